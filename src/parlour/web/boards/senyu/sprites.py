"""What stands once on every page: the sprite sheets, what travels, the notes."""

from functools import lru_cache

from htpy import fragment, template
from markupsafe import Markup

from parlour.games.senyu.model import DIE
from parlour.web.boards.senyu.hand import task_card
from parlour.web.boards.senyu.notes import hero_note
from parlour.web.boards.senyu.pictures import back, content_of, die, kind_of, monster_drawn, sheets, sign
from parlour.words import Words

_SIGNS = ("heart", "certificate")


@lru_cache(maxsize=32)
def sprites(words: Words) -> Markup:
    """The sheets, a template of everything that travels (``show-<id>``), a note on every hero."""
    content = content_of(words)
    cards = dict.fromkeys(kind_of(each.text) for each in content.cards)
    monsters = dict.fromkeys(each.kind for each in content.monsters)
    return Markup(sheets()) + Markup(
        fragment[
            [template(id=f"show-{pile}-back")[back(pile)] for pile in ("task", "monster")],
            [template(id=f"show-{name}")[sign(name)] for name in _SIGNS],
            [template(id=f"show-die-{points}")[die(points)] for points in DIE],
            [template(id=f"show-card-{kind}")[task_card(kind, words)] for kind in cards],
            [template(id=f"show-monster-{kind}")[monster_drawn(kind)] for kind in monsters],
            [hero_note(hero, words) for hero in content.heroes],
        ]
    )
