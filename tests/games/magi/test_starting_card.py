"""Rulebook 1.2 and 1.11: what the starting card does to the starting player."""

import pytest

from tests.games.magi.scenes import (
    Play,
    answer,
    asked,
    colour,
    direction,
    happened,
    nature,
    offered,
    opening,
    refused,
    see,
    sizes,
    top,
)


def original(*picks: str, hands: dict[int, str] | None = None, starter: int = 0) -> Play:
    """A round whose starting card is ORIGINAL, with these three picks by the starting player."""
    state = opening(start="supreme_mage-1", starter=starter, hands=hands)
    for about, pick in zip(("pick-colour", "pick-turn", "pick-draw"), picks, strict=True):
        answer(state, starter, about, pick)
    return state


@pytest.mark.rule("M-27")
@pytest.mark.parametrize("starter", [0, 3])
def test_the_starting_player_is_the_target(starter: int) -> None:
    # SELECT asks the starting player, DRAW stands against the starting player.
    state = opening(start="mage-1", starter=starter)
    assert asked(state) == (starter, "colour")
    answer(state, starter, "colour", "yellow")
    assert (asked(state), see(state)["count"]) == ((starter, "magic"), 2)


@pytest.mark.rule("M-27")
def test_a_starting_card_without_effect_only_gives_its_colour() -> None:
    state = opening(start="blue-crystal-1", starter=1)
    assert (asked(state), colour(state), direction(state)) == ((1, "turn"), "blue", "clockwise")
    assert see(state)["count"] == 0


@pytest.mark.rule("M-90")
def test_colour_and_draw_act_as_if_the_one_before_had_used_it() -> None:
    state = opening(start="yellow-staff-2", starter=2, hands={2: "yellow-amulet-1"})
    assert (asked(state), colour(state), see(state)["count"]) == ((2, "magic"), "yellow", 2)
    assert offered(state, 2, "magic") == ["magic yellow-amulet-1", "face"]
    # No card leaves a hand for it.
    assert (sizes(state), top(state)) == ([6, 6, 5, 6], "yellow-staff-2")


@pytest.mark.rule("M-91")
def test_a_starting_select_lets_the_starting_player_name_the_colour() -> None:
    state = opening(start="water_mage-1", starter=1, hands={1: "yellow-broom-1 blue-broom-1"})
    assert offered(state, 1, "colour") == ["red", "blue", "yellow"]
    answer(state, 1, "colour", "blue")
    assert (asked(state), colour(state)) == ((1, "turn"), "blue")
    assert "use blue-broom-1" in offered(state, 1, "turn")
    refused(state, 1, "turn", "use yellow-broom-1", reason="no-match", clause="M-29")


@pytest.mark.rule("M-91")
def test_a_starting_free_is_in_force_for_the_first_used_card() -> None:
    state = opening(start="witch-1", hands={0: "red-coin-3", 1: "red-scroll-1 yellow-broom-1 blue-broom-1"})
    assert colour(state) == "free"
    answer(state, 0, "magic", "face")
    nature(state, "draw", "blue-staff-1 blue-staff-2 mage-1")
    assert {"use yellow-broom-1", "use blue-broom-1", "use red-scroll-1"} < set(offered(state, 1, "turn"))
    answer(state, 1, "turn", "use yellow-broom-1")
    assert colour(state) == "yellow"


@pytest.mark.rule("M-92")
@pytest.mark.parametrize(
    ("start", "count"), [("red-staff-1", 2), ("mage-1", 2), ("witch-1", 3), ("scatter_witch-1", 1)]
)
def test_a_starting_draw_stands_against_the_first_turn(start: str, count: int) -> None:
    state = opening(start=start)
    if start == "mage-1":
        answer(state, 0, "colour", "red")
    assert (asked(state), see(state)["count"]) == ((0, "magic"), count)
    answer(state, 0, "magic", "face")
    nature(state, "draw", " ".join(["witch-2", "mage-2", "time_mage-1"][:count]))
    assert (sizes(state)[0], see(state)["count"], asked(state)) == (5 + count, 0, (1, "turn"))


