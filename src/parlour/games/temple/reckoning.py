"""What a player can reckon from what lies open and from their own notes: ways, traps, and when the boulder comes."""

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple

from parlour.games.temple.board import COLUMNS, ROWS, Board
from parlour.games.temple.model import TILES
from parlour.games.temple.odds import boulder_mean, boulder_reaches, boulder_soonest

TRAPS: Final = ROWS
"""T-15: one clue tile beside each row, and each is a trap."""


class Dread(NamedTuple):
    """When the boulder comes to a cell, counted in its rolls from now on, the next one being 1.

    ``mean`` of the rolls until it is there or past; ``soonest`` the fewest that can do it; ``next`` the chance that
    the next one does.
    """

    mean: Fraction
    soonest: int
    next: Fraction


@lru_cache(maxsize=4096)
def boulder_dread(cells: int, begun: int) -> Dread:
    """T-116, T-117: for a cell so many (at least 1) cells ahead, when the boulder has rolled in ``begun`` rounds."""
    return Dread(boulder_mean(cells, begun), boulder_soonest(cells, begun), boulder_reaches(cells, begun, 1))


def trap_chance(*, traps: int, safe: int) -> Fraction:
    """T-56, T-147: that an unturned tile is a trap whose glyph one has not seen on a clue.

    ``traps`` is how many of the four traps one knows (fallen or deciphered), ``safe`` how many tiles are known to be
    safe. All glyphs not known are alike.
    """
    unknown = TILES - traps - safe
    return Fraction(TRAPS - traps, unknown) if unknown else Fraction(0)


@lru_cache(maxsize=1024)
def ways_from(board: Board, start: str, shut: frozenset[str], most: int) -> Mapping[str, int]:
    """T-40: the moves it takes to each cell that at most so many moves reach from here, the start left out.

    ``shut`` are the cells that nobody may enter now. The way out of the river leads through a roll: it is no move.
    """
    found = {board.by_id[start]: 0}
    rim = [board.by_id[start]]
    for moves in range(1, most + 1):
        reached: list[int] = []
        for cell in rim:
            for other in board.moves[cell]:
                if other not in found and board.ids[other] not in shut:
                    found[other] = moves
                    reached.append(other)
        rim = reached
    return {board.ids[cell]: moves for cell, moves in found.items() if moves}


def shut_cells(
    board: Board, *, boulder: str, left: int, right: int, planks: int, holes: frozenset[str]
) -> frozenset[str]:
    """T-44, T-50, T-74, T-107: cells nobody may enter now: the boulder's, covered columns, holes, a broken bridge."""
    shut = [board.ids[board.boulder], boulder, *sorted(holes)]
    for cell in board.numbers:
        column = board.column[cell]
        if column and (column <= left or column > COLUMNS - right):
            shut.append(board.ids[cell])
    if not planks:
        shut.append(board.ids[board.bridge])
    return frozenset(shut)
