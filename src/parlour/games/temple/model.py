"""The pieces of the temple and their arithmetic; no rules.

A treasure is known by its number; its text is its deck, its value and its copy ("w1-3-2", "lava-coffin-1"), or that of
its alcove ("small-2", "big"). Numbers on tiles run from 1, as they are printed (T-07).
"""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from parlour.core.content import ContentFile, Entry
from parlour.games.temple.board import ROWS, Board
from parlour.games.temple.survey import read_board

COFFIN: Final = 0
"""T-09: the value of a treasure without a number."""

LAVA_DECK: Final = 4
RIVER_DECK: Final = 5
ALCOVE_DECK: Final = 6
"""T-19: not a deck; the treasures of the alcoves, which lie open."""

DECK_SIZE: Final = 10
"""T-17."""

TILES: Final = 14
"""T-06: lava tiles, clue tiles, glyphs and numbers."""

BIG: Final = 4
"""The number of the big alcove (T-63)."""


class Ability(Enum):
    """T-138, T-139: the six kinds."""

    SPRINT = "sprint"
    STAMINA = "stamina"
    LINGUISTICS = "linguistics"
    SWIMMING = "swimming"
    LOCK_PICKING = "lock_picking"
    LEAP = "leap"


class Treasure:
    """One of the 65 treasures: its deck (ALCOVE_DECK for those of the alcoves) and its value, COFFIN for a coffin."""

    __slots__ = ("back", "deck", "number", "text", "value")

    def __init__(self, number: int, *, deck: int, value: int, text: str, back: str) -> None:
        self.number: Final = number
        self.deck: Final = deck
        self.value: Final = value
        self.text: Final = text
        self.back: Final = back
        """What everybody sees of it (T-152): its deck, or its alcove, which tells the value too."""


class Alcove:
    """An alcove: the cell it is worked from, its treasure, and the faces that open it, ascending (T-63 to T-66)."""

    __slots__ = ("cell", "faces", "id", "treasure")

    def __init__(self, id: str, *, cell: int, treasure: int, faces: tuple[int, ...]) -> None:
        self.id: Final = id
        self.cell: Final = cell
        self.treasure: Final = treasure
        self.faces: Final = faces


class WallCard:
    """A kind of wall cards: by how many columns each wall moves, and how many copies there are (T-110)."""

    __slots__ = ("copies", "id", "left", "right")

    def __init__(self, id: str, *, left: int, right: int, copies: int) -> None:
        self.id: Final = id
        self.left: Final = left
        self.right: Final = right
        self.copies: Final = copies


class Adventurer:
    """An adventurer and what they can do (T-139)."""

    __slots__ = ("ability", "id")

    def __init__(self, id: str, ability: Ability) -> None:
        self.id: Final = id
        self.ability: Final = ability


class Temple:
    """Everything one content file describes."""

    __slots__ = (
        "adventurer_of",
        "adventurers",
        "alcove_at",
        "alcoves",
        "board",
        "decks",
        "dice",
        "glyph_of",
        "glyphs",
        "hash",
        "loads",
        "planks",
        "treasure_of",
        "treasures",
        "wall_cards",
        "wall_of",
    )

    def __init__(
        self,
        *,
        board: Board,
        decks: Sequence["Deck"],
        alcoves: Sequence["AlcoveEntry"],
        wall_cards: Sequence[WallCard],
        adventurers: Sequence[Adventurer],
        glyphs: Sequence[str],
        loads: Sequence[int],
        dice: int,
        planks: int,
        hash: str,
    ) -> None:
        self.board: Final = board
        self.hash: Final = hash
        self.dice: Final = dice
        self.planks: Final = planks
        self.glyphs: Final = tuple(glyphs)
        self.glyph_of: Final = {id: number for number, id in enumerate(glyphs)}
        self.wall_cards: Final = tuple(wall_cards)
        self.wall_of: Final = {card.id: number for number, card in enumerate(wall_cards)}
        self.adventurers: Final = tuple(adventurers)
        self.adventurer_of: Final = {each.id: number for number, each in enumerate(adventurers)}
        self.loads: Final = tuple(loads)
        treasures = _treasures(decks)
        first = len(treasures)
        for place, alcove in enumerate(alcoves):
            treasures.append(
                Treasure(first + place, deck=ALCOVE_DECK, value=alcove.value, text=alcove.id, back=alcove.id)
            )
        self.treasures: Final = tuple(treasures)
        self.treasure_of: Final = {treasure.text: treasure.number for treasure in treasures}
        self.decks: Final = tuple([deck.id for deck in decks])
        self.alcoves: Final = tuple(
            [
                Alcove(alcove.id, cell=board.by_id[alcove.cell], treasure=first + place, faces=alcove.faces)
                for place, alcove in enumerate(alcoves)
            ]
        )
        at = [-1] * len(board.ids)
        for place, each in enumerate(self.alcoves):
            at[each.cell] = place
        self.alcove_at: Final = tuple(at)
        """The alcove worked from a cell, by cell; -1 where there is none."""

    def load_of(self, treasures: int) -> int:
        """T-27 to T-29: the load level of somebody who carries so many treasures."""
        return self.loads[min(treasures, len(self.loads) - 1)]


