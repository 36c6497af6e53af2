"""D-22, D-23: what comes into a hero's reserve and what leaves it, one gain or loss at a time."""

from parlour.core.seats import Seat
from parlour.games.dice_forge.events import Moved
from parlour.games.dice_forge.model import RESOURCE_NAMES, Amounts
from parlour.games.dice_forge.table import ForgeTable


def gain(table: ForgeTable, hero: Seat, resource: int, number: int) -> None:
    """D-22, D-23: so much comes in; what exceeds the limit is lost."""
    at = hero * 4 + resource
    held = table.stock[at]
    now = held + number
    if now > table.limits[at]:
        now = table.limits[at]
    table.stock[at] = now
    if table.listening:
        if now > held:
            table.tell(Moved("gained", hero, now - held, RESOURCE_NAMES[resource]))
        if held + number > now:
            table.tell(Moved("overflowed", hero, held + number - now, RESOURCE_NAMES[resource]))


def gain_all(table: ForgeTable, hero: Seat, amounts: Amounts) -> None:
    """All of these; for a hero whose gold cannot go anywhere else."""
    gold, sun, moon, vp = amounts
    if gold:
        gain(table, hero, 0, gold)
    if sun:
        gain(table, hero, 1, sun)
    if moon:
        gain(table, hero, 2, moon)
    if vp:
        gain(table, hero, 3, vp)


def lose(table: ForgeTable, hero: Seat, resource: int, number: int) -> None:
    """D-23, D-110: so much goes; nothing falls below 0."""
    at = hero * 4 + resource
    lost = min(table.stock[at], number)
    table.stock[at] -= lost
    if table.listening:
        table.tell(Moved("lost", hero, lost, RESOURCE_NAMES[resource]))


def pay(table: ForgeTable, hero: Seat, resource: int, number: int) -> None:
    """D-40, D-48, D-57: the price of something, which the hero must have."""
    at = hero * 4 + resource
    assert table.stock[at] >= number, f"a price of {number} was not checked against {table.stock[at]}"
    table.stock[at] -= number
    if table.listening and number:
        table.tell(Moved("paid", hero, number, RESOURCE_NAMES[resource]))
