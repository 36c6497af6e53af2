"""The dread meter: how near the boulder and the walls are, and the chance to survive what the viewer may try now."""

from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element, b, caption, details, div, li, span, summary, table, tbody, td, th, thead, tr, ul

from parlour.games.temple.reckoning import Dread
from parlour.web.boards.temple.drawings import sign
from parlour.web.boards.temple.rooms import one_place
from parlour.words import Words


class Risk(NamedTuple):
    """A line of the meter: ``sign``, what is reckoned, the number, and how bad it is from 0 (calm) to 3."""

    sign: str
    what: str
    number: str
    dread: int


@lru_cache(maxsize=4096)
def meter_region(risks: tuple[Risk, ...], words: Words) -> Element:
    """The tablet on the map, ``board-meter``."""
    return div("#board-meter.temple-tablet.is-meter", role="group", aria_label=words.say("temple-board-meter"))[
        b(".temple-tablet-title")[words.say("temple-board-meter")],
        ul(".temple-risks", role="list")[
            [
                li(class_=f"is-{risk.dread}")[
                    sign(risk.sign, box=_BOXES.get(risk.sign, 24)), span[risk.what], b[risk.number]
                ]
                for risk in risks
            ]
        ],
    ]


@lru_cache(maxsize=1024)
def reckoning_region(rows: tuple[tuple[str, int, Dread], ...], words: Words) -> Element:
    """When the boulder comes to each place, ``board-reckoning``: (place, cells away, dread) by the track."""
    heads = ("place", "away", "soonest", "mean", "next")
    return details("#board-reckoning.temple-panel.temple-ledger")[
        summary[words.say("temple-board-reckoning")],
        div(".temple-scroll")[
            table[
                caption(".visually-hidden")[words.say("temple-board-reckoning")],
                thead[tr[[th(scope="col")[words.say(f"temple-board-col-{head}")] for head in heads]]],
                tbody[
                    [
                        tr[
                            th(scope="row")[place],
                            td[str(away)],
                            td[str(dread.soonest)],
                            td[one_place(float(dread.mean))],
                            td[percent(dread.next)],
                        ]
                        for place, away, dread in rows
                    ]
                ],
            ]
        ]
        if rows
        else None,
    ]


def percent(chance: Fraction) -> str:
    """A chance with one decimal place, never rounded to certainty: 0.9999 is ">99.9 %"."""
    if chance in (0, 1):
        return f"{int(chance) * 100} %"
    if chance < Fraction(1, 1000):
        return "<0.1 %"
    if chance > Fraction(999, 1000):
        return ">99.9 %"
    return f"{float(100 * chance):.1f} %"


def dread_of(death: Fraction) -> int:
    """How bad a chance to die is, in four steps."""
    return 0 if death == 0 else 1 if death < Fraction(1, 10) else 2 if death < Fraction(1, 3) else 3


_BOXES: Final = {"boulder": 100, "skull": 48, "plank": 96}
