"""The heroes on the road, and the cells that the next throw may reach."""

from functools import lru_cache
from math import cos, pi, sin
from typing import Final, NamedTuple

from htpy import Element, circle, ellipse, g, svg, text, use

from parlour.web.boards.marks import seat_mark
from parlour.web.boards.senyu.pictures import content_of, hero_id
from parlour.web.boards.senyu.road import VIEW, WIDE, Point, stage_size, stages
from parlour.words import Words

_APART: Final = {1: 0.0, 2: 24.0, 3: 30.0, 4: 36.0, 5: 46.0, 6: 52.0, 7: 58.0, 8: 64.0}
_HIGH: Final = 76.0
_SMALL: Final = 0.8
_FEW: Final = 3


class Pawn(NamedTuple):
    """A hero on the road; ``place`` is the number of the cell."""

    seat: int
    name: str
    hero: str
    place: int
    acting: bool
    mine: bool
    stays: bool


@lru_cache(maxsize=2048)
def pawns_region(pawns: tuple[Pawn, ...], words: Words) -> Element:
    """``board-pawns``: every hero as ``board-pawn-<seat>``; those on one cell stand round its middle."""
    cells = content_of(words).cells
    points = stages(len(cells))
    groups: dict[int, list[Pawn]] = {}
    for pawn in pawns:
        groups.setdefault(pawn.place, []).append(pawn)
    standing = [
        (_beside(points[place], n, len(group)), pawn, 1.0 if len(group) <= _FEW else _SMALL)
        for place, group in groups.items()
        for n, pawn in enumerate(group)
    ]
    # who stands lower is nearer, and hides who stands behind
    standing.sort(key=lambda each: each[0].y)
    return svg("#board-pawns.sy-layer.sy-pawns", viewBox=VIEW, aria_hidden="true", focusable="false")[
        [_pawn(pawn, at, size) for at, pawn, size in standing]
    ]


@lru_cache(maxsize=512)
def reach_region(place: int, sums: tuple[int, ...], words: Words) -> Element:
    """``board-reach``: the cells that the next throw may lead to, each with its number of points; else empty."""
    cells = content_of(words).cells
    points, size = stages(len(cells)), stage_size(len(cells))
    return svg("#board-reach.sy-layer.sy-reach", viewBox=VIEW, aria_hidden="true", focusable="false")[
        [_reached(points[(place + steps) % len(cells)], steps, size) for steps in sums]
    ]


def _reached(at: Point, steps: int, size: float) -> Element:
    # at the upper corner that looks inward: the cell's number stands below, the edge of the drawing lies outside
    tag = Point(at.x + size * (0.86 if at.x < WIDE / 2 else -0.86), at.y - size * 0.8)
    return g[
        circle(cx=f"{at.x:.1f}", cy=f"{at.y:.1f}", r=f"{size * 1.12:.1f}", class_="sy-reach-ring"),
        circle(cx=f"{tag.x:.1f}", cy=f"{tag.y:.1f}", r="21", class_="sy-reach-tag"),
        text(x=f"{tag.x:.1f}", y=f"{tag.y + 10:.1f}", class_="sy-reach-number")[str(steps)],
    ]


def _beside(at: Point, n: int, count: int) -> Point:
    apart = _APART[count]
    angle = 2 * pi * n / count + (0 if count == 2 else pi / 2)
    return Point(at.x + apart * cos(angle), at.y + apart * 0.72 * sin(angle))


def _pawn(pawn: Pawn, at: Point, size: float) -> Element:
    high = _HIGH * size
    wide = high * 64 / 72
    marks = {"is-acting": pawn.acting, "is-mine": pawn.mine, "is-staying": pawn.stays}
    return g(transform=f"translate({at.x:.1f} {at.y:.1f})")[
        g(id=f"board-pawn-{pawn.seat}", class_=["sy-pawn", marks])[
            ellipse(cy="12", rx=f"{wide * 0.5:.1f}", ry="11", class_="sy-pawn-foot"),
            use(
                href=f"#{hero_id(pawn.hero)}",
                x=f"{-wide / 2:.1f}",
                y=f"{14 - high:.1f}",
                width=f"{wide:.1f}",
                height=f"{high:.1f}",
            ),
            svg(x="-17", y="-6", width="34", height="34", overflow="visible")[seat_mark(pawn.seat, pawn.name)],
            _asleep(wide, high) if pawn.stays else None,
        ]
    ]


def _asleep(wide: float, high: float) -> Element:
    return g(class_="sy-pawn-asleep")[
        circle(cx=f"{wide * 0.42:.1f}", cy=f"{16 - high:.1f}", r="18"),
        use(href="#sy-sleep", x=f"{wide * 0.42 - 13:.1f}", y=f"{3 - high:.1f}", width="26", height="26"),
    ]
