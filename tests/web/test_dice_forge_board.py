"""The board of Dice Forge: every piece drawn and named, every answer on its piece, cues that find their elements."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from htpy import fragment

import parlour
from parlour.core.questions import Answer, Chance, Choice
from parlour.core.seats import REFEREE, SPECTATOR
from parlour.games.dice_forge.answers import CARD, FACE
from parlour.web.boards import board, folded
from parlour.web.boards.dice_forge.pictures import CONTENT
from parlour.words import LANGUAGES, Words

BOARD = board("dice_forge")
NAMES = ["Ada", "Ben", "Chi", "Dao"]
EN = Words("en")


@cache
def views(seats: int, card_set: str, seed: int) -> tuple[tuple[dict[str, Any], ...], tuple[dict[str, Any], ...]]:
    """The views of seat 0 along a random game, and all events it was told, each with the view after it."""
    game = parlour.game("dice_forge")
    state, rng = game.setup(seats=seats, options={"card_set": card_set}), Random(seed)
    seen, told = [game.view(state, 0)], []
    while state.verdict is None:
        question = rng.choice(state.questions)
        state.play(Answer(question.seat, picked(question, rng)))
        seen.append(game.view(state, 0))
        told += [{"told": event.told(0), "view": seen[-1]} for event in state.events]
    return tuple(seen), tuple(told)


def picked(question: Any, rng: Random) -> Any:
    """A random answer; rather a card or a face than a pass, so that much happens."""
    if isinstance(question, Chance):
        return question.pick(rng)
    assert isinstance(question, Choice)
    values = [value for value in question.options if isinstance(value, int)]
    feats, faces = [value for value in values if value >= CARD], [value for value in values if value >= FACE]
    return rng.choice(faces if rng.random() < 0.4 and faces else feats or values)


@cache
def every_question() -> tuple[tuple[dict[str, Any], str], ...]:
    """One view for every kind of question that seat 0 meets in a few games, with what it is about."""
    found: dict[str, dict[str, Any]] = {}
    for seats, card_set, seed in ((3, "advanced", 2), (3, "draft", 11), (3, "advanced", 7), (4, "advanced", 3)):
        for view in views(seats, card_set, seed)[0]:
            for question in view["questions"]:
                if question["seat"] == 0 and question.get("answers"):
                    found.setdefault(question["about"], view)
    return tuple((view, about) for about, view in found.items())


def regions(view: dict[str, Any], *, words: Words = EN, me: int = 0) -> dict[str, Any]:
    return BOARD.regions(view, words, NAMES[: len(view["seats"])], me)


def html(view: dict[str, Any], *, words: Words = EN, me: int = 0) -> str:
    """The whole board as one viewer gets it."""
    page = str(BOARD.layout(regions(view, words=words, me=me), words, me))
    return str(page)  # what htpy gives is markup, which would escape what is added to it


def first_asked(about: str, *, seats: int = 4, card_set: str = "basic", seed: int = 1) -> dict[str, Any]:
    for view in views(seats, card_set, seed)[0]:
        if any(each["seat"] == 0 and each["about"] == about and each.get("answers") for each in view["questions"]):
            return view
    raise AssertionError(f"nobody was asked {about}")


def buttons(markup: str) -> dict[str, str]:
    """The opening tag of every button that answers, by its value."""
    tags = re.findall(r"<button[^>]*>", markup)
    return {found[1]: tag for tag in tags if (found := re.search(r'value="([^"]*)"', tag))}


def answers_of(view: dict[str, Any], *, greyed: bool = False) -> set[str]:
    found = set()
    for question in view["questions"]:
        if question["seat"] == 0 and "answers" in question:
            given = [each["answer"] for each in question["greyed"]] if greyed else question["answers"]
            found |= {f"{question['about']} {answer}" for answer in given}
    return found


# --- the pieces ------------------------------------------------------------------------------------------------------


def test_every_face_and_every_card_is_drawn_once_and_differs_from_all_others() -> None:
    sheet = str(BOARD.sprites(EN))
    plates = dict(re.findall(r'<symbol id="df-face-([^"]+)"[^>]*>(.*?)</symbol>', sheet, re.DOTALL))
    emblems = dict(re.findall(r'<symbol id="df-card-([^"]+)"[^>]*>(.*?)</symbol>', sheet, re.DOTALL))
    assert set(plates) == set(CONTENT.face_ids)
    assert set(emblems) == set(CONTENT.card_ids)
    assert len(set(plates.values())) == 29
    assert len(set(emblems.values())) == 24
    ElementTree.fromstring(sheet[: sheet.index("<template")])


@pytest.mark.rule("D-59")
def test_a_plate_says_in_numbers_and_signs_what_its_face_gives() -> None:
    sheet = str(BOARD.sprites(EN))
    plates = dict(re.findall(r'<symbol id="df-face-([^"]+)"[^>]*>(.*?)</symbol>', sheet, re.DOTALL))

    def drawn(face: str) -> tuple[list[str], list[str]]:
        texts = re.findall(r"<text[^>]*>([^<]*)</text>", plates[face])
        return texts, [each for each in re.findall(r'href="#df-([^"]+)"', plates[face]) if not each.startswith("do-")]

    assert drawn("gold_6") == (["6"], ["gold"])
    assert drawn("moon2_vp2") == (["2", "2", "+"], ["moon", "vp"])
    assert drawn("choice_gold3_vp2") == (["3", "2", "?"], ["gold", "vp"])
    assert drawn("shield_red") == (["2", "5"], ["sun", "sun", "vp"])
    assert drawn("ship") == (["−2"], ["gold"])
    assert drawn("triple") == (["×3"], [])
    marks = [drawn(f"boar_{colour}")[1][0] for colour in ("red", "yellow", "green", "blue")]
    assert marks == ["mark-red", "mark-yellow", "mark-green", "mark-blue"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_note_tells_what_each_face_and_card_does_and_costs(language: str) -> None:
    words = Words(language)
    sheet = str(BOARD.sprites(words))
    notes = dict(re.findall(r'<div[^>]* id="note-([^"]+)"(.*?)</button></div>', sheet, re.DOTALL))
    for id, face in ((face.id, face) for face in CONTENT.faces):
        assert words.say(f"dice_forge-face-{id}-help") in notes[f"face-{id}"]
        if face.cost > 0:
            assert words.say("dice_forge-board-note-pond", number=face.cost) in notes[f"face-{id}"]
    for card in CONTENT.cards:
        assert words.say(f"dice_forge-card-{card.id}-help") in notes[f"card-{card.id}"].replace("&#39;", "'")


def test_everything_that_is_referred_to_is_on_the_page_once() -> None:
    sheet = str(BOARD.sprites(EN))
    for view, _ in every_question():
        page = html(view) + sheet
        ids = re.findall(r'\bid="([^"]+)"', page)
        assert len(ids) == len(set(ids))
        used = re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)|popovertarget="([^"]+)"|aria-labelledby="([^"]+)"', page)
        assert {each for several in used for each in several if each} <= set(ids)


# --- the regions -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("me", [0, 1, SPECTATOR, REFEREE])
def test_a_page_has_every_region_and_no_inline_style_or_script(language: str, seats: int, me: int) -> None:
    words = Words(language)
    for view in views(seats, "advanced", 1)[0][::40]:
        shown = regions(view, words=words, me=me)
        page = str(fragment[BOARD.layout(shown, words, me), BOARD.sprites(words)])
        for id, element in shown.items():
            assert re.match(rf'<\w+[^>]* id="{id}"', str(element))
            assert f'id="{id}"' in page
        assert {f"board-hero-{seat}" for seat in range(seats)} <= set(shown)
        assert not re.search(r"\sstyle=|<style|<script|\son\w+=|javascript:", page)


def test_the_ids_of_the_regions_never_change_and_equal_data_give_the_same_elements() -> None:
    seen = views(3, "basic", 1)[0]
    ids = [list(regions(view)) for view in seen[::25]]
    assert all(each == ids[0] for each in ids)
    first, again = regions(seen[60]), BOARD.regions(dict(seen[60]), Words("en"), list(NAMES[:3]), 0)
    assert all(first[id] is again[id] for id in first)


def test_one_face_bought_changes_the_regions_it_touches_and_no_others() -> None:
    view = first_asked("forge")
    before = {id: str(each) for id, each in regions(view).items()}
    quiet = dict(view) | {"questions": [], "forging": ""}
    after = {id: str(each) for id, each in regions(quiet).items()}
    assert {id for id in before if before[id] != after[id]} == {"board-forging", "board-hero-0"}


def test_hostile_names_are_only_text() -> None:
    view = views(4, "basic", 1)[0][100]
    names = ['<img src=x onerror="alert(1)">', '" onfocus="x', "{ $seat }", "&"]
    page = str(BOARD.layout(BOARD.regions(view, EN, names, 0), EN, 0))
    assert "<img" not in page
    assert not re.search(r'"\s+onfocus=', page)
    assert "{ $seat }" in page


@pytest.mark.rule("D-133")
def test_a_page_shows_every_eye_the_same_table_and_answers_only_to_who_is_asked() -> None:
    """Nothing is hidden in this game, so the canary is the question: nobody else's page has a button for it."""
    game = parlour.game("dice_forge")
    state, rng = game.setup(seats=3, options={"card_set": "advanced"}), Random(7)
    for step in range(300):
        if state.verdict is not None:
            break
        if step % 7 == 0:
            asked = {question.seat for question in state.questions}
            pages = {eye: html(game.view(state, eye), me=eye) for eye in (0, 1, 2, SPECTATOR)}
            for eye, page in pages.items():
                assert bool(buttons(page)) == (eye in asked)
            strangers = [eye for eye in (0, 1, 2) if eye not in asked]
            for eye in strangers:
                own = str(regions(game.view(state, eye), me=SPECTATOR)["board-temple"])
                assert own == str(regions(game.view(state, SPECTATOR), me=SPECTATOR)["board-temple"])
        question = state.questions[0]
        state.play(Answer(question.seat, picked(question, rng)))


