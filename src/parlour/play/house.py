"""The house: all tables, opened, found again after a restart, listed."""

import asyncio
import logging
import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from parlour.core.options import settle_options
from parlour.core.registry import game as find_game
from parlour.core.registry import game_with
from parlour.core.seats import Seat
from parlour.play import ledger, people
from parlour.play.errors import BadTable, NotOver, NotSeated, TimedByDays, UnknownTable
from parlour.play.match import Match
from parlour.play.pace import LIVE, PACES
from parlour.play.ports import BotPort, Clock, WallClock
from parlour.play.room import Room, check_level
from parlour.play.snapshot import Sitter, TableLine
from parlour.store import Draft, Guest, NewMatch, Status, Store, Unknown

LOG: Final = logging.getLogger(__name__)

DESERTED: Final = {"live": 30 * 60.0, "days": 7 * 24 * 3600.0}
"""Seconds after which a table in the lobby at which nobody is left is no longer listed, by pace."""

FORGOTTEN: Final = 10 * 60.0
"""Seconds after which a finished table at which nobody is left is put out of memory (the log keeps it)."""


class House:
    """All tables of a server. Use it within one event loop."""

    def __init__(self, store: Store, bots: BotPort, clock: Clock | None = None) -> None:
        self._store: Final = store
        self._bots: Final = bots
        self._clock: Final = WallClock() if clock is None else clock
        self._rooms: Final[dict[str, Room]] = {}
        self._rematching: Final = asyncio.Lock()

    async def resume(self) -> None:
        """After a restart: load every open and running table and go on where each was. What cannot go on is frozen.

        A match that was frozen and replays again goes on.
        """
        for status in (Status.PLAYING, Status.LOBBY, Status.FROZEN):
            for stored in self._store.matches(status=status):
                room = self.room(stored.id)
                if room.status is not status:
                    await self._store.set_status(room.id, room.status)
                if room.status is Status.FROZEN:
                    LOG.warning("table %s is frozen: %s", room.id, room.match.frozen)
                await asyncio.sleep(0)

    # --- opening ------------------------------------------------------------------------------------------------

    async def open_table(
        self,
        game: str,
        *,
        by: Guest,
        seats: int,
        options: Mapping[str, object] | None = None,
        pace: str = LIVE.key,
        title: str = "",
        language: str = "zh-Hant",
        public: bool = True,
        bots: Mapping[Seat, int] | None = None,
        content: str | None = None,
    ) -> Room:
        """Open a table; ``bots`` maps seats to levels, the opener takes the first seat left.

        ``content`` is the text of an own content file; it is kept in the log, so that a restart finds it again.
        Raises UnknownGame, BadContent, BadOption for seats and options, BadTable for pace and bots, TimedByDays for a
        time limit at a table played over days, BadText for title and name.
        """
        if content is not None:
            # Its game plays trial games: that must not hold up the other tables. It is remembered for what follows.
            await asyncio.to_thread(game_with, game, content)
        terms = new_terms(
            game, seats=seats, options=options, pace=pace, title=title, language=language, content=content
        )
        levels = _checked_bots(bots or {}, seats)
        sitting = [ledger.bot_sat(seat, level) for seat, level in sorted(levels.items())]
        free = [seat for seat in range(seats) if seat not in levels]
        name = people.clean_name(by.name)
        if free:
            sitting.append(ledger.person_sat(free[0], by.id, name))
        return await self._open(terms, [ledger.opened(by, public=public, content=content), *sitting])

    async def quick_table(
        self,
        game: str,
        *,
        by: Guest,
        seats: int | None = None,
        level: int = 2,
        options: Mapping[str, object] | None = None,
        language: str = "zh-Hant",
    ) -> Room:
        """One person against bots, seated and started (``seats`` None: the fewest). Not in the list of tables.

        Raises UnknownGame, BadOption, BadTable for the level, BadText for the name.
        """
        count = find_game(game).seats[0] if seats is None else seats
        terms = new_terms(game, seats=count, options=options, pace=LIVE.key, title="", language=language)
        check_level(level)
        sitting = [ledger.person_sat(0, by.id, people.clean_name(by.name)), ledger.said_ready(0, True)]
        sitting.extend(ledger.bot_sat(seat, level) for seat in range(1, count))
        return await self._open(terms, [ledger.opened(by, public=False), *sitting])

    async def rematch(self, table: str, *, by: Guest) -> Room:
        """The table where the people of a finished one play again, with the same terms, seats and bots.

        Opened by the first who asks; everybody is seated there and must say that they are ready.
        Raises UnknownTable, NotSeated, NotOver.
        """
        async with self._rematching:
            old = self.room(table)
            if old.seat_of(by) is None:
                raise NotSeated("expected a player of this table, got a spectator")
            if old.status is not Status.FINISHED:
                raise NotOver(f"expected a finished match, got one that is {old.status.value}", status=old.status.value)
            if old.match.rematch is not None:
                return self.room(old.match.rematch)
            room = await self._open(_same_terms(old.match), _same_seats(old.match, by))
            await old.played_again(room.id)
            return room

    async def _open(self, terms: NewMatch, drafts: Sequence[Draft]) -> Room:
        stored = await self._store.create_match(terms, seed=secrets.token_bytes(32))
        await self._store.append(stored.id, 0, *drafts)
        room = self.room(stored.id)
        await room.begun()
        await self.tidy()
        return room

    # --- finding ------------------------------------------------------------------------------------------------

    def room(self, table: str) -> Room:
        """The room with this id, loaded from the log if need be. Raises UnknownTable."""
        room = self._rooms.get(table)
        if room is None:
            try:
                stored = self._store.match(table)
            except Unknown:
                raise UnknownTable(f"expected the id of a table, got {table[:80]!r}", table=table[:80]) from None
            match = Match.replayed(stored, self._store.log(table))
            room = Room(match, store=self._store, bots=self._bots, clock=self._clock)
            self._rooms[table] = room
        return room

    def tables(self) -> Sequence[TableLine]:
        """The public tables in the lobby that have a free seat and are not deserted, newest first."""
        return [room.line() for room in self._newest_first() if self._joinable(room)]

    def tables_of(self, guest: Guest) -> Sequence[TableLine]:
        """The tables in the lobby or in play where this guest has a seat, newest first."""
        going = (Status.LOBBY, Status.PLAYING)
        return [
            room.line() for room in self._newest_first() if room.status in going and room.seat_of(guest) is not None
        ]

    async def tidy(self) -> None:
        """Put finished tables out of memory that nobody has looked at for ten minutes (done when one is opened)."""
        now = self._clock.now()
        for room in list(self._rooms.values()):
            since = room.empty_since
            if room.status is Status.FINISHED and since is not None and now - since > FORGOTTEN:
                del self._rooms[room.id]
                await room.close()

    async def close(self) -> None:
        """Stop all clocks and finish what is in the mailboxes. The store stays open."""
        await asyncio.gather(*(room.close() for room in self._rooms.values()))

    def _newest_first(self) -> Sequence[Room]:
        return sorted(self._rooms.values(), key=lambda room: room.match.opened_at, reverse=True)

    def _joinable(self, room: Room) -> bool:
        match = room.match
        if not (match.public and room.status is Status.LOBBY and match.seating.free):
            return False
        since = room.empty_since
        return since is None or self._clock.now() - since < DESERTED[match.terms.pace]


