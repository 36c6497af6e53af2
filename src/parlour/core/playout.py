"""Random play, as fast as the rules allow: for measuring, for bounds, and for searching bots.

Compiled together with the rules, since driving compiled rules from interpreted code costs half of what they gain.
"""

from parlour.core.questions import Chance, Choice
from parlour.core.rules import AnyState
from parlour.core.seats import NATURE
from parlour.core.stream import Stream


class Played:
    """What a playout came to: answers by people, answers by nature, and whether the game is over."""

    __slots__ = ("chances", "decisions", "finished")

    def __init__(self, decisions: int, chances: int, finished: bool) -> None:
        self.decisions = decisions
        self.chances = chances
        self.finished = finished


def playout(state: AnyState, stream: Stream, limit: int) -> Played:
    """Play the state on at random to the end, or until ``limit`` answers have been given.

    Every option of a required question is as likely as any other. Before each required answer, every window that is
    worth something is offered in order and used half of the time.
    """
    decisions = 0
    chances = 0
    while decisions + chances < limit:
        asked = state.asked
        if asked is None:
            return Played(decisions, chances, True)
        if isinstance(asked, Chance):
            state.play_value(NATURE, asked.pick(stream))
            chances += 1
            continue
        if window(state, stream):
            decisions += 1
            continue
        assert isinstance(asked, Choice)
        options = asked.options
        state.play_value(asked.seat, options[stream.randrange(len(options))])
        decisions += 1
    return Played(decisions, chances, state.asked is None)


def window(state: AnyState, stream: Stream) -> bool:
    """Offer the windows that are worth something, in order; whether one was used."""
    table = state.table
    for step in state.game.offers(table):
        question = step.ask(table)
        if isinstance(question, Choice) and stream.randrange(2):
            state.play_value(question.seat, question.options[stream.randrange(len(question.options))])
            return True
    return False
