"""Chapter 1.6: the corridor, the exit and the alcoves."""

import pytest

from tests.games.temple.scenes import (
    BOARD,
    TEMPLE,
    answer,
    asked,
    cell,
    fate,
    greyed,
    happened,
    held,
    moves,
    nature,
    offered,
    refused,
    scene,
    see,
    some,
)


@pytest.mark.rule("T-59")
def test_the_corridor_joins_everything_and_is_the_boulders_track() -> None:
    joins = {c: {BOARD.ids[to][0] for to in BOARD.moves[c]} - {"c"} for c in BOARD.corridor}
    found = {BOARD.ids[c]: "".join(sorted(kinds)) for c, kinds in joins.items() if kinds}
    assert {c for c, kinds in found.items() if "w" in kinds} == {"c1", "c2", "c3", "c4", "c5", "c6"}
    assert {c for c, kinds in found.items() if "r" in kinds} == {"c17", "c18", "c19"}
    assert {c for c, kinds in found.items() if "b" in kinds} == {"c22", "c29"}
    assert {c for c, kinds in found.items() if "e" in kinds} == {"c31"}
    state = scene(at="boulder", round=5, where={0: "c31"})
    nature(state, "boulder-roll", "3 3 3 3 3")
    assert see(state)["boulder_cell"] == "c5"


@pytest.mark.rule("T-60", "T-61")
def test_one_move_leaves_the_temple_for_good_with_the_treasures() -> None:
    state = scene(seats=3, where={0: "c31"}, treasures={0: some(3)}, boulder=20)
    assert moves(state) == {"c30", "exit"}
    answer(state, 0, "move exit")
    assert (fate(state, 0), cell(state, 0), held(state, 0)) == ("escaped", "", some(3).split())
    assert asked(state) == (1, "turn")
    answer(state, 1, "done")
    answer(state, 2, "done")
    nature(state, "wall-card", "blank", "blank", "blank")
    nature(state, "boulder-roll", "1 1")
    # No second adventurer for who has left.
    assert asked(state) == (-3, "roll")
    assert not state.table.sent


@pytest.mark.rule("T-62")
def test_besides_moving_only_alcoves() -> None:
    assert offered(scene(where={0: "c27"})) == ["move c26", "move c28", "done"]
    assert offered(scene(where={0: "c25"})) == ["move c24", "move c26", "open", "done"]
    refused(scene(where={0: "c27"}), 0, "search", reason="not-here", clause="T-62")
    refused(scene(where={0: "c27"}), 0, "open", reason="not-here", clause="T-62")
    refused(scene(where={0: "c27"}), 0, "decipher", reason="not-here", clause="T-62")


@pytest.mark.rule("T-63")
def test_five_alcoves_each_worked_from_the_cell_beside_it() -> None:
    with_alcove = [BOARD.ids[c] for c in BOARD.numbers if TEMPLE.alcove_at[c] >= 0]
    assert sorted(with_alcove) == ["c12", "c13", "c14", "c15", "c25"]
    assert len({BOARD.x[BOARD.by_id[c]] for c in ("c12", "c13", "c14", "c15")}) == 1  # in a line
    for here in ("c12", "c13", "c14", "c15", "c25"):
        state = scene(where={0: here}, mask=False)
        answer(state, 0, "open")
        nature(state, "alcove-roll", "1 2 3 4 5")
        assert held(state, 0) == ["big" if here == "c25" else f"small-{int(here[1:]) - 11}"]


@pytest.mark.rule("T-64")
def test_opening_is_one_action_and_five_dice() -> None:
    state = scene(where={0: "c12"}, mask=False, actions={0: 3})
    answer(state, 0, "open")
    nature(state, "alcove-roll", "1 1 4 6 6")
    assert (state.table.actions[0], see(state)["attempt"]) == (2, [1, 1, 4, 6, 6])


@pytest.mark.rule("T-65", "T-68")
@pytest.mark.parametrize(
    ("dice", "opens"), [("3 3 1 2 6", True), ("1 2 3 1 2", True), ("1 2 2 2 2", False), ("2 3 4 5 6", False)]
)
def test_value_4_needs_1_2_and_3(dice: str, opens: bool) -> None:
    state = scene(where={0: "c14"}, mask=False, actions={0: 2})
    answer(state, 0, "open")
    nature(state, "alcove-roll", dice)
    assert held(state, 0) == (["small-3"] if opens else [])
    assert state.table.actions[0] == 1


@pytest.mark.rule("T-66", "T-68")
@pytest.mark.parametrize(
    ("dice", "opens"), [("1 2 3 4 5", True), ("1 2 3 4 6", False), ("2 3 4 5 6", False), ("1 2 3 4 4", False)]
)
def test_value_6_needs_1_to_5(dice: str, opens: bool) -> None:
    state = scene(where={0: "c25"}, actions={0: 2})
    answer(state, 0, "open")
    nature(state, "alcove-roll", dice)
    assert held(state, 0) == (["big"] if opens else [])
    assert bool(happened(state, "opened")) == opens


