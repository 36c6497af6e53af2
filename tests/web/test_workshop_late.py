"""The workshop while answers are late or refusals: nothing typed is lost, nothing is said that is not so."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.browsing import NewPage
from tests.web.test_workshop_browser import STATE, unfold, workshop

pytestmark = [pytest.mark.browser, pytest.mark.slow]

UNSAVED = "!dispatchEvent(new Event('beforeunload', { cancelable: true }))"
"""Whether the page asks before it is left."""


class Late:
    """Holds back the answers to what this page sends to do: until ``arrive`` is called."""

    def __init__(self, page: Page, deed: str) -> None:
        self._page = page
        self._deed = deed
        self._waiting: list[Route] = []
        page.route(re.compile(r"/workshop/senyu$"), self._hold)

    def _hold(self, route: Route) -> None:
        if f"do={self._deed}" in (route.request.post_data or ""):
            self._waiting.append(route)
        else:
            route.continue_()

    def sent(self) -> None:
        for _ in range(100):
            if self._waiting:
                return
            self._page.wait_for_timeout(20)
        raise AssertionError(f"expected {self._deed!r} to be sent")

    def arrive(self) -> None:
        self._waiting.pop().continue_()


def press(page: Page, row: str, deed: str) -> None:
    unfold(page, row)
    page.locator(f"#{row}-{deed}").click()


@pytest.mark.parametrize(
    ("deed", "row", "typed", "then"),
    [
        ("copy", "monster-0", "monster-3", "monster-4"),
        ("copy", "monster-3", "monster-0", "monster-0"),
        ("remove", "monster-0", "monster-3", "monster-2"),
        ("down", "monster-0", "monster-1", "monster-0"),
        ("up", "monster-2", "monster-1", "monster-2"),
        ("up", "monster-2", "monster-2", "monster-1"),
        ("copy", "monster-1", "event-2", "event-2"),
    ],
)
def test_what_is_typed_while_rows_change_stays_in_its_row(
    new_page: NewPage, deed: str, row: str, typed: str, then: str
) -> None:
    page = new_page()
    workshop(page)
    late = Late(page, deed)
    if typed != row:
        unfold(page, typed)
    press(page, row, deed)
    late.sent()
    page.locator(f"#{typed}-name").focus()
    page.keyboard.type("Grue")
    page.keyboard.press("ArrowLeft")
    late.arrive()
    field = page.locator(f"#{then}-name")
    expect(page.locator("#bench")).to_have_attribute("aria-busy", "false")
    expect(field).to_have_value(re.compile("Grue$"))
    expect(field).to_be_focused()
    page.keyboard.type("x")
    expect(field).to_have_value(re.compile("Gruxe$"))
    expect(page.locator(f"#{then}-title")).to_have_text(re.compile("Gruxe$"))
    assert page.locator("input[name$='.name']").evaluate_all("all => all.filter(e => /Gru/.test(e.value)).length") == 1


def test_effects_typed_while_rows_change_stay_in_their_lists(new_page: NewPage) -> None:
    page = new_page()
    workshop(page)
    late = Late(page, "copy")
    unfold(page, "monster-2")
    press(page, "monster-0", "copy")
    late.sent()
    page.locator("#monster-2-success-1").fill("heal 1")
    page.locator("#monster-2-success-2").fill("stay")
    late.arrive()
    expect(page.locator("#monster-3-success-1")).to_have_value("heal 1")
    expect(page.locator("#monster-3-success-2")).to_have_value("stay")
    expect(page.locator("#monster-3-success-3")).to_have_value("")
    expect(page.locator("#monster-3-says")).to_contain_text("stay one turn")


def test_what_is_typed_in_a_row_that_is_removed_is_gone_with_it(new_page: NewPage) -> None:
    page = new_page()
    workshop(page)
    late = Late(page, "remove")
    press(page, "monster-1", "remove")
    late.sent()
    page.locator("#monster-1-name").fill("Grue")
    late.arrive()
    expect(page.locator("#contents")).to_contain_text(re.compile(r"Monsters\s*12"))
    assert page.locator("input[name$='.name']").evaluate_all("all => all.some(e => e.value === 'Grue')") is False


def test_what_is_typed_while_it_is_saved_is_not_saved(new_page: NewPage) -> None:
    page = new_page()
    workshop(page)
    late = Late(page, "save")
    unfold(page, "monster-0")
    page.locator("#monster-0-hp").fill("6")
    expect(page.locator(STATE)).to_contain_text("can be played")
    page.locator("#name").fill("First")
    page.locator("#save").click()
    late.sent()
    page.locator("#monster-0-hp").fill("7")
    page.locator("#name").fill("Second")
    late.arrive()
    expect(page.locator("#shelf")).to_contain_text("Saved as “First”")
    expect(page.locator("#name")).to_have_value("Second")
    assert page.evaluate(UNSAVED)
    page.unroute_all()
    page.locator("#save").click()
    expect(page.locator("#shelf")).to_contain_text("Saved as “Second”")
    assert not page.evaluate(UNSAVED)


def test_rows_that_come_and_go_are_work_to_be_saved(new_page: NewPage) -> None:
    page = new_page()
    workshop(page)
    assert not page.evaluate(UNSAVED)
    press(page, "monster-0", "copy")
    expect(page.locator("#monster-1-title")).to_have_text("Slime (copy)")
    assert page.evaluate(UNSAVED)


def test_work_stays_unsaved_between_the_form_and_the_text(new_page: NewPage) -> None:
    page = new_page()
    workshop(page)
    page.get_by_role("button", name="Edit as text").click()
    expect(page.locator("#text")).to_be_visible()
    assert not page.evaluate(UNSAVED), "nothing has been changed"
    page.locator("#text").fill(page.locator("#text").input_value().replace("hp = 2", "hp = 3", 1))
    expect(page.locator(STATE)).to_contain_text("can be played")
    page.get_by_role("button", name="Edit as a form").click()
    expect(page.locator("#monster-0-hp")).to_have_value("3")
    assert page.evaluate(UNSAVED)
    page.get_by_role("button", name="Edit as text").click()
    expect(page.locator("#text")).to_be_visible()
    assert page.evaluate(UNSAVED)
    page.locator("#name").fill("As text")
    page.locator("#save").click()
    expect(page.locator("#shelf")).to_contain_text("Saved as")
    assert not page.evaluate(UNSAVED)
    page.get_by_role("button", name="Edit as a form").click()
    expect(page.locator("#monster-0-hp")).to_have_value("3")
    assert not page.evaluate(UNSAVED)


def test_work_stays_unsaved_where_no_table_can_be_opened_with_it(new_page: NewPage) -> None:
    page = new_page()
    workshop(page)
    unfold(page, "monster-0")
    page.locator("#monster-0-hp").fill("99")
    expect(page.locator(STATE)).to_contain_text("from 1 to 12")
    page.locator("#open").get_by_role("button", name="Open a table with it").click()
    expect(page).to_have_url(re.compile("/workshop/senyu/open$"))
    assert page.evaluate(UNSAVED)
    page.get_by_role("button", name="Edit as text").click()
    expect(page.locator("#text")).to_be_visible()
    assert page.evaluate(UNSAVED)
    page.evaluate("isDirty = false")
    workshop(page)
    assert not page.evaluate(UNSAVED), "another start"


def refuse(status: int, body: Mapping[str, object]) -> Callable[[Route], None]:
    def answer(route: Route) -> None:
        if route.request.method == "POST" or route.request.url.endswith("/trial"):
            route.fulfill(status=status, content_type="application/json", body=json.dumps(body))
        else:
            route.continue_()

    return answer


@pytest.mark.parametrize("status", [200, 400, 409, 422, 429, 503])
def test_a_refusal_is_told_whatever_its_status(new_page: NewPage, status: int) -> None:
    page = new_page()
    workshop(page)
    told = {"html": {"trial": '<p class="says">Too many trials now.</p>'}, "texts": {}}
    page.route("**/workshop/senyu", refuse(status, told))
    page.get_by_role("button", name="Begin the trial").click()
    expect(page.locator("#trial")).to_have_text("Too many trials now.")
    expect(page.locator("#voice")).to_have_text("Too many trials now.")
    page.unroute_all()
    page.route("**/workshop/senyu", refuse(status, {"reason": "too-many", "message": "Not so fast."}))
    page.get_by_role("button", name="Begin the trial").click()
    expect(page.locator("#oops")).to_have_text("Not so fast.")
    expect(page.locator("#trial")).to_have_text("Too many trials now.")


ENDS = [
    ('<p class="says">The trial was stopped; there is no result.</p>', "The trial was stopped; there is no result."),
    ('<p class="says">The trial broke off.</p>', "The trial broke off."),
    ('<p class="says">It was stopped after 90 seconds.</p>', "It was stopped after 90 seconds."),
    ('<div class="stack trial"><p>50 games of 4 bots.</p></div>', "The trial is finished."),
]


@pytest.mark.parametrize(("region", "heard"), ENDS, ids=["stopped", "failed", "timed out", "finished"])
def test_how_a_trial_has_ended_is_heard(new_page: NewPage, region: str, heard: str) -> None:
    page = new_page()
    workshop(page)
    running = '<div class="stack" data-running=""><p>1 of 100 games</p></div>'
    page.route("**/workshop/senyu", refuse(200, {"html": {"trial": running}}))
    page.route("**/workshop/senyu/trial", refuse(429, {"reason": "too-many", "message": "Not so fast."}))
    page.get_by_role("button", name="Begin the trial").click()
    expect(page.locator("#voice")).to_have_text("1 of 100 games")
    page.wait_for_timeout(900)
    # a refusal is no end
    expect(page.locator("#trial")).to_have_text("1 of 100 games")
    page.route("**/workshop/senyu/trial", refuse(200, {"html": {"trial": region}}))
    expect(page.locator("#voice")).to_have_text(heard)
