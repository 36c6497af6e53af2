"""Before the first round: who plays which hero, and who starts."""

from typing import Final

from parlour.core.agenda import SeatStep, Step
from parlour.core.events import Happened, Open
from parlour.core.plain import Plain, numbers
from parlour.core.questions import Chance, Choice, Refusal, Value
from parlour.games.senyu.model import DIE
from parlour.games.senyu.steps.round import Round
from parlour.games.senyu.table import SenyuTable


class Journey(Step[SenyuTable]):
    """S-03, S-123, S-124: the heroes first, from seat 1 up, then the starting die, then rounds until the game ends."""

    __slots__ = ()

    def act(self, table: SenyuTable) -> None:
        table.then_all([*[TakeHero(seat) for seat in table.everyone], StartThrows(tuple(table.everyone)), Round()])


class TakeHero(SeatStep[SenyuTable]):
    """S-05, S-124: each hero is taken once, chosen or (SA-25, option hero_choice) drawn; the last one is left over."""

    __slots__ = ()

    def ask(self, table: SenyuTable) -> Choice | Chance | None:
        left = self.left(table)
        if table.settings.drawn_heroes:
            return Chance("draw-hero", left, clauses=("S-124",))
        if len(left) == 1:
            return None
        return Choice(self.seat, "hero", left, left[0], ("S-05", "S-124"))

    def left(self, table: SenyuTable) -> list[int]:
        """The heroes that nobody has."""
        return [hero.number for hero in table.content.heroes if hero.number not in table.heroes]

    def act(self, table: SenyuTable) -> None:
        self.answered(table, self.left(table)[0])

    def answered(self, table: SenyuTable, value: Value) -> None:
        assert isinstance(value, int)
        table.heroes[self.seat] = value
        table.tell(Open("hero", {"seat": self.seat, "hero": table.content.heroes[value].text}))

    def refusal(self, table: SenyuTable, value: Value) -> Refusal:
        if value in table.heroes:
            return Refusal("hero-taken", ("S-124",))
        return Refusal("illegal", ("S-05",))


class StartThrows(Step[SenyuTable]):
    """S-123: these players throw for the start."""

    __slots__ = ("players",)

    def __init__(self, players: tuple[int, ...]) -> None:
        self.players: Final = players

    def values(self) -> tuple[Value, ...]:
        return (self.players,)

    def act(self, table: SenyuTable) -> None:
        table.clear_dice()
        table.then_all([*[StartDie(seat) for seat in self.players], CompareStart()])


class StartDie(SeatStep[SenyuTable]):
    """S-123: one player's starting die."""

    __slots__ = ()

    def ask(self, table: SenyuTable) -> Chance:
        return Chance("start", DIE, clauses=("S-123",))

    def answered(self, table: SenyuTable, value: Value) -> None:
        assert isinstance(value, int)
        table.lay_die(self.seat, value)
        table.tell(Open("start-die", {"seat": self.seat, "points": value}))


class CompareStart(Step[SenyuTable]):
    """S-123: the highest starts; only those tied for highest roll again."""

    __slots__ = ()

    def act(self, table: SenyuTable) -> None:
        highest = max(table.dice)
        best = [seat for seat, points in zip(table.throwers, table.dice, strict=True) if points == highest]
        if len(best) == 1:
            table.starter = best[0]
            table.tell(Happened("starter", table.starter))
        else:
            seats: list[Plain] = numbers(best)
            table.tell(Open("start-again", {"seats": seats}))
            table.then(StartThrows(tuple(best)))