# --- the answers -----------------------------------------------------------------------------------------------------


def test_every_answer_of_every_question_is_a_lit_button_and_every_greyed_one_says_why() -> None:
    met = {about for _, about in every_question()}
    for view, _ in every_question():
        found = buttons(html(view))
        lit = {value for value, tag in found.items() if "is-lit" in tag}
        assert lit == answers_of(view)
        assert {value for value, tag in found.items() if "is-greyed" in tag} == answers_of(view, greyed=True)
        for tag in found.values():
            assert 'form="answers"' in tag
            assert re.search(r'aria-label="[^"]+"', tag)
            assert ('aria-disabled="true"' in tag) == ("is-greyed" in tag)
    assert {"action", "offering", "forge", "option", "die", "extra", "gear", "owl", "hammer", "order"} <= met
    assert {"mirror", "boar-reward", "wearer", "shield", "cerberus", "triton", "ship", "draft", "swap-sun"} <= met


@pytest.mark.rule("D-40", "D-48")
def test_faces_are_bought_in_the_temple_and_feats_on_their_islands() -> None:
    view = first_asked("action")
    shown = regions(view)
    temple = buttons(str(shown["board-temple"]))
    assert temple
    assert all(value.startswith("action offer ") for value in temple)
    assert "board-choices" in shown
    assert "action pass" in buttons(str(shown["board-choices"]))
    for island in view["islands"]:
        given = buttons(str(shown[f"board-island-{island['island']}"]))
        assert {f"action feat {pile['card']}" for pile in island["piles"]} == set(given)
    refused = next(each for each in view["questions"][0]["greyed"] if each["reason"] == "no-gold")
    tag = temple[f"action {refused['answer']}"]
    assert EN.refusal("dice_forge", "no-gold", **refused["args"]) in tag


