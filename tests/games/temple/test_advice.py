"""The level 2 bot: it gets out, far more often and richer than a beginner, and from its view alone."""

import json

import pytest

from parlour.bots.levels import bot
from parlour.core.plain import Plain
from parlour.core.record import Record
from parlour.core.stream import Stream
from parlour.lab.reports import statistics_report
from parlour.lab.runner import Run
from parlour.lab.simulate import Plan, simulate
from parlour.words import Words
from tests.conformance.walk import variants
from tests.games.temple.scenes import GAME, Play, answer, nature, offered, scene, see


def measured(level: int, games: int) -> dict[str, object]:
    plan = Plan("temple", (level,) * 4, games, 1, {})
    found: dict[str, object] = json.loads(statistics_report(simulate(plan), "json", Words("en")))
    return found


def test_level_2_gets_out_and_level_1_does_not() -> None:
    good, poor = measured(2, 12), measured(1, 12)
    assert float(str(good["escapes_per_player"])) >= 0.8
    assert float(str(good["winning_score"])) >= 14
    assert (good["nobody_escapes"], good["rounds_over_14"]) == (0.0, 0.0)
    assert float(str(poor["escapes_per_player"])) <= 0.1


@pytest.mark.parametrize("number", range(len(variants(GAME))))
def test_advice_is_an_answer_at_every_table(number: int) -> None:
    options = variants(GAME)[number]
    run = Run(GAME, bots=[bot(GAME, 2)] * 2, seed=f"advice {number}", options=options, notes={})  # type: ignore[arg-type]
    verdict = run.finish()
    assert run.record is not None
    assert Record.parse(run.record.text()).replay().verdict == verdict


def test_advice_is_the_same_in_worlds_that_look_the_same() -> None:
    state = scene(where={0: "w22", 1: "w32"}, treasures={1: "w1-5-1 w2-1-1"}, glyphs={3: "moon"}, looked={3: [1]})
    worlds = Stream("worlds")
    own = see(state, 0)
    question = _question(own)
    said = GAME.advice(own, question, Stream("mind"))
    for _ in range(5):
        other = GAME.view(GAME.redeal(state, 0, worlds), 0)
        assert GAME.advice(other, question, Stream("mind")) == said


def test_it_goes_round_a_trap_it_knows() -> None:
    # The jaguar lies on l21; seat 0 has seen on a clue that it is a trap.
    state = scene(where={0: "c9"}, mask=False, glyphs={2: "jaguar"}, looked={2: [0]}, boulder=3)
    assert "move l21" in offered(state)
    assert _advice(state) != "move l21"


def test_it_pays_for_its_life_and_swims_where_it_can() -> None:
    state = scene(where={0: "r6"}, who={0: "ferryman"}, fresh=[0])
    assert _advice(state) == "swim"
    state = scene(where={0: "r6"}, load={0: 2}, treasures={0: "w1-1-1 w1-2-1 w1-5-1 big"})
    answer(state, 0, "leave")
    nature(state, "river-roll", "1 4")
    assert _advice(state) == "pay"
    answer(state, 0, "pay", about="ransom")
    assert _advice(state) == "w1-1-1"


def test_it_picks_a_lock_if_that_opens_it() -> None:
    state = scene(where={0: "c25"}, who={0: "locksmith"}, fresh=[0])
    answer(state, 0, "open")
    nature(state, "alcove-roll", "1 2 3 4 4")
    assert _advice(state) == "set 4 5"
    state = scene(where={0: "c25"}, who={0: "locksmith"}, fresh=[0])
    answer(state, 0, "open")
    nature(state, "alcove-roll", "1 1 3 4 4")
    assert _advice(state) == "leave-be"


def _question(view: dict[str, Plain]) -> dict[str, Plain]:
    questions = view["questions"]
    assert isinstance(questions, list)
    question = questions[0]
    assert isinstance(question, dict)
    return question


def _advice(state: Play) -> str | None:
    own = see(state, 0)
    return GAME.advice(own, _question(own), Stream("mind"))
