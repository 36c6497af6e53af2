"""What cards do when they are bought (rulebook 1.9, 1.10), and what gear cards do in step 2 (1.5)."""

from collections.abc import Sequence
from typing import Final, assert_never

from parlour.core.agenda import AnyStep, Step
from parlour.core.questions import Choice, Greyed, Refusal, Value
from parlour.core.seats import Seat
from parlour.games.dice_forge.answers import CARD, DONE, FACE, WHERE
from parlour.games.dice_forge.events import Bought, Faced, Open
from parlour.games.dice_forge.gains import gain, pay
from parlour.games.dice_forge.model import (
    COLOURS,
    DICE,
    GOLD,
    NONE,
    PORTION,
    RESOURCES,
    VP,
    Card,
    CardKind,
)
from parlour.games.dice_forge.pair import GAINS, LOSES, rolled_pair
from parlour.games.dice_forge.steps.blessing import ChooseDie, Throw, divine, places_up
from parlour.games.dice_forge.steps.faces import Resolve
from parlour.games.dice_forge.steps.forging import Forge
from parlour.games.dice_forge.steps.rewards import give, give_all
from parlour.games.dice_forge.table import CERBERUS, TOKENS, TRITON, ForgeTable, limits_of


class TakeCard(Step[ForgeTable]):
    """D-49, D-54: the card becomes the hero's own, lies open for all, and takes effect at once and in full."""

    __slots__ = ("card", "hero")

    def __init__(self, hero: Seat, card: int) -> None:
        self.hero: Final = hero
        self.card: Final = card

    def values(self) -> tuple[Value, ...]:
        return (self.hero, self.card)

    def act(self, table: ForgeTable) -> None:
        card = table.content.cards[self.card]
        table.piles[card.place] -= 1
        table.cards[self.hero] = (*table.cards[self.hero], self.card)
        if table.listening:
            table.tell(Bought("took", self.hero, card.id))
        take_effect(table, self.hero, card)


def take_effect(table: ForgeTable, hero: Seat, card: Card) -> None:
    """D-54, D-94: what an immediate card does now; gear, triggered and points cards wait."""
    match card.kind:
        case CardKind.POINTS | CardKind.HIND | CardKind.ELDER | CardKind.OWL | CardKind.BEAR:
            pass  # D-37, D-94, D-113: at its own time, or at the end
        case CardKind.HAMMER:
            table.hammers[hero] += 1  # D-95, D-98
        case CardKind.CHEST:
            table.limits[hero * 4 : hero * 4 + 4] = limits_of(table, hero)  # D-99
        case CardKind.GAIN:
            give_all(table, hero, card.gives, NONE)  # D-106
        case CardKind.FORGE:
            table.then(Forge(hero, card.face))  # D-104, D-124, D-127
        case CardKind.SHIELD:
            table.then(ChooseShield(hero))
        case CardKind.BOAR:
            take_boar(table, hero)
        case CardKind.DIVINE:
            steps: list[AnyStep] = []
            for _ in range(card.times):  # D-105, D-119: one after the other
                steps.extend(divine(hero, swap_of(card)))
            table.then_all(steps)
        case CardKind.MINOR:
            table.then(ChooseDie(hero, card.times, swap_of(card)))  # D-105, D-120
        case CardKind.SATYRS:
            table.then_all([*[Throw(other) for other in table.others(hero)], Satyrs(hero)])
        case CardKind.MINOTAUR:
            throws: list[AnyStep] = [Throw(other) for other in table.others(hero)]
            table.then_all(throws + [Suffer(other) for other in table.others(hero)])
        case CardKind.CERBERUS:
            table.tokens[hero * TOKENS + CERBERUS] += 1  # D-115, D-126
        case CardKind.TRITON:
            table.tokens[hero * TOKENS + TRITON] += 1  # D-125, D-126
        case CardKind.TYPHON:
            gain(table, hero, VP, len(table.removed[hero]) * card.gives[VP])  # D-123
        case _:
            assert_never(card.kind)


def swap_of(card: Card) -> int:
    """D-119, D-120: the card whose rates hold during its blessings; NONE for a card without."""
    return card.number if any(card.swap) else NONE


