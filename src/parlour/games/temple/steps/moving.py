"""Chapter 1.4: coming to a cell, by a move, an extra move or a leap."""

from typing import Final

from parlour.core.agenda import Step
from parlour.core.questions import Value
from parlour.core.seats import Seat
from parlour.games.temple.board import BRIDGE, LAVA, OUTSIDE
from parlour.games.temple.events import Open
from parlour.games.temple.steps.bridge import BridgeRoll
from parlour.games.temple.steps.ending import LeaveTemple, die
from parlour.games.temple.steps.lava import TakeMaskOff, TurnTile
from parlour.games.temple.table import HOLE, UNTURNED, TempleTable


class Enter(Step[TempleTable]):
    """T-40, T-41, T-60, T-72, T-75, T-100, T-106: what happens when an adventurer comes to this cell."""

    __slots__ = ("cell", "seat")

    def __init__(self, seat: Seat, cell: int) -> None:
        self.seat: Final = seat
        self.cell: Final = cell

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.cell)

    def act(self, table: TempleTable) -> None:
        board = table.temple.board
        zone = board.zone[self.cell]
        if zone == OUTSIDE:
            table.then(LeaveTemple(self.seat))
        elif zone == LAVA and table.tile_state(self.cell) == UNTURNED:
            table.then(TurnTile(self.cell), StepOnto(self.seat, self.cell))
        else:
            stand(table, self.seat, self.cell)
            if zone == BRIDGE:
                table.then(BridgeRoll())
            elif board.near_lava[self.cell]:
                table.then(TakeMaskOff(self.seat))


class StepOnto(Step[TempleTable]):
    """T-76, T-77: onto the turned tile, or down with the trap."""

    __slots__ = ("cell", "seat")

    def __init__(self, seat: Seat, cell: int) -> None:
        self.seat: Final = seat
        self.cell: Final = cell

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.cell)

    def act(self, table: TempleTable) -> None:
        if table.tile_state(self.cell) == HOLE:
            die(table, [self.seat], "trap")
        else:
            stand(table, self.seat, self.cell)


def stand(table: TempleTable, seat: Seat, cell: int) -> None:
    """T-41, T-88: the figure stands in this cell, beside whoever is there, on its feet again."""
    table.where[seat] = cell
    table.lying &= ~(1 << seat)
    if table.listening:
        table.tell(Open("moved", {"seat": seat, "cell": table.temple.board.ids[cell]}))
