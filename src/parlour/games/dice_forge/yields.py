"""What dice yield on average, exactly, from their faces alone: for the numbers shown beside them.

Nothing is estimated. Where a hero chooses, the least and the most of each resource stand beside each other; the most of
two resources cannot always be had together. A mirror copies what others show, so it counts as nothing here, and so does
a ship, which gives no resource. Limits, hammers and the rewards of boars' owners are left out.
"""

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from typing import Final, NamedTuple

from parlour.games.dice_forge.model import NONE, PORTION, RESOURCES, Amounts, Content, FaceKind
from parlour.games.dice_forge.pair import GAINS, Pair, factor, gives_resource, kind_of

Means = tuple[Fraction, ...]
"""Of gold, sun, moon and vp."""

_NOTHING: Final[Amounts] = (0, 0, 0, 0)


class Yield(NamedTuple):
    """The mean of each resource (gold, sun, moon, vp) in one roll: at least, and at most."""

    least: Means
    most: Means


def yield_of_die(content: Content, faces: Sequence[str]) -> Yield:
    """Of one die rolled alone (D-33, D-69, D-92): a triple gives nothing, a shield its own resource."""
    return _mean([_bounds(content, content.face_ids[face], NONE) for face in faces])


def yield_of_pair(content: Content, faces: Sequence[str], others: Sequence[str]) -> Yield:
    """Of two dice rolled together (D-28): triples and shields look at the other face (D-62 to D-67, D-89 to D-92)."""
    ids = content.face_ids
    return _mean([_bounds(content, ids[one], ids[other]) for one in faces for other in others])


def _mean(bounds: Sequence[tuple[Amounts, Amounts]]) -> Yield:
    count = len(bounds)
    least = tuple([Fraction(sum([low[resource] for low, _ in bounds]), count) for resource in RESOURCES])
    most = tuple([Fraction(sum([high[resource] for _, high in bounds]), count) for resource in RESOURCES])
    return Yield(least, most)


def _bounds(content: Content, first: int, second: int) -> tuple[Amounts, Amounts]:
    """The least and the most of each resource over all choices of a pair (D-60)."""
    totals: list[Amounts] = []
    for one, other in product(_options(content, first), _options(content, second)):
        pair = Pair(GAINS, NONE, (NONE, NONE), (first, second), (one, other))
        totals.append(_sum(_given(content, pair, 0), _given(content, pair, 1)))
    low, high = totals[0], totals[0]
    for total in totals[1:]:
        low, high = _low(low, total), _high(high, total)
    return low, high


def _options(content: Content, face: int) -> tuple[int, ...]:
    """What can be chosen for a face; one NONE where nothing is."""
    options = () if face == NONE else content.faces[face].options
    return options if options else (NONE,)


def _given(content: Content, pair: Pair, which: int) -> Amounts:
    """D-59, D-62 to D-67, D-87, D-89 to D-92: what one face of a pair gives, multiplied."""
    kind = kind_of(content, pair.faces[which])
    times = factor(content, pair, which)
    if kind is FaceKind.CHOOSE or kind is FaceKind.BOAR:
        option = pair.options[which]
        parts = [0, 0, 0, 0]
        parts[option // PORTION] = option % PORTION * times
        return (parts[0], parts[1], parts[2], parts[3])
    if kind is FaceKind.GAIN:
        return _times(content.faces[pair.faces[which]].gives, times)
    if kind is FaceKind.SHIELD:
        shield = content.faces[pair.faces[which]]
        matched = gives_resource(content, pair, 1 - which, shield.matches)
        return _times(shield.match if matched else shield.gives, times)
    return _NOTHING


def _times(amounts: Amounts, times: int) -> Amounts:
    return (amounts[0] * times, amounts[1] * times, amounts[2] * times, amounts[3] * times)


def _sum(one: Amounts, other: Amounts) -> Amounts:
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])


def _low(one: Amounts, other: Amounts) -> Amounts:
    return (min(one[0], other[0]), min(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3]))


def _high(one: Amounts, other: Amounts) -> Amounts:
    return (max(one[0], other[0]), max(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3]))
