"""A turn and its four steps (D-27): blessing, reinforcement, action, extra action; and heroic feats (1.6, 1.7)."""

from collections.abc import Sequence
from typing import Final

from parlour.core.agenda import Step
from parlour.core.plain import Plain
from parlour.core.questions import Choice, Greyed, Refusal, Value
from parlour.core.seats import Seat
from parlour.games.dice_forge.answers import CARD, FACE, NO, PASS, TOKEN, YES
from parlour.games.dice_forge.events import Bought, Happened, Open
from parlour.games.dice_forge.gains import gain, pay
from parlour.games.dice_forge.legality import (
    faces_on_offer,
    feats_on_offer,
    greyed_faces,
    greyed_feats,
    pawn_on,
    why_no_face,
    why_no_feat,
)
from parlour.games.dice_forge.model import MOON, NONE, PORTION, SUN, VP, CardKind
from parlour.games.dice_forge.reading import SEATS
from parlour.games.dice_forge.steps.blessing import Blessing, divine
from parlour.games.dice_forge.steps.cards import Reinforcement, TakeCard
from parlour.games.dice_forge.steps.forging import MoreFaces, buy_face
from parlour.games.dice_forge.steps.rewards import give
from parlour.games.dice_forge.table import HOME, TOKENS, TRITON, ForgeTable


class Turn(Step[ForgeTable]):
    """D-27, D-30, D-34: a turn's four steps; with two players the blessing comes twice, and only this one."""

    __slots__ = ("hero",)

    def __init__(self, hero: Seat) -> None:
        self.hero: Final = hero

    def values(self) -> tuple[Value, ...]:
        return (self.hero,)

    def act(self, table: ForgeTable) -> None:
        hero = self.hero
        table.turn = hero
        table.passed = False
        if table.listening:
            table.tell(Happened("turn", hero))
        table.then(Reinforcement(hero), Action(hero), ExtraAction(hero))
        for _ in range(table.crowd.blessings):
            table.then(Blessing(hero))


class Action(Step[ForgeTable]):
    """D-38, D-39, D-40, D-48: an offering, a heroic feat, or neither; only what can be paid for is offered.

    DA-7: with the option off, passing is possible only if nothing else is.
    """

    __slots__ = ("hero",)

    def __init__(self, hero: Seat) -> None:
        self.hero: Final = hero

    def values(self) -> tuple[Value, ...]:
        return (self.hero,)

    def ask(self, table: ForgeTable) -> Choice | None:
        options = feats_on_offer(table, self.hero) + faces_on_offer(table, self.hero, 0, ())
        if not options and not table.may_yet_pay(self.hero):
            return None
        if options and not table.settings.allow_pass:
            return Choice(self.hero, "action", options, options[0], ("D-38",))
        options.append(PASS)
        return Choice(self.hero, "action", options, PASS, ("D-38", "D-39"))

    def act(self, table: ForgeTable) -> None:
        # D-39: having no action counts as a pass.
        pass_over(table, self.hero)

    def answered(self, table: ForgeTable, value: Value) -> None:
        assert isinstance(value, int)
        if value == PASS:
            pass_over(table, self.hero)
        elif value >= CARD:
            table.then(Feat(self.hero, value - CARD))
        else:
            table.then(MoreFaces(self.hero, (value - FACE,)))
            buy_face(table, self.hero, value - FACE, 0)

    def refusal(self, table: ForgeTable, value: Value) -> Refusal:
        refused: Refusal | None = None
        if value == PASS:
            return Refusal("must-act", ("D-39",))
        if isinstance(value, int) and CARD <= value < CARD + len(table.content.cards):
            refused = why_no_feat(table, self.hero, value - CARD)
        elif isinstance(value, int) and FACE <= value < CARD:
            refused = why_no_face(table, self.hero, value - FACE, discount=0, bought=())
        return Refusal("illegal", ("D-38",)) if refused is None else refused

    def greyed(self, table: ForgeTable) -> Sequence[Greyed]:
        return greyed_feats(table, self.hero) + greyed_faces(table, self.hero, 0, ())


def pass_over(table: ForgeTable, hero: Seat) -> None:
    """D-39: neither action."""
    table.passed = True
    if table.listening:
        table.tell(Happened("passed", hero))


class ExtraAction(Step[ForgeTable]):
    """D-57, D-58: 2 sun buy step 3 once more, with a free choice; not after a pass (D-39; DA-8: unless the option).

    Asked of a hero who could still turn a Triton token into the sun (D-125).
    """

    __slots__ = ("hero",)

    def __init__(self, hero: Seat) -> None:
        self.hero: Final = hero

    def values(self) -> tuple[Value, ...]:
        return (self.hero,)

    def ask(self, table: ForgeTable) -> Choice | None:
        if table.passed and not table.settings.extra_after_pass:
            return None
        if table.held(self.hero, SUN) >= table.content.numbers.extra_sun:
            return Choice(self.hero, "extra", (NO, YES), NO, ("D-57", "D-58"))
        if table.may_yet_pay(self.hero):
            return Choice(self.hero, "extra", (NO,), NO, ("D-57", "D-58"))
        return None

    def answered(self, table: ForgeTable, value: Value) -> None:
        if value == YES:
            if table.listening:
                table.tell(Happened("extra", self.hero))
            pay(table, self.hero, SUN, table.content.numbers.extra_sun)
            table.then(Action(self.hero))

    def refusal(self, table: ForgeTable, value: Value) -> Refusal:
        if value == YES:
            return no_sun(table, self.hero)
        return Refusal("illegal", ("D-57",))

    def greyed(self, table: ForgeTable) -> Sequence[Greyed]:
        if table.held(self.hero, SUN) >= table.content.numbers.extra_sun:
            return ()
        return [Greyed(YES, no_sun(table, self.hero))]


