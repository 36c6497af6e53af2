"""Fourteen glyphs of our own, made of dots, bars and spirals on three rows and three columns.

A glyph is written as its strokes: ``o11`` a dot in column 1, row 1 (from 0), ``O11`` a ring, ``-0020`` a bar from
column 0, row 0 to column 2, row 0, ``@11`` a spiral that opens to the right, ``%11`` one that opens to the left.
"""

from collections.abc import Mapping
from functools import cache
from math import cos, pi, sin
from typing import Final

from htpy import Element, circle, path, symbol

STROKES: Final[Mapping[str, str]] = {
    "jaguar": "o00 o20 o11 o02 o22",
    "eagle": "-0011 -2011 -1112 o02 o22",
    "serpent": "@10 -0222 o01",
    "monkey": "O10 %22 o02 o01",
    "deer": "-0001 -2021 -0121 o11 -0222",
    "rain": "-0020 o01 o11 o21 o02 o12 o22",
    "wind": "%00 @22",
    "maize": "-1012 o00 o20 o01 o21 o02 o22",
    "moon": "@11 o00 o22",
    "star": "-1012 -0121 o00 o20 o02 o22",
    "hand": "-0001 -1011 -2021 -0121 -1112",
    "eye": "-0020 O11 o11 -0222",
    "flint": "-1021 -2112 -1201 -0110",
    "house": "-0110 -1021 o11 -0222",
}

_AT: Final = (11.0, 24.0, 37.0)


@cache
def glyph_symbols() -> tuple[Element, ...]:
    """A symbol for each glyph, ``temple-glyph-<id>``, in a field of 48 x 48, in the colour of the text around it."""
    return tuple(
        symbol(id=f"temple-glyph-{id}", viewBox="0 0 48 48")[[_stroke(each) for each in strokes.split()]]
        for id, strokes in STROKES.items()
    )


def _stroke(written: str) -> Element:
    kind, digits = written[0], [_AT[int(digit)] for digit in written[1:]]
    x, y = digits[0], digits[1]
    if kind == "o":
        return circle(cx=f"{x:g}", cy=f"{y:g}", r="4.2", fill="currentColor")
    if kind == "O":
        return circle(cx=f"{x:g}", cy=f"{y:g}", r="8", fill="none", stroke="currentColor", stroke_width="4")
    if kind == "-":
        drawn = f"M{x:g} {y:g}L{digits[2]:g} {digits[3]:g}"
    else:
        drawn = _spiral(x, y, 1 if kind == "@" else -1)
    return path(
        d=drawn, fill="none", stroke="currentColor", stroke_width="4.6", stroke_linecap="round", stroke_linejoin="round"
    )


def _spiral(x: float, y: float, way: int) -> str:
    """One turn and three quarters outward from a point, in sixteenths of a turn."""
    points = []
    for step in range(3, 29):
        angle, far = step * pi / 8, 0.42 * step
        points.append(f"{x + way * far * cos(angle):.1f} {y + far * sin(angle):.1f}")
    return "M" + "L".join(points)
