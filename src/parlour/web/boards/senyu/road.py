"""Where the ring lies on the drawing: a road that winds round a valley, forward clockwise, the castle below.

The field is ``WIDE`` x ``HIGH``. The stages stand at equal steps along a rounded rectangle, alternately outside, on
and inside of it, so that the road swings from side to side and stages that are no neighbours lie well apart.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Final, NamedTuple

WIDE: Final = 1000
HIGH: Final = 1090
VIEW: Final = f"0 0 {WIDE} {HIGH}"

STAGE: Final = 44.0
"""The radius of a stage on a ring of forty cells; longer rings have smaller ones."""

_MIDDLE: Final = (500.0, 552.0)
_RADII: Final = (372.0, 404.0)
_SWING: Final = 74.0
_FINE: Final = 1440
_ROUND: Final = 0.6


class Point(NamedTuple):
    """A place in the field."""

    x: float
    y: float


@lru_cache(maxsize=16)
def stages(cells: int) -> tuple[Point, ...]:
    """The middle of each cell of a ring with so many, cell 0 first."""
    base = [_base(pi / 2 + 2 * pi * n / _FINE) for n in range(_FINE + 1)]
    length = [0.0]
    for here, there in pairwise(base):
        length.append(length[-1] + hypot(there.x - here.x, there.y - here.y))
    waves = max(3, round(cells / 4))
    return tuple(_stage(base, length, n / cells, waves) for n in range(cells))


def stage_size(cells: int) -> float:
    """The radius of a stage."""
    return STAGE * min(1.0, 40 / cells)


@lru_cache(maxsize=16)
def road(cells: int) -> str:
    """The road as a closed path through all stages."""
    points = stages(cells)
    parts = [f"M{points[0].x:.0f} {points[0].y:.0f}"]
    for n in range(cells):
        before, here = points[n - 1], points[n]
        there, after = points[(n + 1) % cells], points[(n + 2) % cells]
        first = Point(here.x + (there.x - before.x) / 6, here.y + (there.y - before.y) / 6)
        second = Point(there.x - (after.x - here.x) / 6, there.y - (after.y - here.y) / 6)
        parts.append(
            f"C{first.x:.0f} {first.y:.0f} {second.x:.0f} {second.y:.0f} {there.x:.0f} {there.y:.0f}",
        )
    return "".join(parts) + "z"


def _base(angle: float) -> Point:
    """A point of the rounded rectangle; angles grow clockwise, as y grows downward."""
    c, s = cos(angle), sin(angle)
    x = abs(c) ** _ROUND * (1 if c >= 0 else -1)
    y = abs(s) ** _ROUND * (1 if s >= 0 else -1)
    return Point(_MIDDLE[0] + _RADII[0] * x, _MIDDLE[1] + _RADII[1] * y)


def _stage(base: Sequence[Point], length: Sequence[float], share: float, waves: int) -> Point:
    wanted = share * length[-1]
    at = next(n for n, reached in enumerate(length) if reached >= wanted - 1e-6)
    before, here, after = base[(at - 8) % _FINE], base[at], base[(at + 8) % _FINE]
    along = Point(after.x - before.x, after.y - before.y)
    swing = _SWING * cos(2 * pi * waves * share) / (hypot(along.x, along.y) or 1.0)
    return Point(here.x + along.y * swing, here.y - along.x * swing)
