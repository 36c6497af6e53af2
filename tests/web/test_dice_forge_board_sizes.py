"""The board of Dice Forge in a real browser: it fits, its targets are large enough, a note opens, axe finds nothing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, sync_playwright

import parlour
import parlour.web
from parlour.core.questions import Answer, Chance, Choice
from parlour.web.boards import board
from parlour.words import Words

pytestmark = pytest.mark.browser

STYLES = Path(parlour.web.__path__[0]) / "static"
BOARD = board("dice_forge")
NAMES = ["阿米娜", "Bartholomew the Second", "林小月", "Ouyang"]
SMALL = """[...document.querySelectorAll("#board button, #board summary")].map(each => each.getBoundingClientRect())
    .filter(box => box.width < 44 || box.height < 44).length"""


@pytest.fixture(scope="module")
def page(chromium: str) -> Iterator[Page]:
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield browser.new_page()
        browser.close()


@cache
def asked(about: str, seats: int, card_set: str) -> dict[str, Any]:
    """A view in which seat 0 is asked this, late in a random game."""
    game = parlour.game("dice_forge")
    for seed in range(1, 20):
        state, rng, last = game.setup(seats=seats, options={"card_set": card_set}), Random(seed), None
        while state.verdict is None:
            question = state.questions[0]
            if question.seat == 0 and question.about == about:
                last = game.view(state, 0)
            if isinstance(question, Chance):
                state.play(Answer(question.seat, question.pick(rng)))
            else:
                assert isinstance(question, Choice)
                state.play(Answer(question.seat, rng.choice(list(question.options))))
        if last is not None:
            return last
    raise AssertionError(f"nobody was asked {about}")


def show(page: Page, view: dict[str, Any], *, language: str, width: int, theme: str = "light") -> None:
    words = Words(language)
    regions = BOARD.regions(view, words, NAMES[: len(view["seats"])], 0)
    page.set_viewport_size({"width": width, "height": 844})
    sheets = ("parlour.css", "table.css", BOARD.stylesheet)
    # in the page from the start: what is added later changes colours by and by
    style = "".join((STYLES / sheet).read_text("utf-8") for sheet in sheets)
    page.set_content(
        f"<!doctype html><html lang='{language}' data-theme='{theme}'><title>Parlour</title><meta charset='utf-8'>"
        f"<style>{style}</style><body><main><h1>Parlour</h1><h2>Parlour</h2><form id='answers'></form>"
        f"<div class='board-side'>{BOARD.layout(regions, words, 0)}</div></main>{BOARD.sprites(words)}"
    )


@pytest.mark.parametrize("language", ["zh-Hant", "en"])
@pytest.mark.parametrize("width", [360, 390, 860, 1180, 1500])
def test_nothing_scrolls_sideways_and_every_target_is_large(page: Page, width: int, language: str) -> None:
    for about, seats, card_set in (("action", 4, "basic"), ("forge", 3, "advanced"), ("option", 2, "basic")):
        show(page, asked(about, seats, card_set), language=language, width=width)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(SMALL) == 0


def test_the_name_of_a_face_opens_its_note_and_the_note_closes(page: Page) -> None:
    show(page, asked("action", 4, "basic"), language="en", width=390)
    page.locator("#board-pond-gold_3 [popovertarget]").click()
    assert page.locator("#note-face-gold_3").is_visible()
    page.locator("#note-face-gold_3 button").click()
    assert not page.locator("#note-face-gold_3").is_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("about", ["action", "forge"])
def test_axe_finds_nothing(page: Page, about: str, theme: str) -> None:
    show(page, asked(about, 4, "advanced"), language="en", width=390, theme=theme)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
