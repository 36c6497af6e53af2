"""The values of answers, and the texts they are written as.

A face is answered by ``FACE`` + its number, a card by ``CARD`` + its number, so much of a resource by its portion, a
place on dice by ``where * WHERE + face``: the face that lies there stands in the answer, so that it can be said.
"""

from typing import Final

from parlour.core.errors import Unreadable
from parlour.core.events import Told
from parlour.core.plain import Plain
from parlour.games.dice_forge.model import (
    COLOURS,
    DICE,
    DIE_NAMES,
    PORTION,
    RESOURCE_NAMES,
    SIDES,
    Content,
    portion,
)

NO: Final = 0
YES: Final = 1

DONE: Final = -1
PASS: Final = -2

FACE: Final = 1_000
CARD: Final = 2_000
TOKEN: Final = 10_000
"""Before a portion that a Triton token becomes: this question stands open beside others of the same seat."""
WHERE: Final = 256

_WORDS: Final = {DONE: "done", PASS: "pass"}
_SEATS: Final = ("first-player", "wearer")
_PORTIONS: Final = ("option", "option-lost", "boar-reward", "owl")
_FACES: Final = ("thin", "shield")
_CARDS: Final = ("pile", "draft")
_OFFERINGS: Final = ("action", "offering", "ship")
_ON_DICE: Final = ("mirror", "mirror-lost", "pick")
_NUMBERS: Final = ("hammer", "swap-gold", "swap-sun", "swap-moon")
_YES_NO: Final = ("cerberus", "extra")


def write_value(content: Content, about: str, value: int) -> str:
    """The canonical text: "offer gold_3", "feat elder", "3 gold", "sun 2 gold_1", "1 moon vp_3", "5 2", "yes" ..."""
    if value < 0:
        return _WORDS[value]
    if about in _OFFERINGS:
        return f"feat {content.cards[value - CARD].id}" if value >= CARD else f"offer {content.faces[value - FACE].id}"
    if about in _FACES:
        return content.faces[value - FACE].id
    if about in _CARDS:
        return content.cards[value - CARD].id
    if about == "gear":
        return f"use {content.cards[value - CARD].id}"
    if about in _PORTIONS:
        return _write_portion(value)
    if about == "triton":
        return _write_portion(value - TOKEN)
    if about == "forge":
        where = value // WHERE
        return f"{DIE_NAMES[where // SIDES]} {where % SIDES + 1} {content.faces[value % WHERE].id}"
    if about in _ON_DICE:
        where = value // WHERE
        return f"{where // DICE} {DIE_NAMES[where % DICE]} {content.faces[value % WHERE].id}"
    if about == "order":
        return f"{value // WHERE + 1} {content.faces[value % WHERE].id}"
    if about == "throw":
        return f"{value // SIDES + 1} {value % SIDES + 1}"
    if about == "roll":
        return str(value + 1)
    if about == "die":
        return DIE_NAMES[value]
    if about == "boar-colour":
        return COLOURS[value]
    if about in _YES_NO:
        return "yes" if value == YES else "no"
    return str(value)


def read_value(content: Content, about: str, answer: str) -> int:
    """The value of a canonical text; Unreadable otherwise."""
    if answer == "done" and about in ("gear", "offering", "ship"):
        return DONE
    if answer == "pass" and about == "action":
        return PASS
    words = answer.split(" ")
    if about in _OFFERINGS and len(words) == 2 and words[0] == "offer":
        return FACE + _named(content.face_ids, words[1])
    if about == "action" and len(words) == 2 and words[0] == "feat":
        return CARD + _named(content.card_ids, words[1])
    if about == "gear" and len(words) == 2 and words[0] == "use":
        return CARD + _named(content.card_ids, words[1])
    if about in _FACES:
        return FACE + _named(content.face_ids, answer)
    if about in _CARDS:
        return CARD + _named(content.card_ids, answer)
    if about in _YES_NO:
        return _among(("no", "yes"), answer)
    if about == "die":
        return _among(DIE_NAMES, answer)
    if about == "boar-colour":
        return _among(COLOURS, answer)
    if len(words) == 2:
        return _read_two(content, about, words)
    if len(words) == 3:
        return _read_three(content, about, words)
    if about in _SEATS or about in _NUMBERS:
        return _number(answer, low=0, high=WHERE)
    if about == "roll":
        return _number(answer, low=1, high=SIDES) - 1
    raise _unreadable(about, answer)


