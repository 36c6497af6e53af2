"""Taking back: one's own last answers, one at a time, while they have concerned nobody else.

An answer may be taken back if, before it and after it, nobody but its own seat is asked anything and no window is worth
anything to somebody else (`Game.offers`: a chance that has passed or come with an answer stays so), and if everybody,
the own seat too, was told the same of it: it has laid nothing open but what that player did. It is final as soon as
nature, another seat, a bot or the clock has answered, or its own seat has used a window: what was called out was heard.

Taking back gives no time and takes none. The question that is open again runs out when the one that was open instead
would have; and so does every question of that seat that follows, until an answer that is final.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from parlour.core.errors import Corrupt, Stale
from parlour.core.events import Event
from parlour.core.questions import Choice
from parlour.core.rules import AnyState, seat_name
from parlour.core.seats import SPECTATOR, Seat
from parlour.play.errors import NothingToTakeBack
from parlour.play.opened import Opened


@dataclass(frozen=True, slots=True)
class Before:
    """The position before the answer of ``seat`` in slot ``n``; ``lines`` is the length of the record there."""

    n: int
    seat: Seat
    state: AnyState
    open: Sequence[Opened]
    lines: int


class Chain:
    """The answers that may be taken back, all of one seat. ``clock``: since when all their questions count as open
    (seconds since 1970); None if nothing was taken back."""

    def __init__(self) -> None:
        self.clock: float | None = None
        self._befores: list[Before] = []
        self._since = 0

    def clear(self) -> None:
        """Everything so far is final."""
        self._befores.clear()
        self.clock = None

    def grow(self, before: Before | None, after: AnyState) -> None:
        """An answer was given; ``before`` is None if it is final by who gave it, or how."""
        if before is None or not free(before.seat, before.state, after):
            self.clear()
            return
        self._befores.append(before)
        self._since = before.n + 1

    def open_to(self, seat: Seat | None) -> bool:
        """Whether this seat may take something back."""
        return bool(self._befores) and self._befores[-1].seat == seat

    def last(self, seat: Seat, version: int, *, now: int) -> int:
        """The slot of the answer that this seat, who saw the table at ``version``, may take back at version ``now``.

        Raises NothingToTakeBack, or Stale when another answer was the last one then.
        """
        if not self.open_to(seat):
            raise NothingToTakeBack(
                f"expected {seat_name(seat)} to have answered last, and nothing to have come of it, got other answers"
            )
        if not self._since <= version <= now:
            raise Stale(
                f"expected the last answer of {seat_name(seat)} to be taken back as it stands since version "
                f"{self._since} of the table (now {now}), got a request to version {version}"
            )
        return self._befores[-1].n

    def shrink(self, seat: Seat, answer: int, *, n: int, asked: Sequence[Opened]) -> Before:
        """Take back this answer by entry ``n``, while these questions are open; the position to go on from.

        Raises Corrupt if it is not the last one, or not this seat's.
        """
        last = self._befores[-1] if self._befores else None
        if last is None or (last.seat, last.n) != (seat, answer):
            raise Corrupt(f"expected the last answer to be taken back by who gave it, got {seat_name(seat)}'s {answer}")
        self._befores.pop()
        self._since = n + 1
        self.clock = clock = max(opened.at for opened in asked if not opened.choice.optional)
        return replace(last, open=[replace(opened, since=n + 1, at=clock) for opened in last.open])


def free(seat: Seat, before: AnyState, after: AnyState) -> bool:
    """Whether an answer of this seat that led from one position to the other may be taken back."""
    return undisturbed(before, seat) and undisturbed(after, seat) and all_told(after.events, after.table.seats)


def undisturbed(state: AnyState, seat: Seat) -> bool:
    """Whether nobody else is asked anything, nor has a window that is worth something."""
    if not isinstance(state.asked, Choice) or state.asked.seat != seat:
        return False
    required = [question for _, question in state.asking() if isinstance(question, Choice) and not question.optional]
    offers = [step.ask(state.table) for step in state.game.offers(state.table)]
    return all(question is None or question.seat == seat for question in (*required, *offers))


def all_told(events: Sequence[Event], seats: int) -> bool:
    """Whether every eye learns the same of these events: whatever somebody learns alone is a secret."""
    return all(event.told(eye) == event.told(SPECTATOR) for event in events for eye in range(seats))
