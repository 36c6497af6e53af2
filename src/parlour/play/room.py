"""The room around a match: what people may do at a table, and what they are refused."""

from functools import partial
from typing import Final

from parlour.core.errors import BadOption
from parlour.core.record import Record
from parlour.core.seats import Seat
from parlour.play import ledger, people, showing
from parlour.play.dealer import Dealer
from parlour.play.errors import (
    BadTable,
    FullTable,
    NotHost,
    NotInLobby,
    NotOver,
    NotPlaying,
    NotSeated,
    RepeatedAnswer,
    TakenSeat,
)
from parlour.play.match import Match
from parlour.play.nature import Sealed
from parlour.play.ports import LEVELS, BotPort, Clock
from parlour.play.seating import Place
from parlour.play.snapshot import Accepted, Decider, Sitter, Snapshot, TableLine
from parlour.play.watching import Subscription
from parlour.store import Guest, Kind, Status, Store

MEASURES: Final = 1000
"""So many guests' chat is measured before idle measures are dropped."""


class Room:
    """A table with people at it. Everything that changes it goes through one mailbox, is stored, and only then told.

    Names and chat lines are kept as they came (the page escapes them). All coroutines raise CannotStore when the store
    fails, and then nothing has been told; and Closing when the server is about to stop.
    """

    def __init__(self, match: Match, *, store: Store, bots: BotPort, clock: Clock) -> None:
        """Go on with this match in the running event loop."""
        self._match: Final = match
        self._clock: Final = clock
        self._dealer: Final = Dealer(match, store=store, bots=bots, clock=clock)
        self._commitment: Final = Sealed(self._dealer.secret).commitment
        self._measures: Final[dict[str, people.Measure]] = {}
        self._dealer.look()
        self._dealer.errand(self._dealer.begin_if_complete)

    @property
    def id(self) -> str:
        """The table's id, which cannot be guessed: whoever has it may watch and, in the lobby, sit down."""
        return self._match.id

    @property
    def match(self) -> Match:
        """What the log says. Only to be read."""
        return self._match

    @property
    def status(self) -> Status:
        """Where the match stands."""
        return self._match.status

    @property
    def watchers(self) -> int:
        """How many lines are open."""
        return len(self._dealer.audience)

    @property
    def empty_since(self) -> float | None:
        """When the last line was closed (seconds since 1970); None while there is one."""
        return None if self.watchers else self._dealer.audience.left_at

    def seat_of(self, guest: Guest | None) -> Seat | None:
        """The guest's seat, None for spectators."""
        return None if guest is None else self._match.seating.seat_of(guest.id)

    # --- looking ------------------------------------------------------------------------------------------------

    def line(self) -> TableLine:
        """The table in a list of tables."""
        return showing.line_of(self._match, self._dealer.audience.present)

    def snapshot(self, guest: Guest | None, since: int = 0) -> Snapshot:
        """The table for this guest's eye; counts as a sign of life of a guest who has a seat."""
        self._sign_of_life(guest)
        return self._show(guest, since)

    def watch(self, guest: Guest | None, since: int = 0) -> Subscription:
        """A line that gives snapshots from version ``since`` on. A person who was away is back with it."""
        line = Subscription(partial(self._show, guest), self._part, since)
        self._dealer.audience.join(guest, line)
        self._sign_of_life(guest)
        if self.seat_of(guest) is not None:
            self._dealer.audience.tell()
        return line

    def record(self) -> Record:
        """The record of the finished match, with seed and commitment as notes, for anybody. Raises NotOver."""
        record = self._match.record
        if record is None or self.status is not Status.FINISHED:
            raise NotOver(f"expected a finished match, got one that is {self.status.value}", status=self.status.value)
        return Record(
            game=record.game,
            rules=record.rules,
            content=record.content,
            seats=record.seats,
            options=record.options,
            lines=record.lines,
            notes={"commitment": self._commitment, "seed": self._dealer.secret.hex()},
            pieces=record.pieces,
        )

    # --- seats --------------------------------------------------------------------------------------------------

    async def sit(self, guest: Guest, seat: Seat | None = None) -> Seat:
        """Take this seat (None: the first free one), or move to it; the seat taken.

        Raises NotInLobby, FullTable, TakenSeat, BadText for a hostile name, BadOption for a seat that is not there.
        """
        return await self._dealer.mailbox.post(partial(self._sit, guest, seat))

    async def leave(self, guest: Guest) -> None:
        """In the lobby: free the seat. While playing: be absent by will, and a bot plays on.

        Raises NotSeated, NotPlaying.
        """
        await self._dealer.mailbox.post(partial(self._leave, guest))

    async def come_back(self, guest: Guest) -> None:
        """Take the own seat back after leaving (an answer does the same). Raises NotSeated, NotPlaying."""
        await self._dealer.mailbox.post(partial(self._come_back, guest))

    async def ready(self, guest: Guest, ready: bool = True) -> None:
        """Say that one is ready, or not yet. The match begins when every seat is taken and every person is ready.

        Raises NotSeated, NotInLobby.
        """
        await self._dealer.mailbox.post(partial(self._ready, guest, ready))

    async def add_bot(self, guest: Guest, seat: Seat, level: int) -> None:
        """Let a bot sit on an empty seat, or change its level. Raises NotHost, NotInLobby, TakenSeat, BadTable."""
        await self._dealer.mailbox.post(partial(self._add_bot, guest, seat, level))

    async def remove_bot(self, guest: Guest, seat: Seat) -> None:
        """Send a bot away. Raises NotHost, NotInLobby, TakenSeat if no bot sits there."""
        await self._dealer.mailbox.post(partial(self._remove_bot, guest, seat))

    async def free_seat(self, guest: Guest, seat: Seat) -> None:
        """Free the seat of a person who is not present, so that the others can begin.

        Raises NotHost, NotInLobby, TakenSeat if no person sits there or the person is present.
        """
        await self._dealer.mailbox.post(partial(self._free_seat, guest, seat))

    async def _sit(self, guest: Guest, seat: Seat | None) -> Seat:
        self._in_lobby()
        name = people.clean_name(guest.name)
        own = self.seat_of(guest)
        if own is not None and seat in (None, own):
            return own
        free = self._match.seating.free
        if seat is None and not free:
            seats = self._match.terms.seats
            raise FullTable(f"expected a free seat, but all {seats} are taken", seats=seats)
        wanted = free[0] if seat is None else self._place(seat).seat
        if wanted not in free:
            raise TakenSeat(f"expected a free seat, got seat {wanted}, where somebody sits", seat=wanted)
        moved = [] if own is None else [ledger.seat_freed(own)]
        await self._dealer.commit(*moved, ledger.person_sat(wanted, guest.id, name))
        return wanted

    async def _leave(self, guest: Guest) -> None:
        place = self._seated(guest)
        if self.status is Status.LOBBY:
            await self._dealer.commit(ledger.seat_freed(place.seat))
            return
        self._playing()
        if not place.gone:
            await self._dealer.commit(ledger.went_away(place.seat, will=True))

    async def _come_back(self, guest: Guest) -> None:
        place = self._seated(guest)
        self._playing()
        self._dealer.deadlines.returned(place.seat)
        if place.away:
            await self._dealer.commit(ledger.came_back(place.seat))

    async def _ready(self, guest: Guest, ready: bool) -> None:
        self._in_lobby()
        place = self._seated(guest)
        if place.ready != ready:
            await self._dealer.commit(ledger.said_ready(place.seat, ready))
        await self._dealer.begin_if_complete()

    async def _add_bot(self, guest: Guest, seat: Seat, level: int) -> None:
        place = self._seat_to_arrange(guest, seat)
        check_level(level)
        if place.kind is Sitter.PERSON:
            raise TakenSeat(f"expected a seat without a person, got seat {seat}", seat=seat)
        await self._dealer.commit(ledger.bot_sat(seat, level))
        await self._dealer.begin_if_complete()

    async def _remove_bot(self, guest: Guest, seat: Seat) -> None:
        place = self._seat_to_arrange(guest, seat)
        if place.kind is not Sitter.BOT:
            raise TakenSeat(f"expected the seat of a bot, got seat {seat}", seat=seat)
        await self._dealer.commit(ledger.seat_freed(seat))

    async def _free_seat(self, guest: Guest, seat: Seat) -> None:
        place = self._seat_to_arrange(guest, seat)
        if place.kind is not Sitter.PERSON or self._dealer.audience.present(place.guest):
            raise TakenSeat(f"expected the seat of a person who is not present, got seat {seat}", seat=seat)
        await self._dealer.commit(ledger.seat_freed(seat))

    # --- answers and chat ---------------------------------------------------------------------------------------

    async def answer(self, guest: Guest, *, about: str, text: str, version: int, nonce: str) -> Accepted:
        """Answer one's open question ``about`` with a canonical text, seen at ``version``.

        An answer whose question is still open as it was at ``version`` counts, whatever else happened since (see
        `parlour.play.opened`). A nonce that was stored before gets the same reply again and changes nothing; refusals
        are not stored, so an answer that was refused and is sent again is judged anew.

        Raises NotSeated, NotPlaying, Stale when that question is no longer open as it was at ``version``,
        RepeatedAnswer when the nonce came with another answer, OutOfTurn, Unreadable, Illegal, BadText for a bad nonce.
        """
        marked = f"{guest.id} {people.clean_nonce(nonce)}"
        act = partial(self._answer, guest, about=about, text=text, version=version, nonce=marked)
        return await self._dealer.mailbox.post(act)

    async def take_back(self, guest: Guest, *, version: int, nonce: str) -> Accepted:
        """Take back one's own last answer, as seen at ``version`` (see `parlour.play.takeback` for which may be).

        A nonce that was stored before gets the same reply again. Raises NotSeated, NotPlaying, NothingToTakeBack, Stale
        when another answer was the last one at ``version``, RepeatedAnswer for the nonce of an answer, BadText.
        """
        marked = f"{guest.id} {people.clean_nonce(nonce)}"
        return await self._dealer.mailbox.post(partial(self._take_back, guest, version=version, nonce=marked))

    async def say(self, guest: Guest, text: str) -> None:
        """A line of chat (1 to 500 characters), also a spectator's. Raises BadText, NotPlaying for a frozen match,
        TooMuch beyond 5 lines in 10 seconds."""
        await self._dealer.mailbox.post(partial(self._say, guest, text))

    async def _answer(self, guest: Guest, *, about: str, text: str, version: int, nonce: str) -> Accepted:
        place = self._seated(guest)
        given = self._match.answers.get(nonce)
        if given is not None:
            if (given.body.get("about"), given.body.get("answer")) != (about, text):
                raise RepeatedAnswer(f"expected a nonce for {text!r} that is new, got that of another answer")
            return Accepted(given.n)
        self._playing()
        opened = self._match.open_question(place.seat, about, version)
        assert self._match.state is not None
        value = self._match.state.game.read(opened.choice, text)
        if place.away:
            await self._come_back(guest)
        self._dealer.audience.sign(guest.id)
        return Accepted(await self._dealer.play(opened, value, by=Decider.PERSON, nonce=nonce))

    async def _take_back(self, guest: Guest, *, version: int, nonce: str) -> Accepted:
        place = self._seated(guest)
        given = self._match.answers.get(nonce)
        if given is not None:
            if given.kind is not Kind.UNDO:
                raise RepeatedAnswer("expected a nonce that is new, got that of an answer")
            return Accepted(given.n)
        self._playing()
        answer = self._match.chain.last(place.seat, version, now=self._match.version)
        if place.away:
            await self._come_back(guest)
        self._dealer.audience.sign(guest.id)
        n = self._match.version
        await self._dealer.commit(ledger.took_back(place.seat, answer, nonce))
        return Accepted(n)

    async def _say(self, guest: Guest, text: str) -> None:
        if self.status is Status.FROZEN:
            self._playing()
        name, line = people.clean_name(guest.name), people.clean_line(text)
        if len(self._measures) > MEASURES:
            for idle in [each for each, measure in self._measures.items() if measure.idle]:
                del self._measures[idle]
        self._measures.setdefault(guest.id, people.Measure(self._clock.now)).allow()
        await self._dealer.commit(ledger.chatted(self.seat_of(guest), guest, name, line))

    # --- for the house ------------------------------------------------------------------------------------------

    async def played_again(self, table: str) -> None:
        """Note where these people play again."""
        await self._dealer.mailbox.post(partial(self._dealer.commit, ledger.played_again(table)))

    async def begun(self) -> None:
        """Wait until everything that was posted before is done; the match has begun then if it could."""
        await self._dealer.mailbox.post(self._dealer.begin_if_complete)

    async def close(self) -> None:
        """Stop all clocks, and finish what is in the mailbox."""
        await self._dealer.close()

    # --- within -------------------------------------------------------------------------------------------------

    def _show(self, guest: Guest | None, since: int) -> Snapshot:
        return showing.snapshot_of(
            self._match,
            guest=None if guest is None else guest.id,
            since=since,
            present=self._dealer.audience.present,
            seconds_left=self._dealer.deadlines.seconds_left(self.seat_of(guest)),
            commitment=self._commitment,
            secret=self._dealer.secret,
        )

    def _sign_of_life(self, guest: Guest | None) -> None:
        seat = self.seat_of(guest)
        if guest is None or seat is None:
            return
        self._dealer.audience.sign(guest.id)
        place = self._match.seating.places[seat]
        if place.away and not place.gone and self.status is Status.PLAYING:
            self._dealer.errand(partial(self._reappear, guest))
        self._dealer.look()

    async def _reappear(self, guest: Guest) -> None:
        if self.status is Status.PLAYING:
            await self._come_back(guest)

    def _part(self, line: Subscription) -> None:
        guest = self._dealer.audience.part(line)
        if guest is not None and self._match.seating.seat_of(guest) is not None:
            self._dealer.moved()

    def _seat_to_arrange(self, guest: Guest, seat: Seat) -> Place:
        self._in_lobby()
        if guest.id != self._match.host:
            raise NotHost("expected the host of the table, got somebody else, who may not seat bots")
        return self._place(seat)

    def _place(self, seat: Seat) -> Place:
        seats = self._match.terms.seats
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
            raise BadOption(f"expected a seat from 0 to {seats - 1}, got {seat!r}")
        return self._match.seating.places[seat]

    def _seated(self, guest: Guest) -> Place:
        seat = self.seat_of(guest)
        if seat is None:
            raise NotSeated("expected a player of this table, got a spectator")
        return self._match.seating.places[seat]

    def _in_lobby(self) -> None:
        if self.status is not Status.LOBBY:
            raise NotInLobby(f"expected a table before the start, got one that is {self.status.value}")

    def _playing(self) -> None:
        if self.status is not Status.PLAYING:
            raise NotPlaying(f"expected a match being played, got one that is {self.status.value}")


def check_level(level: int) -> None:
    """Raises BadTable unless there are bots of this level."""
    if isinstance(level, bool) or level not in LEVELS:
        raise BadTable(f"expected a bot of level {' or '.join(map(str, LEVELS))}, got {level!r}")
