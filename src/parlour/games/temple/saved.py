"""A saved table read back, and refused if no game could have come to it."""

from collections.abc import Sequence
from typing import Final

from parlour.core.errors import Corrupt
from parlour.core.plain import Plain, field, rows, truth, whole, wholes
from parlour.games.temple.board import COLUMNS, NOWHERE, ROWS
from parlour.games.temple.dice import faces_of, packed
from parlour.games.temple.model import ALCOVE_DECK, DECK_SIZE, TILES, Temple
from parlour.games.temple.table import ESCAPED, HOLE, INSIDE, NOBODY, NONE, UNTURNED, Settings, TempleTable

_ROUNDS: Final = 1 << 40
_DICE: Final = 666_666


def load_table(seats: int, temple: Temple, settings: Settings, data: Plain) -> TempleTable:
    """The table that ``TempleTable.save`` wrote; Corrupt if it is impossible."""
    table = TempleTable(seats, temple, settings)
    _load_players(table, data)
    _load_board(table, data)
    _check_lengths(table)
    _check_treasures(table)
    _check_players(table)
    _check_tiles(table)
    _check_dice(table)
    return table


def _load_players(table: TempleTable, data: Plain) -> None:
    seats, temple = table.seats, table.temple
    everybody = (1 << seats) - 1
    adventurers = len(temple.adventurers) - 1
    table.round = whole(data, "round", low=0, high=_ROUNDS)
    table.first = whole(data, "first", low=NOBODY, high=seats - 1)
    table.turn = whole(data, "turn", low=NOBODY, high=seats - 1)
    table.dealt = tuple([tuple(pair) for pair in _piles(data, "dealt", adventurers)])
    table.picks = tuple(wholes(field(data, "picks"), about="the picks", low=NONE, high=adventurers))
    table.shown = truth(data, "shown")
    table.sent = whole(data, "sent", low=0, high=everybody)
    table.used = whole(data, "used", low=0, high=everybody)
    table.lying = whole(data, "lying", low=0, high=everybody)
    table.status = tuple(wholes(field(data, "status"), about="the status", low=INSIDE, high=ESCAPED))
    table.where = wholes(field(data, "where"), about="the cells", low=NOWHERE, high=len(temple.board.ids) - 1)
    table.load = tuple(wholes(field(data, "load"), about="the loads", low=1, high=6))
    table.actions = wholes(field(data, "actions"), about="the actions", low=0, high=temple.dice)
    last = len(temple.treasures) - 1
    table.treasures = _piles(data, "treasures", last)
    table.discards = _piles(data, "discards", last)


def _load_board(table: TempleTable, data: Plain) -> None:
    temple = table.temple
    table.decks = _piles(data, "decks", len(temple.treasures) - 1)
    table.alcoves = whole(data, "alcoves", low=0, high=(1 << len(temple.alcoves)) - 1)
    table.dice = whole(data, "dice", low=0, high=_DICE)
    table.extra = whole(data, "extra", low=0, high=2)
    table.attempt = whole(data, "attempt", low=0, high=_DICE)
    table.attempt_at = whole(data, "attempt_at", low=NONE, high=len(temple.alcoves) - 1)
    table.wall_cards = tuple(wholes(field(data, "wall_cards"), about="the wall cards", low=0, high=100))
    table.left = whole(data, "left", low=0, high=COLUMNS)
    table.right = whole(data, "right", low=0, high=COLUMNS)
    table.boulder = whole(data, "boulder", low=0, high=temple.board.last_cell)
    table.planks = whole(data, "planks", low=0, high=temple.planks)
    table.mask = truth(data, "mask")
    table.clues = tuple(wholes(field(data, "clues"), about="the clue tiles", low=0, high=TILES))
    table.glyphs = tuple(wholes(field(data, "glyphs"), about="the glyphs", low=NONE, high=TILES - 1))
    table.layout = tuple(wholes(field(data, "layout"), about="the layout", low=NONE, high=TILES - 1))
    table.tiles = tuple(wholes(field(data, "tiles"), about="the lava tiles", low=UNTURNED, high=HOLE))
    everybody = (1 << table.seats) - 1
    table.looked = tuple(wholes(field(data, "looked"), about="the deciphered rows", low=0, high=everybody))
    table.coffins = tuple(wholes(field(data, "coffins"), about="the coffins", low=0, high=6))
    table.over = truth(data, "over")
    table.counted = truth(data, "counted")


def _piles(data: Plain, key: str, last: int) -> list[list[int]]:
    return [wholes(pile, about=f"the {key}", low=0, high=last) for pile in rows(field(data, key), about=f"the {key}")]


