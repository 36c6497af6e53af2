"""Questions and their answers.

A ``Choice`` is asked of a seat, a ``Chance`` of nature. Values are whole numbers or tuples of them; a game gives each
one canonical text that reads back.
"""

from bisect import bisect_left
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Final, Protocol, TypeAlias

from parlour.core.errors import Unreadable
from parlour.core.plain import Plain
from parlour.core.seats import NATURE, Seat

Value: TypeAlias = int | tuple[int, ...]


class Rng(Protocol):
    """Where chances come from: anything with ``randrange``, such as ``random.Random`` or ``core.stream.Stream``."""

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 to ``stop`` - 1, each as likely as the other."""


class Question:
    """What is asked: ``about`` names it, ``clauses`` are the rules that ask, ``seat`` is who must answer."""

    __slots__ = ("about", "clauses", "seat")

    # Set by the subclasses' constructors, one a decision: a call to this class's own would cost a tenth of it.
    seat: Seat
    about: str
    clauses: tuple[str, ...]

    def allows(self, value: Value) -> bool:
        """Whether the value is one of the possible answers."""
        raise NotImplementedError


class Choice(Question):
    """Asked of a seat.

    ``options`` are distinct and never empty; ``default`` is what a clock running out plays. An ``optional`` choice is
    a window: it may be answered and need not be.
    """

    __slots__ = ("default", "optional", "options")

    def __init__(
        self,
        seat: Seat,
        about: str,
        options: Sequence[Value],
        default: Value,
        clauses: tuple[str, ...] = (),
        optional: bool = False,
    ) -> None:
        self.seat = seat
        self.about = about
        self.clauses = clauses
        self.options: Final = options
        self.default: Final = default
        self.optional: Final = optional

    def allows(self, value: Value) -> bool:
        return value in self.options


class Chance(Question):
    """Asked of nature: ``take`` of the ``outcomes``, without putting back.

    With ``take`` 1 the value is the outcome; with more it is the tuple of the outcomes taken, ascending, each
    combination as likely as any other. ``weights`` (for ``take`` 1 only) are whole numbers; without them all outcomes
    are equally likely. Outcomes are ascending and distinct.
    """

    __slots__ = ("outcomes", "take", "weights")

    def __init__(
        self,
        about: str,
        outcomes: Sequence[int],
        weights: Sequence[int] | None = None,
        take: int = 1,
        clauses: tuple[str, ...] = (),
    ) -> None:
        self.seat = NATURE
        self.about = about
        self.clauses = clauses
        self.outcomes: Final = outcomes
        self.weights: Final = weights
        self.take: Final = take

    def allows(self, value: Value) -> bool:
        outcomes = self.outcomes
        if isinstance(value, int):
            at = bisect_left(outcomes, value)
            return self.take == 1 and at < len(outcomes) and outcomes[at] == value
        if len(value) != self.take or self.take == 1:
            return False
        at = 0
        for outcome in value:
            # Both are ascending and distinct, so each must be found beyond the one before.
            at = bisect_left(outcomes, outcome, at)
            if at == len(outcomes) or outcomes[at] != outcome:
                return False
            at += 1
        return True

    def pick(self, rng: Rng) -> Value:
        """One answer of nature, drawn with the right weights."""
        if self.take != 1:
            return self.pick_several(rng)
        outcomes = self.outcomes
        weights = self.weights
        if weights is None:
            return outcomes[rng.randrange(len(outcomes))]
        left = rng.randrange(sum(weights))
        for outcome, weight in zip(outcomes, weights, strict=True):
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("the weights of a chance add up to less than their sum")

    def pick_several(self, rng: Rng) -> Value:
        """``take`` outcomes without putting back, ascending (the first steps of a Fisher-Yates shuffle)."""
        pool = list(self.outcomes)
        left = len(pool)
        taken: list[int] = []
        for _ in range(self.take):
            at = rng.randrange(left)
            left -= 1
            taken.append(pool[at])
            pool[at] = pool[left]
        taken.sort()
        return tuple(taken)

    def odds(self) -> list[tuple[Value, Fraction]]:
        """Every answer with its exact probability; they add up to 1."""
        if self.take != 1:
            each = Fraction(1, comb(len(self.outcomes), self.take))
            return [(taken, each) for taken in combinations(self.outcomes, self.take)]
        weights = self.weights if self.weights is not None else [1] * len(self.outcomes)
        whole = sum(weights)
        return [(outcome, Fraction(weight, whole)) for outcome, weight in zip(self.outcomes, weights, strict=True)]


class Answer:
    """A seat's answer (nature's with seat ``NATURE``). It answers whichever open question of that seat allows it."""

    __slots__ = ("seat", "value")

    def __init__(self, seat: Seat, value: object) -> None:
        """Unreadable if ``value`` is neither a whole number nor a tuple of them (a truth value is neither)."""
        self.seat: Final = seat
        self.value: Final[Value] = _value(value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answer) and self.seat == other.seat and self.value == other.value

    def __hash__(self) -> int:
        return hash((self.seat, self.value))

    def __repr__(self) -> str:
        return f"Answer(seat={self.seat}, value={self.value!r})"


def _value(value: object) -> Value:
    if type(value) is int:
        return value
    if type(value) is tuple and all(type(each) is int for each in value):
        return value
    raise Unreadable(f"expected a whole number or a tuple of whole numbers, got {value!r}")


class Refusal:
    """Why an answer is refused: the key of the text, the clauses, and what the text names."""

    __slots__ = ("args", "clauses", "reason")

    def __init__(self, reason: str, clauses: tuple[str, ...], args: dict[str, Plain] | None = None) -> None:
        self.reason: Final = reason
        self.clauses: Final = clauses
        self.args: Final[dict[str, Plain]] = args if args is not None else {}


class Greyed:
    """A value that a person may expect to find among the answers, and why it is not there."""

    __slots__ = ("refusal", "value")

    def __init__(self, value: Value, refusal: Refusal) -> None:
        self.value: Final = value
        self.refusal: Final = refusal
