"""Where the cells of the temple lie on the drawing.

The field is ``VIEW``: a cell is 100 x 100, x to the right and y down as in the rulebook's map, its corner at 100 times
its column and row. The entrance lies above the wall room, the bridge over two squares of the chasm.
"""

from importlib.resources import files
from typing import Final

from parlour.games.temple.board import Board
from parlour.games.temple.model import Temple, read_temple

LEFT: Final = -80
TOP: Final = -96
WIDE: Final = 1292
HIGH: Final = 1410
VIEW: Final = f"{LEFT} {TOP} {WIDE} {HIGH}"

TEMPLE: Final[Temple] = read_temple(
    "content.toml", files("parlour.games.temple").joinpath("content.toml").read_text("utf-8")
)
BOARD: Final[Board] = TEMPLE.board

_OFF_GRID: Final = {BOARD.ids[BOARD.entrance]: (7.5, -1.0), BOARD.ids[BOARD.bridge]: (6.0, 10.5)}


def corner(cell: str) -> tuple[float, float]:
    """The upper left corner of a cell, in units of the field."""
    number = BOARD.by_id[cell]
    x, y = _OFF_GRID.get(cell, (BOARD.x[number], BOARD.y[number]))
    return 100 * x, 100 * y


def middle(cell: str) -> tuple[float, float]:
    """The middle of a cell."""
    x, y = corner(cell)
    return x + 50, y + 50


def spot(cell: str) -> list[str]:
    """The classes that lay an element of the page over a cell; the style sheet knows the columns and rows."""
    if cell in _OFF_GRID:
        return ["temple-spot", f"is-{cell}"]
    number = BOARD.by_id[cell]
    return ["temple-spot", f"tx{BOARD.x[number]}", f"ty{BOARD.y[number]}"]
