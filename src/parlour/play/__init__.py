"""One match being played: nature, seats, clock, absence; ports for store, clock and bots."""

from parlour.play.house import House
from parlour.play.nature import Loaded, Nature, Sealed, Seeded, settle
from parlour.play.people import clean_line, clean_name, clean_title
from parlour.play.ports import BotPort, Clock, Timer, WallClock
from parlour.play.room import Room
from parlour.play.snapshot import (
    Accepted,
    Awaited,
    Change,
    ChatLine,
    Decider,
    Frozen,
    Notice,
    SeatSeen,
    Sitter,
    Snapshot,
    TableLine,
    ToldOf,
)
from parlour.play.watching import Subscription

__all__ = [
    "Accepted",
    "Awaited",
    "BotPort",
    "Change",
    "ChatLine",
    "Clock",
    "Decider",
    "Frozen",
    "House",
    "Loaded",
    "Nature",
    "Notice",
    "Room",
    "Sealed",
    "SeatSeen",
    "Seeded",
    "Sitter",
    "Snapshot",
    "Subscription",
    "TableLine",
    "Timer",
    "ToldOf",
    "WallClock",
    "clean_line",
    "clean_name",
    "clean_title",
    "settle",
]
