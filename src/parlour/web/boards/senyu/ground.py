"""The land: a valley with its road, and every cell as a little stage with its own picture. It never changes."""

from functools import lru_cache
from typing import Final

from htpy import Element, Node, circle, ellipse, g, path, polygon, rect, svg, text, title, use

from parlour.games.senyu.model import Cell
from parlour.web.boards.senyu.pictures import cell_id, content_of
from parlour.web.boards.senyu.road import HIGH, VIEW, WIDE, Point, road, stage_size, stages
from parlour.web.boards.senyu.sayings import cell_said
from parlour.words import Words

_STAGE: Final = {"task": "#CFE6F2", "wilderness": "#DDEBB8", "event": "#FBDDAE", "start": "#FFF3CF"}
_RIM: Final = {"task": "#2F6F8F", "wilderness": "#4C7A35", "event": "#B3641C", "start": "#8A6A2A"}
_CASTLE: Final = 1.75
_PICTURE: Final = 1.5
_TREES: Final = (
    (66, 214),
    (108, 946),
    (52, 880),
    (330, 292),
    (690, 300),
    (262, 800),
    (736, 792),
    (940, 966),
    (170, 1010),
)
_PEAKS: Final = ((700, 96), (820, 132), (906, 236), (560, 70))


@lru_cache(maxsize=8)
def ground(words: Words) -> Element:
    """The whole drawing but the pawns; every cell is ``cell-<place>``."""
    cells = content_of(words).cells
    size = stage_size(len(cells))
    way = road(len(cells))
    return svg(".sy-layer.sy-ground", viewBox=VIEW, role="img", aria_label=words.say("senyu-board-map"))[
        _land(),
        path(d=way, class_="sy-road-edge"),
        path(d=way, class_="sy-road"),
        path(d=way, class_="sy-road-line"),
        [_stage(cell, at, size, words) for cell, at in zip(cells, stages(len(cells)), strict=True)],
    ]


def _stage(cell: Cell, at: Point, size: float, words: Words) -> Element:
    big = size * (_CASTLE if cell.kind == "start" else _PICTURE)
    return g(id=f"cell-{cell.place}", class_=f"sy-stage is-{cell.kind}")[
        title[cell_said(cell, words)],
        _plinth(cell, at, size),
        use(
            href=f"#{cell_id(cell.text, cell.kind)}",
            x=f"{at.x - big / 2:.1f}",
            y=f"{at.y - big / 2 - (6 if cell.kind == 'start' else 2):.1f}",
            width=f"{big:.1f}",
            height=f"{big:.1f}",
        ),
        _number(cell.place, at, size) if cell.place else None,
    ]


def _plinth(cell: Cell, at: Point, size: float) -> Element:
    """A task is round, a wilderness has six sides, an event four: the kinds differ without their colours."""
    paint = {"fill": _STAGE[cell.kind], "stroke": _RIM[cell.kind], "stroke_width": "5"}
    if cell.kind == "wilderness":
        corners = ((0, -1), (0.88, -0.5), (0.88, 0.5), (0, 1), (-0.88, 0.5), (-0.88, -0.5))
        points = " ".join(f"{at.x + x * size * 1.04:.1f},{at.y + y * size * 1.04:.1f}" for x, y in corners)
        return polygon(points=points, stroke_linejoin="round", **paint)
    if cell.kind == "event":
        side = size * 1.72
        return rect(
            x=f"{at.x - side / 2:.1f}",
            y=f"{at.y - side / 2:.1f}",
            width=f"{side:.1f}",
            height=f"{side:.1f}",
            rx="13",
            **paint,
        )
    return circle(
        cx=f"{at.x:.1f}", cy=f"{at.y:.1f}", r=f"{size * (1.2 if cell.kind == 'start' else 0.94):.1f}", **paint
    )


def _number(place: int, at: Point, size: float) -> Element:
    return text(x=f"{at.x:.1f}", y=f"{at.y + size * 0.9:.1f}", class_="sy-stage-number")[str(place)]


def _land() -> list[Node]:
    """Meadows below, mountains and the demons' land above, the sea on the right, a lake in the middle of it all."""
    return [
        rect(width=str(WIDE), height=str(HIGH), rx="36", fill="#A9CF7C"),
        path(
            d="M0 420C160 330 240 420 380 360S640 260 1000 330V36a36 36 0 0 0-36-36H36A36 36 0 0 0 0 36z",
            fill="url(#sy-sky)",
        ),
        path(
            d="M330 0h634a36 36 0 0 1 36 36v400c-120-70-250-50-340-110S420 160 330 0z",
            fill="url(#sy-demon)",
            opacity=".8",
        ),
        [_peak(x, y) for x, y in _PEAKS],
        path(
            d="M0 470c110-80 250-60 330-10s220 30 330-20 240-60 340 10v604a36 36 0 0 1-36 36H36a36 36 0 0 1-36-36z",
            fill="url(#sy-meadow)",
        ),
        path(d="M1000 520c-90 10-60 110-130 150s-40 150 20 180 40 100 110 110z", fill="#F2DFA6"),
        path(d="M1000 560c-70 14-40 90-96 122s-30 116 24 142 20 76 72 86z", fill="url(#sy-sea)"),
        path(
            d="M0 770c120-60 250-20 340 10s180 60 300 20 200-50 360-10v264a36 36 0 0 1-36 36H36a36 36 0 0 1-36-36z",
            fill="#7FB25C",
            opacity=".55",
        ),
        ellipse(cx="500", cy="560", rx="262", ry="292", fill="#CFE3A2", opacity=".75"),
        [_tree(x, y) for x, y in _TREES],
    ]


def _tree(x: int, y: int) -> Element:
    return g(transform=f"translate({x} {y})", stroke="#2B4A22", stroke_width="3", stroke_linejoin="round")[
        path(d="M-4 18h8v18h-8z", fill="#7A5230"),
        path(d="M0-34 24 20h-48z", fill="#4F8F4A"),
        path(d="M0-34 24 20H6z", fill="#3C7539"),
    ]


def _peak(x: int, y: int) -> Element:
    return g(transform=f"translate({x} {y})", stroke="#32274A", stroke_width="3", stroke_linejoin="round")[
        path(d="M-90 120-10-40 20 0 40-20 110 120z", fill="#6E5C8E"),
        path(d="M-10-40-34 8l16-6 12 16 14-12z", fill="#F0E9F7"),
    ]
