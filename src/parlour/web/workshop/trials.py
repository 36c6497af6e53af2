"""The trials of a server: one at a time for each guest and two for all of them, each kept until the guest's next."""

import asyncio
import logging
import secrets
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from parlour.core.errors import ParlourError
from parlour.play.trials import LONGEST, TrialBroken, TrialNumbers, TrialPort, TrialTerms, TrialTooLong
from parlour.web.errors import NoTrials, TrialRunning, TrialsBusy

MOST: Final = 2
"""Trials that are played at once."""

_KEPT: Final = 500
"""Trials that are remembered; beyond that the oldest are forgotten."""

_HOUSE: Final = 64
"""Numbers of a game's own pieces that are remembered, so that they need not be played again for each comparison."""


class State(StrEnum):
    """How a trial stands."""

    RUNNING = "running"
    DONE = "done"
    STOPPED = "stopped"
    FAILED = "failed"


@dataclass(slots=True)
class Trial:
    """One trial of a guest's. ``total`` counts the games of the comparison too, where they must be played first."""

    id: str
    guest: str
    terms: TrialTerms
    total: int
    done: int = 0
    state: State = State.RUNNING
    numbers: TrialNumbers | None = None
    house: TrialNumbers | None = None
    error: ParlourError | None = None


class Trials:
    """Begins, keeps and ends trials. Use it within one event loop."""

    def __init__(self, port: TrialPort | None, *, most: int = MOST, longest: int = LONGEST) -> None:
        """Without a port nobody can try anything: see ``offered``. ``longest``: seconds, the comparison's included."""
        self._port: Final = port
        self._most: Final = most
        self._longest: Final = longest
        self._trials: Final[dict[str, Trial]] = {}
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._house: Final[dict[TrialTerms, TrialNumbers]] = {}

    @property
    def offered(self) -> bool:
        """Whether this server plays trials at all."""
        return self._port is not None

    def begin(self, guest: str, terms: TrialTerms) -> Trial:
        """Begin a trial for this guest. NoTrials; TrialRunning if one of his runs, TrialsBusy if too many do."""
        if self._port is None:
            raise NoTrials("expected a server that plays trials, got one that was started without a laboratory")
        if guest in self._tasks:
            raise TrialRunning("expected a guest without a running trial, got one whose trial has not ended")
        if len(self._tasks) >= self._most:
            raise TrialsBusy(f"expected at most {self._most} trials at once, got one more")
        compared = replace(terms, content=None) in self._house
        trial = Trial(secrets.token_hex(8), guest, terms, total=terms.games * (1 if compared else 2))
        self._trials.pop(guest, None)
        self._trials[guest] = trial
        while len(self._trials) > _KEPT:
            self._trials.pop(next(iter(self._trials)))
        task = asyncio.get_running_loop().create_task(self._played(self._port, trial))
        self._tasks[guest] = task
        task.add_done_callback(lambda _: self._tasks.pop(guest, None))
        return trial

    def of(self, guest: str, game: str) -> Trial | None:
        """The guest's latest trial of this game, running or not; of another game only while it runs."""
        trial = self._trials.get(guest)
        if trial is None or (trial.terms.game != game and trial.state is not State.RUNNING):
            return None
        return trial

    async def stop(self, guest: str) -> None:
        """End the guest's running trial, if there is one."""
        task = self._tasks.get(guest)
        if task is not None:
            task.cancel()
            await asyncio.wait([task])

    async def close(self) -> None:
        """End all of them."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    async def _played(self, port: TrialPort, trial: Trial) -> None:
        try:
            async with asyncio.timeout(self._longest):
                trial.house = await self._compared(port, trial)
                before = trial.total - trial.terms.games
                trial.numbers = await port.play(trial.terms, lambda done: _advance(trial, before + done))
            trial.done = trial.total
            trial.state = State.DONE
        except asyncio.CancelledError:
            trial.state = State.STOPPED
            raise
        except TimeoutError:
            trial.error, trial.state = TrialTooLong(self._longest), State.FAILED
        except ParlourError as refused:
            trial.error, trial.state = refused, State.FAILED
        except Exception as bug:
            logging.getLogger("parlour.web").error("a trial failed", exc_info=bug)
            trial.error, trial.state = TrialBroken(f"expected the numbers of a trial, got {bug!r}"), State.FAILED

    async def _compared(self, port: TrialPort, trial: Trial) -> TrialNumbers:
        """The numbers of the game's own pieces for the same seats, bots and seed."""
        terms = replace(trial.terms, content=None)
        known = self._house.get(terms)
        if known is None:
            known = await port.play(terms, lambda done: _advance(trial, done))
            self._house[terms] = known
            while len(self._house) > _HOUSE:
                self._house.pop(next(iter(self._house)))
        return known


def _advance(trial: Trial, done: int) -> None:
    trial.done = max(trial.done, min(done, trial.total))