class Satyrs(Step[ForgeTable]):
    """D-101, D-103: the buyer picks two of the faces that all others have just rolled; with one opponent, both."""

    __slots__ = ("hero",)

    def __init__(self, hero: Seat) -> None:
        self.hero: Final = hero

    def values(self) -> tuple[Value, ...]:
        return (self.hero,)

    def act(self, table: ForgeTable) -> None:
        others = table.others(self.hero)
        if len(others) > 1:
            table.then(PickFace(self.hero, NONE))
        else:
            picked(table, self.hero, others[0] * DICE, others[0] * DICE + 1)


class PickFace(Step[ForgeTable]):
    """D-101, D-103: one of the rolled dice, each at most once; ``first`` is the die picked before (NONE: none yet)."""

    __slots__ = ("first", "hero")

    def __init__(self, hero: Seat, first: int) -> None:
        self.hero: Final = hero
        self.first: Final = first

    def values(self) -> tuple[Value, ...]:
        return (self.hero, self.first)

    def ask(self, table: ForgeTable) -> Choice:
        options: list[Value] = []
        for seat in table.everyone:
            for die in range(DICE):
                if seat != self.hero and seat * DICE + die != self.first:
                    options.append((seat * DICE + die) * WHERE + table.face_up(seat, die))
        return Choice(self.hero, "pick", options, options[0], ("D-101", "D-103"))

    def answered(self, table: ForgeTable, value: Value) -> None:
        assert isinstance(value, int)
        if table.listening:
            table.tell(Faced("picked", self.hero, table.content.faces[value % WHERE].id, value // WHERE // DICE))
        if self.first == NONE:
            table.then(PickFace(self.hero, value // WHERE))
        else:
            picked(table, self.hero, self.first, value // WHERE)


def picked(table: ForgeTable, hero: Seat, first: int, second: int) -> None:
    """D-102: the two picks are applied as one pair of the buyer's; no Cerberus (D-116)."""
    one = table.place_up(first // DICE, first % DICE)
    two = table.place_up(second // DICE, second % DICE)
    pair = rolled_pair(GAINS, NONE, (one, two), (table.faces[one], table.faces[two]))
    table.then(Resolve(hero, pair.values()))


class Suffer(Step[ForgeTable]):
    """D-107, D-108, D-110, D-116: a victim of the Minotaur loses what the own roll would give; it is no blessing."""

    __slots__ = ("hero",)

    def __init__(self, hero: Seat) -> None:
        self.hero: Final = hero

    def values(self) -> tuple[Value, ...]:
        return (self.hero,)

    def act(self, table: ForgeTable) -> None:
        one, two = places_up(table, self.hero)
        pair = rolled_pair(LOSES, NONE, (one, two), (table.faces[one], table.faces[two]))
        table.then(Resolve(self.hero, pair.values()))


class ChooseShield(Step[ForgeTable]):
    """D-124: one of the shields still in the garden is forged."""

    __slots__ = ("hero",)

    def __init__(self, hero: Seat) -> None:
        self.hero: Final = hero

    def values(self) -> tuple[Value, ...]:
        return (self.hero,)

    def ask(self, table: ForgeTable) -> Choice | None:
        options = [face + FACE for face in table.content.shields if table.temple[face]]
        if not options:
            return None
        return Choice(self.hero, "shield", options, options[0], ("D-124", "D-127"))

    def answered(self, table: ForgeTable, value: Value) -> None:
        assert isinstance(value, int)
        table.then(Forge(self.hero, value - FACE))


def take_boar(table: ForgeTable, hero: Seat) -> None:
    """D-114, D-134: the top card of the open pile has the colour of the face; its buyer is the owner from now on."""
    colour = table.boars[0]
    table.boars = table.boars[1:]
    table.boar_owner[colour] = hero
    if table.listening:
        table.tell(Open("boar", {"seat": hero, "colour": COLOURS[colour]}))
    others = table.others(hero)
    if len(others) > 1:
        table.then(ChooseWearer(hero, colour))
    else:
        table.then(Forge(others[0], table.content.boars[colour]))


class ChooseWearer(Step[ForgeTable]):
    """D-84: the owner picks the opponent who must put the boar on a die at once."""

    __slots__ = ("colour", "hero")

    def __init__(self, hero: Seat, colour: int) -> None:
        self.hero: Final = hero
        self.colour: Final = colour

    def values(self) -> tuple[Value, ...]:
        return (self.hero, self.colour)

    def ask(self, table: ForgeTable) -> Choice:
        options = table.others(self.hero)
        return Choice(self.hero, "wearer", options, options[0], ("D-84",))

    def answered(self, table: ForgeTable, value: Value) -> None:
        assert isinstance(value, int)
        table.then(Forge(value, table.content.boars[self.colour]))

    def refusal(self, table: ForgeTable, value: Value) -> Refusal:
        return Refusal("own-boar" if value == self.hero else "illegal", ("D-84",))


# --- step 2 -------------------------------------------------------------------------------------------------------


class Reinforcement(Step[ForgeTable]):
    """D-35, D-36, D-37: every gear card held now may be used once this turn, in any order."""

    __slots__ = ("hero",)

    def __init__(self, hero: Seat) -> None:
        self.hero: Final = hero

    def values(self) -> tuple[Value, ...]:
        return (self.hero,)

    def act(self, table: ForgeTable) -> None:
        gear = table.content.gear_cards
        ready = [card for card in table.cards[self.hero] if card in gear]
        if ready:
            ready.sort()
            table.then(UseGear(self.hero, tuple(ready)))


class UseGear(Step[ForgeTable]):
    """D-35, D-36, D-100: use one of the gear cards still ``ready``, or leave them."""

    __slots__ = ("hero", "ready")

    def __init__(self, hero: Seat, ready: tuple[int, ...]) -> None:
        self.hero: Final = hero
        self.ready: Final = ready

    def values(self) -> tuple[Value, ...]:
        return (self.hero, self.ready)

    def ask(self, table: ForgeTable) -> Choice | None:
        options = [card + CARD for card in self._different() if payable(table, self.hero, card)]
        if not options and not (self.ready and table.may_yet_pay(self.hero)):
            return None
        options.append(DONE)
        return Choice(self.hero, "gear", options, DONE, ("D-35", "D-36"))

    def answered(self, table: ForgeTable, value: Value) -> None:
        assert isinstance(value, int)
        if value == DONE:
            return
        rest = list(self.ready)
        rest.remove(value - CARD)
        table.then(UseGear(self.hero, tuple(rest)))
        use_gear(table, self.hero, table.content.cards[value - CARD])

    def refusal(self, table: ForgeTable, value: Value) -> Refusal:
        card = value - CARD if isinstance(value, int) else NONE
        if card in self.ready:
            return no_gold_for(table, self.hero, card)
        if card in table.content.gear_cards:
            return Refusal("gear-used", ("D-35", "D-37"))
        return Refusal("illegal", ("D-35",))

    def greyed(self, table: ForgeTable) -> Sequence[Greyed]:
        return [
            Greyed(card + CARD, no_gold_for(table, self.hero, card))
            for card in self._different()
            if not payable(table, self.hero, card)
        ]

    def _different(self) -> list[int]:
        found: list[int] = []
        for card in self.ready:
            if card not in found:
                found.append(card)
        return found


class OwlGift(Step[ForgeTable]):
    """D-100: the Owl gives one of its resources at choice."""

    __slots__ = ("card", "hero")

    def __init__(self, hero: Seat, card: int) -> None:
        self.hero: Final = hero
        self.card: Final = card

    def values(self) -> tuple[Value, ...]:
        return (self.hero, self.card)

    def ask(self, table: ForgeTable) -> Choice:
        options = table.content.cards[self.card].options
        return Choice(self.hero, "owl", options, options[0], ("D-100",))

    def answered(self, table: ForgeTable, value: Value) -> None:
        assert isinstance(value, int)
        give(table, self.hero, value // PORTION, value % PORTION)


def use_gear(table: ForgeTable, hero: Seat, card: Card) -> None:
    """D-100: the Hind's minor blessing, the Elder's glory for gold, the Owl's gift."""
    if table.listening:
        table.tell(Bought("gear-used", hero, card.id))
    if card.kind is CardKind.HIND:
        table.then(ChooseDie(hero, 1, NONE))
    elif card.kind is CardKind.OWL:
        table.then(OwlGift(hero, card.number))
    else:
        for resource in RESOURCES:
            if card.pays[resource]:
                pay(table, hero, resource, card.pays[resource])
        give_all(table, hero, card.gives, NONE)


def payable(table: ForgeTable, hero: Seat, card: int) -> bool:
    """Whether the hero has what a gear card is paid with."""
    pays = table.content.cards[card].pays
    return all([table.held(hero, resource) >= pays[resource] for resource in RESOURCES])


def no_gold_for(table: ForgeTable, hero: Seat, card: int) -> Refusal:
    """Why a gear card cannot be used now."""
    pays = table.content.cards[card].pays
    return Refusal("no-gold", ("D-100",), {"number": pays[GOLD], "held": table.held(hero, GOLD)})
