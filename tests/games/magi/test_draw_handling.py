"""Rulebook 1.5 Phase 2, draw handling, and what happens when the deck runs out."""

import pytest

from parlour.core.plain import numbers
from parlour.core.questions import Chance
from tests.games.magi.scenes import (
    DECK,
    GAME,
    answer,
    asked,
    colour,
    hand,
    happened,
    nature,
    not_asked,
    offered,
    opening,
    scene,
    see,
    sizes,
    told,
    top,
    turn_over,
    windows,
)


@pytest.mark.rule("M-41")
def test_at_count_0_the_turn_goes_on_to_the_main_phase() -> None:
    state = scene(count=0, hands={0: "red-coin-1 red-sword-1"})
    assert (asked(state), sizes(state)[0]) == ((0, "turn"), 2)
    answer(state, 0, "turn", "use red-coin-1")
    assert sizes(state)[0] == 1


@pytest.mark.rule("M-42")
@pytest.mark.parametrize("count", [1, 2, 5, 11])
def test_as_many_cards_as_the_count_are_drawn(count: int) -> None:
    state = scene(count=count, hands={0: "red-coin-1"})
    answer(state, 0, "magic", "face")
    chance = state.asked
    assert isinstance(chance, Chance)
    assert chance.take == count
    nature(state, "draw", " ".join(DECK.cards[card].text for card in state.table.deck[:count]))
    assert sizes(state)[0] == 1 + count
    # No main phase.
    assert asked(state) == (1, "turn")
    not_asked(state, 0, "turn", "use red-coin-1")


@pytest.mark.rule("M-42")
def test_after_the_draw_comes_the_end_phase() -> None:
    state = scene(count=1, hands={0: "red-coin-1", 2: ""})
    answer(state, 0, "magic", "face")
    nature(state, "draw", "red-coin-2")
    assert happened(state, "round-over") == [{"event": "round-over", "round": 1}]


@pytest.mark.rule("M-43")
def test_after_the_draw_the_count_is_0() -> None:
    state = scene(count=3, hands={0: "blue-coin-1"})
    answer(state, 0, "magic", "face")
    assert see(state)["count"] == 3
    nature(state, "draw", "mage-1 mage-2 witch-1")
    assert see(state)["count"] == 0
    assert happened(state, "count", 2) == [{"event": "count", "count": 0}]
    assert asked(state) == (1, "turn")


@pytest.mark.rule("M-107")
@pytest.mark.parametrize("in_force", ["blue", "free"])
def test_an_empty_deck_is_made_of_the_discards_below_the_top(in_force: str) -> None:
    state = scene(top="witch-1", colour=in_force, count=3, deck="red-coin-1", rest="pile", hands={0: "blue-coin-1"})
    beneath = set(state.table.pile[:-1])
    answer(state, 0, "magic", "face")
    nature(state, "draw", "red-coin-1")
    assert happened(state, "reshuffled", -1) == [{"event": "reshuffled", "number": len(beneath)}]
    chance = state.asked
    assert isinstance(chance, Chance)
    assert (set(chance.outcomes), chance.take) == (beneath, 2)
    nature(state, "draw", "mage-1 mage-2")
    assert hand(state, 0) == ["red-coin-1", "blue-coin-1", "mage-1", "mage-2"]
    assert (top(state), see(state)["pile"], colour(state)) == ("witch-1", 1, in_force)
    assert see(state)["deck"] == len(beneath) - 2


@pytest.mark.rule("M-107")
def test_the_deck_is_made_anew_only_when_a_card_must_be_drawn() -> None:
    state = scene(deck="red-coin-1", rest="pile", hands={0: "blue-coin-1 blue-coin-2", 1: "blue-staff-1 blue-staff-2"})
    turn_over(state, 0, draws="red-coin-1")
    assert (see(state)["deck"], happened(state, "reshuffled")) == (0, [])
    beneath = set(state.table.pile[:-1])
    answer(state, 1, "turn", "draw")
    chance = state.asked
    assert isinstance(chance, Chance)
    assert set(chance.outcomes) == beneath
    nature(state, "draw", "mage-1")
    assert (see(state)["deck"], see(state)["pile"], top(state)) == (len(beneath) - 1, 1, "red-grail-1")


@pytest.mark.rule("M-107")
def test_a_deck_that_is_just_enough_is_not_made_anew() -> None:
    state = scene(count=2, deck="red-coin-1 red-coin-2", rest="pile", hands={0: "blue-coin-1"})
    discards = see(state)["pile"]
    answer(state, 0, "magic", "face")
    nature(state, "draw", "red-coin-1 red-coin-2")
    assert happened(state, "reshuffled") == []
    assert (sizes(state)[0], see(state)["deck"], see(state)["pile"]) == (3, 0, discards)


