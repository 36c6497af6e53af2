"""The end of the game and the places."""

from typing import Final

from parlour.core.agenda import Step, Verdict
from parlour.core.events import Open
from parlour.core.plain import Plain, numbers
from parlour.core.questions import Value
from parlour.core.seats import Seat
from parlour.games.senyu.table import NOBODY, SenyuTable

FINISHED: Final = 0
FOUGHT: Final = 1
RANKED: Final = 2
WHY: Final = ("finished", "knockout", "ranked")
"""Why somebody has won, by the numbers above."""


class GameOver(Step[SenyuTable]):
    """S-72, S-166: the winner, then the beaten fighters, last out first, then the rest as they stand; ties share."""

    __slots__ = ("why", "winner")

    def __init__(self, winner: Seat, why: int) -> None:
        self.winner: Final = winner
        self.why: Final = why

    def values(self) -> tuple[Value, ...]:
        return (self.winner, self.why)

    def act(self, table: SenyuTable) -> None:
        table.turn = NOBODY
        table.fighters = ()
        beaten = [seat for seat in table.out[::-1] if seat != self.winner]
        rest = [seat for seat in table.everyone if seat != self.winner and seat not in beaten]
        places = [1] * table.seats
        for place, seat in enumerate(beaten, start=2):
            places[seat] = place
        for seat in rest:
            better = [other for other in rest if table.ahead(other) > table.ahead(seat)]
            places[seat] = 2 + len(beaten) + len(better)
        table.verdict = Verdict(places, table.certificates, WHY[self.why])
        winners: list[Plain] = numbers([self.winner])
        table.tell(Open("over", {"seats": winners}))
