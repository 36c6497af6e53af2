"""Parlour: a self-hosted table for tabletop games. The protocol for programs is here (docs/reading-guide.md)."""

from parlour.core.agenda import Verdict
from parlour.core.errors import (
    BadContent,
    BadOption,
    Corrupt,
    Illegal,
    OutOfTurn,
    ParlourError,
    Stale,
    UnknownGame,
    Unreadable,
)
from parlour.core.questions import Answer, Chance, Choice
from parlour.core.record import Record
from parlour.core.registry import game
from parlour.core.rules import Game, State
from parlour.core.seats import NATURE, REFEREE, SPECTATOR

__all__ = [
    "NATURE",
    "REFEREE",
    "SPECTATOR",
    "Answer",
    "BadContent",
    "BadOption",
    "Chance",
    "Choice",
    "Corrupt",
    "Game",
    "Illegal",
    "OutOfTurn",
    "ParlourError",
    "Record",
    "Stale",
    "State",
    "UnknownGame",
    "Unreadable",
    "Verdict",
    "game",
]
