"""The board of Magi: every design, every label, nothing that an eye may not know, nothing that announces a call."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from htpy import fragment

import parlour
from parlour.core.errors import UnknownGame
from parlour.core.questions import Answer, Chance, Choice
from parlour.core.seats import REFEREE, SPECTATOR
from parlour.web.boards import board
from parlour.web.boards.magi.cards import DESIGNS, card, design_of
from parlour.web.boards.magi.scores import scores_region
from parlour.web.boards.magi.seats import Sitting, seat_region
from parlour.words import LANGUAGES, Words

BOARD = board("magi")
NAMES = ["Ada", "Ben", "Chi", "Dao", "Eva", "Fey", "Gus", "Hua"]
CARD = re.compile(r"(?:(?:red|blue|yellow)-)?[a-z_]+-[1-9]\b")


def seen(**changes: Any) -> dict[str, Any]:
    """A plain view of seat 0 at a table of four, with changes."""
    seats = len(changes.get("seats", NAMES[:4]))
    view: dict[str, Any] = {
        "game": "magi",
        "eye": 0,
        "seats": [{"seat": seat, "cards": 5, "penalty": 4 * seat, "called": False} for seat in range(seats)],
        "round": 2,
        "starter": 1,
        "turn": 0,
        "direction": "clockwise",
        "count": 0,
        "colour": "red",
        "top": "red-sword-1",
        "deck": 41,
        "pile": 9,
        "hand": ["red-grail-1", "blue-coin-1", "red-cloak-1"],
        "laid": [],
        "history": [],
        "options": {"magi_call": "manual", "catastrophe": False},
        "questions": [],
        "verdict": None,
    }
    return view | changes


def html(view: dict[str, Any], *, language: str = "en", me: int = 0) -> str:
    """The whole board as one viewer gets it."""
    names = NAMES[: len(view["seats"])]
    words = Words(language)
    page = str(BOARD.layout(BOARD.regions(view, words, names, me), words, me))
    return str(page)  # what htpy gives is markup, which would escape what is added to it


def region(view: dict[str, Any], id: str, *, me: int = 0) -> str:
    return str(BOARD.regions(view, Words("en"), NAMES[: len(view["seats"])], me)[id])


def asked(about: str, *answers: str, greyed: list[dict[str, Any]] | None = None) -> list[dict[str, Any]]:
    return [{"seat": 0, "about": about, "optional": False, "answers": list(answers), "greyed": greyed or []}]


def buttons(markup: str) -> dict[str, str]:
    """The opening tag of every button that answers, by its value."""
    tags = re.findall(r"<button[^>]*>", markup)
    return {found[1]: tag for tag in tags if (found := re.search(r'value="([^"]*)"', tag))}


class Tags(HTMLParser):
    """What a browser would read: all tags, attributes and texts."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.texts: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


# --- the cards ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_47_designs_draw_and_differ(language: str) -> None:
    drawn = {design: str(card(design, Words(language))) for design in DESIGNS}
    assert len(drawn) == 47
    assert len(set(drawn.values())) == 47
    for markup in drawn.values():
        ElementTree.fromstring(markup)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_bears_its_colour_as_sign_and_word_its_points_name_and_effects(language: str) -> None:
    words = Words(language)
    for face in DESIGNS.values():
        markup = str(card(face.id, words))
        said = re.findall(r"<text[^>]*>([^<]*)</text>", markup)
        assert f'href="#magi-sign-{face.colour}"' in markup
        assert f'href="#magi-kind-{face.kind}"' in markup
        assert words.say(f"magi-board-colour-{face.colour}") in said
        assert str(face.points) in said
        assert words.say(f"magi-kind-{face.kind}") in said
        for effect in face.effects:
            assert words.say(f"magi-effect-{effect.replace(' ', '-')}") in said
        assert ('href="#magi-star"' in markup) == face.hexagram


@pytest.mark.rule("M-78")
def test_in_the_catastrophe_every_draw_bears_the_star() -> None:
    for face in DESIGNS.values():
        starred = 'href="#magi-star"' in str(card(face.id, Words("en"), True))
        assert starred == (face.hexagram or face.draws)


