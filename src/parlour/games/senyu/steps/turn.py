"""A turn (S-127): departure, items, the throw and the move, the duel, the cell, items again."""

from collections.abc import Sequence
from typing import Final

from parlour.core.agenda import Step
from parlour.core.questions import Chance, Choice, Greyed, Refusal, Value
from parlour.core.seats import Seat
from parlour.games.senyu.answers import DONE, KEEP, NO, ROLL, SKILL, YES
from parlour.games.senyu.events import Happened, Open
from parlour.games.senyu.model import DIE, Op, Skill, When
from parlour.games.senyu.steps import effects, tasks, travel
from parlour.games.senyu.steps.duel import Challenge
from parlour.games.senyu.steps.hunting import Hunt
from parlour.games.senyu.steps.picking import spend
from parlour.games.senyu.table import NO_CELL, READY, SenyuTable

_YES_NO: Final = (YES, NO)
_TWO: Final = 2


class Turn(Step[SenyuTable]):
    """S-02, S-127: an active turn; S-48, S-49: or a staying hero's card is turned up, and the turn passes on.

    S-134: with the option a turn is lost after a near death (SA-6).
    """

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def values(self) -> tuple[Value, ...]:
        return (self.seat,)

    def act(self, table: SenyuTable) -> None:
        seat = self.seat
        table.turn = seat
        table.turns += 1
        table.clear_dice()
        table.dice_count = 1
        if table.listening:
            table.tell(Happened("turn", seat))
        if table.lost[seat]:
            table.lost[seat] = 0
            table.tell(Happened("recovers", seat))
            table.then(EndTurn(seat))
        elif table.stays[seat]:
            table.stays[seat] -= 1
            table.tell(Happened("turned-up", seat))
            table.then(EndTurn(seat))
        else:
            life = table.falls[seat]
            table.then(
                Departure(seat, life),
                BeforeRoll(seat, life),
                TwoDice(seat, life),
                MoveThrow(seat, life),
                Reroll(seat, life),
                Advance(seat, life),
                EndTurn(seat),
            )


class Departure(Step[SenyuTable]):
    """S-156, S-157: who waits on the rift is first moved forward to the target, from wherever the piece is now."""

    __slots__ = ("life", "seat")

    def __init__(self, seat: Seat, life: int) -> None:
        self.seat: Final = seat
        self.life: Final = life

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.life)

    def act(self, table: SenyuTable) -> None:
        cell = table.departs[self.seat]
        if cell != NO_CELL:
            table.departs[self.seat] = NO_CELL
            table.tell(Open("departs", {"seat": self.seat, "cell": table.content.cells[cell].text}))
            travel.jump(table, self.seat, cell)


class BeforeRoll(Step[SenyuTable]):
    """S-27, S-144: own-turn and before-roll items, as many as one likes, then the throw.

    Asked of whoever may hold such an item for all that is known, so that being asked tells nothing.
    """

    __slots__ = ("life", "seat")

    def __init__(self, seat: Seat, life: int) -> None:
        self.seat: Final = seat
        self.life: Final = life

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.life)

    def ask(self, table: SenyuTable) -> Choice | None:
        seat = self.seat
        if not table.may_act(seat, self.life) or not table.may_hold(seat, When.OWN_TURN, When.BEFORE_ROLL):
            return None
        return Choice(seat, "turn", [ROLL, *self.usable(table)], ROLL, ("S-01", "S-27", "S-144"))

    def usable(self, table: SenyuTable) -> list[int]:
        """The items that may be used before the roll; not more dice when there are two already (S-147)."""
        cards = table.held(self.seat, When.OWN_TURN) + table.held(self.seat, When.BEFORE_ROLL)
        return [card for card in cards if table.dice_count < _TWO or not adds_dice(table, card)]

    def answered(self, table: SenyuTable, value: Value) -> None:
        assert isinstance(value, int)
        if value != ROLL:
            table.then(BeforeRoll(self.seat, self.life))
            tasks.use(table, self.seat, value)

    def refusal(self, table: SenyuTable, value: Value) -> Refusal:
        if isinstance(value, int) and value in table.hands[self.seat]:
            if adds_dice(table, value):
                return Refusal("two-dice-already", ("S-147",))
            return Refusal("wrong-time", ("S-27", "S-144"), {"card": table.card_text(value)})
        return Refusal("not-held", ("S-27",))

    def greyed(self, table: SenyuTable) -> Sequence[Greyed]:
        usable = self.usable(table)
        return [Greyed(card, self.refusal(table, card)) for card in table.hands[self.seat] if card not in usable]


