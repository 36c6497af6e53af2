"""What stands once on every page: the sprite sheet, what travels, the notes."""

from functools import lru_cache
from importlib.resources import files

from htpy import Element, circle, fragment, symbol, template
from markupsafe import Markup

from parlour.games.dice_forge.model import RESOURCE_NAMES
from parlour.web.boards.dice_forge.notes import card_note, face_note
from parlour.web.boards.dice_forge.pictures import CONTENT, content_of, emblem, face, sign
from parlour.web.boards.dice_forge.plates import plate
from parlour.words import Words

_END = "</svg>\n"


@lru_cache(maxsize=32)
def sprites(words: Words) -> Markup:
    """The sheet with all plates, a template of everything that travels (``show-<id>``), a note on every face and card.

    The sheet stands in the page and not in a file of its own, so that nothing flickers while regions are replaced.
    """
    sheet = files("parlour.web.boards.dice_forge").joinpath("sprites.svg").read_text("utf-8").removesuffix(_END)
    content = content_of(words)
    plates = fragment[
        [plate(each) for each in content.faces],
        [_plain_emblem(each.id) for each in content.cards if each.id not in CONTENT.card_ids],
    ]
    rest = fragment[
        [template(id=f"show-{each.id}")[face(each.id)] for each in content.faces],
        [template(id=f"show-{each.id}")[emblem(each.id)] for each in content.cards],
        [template(id=f"show-{name}")[sign(name)] for name in RESOURCE_NAMES],
        [face_note(each, words) for each in content.faces],
        [card_note(each, words) for each in content.cards],
    ]
    return Markup(f"{sheet}{plates}{_END}{rest}")


def _plain_emblem(card: str) -> Element:
    """For a feat of a host's own, which nobody has drawn."""
    return symbol(id=f"df-card-{card}", viewBox="0 0 64 64")[
        circle(cx="32", cy="32", r="22", fill="none", stroke="currentColor", stroke_width="4")
    ]
