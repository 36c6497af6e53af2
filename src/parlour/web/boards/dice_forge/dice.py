"""A die of a hero, unfolded: six faces side by side, the one that lies up raised; its yield below."""

from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element, Node, div, li, p, span, ul

from parlour.games.dice_forge.model import RESOURCE_NAMES
from parlour.games.dice_forge.yields import Yield, yield_of_die, yield_of_pair
from parlour.web.boards.asked import Offer, answering
from parlour.web.boards.dice_forge.notes import note_of_face, telling
from parlour.web.boards.dice_forge.pictures import content_of, face, sign
from parlour.web.boards.dice_forge.view import GAME
from parlour.words import Words

_SHOWN_DIGITS: Final = 2


class Die(NamedTuple):
    """A die as one eye sees it; ``offers`` are by slot, ``coming`` is the face that a forging slot would get."""

    seat: int
    die: str
    faces: tuple[str, ...]
    up: int
    offers: tuple[Offer | None, ...]
    coming: str


def die_drawn(die: Die, words: Words) -> Element:
    """The strip ``board-die-<seat>-<die>``; its faces are ``board-face-<seat>-<die>-<slot>``."""
    name = words.word(GAME, "die", die.die)
    shown = words.word(GAME, "face", die.faces[die.up])
    return div(
        class_=["df-die", f"is-{die.die}"],
        id=f"board-die-{die.seat}-{die.die}",
        role="group",
        aria_label=words.say("dice_forge-board-die", die=name, face=shown),
    )[
        span(".df-die-name", aria_hidden="true")[sign(die.die), name],
        ul(".df-strip", role="list")[[_slot(die, slot, words) for slot in range(len(die.faces))]],
    ]


@lru_cache(maxsize=4096)
def die_yield(faces: tuple[str, ...], words: Words) -> Yield:
    """The yield of one die rolled alone; remembered."""
    return yield_of_die(content_of(words), faces)


@lru_cache(maxsize=4096)
def pair_yield(faces: tuple[str, ...], others: tuple[str, ...], words: Words) -> Yield:
    """The yield of two dice rolled together; remembered."""
    return yield_of_pair(content_of(words), faces, others)


def yield_drawn(title: str, found: Yield, words: Words) -> Element:
    """A line of means: a number for each resource that comes at all, "0.5-1" where it depends on choices."""
    spans = [
        (name, _span(low, high))
        for name, low, high in zip(RESOURCE_NAMES, found.least, found.most, strict=True)
        if high
    ]
    said = words.listed([f"{number} {words.word(GAME, 'resource', name)}" for name, number in spans])
    return p(".df-yield")[
        span(".visually-hidden")[words.say("dice_forge-board-yield-label", what=title, means=said)],
        span(aria_hidden="true")[title],
        [span(".df-mean", aria_hidden="true")[sign(name), number] for name, number in spans],
    ]


def forge_changes(dice: tuple[Die, Die], words: Words) -> list[Node]:
    """For every slot that may be forged: what it does to the yield of both dice together."""
    before = pair_yield(dice[0].faces, dice[1].faces, words)
    lines: list[Node] = []
    for at, die in enumerate(dice):
        for slot, offer in enumerate(die.offers):
            if offer is None or offer.why or die.faces[slot] in die.faces[:slot]:
                continue
            forged = (*die.faces[:slot], die.coming, *die.faces[slot + 1 :])
            both = (forged, dice[1].faces) if at == 0 else (dice[0].faces, forged)
            lines.append(_change_line(die, slot, _changes(before, pair_yield(*both, words)), words))
    return lines


def _slot(die: Die, slot: int, words: Words) -> Element:
    face_id = die.faces[slot]
    up = slot == die.up
    name = words.word(GAME, "face", face_id)
    return li(class_=["df-slot", {"is-up": up}], id=f"board-face-{die.seat}-{die.die}-{slot}")[
        _slot_button(die, slot, name, words),
        span(".df-up", aria_hidden="true")[words.say("dice_forge-board-up")] if up else None,
    ]


def _slot_button(die: Die, slot: int, name: str, words: Words) -> Element:
    offer = die.offers[slot]
    if offer is None:
        label = words.say("dice_forge-board-face-up", face=name) if slot == die.up else name
        return telling(note_of_face(die.faces[slot]), label, "df-plate")[face(die.faces[slot])]
    if not die.coming or offer.why:
        return answering(offer, words, "df-plate")[face(die.faces[slot])]
    new = words.word(GAME, "face", die.coming)
    label = words.say("dice_forge-board-forge-label", what=offer.label, face=new)
    return answering(offer, words, "df-plate is-forging", label)[
        face(die.faces[slot]), span(".df-coming")[face(die.coming)]
    ]


def _change_line(die: Die, slot: int, changes: list[tuple[str, Fraction]], words: Words) -> Element:
    old = words.word(GAME, "face", die.faces[slot])
    parts = [f"{_signed(change)} {words.word(GAME, 'resource', name)}" for name, change in changes]
    said = words.listed(parts) if parts else words.say("dice_forge-board-forging-nothing")
    instead = words.say("dice_forge-board-instead", die=words.word(GAME, "die", die.die), face=old)
    return li[
        span(".visually-hidden")[words.say("dice_forge-board-change", what=instead, change=said)],
        span(".df-instead", aria_hidden="true")[sign(die.die), face(die.faces[slot])],
        [span(".df-mean", aria_hidden="true")[sign(name), _signed(change)] for name, change in changes]
        or span(aria_hidden="true")[said],
    ]


def _changes(before: Yield, after: Yield) -> list[tuple[str, Fraction]]:
    return [
        (name, new - old) for name, old, new in zip(RESOURCE_NAMES, before.most, after.most, strict=True) if new != old
    ]


def _span(low: Fraction, high: Fraction) -> str:
    return _decimal(high) if low == high else f"{_decimal(low)}–{_decimal(high)}"


def _signed(change: Fraction) -> str:
    return f"{'+' if change > 0 else '−'}{_decimal(abs(change))}"


def _decimal(number: Fraction) -> str:
    return f"{float(number):.{_SHOWN_DIGITS}f}".rstrip("0").rstrip(".")
