"""The call "Magi!", and pointing out that it was forgotten.

These questions stand open as windows: they ask whenever the table says so, whatever else is being asked, and are never
announced. After a call or a right accusation they close; the next player's first act closes them for good.
"""

from typing import Final

from parlour.core.agenda import AnyStep, SeatStep
from parlour.core.events import Happened, Open
from parlour.core.questions import Choice, Refusal, Value
from parlour.core.seats import Seat
from parlour.games.magi.answers import COUNT, FORGOT, MAGI
from parlour.games.magi.steps.drawing import CAUGHT, WRONG, Draw
from parlour.games.magi.table import NOBODY, MagiTable

_CALL: Final = (MAGI,)
_FORGOT: Final = (FORGOT,)
_COUNT: Final = (COUNT,)


class Call(SeatStep[MagiTable]):
    """M-49: whoever ends a turn with one card must call; it may be said ahead, and nobody is told when it is due."""

    __slots__ = ()

    def ask(self, table: MagiTable) -> Choice | None:
        late = self.seat == table.window and not table.heard
        early = self.seat == table.turn and not table.ahead
        if not late and not early:
            return None
        return Choice(self.seat, "call", _CALL, MAGI, ("M-49",), True)

    def answered(self, table: MagiTable, value: Value) -> None:
        if self.seat == table.window and not table.heard:
            table.heard = True
        else:
            table.ahead = True
        table.tell(Happened("called", self.seat))


class Catch(SeatStep[MagiTable]):
    """M-50, M-51, M-109: anybody else may point out a missing call, once each, until the next turn begins."""

    __slots__ = ()

    def ask(self, table: MagiTable) -> Choice | None:
        if table.window in (NOBODY, self.seat) or table.accused >> self.seat & 1:
            return None
        return Choice(self.seat, "catch", _FORGOT, FORGOT, ("M-50", "M-109"), True)

    def answered(self, table: MagiTable, value: Value) -> None:
        accused = table.window
        if call_missing(table):
            table.tell(Open("caught", {"by": self.seat, "seat": accused}))
            table.window = NOBODY
            table.then(Draw(accused, 1, CAUGHT))
        else:
            table.tell(Open("wrong", {"by": self.seat, "seat": accused}))
            table.accused |= 1 << self.seat
            if table.settings.wrong_accusation_draw:
                table.then(Draw(self.seat, 1, WRONG))


class CountPenalties(SeatStep[MagiTable]):
    """MA-25 (option catch_at_round_end): the round is over, but a call is missing until the next player counts."""

    __slots__ = ()

    def ask(self, table: MagiTable) -> Choice:
        return Choice(self.seat, "count-penalties", _COUNT, COUNT, ("M-54", "M-110"))

    def answered(self, table: MagiTable, value: Value) -> None:
        table.window = NOBODY


def call_missing(table: MagiTable) -> bool:
    """Whether the player whose turn has ended holds one card and has not called."""
    return table.window != NOBODY and not table.heard and len(table.hands[table.window]) == 1


def window_refusal(table: MagiTable, seat: Seat, value: Value) -> Refusal | None:
    """Why a call or an accusation is refused now; None if the value is neither."""
    if value == FORGOT:
        if table.accused >> seat & 1:
            return Refusal("accused-already", ("M-109",))
        return Refusal("window-closed", ("M-50", "M-51", "M-109", "M-114"))
    if value == MAGI:
        return Refusal("window-closed", ("M-49",))
    return None


def open_calls(table: MagiTable) -> list[AnyStep]:
    """The windows in the order in which they are met: the call first (M-110), then the others clockwise."""
    if table.settings.auto_call or table.turn == NOBODY:
        return []
    ended = table.window
    steps: list[AnyStep] = []
    if ended != NOBODY:
        steps.append(Call(ended))
    if table.turn != ended:
        steps.append(Call(table.turn))
    if ended != NOBODY:
        for seat in table.clockwise_from(ended)[1:]:
            steps.append(Catch(seat))
    return steps


def worthwhile_calls(table: MagiTable) -> list[AnyStep]:
    """The windows while a call is missing: first the late call, then the accusations."""
    if table.settings.auto_call or not call_missing(table):
        return []
    return [Call(table.window), *[Catch(seat) for seat in table.clockwise_from(table.window)[1:]]]
