"""The knockout (傳說的勇者子孫決定淘汰賽, also called 魔界第一最強決定淘汰賽, S-64). No skill counts in it (S-73)."""

from typing import Final

from parlour.core.agenda import AnyStep, SeatStep, Step
from parlour.core.events import Happened, Open
from parlour.core.plain import Plain, numbers
from parlour.core.questions import Chance, Choice, Refusal, Value
from parlour.core.seats import Seat
from parlour.games.senyu.answers import NO
from parlour.games.senyu.model import DIE, When
from parlour.games.senyu.steps import tasks, travel
from parlour.games.senyu.steps.ending import FOUGHT, GameOver
from parlour.games.senyu.table import NOBODY, SenyuTable


class Knockout(Step[SenyuTable]):
    """S-64, S-65, S-160: these fight with the HP they have; SA-3 (option knockout_hp): with full HP."""

    __slots__ = ("fighters",)

    def __init__(self, fighters: tuple[int, ...]) -> None:
        self.fighters: Final = fighters

    def values(self) -> tuple[Value, ...]:
        return (self.fighters,)

    def act(self, table: SenyuTable) -> None:
        table.turn = NOBODY
        table.fighters = self.fighters
        if table.settings.full_hp:
            for seat in self.fighters:
                table.hp[seat] = table.content.hp
        seats: list[Plain] = numbers(list(self.fighters))
        table.tell(Open("knockout", {"seats": seats}))
        table.then(KnockoutThrows())


class KnockoutThrows(Step[SenyuTable]):
    """S-66, S-69, S-160: all who are left roll, from the lowest seat up."""

    __slots__ = ()

    def act(self, table: SenyuTable) -> None:
        table.clear_dice()
        steps: list[AnyStep] = []
        for seat in table.fighters:
            steps.append(Tonic(seat))
            steps.append(KnockoutDie(seat))
        table.then_all([*steps, CompareKnockout()])


class Tonic(SeatStep[SenyuTable]):
    """S-160: no items; SA-5 (option knockout_items): those that only heal, by a fighter just before an own throw."""

    __slots__ = ()

    def ask(self, table: SenyuTable) -> Choice | None:
        if not table.settings.knockout_items or not self.may_hold(table):
            return None
        return Choice(self.seat, "tonic", [NO, *self.held(table)], NO, ("S-160",))

    def may_hold(self, table: SenyuTable) -> bool:
        """Whether the seat may hold such an item, for all that everybody knows."""
        if not table.hands[self.seat]:
            return False
        cards = table.content.cards
        return any([cards[card].heals and card not in table.discards for card in table.content.by_when[When.OWN_TURN]])

    def held(self, table: SenyuTable) -> list[int]:
        """The items of the seat that only heal."""
        return [card for card in table.held(self.seat, When.OWN_TURN) if table.content.cards[card].heals]

    def answered(self, table: SenyuTable, value: Value) -> None:
        if value != NO:
            assert isinstance(value, int)
            table.then(Tonic(self.seat))
            tasks.use(table, self.seat, value)

    def refusal(self, table: SenyuTable, value: Value) -> Refusal:
        if isinstance(value, int) and value in table.hands[self.seat]:
            return Refusal("wrong-time", ("S-160",), {"card": table.card_text(value)})
        return Refusal("not-held", ("S-160",))


class KnockoutDie(SeatStep[SenyuTable]):
    """S-66: one die."""

    __slots__ = ()

    def ask(self, table: SenyuTable) -> Chance:
        return Chance("knockout-die", DIE, clauses=("S-66",))

    def answered(self, table: SenyuTable, value: Value) -> None:
        assert isinstance(value, int)
        table.lay_die(self.seat, value)
        table.tell(Open("knockout-die", {"seat": self.seat, "points": value}))


class CompareKnockout(Step[SenyuTable]):
    """S-66, S-70, S-161: the highest attacks; on a tie for highest all roll again.

    SA-4 (option knockout_reroll): with any_repeat any equal numbers make all roll again.
    """

    __slots__ = ()

    def act(self, table: SenyuTable) -> None:
        highest = max(table.dice)
        tied = table.dice.count(highest) > 1
        repeated = len(set(table.dice)) < len(table.dice)
        if tied or (repeated and table.settings.any_repeat):
            table.tell(Open("knockout-tie"))
            table.then(KnockoutThrows())
        else:
            table.then(Strike(table.throwers[table.dice.index(highest)]))


class Strike(SeatStep[SenyuTable]):
    """S-67, S-68, S-160: the attacker must pick an opponent, who loses the difference; the only one needs no pick.

    S-71: whoever is at 0 HP leaves at once; S-69, S-72: the rest fight on, until one is left.
    """

    __slots__ = ()

    def ask(self, table: SenyuTable) -> Choice | None:
        others = self.others(table)
        if len(others) == 1:
            return None
        return Choice(self.seat, "strike", others, others[0], ("S-67", "S-160"))

    def others(self, table: SenyuTable) -> list[Seat]:
        """The opponents."""
        return [seat for seat in table.fighters if seat != self.seat]

    def act(self, table: SenyuTable) -> None:
        self.answered(table, self.others(table)[0])

    def answered(self, table: SenyuTable, value: Value) -> None:
        assert isinstance(value, int)
        points = dict(zip(table.throwers, table.dice, strict=True))
        table.tell(Open("strike", {"by": self.seat, "seat": value}))
        travel.lose(table, value, points[self.seat] - points[value])
        if table.hp[value] == 0:
            table.fighters = tuple([seat for seat in table.fighters if seat != value])
            table.out = (*table.out, value)
            table.tell(Happened("out", value))
        table.then(GameOver(table.fighters[0], FOUGHT) if len(table.fighters) == 1 else KnockoutThrows())

    def refusal(self, table: SenyuTable, value: Value) -> Refusal:
        if value == self.seat:
            return Refusal("self-strike", ("S-67",))
        return Refusal("not-fighting", ("S-71",))
