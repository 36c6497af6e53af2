"""Trials for a running server: each in a process of its own, of low priority, that ends with the server or before.

The process is told the terms as one line of JSON and answers with lines of JSON: how many games are done, at last the
numbers. It leaves when its input ends, so that a server that was killed leaves nothing behind.
"""

import asyncio
import json
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from dataclasses import asdict
from threading import Thread
from typing import Final

from parlour.core.registry import game
from parlour.lab.runner import BrokenGame
from parlour.lab.simulate import Plan, play_one
from parlour.lab.statistics import Outcome, summed_up
from parlour.play.trials import LONGEST, TrialBroken, TrialNumbers, TrialTerms, TrialTooLong, Wins

_OFTEN: Final = 0.1
"""Seconds between two reports of how many games are done."""

_LINE: Final = 1 << 20
"""Bytes of the longest line that is read from the process."""


class Laboratory:
    """Plays trials. ``longest`` is how many seconds each may take."""

    def __init__(self, longest: int = LONGEST) -> None:
        self._longest: Final = longest

    async def play(self, terms: TrialTerms, advance: Callable[[int], None]) -> TrialNumbers:
        """Play the games of the terms in a new process. See `TrialPort`."""
        await asyncio.to_thread(_plan, terms)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "parlour.lab.trials"), stdin=PIPE, stdout=PIPE, limit=_LINE
        )
        try:
            async with asyncio.timeout(self._longest):
                return await _heard(process, terms, advance)
        except TimeoutError:
            raise TrialTooLong(self._longest) from None
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()


async def _heard(process: Process, terms: TrialTerms, advance: Callable[[int], None]) -> TrialNumbers:
    assert process.stdin is not None and process.stdout is not None, "both were asked for"
    process.stdin.write(json.dumps(asdict(terms)).encode() + b"\n")
    await process.stdin.drain()
    async for line in process.stdout:
        told = json.loads(line)
        if "numbers" in told:
            return _numbers_of(told["numbers"])
        advance(told["done"])
    raise TrialBroken(f"expected the numbers of a trial, got the end of its process ({await process.wait()})")


# --- within the process ---------------------------------------------------------------------------------------------


def main() -> None:
    """Play the trial that the first line of the input asks for."""
    # An interrupt at the keyboard goes to the whole group of processes; the server ends this one itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    terms = TrialTerms(**json.loads(sys.stdin.buffer.readline()))
    Thread(target=_leave_with_server, daemon=True).start()
    if sys.platform != "win32":
        _be_modest()
    numbers = asdict(played(terms, lambda done: _tell({"done": done})))
    _tell({"numbers": numbers})


def played(terms: TrialTerms, advance: Callable[[int], None]) -> TrialNumbers:
    """The numbers of a trial, played here and now."""
    plan = _plan(terms)
    outcomes: list[Outcome] = []
    unended = 0
    told = time.monotonic()
    for index in range(plan.games):
        try:
            outcomes.append(play_one(plan, index))
        except BrokenGame:
            unended += 1
        if time.monotonic() - told > _OFTEN:
            told = time.monotonic()
            advance(index + 1)
    return _summed_up(plan, outcomes, unended)


def _plan(terms: TrialTerms) -> Plan:
    """What is simulated. UnknownGame, BadContent, BadOption."""
    options = dict(game(terms.game).trial_options)
    levels = (terms.level,) * terms.seats
    return Plan(terms.game, levels, terms.games, terms.seed, options, content=terms.content).checked()


def _summed_up(plan: Plan, outcomes: list[Outcome], unended: int) -> TrialNumbers:
    if not outcomes:
        return TrialNumbers((), unended, (0,) * len(plan.levels))
    found = summed_up(outcomes, game=plan.game, levels=plan.levels, seed=plan.seed, options=plan.options, seconds=0.0)
    return TrialNumbers(
        rounds=tuple(outcome.rounds for outcome in outcomes),
        unended=unended,
        wins_by_seat=found.wins_by_seat,
        measures=found.measures,
        characters={
            name: Wins(seats=int(won["seats"]), wins=int(won["wins"])) for name, won in found.wins_by_character.items()
        },
    )


def _numbers_of(told: dict[str, object]) -> TrialNumbers:
    """The numbers as the process wrote them."""
    numbers = TrialNumbers(**told)  # type: ignore[arg-type]
    characters = {name: Wins(**wins) for name, wins in numbers.characters.items()}  # type: ignore[arg-type]
    return TrialNumbers(
        rounds=tuple(numbers.rounds),
        unended=numbers.unended,
        wins_by_seat=tuple(numbers.wins_by_seat),
        measures=numbers.measures,
        characters=characters,
    )


def _tell(message: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def _leave_with_server() -> None:
    """A server that was killed cannot end its trials; they notice by the end of their input."""
    sys.stdin.buffer.read()
    os._exit(1)


def _be_modest() -> None:
    """Whoever plays at a table comes first; and what cannot be ended by asking is ended by the system."""
    import resource

    os.nice(19)
    resource.setrlimit(resource.RLIMIT_CPU, (LONGEST * 2, LONGEST * 2))


if __name__ == "__main__":
    main()
