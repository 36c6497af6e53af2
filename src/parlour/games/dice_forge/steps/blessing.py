"""Blessings: rolling one's dice and applying what they show (rulebook 1.4; Cerberus of 1.10)."""

from typing import Final

from parlour.core.agenda import AnyStep, Step
from parlour.core.questions import Chance, Choice, Value
from parlour.core.seats import Seat
from parlour.games.dice_forge.answers import NO, YES
from parlour.games.dice_forge.events import Bought, Rolled
from parlour.games.dice_forge.gains import gain_all
from parlour.games.dice_forge.model import DICE, DIE_NAMES, NONE, SIDES, SLOTS
from parlour.games.dice_forge.pair import GAINS, rolled_pair
from parlour.games.dice_forge.reading import SEATS
from parlour.games.dice_forge.steps.faces import Resolve
from parlour.games.dice_forge.table import CERBERUS, TOKENS, ForgeTable

# Nature answers these two questions all game long, so they are made once.
_THROW: Final = Chance("throw", range(SIDES * SIDES), None, 1, ("D-28", "D-33"))
_ROLL: Final = Chance("roll", range(SIDES), None, 1, ("D-33",))


class Blessing(Step[ForgeTable]):
    """D-28, D-31: all roll both dice at the same time; what they show is applied in turn order, the active first."""

    __slots__ = ("active",)

    def __init__(self, active: Seat) -> None:
        self.active: Final = active

    def values(self) -> tuple[Value, ...]:
        return (self.active,)

    def act(self, table: ForgeTable) -> None:
        # Laid down last first: all throws, then all pairs.
        order = table.clockwise_from(self.active)
        for hero in order[::-1]:
            table.then(_BLESSED[hero])
        for hero in order[::-1]:
            table.then(_THROWS[hero])


class Throw(Step[ForgeTable]):
    """D-28, D-29: a hero rolls both dice; they stay as they fell."""

    __slots__ = ("hero",)

    def __init__(self, hero: Seat) -> None:
        self.hero: Final = hero

    def values(self) -> tuple[Value, ...]:
        return (self.hero,)

    def ask(self, table: ForgeTable) -> Chance:
        return _THROW

    def answered(self, table: ForgeTable, value: Value) -> None:
        assert isinstance(value, int)
        at = self.hero * DICE
        table.up[at] = value // SIDES
        table.up[at + 1] = value % SIDES
        table.covered[at] = 0
        table.covered[at + 1] = 0
        if table.listening:
            faces = table.content.faces
            table.tell(
                Rolled(
                    self.hero,
                    DIE_NAMES,
                    (faces[table.face_up(self.hero, 0)].id, faces[table.face_up(self.hero, 1)].id),
                )
            )


class ApplyPair(Step[ForgeTable]):
    """D-33, D-60, D-61: a hero applies the two faces just rolled, and may then use a Cerberus token (D-115)."""

    __slots__ = ("hero", "swap")

    def __init__(self, hero: Seat, swap: int) -> None:
        self.hero: Final = hero
        self.swap: Final = swap

    def values(self) -> tuple[Value, ...]:
        return (self.hero, self.swap)

    def act(self, table: ForgeTable) -> None:
        hero = self.hero
        first, second = table.place_up(hero, 0), table.place_up(hero, 1)
        one, two = table.faces[first], table.faces[second]
        gives, more = table.content.plain[one], table.content.plain[two]
        token = table.tokens[hero * TOKENS + CERBERUS]
        if gives is not None and more is not None and not (token or table.hammers[hero]) and self.swap == NONE:
            # Most rolls ask nothing of anybody.
            gain_all(table, hero, gives)
            gain_all(table, hero, more)
            return
        apply_result(table, hero, self.swap, (first, second), (one, two))


