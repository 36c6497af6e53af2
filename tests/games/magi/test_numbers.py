"""Rulebook 4 Numbers to check against: exact, by counting and by enumerating what nature may answer."""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial, prod

import pytest

from parlour.core.questions import Chance, Value
from parlour.core.seats import NATURE
from parlour.games.magi.model import COLOURS, GREY
from tests.games.magi.scenes import DECK, GAME, Play, answer, asked, offered, opening, refused, scene, see, sizes

CATASTROPHE = {"catastrophe": True}


def all_others(top: str, colour: str, *, count: int = 0, options: Mapping[str, object] | None = None) -> Play:
    """Seat 0 holds the 98 cards that are not on top, so that every card can be asked about at once."""
    empty = dict.fromkeys(range(4), "")
    return scene(top=top, colour=colour, count=count, hands=empty, deck="", rest=0, options=options)


def usable(top: str, colour: str) -> list[str]:
    state = all_others(top, colour)
    assert sizes(state) == [98, 0, 0, 0]
    return [text.removeprefix("use ") for text in offered(state, 0, "turn") if text.startswith("use ")]


def magical(top: str, colour: str, options: Mapping[str, object] | None = None) -> int:
    return len(offered(all_others(top, colour, count=1, options=options), 0, "magic")) - 1


def test_99_is_51_and_27_and_21() -> None:
    assert Counter(card.kind.type for card in DECK.cards) == {"guild": 51, "item": 27, "magician": 21}
    assert Counter(card.colour for card in DECK.cards) == dict.fromkeys(COLOURS, 26) | {GREY: 21}


def test_48_cards_have_an_effect() -> None:
    assert sum(bool(card.effects) for card in DECK.cards) == 48


def test_38_cards_bear_the_hexagram() -> None:
    found = Counter(card.colour for card in DECK.cards if card.hexagram)
    assert found == dict.fromkeys(COLOURS, 7) | {GREY: 17}
    assert sum(found.values()) == 38


def test_17_cards_can_raise_the_count() -> None:
    """Those with DRAW, and ORIGINAL."""
    assert sum(card.draws or card.kind.id == "supreme_mage" for card in DECK.cards) == 17


def test_in_catastrophe_all_but_the_guild_cards_bear_the_hexagram() -> None:
    """With FREE in force nothing else matters: 47 of the 48, one of them being the top card."""
    assert magical("witch-1", "free", CATASTROPHE) == 47
    assert magical("red-coin-1", "free", CATASTROPHE) == 48
    assert magical("red-coin-1", "free") == 38


def test_points_in_the_deck() -> None:
    points = sum(card.points for card in DECK.cards)
    assert points == 352
    assert round(Fraction(points, 99), 3) == Fraction("3.556")
    assert round(Fraction(7 * points, 99), 1) == Fraction("24.9")


@pytest.mark.parametrize(("seats", "left", "laid"), [(4, 71, 5), (5, 64, 6), (6, 57, 7), (7, 50, 8), (8, 43, 9)])
def test_after_the_deal(seats: int, left: int, laid: int) -> None:
    state = opening(seats=seats, start="red-grail-1", starter=1)
    assert (see(state)["deck"], see(state)["pile"]) == (left, laid)
    assert sorted(sizes(state)) == [5] + [6] * (seats - 1)
    assert sizes(state)[1] == 5


def lots(drawn: Sequence[int]) -> tuple[Play, Fraction]:
    """The state after these points have been drawn for the start in this order, and how likely that is."""
    state = GAME.setup(seats=len(drawn))
    likely = Fraction(1)
    for points in drawn:
        chance = state.asked
        assert isinstance(chance, Chance)
        fitting = [
            (value, odds) for value, odds in chance.odds() if isinstance(value, int) and points_of(value) == points
        ]
        likely *= sum(odds for _, odds in fitting)
        if not fitting:
            break
        state.play_value(NATURE, fitting[0][0])
    return state, likely


def points_of(card: Value) -> int:
    assert isinstance(card, int)
    return DECK.cards[card].points


