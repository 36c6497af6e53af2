"""The board of the temple: from the view of one eye to its regions, and where they lie."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from htpy import Element, div, fieldset, input, label, legend, section, span

from parlour.core.plain import Plain
from parlour.games.temple.reckoning import boulder_dread
from parlour.web.boards.temple.figures import Figure, Spot, figures_region, ways_region
from parlour.web.boards.temple.ground import ground
from parlour.web.boards.temple.hold import choices_region, hold_region, round_region
from parlour.web.boards.temple.knowledge import Knowledge
from parlour.web.boards.temple.meter import meter_region, reckoning_region
from parlour.web.boards.temple.notes import notes_region
from parlour.web.boards.temple.offers import Sorted, question_of, sorted_offers
from parlour.web.boards.temple.places import BOARD
from parlour.web.boards.temple.prospects import begun, prospects, reach, ways
from parlour.web.boards.temple.rooms import boulder_region, dread_region, lava_region, walls_region, works_region
from parlour.web.boards.temple.seats import Plate, seat_region
from parlour.web.boards.temple.view import GAME, SeatView, TempleView
from parlour.words import Words

_LAYERS: Final = (
    "board-dread",
    "board-lava",
    "board-works",
    "board-walls",
    "board-boulder-layer",
    "board-figures",
    "board-ways",
)
"""What lies on the map, from the bottom up."""


def regions(view: Mapping[str, Plain], words: Words, names: Sequence[str], me: int) -> dict[str, Element]:
    """All regions by id, in reading order; see ``Board.regions``."""
    seen = cast(TempleView, view)
    question = question_of(seen, me)
    offers = sorted_offers(question, words, names)
    figures = _figures(seen, names, me)
    found = {
        "board-round": _round(seen, names, words),
        "board-meter": meter_region(prospects(seen, words, me), words),
        **_map(seen, words),
        "board-figures": figures_region(_spots(seen, figures), words),
        "board-ways": ways_region(ways(seen, offers.cells, me), reach(seen, offers.cells, me), words),
    }
    for figure in figures:
        found[f"board-seat-{figure.seat}"] = seat_region(_plate(seen, figure), words)
    if me >= 0:
        found |= _own(seen, question["about"] if question else "", offers, words, me)
    found["board-reckoning"] = _reckoning(seen, words)
    return found


def layout(regions: Mapping[str, Element], words: Words, me: int) -> Element:
    """The map with its tablets and the players beside it; below, what the viewer holds, chooses from and knows."""
    plates = [element for id, element in regions.items() if id.startswith("board-seat-")]
    if me >= 0:
        plates = plates[me:] + plates[:me]
    return section("#board.temple", aria_label=words.say("temple-board-title"))[
        div(".temple-table")[
            div(".temple-view")[
                _zoom(words),
                div(".temple-frame", data_pan="", tabindex="0", role="group", aria_label=words.say("temple-board-map"))[
                    div(".temple-map")[
                        ground(), [regions[id] for id in _LAYERS], regions["board-round"], regions["board-meter"]
                    ]
                ],
            ],
            div(".temple-side")[regions.get("board-choices"), div(".temple-seats")[plates]],
        ],
        div(".temple-panels")[regions.get("board-hold"), regions.get("board-notes"), regions["board-reckoning"]],
    ]


def _zoom(words: Words) -> Element:
    """On a phone: near enough to touch, or the whole at a glance. Remembered by the page, not by the table."""
    return fieldset(".temple-zoom")[
        legend(".visually-hidden")[words.say("temple-board-zoom")],
        [
            label[
                input(
                    type="radio",
                    name="temple-zoom",
                    value=value,
                    checked=value == "near",
                    class_=f"temple-zoom-{value}",
                ),
                span[words.say(f"temple-board-zoom-{value}")],
            ]
            for value in ("near", "whole")
        ],
    ]


def _map(seen: TempleView, words: Words) -> dict[str, Element]:
    known = Knowledge(seen)
    end = seen["options"]["track_end"]
    assert isinstance(end, int)
    return {
        "board-dread": dread_region(seen["boulder"], begun(seen), end, words),
        "board-lava": lava_region(
            known.tiles(), tuple((each["cell"], each["open"]) for each in seen["suns"]), seen["mask"], words
        ),
        "board-walls": walls_region(
            seen["left"],
            seen["right"],
            tuple((each["row"], each["number"], each["cards"]) for each in seen["zones"]),
            words,
        ),
        "board-works": works_region(
            tuple((each["alcove"], each["cell"], each["full"]) for each in seen["alcoves"]),
            seen["planks"],
            seen["lava_cards"],
            seen["river_cards"],
            words,
        ),
        "board-boulder-layer": boulder_region(seen["boulder_cell"], words),
    }


def _round(seen: TempleView, names: Sequence[str], words: Words) -> Element:
    starter = names[seen["first"]] if seen["first"] >= 0 else ""
    return round_region(seen["round"], tuple(seen["dice"]), starter, sum(seen["wall_cards"].values()), words)


def _figures(seen: TempleView, names: Sequence[str], me: int) -> list[Figure]:
    asked = {each["seat"] for each in seen["questions"]}
    return [_figure(each, names, acting=each["seat"] in asked, mine=each["seat"] == me) for each in seen["seats"]]


def _figure(each: SeatView, names: Sequence[str], *, acting: bool, mine: bool) -> Figure:
    return Figure(
        seat=each["seat"],
        name=names[each["seat"]],
        status=each["status"],
        adventurer=each["adventurer"],
        ability=each["ability"],
        used=each["ability_used"],
        second=each["second"],
        load=each["load"],
        actions=each["actions"],
        number=each["number"],
        lying=each["lying"],
        acting=acting,
        mine=mine,
    )


def _spots(seen: TempleView, figures: Sequence[Figure]) -> tuple[Spot, ...]:
    """The occupied cells; the map follows whose turn it is, cell by cell."""
    here: dict[str, list[Figure]] = {}
    for figure, each in zip(figures, seen["seats"], strict=True):
        if each["cell"] and figure.status == "inside":
            here.setdefault(each["cell"], []).append(figure)
    turn = seen["turn"]
    centre = seen["seats"][turn]["cell"] if turn >= 0 else ""
    return tuple(
        Spot(cell, tuple(standing), f"{seen['round']}-{turn}-{cell}" if cell == centre else "")
        for cell, standing in here.items()
    )


def _plate(seen: TempleView, figure: Figure) -> Plate:
    each, verdict = seen["seats"][figure.seat], seen["verdict"]
    return Plate(
        figure=figure,
        backs=tuple(each["backs"]),
        treasures=tuple(each["treasures"]),
        coffins=tuple(each["coffins"]),
        starter=seen["first"] == figure.seat,
        place=verdict["places"][figure.seat] if verdict else 0,
        score=verdict["scores"][figure.seat] if verdict else 0,
    )


def _own(seen: TempleView, about: str, offers: Sorted, words: Words, me: int) -> dict[str, Element]:
    """What is before the viewer alone."""
    held = tuple((card, offers.treasures.get(card)) for card in seen["treasures"])
    others = (*offers.others, *offers.rows.values())
    known = Knowledge(seen)
    load = seen["seats"][me]["load"]
    return {
        "board-choices": choices_region(about, others, tuple(seen["attempt"]) if seen["turn"] == me else (), words),
        "board-hold": hold_region(held, tuple(seen["discarded"]), load, known.load_of(len(held)), words),
        "board-notes": notes_region(known.notes(), known.traps(), known.odds(), words),
    }


def _reckoning(seen: TempleView, words: Words) -> Element:
    """Every place before the boulder, as far as the cell at which it seals the exit."""
    end = seen["options"]["track_end"]
    assert isinstance(end, int)
    places = range(seen["boulder"] + 1, end + 1)
    return reckoning_region(
        tuple(
            (
                words.word(GAME, "cell", BOARD.ids[BOARD.corridor[track]]),
                track - seen["boulder"],
                boulder_dread(track - seen["boulder"], begun(seen)),
            )
            for track in places
        ),
        words,
    )
