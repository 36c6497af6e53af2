"""How a sensible player of the temple answers, from what one seat sees and nothing else. No rules: only taste.

The ideas: every treasure must be worth what it costs in time and load; decipher on the way through the wall room, take
little there, more on safe lava tiles; leave as soon as the boulder makes staying dearer than the next find.
"""

from collections.abc import Sequence
from typing import Final

from parlour.core.plain import Plain
from parlour.core.questions import Rng
from parlour.games.temple.board import LAVA, NOWHERE, RIVER, SUN, WALL_ROOM
from parlour.games.temple.dice import faces_of, packed
from parlour.games.temple.model import Temple
from parlour.games.temple.odds import alcove_within
from parlour.games.temple.outlook import Outlook, alcove_worth, row_list, table_rows, text, texts, whole, worth_of
from parlour.games.temple.planning import BY_BRIDGE, BY_RIVER, Trip, Ways, survival

LIFE: Final = 15.0
"""What getting out is worth in itself, beside what is carried, in points."""

_PICKS: Final = ("stamina", "sprint", "leap", "swimming", "linguistics", "lock_picking")
_CLUE: Final = 2.2
"""What knowing one more trap is worth while the lava is still to be crossed."""

_WALL_ROOM_MOST: Final = 3
"""Treasures of the wall room are the smallest, so no more than come without weight."""

_FAR: Final = 5
"""How far one looks for something to find."""

_BY_CORRIDOR: Final = 0


class Plan:
    """Something to do now (its answer) and what it is worth."""

    __slots__ = ("answer", "worth")

    def __init__(self, answer: str, worth: float) -> None:
        self.answer: Final = answer
        self.worth: Final = worth


def advise(temple: Temple, view: dict[str, Plain], question: dict[str, Plain], rng: Rng) -> str | None:
    """The answer to one of the seat's own questions."""
    about = text(question["about"])
    answers = texts(question["answers"])
    if about == "turn":
        return _turn(Outlook(temple, view), answers)
    if about == "discard":
        return _discard(Outlook(temple, view), answers)
    if about == "pick":
        return min(answers, key=lambda each: _PICKS.index(temple.adventurers[temple.adventurer_of[each]].ability.value))
    if about == "stamina":
        return _stamina(Outlook(temple, view), [whole(face) for face in row_list(view["dice"])])
    if about == "second-row":
        missing = [f"row {row}" for row in Outlook(temple, view).clues_missing]
        return next((answer for answer in answers if answer in missing), "leave-be")
    if about == "pick-lock":
        return _pick_lock(
            temple, text(view["attempt_at"]), [whole(face) for face in row_list(view["attempt"])], answers
        )
    if about == "send":
        suns = [text(row["cell"]) for row in table_rows(view["suns"]) if row["open"]]
        return f"send {suns[-1]}"
    return text(question["default"])


def _turn(outlook: Outlook, answers: Sequence[str]) -> str:
    """The plan of the highest worth."""
    if "swim" in answers:
        return "swim"
    if "leave" in answers:
        return "leave"
    ways = [Ways(outlook, kind) for kind in (_BY_CORRIDOR, BY_BRIDGE, BY_RIVER)]
    plans = [_go(outlook, ways, answers)]
    plans.extend(_searches(outlook, ways, answers))
    plans.extend(_errands(outlook, ways, answers))
    plans.extend(_specials(outlook, ways, answers))
    best = plans[0]
    for plan in plans[1:]:
        if plan.worth > best.worth:
            best = plan
    return best.answer


def _go(outlook: Outlook, ways: Sequence[Ways], answers: Sequence[str]) -> Plan:
    """Straight on by the best way out; or wait, where walking on now is more dangerous."""
    best = Plan("done", _worth_of(outlook, ways, outlook.here, spent=outlook.actions + 2 * outlook.extra, found=0.0))
    for way in ways:
        cells = way.way(outlook.here)
        if not cells:
            continue
        for verb in ("extra", "move"):
            answer = f"{verb} {outlook.temple.board.ids[cells[0]]}"
            if answer in answers:
                plan = Plan(answer, _value(outlook, _alive(outlook, cells, spent=0), 0.0) + 0.001)
                best = plan if plan.worth > best.worth else best
                break
    return best