@pytest.mark.rule("M-92")
def test_the_first_turns_magic_phase_may_answer_a_starting_draw() -> None:
    state = opening(start="red-staff-1", hands={0: "red-amulet-1"})
    answer(state, 0, "magic", "magic red-amulet-1")
    assert (asked(state), see(state)["count"], sizes(state)[0]) == ((1, "magic"), 2, 4)


@pytest.mark.rule("M-93")
def test_a_starting_reverse_turns_the_marker_only() -> None:
    state = opening(start="red-cloak-1", starter=2)
    assert (direction(state), asked(state)) == ("counter", (2, "turn"))
    assert happened(state, "reversed", -1) == [{"event": "reversed", "direction": "counter"}]
    answer(state, 2, "turn", "draw")
    nature(state, "draw", "mage-1")
    answer(state, 2, "may-use", "pass")
    assert asked(state) == (1, "turn")


@pytest.mark.rule("M-93")
def test_a_starting_capricious_witch_turns_frees_and_draws() -> None:
    state = opening(start="capricious_witch-1", starter=1)
    assert (direction(state), colour(state), see(state)["count"]) == ("counter", "free", 1)
    assert asked(state) == (1, "magic")


@pytest.mark.rule("M-94")
@pytest.mark.parametrize("start", ["red-scroll-1", "red-hourglass-1", "red-amulet-1"])
def test_a_starting_shoot_again_or_through_changes_nothing(start: str) -> None:
    state = opening(start=start, starter=3)
    assert (asked(state), colour(state), direction(state)) == ((3, "turn"), "red", "clockwise")
    assert see(state)["count"] == 0
    answer(state, 3, "turn", "draw")
    nature(state, "draw", "mage-1")
    answer(state, 3, "may-use", "pass")
    # Neither a second turn nor a named player: the neighbour.
    assert asked(state) == (0, "turn")


@pytest.mark.rule("M-94")
@pytest.mark.parametrize("start", ["guard_mage-1", "fire_mage-1", "time_mage-1", "water_mage-1"])
def test_of_a_starting_mage_only_the_colour_counts(start: str) -> None:
    state = opening(start=start, starter=0)
    answer(state, 0, "colour", "yellow")
    assert (asked(state), colour(state), see(state)["count"]) == ((0, "turn"), "yellow", 0)
    assert see(state)["turn"] == 0


@pytest.mark.rule("M-95")
def test_the_starting_player_picks_for_a_starting_original() -> None:
    state = opening(start="supreme_mage-1", starter=2)
    assert offered(state, 2, "pick-colour") == ["select", "free"]
    answer(state, 2, "pick-colour", "select")
    assert offered(state, 2, "pick-turn") == ["again", "reverse", "shoot", "through"]
    answer(state, 2, "pick-turn", "reverse")
    assert offered(state, 2, "pick-draw") == ["0", "1", "2", "3"]
    answer(state, 2, "pick-draw", "3")
    answer(state, 2, "colour", "blue")
    assert (colour(state), direction(state), see(state)["count"]) == ("blue", "counter", 3)
    assert asked(state) == (2, "magic")


@pytest.mark.rule("M-95")
@pytest.mark.parametrize("pick", ["again", "shoot", "through"])
def test_the_other_picks_for_a_starting_original_change_nothing(pick: str) -> None:
    state = original("free", pick, "0", starter=1)
    assert (asked(state), colour(state), direction(state)) == ((1, "turn"), "free", "clockwise")
    assert see(state)["count"] == 0
    answer(state, 1, "turn", "draw")
    nature(state, "draw", "mage-1")
    answer(state, 1, "may-use", "pass")
    assert asked(state) == (2, "turn")
