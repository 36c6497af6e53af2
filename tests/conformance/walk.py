"""Random walks through any game, windows included, for the laws that every position must keep."""

from collections.abc import Iterator

import parlour
from parlour.core.options import NumberOption
from parlour.core.questions import Answer, Chance, Choice, Question
from parlour.core.registry import games
from parlour.core.rules import AnyGame, AnyState
from parlour.core.stream import Stream

Options = dict[str, object]


def variants(game: AnyGame) -> list[Options]:
    """The defaults, every other value of every option alone (the least of numbers), and all at their last value."""
    found: list[Options] = [{}]
    for option in game.options:
        found.extend({option.key: value} for value in option.values[1:])
        if isinstance(option, NumberOption):
            found.append({option.key: option.low})
    found.append({option.key: option.values[-1] for option in game.options})
    return found


def cases() -> list[tuple[str, int, Options]]:
    """Every game with every number of seats by default, and every variant with the fewest seats."""
    found: list[tuple[str, int, Options]] = []
    for key in games():
        game = parlour.game(key)
        found.extend((key, seats, {}) for seats in game.seats)
        found.extend((key, game.seats[0], options) for options in variants(game)[1:])
    return found


def name(case: object) -> str:
    """How a case is called in a test's name."""
    if isinstance(case, dict):
        return ",".join(f"{key}={value}" for key, value in case.items()) or "default"
    return str(case)


def pick(state: AnyState, stream: Stream) -> tuple[Question, Answer]:
    """An answer to some open question: mostly the required one, one time in eight a window, worth it or not."""
    questions = state.questions
    question = questions[0]
    if len(questions) > 1 and stream.randrange(8) == 0:
        question = questions[stream.randrange(len(questions))]
    if isinstance(question, Chance):
        return question, Answer(question.seat, question.pick(stream))
    assert isinstance(question, Choice)
    return question, Answer(question.seat, question.options[stream.randrange(len(question.options))])


def walk(state: AnyState, stream: Stream, steps: int) -> Iterator[tuple[Question, Answer]]:
    """Yield up to ``steps`` questions with the answers about to be played; each is played when the next is wanted."""
    for _ in range(steps):
        if state.asked is None:
            return
        question, answer = pick(state, stream)
        yield question, answer
        state.play(answer)


def to_end(state: AnyState, stream: Stream) -> int:
    """Play to the end; how many answers it took. Fails beyond the game's bound."""
    count = 0
    while state.asked is not None:
        assert count < state.game.bound, f"{state.game.key} did not end within {state.game.bound} answers"
        state.play(pick(state, stream)[1])
        count += 1
    return count
