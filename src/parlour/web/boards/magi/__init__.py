"""The board of Magi: night-blue cloth, cards as enamel with gold lines (see parlour.web.boards for what a board is)."""

from typing import Final

from parlour.web.boards.magi.board import folded, layout, regions
from parlour.web.boards.magi.cards import sprites
from parlour.web.boards.magi.cues import cues

stylesheet: Final = "boards/magi.css"

__all__ = ["cues", "folded", "layout", "regions", "sprites", "stylesheet"]
