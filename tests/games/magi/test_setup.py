"""Rulebook 1.2 Setup: finding the starting player, the deal, the face-down discards."""

import pytest

from parlour.core.plain import Plain, numbers
from parlour.core.questions import Chance
from parlour.core.stream import Stream
from tests.games.magi.scenes import (
    DECK,
    GAME,
    Play,
    answer,
    asked,
    direction,
    find,
    hand,
    happened,
    nature,
    not_asked,
    offered,
    opening,
    refused,
    round_start,
    scene,
    see,
    sizes,
    told,
    top,
    turn_over,
)


def lots(*cards: str) -> Play:
    """A new game in which these cards are drawn for the start."""
    state = GAME.setup(seats=4)
    for card in cards:
        nature(state, "lot", card)
    return state


def shown_lots(state: Play) -> list[Plain]:
    """The cards that lie open before the seats."""
    seats = see(state, -1)["seats"]
    assert isinstance(seats, list)
    return [row["lot"] for row in seats if isinstance(row, dict)]


@pytest.mark.rule("M-18")
def test_the_largest_number_starts() -> None:
    state = GAME.setup(seats=4)
    chance = state.asked
    assert isinstance(chance, Chance)
    assert list(chance.outcomes) == list(DECK.numbers)
    state = lots("red-coin-1", "blue-staff-1", "mage-1", "red-amulet-2")
    assert happened(state, "starter") == [{"event": "starter", "seat": 2}]
    assert (asked(state), see(state)["starter"]) == ((-3, "deal"), 2)


@pytest.mark.rule("M-87")
def test_the_number_compared_is_the_points() -> None:
    """A guild card of a later number in the deck does not beat an item, and the one ORIGINAL beats all."""
    assert see(lots("red-hourglass-1", "yellow-broom-2", "red-grail-1", "red-broom-1"))["starter"] == 0
    assert see(lots("supreme_mage-1", "fickle_witch-1", "mage-1", "witch-2"))["starter"] == 0


@pytest.mark.rule("M-19")
def test_only_those_who_share_the_largest_draw_again() -> None:
    state = lots("mage-1", "red-coin-1", "witch-1", "red-staff-1")
    assert happened(state, "redraw") == [{"event": "redraw", "seats": [0, 2]}]
    nature(state, "lot", "red-grail-1")
    assert happened(state, "lot") == [{"event": "lot", "seat": 0, "card": "red-grail-1"}]
    nature(state, "lot", "blue-grail-1")
    assert happened(state, "redraw")[0]["seats"] == [0, 2]
    nature(state, "lot", "red-coin-2")
    # A draw far below the first one decides: only the new cards are compared.
    nature(state, "lot", "red-cloak-1")
    assert (see(state)["starter"], asked(state)) == (2, (-3, "deal"))


@pytest.mark.rule("M-87")
def test_redraws_come_from_the_cards_still_face_down() -> None:
    state = lots("mage-1", "red-coin-1", "witch-1", "red-staff-1")
    chance = state.asked
    assert isinstance(chance, Chance)
    open_cards = {DECK.by_text[text] for text in ("mage-1", "red-coin-1", "witch-1", "red-staff-1")}
    assert set(chance.outcomes) == set(DECK.numbers) - open_cards
    assert shown_lots(state) == ["mage-1", "red-coin-1", "witch-1", "red-staff-1"]
    nature(state, "lot", "red-grail-1")
    nature(state, "lot", "mage-2")
    assert shown_lots(state) == [""] * 4
    # Afterwards all cards are gathered and shuffled: everything can be dealt.
    deal = state.asked
    assert isinstance(deal, Chance)
    assert (list(deal.outcomes), deal.take) == (list(DECK.numbers), 7)
    assert see(state)["pile"] == 0


@pytest.mark.rule("M-19")
def test_redraws_go_on_even_when_the_cards_run_out() -> None:
    """Every draw is shared until ORIGINAL is the last card face down; then the open cards are turned over again."""
    state = GAME.setup(seats=4)
    left = {points: [card for card in DECK.cards if card.points == points] for points in (2, 4, 6, 8)}
    draws = [4, 4, 4, 2, 4, 4, 4, 6, 6, 4]
    draws += [points for points, cards in left.items() for _ in range(len(cards) - draws.count(points))]
    for points in draws:
        nature(state, "lot", left[points].pop().text)
    assert happened(state, "redraw") == [{"event": "redraw", "seats": [0, 1]}]
    chance = state.asked
    assert isinstance(chance, Chance)
    assert (chance.about, list(chance.outcomes)) == ("lot", list(DECK.numbers))
    nature(state, "lot", "red-coin-1")
    nature(state, "lot", "red-staff-1")
    assert see(state)["starter"] == 1


