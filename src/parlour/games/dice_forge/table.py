"""Everything that lies on a table of Dice Forge. All of it is public (D-133)."""

from typing import Final

from parlour.core.agenda import Table
from parlour.core.plain import Plain, numbers
from parlour.core.seats import Seat
from parlour.games.dice_forge.model import (
    DICE,
    GOLD,
    NONE,
    RESOURCES,
    SIDES,
    SLOTS,
    UNLIMITED,
    CardKind,
    Content,
    Crowd,
    FaceKind,
)
from parlour.games.dice_forge.settings import Settings

NOBODY: Final = -1
HOME: Final = NONE
"""D-16: the central portal."""

CERBERUS: Final = 0
TRITON: Final = 1
TOKENS: Final = 2

_WIDTH: Final = len(RESOURCES)


class ForgeTable(Table):
    """The table. What belongs to heroes lies in flat lists, hero after hero, so that copies are cheap."""

    __slots__ = (
        "boar_owner",
        "boars",
        "cards",
        "content",
        "covered",
        "crowd",
        "faces",
        "first",
        "hammered",
        "hammers",
        "limits",
        "lying",
        "out",
        "passed",
        "pawns",
        "piles",
        "removed",
        "round",
        "settings",
        "starter",
        "stock",
        "temple",
        "tokens",
        "turn",
        "up",
    )

    def __init__(self, seats: int, content: Content, settings: Settings) -> None:
        super().__init__(seats)
        self.content: Final[Content] = content
        self.settings: Final[Settings] = settings
        self.crowd: Final[Crowd] = content.crowds[seats]
        self.stock: list[int] = []
        """Gold, sun, moon and points of each hero (D-19)."""
        self.limits: list[int] = []
        """What fits on each of these tracks (D-22, D-99)."""
        self.faces: list[int] = []
        """The face in each of the twelve slots of each hero."""
        self.up: list[int] = []
        """Which of its six slots each die of each hero shows (D-29, D-45)."""
        self.covered: list[int] = []
        """Bits by slot of each die: what has been forged over since the die was last rolled (D-61)."""
        self.removed: list[tuple[int, ...]] = []
        """The faces each hero has taken off (D-44)."""
        self.cards: list[tuple[int, ...]] = []
        """Each hero's cards, as bought (D-54)."""
        self.pawns: list[int] = []
        """The island of each hero's pawn, or HOME."""
        self.tokens: list[int] = []
        """CERBERUS and TRITON tokens of each hero."""
        self.hammers: list[int] = []
        """How many hammers each hero has."""
        self.hammered: list[int] = []
        """How much gold lies on each hero's hammer tracks, one after the other (D-98)."""
        self.temple: list[int] = []
        """How many of each face lie in the ponds and gardens."""
        self.out: list[int] = []
        """How many of each face were removed from the ponds at the start (D-13)."""
        self.lying: list[int] = []
        """The card that lies at each place of the islands; NONE before it is chosen."""
        self.piles: list[int] = []
        """How many copies lie there."""
        self.boars: tuple[int, ...] = ()
        """The colours in the pile of boar cards, the top first (D-134)."""
        self.boar_owner: list[int] = []
        """Who bought the boar of each colour, or NOBODY."""
        self.round: int = 0
        self.first: Seat = NOBODY
        self.starter: Seat = NOBODY
        """The first player of the game."""
        self.turn: Seat = NOBODY
        self.passed: bool = False
        """Whether the active player did neither action in step 3 (D-39)."""

    @property
    def everyone(self) -> range:
        """All seats, clockwise."""
        return range(self.seats)

    def clockwise_from(self, seat: Seat) -> list[Seat]:
        """All seats, clockwise, beginning with this one."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def others(self, hero: Seat) -> list[Seat]:
        """All other seats, clockwise from this one."""
        return [(hero + step) % self.seats for step in range(1, self.seats)]

    def held(self, hero: Seat, resource: int) -> int:
        """What a hero has of a resource."""
        return self.stock[hero * _WIDTH + resource]

    def limit(self, hero: Seat, resource: int) -> int:
        """What a hero can have of it."""
        return self.limits[hero * _WIDTH + resource]

    def set_held(self, hero: Seat, resource: int, number: int) -> None:
        """From now on a hero has so much of a resource."""
        self.stock[hero * _WIDTH + resource] = number

    def face_up(self, hero: Seat, die: int) -> int:
        """The face that a die shows."""
        return self.faces[self.place_up(hero, die)]

    def place_up(self, hero: Seat, die: int) -> int:
        """Where the face that a die shows sits, counted over all heroes (hero * SLOTS + slot)."""
        return hero * SLOTS + die * SIDES + self.up[hero * DICE + die]

    def is_boar(self, face: int) -> bool:
        """D-85: whether this face can never be taken off."""
        return self.content.faces[face].kind is FaceKind.BOAR

    def has_kind(self, hero: Seat, kind: CardKind) -> int:
        """How many cards of this kind a hero has."""
        cards = self.content.cards
        return len([card for card in self.cards[hero] if cards[card].kind is kind])

    def hammer_room(self, hero: Seat) -> int:
        """How much gold still fits on a hero's hammer tracks (D-96, D-98)."""
        hammers = self.hammers[hero]
        return hammers * 2 * self.content.numbers.hammer_lap - self.hammered[hero] if hammers else 0

    def may_yet_pay(self, hero: Seat) -> bool:
        """D-125: whether a Triton token may still be turned into something to pay with."""
        return self.turn == hero and self.tokens[hero * TOKENS + TRITON] > 0

    def lay_out(self) -> None:
        """D-05, D-12, D-16, D-17, D-19: everything lies as before the first draw."""
        content = self.content
        seats = self.seats
        start = [face for die in content.dice for face in die]
        limits = [*content.numbers.limits, UNLIMITED]
        self.stock = [0] * (seats * _WIDTH)
        self.limits = limits * seats
        self.faces = start * seats
        self.up = [0] * (seats * DICE)
        self.covered = [0] * (seats * DICE)
        self.removed = [()] * seats
        self.cards = [()] * seats
        self.pawns = [HOME] * seats
        self.tokens = [0] * (seats * TOKENS)
        self.hammers = [0] * seats
        self.hammered = [0] * seats
        self.temple = [face.temple for face in content.faces]
        self.out = [0] * len(content.faces)
        self.lying = [NONE] * len(content.places)
        self.piles = [0] * len(content.places)
        self.boars = ()
        self.boar_owner = [NOBODY for _ in content.boars]

    def whereabouts(self) -> list[int]:
        """How many of each face there are on dice, beside boards, in the temple and out: conserved."""
        found = [self.temple[face] + self.out[face] for face in range(len(self.temple))]
        for face in self.faces:
            found[face] += 1
        for removed in self.removed:
            for face in removed:
                found[face] += 1
        return found

    def belonging(self) -> list[int]:
        """How many of each face there must be with so many players."""
        found = [face.temple for face in self.content.faces]
        for die in self.content.dice:
            for face in die:
                found[face] += self.seats
        return found

    def copy(self) -> "ForgeTable":
        other = ForgeTable(self.seats, self.content, self.settings)
        self.copy_onto(other)
        other.stock = self.stock.copy()
        other.limits = self.limits.copy()
        other.faces = self.faces.copy()
        other.up = self.up.copy()
        other.covered = self.covered.copy()
        other.removed = self.removed.copy()
        other.cards = self.cards.copy()
        other.pawns = self.pawns.copy()
        other.tokens = self.tokens.copy()
        other.hammers = self.hammers.copy()
        other.hammered = self.hammered.copy()
        other.temple = self.temple.copy()
        other.out = self.out.copy()
        other.lying = self.lying.copy()
        other.piles = self.piles.copy()
        other.boars = self.boars
        other.boar_owner = self.boar_owner.copy()
        other.round = self.round
        other.first = self.first
        other.starter = self.starter
        other.turn = self.turn
        other.passed = self.passed
        return other

    def save(self) -> dict[str, Plain]:
        options: dict[str, Plain] = {}
        options.update(self.settings.given)
        removed: list[Plain] = [numbers(list(row)) for row in self.removed]
        cards: list[Plain] = [numbers(list(row)) for row in self.cards]
        return {
            "options": options,
            "stock": numbers(self.stock),
            "faces": numbers(self.faces),
            "up": numbers(self.up),
            "covered": numbers(self.covered),
            "removed": removed,
            "cards": cards,
            "pawns": numbers(self.pawns),
            "tokens": numbers(self.tokens),
            "hammered": numbers(self.hammered),
            "temple": numbers(self.temple),
            "out": numbers(self.out),
            "lying": numbers(self.lying),
            "piles": numbers(self.piles),
            "boars": numbers(list(self.boars)),
            "boar_owner": numbers(self.boar_owner),
            "round": self.round,
            "first": self.first,
            "starter": self.starter,
            "turn": self.turn,
            "passed": self.passed,
        }


def count_hammers(table: ForgeTable, hero: Seat) -> int:
    """How many hammers a hero's cards are worth."""
    return table.has_kind(hero, CardKind.HAMMER)


def limits_of(table: ForgeTable, hero: Seat) -> list[int]:
    """D-99: a hero's limits with all chests."""
    found = [*table.content.numbers.limits, UNLIMITED]
    for card in table.cards[hero]:
        if table.content.cards[card].kind is CardKind.CHEST:
            for resource in RESOURCES:
                found[resource] += table.content.cards[card].gives[resource]
    return found


def gold_of(table: ForgeTable, hero: Seat) -> int:
    """The gold in a hero's reserve."""
    return table.stock[hero * _WIDTH + GOLD]
