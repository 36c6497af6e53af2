"""The pieces of Dice Forge and their arithmetic; no rules.

Faces and cards are known by number in the content file's order, and by their id as text. A *portion* is so much of one
resource in a single number (the answer to "which of these?"): ``resource * PORTION + number``.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Final

GOLD: Final = 0
SUN: Final = 1
MOON: Final = 2
VP: Final = 3
RESOURCES: Final = (GOLD, SUN, MOON, VP)
RESOURCE_NAMES: Final = ("gold", "sun", "moon", "vp")
"""D-06: a hero's board has a track for each."""

UNLIMITED: Final = 1 << 40
"""D-22, D-130: points have no upper end."""

DICE: Final = 2
SIDES: Final = 6
SLOTS: Final = DICE * SIDES
"""The places for faces on the two dice of a hero: 0 to 5 on the sun die, 6 to 11 on the moon die."""
DIE_NAMES: Final = ("sun", "moon")
"""D-18: only names; the colour of a die means nothing."""

NONE: Final = -1
"""No face, no card, no seat, no island (which is the central portal)."""

PORTION: Final = 64

COLOURS: Final = ("red", "yellow", "green", "blue")
"""D-83: of the boars; DA-12: in this order if they are not drawn."""

Amounts = tuple[int, int, int, int]
"""So much of each resource: gold, sun, moon, vp."""


def portion(resource: int, number: int) -> int:
    """So much of one resource as a single number."""
    return resource * PORTION + number


class FaceKind(Enum):
    """What a face does (rulebook 1.8)."""

    GAIN = "gain"
    CHOOSE = "choose"
    TRIPLE = "triple"
    MIRROR = "mirror"
    SHIP = "ship"
    BOAR = "boar"
    SHIELD = "shield"


class CardKind(Enum):
    """What a card does (rulebook 1.9, 1.10)."""

    POINTS = "points"
    HAMMER = "hammer"
    CHEST = "chest"
    HIND = "hind"
    ELDER = "elder"
    OWL = "owl"
    GAIN = "gain"
    FORGE = "forge"
    SHIELD = "shield"
    BOAR = "boar"
    DIVINE = "divine"
    MINOR = "minor"
    SATYRS = "satyrs"
    MINOTAUR = "minotaur"
    BEAR = "bear"
    CERBERUS = "cerberus"
    TRITON = "triton"
    TYPHON = "typhon"


GEARS: Final = (CardKind.HIND, CardKind.ELDER, CardKind.OWL)
"""D-35, D-100: the cards with the gear sign."""


class Face:
    """One kind of face; ``cost`` is NONE and so is ``pond`` for what no pond sells."""

    __slots__ = (
        "cost",
        "discount",
        "gives",
        "id",
        "kind",
        "match",
        "matches",
        "number",
        "options",
        "owner",
        "place",
        "start",
        "temple",
        "tripled",
    )

    def __init__(self, *, number: int, id: str, kind: FaceKind, place: str, cost: int, temple: int, start: int) -> None:
        self.number: Final = number
        self.id: Final = id
        self.kind: Final = kind
        self.place: Final = place
        self.cost: Final = cost
        self.temple: Final = temple
        self.start: Final = start
        self.gives: Amounts = (0, 0, 0, 0)
        """All of this, for GAIN; a shield's own resource (D-90)."""
        self.options: tuple[int, ...] = ()
        """One of these portions, for CHOOSE; the wearer's, for BOAR (D-87)."""
        self.owner: tuple[int, ...] = ()
        """D-87: the back of the card of this boar: one of these portions."""
        self.discount: int = 0
        self.tripled: int = 0
        """D-65, D-78: off the price of a ship's offering, alone and with a triple."""
        self.matches: int = NONE
        self.match: Amounts = (0, 0, 0, 0)
        """D-90: which resource of the other face makes a shield's match, and the reward of it."""


class Card:
    """One type of card; ``place`` is the number of its place on the islands, ``island`` that of its island."""

    __slots__ = (
        "basic",
        "copies",
        "face",
        "gives",
        "id",
        "island",
        "kind",
        "moon",
        "number",
        "options",
        "pays",
        "place",
        "points",
        "sun",
        "swap",
        "times",
    )

    def __init__(
        self,
        *,
        number: int,
        id: str,
        kind: CardKind,
        basic: bool,
        place: int,
        island: int,
        sun: int,
        moon: int,
        points: int,
        copies: int,
    ) -> None:
        self.number: Final = number
        self.id: Final = id
        self.kind: Final = kind
        self.basic: Final = basic
        self.place: Final = place
        self.island: Final = island
        self.sun: Final = sun
        self.moon: Final = moon
        self.points: Final = points
        self.copies: Final = copies
        self.times: int = 1
        self.face: int = NONE
        self.gives: Amounts = (0, 0, 0, 0)
        self.pays: Amounts = (0, 0, 0, 0)
        self.options: tuple[int, ...] = ()
        self.swap: Amounts = (0, 0, 0, 0)
        """D-119, D-120: points for each unit of a resource that a face gives during this card's blessings."""


