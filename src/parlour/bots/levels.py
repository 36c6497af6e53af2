"""The levels of bots. Each is given the view of its seat and one open question of that seat, as the view shows it."""

from collections.abc import Sequence
from typing import Final, Protocol

from parlour.core.errors import BadOption
from parlour.core.plain import Plain
from parlour.core.questions import Rng
from parlour.core.rules import AnyGame

LEVELS: Final = (1, 2)
"""1 plays like a beginner: anything the rules allow; 2 plays by the game's own advice."""


class Bot(Protocol):
    """Somebody who answers from what a seat sees."""

    def answer(self, view: dict[str, Plain], question: dict[str, Plain], rng: Rng) -> str | None:
        """The canonical text of one of the question's ``answers``; None leaves an optional question alone."""


class Beginner:
    """Level 1: any answer is as likely as any other; a window is used half of the time."""

    def answer(self, view: dict[str, Plain], question: dict[str, Plain], rng: Rng) -> str | None:
        answers = answers_of(question)
        if question["optional"] is True and rng.randrange(2) == 0:
            return None
        return answers[rng.randrange(len(answers))]


class Adviser:
    """Level 2: plays by the advice of its game."""

    def __init__(self, game: AnyGame) -> None:
        self.game: Final = game

    def answer(self, view: dict[str, Plain], question: dict[str, Plain], rng: Rng) -> str | None:
        return self.game.advice(view, question, rng)


def bot(game: AnyGame, level: int) -> Bot:
    """The bot of this level for this game. BadOption if there is no such level."""
    return Beginner() if check_level(level) == 1 else Adviser(game)


def check_level(level: object) -> int:
    """The level itself; BadOption if there is no such level."""
    if isinstance(level, bool) or not isinstance(level, int) or level not in LEVELS:
        raise BadOption(f"expected a bot's level, {_allowed()}, got {level!r}")
    return level


def read_levels(text: str, seats: int) -> tuple[int, ...]:
    """Levels written as ``1,2,1,1``, one for each of so many bots; a single one is for all. BadOption."""
    parts = [part.strip() for part in text.split(",")]
    levels = [_read_level(part) for part in parts]
    if len(levels) == 1:
        return tuple(levels * seats)
    if len(levels) != seats:
        raise BadOption(f"expected one level for all or {seats} levels, got {len(levels)}: {text!r}")
    return tuple(levels)


def answers_of(question: dict[str, Plain]) -> list[str]:
    """The answers that a question offers to its own seat."""
    offered = question["answers"]
    assert isinstance(offered, list), "a bot is asked only the questions of its own seat"
    return [answer for answer in offered if isinstance(answer, str)]


def own_question(view: dict[str, Plain], seat: int, about: str) -> dict[str, Plain]:
    """This seat's open question about this, as the view of the seat shows it."""
    questions = view["questions"]
    assert isinstance(questions, list)
    for question in questions:
        if isinstance(question, dict) and question["seat"] == seat and question["about"] == about:
            return question
    raise AssertionError(f"the view of seat {seat} shows no question about {about!r}")


def _read_level(part: str) -> int:
    if not (part.isascii() and part.isdecimal()) or len(part) > 9:
        raise BadOption(f"expected a bot's level, {_allowed()}, got {part!r}")
    return check_level(int(part))


def _allowed(levels: Sequence[int] = LEVELS) -> str:
    return " or ".join(str(level) for level in levels)
