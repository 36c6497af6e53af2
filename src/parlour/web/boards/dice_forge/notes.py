"""Notes: what a face or a card does, shown over the board when its name or its picture is pressed.

A note is a popover of the browser's own, opened by a button with ``popovertarget``; nothing is asked of the server.
"""

from htpy import Element, Node, button, div, p, strong

from parlour.games.dice_forge.model import NONE, Card, Face
from parlour.web.boards.dice_forge.pictures import emblem, face, sign
from parlour.web.boards.dice_forge.view import GAME
from parlour.words import Words


def note_of_face(id: str) -> str:
    """The id of the note on a face."""
    return f"note-face-{id}"


def note_of_card(id: str) -> str:
    """The id of the note on a card."""
    return f"note-card-{id}"


def telling(note: str, label: str, kind: str) -> Element:
    """A button, still empty, that opens a note."""
    return button(class_=kind, type="button", popovertarget=note, aria_label=label)


def face_note(about: Face, words: Words) -> Element:
    """What a face does, and where it comes from."""
    if about.cost != NONE:
        source = words.say("dice_forge-board-note-pond", number=about.cost)
    else:
        source = words.say("dice_forge-board-note-garden" if about.temple else "dice_forge-board-note-start")
    does = words.piece(GAME, "face", about.id, text="help")
    return _note(note_of_face(about.id), face(about.id), words.word(GAME, "face", about.id), (does, source), words)


def card_note(about: Card, words: Words) -> Element:
    """What a card does, its price, the glory printed on it."""
    does = words.piece(GAME, "card", about.id, text="help")
    said = words.say("dice_forge-board-note-card", price=price_said(about.sun, about.moon, words), points=about.points)
    name = words.word(GAME, "card", about.id)
    return _note(note_of_card(about.id), emblem(about.id), name, (does, said), words)


def price_said(sun: int, moon: int, words: Words) -> str:
    """A price in sun and moon, in words."""
    parts = [(sun, "sun"), (moon, "moon")]
    return words.listed(
        [words.answer(GAME, {"say": "portion", "number": n, "resource": name}, ()) for n, name in parts if n]
    )


def price_drawn(sun: int, moon: int) -> list[Node]:
    """The same as numbers and signs."""
    return [[strong[str(n)], sign(name)] for n, name in ((sun, "sun"), (moon, "moon")) if n]


def _note(id: str, picture: Element, name: str, lines: tuple[str, ...], words: Words) -> Element:
    return div(".df-note", id=id, popover="auto", role="dialog", aria_label=name)[
        div(".df-note-picture")[picture],
        div(".df-note-text")[p[strong[name]], [p[line] for line in lines if line]],
        button(".df-note-close", type="button", popovertarget=id, popovertargetaction="hide")[
            words.say("dice_forge-board-note-close")
        ],
    ]
