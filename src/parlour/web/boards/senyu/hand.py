"""Task cards, the viewer's items, and the answers that are no piece on the table."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element, Node, div, li, p, span, ul

from parlour.web.boards.asked import Offer, answering
from parlour.web.boards.marks import seat_mark
from parlour.web.boards.senyu.pictures import content_of, emblem, hero_drawn, kind_of, monster_drawn, sign
from parlour.web.boards.senyu.sayings import card_does, monster_does, skill_said
from parlour.web.boards.senyu.view import GAME
from parlour.words import Words

_SIGNS: Final = {
    "roll": "do-roll",
    "done": "do-done",
    "keep": "do-done",
    "no": "do-no",
    "skill": "do-star",
    "yes": "do-star",
}
_YES: Final = {"hunt": "claw", "home": "do-home"}


class Held(NamedTuple):
    """An item of the viewer: the answers that use it and that discard it, each None if not asked."""

    card: str
    use: Offer | None
    discard: Offer | None


def task_card(card: str, words: Words) -> Element:
    """The face of a task card: what it is, its name, what it does; its name is said by what surrounds it."""
    item = _is_item(card, words)
    return span(class_=["sy-card", "is-item" if item else "is-event"])[
        span(".sy-card-kind")[words.say("senyu-board-item" if item else "senyu-board-event")],
        emblem(card, item=item),
        span(".sy-card-name")[words.word(GAME, "card", card)],
        span(".sy-card-does")[card_does(card, words)],
    ]


@lru_cache(maxsize=1024)
def hand_region(held: tuple[Held, ...], most: int, words: Words) -> Element:
    """The viewer's items, ``board-hand``, each ``board-card-<text>``; with room for as many as may be held (S-29)."""
    title = words.say("senyu-board-hand", number=len(held), most=most)
    return div("#board-hand.sy-hand", role="group", aria_label=title)[
        p(".sy-title", aria_hidden="true")[title],
        ul(".sy-cards", role="list")[
            [_held(each, words) for each in held],
            [
                li(".sy-no-card", aria_hidden="true")[span[words.say("senyu-board-no-item")]]
                for _ in range(most - len(held))
            ],
        ],
    ]


@lru_cache(maxsize=256)
def open_hand_region(seat: int, name: str, cards: tuple[str, ...], words: Words) -> Element:
    """Another player's items, face up, ``board-open-<seat>``: for the referee's eye alone."""
    title = words.say("senyu-board-open", name=name)
    return div(".sy-hand", id=f"board-open-{seat}", role="group", aria_label=title)[
        p(".sy-title", aria_hidden="true")[title],
        ul(".sy-cards", role="list")[[li[_named(each, words)] for each in cards]],
    ]


@lru_cache(maxsize=1024)
def choices_region(about: str, choices: tuple[Offer, ...], names: tuple[str, ...], words: Words) -> Element:
    """``board-choices``: the answers that are no hero's card and no item; else empty."""
    if not choices:
        return div("#board-choices.sy-choices", hidden=True)
    asked = words.question(GAME, about)
    return div("#board-choices.sy-choices", role="group", aria_label=asked)[
        p(".sy-asked", aria_hidden="true")[asked],
        div(".sy-answers")[[_choice(offer, names, words) for offer in choices]],
    ]


def _held(held: Held, words: Words) -> Element:
    lit = any(offer is not None and not offer.why for offer in (held.use, held.discard))
    actions = [_action(offer, words) for offer in (held.use, held.discard) if offer is not None]
    return li(class_=["sy-held", {"is-lit": lit}], id=f"board-card-{held.card}")[
        _named(held.card, words), div(".sy-card-actions")[actions] if actions else None
    ]


def _named(card: str, words: Words) -> list[Element]:
    said = words.say("senyu-board-card", card=words.word(GAME, "card", card), does=card_does(card, words))
    return [span(aria_hidden="true")[task_card(card, words)], span(".visually-hidden")[said]]


def _action(offer: Offer, words: Words) -> Element:
    use = not offer.answer.startswith("discard") and offer.about != "discard"
    key = "senyu-board-use" if use else "senyu-board-discard"
    return answering(offer, words, "sy-action")[words.say(key)]


def _choice(offer: Offer, names: tuple[str, ...], words: Words) -> Element:
    quiet = offer.answer in ("no", "done")
    picture = _picture(offer, names, words)
    return answering(offer, words, "sy-choice is-quiet" if quiet else "sy-choice")[picture]


def _picture(offer: Offer, names: tuple[str, ...], words: Words) -> Node:
    about, answer = offer.about, offer.answer
    if about == "hero":
        return _hero(answer, words)
    if about == "which-monster":
        return [monster_drawn(answer), span[offer.label, span(".sy-small")[monster_does(answer, words)]]]
    if about == "which-task":
        return task_card(answer, words)
    if answer.isdecimal():
        return [seat_mark(int(answer), names[int(answer)]), span[offer.label]]
    name = _YES.get(about, "do-star") if answer == "yes" else _SIGNS.get(answer, "do-star")
    return [sign(name), span[offer.label]]


def _hero(hero: str, words: Words) -> Node:
    content = content_of(words)
    skill = content.heroes[content.by_text[f"hero {hero}"]].skill
    return [
        hero_drawn(hero),
        span[
            span(".sy-strong")[words.word(GAME, "hero", hero)],
            span(".sy-small")[words.word(GAME, "skill", skill.value)],
            span(".sy-small.is-help")[skill_said(skill, words)],
        ],
    ]


def _is_item(card: str, words: Words) -> bool:
    kind = kind_of(card)
    return any(each.item for each in content_of(words).cards if each.kind == kind)


def offers_of(cards: Sequence[str], found: Sequence[Offer]) -> tuple[Held, ...]:
    """The viewer's items with the answers about each."""
    by_answer = {offer.answer: offer for offer in found}
    return tuple(
        Held(card, by_answer.get(f"use {card}"), by_answer.get(f"discard {card}") or _discarding(by_answer.get(card)))
        for card in cards
    )


def _discarding(offer: Offer | None) -> Offer | None:
    return offer if offer is not None and offer.about == "discard" else None
