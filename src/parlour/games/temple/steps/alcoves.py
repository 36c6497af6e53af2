"""Chapter 1.6: the alcoves and the dice that open them."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from parlour.core.agenda import Step
from parlour.core.pieces import put
from parlour.core.questions import Chance, Choice, Refusal, Value
from parlour.core.seats import Seat
from parlour.games.temple.answers import NO
from parlour.games.temple.dice import NO_DICE, faces_of, number_of, packed, throw
from parlour.games.temple.events import Carried, Open, dice_told
from parlour.games.temple.model import Ability
from parlour.games.temple.table import NONE, TempleTable


class OpenAlcove(Step[TempleTable]):
    """T-64 to T-68: throw the dice that are not kept; with the right faces the treasure is taken at once."""

    __slots__ = ("alcove", "kept", "seat")

    def __init__(self, seat: Seat, alcove: int, kept: int) -> None:
        self.seat: Final = seat
        self.alcove: Final = alcove
        self.kept: Final = kept

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.alcove, self.kept)

    def ask(self, table: TempleTable) -> Chance:
        return throw("alcove-roll", table.temple.dice - number_of(self.kept), ("T-64", "T-67"))

    def answered(self, table: TempleTable, value: Value) -> None:
        assert isinstance(value, int)
        table.attempt = packed([*faces_of(self.kept), *faces_of(value)])
        table.attempt_at = self.alcove
        id = table.temple.alcoves[self.alcove].id
        table.tell(dice_told("alcove-roll", faces_of(table.attempt), {"seat": self.seat, "alcove": id}))
        if opens(table):
            take_treasure(table, self.seat)
        else:
            table.then(PickLock(self.seat))


class KeepDice(Step[TempleTable]):
    """T-67: which of the dice stay on the table while the others are thrown again."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def values(self) -> tuple[Value, ...]:
        return (self.seat,)

    def ask(self, table: TempleTable) -> Choice:
        options = keepable(table.attempt)
        return Choice(self.seat, "keep", options, wanted(table), ("T-67",))

    def answered(self, table: TempleTable, value: Value) -> None:
        assert isinstance(value, int)
        table.then(OpenAlcove(self.seat, table.attempt_at, value))

    def refusal(self, table: TempleTable, value: Value) -> Refusal:
        return Refusal("not-those-dice", ("T-67",))


class PickLock(Step[TempleTable]):
    """T-144: after a failed roll, set one die to any face; it stays among the dice for rerolls of this turn."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def values(self) -> tuple[Value, ...]:
        return (self.seat,)

    def ask(self, table: TempleTable) -> Choice | None:
        if not table.can(self.seat, Ability.LOCK_PICKING):
            return None
        options = [10 * die + face for die in different(table.attempt) for face in range(1, 7) if face != die]
        return Choice(self.seat, "pick-lock", [*options, NO], NO, ("T-138", "T-144"))

    def answered(self, table: TempleTable, value: Value) -> None:
        assert isinstance(value, int)
        if value == NO:
            return
        table.use(self.seat)
        faces = faces_of(table.attempt)
        faces.remove(value // 10)
        table.attempt = packed([*faces, value % 10])
        table.tell(Open("lock-picked", {"seat": self.seat, "face": value // 10, "number": value % 10}))
        if opens(table):
            take_treasure(table, self.seat)

    def refusal(self, table: TempleTable, value: Value) -> Refusal:
        return Refusal("no-such-die", ("T-144",))


def opens(table: TempleTable) -> bool:
    """T-65, T-66: whether the dice show every face that this alcove asks for."""
    shown = faces_of(table.attempt)
    return all([face in shown for face in table.temple.alcoves[table.attempt_at].faces])


def take_treasure(table: TempleTable, seat: Seat) -> None:
    """T-68, T-71: at once and without another action; the alcove stays empty, the dice are free."""
    at = table.attempt_at
    table.alcoves &= ~(1 << at)
    put(table.treasures[seat], table.temple.alcoves[at].treasure)
    piece = table.temple.treasures[table.temple.alcoves[at].treasure]
    table.attempt = NO_DICE
    table.attempt_at = NONE
    table.tell(Carried("opened", seat, treasure=piece.text, back=piece.back))


def keepable(dice: int) -> list[int]:
    """Every different choice of dice to keep, NO_DICE first; not all of them, for then none would be thrown."""
    faces = faces_of(dice)
    found: list[int] = []
    for number in range(len(faces)):
        for kept in combinations(faces, number):
            value = packed(list(kept))
            if value not in found:
                found.append(value)
    return found


def wanted(table: TempleTable) -> int:
    """One die of each face that is asked for and shown."""
    shown = faces_of(table.attempt)
    return packed([face for face in table.temple.alcoves[table.attempt_at].faces if face in shown])


def different(dice: int) -> Sequence[int]:
    """The faces shown, each once, ascending."""
    return sorted(set(faces_of(dice)))
