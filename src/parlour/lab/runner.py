"""One game among bots, from the deal to the verdict.

A seed decides everything: nature has a stream of numbers of her own and so has every seat, so that another bot at one
seat changes nothing about how the others think.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from parlour.bots.levels import Bot, own_question
from parlour.core.agenda import Verdict
from parlour.core.errors import ParlourError
from parlour.core.options import OptionValue
from parlour.core.questions import Answer, Chance, Choice, Question, Value
from parlour.core.record import Record
from parlour.core.rules import AnyGame, AnyState
from parlour.core.seats import NATURE, SPECTATOR, Seat
from parlour.core.stream import Stream


class BrokenGame(ParlourError):
    """A game that did not end within its bound, or a bot that broke the rules."""


class Run:
    """A game being run. ``decisions`` counts the answers of the seats, ``chances`` those of nature.

    Before each required answer every window that is worth something is offered to its seat, in order and once.
    """

    def __init__(
        self,
        game: AnyGame,
        *,
        bots: Sequence[Bot],
        seed: str,
        options: Mapping[str, OptionValue] | None = None,
        notes: Mapping[str, str] | None = None,
    ) -> None:
        """BadOption if the game cannot be played by so many or with these options. With ``notes`` a record is kept."""
        self.state: Final[AnyState] = game.setup(seats=len(bots), options=options)
        self.record: Final = None if notes is None else Record.of(self.state, notes)
        self.decisions = 0
        self.chances = 0
        self._game: Final = game
        self._bots: Final = tuple(bots)
        self._nature: Final = Stream(f"{seed} nature")
        self._minds: Final = [Stream(f"{seed} seat {seat}") for seat in range(len(bots))]
        self.state.table.listening = False

    def finish(self) -> Verdict:
        """Play to the end. BrokenGame if the game does not end within its bound."""
        offered: set[tuple[Seat, str]] = set()
        while (asked := self.state.asked) is not None:
            if self.decisions + self.chances >= self._game.bound:
                raise BrokenGame(f"expected {self._game.key} to end within {self._game.bound} answers; it goes on")
            if isinstance(asked, Chance):
                self.chances += 1
                self._play(NATURE, asked.pick(self._nature))
            elif not self._offer_windows(offered):
                offered.clear()
                self._require(asked)
        assert self.state.verdict is not None, "a game without a question has a verdict"
        return self.state.verdict

    def rounds(self) -> int:
        """How many rounds have been begun; 0 where the game's view counts none."""
        seen = self._game.view(self.state, SPECTATOR).get("round", 0)
        return seen if isinstance(seen, int) else 0

    def measures(self) -> dict[str, float]:
        """What the game itself counts of its end."""
        return self._game.measures(self.state.table)

    def characters(self) -> tuple[str, ...]:
        """Whom each seat played; empty in a game without characters."""
        return tuple(self._game.characters(self.state.table))

    def _offer_windows(self, offered: set[tuple[Seat, str]]) -> bool:
        """Whether a window was used; the same question is not offered twice before the next required answer."""
        table = self.state.table
        for step in self._game.offers(table):
            question = step.ask(table)
            if not isinstance(question, Choice) or (question.seat, question.about) in offered:
                continue
            offered.add((question.seat, question.about))
            text = self._answer(question)
            if text is not None:
                self.decisions += 1
                self._play(question.seat, self._game.read(question, text))
                return True
        return False

    def _require(self, question: Question) -> None:
        text = self._answer(question)
        if text is None:
            raise BrokenGame(
                f"expected an answer about {question.about!r} from the bot at seat {question.seat}, got none"
            )
        self.decisions += 1
        self._play(question.seat, self._game.read(question, text))

    def _answer(self, question: Question) -> str | None:
        seat = question.seat
        view = self._game.view(self.state, seat)
        return self._bots[seat].answer(view, own_question(view, seat, question.about), self._minds[seat])

    def _play(self, seat: Seat, value: Value) -> None:
        if self.record is not None:
            self.record.add(self.state, Answer(seat, value))
        self.state.play_value(seat, value)
