"""Chapter 1.10: phase 4, first the walls, then the boulder."""

from typing import Final

from parlour.core.agenda import Step
from parlour.core.questions import Chance, Value
from parlour.games.temple.board import COLUMNS, WALL_ROOM
from parlour.games.temple.dice import at_least, faces_of, throw
from parlour.games.temple.events import Open, dice_told
from parlour.games.temple.steps.ending import Sealed, die, standing_on
from parlour.games.temple.table import TempleTable, replaced

CARDS_A_ROUND: Final = 3
FASTEST: Final = 5
"""T-116: from round 5 on the boulder rolls five dice."""

ROLLS_ON: Final = 3
"""T-117: a die of 3 or more moves it one cell."""


class TurnWallCards(Step[TempleTable]):
    """T-109, T-115: three cards, as long as there are any."""

    __slots__ = ()

    def act(self, table: TempleTable) -> None:
        if not table.over:
            table.then_all([TurnWallCard() for _ in range(CARDS_A_ROUND)])


class TurnWallCard(Step[TempleTable]):
    """T-18, T-109 to T-111: the next card, carried out at once; orange moves the left wall, grey the right one."""

    __slots__ = ()

    def ask(self, table: TempleTable) -> Chance | None:
        if table.over:
            return None
        kinds = [kind for kind, left in enumerate(table.wall_cards) if left]
        if not kinds:
            return None
        return Chance("wall-card", kinds, [table.wall_cards[kind] for kind in kinds], 1, ("T-109", "T-110"))

    def answered(self, table: TempleTable, value: Value) -> None:
        assert isinstance(value, int)
        table.wall_cards = replaced(table.wall_cards, value, table.wall_cards[value] - 1)
        card = table.temple.wall_cards[value]
        table.tell(Open("wall-card", {"wall": card.id}))
        if card.left:
            close_left(table)
        if card.right:
            close_right(table)


class RollBoulder(Step[TempleTable]):
    """T-116, T-117: as many dice as the round has, five at most; each 3 or more is a cell."""

    __slots__ = ()

    def ask(self, table: TempleTable) -> Chance | None:
        return None if table.over else throw("boulder-roll", min(table.round, FASTEST), ("T-116",))

    def answered(self, table: TempleTable, value: Value) -> None:
        assert isinstance(value, int)
        cells = at_least(value, ROLLS_ON)
        table.tell(dice_told("boulder", faces_of(value), {"number": cells}))
        if cells:
            table.then(RollOn(cells))


class RollOn(Step[TempleTable]):
    """T-118 to T-120: cell by cell: it crushes whoever is there, opens the suns, and at the end seals the exit."""

    __slots__ = ("cells",)

    def __init__(self, cells: int) -> None:
        self.cells: Final = cells

    def values(self) -> tuple[Value, ...]:
        return (self.cells,)

    def act(self, table: TempleTable) -> None:
        if table.over:
            return
        table.boulder += 1
        die(table, standing_on(table, table.boulder_cell()), "boulder")
        board = table.temple.board
        for sun, opens_at in enumerate(board.sun_opens):
            if opens_at == table.boulder:
                table.tell(Open("sun-opened", {"cell": board.ids[board.suns[sun]]}))
        if table.boulder >= table.settings.track_end:
            table.then(Sealed())
        elif self.cells > 1:
            table.then(RollOn(self.cells - 1))


def close_left(table: TempleTable) -> None:
    """T-111: the wall near the lava covers one more column."""
    if table.walls_met():
        return
    table.left += 1
    table.tell(Open("wall-moved", {"side": "left", "number": table.left}))
    push(table, table.left, 1)


def close_right(table: TempleTable) -> None:
    """T-110: the other wall covers one more column."""
    if table.walls_met():
        return
    table.right += 1
    table.tell(Open("wall-moved", {"side": "right", "number": table.right}))
    push(table, COLUMNS + 1 - table.right, -1)


def push(table: TempleTable, column: int, inward: int) -> None:
    """T-112 to T-114: who stands in the covered column is pushed one column on; when the walls meet, all die."""
    board = table.temple.board
    if table.walls_met():
        table.tell(Open("walls-met"))
        caught = [s for s in table.inside() if board.zone[table.where[s]] == WALL_ROOM]
        caught.extend(standing_on(table, board.entrance))
        die(table, caught, "walls")
        return
    struck = [seat for seat in table.inside() if board.column[table.where[seat]] == column]
    if not table.settings.wall_pushes:
        die(table, struck, "walls")
        return
    for seat in struck:
        here = table.where[seat]
        beside = board.at(board.x[here] + inward, board.y[here])
        table.where[seat] = beside
        table.tell(Open("pushed", {"seat": seat, "cell": board.ids[beside]}))
