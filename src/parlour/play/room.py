"""The room around a match: one mailbox, the clock, the bots, and those who watch."""

from types import TracebackType
from typing import Self

from parlour.core.record import Record
from parlour.core.seats import Seat
from parlour.play.snapshot import Accepted, Snapshot
from parlour.store import Guest, Status


class Subscription:
    """One viewer's line to a room. Nothing queues up: a slow viewer is simply given the newest."""

    async def next(self) -> Snapshot:
        """Wait until there is something new for this viewer (the first time: at once) and return it.

        ``told``, ``notices`` and ``chat`` begin where the snapshot before ended. Raises asyncio.CancelledError only.
        """
        raise NotImplementedError

    def close(self) -> None:
        """Leave; when it was the guest's last line, their grace begins. Closing twice is harmless."""
        raise NotImplementedError

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Room:
    """A table with people at it. Everything that changes it goes through one mailbox, is stored, and only then told.

    Names and chat lines are kept as they came (the page escapes them). All coroutines raise CannotStore when the store
    fails, and then nothing has been told.
    """

    @property
    def id(self) -> str:
        """The table's id, which cannot be guessed: whoever has it may watch and, in the lobby, sit down."""
        raise NotImplementedError

    @property
    def status(self) -> Status:
        """Where the match stands."""
        raise NotImplementedError

    def seat_of(self, guest: Guest | None) -> Seat | None:
        """The guest's seat, None for spectators."""
        raise NotImplementedError

    def snapshot(self, guest: Guest | None, since: int = 0) -> Snapshot:
        """The table for this guest's eye; counts as a sign of life of a guest who has a seat."""
        raise NotImplementedError

    def watch(self, guest: Guest | None, since: int = 0) -> Subscription:
        """A line that gives snapshots from version ``since`` on. A person who was away is back with it."""
        raise NotImplementedError

    async def sit(self, guest: Guest, seat: Seat | None = None) -> Seat:
        """Take this seat (None: the first free one), or move to it; the seat taken.

        Raises NotInLobby, FullTable, TakenSeat, BadText for a hostile name, BadOption for a seat that is not there.
        """
        raise NotImplementedError

    async def leave(self, guest: Guest) -> None:
        """In the lobby: free the seat. While playing: be absent by will; a bot plays on. Raises NotSeated, NotPlaying."""
        raise NotImplementedError

    async def come_back(self, guest: Guest) -> None:
        """Take the own seat back after leaving (an answer does the same). Raises NotSeated, NotPlaying."""
        raise NotImplementedError

    async def ready(self, guest: Guest, ready: bool = True) -> None:
        """Say that one is ready, or not yet. The match begins when every seat is taken and every person is ready.

        Raises NotSeated, NotInLobby.
        """
        raise NotImplementedError

    async def add_bot(self, guest: Guest, seat: Seat, level: int) -> None:
        """Let a bot sit on an empty seat, or change its level. Raises NotHost, NotInLobby, TakenSeat, BadTable."""
        raise NotImplementedError

    async def remove_bot(self, guest: Guest, seat: Seat) -> None:
        """Send a bot away. Raises NotHost, NotInLobby, TakenSeat if no bot sits there."""
        raise NotImplementedError

    async def answer(self, guest: Guest, *, about: str, text: str, version: int, nonce: str) -> Accepted:
        """Answer one's open question ``about`` with a canonical text, seen at ``version``.

        Raises NotSeated, NotPlaying, Stale when that question is no longer open as it was at ``version``,
        RepeatedAnswer when the nonce came with another answer, OutOfTurn, Unreadable, Illegal, BadText for a bad nonce.
        """
        raise NotImplementedError

    async def say(self, guest: Guest, text: str) -> None:
        """A line of chat (1 to 500 characters). Raises BadText, TooMuch beyond 5 lines in 10 seconds."""
        raise NotImplementedError

    def record(self) -> Record:
        """The record of the finished match, with seed and commitment as notes, for anybody. Raises NotOver."""
        raise NotImplementedError
