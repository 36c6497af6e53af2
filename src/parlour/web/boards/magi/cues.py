"""What moves: the events told to one viewer as cues for the page (the kinds of cues: see parlour.web.boards).

Only what was told is shown: a card drawn by somebody else flies with its back up, because its face was never told.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from parlour.core.plain import Plain
from parlour.web.boards import Cue
from parlour.web.boards.magi.cards import design_of
from parlour.web.boards.magi.view import GAME
from parlour.words import Words

_MOST: Final = 8  # cards in one flight; more would take too long to watch

Told = Mapping[str, Plain]


class Watcher:
    """Whose eye watches the cues, with the names and words of its page."""

    __slots__ = ("me", "names", "words")

    def __init__(self, *, words: Words, names: Sequence[str], me: int) -> None:
        self.words: Final = words
        self.names: Final = names
        self.me: Final = me

    def place(self, seat: int) -> str:
        """Where the cards of a seat are."""
        return "board-hand" if seat == self.me else f"board-seat-{seat}"


def cues(told: Sequence[Told], view: Mapping[str, Plain], words: Words, names: Sequence[str], me: int) -> list[Cue]:
    """The cues of these events in their order; an event that moves nothing gives none."""
    watcher = Watcher(words=words, names=names, me=me)
    found: list[Cue] = []
    for each in told:
        move = _MOVES.get(str(each.get("event")))
        if move is not None:
            found += move(each, watcher)
    return found


def _drawn(told: Told, watcher: Watcher) -> list[Cue]:
    """From the deck to a hand: one by one and face up where the faces were told, else as backs."""
    seat, cards = _seat(told), _cards(told)
    if seat == watcher.me and cards:
        return [
            {
                "do": "fly",
                "from": "board-deck",
                "to": f"board-card-{card}",
                "else": "board-hand",
                "show": f"show-{design_of(card)}",
                "count": 1,
            }
            for card in cards[:_MOST]
        ]
    number = told.get("number")
    count = min(number if isinstance(number, int) else 1, _MOST)
    if count < 1:
        return []
    return [{"do": "fly", "from": "board-deck", "to": watcher.place(seat), "show": "show-back", "count": count}]


def _discarded(told: Told, watcher: Watcher) -> list[Cue]:
    seat = _seat(told)
    return [{"do": "fly", "from": watcher.place(seat), "to": "board-pile", "show": "show-back", "count": 1}]


def _turned_up(told: Told, watcher: Watcher) -> list[Cue]:
    return [{"do": "tumble", "at": "board-pile"}, {"do": "pulse", "at": "board-pile"}]


def _used(told: Told, watcher: Watcher) -> list[Cue]:
    seat, card = _seat(told), str(told["card"])
    cue: Cue = {"do": "fly", "from": watcher.place(seat), "to": "board-pile", "show": f"show-{design_of(card)}"}
    if seat == watcher.me:
        cue |= {"from": f"board-card-{card}", "else": "board-hand"}
    return [cue | {"count": 1}]


def _reversed(told: Told, watcher: Watcher) -> list[Cue]:
    return [{"do": "turn", "at": "board-direction", "degrees": 180 if told.get("direction") == "clockwise" else -180}]


def _named(told: Told, watcher: Watcher) -> list[Cue]:
    other = told["other"]
    assert isinstance(other, int)
    return [{"do": "pulse", "at": f"board-seat-{other}"}]


def _reshuffled(told: Told, watcher: Watcher) -> list[Cue]:
    return [
        {"do": "fly", "from": "board-pile", "to": "board-deck", "show": "show-back", "count": 4},
        {"do": "tumble", "at": "board-deck"},
    ]


def _said(told: Told, watcher: Watcher) -> list[Cue]:
    """A call, a pass, an accusation: aloud, at the seat of whoever spoke."""
    speaker = told.get("by", told.get("seat"))
    assert isinstance(speaker, int)
    says = {"called": "magi", "passed": "pass", "caught": "forgot", "wrong": "forgot"}[str(told["event"])]
    text = watcher.words.answer(GAME, {"say": says}, watcher.names)
    return [{"do": "say", "at": f"board-seat-{speaker}", "text": text}]


def _pulse_seat(told: Told, watcher: Watcher) -> list[Cue]:
    return [{"do": "pulse", "at": f"board-seat-{_seat(told)}"}]


def _pulse(id: str) -> "Callable[[Told, Watcher], list[Cue]]":
    return lambda told, watcher: [{"do": "pulse", "at": id}]


def _seat(told: Told) -> int:
    seat = told["seat"]
    assert isinstance(seat, int)
    return seat


def _cards(told: Told) -> list[str]:
    cards = told.get("cards")
    return [str(card) for card in cards] if isinstance(cards, list) else []


_MOVES: Final[dict[str, Callable[[Told, Watcher], list[Cue]]]] = {
    "dealt": _drawn,
    "drew": _drawn,
    "discarded": _discarded,
    "turned-up": _turned_up,
    "used": _used,
    "colour": _pulse("board-pile"),
    "free": _pulse("board-pile"),
    "count": _pulse("board-count"),
    "reset": _pulse("board-count"),
    "reversed": _reversed,
    "named": _named,
    "again": _pulse_seat,
    "starter": _pulse_seat,
    "reshuffled": _reshuffled,
    "called": _said,
    "passed": _said,
    "caught": _said,
    "wrong": _said,
    "round-over": _pulse("board-scores"),
}
