"""Saved tables read back, and refused where no game could have come to them."""

from collections.abc import Sequence
from typing import Final

from parlour.core.errors import Corrupt
from parlour.core.plain import Plain, field, rows, truth, whole, wholes
from parlour.core.seats import Seat
from parlour.games.senyu.model import Content
from parlour.games.senyu.settings import Settings
from parlour.games.senyu.table import FRESH, NO_CELL, NO_HERO, NOBODY, READY, SenyuTable

_LARGEST: Final = 1 << 40


def load_table(seats: int, content: Content, settings: Settings, data: Plain) -> SenyuTable:
    """The table that ``save`` wrote; Corrupt if it is impossible."""
    table = SenyuTable(seats, content, settings)
    _load_seats(table, data)
    _load_piles(table, data)
    table.bonus = whole(data, "bonus", low=0, high=1000)
    table.weakened = whole(data, "weakened", low=0, high=1000)
    table.dice = tuple(wholes(field(data, "dice"), about="the dice", low=1, high=6))
    table.throwers = _some_seats(data, "throwers", seats)
    table.dice_count = whole(data, "dice_count", low=1, high=2)
    table.duel = _some_seats(data, "duel", seats)
    table.fighters = _some_seats(data, "fighters", seats)
    table.out = _some_seats(data, "out", seats)
    table.round = whole(data, "round", low=0, high=_LARGEST)
    table.starter = whole(data, "starter", low=NOBODY, high=seats - 1)
    table.turn = whole(data, "turn", low=NOBODY, high=seats - 1)
    table.turns = whole(data, "turns", low=0, high=_LARGEST)
    table.time_up = truth(data, "time_up")
    table.wishes = whole(data, "wishes", low=0, high=(1 << seats) - 1)
    _check(table)
    return table


def _load_seats(table: SenyuTable, data: Plain) -> None:
    content, seats = table.content, table.seats
    table.heroes = _by_seat(data, "heroes", seats, low=NO_HERO, high=len(content.heroes) - 1)
    table.hp = _by_seat(data, "hp", seats, low=0, high=content.hp)
    table.progress = _by_seat(data, "progress", seats, low=-_LARGEST, high=_LARGEST)
    table.furthest = _by_seat(data, "furthest", seats, low=0, high=_LARGEST)
    table.certificates = _by_seat(data, "certificates", seats, low=0, high=_LARGEST)
    table.stays = _by_seat(data, "stays", seats, low=0, high=_LARGEST if table.settings.stay_stacks else 1)
    table.lost = _by_seat(data, "lost", seats, low=0, high=1)
    table.falls = _by_seat(data, "falls", seats, low=0, high=_LARGEST)
    table.departs = _by_seat(data, "departs", seats, low=NO_CELL, high=content.size - 1)
    table.rights = _by_seat(data, "rights", seats, low=0, high=READY | FRESH)


def _load_piles(table: SenyuTable, data: Plain) -> None:
    last = len(table.content.cards) - 1
    table.hands = [
        wholes(hand, about="a hand", low=0, high=last) for hand in rows(field(data, "hands"), about="the hands")
    ]
    table.deck = wholes(field(data, "deck"), about="the deck", low=0, high=last)
    table.discards = wholes(field(data, "discards"), about="the discards", low=0, high=last)
    table.aside = wholes(field(data, "aside"), about="the cards carried out", low=0, high=last)
    table.offered = wholes(field(data, "offered"), about="the offered cards", low=0, high=last)
    last = len(table.content.monsters) - 1
    table.lair = wholes(field(data, "lair"), about="the monsters", low=0, high=last)
    table.slain = wholes(field(data, "slain"), about="the slain monsters", low=0, high=last)
    table.prey = wholes(field(data, "prey"), about="the hunted monsters", low=0, high=last)


def _by_seat(data: Plain, key: str, seats: int, *, low: int, high: int) -> list[int]:
    found = wholes(field(data, key), about=key, low=low, high=high)
    if len(found) != seats:
        raise Corrupt(f"expected {key!r} to hold a number for each of {seats} seats, got {len(found)}")
    return found


def _some_seats(data: Plain, key: str, seats: int) -> tuple[Seat, ...]:
    return tuple(wholes(field(data, key), about=key, low=0, high=seats - 1))


def _check(table: SenyuTable) -> None:
    """Corrupt unless every card lies somewhere once and the numbers fit one another."""
    if len(table.hands) != table.seats:
        raise Corrupt(f"expected the hands of {table.seats} seats, got {len(table.hands)}")
    cards = table.deck + table.discards + table.aside + table.offered
    for hand in table.hands:
        cards = cards + hand
    _each_once("task card", cards, len(table.content.cards))
    _each_once("monster", table.lair + table.slain + table.prey, len(table.content.monsters))
    for ascending in (table.deck, table.lair, *table.hands):
        if ascending != sorted(ascending):
            raise Corrupt(f"expected hands and unseen piles to be ascending, got {ascending!r}")
    items = table.content.items
    for hand in table.hands:
        if any([card not in items for card in hand]):
            raise Corrupt(f"expected hands to hold items only, got {hand!r}")
    _check_heroes(table)
    _check_scene(table)


def _check_heroes(table: SenyuTable) -> None:
    taken = [hero for hero in table.heroes if hero != NO_HERO]
    if len(set(taken)) != len(taken):
        raise Corrupt(f"expected each hero once, got {table.heroes!r}")
    if table.round > 0 and (len(taken) != table.seats or table.starter == NOBODY):
        raise Corrupt("expected every seat to have a hero and somebody to start once a round has begun")
    size = table.content.size
    for seat in table.everyone:
        # SC-1: a certificate is paid when its castle is reached for the first time, so the two go together.
        furthest = table.furthest[seat]
        if table.progress[seat] > furthest or furthest // size != table.certificates[seat]:
            raise Corrupt(f"expected certificates and progress of seat {seat} to fit, furthest is {furthest}")


def _check_scene(table: SenyuTable) -> None:
    if len(table.dice) != len(table.throwers):
        raise Corrupt(f"expected a thrower for each die, got {len(table.throwers)} for {len(table.dice)}")
    if len(table.duel) not in (0, 2):
        raise Corrupt(f"expected a duel of two, got {len(table.duel)}")
    fighting = [*table.fighters, *table.out]
    if len(set(fighting)) != len(fighting):
        raise Corrupt(f"expected each fighter once, got {fighting!r}")


def _each_once(what: str, found: Sequence[int], number: int) -> None:
    if sorted(found) != list(range(number)):
        raise Corrupt(f"expected each of {number} {what}s exactly once, got {len(found)} places")
