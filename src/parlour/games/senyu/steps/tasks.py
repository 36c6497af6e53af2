"""Task cards: drawing, carrying out, holding, the hand limit, using items."""

from collections.abc import Sequence
from typing import Final

from parlour.core.agenda import SeatStep, Step
from parlour.core.events import Happened, Open
from parlour.core.pieces import put_all, take
from parlour.core.questions import Chance, Choice, Greyed, Refusal, Value
from parlour.core.seats import Seat
from parlour.games.senyu.answers import DISCARD, NO, YES
from parlour.games.senyu.events import Hidden
from parlour.games.senyu.model import Skill, When
from parlour.games.senyu.steps import effects
from parlour.games.senyu.steps.lives import AmountStep, LifeStep
from parlour.games.senyu.table import FRESH, SenyuTable

_YES_NO: Final = (YES, NO)


class TaskCell(LifeStep):
    """S-22: a task card is drawn. S-75: Luki gains a right by it; S-77: Sion may draw two instead (asked before)."""

    __slots__ = ()

    def ask(self, table: SenyuTable) -> Choice | None:
        if table.hero(self.seat).skill is not Skill.TWO_TASKS:
            return None
        return Choice(self.seat, "two-tasks", _YES_NO, NO, ("S-77", "S-85"))

    def act(self, table: SenyuTable) -> None:
        if table.hero(self.seat).skill is Skill.PORTAL:
            table.rights[self.seat] |= FRESH
            table.tell(Happened("gained", self.seat))
        table.then(DrawTasks(self.seat, self.life, 1))

    def answered(self, table: SenyuTable, value: Value) -> None:
        if value == NO:
            table.then(DrawTasks(self.seat, self.life, 1))
        else:
            table.tell(Open("skill", {"seat": self.seat, "skill": Skill.TWO_TASKS.value}))
            table.then(Offer(self.seat), Offer(self.seat), WhichTask(self.seat, self.life))


class Offer(SeatStep[SenyuTable]):
    """S-33, S-77: one of the two cards to choose from; the deck is made anew for the second if need be (SA-20)."""

    __slots__ = ()

    def act(self, table: SenyuTable) -> None:
        fill_deck(table)
        table.then(TakeOffer(self.seat))


class TakeOffer(SeatStep[SenyuTable]):
    """S-77: nature says which card it is; only Sion sees it."""

    __slots__ = ()

    def ask(self, table: SenyuTable) -> Chance | None:
        return Chance("offer", tuple(table.deck), clauses=("S-77",)) if table.deck else None

    def answered(self, table: SenyuTable, value: Value) -> None:
        assert isinstance(value, int)
        take(table.deck, value)
        table.offered.append(value)
        table.tell(Hidden("offered", self.seat, table.card_text(value)))


class WhichTask(LifeStep):
    """S-77, S-78: one card is carried out or kept, the other goes straight to the discards, not carried out."""

    __slots__ = ()

    def ask(self, table: SenyuTable) -> Choice | None:
        if not table.offered:
            return None
        return Choice(self.seat, "which-task", table.offered.copy(), table.offered[0], ("S-77",))

    def answered(self, table: SenyuTable, value: Value) -> None:
        assert isinstance(value, int)
        for card in table.offered:
            if card != value:
                table.discards.append(card)
                table.tell(Open("passed-over", {"seat": self.seat, "card": table.card_text(card)}))
        table.offered = []
        take_up(table, self.seat, self.life, value)


class DrawTasks(AmountStep):
    """S-22, S-115, S-138: so many task cards, each finished before the next is drawn; no skill here (S-116)."""

    __slots__ = ()

    def act(self, table: SenyuTable) -> None:
        if self.number == 0 or table.falls[self.seat] != self.life:
            return
        fill_deck(table)
        table.then(TakeTask(self.seat, self.life), DrawTasks(self.seat, self.life, self.number - 1))


