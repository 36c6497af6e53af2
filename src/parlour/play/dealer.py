"""The dealer of a table: stores first, then tells; and sees to it that nature, bots and the clock answer in time."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

from parlour.core.errors import ParlourError, Stale
from parlour.core.questions import Value
from parlour.core.seats import Seat
from parlour.play import ledger, plans
from parlour.play.alarms import Alarms
from parlour.play.errors import Closing
from parlour.play.mailbox import Mailbox
from parlour.play.match import Match
from parlour.play.opened import Opened
from parlour.play.pace import PACES
from parlour.play.plans import Plan
from parlour.play.ports import ABSENT_LEVEL, BotPort, Clock, Timer
from parlour.play.prompting import BotTimes, Deadlines, Key, clock_question, time_runs_out
from parlour.play.showing import question_in
from parlour.play.snapshot import Decider, Frozen
from parlour.play.watching import Audience
from parlour.store import CannotStore, Draft, Status, Store

LOG: Final = logging.getLogger(__name__)

AGAIN: Final = 5.0
"""Seconds until a bot, the clock or an absence tries again after the store failed."""


class Dealer:
    """Moves one match on. Its coroutines are for letters in the mailbox; everything else may be called at any time."""

    def __init__(self, match: Match, *, store: Store, bots: BotPort, clock: Clock) -> None:
        self.match: Final = match
        self.secret: Final = store.seed(match.id)
        self.mailbox: Final = Mailbox()
        self.audience: Final = Audience(clock)
        self.pace: Final = PACES[match.terms.pace]
        self.deadlines: Final = Deadlines(match, clock, self.pace)
        self._store: Final = store
        self._bots: Final = bots
        self._clock: Final = clock
        self._bot_times: Final = BotTimes(match, clock, self.pace)
        self._bot_alarms: Final[Alarms[Key]] = Alarms(clock, self._bot_is_due)
        self._clock_alarms: Final[Alarms[Key]] = Alarms(clock, self._clock_is_due)
        self._grace_alarms: Final[Alarms[Seat]] = Alarms(clock, self._grace_is_over)
        self._time_alarms: Final[Alarms[str]] = Alarms(clock, self._time_is_up)
        self._errands: Final[set[asyncio.Task[None]]] = set()
        self._again: Timer | None = None
        self._closed = False

    @property
    def time_left(self) -> float | None:
        """Seconds until the time of the whole game is up; None where no such clock runs."""
        ends = time_runs_out(self.match)
        return None if ends is None else max(0.0, ends - self._clock.now())

    # --- letters ------------------------------------------------------------------------------------------------

    async def commit(self, *drafts: Draft, status: Status | None = None) -> None:
        """Store the drafts, then take them into the match and tell everybody.

        Raises CannotStore (nothing is told then), or Stale when another server has written to the same table.
        """
        try:
            entries = await self._store.append(self.match.id, self.match.version, *drafts, status=status)
        except ParlourError:
            self._catch_up()
            raise
        for entry in entries:
            self.match.restore(entry)
        self.moved()

    async def play(self, opened: Opened, value: Value, *, by: Decider, nonce: str | None = None) -> int:
        """Play an answer to an open question, nature's answers with it; its slot. Raises Illegal, Unreadable."""
        n = self.match.version
        plan = plans.answer(self.match, opened, value, secret=self.secret, by=by, nonce=nonce)
        await self._commit_plan(plan)
        return n

    async def begin_if_complete(self) -> None:
        """Deal, if every seat is taken and every person is ready."""
        if self.match.status is Status.LOBBY and self.match.seating.complete:
            await self._commit_plan(plans.start(self.match, self.secret))

    async def _commit_plan(self, plan: Plan) -> None:
        await self.commit(*plan.drafts, status=None if plan.status is self.match.status else plan.status)

    def _catch_up(self) -> None:
        """Only the log knows whether a write that failed was kept."""
        try:
            entries = self._store.log(self.match.id, since=self.match.version)
        except ParlourError:
            LOG.exception("table %s: the log cannot be read", self.match.id)
            return
        for entry in entries:
            self.match.restore(entry)
        if entries:
            self.moved()

    # --- at any time --------------------------------------------------------------------------------------------

    def moved(self) -> None:
        """Tell everybody, and look who is to be prompted now."""
        self.audience.tell()
        self.look()

    def look(self) -> None:
        """Set bots, clock and absences to what is open now."""
        if self._closed:
            return
        self._bot_alarms.keep(self._bot_times.due())
        self._clock_alarms.keep(self.deadlines.due())
        playing = self.match.status is Status.PLAYING
        waited = {place.seat: place.guest for place in self.match.seating.persons if playing and not place.away}
        self._grace_alarms.keep(self.audience.grace_ends(waited, self.pace.grace))
        ends = time_runs_out(self.match) if clock_question(self.match.state) is not None else None
        self._time_alarms.keep({} if ends is None else {self.match.id: ends})

    def freeze(self, frozen: Frozen) -> None:
        """The match cannot go on here."""
        self.match.freeze(frozen)
        self.moved()

    def errand(self, act: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Have a letter done that nobody waits for; if it fails, everything that is due is tried again later."""
        self._send(partial(self._post_quietly, act))

    async def close(self) -> None:
        """Stop all clocks, and finish what is in the mailbox."""
        self._closed = True
        self._forget_alarms()
        if self._again is not None:
            self._again.cancel()
        for task in self._errands:
            task.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)
        await self.mailbox.close()

    # --- bots ---------------------------------------------------------------------------------------------------

    def _bot_is_due(self, key: Key) -> None:
        self._send(partial(self._bot_answers, key))

    async def _bot_answers(self, key: Key) -> None:
        opened = self._opened(key)
        if opened is not None:
            text = await self._ask_bot(opened)
            await self._post_quietly(partial(self._play_bot, key, text))

    async def _ask_bot(self, opened: Opened) -> str | None:
        seat, about, _ = opened.key
        view = self.match.view(seat)
        question = None if view is None else question_in(view, seat, about)
        if view is None or question is None:
            return None
        level = self.match.seating.places[seat].level
        pieces = self.match.pieces
        content = None if pieces is None else pieces.own_content
        try:
            return await self._bots.answer(
                ABSENT_LEVEL if level is None else level, self.match.terms.game, view, question, content
            )
        except Exception:  # a bot that breaks must not hold up the people: its default is played
            LOG.exception("table %s: the bot on seat %d broke", self.match.id, seat)
            return None

    async def _play_bot(self, key: Key, text: str | None) -> None:
        """Play what the bot says, or the default of what it must answer. Nothing if a person is back meanwhile."""
        opened = self._opened(key)
        if opened is None or not self.match.seating.places[opened.choice.seat].by_bot:
            return
        if text is not None:
            try:
                await self.play(opened, self._read(opened, text), by=Decider.BOT)
            except (CannotStore, Stale):
                raise
            except ParlourError as refusal:
                LOG.warning(
                    "table %s: the bot on seat %d said %r: %s", self.match.id, opened.choice.seat, text, refusal
                )
            else:
                return
        if not opened.choice.optional:
            await self.play(opened, opened.choice.default, by=Decider.BOT)

    def _read(self, opened: Opened, text: str) -> Value:
        assert self.match.state is not None, "questions are open in a running match only"
        return self.match.state.game.read(opened.choice, text)

    # --- clock and absence --------------------------------------------------------------------------------------

    def _clock_is_due(self, key: Key) -> None:
        self.errand(partial(self._play_clock, key))

    async def _play_clock(self, key: Key) -> None:
        opened = self._opened(key)
        if opened is not None and not self.match.seating.places[opened.choice.seat].by_bot:
            await self.play(opened, opened.choice.default, by=Decider.CLOCK)

    def _time_is_up(self, _: str) -> None:
        self.errand(self._end_the_time)

    async def _end_the_time(self) -> None:
        if clock_question(self.match.state) is not None:
            await self._commit_plan(plans.time_up(self.match, self.secret))

    def _grace_is_over(self, seat: Seat) -> None:
        self.errand(partial(self._go_away, seat))

    async def _go_away(self, seat: Seat) -> None:
        place = self.match.seating.places[seat]
        if self.match.status is Status.PLAYING and not place.away and not self.audience.present(place.guest):
            await self.commit(ledger.went_away(seat, will=False))

    # --- within -------------------------------------------------------------------------------------------------

    def _opened(self, key: Key) -> Opened | None:
        return next((opened for opened in self.match.open if opened.key == key), None)

    def _send(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        if not self._closed:
            task = asyncio.get_running_loop().create_task(work())
            self._errands.add(task)
            task.add_done_callback(self._errands.discard)

    async def _post_quietly(self, act: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            await self.mailbox.post(act)
        except Closing:
            return
        except Exception:
            LOG.exception("table %s: trying again in %.0f seconds", self.match.id, AGAIN)
            if not self._closed:
                self._again = self._clock.call_later(AGAIN, self._try_again)

    def _try_again(self) -> None:
        self._again = None
        self._forget_alarms()
        self.look()

    def _forget_alarms(self) -> None:
        for alarms in (self._bot_alarms, self._clock_alarms, self._grace_alarms, self._time_alarms):
            alarms.forget()
