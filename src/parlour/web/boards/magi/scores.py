"""The penalties, round by round."""

from collections.abc import Sequence
from functools import lru_cache

from htpy import Element, caption, div, span, table, tbody, td, tfoot, th, thead, tr

from parlour.web.boards.magi.cards import DECK
from parlour.web.boards.marks import seat_mark
from parlour.words import Words


@lru_cache(maxsize=512)
def scores_region(
    names: tuple[str, ...],
    totals: tuple[int, ...],
    history: tuple[tuple[int, ...], ...],
    places: tuple[int, ...],
    me: int,
    words: Words,
) -> Element:
    """The table of finished rounds, ``board-scores``: a column for each seat, the totals at the foot (M-57, M-112).

    ``history`` has the penalties after each finished round; ``places`` is empty until the game is over; ``me`` is the
    viewer's seat, or negative.
    """
    return div("#board-scores.magi-scores")[
        table[
            caption[words.say("magi-board-scores", goal=DECK.goal)],
            thead[
                tr[
                    th(scope="col")[words.say("magi-board-round")],
                    [_head(seat, name, mine=seat == me) for seat, name in enumerate(names)],
                ]
            ],
            tbody[[_line(n, points, me) for n, points in enumerate(_gained(history), 1)]],
            tfoot[
                tr[
                    th(scope="row")[words.say("magi-board-total")],
                    [td(class_=_column(seat, me))[str(total)] for seat, total in enumerate(totals)],
                ],
                _places(places, me, words) if places else None,
            ],
        ]
    ]


def _gained(history: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """What each finished round added; the history keeps the penalties as they stood after it (M-112)."""
    before = [(0,) * len(history[0]), *history[:-1]] if history else []
    return [
        tuple(now - then for now, then in zip(after, start, strict=True))
        for after, start in zip(history, before, strict=True)
    ]


def _head(seat: int, name: str, *, mine: bool) -> Element:
    return th(scope="col", class_="is-mine" if mine else None, title=name)[
        seat_mark(seat, name), span(".magi-scores-name")[name]
    ]


def _line(number: int, points: tuple[int, ...], me: int) -> Element:
    return tr[
        th(scope="row")[str(number)],
        [td(class_=_column(seat, me))[str(each)] for seat, each in enumerate(points)],
    ]


def _places(places: tuple[int, ...], me: int, words: Words) -> Element:
    return tr(".magi-places")[
        th(scope="row")[words.say("magi-board-places")],
        [td(class_=_column(seat, me))[str(place)] for seat, place in enumerate(places)],
    ]


def _column(seat: int, me: int) -> str | None:
    return "is-mine" if seat == me else None
