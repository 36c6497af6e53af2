"""The hero cards: HP as hearts, certificates, items by number, where the hero is; turned over while staying."""

from functools import lru_cache
from typing import NamedTuple

from htpy import Element, b, button, div, span

from parlour.web.boards.asked import Offer, answering
from parlour.web.boards.marks import seat_mark
from parlour.web.boards.senyu.notes import note_of_hero
from parlour.web.boards.senyu.pictures import content_of, hearts, hero_drawn, sign
from parlour.web.boards.senyu.view import GAME
from parlour.words import Words


class HeroCard(NamedTuple):
    """A seat as everybody sees it; ``finish`` is 0 until the game is over, ``hero`` may be empty."""

    seat: int
    name: str
    hero: str
    hp: int
    cell: str
    place: int
    certificates: int
    goal: int
    items: int
    stays: bool
    lost: bool
    departs: str
    ready: bool
    wishes: bool
    fights: bool
    out: bool
    acting: bool
    mine: bool
    finish: int
    target: Offer | None


@lru_cache(maxsize=4096)
def hero_region(card: HeroCard, words: Words) -> Element:
    """The card of a player, ``board-hero-<seat>``; a button lies over it while the viewer chooses whom to name."""
    marks = {
        "is-acting": card.acting,
        "is-mine": card.mine,
        "is-target": card.target is not None and not card.target.why,
        "is-out": card.out,
        "is-first": card.finish == 1,
    }
    return div(class_=["sy-hero", marks], id=f"board-hero-{card.seat}", role="group", aria_label=_label(card, words))[
        _portrait(card, words),
        div(".sy-hero-body", aria_hidden="true")[
            div(".sy-hero-head")[seat_mark(card.seat, card.name), b(title=card.name)[card.name]],
            div(".sy-hero-who")[words.word(GAME, "hero", card.hero) if card.hero else words.say("senyu-board-no-hero")],
            div(".sy-hearts")[hearts(card.hp, content_of(words).hp), span(".sy-number")[str(card.hp)]],
            div(".sy-hero-facts")[
                span(".sy-certificates")[_certificates(card)],
                span(".sy-fact", id=f"board-items-{card.seat}")[sign("items"), str(card.items)],
            ],
            div(".sy-hero-where")[sign("foot"), span[_where(card, words)]] if card.hero else None,
        ],
        div(".sy-chips", aria_hidden="true")[
            [span(class_=f"sy-chip is-{kind}")[said] for kind, said in _chips(card, words)]
        ],
        _target(card, words),
    ]


def _portrait(card: HeroCard, words: Words) -> Element:
    """S-47: face down while staying. Pressed it tells the hero's skill and home ground."""
    picture = hero_drawn(card.hero, down=card.stays)
    face = span(class_=["sy-portrait-face", {"is-down": card.stays}], id=f"board-face-{card.seat}")[picture]
    if not card.hero:
        return span(".sy-portrait", aria_hidden="true")[face]
    label = words.say("senyu-board-about", hero=words.word(GAME, "hero", card.hero))
    about = {"id": f"board-about-{card.seat}", "popovertarget": note_of_hero(card.hero)}
    return button(".sy-portrait", about, type="button", aria_label=label, title=label)[face]


def _certificates(card: HeroCard) -> list[Element | str]:
    """S-07: as seals up to the goal; by number where there is no goal or it is far away."""
    if 0 < card.goal <= 4 and card.certificates <= card.goal:
        return [sign("certificate" if n < card.certificates else "no-certificate") for n in range(card.goal)]
    return [sign("certificate"), f"{card.certificates}/{card.goal}" if card.goal else str(card.certificates)]


def _where(card: HeroCard, words: Words) -> str:
    return words.say("senyu-board-where", cell=words.word(GAME, "cell", card.cell), place=card.place)


def _label(card: HeroCard, words: Words) -> str:
    if not card.hero:
        return words.listed([card.name, words.say("senyu-board-no-hero")])
    told = words.say(
        "senyu-board-seat",
        name=card.name,
        hero=words.word(GAME, "hero", card.hero),
        hp=card.hp,
        certificates=card.certificates,
        items=card.items,
        where=_where(card, words),
    )
    said = [each for _, each in _chips(card, words)]
    return words.listed([told, *said]) if said else told


def _chips(card: HeroCard, words: Words) -> list[tuple[str, str]]:
    found = []
    if card.finish:
        found.append(("place", words.say("senyu-board-finish", place=card.finish)))
    if card.acting:
        found.append(("acting", words.say("senyu-board-acting")))
    states = {"fights": card.fights, "out": card.out, "stays": card.stays, "lost": card.lost, "ready": card.ready}
    found += [(name, words.say(f"senyu-board-{name}")) for name, true in states.items() if true]
    if card.departs:
        found.append(("departs", words.say("senyu-board-departs", cell=words.word(GAME, "cell", card.departs))))
    if card.wishes:
        found.append(("wishes", words.say("senyu-board-wishes")))
    return found


def _target(card: HeroCard, words: Words) -> Element | None:
    if card.target is None:
        return None
    about = card.target.about
    label = words.say(f"senyu-board-target-{about}", name=card.name)
    picture = sign("target" if about == "target" else "swords")
    return answering(card.target, words, "sy-target", label)[
        span(".sy-target-word")[picture, words.say(f"senyu-board-aim-{about}")]
    ]