class Place:
    """A place for a pile on an island: the basic card, and the advanced one that may lie there (NONE: no other)."""

    __slots__ = ("advanced", "basic", "id", "island")

    def __init__(self, *, id: str, island: int, basic: int, advanced: int) -> None:
        self.id: Final = id
        self.island: Final = island
        self.basic: Final = basic
        self.advanced: Final = advanced

    def may_hold(self, card: int) -> bool:
        """D-09: whether this card may lie here."""
        return card != NONE and card in (self.basic, self.advanced)


class Pond:
    """A pond or a garden of the temple with the faces that lie in it; a garden's ``cost`` is NONE."""

    __slots__ = ("cost", "faces", "id")

    def __init__(self, *, id: str, cost: int, faces: Sequence[int]) -> None:
        self.id: Final = id
        self.cost: Final = cost
        self.faces: Final = tuple(faces)


class Crowd:
    """What depends on the number of players (D-08, D-11, D-13, D-30)."""

    __slots__ = ("blessings", "copies", "half_ponds", "rounds")

    def __init__(self, *, rounds: int, copies: int, half_ponds: bool, blessings: int) -> None:
        self.rounds: Final = rounds
        self.copies: Final = copies
        self.half_ponds: Final = half_ponds
        self.blessings: Final = blessings


class Numbers:
    """Single numbers of the rules: limits, prices, the hammer's track."""

    __slots__ = ("extra_sun", "first_gold", "hammer_lap", "hammer_points", "limits", "triton")

    def __init__(
        self,
        *,
        limits: tuple[int, int, int],
        first_gold: int,
        extra_sun: int,
        hammer_lap: int,
        hammer_points: tuple[int, int],
        triton: Sequence[int],
    ) -> None:
        self.limits: Final = limits
        """D-22: of gold, sun and moon, without chests."""
        self.first_gold: Final = first_gold
        self.extra_sun: Final = extra_sun
        self.hammer_lap: Final = hammer_lap
        self.hammer_points: Final = hammer_points
        self.triton: Final = tuple(triton)
        """D-125: the portions of which the token is one."""


class Content:
    """All pieces of one content file."""

    __slots__ = (
        "boars",
        "card_ids",
        "cards",
        "costs",
        "crowds",
        "dice",
        "face_ids",
        "faces",
        "for_sale",
        "gear_cards",
        "hash",
        "islands",
        "numbers",
        "places",
        "plain",
        "ponds",
        "replaceable",
        "shields",
    )

    def __init__(
        self,
        *,
        faces: Sequence[Face],
        cards: Sequence[Card],
        places: Sequence[Place],
        islands: Sequence[str],
        ponds: Sequence[Pond],
        dice: Sequence[Sequence[int]],
        crowds: dict[int, Crowd],
        numbers: Numbers,
        hash: str,
    ) -> None:
        self.faces: Final = tuple(faces)
        self.cards: Final = tuple(cards)
        self.places: Final = tuple(places)
        self.islands: Final = tuple(islands)
        self.ponds: Final = tuple(ponds)
        self.dice: Final = tuple([tuple(die) for die in dice])
        self.crowds: Final = dict(crowds)
        self.numbers: Final = numbers
        self.hash: Final = hash
        self.face_ids: Final = {face.id: face.number for face in faces}
        self.card_ids: Final = {card.id: card.number for card in cards}
        self.costs: Final = tuple([face.cost for face in faces])
        self.for_sale: Final = tuple([face.number for face in faces if face.cost != NONE])
        self.plain: Final[tuple[Amounts | None, ...]] = tuple(
            [face.gives if face.kind is FaceKind.GAIN else None for face in faces]
        )
        """What a face gives that asks nothing and depends on nothing; None for the others."""
        self.shields: Final = tuple([face.number for face in faces if face.kind is FaceKind.SHIELD])
        self.boars: Final = tuple([self.face_ids.get(f"boar_{colour}", NONE) for colour in COLOURS])
        """The boar faces by colour."""
        self.gear_cards: Final = tuple([card.number for card in cards if card.kind in GEARS])
        self.replaceable: Final = tuple([at for at, place in enumerate(places) if place.advanced != NONE])
