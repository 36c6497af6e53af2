"""Answers that are no piece on the table, or a piece far away: large buttons with pictures, under the question."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from htpy import Element, Node, div, p, span, ul

from parlour.web.boards.asked import Offer, answering
from parlour.web.boards.dice_forge.dice import Die, forge_changes
from parlour.web.boards.dice_forge.pictures import emblem, face, sign
from parlour.web.boards.dice_forge.view import GAME
from parlour.web.boards.marks import seat_mark
from parlour.words import Words

_AS_PORTION: Final = ("option", "option-lost", "boar-reward", "owl", "triton")
_AS_NUMBER: Final = {"hammer": "gold", "swap-gold": "gold", "swap-sun": "sun", "swap-moon": "moon"}


@lru_cache(maxsize=1024)
def choices_region(
    about: str, choices: tuple[Offer, ...], token: tuple[Offer, ...], names: tuple[str, ...], words: Words
) -> Element:
    """``board-choices``: the answers to the question, and what a Triton token may become (D-125); else empty."""
    if not choices and not token:
        return div("#board-choices.df-choices", hidden=True)
    asked = words.question(GAME, about) if choices else ""
    return div("#board-choices.df-choices")[
        _row(asked, choices, names, words) if choices else None,
        _row(words.question(GAME, "triton"), token, names, words) if token else None,
    ]


@lru_cache(maxsize=512)
def forging_region(dice: tuple[Die, Die] | None, words: Words) -> Element:
    """``board-forging``: the new face, and what every place for it would do to the yield of both dice; else empty."""
    if dice is None:
        return div("#board-forging.df-forging", hidden=True)
    coming = dice[0].coming
    title = words.say("dice_forge-board-forging", face=words.word(GAME, "face", coming))
    return div("#board-forging.df-forging", role="group", aria_label=title)[
        span(".df-new")[face(coming), sign("forge")],
        div[
            p[title],
            p(".df-quiet")[words.say("dice_forge-board-forging-help")],
            ul(".df-changes", role="list")[forge_changes(dice, words)],
        ],
    ]


def _row(asked: str, choices: Sequence[Offer], names: tuple[str, ...], words: Words) -> Element:
    return div(".df-ask", role="group", aria_label=asked)[
        p(".df-asked", aria_hidden="true")[asked],
        div(".df-answers")[[_choice(offer, names, words) for offer in choices]],
    ]


def _choice(offer: Offer, names: tuple[str, ...], words: Words) -> Element:
    kind = "df-choice is-quiet" if offer.answer in ("done", "pass", "no") else "df-choice"
    return answering(offer, words, kind)[_picture(offer, names), span[offer.label]]


def _picture(offer: Offer, names: tuple[str, ...]) -> Node:
    about, parts = offer.about, offer.answer.split(" ")
    if about in _AS_PORTION:
        return sign(parts[1])
    if about in _AS_NUMBER:
        return sign(_AS_NUMBER[about])
    if about in ("mirror", "mirror-lost", "pick"):
        return [seat_mark(int(parts[0]), names[int(parts[0])]), face(parts[2])]
    if about == "order":
        return face(parts[1])
    if about == "shield":
        return face(offer.answer)
    if about == "wearer":
        return seat_mark(int(offer.answer), names[int(offer.answer)])
    if about == "die":
        return sign(offer.answer)
    if about == "draft":
        return emblem(offer.answer)
    if about == "gear" and len(parts) == 2:
        return emblem(parts[1])
    return _picture_of_word(about, offer.answer)


def _picture_of_word(about: str, answer: str) -> Node:
    if answer == "yes":
        return emblem("cerberus") if about == "cerberus" else sign("sun")
    return None
