"""The board of the temple in a real browser: it fits, its targets are large enough, axe finds nothing, figures walk."""

from __future__ import annotations

from collections.abc import Callable, Iterator
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

STATIC = Path(parlour.web.__path__[0]) / "static"
BOARD = board("temple")
GAME = parlour.game("temple")
NAMES = ["阿米娜", "Bartholomew the Second", "林小月", "Ouyang", "哈桑", "陳大文先生"]
SMALL = """[...document.querySelectorAll("#board button, #board summary, #board label")]
    .map(each => [each, each.getBoundingClientRect()])
    .filter(([each, box]) => box.width > 0 && getComputedStyle(each).pointerEvents !== "none")
    .filter(([each, box]) => box.width < 44 || box.height < 44).map(([each]) => each.outerHTML.slice(0, 120))"""
ABOUT = ("pick", "turn", "discard", "keep", "send", "ransom")


@pytest.fixture(scope="module")
def page(chromium: str) -> Iterator[Page]:
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        # Colours on their way to others would be measured.
        yield browser.new_page(reduced_motion="reduce")
        browser.close()


def asked(seats: int, wanted: Callable[[Any, Any], bool]) -> tuple[Any, int]:
    """The view of somebody who is asked such a question, in a game of chance."""
    rng = Random(7)
    while True:
        state = GAME.setup(seats=seats, options={})
        while state.questions:
            question = state.questions[0]
            if isinstance(question, Chance):
                state.play(Answer(question.seat, question.pick(rng)))
                continue
            assert isinstance(question, Choice)
            view: Any = GAME.view(state, question.seat)
            if wanted(view, question):
                return view, question.seat
            lively = [each for each in question.options if GAME.write(question, each) != "done"]
            state.play(Answer(question.seat, rng.choice(lively or list(question.options))))


def asks(about: str, *rounds: int) -> Callable[[Any, Any], bool]:
    """Whether a question is about this, in one of these rounds if any are given."""
    return lambda view, question: question.about == about and (not rounds or view["round"] in rounds)


def show(page: Page, view: Any, me: int, *, language: str, width: int, height: int = 844) -> None:
    words, names = Words(language), NAMES[: len(view["seats"])]
    regions = BOARD.regions(view, words, names, me)
    page.set_viewport_size({"width": width, "height": height})
    page.set_content(
        f"<!doctype html><html lang='{language}'><title>Parlour</title><meta charset='utf-8'>"
        f"<body><main class='table'><h1 class='visually-hidden'>Parlour</h1><form id='answers'></form>"
        f"<div class='board-side'>{BOARD.layout(regions, words, me)}</div></main>{BOARD.sprites(words)}"
    )
    for sheet in ("parlour.css", "table.css", BOARD.stylesheet):
        page.add_style_tag(path=STATIC / sheet)


@pytest.mark.parametrize("language", ["zh-Hant", "en"])
@pytest.mark.parametrize("width", [360, 390, 860, 1240])
def test_nothing_scrolls_sideways_and_every_target_is_large(page: Page, width: int, language: str) -> None:
    for seats, about in zip((2, 3, 4, 5, 6, 6), ABOUT, strict=True):
        view, me = asked(seats, asks(about))
        show(page, view, me, language=language, width=width)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(SMALL) == [], about


def test_on_a_phone_the_whole_map_can_be_seen_at_once(page: Page) -> None:
    view, me = asked(4, lambda view, question: question.about == "turn" and view["round"] > 2)
    show(page, view, me, language="en", width=390)
    frame = page.locator(".temple-frame")
    assert frame.evaluate("each => each.scrollWidth > each.clientWidth")
    page.locator(".temple-zoom-whole").check(force=True)
    assert frame.evaluate("each => each.scrollWidth <= each.clientWidth")


def test_a_tap_on_a_figure_tells_its_load(page: Page) -> None:
    view, me = asked(2, lambda view, question: question.about == "discard")
    show(page, view, me, language="en", width=1240)
    spot = page.locator(f"#board-at-{view['seats'][me]['cell']}")
    about = spot.locator(".temple-about")
    assert not about.is_visible()
    spot.locator("summary").click()
    assert about.is_visible()
    assert "load 2" in about.inner_text()


@pytest.mark.parametrize("width", [390, 1240])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(page: Page, theme: str, width: int) -> None:
    for about in ("turn", "discard", "pick"):
        view, me = asked(4, asks(about, 0, 4))
        show(page, view, me, language="en", width=width)
        page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()
