"""Dice: what several dice show together, as one number with their faces as digits, ascending: 1, 2, 6 are 126.

No rule asks which die shows what, so a throw is a Chance over the different hands of dice, weighted by how many ways
of falling each has.
"""

from itertools import combinations_with_replacement
from math import factorial
from typing import Final

from parlour.core.questions import Chance

MOST_DICE: Final = 6
"""T-03: there are five; the option overload = level_6 lets six be thrown at the river."""

NO_DICE: Final = 0


class Throws:
    """All outcomes of a number of dice, ascending, with their weights."""

    __slots__ = ("outcomes", "weights")

    def __init__(self, number: int) -> None:
        outcomes: list[int] = []
        weights: list[int] = []
        for faces in combinations_with_replacement(range(1, 7), number):
            outcomes.append(packed(list(faces)))
            ways = factorial(number)
            for face in range(1, 7):
                ways //= factorial(faces.count(face))
            weights.append(ways)
        self.outcomes: Final = tuple(outcomes)
        self.weights: Final = tuple(weights)


def packed(faces: list[int]) -> int:
    """The faces as one number."""
    number = 0
    for face in sorted(faces):
        number = number * 10 + face
    return number


def faces_of(dice: int) -> list[int]:
    """The faces in a number, ascending."""
    faces: list[int] = []
    while dice:
        faces.append(dice % 10)
        dice //= 10
    faces.reverse()
    return faces


def at_least(dice: int, face: int) -> int:
    """How many of the dice show at least this face."""
    count = 0
    while dice:
        if dice % 10 >= face:
            count += 1
        dice //= 10
    return count


def number_of(dice: int) -> int:
    """How many dice these are."""
    return at_least(dice, 1)


def throw(about: str, number: int, clauses: tuple[str, ...]) -> Chance:
    """So many dice at once, 1 to MOST_DICE."""
    throws = _THROWS[number]
    return Chance(about, throws.outcomes, throws.weights, 1, clauses)


def odds_of(number: int) -> Throws:
    """All outcomes of so many dice, 0 to MOST_DICE; their weights add up to 6 to that power."""
    return _THROWS[number]


_THROWS: Final = tuple([Throws(number) for number in range(MOST_DICE + 1)])