class Deck:
    """A deck of treasures as its file names it: values ascending, the coffin first."""

    __slots__ = ("id", "values")

    def __init__(self, id: str, values: Sequence[int]) -> None:
        self.id: Final = id
        self.values: Final = tuple(values)


class AlcoveEntry:
    """An alcove as its file names it."""

    __slots__ = ("cell", "faces", "id", "value")

    def __init__(self, id: str, *, cell: str, value: int, faces: tuple[int, ...]) -> None:
        self.id: Final = id
        self.cell: Final = cell
        self.value: Final = value
        self.faces: Final = faces


def _treasures(decks: Sequence[Deck]) -> list[Treasure]:
    treasures: list[Treasure] = []
    for number, deck in enumerate(decks):
        copies: dict[int, int] = {}
        for value in deck.values:
            copies[value] = copies.get(value, 0) + 1
            name = "coffin" if value == COFFIN else str(value)
            text = f"{deck.id}-{name}-{copies[value]}"
            treasures.append(Treasure(len(treasures), deck=number, value=value, text=text, back=deck.id))
    return treasures


def read_temple(name: str, written: str) -> Temple:
    """The temple that a content file describes; BadContent names the file and the line of what does not add up."""
    file = ContentFile(name, written)
    tables = [
        "temple",
        "load",
        "deck",
        "alcove",
        "wall",
        "glyphs",
        "adventurer",
        "row",
        "places",
        "sun",
        "line",
        "arrow",
    ]
    file.only([*tables, "leaving", "solid"])
    head = file.one("temple")
    head.only(["dice", "treasures", "wall_cards", "planks", "cells", "lines", "one_way", "leaps"])
    board = read_board(file, head)
    temple = Temple(
        board=board,
        decks=_read_decks(file, head),
        alcoves=[_read_alcove(entry, board) for entry in file.many("alcove")],
        wall_cards=_read_walls(file, head),
        adventurers=_read_adventurers(file, head),
        glyphs=_read_glyphs(file),
        loads=_read_loads(file.many("load")),
        dice=head.whole("dice", low=1, high=5),
        planks=head.whole("planks", low=1, high=5),
        hash=file.hash,
    )
    _check_treasures(head, temple)
    return temple


def _read_decks(file: ContentFile, head: Entry) -> list[Deck]:
    decks: list[Deck] = []
    for entry in file.many("deck"):
        entry.only(["id", "values"])
        id = entry.word("id", ["w1", "w2", "w3", "w4", "lava", "river"])
        if id in [deck.id for deck in decks]:
            raise entry.wrong(f"expected each deck once, got {id!r} again", "id")
        values: list[int] = []
        for word in entry.word("values").split():
            if word != "coffin" and word not in ("1", "2", "3", "4", "5", "6"):
                raise entry.wrong(f"expected values from 1 to 6 and coffin, got {word!r}", "values")
            values.append(COFFIN if word == "coffin" else int(word))
        if len(values) != DECK_SIZE or values.count(COFFIN) != 1:
            raise entry.wrong(f"expected {DECK_SIZE} treasures, one of them a coffin, got {len(values)}", "values")
        decks.append(Deck(id, sorted(values)))
    if [deck.id for deck in decks] != ["w1", "w2", "w3", "w4", "lava", "river"]:
        raise head.wrong("expected the decks w1, w2, w3, w4, lava and river in this order")
    return decks


