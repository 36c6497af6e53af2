"""The board of Dice Forge: from the view of one eye to its regions, and where they lie."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final, cast

from htpy import Element, div, h3, section

from parlour.core.plain import Plain
from parlour.web.boards import Folded
from parlour.web.boards.asked import Offers, QuestionView
from parlour.web.boards.dice_forge.choices import choices_region, forging_region
from parlour.web.boards.dice_forge.dice import Die
from parlour.web.boards.dice_forge.heroes import Hammer, Held, Hero, Owned, hero_region
from parlour.web.boards.dice_forge.islands import Pawn, Pile, home_region, island_region
from parlour.web.boards.dice_forge.offers import offered
from parlour.web.boards.dice_forge.pictures import content_of
from parlour.web.boards.dice_forge.temple import Shelf, Stock, garden_region, temple_region
from parlour.web.boards.dice_forge.turn import Coming, turn_region
from parlour.web.boards.dice_forge.view import ForgeView, SeatView
from parlour.words import Words

_ON_PIECES: Final = ("offer", "feat")
"""Answers given by a face of the temple or a pile; slots of dice answer "forge". All others are choices."""


def regions(view: Mapping[str, Plain], words: Words, names: Sequence[str], me: int) -> dict[str, Element]:
    """All regions by id, in reading order; see ``Board.regions``."""
    seen = cast(ForgeView, view)
    offers = offered(_question(seen, me, optional=False), words, names)
    token = offered(_question(seen, me, optional=True), words, names)
    heroes = {seat["seat"]: _hero(seen, seat, offers, names, words, me) for seat in seen["seats"]}
    found = {"board-turn": _turn(seen, words, names, me)}
    if me >= 0:
        choices = tuple(
            offer for offer in offers if offer.about != "forge" and offer.answer.partition(" ")[0] not in _ON_PIECES
        )
        found["board-choices"] = choices_region(offers.about, choices, tuple(token), tuple(names), words)
        found["board-forging"] = forging_region(heroes[me].dice if heroes[me].dice[0].coming else None, words)
    for seat in _round_the_table(len(names), me):
        found[f"board-hero-{seat}"] = hero_region(heroes[seat], words)
    shelves = _shelves(seen, offers)
    found["board-temple"] = temple_region(tuple(shelf for shelf in shelves if shelf.cost), words)
    found["board-garden"] = garden_region(next((shelf for shelf in shelves if not shelf.cost), Shelf(0, ())), words)
    found |= _islands(seen, offers, names, words)
    return found


def layout(regions: Mapping[str, Element], words: Words, me: int) -> Element:
    """The agenda and the choices on top, then one's own dice, the temple, the islands, the other heroes."""
    heroes = [element for id, element in regions.items() if id.startswith("board-hero-")]
    own, others = (heroes[:1], heroes[1:]) if me >= 0 else ([], heroes)
    return section("#board.dice-forge", aria_label=words.say("dice_forge-board-title"))[
        div(class_=["df-table", f"has-{len(heroes)}"])[
            regions["board-turn"],
            regions.get("board-choices"),
            regions.get("board-forging"),
            div(".df-mine")[own] if own else None,
            div(".df-hall")[regions["board-temple"], regions["board-garden"]],
            div(".df-sky")[
                h3[words.say("dice_forge-board-islands")],
                div(".df-islands")[[each for id, each in regions.items() if id.startswith("board-island-")]],
            ],
            div(".df-others")[others],
        ]
    ]


def folded(about: str, answers: Sequence[str], words: Words) -> Folded | None:
    """Where a die has equal faces, forging over one of them is as good as over any other."""
    if about != "forge":
        return None
    first: dict[tuple[str, str], str] = {}
    for each in answers:
        die, _, face = each.split(" ")
        first.setdefault((die, face), each)
    twins = frozenset(answers) - frozenset(first.values())
    return Folded(twins, words.say("dice_forge-board-folded", number=len(twins))) if twins else None


def _round_the_table(seats: int, me: int) -> list[int]:
    """Clockwise from the viewer."""
    return [(max(me, 0) + step) % seats for step in range(seats)]


def _question(seen: ForgeView, me: int, *, optional: bool) -> QuestionView | None:
    own = (each for each in seen["questions"] if each["seat"] == me and each.get("optional", False) == optional)
    return next(own, None)


