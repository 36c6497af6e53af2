"""The board of Senyu: every cell, hero and card drawn, every answer on its piece, nothing that an eye may not know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from math import hypot
from random import Random
from typing import Any

import pytest
from htpy import fragment

import parlour
from parlour.core.questions import Answer, Chance, Choice
from parlour.core.rules import State
from parlour.core.seats import REFEREE, SPECTATOR
from parlour.games.senyu.answers import STOP
from parlour.games.senyu.odds import hunt_among, hunt_lower_of_two
from parlour.web.boards import board
from parlour.web.boards.senyu.cues import MOVES
from parlour.web.boards.senyu.pictures import CONTENT, drawn
from parlour.web.boards.senyu.prospects import percent
from parlour.web.boards.senyu.road import HIGH, WIDE, stage_size, stages
from parlour.words import LANGUAGES, Words
from parlour.words.catalogue import catalogue

BOARD = board("senyu")
GAME = parlour.game("senyu")
NAMES = ["Ada", "Ben", "Chi", "Dao", "Eva", "Fey", "Gil", "Hal"]


def games(seats: int, seed: int, number: int = 1) -> Iterator[tuple[State[Any], Any]]:
    """Games of chance one after the other, question by question."""
    rng = Random(seed)
    for _ in range(number):
        state = GAME.setup(seats=seats)
        while state.questions:
            question = state.questions[0]
            yield state, question
            if isinstance(question, Choice):
                state.play(Answer(question.seat, rng.choice(list(question.options))))
            else:
                assert isinstance(question, Chance)
                state.play(Answer(question.seat, question.pick(rng)))
        yield state, None


@cache
def asked(about: str) -> tuple[dict[str, Any], int]:
    """The view of whoever is first asked this."""
    for state, question in games(4, 3, number=40):
        if isinstance(question, Choice) and question.about == about and question.seat >= 0:
            view: dict[str, Any] = GAME.view(state, question.seat)
            return view, question.seat
    raise AssertionError(f"expected a game in which somebody is asked about {about}")


def page_of(view: dict[str, Any], me: int, language: str = "en") -> str:
    words, names = Words(language), NAMES[: len(view["seats"])]
    return str(BOARD.layout(BOARD.regions(view, words, names, me), words, me))


def buttons(markup: str) -> dict[str, str]:
    """The opening tag of every button that answers what is asked (no window), by its value."""
    tags = re.findall(r"<button[^>]*>", markup)
    return {found[1]: tag for tag in tags if (found := re.search(r'value="(?!stop )([^"]*)"', tag))}


# --- the drawings -----------------------------------------------------------------------------------------------------


def test_every_piece_has_a_drawing_of_its_own() -> None:
    assert {f"sy-hero-{hero.text}" for hero in CONTENT.heroes} <= drawn()
    assert {f"sy-monster-{monster.kind}" for monster in CONTENT.monsters} <= drawn()
    assert {f"sy-card-{card.kind}" for card in CONTENT.cards} <= drawn()
    named = {cell.text for cell in CONTENT.cells if not cell.text.endswith(f"-{cell.place}")}
    assert len(named) == 16
    assert {f"sy-cell-{name}" for name in named} <= drawn()


@pytest.mark.parametrize("cells", [12, 24, 40, 60])
def test_the_stages_lie_in_the_field_and_apart(cells: int) -> None:
    points, size = stages(cells), stage_size(cells)
    assert len(set(points)) == cells
    for n, one in enumerate(points):
        assert size <= one.x <= WIDE - size
        assert size <= one.y <= HIGH - size
        assert all(hypot(one.x - other.x, one.y - other.y) > 1.9 * size for other in points[n + 1 :])


# --- the pages --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_page_has_every_region_once_and_all_it_refers_to(seats: int) -> None:
    for number, (state, _) in enumerate(games(seats, seats)):
        if number % 60 and state.questions:
            continue
        for me, language in ((0, "zh-Hant"), (seats - 1, "en"), (SPECTATOR, "zh-Hant"), (REFEREE, "en")):
            words = Words(language)
            regions = BOARD.regions(GAME.view(state, me), words, NAMES[:seats], me)
            page = str(fragment[BOARD.layout(regions, words, me), BOARD.sprites(words)])
            ids = re.findall(r'\bid="([^"]+)"', page)
            assert len(ids) == len(set(ids))
            assert set(regions) <= set(ids)
            assert set(re.findall(r'(?:href="#|url\(#|popovertarget=")([^")]+)', page)) <= set(ids)
            assert not re.search(r"\sstyle=|<style|<script|\son\w+=|javascript:", page)
            seen: dict[str, Any] = GAME.view(state, me)
            heroes = [seat for seat in seen["seats"] if seat["hero"]]
            assert page.count('id="board-pawn-') == len(heroes)


@pytest.mark.parametrize("seats", [2, 8])
@pytest.mark.parametrize("options", [{}, {"early_stop": "knockout", "timed_minutes": 5}], ids=["plain", "timed"])
def test_a_viewer_gets_the_same_regions_from_the_first_question_to_the_end(seats: int, options: dict[str, Any]) -> None:
    """What came once can be changed later only if it keeps its id, and is the whole of what has this id."""
    rng = Random(seats)
    state = GAME.setup(seats=seats, options=options)
    orders: dict[int, list[str]] = {}
    positions = 0
    while True:
        positions += 1
        if positions % (seats * 5) == 1 or not state.questions or state.table.fighters:
            for me in (0, seats - 1, SPECTATOR, REFEREE):
                regions = BOARD.regions(GAME.view(state, me), Words("en"), NAMES[:seats], me)
                assert list(regions) == orders.setdefault(me, list(regions))
                for id, element in regions.items():
                    tag = str(element).partition(">")[0]
                    assert re.search(rf'\sid="{id}"', tag), tag
        if not state.questions:
            break
        question = state.questions[0]
        assert isinstance(question, (Choice, Chance))
        picked = rng.choice(list(question.options)) if isinstance(question, Choice) else question.pick(rng)
        state.play(Answer(question.seat, picked))
    seen = {id for order in orders.values() for id in order}
    assert {f"board-hero-{seat}" for seat in range(seats)} <= seen
    assert ("board-hand" in orders[0], "board-hand" in orders[SPECTATOR]) == (True, False)


@pytest.mark.parametrize(
    "about",
    ["hero", "turn", "hunt", "duel", "target", "which-monster", "which-task", "overflow", "discard", "closing", "home"],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_is_a_piece_of_the_board(about: str, language: str) -> None:
    view, me = asked(about)
    question = next(each for each in view["questions"] if each["seat"] == me and not each["optional"])
    found = buttons(page_of(view, me, language))
    assert set(found) == {f"{about} {each}" for each in question["answers"]} | {
        f"{about} {each['answer']}" for each in question["greyed"] if f"{about} {each['answer']}" in found
    }
    for value, tag in found.items():
        assert 'form="answers"' in tag
        assert "aria-label=" in tag
        greyed = value.removeprefix(f"{about} ") in [each["answer"] for each in question["greyed"]]
        assert ('aria-disabled="true"' in tag) == greyed
    elsewhere = page_of(as_others_see(view, me), (me + 1) % 4, language)
    assert not buttons(elsewhere)


def as_others_see(view: dict[str, Any], me: int) -> dict[str, Any]:
    """The same view with the question's answers left out, as everybody else sees it."""
    questions = [
        {"seat": each["seat"], "about": each["about"], "optional": each["optional"]} for each in view["questions"]
    ]
    return view | {"questions": questions}


