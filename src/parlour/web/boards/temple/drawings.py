"""Small drawings that several regions use: dice, treasures, glyphs, emblems; and what flies over the page."""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from htpy import Element, circle, fragment, g, path, rect, span, svg, template, text, use
from htpy import symbol as symbol_
from markupsafe import Markup

from parlour.games.temple.model import COFFIN
from parlour.web.boards.temple.glyphs import glyph_symbols
from parlour.web.boards.temple.places import TEMPLE
from parlour.web.boards.temple.view import GAME
from parlour.words import Words

_PIPS: Final = {
    1: ((20, 20),),
    2: ((12, 12), (28, 28)),
    3: ((11, 11), (20, 20), (29, 29)),
    4: ((12, 12), (28, 12), (12, 28), (28, 28)),
    5: ((11, 11), (29, 11), (20, 20), (11, 29), (29, 29)),
    6: ((12, 10), (28, 10), (12, 20), (28, 20), (12, 30), (28, 30)),
}

# The colours of the backs with the ink upon them; the number or picture on a back tells them apart as well.
_BACKS: Final = {
    "w1": ("#C9B98B", "#2A2210", "1"),
    "w2": ("#B5C49A", "#1C2610", "2"),
    "w3": ("#9DBFA9", "#10261A", "3"),
    "w4": ("#8FB4B4", "#0F2626", "4"),
    "lava": ("#D9762A", "#2A0F02", ""),
    "river": ("#2F86A0", "#FFFFFF", ""),
    "small": ("#E5BE58", "#3A2807", ""),
    "big": ("#F0A93A", "#3A1F07", ""),
}


def sign(name: str, *, box: int = 24) -> Element:
    """A small drawing in the colour of the text around it."""
    return svg(".temple-sign", viewBox=f"0 0 {box} {box}", aria_hidden="true", focusable="false")[
        use(href=f"#temple-{name}")
    ]


def emblem(adventurer: str) -> Element:
    """The sign of an adventurer."""
    return sign(f"who-{adventurer}", box=32)


def glyph(name: str) -> Element:
    """A glyph."""
    return svg(".temple-glyph", viewBox="0 0 48 48", aria_hidden="true", focusable="false")[
        use(href=f"#temple-glyph-{name}")
    ]


@cache
def die(face: int) -> Markup:
    """A die that shows a face; its number is to be said by what surrounds it."""
    return Markup(
        svg(".temple-die", viewBox="0 0 40 40", aria_hidden="true", focusable="false")[
            rect(x="2", y="2", width="36", height="36", rx="8", fill="#FBF4E2", stroke="#2A2118", stroke_width="2.5"),
            [circle(cx=str(x), cy=str(y), r="3.7", fill="#2A2118") for x, y in _PIPS[face]],
        ]
    )


def dice(faces: tuple[int, ...]) -> list[Markup]:
    """Several dice in a row."""
    return [die(face) for face in faces]


@lru_cache(maxsize=256)
def treasure(card: str) -> Markup:
    """The face of a treasure by its text: its value as a number on its deck's colour, or a coffin."""
    piece = TEMPLE.treasures[TEMPLE.treasure_of[card]]
    ground, ink, _ = _BACKS[_kind(piece.back)]
    inside: list[Element] = [_card(ground)]
    if piece.value == COFFIN:
        inside += [use(href="#temple-coffin", x="14", y="12", width="36", height="48"), _mark(ink, "?")]
    else:
        inside += [
            use(
                href="#temple-crown-gem" if piece.back == "big" else "#temple-gem",
                x="16",
                y="12",
                width="32",
                height="32",
            ),
            text(x="32", y="78", text_anchor="middle", font_size="34", font_weight="800", fill=ink)[str(piece.value)],
        ]
    return Markup(_picture(inside))