def _turn(seen: ForgeView, words: Words, names: Sequence[str], me: int) -> Element:
    coming: list[Coming] = []
    for step, several in groupby(seen["coming"], key=itemgetter("step")):
        seats = [each["seat"] for each in several if each["seat"] >= 0]
        heroes = tuple((seat, names[seat]) for seat in dict.fromkeys(seats))
        if heroes:
            coming.append(Coming(str(step), heroes, mine=[seat for seat, _ in heroes] == [me]))
    return turn_region(seen["round"], seen["rounds"], tuple(coming), words)


def _hero(seen: ForgeView, seat: SeatView, offers: Offers, names: Sequence[str], words: Words, me: int) -> Hero:
    number, verdict = seat["seat"], seen["verdict"]
    mine = number == me
    asked = {each["seat"] for each in seen["questions"] if not each.get("optional", False)}
    return Hero(
        seat=number,
        name=names[number],
        mine=mine,
        acting=number in asked,
        active=number == seen["turn"],
        first=number == seen["first"],
        place=verdict["places"][number] if verdict else 0,
        score=verdict["scores"][number] if verdict else 0,
        reserve=_reserve(seat),
        dice=_dice(seen, seat, offers, mine=mine),
        cards=_cards(seat, offers, mine=mine),
        printed=seat["printed"],
        removed=tuple(seat["removed"]),
        boars=tuple(seat["boars"]),
        island=seat["pawn"],
        hammer=_hammer(seat, words),
        cerberus=seat["cerberus"],
        triton=seat["triton"],
        target=offers.get(str(number)) if offers.about == "wearer" else None,
    )


def _reserve(seat: SeatView) -> tuple[Held, ...]:
    limits = seat["limits"]
    return (
        Held("gold", seat["gold"], limits["gold"]),
        Held("sun", seat["sun"], limits["sun"]),
        Held("moon", seat["moon"], limits["moon"]),
        Held("vp", seat["vp"], 0),
    )


def _dice(seen: ForgeView, seat: SeatView, offers: Offers, *, mine: bool) -> tuple[Die, Die]:
    forging = seen["forging"] if mine and offers.about == "forge" else ""
    number = seat["seat"]
    dice = []
    for die in seat["dice"]:
        name, up = die["die"], die["up"]
        slots = enumerate(die["faces"])
        if mine and offers.about == "forge":
            given = tuple(offers.get(f"{name} {slot + 1} {face}") for slot, face in slots)
        elif offers.about in ("mirror", "mirror-lost", "pick"):
            given = tuple(offers.get(f"{number} {name} {face}") if slot == up else None for slot, face in slots)
        else:
            given = (None,) * len(die["faces"])
        dice.append(Die(number, name, tuple(die["faces"]), up, given, forging))
    return dice[0], dice[1]


def _cards(seat: SeatView, offers: Offers, *, mine: bool) -> tuple[Owned, ...]:
    gear = mine and offers.about == "gear"
    return tuple(
        Owned(card, copies, offers.get(f"use {card}") if gear else None)
        for card, copies in Counter(seat["cards"]).items()
    )


def _hammer(seat: SeatView, words: Words) -> Hammer | None:
    if not seat["hammers"]:
        return None
    return Hammer(seat["hammer_lap"], seat["hammer_space"], seat["hammer_room"], content_of(words).numbers.hammer_lap)


def _shelves(seen: ForgeView, offers: Offers) -> list[Shelf]:
    found: dict[int, tuple[Stock, ...]] = {}
    for pond in seen["temple"]:
        stock = tuple(_stock(each["face"], each["left"], offers) for each in pond["faces"])
        found[pond["cost"]] = found.get(pond["cost"], ()) + stock
    return [Shelf(cost, found[cost]) for cost in sorted(found)]


def _stock(face: str, left: int, offers: Offers) -> Stock:
    return Stock(face, left, offers.get(face) if offers.about == "shield" else offers.get(f"offer {face}"))


def _islands(seen: ForgeView, offers: Offers, names: Sequence[str], words: Words) -> dict[str, Element]:
    found = {}
    for island in seen["islands"]:
        id, pawn = island["island"], island["pawn"]
        piles = tuple(
            Pile(
                card=pile["card"],
                sun=pile["sun"],
                moon=pile["moon"],
                points=pile["points"],
                left=pile["left"],
                offer=offers.get(pile["card"]) if offers.about == "draft" else offers.get(f"feat {pile['card']}"),
            )
            for pile in island["piles"]
        )
        standing = Pawn(pawn, names[pawn]) if pawn >= 0 else None
        found[f"board-island-{id}"] = island_region(id, piles, standing, words)
    home = tuple(Pawn(each["seat"], names[each["seat"]]) for each in seen["seats"] if not each["pawn"])
    found["board-island-home"] = home_region(home, words)
    return found
