"""Rulebook section 4: exact numbers, by enumerating what nature may answer, and by the arithmetic of ``odds``."""

from functools import cache

import pytest

from parlour.games.temple.dice import faces_of, number_of, odds_of
from parlour.games.temple.odds import (
    action_odds,
    alcove_within,
    boulder_after,
    boulder_mean,
    boulder_reaches,
    boulder_soonest,
    bridge_survival,
    mean_actions,
    river_survival,
    walls_meet_within,
)
from tests.games.temple.scenes import Play, answer, asked, chances, held, scene, some

ACTIONS = {
    2: ([0.0001, 0.0032, 0.0322, 0.1608, 0.4019, 0.4019], 4.167),
    3: ([0.0041, 0.0412, 0.1646, 0.3292, 0.3292, 0.1317], 3.333),
    4: ([0.0312, 0.1562, 0.3125, 0.3125, 0.1562, 0.0312], 2.5),
    5: ([0.1317, 0.3292, 0.3292, 0.1646, 0.0412, 0.0041], 1.667),
}


@pytest.mark.parametrize("load", [2, 3, 4, 5])
def test_actions_by_load(load: int) -> None:
    treasures = {2: 0, 3: 4, 4: 7, 5: 10}[load]
    state = scene(at="load", treasures={0: some(treasures)} if treasures else {})
    if treasures:
        answer(state, 0, "keep-all", about="discard")
    found = [0.0] * 6
    for other, odds in chances(state):
        found[other.table.actions[0]] += odds
    expected, mean = ACTIONS[load]
    assert found == pytest.approx(expected, abs=6e-5)
    assert sum(number * odds for number, odds in enumerate(found)) == pytest.approx(mean, abs=6e-4)
    assert [float(odds) for odds in action_odds(load)] == pytest.approx(found)
    assert float(mean_actions(load)) == pytest.approx(mean, abs=6e-4)


@pytest.mark.parametrize(
    ("here", "expected"),
    [("c12", [0.1582, 0.4479, 0.6673, 0.8048, 0.8865]), ("c25", [0.0154, 0.0887, 0.1968, 0.3108, 0.4168])],
)
def test_alcoves_within_so_many_actions(here: str, expected: list[float]) -> None:
    """Keeping the faces that are needed, which is what the question proposes."""

    @cache
    def opens(attempt: int, actions: int) -> float:
        if not actions:
            return 0.0
        state = scene(where={0: here}, mask=False, actions={0: 5})
        if attempt:
            state = _with_attempt(state, attempt)
        answer(state, 0, "reroll" if attempt else "open")
        if asked(state) == (0, "keep"):
            assert state.asked is not None
            state.play_value(0, state.asked.default)  # type: ignore[attr-defined]
        return sum(odds * (1.0 if held(o, 0) else opens(o.table.attempt, actions - 1)) for o, odds in chances(state))

    found = [opens(0, actions) for actions in (1, 2, 3)]
    assert found == pytest.approx(expected[:3], abs=6e-5)
    faces = range(1, 4) if here == "c12" else range(1, 6)
    exact = [float(alcove_within(list(faces), actions)) for actions in range(1, 6)]
    assert exact == pytest.approx(expected, abs=6e-5)


def _with_attempt(state: Play, attempt: int) -> Play:
    saved = state.save()
    table = saved["table"]
    assert isinstance(table, dict)
    at = state.table.temple.alcove_at[state.table.where[0]]
    return state.game.load(saved | {"table": table | {"attempt": attempt, "attempt_at": at}})


@cache
def rolled(round: int, boulder: int) -> list[tuple[int, float]]:
    """Where the boulder is after its roll of this round, and how likely."""
    state = scene(at="boulder", round=round, boulder=boulder, where={0: "r1"})
    return [(other.table.boulder, chance) for other, chance in chances(state)]


def test_the_boulder_by_rounds() -> None:
    """C31 in round 9 to 15 and later; the means of C6, C11, C16 and C31."""
    spread = {0: 1.0}
    reached = {cell: [0.0] for cell in (6, 11, 16, 31)}
    for round in range(1, 41):
        following: dict[int, float] = {}
        for boulder, odds in spread.items():
            # From round 5 on all rounds are alike (T-116).
            for cells, chance in rolled(min(round, 5), boulder):
                following[cells] = following.get(cells, 0.0) + odds * chance
        spread = {cells: odds for cells, odds in following.items() if cells < 31}
        done = 1 - sum(spread.values())
        for cell, chances_so_far in reached.items():
            chances_so_far.append(done + sum(odds for cells, odds in spread.items() if cells >= cell))
        if not spread or max(spread.values()) < 1e-12:
            break
    for cell, mean in ((6, 4.13), (11, 5.69), (16, 7.20), (31, 11.70)):
        assert sum(1 - each for each in reached[cell]) == pytest.approx(mean, abs=6e-3)
        assert float(boulder_mean(cell, 0)) == pytest.approx(mean, abs=6e-3)
    each = [reached[31][round] - reached[31][round - 1] for round in range(9, 16)]
    assert each == pytest.approx([0.0029, 0.0936, 0.3476, 0.3594, 0.1553, 0.0356, 0.0050], abs=6e-5)
    assert 1 - reached[31][15] == pytest.approx(0.0005, abs=6e-5)
    assert [float(boulder_reaches(31, 0, round)) for round in range(9, 16)] == pytest.approx(reached[31][9:16])


def test_the_arithmetic_of_odds() -> None:
    assert [float(river_survival(2, n)) for n in (0, 3)] == pytest.approx([0.6944, 0.9259], abs=6e-5)
    assert [float(river_survival(5, n)) for n in (10, 12, 20)] == pytest.approx([0.8670, 0.8686, 0.8686], abs=6e-5)
    assert [float(bridge_survival(4, n)) for n in (5, 1)] == pytest.approx([0.9688, 0.5], abs=6e-5)
    assert [float(bridge_survival(2, 0)), float(bridge_survival(7, 5))] == [0, 0]
    met = [float(walls_meet_within(5, 18, 3 * rounds)) for rounds in range(1, 8)]
    assert met == pytest.approx([0, 0.0007, 0.0147, 0.0924, 0.3505, 1, 1], abs=2e-4)
    assert [boulder_soonest(cells, 0) for cells in (0, 1, 2, 15, 16, 31)] == [0, 1, 2, 5, 6, 9]
    assert [float(odds) for odds in boulder_after(0, 1)] == pytest.approx([1 / 3, 2 / 3])
    assert [float(boulder_mean(0, 3)), float(boulder_reaches(0, 3, 0)), float(boulder_reaches(5, 0, 2))] == [0, 1, 0]


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 5, 6])
def test_dice_outcomes_add_up(number: int) -> None:
    throws = odds_of(number)
    assert sum(throws.weights) == 6**number
    assert list(throws.outcomes) == sorted(set(throws.outcomes))
    for dice in throws.outcomes:
        assert number_of(dice) == len(faces_of(dice)) == number
        assert faces_of(dice) == sorted(faces_of(dice))
