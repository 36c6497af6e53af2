"""The level 2 bot: always a possible answer, from the view only, and much better than chance."""

import json

import pytest

from parlour.core.questions import Choice
from parlour.core.rules import AnyState
from parlour.core.stream import Stream
from parlour.lab.simulate import Plan, simulate
from tests.conformance.walk import pick, variants
from tests.games.senyu.scenes import GAME, Play, play, scene, see


def advised(state: Play) -> str:
    """What the one who is asked is advised."""
    question = state.asked
    assert isinstance(question, Choice)
    view = GAME.view(state, question.seat)
    questions = view["questions"]
    assert isinstance(questions, list)
    shown = questions[0]
    assert isinstance(shown, dict)
    found = GAME.advice(view, shown, Stream("advice"))
    assert found is not None
    return found


@pytest.mark.parametrize("options", variants(GAME), ids=str)
def test_advice_is_always_among_the_answers(options: dict[str, object]) -> None:
    state: AnyState = GAME.setup(seats=4, options=options)
    stream = Stream("advised")
    for _ in range(250):
        if state.asked is None:
            break
        for question in state.questions:
            if isinstance(question, Choice):
                view = GAME.view(state, question.seat)
                shown = next(
                    each
                    for each in view["questions"]  # type: ignore[union-attr]
                    if isinstance(each, dict) and (each["seat"], each["about"]) == (question.seat, question.about)
                )
                text = GAME.advice(json.loads(json.dumps(view)), shown, stream)
                assert text in shown["answers"]  # type: ignore[operator]
        state.play(pick(state, stream)[1])


ADVICE = [
    (scene(progress={0: 1}, hp={0: 4}), ["* throw 1"], "yes"),
    (scene(progress={0: 1}, hp={0: 3}), ["* throw 1"], "no"),
    (scene(progress={0: 3}, hp={0: 6, 1: 3, 2: 5}), ["* throw 2"], "1"),
    (scene(progress={0: 3}, hp={0: 5, 1: 3}), ["* throw 2"], "no"),
    (scene(hp={0: 5}, hands={0: "salve-1"}), [], "use salve-1"),
    (scene(hp={0: 9}, hands={0: "salve-1"}), [], "roll"),
    (scene(progress={1: 30, 2: 20}, hp={2: 2}, hands={0: "knife-1"}), ["0 turn use knife-1"], "2"),
    (scene(progress={1: 30, 2: 20}, hands={0: "knife-1"}), ["0 turn use knife-1"], "1"),
    (scene(progress={1: 30, 2: 20}, stays={1: 1}, hands={0: "snare-1"}), ["0 turn use snare-1"], "2"),
    (scene(hands={0: "knife-1", 1: "ward-1"}), ["0 turn use knife-1", "0 target 1"], "use ward-1"),
    (scene(progress={0: 16}, rights={0: 1}), ["* throw 6"], "skill"),
    (scene(progress={0: 17}, rights={0: 1}), ["* throw 6"], "keep"),
    (scene(heroes="sion"), ["* throw 1", "0 two-tasks yes", "* offer doze-1", "* offer salve-1"], "salve-1"),
]


@pytest.mark.parametrize(
    ("state", "lines", "text"), ADVICE, ids=[f"{index} {row[2]}" for index, row in enumerate(ADVICE)]
)
def test_what_is_advised(state: Play, lines: list[str], text: str) -> None:
    play(state, *lines)
    assert advised(state) == text


def test_level_2_beats_level_1_by_far() -> None:
    played = simulate(Plan("senyu", (2, 1), 60, 7, {}))
    assert played.wins_by_seat[0] >= 2 * played.wins_by_seat[1]


@pytest.mark.parametrize(("seats", "rounds"), [(2, 31), (4, 31), (5, 20), (8, 20)])
def test_games_last_as_long_as_the_rulebook_says(seats: int, rounds: int) -> None:
    played = simulate(Plan("senyu", (2,) * seats, 60, 1, {}))
    assert abs(played.rounds_mean - rounds) <= rounds / 10


def test_bots_agree_to_stop_when_somebody_wishes_to() -> None:
    state = scene(seats=2)
    assert list(GAME.offers(state.table)) == []
    play(state, "0 stop stop")
    offers = [step.ask(state.table) for step in GAME.offers(state.table)]
    assert [question.seat for question in offers if isinstance(question, Choice)] == [1]
    shown = next(each for each in see(state, 1)["questions"] if each["seat"] == 1)  # type: ignore[union-attr,index,call-overload]
    assert GAME.advice(GAME.view(state, 1), shown, Stream("stop")) == "stop"  # type: ignore[arg-type]
