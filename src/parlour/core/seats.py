"""Seats, and the eyes that look at a table.

A seat is a number from 0, clockwise. An eye is a seat, or one of the two that sit nowhere.
"""

from typing import Final, TypeAlias

Seat: TypeAlias = int
Eye: TypeAlias = int

SPECTATOR: Final = -1
"""Sees what lies open."""

REFEREE: Final = -2
"""Sees everything; for replays and tests, never for somebody who plays."""

NATURE: Final = -3
"""The seat that answers chances."""