def test_cards_that_are_just_enough_are_drawn_before_the_open_ones_are_turned_over() -> None:
    saved = GAME.setup(seats=4).save()
    table = saved["table"]
    assert isinstance(table, dict)
    few: list[Plain] = [0, 9]
    table |= {"deck": few, "pile": numbers([card for card in DECK.numbers if card not in few])}
    state = GAME.load(saved | {"agenda": [["Round"], ["DrawLots", [0, 1]]]})
    chance = state.asked
    assert isinstance(chance, Chance)
    assert list(chance.outcomes) == few


@pytest.mark.rule("M-20")
def test_play_starts_clockwise_and_the_marker_can_be_turned() -> None:
    state = opening(start="red-coin-1", hands={0: "red-cloak-1"})
    assert (direction(state), see(state)["starter"]) == ("clockwise", 0)
    answer(state, 0, "turn", "use red-cloak-1")
    assert direction(state) == "counter"
    assert happened(state, "reversed") == [{"event": "reversed", "direction": "counter"}]


@pytest.mark.rule("M-21")
def test_the_count_lies_open() -> None:
    state = scene(hands={0: "red-staff-1 red-coin-1"})
    assert see(state, 3)["count"] == 0
    answer(state, 0, "turn", "use red-staff-1")
    assert [see(state, eye)["count"] for eye in (-1, 0, 1, 2, 3)] == [2] * 5
    assert happened(state, "count", 3) == [{"event": "count", "count": 2}]
    state = scene(hands={1: "capricious_witch-1 red-coin-1"}, count=3, turn=1)
    answer(state, 1, "magic", "magic capricious_witch-1")
    assert see(state, 2)["count"] == 4


@pytest.mark.rule("M-22")
@pytest.mark.parametrize("seats", [4, 8])
def test_each_player_is_dealt_seven(seats: int) -> None:
    state = opening(seats=seats, starter=2)
    assert sizes(state) == [7] * seats
    # The starting player deals, from themselves on; the last is the one before them.
    dealt = {"event": "dealt", "seat": 1, "number": 7}
    assert happened(state, "dealt", 1) == [{**dealt, "cards": hand(state, 1)}]
    assert happened(state, "dealt", 2) == happened(state, "dealt", -1) == [dealt]


@pytest.mark.rule("M-23")
@pytest.mark.parametrize(("seats", "left"), [(4, 71), (5, 64), (6, 57), (7, 50), (8, 43)])
def test_the_rest_is_the_deck(seats: int, left: int) -> None:
    state = opening(seats=seats)
    assert see(state)["deck"] == left
    dealt = {card for cards in state.table.hands for card in cards}
    assert set(state.table.deck) == set(DECK.numbers) - dealt
    # Face down: nobody's view names a card of it.
    unseen = {DECK.cards[card].text for card in state.table.deck}
    assert not any(text in str(see(state, eye)) for text in unseen for eye in range(-1, seats))


@pytest.mark.rule("M-24")
def test_everybody_discards_one_card_face_down() -> None:
    state = opening()
    mine = hand(state, 1)
    assert offered(state, 1, "discard") == mine
    refused(state, 1, "discard", hand(state, 2)[0], reason="not-in-hand", clause="M-24")
    answer(state, 1, "discard", mine[3])
    assert sizes(state) == [7, 6, 7, 7]
    assert mine[3] not in hand(state, 1)
    # One card each, in any order.
    not_asked(state, 1, "discard", mine[0])
    for seat in (3, 0, 2):
        answer(state, seat, "discard", hand(state, seat)[0])
    assert sizes(state) == [6, 6, 6, 6]


@pytest.mark.rule("M-25", "M-115")
def test_the_starting_player_discards_another_when_all_have_discarded() -> None:
    state = opening(starter=2)
    for seat in (2, 0, 1):
        answer(state, seat, "discard", hand(state, seat)[0])
        # Not before everybody has discarded once.
        not_asked(state, 2, "second-discard", hand(state, 2)[0])
    answer(state, 3, "discard", hand(state, 3)[0])
    assert asked(state) == (2, "second-discard")
    refused(state, 2, "second-discard", hand(state, 1)[0], reason="not-in-hand", clause="M-25")
    for seat in (0, 1, 3):
        not_asked(state, seat, "second-discard", hand(state, seat)[0])
    answer(state, 2, "second-discard", hand(state, 2)[0])
    assert sizes(state) == [6, 6, 5, 6]