class TwoDice(Step[SenyuTable]):
    """S-83, S-84, S-163: Deifil's right is asked before the throw; not after twin dice, two are the most (S-147)."""

    __slots__ = ("life", "seat")

    def __init__(self, seat: Seat, life: int) -> None:
        self.seat: Final = seat
        self.life: Final = life

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.life)

    def ask(self, table: SenyuTable) -> Choice | None:
        seat = self.seat
        ready = table.rights[seat] & READY and table.hero(seat).skill is Skill.TWO_DICE
        if not ready or table.dice_count >= _TWO or not table.may_act(seat, self.life):
            return None
        return Choice(seat, "two-dice", _YES_NO, NO, ("S-83", "S-85"))

    def answered(self, table: SenyuTable, value: Value) -> None:
        if value == YES:
            table.dice_count = _TWO
            table.tell(Open("skill", {"seat": self.seat, "skill": Skill.TWO_DICE.value}))


class MoveThrow(Step[SenyuTable]):
    """S-01, S-147: the whole throw, of one die or of two. Who has gone face down does not roll (S-144)."""

    __slots__ = ("life", "seat")

    def __init__(self, seat: Seat, life: int) -> None:
        self.seat: Final = seat
        self.life: Final = life

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.life)

    def act(self, table: SenyuTable) -> None:
        if table.may_act(self.seat, self.life):
            table.clear_dice()
            table.then_all([MoveDie(self.seat)] * table.dice_count)


class MoveDie(Step[SenyuTable]):
    """S-120: one die of the throw."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def values(self) -> tuple[Value, ...]:
        return (self.seat,)

    def ask(self, table: SenyuTable) -> Chance:
        return Chance("throw", DIE, clauses=("S-01",))

    def answered(self, table: SenyuTable, value: Value) -> None:
        assert isinstance(value, int)
        table.lay_die(self.seat, value)
        if table.listening:
            table.tell(Open("throw", {"seat": self.seat, "points": value}))


class Reroll(Step[SenyuTable]):
    """S-75, S-76, S-146: the throw may be repeated once in all, by Luki's right or by an item; the second counts."""

    __slots__ = ("life", "seat")

    def __init__(self, seat: Seat, life: int) -> None:
        self.seat: Final = seat
        self.life: Final = life

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.life)

    def ask(self, table: SenyuTable) -> Choice | None:
        seat = self.seat
        if not table.may_act(seat, self.life):
            return None
        right = table.rights[seat] & READY and table.hero(seat).skill is Skill.PORTAL
        if not right and not table.may_hold(seat, When.AFTER_ROLL):
            return None
        options = [KEEP, SKILL] if right else [KEEP]
        return Choice(seat, "reroll", options + table.held(seat, When.AFTER_ROLL), KEEP, ("S-75", "S-146"))

    def answered(self, table: SenyuTable, value: Value) -> None:
        if value == KEEP:
            return
        if value == SKILL:
            table.tell(Open("skill", {"seat": self.seat, "skill": Skill.PORTAL.value}))
        else:
            spend(table, self.seat, value)
        table.then(MoveThrow(self.seat, self.life))


