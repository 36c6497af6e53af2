"""What moves: the events told to one viewer as cues for the page (the kinds of cues: see parlour.web.boards)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from parlour.core.plain import Plain
from parlour.games.dice_forge.model import PORTION, RESOURCE_NAMES
from parlour.web.boards import Cue
from parlour.web.boards.dice_forge.pictures import CONTENT
from parlour.web.boards.dice_forge.view import GAME, ForgeView
from parlour.words import Words

_MOST: Final = 5
"""Pictures in one flight; more would take too long to watch."""

Told = Mapping[str, Plain]


def cues(told: Sequence[Told], view: Mapping[str, Plain], words: Words, names: Sequence[str], me: int) -> list[Cue]:
    """The cues of these events in their order; an event that moves nothing gives none."""
    seen = cast(ForgeView, view)
    found: list[Cue] = []
    for each in told:
        move = _MOVES.get(str(each.get("event")))
        if move is not None:
            found += move(each, seen)
        if each.get("event") in ("passed", "extra"):
            text = words.event(GAME, each, names)
            found.append({"do": "say", "at": f"board-hero-{_seat(each)}", "text": text})
    return found


def _rolled(told: Told, seen: ForgeView) -> list[Cue]:
    """Each die rolls through its faces and settles where it lies."""
    found: list[Cue] = []
    for die, face in zip(_texts(told["dies"]), _texts(told["faces"]), strict=True):
        faces = _faces(seen, _seat(told), die)
        slot = faces.index(face) if face in faces else _up(seen, _seat(told), die)
        found.append(
            {
                "do": "roll",
                "at": f"board-face-{_seat(told)}-{die}-{slot}",
                "along": " ".join(f"board-face-{_seat(told)}-{die}-{n}" for n in range(len(faces))),
            }
        )
    return found


def _gained(told: Told, seen: ForgeView) -> list[Cue]:
    seat, resource = _seat(told), str(told["resource"])
    return [
        {
            "do": "fly",
            "from": _source(seen, seat, resource),
            "else": f"board-hero-{seat}",
            "to": f"board-{resource}-{seat}",
            "show": f"show-{resource}",
            "count": min(_number(told), _MOST),
        },
        {"do": "pulse", "at": f"board-{resource}-{seat}"},
    ]


def _pulse_held(told: Told, seen: ForgeView) -> list[Cue]:
    return [{"do": "pulse", "at": f"board-{told['resource']}-{_seat(told)}"}]


def _copied(told: Told, seen: ForgeView) -> list[Cue]:
    """From the die it lies on to the copier's."""
    face, other = str(told["face"]), told.get("other")
    start = next(
        (
            f"board-face-{other}-{die['die']}-{die['up']}"
            for die in seen["seats"][_seat({"seat": other})]["dice"]
            if die["faces"][die["up"]] == face
        ),
        f"board-hero-{other}",
    )
    return [{"do": "fly", "from": start, "to": f"board-die-{_seat(told)}-sun", "show": f"show-{face}", "count": 1}]


def _forged(told: Told, seen: ForgeView) -> list[Cue]:
    seat, die, face = _seat(told), str(told["die"]), str(told["face"])
    slot = f"board-face-{seat}-{die}-{_up(seen, seat, die)}"
    return [
        {"do": "fly", "from": f"board-pond-{face}", "to": slot, "show": f"show-{face}", "count": 1},
        {"do": "pulse", "at": slot},
    ]


def _took(told: Told, seen: ForgeView) -> list[Cue]:
    seat, card = _seat(told), str(told["card"])
    return [
        {
            "do": "fly",
            "from": f"board-pile-{card}",
            "to": f"board-cards-{seat}",
            "else": f"board-hero-{seat}",
            "show": f"show-{card}",
            "count": 1,
        }
    ]


def _moved(told: Told, seen: ForgeView) -> list[Cue]:
    return [{"do": "move", "at": f"board-pawn-{_seat(told)}"}, {"do": "pulse", "at": f"board-portal-{told['island']}"}]


def _ousted(told: Told, seen: ForgeView) -> list[Cue]:
    return [{"do": "move", "at": f"board-pawn-{_seat(told)}"}, {"do": "tumble", "at": "board-island-home"}]


def _token(told: Told, seen: ForgeView) -> list[Cue]:
    return [{"do": "pulse", "at": f"board-hero-{_seat(told)}"}]


def _hammered(told: Told, seen: ForgeView) -> list[Cue]:
    seat = _seat(told)
    hammer, gold = f"board-hammer-{seat}", f"board-gold-{seat}"
    return [
        {"do": "fly", "from": gold, "to": hammer, "show": "show-gold", "count": min(_number(told), _MOST)},
        {"do": "tumble", "at": hammer},
    ]


def _turn(told: Told, seen: ForgeView) -> list[Cue]:
    return [{"do": "pulse", "at": f"board-hero-{_seat(told)}"}]


def _round(told: Told, seen: ForgeView) -> list[Cue]:
    return [{"do": "pulse", "at": "board-turn"}]


def _boar(told: Told, seen: ForgeView) -> list[Cue]:
    return [{"do": "pulse", "at": f"board-pond-boar_{told['colour']}"}]


def _source(seen: ForgeView, seat: int, resource: str) -> str:
    """The face up that gives this resource, as far as can be seen; else the hero."""
    at = RESOURCE_NAMES.index(resource)
    for die in seen["seats"][seat]["dice"]:
        number = CONTENT.face_ids.get(die["faces"][die["up"]])
        if number is None:
            continue
        face = CONTENT.faces[number]
        if face.gives[at] or any(option // PORTION == at for option in face.options):
            return f"board-face-{seat}-{die['die']}-{die['up']}"
    return f"board-hero-{seat}"


def _faces(seen: ForgeView, seat: int, die: str) -> list[str]:
    return next(each["faces"] for each in seen["seats"][seat]["dice"] if each["die"] == die)


def _up(seen: ForgeView, seat: int, die: str) -> int:
    return next(each["up"] for each in seen["seats"][seat]["dice"] if each["die"] == die)


def _seat(told: Told) -> int:
    seat = told["seat"]
    assert isinstance(seat, int)
    return seat


def _number(told: Told) -> int:
    number = told["number"]
    assert isinstance(number, int)
    return number


def _texts(values: Plain) -> list[str]:
    return [str(each) for each in values] if isinstance(values, list) else []


_MOVES: Final[dict[str, Callable[[Told, ForgeView], list[Cue]]]] = {
    "rolled": _rolled,
    "gained": _gained,
    "overflowed": _pulse_held,
    "lost": _pulse_held,
    "paid": _pulse_held,
    "swapped": _pulse_held,
    "copied": _copied,
    "picked": _copied,
    "forged": _forged,
    "took": _took,
    "moved": _moved,
    "ousted": _ousted,
    "gear-used": _token,
    "token-used": _token,
    "triggered": _token,
    "hammered": _hammered,
    "boar": _boar,
    "turn": _turn,
    "round": _round,
}
