"""T-37, T-40 to T-45: what a player may do in a turn, and which rule forbids the rest."""

from typing import Final

from parlour.core.questions import Refusal
from parlour.core.seats import Seat
from parlour.games.temple.answers import (
    DECIPHER,
    DONE,
    EXTRA,
    JUMP,
    LEAP,
    LEAVE,
    OPEN,
    REROLL,
    SEARCH,
    SPRINT,
    SWIM,
)
from parlour.games.temple.board import BRIDGE, LAVA, NOWHERE, RIVER, SUN, WALL_ROOM, Leap
from parlour.games.temple.model import LAVA_DECK, RIVER_DECK, Ability
from parlour.games.temple.table import HOLE, NONE, TURNED, TempleTable

_ILLEGAL: Final = Refusal("illegal", ("T-37",))


def deeds(table: TempleTable, seat: Seat) -> list[int]:
    """All that this player may answer now, moves first, DONE last; empty if the turn is over."""
    actions = table.actions[seat]
    sprint = table.can(seat, Ability.SPRINT)
    if not actions and not table.extra and not sprint:
        return []
    here = table.where[seat]
    board = table.temple.board
    if here == board.last_river:
        return leavings(table, seat)
    options: list[int] = []
    reached = moves(table, here)
    if actions:
        options.extend(reached)
    if table.extra:
        options.extend([EXTRA + cell for cell in reached])
    if actions:
        if table.can(seat, Ability.LEAP):
            options.extend([LEAP + leap.to for leap in board.leaps[here] if not leap_blocked(table, leap)])
        options.extend([deed for deed in works(table, here) if why_no_work(table, seat, deed) is None])
    if sprint:
        options.append(SPRINT)
    if options:
        options.append(DONE)
    return options


def leavings(table: TempleTable, seat: Seat) -> list[int]:
    """T-89, T-90, T-98: in the last river cell the only action is leaving, and it must be done if it can be."""
    if not table.actions[seat] or table.boulder_cell() == table.temple.board.landing:
        return []
    return [LEAVE, SWIM] if table.can(seat, Ability.SWIMMING) else [LEAVE]


def moves(table: TempleTable, here: int) -> list[int]:
    """T-40: the cells that one move reaches from here now."""
    board = table.temple.board
    found = [cell for cell in board.moves[here] if blocked(table, cell) is None]
    if table.settings.sun_reentry:
        found.extend([sun for sun in board.into_sun[here] if blocked(table, sun) is None])
    return found


def works(table: TempleTable, here: int) -> list[int]:
    """What can be done in such a cell besides moving, when all goes well (T-51, T-55, T-62, T-79, T-87, T-108)."""
    board = table.temple.board
    zone = board.zone[here]
    if zone == WALL_ROOM:
        return [SEARCH, DECIPHER]
    if zone in (LAVA, RIVER):
        return [SEARCH]
    if zone == BRIDGE:
        return [JUMP]
    at = board_alcove(table, here)
    if at == NONE:
        return []
    return [REROLL] if table.attempt_at == at else [OPEN]


def board_alcove(table: TempleTable, here: int) -> int:
    """T-63: the alcove that is worked from here, or NONE."""
    return table.temple.alcove_at[here]


def blocked(table: TempleTable, cell: int) -> Refusal | None:
    """Why nobody may come to stand on this cell now; None if it may be entered."""
    board = table.temple.board
    zone = board.zone[cell]
    if cell == board.boulder or cell == table.boulder_cell():
        return Refusal("boulder", ("T-44",))
    if zone == WALL_ROOM and table.covered(board.column[cell]):
        return Refusal("covered", ("T-50",))
    if zone == LAVA and table.tile_state(cell) == HOLE:
        return Refusal("hole", ("T-74", "T-78"))
    if zone == BRIDGE and not table.planks:
        return Refusal("no-bridge", ("T-107",))
    if zone == SUN and not (table.settings.sun_reentry and table.sun_open(board.suns.index(cell))):
        return Refusal("sun", ("T-83",))
    return None


def leap_blocked(table: TempleTable, leap: Leap) -> Refusal | None:
    """T-146: why a leap is not possible now; None if it is."""
    found = blocked(table, leap.to)
    if found is not None:
        return Refusal(found.reason, (*found.clauses, "T-146"))
    over = leap.over
    if over == NOWHERE:
        return None
    if over == table.boulder_cell():
        return Refusal("boulder", ("T-44", "T-146"))
    board = table.temple.board
    if board.zone[over] == WALL_ROOM and table.covered(board.column[over]):
        return Refusal("covered", ("T-146",))
    return None


