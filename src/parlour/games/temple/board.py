"""The board of the temple: cells, the lines between them, and the leaps across; no rules.

A cell is known by its number; its text is its id in the content ("c12", "l21", "ent"). The grid has x to the right and
y down; the entrance and the bridge lie on no square of it (T-46, T-99).
"""

from collections.abc import Mapping, Sequence
from typing import Final

from parlour.core.content import ContentFile, Entry

# Zones.
ENTRANCE: Final = 0
WALL_ROOM: Final = 1
CORRIDOR: Final = 2
LAVA: Final = 3
SUN: Final = 4
RIVER: Final = 5
BRIDGE: Final = 6
OUTSIDE: Final = 7
ZONE_NAMES: Final = ("entrance", "wall-room", "corridor", "lava", "sun", "river", "bridge", "outside")

NOWHERE: Final = -1
NOT_THERE: Final = -1

ROWS: Final = 4
"""T-48: zones of the wall room."""

COLUMNS: Final = 6
"""T-49: columns of the wall room."""

_LETTERS: Final = {"w": WALL_ROOM, "c": CORRIDOR, "l": LAVA, "s": SUN, "r": RIVER}


class Leap:
    """T-145: from a cell to ``to``, over ``over`` (NOWHERE: across a solid line)."""

    __slots__ = ("over", "to")

    def __init__(self, to: int, over: int) -> None:
        self.to: Final = to
        self.over: Final = over


class Board:
    """Cells by number and what lies where.

    ``moves``: the cells across a dashed line (T-40), by cell; ``leaps``: where a leap may end with nothing in the way,
    by cell; ``row`` and ``column``: of the wall room, from 1, else 0; ``track``: how many cells from the boulder's
    start, NOT_THERE off the corridor, and ``corridor`` the cell by that number; ``tile``: the number of the lava cell.
    """

    __slots__ = (
        "boulder",
        "bridge",
        "by_id",
        "column",
        "corridor",
        "entrance",
        "ids",
        "into_sun",
        "landing",
        "last_cell",
        "last_river",
        "lava",
        "leaps",
        "moves",
        "near_lava",
        "numbers",
        "outside",
        "river",
        "row",
        "sun_opens",
        "suns",
        "tile",
        "track",
        "x",
        "y",
        "zone",
    )

    def __init__(self, grid: "Grid", lines: "Lines", places: "Places") -> None:
        ids = [places.entrance, *grid.ids, places.bridge]
        by_id = {id: number for number, id in enumerate(ids)}
        self.ids: Final = tuple(ids)
        self.by_id: Final[dict[str, int]] = by_id
        self.numbers: Final = tuple(range(len(ids)))
        self.x: Final = (-1, *grid.x, -1)
        self.y: Final = (-1, *grid.y, -1)
        self.entrance: Final = by_id[places.entrance]
        self.outside: Final = by_id[places.outside]
        self.bridge: Final = by_id[places.bridge]
        self.boulder: Final = by_id[places.boulder]
        self.zone: Final = tuple([places.zone_of(id) for id in ids])
        self.row: Final = tuple([y + 1 if z == WALL_ROOM else 0 for z, y in zip(self.zone, self.y, strict=True)])
        first = min([x for z, x in zip(self.zone, self.x, strict=True) if z == WALL_ROOM])
        self.column: Final = tuple(
            [x - first + 1 if z == WALL_ROOM else 0 for z, x in zip(self.zone, self.x, strict=True)]
        )
        self.corridor: Final = _in_order([id for id in ids if by_id[id] in self._of(CORRIDOR)], by_id)
        self.track: Final = _places_of(self.corridor, len(ids))
        self.last_cell: Final = len(self.corridor) - 1
        self.river: Final = _in_order([id for id in ids if by_id[id] in self._of(RIVER)], by_id)
        self.last_river: Final = self.river[-1]
        self.landing: Final = by_id[lines.leaving[1]]
        self.lava: Final = tuple(self._of(LAVA))
        self.tile: Final = _places_of(self.lava, len(ids))
        self.suns: Final = tuple([by_id[id] for id, _ in places.suns])
        self.sun_opens: Final = tuple([self.track[by_id[corner]] for _, corner in places.suns])
        self.near_lava: Final = tuple([id in places.next_to_lava for id in ids])
        self.moves: Final = lines.moves(by_id, [])
        self.into_sun: Final = lines.back_from(by_id, [id for id, _ in places.suns])
        self.leaps: Final = self._leaps(lines, [by_id[id] for id in places.entrance_leaps])

    def _of(self, zone: int) -> list[int]:
        return [number for number in self.numbers if self.zone[number] == zone]

    def at(self, x: int, y: int) -> int:
        """The cell on this square of the grid, or NOWHERE."""
        for number in self.numbers:
            if self.x[number] == x and self.y[number] == y and self.x[number] >= 0:
                return number
        return NOWHERE

    def touching(self, cell: int) -> list[int]:
        """T-43: the cells that touch this one orthogonally on the grid."""
        if self.x[cell] < 0:
            return []
        x, y = self.x[cell], self.y[cell]
        return [found for found in [self.at(*_go(x, y, way, 1)) for way in range(4)] if found != NOWHERE]

    def _leaps(self, lines: "Lines", from_entrance: Sequence[int]) -> tuple[tuple[Leap, ...], ...]:
        """T-145, T-146: two cells straight on over a cell, or one across a solid line; the bridge between its ends."""
        solid = [(self.by_id[one], self.by_id[other]) for one, other in lines.solid]
        found: list[tuple[Leap, ...]] = []
        for cell in self.numbers:
            leaps: list[Leap] = []
            if cell == self.entrance:
                leaps.extend([Leap(to, self._above(to)) for to in from_entrance])
            elif self.x[cell] >= 0:
                for way in range(4):
                    over = self.at(*_go(self.x[cell], self.y[cell], way, 1))
                    to = self.at(*_go(self.x[cell], self.y[cell], way, 2))
                    if over != NOWHERE and to != NOWHERE:
                        leaps.append(Leap(to, over))
                    if over != NOWHERE and ((cell, over) in solid or (over, cell) in solid):
                        leaps.append(Leap(over, NOWHERE))
                if cell in self.moves[self.bridge]:
                    ends = [end for end in self.moves[self.bridge] if end != cell]
                    leaps.append(Leap(ends[0], self.bridge))
            allowed = [leap for leap in leaps if self._may_leap(cell, leap)]
            found.append(tuple(sorted(allowed, key=_landing_of)))
        return tuple(found)

    def _above(self, cell: int) -> int:
        return self.at(self.x[cell], self.y[cell] - 1)

    def _may_leap(self, cell: int, leap: Leap) -> bool:
        """T-44, T-146: never onto or over C0, onto a sun or outside, from the last river cell or upstream."""
        if self.boulder in (cell, leap.to, leap.over) or cell in (self.last_river, self.outside):
            return False
        if self.zone[leap.to] in (SUN, OUTSIDE):
            return False
        if self.zone[cell] != RIVER:
            return True
        if self.zone[leap.to] not in (RIVER, CORRIDOR):
            return False
        here = self.river.index(cell)
        return all([self.river.index(c) > here for c in (leap.to, leap.over) if c != NOWHERE and self.zone[c] == RIVER])


