"""Chapters 1.11 and 1.12: death, leaving, the end, and the count."""

from collections.abc import Sequence
from typing import Final

from parlour.core.agenda import Step, Verdict
from parlour.core.pieces import put_all
from parlour.core.plain import Plain
from parlour.core.questions import Chance, Value
from parlour.core.seats import Seat
from parlour.games.temple.board import NOWHERE
from parlour.games.temple.dice import throw
from parlour.games.temple.events import Happened, Open
from parlour.games.temple.model import BIG, COFFIN
from parlour.games.temple.table import ESCAPED, GONE, INSIDE, NOBODY, WAITING, TempleTable, replaced


def die(table: TempleTable, seats: Sequence[Seat], cause: str) -> None:
    """T-122, T-127, T-131, T-139: these adventurers die together: figure and treasures go; is anybody left?"""
    for seat in seats:
        table.tell(Open("died", {"seat": seat, "cause": cause}))
        put_all(table.discards[seat], table.treasures[seat])
        table.treasures[seat] = []
        table.where[seat] = NOWHERE
        table.actions[seat] = 0
        table.lying &= ~(1 << seat)
        table.set_status(seat, GONE if table.sent >> seat & 1 else WAITING)
    if seats:
        see_whether_over(table)


def see_whether_over(table: TempleTable) -> None:
    """T-130, T-131: over when nobody is inside, unless somebody may still send the second adventurer (TA-7)."""
    if INSIDE in table.status:
        return
    if WAITING in table.status and table.settings.reserve_keeps_open:
        return
    table.over = True


def standing_on(table: TempleTable, cell: int) -> list[Seat]:
    """Who stands in this cell, clockwise from the first player."""
    return [seat for seat in table.inside() if table.where[seat] == cell]


class LeaveTemple(Step[TempleTable]):
    """T-60, T-61: out through the exit, with all the treasures; nobody comes back."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def values(self) -> tuple[Value, ...]:
        return (self.seat,)

    def act(self, table: TempleTable) -> None:
        table.where[self.seat] = NOWHERE
        table.actions[self.seat] = 0
        table.set_status(self.seat, ESCAPED)
        table.tell(Happened("escaped", self.seat))
        see_whether_over(table)


class Sealed(Step[TempleTable]):
    """T-120, T-121: the boulder blocks the exit: all who are left are lost, and nothing follows but the count."""

    __slots__ = ()

    def act(self, table: TempleTable) -> None:
        table.tell(Open("sealed"))
        die(table, table.inside(), "sealed")
        for seat in table.everyone:
            if table.status[seat] == WAITING:
                table.set_status(seat, GONE)
        table.over = True


class EndOfGame(Step[TempleTable]):
    """T-132, T-133: those who left alive lay open what they carried out; each coffin is rolled now."""

    __slots__ = ()

    def act(self, table: TempleTable) -> None:
        table.turn = NOBODY
        table.counted = True
        coffins: list[RollCoffin] = []
        for seat in table.everyone:
            if table.status[seat] == ESCAPED:
                held: list[Plain] = [table.text(each) for each in table.treasures[seat]]
                table.tell(Open("carried-out", {"seat": seat, "treasures": held}))
                for each in table.treasures[seat]:
                    treasure = table.temple.treasures[each]
                    if treasure.value == COFFIN:
                        coffins.append(RollCoffin(seat, treasure.deck))
        table.then_all([*coffins, Count()])


class RollCoffin(Step[TempleTable]):
    """T-133, T-134: one die for a coffin; the face is its value."""

    __slots__ = ("deck", "seat")

    def __init__(self, seat: Seat, deck: int) -> None:
        self.seat: Final = seat
        self.deck: Final = deck

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.deck)

    def ask(self, table: TempleTable) -> Chance:
        return throw("coffin", 1, ("T-133", "T-134"))

    def answered(self, table: TempleTable, value: Value) -> None:
        assert isinstance(value, int)
        table.coffins = replaced(table.coffins, self.deck, value)
        table.tell(Open("coffin", {"seat": self.seat, "number": value}))


class Count(Step[TempleTable]):
    """T-132, T-135 to T-137, T-153: the highest sum of those outside wins; all others share the next place."""

    __slots__ = ()

    def act(self, table: TempleTable) -> None:
        scores = [carried_out(table, seat) for seat in table.everyone]
        table.verdict = Verdict(self.places(table, scores), scores, self.why(table))
        winners: list[Plain] = []
        winners.extend(table.verdict.winners)
        table.tell(Open("over", {"seats": winners}) if winners else Open("all-lost"))

    def places(self, table: TempleTable, scores: Sequence[int]) -> list[int]:
        """T-136: if nobody has left, nobody wins: all share the last place."""
        if ESCAPED not in table.status:
            return [table.seats] * table.seats
        ranks: list[tuple[int, int, int]] = []
        for seat in table.everyone:
            big = table.temple.alcoves[BIG].treasure in table.treasures[seat]
            # TA-14: in a tie the treasure of the big alcove decides, if the table says so.
            tie = 1 if big and table.settings.big_alcove_wins else 0
            ranks.append((1 if table.status[seat] == ESCAPED else 0, scores[seat], tie))
        return [1 + sum([other > own for other in ranks]) for own in ranks]

    def why(self, table: TempleTable) -> str:
        """The key of the reason."""
        return "richest" if ESCAPED in table.status else "nobody-escaped"


def carried_out(table: TempleTable, seat: Seat) -> int:
    """T-132: the values somebody carried out alive, coffins as they were rolled; 0 for everybody else."""
    if table.status[seat] != ESCAPED:
        return 0
    total = 0
    for each in table.treasures[seat]:
        treasure = table.temple.treasures[each]
        total += table.coffins[treasure.deck] if treasure.value == COFFIN else treasure.value
    return total