@pytest.mark.rule("M-107")
def test_what_was_laid_face_down_is_shuffled_in_and_no_longer_known() -> None:
    saved = opening(start="red-coin-1").save()
    table = saved["table"]
    assert isinstance(table, dict)
    hands, deck = table["hands"], table["deck"]
    assert isinstance(hands, list)
    assert isinstance(hands[3], list)
    assert isinstance(deck, list)
    rest = sorted(card for card in (*hands[3], *deck) if isinstance(card, int))
    state = GAME.load(saved | {"table": table | {"hands": [*hands[:3], numbers(rest)], "deck": []}})
    mine = see(state, 1)["laid"]
    assert isinstance(mine, list)
    assert len(mine) == 1
    answer(state, 0, "turn", "draw")
    chance = state.asked
    assert isinstance(chance, Chance)
    assert mine[0] in state.table.texts(list(chance.outcomes))
    assert see(state, 1)["laid"] == []


@pytest.mark.rule("M-107")
def test_the_reshuffled_discards_are_no_longer_known_to_anybody() -> None:
    state = scene(count=1, deck="", rest="pile", hands={0: "blue-coin-1"})
    answer(state, 0, "magic", "face")
    chance = state.asked
    assert isinstance(chance, Chance)
    assert {odds for _, odds in chance.odds()} == {chance.odds()[0][1]}
    assert len(chance.outcomes) == 91


@pytest.mark.rule("M-108")
def test_what_is_too_little_is_drawn_and_the_rest_lapses() -> None:
    state = scene(count=5, deck="red-coin-1 red-coin-2", rest=3, hands={0: "blue-coin-1", 3: ""})
    answer(state, 0, "magic", "face")
    nature(state, "draw", "red-coin-1 red-coin-2")
    assert happened(state, "short", -1) == [{"event": "short", "number": 3}]
    assert (sizes(state)[0], see(state)["count"], see(state)["deck"]) == (3, 0, 0)
    assert (asked(state), top(state)) == ((1, "turn"), "red-grail-1")


@pytest.mark.rule("M-108")
def test_a_count_draw_of_nothing_sets_the_count_to_0_all_the_same() -> None:
    state = scene(count=5, deck="", rest=3, hands={0: "blue-coin-1", 3: ""})
    answer(state, 0, "magic", "face")
    assert (sizes(state)[0], see(state)["count"], asked(state)) == (1, 0, (1, "turn"))
    assert [each["event"] for each in told(state)] == ["short", "count", "turn"]


@pytest.mark.rule("M-108")
def test_discards_and_deck_together_may_be_too_little() -> None:
    state = scene(count=0, deck="", rest=3, hands={0: "red-scroll-1 blue-staff-1", 2: "red-broom-1", 3: ""})
    answer(state, 0, "turn", "use red-scroll-1")
    answer(state, 0, "target", "2")
    # One card lies under the scroll; the next who draws gets it, the one after that nothing.
    answer(state, 2, "turn", "draw")
    nature(state, "draw", "red-grail-1")
    assert see(state)["deck"] == 0
    answer(state, 2, "may-use", "pass")
    answer(state, 3, "turn", "draw")
    assert asked(state) == (3, "may-use")


@pytest.mark.rule("M-108")
def test_b_may_draw_nothing() -> None:
    state = scene(deck="", rest=3, hands={0: "blue-coin-1 red-coin-1", 3: ""})
    answer(state, 0, "turn", "draw")
    assert happened(state, "short") == [{"event": "short", "number": 1}]
    assert (sizes(state)[0], offered(state, 0, "may-use")) == (2, ["use red-coin-1", "pass"])
    answer(state, 0, "may-use", "pass")
    assert asked(state) == (1, "turn")


@pytest.mark.rule("M-108")
def test_a_penalty_draw_may_draw_nothing() -> None:
    # Only the top discard lies on the table, and it stays: seat 3 holds everything else.
    state = scene(deck="", rest=3, hands={0: "blue-coin-1", 3: ""}, count=1)
    answer(state, 0, "magic", "face")
    assert sizes(state)[0] == 1
    answer(state, 2, "catch", "forgot")
    assert happened(state, "caught") == [{"event": "caught", "by": 2, "seat": 0}]
    assert happened(state, "short") == [{"event": "short", "number": 1}]
    assert (sizes(state)[0], asked(state)) == (1, (1, "turn"))
    assert (2, "catch") not in windows(state)


@pytest.mark.rule("M-107")
def test_a_penalty_draw_makes_the_deck_anew_too() -> None:
    state = scene(deck="", rest="pile", hands={0: "red-coin-1 red-coin-2"})
    answer(state, 0, "turn", "use red-coin-1")
    answer(state, 3, "catch", "forgot")
    nature(state, "draw", "mage-1")
    assert (hand(state, 0), top(state), see(state)["pile"]) == (["red-coin-2", "mage-1"], "red-coin-1", 1)
