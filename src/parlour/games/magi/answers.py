"""The values of answers, and the texts they are written as.

A card is answered by its number; the same card used in the magic phase by its number + ``MAGIC``. Both stay below 257,
so that CPython has the numbers ready.
"""

from typing import Final

from parlour.core.errors import Unreadable
from parlour.core.events import Told
from parlour.core.plain import Plain
from parlour.games.magi.model import COLOUR_NAMES, COLOURS, Deck, Op

MAGIC: Final = 128

DRAW: Final = -1
FACE: Final = -2
PASS: Final = -3
MAGI: Final = -4
FORGOT: Final = -5
COUNT: Final = -6

YES: Final = 1
NO: Final = 0

SPOKEN: Final[dict[int, str]] = {
    DRAW: "draw",
    FACE: "face",
    PASS: "pass",
    MAGI: "magi",
    FORGOT: "forgot",
    COUNT: "count",
}
_SAID: Final = {text: value for value, text in SPOKEN.items()}

# M-74, M-75: the picks of ORIGINAL by number; those of M-76 are the number behind DRAW itself.
COLOUR_PICKS: Final = (Op.SELECT, Op.FREE)
TURN_PICKS: Final = (Op.AGAIN, Op.REVERSE, Op.SHOOT, Op.THROUGH)
DRAW_PICKS: Final = (0, 1, 2, 3)

_CARDS: Final = ("lot", "deal", "discard", "second-discard", "turn-up", "draw")
_TURN: Final = ("turn", "magic", "may-use")


def write_value(deck: Deck, about: str, value: int) -> str:
    """The canonical text: "red-grail-1", "use red-grail-1", "magic blue-cloak-2", "draw", "red", "3" ..."""
    if about in _CARDS:
        return deck.cards[value].text
    if value in SPOKEN:
        return SPOKEN[value]
    if about in _TURN:
        verb = "magic" if value >= MAGIC else "use"
        return f"{verb} {deck.cards[value % MAGIC].text}"
    if about == "colour":
        return COLOUR_NAMES[value]
    if about == "again":
        return "again" if value == YES else "no-again"
    if about == "pick-colour":
        return str(COLOUR_PICKS[value].value)
    if about == "pick-turn":
        return str(TURN_PICKS[value].value)
    return str(value)


def read_value(deck: Deck, about: str, answer: str) -> int:
    """The value of a canonical text; Unreadable otherwise."""
    if about in _CARDS:
        return _card(deck, answer)
    if about in _TURN:
        verb, _, card = answer.partition(" ")
        if verb in ("use", "magic") and card:
            return _card(deck, card) + (MAGIC if verb == "magic" else 0)
    if answer in _SAID:
        return _SAID[answer]
    if about == "colour":
        return _among(COLOUR_NAMES, answer, [COLOUR_NAMES[colour] for colour in COLOURS])
    if about == "again":
        return _among(("no-again", "again"), answer, ["again", "no-again"])
    if about == "pick-colour":
        names = tuple([op.value for op in COLOUR_PICKS])
        return _among(names, answer, list(names))
    if about == "pick-turn":
        names = tuple([op.value for op in TURN_PICKS])
        return _among(names, answer, list(names))
    if about in ("target", "pick-draw") and answer.isascii() and answer.isdecimal() and answer == str(int(answer)):
        return int(answer)
    raise Unreadable(f"expected an answer about {about!r}, got {answer!r}")


def spoken(about: str, answer: str) -> Told:
    """A written answer for the catalogues: ``say`` names the text, the rest are its arguments."""
    if about in ("discard", "second-discard"):
        return {"say": "discard", "card": answer}
    if about in _TURN:
        verb, _, card = answer.partition(" ")
        if card:
            return {"say": "use" if verb == "use" else "use-magic", "card": card}
    if about == "colour":
        return {"say": "colour", "colour": answer}
    if about == "target":
        return {"say": "target", "seat": int(answer)}
    if about in ("pick-colour", "pick-turn"):
        return {"say": f"pick-{answer}"}
    if about == "pick-draw":
        return {"say": "pick-draw", "x": int(answer)}
    if about in _CARDS:
        cards: list[Plain] = []
        cards.extend(answer.split())
        return {"say": "cards", "cards": cards}
    return {"say": answer}


def _card(deck: Deck, answer: str) -> int:
    number = deck.by_text.get(answer)
    if number is None:
        raise Unreadable(f"expected a card such as {deck.cards[0].text!r}, got {answer!r}")
    return number


def _among(names: tuple[str, ...], answer: str, allowed: list[str]) -> int:
    if answer not in allowed:
        raise Unreadable(f"expected one of {', '.join(allowed)}, got {answer!r}")
    return names.index(answer)
