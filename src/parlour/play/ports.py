"""What a table needs from outside: somebody who plays the bots, and a clock."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Final, Protocol

from parlour.core.plain import Plain

LEVELS: Final = (1, 2)
"""The bots there are, from beginner to expert."""

ABSENT_LEVEL: Final = 2
"""Who answers for a person who is away."""


class BotPort(Protocol):
    """Plays the bots, outside the event loop's process. It gets views only, never a state."""

    async def answer(
        self, level: int, game: str, view: dict[str, Plain], question: dict[str, Plain], content: str | None = None
    ) -> str | None:
        """The canonical text of a bot's answer; None to leave an optional question alone.

        ``view`` is ``game.view`` for the bot's seat, ``question`` the one of its questions that is to be answered, as
        the view shows it; ``content`` is the text of the own content file of the table. An exception or an impossible
        answer makes the table play the question's default.
        """


class Timer(Protocol):
    """A call that will be made."""

    def cancel(self) -> None:
        """Make it never, if it has not been made. May be said twice."""


class Clock(Protocol):
    """Time and luck that no rule depends on."""

    def now(self) -> float:
        """Seconds since 1970."""

    def call_later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call in the event loop after so many seconds."""

    def between(self, least: float, most: float) -> float:
        """Some moment between the two, drawn at random."""


class WallClock(Clock):
    """The real one."""

    def now(self) -> float:
        return time.time()

    def call_later(self, seconds: float, call: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, call)

    def between(self, least: float, most: float) -> float:
        return random.uniform(least, most)
