"""Many games: repeatable, whoever shares the work."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import pytest

import parlour
from parlour.core.registry import games
from parlour.lab.simulate import Plan, play_one, simulate
from parlour.lab.statistics import Outcome, Statistics, summed_up

KEY = games()[0]
TIMED = ("seconds", "decisions_per_second")


def plan(games: int = 6, seed: int = 1, levels: tuple[int, ...] = (1, 2, 1, 2), record: Path | None = None) -> Plan:
    return Plan(KEY, levels, games=games, seed=seed, options={}, record=record)


def untimed(statistics: Statistics) -> dict[str, object]:
    return {key: value for key, value in asdict(statistics).items() if key not in TIMED}


def test_the_same_seed_gives_the_same_numbers_whatever_the_jobs() -> None:
    alone = untimed(simulate(plan()))
    assert untimed(simulate(plan())) == alone
    assert untimed(simulate(plan(), jobs=2)) == alone
    assert untimed(simulate(plan(seed=2))) != alone


def test_a_game_is_the_same_among_few_and_among_many() -> None:
    few, many = plan(games=3).checked(), plan(games=30).checked()
    assert play_one(few, 2) == play_one(many, 2)


def test_progress_counts_every_game() -> None:
    for jobs in (1, 2):
        done: list[int] = []
        simulate(plan(games=5), jobs=jobs, advance=done.append)
        assert sum(done) == 5


def test_every_record_replays_to_an_end(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "out"
    numbers = simulate(plan(games=4, record=folder))
    files = sorted(folder.iterdir())
    assert len(files) == 4
    assert len({file.read_text("utf-8") for file in files}) == 4
    verdicts = [parlour.Record.parse(file.read_text("utf-8")).replay().verdict for file in files]
    scores = [verdict.scores for verdict in verdicts if verdict is not None]
    assert len(scores) == 4
    assert max(max(each) for each in scores) == numbers.scores_max


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"levels": (1,)}, "is played by"),
        ({"levels": (1, 1, 1, 5)}, "bot's level"),
        ({"games": 0}, "expected games to be a whole number from 1"),
        ({"games": -3}, "expected games"),
        ({"options": {"nothing": 1}}, "unknown option 'nothing'"),
    ],
)
def test_impossible_plans_are_refused(wrong: dict[str, object], message: str) -> None:
    given: dict[str, object] = {"game": KEY, "levels": (1, 1, 1, 1), "games": 1, "seed": 1, "options": {}, **wrong}
    with pytest.raises(parlour.BadOption, match=message):
        simulate(Plan(**given))  # type: ignore[arg-type]


def test_impossible_jobs_are_refused() -> None:
    with pytest.raises(parlour.BadOption, match="expected jobs"):
        simulate(plan(), jobs=0)


def test_the_numbers_are_what_they_say() -> None:
    outcomes = [
        Outcome(10, rounds=2, winners=(0,), scores=(1, 8), measures={"found": 1.0}, characters=("red", "blue")),
        Outcome(20, rounds=3, winners=(0, 1), scores=(4, 4), measures={"found": 2.0}, characters=("green", "red")),
    ]
    numbers = summed_up(outcomes, game="any", levels=(1, 2), seed=7, options={}, seconds=2.0)
    assert asdict(numbers) == {
        "game": "any",
        "seats": 2,
        "games": 2,
        "decisions": 30,
        "seconds": 2.0,
        "decisions_per_second": 15.0,
        "rounds_mean": 2.5,
        "wins_by_seat": (2, 1),
        "scores_mean": 4.25,
        "scores_max": 8,
        "scores_mean_by_seat": (2.5, 6.0),
        "bots": (1, 2),
        "seed": 7,
        "options": {},
        "measures": {"found": 1.5},
        "wins_by_character": {
            "blue": {"seats": 1, "wins": 0, "share": 0.0},
            "green": {"seats": 1, "wins": 1, "share": 1.0},
            "red": {"seats": 2, "wins": 2, "share": 1.0},
        },
    }
