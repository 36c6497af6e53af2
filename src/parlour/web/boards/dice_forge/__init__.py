"""The board of Dice Forge: bronze and parchment under stars (see parlour.web.boards for what a board is)."""

from typing import Final

from parlour.web.boards.dice_forge.board import folded, layout, regions
from parlour.web.boards.dice_forge.cues import cues
from parlour.web.boards.dice_forge.sprites import sprites

stylesheet: Final = "boards/dice_forge.css"

__all__ = ["cues", "folded", "layout", "regions", "sprites", "stylesheet"]
