"""A round and its end, and how a game ends before anybody finishes: by the clock or because all agree."""

from typing import Final

from parlour.core.agenda import AnyStep, SeatStep, Step
from parlour.core.events import Happened, Open
from parlour.core.questions import Chance, Choice, Value
from parlour.games.senyu.answers import STOP, UP
from parlour.games.senyu.steps.ending import FINISHED, RANKED, GameOver
from parlour.games.senyu.steps.knockout import Knockout
from parlour.games.senyu.steps.turn import Turn
from parlour.games.senyu.table import NOBODY, SenyuTable

TURNS_A_MINUTE: Final = 60
"""S-162: without anybody who keeps the clock, so many turns count as a minute; no table plays faster, bots
of a server included."""

_UP: Final = (UP,)
_STOP: Final = (STOP,)


class Round(Step[SenyuTable]):
    """S-02, S-123: one turn of every seat, clockwise from the starting player."""

    __slots__ = ()

    def act(self, table: SenyuTable) -> None:
        table.round += 1
        table.wishes = 0
        table.tell(Open("round", {"round": table.round}))
        turns: list[AnyStep] = [Turn(seat) for seat in table.clockwise_from(table.starter)]
        table.then_all([*turns, EndRound()])


class EndRound(Step[SenyuTable]):
    """S-13, S-14, S-15, S-65, S-159: after the last seat, who has finished? One wins; several fight; none: on.

    S-20, S-109, S-110, S-162: if nobody has and the time is up or all wish to stop, the game ends here.
    """

    __slots__ = ()

    def act(self, table: SenyuTable) -> None:
        table.clear_dice()
        goal = table.settings.goal
        finishers = [seat for seat in table.everyone if goal and table.certificates[seat] >= goal]
        if len(finishers) == 1:
            table.then(GameOver(finishers[0], FINISHED))
        elif finishers:
            table.then(Knockout(tuple(finishers)))
        elif all_wish(table) and table.settings.stop_knockout:
            table.then(Knockout(tuple(table.everyone)))
        elif all_wish(table) or out_of_time(table):
            table.then(Ranking())
        else:
            table.then(Round())


class Ranking(Step[SenyuTable]):
    """S-20, S-109, S-162: certificates, then progress; only a tie for the first place is fought out."""

    __slots__ = ()

    def act(self, table: SenyuTable) -> None:
        best = max([table.ahead(seat) for seat in table.everyone])
        first = [seat for seat in table.everyone if table.ahead(seat) == best]
        table.then(GameOver(first[0], RANKED) if len(first) == 1 else Knockout(tuple(first)))


class EndOfTime(Step[SenyuTable]):
    """S-20, S-162: the end of the time, which whoever keeps the clock answers for nature, at any moment of the game."""

    __slots__ = ()

    def ask(self, table: SenyuTable) -> Chance | None:
        return Chance("time", _UP, clauses=("S-20", "S-162")) if table.settings.minutes and not table.time_up else None

    def answered(self, table: SenyuTable, value: Value) -> None:
        table.time_up = True
        table.tell(Open("time-up"))


class WishToStop(SeatStep[SenyuTable]):
    """S-109, S-110, SA-24: anybody may wish to stop; if all do so in one round, the game ends with that round."""

    __slots__ = ()

    def ask(self, table: SenyuTable) -> Choice | None:
        if table.wishes >> self.seat & 1:
            return None
        return Choice(self.seat, "stop", _STOP, STOP, ("S-109", "S-110"), True)

    def answered(self, table: SenyuTable, value: Value) -> None:
        table.wishes |= 1 << self.seat
        table.tell(Happened("wishes", self.seat))
        if all_wish(table):
            table.tell(Open("stopping"))


def all_wish(table: SenyuTable) -> bool:
    """Whether everybody has wished to stop in this round."""
    return table.wishes == (1 << table.seats) - 1


def out_of_time(table: SenyuTable) -> bool:
    """S-162: whether the clock has said so, or so many turns are over that any clock would have."""
    minutes = table.settings.minutes
    return bool(minutes) and (table.time_up or table.turns >= minutes * TURNS_A_MINUTE)


def standing(table: SenyuTable) -> list[AnyStep]:
    """The windows of a running round: the clock's, and everybody's wish to stop."""
    if table.turn == NOBODY:
        return []
    wishes = wishes_to_stop(table)
    return [EndOfTime(), *wishes] if table.settings.minutes else wishes


def wishes_to_stop(table: SenyuTable) -> list[AnyStep]:
    """Everybody's wish to stop."""
    return [WishToStop(seat) for seat in table.everyone]
