"""Whatever happens in a game has its words, for every eye and in every language."""

from __future__ import annotations

import pytest

from parlour.core.errors import BadOption
from parlour.core.options import Option, OptionValue
from parlour.core.questions import Chance, Choice, Question
from parlour.core.registry import game as registered
from parlour.core.registry import games
from parlour.core.rules import AnyGame, AnyState
from parlour.core.seats import NATURE, REFEREE, SPECTATOR
from parlour.core.stream import Stream
from parlour.words import LANGUAGES, Words

ALL_WORDS = tuple(Words(language) for language in LANGUAGES)
MOST = 3000


def last(option: Option) -> OptionValue:
    return option.values[-1]


def say_events(state: AnyState, names: list[str]) -> int:
    """Every event of the last answer, told to every eye; how many sentences that were."""
    said = 0
    for event in state.events:
        for eye in (REFEREE, SPECTATOR, *range(len(names))):
            told = event.told(eye)
            if told is not None:
                said += len([words.event(state.game.key, told, names) for words in ALL_WORDS])
    return said


def say_question(game: AnyGame, question: Question, names: list[str]) -> None:
    for words in ALL_WORDS:
        if isinstance(question, Choice):
            assert words.question(game.key, question.about, names)
            assert words.waiting(game.key, question.about, names, seat=question.seat)
            for value in question.options:
                assert words.answer(game.key, game.spoken(question.about, game.write(question, value)), names)
        else:
            assert isinstance(question, Chance)
            drawn = question.outcomes[0] if question.take == 1 else tuple(question.outcomes[: question.take])
            assert words.waiting(game.key, question.about, names)
            assert words.answer(game.key, game.spoken(question.about, game.write(question, drawn)), names)


def say_greyed(game: AnyGame, state: AnyState, names: list[str]) -> None:
    for step, question in state.asking():
        for grey in step.greyed(state.table):
            spoken = game.spoken(question.about, game.write(question, grey.value))
            for words in ALL_WORDS:
                assert words.answer(game.key, spoken, names)
                assert words.refusal(game.key, grey.refusal.reason, names, **grey.refusal.args)
                for clause in grey.refusal.clauses:
                    assert words.rule(game.key, clause)


def answer(state: AnyState, stream: Stream) -> None:
    """One answer at random; a window is used one time in eight."""
    asked, *others = state.questions
    for question in others:
        if isinstance(question, Choice) and question.optional and not stream.randrange(8):
            state.play_value(question.seat, question.options[stream.randrange(len(question.options))])
            return
    if isinstance(asked, Chance):
        state.play_value(NATURE, asked.pick(stream))
    else:
        assert isinstance(asked, Choice)
        state.play_value(asked.seat, asked.options[stream.randrange(len(asked.options))])


def largest(game: AnyGame, options: dict[str, OptionValue]) -> AnyState:
    """A game at the largest table at which these options can be played together."""
    for seats in game.seats[::-1]:
        try:
            return game.setup(seats=seats, options=options)
        except BadOption:
            continue
    raise AssertionError(f"expected a table of {game.key} for {options}")


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("other", [False, True], ids=["default-options", "other-options"])
def test_a_whole_game_can_be_said(key: str, other: bool) -> None:
    game = registered(key)
    options = {option.key: last(option) for option in game.options} if other else {}
    state = largest(game, options)
    names = [f"<{seat}>" for seat in range(state.table.seats)]
    stream = Stream(f"said {key} {other}")
    said = say_events(state, names)
    for _ in range(MOST):
        if state.verdict is not None:
            break
        for question in state.questions:
            say_question(game, question, names)
        say_greyed(game, state, names)
        answer(state, stream)
        said += say_events(state, names)
    assert said > len(names)
    if state.verdict is not None:
        assert all(words.say(f"{key}-verdict-{state.verdict.why}") for words in ALL_WORDS)
