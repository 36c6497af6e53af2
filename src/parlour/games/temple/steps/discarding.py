"""Treasures that leave the game, by choice or as a price."""

from typing import Final

from parlour.core.pieces import put, take
from parlour.core.seats import Seat
from parlour.games.temple.events import Carried
from parlour.games.temple.table import TempleTable

MOST_CARRIED: Final = 12
"""TA-5: with overload = drop_to_12 nobody keeps more in phase 1."""


def must_drop(table: TempleTable, seat: Seat) -> bool:
    """TA-5: more than twelve treasures where the table allows only twelve."""
    return table.settings.drop_to_12 and len(table.treasures[seat]) > MOST_CARRIED


def least(table: TempleTable, seat: Seat) -> int:
    """The treasure with the smallest number on it; a coffin is hoped to be worth more than a 3."""
    treasures = table.temple.treasures
    return min(table.treasures[seat], key=lambda each: treasures[each].value or 4)


def discard(table: TempleTable, seat: Seat, treasure: int, event: str) -> None:
    """T-33: a treasure leaves the game, face down."""
    take(table.treasures[seat], treasure)
    put(table.discards[seat], treasure)
    piece = table.temple.treasures[treasure]
    table.tell(Carried(event, seat, treasure=piece.text, back=piece.back))
