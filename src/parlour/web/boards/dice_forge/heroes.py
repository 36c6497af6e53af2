"""A hero: what the reserve holds and can hold, both dice, the cards, the tokens, where the pawn stands."""

from functools import lru_cache
from typing import NamedTuple

from htpy import Element, Node, b, details, div, li, meter, span, strong, summary, ul

from parlour.web.boards.asked import Offer, answering
from parlour.web.boards.dice_forge.dice import Die, die_drawn, die_yield, pair_yield, yield_drawn
from parlour.web.boards.dice_forge.notes import note_of_card, telling
from parlour.web.boards.dice_forge.pictures import emblem, face, sign
from parlour.web.boards.dice_forge.view import GAME
from parlour.web.boards.marks import seat_mark
from parlour.words import Words


class Held(NamedTuple):
    """So much of a resource, and how much fits; ``most`` is 0 for glory, which has no end (D-22, D-130)."""

    resource: str
    number: int
    most: int


class Owned(NamedTuple):
    """Copies of a card, and the answer that uses one as gear, if the hero may now."""

    card: str
    copies: int
    offer: Offer | None


class Hammer(NamedTuple):
    """The hammer track (D-96): the lap, the space on it, the spaces of a lap; room for no more gold: done."""

    lap: int
    space: int
    room: int
    length: int


class Hero(NamedTuple):
    """A hero as one eye sees it; ``place`` is 0 until the game is over."""

    seat: int
    name: str
    mine: bool
    acting: bool
    active: bool
    first: bool
    place: int
    score: int
    reserve: tuple[Held, ...]
    dice: tuple[Die, Die]
    cards: tuple[Owned, ...]
    printed: int
    removed: tuple[str, ...]
    boars: tuple[str, ...]
    island: str
    hammer: Hammer | None
    cerberus: int
    triton: int
    target: Offer | None


@lru_cache(maxsize=2048)
def hero_region(hero: Hero, words: Words) -> Element:
    """The place of a hero at the table, ``board-hero-<seat>``."""
    marks = [("is-mine", hero.mine), ("is-acting", hero.acting), ("is-first", hero.place == 1)]
    return div(
        class_=["df-hero", dict(marks)],
        id=f"board-hero-{hero.seat}",
        role="group",
        aria_label=_label(hero, words),
    )[
        div(".df-hero-head")[
            seat_mark(hero.seat, hero.name),
            b(".df-hero-name", title=hero.name)[hero.name],
            _chips(hero, words),
            _target(hero, words),
        ],
        _reserve(hero, words),
        div(".df-dice")[
            [
                div(".df-die-cell")[
                    die_drawn(die, words),
                    yield_drawn(words.say("dice_forge-board-yield-die"), die_yield(die.faces, words), words),
                ]
                for die in hero.dice
            ],
        ],
        div(".df-hero-foot")[
            yield_drawn(
                words.say("dice_forge-board-yield-both"),
                pair_yield(hero.dice[0].faces, hero.dice[1].faces, words),
                words,
            ),
            _where(hero, words),
            _tokens(hero, words),
        ],
        _cards(hero, words),
        _removed(hero, words),
    ]


def _label(hero: Hero, words: Words) -> str:
    said = [hero.name]
    if hero.place:
        said.append(words.say("dice_forge-board-place", place=hero.place))
    if hero.active:
        said.append(words.say("dice_forge-board-turn"))
    if hero.acting:
        said.append(words.say("dice_forge-board-acting"))
    if hero.first:
        said.append(words.say("dice_forge-board-first"))
    return words.listed(said)


def _chips(hero: Hero, words: Words) -> Element:
    return span(".df-chips", aria_hidden="true")[
        span(".df-chip.is-place")[
            words.say("dice_forge-board-place", place=hero.place),
            " ",
            words.say("dice_forge-board-score", score=hero.score),
        ]
        if hero.place
        else None,
        span(".df-chip.is-turn")[words.say("dice_forge-board-turn")] if hero.active and not hero.place else None,
        span(".df-chip.is-acting")[words.say("dice_forge-board-acting")] if hero.acting else None,
        span(".df-chip")[sign("crown"), words.say("dice_forge-board-first")] if hero.first else None,
    ]


def _target(hero: Hero, words: Words) -> Element | None:
    if hero.target is None:
        return None
    return answering(hero.target, words, "df-target")[words.say("dice_forge-board-wearer")]