@pytest.mark.rule("D-42", "D-43")
def test_forging_shows_the_new_face_on_every_place_and_what_it_changes() -> None:
    view = first_asked("forge")
    shown = regions(view)
    new = view["forging"]
    hero = str(shown["board-hero-0"])
    places = re.findall(r'<span class="df-coming">.*?href="#df-face-([^"]+)"', hero, re.DOTALL)
    assert places == [new] * 12
    told = str(shown["board-forging"])
    assert EN.say("dice_forge-board-forging", face=EN.word("dice_forge", "face", new)) in told
    kinds = {(die["die"], face) for die in view["seats"][0]["dice"] for face in die["faces"]}
    assert told.count("df-instead") == len(kinds)
    other = str(regions(dict(view) | {"questions": []})["board-hero-0"])
    assert "df-coming" not in other


def test_equal_faces_of_a_die_are_folded_in_the_list_beside_the_board() -> None:
    answers = ["sun 1 sun_1", "sun 2 gold_1", "sun 3 gold_1", "moon 2 gold_1"]
    fold = folded("dice_forge", "forge", answers, EN)
    assert fold is not None
    assert fold.answers == {"sun 3 gold_1"}
    assert folded("dice_forge", "forge", answers[:2], EN) is None
    assert folded("dice_forge", "action", ["offer gold_3", "pass"], EN) is None


