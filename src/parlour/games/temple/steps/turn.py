"""Chapter 1.3: a player's turn, one action after the other."""

from collections.abc import Sequence
from typing import Final

from parlour.core.agenda import AnyStep, Step
from parlour.core.questions import Choice, Greyed, Refusal, Value
from parlour.core.seats import Seat
from parlour.games.temple.answers import DECIPHER, DONE, EXTRA, JUMP, LEAP, LEAVE, OPEN, REROLL, SEARCH, SPRINT, SWIM
from parlour.games.temple.dice import NO_DICE
from parlour.games.temple.events import Happened, Open
from parlour.games.temple.legality import deck_here, deeds, not_offered, why_not
from parlour.games.temple.model import LAVA_DECK
from parlour.games.temple.steps.alcoves import KeepDice, OpenAlcove
from parlour.games.temple.steps.bridge import BridgeRoll
from parlour.games.temple.steps.ending import die
from parlour.games.temple.steps.lava import ReplaceTile
from parlour.games.temple.steps.moving import Enter
from parlour.games.temple.steps.river import Land, LeavingRoll
from parlour.games.temple.steps.searching import Decipher, DrawTreasure, SecondClue
from parlour.games.temple.table import INSIDE, NOBODY, NONE, TempleTable

EXTRA_MOVES: Final = 2
"""T-140."""


class Turn(Step[TempleTable]):
    """T-36, T-37, T-39: all the actions of one player; nothing for one who has died meanwhile."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def values(self) -> tuple[Value, ...]:
        return (self.seat,)

    def act(self, table: TempleTable) -> None:
        if table.over or table.status[self.seat] != INSIDE:
            return
        table.turn = self.seat
        table.tell(Open("turn", {"seat": self.seat, "number": table.actions[self.seat]}))
        table.then(Act(self.seat), EndTurn(self.seat))


class Act(Step[TempleTable]):
    """T-37, T-90, T-140: the next action, in any order and as often as one likes; or the turn is done."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def values(self) -> tuple[Value, ...]:
        return (self.seat,)

    def ask(self, table: TempleTable) -> Choice | None:
        if table.status[self.seat] != INSIDE:
            return None
        options = deeds(table, self.seat)
        return Choice(self.seat, "turn", options, _default(options), ("T-37",)) if options else None

    def answered(self, table: TempleTable, value: Value) -> None:
        assert isinstance(value, int)
        if value == DONE:
            return
        seat = self.seat
        if value == SPRINT:
            table.use(seat)
            table.extra = EXTRA_MOVES
            table.tell(Happened("sprint", seat))
            table.then(Act(seat))
            return
        if value != REROLL and not table.settings.alcove_keeps_dice:
            forget_dice(table)
        if EXTRA <= value < LEAP:
            table.extra -= 1
        else:
            table.actions[seat] -= 1
        table.then_all([*steps_of(table, seat, value), Act(seat)])

    def refusal(self, table: TempleTable, value: Value) -> Refusal:
        if not isinstance(value, int):
            return Refusal("illegal", ("T-37",))
        return why_not(table, self.seat, value)

    def greyed(self, table: TempleTable) -> Sequence[Greyed]:
        return [Greyed(value, why_not(table, self.seat, value)) for value in not_offered(table, self.seat)]


class EndTurn(Step[TempleTable]):
    """T-38, T-69, T-91, T-140: what is left of actions, extra moves and dice is lost (TA-11: or the player too)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def values(self) -> tuple[Value, ...]:
        return (self.seat,)

    def act(self, table: TempleTable) -> None:
        seat = self.seat
        spent = table.actions[seat] == 0
        table.turn = NOBODY
        table.actions[seat] = 0
        table.extra = 0
        forget_dice(table)
        if table.settings.waterfall_kills and spent and table.where[seat] == table.temple.board.last_river:
            die(table, [seat], "waterfall")


def steps_of(table: TempleTable, seat: Seat, value: int) -> list[AnyStep]:
    """What an action brings about (T-40, T-51, T-55, T-64, T-67, T-79, T-87, T-92, T-108, T-143, T-145)."""
    here = table.where[seat]
    board = table.temple.board
    if value < SEARCH:
        if value >= LEAP:
            table.use(seat)
            table.tell(Happened("leap", seat))
        return [Enter(seat, value % EXTRA)]
    if value == SEARCH:
        deck = deck_here(table, here)
        draw: list[AnyStep] = [DrawTreasure(seat, deck)]
        return [*draw, ReplaceTile(here)] if deck == LAVA_DECK else draw
    if value == DECIPHER:
        return [Decipher(seat, board.row[here]), SecondClue(seat, board.row[here])]
    if value == OPEN:
        forget_dice(table)
        return [OpenAlcove(seat, table.temple.alcove_at[here], NO_DICE)]
    if value == REROLL:
        return [KeepDice(seat)]
    if value == JUMP:
        table.tell(Happened("jumped", seat))
        return [BridgeRoll()]
    if value == SWIM:
        table.use(seat)
        table.tell(Happened("swam", seat))
        return [Land(seat)]
    assert value == LEAVE
    return [LeavingRoll(seat)]


def forget_dice(table: TempleTable) -> None:
    """T-69, T-70: the attempt at an alcove is over."""
    table.attempt = NO_DICE
    table.attempt_at = NONE


def _default(options: Sequence[int]) -> int:
    """DONE where the turn may end, else leaving the river."""
    return options[-1] if options[-1] == DONE else options[0]
