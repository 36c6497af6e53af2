"""The board of Magi in a real browser: it fits, its targets are large enough, and axe finds nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, sync_playwright

import parlour.web
from parlour.web.boards import board
from parlour.words import Words

pytestmark = pytest.mark.browser

STYLES = Path(parlour.web.__path__[0]) / "static"
BOARD = board("magi")
NAMES = ["阿米娜", "Bartholomew the Second", "林小月", "Ouyang", "哈桑", "Zoë", "陳大文先生", "Kim"]
HAND = [
    *("red-grail-1", "blue-coin-1", "yellow-staff-2", "red-cloak-1"),
    *("fire_mage-1", "scatter_witch-2", "blue-amulet-1", "red-hourglass-1"),
]
SMALL = """[...document.querySelectorAll("button")].map(button => button.getBoundingClientRect())
    .filter(box => box.width < 44 || box.height < 44).length"""


@pytest.fixture(scope="module")
def page(chromium: str) -> Iterator[Page]:
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield browser.new_page()
        browser.close()


def show(
    page: Page,
    *,
    seats: int,
    language: str,
    width: int,
    questions: list[dict[str, Any]],
    hand: list[str] = HAND,
    height: int = 844,
    ended: bool = False,
) -> None:
    view: dict[str, Any] = {
        "game": "magi",
        "eye": 0,
        "seats": [{"seat": seat, "cards": seat * 2, "penalty": 6 * seat, "called": True} for seat in range(seats)],
        "round": 9,
        "starter": 1,
        "turn": 0,
        "direction": "counter",
        "count": 13,
        "colour": "free",
        "top": "capricious_witch-1",
        "deck": 41,
        "pile": 12,
        "hand": hand,
        "laid": [],
        "history": [[6 * seat for seat in range(seats)]],
        "options": {"magi_call": "manual", "catastrophe": False},
        "questions": questions,
        "verdict": {"places": list(range(1, seats + 1)), "scores": [0] * seats} if ended else None,
    }
    words, names = Words(language), NAMES[:seats]
    regions = BOARD.regions(view, words, names, 0)
    page.set_viewport_size({"width": width, "height": height})
    page.set_content(
        f"<!doctype html><html lang='{language}'><title>Parlour</title><meta charset='utf-8'>"
        f"<body style='margin:8px;font:16px/1.6 system-ui'><main><h1>Parlour</h1><form id='answers'></form>"
        f"{BOARD.layout(regions, words, 0)}</main>{BOARD.sprites(words)}"
    )
    page.add_style_tag(path=STYLES / BOARD.stylesheet)


def asked(about: str, *answers: str) -> list[dict[str, Any]]:
    return [{"seat": 0, "about": about, "optional": False, "answers": list(answers), "greyed": []}]


@pytest.mark.parametrize("language", ["zh-Hant", "en"])
@pytest.mark.parametrize("width", [360, 390, 860, 1180])
def test_nothing_scrolls_sideways_and_every_target_is_large(page: Page, width: int, language: str) -> None:
    use = asked("turn", "draw", *(f"use {card}" for card in HAND), *(f"magic {card}" for card in HAND))
    for seats in range(4, 9):
        for questions in (use, asked("target", *map(str, range(1, seats))), asked("colour", "red", "blue", "yellow")):
            show(page, seats=seats, language=language, width=width, questions=questions, ended=True)
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            assert page.evaluate(SMALL) == 0


# What lies on the cloth by itself; a plate's signs belong to it and may hang over its own edge.
PIECES = (
    ".magi-deck, .magi-count, .magi-medallion, .magi-seat, .magi-chips, .magi-target-word, .magi-call, .magi-choices"
)
OVERLAPS = f"""() => {{
    const pieces = [...document.querySelectorAll("{PIECES}")].filter(piece => piece.getClientRects().length > 0);
    const home = piece => piece.closest(".magi-seat") ?? piece;
    const found = [];
    pieces.forEach((one, n) => pieces.slice(n + 1).forEach(other => {{
        if (home(one) === home(other)) return;
        const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1 && high > 1) found.push(`${{one.className}} on ${{other.className}}: ${{wide}} x ${{high}}`);
    }}));
    return found;
}}"""
SPILLS = """[...document.querySelectorAll(".magi-seat-cards, .magi-seat-penalty, .magi-do, .magi-call")].filter(text =>
    text.getClientRects().length > 0 && text.scrollWidth > text.clientWidth + 1).map(text => text.textContent)"""
# A point of a card is to be read if the topmost thing there belongs to the same card.
HIDDEN = """selector => [...document.querySelectorAll(selector)].filter(part => {
    const box = part.getBoundingClientRect();
    const points = [[.1, .5], [.5, .5], [.9, .5], [.5, .2], [.5, .8]];
    return points.some(([x, y]) => {
        const top = document.elementFromPoint(box.x + x * box.width, box.y + y * box.height);
        return top?.closest(".magi-held") !== part.closest(".magi-held");
    });
}).map(part => part.closest(".magi-held").id)"""
MANY = [f"{colour}-{kind}-1" for kind in ("sword", "cloak", "amulet", "scroll", "broom") for colour in ("red", "blue")]
MANY += ["yellow-scroll-1", "yellow-amulet-1", "fire_mage-1", "scatter_witch-2", "capricious_witch-1", *HAND[:3]]


@pytest.mark.parametrize("language", ["zh-Hant", "en"])
@pytest.mark.parametrize("width", [390, 700, 813, 1180])
def test_nothing_lies_on_anything_else(page: Page, width: int, language: str) -> None:
    face = asked("magic", "face", "magic red-cloak-1")
    for seats in range(4, 9):
        for questions in (face, asked("target", *map(str, range(1, seats)))):
            show(page, seats=seats, language=language, width=width, questions=questions)
            assert page.evaluate(OVERLAPS) == [], (seats, questions[0]["about"])
            assert page.evaluate(SPILLS) == [], (seats, questions[0]["about"])


@pytest.mark.parametrize("width", [360, 390, 700, 813, 1180])
@pytest.mark.parametrize("number", [1, 2, 9, 10, 18])
def test_colour_name_and_points_of_every_card_are_to_be_read(page: Page, number: int, width: int) -> None:
    hand = MANY[:number]
    both = asked("turn", *(f"use {card}" for card in hand), *(f"magic {card}" for card in hand))
    show(page, seats=4, language="zh-Hant", width=width, questions=both, hand=hand, height=1600)
    assert page.locator(".magi-held").count() == number
    assert page.locator(".magi-star-button").count() == number
    for part in (".magi-card-colour", ".magi-card-name", ".magi-card-points", ".magi-star-button"):
        assert page.evaluate(HIDDEN, part) == [], part


def test_the_rows_of_a_hand_are_of_nearly_the_same_length(page: Page) -> None:
    for width, number, rows in (
        (813, 9, [9]),
        (813, 15, [8, 7]),
        (1180, 15, [8, 7]),
        (1180, 12, [12]),
        (390, 9, [5, 4]),
    ):
        show(page, seats=4, language="en", width=width, questions=[], hand=MANY[:number])
        tops = page.evaluate("[...document.querySelectorAll('.magi-held')].map(card => card.offsetTop)")
        assert [tops.count(top) for top in sorted(set(tops))] == rows, (width, number)


@pytest.mark.parametrize("questions", [asked("turn", "draw", "use red-grail-1"), asked("target", "1", "2", "3")])
def test_axe_finds_nothing(page: Page, questions: list[dict[str, Any]]) -> None:
    show(page, seats=8, language="en", width=390, questions=questions)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
