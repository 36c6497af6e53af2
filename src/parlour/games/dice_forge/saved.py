"""Reads a saved table back, and refuses what cannot lie on one (Corrupt)."""

from collections.abc import Mapping

from parlour.core.errors import Corrupt
from parlour.core.options import OptionValue
from parlour.core.plain import Plain, field, rows, truth, whole, wholes
from parlour.games.dice_forge.model import COLOURS, DICE, NONE, RESOURCES, SIDES, SLOTS, UNLIMITED, CardKind, Content
from parlour.games.dice_forge.settings import Settings
from parlour.games.dice_forge.table import CERBERUS, NOBODY, TOKENS, TRITON, ForgeTable, count_hammers, limits_of


def load_table(seats: int, content: Content, options: Mapping[str, OptionValue], data: Plain) -> ForgeTable:
    """The table that ``ForgeTable.save`` wrote; Corrupt if it is impossible."""
    table = ForgeTable(seats, content, Settings(options))
    last_face, last_card, last_place = len(content.faces) - 1, len(content.cards) - 1, len(content.places)
    table.stock = _many(data, "stock", seats * len(RESOURCES), low=0, high=UNLIMITED)
    table.faces = _many(data, "faces", seats * SLOTS, low=0, high=last_face)
    table.up = _many(data, "up", seats * DICE, low=0, high=SIDES - 1)
    table.covered = _many(data, "covered", seats * DICE, low=0, high=(1 << SIDES) - 1)
    table.removed = _piles(data, "removed", seats, last_face)
    table.cards = _piles(data, "cards", seats, last_card)
    table.pawns = _many(data, "pawns", seats, low=NONE, high=len(content.islands) - 1)
    table.tokens = _many(data, "tokens", seats * TOKENS, low=0, high=UNLIMITED)
    table.hammered = _many(data, "hammered", seats, low=0, high=UNLIMITED)
    table.temple = _many(data, "temple", last_face + 1, low=0, high=UNLIMITED)
    table.out = _many(data, "out", last_face + 1, low=0, high=UNLIMITED)
    table.lying = _many(data, "lying", last_place, low=NONE, high=last_card)
    table.piles = _many(data, "piles", last_place, low=0, high=table.crowd.copies)
    table.boars = tuple(wholes(field(data, "boars"), about="the boars", low=0, high=len(COLOURS) - 1))
    table.boar_owner = _many(data, "boar_owner", len(COLOURS), low=NOBODY, high=seats - 1)
    table.round = whole(data, "round", low=0, high=table.crowd.rounds)
    table.first = whole(data, "first", low=NOBODY, high=seats - 1)
    table.starter = whole(data, "starter", low=NOBODY, high=seats - 1)
    table.turn = whole(data, "turn", low=NOBODY, high=seats - 1)
    table.passed = truth(data, "passed")
    _derive(table)
    _check(table)
    return table


def _many(data: Plain, key: str, count: int, *, low: int, high: int) -> list[int]:
    found = wholes(field(data, key), about=key, low=low, high=high)
    if len(found) != count:
        raise Corrupt(f"expected {count} numbers in {key!r}, got {len(found)}")
    return found


def _piles(data: Plain, key: str, seats: int, last: int) -> list[tuple[int, ...]]:
    found = [tuple(wholes(row, about=key, low=0, high=last)) for row in rows(field(data, key), about=key)]
    if len(found) != seats:
        raise Corrupt(f"expected {key!r} of {seats} seats, got {len(found)}")
    return found


def _derive(table: ForgeTable) -> None:
    """What follows from the cards: hammers and limits."""
    table.hammers = [count_hammers(table, hero) for hero in table.everyone]
    table.limits = []
    for hero in table.everyone:
        table.limits.extend(limits_of(table, hero))


def _check(table: ForgeTable) -> None:
    for at, number in enumerate(table.stock):
        if number > table.limits[at]:
            raise Corrupt(f"expected at most {table.limits[at]} in a hero's reserve, got {number}")
    if table.whereabouts() != table.belonging():
        raise Corrupt(f"expected every face in one place, got {table.whereabouts()!r} of {table.belonging()!r}")
    for hero in table.everyone:
        if table.hammered[hero] > table.hammers[hero] * 2 * table.content.numbers.hammer_lap:
            raise Corrupt(f"expected gold on hammers there are, got {table.hammered[hero]}")
        for token, kind in ((CERBERUS, CardKind.CERBERUS), (TRITON, CardKind.TRITON)):
            if table.tokens[hero * TOKENS + token] > table.has_kind(hero, kind):
                raise Corrupt("expected no more tokens than cards that give them")
    if table.round and NOBODY in (table.first, table.starter):
        raise Corrupt("expected a first player once the rounds have begun")
    _check_cards(table)
    _check_boars(table)


def _check_cards(table: ForgeTable) -> None:
    """Every copy lies on its pile or at a hero, once the piles are laid."""
    content = table.content
    for at, place in enumerate(content.places):
        card = table.lying[at]
        if card == NONE:
            if table.piles[at] or table.round:
                raise Corrupt(f"expected a card at {place.id!r}")
        elif not place.may_hold(card):
            raise Corrupt(f"expected {content.cards[place.basic].id!r} or its advanced card at {place.id!r}")
        for each in (place.basic, place.advanced):
            bought = sum([row.count(each) for row in table.cards]) if each != NONE else 0
            laid = table.crowd.copies - table.piles[at] if each == card and card != NONE else 0
            if bought != laid:
                raise Corrupt(f"expected {table.crowd.copies} copies of each card at {place.id!r}, got {bought} bought")


def _check_boars(table: ForgeTable) -> None:
    """D-83, D-134: each colour is in the pile, bought, or unused; a boar on a die has an owner."""
    if len(set(table.boars)) != len(table.boars):
        raise Corrupt(f"expected each boar once in its pile, got {table.boars!r}")
    for colour, owner in enumerate(table.boar_owner):
        if owner != NOBODY and colour in table.boars:
            raise Corrupt(f"expected the {COLOURS[colour]} boar in its pile or bought, got both")
        face = table.content.boars[colour]
        if face != NONE and table.temple[face] == 0 and owner == NOBODY:
            raise Corrupt(f"expected an owner of the {COLOURS[colour]} boar on a die")
        if face == NONE and owner != NOBODY:
            raise Corrupt(f"expected no owner of a {COLOURS[colour]} boar, there is none")
    owned = [sum([owner == hero for owner in table.boar_owner]) for hero in table.everyone]
    if owned != [table.has_kind(hero, CardKind.BOAR) for hero in table.everyone]:
        raise Corrupt(f"expected an owned colour for each boar card, got {owned!r}")
    for at, card in enumerate(table.lying):
        boars = card != NONE and table.content.cards[card].kind is CardKind.BOAR
        if boars and table.round and len(table.boars) != table.piles[at]:
            raise Corrupt(f"expected the colours of {table.piles[at]} boar cards, got {len(table.boars)}")
