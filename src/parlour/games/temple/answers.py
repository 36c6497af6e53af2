"""The values of answers, and the texts they are written as.

A move is answered by its cell; the same cell by an extra move with ``EXTRA`` added, by a leap with ``LEAP`` added. Dice
are their faces as digits (see ``dice``).
"""

from collections.abc import Sequence
from typing import Final

from parlour.core.errors import Unreadable
from parlour.core.events import Told
from parlour.core.plain import Plain
from parlour.games.temple.board import ROWS
from parlour.games.temple.dice import MOST_DICE, faces_of, packed
from parlour.games.temple.model import TILES, Temple
from parlour.games.temple.table import MOST_SEATS

MOVE: Final = 0
EXTRA: Final = 100
LEAP: Final = 200
SEARCH: Final = 300
DECIPHER: Final = 301
OPEN: Final = 302
REROLL: Final = 303
JUMP: Final = 304
LEAVE: Final = 305
SWIM: Final = 306
SPRINT: Final = 307
DONE: Final = 308

KEEP_ALL: Final = -1
"""Discard nothing more."""

WAIT: Final = -1
"""Send nobody now."""

YES: Final = 1
NO: Final = 0

_DEEDS: Final[dict[int, str]] = {
    SEARCH: "search",
    DECIPHER: "decipher",
    OPEN: "open",
    REROLL: "reroll",
    JUMP: "jump",
    LEAVE: "leave",
    SWIM: "swim",
    SPRINT: "sprint",
    DONE: "done",
}
_DEED_OF: Final = {text: value for value, text in _DEEDS.items()}
_WAYS: Final = ("move", "extra", "leap")

_DICE: Final = ("roll", "alcove-roll", "river-roll", "river-die", "bridge-roll", "boulder-roll", "coffin")
_TREASURES: Final = ("treasure", "discard", "give")
_GLYPHS: Final = ("glyph", "tile")
_NUMBERS: Final = ("clue", "number")
_YES_NO: Final[dict[str, tuple[str, str]]] = {"stamina": ("tire", "stamina"), "ransom": ("refuse", "pay")}
"""What "no" and "yes" are written as."""


def write_value(temple: Temple, about: str, value: int) -> str:
    """The canonical text: "move c12", "leap l21", "search", "w1-3-2", "1 2 2 5 6", "keep 1 2", "send sun_a" ..."""
    if about in _DICE:
        return _spaced(faces_of(value))
    if about == "turn":
        if value in _DEEDS:
            return _DEEDS[value]
        return f"{_WAYS[value // EXTRA]} {temple.board.ids[value % EXTRA]}"
    if about in _TREASURES:
        return "keep-all" if value == KEEP_ALL else temple.treasures[value].text
    if about in _GLYPHS:
        return temple.glyphs[value]
    if about == "wall-card":
        return temple.wall_cards[value].id
    if about in ("pick", "deal"):
        return temple.adventurers[value].id
    if about in _YES_NO:
        return _YES_NO[about][value]
    if about == "send":
        return "wait" if value == WAIT else f"send {temple.board.ids[value]}"
    if about == "keep":
        return f"keep {_spaced(faces_of(value))}" if value else "keep none"
    if about == "pick-lock":
        return f"set {_spaced(faces_of(value))}" if value else "leave-be"
    if about == "second-row":
        return f"row {value}" if value else "leave-be"
    return str(value)


def read_value(temple: Temple, about: str, answer: str) -> int:
    """The value of a canonical text; Unreadable otherwise."""
    if about in _DICE:
        return _dice(about, answer)
    if about == "turn":
        return _deed(temple, answer)
    if about in _TREASURES:
        return KEEP_ALL if answer == "keep-all" and about == "discard" else _among(temple.treasure_of, about, answer)
    if about in _GLYPHS:
        return _among(temple.glyph_of, about, answer)
    if about == "wall-card":
        return _among(temple.wall_of, about, answer)
    if about in ("pick", "deal"):
        return _among(temple.adventurer_of, about, answer)
    if about in _YES_NO:
        no, yes = _YES_NO[about]
        return _among({no: NO, yes: YES}, about, answer)
    if about in ("keep", "pick-lock", "second-row", "send"):
        return _small(temple, about, answer)
    if about in _NUMBERS:
        return _number(about, answer, low=1, high=TILES)
    if about == "first-player":
        return _number(about, answer, low=0, high=MOST_SEATS - 1)
    raise Unreadable(f"expected an answer about {about!r}, got {answer!r}")


