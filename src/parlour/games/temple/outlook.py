"""What one seat sees of the temple, read from its view: the ground under the level 2 bot's thinking. No rules."""

from typing import Final

from parlour.core.plain import Plain
from parlour.core.seats import Seat
from parlour.games.temple.board import COLUMNS, LAVA, NOWHERE, SUN, WALL_ROOM
from parlour.games.temple.model import TILES, Temple

COFFIN_WORTH: Final = 3.5
"""T-134: what a coffin comes to on average."""


class Outlook:
    """The table as one seat sees it.

    ``tile_risk``: by cell, how likely it is that stepping there is death (0 off the lava); ``shut``: cells that nobody
    can enter now; ``loot``: by cell, what a search there brings on average, 0 where there is none.
    """

    __slots__ = (
        "ability",
        "actions",
        "attempt",
        "blank_cards",
        "boulder",
        "bridge_weight",
        "clues_missing",
        "end",
        "extra",
        "full_alcoves",
        "held",
        "here",
        "left",
        "load",
        "loot",
        "lying",
        "mask",
        "move_cards",
        "overload",
        "planks",
        "right",
        "round",
        "seat",
        "seen_rows",
        "shut",
        "sun_b",
        "temple",
        "tile_risk",
        "unused",
        "worth",
    )

    def __init__(self, temple: Temple, view: dict[str, Plain]) -> None:
        """The view of a seat, as ``Game.view`` builds it."""
        board = temple.board
        self.temple: Final = temple
        self.seat: Final[Seat] = whole(view["eye"])
        rows = table_rows(view["seats"])
        own = rows[self.seat]
        self.here: Final = board.by_id[text(own["cell"])] if own["cell"] else NOWHERE
        self.actions: Final = whole(own["actions"])
        self.extra: Final = whole(view["extra"])
        self.load: Final = whole(own["bridge_load"])
        self.held: Final = texts(view["treasures"])
        self.worth: Final = sum([worth_of(temple, each) for each in self.held])
        self.lying: Final = own["lying"] is True
        self.ability: Final = text(own["ability"])
        self.unused: Final = own["ability_used"] is not True
        self.bridge_weight: Final = sum(
            [whole(row["bridge_load"]) for row in rows if row["cell"] == board.ids[board.bridge] and row is not own]
        )
        self.round: Final = whole(view["round"])
        self.boulder: Final = whole(view["boulder"])
        options = view["options"]
        assert isinstance(options, dict)
        self.end: Final = whole(options["track_end"])
        self.overload: Final = text(options["overload"])
        self.planks: Final = whole(view["planks"])
        self.left: Final = whole(view["left"])
        self.right: Final = whole(view["right"])
        cards = view["wall_cards"]
        assert isinstance(cards, dict)
        self.blank_cards: Final = whole(cards["blank"])
        self.move_cards: Final = sum([whole(count) for count in cards.values()]) - self.blank_cards
        self.mask: Final = view["mask"] is True
        self.full_alcoves: Final = [text(row["alcove"]) for row in table_rows(view["alcoves"]) if row["full"]]
        self.attempt: Final = [whole(face) for face in row_list(view["attempt"])]
        self.sun_b: Final = [row["open"] is True for row in table_rows(view["suns"])][-1]
        notes = table_rows(view["clues_seen"])
        self.seen_rows: Final = [whole(row["row"]) for row in notes]
        fallen = [whole(row["number"]) for row in table_rows(view["tiles"]) if row["state"] == "hole"]
        zones = table_rows(view["zones"])
        unknown = [row for row in zones if whole(row["number"]) not in fallen]
        self.clues_missing: Final = [whole(row["row"]) for row in unknown if row["row"] not in self.seen_rows]
        self.tile_risk: Final = self._risks(view, [text(row["glyph"]) for row in notes])
        self.shut: Final = self._shut(view)
        self.loot: Final = self._loot(view)

    @property
    def load_later(self) -> list[int]:
        """The load by the number of treasures, from the next round on."""
        loads = list(self.temple.loads)
        return loads if self.overload != "level_6" else [*loads, loads[-1], loads[-1], 6]

    def _risks(self, view: dict[str, Plain], glyphs: list[str]) -> list[float]:
        """What the notes, the fallen and the turned tiles leave of the danger on each lava cell."""
        board = self.temple.board
        risks = [0.0] * len(board.ids)
        tiles = table_rows(view["tiles"])
        dark = [row for row in tiles if row["state"] == "unturned" and text(row["glyph"]) not in glyphs]
        chance = min(len(self.clues_missing) / len(dark), 1.0) if dark else 0.0
        if self.mask:
            # Where the known traps lie is seen when the mask is off; then one can go round them.
            chance = len(self.clues_missing) / TILES
        for row in tiles:
            if row["state"] == "unturned":
                known = bool(row["glyph"]) and text(row["glyph"]) in glyphs
                risks[board.by_id[text(row["cell"])]] = 1.0 if known else chance
        return risks

    def _shut(self, view: dict[str, Plain]) -> list[bool]:
        board = self.temple.board
        shut = [False] * len(board.ids)
        for cell in board.numbers:
            column = board.column[cell]
            covered = column > 0 and (column <= self.left or column > COLUMNS - self.right)
            shut[cell] = covered or board.zone[cell] == SUN or cell == board.boulder
        shut[board.corridor[self.boulder]] = True
        shut[board.bridge] = not self.planks
        for row in table_rows(view["tiles"]):
            if row["state"] == "hole":
                shut[board.by_id[text(row["cell"])]] = True
        return shut

    def _loot(self, view: dict[str, Plain]) -> list[float]:
        board = self.temple.board
        loot = [0.0] * len(board.ids)
        means = [mean_of(self.temple, deck) for deck in range(len(self.temple.decks))]
        cards = [whole(row["cards"]) for row in table_rows(view["zones"])]
        for cell in board.numbers:
            if board.zone[cell] == WALL_ROOM and cards[board.row[cell] - 1]:
                loot[cell] = means[board.row[cell] - 1]
        for row in table_rows(view["tiles"]):
            if row["state"] in ("unturned", "turned"):
                loot[board.by_id[text(row["cell"])]] = means[4]
        if whole(view["river_cards"]):
            for cell in board.river[:-1]:
                loot[cell] = means[5]
        return loot

    def in_lava(self) -> bool:
        """Whether this seat stands in the lava room."""
        return self.here != NOWHERE and self.temple.board.zone[self.here] in (LAVA, SUN)

    def can(self, ability: str) -> bool:
        """Whether this seat's adventurer still has this ability."""
        return self.unused and self.ability == ability


def worth_of(temple: Temple, treasure: str) -> float:
    """What a treasure is worth; a coffin on average."""
    value = temple.treasures[temple.treasure_of[treasure]].value
    return float(value) if value else COFFIN_WORTH


def mean_of(temple: Temple, deck: int) -> float:
    """What a card of this deck is worth on average."""
    values = [worth_of(temple, each.text) for each in temple.treasures if each.deck == deck]
    return sum(values) / len(values)


def alcove_worth(temple: Temple, alcove: int) -> float:
    """The value behind an alcove's bars."""
    return float(temple.treasures[temple.alcoves[alcove].treasure].value)


def table_rows(data: Plain) -> list[dict[str, Plain]]:
    """The objects in a list."""
    assert isinstance(data, list)
    return [row for row in data if isinstance(row, dict)]


def row_list(data: Plain) -> list[Plain]:
    """A list."""
    assert isinstance(data, list)
    return data


def whole(data: Plain) -> int:
    """A whole number."""
    assert isinstance(data, int)
    return data


def text(data: Plain) -> str:
    """A text."""
    assert isinstance(data, str)
    return data


def texts(data: Plain) -> list[str]:
    """The texts in a list."""
    assert isinstance(data, list)
    return [each for each in data if isinstance(each, str)]
