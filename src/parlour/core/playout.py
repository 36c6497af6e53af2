"""Random play, as fast as the rules allow: for measuring, for bounds, and for searching bots.

Compiled together with the rules, since driving compiled rules from interpreted code costs half of what they gain.
"""

from collections.abc import Sequence
from typing import Final

from parlour.core.agenda import AnyStep
from parlour.core.content import refused
from parlour.core.questions import Chance, Choice
from parlour.core.rules import AnyGame, AnyState
from parlour.core.stream import Stream

_TRIAL: Final = 10
"""A trial may take this part of what the game's bound allows: games differ, and some table options make them longer."""


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


def check_ends(game: AnyGame, name: str) -> None:
    """BadContent, about the content file of this name, unless trial games of the fewest and of the most seats end.

    Its reader refuses what could not end whatever happens; this is for pieces that only together go on and on.
    """
    for seats in (game.seats[0], game.seats[-1]):
        state = game.setup(seats=seats)
        state.table.listening = False
        played = playout(state, Stream(f"trial {seats}"), game.bound // _TRIAL)
        if not played.finished:
            answers = played.decisions + played.chances
            message = (
                "expected pieces with which a game ends, but a trial game of {seats} goes on after {answers} answers"
            )
            raise refused(name, message, None, reason="content-endless", arguments={"seats": seats, "answers": answers})
