"""The board of Magi: from the view of one eye to its regions, and where they lie."""

from collections.abc import Mapping, Sequence
from typing import cast

from htpy import Element, details, div, section, summary

from parlour.core.events import Told
from parlour.core.plain import Plain
from parlour.core.seats import REFEREE
from parlour.games.magi.answers import spoken
from parlour.web.boards import Folded
from parlour.web.boards.asked import Offer, QuestionView, offers_of
from parlour.web.boards.magi.centre import count_region, deck_region, direction_region, pile_region
from parlour.web.boards.magi.hand import (
    Held,
    calls_region,
    choices_region,
    hand_region,
    laid_region,
    open_hand_region,
)
from parlour.web.boards.magi.scores import scores_region
from parlour.web.boards.magi.seats import Sitting, seat_region
from parlour.web.boards.magi.view import GAME, MagiView
from parlour.words import Words

_WINDOWS = ("call", "catch")
"""What the two fixed buttons answer; a board that reacted to these questions would announce a call (M-49, M-50)."""

_PIECES = ("use", "magic", "discard", "target", "draw", "face")
"""Answers given by a card, a player or the deck; every other answer is a choice."""


def regions(view: Mapping[str, Plain], words: Words, names: Sequence[str], me: int) -> dict[str, Element]:
    """All regions by id, in reading order; see ``Board.regions``."""
    seen = cast(MagiView, view)
    question = _question(seen, me)
    catastrophe = bool(seen["options"].get("catastrophe", False))
    found = {
        "board-pile": pile_region(seen["top"], seen["colour"], seen["pile"], catastrophe, words),
        "board-count": count_region(seen["count"], words),
        "board-direction": direction_region(seen["direction"], words),
        "board-deck": deck_region(seen["deck"], _deck_offer(question, words, names, seen["count"]), words),
    }
    for sitting in _sittings(seen, question, names, me):
        found[f"board-seat-{sitting.seat}"] = seat_region(sitting, words)
    if me >= 0:
        found |= _own_regions(seen, question, words, names, catastrophe)
    if me == REFEREE:
        for seat, hand in enumerate(seen.get("hands", [])):
            found[f"board-open-{seat}"] = open_hand_region(seat, names[seat], tuple(hand), words)
    found["board-scores"] = _scores(seen, names, me, words)
    return found


def layout(regions: Mapping[str, Element], words: Words, me: int) -> Element:
    """The cloth with everybody round it, clockwise from the viewer; hand and calls below; the penalties at the foot."""
    plates = [element for id, element in regions.items() if id.startswith("board-seat-")]
    if me >= 0:
        own, others = plates[me], plates[me + 1 :] + plates[:me]
    else:
        own, others = None, plates
    left, top, right = _round_the_table(others)
    return section("#board.magi", aria_label=words.say("magi-board-title"))[
        div(class_=["magi-cloth", f"has-{len(others)}"])[
            div(".magi-others")[
                div(".magi-left")[left],
                div(".magi-top")[top],
                div(".magi-right")[right],
            ],
            div(".magi-centre")[
                regions["board-deck"],
                div(".magi-medallion")[regions["board-direction"], regions["board-pile"]],
                regions["board-count"],
            ],
            regions.get("board-choices"),
            div(".magi-mine")[own, regions["board-laid"], regions.get("board-calls")] if me >= 0 else None,
            regions.get("board-hand"),
            [element for id, element in regions.items() if id.startswith("board-open-")],
        ],
        details(".magi-ledger", open=True)[summary[words.say("magi-board-ledger")], regions["board-scores"]],
    ]


def folded(about: str, answers: Sequence[str], words: Words) -> Folded | None:
    """M-116: while the count is 0 a hexagram card may be used in either phase; its use in the magic phase is folded."""
    twins = frozenset(each for each in answers if each.startswith("magic ") and f"use {each[6:]}" in answers)
    return Folded(twins, words.say("magi-board-folded", number=len(twins))) if twins else None


