"""What happens at a table of Magi, told to each eye as far as it may know."""

from typing import Final

from parlour.core.events import Event, Told
from parlour.core.plain import Plain
from parlour.core.seats import REFEREE, Eye, Seat


class Used(Event):
    """A card went from a hand to the top of the discards (M-30)."""

    __slots__ = ("_card", "_magic", "_seat")

    def __init__(self, seat: Seat, card: str, magic: bool) -> None:
        self._seat: Final = seat
        self._card: Final = card
        self._magic: Final = magic

    def told(self, eye: Eye) -> Told:
        return {
            "event": "used",
            "seat": self._seat,
            "card": self._card,
            "phase": "magic" if self._magic else "main",
        }


class Counted(Event):
    """A number on the table changed: the draw count (M-63), or what the deck gained."""

    __slots__ = ("_key", "_name", "_number")

    def __init__(self, name: str, key: str, number: int) -> None:
        self._name: Final = name
        self._key: Final = key
        self._number: Final = number

    def told(self, eye: Eye) -> Told:
        return {"event": self._name, self._key: self._number}


class Hidden(Event):
    """Cards moved face down (M-106): everybody sees whose, how many and, if told, why; the owner also which."""

    __slots__ = ("_cards", "_name", "_seat", "_why")

    def __init__(self, name: str, seat: Seat, cards: tuple[str, ...], why: str = "") -> None:
        self._name: Final = name
        self._seat: Final = seat
        self._cards: Final = cards
        self._why: Final = why

    def told(self, eye: Eye) -> Told:
        told: Told = {"event": self._name, "seat": self._seat, "number": len(self._cards)}
        if self._why:
            told["why"] = self._why
        if eye == self._seat or eye == REFEREE:
            cards: list[Plain] = []
            cards.extend(self._cards)
            told["cards"] = cards
        return told
