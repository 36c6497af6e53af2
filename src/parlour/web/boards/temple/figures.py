"""Who stands where, and where the viewer may go: figures on their cells, lit cells, and what a way costs."""

from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element, b, button, circle, details, div, g, li, span, summary, svg, text, ul
from markupsafe import Markup

from parlour.web.boards.marks import seat_mark
from parlour.web.boards.temple.drawings import emblem, sign
from parlour.web.boards.temple.places import VIEW, middle, spot
from parlour.web.boards.temple.view import GAME
from parlour.words import Words


class Figure(NamedTuple):
    """A player as everybody sees them; ``status`` is inside, waiting, gone or escaped."""

    seat: int
    name: str
    status: str
    adventurer: str
    ability: str
    used: bool
    second: bool
    load: int
    actions: int
    number: int
    lying: bool
    acting: bool
    mine: bool


class Spot(NamedTuple):
    """A cell and who stands there; ``centre`` when the map should be moved so that it is in the middle."""

    cell: str
    figures: tuple[Figure, ...]
    centre: str


class Way(NamedTuple):
    """A cell that answers: ``kind`` is extra, move, leap or send; ``risk`` the chance to die there, as a text."""

    cell: str
    kind: str
    value: str
    label: str
    why: str
    risk: str


@lru_cache(maxsize=4096)
def figures_region(spots: tuple[Spot, ...], words: Words) -> Element:
    """The figures, ``board-figures``; each is ``board-pawn-<seat>``. A tap on a cell tells who carries what there."""
    return div("#board-figures.temple-layer", role="group", aria_label=words.say("temple-board-figures"))[
        [_spot(each, words) for each in spots]
    ]


@lru_cache(maxsize=4096)
def ways_region(ways: tuple[Way, ...], reach: tuple[tuple[str, int], ...], words: Words) -> Element:
    """Lit and greyed cells, ``board-ways``, and rings with the number of moves to cells further off (``reach``)."""
    if not ways and not reach:
        return div("#board-ways.temple-layer", hidden=True)
    return div("#board-ways.temple-layer", role="group", aria_label=words.say("temple-board-ways"))[
        svg(".temple-layer", viewBox=VIEW, aria_hidden="true", focusable="false")[
            [_ring(cell, moves) for cell, moves in reach]
        ],
        [_way(each, words) for each in ways],
    ]


def figure_said(figure: Figure, words: Words) -> str:
    """All that a figure shows, in words."""
    said = [
        words.say("temple-board-figure", name=figure.name, adventurer=who(figure, words)),
        words.say("temple-board-load", load=figure.load, number=figure.number),
        words.say("temple-board-actions", number=figure.actions),
    ]
    if figure.lying:
        said.append(words.say("temple-board-lying"))
    if figure.acting:
        said.append(words.say("temple-board-acting"))
    return words.listed(said)


def who(figure: Figure, words: Words) -> str:
    """The adventurer's name, or that nobody knows it yet."""
    if not figure.adventurer:
        return words.say("temple-board-unpicked")
    return words.word(GAME, "adventurer", figure.adventurer)


def ability_chip(figure: Figure, words: Words) -> Element | None:
    """The ability, struck through once it is used (T-138)."""
    if not figure.ability:
        return None
    name = words.word(GAME, "ability", figure.ability)
    told = words.say("temple-board-ability-used" if figure.used else "temple-board-ability-left", ability=name)
    return span(
        class_=["temple-ability", {"is-used": figure.used}], title=words.say(f"temple-ability-{figure.ability}-help")
    )[span(aria_hidden="true")[name], span(".visually-hidden")[told]]


def _spot(each: Spot, words: Words) -> Element:
    said = words.listed([figure_said(figure, words) for figure in each.figures])
    cell = words.word(GAME, "cell", each.cell)
    crowd = len(each.figures)
    size = "one" if crowd == 1 else "two" if crowd == 2 else "four" if crowd <= 4 else "six"
    return details(
        class_=[*spot(each.cell), "temple-figures", f"has-{size}"],
        id=f"board-at-{each.cell}",
        name="temple-spots",
        data_centre=each.centre or None,
    )[
        summary(aria_label=words.say("temple-board-at", cell=cell, figures=said))[
            [_pawn(figure) for figure in each.figures]
        ],
        ul(".temple-about", role="list", aria_label=cell)[[_about(figure, words) for figure in each.figures]],
    ]


@lru_cache(maxsize=1024)
def _pawn(figure: Figure) -> Markup:
    kind = {"is-acting": figure.acting, "is-mine": figure.mine, "is-lying": figure.lying}
    return Markup(
        span(class_=["temple-pawn", kind], id=f"board-pawn-{figure.seat}", aria_hidden="true")[
            span(".temple-body")[seat_mark(figure.seat, figure.name)],
            b(".temple-weight")[str(figure.load)],
        ]
    )


def _about(figure: Figure, words: Words) -> Element:
    return li[
        b[figure.name],
        span[emblem(figure.adventurer) if figure.adventurer else None, who(figure, words)],
        span[sign("pack"), words.say("temple-board-load", load=figure.load, number=figure.number)],
        span[sign("steps"), words.say("temple-board-actions", number=figure.actions)],
        ability_chip(figure, words),
    ]


def _way(way: Way, words: Words) -> Element:
    answer = {"name": "a", "value": way.value, "type": "submit", "form": "answers"}
    if way.why:
        label = words.say("web-greyed", what=way.label, why=way.why)
        return button(
            answer,
            class_=[*spot(way.cell), "temple-way", "is-greyed"],
            aria_disabled="true",
            aria_label=label,
            title=way.why,
        )
    said = [way.label, words.say(f"temple-board-cost-{way.kind}")]
    if way.risk:
        said.append(words.say("temple-board-risk", risk=way.risk))
    return button(
        answer,
        class_=[*spot(way.cell), "temple-way", "is-lit", f"is-{way.kind}"],
        aria_label=words.listed(said),
        title=words.listed(said),
    )[
        span(".temple-cost", aria_hidden="true")[_COSTS[way.kind]],
        span(".temple-risk", aria_hidden="true")[sign("skull", box=48), way.risk] if way.risk else None,
    ]


def _ring(cell: str, moves: int) -> Element:
    x, y = middle(cell)
    return g(".temple-reach")[
        circle(cx=f"{x + 28:g}", cy=f"{y + 28:g}", r="17"),
        text(x=f"{x + 28:g}", y=f"{y + 37:g}", text_anchor="middle")[str(moves)],
    ]


_COSTS: Final = {"move": "1", "extra": sign("do-sprint"), "leap": sign("do-leap"), "send": sign("do-jump")}
