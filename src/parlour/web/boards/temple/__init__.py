"""The board of the temple: jade and basalt seen from above, slow amber lava (see parlour.web.boards for boards)."""

from typing import Final

from parlour.web.boards.temple.board import layout, regions
from parlour.web.boards.temple.cues import cues
from parlour.web.boards.temple.drawings import sprites

stylesheet: Final = "boards/temple.css"

__all__ = ["cues", "layout", "regions", "sprites", "stylesheet"]