@pytest.mark.rule("M-18", "M-19")
@pytest.mark.parametrize(("seats", "odds"), [(4, ".6729"), (5, ".6585"), (6, ".6443"), (7, ".6323"), (8, ".6221")])
def test_odds_of_a_single_highest_card(seats: int, odds: str) -> None:
    """All multisets of points are enumerated; the order in which the seats draw them does not matter."""
    single = whole = Fraction(0)
    for drawn in combinations_with_replacement(sorted({card.points for card in DECK.cards}), seats):
        orders = factorial(seats) // prod(factorial(times) for times in Counter(drawn).values())
        state, likely = lots(drawn)
        whole += orders * likely
        if asked(state) == (NATURE, "deal"):
            single += orders * likely
    assert whole == 1
    assert round(single, 4) == Fraction(odds)


@pytest.mark.rule("M-29", "M-96")
@pytest.mark.parametrize(
    ("kind", "number"),
    [
        *[(kind, 52) for kind in ("grail", "coin", "sword")],
        *[(kind, 50) for kind in ("shield", "crystal", "scales", "broom")],
        ("hourglass", 48),
        *[(kind, 50) for kind in ("amulet", "scroll", "cloak", "staff")],
    ],
)
def test_how_many_of_the_others_are_usable_on_a_red_card(kind: str, number: int) -> None:
    assert len(usable(f"red-{kind}-1", "red")) == number


@pytest.mark.rule("M-34")
@pytest.mark.parametrize(
    ("kind", "number"),
    [
        *[(kind, 24) for kind in ("grail", "coin", "sword", "shield", "crystal", "scales", "broom", "staff")],
        ("hourglass", 25),
        *[(kind, 27) for kind in ("amulet", "scroll", "cloak")],
    ],
)
def test_how_many_of_those_bear_the_hexagram(kind: str, number: int) -> None:
    assert magical(f"red-{kind}-1", "red") == number


@pytest.mark.rule("M-78")
def test_how_many_bear_it_on_a_staff_in_catastrophe() -> None:
    assert magical("red-staff-1", "red", CATASTROPHE) == 33


@pytest.mark.rule("M-60")
def test_how_many_are_usable_after_a_select() -> None:
    cards = [DECK.cards[DECK.by_text[text]] for text in usable("mage-1", "red")]
    assert Counter(card.colour for card in cards) == {COLOURS[0]: 26, GREY: 20}
    assert magical("mage-1", "red") == 24


@pytest.mark.rule("M-29", "M-96", "M-97")
@pytest.mark.parametrize(
    ("top", "in_force", "card", "legal"),
    [
        ("red-grail-1", "red", "blue-grail-1", True),
        ("red-grail-1", "red", "blue-coin-1", False),
        ("mage-1", "red", "yellow-staff-1", False),
        ("witch-1", "free", "yellow-staff-1", True),
        ("red-grail-1", "free", "yellow-staff-1", True),
    ],
)
def test_vectors_of_legality(top: str, in_force: str, card: str, legal: bool) -> None:
    state = scene(top=top, colour=in_force, hands={0: f"{card} red-broom-1", 1: "red-broom-2"})
    if not legal:
        refused(state, 0, "turn", f"use {card}", reason="no-match", clause="M-96")
        return
    answer(state, 0, "turn", f"use {card}")
    assert see(state)["top"] == card


@pytest.mark.rule("M-34", "M-78")
@pytest.mark.parametrize("on", [False, True])
def test_vector_of_a_staff_on_a_staff_in_the_magic_phase(on: bool) -> None:
    state = scene(top="blue-staff-1", count=2, hands={0: "red-staff-1 red-coin-1"}, options={"catastrophe": on})
    if not on:
        refused(state, 0, "magic", "magic red-staff-1", reason="no-hexagram", clause="M-34")
        return
    answer(state, 0, "magic", "magic red-staff-1")
    assert see(state)["count"] == 4


@pytest.mark.rule("M-63", "M-71", "M-72", "M-76")
@pytest.mark.parametrize(
    ("count", "card", "picks", "after"),
    [
        (0, "red-staff-1", (), 2),
        (2, "supreme_mage-1", (("pick-colour", "free"), ("pick-turn", "through"), ("pick-draw", "0")), 2),
        (5, "guard_mage-1", (("colour", "red"),), 0),
        (3, "red-amulet-1", (), 3),
        (4, "capricious_witch-1", (), 5),
    ],
)
def test_vectors_of_the_count(count: int, card: str, picks: tuple[tuple[str, str], ...], after: int) -> None:
    state = scene(count=count, hands={0: f"{card} red-coin-1"})
    answer(state, 0, "magic" if count else "turn", f"{'magic' if count else 'use'} {card}")
    for about, pick in picks:
        answer(state, 0, about, pick)
    assert see(state)["count"] == after