class TakeTask(LifeStep):
    """S-22: nature says which card it is."""

    __slots__ = ()

    def ask(self, table: SenyuTable) -> Chance | None:
        return Chance("task", tuple(table.deck), clauses=("S-22",)) if table.deck else None

    def answered(self, table: SenyuTable, value: Value) -> None:
        assert isinstance(value, int)
        take(table.deck, value)
        take_up(table, self.seat, self.life, value)


class Away(Step[SenyuTable]):
    """S-25, S-28, S-150, S-165: a card that has been carried out goes to the discards, void or not."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def values(self) -> tuple[Value, ...]:
        return (self.card,)

    def act(self, table: SenyuTable) -> None:
        table.aside.remove(self.card)
        table.discards.append(self.card)


class Overflow(Step[SenyuTable]):
    """S-29 to S-32, S-145: with a third item one must go: discard one, or use one whose time is one's own turn now."""

    __slots__ = ("drawn", "seat")

    def __init__(self, seat: Seat, drawn: int) -> None:
        self.seat: Final = seat
        self.drawn: Final = drawn

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.drawn)

    def ask(self, table: SenyuTable) -> Choice | None:
        hand = table.hands[self.seat]
        if len(hand) <= table.content.hand:
            return None
        options = [card + DISCARD for card in hand]
        if self.in_time(table):
            options += table.held(self.seat, When.OWN_TURN)
        return Choice(self.seat, "overflow", options, self.drawn + DISCARD, ("S-29", "S-30", "S-31"))

    def in_time(self, table: SenyuTable) -> bool:
        """S-145: own-turn items may be used now: it is one's own turn and the card is face up."""
        return table.turn == self.seat and not table.stays[self.seat]

    def answered(self, table: SenyuTable, value: Value) -> None:
        assert isinstance(value, int)
        if value >= DISCARD:
            discard(table, self.seat, value - DISCARD, "overflow")
        else:
            use(table, self.seat, value)

    def refusal(self, table: SenyuTable, value: Value) -> Refusal:
        if isinstance(value, int) and 0 <= value < DISCARD and value in table.hands[self.seat]:
            if not self.in_time(table):
                return Refusal("staying", ("S-145", "S-51"))
            return Refusal("wrong-time", ("S-32", "S-145"), {"card": table.card_text(value)})
        return Refusal("not-held", ("S-30",))

    def greyed(self, table: SenyuTable) -> Sequence[Greyed]:
        usable = table.held(self.seat, When.OWN_TURN) if self.in_time(table) else []
        return [Greyed(card, self.refusal(table, card)) for card in table.hands[self.seat] if card not in usable]


def take_up(table: SenyuTable, seat: Seat, life: int, card: int) -> None:
    """S-23 to S-26: an event is shown and carried out at once; an item is held, unseen by the others."""
    if table.content.cards[card].item:
        table.gain(seat, card)
        table.tell(Hidden("drew", seat, table.card_text(card)))
        table.then(Overflow(seat, card))
        return
    table.aside.append(card)
    table.tell(Open("event", {"seat": seat, "card": table.card_text(card)}))
    table.then(effects.Parts(seat, seat, life, table.content.cards[card].effects), Away(card))


def use(table: SenyuTable, seat: Seat, card: int) -> None:
    """S-27, S-28: an item is shown, its effects happen, and it goes to the discards."""
    table.hands[seat].remove(card)
    table.aside.append(card)
    table.tell(Open("used", {"seat": seat, "card": table.card_text(card)}))
    table.then(effects.Parts(seat, seat, table.falls[seat], table.content.cards[card].effects), Away(card))


def discard(table: SenyuTable, seat: Seat, card: int, why: str) -> None:
    """An item goes from the hand to the discards, which lie open (S-125).

    ``why``: "overflow" of the hand (S-30), or an "effect" that says so (S-24).
    """
    table.discard(seat, card)
    table.tell(Open("discarded", {"seat": seat, "card": table.card_text(card), "why": why}))


def fill_deck(table: SenyuTable) -> None:
    """S-33, S-165: when a card must be drawn and the deck is empty, the discards become a new deck."""
    if not table.deck and table.discards:
        put_all(table.deck, table.discards)
        table.discards = []
        table.tell(Open("reshuffled", {"number": len(table.deck)}))