def new_terms(
    game: str,
    *,
    seats: int,
    options: Mapping[str, object] | None,
    pace: str,
    title: str,
    language: str,
    content: str | None = None,
) -> NewMatch:
    """The terms of a table, checked; options not given get the pace's default. Raises what `House.open_table` does."""
    found = game_with(game, content)
    found.check_seats(seats)
    if pace not in PACES:
        raise BadTable(f"expected the pace to be one of {', '.join(PACES)}, got {pace!r}")
    settled = settle_options(found.options, options, by_days=PACES[pace].by_days)
    start = found.setup(seats=seats, options=settled)
    if PACES[pace].by_days and found.time_limit(start.table) is not None:
        raise TimedByDays(f"expected a game without a time limit at a table played over days, got the pace {pace!r}")
    return NewMatch(
        game=game,
        rules_version=found.rules_version,
        content_hash=found.content_hash,
        options=settled,
        seats=seats,
        language=language,
        pace=pace,
        title=people.clean_title(title),
    )


def _checked_bots(bots: Mapping[Seat, int], seats: int) -> Mapping[Seat, int]:
    for seat, level in bots.items():
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
            raise BadTable(f"expected a bot's seat from 0 to {seats - 1}, got {seat!r}")
        check_level(level)
    return bots


def _same_terms(match: Match) -> NewMatch:
    """The same with the rules as they are now; options that these do not know fall away."""
    terms = match.terms
    known = {option.key for option in find_game(terms.game).options}
    options = {key: value for key, value in terms.options.items() if key in known}
    return new_terms(
        terms.game,
        seats=terms.seats,
        options=options,
        pace=terms.pace,
        title=terms.title,
        language=terms.language,
        content=None if match.pieces is None else match.pieces.own_content,
    )


def _same_seats(match: Match, by: Guest) -> list[Draft]:
    content = None if match.pieces is None else match.pieces.own_content
    drafts = [ledger.opened(by, public=match.public, content=content)]
    for place in match.seating.places:
        if place.kind is Sitter.BOT and place.level is not None:
            drafts.append(ledger.bot_sat(place.seat, place.level))
        elif place.kind is Sitter.PERSON:
            drafts.append(ledger.person_sat(place.seat, place.guest, place.name))
    return drafts
