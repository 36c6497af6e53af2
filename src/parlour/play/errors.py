"""What a table refuses, beyond the rules' own `Illegal`, `OutOfTurn`, `Unreadable` and `Stale`.

Each has a ``reason``, the key of its text (``refusal-REASON``), and ``names``, what that text names.
"""

from typing import ClassVar

from parlour.core.errors import ParlourError


class TableRefusal(ParlourError):
    """The root of them; nothing has changed when one is raised."""

    reason: ClassVar[str] = "refused"

    def __init__(self, message: str, **names: str | int) -> None:
        super().__init__(message)
        self.names = names


class UnknownTable(TableRefusal):
    """There is no table with this id."""

    reason = "unknown-table"


class FullTable(TableRefusal):
    """Every seat is taken."""

    reason = "full-table"


class TakenSeat(TableRefusal):
    """Somebody else or a bot sits there."""

    reason = "taken-seat"


class NotSeated(TableRefusal):
    """A spectator tried what only a player of this table may do."""

    reason = "not-seated"


class NotHost(TableRefusal):
    """Only who opened the table (or, when they left, the first person seated) may do this."""

    reason = "not-host"


class NotInLobby(TableRefusal):
    """It is too late: the match has begun."""

    reason = "not-in-lobby"


class NotPlaying(TableRefusal):
    """It is too early or too late: the match has not begun, is over, or is frozen."""

    reason = "not-playing"


class NotOver(TableRefusal):
    """The record and the seed are told after the end only."""

    reason = "not-over"


class RepeatedAnswer(TableRefusal):
    """A nonce that came with another answer before."""

    reason = "repeated"


class NothingToTakeBack(TableRefusal):
    """No answer of this seat may be taken back: somebody else or nature has answered since, or there was none."""

    reason = "nothing-to-take-back"


class TooMuch(TableRefusal):
    """A limit was passed; ``names`` has the limit, and ``seconds`` until there is room again."""

    reason = "too-much"


class BadText(TableRefusal):
    """A name, title, chat line or nonce that is empty, too long, or has characters that cannot be shown."""

    reason = "bad-text"


class TimedByDays(TableRefusal):
    """The game is to end after some minutes, but people are to answer when they find the time."""

    reason = "timed-by-days"


class BadTable(TableRefusal):
    """A table that cannot be opened: unknown pace, unknown bot level, a bot on a seat that is not there."""

    reason = "bad-table"


class Closing(TableRefusal):
    """The server is about to stop."""

    reason = "closing"


class DoesNotFit(ParlourError):
    """Loaded dice that say what nature cannot answer, or say too little or too much."""
