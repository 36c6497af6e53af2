"""Rulebook 2 Readings MA-19 to MA-23, MA-27 and MA-28: starting card, direction, colour, variant, shuffling."""

import pytest

from tests.games.magi.scenes import (
    GAME,
    answer,
    asked,
    colour,
    direction,
    find,
    happened,
    offered,
    opening,
    round_start,
    scene,
    see,
    turn_over,
)


@pytest.mark.rule("M-94")
@pytest.mark.parametrize("start", ["red-amulet-1", "water_mage-1", "scatter_witch-1"])
def test_ma_19_a_starting_through_changes_nothing(start: str) -> None:
    state = opening(start=start, starter=1)
    if start == "water_mage-1":
        answer(state, 1, "colour", "red")
    assert (asked(state) or (None,))[0] == 1


@pytest.mark.parametrize("start", ["red-amulet-1", "water_mage-1", "scatter_witch-1"])
def test_ma_19_a_starting_through_skips_the_first_turn(start: str) -> None:
    state = opening(start=start, starter=1, options={"start_through_skips": True})
    if start == "water_mage-1":
        answer(state, 1, "colour", "red")
    # A count stands against the player who is first instead.
    assert asked(state) == (2, "magic" if start == "scatter_witch-1" else "turn")
    assert see(state)["starter"] == 1
    assert happened(state, "through", -1) == [{"event": "through", "seat": 1}]
    if start == "red-amulet-1":
        turn_over(state, 2, draws="mage-1")
        assert asked(state) == (3, "turn")


def test_ma_19_it_skips_in_the_direction_then_valid() -> None:
    options = {"start_through_skips": True, "direction_resets": False}
    state = opening(start="red-amulet-1", starter=1, direction="counter", options=options)
    assert (direction(state), asked(state)) == ("counter", (0, "turn"))


def test_ma_19_a_picked_through_skips_too() -> None:
    state = opening(start="supreme_mage-1", starter=1, options={"start_through_skips": True})
    for about, pick in (("pick-colour", "free"), ("pick-turn", "through"), ("pick-draw", "2")):
        answer(state, 1, about, pick)
    assert (asked(state), see(state)["count"]) == ((2, "magic"), 2)


@pytest.mark.rule("M-88")
def test_ma_20_every_round_is_clockwise_again() -> None:
    assert direction(round_start(direction="counter")) == "clockwise"


def test_ma_20_the_direction_outlasts_the_round() -> None:
    options = {"direction_resets": False}
    assert direction(round_start(direction="counter", options=options)) == "counter"
    assert direction(round_start(direction="clockwise", options=options)) == "clockwise"
    state = opening(start="red-coin-1", starter=1, direction="counter", options=options)
    turn_over(state, 1, draws="mage-1")
    assert asked(state) == (0, "turn")


@pytest.mark.rule("M-56")
@pytest.mark.parametrize("resets", [True, False])
def test_ma_21_left_is_seat_order_whatever_the_direction(resets: bool) -> None:
    state = scene(hands={3: "red-coin-1"}, turn=3, starter=2, direction="counter", options={"direction_resets": resets})
    answer(state, 3, "turn", "use red-coin-1")
    assert (see(state)["starter"], direction(state)) == (3, "clockwise" if resets else "counter")


@pytest.mark.rule("M-98")
def test_ma_22_free_lets_anything_be_used() -> None:
    state = scene(top="witch-1", colour="free", hands={0: "red-coin-1 blue-staff-1 yellow-cloak-1 mage-1"})
    assert offered(state, 0, "turn") == [
        "use red-coin-1",
        "use yellow-cloak-1",
        "use blue-staff-1",
        "use mage-1",
        "magic yellow-cloak-1",
        "draw",
    ]


@pytest.mark.rule("M-60")
@pytest.mark.parametrize("in_force", ["red", "blue", "yellow"])
def test_ma_23_select_may_keep_the_colour(in_force: str) -> None:
    state = scene(top="water_mage-2", colour=in_force, hands={0: "water_mage-1 red-coin-1"})
    answer(state, 0, "turn", "use water_mage-1")
    # Until it is named the colour stays, and staying is the default.
    asking = find(state, 0, "colour")
    assert (colour(state), GAME.write(asking, asking.default)) == (in_force, in_force)
    answer(state, 0, "colour", in_force)
    assert colour(state) == in_force


@pytest.mark.rule("M-78", "M-80")
@pytest.mark.parametrize("on", [False, True])
def test_ma_27_the_variant(on: bool) -> None:
    state = scene(count=2, hands={0: "red-staff-1 red-coin-1"}, options={"catastrophe": on})
    assert ("magic red-staff-1" in offered(state, 0, "magic")) is on


@pytest.mark.rule("M-88")
def test_ma_28_the_cards_are_shuffled_before_the_deal() -> None:
    """Every seven of the 99 are as likely as any others, whatever lay where before."""
    state = scene(hands={0: "red-coin-1"})
    answer(state, 0, "turn", "use red-coin-1")
    question = state.asked
    assert question is not None
    assert (question.about, question.allows(tuple(range(7))), question.allows(tuple(range(92, 99)))) == (
        "deal",
        True,
        True,
    )
