"""Small pictures of the pieces, for every place of the board; all of them refer to the sprite sheet.

They are hidden from screen readers: what surrounds a picture says its name.
"""

from importlib.resources import files
from typing import Final

from htpy import Element, svg, use

from parlour.games.dice_forge.model import Content
from parlour.games.dice_forge.reading import read_content
from parlour.games.dice_forge.rules import DiceForge
from parlour.words import Words

CONTENT: Final[Content] = read_content(
    "content.toml", files("parlour.games.dice_forge").joinpath("content.toml").read_text("utf-8")
)


def content_of(words: Words) -> Content:
    """The pieces at a table: those of a host's own content file, else the game's."""
    return words.pieces.content if isinstance(words.pieces, DiceForge) else CONTENT


def face(id: str) -> Element:
    """The plate of a face."""
    return svg(".df-face", viewBox="0 0 60 60", aria_hidden="true", focusable="false")[use(href=f"#df-face-{id}")]


def sign(name: str) -> Element:
    """A small drawing: "gold", "sun", "moon", "vp", "gear", "crown" ..."""
    return svg(".df-sign", viewBox="0 0 24 24", aria_hidden="true", focusable="false")[use(href=f"#df-{name}")]


def emblem(card: str) -> Element:
    """The drawing of a feat, in the colour of the text around it."""
    return svg(".df-emblem", viewBox="0 0 64 64", aria_hidden="true", focusable="false")[use(href=f"#df-card-{card}")]