def test_every_drawing_that_is_used_is_on_the_sheet_once() -> None:
    words = Words("zh-Hant")
    sheet = str(BOARD.sprites(words))
    defined = re.findall(r'\bid="([^"]+)"', sheet)
    assert len(defined) == len(set(defined))
    choices = [
        asked("colour", "red", "blue", "yellow"),
        asked("pick-turn", "again", "reverse", "shoot", "through"),
        asked("pick-colour", "select", "free"),
        asked("pick-draw", "0", "3"),
        asked("again", "again", "no-again"),
    ]
    pages = [html(seen(questions=each), language="zh-Hant") for each in choices]
    pages += [html(seen(colour=each, count=3, direction="counter"), language="zh-Hant") for each in ("free", "none")]
    used = {each for page in [*pages, sheet] for each in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', page)}
    assert {first or second for first, second in used} <= set(defined)
    assert {f"show-{design}" for design in DESIGNS} | {"show-back"} <= set(defined)


# --- the pages ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("me", [0, 3, SPECTATOR])
def test_a_page_has_every_region_once_and_no_inline_style_or_script(language: str, seats: int, me: int) -> None:
    view = seen(
        seats=[{"seat": seat, "cards": seat, "penalty": 0, "called": seat == 2} for seat in range(seats)],
        hand=["red-grail-1", "red-grail-2"] if me >= 0 else [],
        history=[[4] * seats],
    )
    words = Words(language)
    regions = BOARD.regions(view, words, NAMES[:seats], me)
    page = str(fragment[BOARD.layout(regions, words, me), BOARD.sprites(words)])
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    for id, element in regions.items():
        assert re.match(rf'<\w+[^>]* id="{id}"', str(element))
        assert id in ids
    assert {f"board-seat-{seat}" for seat in range(seats)} <= set(ids)
    assert not re.search(r"\sstyle=|<style|<script|\son\w+=|javascript:", page)


def test_the_regions_of_equal_views_are_the_same_elements() -> None:
    words = Words("en")
    first = BOARD.regions(seen(), words, NAMES[:4], 0)
    again = BOARD.regions(seen(), Words("en"), NAMES[:4], 0)
    assert all(first[id] is again[id] for id in first)


def test_hostile_names_are_only_text() -> None:
    words = Words("en")
    names = ['<img src=x onerror="alert(1)">', '" onfocus="x', "{ $seat }", "&"]
    regions = BOARD.regions(seen(questions=asked("target", "1", "2", "3")), words, names, 0)
    page = Tags(str(BOARD.layout(regions, words, 0)))
    assert "img" not in page.tags
    assert not any(attribute.startswith("on") for attribute in page.attributes)
    for name in names:
        assert name in page.texts


@pytest.mark.parametrize(("language", "label"), [("zh-Hant", "使用「紅色聖杯」"), ("en", "Use Red Grail")])
def test_every_button_says_what_it_does(language: str, label: str) -> None:
    question = asked("turn", "use red-grail-1", "use red-cloak-1", "magic red-cloak-1", "draw")
    page = html(seen(questions=question), language=language)
    found = buttons(page)
    assert f'aria-label="{label}"' in found["turn use red-grail-1"]
    for tag, inside in re.findall(r"(<button[^>]*>)(.*?)</button>", page, re.DOTALL):
        said = re.search(r'aria-label="[^"]+"', tag) or re.sub(r"<svg.*?</svg>|<[^>]+>", "", inside).strip()
        assert said
        assert 'form="answers"' in tag or 'type="button"' in tag


# --- the hand -------------------------------------------------------------------------------------------------------


def test_playable_cards_are_lit_and_the_others_say_why_not() -> None:
    greyed = [{"answer": "use blue-coin-1", "reason": "no-match", "clauses": ["M-29", "M-96"]}]
    hand = region(seen(questions=asked("turn", "use red-grail-1", "draw", greyed=greyed)), "board-hand")
    found = buttons(hand)
    assert "is-lit" in found["turn use red-grail-1"]
    assert "aria-disabled" not in found["turn use red-grail-1"]
    refused = found["turn use blue-coin-1"]
    assert 'aria-disabled="true"' in refused
    assert "is-lit" not in refused
    assert Words("en").refusal("magi", "no-match") in refused
    assert 'type="submit"' in refused


def test_a_star_button_stands_where_both_uses_are_possible() -> None:
    both = region(seen(questions=asked("turn", "use red-cloak-1", "magic red-cloak-1")), "board-hand")
    assert {"turn use red-cloak-1", "turn magic red-cloak-1"} == set(buttons(both))
    assert "magi-star-button" in both
    only = region(seen(questions=asked("magic", "magic red-cloak-1", "face")), "board-hand")
    assert "is-lit is-magic" in buttons(only)["magic magic red-cloak-1"]
    assert "magi-star-button" not in only


def test_without_a_question_no_card_answers() -> None:
    hand = region(seen(), "board-hand")
    assert buttons(hand) == {}
    assert hand.count('aria-disabled="true"') == 3


def test_discards_targets_choices_and_the_deck_answer() -> None:
    assert "discard red-grail-1" in buttons(region(seen(questions=asked("discard", "red-grail-1")), "board-hand"))
    assert "target 2" in buttons(region(seen(questions=asked("target", "1", "2", "3")), "board-seat-2"))
    assert "target 0" not in buttons(html(seen(questions=asked("target", "1", "2", "3"))))
    colours = buttons(region(seen(questions=asked("colour", "red", "blue", "yellow")), "board-choices"))
    assert list(colours) == ["colour red", "colour blue", "colour yellow"]
    assert "may-use pass" in buttons(region(seen(questions=asked("may-use", "pass")), "board-choices"))
    facing = region(seen(count=5, questions=asked("magic", "face")), "board-deck")
    assert "magic face" in buttons(facing)
    assert "draw 5 cards" in facing
    assert "turn draw" in buttons(region(seen(questions=asked("turn", "draw")), "board-deck"))


# --- what must not be seen -------------------------------------------------------------------------------------------


@pytest.mark.rule("M-49", "M-50")
def test_the_call_buttons_are_always_there_and_never_change() -> None:
    """Whatever windows are open and however few cards somebody holds, they look the same to everybody seated."""
    windows = [
        [],
        asked("turn", "draw"),
        asked("call", "magi"),
        [{"seat": seat, "about": "catch", "optional": True} for seat in range(4)],
        [{"seat": 0, "about": "catch", "optional": True, "answers": ["forgot"], "greyed": []}],
    ]
    plain = html(seen())
    for questions in windows:
        for question in questions:
            question["optional"] = question["about"] in ("call", "catch")
        view = seen(questions=questions)
        calls = region(view, "board-calls")
        assert calls == region(seen(), "board-calls")
        assert list(buttons(calls)) == ["call magi", "catch forgot"]
        assert not re.search(r"is-lit|disabled|hidden", calls)
        if not any(question["about"] == "turn" for question in questions):
            assert html(view) == plain
    assert "board-calls" not in html(seen(hand=[]), me=SPECTATOR)


def test_other_hands_never_reach_a_page() -> None:
    """Canaries: after every answer of random games, a page names no card that its view does not."""
    game = parlour.game("magi")
    for seats, seed in ((4, 1), (8, 2)):
        state, rng = game.setup(seats=seats, options={}), Random(seed)
        for step in range(260):
            question = state.questions[0]
            if step % 13 == 0:
                for eye in (*range(seats), SPECTATOR):
                    check_secrets(game.view(state, eye), eye=eye, all_cards=hands_of(game.view(state, REFEREE)))
            state.play(random_answer(question, rng))
            if not state.questions:
                break


def hands_of(view: Any) -> set[str]:
    return {card for hand in view["hands"] for card in hand}


def random_answer(question: Any, rng: Random) -> Answer:
    if isinstance(question, Choice):
        return Answer(question.seat, rng.choice(list(question.options)))
    assert isinstance(question, Chance)
    return Answer(question.seat, question.pick(rng))


def check_secrets(view: Any, *, eye: int, all_cards: set[str]) -> None:
    page = html(view, me=eye)
    own = {view["top"], *view["hand"], *view["laid"]}
    said = {found for found in CARD.findall(page) if found in all_cards}
    assert said <= own
    drawn = set(re.findall(r'href="#magi-kind-(\w+)"', page))
    assert drawn <= {DESIGNS[design_of(each)].kind for each in own if each}


def test_only_the_referee_sees_the_hands() -> None:
    view = seen(hand=[], hands=[["blue-broom-1"], ["witch-1"], [], ["red-coin-3"]])
    assert "Blue Broom" in html(view, me=REFEREE)
    assert "Blue Broom" not in html(view, me=SPECTATOR)


# --- cues ----------------------------------------------------------------------------------------------------------


def cues(*told: dict[str, Any], me: int = 0) -> list[dict[str, str | int]]:
    return BOARD.cues(list(told), seen(), Words("en"), NAMES[:4], me)


def test_cards_fly_with_the_face_that_was_told() -> None:
    hidden = {"event": "drew", "seat": 2, "number": 3}
    assert cues(hidden) == [
        {"do": "fly", "from": "board-deck", "to": "board-seat-2", "show": "show-back", "count": 3},
    ]
    own = {"event": "drew", "seat": 0, "number": 1, "cards": ["blue-coin-1"]}
    assert cues(own)[0]["to"] == "board-card-blue-coin-1"
    assert cues(own)[0]["show"] == "show-blue-coin"
    used = {"event": "used", "seat": 1, "card": "fire_mage-2", "phase": "main"}
    assert cues(used)[0] | {} == {
        "do": "fly",
        "from": "board-seat-1",
        "to": "board-pile",
        "show": "show-fire_mage",
        "count": 1,
    }


def test_the_direction_turns_and_calls_are_heard() -> None:
    assert cues({"event": "reversed", "direction": "counter"}) == [
        {"do": "turn", "at": "board-direction", "degrees": -180}
    ]
    said = cues({"event": "called", "seat": 3}, {"event": "caught", "by": 1, "seat": 2})
    assert [(cue["at"], cue["text"]) for cue in said] == [("board-seat-3", "Magi!"), ("board-seat-1", "Forgot!")]


def test_cues_name_elements_and_templates_of_the_page() -> None:
    told: list[dict[str, Any]] = [
        {"event": "dealt", "seat": 1, "number": 7},
        {"event": "discarded", "seat": 0, "number": 1, "cards": ["red-coin-1"]},
        {"event": "turned-up", "card": "red-sword-1"},
        {"event": "count", "count": 2},
        {"event": "reset"},
        {"event": "colour", "colour": "red"},
        {"event": "named", "seat": 0, "other": 2},
        {"event": "reshuffled", "number": 30},
        {"event": "passed", "seat": 2},
        {"event": "round-over", "round": 1},
        {"event": "short", "number": 1},
    ]
    page = html(seen()) + str(BOARD.sprites(Words("en")))
    found = cues(*told)
    assert len(found) >= 11
    for cue in found:
        for key in ("at", "from", "to", "show", "else"):
            assert key not in cue or f'id="{cue[key]}"' in page


# --- the rest --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-112")
def test_the_table_of_penalties_shows_what_each_round_added() -> None:
    table = str(scores_region(("Ada", "Ben"), (12, 50), ((4, 20), (12, 50)), (1, 2), 0, Words("en")))
    rows = [re.findall(r"<td[^>]*>([^<]*)</td>", row) for row in re.findall(r"<tr.*?</tr>", table)]
    assert rows[1:] == [["4", "20"], ["8", "30"], ["12", "50"], ["1", "2"]]


def test_a_plate_tells_the_same_to_the_ear_as_to_the_eye() -> None:
    sitting = Sitting(
        seat=2,
        name="Chi",
        cards=1,
        penalty=38,
        called=True,
        acting=True,
        starter=True,
        mine=False,
        target="",
        place=0,
    )
    for language in LANGUAGES:
        words = Words(language)
        plate = str(seat_region(sitting, words))
        label = re.search(r'aria-label="([^"]*)"', plate)
        assert label is not None
        for key in ("acting", "starter", "called"):
            assert words.say(f"magi-board-{key}") in label[1]
            assert words.say(f"magi-board-{key}") in plate.replace(label[0], "")
        assert "38" in label[1]


def test_a_board_is_found_by_its_game() -> None:
    assert board("magi").stylesheet == "boards/magi.css"
    for key in ("no_such_game", "../magi", ""):
        with pytest.raises(UnknownGame, match="expected a game that has a board"):
            board(key)
