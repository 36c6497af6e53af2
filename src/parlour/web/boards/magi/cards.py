"""The cards: enamel with gold lines, drawn from the sprites and the deck's content, named in the page's language.

The field of a card is 100 x 140. Top left the sign and the word of its colour, top right its points (M-17), a
six-pointed star below the sign if it may be used in the magic phase (M-34), the kind in the niche, at the foot its name
and its effects: as words, or on small cards (the style sheet decides by the card's width) as signs.
"""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final, NamedTuple

from htpy import Element, circle, fragment, g, rect, span, svg, symbol, template, text, use
from markupsafe import Markup

from parlour.games.magi.model import COLOUR_NAMES, GREY, Deck, read_deck
from parlour.games.magi.rules import Magi
from parlour.web.boards.magi.view import GAME
from parlour.words import Words

_COPY: Final = re.compile(r"-\d+\Z")
_NIGHT: Final = "#141B3C"
_CREAM: Final = "#FFF6DC"
_UMBER: Final = "#2A1D02"


class Design(NamedTuple):
    """One of the 47 different faces. ``effects`` as in the content file: "again", "draw 2"."""

    id: str
    kind: str
    colour: str
    points: int
    hexagram: bool
    effects: tuple[str, ...]

    @property
    def draws(self) -> bool:
        """Whether it bears DRAW, which is a hexagram too in the catastrophe variant (M-78)."""
        return any(effect.startswith("draw") for effect in self.effects)


def design_of(card: str) -> str:
    """The design's id of a card's text: "red-grail-1" is a "red-grail"."""
    return _COPY.sub("", card)


@lru_cache(maxsize=512)
def card(design: str, words: Words, catastrophe: bool = False) -> Markup:
    """The face of a design, ready to be put on the page; its name is to be said by what surrounds it."""
    face = designs_of(words)[design]
    return Markup(
        span(".magi-card")[
            svg(viewBox="0 0 100 140", aria_hidden="true", focusable="false")[
                _drawn(f"ground-{face.colour}", 0, 0, 100, 140),
                _drawn(f"kind-{face.kind}", 17, 35, 66, 64),
                _corner(face, words, star=face.hexagram or (catastrophe and face.draws)),
                _foot(face, words),
            ]
        ]
    )


@cache
def card_back() -> Markup:
    """The back, the same for all."""
    return Markup(
        span(".magi-card")[
            svg(viewBox="0 0 100 140", aria_hidden="true", focusable="false")[_drawn("back", 0, 0, 100, 140)]
        ]
    )


def card_name(card: str, words: Words) -> str:
    """The name of a card or a design in the page's language."""
    return words.word(GAME, "card", card)


def sign(name: str, *, box: int = 24) -> Element:
    """A small drawing in the colour of the text around it: "sign-red", "star", "do-again" ..."""
    return svg(".magi-sign", viewBox=f"0 0 {box} {box}", aria_hidden="true", focusable="false")[
        use(href=f"#magi-{name}")
    ]


@lru_cache(maxsize=32)
def sprites(words: Words) -> Markup:
    """The sprite sheet and a template of every face and of the back (``show-<design>``, ``show-back``).

    The sheet stands in the page and not in a file of its own: a page is loaded once and then lives on its socket, so
    there is nothing to win from a cache, and nothing flickers while regions are replaced.
    """
    sheet = files("parlour.web.boards.magi").joinpath("sprites.svg").read_text("utf-8")
    designs = designs_of(words)
    kinds = dict.fromkeys(each.kind for each in designs.values())
    plain = [_plain_kind(kind) for kind in kinds if f'id="magi-kind-{kind}"' not in sheet]
    own = Markup(svg(width="0", height="0", aria_hidden="true")[plain]) if plain else Markup("")
    shown = [template(id=f"show-{design}")[card(design, words)] for design in designs]
    return Markup(sheet) + own + Markup(fragment[shown, template(id="show-back")[card_back()]])


def designs_of(words: Words) -> Mapping[str, Design]:
    """The faces at a table: those of a host's own content file, else the game's."""
    return _designs(words.pieces.deck) if isinstance(words.pieces, Magi) else DESIGNS


def _plain_kind(kind: str) -> Element:
    """For a kind of a host's own, which nobody has drawn."""
    return symbol(id=f"magi-kind-{kind}", viewBox="0 0 64 64")[
        circle(cx="32", cy="32", r="22", fill="none", stroke="url(#magi-gold)", stroke_width="2.8")
    ]


