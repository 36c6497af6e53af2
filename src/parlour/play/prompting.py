"""When bots answer, and when the clock answers for people: worked out anew from the match after every change.

Nothing here looks at hidden things: how long a bot waits depends on what is open, on which windows the rules say are
worth something (open to all, see `Game.offers`), and on luck.
"""

from collections.abc import Sequence
from typing import Final

from parlour.core.questions import Chance, Choice
from parlour.core.rules import AnyState
from parlour.core.seats import Seat
from parlour.play.match import Match
from parlour.play.opened import Opened
from parlour.play.pace import Pace, Span
from parlour.play.ports import Clock

Key = tuple[Seat, str, int]
"""Of an open question: see `Opened.key`."""

RETURNING: Final = 30.0
"""Seconds that somebody who has just come back (or a server restarted) is given at least."""


class BotTimes:
    """When each bot answers each of its questions."""

    def __init__(self, match: Match, clock: Clock, pace: Pace) -> None:
        self._match: Final = match
        self._clock: Final = clock
        self._pace: Final = pace
        self._seen: dict[Key, tuple[float, float]] = {}

    def due(self) -> dict[Key, float]:
        """The questions that bots are to answer, and when (seconds since 1970)."""
        match, pace = self._match, self._pace
        offers = worthwhile(match)
        asked: dict[Key, Span] = {}
        for opened in match.open:
            if match.seating.places[opened.choice.seat].by_bot:
                if not opened.window:
                    asked[opened.key] = pace.bot_behind_window if offers else pace.bot
                elif opened in offers:
                    asked[opened.key] = pace.bot_first_window if opened is offers[0] else pace.bot_later_window
        # A question's luck is drawn once, so that looking again never moves its moment.
        self._seen = {key: self._seen.get(key) or (self._clock.now(), self._clock.between(0.0, 1.0)) for key in asked}
        return {key: _moment(*self._seen[key], span) for key, span in asked.items()}


class Deadlines:
    """When the clock answers for each person who is asked and is not away."""

    def __init__(self, match: Match, clock: Clock, pace: Pace) -> None:
        self._match: Final = match
        self._clock: Final = clock
        self._pace: Final = pace
        self._fresh = [clock.now()] * match.terms.seats

    def returned(self, seat: Seat) -> None:
        """Somebody has just come back."""
        self._fresh[seat] = self._clock.now()

    def due(self) -> dict[Key, float]:
        """The questions people must answer, and by when (seconds since 1970)."""
        due = {}
        for opened in self._match.open:
            seat = opened.choice.seat
            if not opened.choice.optional and not self._match.seating.places[seat].by_bot:
                think = self._pace.think_together if opened.together else self._pace.think
                due[opened.key] = max(opened.at + think, self._fresh[seat] + min(think, RETURNING))
        return due

    def seconds_left(self, seat: Seat | None) -> float | None:
        """Until the clock answers for this seat, or for the first who is awaited if it is not. None without a clock."""
        due = self.due()
        own = [at for (of, _, _), at in due.items() if of == seat]
        moments = own or list(due.values())
        return max(0.0, min(moments) - self._clock.now()) if moments else None


def time_runs_out(match: Match) -> float | None:
    """When the time of the whole game is up (seconds since 1970); None where no such clock runs, or runs any more."""
    state = match.state
    if state is None or state.asked is None:
        return None
    limit = state.game.time_limit(state.table)
    return None if limit is None else match.started_at + limit


def clock_question(state: AnyState | None) -> Chance | None:
    """What nature is asked whatever the agenda asks: whether the time is up. None where she is not asked that now."""
    windows = [] if state is None else [question for _, question in state.windows()]
    return next((question for question in windows if isinstance(question, Chance)), None)


def worthwhile(match: Match) -> Sequence[Opened]:
    """The open windows that are worth something to those who have them, in the order in which the rules meet them."""
    state = match.state
    if state is None or state.asked is None:
        return []
    found: list[Opened] = []
    for step in state.game.offers(state.table):
        choice = step.ask(state.table)
        if isinstance(choice, Choice):
            found.extend(opened for opened in match.open if opened.same(step, choice, window=True))
    return found


def _moment(seen: float, luck: float, span: Span) -> float:
    least, most = span
    return seen + least + luck * (most - least)
