"""Chapter 1.11: death, second adventurers, the dice pass."""

import pytest

from tests.games.temple.scenes import (
    TEMPLE,
    answer,
    asked,
    cell,
    fate,
    held,
    nature,
    offered,
    refused,
    scene,
    see,
    seen_seat,
    some,
)


@pytest.mark.rule("T-122")
def test_death_takes_the_figure_and_all_treasures() -> None:
    state = scene(where={0: "bridge"}, planks=1, treasures={0: "w1-5-1 big"})
    answer(state, 0, "jump")
    nature(state, "bridge-roll", "1")
    assert (cell(state, 0), held(state, 0)) == ("", [])
    assert state.table.discards[0] == sorted([TEMPLE.treasure_of["w1-5-1"], TEMPLE.treasure_of["big"]])
    assert seen_seat(state, 0)["discarded_backs"] == ["w1", "big"]


@pytest.mark.rule("T-123", "T-124", "T-125")
def test_the_second_adventurer_onto_any_open_sun_without_treasures() -> None:
    state = scene(at="seconds", where={1: "c29"}, status={0: "waiting"}, boulder=17, mask=False, who={0: "porter"})
    assert offered(state, 0, "send") == ["send sun_a", "send sun_b", "wait"]
    answer(state, 0, "send sun_b", about="send")
    row = seen_seat(state, 0)
    assert (row["status"], row["cell"], row["adventurer"], row["second"]) == ("inside", "sun_b", "climber", True)
    assert (row["number"], row["load"], row["ability_used"]) == (0, 2, False)
    # From the next round on; nobody was in the lava room and no action was spent.
    assert asked(state) == (-3, "roll")
    assert see(state)["round"] == 3


@pytest.mark.rule("T-123")
def test_only_if_a_sun_is_open_and_only_for_the_dead() -> None:
    state = scene(at="seconds", seats=3, where={1: "c29"}, status={0: "waiting", 2: "escaped"}, boulder=10)
    assert asked(state) == (-3, "roll")
    state = scene(at="seconds", status={0: "waiting"}, boulder=12, mask=False)
    assert offered(state, 0, "send") == ["send sun_a", "wait"]
    refused(state, 0, "send sun_b", about="send", reason="sun-closed", clause="T-124")


@pytest.mark.rule("T-124")
def test_it_plays_from_the_next_round_on() -> None:
    state = scene(at="seconds", status={0: "waiting", 1: "escaped"}, boulder=12, mask=False)
    answer(state, 0, "send sun_a", about="send")
    nature(state, "roll", "2 2 2 2 2")
    assert asked(state) == (0, "turn")
    answer(state, 0, "move c10")


@pytest.mark.rule("T-126")
def test_waiting_for_a_later_phase_5_from_the_first_player_clockwise() -> None:
    state = scene(
        at="seconds", seats=3, first=1, status={0: "waiting", 1: "waiting", 2: "waiting"}, boulder=12, mask=False
    )
    for seat in (1, 2, 0):
        assert asked(state) == (seat, "send")
        answer(state, seat, "wait", about="send")
    assert [fate(state, seat) for seat in range(3)] == ["waiting"] * 3
    nature(state, "roll", "1 1 1 1 1")
    nature(state, "wall-card", "blank", "blank", "blank")
    nature(state, "boulder-roll", "1 1 1")
    assert asked(state) == (2, "send")


@pytest.mark.rule("T-126")
def test_without_second_may_wait_it_goes_at_the_first_chance() -> None:
    state = scene(at="seconds", status={0: "waiting"}, boulder=17, mask=False, options={"second_may_wait": False})
    assert offered(state, 0, "send") == ["send sun_a", "send sun_b"]
    refused(state, 0, "wait", about="send", reason="must-send", clause="T-126")
    # With one sun there is nothing to choose.
    state = scene(at="seconds", status={0: "waiting"}, boulder=12, mask=False, options={"second_may_wait": False})
    assert (cell(state, 0), asked(state)) == ("sun_a", (-3, "roll"))
    # And with none there is nowhere to go.
    state = scene(at="seconds", status={0: "waiting"}, boulder=10, mask=False, options={"second_may_wait": False})
    assert fate(state, 0) == "waiting"


@pytest.mark.rule("T-127")
def test_a_second_death_ends_that_players_game() -> None:
    state = scene(where={0: "bridge"}, planks=1, sent=[0], boulder=17, mask=False)
    answer(state, 0, "jump")
    nature(state, "bridge-roll", "1")
    assert fate(state, 0) == "gone"
    answer(state, 1, "done")
    nature(state, "wall-card", "blank", "blank", "blank")
    nature(state, "boulder-roll", "1 1")
    assert asked(state) == (-3, "roll")


@pytest.mark.rule("T-128")
def test_the_dice_go_to_the_left_neighbour() -> None:
    state = scene(at="pass", seats=3, first=2)
    assert see(state)["first"] == 0
    nature(state, "roll", "2 2 2 2 2")
    assert asked(state) == (0, "turn")


@pytest.mark.rule("T-129")
def test_also_to_one_who_is_out_and_only_rolls() -> None:
    state = scene(at="pass", seats=3, status={1: "gone"})
    assert see(state)["first"] == 1
    nature(state, "roll", "2 2 2 2 2")
    assert asked(state) == (2, "turn")
    assert see(scene(at="pass", seats=3, status={1: "escaped"}))["first"] == 1


@pytest.mark.rule("T-129")
def test_first_player_skips_out() -> None:
    skips = {"first_player_skips_out": True}
    assert see(scene(at="pass", seats=4, status={1: "gone", 2: "escaped"}, options=skips))["first"] == 3
    assert see(scene(at="pass", seats=4, status={1: "waiting"}, options=skips))["first"] == 1


@pytest.mark.rule("T-139")
def test_an_unused_ability_is_lost_the_second_brings_its_own() -> None:
    state = scene(
        at="seconds", status={0: "waiting"}, boulder=17, mask=False, who={0: "acrobat"}, treasures={1: some(1)}
    )
    assert seen_seat(state, 0)["ability"] == "leap"
    answer(state, 0, "send sun_a", about="send")
    assert seen_seat(state, 0)["ability"] == "stamina"
    assert seen_seat(state, 0)["ability_used"] is False
