"""How fast the rules are: random play on one core, medians over several rounds of measuring in one run.

Seconds are those the process had a core for, not those on the wall: whatever else the machine does, all meet alike.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Final

from parlour.core import rules
from parlour.core.playout import playout
from parlour.core.registry import game as find_game
from parlour.core.registry import games
from parlour.core.rules import AnyGame, AnyState
from parlour.core.stream import Stream
from parlour.lab.peers import Peers

ROUNDS: Final = 5
SECONDS: Final = 1.0
"""How long each kind of play is measured in each round."""

_PLAYERS: Final = 5
"""Seats at the table, where the game can be played by so many; the peers' game has as many."""
_POSITIONS: Final = 20
_APART: Final = 40
_TIMES: Final = 50


@dataclass(frozen=True)
class Speed:
    """Medians. ``decisions``: people's answers, with the listing of their options; ``answers``: nature's as well.

    ``told_decisions_per_second`` is with events, as at a table; without, as in a search. Copies and views of positions
    of a whole game, views for a seat.
    """

    seats: int
    decisions_per_second: float
    answers_per_second: float
    games_per_second: float
    told_decisions_per_second: float
    copy_us: float
    view_us: float


@dataclass(frozen=True)
class Bench:
    """What was measured: ``rules`` says interpreted or compiled, ``ratios`` compare each game with each peer.

    A ratio above 1 means that Parlour is that many times as fast.
    """

    rules: str
    rounds: int
    games: dict[str, Speed]
    peers: dict[str, dict[str, float]]
    ratios: dict[str, dict[str, float]]


def bench(*, peers: Path | None = None, rounds: int = ROUNDS, seconds: float = SECONDS) -> Bench:
    """Measure every game, and with ``peers`` (their Python) the peers between the rounds. MissingPeers."""
    samples: dict[str, list[Speed]] = {key: [] for key in games()}
    beside: dict[str, list[dict[str, float]]] = {}
    for measured in _rounds(peers, rounds, seconds):
        for key, sample in samples.items():
            sample.append(speed_of(find_game(key), seconds))
        for name, numbers in measured().items():
            beside.setdefault(name, []).append(numbers)
    ours = {key: _median_speed(sample) for key, sample in samples.items()}
    theirs = {name: _medians(sample) for name, sample in beside.items()}
    return Bench(
        rules="compiled" if is_compiled() else "interpreted",
        rounds=rounds,
        games=ours,
        peers=theirs,
        ratios={f"{key} / {name}": _ratios(ours[key], theirs[name]) for key in ours for name in theirs},
    )


def is_compiled() -> bool:
    """Whether the rules that run here were compiled."""
    return not (rules.__file__ or "").endswith(".py")


def speed_of(game: AnyGame, seconds: float) -> Speed:
    """One round of measuring for one game."""
    seats = _PLAYERS if _PLAYERS in game.seats else game.seats[-1]
    decisions, answers, number = _played(game, seats, seconds, listening=False)
    told, _, _ = _played(game, seats, seconds / 2, listening=True)
    positions = list(_positions(game, seats))
    return Speed(
        seats=seats,
        decisions_per_second=decisions,
        answers_per_second=answers,
        games_per_second=number,
        told_decisions_per_second=told,
        copy_us=_microseconds(positions, lambda state: state.copy()),
        view_us=_microseconds(positions, lambda state: game.view(state, 0)),
    )


def _rounds(peers: Path | None, rounds: int, seconds: float) -> Iterator[Callable[[], dict[str, dict[str, float]]]]:
    """For every round what measures the peers."""
    if peers is None:
        for _ in range(rounds):
            yield dict
        return
    with Peers(peers) as running:
        for _ in range(rounds):
            yield lambda: running.measured(seconds)


def _played(game: AnyGame, seats: int, seconds: float, *, listening: bool) -> tuple[float, float, float]:
    """Decisions, answers and games a second, over whole games."""
    decisions = chances = number = 0
    stream = Stream("bench")
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        state = game.setup(seats=seats)
        state.table.listening = listening
        played = playout(state, stream, game.bound)
        decisions += played.decisions
        chances += played.chances
        number += 1
    return decisions / spent, (decisions + chances) / spent, number / spent


def _positions(game: AnyGame, seats: int) -> Iterator[AnyState]:
    """Positions from random play, as far apart as whole games allow."""
    state, stream = game.setup(seats=seats), Stream("positions")
    for number in range(_POSITIONS):
        if playout(state, stream, _APART).finished:
            state = game.setup(seats=seats)
            stream = Stream(f"positions {number}")
            playout(state, stream, _APART)
        yield state.copy()


def _microseconds(positions: list[AnyState], act: Callable[[AnyState], object]) -> float:
    started = time.process_time()
    for _ in range(_TIMES):
        for state in positions:
            act(state)
    return (time.process_time() - started) / (_TIMES * len(positions)) * 1e6


def _median_speed(samples: list[Speed]) -> Speed:
    numbers = _medians([asdict(sample) for sample in samples])
    seats = int(numbers.pop("seats"))
    return Speed(seats=seats, **numbers)


def _medians(samples: list[dict[str, float]]) -> dict[str, float]:
    return {name: round(median(sample[name] for sample in samples), 3) for name in samples[0]}


def _ratios(ours: Speed, theirs: dict[str, float]) -> dict[str, float]:
    """How many times as fast, for each number that both have; games differ in length, so theirs are not compared."""
    own: dict[str, float] = asdict(ours)
    return {
        name: round(theirs[name] / own[name] if name.endswith("_us") else own[name] / theirs[name], 2)
        for name in theirs
        if name in own and name != "games_per_second"
    }
