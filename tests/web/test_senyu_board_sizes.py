"""The board of Senyu in a real browser: it fits, its targets are large enough, axe finds nothing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, sync_playwright

import parlour.web
from parlour.web.boards import board
from parlour.words import LANGUAGES, Words
from tests.games.senyu.scenes import fight, play, scene, see
from tests.web.test_senyu_board import asked

pytestmark = pytest.mark.browser

STATIC = Path(parlour.web.__path__[0]) / "static"
BOARD = board("senyu")
LONG = ["阿米娜", "Bartholomew the Second", "林小月", "Ouyang", "Eva", "Fey 飛飛", "Gil", "Hal the Ninth of Nowhere"]
SMALL = """[...document.querySelectorAll("#board button, #board summary")]
    .map(each => [each, each.getBoundingClientRect()])
    .filter(([each, box]) => box.width > 0 && (box.width < 44 || box.height < 44))
    .map(([each]) => each.outerHTML.slice(0, 120))"""
# What stands in the valley must not lie on the stages round it.
COVERED = """() => {
    const stages = [...document.querySelectorAll(".sy-stage")].map(each => each.getBoundingClientRect());
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 6
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6;
    return [...document.querySelectorAll("#board-scene p, .sy-actor, .sy-quarry, .sy-scene-cards > *")]
        .map(each => [each.className, each.getBoundingClientRect()])
        .filter(([, a]) => a.width > 0 && stages.some(b => over(a, b))).map(([name]) => name);
}"""


BUILT = ("crowd", "knockout3", "knockout4", "knockout6", "knockout8", "over")


@pytest.fixture(scope="module")
def page(chromium: str) -> Iterator[Page]:
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        # Colours on their way to others would be measured.
        yield browser.new_page(reduced_motion="reduce")
        browser.close()


@cache
def built(name: str) -> tuple[dict[str, Any], int]:
    """A crowded table of eight, or the fights of many, as seat 0 sees them."""
    if name == "crowd":
        state = scene(seats=8, progress=dict.fromkeys(range(8), 14), hp={3: 1}, stays={1: 1, 7: 1}, departs={2: "pit"})
    elif name == "over":
        state = fight(8, [1, 1])
        play(state, "* knockout-die 1", "* knockout-die 6")
    else:
        number = int(name.removeprefix("knockout"))
        state = fight(8, [10] * number)
        play(state, *[f"* knockout-die {1 + n % 5}" for n in range(number - 1)], "* knockout-die 6")
    return see(state, 0), 0


def show(page: Page, about: str, *, language: str, width: int, theme: str = "light") -> None:
    view, me = built(about) if about in BUILT else asked(about)
    words = Words(language)
    regions = BOARD.regions(view, words, LONG[: len(view["seats"])], me)
    page.set_viewport_size({"width": width, "height": 844})
    page.set_content(
        f"<!doctype html><html lang='{language}' data-theme='{theme}'><title>Parlour</title><meta charset='utf-8'>"
        f"<body><main><h1>Parlour</h1><form id='answers'></form>{BOARD.layout(regions, words, me)}</main>"
        f"{BOARD.sprites(words)}"
    )
    for sheet in ("parlour.css", "table.css", BOARD.stylesheet):
        page.add_style_tag(path=STATIC / sheet)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [360, 390, 860, 1180])
def test_it_fits_and_every_target_is_large(page: Page, width: int, language: str) -> None:
    for about in ("hero", "turn", "which-monster", "overflow", "target", *BUILT):
        show(page, about, language=language, width=width)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, about
        assert page.evaluate(SMALL) == [], about


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [390, 1180])
def test_the_scene_keeps_off_the_road(page: Page, width: int, language: str) -> None:
    for about in ("turn", "hunt", "which-monster", "blade", "smoke", "ward", "which-task", *BUILT):
        show(page, about, language=language, width=width)
        assert page.evaluate(COVERED) == [], about


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(page: Page, theme: str) -> None:
    for about in ("hero", "overflow", "target", "which-monster", "ward", "crowd", "knockout8", "over"):
        show(page, about, language="en", width=390, theme=theme)
        found = Axe().run(page, options={"resultTypes": ["violations"]})
        assert found.violations_count == 0, found.generate_report()
