"""What cells, monsters and cards do to one hero: a step for each word of the vocabulary (S-138: in printed order)."""

from typing import Final, assert_never

from parlour.core.agenda import AnyStep, Step
from parlour.core.events import Happened, Open
from parlour.core.questions import Chance, Choice, Value
from parlour.core.seats import Seat
from parlour.games.senyu.model import DIE, Effect, Op
from parlour.games.senyu.steps import picking, tasks, travel
from parlour.games.senyu.steps.lives import AmountStep, EffectStep, LifeStep
from parlour.games.senyu.table import SenyuTable


class Parts(Step[SenyuTable]):
    """S-138: effects happen to a hero one after the other; ``by`` is whose card, cell or monster says so.

    ``life`` is the number of the hero's fall before the first of them: after a near death the rest is dropped (S-136).
    """

    __slots__ = ("by", "effects", "life", "seat")

    def __init__(self, by: Seat, seat: Seat, life: int, effects: tuple[int, ...]) -> None:
        self.by: Final = by
        self.seat: Final = seat
        self.life: Final = life
        self.effects: Final = effects

    def values(self) -> tuple[Value, ...]:
        return (self.by, self.seat, self.life, self.effects)

    def act(self, table: SenyuTable) -> None:
        steps: list[AnyStep] = []
        for number in self.effects:
            steps.append(step_of(table.content.effects[number], self.by, self.seat, self.life))
        table.then_all(steps)


def step_of(effect: Effect, by: Seat, seat: Seat, life: int) -> AnyStep:
    """The step that carries out one effect."""
    match effect.op:
        case Op.HEAL:
            return Heal(seat, life, effect.n)
        case Op.DAMAGE:
            return Damage(seat, life, effect.n)
        case Op.MOVE:
            return Move(by, seat, life, effect.n)
        case Op.JUMP:
            return Jump(by, seat, life, effect.odd)
        case Op.STAY:
            return Stay(seat, life)
        case Op.DRAW:
            return tasks.DrawTasks(seat, life, effect.n)
        case Op.DISCARD:
            return DiscardItems(seat, life, effect.n)
        case Op.ROLL:
            return Fate(by, seat, life, effect.number)
        case Op.DEPART | Op.LEAP:
            return Rift(seat, life, effect.number)
        case Op.ANY:
            return picking.PickPlayer(seat, life, effect.number)
        case Op.ALL:
            return picking.Everybody(seat, life, effect.number)
        case Op.LEADERS:
            return picking.Leaders(seat, life, effect.number)
        case Op.DICE:
            return MoreDice(seat, life, effect.n)
        case Op.REROLL | Op.ATTACK | Op.VOID_DUEL | Op.VOID_CARD:
            raise AssertionError(f"{effect.op.value} is carried out by the step that offers its card")
        case _:
            assert_never(effect.op)


class Heal(AmountStep):
    """S-106: HP rise, up to the most."""

    __slots__ = ()

    def act(self, table: SenyuTable) -> None:
        if table.falls[self.seat] == self.life:
            travel.heal(table, self.seat, self.number)


class Damage(AmountStep):
    """S-41, S-137: HP sink, down to 0 and near death."""

    __slots__ = ()

    def act(self, table: SenyuTable) -> None:
        if table.falls[self.seat] == self.life:
            travel.hurt(table, self.seat, self.number)


class Move(Step[SenyuTable]):
    """S-44, S-142: cells forward or back without the die. Void for who may not be moved (S-50, S-152)."""

    __slots__ = ("by", "life", "number", "seat")

    def __init__(self, by: Seat, seat: Seat, life: int, number: int) -> None:
        self.by: Final = by
        self.seat: Final = seat
        self.life: Final = life
        self.number: Final = number

    def values(self) -> tuple[Value, ...]:
        return (self.by, self.seat, self.life, self.number)

    def act(self, table: SenyuTable) -> None:
        if movable(table, self.by, self.seat, self.life):
            travel.move(table, self.seat, self.number)