def spoken(about: str, answer: str) -> Told:
    """A written answer for the catalogues: ``say`` names the text, the rest are its arguments."""
    verb, _, rest = answer.partition(" ")
    if about in _DICE:
        return {"say": "dice", "dice": _faces(answer)}
    if about == "turn":
        return {"say": verb, "cell": rest} if rest else {"say": verb}
    if about == "discard":
        return {"say": "keep-all"} if answer == "keep-all" else {"say": "discard", "treasure": answer}
    if about == "give":
        return {"say": "give", "treasure": answer}
    if about == "treasure":
        return {"say": "treasure", "treasure": answer}
    if about in _GLYPHS:
        return {"say": "glyph", "glyph": answer}
    if about == "wall-card":
        return {"say": "wall", "wall": answer}
    if about in ("pick", "deal"):
        names: list[Plain] = []
        names.extend(answer.split())
        return {"say": "pick", "adventurers": names}
    if about == "send":
        return {"say": "send", "cell": rest} if rest else {"say": "wait"}
    if about == "keep":
        return {"say": "keep-none"} if rest == "none" else {"say": "keep", "dice": _faces(rest)}
    if about == "pick-lock":
        faces = _faces(rest)
        return {"say": "set", "face": faces[0], "number": faces[1]} if rest else {"say": "leave-lock"}
    if about == "second-row":
        return {"say": "row", "row": int(rest)} if rest else {"say": "leave-row"}
    if about in _NUMBERS:
        return {"say": "number", "number": int(answer)}
    if about == "first-player":
        return {"say": "first-player", "seat": int(answer)}
    return {"say": answer}


def _deed(temple: Temple, answer: str) -> int:
    if answer in _DEED_OF:
        return _DEED_OF[answer]
    verb, _, cell = answer.partition(" ")
    if verb in _WAYS and cell in temple.board.by_id:
        return _WAYS.index(verb) * EXTRA + temple.board.by_id[cell]
    raise Unreadable(f"expected an action such as 'move c12' or one of {', '.join(_DEED_OF)}, got {answer!r}")


def _small(temple: Temple, about: str, answer: str) -> int:
    """Answers of a verb and its object, or of a word alone."""
    verb, _, rest = answer.partition(" ")
    if about == "send":
        if answer == "wait":
            return WAIT
        if verb == "send" and rest in [temple.board.ids[sun] for sun in temple.board.suns]:
            return temple.board.by_id[rest]
    elif about == "keep":
        if answer == "keep none":
            return 0
        if verb == "keep":
            return _dice(about, rest)
    elif about == "pick-lock":
        if answer == "leave-be":
            return 0
        faces = rest.split()
        if verb == "set" and len(faces) == 2 and all([face in _FACES for face in faces]) and rest == " ".join(faces):
            return int("".join(faces))
    elif answer == "leave-be":
        return 0
    elif verb == "row":
        return _number(about, rest, low=1, high=ROWS)
    raise Unreadable(f"expected an answer about {about!r}, got {answer!r}")


def _dice(about: str, answer: str) -> int:
    words = answer.split(" ")
    if not 1 <= len(words) <= MOST_DICE or any([word not in _FACES for word in words]):
        raise Unreadable(f"expected faces from 1 to 6 about {about!r}, got {answer!r}")
    value = packed([int(word) for word in words])
    if _spaced(faces_of(value)) != answer:
        raise Unreadable(f"expected faces in ascending order about {about!r}, got {answer!r}")
    return value


def _number(about: str, answer: str, *, low: int, high: int) -> int:
    if answer in [str(number) for number in range(low, high + 1)]:
        return int(answer)
    raise Unreadable(f"expected a whole number from {low} to {high} about {about!r}, got {answer!r}")


def _among(known: dict[str, int], about: str, answer: str) -> int:
    if answer not in known:
        raise Unreadable(f"expected one of {', '.join(list(known)[:20])} about {about!r}, got {answer!r}")
    return known[answer]


def _spaced(faces: Sequence[int]) -> str:
    return " ".join([str(face) for face in faces])


def _faces(answer: str) -> list[Plain]:
    return [int(word) for word in answer.split()]


_FACES: Final = ("1", "2", "3", "4", "5", "6")
