"""Chapters 1.3 and 1.11: a round and its six phases."""

from typing import Final

from parlour.core.agenda import AnyStep, Step
from parlour.core.questions import Chance, Choice, Refusal, Value
from parlour.core.seats import Seat
from parlour.games.temple.answers import KEEP_ALL, NO, WAIT, YES
from parlour.games.temple.dice import at_least, faces_of, throw
from parlour.games.temple.events import Happened, Open, dice_told
from parlour.games.temple.model import Ability
from parlour.games.temple.steps.collapse import RollBoulder, TurnWallCards
from parlour.games.temple.steps.discarding import discard, least, must_drop
from parlour.games.temple.steps.lava import TakeMaskOff
from parlour.games.temple.steps.turn import Turn
from parlour.games.temple.table import INSIDE, LOWEST_LOAD, WAITING, TempleTable, replaced


class Round(Step[TempleTable]):
    """T-25: load, roll, turns, walls and boulder, second adventurers, the dice pass left; then the next round."""

    __slots__ = ()

    def act(self, table: TempleTable) -> None:
        if table.over:
            return
        table.round += 1
        table.tell(Open("round", {"round": table.round, "starter": table.first}))
        table.then(
            LoadPhase(),
            RollPhase(),
            Turns(),
            TurnWallCards(),
            RollBoulder(),
            SecondAdventurers(),
            PassDice(),
            Round(),
        )


class LoadPhase(Step[TempleTable]):
    """T-26, T-150: from the first player on, those inside who carry something may discard; then loads are set."""

    __slots__ = ()

    def act(self, table: TempleTable) -> None:
        discards: list[AnyStep] = [Discard(seat) for seat in table.inside() if table.treasures[seat]]
        table.then_all([*discards, SetLoads()])


class Discard(Step[TempleTable]):
    """T-26, T-33, TA-5: any of one's own treasures, one after the other; they leave the game, face down."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def values(self) -> tuple[Value, ...]:
        return (self.seat,)

    def ask(self, table: TempleTable) -> Choice | None:
        held = table.treasures[self.seat]
        if not held:
            return None
        if must_drop(table, self.seat):
            return Choice(self.seat, "discard", held.copy(), least(table, self.seat), ("T-26", "T-29"))
        return Choice(self.seat, "discard", [*held, KEEP_ALL], KEEP_ALL, ("T-26",))

    def answered(self, table: TempleTable, value: Value) -> None:
        assert isinstance(value, int)
        if value != KEEP_ALL:
            discard(table, self.seat, value, "discarded")
            table.then(Discard(self.seat))

    def refusal(self, table: TempleTable, value: Value) -> Refusal:
        if value == KEEP_ALL:
            return Refusal("too-many", ("T-26", "T-29"))
        return Refusal("not-yours", ("T-26",))


class SetLoads(Step[TempleTable]):
    """T-26 to T-32: the load follows the number of treasures and holds for the whole round."""

    __slots__ = ()

    def act(self, table: TempleTable) -> None:
        for seat in table.everyone:
            load = table.load_level(len(table.treasures[seat])) if table.status[seat] == INSIDE else LOWEST_LOAD
            table.load = replaced(table.load, seat, load)


class RollPhase(Step[TempleTable]):
    """T-34, T-35, T-149: five dice once for all; the actions are those that show at least the load."""

    __slots__ = ()

    def ask(self, table: TempleTable) -> Chance | None:
        return None if table.over else throw("roll", table.temple.dice, ("T-34",))

    def answered(self, table: TempleTable, value: Value) -> None:
        assert isinstance(value, int)
        table.dice = value
        table.tell(dice_told("rolled", faces_of(value), {"seat": table.first}))
        for seat in table.everyone:
            inside = table.status[seat] == INSIDE
            table.actions[seat] = at_least(value, table.load[seat]) if inside else 0
        table.then_all([Stamina(seat) for seat in table.inside()])


class Stamina(Step[TempleTable]):
    """T-141: right after the roll, count the actions as if the load were 2; asked only if that is more."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def values(self) -> tuple[Value, ...]:
        return (self.seat,)

    def ask(self, table: TempleTable) -> Choice | None:
        if not table.can(self.seat, Ability.STAMINA):
            return None
        if at_least(table.dice, LOWEST_LOAD) <= table.actions[self.seat]:
            return None
        return Choice(self.seat, "stamina", (YES, NO), NO, ("T-138", "T-141"))

    def answered(self, table: TempleTable, value: Value) -> None:
        if value == YES:
            table.use(self.seat)
            table.actions[self.seat] = at_least(table.dice, LOWEST_LOAD)
            table.tell(Open("stamina", {"seat": self.seat, "number": table.actions[self.seat]}))


class Turns(Step[TempleTable]):
    """T-36, T-39: all players with a living adventurer inside, from the first player clockwise."""

    __slots__ = ()

    def act(self, table: TempleTable) -> None:
        table.then_all([Turn(seat) for seat in table.inside()])


class SecondAdventurers(Step[TempleTable]):
    """T-123, T-126: from the first player clockwise, whose first adventurer has died may send the second."""

    __slots__ = ()

    def act(self, table: TempleTable) -> None:
        if not table.over:
            waiting = [seat for seat in table.clockwise_from(table.first) if table.status[seat] == WAITING]
            table.then_all([Send(seat) for seat in waiting])


class Send(Step[TempleTable]):
    """T-123 to T-126: onto any open sun cell, without treasures; it may wait (TA-17: or must go)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def values(self) -> tuple[Value, ...]:
        return (self.seat,)

    def ask(self, table: TempleTable) -> Choice | None:
        suns = open_suns(table)
        if not suns:
            return None
        if not table.settings.must_send:
            return Choice(self.seat, "send", [*suns, WAIT], suns[-1], ("T-123", "T-124", "T-126"))
        return Choice(self.seat, "send", suns, suns[-1], ("T-123", "T-124")) if len(suns) > 1 else None

    def act(self, table: TempleTable) -> None:
        # With one open sun and no leave to wait there is nothing to ask.
        for sun in open_suns(table):
            self.answered(table, sun)

    def answered(self, table: TempleTable, value: Value) -> None:
        assert isinstance(value, int)
        if value == WAIT:
            table.tell(Happened("waits", self.seat))
            return
        table.sent |= 1 << self.seat
        table.used &= ~(1 << self.seat)
        table.set_status(self.seat, INSIDE)
        table.where[self.seat] = value
        table.load = replaced(table.load, self.seat, LOWEST_LOAD)
        name = table.temple.adventurers[table.adventurer(self.seat)].id
        cell = table.temple.board.ids[value]
        table.tell(Open("sent", {"seat": self.seat, "adventurer": name, "cell": cell}))
        table.then(TakeMaskOff(self.seat))

    def refusal(self, table: TempleTable, value: Value) -> Refusal:
        if value == WAIT:
            return Refusal("must-send", ("T-123", "T-126"))
        return Refusal("sun-closed", ("T-123", "T-124"))


class PassDice(Step[TempleTable]):
    """T-128, T-129: to the left neighbour, also one who is out (TA-8: or past those)."""

    __slots__ = ()

    def act(self, table: TempleTable) -> None:
        if table.over:
            return
        following = (table.first + 1) % table.seats
        while table.settings.skips_out and table.status[following] not in (INSIDE, WAITING):
            following = (following + 1) % table.seats
        table.first = following
        table.tell(Happened("dice-passed", following))


def open_suns(table: TempleTable) -> list[int]:
    """T-119: the sun cells through which somebody may be sent now."""
    return [cell for sun, cell in enumerate(table.temple.board.suns) if table.sun_open(sun)]
