"""Where the game stands: the round, whose turn it is, and in words what is still to come."""

from functools import lru_cache
from typing import NamedTuple

from htpy import Element, div, li, ol, p, span

from parlour.web.boards.dice_forge.view import GAME
from parlour.web.boards.marks import seat_mark
from parlour.words import Words

_MOST = 8
"""Headings shown; the rest is far away and would only be noise."""


class Coming(NamedTuple):
    """A heading that is still to come, and whose it is: one hero's, or that of several one after the other."""

    step: str
    heroes: tuple[tuple[int, str], ...]
    mine: bool


@lru_cache(maxsize=1024)
def turn_region(round: int, rounds: int, coming: tuple[Coming, ...], words: Words) -> Element:
    """``board-turn``: the round as beads (D-10, D-11) and the agenda, the next first."""
    return div("#board-turn.df-turn")[
        p(".df-round")[words.say("dice_forge-board-round", round=round, rounds=rounds)],
        span(".df-beads", aria_hidden="true")[
            [span(class_=["df-bead", _tense(n, round)]) for n in range(1, rounds + 1)]
        ],
        _agenda(coming, words),
    ]


def _agenda(coming: tuple[Coming, ...], words: Words) -> Element | None:
    if not coming:
        return None
    return div(".df-agenda")[
        span("#df-agenda-title")[words.say("dice_forge-board-coming")],
        ol(role="list", aria_labelledby="df-agenda-title")[[_heading(each, words) for each in coming[:_MOST]]],
    ]


def _heading(coming: Coming, words: Words) -> Element:
    step = words.word(GAME, "step", coming.step)
    if coming.mine:
        said = words.say("dice_forge-board-coming-yours", step=step)
    else:
        name = words.listed([name for _, name in coming.heroes])
        said = words.say("dice_forge-board-coming-of", name=name, step=step)
    return li(class_=["df-heading", {"is-mine": coming.mine}])[
        [seat_mark(seat, name) for seat, name in coming.heroes], span[said]
    ]


def _tense(n: int, round: int) -> str:
    return "is-past" if n < round else ("is-now" if n == round else "is-ahead")