def _check_lengths(table: TempleTable) -> None:
    seats, decks = table.seats, len(table.temple.decks)
    expected: list[tuple[str, int, int]] = [
        ("dealt", len(table.dealt), seats),
        ("picks", len(table.picks), seats),
        ("status", len(table.status), seats),
        ("where", len(table.where), seats),
        ("load", len(table.load), seats),
        ("actions", len(table.actions), seats),
        ("treasures", len(table.treasures), seats),
        ("discards", len(table.discards), seats),
        ("decks", len(table.decks), decks),
        ("coffins", len(table.coffins), decks),
        ("wall_cards", len(table.wall_cards), len(table.temple.wall_cards)),
        ("clues", len(table.clues), ROWS),
        ("looked", len(table.looked), ROWS),
        ("glyphs", len(table.glyphs), TILES),
        ("layout", len(table.layout), TILES),
        ("tiles", len(table.tiles), TILES),
    ]
    for name, found, length in expected:
        if found != length:
            raise Corrupt(f"expected {name!r} to have {length} places, got {found}")


def _check_treasures(table: TempleTable) -> None:
    """Every treasure is somewhere exactly once, a deck holds its own, and all piles are ascending."""
    treasures = table.temple.treasures
    if sorted(table.whereabouts()) != list(range(len(treasures))):
        raise Corrupt(f"expected each of {len(treasures)} treasures exactly once")
    for pile in (*table.decks, *table.treasures, *table.discards):
        if pile != sorted(pile):
            raise Corrupt(f"expected treasures to be ascending, got {pile!r}")
    for number, deck in enumerate(table.decks):
        if len(deck) > DECK_SIZE or any([treasures[each].deck != number for each in deck]):
            raise Corrupt(f"expected deck {table.temple.decks[number]!r} to hold treasures of its own")
    for at, alcove in enumerate(table.temple.alcoves):
        if treasures[alcove.treasure].deck != ALCOVE_DECK:
            raise Corrupt(f"expected alcove {at} to hold an alcove's treasure")
    for kind, card in enumerate(table.temple.wall_cards):
        if table.wall_cards[kind] > card.copies:
            raise Corrupt(f"expected at most {card.copies} wall cards {card.id!r}, got {table.wall_cards[kind]}")


def _check_players(table: TempleTable) -> None:
    """Two adventurers to a seat, the pick one of them, and a cell for exactly those who are inside."""
    dealt = [each for pair in table.dealt for each in pair]
    if len(set(dealt)) != len(dealt):
        raise Corrupt(f"expected each adventurer at most once, got {dealt!r}")
    for seat in table.everyone:
        pair = table.dealt[seat]
        if len(pair) not in (0, 2) or list(pair) != sorted(pair):
            raise Corrupt(f"expected two adventurers for a seat, ascending, got {pair!r}")
        if table.picks[seat] != NONE and table.picks[seat] not in pair:
            raise Corrupt(f"expected the pick of seat {seat} to be one of {pair!r}, got {table.picks[seat]}")
        if table.shown:
            if table.picks[seat] == NONE or table.first == NOBODY:
                raise Corrupt("expected a pick of every seat and a first player before the picks are shown")
            if (table.where[seat] != NOWHERE) != (table.status[seat] == INSIDE):
                raise Corrupt(f"expected a cell for seat {seat} if and only if it is inside")
        elif table.where[seat] != NOWHERE:
            raise Corrupt(f"expected nobody inside before the picks are shown, got seat {seat}")
        if table.where[seat] in (table.temple.board.outside, table.temple.board.boulder):
            raise Corrupt(f"expected seat {seat} to be in a cell that can be entered")


def _check_tiles(table: TempleTable) -> None:
    """No number, no glyph twice; glyphs lie open if and only if the mask is off; a shown tile has a known number."""
    for name, found in (
        ("clue tiles", [number for number in table.clues if number]),
        ("glyphs", [glyph for glyph in table.glyphs if glyph != NONE]),
        ("layout", [glyph for glyph in table.layout if glyph != NONE]),
    ):
        _check_distinct(name, found)
    for tile, state in enumerate(table.tiles):
        if state != UNTURNED and table.number_on(tile) == 0:
            raise Corrupt(f"expected the number of lava tile {tile} to be known")
    for row, eyes in enumerate(table.looked):
        if eyes and (not table.clues[row] or table.glyphs[table.clues[row] - 1] == NONE):
            raise Corrupt(f"expected the glyph of row {row + 1} to be known to those who have seen it")
    if table.mask and any([glyph != NONE for glyph in table.layout]):
        raise Corrupt("expected the layout to be hidden under the mask")


def _check_distinct(name: str, found: Sequence[int]) -> None:
    if len(set(found)) != len(found):
        raise Corrupt(f"expected the {name} to be distinct, got {list(found)!r}")


def _check_dice(table: TempleTable) -> None:
    for name, dice in (("dice", table.dice), ("attempt", table.attempt)):
        faces = faces_of(dice)
        if any([not 1 <= face <= 6 for face in faces]) or packed(faces) != dice or len(faces) > table.temple.dice:
            raise Corrupt(f"expected {name!r} to be faces of at most {table.temple.dice} dice, ascending, got {dice}")
    if (table.attempt == 0) != (table.attempt_at == NONE):
        raise Corrupt("expected dice at an alcove if and only if there is an attempt")
