"""The islands under the stars: piles of feats with their prices, and a portal for one pawn; in the middle, home."""

from functools import lru_cache
from typing import NamedTuple

from htpy import Element, Node, div, h4, li, span, svg, ul, use

from parlour.web.boards.asked import Offer, answering
from parlour.web.boards.dice_forge.notes import note_of_card, price_drawn, price_said, telling
from parlour.web.boards.dice_forge.pictures import emblem, sign
from parlour.web.boards.dice_forge.view import GAME
from parlour.web.boards.marks import seat_mark
from parlour.words import Words


class Pile(NamedTuple):
    """A pile of one card, and the answer that buys it, if it is asked about."""

    card: str
    sun: int
    moon: int
    points: int
    left: int
    offer: Offer | None


class Pawn(NamedTuple):
    """A hero's pawn."""

    seat: int
    name: str


@lru_cache(maxsize=1024)
def island_region(id: str, piles: tuple[Pile, ...], pawn: Pawn | None, words: Words) -> Element:
    """An island, ``board-island-<id>``, its portal ``board-portal-<id>``; a pile is ``board-pile-<card>`` (D-50)."""
    name = words.word(GAME, "island", id)
    return div(class_=["df-island", f"is-{id}"], id=f"board-island-{id}", role="group", aria_label=name)[
        div(".df-island-head")[
            h4(aria_hidden="true")[name],
            _portal(id, [pawn] if pawn else [], words),
        ],
        ul(".df-piles", role="list")[[_pile(each, words) for each in piles]],
        svg(".df-rock", viewBox="0 0 200 60", preserveAspectRatio="none", aria_hidden="true", focusable="false")[
            use(href="#df-rock")
        ],
    ]


@lru_cache(maxsize=256)
def home_region(pawns: tuple[Pawn, ...], words: Words) -> Element:
    """The central portal, ``board-island-home``: any number of pawns stand there (D-16)."""
    name = words.say("dice_forge-board-home")
    return div("#board-island-home.df-home", role="group", aria_label=name)[
        span(".df-home-name", aria_hidden="true")[name], _portal("home", pawns, words)
    ]


def _portal(id: str, pawns: "tuple[Pawn, ...] | list[Pawn]", words: Words) -> Element:
    said = [words.say("dice_forge-board-pawn", name=pawn.name) for pawn in pawns]
    return div(".df-portal", id=f"board-portal-{id}")[
        svg(".df-gate", viewBox="0 0 60 60", aria_hidden="true", focusable="false")[use(href="#df-portal")],
        [
            span(".df-pawn", id=f"board-pawn-{pawn.seat}", title=pawn.name)[
                seat_mark(pawn.seat, pawn.name), span(".visually-hidden")[label]
            ]
            for pawn, label in zip(pawns, said, strict=True)
        ],
    ]


def _pile(pile: Pile, words: Words) -> Element:
    name = words.word(GAME, "card", pile.card)
    left = words.say("dice_forge-board-copies-left", number=pile.left)
    picture = span(".df-feat", aria_hidden="true")[
        emblem(pile.card),
        span(".df-price")[price_drawn(pile.sun, pile.moon)],
        span(".df-points")[sign("vp"), str(pile.points)] if pile.points else None,
        span(".df-left")[f"×{pile.left}"],
    ]
    cell = li(class_=["df-pile", {"is-empty": not pile.left}], id=f"board-pile-{pile.card}")
    facts = [words.say("dice_forge-board-costs", price=price_said(pile.sun, pile.moon, words)), left]
    caption: Node = span(".df-pile-name", aria_hidden="true")[name]
    note = note_of_card(pile.card)
    if pile.offer is None:
        return cell[telling(note, words.listed([name, *facts]), "df-card")[picture, caption]]
    return cell[
        answering(pile.offer, words, "df-card", words.listed([pile.offer.label, *facts]))[picture],
        telling(note, words.say("dice_forge-board-what-does", what=name), "df-pile-name")[name],
    ]
