"""Random play, as fast as the rules allow: for measuring, for bounds, and for searching bots.

Compiled together with the rules, since driving compiled rules from interpreted code costs half of what they gain.
"""

from collections.abc import Sequence

from parlour.core.agenda import AnyStep
from parlour.core.questions import Chance, Choice
from parlour.core.rules import AnyState
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
    game = state.game
    table = state.table
    decisions = 0
    chances = 0
    while decisions + chances < limit:
        asked = state.asked
        if isinstance(asked, Choice):
            offers = game.offers(table)
            if not (offers and use_window(state, offers, stream)):
                options = asked.options
                state.play_offered(asked, options[stream.randrange(len(options))])
            decisions += 1
        elif isinstance(asked, Chance):
            state.play_offered(asked, asked.pick(stream))
            chances += 1
        else:
            break
    return Played(decisions, chances, state.asked is None)


def use_window(state: AnyState, offers: Sequence[AnyStep], stream: Stream) -> bool:
    """Offer these windows in order; whether one was used."""
    for step in offers:
        question = step.ask(state.table)
        if isinstance(question, Choice) and stream.randrange(2):
            state.carry_out(step, question.options[stream.randrange(len(question.options))])
            return True
    return False
