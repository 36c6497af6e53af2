"""Chapter 1.4: moving."""

import pytest

from parlour.games.temple.board import CORRIDOR
from tests.games.temple.scenes import BOARD, answer, cell, greyed, moves, offered, refused, scene


@pytest.mark.rule("T-40")
def test_a_move_is_one_action_across_a_dashed_line() -> None:
    state = scene(actions={0: 2})
    assert moves(state) == {"c20", "c22"}
    answer(state, 0, "move c22")
    assert (cell(state, 0), state.table.actions[0]) == ("c22", 1)
    refused(state, 0, "move c24", reason="too-far", clause="T-40")


@pytest.mark.rule("T-41")
def test_occupied_cells_may_be_passed_and_shared() -> None:
    state = scene(where={0: "c21", 1: "c22"})
    answer(state, 0, "move c22")
    assert [cell(state, seat) for seat in (0, 1)] == ["c22", "c22"]
    answer(state, 0, "move c23")
    assert cell(state, 0) == "c23"


@pytest.mark.rule("T-42")
def test_a_solid_line_is_not_crossed() -> None:
    state = scene(where={0: "c20"}, mask=False)
    assert "r4" not in moves(state)
    refused(state, 0, "move r4", reason="solid", clause="T-42")
    refused(scene(where={0: "c31"}), 0, "move r5", reason="solid", clause="T-42")


@pytest.mark.rule("T-43")
def test_no_diagonal_moves() -> None:
    refused(scene(where={0: "w22"}), 0, "move w33", reason="too-far", clause="T-43")
    for here in BOARD.numbers:
        for to in BOARD.moves[here]:
            if BOARD.x[here] >= 0 and BOARD.x[to] >= 0:
                assert abs(BOARD.x[here] - BOARD.x[to]) + abs(BOARD.y[here] - BOARD.y[to]) == 1


@pytest.mark.rule("T-44")
def test_nobody_enters_the_boulders_cell_nor_c0() -> None:
    state = scene(where={0: "c21"}, boulder=22)
    assert moves(state) == {"c20"}
    assert greyed(state) == {"move c22": "boulder"}
    refused(state, 0, "move c22", reason="boulder", clause="T-44")
    state = scene(where={0: "c1"}, boulder=5)
    assert moves(state) == {"c2", "w46"}
    refused(state, 0, "move c0", reason="solid", clause="T-42")
    # By a leap or an extra move neither: T-146, T-140.
    state = scene(where={0: "c21"}, boulder=23, who={0: "acrobat"}, fresh=[0])
    refused(state, 0, "leap c23", reason="boulder", clause="T-44")


@pytest.mark.rule("T-45")
def test_moving_on_behind_the_boulder_and_ahead_of_it_by_the_bridge() -> None:
    state = scene(where={0: "c20"}, boulder=25)
    answer(state, 0, "move c21", "move c22", "move bridge")
    state.play_value(-3, 22222)
    answer(state, 0, "move c29")
    assert BOARD.track[state.table.where[0]] > state.table.boulder


def test_every_corridor_cell_but_the_first_leads_on() -> None:
    for here in BOARD.corridor[1:-1]:
        assert BOARD.zone[here] == CORRIDOR
        assert BOARD.corridor[BOARD.track[here] + 1] in BOARD.moves[here]


@pytest.mark.rule("T-46")
def test_nobody_goes_back_to_the_entrance() -> None:
    for here in ("w13", "w14"):
        state = scene(where={0: here})
        assert "ent" not in moves(state)
        refused(state, 0, "move ent", reason="door", clause="T-46")
    for leaps in BOARD.leaps:
        assert all(leap.to != BOARD.entrance for leap in leaps)
    assert offered(scene(where={0: "ent"})) == ["move w13", "move w14", "done"]


@pytest.mark.parametrize(
    ("lava", "bridge", "river", "length"),
    [
        (False, False, False, 33),
        (False, True, False, 28),
        (False, False, True, 27),
        (True, True, False, 20),
        (True, False, True, 21),
    ],
)
def test_shortest_ways_out(lava: bool, bridge: bool, river: bool, length: int) -> None:
    """Rulebook section 4; the leaving roll is an action too."""
    closed = {"l": lava, "b": bridge, "r": river}
    ways = [list(cells) for cells in BOARD.moves]
    ways[BOARD.last_river].append(BOARD.landing)
    steps = {BOARD.entrance: 0}
    queue = [BOARD.entrance]
    for here in queue:
        for to in ways[here]:
            if to not in steps and closed.get(BOARD.ids[to][0], True):
                steps[to] = steps[here] + 1
                queue.append(to)
    assert steps[BOARD.outside] == length