def _searches(outlook: Outlook, ways: Sequence[Ways], answers: Sequence[str]) -> list[Plan]:
    """What can be done right here: search, decipher, an alcove."""
    plans: list[Plan] = []
    zone = outlook.temple.board.zone[outlook.here]
    if "search" in answers and not (zone == WALL_ROOM and len(outlook.held) >= _WALL_ROOM_MOST):
        gain = outlook.loot[outlook.here]
        plans.append(Plan("search", _worth_of(outlook, ways, outlook.here, spent=1, found=gain)))
    if "decipher" in answers and outlook.temple.board.row[outlook.here] in outlook.clues_missing:
        worth = _worth_of(outlook, ways, outlook.here, spent=1, found=0.0)
        if worth:
            plans.append(Plan("decipher", worth + _CLUE))
    for answer in ("open", "reroll"):
        if answer in answers:
            plans.append(Plan(answer, _alcove(outlook, ways, outlook.attempt if answer == "reroll" else [])))
    return plans


def _alcove(outlook: Outlook, ways: Sequence[Ways], attempt: Sequence[int]) -> float:
    """The alcove with all the actions left, or with one, whichever is worth more an action."""
    alcove = outlook.temple.alcove_at[outlook.here]
    missing = [face for face in outlook.temple.alcoves[alcove].faces if face not in attempt]
    dice = 5 - (len(outlook.temple.alcoves[alcove].faces) - len(missing))
    best = 0.0
    for tries in range(1, outlook.actions + 1):
        chance = float(alcove_within(missing, tries, dice))
        won = _worth_of(outlook, ways, outlook.here, spent=tries, found=alcove_worth(outlook.temple, alcove))
        lost = _worth_of(outlook, ways, outlook.here, spent=tries, found=0.0)
        best = max(best, chance * won + (1.0 - chance) * lost)
    return best


def _errands(outlook: Outlook, ways: Sequence[Ways], answers: Sequence[str]) -> list[Plan]:
    """A few steps to a lava tile or a river cell, a search there, and out from there."""
    board = outlook.temple.board
    plans: list[Plan] = []
    before = _steps_from(outlook)
    for cell in board.numbers:
        if before[cell] == NOWHERE or cell == outlook.here or not outlook.loot[cell]:
            continue
        if board.zone[cell] not in (LAVA, RIVER) or outlook.tile_risk[cell] >= 1.0:
            continue
        steps = _path(before, outlook.here, cell)
        answer = f"move {board.ids[steps[0]]}"
        if answer not in answers:
            continue
        best = 0.0
        for way in ways:
            onward = way.way(cell)
            if onward:
                alive = _alive(outlook, [*steps, cell, *onward], spent=0, more=1)
                best = max(best, _value(outlook, alive, outlook.loot[cell]))
        plans.append(Plan(answer, best))
    return plans


def _specials(outlook: Outlook, ways: Sequence[Ways], answers: Sequence[str]) -> list[Plan]:
    """Abilities of one's own turn, where they save enough."""
    plans: list[Plan] = []
    if "sprint" in answers and not outlook.actions:
        stay = _worth_of(outlook, ways, outlook.here, spent=0, found=0.0)
        run = _worth_of(outlook, ways, outlook.here, spent=-2, found=0.0)
        if run - stay > _ENOUGH * LIFE:
            plans.append(Plan("sprint", run))
    for answer in answers:
        verb, _, id = answer.partition(" ")
        if verb == "leap":
            cell = outlook.temple.board.by_id[id]
            risk = outlook.tile_risk[cell]
            worth = (1.0 - risk) * _worth_of(outlook, ways, cell, spent=1, found=0.0)
            plans.append(Plan(answer, worth - _ENOUGH * LIFE))
    return plans