def spoken(about: str, answer: str) -> Told:
    """A written answer for the catalogues: ``say`` names the text, the rest are its arguments."""
    words = answer.split(" ")
    if words[0] in ("offer", "feat", "use"):
        return {"say": words[0], "face" if words[0] == "offer" else "card": words[1]}
    if about in _PORTIONS or about == "triton":
        return {"say": "token" if about == "triton" else "portion", "number": int(words[0]), "resource": words[1]}
    if about == "forge":
        return {"say": "forge", "die": words[0], "number": int(words[1]), "face": words[2]}
    if about in _ON_DICE:
        return {"say": "on-die", "seat": int(words[0]), "die": words[1], "face": words[2]}
    if about == "order":
        return {"say": "order", "face": words[1]}
    if about == "thin":
        faces: list[Plain] = []
        faces.extend(words)
        return {"say": "faces", "faces": faces}
    if about == "shield":
        return {"say": "face", "face": answer}
    if about in _CARDS:
        return {"say": "card", "card": answer}
    if about in _SEATS:
        return {"say": "seat", "seat": int(answer)}
    if about in ("hammer", "swap-gold", "swap-sun", "swap-moon"):
        return {"say": about, "number": int(answer)}
    if about == "throw":
        return {"say": "throw", "number": int(words[0]), "more": int(words[1])}
    if about == "roll":
        return {"say": "roll", "number": int(answer)}
    if about == "die":
        return {"say": "die", "die": answer}
    if about == "boar-colour":
        return {"say": "colour", "colour": answer}
    return {"say": f"{about}-{answer}"}


def read_portion(text: str) -> int:
    """The portion written as "3 gold"; Unreadable otherwise."""
    words = text.split(" ")
    if len(words) != 2:
        raise Unreadable(f"expected so much of a resource, such as '3 gold', got {text!r}")
    return portion(_among(RESOURCE_NAMES, words[1]), _number(words[0], low=1, high=PORTION - 1))


def _write_portion(value: int) -> str:
    return f"{value % PORTION} {RESOURCE_NAMES[value // PORTION]}"


def _read_two(content: Content, about: str, words: list[str]) -> int:
    if about in _PORTIONS:
        return read_portion(" ".join(words))
    if about == "triton":
        return read_portion(" ".join(words)) + TOKEN
    if about == "throw":
        return (_number(words[0], low=1, high=SIDES) - 1) * SIDES + _number(words[1], low=1, high=SIDES) - 1
    if about == "order":
        return (_number(words[0], low=1, high=DICE) - 1) * WHERE + _named(content.face_ids, words[1])
    raise _unreadable(about, " ".join(words))


def _read_three(content: Content, about: str, words: list[str]) -> int:
    face = _named(content.face_ids, words[2])
    if about == "forge":
        slot = _among(DIE_NAMES, words[0]) * SIDES + _number(words[1], low=1, high=SIDES) - 1
        return slot * WHERE + face
    if about in _ON_DICE:
        return (_number(words[0], low=0, high=WHERE) * DICE + _among(DIE_NAMES, words[1])) * WHERE + face
    raise _unreadable(about, " ".join(words))


def _named(ids: dict[str, int], id: str) -> int:
    number = ids.get(id)
    if number is None:
        raise Unreadable(f"expected one of {', '.join(ids)}, got {id!r}")
    return number


def _among(names: tuple[str, ...], word: str) -> int:
    if word not in names:
        raise Unreadable(f"expected one of {', '.join(names)}, got {word!r}")
    return names.index(word)


def _number(word: str, *, low: int, high: int) -> int:
    if not (word.isascii() and word.isdecimal()) or word != str(int(word)) or not low <= int(word) <= high:
        raise Unreadable(f"expected a whole number from {low} to {high}, got {word!r}")
    return int(word)


def _unreadable(about: str, answer: str) -> Unreadable:
    return Unreadable(f"expected an answer about {about!r}, got {answer!r}")