@pytest.mark.rule("T-67")
def test_each_further_action_rerolls_any_dice() -> None:
    state = scene(where={0: "c25"}, actions={0: 3})
    answer(state, 0, "open")
    nature(state, "alcove-roll", "1 1 4 6 6")
    assert offered(state) == ["move c24", "move c26", "reroll", "done"]
    refused(state, 0, "open", reason="not-here", clause="T-62")
    answer(state, 0, "reroll")
    assert len(offered(state, 0, "keep")) == 17
    assert "keep none" in offered(state, 0, "keep")
    refused(state, 0, "keep 1 1 4 6 6", about="keep", reason="not-those-dice", clause="T-67")
    refused(state, 0, "keep 2", about="keep", reason="not-those-dice", clause="T-67")
    answer(state, 0, "keep 1 4", about="keep")
    nature(state, "alcove-roll", "2 2 3")
    assert see(state)["attempt"] == [1, 2, 2, 3, 4]
    answer(state, 0, "reroll")
    assert state.asked is not None
    answer(state, 0, "keep 1 2 3 4", about="keep")
    nature(state, "alcove-roll", "5")
    assert held(state, 0) == ["big"]
    assert asked(state) == (1, "turn")


@pytest.mark.rule("T-69")
def test_dice_are_kept_for_nobody_else_and_no_other_round() -> None:
    state = scene(where={0: "c25", 1: "c25"}, actions={0: 1})
    answer(state, 0, "open")
    nature(state, "alcove-roll", "1 2 3 4 6")
    assert asked(state) == (1, "turn")
    assert (see(state)["attempt"], see(state)["attempt_at"]) == ([], "")
    assert "open" in offered(state, 1) and "reroll" not in offered(state, 1)
    answer(state, 1, "open")
    nature(state, "alcove-roll", "1 2 3 4 6")
    answer(state, 1, "done")
    nature(state, "wall-card", "blank", "blank", "blank")
    nature(state, "boulder-roll", "1 1")
    nature(state, "roll", "6 6 6 6 6")
    assert state.table.first == 1
    answer(state, 1, "open")
    nature(state, "alcove-roll", "1 1 1 1 1")


@pytest.mark.rule("T-70")
def test_anything_in_between_ends_the_attempt() -> None:
    state = scene(where={0: "c25"})
    answer(state, 0, "open")
    nature(state, "alcove-roll", "1 2 3 4 6")
    answer(state, 0, "move c26", "move c25")
    assert see(state)["attempt"] == []
    refused(state, 0, "reroll", reason="no-attempt", clause="T-70")
    assert "open" in offered(state)


@pytest.mark.rule("T-70")
def test_sprint_alone_does_not_end_it_but_an_extra_move_does() -> None:
    state = scene(where={0: "c25"}, who={0: "courier"}, fresh=[0])
    answer(state, 0, "open")
    nature(state, "alcove-roll", "1 2 3 4 6")
    answer(state, 0, "sprint")
    assert see(state)["attempt"] == [1, 2, 3, 4, 6]
    other = state.copy()
    answer(other, 0, "extra c24", "extra c25")
    assert see(other)["attempt"] == []
    answer(state, 0, "reroll")
    answer(state, 0, "keep 1 2 3 4", about="keep")
    nature(state, "alcove-roll", "5")
    assert held(state, 0) == ["big"]


@pytest.mark.rule("T-70")
def test_alcove_keeps_dice_in_turn() -> None:
    state = scene(where={0: "c25"}, options={"alcove_keeps_dice_in_turn": True})
    answer(state, 0, "open")
    nature(state, "alcove-roll", "1 2 3 4 6")
    answer(state, 0, "move c26")
    refused(state, 0, "reroll", reason="no-attempt", clause="T-67")
    answer(state, 0, "move c25", "reroll")
    answer(state, 0, "keep 1 2 3 4", about="keep")
    nature(state, "alcove-roll", "5")
    assert held(state, 0) == ["big"]
    # Another alcove has dice of its own, and another player too.
    state = scene(where={0: "c12", 1: "c12"}, mask=False, options={"alcove_keeps_dice_in_turn": True})
    answer(state, 0, "open")
    nature(state, "alcove-roll", "4 4 4 4 4")
    answer(state, 0, "move c13")
    assert "open" in offered(state)
    answer(state, 0, "done")
    assert "open" in offered(state, 1)


@pytest.mark.rule("T-71")
def test_an_emptied_alcove_cannot_be_opened() -> None:
    state = scene(where={0: "c25"}, treasures={1: "big"})
    assert greyed(state) == {"open": "alcove-empty"}
    refused(state, 0, "open", reason="alcove-empty", clause="T-71")