@lru_cache(maxsize=32)
def back(deck: str) -> Markup:
    """What everybody sees of a treasure (T-152): the back of its deck, or the alcove's treasure itself."""
    kind = _kind(deck)
    ground, ink, number = _BACKS[kind]
    inside: list[Element] = [_card(ground)]
    if number:
        inside.append(text(x="32", y="58", text_anchor="middle", font_size="38", font_weight="800", fill=ink)[number])
    elif kind in ("small", "big"):
        value = TEMPLE.treasures[TEMPLE.treasure_of[deck]].value
        name = "#temple-crown-gem" if kind == "big" else "#temple-gem"
        inside.append(use(href=name, x="16", y="12", width="32", height="32"))
        inside.append(
            text(x="32", y="78", text_anchor="middle", font_size="34", font_weight="800", fill=ink)[str(value)]
        )
    else:
        inside.append(use(href=f"#temple-back-{kind}", x="8", y="20", width="48", height="48", color=ink))
    return Markup(_picture(inside))


def treasure_name(card: str, words: Words) -> str:
    """The name of a treasure."""
    return words.word(GAME, "treasure", card)


@cache
def sprites(words: Words) -> Markup:
    """The drawings that others refer to, and a template for everything that may fly, fall or be thrown.

    Templates: ``show-die-<face>``, ``show-back-<deck or alcove>``, ``show-treasure-<text without its copy>``,
    ``show-plank``, ``show-tile``, ``show-hole``, ``show-mask``, ``show-fallen``.
    """
    sheet = files("parlour.web.boards.temple").joinpath("sprites.svg").read_text("utf-8")
    faces = {
        each.text.rpartition("-")[0] if each.back in TEMPLE.decks else each.text: each.text for each in TEMPLE.treasures
    }
    backs = [*TEMPLE.decks, *(alcove.id for alcove in TEMPLE.alcoves)]
    shown = [
        *(template(id=f"show-die-{face}")[die(face)] for face in _PIPS),
        *(template(id=f"show-back-{deck}")[back(deck)] for deck in backs),
        *(template(id=f"show-treasure-{name}")[treasure(card)] for name, card in faces.items()),
        *(template(id=f"show-{name}")[_single(name, box)] for name, box in _FALLING.items()),
    ]
    own = svg(".temple-sprites", width="0", height="0", aria_hidden="true", focusable="false")[
        glyph_symbols(), _back_symbols()
    ]
    return Markup(sheet) + Markup(fragment[own, shown])


def shown_face(card: str) -> str:
    """The id of the template that shows a treasure's face."""
    piece = TEMPLE.treasures[TEMPLE.treasure_of[card]]
    return f"show-treasure-{card.rpartition('-')[0] if piece.back in TEMPLE.decks else card}"


_FALLING: Final = {"plank": "0 0 96 36", "tile": "0 0 100 100", "boulder": "0 0 100 100", "skull": "0 0 48 48"}


def _single(name: str, box: str) -> Element:
    return span(class_=f"temple-shown is-{name}")[
        svg(viewBox=box, aria_hidden="true", focusable="false")[use(href=f"#temple-{name}")]
    ]


def _back_symbols() -> list[Element]:
    wave = "M4 16q8-9 16 0t16 0 8-2M4 28q8-9 16 0t16 0 8-2M4 40q8-9 16 0t16 0 8-2"
    flame = "M25 3c2 9-12 14-12 27a12 12 0 0 0 24 0c0-8-5-11-5-18-3 3-4 6-4 9-3-5-4-11-3-18z"
    return [
        symbol_(id="temple-back-river", viewBox="0 0 48 48")[
            g(fill="none", stroke="currentColor", stroke_width="4.5", stroke_linecap="round")[_path(wave)]
        ],
        symbol_(id="temple-back-lava", viewBox="0 0 48 48")[g(fill="currentColor")[_path(flame)]],
    ]


def _path(drawn: str) -> Element:
    return path(d=drawn)


def _kind(deck: str) -> str:
    return "small" if deck.startswith("small") else deck


def _picture(inside: list[Element]) -> Element:
    return span(".temple-card")[svg(viewBox="0 0 64 90", aria_hidden="true", focusable="false")[inside]]


def _card(ground: str) -> Element:
    return g[
        rect(x="1.5", y="1.5", width="61", height="87", rx="7", fill=ground, stroke="#20180C", stroke_width="3"),
        rect(
            x="6",
            y="6",
            width="52",
            height="78",
            rx="4",
            fill="none",
            stroke="#20180C",
            stroke_opacity=".45",
            stroke_width="1.5",
        ),
    ]


def _mark(ink: str, said: str) -> Element:
    return text(x="32", y="80", text_anchor="middle", font_size="24", font_weight="800", fill=ink)[said]
