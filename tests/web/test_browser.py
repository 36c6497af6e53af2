"""In a real browser: a whole round by keyboard, two people at one table, every page without axe's complaints."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.browsing import (
    ANSWERS,
    PHONE,
    READ,
    WIDE,
    NewPage,
    check,
    connected,
    no_sideways,
    press_until,
    quick,
)
from tests.web.test_kill import Running, free_port

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def opening(page: Page) -> Locator:
    """The form of the start page that opens a table of Magi."""
    return page.locator('form[action="/open/magi"]')


def unfold(page: Page) -> None:
    """Show that form."""
    page.locator('details:has(form[action="/open/magi"]) > summary').click()


def test_a_whole_round_by_keyboard_only(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    press_until(page, "Tab", 'document.activeElement.form?.getAttribute("action") === "/quick/magi"')
    page.keyboard.press("Enter")
    expect(page.locator("#board")).to_be_visible()
    connected(page)
    for _ in range(400):
        page.wait_for_selector(f"{ANSWERS}, #verdict:not([hidden])")
        if re.search(r"Round \d+ is over", page.locator("#log").inner_text()):
            break
        if not page.evaluate("document.activeElement.closest('#ask .answers') !== null"):
            press_until(page, "Tab", "document.activeElement.closest('#ask .answers') !== null")
        before = page.locator("#answers input[name=v]").input_value()
        page.wait_for_timeout(READ)
        page.keyboard.press("Enter")
        expect(page.locator("#answers input[name=v]")).not_to_have_value(before)
        assert page.evaluate("document.activeElement !== document.body"), "the focus is never lost"
    else:
        raise AssertionError("expected a round to be over within 400 answers")
    expect(page.locator("#board-scores").get_by_role("rowheader", name="1", exact=True)).to_have_count(1)


def test_arrow_keys_walk_the_hand_and_the_tabs(new_page: NewPage) -> None:
    page = new_page()
    quick(page)
    cards = page.locator("#board-hand button")
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(cards.last).to_be_focused()
    page.get_by_role("tab", name="Log").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Chat")).to_be_focused()
    expect(page.locator("#chat-text")).to_be_visible()
    expect(page.locator("#log")).to_be_hidden()


def test_two_browsers_at_one_table(new_page: NewPage) -> None:
    host, other = new_page(), new_page(locale="zh-TW")
    host.goto("/")
    unfold(host)
    opening(host).locator("select[name=seat-2]").select_option("person")
    opening(host).get_by_role("button", name="Open the table").click()
    link = host.locator("#link").input_value()
    other.goto(link)
    expect(other.locator("html")).to_have_attribute("lang", "zh-Hant")
    other.get_by_role("button", name="坐這裡").click()
    expect(other.locator("#ready")).to_be_visible()
    expect(host.locator("#chair-1")).to_contain_text("客人")
    host.locator("#ready").click()
    other.locator("#ready").click()
    for page in (host, other):
        expect(page.locator("#board-hand button").first).to_be_visible()
    assert host.url == other.url
    chosen = other.locator(ANSWERS).first
    card = chosen.get_attribute("value")
    other.wait_for_timeout(READ)
    chosen.click()
    expect(other.locator(f'[value="{card}"]')).to_have_count(0)
    expect(host.locator("#log")).to_contain_text(re.compile("客人 .* discards a card face down"))
    other.get_by_role("tab", name="聊天").click()
    other.locator("#chat-text").fill("<b>嗨</b>")
    other.keyboard.press("Enter")
    expect(other.locator("#chat-text")).to_have_value("")
    host.get_by_role("tab", name="Chat").click()
    expect(host.locator("#chat")).to_contain_text("<b>嗨</b>")
    # a copied hand is nowhere in the other's page
    assert card is not None
    assert card.rpartition(" ")[2] not in host.content()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_on_start_lobby_table_and_rules(new_page: NewPage, scheme: str, size: dict[str, int]) -> None:
    page = new_page(color_scheme=scheme, viewport=size)
    page.goto("/")
    unfold(page)
    opening(page).get_by_text("House rules").click()
    check(page, "start")
    opening(page).get_by_role("button", name="Open the table").click()
    expect(page.locator("#lobby")).to_be_visible()
    check(page, "lobby")
    page.locator("#ready").click()
    expect(page.locator(ANSWERS).first).to_be_visible()
    check(page, "table")
    page.goto("/rules/magi#M-42")
    check(page, "rules")
    page.goto("/you")
    check(page, "you")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_at_the_end(new_page: NewPage, scheme: str) -> None:
    page = new_page(color_scheme=scheme)
    quick(page)
    page.get_by_role("button", name="Step away and let a bot play").click()
    expect(page.locator("#verdict-heading")).to_be_visible(timeout=90_000)
    check(page, "end")
    assert no_sideways(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert Path(download.value.path()).read_text("utf-8").startswith("parlour: 1\ngame: magi\n")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("#lobby, #board").first).to_be_visible()


@pytest.mark.parametrize("language", ["en-GB", "zh-TW"])
@pytest.mark.parametrize("seats", ["4", "8"])
def test_a_phone_never_scrolls_sideways(new_page: NewPage, language: str, seats: str) -> None:
    page = new_page(viewport=PHONE, locale=language, has_touch=True, is_mobile=True)
    page.goto("/")
    assert no_sideways(page)
    unfold(page)
    opening(page).locator("details summary").first.click()
    assert no_sideways(page)
    opening(page).locator("select[name=seats]").select_option(seats)
    opening(page).locator("button[type=submit]").click()
    expect(page.locator("#lobby")).to_be_visible()
    assert no_sideways(page)
    page.locator("#ready").click()
    expect(page.locator(ANSWERS).first).to_be_visible()
    assert no_sideways(page)
    box = page.locator("#ask").bounding_box()
    assert box is not None and box["y"] > 844 / 2, "the answers are within thumb reach"
    for each in page.locator(ANSWERS).all()[:3]:
        size = each.bounding_box()
        assert size is not None and size["height"] >= 44 and size["width"] >= 44
    page.locator(".drawer-button").click()
    expect(page.locator("#log")).to_be_visible()
    assert no_sideways(page)
    page.keyboard.press("Escape")
    expect(page.locator("#log")).to_be_hidden()
    page.goto("/rules/magi")
    assert no_sideways(page)


def test_why_not_shows_the_sentence_and_the_clause(new_page: NewPage) -> None:
    page = new_page()
    quick(page)
    greyed = page.locator("#board-hand button.is-greyed")
    for _ in range(60):
        page.wait_for_selector(ANSWERS)
        if greyed.count():
            break
        before = page.locator("#answers input[name=v]").input_value()
        page.wait_for_timeout(READ)
        page.locator(ANSWERS).last.click()
        expect(page.locator("#answers input[name=v]")).not_to_have_value(before)
    page.wait_for_timeout(READ)
    greyed.first.click(force=True)
    notice = page.locator("#notice")
    expect(notice).to_be_visible()
    clause = notice.locator("dt a").first
    name = clause.inner_text()
    assert re.fullmatch(r"M-\d+", name)
    clause.click()
    expect(page.locator(f"#{name}")).to_be_visible()
    page.locator("#rules-search").fill("penalty")
    expect(page.locator(f"#{name}")).to_be_hidden()
    page.locator("#notice [data-close]").click()
    expect(notice).to_be_hidden()


def test_a_click_that_follows_at_once_answers_nothing(new_page: NewPage) -> None:
    page = new_page()
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))
    for _ in range(40):  # the starting player is asked for a second discard, at the very place of the first
        quick(page)
        if re.search(r"Guest \d+ is the starting player", page.locator("#log").inner_text()):
            break
    connected(page)
    page.evaluate(
        "new MutationObserver(() => document.querySelector('#ask [value^=second-discard]')?.click())"
        ".observe(document, {childList: true, subtree: true})"
    )
    page.locator(ANSWERS).first.click()
    expect(page.locator("#ask [value^=second-discard]").first).to_be_visible()
    page.wait_for_timeout(300)
    assert len([text for text in sent if '"k"' in text]) == 1


def test_switches_of_language_and_theme(new_page: NewPage) -> None:
    page = new_page()
    quick(page)
    page.get_by_role("button", name="中文").click()
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hant")
    expect(page.locator("#board")).to_be_visible()
    path = page.url
    page.get_by_role("button", name="深色").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(23, 20, 17)"
    page.wait_for_load_state("networkidle")
    page.goto(path)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_without_a_script_everything_works_by_forms(new_page: NewPage) -> None:
    page = new_page(java_script_enabled=False)
    quick(page)
    first = page.locator(ANSWERS).first
    value = first.get_attribute("value")
    first.click()
    expect(page.locator("#board")).to_be_visible()
    assert page.locator(f'#ask [value="{value}"]').count() == 0
    expect(page.locator("#rules")).to_be_visible()
    expect(page.locator("#chat-text")).to_be_visible()


@pytest.mark.parametrize(("motion", "expected"), [("reduce", 0), ("no-preference", 1)])
def test_cards_fly_unless_motion_is_unwelcome(new_page: NewPage, motion: str, expected: int) -> None:
    page = new_page(reduced_motion=motion)
    page.add_init_script(
        "window.flown = 0;"
        "const count = (node) => { if (node.className === 'flying' && node.offsetWidth > 40) window.flown += 1; };"
        "const look = (changes) => changes.forEach((each) => each.addedNodes.forEach(count));"
        "new MutationObserver(look).observe(document, {childList: true, subtree: true});"
    )
    quick(page)
    connected(page)
    page.locator(ANSWERS).first.click()
    expect(page.locator("#log")).to_contain_text(re.compile(r"Guest \d+ discards"))
    assert min(page.evaluate("window.flown"), 1) == expected


def test_the_title_says_when_it_is_your_turn(new_page: NewPage) -> None:
    page = new_page()
    quick(page)
    expect(page).to_have_title(re.compile("^● Your turn"))
    connected(page)
    page.get_by_role("button", name="Step away and let a bot play").click()
    expect(page).not_to_have_title(re.compile("^●"))


def test_the_page_comes_back_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    server = Running(tmp_path / "data", port)
    server.wait_until_open()
    try:
        context = browser.new_context(base_url=server.origin, locale="en-GB")
        page = context.new_page()
        quick(page)
        connected(page)
        offered = [each.get_attribute("value") for each in page.locator(ANSWERS).all()]
        server.kill()
        expect(page.locator("#connection.is-lost")).to_contain_text("reconnecting")
        server = Running(tmp_path / "data", port)
        server.wait_until_open()
        connected(page)
        expect(page.locator("#connection.is-lost")).to_have_count(0)
        assert [each.get_attribute("value") for each in page.locator(ANSWERS).all()] == offered
        page.locator(ANSWERS).first.click()
        expect(page.locator("#log")).to_contain_text(re.compile(r"Guest \d+ discards"))
        context.close()
    finally:
        server.kill()