def _reserve(hero: Hero, words: Words) -> Element:
    return ul(".df-reserve", role="list", aria_label=words.say("dice_forge-board-reserve"))[
        [_held(hero.seat, each, words) for each in hero.reserve]
    ]


def _held(seat: int, held: Held, words: Words) -> Element:
    name = words.word(GAME, "resource", held.resource)
    full = bool(held.most) and held.number >= held.most
    if held.most:
        said = words.say("dice_forge-board-held", resource=name, number=held.number, most=held.most)
    else:
        said = words.say("dice_forge-board-held-free", resource=name, number=held.number)
    return li(class_=["df-held", f"is-{held.resource}", {"is-full": full}], id=f"board-{held.resource}-{seat}")[
        span(".visually-hidden")[said],
        span(".df-held-drawn", aria_hidden="true")[
            sign(held.resource),
            strong[str(held.number)],
            span(".df-most")[f"/{held.most}"] if held.most else None,
            span(".df-full")[words.say("dice_forge-board-full")] if full else None,
        ],
        meter(".df-track", min="0", max=str(held.most), value=str(held.number), aria_hidden="true")
        if held.most
        else None,
    ]


def _where(hero: Hero, words: Words) -> Element:
    if hero.island:
        return span(".df-where")[words.say("dice_forge-board-pawn-at", island=words.word(GAME, "island", hero.island))]
    return span(".df-where")[words.say("dice_forge-board-pawn-home")]


def _tokens(hero: Hero, words: Words) -> list[Node]:
    found: list[Node] = []
    if hero.hammer is not None:
        found.append(_hammer(hero.seat, hero.hammer, words))
    for card, number in (("cerberus", hero.cerberus), ("triton", hero.triton)):
        if number:
            name = words.word(GAME, "card", card)
            found.append(
                span(".df-token", id=f"board-token-{hero.seat}-{card}")[
                    emblem(card), words.say("dice_forge-board-token", card=name, number=number)
                ]
            )
    for colour in hero.boars:
        boar = words.word(GAME, "face", f"boar_{colour}")
        found.append(span(".df-token")[face(f"boar_{colour}"), words.say("dice_forge-board-owns", face=boar)])
    return found


def _hammer(seat: int, hammer: Hammer, words: Words) -> Element:
    if not hammer.room:
        said = words.say("dice_forge-board-hammer-done")
        return span(".df-token", id=f"board-hammer-{seat}")[emblem("blacksmiths_hammer"), said]
    said = words.say("dice_forge-board-hammer", lap=hammer.lap, number=hammer.space, most=hammer.length)
    return span(".df-token", id=f"board-hammer-{seat}")[
        emblem("blacksmiths_hammer"),
        said,
        meter(".df-track", min="0", max=str(hammer.length), value=str(hammer.space), aria_hidden="true"),
    ]


def _cards(hero: Hero, words: Words) -> Element:
    id = f"board-cards-{hero.seat}"
    if not hero.cards:
        return div(".df-owned", id=id)[span(".df-none")[words.say("dice_forge-board-no-cards")]]
    title = words.say("dice_forge-board-cards", points=hero.printed)
    return div(".df-owned", id=id, role="group", aria_label=title)[
        span(".df-owned-title", aria_hidden="true")[title],
        ul(role="list")[[li[_owned(each, words)] for each in hero.cards]],
    ]


def _owned(owned: Owned, words: Words) -> Element:
    inside: list[Node] = [emblem(owned.card), span(".df-copies")[f"×{owned.copies}"] if owned.copies > 1 else None]
    if owned.offer is not None:
        return answering(owned.offer, words, "df-own")[inside, sign("gear")]
    name = words.word(GAME, "card", owned.card)
    label = words.say("dice_forge-board-copies", card=name, number=owned.copies)
    return telling(note_of_card(owned.card), label, "df-own")[inside]


def _removed(hero: Hero, words: Words) -> Element | None:
    """D-44: the faces taken off, folded away; Typhon counts them (D-123)."""
    if not hero.removed:
        return None
    return details(".df-removed", id=f"board-removed-{hero.seat}")[
        summary[words.say("dice_forge-board-removed", number=len(hero.removed))],
        ul(role="list")[
            [li[face(each), span(".visually-hidden")[words.word(GAME, "face", each)]] for each in hero.removed]
        ],
    ]
