"""The level 2 bot: it answers from the view alone, always something offered, and plays far better than level 1."""

import json
from statistics import mean

import pytest

from parlour.bots.levels import bot
from parlour.core.plain import Plain
from parlour.core.questions import Chance, Choice
from parlour.core.stream import Stream
from parlour.lab.runner import Run
from tests.conformance.walk import pick, variants
from tests.games.dice_forge.scenes import GAME, Hero, Play, action, blessed, scene


def advice(state: Play, seat: int, about: str) -> str | None:
    """What the game advises a seat to answer."""
    view = json.loads(json.dumps(GAME.view(state, seat)))
    question = next(each for each in view["questions"] if (each["seat"], each["about"]) == (seat, about))
    return GAME.advice(view, question, Stream("advice"))


def scores(levels: list[int], games: int, options: dict[str, bool | int | str] | None = None) -> list[list[int]]:
    """The scores by seat of some games of bots of these levels."""
    found = []
    for number in range(games):
        bots = [bot(GAME, level) for level in levels]
        found.append(list(Run(GAME, bots=bots, seed=f"advice {number}", options=options).finish().scores))
    return found


@pytest.mark.parametrize("options", variants(GAME), ids=str)
def test_advice_is_always_one_of_the_answers(options: dict[str, object]) -> None:
    state = GAME.setup(seats=3, options={"card_set": "random_per_slot", **options})
    stream = Stream("always")
    for _ in range(400):
        if state.asked is None:
            break
        for question in state.questions:
            if isinstance(question, Choice):
                view: dict[str, Plain] = GAME.view(state, question.seat)
                shown = next(
                    each
                    for each in view["questions"]  # type: ignore[union-attr]
                    if isinstance(each, dict) and (each["seat"], each["about"]) == (question.seat, question.about)
                )
                said = GAME.advice(view, shown, stream)
                if said is not None:
                    assert question.allows(GAME.read(question, said)), (question.about, said)
                else:
                    assert question.optional
        asked = state.asked
        if isinstance(asked, Chance):
            state.play_value(-3, asked.pick(stream))
        else:
            state.play(pick(state, stream)[1])


def test_level_two_is_far_better_than_level_one() -> None:
    twos = [score for game in scores([2, 2, 2, 2], 8) for score in game]
    ones = [score for game in scores([1, 1, 1, 1], 8) for score in game]
    assert mean(twos) >= 95
    assert mean(twos) > 1.7 * mean(ones)
    mixed = scores([2, 1, 1], 4)
    assert all(game[0] == max(game) for game in mixed)


def test_it_takes_what_fits_and_loses_what_it_lacks() -> None:
    state = blessed(Hero(suns=6, sun="choice_gold2_sun2_moon2"), "1 6", turn=0)
    assert advice(state, 0, "option") != "2 sun"
    state = scene(
        {0: Hero(suns=3, sun="choice_gold1_sun1_moon1")}, turn=1, agenda=[["Scoring"], ["Suffer", 0], ["Throw", 0]]
    )
    state.play_value(-3, 5)
    assert advice(state, 0, "option-lost") != "1 sun"


def test_it_buys_glory_at_the_end_and_faces_at_the_beginning() -> None:
    early = action(Hero(gold=6))
    assert str(advice(early, 0, "action")).startswith("offer ")
    last = scene({0: Hero(gold=6, suns=6, moons=6)}, turn=0, round=9, agenda=[["RoundOver"], ["Action", 0]], first=1)
    assert advice(last, 0, "action") == "feat hydra"


def test_it_replaces_a_poor_face_and_never_a_good_one() -> None:
    state = action(Hero(gold=12, sun="gold_6 vp_4"))
    state.play(GAME.read_answer(state, 0, "action", "offer moon2_vp2"))
    said = str(advice(state, 0, "forge"))
    assert said.endswith("gold_1")


def test_it_spends_a_token_only_when_an_action_is_near() -> None:
    state = scene({0: Hero(cards="triton", triton=1)}, turn=0)
    assert advice(state, 0, "triton") is None
    state = action(Hero(cards="triton", triton=1))
    assert advice(state, 0, "triton") in ("6 gold", "2 sun", "2 moon")
