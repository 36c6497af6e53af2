"""The plates of the players: adventurer, load, actions, what backs they carry, and what has become of them."""

from functools import lru_cache
from typing import NamedTuple

from htpy import Element, b, div, li, span, ul

from parlour.web.boards.marks import seat_mark
from parlour.web.boards.temple.drawings import back, emblem, sign, treasure, treasure_name
from parlour.web.boards.temple.figures import Figure, ability_chip, who
from parlour.web.boards.temple.view import GAME
from parlour.words import Words


class Plate(NamedTuple):
    """A player's plate: ``backs`` are what everybody sees of the treasures (T-152), ``treasures`` once counted."""

    figure: Figure
    backs: tuple[str, ...]
    treasures: tuple[str, ...]
    coffins: tuple[int, ...]
    starter: bool
    place: int
    score: int


@lru_cache(maxsize=4096)
def seat_region(plate: Plate, words: Words) -> Element:
    """The plate, ``board-seat-<n>``."""
    figure = plate.figure
    kind = {"is-acting": figure.acting, "is-mine": figure.mine, "is-first": plate.place == 1}
    inside = figure.status == "inside"
    return div(
        class_=["temple-seat", f"is-{figure.status}", kind],
        id=f"board-seat-{figure.seat}",
        role="group",
        aria_label=words.listed([figure.name, *(said for _, said in _chips(plate, words))]),
    )[
        div(".temple-seat-head")[
            seat_mark(figure.seat, figure.name),
            b(".temple-seat-name", title=figure.name)[figure.name],
            span(".temple-chips", aria_hidden="true")[
                [span(class_=["temple-chip", f"is-{chip}"])[said] for chip, said in _chips(plate, words)]
            ],
        ],
        div(".temple-seat-who")[
            emblem(figure.adventurer) if figure.adventurer else None,
            span[who(figure, words)],
            ability_chip(figure, words),
        ],
        div(".temple-gauge")[
            _gauge("pack", words.say("temple-board-load", load=figure.load, number=figure.number), figure.load),
            _gauge("steps", words.say("temple-board-actions", number=figure.actions), figure.actions),
            _gauge("chest", words.say("temple-board-carries", number=figure.number), figure.number),
        ]
        if inside
        else None,
        _carried(plate, words) if plate.backs else None,
    ]


def _chips(plate: Plate, words: Words) -> list[tuple[str, str]]:
    """What is so just now, as (kind, words)."""
    figure = plate.figure
    chips: list[tuple[str, str]] = []
    if plate.place:
        chips.append(("place", words.say("temple-board-place", place=plate.place, score=plate.score)))
    if figure.acting:
        chips.append(("acting", words.say("temple-board-acting")))
    if plate.starter:
        chips.append(("starter", words.say("temple-board-starter")))
    if figure.second:
        chips.append(("second", words.say("temple-board-second")))
    if figure.status != "inside":
        chips.append((figure.status, words.say(f"temple-board-{figure.status}")))
    return chips


def _gauge(name: str, said: str, number: int) -> Element:
    return span(".temple-dial", title=said)[
        sign(name), b(aria_hidden="true")[str(number)], span(".visually-hidden")[said]
    ]


def _carried(plate: Plate, words: Words) -> Element:
    """Backs, or faces once they lie open, with what was rolled for the coffins (T-133)."""
    if plate.treasures:
        rolled = [li(".temple-rolled")[words.say("temple-board-coffin-rolled", number=n)] for n in plate.coffins]
        cards = [
            li(title=treasure_name(each, words))[treasure(each), _quiet(treasure_name(each, words))]
            for each in plate.treasures
        ]
        return ul(".temple-carried", role="list", aria_label=words.say("temple-board-carried"))[cards, rolled]
    kinds = sorted(set(plate.backs), key=plate.backs.index)
    return ul(".temple-carried", role="list", aria_label=words.say("temple-board-carried"))[
        [
            li(title=words.word(GAME, "deck", each))[
                back(each),
                _quiet(words.word(GAME, "deck", each)),
                b[f"×{plate.backs.count(each)}"] if plate.backs.count(each) > 1 else None,
            ]
            for each in kinds
        ]
    ]


def _quiet(said: str) -> Element:
    return span(".visually-hidden")[said]
