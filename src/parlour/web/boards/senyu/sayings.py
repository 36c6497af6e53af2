"""What the pieces do, in words: said from their effects, whoever wrote them, never from what is known of a name."""

from functools import lru_cache

from parlour.games.senyu.layout import caption
from parlour.games.senyu.model import Cell, Hero, Skill
from parlour.games.senyu.telling import told_all
from parlour.web.boards.senyu.pictures import content_of, kind_of
from parlour.web.boards.senyu.view import GAME
from parlour.words import Words


def card_does(card: str, words: Words) -> str:
    """The time of a task card and its effects; ``card`` with or without the number of its copy."""
    return _card_does(kind_of(card), words)


def monster_does(monster: str, words: Words) -> str:
    """A monster's HP, what beating it brings and what failing costs."""
    return _monster_does(kind_of(monster), words)


@lru_cache(maxsize=512)
def ground_said(cell: Cell, words: Words) -> str:
    """What an event cell does; empty for the others."""
    if cell.kind != "event":
        return ""
    return words.line(GAME, {"line": "cell", "effects": told_all(content_of(words), cell.effects)}, ())


def cell_said(cell: Cell, words: Words) -> str:
    """A cell's name and kind, and on an event cell what happens there."""
    name = words.word(GAME, "cell", cell.text)
    kind = words.word(GAME, "kind", cell.kind)
    does = ground_said(cell, words)
    if does:
        return words.say("senyu-board-cell-does", place=cell.place, name=name, kind=kind, does=does)
    return words.say("senyu-board-cell", place=cell.place, name=name, kind=kind)


def skill_said(skill: Skill, words: Words) -> str:
    """What a skill does, with the cells where it counts if it has some."""
    told = caption(content_of(words), "skill", skill.value)
    return words.say(f"{GAME}-skill-{skill.value}-help") if told is None else words.line(GAME, told, ())


def home_said(hero: Hero, words: Words) -> str:
    """What happens to a hero on the own home ground, instead of what happens there to others (S-86 to S-101)."""
    return words.line(GAME, {"line": "cell", "effects": told_all(content_of(words), hero.home_effects)}, ())


@lru_cache(maxsize=512)
def _card_does(kind: str, words: Words) -> str:
    return _captioned("card", next(each.text for each in content_of(words).cards if each.kind == kind), words)


@lru_cache(maxsize=512)
def _monster_does(kind: str, words: Words) -> str:
    return _captioned("monster", next(each.text for each in content_of(words).monsters if each.kind == kind), words)


def _captioned(kind: str, text: str, words: Words) -> str:
    told = caption(content_of(words), kind, text)
    assert told is not None, "every card does something"
    return words.line(GAME, told, ())
