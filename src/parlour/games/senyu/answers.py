"""The values of answers, and the texts they are written as.

A piece is answered by its number, a die by its points, a player by the seat. In "overflow" a card to be discarded is
answered by its number + ``DISCARD``.
"""

from typing import Final

from parlour.core.errors import Unreadable
from parlour.core.events import Told
from parlour.games.senyu.model import Content

DISCARD: Final = 1000

YES: Final = -1
NO: Final = -2
ROLL: Final = -3
DONE: Final = -4
KEEP: Final = -5
SKILL: Final = -6
STOP: Final = -7
UP: Final = -8

SPOKEN: Final[dict[int, str]] = {
    YES: "yes",
    NO: "no",
    ROLL: "roll",
    DONE: "done",
    KEEP: "keep",
    SKILL: "skill",
    STOP: "stop",
    UP: "up",
}
_SAID: Final = {text: value for value, text in SPOKEN.items()}

# Chances that are one die each (S-120).
DICE: Final = ("start", "throw", "fate", "rift", "attack-die", "duel-die", "refuse-die", "knockout-die")

_CARDS: Final = ("task", "offer", "which-task", "discard")
_USES: Final = ("turn", "reroll", "closing", "smoke", "ward", "sword", "tonic")
_SEATS: Final = ("duel", "target", "strike")
_NUMBERS: Final = (*DICE, *_SEATS)
_HEROES: Final = ("hero", "draw-hero")
_MONSTERS: Final = ("monster", "which-monster")


def write_value(content: Content, about: str, value: int) -> str:
    """The canonical text: "roll", "use salve-1", "discard ward-2", "alba", "slime-1", "yes", "3" ..."""
    if value in SPOKEN:
        return SPOKEN[value]
    if about in _USES:
        return f"use {content.cards[value].text}"
    if about == "overflow":
        return f"{'discard' if value >= DISCARD else 'use'} {content.cards[value % DISCARD].text}"
    if about in _CARDS:
        return content.cards[value].text
    if about in _MONSTERS:
        return content.monsters[value].text
    if about in _HEROES:
        return content.heroes[value].text
    return str(value)


def read_value(content: Content, about: str, answer: str) -> int:
    """The value of a canonical text; Unreadable otherwise."""
    if answer in _SAID:
        return _SAID[answer]
    verb, _, card = answer.partition(" ")
    if about in _USES and verb == "use":
        return _piece(content, "card", card)
    if about == "overflow" and verb in ("use", "discard"):
        return _piece(content, "card", card) + (DISCARD if verb == "discard" else 0)
    if about in _CARDS:
        return _piece(content, "card", answer)
    if about in _MONSTERS:
        return _piece(content, "monster", answer)
    if about in _HEROES:
        return _piece(content, "hero", answer)
    # Dice and seats are small; a long number is no answer and must not be converted.
    if about in _NUMBERS and answer.isascii() and answer.isdecimal() and len(answer) == 1:
        return int(answer)
    raise Unreadable(f"expected an answer about {about!r}, got {answer!r}")


def spoken(about: str, answer: str) -> Told:
    """A written answer for the catalogues: ``say`` names the text, the rest are its arguments."""
    verb, _, card = answer.partition(" ")
    if card:
        return {"say": verb, "card": card}
    if about in _CARDS:
        return {"say": "discard" if about == "discard" else "card", "card": answer}
    if about in _MONSTERS:
        return {"say": "monster", "monster": answer}
    if about in _HEROES:
        return {"say": "hero", "hero": answer}
    if about in _SEATS and answer not in _SAID:
        return {"say": about, "seat": int(answer)}
    if about in DICE:
        return {"say": "points", "points": int(answer)}
    if about in ("hunt", "duel", "home") and answer in ("yes", "no"):
        return {"say": f"{about}-{answer}"}
    return {"say": answer}


def _piece(content: Content, kind: str, text: str) -> int:
    number = content.by_text.get(f"{kind} {text}")
    if number is None:
        raise Unreadable(f"expected the text of a {kind}, got {text!r}")
    return number
