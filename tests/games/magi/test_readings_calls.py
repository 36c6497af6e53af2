"""Rulebook 2 Readings MA-17, MA-18, MA-25 and MA-26: the call "Magi!" and its window."""

import pytest

from tests.games.magi.scenes import (
    GAME,
    Play,
    answer,
    asked,
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
    windows,
)


@pytest.mark.rule("M-109", "M-114")
def test_ma_17_the_next_turn_of_anyone_also_ones_own() -> None:
    state = scene(hands={0: "red-hourglass-1 red-coin-1 red-sword-1"})
    answer(state, 0, "turn", "use red-hourglass-1")
    answer(state, 0, "turn", "use red-coin-1")
    assert asked(state) == (1, "turn")
    answer(state, 1, "turn", "draw")
    not_asked(state, 2, "catch", "forgot")


@pytest.mark.rule("M-109")
def test_ma_18_a_wrong_accusation_costs_nothing() -> None:
    state = scene(hands={0: "red-coin-1 red-coin-2 red-sword-1"})
    answer(state, 0, "turn", "use red-coin-1")
    answer(state, 3, "catch", "forgot")
    assert (sizes(state)[3], asked(state), told(state)) == (2, (1, "turn"), [{"event": "wrong", "by": 3, "seat": 0}])


def test_ma_18_a_wrong_accuser_draws_at_once() -> None:
    options = {"wrong_accusation_draw": 1}
    state = scene(hands={0: "red-coin-1 red-coin-2 red-sword-1"}, options=options)
    answer(state, 0, "turn", "use red-coin-1")
    answer(state, 3, "catch", "forgot")
    assert asked(state) == (-3, "draw")
    nature(state, "draw", "mage-1")
    assert (sizes(state)[3], asked(state)) == (3, (1, "turn"))
    # Only in the window, and once in it.
    not_asked(state, 3, "catch", "forgot")
    answer(state, 1, "turn", "draw")
    not_asked(state, 2, "catch", "forgot")


def test_ma_18_a_right_accuser_does_not_draw() -> None:
    state = scene(hands={0: "red-coin-1 red-coin-2"}, options={"wrong_accusation_draw": 1})
    answer(state, 0, "turn", "use red-coin-1")
    answer(state, 3, "catch", "forgot")
    nature(state, "draw", "mage-1")
    assert (sizes(state), asked(state)) == ([2, 2, 2, 2], (1, "turn"))


def test_ma_18_a_wrong_accuser_draws_with_an_empty_hand_too() -> None:
    state = scene(
        count=2, hands={0: "red-amulet-1 red-coin-2 red-sword-1", 3: ""}, options={"wrong_accusation_draw": 1}
    )
    answer(state, 0, "magic", "magic red-amulet-1")
    answer(state, 3, "catch", "forgot")
    nature(state, "draw", "mage-1")
    assert (hand(state, 3), asked(state), see(state)["count"]) == (["mage-1"], (1, "magic"), 2)


@pytest.mark.parametrize("by", [1, 2])
def test_ma_18_the_drawn_card_may_be_the_next_players_only_one_to_use(by: int) -> None:
    """The question that waits is asked of the hand as it is now."""
    state = scene(
        hands={0: "red-coin-1 red-coin-2 red-sword-1", 1: "blue-staff-1"}, options={"wrong_accusation_draw": 1}
    )
    answer(state, 0, "turn", "use red-coin-1")
    answer(state, by, "catch", "forgot")
    nature(state, "draw", "red-cloak-1")
    assert ("use red-cloak-1" in offered(state, 1, "turn")) is (by == 1)


def round_ends_with_one_card(*, said: bool, options: dict[str, object]) -> Play:
    """Seat 0 ends with one card, and with it the round, since seat 2 has none."""
    state = scene(count=1, hands={0: "", 2: ""}, options=options)
    if said:
        answer(state, 0, "call", "magi")
    answer(state, 0, "magic", "face")
    nature(state, "draw", "mage-1")
    return state