def test_greyed_items_say_why() -> None:
    view, me = asked("overflow")
    greyed = [tag for tag in buttons(page_of(view, me)).values() if 'aria-disabled="true"' in tag]
    assert greyed
    assert all("It is not the time for that item." in tag for tag in greyed)


def test_the_wish_to_stop_is_open_to_the_viewer_behind_a_fold() -> None:
    state = next(state for state, question in games(3, 5) if question is not None and question.about == "turn")
    region = str(BOARD.regions(GAME.view(state, 1), Words("en"), NAMES[:3], 1)["board-stop"])
    assert 'value="stop stop"' in region and region.index("<details") < region.index("<button")
    assert not re.search("wish(?:es)? so", region)
    state.play(Answer(1, STOP))
    for seat, offered in ((0, True), (1, False), (2, True)):
        region = str(BOARD.regions(GAME.view(state, seat), Words("en"), NAMES[:3], seat)["board-stop"])
        assert ('value="stop stop"' in region) is offered
        assert "1 of 3 wish so" in region and "Ben" in region
    assert "board-stop" not in BOARD.regions(GAME.view(state, SPECTATOR), Words("en"), NAMES[:3], SPECTATOR)


def test_dice_of_the_move_are_no_dice_of_a_duel_or_a_hunt() -> None:
    """What was rolled to come here must not look like the throw of the fight."""
    for about in ("smoke", "blade", "hunt"):
        view, me = asked(about)
        assert view["dice"], about
        scene = str(BOARD.regions(view, Words("en"), NAMES[:4], me)["board-scene"])
        assert ("sy-die" in scene) is (about == "hunt"), about


