"""Everything that lies on a table of the temple, and what each seat has looked at."""

from collections.abc import Mapping
from typing import Final

from parlour.core.agenda import Table
from parlour.core.options import OptionValue
from parlour.core.plain import Plain, numbers
from parlour.core.seats import Seat
from parlour.games.temple.board import COLUMNS, NOWHERE, ROWS
from parlour.games.temple.dice import NO_DICE
from parlour.games.temple.model import ALCOVE_DECK, TILES, Ability, Temple

MOST_SEATS: Final = 6
"""T-01, T-02."""

NOBODY: Final = -1
NONE: Final = -1
"""No adventurer, no glyph, no alcove."""

# What has become of a player.
INSIDE: Final = 0
WAITING: Final = 1
"""The first adventurer is dead, the second may still be sent (T-123)."""
GONE: Final = 2
ESCAPED: Final = 3
STATUS_NAMES: Final = ("inside", "waiting", "gone", "escaped")

# A lava tile: glyph up, turned to its number (T-77), replaced by the clue tile (T-80), fallen (T-76).
UNTURNED: Final = 0
TURNED: Final = 1
SEARCHED: Final = 2
HOLE: Final = 3
TILE_NAMES: Final = ("unturned", "turned", "searched", "hole")

LOWEST_LOAD: Final = 2
"""T-24."""


class Settings:
    """The table options (rulebook section 2), typed."""

    __slots__ = (
        "alcove_keeps_dice",
        "big_alcove_wins",
        "clue_notes",
        "drop_to_12",
        "given",
        "level_6",
        "live_load",
        "must_send",
        "open_pick",
        "reserve_keeps_open",
        "skips_out",
        "sun_reentry",
        "track_end",
        "wall_pushes",
        "waterfall_kills",
    )

    def __init__(self, given: Mapping[str, OptionValue]) -> None:
        self.given: Final = dict(given)
        self.live_load: Final = given["load_timing"] == "live"
        self.drop_to_12: Final = given["overload"] == "drop_to_12"
        self.level_6: Final = given["overload"] == "level_6"
        self.wall_pushes: Final = given["wall_pushes"] is True
        self.reserve_keeps_open: Final = given["reserve_keeps_game_open"] is True
        self.skips_out: Final = given["first_player_skips_out"] is True
        self.sun_reentry: Final = given["sun_reentry"] is True
        self.alcove_keeps_dice: Final = given["alcove_keeps_dice_in_turn"] is True
        self.waterfall_kills: Final = given["waterfall_without_action"] == "dies"
        self.big_alcove_wins: Final = given["tie_big_alcove_wins"] is True
        self.clue_notes: Final = given["clue_notes"] is True
        self.open_pick: Final = given["open_pick"] is True
        self.must_send: Final = given["second_may_wait"] is False
        track_end = given["track_end"]
        assert isinstance(track_end, int)
        self.track_end: Final = track_end


