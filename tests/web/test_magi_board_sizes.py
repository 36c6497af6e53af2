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


def show(page: Page, *, seats: int, language: str, width: int, questions: list[dict[str, Any]]) -> None:
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
        "hand": HAND,
        "laid": [],
        "history": [[6 * seat for seat in range(seats)]],
        "options": {"magi_call": "manual", "catastrophe": False},
        "questions": questions,
        "verdict": {"places": list(range(1, seats + 1)), "scores": [0] * seats},
    }
    words, names = Words(language), NAMES[:seats]
    regions = BOARD.regions(view, words, names, 0)
    page.set_viewport_size({"width": width, "height": 844})
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
            show(page, seats=seats, language=language, width=width, questions=questions)
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            assert page.evaluate(SMALL) == 0


@pytest.mark.parametrize("questions", [asked("turn", "draw", "use red-grail-1"), asked("target", "1", "2", "3")])
def test_axe_finds_nothing(page: Page, questions: list[dict[str, Any]]) -> None:
    show(page, seats=8, language="en", width=390, questions=questions)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
