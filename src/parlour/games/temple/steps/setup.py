"""Chapters 1.1 and 1.2: everything on its place, the adventurers dealt, and who enters first."""

from typing import Final

from parlour.core.agenda import Step
from parlour.core.questions import Chance, Choice, Refusal, Value
from parlour.core.seats import Seat
from parlour.games.temple.board import ROWS
from parlour.games.temple.events import Happened, Open, Picked
from parlour.games.temple.model import TILES
from parlour.games.temple.steps.ending import EndOfGame
from parlour.games.temple.steps.round import Round
from parlour.games.temple.table import NONE, TempleTable, replaced


class Game(Step[TempleTable]):
    """T-11 to T-25, T-130: set up, then rounds until nobody plays on, then the count."""

    __slots__ = ()

    def act(self, table: TempleTable) -> None:
        table.lay_out()
        clues = [ClueTile(row) for row in range(1, ROWS + 1)]
        deals = [Deal(seat) for seat in table.everyone]
        table.then(*clues, FirstPlayer(), *deals, Picks(), Entrance(), Round(), EndOfGame())


class ClueTile(Step[TempleTable]):
    """T-15, T-16, T-56: a clue tile lies glyph down beside this row: its number, a trap's, is public."""

    __slots__ = ("row",)

    def __init__(self, row: int) -> None:
        self.row: Final = row

    def values(self) -> tuple[Value, ...]:
        return (self.row,)

    def ask(self, table: TempleTable) -> Chance:
        left = [number for number in range(1, TILES + 1) if number not in table.clues]
        return Chance("clue", tuple(left), None, 1, ("T-15",))

    def answered(self, table: TempleTable, value: Value) -> None:
        assert isinstance(value, int)
        table.clues = replaced(table.clues, self.row - 1, value)
        table.tell(Open("clue", {"row": self.row, "number": value}))


class FirstPlayer(Step[TempleTable]):
    """T-23: the first player holds the dice; drawn at random, for nobody asks about ages."""

    __slots__ = ()

    def ask(self, table: TempleTable) -> Chance:
        return Chance("first-player", tuple(table.everyone), None, 1, ("T-23",))

    def answered(self, table: TempleTable, value: Value) -> None:
        assert isinstance(value, int)
        table.first = value
        table.tell(Happened("first-player", value))


class Deal(Step[TempleTable]):
    """T-20: two of the twelve adventurers, dealt openly."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def values(self) -> tuple[Value, ...]:
        return (self.seat,)

    def ask(self, table: TempleTable) -> Chance:
        taken = [each for pair in table.dealt for each in pair]
        left = [number for number in range(len(table.temple.adventurers)) if number not in taken]
        return Chance("deal", tuple(left), None, 2, ("T-20",))

    def answered(self, table: TempleTable, value: Value) -> None:
        assert isinstance(value, tuple)
        table.dealt = (*table.dealt[: self.seat], value, *table.dealt[self.seat + 1 :])
        names = [table.temple.adventurers[each].id for each in value]
        table.tell(Open("dealt", {"seat": self.seat, "adventurers": [*names]}))


class Picks(Step[TempleTable]):
    """T-22: everybody picks at the same time (TA-16: open_pick = one after the other, openly)."""

    __slots__ = ()

    def act(self, table: TempleTable) -> None:
        picks = [Pick(seat) for seat in table.clockwise_from(table.first)]
        if table.settings.open_pick:
            table.then_all(picks)
        else:
            table.together(*picks)


class Pick(Step[TempleTable]):
    """T-21: which of the two enters; the other is the reserve."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def values(self) -> tuple[Value, ...]:
        return (self.seat,)

    def ask(self, table: TempleTable) -> Choice:
        pair = table.dealt[self.seat]
        return Choice(self.seat, "pick", pair, pair[0], ("T-21", "T-22"))

    def answered(self, table: TempleTable, value: Value) -> None:
        assert isinstance(value, int)
        table.picks = replaced(table.picks, self.seat, value)
        name = table.temple.adventurers[value].id
        if table.settings.open_pick:
            table.tell(Open("picked", {"seat": self.seat, "adventurer": name}))
        else:
            table.tell(Picked(self.seat, name))

    def refusal(self, table: TempleTable, value: Value) -> Refusal:
        return Refusal("not-dealt", ("T-20", "T-21"))


class Entrance(Step[TempleTable]):
    """T-21, T-46: the picks are laid open, and their figures stand on the entrance."""

    __slots__ = ()

    def act(self, table: TempleTable) -> None:
        assert NONE not in table.picks
        table.shown = True
        for seat in table.everyone:
            table.where[seat] = table.temple.board.entrance
            name = table.temple.adventurers[table.picks[seat]].id
            table.tell(Open("enters", {"seat": seat, "adventurer": name}))
