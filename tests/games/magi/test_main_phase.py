"""Rulebook 1.6 Phase 3, main: use a card (A), or draw one and perhaps use one (B)."""

import pytest

from tests.games.magi.scenes import (
    answer,
    asked,
    colour,
    direction,
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
    top,
)


@pytest.mark.rule("M-44")
def test_a_or_b_must_be_done() -> None:
    state = scene(hands={0: "red-coin-1 blue-coin-1"})
    assert offered(state, 0, "turn") == ["use red-coin-1", "draw"]
    # Neither is no way out ...
    refused(state, 0, "turn", "pass", reason="illegal", clause="M-44")
    not_asked(state, 1, "turn", "draw")
    # ... and it is A or B, not both: after A nothing is drawn.
    answer(state, 0, "turn", "use red-coin-1")
    not_asked(state, 0, "turn", "draw")
    assert (sizes(state)[0], asked(state)) == (1, (1, "turn"))


@pytest.mark.rule("M-44")
def test_b_is_done_once() -> None:
    state = scene(hands={0: "red-coin-1 blue-coin-1"})
    answer(state, 0, "turn", "draw")
    nature(state, "draw", "mage-1")
    refused(state, 0, "may-use", "draw", reason="illegal", clause="M-44")
    assert offered(state, 0, "may-use") == ["use red-coin-1", "use mage-1", "pass"]


@pytest.mark.rule("M-45")
@pytest.mark.parametrize("card", ["red-coin-1", "red-staff-1", "red-amulet-1", "mage-1", "capricious_witch-1"])
def test_any_type_of_card_may_be_used(card: str) -> None:
    state = scene(hands={0: f"{card} blue-coin-1"})
    answer(state, 0, "turn", f"use {card}")
    assert top(state) == card
    # Colour or name still binds.
    state = scene(hands={0: "blue-staff-1 blue-amulet-1 blue-coin-1"})
    assert offered(state, 0, "turn") == ["draw"]


@pytest.mark.rule("M-46")
def test_a_uses_one_card_from_hand_and_ends_the_turn() -> None:
    state = scene(hands={0: "red-coin-1 red-sword-1"})
    refused(state, 0, "turn", "use red-coin-2", reason="not-in-hand", clause="M-46")
    answer(state, 0, "turn", "use red-coin-1")
    assert (hand(state, 0), asked(state)) == (["red-sword-1"], (1, "turn"))
    # It is the end phase that follows: an empty hand ends the round there.
    state = scene(hands={0: "red-coin-1"})
    answer(state, 0, "turn", "use red-coin-1")
    assert [each["event"] for each in told(state)][:2] == ["used", "round-over"]


@pytest.mark.rule("M-47")
def test_b_draws_one_and_then_one_card_may_be_used() -> None:
    state = scene(hands={0: "blue-coin-1 blue-broom-1"})
    answer(state, 0, "turn", "draw")
    nature(state, "draw", "red-shield-1")
    assert offered(state, 0, "may-use") == ["use red-shield-1", "pass"]
    refused(state, 0, "may-use", "use blue-coin-1", reason="no-match", clause="M-29")
    assert set(greyed(state, 0, "may-use")) == {"use blue-coin-1", "use blue-broom-1"}
    answer(state, 0, "may-use", "use red-shield-1")
    assert (top(state), sizes(state)[0], asked(state)) == ("red-shield-1", 2, (1, "turn"))


@pytest.mark.rule("M-48")
def test_with_nothing_usable_b_ends_with_a_pass() -> None:
    state = scene(hands={0: "blue-coin-1 blue-broom-1"})
    answer(state, 0, "turn", "draw")
    nature(state, "draw", "yellow-shield-1")
    # The others cannot tell that nothing was usable: the pass has to be said.
    assert (asked(state), offered(state, 0, "may-use")) == ((0, "may-use"), ["pass"])
    answer(state, 0, "may-use", "pass")
    assert happened(state, "passed", -1) == [{"event": "passed", "seat": 0}]
    assert asked(state) == (1, "turn")


@pytest.mark.rule("M-100")
def test_b_may_be_chosen_with_a_usable_card_in_hand() -> None:
    state = scene(hands={0: "red-coin-1 blue-broom-1"})
    answer(state, 0, "turn", "draw")
    nature(state, "draw", "yellow-shield-1")
    # Any usable card, not only the drawn one.
    assert offered(state, 0, "may-use") == ["use red-coin-1", "pass"]
    answer(state, 0, "may-use", "use red-coin-1")
    assert hand(state, 0) == ["yellow-shield-1", "blue-broom-1"]


@pytest.mark.rule("M-100")
def test_using_none_counts_as_a_pass() -> None:
    state = scene(hands={0: "red-coin-1 blue-broom-1"})
    answer(state, 0, "turn", "draw")
    nature(state, "draw", "red-shield-1")
    answer(state, 0, "may-use", "pass")
    assert (happened(state, "passed"), sizes(state)[0]) == ([{"event": "passed", "seat": 0}], 3)
    assert asked(state) == (1, "turn")


@pytest.mark.rule("M-101")
def test_a_card_used_in_b_has_its_effects_in_full() -> None:
    state = scene(turn=2, hands={2: "blue-coin-1 blue-broom-1"})
    answer(state, 2, "turn", "draw")
    nature(state, "draw", "capricious_witch-1")
    answer(state, 2, "may-use", "use capricious_witch-1")
    assert (colour(state), see(state)["count"], direction(state)) == ("free", 1, "counter")
    assert asked(state) == (1, "magic")


@pytest.mark.rule("M-101")
def test_after_a_card_used_in_b_comes_the_end_phase() -> None:
    state = scene(hands={0: "blue-coin-1", 1: ""}, options={"round_end_hand": "turn_player"})
    answer(state, 0, "turn", "draw")
    nature(state, "draw", "red-hourglass-1")
    answer(state, 0, "may-use", "use red-hourglass-1")
    # The end phase with one card in hand: its window is open, and AGAIN gives the next turn.
    assert asked(state) == (0, "turn")
    answer(state, 3, "catch", "forgot")
    assert happened(state, "caught") == [{"event": "caught", "by": 3, "seat": 0}]
