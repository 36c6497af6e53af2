"""The mark of a seat: a colour, a shape and an initial together, so that none of them is needed alone.

Seats 0 to 7: orange circle, sky square, green triangle, yellow diamond, blue pentagon, vermilion hexagon, purple star,
grey cross (colours of Okabe and Ito), each with a dark outline.
"""

from functools import lru_cache
from typing import Final

from htpy import Element, path, svg, text

SEAT_COLOURS: Final = ("#E69F00", "#56B4E9", "#009E73", "#F0E442", "#0072B2", "#D55E00", "#CC79A7", "#7F7F7F")

# Outlines in a field of 40 x 40; the initial stands in the middle.
_SHAPES: Final = (
    "M20 3a17 17 0 1 1 0 34 17 17 0 0 1 0-34z",
    "M7 5h26a2 2 0 0 1 2 2v26a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z",
    "M20 2 39 36H1z",
    "M20 1 39 20 20 39 1 20z",
    "M20 2 38.5 16 31.500 37h-23L1.500 16z",
    "M11 4h18l9 16-9 16H11L2 20z",
    "M20 1l5.500 12.500L39 15l-10 9.500L32 38l-12-7-12 7 3-13.500L1 15l13.500-1.500z",
    "M13 2h14v11h11v14H27v11H13V27H2V13h11z",
)
_LOWER: Final = {2: 29}  # a triangle's middle lies lower
_LIGHT_LETTER: Final = frozenset({4})


@lru_cache(maxsize=1024)
def seat_mark(seat: int, name: str) -> Element:
    """The drawing for a seat (0 to 7) and its player's name; hidden from screen readers, the name stands beside it."""
    return svg(".seat-mark", viewBox="0 0 40 40", width="24", height="24", aria_hidden="true", focusable="false")[
        path(d=_SHAPES[seat], fill=SEAT_COLOURS[seat], stroke="#16130F", stroke_width="2", stroke_linejoin="round"),
        text(
            x="20",
            y=str(_LOWER.get(seat, 26)),
            text_anchor="middle",
            font_size="17",
            font_weight="700",
            fill="#FFFFFF" if seat in _LIGHT_LETTER else "#16130F",
        )[_initial(name)],
    ]


def _initial(name: str) -> str:
    return name.strip()[:1].upper()
