"""The exact odds of the temple: actions, river, bridge, alcoves, walls, boulder. Arithmetic only; all are fractions.

For whoever weighs a risk: the level 2 bot, a board that shows the dread, and the tests against the rulebook's numbers.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import comb
from typing import Final

from parlour.games.temple.dice import faces_of, odds_of

FASTEST: Final = 5
"""T-116: the most dice the boulder rolls."""

ADVANCE: Final = Fraction(2, 3)
"""T-117: a die moves the boulder with a 3 or more."""


def binomial(number: int, chance: Fraction) -> list[Fraction]:
    """How likely it is that 0, 1, ... ``number`` of so many dice come out well."""
    return [comb(number, hits) * chance**hits * (1 - chance) ** (number - hits) for hits in range(number + 1)]


def action_odds(load: int, dice: int = 5) -> list[Fraction]:
    """T-35: how likely 0, 1, ... actions are with this load (1 to 6)."""
    return binomial(dice, Fraction(7 - load, 6))


def mean_actions(load: int, dice: int = 5) -> Fraction:
    """T-35: actions a round on average."""
    return Fraction(dice * (7 - load), 6)


def river_survival(load: int, treasures: int) -> Fraction:
    """T-92 to T-95: out of the river with this load, paying for every 1 as long as there is enough."""
    payable = treasures // 3
    total = Fraction(0)
    for ones, odds in enumerate(binomial(load, Fraction(1, 6))):
        if ones <= payable:
            total += odds * Fraction(5, 6) ** ones
    return total


def bridge_survival(weight: int, planks: int) -> Fraction:
    """T-100 to T-104: some plank is left when the loads on the bridge add up to ``weight``."""
    if not planks:
        return Fraction(0)
    return 1 - Fraction(min(weight - 1, 6), 6) ** planks


def alcove_within(faces: Sequence[int], actions: int, dice: int = 5) -> Fraction:
    """T-64 to T-67: open within so many actions, keeping one die of every face that is asked for."""
    return _alcove(len(faces), dice, actions)


def _alcove(missing: int, dice: int, actions: int) -> Fraction:
    """The same with so many faces still missing and so many dice to throw; by symmetry it matters not which faces."""
    if not missing:
        return Fraction(1)
    if not actions:
        return Fraction(0)
    known = _ALCOVES.get((missing, dice, actions))
    if known is None:
        known = Fraction(0)
        for hits, odds in enumerate(_hits(missing, dice)):
            if odds:
                known += odds * _alcove(missing - hits, dice - hits, actions - 1)
        _ALCOVES[missing, dice, actions] = known
    return known


def _hits(missing: int, dice: int) -> list[Fraction]:
    """How likely so many dice show 0, 1, ... of the ``missing`` faces."""
    throws = odds_of(dice)
    found = [0] * (missing + 1)
    for outcome, weight in zip(throws.outcomes, throws.weights, strict=True):
        found[len([face for face in range(1, missing + 1) if face in faces_of(outcome)])] += weight
    return [Fraction(weight, 6**dice) for weight in found]


def walls_meet_within(arrows: int, cards: int, turned: int) -> Fraction:
    """T-109, T-112: the walls meet while so many of the ``cards`` left are turned, ``arrows`` of them with arrows."""
    turned = min(turned, cards)
    if turned < arrows:
        return Fraction(0)
    return Fraction(comb(cards - arrows, turned - arrows), comb(cards, turned))


def boulder_after(begun: int, rounds: int) -> list[Fraction]:
    """T-116, T-117: how likely the boulder moves 0, 1, ... cells in so many rounds after ``begun`` whole ones."""
    spread = [Fraction(1)]
    for number in range(begun + 1, begun + rounds + 1):
        roll = binomial(min(number, FASTEST), ADVANCE)
        moved = [Fraction(0)] * (len(spread) + len(roll) - 1)
        for before, odds in enumerate(spread):
            for cells, chance in enumerate(roll):
                moved[before + cells] += odds * chance
        spread = moved
    return spread


def boulder_reaches(cells: int, begun: int, rounds: int) -> Fraction:
    """T-118: the boulder rolls at least so many cells within so many rounds after ``begun`` whole ones."""
    return sum(boulder_after(begun, rounds)[max(cells, 0) :], Fraction(0))


def boulder_soonest(cells: int, begun: int) -> int:
    """T-116: in how many rounds the boulder can be so many cells on at the earliest."""
    rounds = 0
    while cells > 0:
        rounds += 1
        cells -= min(begun + rounds, FASTEST)
    return rounds


def boulder_mean(cells: int, begun: int) -> Fraction:
    """T-116, T-117: how many rounds it takes on average until the boulder is so many cells on."""
    if cells <= 0:
        return Fraction(0)
    known = _MEANS.get((cells, min(begun, FASTEST)))
    if known is not None:
        return known
    roll = binomial(min(begun + 1, FASTEST), ADVANCE)
    total = Fraction(1)
    for moved in range(1, len(roll)):
        total += roll[moved] * boulder_mean(cells - moved, begun + 1)
    # A roll without a step changes nothing once the boulder is at its fastest; before, it is a round on.
    mean = total / (1 - roll[0]) if begun >= FASTEST else total + roll[0] * boulder_mean(cells, begun + 1)
    _MEANS[cells, min(begun, FASTEST)] = mean
    return mean


# Worked out once, for whoever asks again and again.
_MEANS: Final[dict[tuple[int, int], Fraction]] = {}
_ALCOVES: Final[dict[tuple[int, int, int], Fraction]] = {}
