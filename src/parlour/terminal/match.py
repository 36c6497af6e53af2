"""One game between a person in a terminal and bots."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from parlour.bots.levels import Bot, bot, own_question
from parlour.core.agenda import AnyStep
from parlour.core.events import Told
from parlour.core.options import OptionValue
from parlour.core.plain import Plain
from parlour.core.questions import Answer, Chance, Choice, Value
from parlour.core.record import Record
from parlour.core.rules import AnyGame, AnyState
from parlour.core.seats import NATURE, Seat
from parlour.core.stream import Stream
from parlour.play.prompting import clock_question
from parlour.play.takeback import free

ME: Final[Seat] = 0
"""The person's seat."""


@dataclass(frozen=True, slots=True)
class Before:
    """The position before an answer of the person; ``lines`` is the length of the record there."""

    state: AnyState
    lines: int
    last: Seat
    offered: frozenset[tuple[Seat, str]]


class Match:
    """The state of play. ``fresh`` holds what the person has been told since it was last taken."""

    def __init__(
        self,
        game: AnyGame,
        *,
        levels: Sequence[int],
        seed: str,
        options: Mapping[str, OptionValue] | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """A game of the person and one bot for each level. BadOption for wrong seats, levels or options.

        ``now`` tells the seconds, for a game whose time is limited.
        """
        self.game: Final = game
        self._bots: Final[list[Bot]] = [bot(game, level) for level in levels]
        self.state: AnyState = game.setup(seats=1 + len(levels), options=options)
        self.record: Final = Record.of(self.state, {"bots": ",".join(map(str, levels)), "seed": seed})
        self.fresh: list[Told] = []
        self._stream: Final = Stream(seed)
        self._offered: set[tuple[Seat, str]] = set()
        self._last: Seat = NATURE
        self._befores: list[Before] = []
        self._now: Final = now
        self._began: Final = now()
        self._hear()

    def view(self) -> dict[str, Plain]:
        """What the person sees."""
        return self.game.view(self.state, ME)

    def mine(self, *, optional: bool) -> list[dict[str, Plain]]:
        """The person's open questions, as their view shows them: those that must be answered, or the windows."""
        questions = self.view()["questions"]
        assert isinstance(questions, list)
        return [each for each in questions if isinstance(each, dict) and _is_mine(each, optional=optional)]

    def answer(self, about: str, text: str) -> None:
        """The person's answer. Unreadable, Illegal or OutOfTurn; then nothing has changed."""
        answer = self.game.read_answer(self.state, ME, about, text)
        required = any(question["about"] == about for question in self.mine(optional=False))
        kept = self._befores
        before = Before(self.state.copy(), len(self.record.lines), self._last, frozenset(self._offered))
        self._play(answer.seat, answer.value)
        if required:
            self._acted(ME)
            if free(ME, before.state, self.state):
                self._befores = [*kept, before]

    def take_back(self) -> bool:
        """Take the person's last answer back, by the law of `parlour.play.takeback`; whether one could be."""
        if not self._befores:
            return False
        before = self._befores.pop()
        self.state, self._last, self._offered = before.state, before.last, set(before.offered)
        del self.record.lines[before.lines :]
        return True

    def nature(self) -> bool:
        """Answer a chance, if one is open; whether one was."""
        asked = self.state.asked
        if not isinstance(asked, Chance):
            return False
        self._play(NATURE, asked.pick(self._stream))
        return True

    def time_up(self) -> bool:
        """Say that the time of the game is up, once it is; whether it was said."""
        limit = self.game.time_limit(self.state.table)
        if limit is None or self._now() - self._began < limit:
            return False
        chance = clock_question(self.state)
        if chance is None:
            return False
        self._play(NATURE, chance.outcomes[0])
        return True

    def own_windows(self) -> bool:
        """Offer the windows of whoever acted last, which are that seat's own affair; whether one was used."""
        return self._offer([step for step in self._offers() if self._asks(step) == self._last])

    def windows(self) -> bool:
        """Offer the bots all windows, after the person has had time to use theirs; whether one was used."""
        return self._offer(self._offers())

    def bot_answers(self) -> None:
        """The bot that is asked first answers."""
        asked = self.state.asked
        assert isinstance(asked, Choice) and asked.seat != ME
        text = self._think(asked)
        assert text is not None, "a bot answers what it must"
        self._play(asked.seat, self.game.read(asked, text))
        self._acted(asked.seat)

    def _acted(self, seat: Seat) -> None:
        self._last = seat
        self._offered.clear()

    def _offers(self) -> list[AnyStep]:
        return list(self.game.offers(self.state.table))

    def _asks(self, step: AnyStep) -> Seat:
        question = step.ask(self.state.table)
        return NATURE if question is None else question.seat

    def _offer(self, steps: Sequence[AnyStep]) -> bool:
        for step in steps:
            question = step.ask(self.state.table)
            if not isinstance(question, Choice) or question.seat == ME:
                continue
            if (question.seat, question.about) in self._offered:
                continue
            self._offered.add((question.seat, question.about))
            text = self._think(question)
            if text is not None:
                self._play(question.seat, self.game.read(question, text))
                return True
        return False

    def _think(self, question: Choice) -> str | None:
        view = self.game.view(self.state, question.seat)
        shown = own_question(view, question.seat, question.about)
        return self._bots[question.seat - 1].answer(view, shown, self._stream)

    def _play(self, seat: Seat, value: Value) -> None:
        answer = Answer(seat, value)
        # What cannot be played cannot be written down either: the record refuses it first.
        self.record.add(self.state, answer)
        self.state.play(answer)
        self._befores = []
        self._hear()

    def _hear(self) -> None:
        told = [event.told(ME) for event in self.state.events]
        self.fresh += [each for each in told if each is not None]


def _is_mine(question: dict[str, Plain], *, optional: bool) -> bool:
    return question["seat"] == ME and question.get("optional") is optional
