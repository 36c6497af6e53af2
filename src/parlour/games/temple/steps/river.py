"""Chapter 1.8: leaving the river."""

from typing import Final

from parlour.core.agenda import Step
from parlour.core.questions import Chance, Choice, Refusal, Value
from parlour.core.seats import Seat
from parlour.games.temple.answers import NO, YES
from parlour.games.temple.dice import faces_of, throw
from parlour.games.temple.events import Happened, dice_told
from parlour.games.temple.steps.discarding import discard, least
from parlour.games.temple.steps.ending import die
from parlour.games.temple.steps.moving import stand
from parlour.games.temple.table import TempleTable

DEADLY: Final = 1
PRICE: Final = 3
"""T-93: treasures for one reroll."""


class LeavingRoll(Step[TempleTable]):
    """T-92, T-95, T-96: as many dice as the load; whoever cannot pay for every 1 dies."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def values(self) -> tuple[Value, ...]:
        return (self.seat,)

    def ask(self, table: TempleTable) -> Chance:
        return throw("river-roll", table.load_now(self.seat), ("T-92",))

    def answered(self, table: TempleTable, value: Value) -> None:
        assert isinstance(value, int)
        faces = faces_of(value)
        table.tell(dice_told("river-roll", faces, {"seat": self.seat}))
        ones = faces.count(DEADLY)
        if not ones:
            table.then(Land(self.seat))
        elif len(table.treasures[self.seat]) < PRICE * ones:
            die(table, [self.seat], "waterfall")
        else:
            table.then(Ransom(self.seat, ones))


class Ransom(Step[TempleTable]):
    """T-93, T-95, T-151: three treasures for throwing one of the 1s again, or give up."""

    __slots__ = ("ones", "seat")

    def __init__(self, seat: Seat, ones: int) -> None:
        self.seat: Final = seat
        self.ones: Final = ones

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.ones)

    def ask(self, table: TempleTable) -> Choice:
        return Choice(self.seat, "ransom", (YES, NO), YES, ("T-93", "T-151"))

    def answered(self, table: TempleTable, value: Value) -> None:
        if value == YES:
            table.then(Give(self.seat, PRICE), RiverDie(self.seat, self.ones - 1))
        else:
            die(table, [self.seat], "waterfall")


class Give(Step[TempleTable]):
    """T-93, T-151: which treasures, one after the other; coffins count like any other (T-30)."""

    __slots__ = ("number", "seat")

    def __init__(self, seat: Seat, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.number)

    def ask(self, table: TempleTable) -> Choice | None:
        held = table.treasures[self.seat]
        if len(held) == self.number:
            return None
        return Choice(self.seat, "give", held.copy(), least(table, self.seat), ("T-93", "T-151"))

    def act(self, table: TempleTable) -> None:
        # All that is left is the price: there is nothing to choose.
        for treasure in table.treasures[self.seat].copy():
            discard(table, self.seat, treasure, "gave")

    def answered(self, table: TempleTable, value: Value) -> None:
        assert isinstance(value, int)
        discard(table, self.seat, value, "gave")
        if self.number > 1:
            table.then(Give(self.seat, self.number - 1))

    def refusal(self, table: TempleTable, value: Value) -> Refusal:
        return Refusal("not-yours", ("T-93",))


class RiverDie(Step[TempleTable]):
    """T-94: each die only once; a second 1 kills. ``ones`` are still to be paid for."""

    __slots__ = ("ones", "seat")

    def __init__(self, seat: Seat, ones: int) -> None:
        self.seat: Final = seat
        self.ones: Final = ones

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.ones)

    def ask(self, table: TempleTable) -> Chance:
        return throw("river-die", 1, ("T-93", "T-94"))

    def answered(self, table: TempleTable, value: Value) -> None:
        assert isinstance(value, int)
        table.tell(dice_told("river-die", [value], {"seat": self.seat}))
        if value == DEADLY:
            die(table, [self.seat], "waterfall")
        elif self.ones:
            table.then(Ransom(self.seat, self.ones))
        else:
            table.then(Land(self.seat))


class Land(Step[TempleTable]):
    """T-97, T-143: at once onto the corridor cell beside the last river cell."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def values(self) -> tuple[Value, ...]:
        return (self.seat,)

    def act(self, table: TempleTable) -> None:
        table.tell(Happened("landed", self.seat))
        stand(table, self.seat, table.temple.board.landing)
