"""What a number of games comes to."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from parlour.core.options import OptionValue


class Outcome(NamedTuple):
    """One game: answers of the seats, rounds, the seats that share the first place, scores by seat.

    ``measures`` are what the game itself counts beside that, ``characters`` whom each seat played.
    """

    decisions: int
    rounds: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    measures: Mapping[str, float] = MappingProxyType({})
    characters: tuple[str, ...] = ()


@dataclass(frozen=True)
class Statistics:
    """Numbers over all games of one simulation; all but the two about time depend on the seed alone.

    A shared first place counts as a win for each seat that shares it; ``scores_mean`` and ``scores_max`` are over all
    seats of all games, ``scores_mean_by_seat`` is split by seat; ``measures`` are means of what the game itself counts.
    ``wins_by_character`` has for each character that was played, the first by name first: the ``seats`` who played it,
    their ``wins``, and the ``share`` of those.
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
    wins_by_character: dict[str, dict[str, float]]


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
        wins_by_character=_by_character(outcomes),
    )


def _by_character(outcomes: Sequence[Outcome]) -> dict[str, dict[str, float]]:
    won: dict[str, list[int]] = {}
    for outcome in outcomes:
        for seat, character in enumerate(outcome.characters):
            won.setdefault(character, []).append(int(seat in outcome.winners))
    return {name: {"seats": len(won[name]), "wins": sum(won[name]), "share": _mean(won[name])} for name in sorted(won)}


def _mean(numbers: Sequence[float]) -> float:
    """The mean to four places, so that it reads the same everywhere."""
    return round(sum(numbers) / len(numbers), 4)
