"""The duel of two players on one cell (玩家決鬥)."""

from typing import Final

from parlour.core.agenda import SeatStep, Step
from parlour.core.events import Happened, Open
from parlour.core.questions import Chance, Choice, Value
from parlour.core.seats import Seat
from parlour.games.senyu.answers import NO, YES
from parlour.games.senyu.model import DIE, Skill, When
from parlour.games.senyu.steps import travel
from parlour.games.senyu.steps.picking import REFUSED, YES_NO, may_react, spend
from parlour.games.senyu.table import SenyuTable


class Challenge(Step[SenyuTable]):
    """S-45, S-55, S-56, S-153: after a die move one of the others on the cell may be challenged, once a landing.

    The castle is no exception (SA-17), nor are staying heroes (S-52). ``tried``: who has voided a challenge (SA-16).
    """

    __slots__ = ("life", "seat", "tried")

    def __init__(self, seat: Seat, life: int, tried: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.life: Final = life
        self.tried: Final = tried

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.life, self.tried)

    def ask(self, table: SenyuTable) -> Choice | None:
        others = [seat for seat in table.companions(self.seat) if seat not in self.tried]
        if not others:
            return None
        return Choice(self.seat, "duel", [NO, *others], NO, ("S-55", "S-56"))

    def answered(self, table: SenyuTable, value: Value) -> None:
        assert isinstance(value, int)
        if value != NO:
            table.duel = (self.seat, value)
            table.tell(Open("challenge", {"by": self.seat, "seat": value}))
            table.then(RefuseDuel(self.seat, value, self.life, self.tried), EndDuel())


class RefuseDuel(Step[SenyuTable]):
    """S-57, S-79, S-155: Clair may roll when she is challenged, before any item."""

    __slots__ = ("challenged", "challenger", "life", "tried")

    def __init__(self, challenger: Seat, challenged: Seat, life: int, tried: tuple[int, ...]) -> None:
        self.challenger: Final = challenger
        self.challenged: Final = challenged
        self.life: Final = life
        self.tried: Final = tried

    def values(self) -> tuple[Value, ...]:
        return (self.challenger, self.challenged, self.life, self.tried)

    def ask(self, table: SenyuTable) -> Choice | None:
        if table.hero(self.challenged).skill is not Skill.REFUSE:
            return None
        return Choice(self.challenged, "refuse", YES_NO, NO, ("S-79", "S-85"))

    def act(self, table: SenyuTable) -> None:
        table.then(Smoke(self.challenger, self.challenged, self.life, self.tried))

    def answered(self, table: SenyuTable, value: Value) -> None:
        if value == YES:
            table.then(RefuseDuelDie(self.challenger, self.challenged, self.life, self.tried))
        else:
            self.act(table)


class RefuseDuelDie(Step[SenyuTable]):
    """S-79: on a 1 or a 6 the challenge is void; S-105: if not, an item may still help."""

    __slots__ = ("challenged", "challenger", "life", "tried")

    def __init__(self, challenger: Seat, challenged: Seat, life: int, tried: tuple[int, ...]) -> None:
        self.challenger: Final = challenger
        self.challenged: Final = challenged
        self.life: Final = life
        self.tried: Final = tried

    def values(self) -> tuple[Value, ...]:
        return (self.challenger, self.challenged, self.life, self.tried)

    def ask(self, table: SenyuTable) -> Chance:
        return Chance("refuse-die", DIE, clauses=("S-79",))

    def answered(self, table: SenyuTable, value: Value) -> None:
        assert isinstance(value, int)
        if value in REFUSED:
            table.tell(Open("refused", {"seat": self.challenged, "points": value}))
            table.then(Voided(self.challenger, self.life, (*self.tried, self.challenged)))
        else:
            table.tell(Open("not-refused", {"seat": self.challenged, "points": value}))
            table.then(Smoke(self.challenger, self.challenged, self.life, self.tried))


