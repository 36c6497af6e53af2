"""Every way in which Parlour says no. Each message is one sentence: what was expected, what came, what was allowed."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class ParlourError(Exception):
    """The root of all refusals. Bugs are assertions and are never raised as one of these."""


class Unreadable(ParlourError):
    """A text or a value that cannot be read as an answer at all."""


class Illegal(ParlourError):
    """A readable answer that a rule refuses.

    ``reason`` is the key of the refusal's text, ``clauses`` the rules that refuse it.
    """

    def __init__(self, message: str, reason: str = "illegal", clauses: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.reason = reason
        self.clauses = tuple(clauses)


class OutOfTurn(ParlourError):
    """An answer from a seat that is not asked, or to a game that is over."""


class Stale(ParlourError):
    """An answer to an older version of the table."""


class BadOption(ParlourError):
    """A number of seats or a table option that the game does not know, or a value it cannot take."""


class Spot(NamedTuple):
    """Where a content file is wrong: a table, the number of its ``entry`` from 0, its ``key`` ("": all of it).

    ``key`` may be one that is missing there. ``line`` counts from 1; 0 where nothing is written that could be pointed
    at. ``table`` is "" where the text could not be taken apart so far.
    """

    table: str
    entry: int
    key: str
    line: int


class BadContent(ParlourError):
    """A content file with an unknown key, a wrong value or a broken count; the message names file and line.

    ``spot`` is that place, ``reason`` the key of the refusal's text and ``arguments`` what the text needs (what came is
    called ``got``); None and "" where they are not known.
    """

    def __init__(
        self,
        message: str,
        *,
        spot: Spot | None = None,
        reason: str = "",
        arguments: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__(message)
        self.spot = spot
        self.reason = reason
        self.arguments: dict[str, object] = dict(arguments or {})


class Corrupt(ParlourError):
    """A saved position or a record that does not describe a possible game."""


class UnknownGame(ParlourError):
    """A key under which no game is registered."""
