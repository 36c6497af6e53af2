"""What happens at a table of Senyu, told to each eye as far as it may know."""

from typing import Final

from parlour.core.events import Event, Told
from parlour.core.seats import REFEREE, Eye, Seat


class Hidden(Event):
    """A task card came to a player who need not show it (S-26, S-125): everybody sees whose, the owner also which."""

    __slots__ = ("_card", "_name", "_seat")

    def __init__(self, name: str, seat: Seat, card: str) -> None:
        self._name: Final = name
        self._seat: Final = seat
        self._card: Final = card

    def told(self, eye: Eye) -> Told:
        told: Told = {"event": self._name, "seat": self._seat}
        if eye == self._seat or eye == REFEREE:
            told["card"] = self._card
        return told
