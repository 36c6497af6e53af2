"""The temple: the ponds as shelves by price, and the gardens, whose faces no gold can buy."""

from functools import lru_cache
from typing import NamedTuple

from htpy import Element, Node, div, h3, li, p, span, svg, ul, use

from parlour.web.boards.asked import Offer, answering
from parlour.web.boards.dice_forge.notes import note_of_face, telling
from parlour.web.boards.dice_forge.pictures import face, sign
from parlour.web.boards.dice_forge.view import GAME
from parlour.words import Words


class Stock(NamedTuple):
    """A kind of face with the number left, and the answer that buys it, if it is asked about."""

    face: str
    left: int
    offer: Offer | None


class Shelf(NamedTuple):
    """All faces of one price in gold; 0: the gardens (D-15)."""

    cost: int
    stock: tuple[Stock, ...]


@lru_cache(maxsize=1024)
def temple_region(shelves: tuple[Shelf, ...], words: Words) -> Element:
    """The ponds, ``board-temple``; a face has the id ``board-pond-<face>``."""
    return div("#board-temple.df-temple", role="group", aria_label=words.say("dice_forge-board-temple"))[
        div(".df-temple-head", aria_hidden="true")[
            svg(".df-facade", viewBox="0 0 240 70", focusable="false")[use(href="#df-temple")],
            h3[words.say("dice_forge-board-temple")],
            p[words.say("dice_forge-board-temple-help")],
        ],
        div(".df-shelves")[[_shelf(shelf, words) for shelf in shelves]],
    ]


@lru_cache(maxsize=256)
def garden_region(garden: Shelf, words: Words) -> Element:
    """The gardens, ``board-garden``: faces that only cards bring."""
    return div("#board-garden.df-garden", role="group", aria_label=words.say("dice_forge-board-garden"))[
        p(".df-shelf-price")[words.say("dice_forge-board-garden")],
        ul(".df-stocks", role="list")[[_stock(each, words) for each in garden.stock]],
    ]


def _shelf(shelf: Shelf, words: Words) -> Element:
    said = words.say("dice_forge-board-price", number=shelf.cost)
    return div(class_=["df-shelf", f"has-{len(shelf.stock)}"], role="group", aria_label=said)[
        p(".df-shelf-price", aria_hidden="true")[sign("gold"), str(shelf.cost)],
        ul(".df-stocks", role="list")[[_stock(each, words) for each in shelf.stock]],
    ]


def _stock(stock: Stock, words: Words) -> Element:
    name = words.word(GAME, "face", stock.face)
    left = words.say("dice_forge-board-left", number=stock.left)
    picture: list[Node] = [face(stock.face), span(".df-left", aria_hidden="true")[f"×{stock.left}"]]
    cell = li(class_=["df-stock", {"is-empty": not stock.left}], id=f"board-pond-{stock.face}")
    note = note_of_face(stock.face)
    if stock.offer is None:
        label = words.listed([name, left])
        return cell[telling(note, label, "df-wares")[picture, span(".df-stock-name")[name]]]
    label = words.say("dice_forge-board-what-does", what=name)
    return cell[
        answering(stock.offer, words, "df-wares", words.listed([stock.offer.label, left]))[picture],
        telling(note, label, "df-stock-name")[name],
    ]