def why_no_work(table: TempleTable, seat: Seat, deed: int) -> Refusal | None:
    """Why this cannot be done where it usually can; None if it can."""
    here = table.where[seat]
    board = table.temple.board
    zone = board.zone[here]
    if deed in (OPEN, REROLL):
        full = table.alcoves >> board_alcove(table, here) & 1
        return None if full else Refusal("alcove-empty", ("T-71",))
    if deed != SEARCH:
        return None
    if zone == WALL_ROOM:
        return None if table.decks[board.row[here] - 1] else Refusal("deck-empty", ("T-54",))
    if zone == LAVA:
        return None if table.tile_state(here) == TURNED else Refusal("searched", ("T-79", "T-80"))
    if table.lying >> seat & 1:
        return Refusal("lying", ("T-87", "T-88"))
    return None if table.decks[RIVER_DECK] else Refusal("deck-empty", ("T-54",))


def deck_here(table: TempleTable, here: int) -> int:
    """The deck that is searched from this cell (T-51, T-79, T-87)."""
    zone = table.temple.board.zone[here]
    if zone == WALL_ROOM:
        return table.temple.board.row[here] - 1
    return LAVA_DECK if zone == LAVA else RIVER_DECK


def why_not(table: TempleTable, seat: Seat, value: int) -> Refusal:
    """Which rule refuses this answer."""
    board = table.temple.board
    here = table.where[seat]
    if here == board.last_river:
        if leavings(table, seat):
            return Refusal("must-leave", ("T-89", "T-90"))
        return Refusal("boulder", ("T-98",))
    if SEARCH <= value <= DONE:
        return _why_no_deed(table, seat, value)
    cell = value % EXTRA
    if not 0 <= value < SEARCH or cell >= len(board.ids):
        return _ILLEGAL
    if value >= LEAP:
        return _why_no_leap(table, seat, cell)
    if value >= EXTRA and not table.extra:
        return Refusal("no-extra", ("T-140",))
    if value < EXTRA and not table.actions[seat]:
        return Refusal("no-actions", ("T-35", "T-37"))
    return _why_no_move(table, here, cell)


def _why_no_move(table: TempleTable, here: int, cell: int) -> Refusal:
    board = table.temple.board
    if cell in board.moves[here] or cell in board.into_sun[here]:
        refusal = blocked(table, cell)
        return _ILLEGAL if refusal is None else refusal
    if cell == board.entrance:
        return Refusal("door", ("T-46",))
    if board.zone[here] == RIVER:
        return Refusal("current", ("T-85", "T-86"))
    if cell in board.touching(here):
        return Refusal("solid", ("T-42",))
    return Refusal("too-far", ("T-40", "T-43"))


def _why_no_leap(table: TempleTable, seat: Seat, cell: int) -> Refusal:
    if not table.can(seat, Ability.LEAP):
        return Refusal("no-ability", ("T-138", "T-145"))
    if not table.actions[seat]:
        return Refusal("no-actions", ("T-145",))
    for leap in table.temple.board.leaps[table.where[seat]]:
        if leap.to == cell:
            refusal = leap_blocked(table, leap)
            return _ILLEGAL if refusal is None else refusal
    return Refusal("no-leap", ("T-145", "T-146"))


def _why_no_deed(table: TempleTable, seat: Seat, deed: int) -> Refusal:
    if deed == SPRINT:
        return Refusal("no-ability", ("T-138", "T-140"))
    if deed in (LEAVE, SWIM):
        return Refusal("no-waterfall", ("T-86",))
    if deed in works(table, table.where[seat]):
        refusal = why_no_work(table, seat, deed)
        if refusal is not None:
            return refusal
        return Refusal("no-actions", ("T-35", "T-37"))
    if deed == REROLL:
        return Refusal("no-attempt", ("T-67", "T-70"))
    return Refusal("not-here", ("T-62", "T-82"))


def not_offered(table: TempleTable, seat: Seat) -> list[int]:
    """What a person may look for in this turn and not find: cells across a line, and the work of the place."""
    here = table.where[seat]
    board = table.temple.board
    options = deeds(table, seat)
    wanted: list[int] = []
    if here == board.last_river:
        wanted = [SEARCH, DONE]
    else:
        if table.actions[seat]:
            wanted.extend(board.moves[here])
            wanted.extend(works(table, here))
        if table.actions[seat] and table.can(seat, Ability.LEAP):
            wanted.extend([LEAP + leap.to for leap in board.leaps[here]])
        if table.extra:
            wanted.extend([EXTRA + cell for cell in board.moves[here]])
    return [value for value in wanted if value not in options]