@pytest.mark.rule("M-26")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_the_discards_are_turned_and_the_top_one_starts(seats: int) -> None:
    state = opening(seats=seats)
    laid = []
    for seat in range(seats):
        laid.append(hand(state, seat)[0])
        answer(state, seat, "discard", laid[-1])
    laid.append(hand(state, 0)[0])
    answer(state, 0, "second-discard", laid[-1])
    chance = state.asked
    assert isinstance(chance, Chance)
    # Each of the players + 1 cards may come to lie on top, each as likely as any other.
    assert {DECK.cards[card].text for card in chance.outcomes} == set(laid)
    assert {odds for _, odds in chance.odds()} == {chance.odds()[0][1]}
    nature(state, "turn-up", laid[2])
    assert (top(state), see(state)["pile"]) == (laid[2], seats + 1)
    assert {DECK.cards[card].text for card in state.table.pile} == set(laid)
    assert happened(state, "turned-up", -1) == [{"event": "turned-up", "card": laid[2]}]


@pytest.mark.rule("M-89")
def test_the_face_down_discards_are_secret() -> None:
    state = opening()
    secret = hand(state, 1)[2]
    answer(state, 1, "discard", secret)
    assert happened(state, "discarded", 1) == [{"event": "discarded", "seat": 1, "number": 1, "cards": [secret]}]
    for eye in (-1, 0, 2, 3):
        assert happened(state, "discarded", eye) == [{"event": "discarded", "seat": 1, "number": 1}]
        assert secret not in str(see(state, eye))
    assert see(state, 1)["laid"] == [secret]


@pytest.mark.rule("M-89")
def test_after_turning_only_the_top_card_is_public() -> None:
    state = opening(start="red-coin-3")
    buried = [DECK.cards[card].text for card in state.table.pile[:-1]]
    assert see(state, -1)["top"] == "red-coin-3"
    for text in buried:
        owner = next(seat for seat in range(4) if DECK.by_text[text] in state.table.laid[seat])
        for eye in {-1, 0, 1, 2, 3} - {owner}:
            assert text not in str(see(state, eye))
            assert text not in str(told(state, eye))
    # Other discards may as well lie below, as far as anybody else can tell.
    worlds = {tuple(GAME.redeal(state, -1, Stream(seed)).table.pile[:-1]) for seed in range(20)}
    assert len(worlds) > 10


@pytest.mark.rule("M-88")
def test_every_round_starts_afresh() -> None:
    """All 99 cards, count 0, clockwise, the marker before the new starting player."""
    state = scene(hands={0: "red-coin-1", 1: "", 2: "mage-1"}, turn=0, starter=1, direction="counter", count=0)
    turn_over(state, 0, draws="red-coin-2")
    deal = state.asked
    assert isinstance(deal, Chance)
    assert (deal.about, list(deal.outcomes)) == ("deal", list(DECK.numbers))
    view = see(state)
    assert (view["round"], view["starter"], view["count"], view["direction"]) == (2, 2, 0, "clockwise")
    assert (view["colour"], view["top"], view["pile"], view["deck"]) == ("none", "", 0, 99)
    assert sizes(state) == [0, 0, 0, 0]
    assert happened(state, "round") == [{"event": "round", "round": 2, "starter": 2, "direction": "clockwise"}]


@pytest.mark.rule("M-88")
def test_a_free_in_force_does_not_outlast_its_round() -> None:
    state = scene(hands={0: "witch-1", 1: ""}, top="witch-2", colour="free", count=1, turn=0)
    answer(state, 0, "magic", "face")
    nature(state, "draw", "red-coin-1")
    assert (see(state)["round"], see(state)["colour"]) == (2, "none")


def test_the_default_discard_is_the_card_with_most_points() -> None:
    state = opening(hands={0: "red-coin-1 mage-1 witch-1 red-staff-1"})
    assert GAME.write(find(state, 0, "discard"), find(state, 0, "discard").default) == "mage-1"


def test_a_round_is_dealt_from_the_starting_player_on() -> None:
    state = round_start(starter=3)
    nature(state, "deal", " ".join(card.text for card in DECK.cards[:7]))
    assert sizes(state) == [0, 0, 0, 7]
