"""The exact odds of Senyu: hunts, duels, the knockout, Clair's refusal. Arithmetic only; all are fractions.

For whoever weighs a risk: a board that shows the chances, and the tests against the rulebook's numbers.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import comb
from typing import Final

from parlour.games.senyu.model import DIE

SIDES: Final = len(DIE)

REFUSAL: Final = Fraction(2, SIDES)
"""S-79: a 1 or a 6."""


def hunt_chance(hp: int, bonus: int = 0) -> Fraction:
    """S-140: one die plus ``bonus`` (attack and what is taken off the monster together) reaches the monster's HP."""
    return Fraction(min(SIDES, max(0, SIDES + 1 - (hp - bonus))), SIDES)


def hunt_among(hps: Sequence[int], bonus: int = 0) -> Fraction:
    """S-37: against a monster drawn from those with these HP; 0 if there are none."""
    if not hps:
        return Fraction(0)
    return sum([hunt_chance(hp, bonus) for hp in hps], Fraction(0)) / len(hps)


def hunt_lower_of_two(hps: Sequence[int], bonus: int = 0) -> Fraction:
    """S-74: against the weaker of two drawn from those with these HP; with one monster, against that one."""
    if len(hps) < 2:
        return hunt_among(hps, bonus)
    pairs = comb(len(hps), 2)
    weaker = sorted(hps)
    # The monster at place n is the weaker one of its pairs with all behind it.
    won = [hunt_chance(hp, bonus) * (len(hps) - 1 - n) for n, hp in enumerate(weaker)]
    return sum(won, Fraction(0)) / pairs


def duel_loses(points: int) -> Fraction:
    """S-59, S-60: how likely one of the two loses the duel by exactly so many HP (1 to 5)."""
    if not 1 <= points < SIDES:
        return Fraction(0)
    return Fraction(SIDES - points, SIDES * (SIDES - 1))


def duel_falls(hp: int) -> Fraction:
    """S-41, S-60: how likely one with so many HP is near death after the duel."""
    return sum([duel_loses(points) for points in range(max(1, hp), SIDES)], Fraction(0))


def duel_mean_loss() -> Fraction:
    """S-60: what the loser loses on average, in HP."""
    return sum([2 * points * duel_loses(points) for points in range(1, SIDES)], Fraction(0))


def knockout_decides(fighters: int) -> Fraction:
    """S-66, S-161: how likely one throw of all fighters (2 to 8) has a single highest number."""
    won = [Fraction(fighters * (points - 1) ** (fighters - 1), SIDES**fighters) for points in DIE]
    return sum(won, Fraction(0))


def knockout_differs(fighters: int) -> Fraction:
    """S-70: how likely all numbers of one throw are different."""
    found = Fraction(1)
    for n in range(fighters):
        found *= Fraction(max(0, SIDES - n), SIDES)
    return found
