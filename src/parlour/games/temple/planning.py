"""Ways out of the temple, and how likely one gets out by them: estimates of the level 2 bot. No rules.

A way is a list of cells, one an action; staying in a cell for an action (to search, say) is naming it again.
"""

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Final

from parlour.games.temple.board import BRIDGE, CORRIDOR, ENTRANCE, NOWHERE, OUTSIDE, RIVER, WALL_ROOM, Board
from parlour.games.temple.odds import (
    ADVANCE,
    FASTEST,
    binomial,
    bridge_survival,
    mean_actions,
    river_survival,
    walls_meet_within,
)
from parlour.games.temple.outlook import Outlook

ROUNDS_AHEAD: Final = 14
DEATH: Final = 60.0
"""How many actions of detour a certain death is worth, when ways are compared before they are weighed."""

NEVER: Final = 1e9

BY_BRIDGE: Final = 1
BY_RIVER: Final = 2


class Ways:
    """The best way from every cell to the outside, without bridge and river, with the bridge, or with the river."""

    __slots__ = ("_outlook", "cost", "onward")

    def __init__(self, outlook: Outlook, kind: int) -> None:
        self._outlook: Final = outlook
        board = outlook.temple.board
        self.cost: Final[list[float]] = [NEVER] * len(board.ids)
        self.onward: Final[list[int]] = [NOWHERE] * len(board.ids)
        self._spread(_arrows_back(board, kind))

    def _spread(self, back: Sequence[Sequence[int]]) -> None:
        """Dijkstra, from the outside backwards; what a cell costs is an action and the danger of entering it."""
        outlook = self._outlook
        here = outlook.here
        # Whoever stands on the bridge or in the river already goes on from there.
        from_here = outlook.temple.board.moves[here]
        outside = outlook.temple.board.outside
        self.cost[outside] = 0.0
        queue: list[tuple[float, int]] = [(0.0, outside)]
        while queue:
            cost, cell = heappop(queue)
            if cost > self.cost[cell]:
                continue
            onto = cost + 1.0 + DEATH * outlook.tile_risk[cell]
            for before in back[cell]:
                if onto < self.cost[before] and not outlook.shut[before]:
                    self.cost[before] = onto
                    self.onward[before] = cell
                    heappush(queue, (onto, before))
            if cell in from_here and onto < self.cost[here]:
                self.cost[here] = onto
                self.onward[here] = cell
                heappush(queue, (onto, here))

    def way(self, start: int) -> list[int]:
        """The cells from here to the outside; empty if there is no way."""
        found: list[int] = []
        cell = start
        while self.onward[cell] != NOWHERE:
            cell = self.onward[cell]
            found.append(cell)
        return found


def _arrows_back(board: Board, kind: int) -> list[list[int]]:
    """By cell those from which one move reaches it, by the ways of this kind."""
    known = _BACK.get((board, kind))
    if known is None:
        known = [[] for _ in board.ids]
        for cell in board.numbers:
            zone = board.zone[cell]
            if (zone != BRIDGE or kind == BY_BRIDGE) and (zone != RIVER or kind == BY_RIVER):
                for to in board.moves[cell]:
                    known[to].append(cell)
        known[board.landing].append(board.last_river)
        _BACK[board, kind] = known
    return known


class Trip:
    """A way to be weighed, with how many treasures are held when the next loads are set."""

    __slots__ = ("actions", "load", "treasures", "way")

    def __init__(self, way: Sequence[int], *, actions: int, treasures: int, load: int) -> None:
        self.way: Final = way
        self.actions: Final = actions
        self.treasures: Final = treasures
        self.load: Final = load


def survival(outlook: Outlook, trip: Trip, start: int) -> float:
    """How likely one gets outside by this trip, if every roll comes out about average."""
    board = outlook.temple.board
    if not trip.way or trip.way[-1] != board.outside:
        return 0.0
    tails = boulder_tails(outlook.boulder, outlook.round)
    loads = outlook.load_later
    pace = _PACE[loads[min(trip.treasures, len(loads) - 1)]]
    last_shortcut = _last_shortcut(outlook, trip.way)
    alive = 1.0
    load = trip.load
    budget = float(trip.actions)
    rolls = 0
    cell = start
    walls = 0.0
    for place, to in enumerate(trip.way):
        while budget < 1.0 and rolls < ROUNDS_AHEAD:
            rolls += 1
            alive *= 1.0 - _crushed(outlook, tails, cell, rolls=rolls, final=place > last_shortcut)
            walls = max(walls, _caught(outlook, cell, rolls))
            load = loads[min(trip.treasures, len(loads) - 1)]
            budget += pace
        if rolls >= ROUNDS_AHEAD:
            return 0.0
        budget -= 1.0
        alive *= _arrival(outlook, to, cell, load=load, treasures=trip.treasures)
        cell = to
    sealed = tails[rolls][min(outlook.end, len(tails[rolls]) - 1)]
    return alive * (1.0 - walls) * (1.0 - sealed)


