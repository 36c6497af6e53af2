"""Drawing cards, and what happens when the deck runs out."""

from typing import Final

from parlour.core.agenda import Step
from parlour.core.pieces import put, put_all, take, take_all
from parlour.core.questions import Chance, Value
from parlour.core.seats import Seat
from parlour.games.magi.events import Counted, Hidden
from parlour.games.magi.table import MagiTable

BY_CHOICE: Final = 0
"""M-47: one card, by choice."""

BY_COUNT: Final = 1
"""M-42: as many as the count."""

CAUGHT: Final = 2
"""M-50: for a missing call."""

WRONG: Final = 3
"""M-109, MA-18 (option wrong_accusation_draw): for a wrong accusation."""

_WHY: Final = ("one", "count", "caught", "wrong")


class Draw(Step[MagiTable]):
    """M-42, M-107, M-108: draw so many cards; when the deck runs out the discards become a new one, the rest lapses.

    ``why`` is BY_COUNT, CAUGHT or WRONG.
    """

    __slots__ = ("number", "seat", "why")

    def __init__(self, seat: Seat, number: int, why: int) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.why: Final = why

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.number, self.why)

    def act(self, table: MagiTable) -> None:
        there = len(table.deck)
        if there >= self.number:
            table.then(Take(self.seat, self.number, self.why))
        elif len(table.pile) > 1:
            rest = Draw(self.seat, self.number - there, self.why)
            table.then(Take(self.seat, there, self.why), Reshuffle(), rest)
        else:
            table.then(Take(self.seat, there, self.why), Lapse(self.number - there))


class Take(Step[MagiTable]):
    """M-31: nature says which cards of the deck these are; only their new owner sees them (M-106)."""

    __slots__ = ("number", "seat", "why")

    def __init__(self, seat: Seat, number: int, why: int) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.why: Final = why

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.number, self.why)

    def ask(self, table: MagiTable) -> Chance | None:
        return Chance("draw", tuple(table.deck), None, self.number, ("M-31", "M-42")) if self.number else None

    def answered(self, table: MagiTable, value: Value) -> None:
        take_to_hand(table, self.seat, value, self.why)


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


def take_to_hand(table: MagiTable, seat: Seat, value: Value, why: int) -> None:
    """Move the cards that nature named from the deck to the hand, and tell; the reason is as open as the number."""
    if isinstance(value, int):
        take(table.deck, value)
        put(table.hands[seat], value)
    else:
        take_all(table.deck, value)
        put_all(table.hands[seat], value)
    if table.listening:
        cards = table.texts(value if isinstance(value, tuple) else (value,))
        table.tell(Hidden("drew", seat, cards, _WHY[why]))
