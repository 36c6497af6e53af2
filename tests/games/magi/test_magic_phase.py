"""Rulebook 1.4 Phase 1, magic."""

import pytest

from parlour.core.questions import Choice
from tests.games.magi.scenes import (
    DECK,
    Play,
    answer,
    asked,
    colour,
    direction,
    find,
    greyed,
    hand,
    happened,
    nature,
    not_asked,
    offered,
    refused,
    scene,
    see,
    sizes,
    told,
)

HEXAGRAM_CARDS = [
    "red-hourglass-1",
    "red-amulet-1",
    "red-scroll-1",
    "red-cloak-1",
    "time_mage-1",
    "guard_mage-1",
    "water_mage-1",
    "fire_mage-1",
    "wind_mage-1",
    "capricious_witch-1",
    "fickle_witch-1",
    "scatter_witch-1",
    "supreme_mage-1",
]


def finish_effects(state: Play, seat: int) -> None:
    """Answer what the effects of this seat's card ask, with the first option."""
    while (question := state.asked) is not None and question.about not in ("turn", "magic"):
        assert isinstance(question, Choice)
        assert question.seat == seat
        answer(state, seat, question.about, state.game.write(question, question.options[0]))


@pytest.mark.rule("M-34")
@pytest.mark.parametrize("card", ["red-grail-1", "red-staff-1", "mage-1", "witch-1"])
def test_only_hexagram_cards_are_used(card: str) -> None:
    state = scene(top="red-coin-1", count=2, hands={0: f"{card} red-cloak-1"})
    assert offered(state, 0, "magic") == ["magic red-cloak-1", "face"]
    refused(state, 0, "magic", f"magic {card}", reason="no-hexagram", clause="M-34")
    assert greyed(state, 0, "magic") == {f"magic {card}": ("no-hexagram", ("M-34", "M-83"))}


@pytest.mark.rule("M-34")
def test_there_is_no_main_phase_against_a_count() -> None:
    state = scene(count=2, hands={0: "red-coin-1 red-cloak-1"})
    for text in ("use red-coin-1", "use red-cloak-1"):
        refused(state, 0, "magic", text, reason="illegal", clause="M-34")


@pytest.mark.rule("M-35")
def test_using_one_is_optional() -> None:
    state = scene(count=1, hands={0: "red-cloak-1 red-amulet-1"})
    assert find(state, 0, "magic").default == find(state, 0, "magic").options[-1]
    answer(state, 0, "magic", "face")
    nature(state, "draw", "mage-1")
    assert (hand(state, 0), see(state)["count"]) == (["red-amulet-1", "red-cloak-1", "mage-1"], 0)
    # At count 0 a hexagram card may as well stay in hand.
    state = scene(hands={0: "red-cloak-1 red-amulet-1 red-coin-1"})
    answer(state, 0, "turn", "use red-coin-1")
    assert hand(state, 0) == ["red-amulet-1", "red-cloak-1"]


@pytest.mark.rule("M-36")
def test_all_effects_are_used() -> None:
    state = scene(count=4, turn=1, hands={1: "capricious_witch-1 blue-coin-1"})
    answer(state, 1, "magic", "magic capricious_witch-1")
    assert (colour(state), see(state)["count"], direction(state)) == ("free", 5, "counter")
    assert asked(state) == (0, "magic")


@pytest.mark.rule("M-36")
def test_no_effect_can_be_left_out() -> None:
    state = scene(count=4, turn=1, hands={1: "fire_mage-1 blue-coin-1"})
    answer(state, 1, "magic", "magic fire_mage-1")
    # Its colour and its target must be said; nothing else goes on before.
    assert (asked(state), find(state, 1, "colour").optional) == ((1, "colour"), False)
    not_asked(state, 2, "magic", "face")
    refused(state, 1, "colour", "face", reason="illegal", clause="M-60")
    answer(state, 1, "colour", "blue")
    assert (asked(state), find(state, 1, "target").optional) == ((1, "target"), False)
    not_asked(state, 2, "magic", "face")
    answer(state, 1, "target", "0")
    assert (colour(state), asked(state), see(state)["count"]) == ("blue", (0, "magic"), 4)


