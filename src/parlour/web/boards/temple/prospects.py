"""What the viewer may run into: the risks of this moment, and the cells that can be reached with what they cost."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from parlour.games.temple.board import ENTRANCE, WALL_ROOM
from parlour.games.temple.odds import alcove_within, bridge_survival, river_survival, walls_meet_within
from parlour.games.temple.reckoning import boulder_dread, shut_cells, ways_from
from parlour.web.boards.temple.figures import Way
from parlour.web.boards.temple.knowledge import Knowledge
from parlour.web.boards.temple.meter import Risk, dread_of, percent
from parlour.web.boards.temple.offers import Offer
from parlour.web.boards.temple.places import BOARD, TEMPLE
from parlour.web.boards.temple.rooms import one_place
from parlour.web.boards.temple.view import SeatView, TempleView
from parlour.words import Words

CARDS_A_ROUND: Final = 3
"""T-109."""


def begun(seen: TempleView) -> int:
    """In how many rounds the boulder has rolled: in this one too once second adventurers are asked for (T-25)."""
    rolled = any(each["about"] == "send" for each in seen["questions"]) or seen["verdict"] is not None
    return seen["round"] if rolled else max(0, seen["round"] - 1)


def prospects(seen: TempleView, words: Words, me: int) -> tuple[Risk, ...]:
    """The lines of the meter: the boulder and the walls for everybody, the viewer's own chances for a player inside."""
    if seen["verdict"] is not None:
        return ()
    own = (
        seen["seats"][me] if me >= 0 and seen["seats"][me]["status"] == "inside" and seen["seats"][me]["cell"] else None
    )
    found = [*_boulder(seen, words, own), *_walls(seen, words, own)]
    if own is not None:
        found += [*_bridge(seen, words, own), *_river(words, own), *_alcove(seen, words, own)]
    return tuple(found)


def ways(seen: TempleView, cells: Mapping[str, tuple[str, Offer]], me: int) -> tuple[Way, ...]:
    """The cells that answer, with the chance to die on arrival."""
    known = Knowledge(seen)
    found: list[Way] = []
    for cell, (kind, offer) in cells.items():
        risk = "" if offer.why else known.risk_of(cell)
        if cell == BOARD.ids[BOARD.bridge] and not offer.why:
            risk = percent(1 - _on_bridge(seen, me))
        found.append(Way(cell, kind, offer.value, offer.label, offer.why, risk))
    return tuple(found)


def reach(seen: TempleView, cells: Mapping[str, tuple[str, Offer]], me: int) -> tuple[tuple[str, int], ...]:
    """Cells further off that the viewer's actions and extra moves reach, with the number of moves."""
    if not cells or me < 0 or seen["turn"] != me:
        return ()
    own = seen["seats"][me]
    shut = shut_cells(
        BOARD,
        boulder=seen["boulder_cell"],
        left=seen["left"],
        right=seen["right"],
        planks=seen["planks"],
        holes=frozenset(each["cell"] for each in seen["tiles"] if each["state"] == "hole"),
    )
    found = ways_from(BOARD, own["cell"], shut, own["actions"] + seen["extra"])
    return tuple((cell, moves) for cell, moves in found.items() if cell not in cells)


def _boulder(seen: TempleView, words: Words, own: SeatView | None) -> list[Risk]:
    end = seen["options"]["track_end"]
    assert isinstance(end, int)
    found: list[Risk] = []
    track = BOARD.track[BOARD.by_id[own["cell"]]] if own is not None else -1
    if track > seen["boulder"]:
        dread = boulder_dread(track - seen["boulder"], begun(seen))
        here = words.say("temple-board-risk-here", mean=one_place(float(dread.mean)), soonest=dread.soonest)
        found.append(Risk("boulder", here, _now(dread.next, words), dread_of(dread.next)))
    if seen["boulder"] < end:
        dread = boulder_dread(end - seen["boulder"], begun(seen))
        sealed = words.say("temple-board-risk-exit", mean=one_place(float(dread.mean)), soonest=dread.soonest)
        found.append(Risk("do-open", sealed, _now(dread.next, words), dread_of(dread.next)))
    return found


def _walls(seen: TempleView, words: Words, own: SeatView | None) -> list[Risk]:
    """T-112: the chance that the walls meet this round, as long as there is anybody to whom it matters."""
    left = seen["wall_cards"]
    arrows = sum(left[card.id] for card in TEMPLE.wall_cards if card.left or card.right)
    zone = BOARD.zone[BOARD.by_id[own["cell"]]] if own is not None else WALL_ROOM
    if not arrows or zone not in (WALL_ROOM, ENTRANCE):
        return []
    met = walls_meet_within(arrows, sum(left.values()), CARDS_A_ROUND)
    return [Risk("cards", words.say("temple-board-risk-walls"), _now(met, words), dread_of(met))]


def _now(chance: Fraction, words: Words) -> str:
    """A chance with the word for the next throw, or the next three cards."""
    return words.say("temple-board-risk-now", chance=percent(chance))


def _bridge(seen: TempleView, words: Words, own: SeatView) -> list[Risk]:
    if not seen["planks"]:
        return []
    alive = _on_bridge(seen, own["seat"])
    said = words.say("temple-board-risk-bridge", planks=seen["planks"])
    return [Risk("do-jump", said, percent(alive), dread_of(1 - alive))]


def _on_bridge(seen: TempleView, me: int) -> Fraction:
    """T-104: with everybody who is on it, the viewer included."""
    bridge = BOARD.ids[BOARD.bridge]
    loads = [each["bridge_load"] for each in seen["seats"] if each["cell"] == bridge or each["seat"] == me]
    return bridge_survival(sum(loads), seen["planks"])


def _river(words: Words, own: SeatView) -> list[Risk]:
    alive = river_survival(own["bridge_load"], own["number"])
    swims = own["ability"] == "swimming" and not own["ability_used"]
    if swims:
        return [Risk("do-swim", words.say("temple-board-risk-swim"), percent(Fraction(1)), 0)]
    return [Risk("do-leave", words.say("temple-board-risk-river"), percent(alive), dread_of(1 - alive))]


def _alcove(seen: TempleView, words: Words, own: SeatView) -> list[Risk]:
    """T-65 to T-67: the chance to open the alcove of this cell with the actions that are left."""
    for alcove in TEMPLE.alcoves:
        full = next(each["full"] for each in seen["alcoves"] if each["alcove"] == alcove.id)
        if BOARD.ids[alcove.cell] != own["cell"] or not full or not own["actions"]:
            continue
        there = seen["attempt"] if seen["attempt_at"] == alcove.id and seen["turn"] == own["seat"] else []
        missing = [face for face in alcove.faces if face not in there]
        dice = TEMPLE.dice - (len(alcove.faces) - len(missing))
        chance = alcove_within(missing, own["actions"], dice)
        return [Risk("do-open", words.say("temple-board-risk-alcove", number=own["actions"]), percent(chance), 0)]
    return []