def _worth_of(outlook: Outlook, ways: Sequence[Ways], cell: int, *, spent: int, found: float) -> float:
    """What it is worth to be in this cell after spending so many actions and finding so much."""
    best = 0.0
    for way in ways:
        cells = way.way(cell)
        if cells:
            trip = _trip(outlook, cells, spent=spent, more=1 if found else 0)
            best = max(best, _value(outlook, survival(outlook, trip, cell), found))
    return best


def _alive(outlook: Outlook, cells: Sequence[int], *, spent: int, more: int = 0) -> float:
    return survival(outlook, _trip(outlook, cells, spent=spent, more=more), outlook.here)


def _trip(outlook: Outlook, cells: Sequence[int], *, spent: int, more: int) -> Trip:
    actions = max(outlook.actions + outlook.extra - spent, 0)
    return Trip(cells, actions=actions, treasures=len(outlook.held) + more, load=outlook.load)


def _value(outlook: Outlook, alive: float, found: float) -> float:
    return alive * (LIFE + outlook.worth + found)


def _steps_from(outlook: Outlook) -> list[int]:
    """By cell the one before it on a short safe way from here; NOWHERE for what is too far."""
    board = outlook.temple.board
    before = [NOWHERE] * len(board.ids)
    before[outlook.here] = outlook.here
    ring = [outlook.here]
    for _ in range(_FAR):
        following: list[int] = []
        for cell in ring:
            for to in board.moves[cell]:
                shut = outlook.shut[to] or board.zone[to] == SUN or to == board.outside or to == board.bridge
                if before[to] == NOWHERE and not shut and outlook.tile_risk[to] < 1.0:
                    before[to] = cell
                    following.append(to)
        ring = following
    return before


def _path(before: Sequence[int], start: int, goal: int) -> list[int]:
    steps = [goal]
    while before[steps[-1]] != start:
        steps.append(before[steps[-1]])
    steps.reverse()
    return steps


def _discard(outlook: Outlook, answers: Sequence[str]) -> str:
    """Drop the least as often as it pays."""
    dear = sorted(outlook.held, key=lambda each: worth_of(outlook.temple, each))
    if outlook.here == outlook.temple.board.last_river:
        return answers[-1] if answers[-1] == "keep-all" else dear[0]
    ways = [Ways(outlook, kind) for kind in (_BY_CORRIDOR, BY_BRIDGE, BY_RIVER)]
    best, dropped = 0.0, 0
    for number in range(len(dear) + 1):
        left = sum([worth_of(outlook.temple, each) for each in dear[number:]])
        loads = outlook.load_later
        load = loads[min(len(dear) - number, len(loads) - 1)]
        for way in ways:
            trip = Trip(way.way(outlook.here), actions=0, treasures=len(dear) - number, load=load)
            # No action is left over from the round before, and the next roll of the boulder comes after this turn.
            worth = _next_round(outlook, trip, load) * (LIFE + left)
            if worth > best + 0.0001:
                best, dropped = worth, number
    return dear[0] if dropped or "keep-all" not in answers else "keep-all"


def _next_round(outlook: Outlook, trip: Trip, load: int) -> float:
    return survival(
        outlook,
        Trip(trip.way, actions=round(5 * (7 - load) / 6), treasures=trip.treasures, load=load),
        outlook.here,
    )


def _stamina(outlook: Outlook, dice: Sequence[int]) -> str:
    """For two actions more, or for one when it is late."""
    more = len([face for face in dice if face >= 2]) - outlook.actions
    return "stamina" if more >= 2 or outlook.round >= 6 else "tire"


def _pick_lock(temple: Temple, alcove: str, attempt: Sequence[int], answers: Sequence[str]) -> str:
    """Only if that opens it."""
    faces = next(each.faces for each in temple.alcoves if each.id == alcove)
    for answer in answers:
        words = answer.split()
        if words[0] == "set":
            shown = faces_of(packed([int(face) for face in attempt]))
            shown.remove(int(words[1]))
            shown.append(int(words[2]))
            if all([face in shown for face in faces]):
                return answer
    return "leave-be"


_ENOUGH: Final = 0.03
"""An ability is kept unless it saves so much of a life."""