@lru_cache(maxsize=32)
def _designs(deck: Deck) -> Mapping[str, Design]:
    found: dict[str, Design] = {}
    for each in deck.cards:
        id = design_of(each.text)
        colour = "grey" if each.colour == GREY else COLOUR_NAMES[each.colour]
        effects = tuple(str(effect) for effect in each.effects)
        found[id] = Design(id, each.kind.id, colour, each.points, each.hexagram, effects)
    return MappingProxyType(found)


def _corner(face: Design, words: Words, *, star: bool) -> list[Element | None]:
    ink = _ink(face)
    return [
        _drawn(f"sign-{face.colour}", 7, 7, 18, 18, color=ink),
        text(".magi-card-colour", x="28", y="21", fill=ink)[words.say(f"magi-board-colour-{face.colour}")],
        _drawn("star", 6, 27, 20, 20, color=ink) if star else None,
        circle(cx="83", cy="17.5", r="11.5", fill=_NIGHT, stroke="url(#magi-rim)", stroke_width="1.6"),
        text(".magi-card-points", x="83", y="23", text_anchor="middle", fill=_CREAM)[str(face.points)],
    ]


def _foot(face: Design, words: Words) -> list[Element]:
    name = words.word(GAME, "kind", face.kind)
    if not face.effects:
        return [_name(name, y=124, size=_fitting(name, most=17), ink=_ink(face))]
    return [
        _name(name, y=111.5, size=_fitting(name, most=12.5), ink=_ink(face)),
        g(".magi-card-words")[_chips(face.effects, words)],
        g(".magi-card-signs", color=_ink(face))[_signs(face.effects)],
    ]


def _name(name: str, *, y: float, size: float, ink: str) -> Element:
    return text(".magi-card-name", x="50", y=str(y), text_anchor="middle", font_size=f"{size:g}", fill=ink)[name]


def _chips(effects: tuple[str, ...], words: Words) -> list[list[Element]]:
    """One or two chips side by side; a third takes a second line."""
    spots: dict[int, list[tuple[float, float, float, float]]] = {
        1: [(19, 117, 62, 15)],
        2: [(6, 118, 43.5, 13), (50.5, 118, 43.5, 13)],
        3: [(6, 114, 43.5, 10), (50.5, 114, 43.5, 10), (28.25, 124.75, 43.5, 10)],
    }
    return [_chip(effect, words, *spot) for effect, spot in zip(effects, spots[len(effects)], strict=True)]


def _chip(effect: str, words: Words, x: float, y: float, wide: float, high: float) -> list[Element]:
    name, _, number = effect.partition(" ")
    said = words.say(f"magi-effect-{name}-{number}" if number else f"magi-effect-{name}")
    picture = high - 3
    # capitals in bold are about 0.78 of their size wide; a long word shrinks rather than touch its sign
    size = round(min(8.6 if wide > 50 else 6.9, (wide - picture - 6) / (0.78 * len(said))), 1)
    return [
        rect(x=_n(x), y=_n(y), width=_n(wide), height=_n(high), rx=_n(high / 2), fill=_NIGHT),
        _drawn(f"do-{name}", x + 2.5, y + 1.5, picture, picture, color="#F6D98A"),
        text(
            x=_n(x + (wide + picture) / 2 + 0.5),
            y=_n(y + high / 2 + size * 0.36),
            text_anchor="middle",
            font_size=_n(size),
            fill=_CREAM,
        )[said],
    ]


def _signs(effects: tuple[str, ...]) -> list[Element]:
    """The same as signs in a row, with the number of DRAW."""
    widths = [25 if effect.startswith("draw") else 16 for effect in effects]
    x = 50 - (sum(widths) + 5 * (len(widths) - 1)) / 2
    row: list[Element] = []
    for effect, wide in zip(effects, widths, strict=True):
        name, _, number = effect.partition(" ")
        row.append(_drawn(f"do-{name}", x, 116, 16, 16))
        if number:
            row.append(text(x=_n(x + 17), y="130", font_size="15", fill="currentColor")[number])
        x += wide + 5
    return row


def _drawn(name: str, x: float, y: float, wide: float, high: float, *, color: str | None = None) -> Element:
    return use(href=f"#magi-{name}", x=_n(x), y=_n(y), width=_n(wide), height=_n(high), color=color)


def _fitting(name: str, *, most: float) -> float:
    """The size at which a name fills at most 88 of the 100 units; Chinese letters are square, others about half."""
    ems = sum(1.0 if letter >= "\u2e80" else 0.54 for letter in name)
    return round(min(most, 88 / ems), 1)


def _ink(face: Design) -> str:
    return _UMBER if face.colour == "yellow" else _CREAM


def _n(number: float) -> str:
    return f"{number:g}"


DECK: Final = read_deck("content.toml", files("parlour.games.magi").joinpath("content.toml").read_text("utf-8"))
DESIGNS: Final = _designs(DECK)
