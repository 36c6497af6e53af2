"""Chapters 1.5, 1.7 and 1.8: searching for treasures, deciphering clues."""

from typing import Final

from parlour.core.agenda import Step
from parlour.core.pieces import put, take
from parlour.core.questions import Chance, Choice, Refusal, Value
from parlour.core.seats import Seat
from parlour.games.temple.answers import NO
from parlour.games.temple.board import ROWS
from parlour.games.temple.events import Carried, Deciphered
from parlour.games.temple.model import RIVER_DECK, TILES, Ability
from parlour.games.temple.table import NONE, TempleTable, replaced


class DrawTreasure(Step[TempleTable]):
    """T-17, T-51 to T-53, T-79, T-87, T-88: the top card of a deck, for its owner's eyes; a swimmer lies down."""

    __slots__ = ("deck", "seat")

    def __init__(self, seat: Seat, deck: int) -> None:
        self.seat: Final = seat
        self.deck: Final = deck

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.deck)

    def ask(self, table: TempleTable) -> Chance:
        return Chance("treasure", tuple(table.decks[self.deck]), None, 1, ("T-51", "T-79", "T-87"))

    def answered(self, table: TempleTable, value: Value) -> None:
        assert isinstance(value, int)
        take(table.decks[self.deck], value)
        put(table.treasures[self.seat], value)
        if self.deck == RIVER_DECK:
            table.lying |= 1 << self.seat
        piece = table.temple.treasures[value]
        table.tell(Carried("found", self.seat, treasure=piece.text, back=piece.back))


class Decipher(Step[TempleTable]):
    """T-55 to T-57, T-147: look alone at the glyph of this row's clue tile: that of a trap."""

    __slots__ = ("row", "seat")

    def __init__(self, seat: Seat, row: int) -> None:
        self.seat: Final = seat
        self.row: Final = row

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.row)

    def ask(self, table: TempleTable) -> Chance:
        # Asked also when the glyph is settled: then there is one outcome.
        known = table.glyphs[table.clues[self.row - 1] - 1]
        left = [glyph for glyph in range(TILES) if glyph not in table.glyphs]
        return Chance("glyph", (known,) if known != NONE else tuple(left), None, 1, ("T-55", "T-147"))

    def answered(self, table: TempleTable, value: Value) -> None:
        assert isinstance(value, int)
        at = self.row - 1
        table.glyphs = replaced(table.glyphs, table.clues[at] - 1, value)
        table.looked = replaced(table.looked, at, table.looked[at] | 1 << self.seat)
        table.tell(Deciphered(self.seat, row=self.row, glyph=table.temple.glyphs[value]))


class SecondClue(Step[TempleTable]):
    """T-142: with Linguistics, one clue of another row as well, chosen when the first has been seen."""

    __slots__ = ("row", "seat")

    def __init__(self, seat: Seat, row: int) -> None:
        self.seat: Final = seat
        self.row: Final = row

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.row)

    def ask(self, table: TempleTable) -> Choice | None:
        if not table.can(self.seat, Ability.LINGUISTICS):
            return None
        others = [row for row in range(1, ROWS + 1) if row != self.row]
        return Choice(self.seat, "second-row", [*others, NO], NO, ("T-138", "T-142"))

    def answered(self, table: TempleTable, value: Value) -> None:
        assert isinstance(value, int)
        if value != NO:
            table.use(self.seat)
            table.then(Decipher(self.seat, value))

    def refusal(self, table: TempleTable, value: Value) -> Refusal:
        return Refusal("same-row", ("T-142",))
