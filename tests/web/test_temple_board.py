"""The board of the temple: every cell, glyph and label, the answers as pieces, nothing that an eye may not know."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from html import unescape
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from htpy import fragment

import parlour
from parlour.core.questions import Answer, Choice
from parlour.core.rules import State
from parlour.core.seats import REFEREE, SPECTATOR
from parlour.games.temple.model import TILES
from parlour.web.boards import board
from parlour.web.boards.temple.cues import MOVES
from parlour.web.boards.temple.glyphs import STROKES
from parlour.web.boards.temple.ground import ground
from parlour.web.boards.temple.places import BOARD as CELLS
from parlour.web.boards.temple.places import TEMPLE
from parlour.words import LANGUAGES, Words

BOARD = board("temple")
GAME = parlour.game("temple")
NAMES = ["Ada", "Ben", "Chi", "Dao", "Eva", "Fey"]
TREASURE = re.compile(r"board-card-([a-z0-9-]+)")


def played(
    seats: int, seed: int, wanted: Callable[[dict[str, Any], Any], bool], **options: Any
) -> tuple[dict[str, Any], int]:
    """The view of whoever first meets a question that is wanted, in a game of chance that likes to go on."""
    for state, question in games(seats, seed, **options):
        if isinstance(question, Choice):
            view: dict[str, Any] = GAME.view(state, question.seat)
            if wanted(view, question):
                return view, question.seat
    raise AssertionError("expected the question to be asked")


def games(seats: int, seed: int, **options: Any) -> Iterator[tuple[State[Any], Any]]:
    """Games one after the other, answer by answer."""
    rng = Random(seed)
    for _ in range(60):
        state = GAME.setup(seats=seats, options=options)
        while state.questions:
            question = state.questions[0]
            yield state, question
            state.play(Answer(question.seat, chosen(question, rng)))
        yield state, None


def chosen(question: Any, rng: Random) -> Any:
    if not isinstance(question, Choice):
        return question.pick(rng)
    options = list(question.options)
    # Ending a turn early makes dull games.
    lively = [each for each in options if GAME.write(question, each) not in ("done", "wait")]
    return rng.choice(lively or options)


def asks(about: str) -> Callable[[dict[str, Any], Any], bool]:
    """Whether a question is about this."""
    return lambda _, question: bool(question.about == about)


def html(view: dict[str, Any], *, language: str = "en", me: int = 0) -> str:
    words, names = Words(language), NAMES[: len(view["seats"])]
    return str(str(BOARD.layout(BOARD.regions(view, words, names, me), words, me)))


def region(view: dict[str, Any], id: str, *, me: int = 0, language: str = "en") -> str:
    return str(BOARD.regions(view, Words(language), NAMES[: len(view["seats"])], me)[id])


def buttons(markup: str) -> dict[str, str]:
    """The opening tag of every button that answers, by its value."""
    tags = re.findall(r"<button[^>]*>", markup)
    return {found[1]: tag for tag in tags if (found := re.search(r'value="([^"]*)"', tag))}


@cache
def turn() -> tuple[dict[str, Any], int]:
    """Somebody's turn in the wall room, with actions left."""
    return played(3, 1, lambda view, question: question.about == "turn" and view["seats"][question.seat]["actions"] > 2)


# --- the drawings -----------------------------------------------------------------------------------------------------


def test_fourteen_glyphs_of_the_content_are_drawn_and_differ() -> None:
    assert set(STROKES) == set(TEMPLE.glyphs)
    assert len({" ".join(sorted(strokes.split())) for strokes in STROKES.values()}) == TILES


def test_the_ground_has_every_cell_once_and_a_line_for_every_contact() -> None:
    drawn = str(ground())
    ElementTree.fromstring(drawn)
    cells = re.findall(r'id="cell-([^"]+)"', drawn)
    assert sorted(cells) == sorted(CELLS.ids)
    contacts = sum(len(CELLS.touching(cell)) for cell in CELLS.numbers) // 2
    assert drawn.count('class="is-dashed"') + drawn.count('class="is-solid"') == contacts
    assert drawn.count('class="is-solid"') >= 3


