"""The board of Senyu: from the view of one eye to its regions, and where they lie."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from htpy import Element, div, section

from parlour.core.plain import Plain
from parlour.core.seats import REFEREE
from parlour.games.senyu.model import DIE
from parlour.web.boards.asked import Offer, Offers
from parlour.web.boards.senyu.ground import ground
from parlour.web.boards.senyu.hand import choices_region, hand_region, offers_of, open_hand_region
from parlour.web.boards.senyu.heroes import HeroCard, hero_region
from parlour.web.boards.senyu.offers import asked_of, offered, wish_of
from parlour.web.boards.senyu.pawns import Pawn, pawns_region, reach_region
from parlour.web.boards.senyu.pictures import content_of
from parlour.web.boards.senyu.prospects import chances, chances_region, needed
from parlour.web.boards.senyu.road_list import road_list
from parlour.web.boards.senyu.scene import Actor, Piles, Prey, Scene, piles_region, scene_region
from parlour.web.boards.senyu.stopping import stop_region
from parlour.web.boards.senyu.view import SeatView, SenyuView
from parlour.words import Words

_ON_HEROES: Final = ("duel", "target", "strike")
"""Answered by a hero's card; a duel may be declined by a choice."""

_MOST_DICE: Final = 2

_BEFORE_DUEL: Final = ("refuse", "refuse-die", "smoke")
_BEFORE_BLOW: Final = ("monster", "two-monsters", "which-monster", "blade", "weaken", "sword", "attack-die")
"""While these are open in a duel or a hunt, the dice that lie there are still those of the move."""

_MANY: Final = 3
"""Up to so many heroes have large cards."""


def regions(view: Mapping[str, Plain], words: Words, names: Sequence[str], me: int) -> dict[str, Element]:
    """All regions by id, in reading order; see ``Board.regions``."""
    seen = cast(SenyuView, view)
    offers = offered(asked_of(seen, me), words, names)
    found = {
        "board-piles": _piles(seen, words),
        "board-reach": _reach(seen, offers, words, me),
        "board-pawns": pawns_region(_pawns(seen, names, me), words),
        "board-scene": scene_region(_scene(seen, names, words), words),
    }
    if me >= 0:
        found["board-choices"] = choices_region(offers.about, _choices(offers), tuple(names), words)
        held = offers_of(seen["hand"], tuple(offers))
        found["board-hand"] = hand_region(held, content_of(words).hand, words)
    for seat in _round_the_table(len(names), me):
        found[f"board-hero-{seat}"] = hero_region(_card(seen, seen["seats"][seat], names, offers, me), words)
    if me == REFEREE:
        for seat, hand in enumerate(seen.get("hands", [])):
            found[f"board-open-{seat}"] = open_hand_region(seat, names[seat], tuple(hand), words)
    found["board-chances"] = chances_region(chances(seen, words, me), words)
    if me >= 0:
        found["board-stop"] = _stop(seen, words, names, me)
    return found


def layout(regions: Mapping[str, Element], words: Words, me: int) -> Element:
    """The road with the scene in its valley; beside or below it the answers, the items and the heroes."""
    heroes = [each for id, each in regions.items() if id.startswith("board-hero-")]
    return section("#board.senyu", aria_label=words.say("senyu-board-title"))[
        div(".sy-table")[
            div(".sy-land")[
                regions["board-piles"],
                div(".sy-map")[ground(words), regions["board-pawns"], regions["board-reach"], regions["board-scene"]],
            ],
            div(".sy-side")[
                regions.get("board-choices"),
                regions.get("board-hand"),
                div(class_=["sy-heroes", {"is-many": len(heroes) > _MANY}])[heroes],
                [each for id, each in regions.items() if id.startswith("board-open-")],
                regions["board-chances"],
                road_list(words),
                regions.get("board-stop"),
            ],
        ],
    ]


def _round_the_table(seats: int, me: int) -> list[int]:
    """Clockwise from the viewer."""
    return [(max(me, 0) + step) % seats for step in range(seats)]


def _choices(offers: Offers) -> tuple[Offer, ...]:
    """The answers that no hero's card and no item gives."""
    found = [offer for offer in offers if not offer.answer.startswith(("use ", "discard "))]
    if offers.about == "discard":
        return ()
    if offers.about in _ON_HEROES:
        found = [offer for offer in found if not offer.answer.isdecimal()]
    return tuple(found)


def _piles(seen: SenyuView, words: Words) -> Element:
    piles = Piles(
        round=seen["round"],
        goal=seen["goal"],
        minutes=seen["minutes"],
        time_up=seen["time_up"],
        deck=seen["deck"],
        discards=len(seen["discards"]),
        top=seen["discards"][-1] if seen["discards"] else "",
        lair=seen["monsters"],
        slain=len(seen["slain"]),
        last=seen["slain"][-1] if seen["slain"] else "",
    )
    return piles_region(piles, words)


