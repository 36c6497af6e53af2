"""The match log: append-only, one writer, and nothing is told before it is stored.

The log is the truth of a match: every answer, chat line, seating and absence is one `Entry` in one slot. Everything
else that is known about a match can be worked out again from its log.
"""

from parlour.store.contract import Store
from parlour.store.entries import Draft, Entry, Guest, Json, Kind, Match, NewMatch, Status
from parlour.store.errors import CannotOpen, CannotStore, RepeatedNonce, Unknown
from parlour.store.sql import SqlStore
from parlour.store.writer import Stored, WritePoint

__all__ = [
    "CannotOpen",
    "CannotStore",
    "Draft",
    "Entry",
    "Guest",
    "Json",
    "Kind",
    "Match",
    "NewMatch",
    "RepeatedNonce",
    "SqlStore",
    "Status",
    "Store",
    "Stored",
    "Unknown",
    "WritePoint",
]