def test_every_drawing_that_is_used_is_on_the_sheet_once() -> None:
    sheet = str(BOARD.sprites(Words("zh-Hant")))
    defined = re.findall(r'\bid="([^"]+)"', sheet)
    assert len(defined) == len(set(defined))
    pages = [sheet]
    for number, (state, _) in enumerate(games(4, 2)):
        if number % 40 == 0:
            pages.append(html(GAME.view(state, 0)))
        if number > 1200:
            break
    used = {each for page in pages for each in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', page)}
    assert {first or second for first, second in used} <= set(defined)
    for adventurer in TEMPLE.adventurers:
        assert f"temple-who-{adventurer.id}" in defined


# --- the pages --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_page_has_every_region_once_and_no_inline_style_or_script(language: str, seats: int) -> None:
    words = Words(language)
    for number, (state, _) in enumerate(games(seats, seats)):
        if number % 97 == 0:
            for me in (0, seats - 1, SPECTATOR):
                view = GAME.view(state, me)
                regions = BOARD.regions(view, words, NAMES[:seats], me)
                page = str(fragment[BOARD.layout(regions, words, me), BOARD.sprites(words)])
                ids = re.findall(r'\bid="([^"]+)"', page)
                assert len(ids) == len(set(ids))
                for id, element in regions.items():
                    assert re.match(rf'<\w+[^>]* id="{id}"', str(element))
                    assert id in ids
                assert not re.search(r"\sstyle=|<style|<script|\son\w+=|javascript:", page)
        if number > 600:
            break


def test_the_same_viewer_always_gets_the_same_regions() -> None:
    ids = set()
    for number, (state, _) in enumerate(games(3, 8)):
        ids.add(tuple(BOARD.regions(GAME.view(state, 1), Words("en"), NAMES[:3], 1)))
        if number > 500:
            break
    assert len(ids) == 1


def test_the_regions_of_equal_views_are_the_same_elements() -> None:
    view, me = turn()
    first = BOARD.regions(view, Words("en"), NAMES[:3], me)
    again = BOARD.regions(dict(view), Words("en"), NAMES[:3], me)
    assert all(first[id] is again[id] for id in first)


def test_hostile_names_are_only_text() -> None:
    view, me = turn()
    names = ['<img src=x onerror="alert(1)">', '" onfocus="x', "{ $seat }"]
    words = Words("en")
    page = str(BOARD.layout(BOARD.regions(view, words, names, me), words, me))
    assert "<img" not in page
    assert '" onfocus="' not in page
    assert "{ $seat }" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_button_and_summary_says_what_it_does(language: str) -> None:
    for about in ("turn", "pick", "discard", "keep", "send", "second-row"):
        view, me = played(4, 3, asks(about))
        page = html(view, language=language, me=me)
        asked = next(each for each in view["questions"] if each["seat"] == me)
        assert {f"{about} {answer}" for answer in asked["answers"]} <= set(buttons(page))
        for tag, inside in re.findall(r"(<(?:button|summary)[^>]*>)(.*?)</(?:button|summary)>", page, re.DOTALL):
            said = re.search(r'aria-label="[^"]+"', tag) or re.sub(r"<svg.*?</svg>|<[^>]+>", "", inside).strip()
            assert said, tag
            assert tag.startswith("<summary") or 'form="answers"' in tag


# --- the answers ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-40")
def test_cells_that_can_be_entered_are_lit_and_cost_an_action() -> None:
    view, me = turn()
    asked = next(each for each in view["questions"] if each["seat"] == me)
    cells = buttons(region(view, "board-ways", me=me))
    moves = [answer for answer in asked["answers"] if answer.startswith("move ")]
    assert moves
    for answer in moves:
        assert "is-lit" in cells[f"turn {answer}"]
        assert Words("en").say("temple-board-cost-move") in cells[f"turn {answer}"]
    # What is no cell is a button of its own.
    assert "turn done" in buttons(region(view, "board-choices", me=me))
    assert "turn done" not in cells


def test_greyed_cells_say_why_and_can_be_pressed() -> None:
    view, me = played(
        2,
        4,
        lambda view, question: (
            question.about == "turn"
            and any(each["answer"].startswith("move ") for each in own(view, question.seat)["greyed"])
        ),
    )
    greyed = next(each for each in own(view, me)["greyed"] if each["answer"].startswith("move "))
    tag = buttons(region(view, "board-ways", me=me))[f"turn {greyed['answer']}"]
    assert 'aria-disabled="true"' in tag
    assert "is-lit" not in tag
    assert Words("en").refusal("temple", greyed["reason"]) in unescape(tag)
    assert 'type="submit"' in tag


def own(view: dict[str, Any], me: int) -> Any:
    return next(each for each in view["questions"] if each["seat"] == me)


def test_further_cells_show_what_the_way_costs() -> None:
    view, me = turn()
    ways = region(view, "board-ways", me=me)
    rings = [int(moves) for moves in re.findall(r"<text[^>]*>(\d+)</text>", ways)]
    assert rings
    assert min(rings) == 2
    assert max(rings) == view["seats"][me]["actions"]


@pytest.mark.rule("T-26")
def test_treasures_are_discarded_by_themselves() -> None:
    view, me = played(3, 5, asks("discard"))
    held = buttons(region(view, "board-hold", me=me))
    assert set(held) == {f"discard {card}" for card in view["treasures"]}
    assert "discard keep-all" in buttons(region(view, "board-choices", me=me))


@pytest.mark.rule("T-124")
def test_the_second_adventurer_is_sent_by_the_sun_cell() -> None:
    view, me = played(4, 6, asks("send"))
    assert "send send sun_a" in buttons(region(view, "board-ways", me=me))
    assert "send wait" in buttons(region(view, "board-choices", me=me))


def test_without_a_question_nothing_answers() -> None:
    view, me = turn()
    others = [{"seat": me, "about": "turn", "optional": False}]
    assert buttons(html(view | {"questions": others}, me=(me + 1) % 3)) == {}
    assert buttons(html(view | {"questions": []}, me=me)) == {}


# --- the numbers ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-116")
def test_the_corridor_shows_the_mean_rounds_until_the_boulder_is_there() -> None:
    view, me = played(2, 1, lambda view, question: question.about == "turn" and view["round"] == 1)
    numbers = re.findall(r"<text[^>]*>([\d.]+)</text>", region(view, "board-dread", me=me))
    assert len(numbers) == 31
    assert [numbers[at - 1] for at in (6, 11, 16, 31)] == ["4.1", "5.7", "7.2", "11.7"]
    ledger = region(view, "board-reckoning", me=me)
    row = re.search(r"corridor 31</th>(.*?)</tr>", ledger, re.DOTALL)
    assert row is not None
    assert re.findall(r"<td>([^<]+)</td>", row[1])[:3] == ["31", "9", "11.7"]


@pytest.mark.rule("T-104", "T-92")
def test_the_meter_shows_what_bridge_and_river_would_do_now() -> None:
    view, me = turn()
    shown = region(view, "board-meter", me=me)
    assert "69.4 %" in shown or view["seats"][me]["number"] >= 3 or view["seats"][me]["ability"] == "swimming"
    assert "&gt;99.9 %" in shown or ">99.9 %" in shown
    seats = [dict(each) for each in view["seats"]]
    other = next(each for each in seats if each["seat"] != me)
    other["cell"], other["bridge_load"], seats[me]["bridge_load"] = "bridge", 4, 2
    crowded = region(view | {"seats": seats, "planks": 2}, "board-meter", me=me)
    assert "30.6 %" in crowded  # sum 6, two planks


def test_when_it_is_over_nothing_is_dreaded() -> None:
    for state, question in games(2, 9):
        if question is None:
            view = GAME.view(state, 0)
            assert "<li" not in region(view, "board-meter")
            return


# --- what must not be seen --------------------------------------------------------------------------------------------


@pytest.mark.rule("T-52", "T-57", "T-152")
def test_hidden_treasures_and_glyphs_never_reach_a_page() -> None:
    """Canaries: a page names no treasure, no glyph's number and no pick that its view does not."""
    hidden_treasures = hidden_notes = 0
    for number, (state, question) in enumerate(games(3, 10)):
        if question is None or number > 2500:
            break
        if number % 11:
            continue
        everything: Any = GAME.view(state, REFEREE)
        for eye in (0, 1, 2, SPECTATOR):
            view: Any = GAME.view(state, eye)
            page = html(view, me=eye)
            assert set(TREASURE.findall(page)) == set(view["treasures"])
            faces = sum(len(each["treasures"]) for each in view["seats"]) + len(view["treasures"])
            assert page.count('href="#temple-coffin"') <= faces
            noted = {each["glyph"] for each in view["clues_seen"]}
            secret = {each["glyph"] for each in everything["clues_seen"]} - noted
            turned = {each["glyph"] for each in view["tiles"] if each["number"]}
            marks = re.findall(r'<li class="is-trap">.*?#temple-glyph-(\w+)', page, re.DOTALL)
            assert set(marks) <= noted
            assert not set(marks) & (secret - turned)
            hidden_treasures += len(everything["seats"][0]["treasures"]) if eye != 0 else 0
            hidden_notes += len(secret)
    assert hidden_treasures
    assert hidden_notes


def test_equal_worlds_give_equal_pages() -> None:
    """Another world that an eye cannot tell apart gives it the same bytes."""
    rng, checked = Random(4), 0
    for number, (state, question) in enumerate(games(3, 12)):
        if question is None or number > 900:
            break
        if number % 60 == 0:
            for eye in (0, 2, SPECTATOR):
                other = GAME.redeal(state, eye, rng)
                assert html(GAME.view(other, eye), me=eye) == html(GAME.view(state, eye), me=eye)
                checked += 1
    assert checked > 10


# --- cues -------------------------------------------------------------------------------------------------------------


def cues(*told: dict[str, Any], me: int = 0, **changes: Any) -> list[dict[str, str | int]]:
    view, _ = turn()
    return BOARD.cues(list(told), view | changes, Words("en"), NAMES[:3], me)


def test_the_steps_of_a_figure_are_one_walk() -> None:
    moved = [{"event": "moved", "seat": 1, "cell": cell} for cell in ("w23", "w33", "w34")]
    assert cues(*moved) == [{"do": "walk", "at": "board-pawn-1", "along": "cell-w23 cell-w33 cell-w34"}]


@pytest.mark.rule("T-118")
def test_the_boulder_rolls_cell_by_cell_from_where_it_was() -> None:
    found = cues({"event": "boulder", "dice": [1, 4, 6], "number": 2}, boulder=5)
    assert found == [
        {"do": "cast", "at": "cell-c3", "show": "show-die-1 show-die-4 show-die-6"},
        {"do": "walk", "at": "board-boulder", "along": "cell-c4 cell-c5"},
    ]


@pytest.mark.rule("T-52")
def test_treasures_fly_with_the_side_that_was_told() -> None:
    hidden = {"event": "found", "seat": 2, "deck": "w3"}
    assert cues(hidden) == [
        {"do": "fly", "from": "board-deck-w3", "to": "board-seat-2", "count": 1, "show": "show-back-w3"}
    ]
    mine = cues({"event": "found", "seat": 0, "deck": "w3", "treasure": "w3-2-1"})[0]
    assert (mine["to"], mine["show"]) == ("board-card-w3-2-1", "show-treasure-w3-2")
    opened = cues({"event": "opened", "seat": 0, "deck": "small-2", "treasure": "small-2"})[0]
    assert (opened["from"], opened["show"]) == ("board-alcove-small-2", "show-treasure-small-2")


@pytest.mark.rule("T-55")
def test_a_glyph_is_named_to_its_reader_alone() -> None:
    assert cues({"event": "deciphered", "seat": 1, "row": 2}) == [{"do": "pulse", "at": "board-clue-2"}]
    read = cues({"event": "deciphered", "seat": 0, "row": 2, "glyph": "eye"})
    assert read[-1]["text"] == Words("en").word("temple", "glyph", "eye")


def test_cues_name_elements_and_templates_of_the_page() -> None:
    told: list[dict[str, Any]] = [
        {"event": "rolled", "seat": 0, "dice": [1, 2, 3, 4, 5]},
        {"event": "moved", "seat": 0, "cell": "c12"},
        {"event": "pushed", "seat": 1, "cell": "w13"},
        {"event": "died", "seat": 2, "cause": "trap"},
        {"event": "found", "seat": 1, "deck": "lava"},
        {"event": "gave", "seat": 1, "deck": "big"},
        {"event": "clue", "row": 4, "number": 2},
        {"event": "bridge-roll", "dice": [1, 6], "load": 2, "number": 1},
        {"event": "river-roll", "seat": 0, "dice": [1, 2]},
        {"event": "river-die", "seat": 0, "dice": [3]},
        {"event": "alcove-roll", "seat": 0, "alcove": "big", "dice": [6, 6]},
        {"event": "wall-card", "wall": "both"},
        {"event": "wall-moved", "side": "left", "number": 1},
        {"event": "walls-met"},
        {"event": "mask-off", "seat": 0},
        {"event": "tile-turned", "cell": "l21", "number": 3},
        {"event": "trap", "cell": "l44", "number": 9},
        {"event": "sun-opened", "cell": "sun_b"},
        {"event": "sealed"},
        {"event": "dice-passed", "seat": 1},
        {"event": "over", "seats": [1]},
    ]
    view, me = turn()
    page = html(view, me=me) + str(BOARD.sprites(Words("en")))
    found = cues(*told, me=me)
    assert len(found) > 30
    for cue in found:
        for key in ("at", "from", "to", "show", "else", "along"):
            for id in str(cue.get(key, "")).split():
                assert f'id="{id}"' in page, cue


def test_cues_are_made_of_events_that_the_game_tells() -> None:
    words = Words("en")
    for event in MOVES:
        assert words.knows(f"temple-event-{event}")