# --- what is shown beside ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hero_tells_the_same_to_the_ear_as_to_the_eye(language: str) -> None:
    words = Words(language)
    view = views(4, "basic", 1)[0][200]
    hero = view["seats"][view["turn"]]
    plate = str(regions(view, words=words)[f"board-hero-{view['turn']}"])
    assert words.say("dice_forge-board-turn") in re.search(r'aria-label="([^"]*)"', plate)[1]  # type: ignore[index]
    for resource in ("gold", "sun", "moon"):
        name = words.word("dice_forge", "resource", resource)
        most = hero["limits"][resource]
        assert words.say("dice_forge-board-held", resource=name, number=hero[resource], most=most) in plate
    for die in hero["dice"]:
        up = words.word("dice_forge", "face", die["faces"][die["up"]])
        name = words.word("dice_forge", "die", die["die"])
        assert words.say("dice_forge-board-die", die=name, face=up) in plate
        slots = re.findall(rf'id="board-face-{view["turn"]}-{die["die"]}-(\d)"', plate)
        assert slots == ["0", "1", "2", "3", "4", "5"]
    assert plate.count("df-slot is-up") == 2


def test_the_yield_of_the_starting_dice_stands_beside_them() -> None:
    """Rulebook 4: mean 1.5 gold, 1/6 sun, 1/6 moon, 1/3 points."""
    plate = str(regions(views(4, "basic", 1)[0][0])["board-hero-0"])
    means = EN.listed(["1.5 gold", "0.17 sun", "0.17 moon", "0.33 glory"])
    said = EN.say("dice_forge-board-yield-label", what=EN.say("dice_forge-board-yield-both"), means=means)
    assert said in plate


@pytest.mark.rule("D-12", "D-47")
def test_the_temple_shows_its_shelves_by_price_and_what_is_left() -> None:
    view = views(4, "basic", 1)[0][150]
    temple = str(regions(view, me=SPECTATOR)["board-temple"])
    prices = [int(each) for each in re.findall(r'df-shelf-price".*?</svg>(\d+)</p>', temple, re.DOTALL)]
    assert prices == [2, 3, 4, 5, 6, 8, 12]
    for pond in view["temple"]:
        for stock in pond["faces"]:
            where = temple if pond["cost"] else str(regions(view, me=SPECTATOR)["board-garden"])
            cell = where[where.index(f'id="board-pond-{stock["face"]}"') :]
            assert cell[: cell.index("</li>")].count(f"×{stock['left']}</span>") == 1


