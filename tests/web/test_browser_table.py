"""The page of a table in a real browser: the fold, the sheet of a phone, the log that shows its newest lines."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browsing import ANSWERS, PHONE, WIDE, NewPage, connected, quick

pytestmark = [pytest.mark.browser, pytest.mark.slow]

BELOW = "list => list.scrollHeight - list.scrollTop - list.clientHeight"


def answer(page: Page, button: Locator) -> None:
    """Press it and wait until the table has moved on and asks again."""
    version = page.locator("#answers input[name=v]")
    before = version.input_value()
    page.wait_for_timeout(300)  # nobody reads a question faster, and the page takes no answer before
    button.click()
    expect(version).not_to_have_value(before)
    expect(page.locator(ANSWERS).first).to_be_visible()


def play_until(page: Page, wanted: str) -> Locator:
    found = page.locator(wanted)
    for _ in range(120):
        expect(page.locator(ANSWERS).first).to_be_visible()
        if found.count():
            return found.first
        answer(page, page.locator(ANSWERS).last)
    raise AssertionError(f"expected {wanted!r} within 120 answers")


def test_a_folded_answer_is_given_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    quick(page)
    connected(page)
    summary = play_until(page, "#folded-0 > summary")
    first = page.locator("#folded-0 button").first
    expect(first).to_be_hidden()
    page.wait_for_timeout(300)
    summary.focus()
    page.keyboard.press("Enter")
    expect(first).to_be_visible()
    page.keyboard.press("Tab")
    expect(first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#log")).to_contain_text(re.compile(r"Guest \d+ uses .* in the magic phase"))


def test_the_sheet_of_a_phone_leaves_room_for_the_whole_hand(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    quick(page)
    connected(page)
    expect(page.locator(ANSWERS).nth(6)).to_be_attached()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    sheet, hand = page.locator(".ask-side").bounding_box(), page.locator("#board-hand").bounding_box()
    assert sheet is not None and hand is not None
    assert sheet["height"] <= 0.4 * PHONE["height"]
    assert sheet["y"] + sheet["height"] == pytest.approx(PHONE["height"], abs=1)
    assert hand["y"] + hand["height"] <= sheet["y"]
    page.locator(ANSWERS).last.scroll_into_view_if_needed()
    expect(page.locator(ANSWERS).last).to_be_in_viewport()
    page.locator("#board-hand button.is-lit").last.tap()
    expect(page.locator("#log")).to_contain_text(re.compile(r"Guest \d+ discards"))


@pytest.mark.parametrize("size", [WIDE, {"width": 1180, "height": 720}], ids=["tall", "low"])
def test_the_log_shows_its_newest_lines_until_its_reader_leafs_back(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(viewport=size)
    quick(page)
    connected(page)
    log = page.locator("#log")
    while log.evaluate("list => list.scrollHeight < list.clientHeight + 200"):
        answer(page, page.locator(ANSWERS).last)
    for _ in range(3):
        answer(page, page.locator(ANSWERS).last)
        expect(log.locator("li").last).to_be_in_viewport()
        assert log.evaluate(BELOW) < 2
    page.reload()
    connected(page)
    expect(log.locator("li").last).to_be_in_viewport()
    assert log.evaluate(BELOW) < 2
    log.evaluate("list => list.scrollTo(0, 0)")
    page.wait_for_timeout(100)
    answer(page, page.locator(ANSWERS).last)
    assert log.evaluate("list => list.scrollTop") == 0


def test_the_log_in_the_drawer_of_a_phone_shows_its_newest_lines(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    quick(page)
    connected(page)
    for _ in range(6):
        answer(page, page.locator(ANSWERS).first)
    page.locator(".drawer-button").click()
    log = page.locator("#log")
    expect(log.locator("li").last).to_be_in_viewport()
    assert log.evaluate(BELOW) < 2


def test_a_line_of_the_log_leads_to_its_rule_by_keyboard(new_page: NewPage) -> None:
    page = new_page()
    quick(page)
    connected(page)
    for _ in range(4):
        answer(page, page.locator(ANSWERS).last)
    log = page.locator("#log")
    assert log.locator(".cites a").count() > 6
    assert log.locator(".cites a[tabindex='0']").count() == 1, "hundreds of lines are one stop of the tab key"
    log.focus()
    page.keyboard.press("Tab")
    newest = log.locator(".cites a").last
    expect(newest).to_be_focused()
    page.keyboard.press("ArrowLeft")
    older = log.locator(".cites a").nth(-2)
    expect(older).to_be_focused()
    clause = older.inner_text()
    expect(older).to_have_accessible_name(f"rule {clause}")
    page.keyboard.press("Enter")
    expect(page.locator(f"[id='{clause}']")).to_be_in_viewport()
    expect(page.locator("#panel-rules")).to_be_visible()
    expect(page.locator(f"[id='{clause}'] dt a")).to_be_focused()


def test_what_is_said_aloud_of_a_line_leaves_the_numbers_of_rules_out(new_page: NewPage) -> None:
    page = new_page()
    quick(page)
    connected(page)
    answer(page, page.locator(ANSWERS).last)
    voice = page.locator("body > [role=status]")
    expect(voice).not_to_be_empty()
    expect(voice).not_to_contain_text(re.compile(r"M-\d"))


def test_the_rules_of_the_log_are_large_enough_for_a_finger(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    quick(page)
    connected(page)
    answer(page, page.locator(ANSWERS).first)
    page.locator(".drawer-button").tap()
    for link in page.locator("#log .cites a").all():
        box = link.bounding_box()
        assert box is not None
        assert box["width"] >= 44 and box["height"] >= 44
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    link = page.locator("#log .cites a").last
    clause = link.inner_text()
    link.tap()
    expect(page.locator(f"[id='{clause}']")).to_be_in_viewport()
