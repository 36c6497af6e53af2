"""Small pictures of the pieces, for every place of the board; all of them refer to the sprite sheets.

They are hidden from screen readers: what surrounds a picture says its name.
"""

import re
from functools import lru_cache
from importlib.resources import files
from typing import Final

from htpy import Element, circle, g, rect, svg, use

from parlour.games.senyu.model import Content
from parlour.games.senyu.reading import read_content
from parlour.games.senyu.rules import Senyu
from parlour.words import Words

CONTENT: Final[Content] = read_content(
    "content.toml", files("parlour.games.senyu").joinpath("content.toml").read_text("utf-8")
)

SHEETS: Final = ("sprites.svg", "places.svg", "beasts.svg", "cards.svg")
_COPY: Final = re.compile(r"-\d+\Z")
_PIPS: Final = {
    1: ((32, 32),),
    2: ((20, 20), (44, 44)),
    3: ((18, 18), (32, 32), (46, 46)),
    4: ((20, 20), (44, 20), (20, 44), (44, 44)),
    5: ((18, 18), (46, 18), (32, 32), (18, 46), (46, 46)),
    6: ((20, 17), (44, 17), (20, 32), (44, 32), (20, 47), (44, 47)),
}


def content_of(words: Words) -> Content:
    """The pieces at a table: those of a host's own content file, else the game's."""
    return words.pieces.content if isinstance(words.pieces, Senyu) else CONTENT


def sheets() -> str:
    """The sprite sheets as they stand once on every page."""
    home = files("parlour.web.boards.senyu")
    return "".join(home.joinpath(name).read_text("utf-8") for name in SHEETS)


@lru_cache(maxsize=1)
def drawn() -> frozenset[str]:
    """The ids of everything on the sheets."""
    return frozenset(re.findall(r'\bid="([^"]+)"', sheets()))


def kind_of(piece: str) -> str:
    """A card's or monster's text without the number of its copy: "salve-1" is a "salve"."""
    return _COPY.sub("", piece)


def sign(name: str) -> Element:
    """A small drawing: "heart", "certificate", "swords", "do-roll" ..."""
    return svg(".sy-sign", viewBox="0 0 24 24", aria_hidden="true", focusable="false")[use(href=f"#sy-{name}")]


def hero_drawn(hero: str, *, down: bool = False) -> Element:
    """A hero's figure; ``down``: the card's back (S-47)."""
    id = "sy-hero-back" if down else hero_id(hero)
    return svg(".sy-hero-picture", viewBox="0 0 64 72", aria_hidden="true", focusable="false")[use(href=f"#{id}")]


def hero_id(hero: str) -> str:
    """The drawing of a hero; a question for none yet, one for all that nobody has drawn."""
    if not hero:
        return "sy-hero-none"
    return f"sy-hero-{hero}" if f"sy-hero-{hero}" in drawn() else "sy-hero-any"


def monster_drawn(monster: str) -> Element:
    """The monster of a card."""
    return svg(".sy-monster-picture", viewBox="0 0 96 96", aria_hidden="true", focusable="false")[
        use(href=f"#{monster_id(monster)}")
    ]


def monster_id(monster: str) -> str:
    """The drawing of a monster's card; one for all that nobody has drawn."""
    known = f"sy-monster-{kind_of(monster)}"
    return known if known in drawn() else "sy-monster-any"


def emblem(card: str, *, item: bool) -> Element:
    """The drawing on a task card."""
    known = f"sy-card-{kind_of(card)}"
    href = known if known in drawn() else ("sy-card-item" if item else "sy-card-event")
    return svg(".sy-emblem", viewBox="0 0 48 48", aria_hidden="true", focusable="false")[use(href=f"#{href}")]


def back(pile: str) -> Element:
    """A card's back: "task" or "monster"."""
    return svg(".sy-back", viewBox="0 0 48 64", aria_hidden="true", focusable="false")[use(href=f"#sy-{pile}-back")]


def cell_id(cell: str, kind: str) -> str:
    """The drawing of a cell: its own, else its kind's."""
    if f"sy-cell-{cell}" in drawn():
        return f"sy-cell-{cell}"
    return "sy-cell-castle" if kind == "start" else f"sy-cell-{kind}"


@lru_cache(maxsize=16)
def die(points: int, colour: str = "#FFFDF5") -> Element:
    """A die of one to six points."""
    return svg(".sy-die", viewBox="0 0 64 64", aria_hidden="true", focusable="false")[
        rect(x="4", y="4", width="56", height="56", rx="13", fill=colour, stroke="#2B2118", stroke_width="4"),
        g(fill="#B3261E" if points in (1, 4) else "#2B2118")[
            [circle(cx=str(x), cy=str(y), r="9" if points == 1 else "6") for x, y in _PIPS[points]]
        ],
    ]


def hearts(hp: int, most: int) -> list[Element]:
    """HP as hearts, five in a row."""
    return [sign("heart" if n < hp else "no-heart") for n in range(most)]
