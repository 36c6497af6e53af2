"""Rulebook section 5, case by case. What a chapter's test already plays out is not repeated word for word here."""

import pytest

from tests.games.temple.scenes import (
    answer,
    asked,
    cell,
    fate,
    held,
    moves,
    nature,
    offered,
    refused,
    scene,
    see,
    some,
)


@pytest.mark.rule("T-26", "T-28", "T-32")
def test_1_the_bridge_with_four_fresh_treasures() -> None:
    state = scene(where={0: "w44"}, treasures={0: some(3)}, actions={0: 5})
    answer(state, 0, "search")
    nature(state, "treasure", "w4-1-1")
    answer(state, 0, "done")
    assert (len(held(state, 0)), state.table.load[0]) == (4, 2)
    state = scene(where={0: "c22"}, treasures={0: some(4)}, load={0: 2})
    answer(state, 0, "move bridge")
    nature(state, "bridge-roll", "2 2 2 2 2")
    assert see(state)["planks"] == 5
    answer(state, 0, "done")
    answer(state, 1, "done")
    nature(state, "wall-card", "blank", "blank", "blank")
    nature(state, "boulder-roll", "1 1")
    answer(state, 0, "keep-all", about="discard")
    assert state.table.load[0] == 3


@pytest.mark.rule("T-35")
def test_2_one_roll_two_loads() -> None:
    state = scene(at="load", treasures={1: some(4)})
    answer(state, 1, "keep-all", about="discard")
    nature(state, "roll", "1 2 2 2 2")
    assert list(state.table.actions) == [4, 0]


@pytest.mark.rule("T-93", "T-95")
def test_3_two_1s_and_five_treasures() -> None:
    state = scene(where={0: "r6"}, load={0: 3}, treasures={0: some(5)})
    answer(state, 0, "leave")
    nature(state, "river-roll", "1 1 4")
    assert fate(state, 0) == "waiting"


@pytest.mark.rule("T-93", "T-94")
def test_4_two_1s_and_six_treasures_one_shows_1_again() -> None:
    state = scene(where={0: "r6"}, load={0: 3}, treasures={0: some(6)})
    answer(state, 0, "leave")
    nature(state, "river-roll", "1 1 4")
    answer(state, 0, "pay", about="ransom")
    answer(state, 0, *some(3).split(), about="give")
    nature(state, "river-die", "5")
    answer(state, 0, "pay", about="ransom")
    nature(state, "river-die", "1")
    assert fate(state, 0) == "waiting"
    # The rulebook's vector: with 3 and 5 the adventurer is out, with nothing.
    state = scene(where={0: "r6"}, load={0: 3}, treasures={0: some(6)})
    answer(state, 0, "leave")
    nature(state, "river-roll", "1 1 4")
    answer(state, 0, "pay", about="ransom")
    answer(state, 0, *some(3).split(), about="give")
    nature(state, "river-die", "3")
    answer(state, 0, "pay", about="ransom")
    nature(state, "river-die", "5")
    assert (cell(state, 0), held(state, 0)) == ("c30", [])


@pytest.mark.rule("T-87", "T-88")
def test_5_a_whole_round_in_one_river_cell() -> None:
    state = scene(where={0: "r2", 1: "c30"}, actions={0: 1, 1: 0})
    answer(state, 0, "search")
    nature(state, "treasure", "river-1-1")
    nature(state, "wall-card", "blank", "blank", "blank")
    nature(state, "boulder-roll", "1 1")
    answer(state, 0, "keep-all", about="discard")
    nature(state, "roll", "2 2 2 2 2")
    answer(state, 1, "done")
    assert offered(state) == ["move r3", "done"]
    answer(state, 0, "move r3")
    assert "search" in offered(state)


@pytest.mark.rule("T-99", "T-100", "T-108")
def test_6_crossing_coming_back_and_jumping() -> None:
    state = scene(where={0: "c22"}, actions={0: 5})
    answer(state, 0, "move bridge")
    nature(state, "bridge-roll", "1 2 3 4 5")
    answer(state, 0, "move c29", "move bridge")
    nature(state, "bridge-roll", "1 2 3 4")
    answer(state, 0, "jump")
    nature(state, "bridge-roll", "1 2 3")
    assert (see(state)["planks"], fate(state, 0)) == (2, "inside")


@pytest.mark.rule("T-117", "T-118")
def test_7_three_steps_over_two_occupied_cells() -> None:
    state = scene(at="boulder", seats=4, round=3, boulder=20, where={0: "c21", 1: "c21", 2: "c23", 3: "c24"})
    nature(state, "boulder-roll", "3 4 6")
    assert [fate(state, seat) for seat in range(4)] == ["waiting", "waiting", "waiting", "inside"]


@pytest.mark.rule("T-45", "T-118")
def test_8_the_boulder_passes_the_wall_room() -> None:
    state = scene(at="boulder", round=5, boulder=1, where={0: "w41", 1: "w46"})
    nature(state, "boulder-roll", "3 3 3 3 3")
    assert [fate(state, seat) for seat in (0, 1)] == ["inside", "inside"]
    nature(state, "roll", "6 6 6 6 6")
    answer(state, 1, "move c1", "move c2")
    assert cell(state, 1) == "c2"


