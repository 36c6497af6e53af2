"""Random legal play in RLCard, OpenSpiel and Catanatron, for comparison.

Runs in an environment of its own, without Parlour.

Every line on standard input asks for one round of measuring, as many seconds for each peer as the line says; the answer
is one line of JSON on standard output: per peer decisions, answers and games a second, and microseconds a copy.
``parlour bench rules --peers`` asks in turn with its own rounds, so that both meet the same noise. Seconds are those
the process had a core for.
"""

import copy
import json
import random
import sys
import time
from collections.abc import Callable, Iterator

import pyspiel
import rlcard
from catanatron import Color, Game, RandomPlayer

COPIES = 200
TURNS = 1000
"""Where Catanatron's own loop gives a game up that nobody wins."""


def main() -> None:
    env = rlcard.make("uno", config={"seed": 1})
    game = pyspiel.load_game("crazy_eights(players=5)")
    for line in sys.stdin:
        seconds = float(line)
        measured = {
            "rlcard uno": {**played(rlcard_games(env), seconds), "copy_us": copied(lambda: copy.deepcopy(env.game))},
            "open_spiel crazy_eights": {
                **played(spiel_games(game), seconds),
                "copy_us": copied(spiel_position(game).clone),
            },
            "catanatron": {**played(catan_games(), seconds), "copy_us": copied(catan_position().copy)},
        }
        sys.stdout.write(json.dumps(measured) + "\n")
        sys.stdout.flush()


def played(games: Iterator[tuple[int, int]], seconds: float) -> dict[str, float]:
    """Whole games until the time is up; ``games`` yields the decisions and the chances of each."""
    decisions = chances = number = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        more, by_nature = next(games)
        decisions += more
        chances += by_nature
        number += 1
    return {
        "decisions_per_second": decisions / spent,
        "answers_per_second": (decisions + chances) / spent,
        "games_per_second": number / spent,
    }


def rlcard_games(env: "rlcard.envs.Env") -> Iterator[tuple[int, int]]:
    """``env.step`` with a random legal action; RLCard shuffles inside and has no answers of nature."""
    while True:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        yield decisions, 0


def spiel_games(game: "pyspiel.Game") -> Iterator[tuple[int, int]]:
    """The C++ game driven from Python in the quickest way found: random legal actions, chances by their odds."""
    while True:
        state = game.new_initial_state()
        decisions = chances = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(by_odds(state.chance_outcomes()))
                chances += 1
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random.random() * len(legal))])
                decisions += 1
        yield decisions, chances


def catan_games() -> Iterator[tuple[int, int]]:
    """Four at the table, driven in the quickest way found: a random one of the actions it lists, not checked again.

    Every ply counts as a decision, a roll of the dice too; nature answers inside.
    """
    while True:
        game = Game([RandomPlayer(color) for color in Color])
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS:
            game.execute(random.choice(game.state.playable_actions), validate_action=False)
            decisions += 1
        yield decisions, 0


def catan_position() -> Game:
    """A position in the middle of a game."""
    game = Game([RandomPlayer(color) for color in Color])
    for _ in range(200):
        if game.winning_color() is None:
            game.execute(random.choice(game.state.playable_actions), validate_action=False)
    return game


def by_odds(outcomes: list[tuple[int, float]]) -> int:
    """One of the outcomes; where all are equally likely, as in a deal, without adding up the odds."""
    if outcomes[0][1] * len(outcomes) > 0.999999:
        return outcomes[int(random.random() * len(outcomes))][0]
    left = random.random()
    for action, odds in outcomes:
        left -= odds
        if left < 0:
            return action
    return outcomes[-1][0]


def spiel_position(game: "pyspiel.Game") -> "pyspiel.State":
    """A position in the middle of a game."""
    state = game.new_initial_state()
    for _ in range(60):
        if not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
    return state


def copied(make: Callable[[], object]) -> float:
    """Microseconds a copy."""
    started = time.process_time()
    for _ in range(COPIES):
        make()
    return (time.process_time() - started) / COPIES * 1e6


if __name__ == "__main__":
    main()