class Grid:
    """The squares of the grid that are cells, row by row."""

    __slots__ = ("ids", "x", "y")

    def __init__(self, rows: Sequence[Entry]) -> None:
        self.ids: Final[list[str]] = []
        self.x: Final[list[int]] = []
        self.y: Final[list[int]] = []
        for y, row in enumerate(rows):
            row.only(["cells"])
            for x, id in enumerate(row.word("cells").split()):
                if id == ".":
                    continue
                if id in self.ids:
                    raise row.wrong(f"expected each cell once, got {id!r} again", "cells")
                if not id or any([letter not in "abcdefghijklmnopqrstuvwxyz_0123456789" for letter in id]):
                    raise row.wrong(f"expected cells of small letters, digits and _, got {id!r}", "cells")
                self.ids.append(id)
                self.x.append(x)
                self.y.append(y)


class Places:
    """The cells with a name of their own."""

    __slots__ = (
        "boulder",
        "bridge",
        "bridge_ends",
        "entrance",
        "entrance_leaps",
        "entry",
        "next_to_lava",
        "outside",
        "suns",
    )

    def __init__(self, entry: Entry, suns: Sequence[Entry], grid: Grid) -> None:
        keys = ["entrance", "outside", "bridge", "bridge_ends", "boulder", "entrance_leaps", "next_to_lava"]
        entry.only(keys)
        self.entry: Final = entry
        self.entrance: Final = entry.word("entrance")
        self.bridge: Final = entry.word("bridge")
        self.outside: Final = entry.word("outside", grid.ids)
        self.boulder: Final = entry.word("boulder", grid.ids)
        self.bridge_ends: Final = _cells(entry, "bridge_ends", grid)
        self.entrance_leaps: Final = _cells(entry, "entrance_leaps", grid)
        self.next_to_lava: Final = _cells(entry, "next_to_lava", grid)
        for key in ("entrance", "bridge"):
            if entry.word(key) in grid.ids:
                raise entry.wrong(f"expected {key!r} to lie on no square of the grid, got {entry.value(key)!r}", key)
        found: list[tuple[str, str]] = []
        for sun in suns:
            sun.only(["cell", "opens_at"])
            found.append((sun.word("cell", grid.ids), sun.word("opens_at", grid.ids)))
        self.suns: Final = tuple(found)

    def zone_of(self, id: str) -> int:
        """The zone of a cell, by its name or else by its first letter."""
        if id == self.entrance:
            return ENTRANCE
        if id == self.outside:
            return OUTSIDE
        if id == self.bridge:
            return BRIDGE
        if id[0] not in _LETTERS:
            raise self.entry.wrong(f"expected a cell that begins with one of {', '.join(_LETTERS)}, got {id!r}")
        return _LETTERS[id[0]]