def no_sun(table: ForgeTable, hero: Seat) -> Refusal:
    """Why there is no extra action."""
    return Refusal("no-sun", ("D-57",), {"number": table.content.numbers.extra_sun, "held": table.held(hero, SUN)})


# --- heroic feats -------------------------------------------------------------------------------------------------


class Feat(Step[ForgeTable]):
    """D-48, D-49: pay; move and oust; then the card. DA-9: with the option the price is paid after moving."""

    __slots__ = ("card", "hero")

    def __init__(self, hero: Seat, card: int) -> None:
        self.hero: Final = hero
        self.card: Final = card

    def values(self) -> tuple[Value, ...]:
        return (self.hero, self.card)

    def act(self, table: ForgeTable) -> None:
        card = table.content.cards[self.card]
        if table.listening:
            table.tell(Bought("feat", self.hero, card.id))
        paying, moving = Pay(self.hero, self.card), Move(self.hero, card.island)
        if table.settings.pay_before_oust:
            table.then(paying, moving, TakeCard(self.hero, self.card))
        else:
            table.then(moving, paying, TakeCard(self.hero, self.card))


class Pay(Step[ForgeTable]):
    """D-48: the price of a card, in sun, moon or both."""

    __slots__ = ("card", "hero")

    def __init__(self, hero: Seat, card: int) -> None:
        self.hero: Final = hero
        self.card: Final = card

    def values(self) -> tuple[Value, ...]:
        return (self.hero, self.card)

    def act(self, table: ForgeTable) -> None:
        card = table.content.cards[self.card]
        pay(table, self.hero, SUN, card.sun)
        pay(table, self.hero, MOON, card.moon)


class Move(Step[ForgeTable]):
    """D-48, D-50, D-51, D-52: the pawn goes to the island's portal, unless it stands there; whoever does is ousted."""

    __slots__ = ("hero", "island")

    def __init__(self, hero: Seat, island: int) -> None:
        self.hero: Final = hero
        self.island: Final = island

    def values(self) -> tuple[Value, ...]:
        return (self.hero, self.island)

    def act(self, table: ForgeTable) -> None:
        if table.pawns[self.hero] == self.island:
            return
        other = pawn_on(table, self.island, self.hero)
        table.pawns[self.hero] = self.island
        if table.listening:
            told: dict[str, Plain] = {"seat": self.hero, "island": table.content.islands[self.island]}
            table.tell(Open("moved", told))
        if other != NONE:
            table.then(Oust(other, self.hero))


class Oust(Step[ForgeTable]):
    """D-52, D-53, D-113: back to the central portal; Great Bears first, then a divine blessing for the ousted."""

    __slots__ = ("by", "hero")

    def __init__(self, hero: Seat, by: Seat) -> None:
        self.hero: Final = hero
        self.by: Final = by

    def values(self) -> tuple[Value, ...]:
        return (self.hero, self.by)

    def act(self, table: ForgeTable) -> None:
        table.pawns[self.hero] = HOME
        if table.listening:
            table.tell(Open("ousted", {"seat": self.hero, "by": self.by}))
        bear_points(table, self.by)
        bear_points(table, self.hero)
        table.then(*divine(self.hero, NONE))


def bear_points(table: ForgeTable, hero: Seat) -> None:
    """D-113: every Great Bear of somebody who ousts or is ousted."""
    cards = table.content.cards
    for number in table.cards[hero]:
        if cards[number].kind is CardKind.BEAR:
            if table.listening:
                table.tell(Bought("triggered", hero, cards[number].id))
            gain(table, hero, VP, cards[number].gives[VP])


# --- the Triton token ---------------------------------------------------------------------------------------------


class Triton(Step[ForgeTable]):
    """D-125, D-126: in the own turn, while any question is open, a token becomes gold, sun or moon. A window."""

    __slots__ = ("hero",)

    def __init__(self, hero: Seat) -> None:
        self.hero: Final = hero

    def values(self) -> tuple[Value, ...]:
        return (self.hero,)

    def ask(self, table: ForgeTable) -> Choice | None:
        if not table.may_yet_pay(self.hero):
            return None
        options = [option + TOKEN for option in table.content.numbers.triton]
        return Choice(self.hero, "triton", options, options[0], ("D-125", "D-126"), True)

    def answered(self, table: ForgeTable, value: Value) -> None:
        assert isinstance(value, int)
        table.tokens[self.hero * TOKENS + TRITON] -= 1
        if table.listening:
            table.tell(Bought("token-used", self.hero, "triton"))
        give(table, self.hero, (value - TOKEN) // PORTION, (value - TOKEN) % PORTION)


def open_windows(table: ForgeTable) -> Sequence[Triton]:
    """D-125: the token of the active player, if there is one."""
    hero = table.turn
    if hero == NONE or not table.tokens[hero * TOKENS + TRITON]:
        return ()
    return (_TRITONS[hero],)


_TRITONS: Final = tuple([Triton(seat) for seat in range(SEATS[-1])])
