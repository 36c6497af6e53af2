"""Events: what happened, told to one eye at a time.

An event is written once by the step that causes it and told to each eye from an allow-list: ``told`` builds what this
eye may know from nothing. Nobody is ever sent an event itself.
"""

from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from parlour.core.plain import Plain
from parlour.core.seats import Eye, Seat

Told: TypeAlias = dict[str, Plain]
"""``event`` names the text; the other keys are its arguments (seats, pieces in their canonical text, numbers)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened at the table."""

    __slots__ = ()

    def told(self, eye: Eye) -> Told | None:
        """What this eye learns of it; None if it may not even know that it happened."""
        raise NotImplementedError


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
