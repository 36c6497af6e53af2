"""The board of Senyu: a picture-book journey round a valley (see parlour.web.boards for what a board is)."""

from typing import Final

from parlour.web.boards.senyu.board import layout, regions
from parlour.web.boards.senyu.cues import cues
from parlour.web.boards.senyu.sprites import sprites

stylesheet: Final = "boards/senyu.css"

__all__ = ["cues", "layout", "regions", "sprites", "stylesheet"]
