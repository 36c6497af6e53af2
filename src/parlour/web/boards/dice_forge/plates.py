"""The faces as enamelled plates: once each, as the symbol ``df-face-<id>`` in a field of 60 x 60.

A plate bears numbers and signs and no words, so it is the same in every language. "+" means all of it, "?" one of it
(D-59). Colour never stands alone: every resource has its outline, every boar its mark.
"""

from typing import Final

from htpy import Element, circle, path, rect, symbol, text, use

from parlour.games.dice_forge.model import PORTION, RESOURCE_NAMES, RESOURCES, Face, FaceKind

_CREAM: Final = "#FFF6DF"
_UMBER: Final = "#2A1A05"
_RIM: Final = "url(#df-bronze)"
_GROUNDS: Final = {"gold": "#E9B33F", "sun": "#A93420", "moon": "#224C8A", "vp": "#215F36"}
_SPECIAL: Final = {FaceKind.TRIPLE: "#57368A", FaceKind.MIRROR: "#3F5966", FaceKind.SHIP: "#17565E"}
_PLAIN: Final = "#3F5966"
_COLOURS: Final = {"red": "#9C2F24", "yellow": "#8A5F00", "green": "#215F36", "blue": "#224C8A"}


def plate(face: Face) -> Element:
    """The symbol of a face, for the sprite sheet."""
    return symbol(id=f"df-face-{face.id}", viewBox="0 0 60 60")[
        _drawn(face),
        rect(x="2", y="2", width="56", height="56", rx="8.5", fill="url(#df-sheen)", pointer_events="none"),
        rect(x="2", y="2", width="56", height="56", rx="8.5", fill="none", stroke=_RIM, stroke_width="4"),
        rect(x="4.5", y="4.5", width="51", height="51", rx="6", fill="none", stroke="#1A1006", stroke_opacity=".45"),
    ]


def _drawn(face: Face) -> list[Element]:
    if face.kind is FaceKind.GAIN:
        parts = [(RESOURCE_NAMES[resource], face.gives[resource]) for resource in RESOURCES if face.gives[resource]]
        return _single(*parts[0]) if len(parts) == 1 else _several(parts, "+")
    if face.kind is FaceKind.CHOOSE:
        return _several([(RESOURCE_NAMES[each // PORTION], each % PORTION) for each in face.options], "?")
    if face.kind is FaceKind.TRIPLE:
        return [_ground(_SPECIAL[face.kind]), _number("×3", 30, 40, 29, _CREAM)]
    if face.kind is FaceKind.BOAR:
        return _boar(face.id.partition("_")[2])
    if face.kind is FaceKind.SHIELD:
        return _shield(face)
    if face.kind is FaceKind.MIRROR:
        return [_ground(_SPECIAL[face.kind]), _use("do-mirror", 11, 9, 38, color="#F0D8A6")]
    return [
        _ground(_SPECIAL[face.kind]),
        _use("do-ship", 12, 3, 36, color="#1B130A"),
        rect(x="4", y="40", width="52", height="16", fill="#F1E3C0"),
        _number(f"−{face.discount}", 23, 53.5, 15, _UMBER),
        _use("gold", 34, 41, 14),
    ]


def _single(resource: str, number: int) -> list[Element]:
    ink = _ink(resource)
    return [_ground(_GROUNDS[resource]), _number(str(number), 19, 42, 34, ink), _use(resource, 29, 17, 26)]


def _several(parts: list[tuple[str, int]], join: str) -> list[Element]:
    """Bands one below the other, or quarters if there are four; the sign that joins them in a disc."""
    drawn: list[Element] = []
    if len(parts) == 4:
        spots = [(3.5, 3.5, 26.5, 26.5), (30, 3.5, 26.5, 26.5), (3.5, 30, 26.5, 26.5), (30, 30, 26.5, 26.5)]
        disc = (30, 30)
    else:
        high = 53 / len(parts)
        spots = [(3.5, 3.5 + n * high, 53, high) for n in range(len(parts))]
        disc = (13, 30)
    for (resource, number), (x, y, wide, height) in zip(parts, spots, strict=True):
        size = 14 if len(parts) == 4 else min(20, height - 1)
        middle = 30 + (x - 17) * 0.98 if len(parts) == 4 else 34
        drawn += [
            rect(x=f"{x:g}", y=f"{y:.4g}", width=f"{wide:g}", height=f"{height:.4g}", fill=_GROUNDS[resource]),
            _number(str(number), middle - size * 0.36, y + height / 2 + size * 0.36, size, _ink(resource)),
            _use(resource, middle, y + height / 2 - size * 0.5, size),
        ]
    drawn.append(circle(cx=str(disc[0]), cy=str(disc[1]), r="8", fill=_CREAM, stroke="#5B3A12", stroke_width="1.5"))
    drawn.append(_number(join, disc[0], disc[1] + 5.2, 15, _UMBER))
    return [*drawn]


def _boar(colour: str) -> list[Element]:
    """D-83, D-87: the colour as colour and mark; the wearer gets one of two."""
    return [
        _ground("#EBDAB4"),
        _use("do-boar", 12, 4, 38, color=_COLOURS[colour]),
        _use(f"mark-{colour}", 6, 7, 9, color=_COLOURS[colour]),
        _use("sun", 8, 42, 14),
        _number("?", 30, 54, 14, _UMBER),
        _use("moon", 38, 42, 14),
    ]


def _shield(face: Face) -> list[Element]:
    """D-89, D-90: in the shield its own reward; below what the other face must give for the better one."""
    own = next(resource for resource in RESOURCES if face.gives[resource])
    better = next(resource for resource in RESOURCES if face.match[resource])
    colour = face.id.partition("_")[2]
    return [
        _ground("#2A2620"),
        _use("do-shield", 11, 2, 38, color=_COLOURS.get(colour, _PLAIN)),
        _number(str(face.gives[own]), 22, 24, 18, _CREAM),
        _use(RESOURCE_NAMES[own], 28, 9, 17),
        rect(x="4", y="40", width="52", height="16", fill="#F1E3C0"),
        _use(RESOURCE_NAMES[face.matches], 6, 41, 14),
        path(d="M23 48h7M27 45l3.500 3-3.500 3", fill="none", stroke=_UMBER, stroke_width="1.8"),
        _number(str(face.match[better]), 36.5, 53.5, 14, _UMBER),
        _use(RESOURCE_NAMES[better], 41, 41, 14),
    ]


def _ground(fill: str) -> Element:
    return rect(x="2", y="2", width="56", height="56", rx="8.5", fill=fill)


def _number(number: str, x: float, y: float, size: float, ink: str) -> Element:
    return text(
        x=f"{x:g}",
        y=f"{y:g}",
        text_anchor="middle",
        font_size=f"{size:g}",
        font_weight="800",
        font_family="system-ui, sans-serif",
        fill=ink,
    )[number]


def _use(name: str, x: float, y: float, size: float, *, color: str | None = None) -> Element:
    return use(href=f"#df-{name}", x=f"{x:g}", y=f"{y:g}", width=f"{size:g}", height=f"{size:g}", color=color)


def _ink(resource: str) -> str:
    return _UMBER if resource == "gold" else _CREAM
