"""Limits on how often one caller may do a thing, so that nobody can guess codes or fill the store."""

from collections import deque
from collections.abc import Callable
from math import ceil
from time import monotonic
from typing import Final, NamedTuple

from parlour.web.errors import TooMany

_CALLERS: Final = 10_000
"""Callers a limit remembers; beyond that those who have waited long enough are forgotten, oldest first."""


class Rule(NamedTuple):
    """At most ``times`` in ``seconds``; the catalogue says what is limited (``web-limit-<name>``)."""

    name: str
    times: int
    seconds: int


CODES: Final = Rule("codes", 5, 60)
GUESTS: Final = Rule("guests", 40, 60)
TABLES: Final = Rule("tables", 20, 60)
LINES: Final = Rule("lines", 300, 60)
CHECKS: Final = Rule("checks", 240, 60)
TRIALS: Final = Rule("trials", 60, 600)
SAVES: Final = Rule("saves", 60, 60)
MESSAGES: Final = Rule("messages", 60, 10)


class Limits:
    """Counts what each caller does, rule by rule, in sliding windows."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._times: dict[tuple[str, str], deque[float]] = {}

    def count(self, rule: Rule, caller: str) -> None:
        """Count one; TooMany, which counts nothing, if the caller has used the rule up."""
        now = self._clock()
        times = self._times.setdefault((rule.name, caller), deque())
        while times and times[0] <= now - rule.seconds:
            times.popleft()
        if len(times) >= rule.times:
            wait = max(1, ceil(times[0] + rule.seconds - now))
            raise TooMany(rule.name, times=rule.times, seconds=rule.seconds, wait=wait)
        times.append(now)
        if len(self._times) > _CALLERS:
            self._forget(now)

    def _forget(self, now: float) -> None:
        """Drop the callers that were quiet for an hour, or the first half if all of them are busy."""
        quiet = [key for key, times in self._times.items() if not times or times[-1] < now - 3600]
        for key in quiet or list(self._times)[: _CALLERS // 2]:
            del self._times[key]