@pytest.mark.rule("M-37")
def test_after_its_effects_comes_the_end_phase() -> None:
    state = scene(count=1, hands={0: "red-amulet-1 red-coin-1", 3: ""})
    answer(state, 0, "magic", "magic red-amulet-1")
    # Neither another magic card nor a main phase.
    not_asked(state, 0, "turn", "use red-coin-1")
    assert [each["event"] for each in told(state)] == ["used", "through", "turn"]
    # It is an end phase: with count 0 it would have ended the round.
    state = scene(count=1, hands={0: "guard_mage-1 red-coin-1", 3: ""})
    answer(state, 0, "magic", "magic guard_mage-1")
    answer(state, 0, "colour", "red")
    assert happened(state, "round-over") != []


@pytest.mark.rule("M-38")
@pytest.mark.parametrize("card", ["red-amulet-1", "red-cloak-1", "water_mage-1", "scatter_witch-1"])
def test_the_draw_is_avoided(card: str) -> None:
    state = scene(count=6, turn=1, hands={1: f"{card} red-coin-1"})
    deck = see(state)["deck"]
    answer(state, 1, "magic", f"magic {card}")
    finish_effects(state, 1)
    assert (hand(state, 1), see(state)["deck"]) == (["red-coin-1"], deck)
    assert see(state)["turn"] != 1


@pytest.mark.rule("M-39")
@pytest.mark.parametrize("card", ["capricious_witch-1", "scatter_witch-2"])
def test_a_draw_on_it_changes_the_count(card: str) -> None:
    state = scene(count=4, hands={0: f"{card} red-coin-1"})
    answer(state, 0, "magic", f"magic {card}")
    assert see(state, -1)["count"] == 5
    assert happened(state, "count", -1) == [{"event": "count", "count": 5}]


@pytest.mark.rule("M-40")
@pytest.mark.parametrize("card", HEXAGRAM_CARDS)
def test_in_the_main_phase_it_has_the_same_effect(card: str) -> None:
    assert {DECK.cards[DECK.by_text[text]].kind.id for text in HEXAGRAM_CARDS} == {
        kind.id for kind in DECK.kinds if kind.hexagram
    }
    outcomes = []
    for how in ("use", "magic"):
        state = scene(hands={0: f"{card} red-coin-1 red-coin-2"})
        answer(state, 0, "turn", f"{how} {card}")
        finish_effects(state, 0)
        outcomes.append(state.save())
    assert outcomes[0] == outcomes[1]


@pytest.mark.rule("M-116")
def test_at_a_count_the_magic_phase_is_offered_whatever_the_hand_holds() -> None:
    shown = []
    for mine in ("blue-coin-1 mage-1", "red-amulet-1 red-cloak-1"):
        state = scene(count=3, hands={0: mine})
        assert asked(state) == (0, "magic")
        assert "face" in offered(state, 0, "magic")
        shown.append([see(state, eye) for eye in (-1, 1, 2, 3)])
    # Silence tells nothing: the others see the same.
    assert shown[0] == shown[1]
    state = scene(count=3, hands={0: "blue-coin-1 mage-1"})
    assert offered(state, 0, "magic") == ["face"]


@pytest.mark.rule("M-116")
def test_at_count_0_magic_and_main_are_one_question() -> None:
    state = scene(hands={0: "red-cloak-1 red-coin-1 blue-scroll-1"})
    assert [q.about for q in state.questions if isinstance(q, Choice) and not q.optional] == ["turn"]
    assert offered(state, 0, "turn") == ["use red-coin-1", "use red-cloak-1", "magic red-cloak-1", "draw"]
    answer(state, 0, "turn", "magic red-cloak-1")
    assert happened(state, "used")[0]["phase"] == "magic"
    assert (sizes(state)[0], asked(state)) == (2, (3, "turn"))