def test_a_card_that_picks_somebody_shows_whom() -> None:
    view, me = asked("ward")
    assert view["turn"] != me
    scene = str(BOARD.regions(view, Words("en"), NAMES[:4], me)["board-scene"])
    assert NAMES[me] in scene and NAMES[view["turn"]] in scene and "is-aim" in scene


def test_equal_data_give_the_same_element() -> None:
    view, me = asked("hunt")
    first = BOARD.regions(view, Words("en"), NAMES[:4], me)
    again = BOARD.regions(dict(view), Words("en"), NAMES[:4], me)
    assert all(first[id] is again[id] for id in first)


# --- secrets ----------------------------------------------------------------------------------------------------------


def test_what_others_hold_is_in_no_page_and_no_cue() -> None:
    """The canary: held items, and the cards that Sion chooses from, changed for others of the deck, change nothing."""
    compared = told = 0
    for state, _ in games(4, 11, number=3):
        for me in (0, 1, 2, 3, SPECTATOR):
            view: dict[str, Any] = GAME.view(state, me)
            other: dict[str, Any] = GAME.view(GAME.redeal(state, me, Random(compared)), me)
            if any(seat["items"] for seat in view["seats"] if seat["seat"] != me):
                assert page_of(view, me) == page_of(other, me)
                compared += 1
            for event in state.events:
                seen = event.told(me)
                if seen is not None and seen["event"] in ("drew", "offered") and seen["seat"] != me:
                    cue = BOARD.cues([seen], view, Words("en"), NAMES[:4], me)[0]
                    assert cue["show"] == "show-task-back"
                    told += 1
        if compared > 400:
            break
    assert compared > 100
    assert told > 5


def test_only_the_referee_sees_open_hands() -> None:
    view, me = asked("which-task")
    assert "board-open-" not in page_of(view, me)
    state = GAME.setup(seats=2)
    assert page_of(GAME.view(state, REFEREE), REFEREE).count("board-open-") == 2


# --- cues -------------------------------------------------------------------------------------------------------------


def test_every_event_that_can_be_told_moves_something() -> None:
    entries = catalogue("en", "senyu").placeholders
    told = {key.removeprefix("senyu-event-") for key in entries if key.startswith("senyu-event-")}
    told = {name.removesuffix("-hidden") for name in told}
    assert told - set(MOVES) == {"start-again", "departs", "no-hunt", "chosen"}
    assert set(MOVES) <= told


def test_cues_name_elements_of_the_page() -> None:
    words = Words("en")
    sheet = set(re.findall(r'\bid="([^"]+)"', str(BOARD.sprites(words))))
    seen_kinds = set()
    for state, _ in games(5, 21, number=2):
        for me in (0, SPECTATOR):
            view = GAME.view(state, me)
            told = [each for event in state.events if (each := event.told(me)) is not None]
            found = BOARD.cues(told, view, words, NAMES[:5], me)
            if not found:
                continue
            ids = set(re.findall(r'\bid="([^"]+)"', page_of(view, me)))
            for cue in found:
                seen_kinds.add(cue["do"])
                if cue["do"] in ("fly", "drop", "cast"):
                    assert cue["show"] in sheet
                if cue["do"] == "walk":
                    assert set(str(cue["along"]).split()) <= ids
                if "at" in cue:
                    assert cue["at"] in ids
                if "to" in cue:
                    assert cue["to"] in ids or cue.get("else") in ids
    assert {"walk", "fly", "cast", "drop", "flip", "pulse", "tumble", "say"} <= seen_kinds


def test_a_pawn_walks_cell_by_cell_and_its_walks_are_joined() -> None:
    told: list[dict[str, Any]] = [
        {"event": "moved", "seat": 1, "number": 3, "cell": "task-1"},
        {"event": "fell-back", "seat": 1, "number": 2, "cell": "task-39"},
    ]
    view, _ = asked("hunt")
    found = BOARD.cues(told, view, Words("en"), NAMES[:4], 0)
    assert found == [{"do": "walk", "at": "board-pawn-1", "along": "cell-39 cell-0 cell-1 cell-0 cell-39"}]


# --- numbers ----------------------------------------------------------------------------------------------------------


def test_the_chances_are_those_of_the_pile() -> None:
    view, me = asked("two-monsters")
    left = [monster.hp for monster in CONTENT.monsters if monster.text not in view["slain"]]
    region = str(BOARD.regions(view, Words("en"), NAMES[:4], me)["board-chances"])
    assert f"any of the {len(left)} monsters" in region
    assert percent(hunt_among(left)) in region
    assert percent(hunt_lower_of_two(left)) in region
