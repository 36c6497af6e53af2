"""What moves: the events told to one viewer as cues for the page (the kinds of cues: see parlour.web.boards).

Only what was told is shown: an item drawn by somebody else flies with its back up, because its face was never told.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from parlour.core.plain import Plain
from parlour.games.senyu.model import Content
from parlour.web.boards import Cue
from parlour.web.boards.senyu.pictures import content_of, kind_of
from parlour.web.boards.senyu.view import GAME
from parlour.web.boards.walks import joined
from parlour.words import Words

Told = Mapping[str, Plain]

_FEW: Final = 4  # pictures in one flight or fall; more would take too long to watch


class Watcher:
    """Whose eye watches the cues, with the words and the pieces of its page."""

    __slots__ = ("content", "me", "names", "words")

    def __init__(self, *, words: Words, names: Sequence[str], me: int) -> None:
        self.words: Final = words
        self.names: Final = names
        self.me: Final = me
        self.content: Final[Content] = content_of(words)

    def items(self, seat: int) -> str:
        """Where the items of a seat are."""
        return "board-hand" if seat == self.me else f"board-hero-{seat}"


def cues(told: Sequence[Told], view: Mapping[str, Plain], words: Words, names: Sequence[str], me: int) -> list[Cue]:
    """The cues of these events in their order; the steps of one hero are one walk."""
    watcher = Watcher(words=words, names=names, me=me)
    found: list[Cue] = []
    for each in told:
        move = MOVES.get(str(each.get("event")))
        if move is not None:
            found += move(each, watcher)
    return joined(found)


def _walked(told: Told, watcher: Watcher) -> list[Cue]:
    """Cell by cell, forward or back, to the cell that was told."""
    end = watcher.content.by_text[f"cell {told['cell']}"]
    step = -1 if told["event"] == "fell-back" else 1
    number = _number(told)
    places = [(end - step * left) % watcher.content.size for left in range(number - 1, -1, -1)]
    return [{"do": "walk", "at": f"board-pawn-{_seat(told)}", "along": " ".join(f"cell-{each}" for each in places)}]


def _fell(told: Told, watcher: Watcher) -> list[Cue]:
    """S-133: the piece is carried to the castle."""
    return [
        {"do": "walk", "at": f"board-pawn-{_seat(told)}", "along": "cell-0"},
        {"do": "tumble", "at": f"board-hero-{_seat(told)}"},
    ]


def _threw(told: Told, watcher: Watcher) -> list[Cue]:
    return [{"do": "cast", "at": "board-scene", "show": f"show-die-{told['points']}"}]


def _attacked(told: Told, watcher: Watcher) -> list[Cue]:
    """S-80: an attack with a bonus is no face of a die: it is said."""
    return [{"do": "say", "at": "board-scene", "text": watcher.words.event(GAME, told, watcher.names)}]


def _hurt(told: Told, watcher: Watcher) -> list[Cue]:
    count = min(_number(told), _FEW)
    at = f"board-pawn-{_seat(told)}"
    return [
        {"do": "drop", "at": at, "else": f"board-hero-{_seat(told)}", "show": "show-heart", "count": count},
        {"do": "pulse", "at": f"board-hero-{_seat(told)}"},
    ]


def _healed(told: Told, watcher: Watcher) -> list[Cue]:
    card = f"board-hero-{_seat(told)}"
    count = min(_number(told), _FEW)
    fly: Cue = {"do": "fly", "from": f"board-pawn-{_seat(told)}", "to": card, "show": "show-heart", "count": count}
    return [fly, {"do": "pulse", "at": card}] if count else []


def _certified(told: Told, watcher: Watcher) -> list[Cue]:
    card = f"board-hero-{_seat(told)}"
    return [
        {"do": "fly", "from": "cell-0", "to": card, "show": "show-certificate", "count": 1},
        {"do": "pulse", "at": card},
    ]


def _turned(told: Told, watcher: Watcher) -> list[Cue]:
    return [{"do": "flip", "at": f"board-face-{_seat(told)}"}]


def _drew(told: Told, watcher: Watcher) -> list[Cue]:
    """To its owner face up, to everybody else as a back."""
    seat, card = _seat(told), told.get("card")
    fly: Cue = {"do": "fly", "from": "board-deck", "to": watcher.items(seat), "count": 1}
    if seat == watcher.me and isinstance(card, str):
        return [fly | {"to": f"board-card-{card}", "else": "board-hand", "show": _shown(card)}]
    return [fly | {"show": "show-task-back"}]


def _offered(told: Told, watcher: Watcher) -> list[Cue]:
    card = told.get("card")
    shown = _shown(card) if isinstance(card, str) and _seat(told) == watcher.me else "show-task-back"
    return [{"do": "fly", "from": "board-deck", "to": "board-scene", "show": shown, "count": 1}]


def _event(told: Told, watcher: Watcher) -> list[Cue]:
    return [{"do": "fly", "from": "board-deck", "to": "board-scene", "show": _shown(str(told["card"])), "count": 1}]


def _spent(told: Told, watcher: Watcher) -> list[Cue]:
    seat, card = _seat(told), str(told["card"])
    fly: Cue = {"do": "fly", "from": watcher.items(seat), "to": "board-discards", "show": _shown(card), "count": 1}
    if seat == watcher.me:
        fly |= {"from": f"board-card-{card}", "else": "board-hand"}
    return [fly]


def _passed_over(told: Told, watcher: Watcher) -> list[Cue]:
    return [{"do": "fly", "from": "board-scene", "to": "board-discards", "show": _shown(str(told["card"])), "count": 1}]


def _met(told: Told, watcher: Watcher) -> list[Cue]:
    shown = f"show-monster-{kind_of(str(told['monster']))}"
    return [{"do": "fly", "from": "board-lair", "to": "board-scene", "show": shown, "count": 1}]


def _beaten(told: Told, watcher: Watcher) -> list[Cue]:
    shown = f"show-monster-{kind_of(str(told['monster']))}"
    if told["event"] == "hunt-lost":
        return [{"do": "tumble", "at": "board-scene"}, {"do": "tumble", "at": f"board-hero-{_seat(told)}"}]
    return [
        {"do": "drop", "at": "board-scene", "show": shown, "count": 1},
        {"do": "pulse", "at": f"board-hero-{_seat(told)}"},
    ]


def _reshuffled(told: Told, watcher: Watcher) -> list[Cue]:
    return [
        {"do": "fly", "from": "board-discards", "to": "board-deck", "show": "show-task-back", "count": _FEW},
        {"do": "tumble", "at": "board-deck"},
    ]


def _monsters_again(told: Told, watcher: Watcher) -> list[Cue]:
    return [
        {"do": "fly", "from": "board-slain", "to": "board-lair", "show": "show-monster-back", "count": _FEW},
        {"do": "tumble", "at": "board-lair"},
    ]


def _against(told: Told, watcher: Watcher) -> list[Cue]:
    """Somebody does something to somebody: said at the one, seen at the other."""
    text = watcher.words.event(GAME, told, watcher.names)
    return [
        {"do": "say", "at": f"board-hero-{told['by']}", "text": text},
        {"do": "tumble", "at": f"board-hero-{_seat(told)}"},
    ]


def _said(told: Told, watcher: Watcher) -> list[Cue]:
    at = f"board-hero-{_seat(told)}"
    return [{"do": "say", "at": at, "text": watcher.words.event(GAME, told, watcher.names)}, {"do": "pulse", "at": at}]


def _refused(told: Told, watcher: Watcher) -> list[Cue]:
    return [*_threw(told, watcher), *_said(told, watcher)]


def _pulse_seat(told: Told, watcher: Watcher) -> list[Cue]:
    return [{"do": "pulse", "at": f"board-hero-{_seat(told)}"}]


def _pulse_winners(told: Told, watcher: Watcher) -> list[Cue]:
    seats = told["seats"]
    assert isinstance(seats, list)
    return [{"do": "pulse", "at": f"board-hero-{seat}"} for seat in seats]


def _pulse(id: str) -> Callable[[Told, Watcher], list[Cue]]:
    return lambda told, watcher: [{"do": "pulse", "at": id}]


def _shown(card: str) -> str:
    return f"show-card-{kind_of(card)}"


def _seat(told: Told) -> int:
    seat = told["seat"]
    assert isinstance(seat, int)
    return seat


def _number(told: Told) -> int:
    number = told["number"]
    assert isinstance(number, int)
    return number


MOVES: Final[dict[str, Callable[[Told, Watcher], list[Cue]]]] = {
    "hero": _pulse_seat,
    "start-die": _threw,
    "starter": _said,
    "round": _pulse("board-piles"),
    "turn": _pulse_seat,
    "turned-up": _turned,
    "recovers": _pulse_seat,
    "throw": _threw,
    "fate": _threw,
    "rift": _threw,
    "duel-die": _threw,
    "knockout-die": _threw,
    "attack": _attacked,
    "refused": _refused,
    "not-refused": _refused,
    "moved": _walked,
    "advanced": _walked,
    "fell-back": _walked,
    "cannot-move": _said,
    "certificate": _certified,
    "refreshed": _pulse_seat,
    "gained": _pulse_seat,
    "healed": _healed,
    "hurt": _hurt,
    "near-death": _fell,
    "stays": _turned,
    "skill": _said,
    "home": _said,
    "drew": _drew,
    "offered": _offered,
    "event": _event,
    "passed-over": _passed_over,
    "discarded": _spent,
    "used": _spent,
    "reshuffled": _reshuffled,
    "reshuffled-monsters": _monsters_again,
    "picked": _against,
    "challenge": _against,
    "strike": _against,
    "warded": _said,
    "slipped-away": _said,
    "duel-tie": _pulse("board-scene"),
    "duel-won": _pulse_seat,
    "hunt": _said,
    "monster": _met,
    "hunt-won": _beaten,
    "hunt-lost": _beaten,
    "knockout": _pulse("board-scene"),
    "knockout-tie": _pulse("board-scene"),
    "out": _pulse_seat,
    "time-up": _pulse("board-piles"),
    "wishes": _said,
    "stopping": _pulse("board-piles"),
    "over": _pulse_winners,
}
"""What each event moves; others are only words."""