class Advance(Step[SenyuTable]):
    """S-01, S-61, S-148, S-154, SC-6: the die move with its passing effects, then the duel, then the cell's content.

    Rights that were not used at this throw are gone.
    """

    __slots__ = ("life", "seat")

    def __init__(self, seat: Seat, life: int) -> None:
        self.seat: Final = seat
        self.life: Final = life

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.life)

    def act(self, table: SenyuTable) -> None:
        seat = self.seat
        if not table.may_act(seat, self.life):
            return
        points = sum(table.dice)
        table.rights[seat] &= ~READY
        travel.forward(table, seat, points)
        if table.listening:
            table.tell(Open("moved", {"seat": seat, "number": points, "cell": travel.cell_text(table, seat)}))
        table.then(Challenge(seat, self.life, ()), CellContent(seat, self.life), Closing(seat, self.life))


class CellContent(Step[SenyuTable]):
    """S-21, S-34, S-43: what the cell reached by the die says; on the home ground its hero is asked (S-102, S-119)."""

    __slots__ = ("life", "seat")

    def __init__(self, seat: Seat, life: int) -> None:
        self.seat: Final = seat
        self.life: Final = life

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.life)

    def ask(self, table: SenyuTable) -> Choice | None:
        if table.falls[self.seat] != self.life or table.hero(self.seat).home != table.cell(self.seat):
            return None
        return Choice(self.seat, "home", _YES_NO, NO, ("S-102", "S-103", "S-119"))

    def act(self, table: SenyuTable) -> None:
        # S-62: a challenger who has fallen does not carry the cell out.
        if table.falls[self.seat] != self.life:
            return
        cell = table.content.cells[table.cell(self.seat)]
        if cell.kind == "task":
            table.then(tasks.TaskCell(self.seat, self.life))
        elif cell.kind == "wilderness":
            table.then(Hunt(self.seat, self.life))
        elif cell.effects:
            table.then(effects.Parts(self.seat, self.seat, self.life, cell.effects))

    def answered(self, table: SenyuTable, value: Value) -> None:
        if value == NO:
            self.act(table)
            return
        hero = table.hero(self.seat)
        table.tell(Open("home", {"seat": self.seat, "cell": travel.cell_text(table, self.seat)}))
        if hero.home_effects:
            table.then(effects.Parts(self.seat, self.seat, self.life, hero.home_effects))


class Closing(Step[SenyuTable]):
    """S-127, S-144: own-turn items after the cell; not after a stay there, nor after a near death."""

    __slots__ = ("life", "seat")

    def __init__(self, seat: Seat, life: int) -> None:
        self.seat: Final = seat
        self.life: Final = life

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.life)

    def ask(self, table: SenyuTable) -> Choice | None:
        if not table.may_act(self.seat, self.life) or not table.may_hold(self.seat, When.OWN_TURN):
            return None
        return Choice(self.seat, "closing", [DONE, *table.held(self.seat, When.OWN_TURN)], DONE, ("S-27", "S-144"))

    def answered(self, table: SenyuTable, value: Value) -> None:
        assert isinstance(value, int)
        if value != DONE:
            table.then(Closing(self.seat, self.life))
            tasks.use(table, self.seat, value)

    def refusal(self, table: SenyuTable, value: Value) -> Refusal:
        if isinstance(value, int) and value in table.hands[self.seat]:
            return Refusal("wrong-time", ("S-27", "S-144"), {"card": table.card_text(value)})
        return Refusal("not-held", ("S-27",))

    def greyed(self, table: SenyuTable) -> Sequence[Greyed]:
        usable = table.held(self.seat, When.OWN_TURN)
        return [Greyed(card, self.refusal(table, card)) for card in table.hands[self.seat] if card not in usable]


class EndTurn(Step[SenyuTable]):
    """S-02, S-148: the turn ends; rights gained in it wait for the next throw."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def values(self) -> tuple[Value, ...]:
        return (self.seat,)

    def act(self, table: SenyuTable) -> None:
        travel.rights_of_next_turn(table, self.seat)


def adds_dice(table: SenyuTable, card: int) -> bool:
    """Whether the item adds dice to the move throw."""
    return any([table.content.effects[number].op is Op.DICE for number in table.content.cards[card].effects])