class Lines:
    """T-40, T-42: dashed lines as pairs of cells one can go from and to, the leaving roll's, and the solid contacts."""

    __slots__ = ("both", "leaving", "one_way", "solid")

    def __init__(self, file: ContentFile, ids: Sequence[str]) -> None:
        self.both: Final[list[tuple[str, str]]] = []
        self.one_way: Final[list[tuple[str, str]]] = []
        self.solid: Final[list[tuple[str, str]]] = []
        for table, pairs in (("line", self.both), ("arrow", self.one_way), ("solid", self.solid)):
            for entry in file.many(table):
                pairs.extend(self._chain(entry, ids))
        leaving = self._chain(file.one("leaving"), ids)
        self.leaving: Final = leaving[0]
        self.one_way.append(self.leaving)

    def moves(self, by_id: Mapping[str, int], extra: Sequence[tuple[str, str]]) -> tuple[tuple[int, ...], ...]:
        """The cells that one move reaches, ascending, by cell; the leaving roll's line is no move."""
        reached: list[list[int]] = [[] for _ in by_id]
        for one, other in self.both:
            reached[by_id[one]].append(by_id[other])
            reached[by_id[other]].append(by_id[one])
        for one, other in self.one_way:
            if (one, other) != self.leaving:
                reached[by_id[one]].append(by_id[other])
        return tuple([tuple(sorted(cells)) for cells in reached])

    def back_from(self, by_id: Mapping[str, int], suns: Sequence[str]) -> tuple[tuple[int, ...], ...]:
        """The sun cells from which an arrow leads to a cell, by that cell (option sun_reentry, T-83)."""
        found: list[list[int]] = [[] for _ in by_id]
        for one, other in self.one_way:
            if one in suns:
                found[by_id[other]].append(by_id[one])
        return tuple([tuple(sorted(cells)) for cells in found])

    def _chain(self, entry: Entry, ids: Sequence[str]) -> list[tuple[str, str]]:
        entry.only(["cells"])
        chain = entry.word("cells").split()
        if len(chain) < 2:
            raise entry.wrong(f"expected a chain of at least two cells, got {entry.value('cells')!r}", "cells")
        taken = [*self.both, *self.one_way, *self.solid]
        pairs: list[tuple[str, str]] = []
        for at in range(len(chain) - 1):
            one, other = chain[at], chain[at + 1]
            for id in (one, other):
                if id not in ids:
                    raise entry.wrong(f"unknown cell {id!r}", "cells")
            if (one, other) in taken or (other, one) in taken:
                raise entry.wrong(f"expected one line between {one!r} and {other!r}, got a second", "cells")
            taken.append((one, other))
            pairs.append((one, other))
        return pairs


def _cells(entry: Entry, key: str, grid: Grid) -> list[str]:
    words = entry.words(key)
    for word in words:
        if word not in grid.ids:
            raise entry.wrong(f"unknown cell {word!r}", key)
    return words


def _in_order(ids: Sequence[str], by_id: Mapping[str, int]) -> tuple[int, ...]:
    """The cells by the number in their ids ("c0", "c1", ...)."""
    return tuple([by_id[id] for id in sorted(ids, key=_number_in)])


def _number_in(id: str) -> int:
    digits = id.lstrip("abcdefghijklmnopqrstuvwxyz_")
    return int(digits) if digits else 0


def _places_of(cells: Sequence[int], size: int) -> tuple[int, ...]:
    """For every cell its place among these, or NOT_THERE."""
    found = [NOT_THERE] * size
    for place, cell in enumerate(cells):
        found[cell] = place
    return tuple(found)


def _go(x: int, y: int, way: int, steps: int) -> tuple[int, int]:
    """So many squares right, down, left or up."""
    if way == 0:
        return x + steps, y
    if way == 1:
        return x, y + steps
    return (x - steps, y) if way == 2 else (x, y - steps)


def _landing_of(leap: Leap) -> int:
    return leap.to
