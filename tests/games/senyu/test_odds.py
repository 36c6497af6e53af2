"""The odds against the numbers of the rulebook (section 4), and against plain enumeration."""

from fractions import Fraction
from itertools import combinations, product

import pytest

from parlour.games.senyu.odds import (
    REFUSAL,
    duel_falls,
    duel_loses,
    duel_mean_loss,
    hunt_among,
    hunt_chance,
    hunt_lower_of_two,
    knockout_decides,
    knockout_differs,
)
from tests.games.senyu.scenes import CONTENT

HPS = [monster.hp for monster in CONTENT.monsters]


@pytest.mark.parametrize(("bonus", "mean"), [(0, 0.5069), (1, 0.6736), (2, 0.8125)])
def test_the_mean_of_a_hunt(bonus: int, mean: float) -> None:
    assert float(hunt_among(HPS, bonus)) == pytest.approx(mean, abs=5e-5)


def test_the_lower_of_two() -> None:
    assert float(hunt_lower_of_two(HPS)) == pytest.approx(0.6431, abs=5e-5)
    pairs = [hunt_chance(min(pair)) for pair in combinations(HPS, 2)]
    assert hunt_lower_of_two(HPS) == sum(pairs, Fraction(0)) / len(pairs)
    assert hunt_lower_of_two([4]) == hunt_among([4]) == Fraction(1, 2)


def test_a_hunt_is_one_blow() -> None:
    for hp, bonus in product(range(1, 10), range(4)):
        assert hunt_chance(hp, bonus) == Fraction(sum(die + bonus >= hp for die in range(1, 7)), 6)
    assert hunt_among([]) == 0


def test_a_duel() -> None:
    assert [2 * duel_loses(points) for points in range(1, 6)] == [Fraction(n, 30) for n in (10, 8, 6, 4, 2)]
    assert duel_loses(0) == duel_loses(6) == 0
    assert duel_mean_loss() == Fraction(7, 3)
    unequal = [(mine, other) for mine, other in product(range(1, 7), repeat=2) if mine != other]
    for hp in range(1, 11):
        assert duel_falls(hp) == Fraction(sum(other - mine >= hp for mine, other in unequal), len(unequal))


@pytest.mark.parametrize("fighters", range(2, 9))
def test_a_throw_of_the_knockout(fighters: int) -> None:
    highest = dict(zip(range(2, 9), (0.8333, 0.7639, 0.6944, 0.6295, 0.5691, 0.5130, 0.4612), strict=True))
    differ = dict(zip(range(2, 9), (0.8333, 0.5556, 0.2778, 0.0926, 0.0154, 0, 0), strict=True))
    assert float(knockout_decides(fighters)) == pytest.approx(highest[fighters], abs=6e-5)
    assert float(knockout_differs(fighters)) == pytest.approx(differ[fighters], abs=6e-5)


def test_the_refusal() -> None:
    assert Fraction(1, 3) == REFUSAL