def _read_alcove(entry: Entry, board: Board) -> AlcoveEntry:
    entry.only(["id", "cell", "value", "faces"])
    faces: list[int] = []
    for word in entry.word("faces").split():
        if word not in ("1", "2", "3", "4", "5", "6") or int(word) in faces:
            raise entry.wrong(f"expected different faces from 1 to 6, got {word!r}", "faces")
        faces.append(int(word))
    if not 1 <= len(faces) <= 5:
        raise entry.wrong(f"expected one to five faces, got {len(faces)}", "faces")
    cell = entry.word("cell", [board.ids[c] for c in board.corridor])
    value = entry.whole("value", low=1, high=10)
    return AlcoveEntry(entry.word("id"), cell=cell, value=value, faces=tuple(sorted(faces)))


def _read_walls(file: ContentFile, head: Entry) -> list[WallCard]:
    cards: list[WallCard] = []
    for entry in file.many("wall"):
        entry.only(["id", "left", "right", "copies"])
        id = entry.word("id", ["both", "left", "right", "blank"])
        left, right = entry.whole("left", low=0, high=1), entry.whole("right", low=0, high=1)
        cards.append(WallCard(id, left=left, right=right, copies=entry.whole("copies", low=1, high=50)))
    found = sum([card.copies for card in cards])
    if head.whole("wall_cards", low=3, high=100) != found:
        raise head.wrong(f"expected {head.value('wall_cards')} wall cards, the kinds add up to {found}", "wall_cards")
    for side, steps in (("left", [c.left * c.copies for c in cards]), ("right", [c.right * c.copies for c in cards])):
        if sum(steps) != 3:
            raise head.wrong(f"expected the {side} wall to move 3 columns in all (T-49), got {sum(steps)}")
    return cards


def _read_adventurers(file: ContentFile, head: Entry) -> list[Adventurer]:
    adventurers: list[Adventurer] = []
    kinds = {ability.value: ability for ability in Ability}
    for entry in file.many("adventurer"):
        entry.only(["id", "ability"])
        id = entry.word("id")
        if id in [each.id for each in adventurers]:
            raise entry.wrong(f"expected each adventurer once, got {id!r} again", "id")
        adventurers.append(Adventurer(id, kinds[entry.word("ability", list(kinds))]))
    for ability in Ability:
        if sum([each.ability is ability for each in adventurers]) != 2:
            raise head.wrong(f"expected two adventurers with {ability.value} (T-139)")
    return adventurers


def _read_glyphs(file: ContentFile) -> list[str]:
    entry = file.one("glyphs")
    entry.only(["ids"])
    ids = entry.words("ids")
    if len(ids) != TILES or len(set(ids)) != TILES:
        raise entry.wrong(f"expected {TILES} different glyphs, got {len(set(ids))}", "ids")
    return ids


def _read_loads(entries: Sequence[Entry]) -> list[int]:
    """The load by the number of treasures; the last one holds from there on."""
    loads: list[int] = []
    for place, entry in enumerate(entries):
        entry.only(["from", "load"])
        start = entry.whole("from", low=0, high=60)
        load = entry.whole("load", low=1, high=6)
        if (place == 0) != (start == 0) or start < len(loads):
            raise entry.wrong(f"expected loads from 0 on, ascending, got {start}", "from")
        while len(loads) < start:
            loads.append(loads[-1])
        loads.append(load)
    return loads


def _check_treasures(head: Entry, temple: Temple) -> None:
    """T-05, T-06, T-48: 65 treasures, a deck to a row, a lava tile to a glyph."""
    found = len(temple.treasures)
    if head.whole("treasures", low=1, high=100) != found:
        raise head.wrong(f"expected {head.value('treasures')} treasures, there are {found}", "treasures")
    if len(temple.treasure_of) != found:
        raise head.wrong("expected every treasure to have a text of its own")
    if len(temple.board.lava) != TILES:
        raise head.wrong(f"expected {TILES} lava cells, got {len(temple.board.lava)}")
    rows = [temple.board.row[cell] for cell in temple.board.numbers if temple.board.row[cell]]
    if max(rows) != ROWS or len(temple.alcoves) != BIG + 1:
        raise head.wrong(f"expected {ROWS} rows in the wall room and {BIG + 1} alcoves")
