"""The viewer's notes: the fourteen glyphs by name, the numbers of those that have been turned, the traps looked at."""

from functools import lru_cache
from typing import NamedTuple

from htpy import Element, b, details, div, li, p, span, summary, ul

from parlour.web.boards.temple.drawings import glyph, sign
from parlour.web.boards.temple.view import GAME
from parlour.words import Words


class Note(NamedTuple):
    """What one eye knows of a glyph: ``kind`` is trap (from its own clue), fallen, safe or unknown."""

    glyph: str
    kind: str
    number: int


@lru_cache(maxsize=2048)
def notes_region(notes: tuple[Note, ...], traps: tuple[int, ...], odds: str, words: Words) -> Element:
    """The chart, ``board-notes``. ``traps`` are the four public numbers (T-16), ``odds`` those of an unknown tile."""
    return details("#board-notes.temple-panel.temple-notes", open=True)[
        summary[words.say("temple-board-notes")],
        p(".temple-traps")[
            sign("skull", box=48),
            words.say("temple-board-traps"),
            [b(".temple-clue")[str(number)] for number in traps],
            span[words.say("temple-board-unknown-odds", odds=odds)] if odds else None,
        ]
        if traps
        else None,
        ul(".temple-glyphs", role="list")[[_note(each, words) for each in notes]],
    ]


def _note(note: Note, words: Words) -> Element:
    said = words.say(f"temple-board-note-{note.kind}", number=note.number)
    picture = {"trap": "skull", "fallen": "skull", "safe": "safe", "unknown": "unknown"}[note.kind]
    return li(class_=f"is-{note.kind}")[
        glyph(note.glyph),
        div[b[words.word(GAME, "glyph", note.glyph)], span[sign(picture, box=48), said]],
    ]