def _last_shortcut(outlook: Outlook, way: Sequence[int]) -> int:
    """The place in the way after which it runs along the corridor to the end; -1 if it does from the start."""
    zone = outlook.temple.board.zone
    last = -1
    for place, cell in enumerate(way):
        if zone[cell] not in (CORRIDOR, OUTSIDE):
            last = place
    return last


def _crushed(outlook: Outlook, tails: Sequence[Sequence[float]], cell: int, *, rolls: int, final: bool) -> float:
    """How likely the boulder gets one who stands in this cell at the end of a round, or is past it for good."""
    track = outlook.temple.board.track[cell]
    if track <= outlook.boulder:
        # Not in the corridor, or behind the boulder; behind it for good, if no short cut is left.
        return 0.5 if final and track >= 0 else 0.0
    now = tails[rolls][track]
    return now if final else now - tails[rolls - 1][track]


def _caught(outlook: Outlook, cell: int, rolls: int) -> float:
    """How likely the walls have met after so many rounds, for one who is still between them."""
    if outlook.temple.board.zone[cell] not in (WALL_ROOM, ENTRANCE):
        return 0.0
    if not outlook.move_cards:
        return 0.0
    return float(walls_meet_within(outlook.move_cards, outlook.move_cards + outlook.blank_cards, 3 * rolls))


def _arrival(outlook: Outlook, to: int, cell: int, *, load: int, treasures: int) -> float:
    """How likely one survives coming to this cell."""
    board = outlook.temple.board
    if to == cell:
        return 1.0
    if to == board.bridge:
        return _BRIDGE[load + outlook.bridge_weight][outlook.planks]
    if cell == board.last_river:
        return 1.0 if outlook.can("swimming") else _RIVER[load][treasures]
    return 1.0 - outlook.tile_risk[to]


def boulder_tails(boulder: int, round: int) -> list[list[float]]:
    """By rolls from now on, by cell of the track: how likely the boulder has reached it."""
    known = _TAILS.get((boulder, round))
    if known is not None:
        return known
    tails: list[list[float]] = []
    spread = [0.0] * _TRACK
    spread[boulder] = 1.0
    for rolls in range(ROUNDS_AHEAD + 1):
        left = 1.0
        reached: list[float] = []
        for odds in spread:
            reached.append(max(left, 0.0))
            left -= odds
        tails.append(reached)
        # The round's own roll is still to come.
        spread = _rolled(spread, min(round + rolls, FASTEST))
    _TAILS[boulder, round] = tails
    return tails


def _rolled(spread: Sequence[float], dice: int) -> list[float]:
    """Where the boulder may be after one more roll."""
    moved = [0.0] * len(spread)
    last = len(spread) - 1
    for cell, odds in enumerate(spread):
        if odds:
            for cells, chance in enumerate(_ROLLS[dice]):
                moved[min(cell + cells, last)] += odds * chance
    return moved


_TRACK: Final = 33
_CAUTION: Final = 0.93
"""Rolls below the average cost more than those above it gain."""

# Worked out once: a game asks for the same again and again.
_TAILS: Final[dict[tuple[int, int], list[list[float]]]] = {}
_BACK: Final[dict[tuple[Board, int], list[list[int]]]] = {}
_BRIDGE: Final = [[float(bridge_survival(weight, planks)) for planks in range(6)] for weight in range(40)]
_RIVER: Final = [[float(river_survival(load, treasures)) for treasures in range(66)] for load in range(7)]
_PACE: Final = [float(mean_actions(load)) * _CAUTION for load in range(7)]
_ROLLS: Final = [[float(odds) for odds in binomial(dice, ADVANCE)] for dice in range(FASTEST + 1)]
