"""What stands once on every page: the sprite sheet, what travels, the notes."""

from functools import cache
from importlib.resources import files

from htpy import fragment, template
from markupsafe import Markup

from parlour.games.dice_forge.model import RESOURCE_NAMES
from parlour.web.boards.dice_forge.notes import card_note, face_note
from parlour.web.boards.dice_forge.pictures import CONTENT, emblem, face, sign
from parlour.web.boards.dice_forge.plates import plate
from parlour.words import Words

_END = "</svg>\n"


@cache
def sprites(words: Words) -> Markup:
    """The sheet with all plates, a template of everything that travels (``show-<id>``), a note on every face and card.

    The sheet stands in the page and not in a file of its own, so that nothing flickers while regions are replaced.
    """
    sheet = files("parlour.web.boards.dice_forge").joinpath("sprites.svg").read_text("utf-8").removesuffix(_END)
    plates = fragment[[plate(each) for each in CONTENT.faces]]
    rest = fragment[
        [template(id=f"show-{each.id}")[face(each.id)] for each in CONTENT.faces],
        [template(id=f"show-{each.id}")[emblem(each.id)] for each in CONTENT.cards],
        [template(id=f"show-{name}")[sign(name)] for name in RESOURCE_NAMES],
        [face_note(each, words) for each in CONTENT.faces],
        [card_note(each, words) for each in CONTENT.cards],
    ]
    return Markup(f"{sheet}{plates}{_END}{rest}")
