"""Alarms that follow what is wanted: set, moved and cancelled by saying anew when each is due."""

from collections.abc import Callable, Hashable, Mapping
from functools import partial
from typing import Final, Generic, TypeVar

from parlour.play.ports import Clock, Timer

K = TypeVar("K", bound=Hashable)


class Alarms(Generic[K]):
    """One alarm for each key; it rings once for each moment that the key was due."""

    def __init__(self, clock: Clock, ring: Callable[[K], None]) -> None:
        self._clock: Final = clock
        self._ring: Final = ring
        self._due: dict[K, float] = {}
        self._timers: dict[K, Timer] = {}

    def keep(self, due: Mapping[K, float]) -> None:
        """These keys are due at these moments (seconds since 1970), and no others."""
        for key in [key for key, at in self._due.items() if due.get(key) != at]:
            self._drop(key)
        for key, at in due.items():
            if key not in self._due:
                self._due[key] = at
                wait = max(0.0, at - self._clock.now())
                self._timers[key] = self._clock.call_later(wait, partial(self._rung, key))

    def forget(self) -> None:
        """Cancel all; what is wanted again rings again."""
        for key in list(self._due):
            self._drop(key)

    def _rung(self, key: K) -> None:
        del self._timers[key]
        self._ring(key)

    def _drop(self, key: K) -> None:
        del self._due[key]
        timer = self._timers.pop(key, None)
        if timer is not None:
            timer.cancel()
