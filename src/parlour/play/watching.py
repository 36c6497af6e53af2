"""Those who watch a table, and who of the people is there."""

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping
from types import TracebackType
from typing import Final, Self

from parlour.play.ports import Clock
from parlour.play.snapshot import Snapshot
from parlour.store import Guest


class Subscription:
    """One viewer's line to a room. Nothing queues up: a slow viewer is simply given the newest."""

    def __init__(self, show: Callable[[int], Snapshot], close: Callable[["Subscription"], None], since: int) -> None:
        self._show: Final = show
        self._close: Final = close
        self._since = since
        self._news: Final = asyncio.Event()
        self._news.set()

    async def next(self) -> Snapshot:
        """Wait until there is something new for this viewer (the first time: at once) and return it.

        ``told``, ``notices`` and ``chat`` begin where the snapshot before ended. For one waiter at a time.
        """
        await self._news.wait()
        self._news.clear()
        snapshot = self._show(self._since)
        self._since = snapshot.version
        return snapshot

    def close(self) -> None:
        """Leave; when it was the guest's last line, their grace begins. Closing twice is harmless."""
        self._close(self)

    def tell(self) -> None:
        """There is something new."""
        self._news.set()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Audience:
    """The open lines of a room, and when each guest was there last."""

    def __init__(self, clock: Clock) -> None:
        self._clock: Final = clock
        self._lines: Final[dict[Subscription, str | None]] = {}
        self._here: Final[Counter[str]] = Counter()
        self._seen: Final[dict[str, float]] = {}
        self._since: Final = clock.now()
        self.left_at = clock.now()
        """When the last line was closed, in seconds since 1970."""

    def __len__(self) -> int:
        return len(self._lines)

    def present(self, guest: str) -> bool:
        """Whether the guest with this id has a line."""
        return self._here[guest] > 0

    def seen(self, guest: str) -> float:
        """When this guest showed a last sign of life (at the earliest: when the room was opened)."""
        return self._seen.get(guest, self._since)

    def sign(self, guest: str) -> None:
        """A sign of life."""
        self._seen[guest] = self._clock.now()

    def join(self, guest: Guest | None, line: Subscription) -> None:
        """Another line."""
        self._lines[line] = None if guest is None else guest.id
        if guest is not None:
            self._here[guest.id] += 1

    def part(self, line: Subscription) -> str | None:
        """A line less; the id of the guest who is gone with it. None for the unknown, or if others remain."""
        if line not in self._lines:
            return None
        guest = self._lines.pop(line)
        self.left_at = self._clock.now()
        if guest is None:
            return None
        self.sign(guest)
        self._here[guest] -= 1
        if self._here[guest]:
            return None
        del self._here[guest]
        return guest

    def tell(self) -> None:
        """There is something new for everybody."""
        for line in self._lines:
            line.tell()

    def grace_ends(self, guests: Mapping[int, str], grace: float | None) -> dict[int, float]:
        """For each of these seats whose guest is not here: when the grace ends (seconds since 1970)."""
        if grace is None:
            return {}
        return {seat: self.seen(guest) + grace for seat, guest in guests.items() if not self.present(guest)}
