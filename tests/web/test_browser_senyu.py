"""A whole turn of Senyu in a real browser against bots: by keyboard alone, and with the pawns walking."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import ANSWERS, PHONE, READ, NewPage, connected, press_until

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ON_BOARD = "document.activeElement.closest('#board') !== null && document.activeElement.form !== null"
IN_LIST = "document.activeElement.closest('#ask .answers') !== null"


def begin_by_keyboard(page: Page) -> None:
    """From the start page to a table with a bot, Tab and Enter only."""
    page.goto("/")
    press_until(page, "Tab", 'document.activeElement.form?.getAttribute("action") === "/quick/senyu"')
    page.keyboard.press("Enter")
    expect(page.locator("#board")).to_be_visible()
    connected(page)


def enter(page: Page) -> None:
    """Press what is focused and wait until the table has moved on."""
    version = page.locator("#answers input[name=v]")
    before = version.input_value()
    page.wait_for_timeout(READ)
    page.keyboard.press("Enter")
    expect(version).not_to_have_value(before)
    assert page.evaluate("document.activeElement !== document.body"), "the focus is never lost"


def log_of(page: Page) -> str:
    return page.locator("#log").inner_text()


def test_a_whole_turn_by_keyboard_only(new_page: NewPage) -> None:
    page = new_page()
    begin_by_keyboard(page)
    page.wait_for_selector(ANSWERS)
    press_until(page, "Tab", ON_BOARD)
    hero = page.evaluate("document.activeElement.getAttribute('aria-label')")
    enter(page)
    expect(page.locator("#log")).to_contain_text(f"plays {hero}")
    mine = page.locator(".sy-hero.is-mine")
    # to the end of an own turn with a move (a card may make one stay before the first): what is the viewer's is
    # answered on the board or in the list, wherever Tab comes first
    for _ in range(90):
        page.wait_for_selector(ANSWERS)
        *over, _ = re.split(r"Guest \d+'s turn", log_of(page))
        if any(re.search(r"Guest \d+ rolls \d.*Guest \d+ moves", turn, re.DOTALL) for turn in over[1:]):
            break
        if not page.evaluate(f"{ON_BOARD} || {IN_LIST}"):
            press_until(page, "Tab", f"{ON_BOARD} || {IN_LIST}")
        enter(page)
    else:
        raise AssertionError("expected a turn to be over within 90 answers")
    expect(mine).to_be_visible()


def test_a_hero_tells_the_skill_by_keyboard(new_page: NewPage) -> None:
    page = new_page()
    begin_by_keyboard(page)
    page.wait_for_selector(ANSWERS)
    press_until(page, "Tab", ON_BOARD)
    enter(page)
    press_until(page, "Tab", "document.activeElement.matches('.sy-hero.is-mine .sy-portrait')")
    page.keyboard.press("Enter")
    note = page.locator(".sy-note:popover-open")
    expect(note).to_contain_text("Home ground")
    page.keyboard.press("Escape")
    expect(page.locator(".sy-note:popover-open")).to_have_count(0)
    assert page.evaluate("document.activeElement.matches('.sy-portrait')")


def test_one_may_wish_to_stop_by_keyboard(new_page: NewPage) -> None:
    page = new_page()
    begin_by_keyboard(page)
    for _ in range(20):
        page.wait_for_selector(ANSWERS)
        if page.locator("#board-stop summary").is_visible():
            break
        press_until(page, "Tab", IN_LIST)
        enter(page)
    press_until(page, "Tab", "document.activeElement.matches('#board-stop summary')")
    page.keyboard.press("Enter")
    press_until(page, "Tab", "document.activeElement.value === 'stop stop'")
    page.wait_for_timeout(READ)
    page.keyboard.press("Enter")
    expect(page.locator("#log")).to_contain_text("wishes to stop")
    expect(page.locator("#board-stop")).to_contain_text(re.compile("[12] of 2 wish so"))
    expect(page.locator("#board-stop button")).to_have_count(0)


WALKS = """() => {
    const seen = window.seen = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        if (this.id.startsWith("board-pawn-")) seen.push([this.id, frames.translate?.length ?? 0, timing.duration]);
        return animate.call(this, frames, timing);
    };
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_pawns_walk_cell_by_cell_unless_motion_is_unwanted(new_page: NewPage, motion: str) -> None:
    page = new_page(reduced_motion=motion)
    begin_by_keyboard(page)
    page.evaluate(WALKS)
    for _ in range(8):
        page.wait_for_selector(ANSWERS)
        page.wait_for_timeout(READ)
        page.locator(ANSWERS).first.click()
        page.wait_for_timeout(2 * READ)
    expect(page.locator("#log")).to_contain_text(re.compile("moves"))
    if motion == "reduce":
        assert page.evaluate("seen") == []
        return
    eventually(page, "seen.some(([, steps, duration]) => steps > 2 && duration > 200)")
    # at the end everybody stands where the board says
    assert page.locator(".sy-pawn").count() == 2
    eventually(page, "[...document.querySelectorAll('.sy-pawn')].every(each => each.getAnimations().length === 0)")


def eventually(page: Page, true: str) -> None:
    """The pages allow no script of others to wait in them."""
    for _ in range(100):
        if page.evaluate(true):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"expected at last: {true}")


def test_the_table_fits_a_phone(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    begin_by_keyboard(page)
    for _ in range(6):
        page.wait_for_selector(ANSWERS)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        page.wait_for_timeout(READ)
        page.locator(ANSWERS).first.tap()
        page.wait_for_timeout(READ)
    scene, land = page.locator("#board-scene").bounding_box(), page.locator(".sy-map").bounding_box()
    assert scene is not None and land is not None
    assert land["x"] <= scene["x"] and scene["x"] + scene["width"] <= land["x"] + land["width"]