class Jump(Step[SenyuTable]):
    """S-113, S-131: forward without the die to the next occurrence of a cell, passing those between."""

    __slots__ = ("by", "cell", "life", "seat")

    def __init__(self, by: Seat, seat: Seat, life: int, cell: int) -> None:
        self.by: Final = by
        self.seat: Final = seat
        self.life: Final = life
        self.cell: Final = cell

    def values(self) -> tuple[Value, ...]:
        return (self.by, self.seat, self.life, self.cell)

    def act(self, table: SenyuTable) -> None:
        if movable(table, self.by, self.seat, self.life):
            travel.jump(table, self.seat, self.cell)


class Stay(LifeStep):
    """S-47, S-151: the character card is turned face down."""

    __slots__ = ()

    def act(self, table: SenyuTable) -> None:
        if table.falls[self.seat] == self.life:
            travel.stay(table, self.seat)


class DiscardItems(AmountStep):
    """A held item of one's own choice goes to the discards, if there is any; the last one without a question."""

    __slots__ = ()

    def ask(self, table: SenyuTable) -> Choice | None:
        hand = table.hands[self.seat]
        if table.falls[self.seat] != self.life or len(hand) < 2:
            return None
        return Choice(self.seat, "discard", hand.copy(), hand[0], ("S-24",))

    def act(self, table: SenyuTable) -> None:
        hand = table.hands[self.seat]
        if table.falls[self.seat] == self.life and len(hand) == 1:
            tasks.discard(table, self.seat, hand[0], "effect")

    def answered(self, table: SenyuTable, value: Value) -> None:
        assert isinstance(value, int)
        tasks.discard(table, self.seat, value, "effect")
        if self.number > 1:
            table.then(DiscardItems(self.seat, self.life, self.number - 1))


class Fate(Step[SenyuTable]):
    """S-35, S-98: the die decides which effects happen."""

    __slots__ = ("by", "effect", "life", "seat")

    def __init__(self, by: Seat, seat: Seat, life: int, effect: int) -> None:
        self.by: Final = by
        self.seat: Final = seat
        self.life: Final = life
        self.effect: Final = effect

    def values(self) -> tuple[Value, ...]:
        return (self.by, self.seat, self.life, self.effect)

    def ask(self, table: SenyuTable) -> Chance | None:
        return Chance("fate", DIE, clauses=("S-35",)) if table.falls[self.seat] == self.life else None

    def answered(self, table: SenyuTable, value: Value) -> None:
        assert isinstance(value, int)
        table.tell(Open("fate", {"seat": self.seat, "points": value}))
        row = table.content.effects[self.effect].rows[value - 1]
        table.then(Parts(self.by, self.seat, self.life, row))


class Rift(EffectStep):
    """S-90, S-156: the die says from where to depart next time; S-91, S-158: Sion jumps there at once.

    SA-18 (option rift_piece): with moves_at_once everybody's piece does.
    """

    __slots__ = ()

    def ask(self, table: SenyuTable) -> Chance | None:
        return Chance("rift", DIE, clauses=("S-90",)) if table.falls[self.seat] == self.life else None

    def answered(self, table: SenyuTable, value: Value) -> None:
        assert isinstance(value, int)
        effect = table.content.effects[self.effect]
        cell = effect.odd if value % 2 else effect.even
        text = table.content.cells[cell].text
        table.tell(Open("rift", {"seat": self.seat, "points": value, "cell": text}))
        if effect.op is Op.LEAP or table.settings.rift_at_once:
            table.then(Jump(self.seat, self.seat, self.life, cell))
        else:
            table.departs[self.seat] = cell


class MoreDice(AmountStep):
    """S-147: the next move throw of this turn is the sum of so many dice; two at most, nothing adds to them."""

    __slots__ = ()

    def act(self, table: SenyuTable) -> None:
        if table.may_act(self.seat, self.life):
            table.dice_count = self.number


def movable(table: SenyuTable, by: Seat, seat: Seat, life: int) -> bool:
    """S-50, S-152: own moves are void while the card is face down; others' commands move a staying hero.

    SA-9 (option stay_blocks_forced_moves): then they do not either.
    """
    if table.falls[seat] != life:
        return False
    if not table.stays[seat] or (by != seat and not table.settings.stay_blocks):
        return True
    table.tell(Happened("cannot-move", seat))
    return False
