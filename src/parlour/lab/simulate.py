"""Many games among bots, and what they come to.

Game number n of a seed is always the same game, whatever else is played and by how many processes.
"""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from parlour.bots.levels import bot, check_level
from parlour.core.errors import BadOption
from parlour.core.options import OptionValue, settle_options
from parlour.core.registry import game_with
from parlour.core.rules import AnyGame
from parlour.lab.runner import Run
from parlour.lab.statistics import Outcome, Statistics, summed_up

MOST_GAMES = 10_000_000
MOST_JOBS = 256


@dataclass(frozen=True)
class Plan:
    """What is simulated: ``games`` games of ``game``, one bot of the level in ``levels`` at each seat.

    ``record`` is the folder into which every game is written as a record, or None; ``content`` the text of a content
    file to play with, or None.
    """

    game: str
    levels: tuple[int, ...]
    games: int
    seed: int
    options: Mapping[str, OptionValue]
    record: Path | None = None
    content: str | None = None

    @property
    def pieces(self) -> AnyGame:
        """The game with the pieces it is played with. UnknownGame, BadContent."""
        return game_with(self.game, self.content)

    def checked(self) -> "Plan":
        """The plan with all its options settled.

        UnknownGame, BadContent; BadOption for seats, levels, options or numbers.
        """
        game = self.pieces
        game.check_seats(len(self.levels))
        for level in self.levels:
            check_level(level)
        _check_number("games", self.games, low=1, high=MOST_GAMES)
        settled = settle_options(game.options, self.options)
        return replace(self, options=settled)

    def file_of(self, index: int) -> str:
        """The name of the record of one game, counted from 0."""
        return f"{self.game}-{len(self.levels)}-{self.seed}-{index + 1:0{len(str(self.games))}}.play"


class _Share(NamedTuple):
    """What one process is asked to play."""

    plan: Plan
    indices: range


def simulate(plan: Plan, *, jobs: int = 1, advance: Callable[[int], None] = lambda games: None) -> Statistics:
    """Play all games of the plan; ``advance`` is told how many have been finished since it was last called.

    BadOption for an impossible plan, BrokenGame for a game that does not end; OSError if records cannot be written.
    """
    plan = plan.checked()
    _check_number("jobs", jobs, low=1, high=MOST_JOBS)
    if plan.record is not None:
        plan.record.mkdir(parents=True, exist_ok=True)
    started = time.perf_counter()
    outcomes = list(_alone(plan, advance) if jobs == 1 else _shared(plan, jobs, advance))
    seconds = time.perf_counter() - started
    return summed_up(
        outcomes, game=plan.game, levels=plan.levels, seed=plan.seed, options=plan.options, seconds=seconds
    )


def play_one(plan: Plan, index: int) -> Outcome:
    """One game of a checked plan, counted from 0; writes its record if the plan says so."""
    game = plan.pieces
    notes = None if plan.record is None else _notes(plan, index)
    bots = [bot(game, level) for level in plan.levels]
    run = Run(game, bots=bots, seed=f"{plan.seed} game {index}", options=plan.options, notes=notes)
    verdict = run.finish()
    if plan.record is not None and run.record is not None:
        (plan.record / plan.file_of(index)).write_text(run.record.text(), "utf-8", newline="\n")
    return Outcome(
        decisions=run.decisions,
        rounds=run.rounds(),
        winners=verdict.winners,
        scores=verdict.scores,
        measures=run.measures(),
        characters=run.characters(),
    )


def _notes(plan: Plan, index: int) -> dict[str, str]:
    return {
        "bots": ",".join(str(level) for level in plan.levels),
        "seed": str(plan.seed),
        "number": f"{index + 1} of {plan.games}",
    }


def _alone(plan: Plan, advance: Callable[[int], None]) -> Iterator[Outcome]:
    for index in range(plan.games):
        yield play_one(plan, index)
        advance(1)


def _shared(plan: Plan, jobs: int, advance: Callable[[int], None]) -> Iterator[Outcome]:
    """The outcomes in the order of the games, whichever process is done first."""
    size = max(1, min(50, plan.games // (jobs * 4)))
    shares = [_Share(plan, range(at, min(at + size, plan.games))) for at in range(0, plan.games, size)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for outcomes in pool.map(_play_share, shares):
            yield from outcomes
            advance(len(outcomes))


def _play_share(share: _Share) -> Sequence[Outcome]:
    return [play_one(share.plan, index) for index in share.indices]


def _check_number(name: str, number: int, *, low: int, high: int) -> None:
    if not low <= number <= high:
        raise BadOption(f"expected {name} to be a whole number from {low} to {high}, got {number!r}")
