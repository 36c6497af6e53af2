"""What happens at a table of Dice Forge. All of it is public (D-133), and still told from an allow-list."""

from typing import Final

from parlour.core.events import Event, Told
from parlour.core.plain import Plain
from parlour.core.seats import Eye, Seat


class Open(Event):
    """Something everybody sees: its name and what it names."""

    __slots__ = ("_args", "_name")

    def __init__(self, name: str, args: Told) -> None:
        self._name: Final = name
        self._args: Final = args

    def told(self, eye: Eye) -> Told:
        told: Told = {"event": self._name}
        told.update(self._args)
        return told


class Happened(Event):
    """Something that concerns one seat and nothing else."""

    __slots__ = ("_name", "_seat")

    def __init__(self, name: str, seat: Seat) -> None:
        self._name: Final = name
        self._seat: Final = seat

    def told(self, eye: Eye) -> Told:
        return {"event": self._name, "seat": self._seat}


class Moved(Event):
    """So much of a resource came to a hero, was lost, or was paid."""

    __slots__ = ("_name", "_number", "_resource", "_seat")

    def __init__(self, name: str, seat: Seat, number: int, resource: str) -> None:
        self._name: Final = name
        self._seat: Final = seat
        self._number: Final = number
        self._resource: Final = resource

    def told(self, eye: Eye) -> Told:
        return {"event": self._name, "seat": self._seat, "number": self._number, "resource": self._resource}


class Faced(Event):
    """A face was copied, chosen first, left out, or picked by a hero; ``other`` is whose die it lies on, if told."""

    __slots__ = ("_face", "_name", "_other", "_seat")

    def __init__(self, name: str, seat: Seat, face: str, other: Seat | None = None) -> None:
        self._name: Final = name
        self._seat: Final = seat
        self._face: Final = face
        self._other: Final = other

    def told(self, eye: Eye) -> Told:
        told: Told = {"event": self._name, "seat": self._seat, "face": self._face}
        if self._other is not None:
            told["other"] = self._other
        return told


class Rolled(Event):
    """A hero's dice fell: the faces, and the dice they are on ("sun", "moon")."""

    __slots__ = ("_dice", "_faces", "_seat")

    def __init__(self, seat: Seat, dice: tuple[str, ...], faces: tuple[str, ...]) -> None:
        self._seat: Final = seat
        self._dice: Final = dice
        self._faces: Final = faces

    def told(self, eye: Eye) -> Told:
        dice: list[Plain] = []
        dice.extend(self._dice)
        faces: list[Plain] = []
        faces.extend(self._faces)
        return {"event": "rolled", "seat": self._seat, "dies": dice, "faces": faces}


class Forged(Event):
    """A face came onto a die ("forged") or off it ("took-off")."""

    __slots__ = ("_die", "_face", "_name", "_seat")

    def __init__(self, name: str, seat: Seat, face: str, die: str) -> None:
        self._name: Final = name
        self._seat: Final = seat
        self._face: Final = face
        self._die: Final = die

    def told(self, eye: Eye) -> Told:
        return {"event": self._name, "seat": self._seat, "face": self._face, "die": self._die}


class Bought(Event):
    """A hero's card: ``name`` says whether it was paid for, taken, used, or spent as a token."""

    __slots__ = ("_card", "_name", "_seat")

    def __init__(self, name: str, seat: Seat, card: str) -> None:
        self._name: Final = name
        self._seat: Final = seat
        self._card: Final = card

    def told(self, eye: Eye) -> Told:
        return {"event": self._name, "seat": self._seat, "card": self._card}
