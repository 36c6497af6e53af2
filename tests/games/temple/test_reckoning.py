"""What a player can reckon: the rulebook's numbers (section 4), ways on the board, traps among tiles."""

from __future__ import annotations

from fractions import Fraction

import pytest

from parlour.games.temple.reckoning import boulder_dread, shut_cells, trap_chance, ways_from
from parlour.games.temple.rules import temple

BOARD = temple().temple.board
OPEN = shut_cells(BOARD, boulder="c0", left=0, right=0, planks=5, holes=frozenset())
LAVA = {"l21", "l31", "l41", "l12", "l13"}


@pytest.mark.parametrize(("cell", "mean"), [(6, 4.13), (11, 5.69), (16, 7.20), (31, 11.70)])
def test_when_the_boulder_comes_on_average(cell: int, mean: float) -> None:
    assert float(boulder_dread(cell, 0).mean) == pytest.approx(mean, abs=5e-3)


def test_the_boulder_at_its_fastest_and_in_its_next_roll() -> None:
    # 1, 2, 3 and 4 cells in the first four rounds, then five a round.
    soonest = {cells: boulder_dread(cells, 0).soonest for cells in (1, 2, 3, 6, 10, 11, 15, 16, 31)}
    assert soonest == {1: 1, 2: 2, 3: 2, 6: 3, 10: 4, 11: 5, 15: 5, 16: 6, 31: 9}
    assert boulder_dread(1, 0).next == Fraction(2, 3)
    assert boulder_dread(2, 0).next == 0
    assert boulder_dread(1, 8).next == 1 - Fraction(1, 3) ** 5
    assert boulder_dread(1, 8).mean == 1 / (1 - Fraction(1, 3) ** 5)
    assert boulder_dread(5, 4).next == Fraction(2, 3) ** 5


def test_traps_among_the_tiles() -> None:
    assert trap_chance(traps=0, safe=0) == Fraction(4, 14)
    assert trap_chance(traps=2, safe=5) == Fraction(2, 7)
    assert trap_chance(traps=4, safe=3) == 0
    assert trap_chance(traps=4, safe=10) == 0
    assert trap_chance(traps=3, safe=10) == 1


@pytest.mark.parametrize(
    ("shut", "moves"),
    [(LAVA | {"bridge"}, 33), (LAVA, 28), (frozenset(), 20)],
    ids=["corridor", "bridge", "lava, bridge"],
)
def test_the_shortest_ways_out(shut: set[str], moves: int) -> None:
    assert ways_from(BOARD, "ent", OPEN | shut, 40)["exit"] == moves


def test_cells_that_cannot_be_entered_are_passed_by() -> None:
    shut = shut_cells(BOARD, boulder="c5", left=2, right=1, planks=0, holes=frozenset({"l31"}))
    assert shut == {"c0", "c5", "bridge", "l31"} | {f"w{row}{column}" for row in range(1, 5) for column in (1, 2, 6)}
    assert ways_from(BOARD, "w33", shut, 1) == {"w23": 1, "w34": 1, "w43": 1}


def test_the_river_is_no_way_back_and_is_left_by_no_move() -> None:
    ways = ways_from(BOARD, "r4", OPEN, 9)
    assert ways == {"r5": 1, "r6": 2}
