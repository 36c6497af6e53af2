"""What one eye knows of the glyphs: the open tiles and its own notes (T-16, T-57), nothing else."""

from typing import Final

from parlour.games.temple.reckoning import trap_chance
from parlour.web.boards.temple.meter import percent
from parlour.web.boards.temple.notes import Note
from parlour.web.boards.temple.places import TEMPLE
from parlour.web.boards.temple.rooms import Tile
from parlour.web.boards.temple.view import TempleView


class Knowledge:
    """The eye's knowledge, from its view."""

    __slots__ = ("_fallen", "_noted", "_safe", "_seen")

    def __init__(self, seen: TempleView) -> None:
        self._seen: Final = seen
        self._fallen: Final = {each["glyph"]: each["number"] for each in seen["tiles"] if each["state"] == "hole"}
        self._safe: Final = {
            each["glyph"]: each["number"] for each in seen["tiles"] if each["state"] in ("turned", "searched")
        }
        self._noted: Final = {each["glyph"]: each["number"] for each in seen["clues_seen"]}

    def tiles(self) -> tuple[Tile, ...]:
        """The lava tiles, with a mark on those that the eye's notes call traps."""
        return tuple(
            Tile(each["cell"], each["glyph"], each["state"], each["number"], each["glyph"] in self._noted)
            for each in self._seen["tiles"]
        )

    def notes(self) -> tuple[Note, ...]:
        """All glyphs in the order of the content, with what is known of each."""
        return tuple(self._note(glyph) for glyph in TEMPLE.glyphs)

    def traps(self) -> tuple[int, ...]:
        """The numbers of the traps, which everybody sees (T-16)."""
        return tuple(zone["number"] for zone in self._seen["zones"] if zone["number"])

    def odds(self) -> str:
        """The chance that a tile of which nothing is known is a trap, as a text."""
        return percent(trap_chance(traps=len(self._known_traps()), safe=len(self._safe)))

    def risk_of(self, cell: str) -> str:
        """The chance to fall with the tile on this lava cell, as a text; empty where there is no question."""
        tile = next((each for each in self._seen["tiles"] if each["cell"] == cell), None)
        if tile is None or tile["state"] != "unturned":
            return ""
        if tile["glyph"] in self._noted:
            return "100 %"
        return self.odds()

    def load_of(self, treasures: int) -> int:
        """T-27 to T-29, TA-5: the load of so many treasures."""
        if self._seen["options"]["overload"] == "level_6" and treasures > 12:
            return 6
        return TEMPLE.load_of(treasures)

    def _known_traps(self) -> set[str]:
        return {*self._fallen, *self._noted}

    def _note(self, glyph: str) -> Note:
        for kind, known in (("fallen", self._fallen), ("safe", self._safe), ("trap", self._noted)):
            if glyph in known:
                return Note(glyph, kind, known[glyph])
        return Note(glyph, "unknown", 0)
