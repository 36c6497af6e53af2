"""What moves: the events told to one viewer as cues for the page (the kinds of cues: see parlour.web.boards).

Only what was told is shown: a treasure found by somebody else flies with its back up, a glyph is named to its reader.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from parlour.core.plain import Plain
from parlour.web.boards import Cue
from parlour.web.boards.temple.drawings import shown_face
from parlour.web.boards.temple.places import BOARD, TEMPLE
from parlour.web.boards.temple.view import GAME, TempleView
from parlour.web.boards.walks import joined
from parlour.words import Words

Told = Mapping[str, Plain]


class Watcher:
    """Whose eye watches the cues, the words of its page, and where the boulder lies as the events are told."""

    __slots__ = ("boulder", "me", "planks", "words")

    def __init__(self, *, words: Words, me: int, boulder: int, planks: int) -> None:
        self.words: Final = words
        self.me: Final = me
        self.boulder = boulder
        self.planks = planks


def cues(told: Sequence[Told], view: Mapping[str, Plain], words: Words, names: Sequence[str], me: int) -> list[Cue]:
    """The cues of these events in their order; the steps of one figure are one walk."""
    seen = cast(TempleView, view)
    rolled = sum(_number(each) for each in told if each.get("event") == "boulder")
    broken = sum(_number(each) for each in told if each.get("event") == "bridge-roll")
    watcher = Watcher(
        words=words, me=me, boulder=max(0, seen["boulder"] - rolled), planks=min(TEMPLE.planks, seen["planks"] + broken)
    )
    found: list[Cue] = []
    for each in told:
        move = MOVES.get(str(each.get("event")))
        if move is not None:
            found += move(each, watcher)
    return joined(found)


def _moved(told: Told, watcher: Watcher) -> list[Cue]:
    return [{"do": "walk", "at": f"board-pawn-{_seat(told)}", "along": f"cell-{told['cell']}"}]


def _entered(told: Told, watcher: Watcher) -> list[Cue]:
    return [{"do": "pulse", "at": f"board-pawn-{_seat(told)}"}]


def _died(told: Told, watcher: Watcher) -> list[Cue]:
    """The figure is where it was before; on the page it is not any more."""
    at = f"board-pawn-{_seat(told)}"
    return [
        {"do": "drop", "at": at, "else": f"board-seat-{_seat(told)}", "show": "show-skull", "count": 1},
        {"do": "pulse", "at": f"board-seat-{_seat(told)}"},
    ]


def _found(told: Told, watcher: Watcher) -> list[Cue]:
    """From its deck or alcove to whoever found it: face up for the owner, with its back up for everybody else."""
    deck, treasure = str(told["deck"]), told.get("treasure")
    place = f"board-deck-{deck}" if deck in TEMPLE.decks else f"board-alcove-{deck}"
    fly: Cue = {"do": "fly", "from": place, "to": f"board-seat-{_seat(told)}", "count": 1}
    if _seat(told) == watcher.me and isinstance(treasure, str):
        return [fly | {"to": f"board-card-{treasure}", "else": "board-hold", "show": shown_face(treasure)}]
    return [fly | {"show": f"show-back-{deck}"}]


def _lost(told: Told, watcher: Watcher) -> list[Cue]:
    at = "board-hold" if _seat(told) == watcher.me else f"board-seat-{_seat(told)}"
    return [{"do": "drop", "at": at, "show": f"show-back-{told['deck']}", "count": 1}]


def _deciphered(told: Told, watcher: Watcher) -> list[Cue]:
    at = f"board-clue-{told['row']}"
    glyph = told.get("glyph")
    if not isinstance(glyph, str):
        return [{"do": "pulse", "at": at}]
    return [{"do": "flip", "at": at}, {"do": "say", "at": at, "text": watcher.words.word(GAME, "glyph", glyph)}]


def _rolled(told: Told, watcher: Watcher) -> list[Cue]:
    return [_cast(told, "board-round")]


def _bridge(told: Told, watcher: Watcher) -> list[Cue]:
    """T-101: planks break from the far end on."""
    broken = _number(told)
    watcher.planks -= broken
    found = [_cast(told, "board-bridge")]
    if broken:
        found.append({"do": "drop", "at": "board-bridge", "show": "show-plank", "count": broken})
    return found


def _river(told: Told, watcher: Watcher) -> list[Cue]:
    return [_cast(told, f"cell-{BOARD.ids[BOARD.last_river]}")]


def _alcove(told: Told, watcher: Watcher) -> list[Cue]:
    return [_cast(told, f"board-alcove-{told['alcove']}")]


def _boulder(told: Told, watcher: Watcher) -> list[Cue]:
    """T-117, T-118: cell by cell."""
    number = _number(told)
    found = [_cast(told, f"cell-{BOARD.ids[BOARD.corridor[watcher.boulder]]}")]
    rest = BOARD.corridor[watcher.boulder + 1 : watcher.boulder + number + 1]
    watcher.boulder += number
    if rest:
        found.append(
            {"do": "walk", "at": "board-boulder", "along": " ".join(f"cell-{BOARD.ids[cell]}" for cell in rest)}
        )
    return found


def _wall(told: Told, watcher: Watcher) -> list[Cue]:
    return [{"do": "walk", "at": f"board-wall-{told['side']}", "along": ""}]


def _mask_off(told: Told, watcher: Watcher) -> list[Cue]:
    return [{"do": "flip", "at": f"board-tile-{BOARD.ids[tile]}"} for tile in BOARD.lava]


def _tile(told: Told, watcher: Watcher) -> list[Cue]:
    return [{"do": "flip", "at": f"board-tile-{told['cell']}"}]


def _trap(told: Told, watcher: Watcher) -> list[Cue]:
    at = f"board-tile-{told['cell']}"
    return [{"do": "drop", "at": at, "show": "show-tile", "count": 1}, {"do": "pulse", "at": at}]


def _pulse_row(told: Told, watcher: Watcher) -> list[Cue]:
    return [{"do": "flip", "at": f"board-clue-{told['row']}"}]


def _pulse_sun(told: Told, watcher: Watcher) -> list[Cue]:
    return [{"do": "pulse", "at": f"board-sun-{told['cell']}"}]


def _pulse_seat(told: Told, watcher: Watcher) -> list[Cue]:
    return [{"do": "pulse", "at": f"board-seat-{_seat(told)}"}]


def _pulse(id: str) -> Callable[[Told, Watcher], list[Cue]]:
    return lambda told, watcher: [{"do": "pulse", "at": id}]


def _shake(*ids: str) -> Callable[[Told, Watcher], list[Cue]]:
    return lambda told, watcher: [{"do": "tumble", "at": id} for id in ids]


def _cast(told: Told, at: str) -> Cue:
    """The dice of an event, thrown at a place."""
    faces = told["dice"]
    assert isinstance(faces, list)
    return {"do": "cast", "at": at, "show": " ".join(f"show-die-{face}" for face in faces)}


def _seat(told: Told) -> int:
    seat = told["seat"]
    assert isinstance(seat, int)
    return seat


def _number(told: Told) -> int:
    number = told.get("number")
    return number if isinstance(number, int) else 0


MOVES: Final[dict[str, Callable[[Told, Watcher], list[Cue]]]] = {
    "moved": _moved,
    "pushed": _moved,
    "enters": _entered,
    "sent": _entered,
    "died": _died,
    "escaped": _pulse_seat,
    "found": _found,
    "opened": _found,
    "discarded": _lost,
    "gave": _lost,
    "deciphered": _deciphered,
    "clue": _pulse_row,
    "rolled": _rolled,
    "bridge-roll": _bridge,
    "river-roll": _river,
    "river-die": _river,
    "alcove-roll": _alcove,
    "boulder": _boulder,
    "wall-card": _pulse("board-wall-cards"),
    "wall-moved": _wall,
    "walls-met": _shake("board-wall-left", "board-wall-right"),
    "mask-off": _mask_off,
    "tile-turned": _tile,
    "trap": _trap,
    "sun-opened": _pulse_sun,
    "sealed": _shake("board-boulder"),
    "sprint": _pulse_seat,
    "leap": _pulse_seat,
    "swam": _pulse_seat,
    "stamina": _pulse_seat,
    "lock-picked": _pulse_seat,
    "jumped": _shake("board-bridge"),
    "first-player": _pulse_seat,
    "dice-passed": _pulse_seat,
    "turn": _pulse_seat,
}
"""What each event moves; others are only words."""