def _own_regions(
    seen: MagiView, question: QuestionView | None, words: Words, names: Sequence[str], catastrophe: bool
) -> dict[str, Element]:
    offers = _offers(question, words, names, seen["count"])
    choices = tuple(offer for offer in offers if _is_choice(offer.value))
    held = tuple(_held(card, offers) for card in seen["hand"])
    found = {
        "board-choices": choices_region("" if question is None else question["about"], choices, words),
        "board-hand": hand_region(held, catastrophe, words),
        "board-laid": laid_region(() if seen["top"] else tuple(seen["laid"]), words),
    }
    if seen["options"].get("magi_call") != "auto":
        found["board-calls"] = calls_region(words)
    return found


def _question(seen: MagiView, me: int) -> QuestionView | None:
    """What the viewer is asked, apart from the windows."""
    own = (each for each in seen["questions"] if each["seat"] == me and each["about"] not in _WINDOWS)
    return next(own, None)


def _offers(question: QuestionView | None, words: Words, names: Sequence[str], count: int) -> list[Offer]:
    """The viewer's answers; the one that turns a card face up says how many may follow."""

    def said(about: str, answer: str) -> Told:
        return {"say": "face-count", "count": count} if answer == "face" else spoken(about, answer)

    return offers_of(GAME, question, said, words, names)


def _is_choice(value: str) -> bool:
    about, _, answer = value.partition(" ")
    return about not in ("discard", "second-discard", "target") and answer.partition(" ")[0] not in _PIECES


def _deck_offer(question: QuestionView | None, words: Words, names: Sequence[str], count: int) -> Offer | None:
    offers = _offers(question, words, names, count)
    return next((offer for offer in offers if offer.value.partition(" ")[2] in ("draw", "face")), None)


def _held(card: str, offers: Sequence[Offer]) -> Held:
    """What may be done with a card: by itself (use, discard) and by its star (magic)."""
    mine = [offer for offer in offers if offer.value.split(" ")[-1] == card]
    magic = next((offer for offer in mine if offer.value.split(" ")[1] == "magic" and not offer.why), None)
    usual = [offer for offer in mine if offer.value.split(" ")[1] != "magic" and not offer.why]
    refused = [offer for offer in mine if offer.why]
    if usual:
        return Held(card, usual[0], magic)
    if magic:
        return Held(card, None, magic)
    return Held(card, refused[0] if refused else None, None)


def _sittings(seen: MagiView, question: QuestionView | None, names: Sequence[str], me: int) -> list[Sitting]:
    asked = {each["seat"] for each in seen["questions"] if not each.get("optional", False)}
    verdict = seen["verdict"]
    targets = _targets(question)
    return [
        Sitting(
            seat=each["seat"],
            name=names[each["seat"]],
            cards=each["cards"],
            penalty=each["penalty"],
            called=each["called"],
            acting=each["seat"] in asked,
            starter=each["seat"] == seen["starter"],
            mine=each["seat"] == me,
            target=targets.get(each["seat"], ""),
            place=verdict["places"][each["seat"]] if verdict else 0,
        )
        for each in seen["seats"]
    ]


def _targets(question: QuestionView | None) -> dict[int, str]:
    """Whom the viewer may name (M-68), and why not somebody else."""
    if question is None or question["about"] != "target":
        return {}
    targets = {int(each["answer"]): each["reason"] for each in question.get("greyed", [])}
    targets.update({int(answer): "free" for answer in question["answers"]})
    return targets


def _scores(seen: MagiView, names: Sequence[str], me: int, words: Words) -> Element:
    verdict = seen["verdict"]
    return scores_region(
        tuple(names),
        tuple(each["penalty"] for each in seen["seats"]),
        tuple(tuple(row) for row in seen["history"]),
        tuple(verdict["places"]) if verdict else (),
        me,
        words,
    )


def _round_the_table(others: Sequence[Element]) -> tuple[Sequence[Element], Sequence[Element], Sequence[Element]]:
    """Clockwise from the viewer's left: up the left side, along the top, down the right side."""
    side = 1 if len(others) < 6 else 2
    return others[:side], others[side:-side], others[-side:]
