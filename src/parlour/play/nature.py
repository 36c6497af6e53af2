"""Nature: who answers the chances. Loaded by a test, seeded by a simulation, sealed by a server."""

import hmac
from abc import ABC, abstractmethod
from collections.abc import Sequence
from hashlib import sha256

from parlour.core.errors import ParlourError
from parlour.core.events import Event
from parlour.core.questions import Answer, Chance, Value
from parlour.core.record import Record
from parlour.core.rules import AnyGame, AnyState
from parlour.core.seats import NATURE
from parlour.core.stream import Stream
from parlour.play.errors import DoesNotFit

SHOWN = 12  # possible answers named in an error before it only counts them


class Nature(ABC):
    """Answers chances, one after the other."""

    @abstractmethod
    def answer(self, question: Chance, game: AnyGame | None = None) -> Value:
        """The answer to this chance; ``game`` reads and writes the texts of its values."""


class Loaded(Nature):
    """Dice that show what a list says: values, or their canonical texts (``settle`` lends them the game's reading)."""

    def __init__(self, answers: Sequence[Value | str]) -> None:
        self._answers = tuple(answers)
        self._given = 0

    def answer(self, question: Chance, game: AnyGame | None = None) -> Value:
        """The list's next answer.

        Raises DoesNotFit when the list is used up, or says what cannot be read or is impossible; the list then stays
        where it was.
        """
        if self._given == len(self._answers):
            came = f"a list of {len(self._answers)}, all used up"
            raise DoesNotFit(self._expected(question, game) + f", got {came}")
        said = self._answers[self._given]
        value = self._read(said, question, game)
        if not question.allows(value):
            raise DoesNotFit(self._expected(question, game) + f", got {said!r}")
        self._given += 1
        return value

    def done(self) -> None:
        """Raises DoesNotFit when the list says more than was asked."""
        left = self._answers[self._given :]
        if left:
            raise DoesNotFit(
                f"expected the game to ask for all {len(self._answers)} loaded answers, got {self._given} asked and "
                f"{', '.join(map(repr, left[:SHOWN]))} left over"
            )

    def _read(self, said: Value | str, question: Chance, game: AnyGame | None) -> Value:
        if not isinstance(said, str):
            return said
        if game is None:
            raise DoesNotFit(f"expected a value of the chance {question.about!r}, got the text {said!r} without a game")
        try:
            return game.read(question, said)
        except ParlourError as unreadable:
            raise DoesNotFit(self._expected(question, game) + f", got {said!r}: {unreadable}") from unreadable

    def _expected(self, question: Chance, game: AnyGame | None) -> str:
        shown = [repr(each if game is None else game.write_value(question.about, each)) for each in question.outcomes]
        possible = ", ".join(shown[:SHOWN]) + (f" ... ({len(shown)} in all)" if len(shown) > SHOWN else "")
        what = "one" if question.take == 1 else f"{question.take} different, ascending,"
        return f"expected loaded answer {self._given + 1} to the chance {question.about!r} to be {what} of {possible}"


class Seeded(Nature):
    """A stream of numbers from a seed: the same seed, the same answers. Not secret: for simulations and bots."""

    def __init__(self, seed: int | str) -> None:
        self._stream = Stream(seed)

    def answer(self, question: Chance, game: AnyGame | None = None) -> Value:
        return question.pick(self._stream)


class Sealed(Nature):
    """A secret that fixes every outcome of a match beforehand, and a commitment to it that can be told at once.

    Outcome ``n`` (from 0) is drawn with `SealedDraws`. ``commitment`` is the SHA-256 of the secret in hexadecimal; it
    tells nothing about the outcomes, and when the secret is published after the end, everybody can check both.
    """

    def __init__(self, secret: bytes, n: int = 0) -> None:
        """``n`` is the number of the next outcome: how many chances of the match have been answered."""
        self._secret = secret
        self._n = n

    @property
    def commitment(self) -> str:
        return sha256(self._secret).hexdigest()

    def answer(self, question: Chance, game: AnyGame | None = None) -> Value:
        value = question.pick(SealedDraws(self._secret, self._n))
        self._n += 1
        return value


class SealedDraws:
    """The draws of one outcome: ``HMAC-SHA-256(secret, n and k as 8 bytes each, big-endian)`` read as a number.

    ``k`` counts the numbers used within the outcome, from 0. A number at or above the largest multiple of ``stop`` is
    passed over, so that no remainder is likelier than another.
    """

    def __init__(self, secret: bytes, n: int) -> None:
        self._secret = secret
        self._n = n
        self._k = 0

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 to ``stop`` - 1."""
        limit = (1 << 256) - (1 << 256) % stop
        number = self._number()
        while number >= limit:
            number = self._number()
        return number % stop

    def _number(self) -> int:
        message = self._n.to_bytes(8, "big") + self._k.to_bytes(8, "big")
        self._k += 1
        return int.from_bytes(hmac.digest(self._secret, message, "sha256"), "big")


def settle(state: AnyState, nature: Nature, record: Record | None = None) -> list[Event]:
    """Let nature answer until a person is asked or the game is over; what happened meanwhile.

    With ``record``, her answers are written down. Raises what ``nature`` raises; the chances before that are played.
    """
    happened: list[Event] = []
    while isinstance(state.asked, Chance):
        answer = Answer(NATURE, nature.answer(state.asked, state.game))
        if record is not None:
            record.add(state, answer)
        state.play(answer)
        happened.extend(state.events)
    return happened
