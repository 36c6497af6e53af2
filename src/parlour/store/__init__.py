"""The match log: append-only, one writer, and nothing is told before it is stored.

The log is the truth of a match: every answer, chat line, seating and absence is one `Entry` in one slot. Everything
else that is known about a match can be worked out again from its log.
"""

from parlour.store.contents import LARGEST_CONTENT, LONGEST_NAME, MOST_CONTENTS
from parlour.store.contract import Store
from parlour.store.entries import ContentLine, Draft, Entry, Guest, Json, Kind, Match, NewMatch, SavedContent, Status
from parlour.store.errors import (
    CannotOpen,
    CannotStore,
    RepeatedNonce,
    TakenName,
    TooManyContents,
    Unknown,
    UnknownContent,
)
from parlour.store.sql import SqlStore
from parlour.store.writer import Stored, WritePoint

__all__ = [
    "LARGEST_CONTENT",
    "LONGEST_NAME",
    "MOST_CONTENTS",
    "CannotOpen",
    "CannotStore",
    "ContentLine",
    "Draft",
    "Entry",
    "Guest",
    "Json",
    "Kind",
    "Match",
    "NewMatch",
    "RepeatedNonce",
    "SavedContent",
    "SqlStore",
    "Status",
    "Store",
    "Stored",
    "TakenName",
    "TooManyContents",
    "Unknown",
    "UnknownContent",
    "WritePoint",
]
