"""What faces, cards and tokens give: swaps, the hammer, the owner of a boar (D-86 to D-88, D-95 to D-98, D-119)."""

from typing import Final

from parlour.core.agenda import AnyStep, Step
from parlour.core.plain import Plain
from parlour.core.questions import Choice, Value
from parlour.core.seats import Seat
from parlour.games.dice_forge.events import Moved, Open
from parlour.games.dice_forge.gains import gain
from parlour.games.dice_forge.model import GOLD, NONE, PORTION, RESOURCE_NAMES, RESOURCES, VP, Amounts
from parlour.games.dice_forge.table import NOBODY, ForgeTable

_SWAP_ABOUT: Final = tuple([f"swap-{name}" for name in RESOURCE_NAMES])


class Swap(Step[ForgeTable]):
    """D-119, D-120, D-121: what a face gives of this resource may become points, all of it or nothing.

    ``card`` has the rates. DA-11: with the option any number of its units may. D-122: the face has given them all the
    same, so a shield on the other die has already looked.
    """

    __slots__ = ("card", "hero", "number", "resource")

    def __init__(self, hero: Seat, resource: int, number: int, card: int) -> None:
        self.hero: Final = hero
        self.resource: Final = resource
        self.number: Final = number
        self.card: Final = card

    def values(self) -> tuple[Value, ...]:
        return (self.hero, self.resource, self.number, self.card)

    def ask(self, table: ForgeTable) -> Choice:
        options: list[Value] = [0, self.number]
        if table.settings.swap_split:
            options = list(range(self.number + 1))
        return Choice(self.hero, _SWAP_ABOUT[self.resource], options, 0, ("D-119", "D-120", "D-121"))

    def answered(self, table: ForgeTable, value: Value) -> None:
        assert isinstance(value, int)
        if value:
            if table.listening:
                table.tell(Moved("swapped", self.hero, value, RESOURCE_NAMES[self.resource]))
            gain(table, self.hero, VP, value * table.content.cards[self.card].swap[self.resource])
        if value < self.number:
            give(table, self.hero, self.resource, self.number - value)


class Hammer(Step[ForgeTable]):
    """D-95, D-97: gold at the moment of its gain may go onto the hammer track, in part or whole; the rest comes in."""

    __slots__ = ("hero", "number")

    def __init__(self, hero: Seat, number: int) -> None:
        self.hero: Final = hero
        self.number: Final = number

    def values(self) -> tuple[Value, ...]:
        return (self.hero, self.number)

    def ask(self, table: ForgeTable) -> Choice | None:
        most = min(self.number, table.hammer_room(self.hero))
        if most <= 0:
            return None
        # The clock hammers what would be lost.
        free = table.limit(self.hero, GOLD) - table.held(self.hero, GOLD)
        default = min(most, max(0, self.number - free))
        return Choice(self.hero, "hammer", list(range(most + 1)), default, ("D-95", "D-97"))

    def act(self, table: ForgeTable) -> None:
        # A Triton token has filled the track while this waited.
        gain(table, self.hero, GOLD, self.number)

    def answered(self, table: ForgeTable, value: Value) -> None:
        assert isinstance(value, int)
        if value:
            strike(table, self.hero, value)
        if value < self.number:
            gain(table, self.hero, GOLD, self.number - value)


class BoarReward(Step[ForgeTable]):
    """D-73, D-86, D-87, D-88, D-135: the owner takes what the back of the boar card offers; never swapped (D-121)."""

    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def values(self) -> tuple[Value, ...]:
        return (self.colour,)

    def ask(self, table: ForgeTable) -> Choice | None:
        owner = table.boar_owner[self.colour]
        if owner == NOBODY:
            return None
        options = table.content.faces[table.content.boars[self.colour]].owner
        return Choice(owner, "boar-reward", options, options[-1], ("D-86", "D-87", "D-88"))

    def answered(self, table: ForgeTable, value: Value) -> None:
        assert isinstance(value, int)
        give(table, table.boar_owner[self.colour], value // PORTION, value % PORTION)


def give(table: ForgeTable, hero: Seat, resource: int, number: int) -> None:
    """So much of one resource comes to a hero, who may hammer it if it is gold (D-95: gained in any way)."""
    if resource == GOLD and table.hammers[hero] and table.hammer_room(hero):
        table.then(Hammer(hero, number))
    else:
        gain(table, hero, resource, number)


def give_all(table: ForgeTable, hero: Seat, amounts: Amounts, swap: int) -> None:
    """All of these, which a face gives; ``swap`` is the card during whose blessing it does (NONE: no swaps)."""
    steps: list[AnyStep] = []
    for resource in RESOURCES:
        number = amounts[resource]
        if not number:
            continue
        if swap != NONE and table.content.cards[swap].swap[resource]:
            steps.append(Swap(hero, resource, number, swap))
        elif resource == GOLD and table.hammers[hero] and table.hammer_room(hero):
            steps.append(Hammer(hero, number))
        else:
            gain(table, hero, resource, number)
    table.then_all(steps)


def strike(table: ForgeTable, hero: Seat, gold: int) -> None:
    """D-96, D-98: gold goes onto the hammer tracks; each lap that it ends is worth its points."""
    numbers = table.content.numbers
    before = table.hammered[hero]
    after = before + gold
    table.hammered[hero] = after
    if table.listening:
        told: dict[str, Plain] = {"seat": hero, "number": gold}
        table.tell(Open("hammered", told))
    for lap in range(before // numbers.hammer_lap, after // numbers.hammer_lap):
        gain(table, hero, VP, numbers.hammer_points[lap % 2])
