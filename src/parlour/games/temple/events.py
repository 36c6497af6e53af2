"""What happens in the temple, told to each eye as far as it may know."""

from typing import Final

from parlour.core.events import Event, Told
from parlour.core.plain import Plain
from parlour.core.seats import REFEREE, Eye, Seat


class Open(Event):
    """Something everybody sees: its name and what it names."""

    __slots__ = ("_args", "_name")

    def __init__(self, name: str, args: Told | None = None) -> None:
        self._name: Final = name
        self._args: Final = args

    def told(self, eye: Eye) -> Told:
        told: Told = {"event": self._name}
        if self._args is not None:
            told.update(self._args)
        return told


class Happened(Event):
    """Something open that concerns one seat and nothing else."""

    __slots__ = ("_name", "_seat")

    def __init__(self, name: str, seat: Seat) -> None:
        self._name: Final = name
        self._seat: Final = seat

    def told(self, eye: Eye) -> Told:
        return {"event": self._name, "seat": self._seat}


class Carried(Event):
    """T-52, T-152: a treasure was found, discarded or given up: all see its back, its owner alone the treasure."""

    __slots__ = ("_back", "_name", "_seat", "_treasure")

    def __init__(self, name: str, seat: Seat, *, treasure: str, back: str) -> None:
        self._name: Final = name
        self._seat: Final = seat
        self._treasure: Final = treasure
        self._back: Final = back

    def told(self, eye: Eye) -> Told:
        told: Told = {"event": self._name, "seat": self._seat, "deck": self._back}
        if eye == self._seat or eye == REFEREE:
            told["treasure"] = self._treasure
        return told


class Deciphered(Event):
    """T-55, T-57: all see who looks at which clue tile, that player alone sees the glyph."""

    __slots__ = ("_glyph", "_row", "_seat")

    def __init__(self, seat: Seat, *, row: int, glyph: str) -> None:
        self._seat: Final = seat
        self._row: Final = row
        self._glyph: Final = glyph

    def told(self, eye: Eye) -> Told:
        told: Told = {"event": "deciphered", "seat": self._seat, "row": self._row}
        if eye == self._seat or eye == REFEREE:
            told["glyph"] = self._glyph
        return told


class Picked(Event):
    """T-22: everybody sees that a player has picked, the player alone whom."""

    __slots__ = ("_adventurer", "_seat")

    def __init__(self, seat: Seat, adventurer: str) -> None:
        self._seat: Final = seat
        self._adventurer: Final = adventurer

    def told(self, eye: Eye) -> Told:
        told: Told = {"event": "picked", "seat": self._seat}
        if eye == self._seat or eye == REFEREE:
            told["adventurer"] = self._adventurer
        return told


def dice_told(name: str, faces: list[int], args: Told) -> Open:
    """Dice that everybody sees, with what else there is to say."""
    told: Told = {}
    told.update(args)
    dice: list[Plain] = []
    dice.extend(faces)
    told["dice"] = dice
    return Open(name, told)