@pytest.mark.rule("T-48", "T-50", "T-51")
def test_9_a_closed_column_leaves_the_row_its_zone() -> None:
    state = scene(where={0: "w23"}, left=2)
    assert moves(state) == {"w13", "w33", "w24"}
    answer(state, 0, "search")
    nature(state, "treasure", "w2-5-1")
    answer(state, 0, "decipher")
    nature(state, "glyph", "hand")
    assert see(state, 0)["clues_seen"] == [{"row": 2, "number": 2, "glyph": "hand"}]


@pytest.mark.rule("T-112")
def test_10_walls_at_gap_1() -> None:
    state = scene(
        at="walls", where={0: "w33", 1: "w13"}, left=2, right=2, wall_cards={"right": 1, "blank": 2, "left": 1}
    )
    nature(state, "wall-card", "right", "blank", "blank")
    assert [fate(state, seat) for seat in (0, 1)] == ["inside", "inside"]
    assert [cell(state, seat) for seat in (0, 1)] == ["w33", "w13"]


@pytest.mark.rule("T-78", "T-79")
def test_11_a_tile_a_rival_turned() -> None:
    state = scene(where={0: "c8", 1: "l32"}, tiles={"l31": "turned 9", "l32": "turned 10"})
    answer(state, 0, "move l31", "search")
    nature(state, "treasure", "lava-2-1")
    assert held(state, 0) == ["lava-2-1"]


@pytest.mark.rule("T-76", "T-78")
def test_12_a_hole_for_good() -> None:
    state = scene(where={0: "l32"}, tiles={"l31": "hole 2", "l32": "turned 10"})
    assert "l31" not in moves(state)
    refused(state, 0, "move l31", reason="hole", clause="T-78")


@pytest.mark.rule("T-64", "T-65", "T-67", "T-68")
def test_13_a_small_alcove_in_two_actions() -> None:
    state = scene(where={0: "c13"}, mask=False, actions={0: 3})
    answer(state, 0, "open")
    nature(state, "alcove-roll", "1 1 4 6 6")
    answer(state, 0, "reroll")
    answer(state, 0, "keep 1", about="keep")
    nature(state, "alcove-roll", "2 3 5 5")
    assert (held(state, 0), state.table.actions[0]) == (["small-2"], 1)


@pytest.mark.rule("T-66", "T-69")
def test_14_a_big_alcove_closed_at_the_end_of_the_turn() -> None:
    state = scene(where={0: "c25", 1: "c25"}, actions={0: 1, 1: 2})
    answer(state, 0, "open")
    nature(state, "alcove-roll", "1 2 3 4 6")
    answer(state, 1, "open")
    nature(state, "alcove-roll", "1 1 1 1 1")
    assert see(state)["attempt"] == [1, 1, 1, 1, 1]


@pytest.mark.rule("T-124")
def test_15_both_suns_are_open() -> None:
    state = scene(at="seconds", status={0: "waiting"}, boulder=17, mask=False)
    assert offered(state, 0, "send")[:2] == ["send sun_a", "send sun_b"]


@pytest.mark.rule("T-120", "T-132")
def test_16_the_exit_is_sealed_with_two_inside() -> None:
    state = scene(at="boulder", round=6, boulder=28, where={0: "c31", 1: "r3"}, treasures={0: some(3), 1: some(3, 10)})
    nature(state, "boulder-roll", "3 3 3 1 1")
    assert state.table.verdict is not None
    assert (state.table.verdict.scores, state.table.verdict.winners) == ((0, 0), ())


@pytest.mark.rule("T-30", "T-93", "T-133")
def test_17_a_coffin_paid_at_the_river() -> None:
    state = scene(where={0: "r6"}, status={1: "escaped"}, treasures={0: "w1-coffin-1 w1-1-1 w1-2-1"})
    answer(state, 0, "leave")
    nature(state, "river-roll", "1 4")
    answer(state, 0, "pay", about="ransom")
    nature(state, "river-die", "4")
    answer(state, 0, "move c31", "move exit")
    assert asked(state) is None
    assert state.table.verdict is not None and state.table.verdict.scores == (0, 0)


@pytest.mark.rule("T-133", "T-135")
def test_18_nine_and_nine_after_the_coffins() -> None:
    state = scene(
        at="end", status={0: "escaped", 1: "escaped"}, treasures={0: "w1-coffin-1 w1-4-1", 1: "w2-coffin-1 big"}
    )
    nature(state, "coffin", "5", "3")
    assert state.table.verdict is not None
    assert (state.table.verdict.scores, state.table.verdict.winners) == ((9, 9), (0, 1))


@pytest.mark.rule("T-25", "T-109")
def test_19_walls_first_then_the_boulder() -> None:
    state = scene(at="walls", round=1, boulder=2, where={0: "c3", 1: "w41"})
    assert asked(state) == (-3, "wall-card")
    nature(state, "wall-card", "left", "blank", "blank")
    assert (cell(state, 1), fate(state, 0)) == ("w42", "inside")
    nature(state, "boulder-roll", "6")
    assert fate(state, 0) == "waiting"
