"""What a seat sees of a table of Dice Forge, read from its view, and what it is worth in points; for the heuristics."""

from typing import Final

from parlour.core.plain import Plain
from parlour.core.seats import Seat
from parlour.games.dice_forge.model import (
    DICE,
    GOLD,
    MOON,
    NONE,
    PORTION,
    RESOURCE_NAMES,
    SIDES,
    SUN,
    VP,
    Amounts,
    Card,
    CardKind,
    Content,
    Face,
    FaceKind,
)

# What a unit is worth in points while there is time to use it, and once there is none.
_GOLD_EARLY: Final = 1.25
_GOLD_LATE: Final = 0.3
_HAMMER: Final = 0.55
_FACES: Final = 4.0
"""Gold that goes into faces in a turn, while they are worth it."""
_FULL: Final = 0.3
"""By how much shards are cheaper to spend when the track is full."""
_SUN: Final = 2.4
_MOON: Final = 1.3
_SHARD_LAST: Final = 0.4
_LATE: Final = 3
"""So many own turns before the end gold begins to lose its use."""

_MIRROR: Final = 0.7
_SHIP: Final = 2.4


class Outlook:
    """One seat's view: own reserve, dice and cards, what the others show, and how much is still to come.

    ``turns``: own actions to come, the one of this turn included. ``rolls``: own blessings of step 1 to come.
    """

    __slots__ = (
        "_worst",
        "_worths",
        "cards",
        "content",
        "dice",
        "hammer_room",
        "hammered",
        "held",
        "left",
        "limits",
        "lying",
        "removed",
        "rolls",
        "seat",
        "seats",
        "shown",
        "turns",
        "units",
        "up",
        "view",
    )

    def __init__(self, content: Content, view: dict[str, Plain]) -> None:
        self.content: Final = content
        self.view: Final = view
        self.seat: Final[Seat] = whole(view["eye"])
        heroes = rows(view["seats"])
        self.seats: Final = len(heroes)
        me = heroes[self.seat]
        limits = row(me["limits"])
        self.held: Final = [whole(me[name]) for name in RESOURCE_NAMES]
        self.limits: Final = [whole(limits[name]) for name in RESOURCE_NAMES[:VP]]
        self.cards: Final = [content.cards[content.card_ids[id]] for id in words(me["cards"])]
        self.hammer_room: Final = whole(me["hammer_room"])
        self.hammered: Final = whole(me["hammered"])
        self.removed: Final = len(words(me["removed"]))
        self.dice: Final = [self._faces(words(die["faces"])) for die in rows(me["dice"])]
        self.up: Final = [self.dice[die][whole(seen["up"])] for die, seen in enumerate(rows(me["dice"]))]
        self.shown: Final = [
            [self._face(words(die["faces"])[whole(die["up"])]) for die in rows(hero["dice"])] for hero in heroes
        ]
        self.left: Final[dict[str, int]] = {}
        for pond in rows(view["temple"]):
            for face in rows(pond["faces"]):
                self.left[text(face["face"])] = whole(face["left"])
        self.lying: Final[dict[str, int]] = {}
        for island in rows(view["islands"]):
            for pile in rows(island["piles"]):
                self.lying[text(pile["card"])] = whole(pile["left"])
        self._worths: Final[dict[int, float]] = {}
        self._worst: float = -1.0
        self._count_turns()
        self.units: Final = self._units()

    def _count_turns(self) -> None:
        view = self.view
        rounds = whole(view["rounds"]) - whole(view["round"])
        first, turn = whole(view["first"]), whole(view["turn"])
        gone = (turn - first) % self.seats if turn != NONE else 0
        mine = (self.seat - first) % self.seats
        self.turns: int = rounds + (1 if mine >= gone else 0)
        self.rolls: int = (rounds * self.seats + self.seats - 1 - gone) * self.content.crowds[self.seats].blessings

    @property
    def mine(self) -> bool:
        """Whether it is this seat's turn."""
        return whole(self.view["turn"]) == self.seat

    def later(self) -> int:
        """Own actions after the one of this turn."""
        return self.turns - 1 if self.mine else self.turns

    def _units(self) -> list[float]:
        """Points for a unit of gold, sun, moon and glory, as far as one can use it."""
        later = self.later()
        if later <= 0:
            last = _SHARD_LAST if self.mine else 0.0
            return [_HAMMER if self._hammer_pays() else 0.0, last, last, 1.0]
        return [self._gold(later), _SUN, _MOON, 1.0]

    def _gold(self, later: int) -> float:
        """Gold is worth what it can still buy; what will overflow is worth little."""
        worth = _GOLD_EARLY if later > _LATE else _GOLD_LATE + (_GOLD_EARLY - _GOLD_LATE) * later / (_LATE + 1)
        supply = self.supply()
        use = self.use_of_gold()
        worth *= min(1.0, use / supply) if supply > 0 else 1.0
        return max(worth, _HAMMER if self.hammer_room and self._hammer_pays() else 0.0)

    def supply(self) -> float:
        """The gold held and to come."""
        return self.held[GOLD] + self.rolls * self.income(GOLD)

    def use_of_gold(self) -> float:
        """How much gold faces and Elders will take until the end."""
        later = self.later()
        return _FACES * max(0, later - 2) + 3 * later * self.count(CardKind.ELDER)

    def _hammer_pays(self) -> bool:
        """Whether the lap begun can still be ended."""
        lap = self.content.numbers.hammer_lap
        return self.hammer_room > 0 and self.supply() >= lap - self.hammered % lap

    def income(self, resource: int) -> float:
        """What one own blessing gives of a resource on average, choices aside."""
        total = 0
        for die in self.dice:
            for face in die:
                total += face.gives[resource] if face.kind is FaceKind.GAIN else 0
        return total / SIDES

    def room(self, resource: int) -> int:
        """How much more of a resource fits in."""
        return UNBOUNDED if resource == VP else self.limits[resource] - self.held[resource]

    def _face(self, id: str) -> Face:
        return self.content.faces[self.content.face_ids[id]]

    def _faces(self, ids: list[str]) -> list[Face]:
        return [self._face(id) for id in ids]

    # --- worth ------------------------------------------------------------------------------------------------

    def worth_of_amounts(self, amounts: Amounts) -> float:
        """Points for these together."""
        units = self.units
        return amounts[GOLD] * units[GOLD] + amounts[SUN] * units[SUN] + amounts[MOON] * units[MOON] + amounts[VP]

    def worth_of_portion(self, portion: int) -> float:
        """Points for so much of one resource, now: only what fits in counts."""
        resource, number = portion // PORTION, portion % PORTION
        if resource == GOLD and self.hammer_room:
            return number * self.units[GOLD]
        return min(number, self.room(resource)) * self.units[resource]

    def worth_of_face(self, face: Face, die: int = NONE) -> float:
        """Points for rolling this face once; ``die``: where it lies, which tells its partners."""
        key = face.number * (DICE + 1) + die + 1
        worth = self._worths.get(key)
        if worth is None:
            worth = self._worth_of_face(face, die)
            self._worths[key] = worth
        return worth

    def _worth_of_face(self, face: Face, die: int) -> float:
        kind = face.kind
        if kind is FaceKind.GAIN:
            return self.worth_of_amounts(face.gives)
        if kind is FaceKind.CHOOSE or kind is FaceKind.BOAR:
            return max([option % PORTION * self.units[option // PORTION] for option in face.options])
        if kind is FaceKind.SHIELD:
            return self.worth_of_amounts(face.gives) + 0.5
        if kind is FaceKind.SHIP:
            return _SHIP if self.later() > 1 else 0.0
        if kind is FaceKind.TRIPLE:
            partner = 1 - die if die != NONE else self.better_die()
            return 2 * self.mean(partner, plain=True)
        return _MIRROR * self.best_shown()

    def worst(self) -> float:
        """The worth of the worst face that can be taken off."""
        if self._worst < 0:
            self._worst = min(
                [
                    self.worth_of_face(face, die)
                    for die in range(DICE)
                    for face in self.dice[die]
                    if face.kind is not FaceKind.BOAR
                ]
            )
        return self._worst

    def best_shown(self) -> float:
        """The mean over the opponents of the better face they show, without mirrors and triples."""
        best = 0.0
        for seat, faces in enumerate(self.shown):
            if seat != self.seat:
                for face in faces:
                    if face.kind not in (FaceKind.MIRROR, FaceKind.TRIPLE):
                        best = max(best, self.worth_of_face(face))
        return best

    def mean(self, die: int, *, plain: bool = False) -> float:
        """Points for rolling a die once; ``plain``: its triples and mirrors aside."""
        total = 0.0
        for face in self.dice[die]:
            if not (plain and face.kind in (FaceKind.TRIPLE, FaceKind.MIRROR)):
                total += self.worth_of_face(face, die)
        return total / SIDES

    def better_die(self) -> int:
        """The die with the higher mean, triples and mirrors aside."""
        return 0 if self.mean(0, plain=True) > self.mean(1, plain=True) else 1

    def blessing(self) -> float:
        """Points for one divine blessing."""
        return sum([self.mean(die) for die in range(DICE)])

    def count(self, kind: CardKind) -> int:
        """How many own cards there are of a kind."""
        return len([card for card in self.cards if card.kind is kind])

    def cost(self, card: Card) -> float:
        """Points for the shards a card costs; they are spent more lightly when there are many."""
        sun = card.sun * self.units[SUN] * (1 - _FULL * self.held[SUN] / self.limits[SUN])
        return sun + card.moon * self.units[MOON] * (1 - _FULL * self.held[MOON] / self.limits[MOON])


UNBOUNDED: Final = 1_000


def row(data: Plain) -> dict[str, Plain]:
    """An object of a view."""
    assert isinstance(data, dict)
    return data


def rows(data: Plain) -> list[dict[str, Plain]]:
    """A list of objects of a view."""
    assert isinstance(data, list)
    return [row(each) for each in data]


def whole(data: Plain) -> int:
    """A number of a view."""
    assert isinstance(data, int)
    return data


def text(data: Plain) -> str:
    """A text of a view."""
    assert isinstance(data, str)
    return data


def words(data: Plain) -> list[str]:
    """A list of texts of a view."""
    assert isinstance(data, list)
    return [text(each) for each in data]
