"""Drawing cards, and what happens when the deck runs out."""

from typing import Final

from parlour.core.agenda import Step
from parlour.core.pieces import put, put_all, take, take_all
from parlour.core.questions import Chance, Value
from parlour.core.seats import Seat
from parlour.games.magi.events import Counted, Hidden
from parlour.games.magi.table import MagiTable


class Draw(Step[MagiTable]):
    """M-42, M-107, M-108: draw so many cards; when the deck runs out the discards become a new one, the rest lapses."""

    __slots__ = ("number", "seat")

    def __init__(self, seat: Seat, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.number)

    def act(self, table: MagiTable) -> None:
        there = len(table.deck)
        if there >= self.number:
            table.then(Take(self.seat, self.number))
        elif len(table.pile) > 1:
            table.then(Take(self.seat, there), Reshuffle(), Draw(self.seat, self.number - there))
        else:
            table.then(Take(self.seat, there), Lapse(self.number - there))


class Take(Step[MagiTable]):
    """M-31: nature says which cards of the deck these are; only their new owner sees them (M-106)."""

    __slots__ = ("number", "seat")

    def __init__(self, seat: Seat, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.number)

    def ask(self, table: MagiTable) -> Chance | None:
        return Chance("draw", tuple(table.deck), None, self.number, ("M-31", "M-42")) if self.number else None

    def answered(self, table: MagiTable, value: Value) -> None:
        take_to_hand(table, self.seat, value)


class Reshuffle(Step[MagiTable]):
    """M-107: the top discard and the colour in force stay, the other discards become the new deck."""

    __slots__ = ()

    def act(self, table: MagiTable) -> None:
        rest = table.pile[:-1]
        table.pile = table.pile[-1:]
        put_all(table.deck, rest)
        table.laid = ()
        table.tell(Counted("reshuffled", "number", len(rest)))


class Lapse(Step[MagiTable]):
    """M-108: there is nothing left to draw; the rest of the draw lapses."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def values(self) -> tuple[Value, ...]:
        return (self.number,)

    def act(self, table: MagiTable) -> None:
        table.tell(Counted("short", "number", self.number))


def take_to_hand(table: MagiTable, seat: Seat, value: Value) -> None:
    """Move the cards that nature named from the deck to the hand, and tell."""
    if isinstance(value, int):
        take(table.deck, value)
        put(table.hands[seat], value)
    else:
        take_all(table.deck, value)
        put_all(table.hands[seat], value)
    if table.listening:
        table.tell(Hidden("drew", seat, table.texts(value if isinstance(value, tuple) else (value,))))
