"""Notes: what a hero can do, shown over the board when the portrait is pressed; a popover of the browser's own."""

from htpy import Element, button, div, p, strong

from parlour.games.senyu.model import Hero
from parlour.web.boards.senyu.pictures import content_of, hero_drawn
from parlour.web.boards.senyu.sayings import cell_said, home_said, skill_said
from parlour.web.boards.senyu.view import GAME
from parlour.words import Words


def note_of_hero(hero: str) -> str:
    """The id of the note on a hero."""
    return f"note-hero-{hero}"


def hero_note(hero: Hero, words: Words) -> Element:
    """The skill (S-74 to S-83) and the home ground (S-86 to S-101) of a hero."""
    id, name = note_of_hero(hero.text), words.word(GAME, "hero", hero.text)
    skill = words.word(GAME, "skill", hero.skill.value)
    home = content_of(words).cells[hero.home]
    return div(".sy-note", id=id, popover="auto", role="dialog", aria_label=name)[
        hero_drawn(hero.text),
        div[
            p[strong(".sy-note-title")[name]],
            p[
                strong[words.say("senyu-board-skill", skill=skill)],
                " ",
                skill_said(hero.skill, words),
            ],
            p[words.say("senyu-board-home", cell=cell_said(home, words))],
            p[words.say("senyu-board-advantage", hero=name, does=home_said(hero, words))],
        ],
        button(".sy-note-close", type="button", popovertarget=id, popovertargetaction="hide")[
            words.say("senyu-board-note-close")
        ],
    ]