def _pawns(seen: SenyuView, names: Sequence[str], me: int) -> tuple[Pawn, ...]:
    """Those who have a hero."""
    return tuple(
        Pawn(
            seat=seat["seat"],
            name=names[seat["seat"]],
            hero=seat["hero"],
            place=seat["place"],
            acting=seat["seat"] == seen["turn"],
            mine=seat["seat"] == me,
            stays=seat["stays"] > 0,
        )
        for seat in seen["seats"]
        if seat["hero"]
    )


def _stop(seen: SenyuView, words: Words, names: Sequence[str], me: int) -> Element:
    wishing = tuple(names[seat["seat"]] for seat in seen["seats"] if seat["wishes"])
    return stop_region(offered(wish_of(seen, me), words, names).get("stop"), wishing, len(names), words)


def _reach(seen: SenyuView, offers: Offers, words: Words, me: int) -> Element:
    """Before the viewer's own throw: where it may lead; with a throw to judge: where it leads."""
    if me < 0 or offers.about not in ("turn", "reroll", "two-dice"):
        return reach_region(0, (), words)
    seat = seen["seats"][me]
    content = content_of(words)
    start = content.by_text[f"cell {seat['departs']}"] if seat["departs"] else seat["place"]
    if offers.about == "reroll":
        return reach_region(start, (sum(each["points"] for each in seen["dice"]),), words)
    dice = _MOST_DICE if seen["dice_count"] > 1 else 1
    sums = range(dice, DIE[-1] * dice + 1)
    return reach_region(start, tuple(sums), words)


def _scene(seen: SenyuView, names: Sequence[str], words: Words) -> Scene:
    content = content_of(words)
    verdict = seen["verdict"]
    if verdict is not None:
        winners = [seat for seat, place in enumerate(verdict["places"]) if place == 1]
        return Scene("over", tuple(_actor(seen, seat, names, dice=False) for seat in winners))
    shown = {"cards": tuple(seen["aside"]), "offered": tuple(seen["offered"])}
    choosing = seen["choosing"]
    thrown = _abouts(seen).isdisjoint((*_BEFORE_DUEL, *_BEFORE_BLOW))
    if seen["fighters"]:
        actors = tuple(_actor(seen, seat, names) for seat in [*seen["fighters"], *seen["out"]])
        return Scene("knockout", actors, (), **shown, choosing=choosing)
    if seen["duel"]:
        actors = tuple(_actor(seen, seat, names, dice=thrown) for seat in seen["duel"])
        return Scene("duel", actors, (), **shown, choosing=choosing)
    if seen["turn"] < 0:
        throwers = dict.fromkeys(each["seat"] for each in seen["dice"])
        return Scene("start", tuple(_actor(seen, seat, names) for seat in throwers))
    actor = _actor(seen, seen["turn"], names, dice=thrown)
    if seen["prey"]:
        prey = tuple(Prey(each, needed(seen, content, each)) for each in seen["prey"])
        return Scene("hunt", (actor,), prey, **shown, choosing=choosing)
    picked = _picked(seen)
    if picked >= 0:
        actors = (actor, _actor(seen, picked, names, dice=False))
        return Scene("aim", actors, (), **shown, choosing=choosing)
    return Scene("turn", (_actor(seen, seen["turn"], names),), (), **shown, choosing=choosing)


def _picked(seen: SenyuView) -> int:
    """Whom the card of another picks, while they may react (S-79, S-152); -1 if nobody."""
    asked = (each["seat"] for each in seen["questions"] if each["about"] in ("refuse", "ward"))
    return next((seat for seat in asked if seat != seen["turn"]), -1)


def _abouts(seen: SenyuView) -> set[str]:
    return {each["about"] for each in seen["questions"]}


def _asked(seen: SenyuView) -> set[int]:
    """Who has to decide something now."""
    return {each["seat"] for each in seen["questions"] if not each.get("optional", False)}


def _actor(seen: SenyuView, seat: int, names: Sequence[str], *, dice: bool = True) -> Actor:
    thrown = tuple(each["points"] for each in seen["dice"] if each["seat"] == seat) if dice else ()
    hero = seen["seats"][seat]["hero"]
    return Actor(seat, names[seat], hero, thrown, fallen=seat in seen["out"], asked=seat in _asked(seen))


def _card(seen: SenyuView, seat: SeatView, names: Sequence[str], offers: Offers, me: int) -> HeroCard:
    number, verdict = seat["seat"], seen["verdict"]
    return HeroCard(
        seat=number,
        name=names[number],
        hero=seat["hero"],
        hp=seat["hp"],
        cell=seat["cell"],
        place=seat["place"],
        certificates=seat["certificates"],
        goal=seen["goal"],
        items=seat["items"],
        stays=seat["stays"] > 0,
        lost=seat["lost"] > 0,
        departs=seat["departs"],
        ready=seat["right"] > 0,
        wishes=seat["wishes"],
        fights=number in seen["fighters"],
        out=number in seen["out"],
        acting=number in _asked(seen),
        mine=number == me,
        finish=verdict["places"][number] if verdict else 0,
        target=offers.get(str(number)) if offers.about in _ON_HEROES else None,
    )
