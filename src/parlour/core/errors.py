"""Every way in which Parlour says no. Each message is one sentence: what was expected, what came, what was allowed."""

from collections.abc import Sequence


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


class BadContent(ParlourError):
    """A content file with an unknown key, a wrong value or a broken count; the message names file and line."""


class Corrupt(ParlourError):
    """A saved position or a record that does not describe a possible game."""


class UnknownGame(ParlourError):
    """A key under which no game is registered."""