@pytest.mark.rule("D-16", "D-50")
def test_pawns_stand_on_portals_and_at_home() -> None:
    view = next(each for each in views(4, "basic", 1)[0] if len({hero["pawn"] for hero in each["seats"]}) == 4)
    shown = regions(view)
    for hero in view["seats"]:
        place = shown[f"board-island-{hero['pawn'] or 'home'}"]
        assert f'id="board-pawn-{hero["seat"]}"' in str(place)
        assert EN.say("dice_forge-board-pawn", name=NAMES[hero["seat"]]) in str(place)


def test_the_agenda_says_in_words_what_is_still_to_come() -> None:
    view = next(
        each
        for each in views(4, "basic", 1)[0]
        if {"step": "extra-action", "seat": 0} in each["coming"] and each["coming"][0]["seat"] == 0
    )
    turn = str(regions(view)["board-turn"])
    step = EN.word("dice_forge", "step", "extra-action")
    assert EN.say("dice_forge-board-coming-yours", step=step) in turn
    assert EN.say("dice_forge-board-round", round=view["round"], rounds=9) in turn
    assert EN.say("dice_forge-board-coming-of", name="Ada", step=step) in str(regions(view, me=1)["board-turn"])


def test_the_end_shows_places_and_scores() -> None:
    view = views(4, "basic", 1)[0][-1]
    for seat in range(4):
        plate = str(regions(view)[f"board-hero-{seat}"])
        assert EN.say("dice_forge-board-place", place=view["verdict"]["places"][seat]) in plate
        assert EN.say("dice_forge-board-score", score=view["verdict"]["scores"][seat]) in plate


# --- cues -------------------------------------------------------------------------------------------------------------


def test_every_event_of_many_games_moves_only_what_is_on_the_page() -> None:
    templates = str(BOARD.sprites(EN))
    kinds = set()
    for seats, card_set in ((2, "advanced"), (4, "basic"), (3, "draft")):
        for each in views(seats, card_set, 1)[1][::9]:
            found = BOARD.cues([each["told"]], each["view"], EN, NAMES[:seats], 0)
            page = html(each["view"])
            for cue in found:
                kinds.add(cue["do"])
                if cue["do"] == "fly":
                    assert f'<template id="{cue["show"]}"' in templates
                    assert any(f'id="{cue.get(end)}"' in page for end in ("from", "else"))
                    assert any(f'id="{cue.get(end)}"' in page for end in ("to", "else"))
                if cue["do"] in ("roll", "move", "say"):
                    assert f'id="{cue["at"]}"' in page
                for stop in str(cue.get("along", "")).split():
                    assert f'id="{stop}"' in page
    assert kinds == {"fly", "pulse", "move", "roll", "say", "tumble"}


@pytest.mark.rule("D-28")
def test_a_die_rolls_along_its_faces_and_lies_still_on_the_face_that_was_rolled() -> None:
    rolled = next(each for each in views(4, "basic", 1)[1] if each["told"]["event"] == "rolled")
    told, view = rolled["told"], rolled["view"]
    found = BOARD.cues([told], view, EN, NAMES, 0)
    assert [cue["do"] for cue in found] == ["roll", "roll"]
    for cue, die, face in zip(found, told["dies"], told["faces"], strict=True):
        slot = int(str(cue["at"])[-1])
        shown = next(each for each in view["seats"][told["seat"]]["dice"] if each["die"] == die)
        assert shown["faces"][slot] == face
        assert shown["up"] == slot
        assert len(str(cue["along"]).split()) == 6
