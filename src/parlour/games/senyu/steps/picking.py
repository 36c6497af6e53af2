"""Cards that reach other players: whom they pick, and how the picked may react before it happens."""

from typing import Final

from parlour.core.agenda import AnyStep, Step
from parlour.core.events import Open
from parlour.core.questions import Chance, Choice, Value
from parlour.core.seats import Seat
from parlour.games.senyu.answers import NO, YES
from parlour.games.senyu.model import DIE, Skill, When
from parlour.games.senyu.steps import effects
from parlour.games.senyu.steps.lives import EffectStep
from parlour.games.senyu.table import SenyuTable

YES_NO: Final = (YES, NO)
REFUSED: Final = (1, 6)
"""S-79: the faces that make the opponent's action void."""


class PickPlayer(EffectStep):
    """S-53, S-107, S-108: any player may be picked: a staying one, the same again and again, or oneself.

    Whoever does not answer in time picks themselves.
    """

    __slots__ = ()

    def ask(self, table: SenyuTable) -> Choice | None:
        if table.falls[self.seat] != self.life:
            return None
        return Choice(self.seat, "target", tuple(table.everyone), self.seat, ("S-107",))

    def answered(self, table: SenyuTable, value: Value) -> None:
        assert isinstance(value, int)
        table.tell(Open("picked", {"by": self.seat, "seat": value}))
        table.then(RefuseCard(self.seat, value, self.effect, 1))


class Everybody(EffectStep):
    """S-149: it happens to everybody, in turn order from the current player."""

    __slots__ = ()

    def act(self, table: SenyuTable) -> None:
        if table.falls[self.seat] == self.life:
            table.then_all(on_each(table, self.seat, self.effect, table.clockwise_from(table.turn)))


class Leaders(EffectStep):
    """S-149: it happens to all who are tied for the most certificates, and among these for the most progress."""

    __slots__ = ()

    def act(self, table: SenyuTable) -> None:
        if table.falls[self.seat] == self.life:
            best = max([table.ahead(seat) for seat in table.everyone])
            leaders = [seat for seat in table.clockwise_from(table.turn) if table.ahead(seat) == best]
            table.then_all(on_each(table, self.seat, self.effect, leaders))


class RefuseCard(Step[SenyuTable]):
    """S-79, S-105, S-155: Clair may roll before any item when another player's card picks her.

    ``picked`` is 0 for effects on all players or on leaders: those she cannot refuse (SA-14: unless the option
    clair_blocks_all_effects says so), and no item helps against them.
    """

    __slots__ = ("by", "effect", "picked", "seat")

    def __init__(self, by: Seat, seat: Seat, effect: int, picked: int) -> None:
        self.by: Final = by
        self.seat: Final = seat
        self.effect: Final = effect
        self.picked: Final = picked

    def values(self) -> tuple[Value, ...]:
        return (self.by, self.seat, self.effect, self.picked)

    def ask(self, table: SenyuTable) -> Choice | None:
        if self.by == self.seat or table.hero(self.seat).skill is not Skill.REFUSE:
            return None
        if not self.picked and not table.settings.refuse_all:
            return None
        return Choice(self.seat, "refuse", YES_NO, NO, ("S-79", "S-85"))

    def act(self, table: SenyuTable) -> None:
        table.then(Ward(self.by, self.seat, self.effect) if self.picked else Affect(self.by, self.seat, self.effect))

    def answered(self, table: SenyuTable, value: Value) -> None:
        if value == YES:
            table.then(RefuseCardDie(self.by, self.seat, self.effect, self.picked))
        else:
            self.act(table)


class RefuseCardDie(Step[SenyuTable]):
    """S-79: on a 1 or a 6 the effect on her is void; S-105: if not, an item may still help."""

    __slots__ = ("by", "effect", "picked", "seat")

    def __init__(self, by: Seat, seat: Seat, effect: int, picked: int) -> None:
        self.by: Final = by
        self.seat: Final = seat
        self.effect: Final = effect
        self.picked: Final = picked

    def values(self) -> tuple[Value, ...]:
        return (self.by, self.seat, self.effect, self.picked)

    def ask(self, table: SenyuTable) -> Chance:
        return Chance("refuse-die", DIE, clauses=("S-79",))

    def answered(self, table: SenyuTable, value: Value) -> None:
        refused = value in REFUSED
        assert isinstance(value, int)
        table.tell(Open("refused" if refused else "not-refused", {"seat": self.seat, "points": value}))
        if not refused:
            if self.picked:
                table.then(Ward(self.by, self.seat, self.effect))
            else:
                table.then(Affect(self.by, self.seat, self.effect))


class Ward(Step[SenyuTable]):
    """S-105, S-152: whoever is picked by another player's card may play an item that makes it void for them."""

    __slots__ = ("by", "effect", "seat")

    def __init__(self, by: Seat, seat: Seat, effect: int) -> None:
        self.by: Final = by
        self.seat: Final = seat
        self.effect: Final = effect

    def values(self) -> tuple[Value, ...]:
        return (self.by, self.seat, self.effect)

    def ask(self, table: SenyuTable) -> Choice | None:
        if self.by == self.seat or not may_react(table, self.seat, When.PICKED):
            return None
        return Choice(self.seat, "ward", [NO, *table.held(self.seat, When.PICKED)], NO, ("S-27", "S-152"))

    def act(self, table: SenyuTable) -> None:
        table.then(Affect(self.by, self.seat, self.effect))

    def answered(self, table: SenyuTable, value: Value) -> None:
        if value == NO:
            table.then(Affect(self.by, self.seat, self.effect))
        else:
            spend(table, self.seat, value)
            table.tell(Open("warded", {"seat": self.seat}))


class Affect(Step[SenyuTable]):
    """S-136, S-149: the effect on one player picked."""

    __slots__ = ("by", "effect", "seat")

    def __init__(self, by: Seat, seat: Seat, effect: int) -> None:
        self.by: Final = by
        self.seat: Final = seat
        self.effect: Final = effect

    def values(self) -> tuple[Value, ...]:
        return (self.by, self.seat, self.effect)

    def act(self, table: SenyuTable) -> None:
        parts = table.content.effects[self.effect].parts
        table.then(effects.Parts(self.by, self.seat, table.falls[self.seat], parts))


def on_each(table: SenyuTable, by: Seat, effect: int, seats: list[Seat]) -> list[AnyStep]:
    """The effect on each of these, one after the other."""
    return [RefuseCard(by, seat, effect, 0) for seat in seats]


def may_react(table: SenyuTable, seat: Seat, when: When) -> bool:
    """S-51, S-152: reactive items may be used while staying too (SA-10: unless the option staying_reactions says no).

    Asked of everybody who may hold such an item for all that is known, so that being asked tells nothing.
    """
    if table.stays[seat] and not table.settings.staying_reactions:
        return False
    return table.may_hold(seat, when)


def spend(table: SenyuTable, seat: Seat, value: Value) -> None:
    """S-28, S-150: the item is shown and goes to the discards, whatever comes of it."""
    assert isinstance(value, int)
    table.tell(Open("used", {"seat": seat, "card": table.card_text(value)}))
    table.discard(seat, value)
