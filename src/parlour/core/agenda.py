"""The agenda: the rulebook's headings as steps on a stack that is part of the state.

Five laws:

1. A step acts or asks, never both. Asking changes nothing, so a question is always derivable from the state, is never
   saved, and its options can never be stale.
2. Steps hold values only (seats, ids, amounts): never pieces, callables or live objects.
3. Push only. ``then`` lays steps on top in reading order. Nobody looks below the top or edits what waits.
4. A step tolerates the table it finds: nothing to choose, ``ask`` returns None, the step is over.
5. Loops push their next round. No recursion, no depth limit.
"""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from parlour.core.events import Event
from parlour.core.plain import Plain
from parlour.core.questions import Greyed, Question, Refusal, Value
from parlour.core.seats import Seat

T = TypeVar("T", bound="Table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """One heading of the rulebook. Subclasses give ``act``, or ``ask`` and ``answered``.

    ``values`` are the constructor's arguments in order: with them a step is written down and read back.
    """

    __slots__ = ()

    def act(self, table: T) -> None:
        """Change the table and say with ``table.then`` what comes next. Nothing, for a step that asks."""

    def ask(self, table: T) -> Question | None:
        """The question, derived from the table alone; None if there is nothing to choose, or for a step that acts."""
        return None

    def answered(self, table: T, value: Value) -> None:
        """Act on an answer that the question allows."""
        raise AssertionError(f"{type(self).__name__} asks nothing and was answered {value!r}")

    def refusal(self, table: T, value: Value) -> Refusal:
        """Which rule refuses a value that the question does not allow."""
        return Refusal("illegal", ())

    def greyed(self, table: T) -> Sequence[Greyed]:
        """Values a person may look for among the options and not find, with the rule that refuses each."""
        return ()

    def values(self) -> tuple[Value, ...]:
        """The constructor's arguments, in order: with them a step is written down and read back."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[T]):
    """A heading that concerns one seat and needs to know nothing else."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def values(self) -> tuple[Value, ...]:
        return (self.seat,)


AnyStep: TypeAlias = Step[Any]


class Together(Step[T]):
    """Steps that ask at the same time; each is over with its own answer, all of them before what lies below."""

    __slots__ = ("members",)

    def __init__(self, members: Sequence[AnyStep]) -> None:
        self.members: Final = tuple(members)

    def ask(self, table: T) -> Question | None:
        for member in self.members:
            question = member.ask(table)
            if question is not None:
                return question
        return None

    def without(self, member: AnyStep) -> "Together[T]":
        """The same group after this member has been answered."""
        return Together([step for step in self.members if step is not member])


class Verdict:
    """The end: ``places`` by seat (1 is best, ties share one), ``scores`` by seat, ``why`` the key of the reason.

    Where all lose together, all share the last place and nobody wins.
    """

    __slots__ = ("places", "scores", "why")

    def __init__(self, places: Sequence[int], scores: Sequence[int], why: str) -> None:
        self.places: Final = tuple(places)
        self.scores: Final = tuple(scores)
        self.why: Final = why

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that share the first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Verdict)
            and self.places == other.places
            and self.scores == other.scores
            and self.why == other.why
        )

    def __hash__(self) -> int:
        return hash((self.places, self.scores, self.why))

    def __repr__(self) -> str:
        return f"Verdict(places={self.places}, scores={self.scores}, why={self.why!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """Everything on the table, what is still to come (the agenda), and what has just happened.

    The agenda's uppermost step lies apart from what is ``below`` it (last is next): most steps are laid down to be
    taken up again at once, and then no list need grow and shrink. ``upper`` may be None while the next step is still
    the last below.
    """

    __slots__ = ("below", "events", "listening", "seats", "upper", "verdict")

    def __init__(self, seats: int) -> None:
        self.seats: int = seats
        self.upper: AnyStep | None = None
        self.below: list[AnyStep] = []
        self.events: list[Event] = []
        self.listening: bool = True
        self.verdict: Verdict | None = None

    @property
    def agenda(self) -> Sequence[AnyStep]:
        """All that is still to come, the next step last. Only to be looked at; steps lay others down with ``then``."""
        return self.below if self.upper is None else [*self.below, self.upper]

    def then(self, first: AnyStep, second: AnyStep | None = None, *more: AnyStep) -> None:
        """Lay the steps on top of the agenda so that they happen in reading order."""
        # One or two steps are the rule; for them no tuple is made.
        if self.upper is not None:
            self.below.append(self.upper)
        if second is not None:
            if more:
                self.below.extend(more[::-1])
            self.below.append(second)
        self.upper = first

    def then_all(self, steps: Sequence[AnyStep]) -> None:
        """``then`` for any number of steps, none included."""
        for step in steps[::-1]:
            self.then(step)

    def together(self, *steps: AnyStep) -> None:
        """Lay the steps on top as one group that asks all its questions at the same time."""
        self.then(Together(steps))

    def tell(self, event: Event) -> None:
        """Let it be known; what each eye learns of it is the event's own business."""
        if self.listening:
            self.events.append(event)

    def copy_onto(self, other: "Table") -> None:
        """Give the other table the same agenda and verdict (steps are immutable, so they are shared)."""
        other.upper = self.upper
        other.below = self.below.copy()
        other.events = []
        other.listening = self.listening
        other.verdict = self.verdict

    def copy(self) -> "Table":
        """Another table in the same position that shares nothing changeable with this one."""
        raise NotImplementedError

    def save(self) -> dict[str, Plain]:
        """The pieces as plain data (the agenda and the verdict are saved by the state)."""
        raise NotImplementedError