class TempleTable(Table):
    """The table. Treasures, cells, glyphs and adventurers are numbers; hands and decks are kept ascending."""

    __slots__ = (
        "actions",
        "alcoves",
        "attempt",
        "attempt_at",
        "boulder",
        "clues",
        "coffins",
        "counted",
        "dealt",
        "decks",
        "dice",
        "discards",
        "extra",
        "first",
        "glyphs",
        "layout",
        "left",
        "load",
        "looked",
        "lying",
        "mask",
        "over",
        "picks",
        "planks",
        "right",
        "round",
        "sent",
        "settings",
        "shown",
        "status",
        "temple",
        "tiles",
        "treasures",
        "turn",
        "used",
        "wall_cards",
        "where",
    )

    def __init__(self, seats: int, temple: Temple, settings: Settings) -> None:
        super().__init__(seats)
        self.temple: Final = temple
        self.settings: Final = settings
        self.round: int = 0
        self.first: Seat = NOBODY
        self.turn: Seat = NOBODY
        self.dealt: tuple[tuple[int, ...], ...] = ()
        """The two adventurers of each seat, ascending (T-20)."""
        self.picks: tuple[int, ...] = ()
        """The adventurer each seat picked to enter first (T-21); NONE before."""
        self.shown: bool = False
        """Whether the picks have been laid open (T-22)."""
        self.sent: int = 0
        """Bit by seat: whose second adventurer has been sent (T-123)."""
        self.used: int = 0
        """Bit by seat: whose present adventurer has used the ability (T-138)."""
        self.lying: int = 0
        """Bit by seat: who has searched the river cell they are in (T-88)."""
        self.status: tuple[int, ...] = ()
        self.where: list[int] = []
        self.load: tuple[int, ...] = ()
        self.actions: list[int] = []
        self.treasures: list[list[int]] = []
        self.discards: list[list[int]] = []
        """What each seat has discarded, face down (T-33): the seat itself knows it."""
        self.decks: list[list[int]] = []
        self.alcoves: int = 0
        """Bit by alcove: whose treasure is still there (T-71)."""
        self.dice: int = NO_DICE
        """The dice of phase 2."""
        self.extra: int = 0
        """Extra moves left to the player of this turn (T-140)."""
        self.attempt: int = NO_DICE
        """The dice at an alcove (T-67), and at which."""
        self.attempt_at: int = NONE
        self.wall_cards: tuple[int, ...] = ()
        """How many cards of each kind have not been turned yet (T-18)."""
        self.left: int = 0
        self.right: int = 0
        self.boulder: int = 0
        """How many cells it has rolled."""
        self.planks: int = 0
        self.mask: bool = True
        self.clues: tuple[int, ...] = ()
        """The numbers of the clue tiles by row of the wall room (T-15, T-16): those of the traps."""
        self.glyphs: tuple[int, ...] = ()
        """The glyph that carries a number, by number from 1; NONE while nobody has seen both sides (T-147)."""
        self.layout: tuple[int, ...] = ()
        """The glyph on each lava cell; NONE while the mask lies on it (T-14)."""
        self.tiles: tuple[int, ...] = ()
        self.looked: tuple[int, ...] = ()
        """By row of the wall room, bit by seat: who has deciphered its clue (T-55)."""
        self.coffins: tuple[int, ...] = ()
        """What was rolled for each deck's coffin after the end (T-133)."""
        self.over: bool = False
        """Nobody plays on: nobody is inside, or the exit is blocked (T-130)."""
        self.counted: bool = False
        """The treasures carried out lie open (T-132)."""

    def lay_out(self) -> None:
        """T-11 to T-19, T-24: everything on its place before the first draw."""
        temple = self.temple
        self.dealt = ((),) * self.seats
        self.picks = (NONE,) * self.seats
        self.status = (INSIDE,) * self.seats
        self.where = [NOWHERE] * self.seats
        self.load = (LOWEST_LOAD,) * self.seats
        self.actions = [0] * self.seats
        self.treasures = [[] for _ in self.everyone]
        self.discards = [[] for _ in self.everyone]
        self.decks = [[] for _ in temple.decks]
        for treasure in temple.treasures:
            if treasure.deck != ALCOVE_DECK:
                self.decks[treasure.deck].append(treasure.number)
        self.alcoves = (1 << len(temple.alcoves)) - 1
        self.wall_cards = tuple([card.copies for card in temple.wall_cards])
        self.planks = temple.planks
        self.clues = (0,) * ROWS
        self.glyphs = (NONE,) * TILES
        self.layout = (NONE,) * TILES
        self.tiles = (UNTURNED,) * TILES
        self.looked = (0,) * ROWS
        self.coffins = (0,) * len(temple.decks)

    @property
    def everyone(self) -> range:
        """All seats, clockwise."""
        return range(self.seats)

    def clockwise_from(self, seat: Seat) -> list[Seat]:
        """All seats, clockwise, beginning with this one."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def inside(self) -> list[Seat]:
        """The seats with a living adventurer inside, clockwise from the first player (T-36, T-39)."""
        return [seat for seat in self.clockwise_from(self.first) if self.status[seat] == INSIDE]

    def adventurer(self, seat: Seat) -> int:
        """The adventurer who is or was last inside for this seat; NONE before the pick."""
        return self.reserve_of(seat) if self.sent >> seat & 1 else self.picks[seat]

    def reserve_of(self, seat: Seat) -> int:
        """The adventurer that was not picked to enter first; NONE before the pick."""
        if self.picks[seat] == NONE:
            return NONE
        one, other = self.dealt[seat]
        return other if self.picks[seat] == one else one

    def can(self, seat: Seat, ability: Ability) -> bool:
        """T-138: whether this seat's adventurer has this ability and has not used it yet."""
        if self.used >> seat & 1:
            return False
        return self.temple.adventurers[self.adventurer(seat)].ability is ability

    def use(self, seat: Seat) -> None:
        """T-138: the ability is used, once and for all."""
        self.used |= 1 << seat

    def load_level(self, treasures: int) -> int:
        """T-27 to T-29, T-31: the load of so many treasures; TA-5: from 13 on it may be 6."""
        if self.settings.level_6 and treasures > 12:
            return 6
        return self.temple.load_of(treasures)

    def load_now(self, seat: Seat) -> int:
        """T-32: the load for river and bridge, set in phase 1 (TA-4: load_timing = live: of what is carried now)."""
        return self.load_level(len(self.treasures[seat])) if self.settings.live_load else self.load[seat]

    def set_status(self, seat: Seat, status: int) -> None:
        """Say what has become of a player."""
        self.status = replaced(self.status, seat, status)

    def covered(self, column: int) -> bool:
        """T-50: whether a wall lies over this column of the wall room."""
        return column <= self.left or column > COLUMNS - self.right

    def walls_met(self) -> bool:
        """T-112."""
        return self.left + self.right >= COLUMNS

    def sun_open(self, sun: int) -> bool:
        """T-119, T-148: whether the boulder has reached or passed the corner outside this sun tile."""
        return self.boulder >= self.temple.board.sun_opens[sun]

    def boulder_cell(self) -> int:
        """The cell in which the boulder lies."""
        return self.temple.board.corridor[self.boulder]

    def tile_state(self, cell: int) -> int:
        """The state of the tile on a lava cell."""
        return self.tiles[self.temple.board.tile[cell]]

    def number_on(self, tile: int) -> int:
        """The number on a lava tile; 0 while it is not known which it is."""
        glyph = self.layout[tile]
        return self.glyphs.index(glyph) + 1 if glyph != NONE and glyph in self.glyphs else 0

    def text(self, treasure: int) -> str:
        """A treasure's canonical text."""
        return self.temple.treasures[treasure].text

    def whereabouts(self) -> list[int]:
        """Every treasure's number once for each place where it lies: conservation means all numbers exactly once."""
        found: list[int] = []
        for pile in (*self.decks, *self.treasures, *self.discards):
            found.extend(pile)
        found.extend([alcove.treasure for at, alcove in enumerate(self.temple.alcoves) if self.alcoves >> at & 1])
        return found

    def copy(self) -> "TempleTable":
        other = TempleTable(self.seats, self.temple, self.settings)
        self.copy_onto(other)
        other.round = self.round
        other.first = self.first
        other.turn = self.turn
        other.dealt = self.dealt
        other.picks = self.picks
        other.shown = self.shown
        other.sent = self.sent
        other.used = self.used
        other.lying = self.lying
        other.status = self.status
        other.where = self.where.copy()
        other.load = self.load
        other.actions = self.actions.copy()
        other.treasures = [held.copy() for held in self.treasures]
        other.discards = [pile.copy() for pile in self.discards]
        other.decks = [deck.copy() for deck in self.decks]
        other.alcoves = self.alcoves
        other.dice = self.dice
        other.extra = self.extra
        other.attempt = self.attempt
        other.attempt_at = self.attempt_at
        other.wall_cards = self.wall_cards
        other.left = self.left
        other.right = self.right
        other.boulder = self.boulder
        other.planks = self.planks
        other.mask = self.mask
        other.clues = self.clues
        other.glyphs = self.glyphs
        other.layout = self.layout
        other.tiles = self.tiles
        other.looked = self.looked
        other.coffins = self.coffins
        other.over = self.over
        other.counted = self.counted
        return other

    def save(self) -> dict[str, Plain]:
        options: dict[str, Plain] = {}
        options.update(self.settings.given)
        dealt: list[Plain] = [numbers(list(pair)) for pair in self.dealt]
        treasures: list[Plain] = [numbers(held) for held in self.treasures]
        discards: list[Plain] = [numbers(pile) for pile in self.discards]
        decks: list[Plain] = [numbers(deck) for deck in self.decks]
        return {
            "options": options,
            "round": self.round,
            "first": self.first,
            "turn": self.turn,
            "dealt": dealt,
            "picks": numbers(list(self.picks)),
            "shown": self.shown,
            "sent": self.sent,
            "used": self.used,
            "lying": self.lying,
            "status": numbers(list(self.status)),
            "where": numbers(self.where),
            "load": numbers(list(self.load)),
            "actions": numbers(self.actions),
            "treasures": treasures,
            "discards": discards,
            "decks": decks,
            "alcoves": self.alcoves,
            "dice": self.dice,
            "extra": self.extra,
            "attempt": self.attempt,
            "attempt_at": self.attempt_at,
            "wall_cards": numbers(list(self.wall_cards)),
            "left": self.left,
            "right": self.right,
            "boulder": self.boulder,
            "planks": self.planks,
            "mask": self.mask,
            "clues": numbers(list(self.clues)),
            "glyphs": numbers(list(self.glyphs)),
            "layout": numbers(list(self.layout)),
            "tiles": numbers(list(self.tiles)),
            "looked": numbers(list(self.looked)),
            "coffins": numbers(list(self.coffins)),
            "over": self.over,
            "counted": self.counted,
        }


def replaced(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The same values with another one at this place."""
    return (*values[:place], value, *values[place + 1 :])
