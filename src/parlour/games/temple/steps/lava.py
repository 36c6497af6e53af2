"""Chapter 1.7: the mask, the tiles, the traps."""

from typing import Final

from parlour.core.agenda import Step
from parlour.core.questions import Chance, Value
from parlour.core.seats import Seat
from parlour.games.temple.events import Happened, Open
from parlour.games.temple.model import TILES
from parlour.games.temple.table import HOLE, NONE, SEARCHED, TURNED, TempleTable, replaced


class TakeMaskOff(Step[TempleTable]):
    """T-14, T-72, T-73: whoever first comes next to the lava room takes the mask off, for good, at no cost."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def values(self) -> tuple[Value, ...]:
        return (self.seat,)

    def act(self, table: TempleTable) -> None:
        if table.mask:
            table.mask = False
            table.tell(Happened("mask-off", self.seat))
            table.then_all([LayTile(tile) for tile in range(TILES)])


class LayTile(Step[TempleTable]):
    """T-13: which glyph lies on this cell; nobody could know it before."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def values(self) -> tuple[Value, ...]:
        return (self.tile,)

    def ask(self, table: TempleTable) -> Chance:
        left = [glyph for glyph in range(TILES) if glyph not in table.layout]
        return Chance("tile", tuple(left), None, 1, ("T-13",))

    def answered(self, table: TempleTable, value: Value) -> None:
        assert isinstance(value, int)
        table.layout = replaced(table.layout, self.tile, value)


class TurnTile(Step[TempleTable]):
    """T-75 to T-77, T-147: the tile is turned to its number; if a clue tile of the wall room has it, it falls."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def values(self) -> tuple[Value, ...]:
        return (self.cell,)

    def ask(self, table: TempleTable) -> Chance:
        # Asked also when somebody's deciphering has settled the answer: a question left out would tell.
        known = table.number_on(table.temple.board.tile[self.cell])
        left = [number for number in range(1, TILES + 1) if table.glyphs[number - 1] == NONE]
        return Chance("number", (known,) if known else tuple(left), None, 1, ("T-75", "T-147"))

    def answered(self, table: TempleTable, value: Value) -> None:
        assert isinstance(value, int)
        tile = table.temple.board.tile[self.cell]
        table.glyphs = replaced(table.glyphs, value - 1, table.layout[tile])
        trap = value in table.clues
        table.tiles = replaced(table.tiles, tile, HOLE if trap else TURNED)
        name = "trap" if trap else "tile-turned"
        table.tell(Open(name, {"cell": table.temple.board.ids[self.cell], "number": value}))


class ReplaceTile(Step[TempleTable]):
    """T-80, T-81: the safe clue tile of the same number takes its place; there is no treasure there any more."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def values(self) -> tuple[Value, ...]:
        return (self.cell,)

    def act(self, table: TempleTable) -> None:
        table.tiles = replaced(table.tiles, table.temple.board.tile[self.cell], SEARCHED)
