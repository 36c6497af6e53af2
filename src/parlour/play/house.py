"""The house: all tables, opened, found again after a restart, listed."""

from collections.abc import Mapping, Sequence

from parlour.core.seats import Seat
from parlour.play.ports import BotPort, Clock
from parlour.play.room import Room
from parlour.play.snapshot import TableLine
from parlour.store import Guest, Store


class House:
    """All tables of a server. Use it within one event loop."""

    def __init__(self, store: Store, bots: BotPort, clock: Clock | None = None) -> None:
        raise NotImplementedError

    async def resume(self) -> None:
        """After a restart: load every open and running table and go on where each was. What cannot go on is frozen."""
        raise NotImplementedError

    async def open_table(
        self,
        game: str,
        *,
        by: Guest,
        seats: int,
        options: Mapping[str, object] | None = None,
        pace: str = "live",
        title: str = "",
        language: str = "zh-Hant",
        public: bool = True,
        bots: Mapping[Seat, int] | None = None,
    ) -> Room:
        """Open a table; ``bots`` maps seats to levels, the opener takes the first seat left.

        Raises UnknownGame, BadOption for seats and options, BadTable for pace and bots, BadText for title and name.
        """
        raise NotImplementedError

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
        """One person against bots, seated and started (``seats`` None: the fewest). Not in the list of tables."""
        raise NotImplementedError

    async def rematch(self, table: str, *, by: Guest) -> Room:
        """The table where the people of a finished one play again, with the same terms, seats and bots.

        Opened by the first who asks; everybody is seated there and must say that they are ready.
        Raises UnknownTable, NotSeated, NotOver.
        """
        raise NotImplementedError

    def room(self, table: str) -> Room:
        """The room with this id, loaded from the log if need be. Raises UnknownTable."""
        raise NotImplementedError

    def tables(self) -> Sequence[TableLine]:
        """The public tables in the lobby that have a free seat, newest first."""
        raise NotImplementedError

    def tables_of(self, guest: Guest) -> Sequence[TableLine]:
        """The tables in the lobby or in play where this guest has a seat, newest first."""
        raise NotImplementedError

    async def close(self) -> None:
        """Stop all clocks and finish what is in the mailboxes. The store stays open."""
        raise NotImplementedError
