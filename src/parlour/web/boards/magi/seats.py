"""The players round the table: name and mark, cards by number, penalty, and whose move it is."""

from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element, b, button, div, rect, span, svg
from markupsafe import Markup

from parlour.web.boards.magi.cards import sign
from parlour.web.boards.magi.view import GAME
from parlour.web.boards.marks import seat_mark
from parlour.words import Words

_SHOWN: Final = 9  # backs in a fan; more would only be a smear, the number says the rest


class Sitting(NamedTuple):
    """One seat as one eye sees it. ``target``: "" not asked, "free" may be named, else the reason why not."""

    seat: int
    name: str
    cards: int
    penalty: int
    called: bool
    acting: bool
    starter: bool
    mine: bool
    target: str
    place: int


@lru_cache(maxsize=4096)
def seat_region(sitting: Sitting, words: Words) -> Element:
    """The plate of a player, ``board-seat-<n>``; a button lies over it while the viewer chooses whom to name."""
    marks = [
        ("is-acting", sitting.acting),
        ("is-mine", sitting.mine),
        ("is-target", sitting.target == "free"),
        ("is-first", sitting.place == 1),
    ]
    return div(
        class_=["magi-seat", dict(marks)],
        id=f"board-seat-{sitting.seat}",
        role="group",
        aria_label=_label(sitting, words),
    )[
        div(".magi-seat-head")[
            seat_mark(sitting.seat, sitting.name),
            b(".magi-seat-name", title=sitting.name)[sitting.name],
            _chips(sitting, words),
        ],
        div(".magi-seat-body", aria_hidden="true")[
            None if sitting.mine else _fan(sitting.cards),
            span(".magi-seat-cards")[words.say("magi-board-cards", number=sitting.cards)],
            span(".magi-seat-penalty")[words.say("magi-board-penalty", number=sitting.penalty)],
        ],
        _target(sitting, words),
    ]


def _label(sitting: Sitting, words: Words) -> str:
    told = words.say("magi-board-seat", name=sitting.name, cards=sitting.cards, penalty=sitting.penalty)
    return words.listed([told, *_said(sitting, words)]) if _said(sitting, words) else told


def _said(sitting: Sitting, words: Words) -> list[str]:
    said = []
    if sitting.place:
        said.append(words.say("magi-board-place", place=sitting.place))
    if sitting.acting:
        said.append(words.say("magi-board-acting"))
    if sitting.starter:
        said.append(words.say("magi-board-starter"))
    if sitting.called:
        said.append(words.say("magi-board-called"))
    return said


def _chips(sitting: Sitting, words: Words) -> Element:
    return span(".magi-chips", aria_hidden="true")[
        span(".magi-chip.is-place")[words.say("magi-board-place", place=sitting.place)] if sitting.place else None,
        span(".magi-chip.is-acting")[words.say("magi-board-acting")] if sitting.acting else None,
        span(".magi-chip.is-starter")[words.say("magi-board-starter")] if sitting.starter else None,
        span(".magi-chip.is-called")[words.say("magi-board-called")] if sitting.called else None,
    ]


def _target(sitting: Sitting, words: Words) -> Element | None:
    if not sitting.target:
        return None
    label = words.say("magi-board-target", name=sitting.name)
    answer = {"name": "a", "value": f"target {sitting.seat}", "type": "submit", "form": "answers"}
    if sitting.target == "free":
        return button(".magi-target", answer, aria_label=label)[
            span(".magi-target-word")[sign("do-shoot", box=16), words.say("magi-board-name-this")]
        ]
    why = words.refusal(GAME, sitting.target)
    greyed = words.say("web-greyed", what=label, why=why)
    return button(".magi-target.is-greyed", answer, aria_disabled="true", aria_label=greyed, title=why)


@lru_cache(maxsize=64)
def _fan(cards: int) -> Markup:
    """Small backs held as a fan; an empty outline for an empty hand."""
    shown = min(cards, _SHOWN)
    backs: list[Element] = []
    for n in range(shown):
        tilt = (n - (shown - 1) / 2) * min(11.0, 56 / shown)
        backs.append(
            rect(
                x="28",
                y="7",
                width="16",
                height="23",
                rx="2.5",
                fill="#2B3873",
                stroke="#E9C66B",
                stroke_width="1.2",
                transform=f"rotate({tilt:.1f} 36 52)",
            )
        )
    empty = rect(
        x="28", y="7", width="16", height="23", rx="2.5", fill="none", stroke="#8C97C8", stroke_dasharray="3 2.5"
    )
    return Markup(
        svg(".magi-fan", viewBox="0 0 72 38", width="72", height="38", aria_hidden="true", focusable="false")[
            backs or empty
        ]
    )
