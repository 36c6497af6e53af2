"""Which clauses of the rulebook stand behind what was told."""

from collections.abc import Mapping, Sequence
from typing import Final

from parlour.core.events import Told


class Citations:
    """A game's table: the clauses behind each event by its name, the one that says most first.

    Where it depends on what the event tells, ``by`` names the argument that decides, and the entry ``"event value"``
    comes before that of the event alone ("died bridge" before "died").
    """

    __slots__ = ("by", "clauses")

    def __init__(self, clauses: Mapping[str, Sequence[str]], by: Mapping[str, str]) -> None:
        self.clauses: Final = dict(clauses)
        self.by: Final = dict(by)

    def of(self, told: Told) -> Sequence[str]:
        """The clauses behind something that was told to an eye; from nothing else, so that they tell no more."""
        event = str(told["event"])
        value = told.get(self.by.get(event, ""))
        found = None if value is None else self.clauses.get(f"{event} {value}")
        return self.clauses.get(event, ()) if found is None else found