class RollDie(Step[ForgeTable]):
    """D-33: a minor blessing: one die is rolled, and its face applied; the other die counts for nothing.

    D-69, D-92: alone a triple gives nothing, and a shield its own resource. ``swap`` as in a pair.
    """

    __slots__ = ("die", "hero", "swap")

    def __init__(self, hero: Seat, die: int, swap: int) -> None:
        self.hero: Final = hero
        self.die: Final = die
        self.swap: Final = swap

    def values(self) -> tuple[Value, ...]:
        return (self.hero, self.die, self.swap)

    def ask(self, table: ForgeTable) -> Chance:
        return _ROLL

    def answered(self, table: ForgeTable, value: Value) -> None:
        assert isinstance(value, int)
        hero, die = self.hero, self.die
        table.up[hero * DICE + die] = value
        table.covered[hero * DICE + die] = 0
        if table.listening:
            face = table.content.faces[table.face_up(hero, die)].id
            table.tell(Rolled(hero, (DIE_NAMES[die],), (face,)))
        place = table.place_up(hero, die)
        apply_result(table, hero, self.swap, (place, NONE), (table.faces[place], NONE))


class ChooseDie(Step[ForgeTable]):
    """D-33, D-100, D-105, D-120: which die, chosen before the roll; then so many minor blessings with it."""

    __slots__ = ("hero", "swap", "times")

    def __init__(self, hero: Seat, times: int, swap: int) -> None:
        self.hero: Final = hero
        self.times: Final = times
        self.swap: Final = swap

    def values(self) -> tuple[Value, ...]:
        return (self.hero, self.times, self.swap)

    def ask(self, table: ForgeTable) -> Choice:
        return Choice(self.hero, "die", (0, 1), 0, ("D-33",))

    def answered(self, table: ForgeTable, value: Value) -> None:
        assert isinstance(value, int)
        for _ in range(self.times):
            table.then(RollDie(self.hero, value, self.swap))


class Cerberus(Step[ForgeTable]):
    """D-115, D-116, D-117, D-118: a token applies the same result again, with all choices anew; at most once a roll.

    The faces are those that were rolled, covered ones too (D-61).
    """

    __slots__ = ("faces", "hero", "places", "swap")

    def __init__(self, hero: Seat, swap: int, places: tuple[int, int], faces: tuple[int, int]) -> None:
        self.hero: Final = hero
        self.swap: Final = swap
        self.places: Final = places
        self.faces: Final = faces

    def values(self) -> tuple[Value, ...]:
        return (self.hero, self.swap, self.places, self.faces)

    def ask(self, table: ForgeTable) -> Choice | None:
        if not table.tokens[self.hero * TOKENS + CERBERUS]:
            return None
        return Choice(self.hero, "cerberus", (NO, YES), NO, ("D-115", "D-116", "D-117"))

    def answered(self, table: ForgeTable, value: Value) -> None:
        if value == YES:
            table.tokens[self.hero * TOKENS + CERBERUS] -= 1
            if table.listening:
                table.tell(Bought("token-used", self.hero, "cerberus"))
            table.then(result_step(self.hero, self.swap, self.places, self.faces))


def apply_result(table: ForgeTable, hero: Seat, swap: int, places: tuple[int, int], faces: tuple[int, int]) -> None:
    """A hero's own roll is applied; a Cerberus token held may repeat it."""
    step = result_step(hero, swap, places, faces)
    if table.tokens[hero * TOKENS + CERBERUS]:
        table.then(step, Cerberus(hero, swap, places, faces))
    else:
        table.then(step)


def result_step(hero: Seat, swap: int, places: tuple[int, int], faces: tuple[int, int]) -> AnyStep:
    """The step that applies a roll of the hero's own dice."""
    return Resolve(hero, rolled_pair(GAINS, swap, places, faces).values())


def divine(hero: Seat, swap: int) -> tuple[AnyStep, AnyStep]:
    """D-33: a divine blessing for one hero: both dice are rolled and applied."""
    return _THROWS[hero], ApplyPair(hero, swap)


def places_up(table: ForgeTable, hero: Seat) -> tuple[int, int]:
    """Where the two faces lie that a hero's dice show."""
    return table.place_up(hero, 0), table.place_up(hero, 1)


def slot_hero(place: int) -> Seat:
    """On whose die a place is."""
    return place // SLOTS


# Steps never change, so those of every turn are made once for each seat.
_THROWS: Final = tuple([Throw(seat) for seat in range(SEATS[-1])])
_BLESSED: Final = tuple([ApplyPair(seat, NONE) for seat in range(SEATS[-1])])