@pytest.mark.rule("M-110")
def test_ma_25_no_catch_when_the_round_has_ended() -> None:
    state = round_ends_with_one_card(said=False, options={})
    assert (asked(state), windows(state), state.table.penalties) == ((-3, "deal"), [], (6, 4, 0, 4))


def test_ma_25_a_catch_is_possible_until_the_next_player_counts() -> None:
    state = round_ends_with_one_card(said=False, options={"catch_at_round_end": True})
    assert (asked(state), state.table.penalties) == ((1, "count-penalties"), (0, 0, 0, 0))
    caught = state.copy()
    answer(caught, 3, "catch", "forgot")
    nature(caught, "draw", "mage-2")
    for by in (1, 2):
        not_asked(caught, by, "catch", "forgot")
    answer(caught, 1, "count-penalties", "count")
    assert caught.table.penalties == (12, 4, 0, 4)
    # The round is over, whatever is drawn now; and the counting closes the window.
    answer(state, 1, "count-penalties", "count")
    assert (state.table.penalties, asked(state)) == ((6, 4, 0, 4), (-3, "deal"))
    not_asked(state, 3, "catch", "forgot")


def test_ma_25_the_call_can_still_be_made_then() -> None:
    state = round_ends_with_one_card(said=False, options={"catch_at_round_end": True})
    answer(state, 0, "call", "magi")
    answer(state, 3, "catch", "forgot")
    assert happened(state, "wrong") == [{"event": "wrong", "by": 3, "seat": 0}]
    refused(state, 1, "count-penalties", "draw", reason="illegal", clause="M-54")


@pytest.mark.parametrize("call", ["manual", "auto"])
def test_ma_25_there_is_no_window_if_no_call_is_missing(call: str) -> None:
    state = round_ends_with_one_card(said=call == "manual", options={"catch_at_round_end": True, "magi_call": call})
    assert (asked(state), state.table.penalties) == ((-3, "deal"), (6, 4, 0, 4))
    # Nor if the player went out.
    state = scene(hands={0: "red-coin-1"}, options={"catch_at_round_end": True})
    answer(state, 0, "turn", "use red-coin-1")
    assert asked(state) == (-3, "deal")


@pytest.mark.rule("M-49", "M-50")
def test_ma_26_the_call_is_the_players_own() -> None:
    state = scene(hands={0: "red-coin-1 red-coin-2"})
    assert windows(state) == [(0, "call")]
    answer(state, 0, "turn", "use red-coin-1")
    assert happened(state, "called") == []
    answer(state, 3, "catch", "forgot")
    assert happened(state, "caught") != []


def test_ma_26_the_call_is_made_by_itself() -> None:
    options = {"magi_call": "auto"}
    state = scene(hands={0: "red-coin-1 red-coin-2"}, options=options)
    assert windows(state) == []
    not_asked(state, 0, "call", "magi")
    answer(state, 0, "turn", "use red-coin-1")
    assert happened(state, "called", -1) == [{"event": "called", "seat": 0}]
    assert windows(state) == []
    for by in (1, 2, 3):
        not_asked(state, by, "catch", "forgot")
    # Only with exactly one card.
    state = scene(hands={0: "red-coin-1 red-coin-2 red-sword-1"}, options=options)
    answer(state, 0, "turn", "use red-coin-1")
    assert happened(state, "called") == []


def test_ma_26_at_tables_played_over_days_it_is_made_by_itself() -> None:
    shown = see(GAME.setup(seats=4, by_days=True))["options"]
    assert isinstance(shown, dict)
    assert shown["magi_call"] == "auto"
    chosen = see(GAME.setup(seats=4, by_days=True, options={"magi_call": "manual"}))["options"]
    assert isinstance(chosen, dict)
    assert chosen["magi_call"] == "manual"
