"""The temple itself, which never changes: floors, lines, water, rock. Every cell has the id ``cell-<id>``.

A dashed line is drawn where one may move, a solid one where cells only touch, an arrow where there is no way back.
"""

from collections.abc import Iterator
from functools import cache

from htpy import Element, g, path, rect, svg, text, use
from markupsafe import Markup

from parlour.games.temple.board import BRIDGE, CORRIDOR, ENTRANCE, LAVA, OUTSIDE, RIVER, SUN, WALL_ROOM
from parlour.web.boards.temple.places import BOARD, HIGH, LEFT, TOP, VIEW, WIDE, corner, middle

_FLOORS = {
    ENTRANCE: "url(#temple-day)",
    WALL_ROOM: "url(#temple-sand)",
    CORRIDOR: "url(#temple-basalt)",
    RIVER: "url(#temple-water)",
    OUTSIDE: "url(#temple-day)",
}


@cache
def ground() -> Markup:
    """The drawing below all others; the page says in words what lies on it."""
    return Markup(
        svg(".temple-layer.temple-ground", viewBox=VIEW, aria_hidden="true", focusable="false")[
            rect(x=str(LEFT), y=str(TOP), width=str(WIDE), height=str(HIGH), rx="26", fill="url(#temple-rock)"),
            laid("relief"),
            _reliefs(),
            _chambers(),
            laid("lava-pool"),
            laid("chasm"),
            [_floor(number, id) for number, id in enumerate(BOARD.ids)],
            _carvings(),
            laid("doors"),
            g(class_="temple-lines")[list(_lines())],
            g(class_="temple-arrows", fill="none", stroke="#F4E9C6", stroke_width="7")[list(_arrows())],
        ]
    )


def _chambers() -> list[Element]:
    """A carved frame round each room; where rooms join, it runs round both."""
    frames = [(492, -8, 616, 416), (-8, 392, 1216, 116), (-8, 392, 116, 616), (-8, 892, 916, 116)]
    frames += [
        (792, 892, 116, 416),
        (392, 1192, 516, 116),
        (92, 992, 416, 116),
        (392, 992, 116, 216),
        (392, 1092, 216, 116),
    ]
    frames += [(492, 992, 300, 116), (592, 992, 200, 216), (292, 1192, 216, 116)]
    return [
        *(_frame(*each, grown=9, fill="#4C5C53") for each in frames),
        *(_frame(*each, grown=3, fill="#18201C") for each in frames),
        *(_frame(*each, grown=0, fill="#0D1310") for each in frames),
    ]


def _frame(x: int, y: int, wide: int, high: int, *, grown: int, fill: str) -> Element:
    return rect(
        x=str(x - grown),
        y=str(y - grown),
        width=str(wide + 2 * grown),
        height=str(high + 2 * grown),
        rx=str(10 + grown),
        fill=fill,
    )


def _reliefs() -> Element:
    """Glyphs carved into the rock where nothing else is."""
    glyphs = {"serpent": (960, 990), "eye": (1070, 990), "rain": (960, 1110), "moon": (1070, 1110)}
    glyphs |= {"wind": (-40, 1190), "flint": (70, 1190)}
    return g(color="#3D4B44")[[placed(f"glyph-{name}", x, y, wide=92, high=92) for name, (x, y) in glyphs.items()]]


def _floor(number: int, id: str) -> Element:
    zone = BOARD.zone[number]
    x, y = corner(id)
    if zone in (LAVA, SUN, BRIDGE):
        tall = 100 if zone != BRIDGE else 200
        top = y if zone != BRIDGE else y - 50
        return rect(id=f"cell-{id}", x=f"{x:g}", y=f"{top:g}", width="100", height=f"{tall}", fill="none")
    inset = 2 if zone == RIVER else 4
    size = 100 - 2 * inset
    return rect(
        id=f"cell-{id}",
        x=f"{x + inset:g}",
        y=f"{y + inset:g}",
        width=f"{size}",
        height=f"{size}",
        rx="3" if zone == RIVER else "9",
        fill=_FLOORS[zone],
    )


def _carvings() -> list[Element]:
    """What tells the floors apart besides their colours."""
    carved = {WALL_ROOM: "carved-wall-room", CORRIDOR: "carved-corridor", RIVER: "carved-river"}
    return [
        laid(carved[BOARD.zone[number]], *corner(id))
        for number, id in enumerate(BOARD.ids)
        if BOARD.zone[number] in carved
    ]


def _lines() -> Iterator[Element]:
    """T-40, T-42: dashed where a move leads across (both ways or one), solid where cells merely touch."""
    drawn: set[tuple[int, int]] = set()
    for cell in BOARD.numbers:
        for other in BOARD.touching(cell):
            pair = (min(cell, other), max(cell, other))
            if pair in drawn:
                continue
            drawn.add(pair)
            crossed = other in BOARD.moves[cell] or cell in BOARD.moves[other]
            yield _edge(*pair, kind="is-dashed" if crossed else "is-solid")


def _edge(one: int, other: int, *, kind: str) -> Element:
    (ax, ay), (bx, by) = middle(BOARD.ids[one]), middle(BOARD.ids[other])
    x, y = (ax + bx) / 2, (ay + by) / 2
    across = f"M{x:g} {y - 46:g}v92" if ay == by else f"M{x - 46:g} {y:g}h92"
    return path(class_=kind, d=across)


def _arrows() -> Iterator[Element]:
    """T-85: where there is no way back."""
    for cell in BOARD.numbers:
        for other in BOARD.moves[cell]:
            zones = (BOARD.zone[cell], BOARD.zone[other])
            if cell in BOARD.moves[other] or RIVER not in zones:
                continue
            (ax, ay), (bx, by) = middle(BOARD.ids[cell]), middle(BOARD.ids[other])
            turn = 0 if bx > ax else 180 if bx < ax else 90 if by > ay else 270
            yield path(
                d="M-11-13 6 0-11 13",
                stroke_linecap="round",
                stroke_linejoin="round",
                transform=f"translate({(ax + bx) / 2:g} {(ay + by) / 2:g}) rotate({turn})",
            )


def numbered(x: float, y: float, said: str, *, kind: str) -> Element:
    """A number carved at a place."""
    return text(class_=kind, x=f"{x:g}", y=f"{y:g}", text_anchor="middle")[said]


def laid(name: str, x: float = 0, y: float = 0) -> Element:
    """A group of the sheet moved to a place."""
    return use(href=f"#temple-{name}", x=f"{x:g}", y=f"{y:g}")


def placed(name: str, x: float, y: float, *, wide: float, high: float) -> Element:
    """A drawing of the sheet laid at a place."""
    return use(href=f"#temple-{name}", x=f"{x:g}", y=f"{y:g}", width=f"{wide:g}", height=f"{high:g}")
