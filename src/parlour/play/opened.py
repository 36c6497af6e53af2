"""Since when each question has been open: what decides whether an answer is stale.

An answer says at which version its sender saw the table. It is refused as stale unless the question it answers has
been open, unchanged, from that version until now. Unchanged means: still asked of the same seat about the same, with
the same options and default, and

* on the agenda: asked by the very same step. Other seats' answers to windows, or to other questions of a group that is
  asked together, leave it as it is.
* as a window: nobody but the window's own seat has moved the match on meanwhile. An answer to another window, or to one
  of a group that still waits, leaves it as it is. Anybody else's required answer makes it a new window, even if it
  looks alike: what one calls out is about what has just happened. The own seat knows what it did itself, so a call sent
  right behind one's own answer counts.

Chat, seats and absence leave every question as it is.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.core.agenda import AnyStep, Together
from parlour.core.questions import Choice
from parlour.core.rules import AnyState
from parlour.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Opened:
    """An open question: since which version, since when (seconds since 1970), and whether several choose together."""

    step: AnyStep
    choice: Choice
    window: bool
    together: bool
    since: int
    at: float

    @property
    def key(self) -> tuple[Seat, str, int]:
        """What tells it from any other question of the match."""
        return self.choice.seat, self.choice.about, self.since

    def same(self, step: AnyStep, choice: Choice, *, window: bool) -> bool:
        """Whether this is still asked, unchanged."""
        mine = self.choice
        return (
            self.window == window
            and (window or self.step is step)
            and (mine.seat, mine.about, mine.default) == (choice.seat, choice.about, choice.default)
            and list(mine.options) == list(choice.options)
        )


@dataclass(frozen=True, slots=True)
class Move:
    """A person's answer, as far as the other questions care: whose, and whether it moved the match on."""

    seat: Seat
    moved_on: bool


def move_of(opened: Opened, state: AnyState) -> Move:
    """What answering this open question in this state will be."""
    top = state.table.upper
    rest = isinstance(top, Together) and any(
        member is not opened.step and member.ask(state.table) is not None for member in top.members
    )
    return Move(opened.choice.seat, moved_on=not opened.window and not rest)


def reopened(before: Sequence[Opened], state: AnyState, move: Move | None, *, since: int, at: float) -> list[Opened]:
    """The open questions after a move (None: the start), each with its age."""
    agenda = _asked_by_agenda(state)
    asking = [(step, choice) for step, choice in state.asking() if isinstance(choice, Choice)]
    together = sum(not choice.optional for step, choice in asking if step in agenda) > 1
    found = []
    for step, choice in asking:
        window = step not in agenda
        kept = [each for each in before if move is not None and each.same(step, choice, window=window)]
        if window and move is not None and move.moved_on and move.seat != choice.seat:
            kept = []
        found.append(kept[0] if kept else Opened(step, choice, window, together and not window, since, at))
    return found


def _asked_by_agenda(state: AnyState) -> Sequence[AnyStep]:
    if state.table.upper is None:
        return ()
    top = state.table.upper
    return top.members if isinstance(top, Together) else (top,)