class Smoke(Step[SenyuTable]):
    """S-52, S-57, S-152: an item of the challenged may make the duel void, also while staying."""

    __slots__ = ("challenged", "challenger", "life", "tried")

    def __init__(self, challenger: Seat, challenged: Seat, life: int, tried: tuple[int, ...]) -> None:
        self.challenger: Final = challenger
        self.challenged: Final = challenged
        self.life: Final = life
        self.tried: Final = tried

    def values(self) -> tuple[Value, ...]:
        return (self.challenger, self.challenged, self.life, self.tried)

    def ask(self, table: SenyuTable) -> Choice | None:
        if not may_react(table, self.challenged, When.CHALLENGED):
            return None
        held = table.held(self.challenged, When.CHALLENGED)
        return Choice(self.challenged, "smoke", [NO, *held], NO, ("S-27", "S-57"))

    def act(self, table: SenyuTable) -> None:
        table.then(DuelThrows(self.challenger, self.challenged))

    def answered(self, table: SenyuTable, value: Value) -> None:
        if value == NO:
            self.act(table)
        else:
            spend(table, self.challenged, value)
            table.tell(Happened("slipped-away", self.challenged))
            table.then(Voided(self.challenger, self.life, (*self.tried, self.challenged)))


class Voided(Step[SenyuTable]):
    """S-153: a void challenge uses it up; SA-16 (option rechallenge_after_void): somebody else may be challenged."""

    __slots__ = ("challenger", "life", "tried")

    def __init__(self, challenger: Seat, life: int, tried: tuple[int, ...]) -> None:
        self.challenger: Final = challenger
        self.life: Final = life
        self.tried: Final = tried

    def values(self) -> tuple[Value, ...]:
        return (self.challenger, self.life, self.tried)

    def act(self, table: SenyuTable) -> None:
        if table.settings.rechallenge:
            table.then(Challenge(self.challenger, self.life, self.tried))


class DuelThrows(Step[SenyuTable]):
    """S-58, S-63, S-153: both roll, the challenger first; no skill changes these dice."""

    __slots__ = ("challenged", "challenger")

    def __init__(self, challenger: Seat, challenged: Seat) -> None:
        self.challenger: Final = challenger
        self.challenged: Final = challenged

    def values(self) -> tuple[Value, ...]:
        return (self.challenger, self.challenged)

    def act(self, table: SenyuTable) -> None:
        table.clear_dice()
        table.then(DuelDie(self.challenger), DuelDie(self.challenged), CompareDuel(self.challenger, self.challenged))


class DuelDie(SeatStep[SenyuTable]):
    """S-58: one die."""

    __slots__ = ()

    def ask(self, table: SenyuTable) -> Chance:
        return Chance("duel-die", DIE, clauses=("S-58",))

    def answered(self, table: SenyuTable, value: Value) -> None:
        assert isinstance(value, int)
        table.lay_die(self.seat, value)
        table.tell(Open("duel-die", {"seat": self.seat, "points": value}))


class CompareDuel(Step[SenyuTable]):
    """S-58, S-59, S-60: the larger number wins, equal ones are thrown again; the loser loses the difference.

    If the challenged falls, the challenger goes on with the cell (SC-4).
    """

    __slots__ = ("challenged", "challenger")

    def __init__(self, challenger: Seat, challenged: Seat) -> None:
        self.challenger: Final = challenger
        self.challenged: Final = challenged

    def values(self) -> tuple[Value, ...]:
        return (self.challenger, self.challenged)

    def act(self, table: SenyuTable) -> None:
        difference = table.dice[0] - table.dice[1]
        if difference == 0:
            table.tell(Open("duel-tie"))
            table.then(DuelThrows(self.challenger, self.challenged))
            return
        won = difference > 0
        winner, loser = (self.challenger, self.challenged) if won else (self.challenged, self.challenger)
        table.tell(Open("duel-won", {"seat": winner, "other": loser}))
        travel.hurt(table, loser, abs(difference))


class EndDuel(Step[SenyuTable]):
    """S-61: the duel is settled before the cell's content."""

    __slots__ = ()

    def act(self, table: SenyuTable) -> None:
        table.duel = ()
