"""Bots of every level, for every game: legal, blind to what their seat cannot see, and better the higher the level."""

from __future__ import annotations

import pytest

import parlour
from parlour.bots import LEVELS, bot, check_level, read_levels
from parlour.bots.levels import own_question
from parlour.core.playout import playout
from parlour.core.questions import Choice
from parlour.core.registry import games
from parlour.core.rules import AnyGame, AnyState
from parlour.core.stream import Stream
from parlour.lab.simulate import Plan, simulate

GAMES = [parlour.game(key) for key in games()]
SECRETIVE = [game for game in GAMES if game.key != "dice_forge"]
"""Those in which something is hidden (D-133: all of Dice Forge is public)."""


def positions(game: AnyGame, number: int) -> list[AnyState]:
    """Positions of random play in which a seat must answer, spread over several games."""
    found: list[AnyState] = []
    state, stream = game.setup(seats=game.seats[0]), Stream("positions 0")
    while len(found) < number:
        if playout(state, stream, 7).finished:
            stream = Stream(f"positions {len(found)}")
            state = game.setup(seats=game.seats[0])
        if isinstance(state.asked, Choice):
            found.append(state.copy())
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
@pytest.mark.parametrize("level", LEVELS)
def test_every_answer_is_one_of_those_offered(game: AnyGame, level: int) -> None:
    player, rng = bot(game, level), Stream(level)
    for state in positions(game, 150):
        for question in state.questions:
            if not isinstance(question, Choice):
                continue
            view = game.view(state, question.seat)
            shown = own_question(view, question.seat, question.about)
            answer = player.answer(view, shown, rng)
            answers = shown["answers"]
            assert isinstance(answers, list)
            assert answer in answers or (answer is None and question.optional)


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: str(game.key))
@pytest.mark.parametrize("level", LEVELS)
def test_what_a_bot_cannot_see_does_not_change_its_answer(game: AnyGame, level: int) -> None:
    player = bot(game, level)
    changed = 0
    for number, state in enumerate(positions(game, 80)):
        assert isinstance(state.asked, Choice)
        seat, about = state.asked.seat, state.asked.about
        view = game.view(state, seat)
        here = player.answer(view, own_question(view, seat, about), Stream(number))
        for world in range(3):
            other = game.redeal(state, seat, Stream(f"{number} {world}"))
            changed += other.save() != state.save()
            seen = game.view(other, seat)
            assert player.answer(seen, own_question(seen, seat, about), Stream(number)) == here
    assert changed > 100, "the other worlds must differ, or this proves nothing"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
def test_one_of_level_2_beats_beginners_by_far(game: AnyGame) -> None:
    seats = game.seats[0]
    numbers = simulate(Plan(game.key, (2, *[1] * (seats - 1)), games=40, seed=11, options={}))
    assert numbers.wins_by_seat[0] > 0.7 * numbers.games


def test_levels_are_read_for_all_or_for_each() -> None:
    assert read_levels("2", 3) == (2, 2, 2)
    assert read_levels("1, 2,1", 3) == (1, 2, 1)


@pytest.mark.parametrize("text", ["", "0", "3", "-1", "x", "1,,1", "²", "9" * 5000])
def test_other_levels_are_refused(text: str) -> None:
    with pytest.raises(parlour.BadOption, match="expected a bot's level, 1 or 2, got"):
        read_levels(text, 3)


def test_levels_must_be_as_many_as_the_bots() -> None:
    with pytest.raises(parlour.BadOption, match="one level for all or 3 levels, got 2"):
        read_levels("1,2", 3)


@pytest.mark.parametrize("level", [0, 3, True, "1", None])
def test_a_level_must_exist(level: object) -> None:
    with pytest.raises(parlour.BadOption, match="expected a bot's level"):
        check_level(level)
