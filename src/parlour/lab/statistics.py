"""What a number of games comes to."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from parlour.core.options import OptionValue


class Outcome(NamedTuple):
    """One game: answers of the seats, rounds, the seats that share the first place, scores by seat.

    ``measures`` are what the game itself counts beside that.
    """

    decisions: int
    rounds: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    measures: Mapping[str, float] = MappingProxyType({})


@dataclass(frozen=True)
class Statistics:
    """Numbers over all games of one simulation; all but the two about time depend on the seed alone.

    A shared first place counts as a win for each seat that shares it; ``scores_mean`` and ``scores_max`` are over all
    seats of all games, ``scores_mean_by_seat`` is split by seat; ``measures`` are means of what the game itself counts.
    """

    game: str
    seats: int
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    rounds_mean: float
    wins_by_seat: tuple[int, ...]
    scores_mean: float
    scores_max: int
    scores_mean_by_seat: tuple[float, ...]
    bots: tuple[int, ...]
    seed: int
    options: dict[str, OptionValue]
    measures: dict[str, float]


def summed_up(
    outcomes: Sequence[Outcome],
    *,
    game: str,
    levels: Sequence[int],
    seed: int,
    options: Mapping[str, OptionValue],
    seconds: float,
) -> Statistics:
    """The statistics of at least one game."""
    games = len(outcomes)
    seats = range(len(levels))
    decisions = sum(outcome.decisions for outcome in outcomes)
    scores = [score for outcome in outcomes for score in outcome.scores]
    return Statistics(
        game=game,
        seats=len(levels),
        games=games,
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / max(seconds, 1e-9), 1),
        rounds_mean=_mean([outcome.rounds for outcome in outcomes]),
        wins_by_seat=tuple(sum(seat in outcome.winners for outcome in outcomes) for seat in seats),
        scores_mean=_mean(scores),
        scores_max=max(scores),
        scores_mean_by_seat=tuple(_mean([outcome.scores[seat] for outcome in outcomes]) for seat in seats),
        bots=tuple(levels),
        seed=seed,
        options=dict(options),
        measures={name: _mean([each.measures[name] for each in outcomes]) for name in outcomes[0].measures},
    )


def _mean(numbers: Sequence[float]) -> float:
    """The mean to four places, so that it reads the same everywhere."""
    return round(sum(numbers) / len(numbers), 4)
