"""The workshop in a real browser: a monster changed, tried, kept and played with; by keyboard; without a script."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browsing import PHONE, WIDE, NewPage, check, connected, no_sideways

pytestmark = [pytest.mark.browser, pytest.mark.slow]

STATE = "#state .state-says"


def workshop(page: Page, game: str = "senyu") -> None:
    page.goto(f"/workshop/{game}")
    expect(page.locator(STATE)).to_contain_text(re.compile("can be played|可以玩"))


def unfold(page: Page, row: str) -> Locator:
    piece = page.locator(f"#{row}")
    piece.locator("summary").click()
    expect(page.locator(f"#{row}-id")).to_be_visible()
    return piece


def test_a_monster_is_changed_tried_kept_and_played_with(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.locator('a[href="/workshop/senyu"]').click()
    unfold(page, "monster-0")
    hp = page.locator("#monster-0-hp")
    # the mistake is seen while it is typed, and the focus stays where it is
    hp.fill("99")
    expect(page.locator(STATE)).to_contain_text("must be a whole number from 1 to 12")
    expect(hp).to_have_attribute("aria-invalid", "true")
    expect(page.locator("#wrong")).to_be_visible()
    expect(hp).to_be_focused()
    expect(page.locator("#voice")).to_contain_text("from 1 to 12")
    page.get_by_role("button", name="Begin the trial").click()
    expect(page.locator("#trial")).to_contain_text("still to be mended")
    page.locator("#problem a").click()
    expect(hp).to_be_focused()
    hp.fill("6")
    expect(page.locator(STATE)).to_contain_text("can be played")
    expect(hp).not_to_have_attribute("aria-invalid", "true")
    expect(page.locator("#wrong")).to_have_count(0)
    # an effect more: there always is an empty box for the next one
    page.locator("#monster-0-success-1").fill("move 12")
    expect(page.locator("#monster-0-success-2")).to_be_visible()
    page.locator("#monster-0-name").fill("Jelly <b>King</b>")
    expect(page.locator("#monster-0-says")).to_have_text(re.compile("HP 6; success: draw a task card.*forward 12"))
    expect(page.locator("#monster-0-title")).to_have_text("Jelly <b>King</b>")
    # tried
    page.locator("#try-games").select_option("50")
    page.get_by_role("button", name="Begin the trial").click()
    expect(page.locator("#trial progress")).to_be_visible()
    expect(page.locator("#trial .figures").first).to_be_visible(timeout=60_000)
    expect(page.locator("#trial")).to_contain_text("Who wins")
    expect(page.locator("#voice")).to_have_text("The trial is finished.")
    check(page, "trial")
    # kept
    page.locator("#name").fill("Jelly night")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("#shelf")).to_contain_text("Saved as “Jelly night”")
    expect(page).to_have_url(re.compile(r"/workshop/senyu\?saved=\w{22}$"))
    page.reload()
    expect(page.locator("#monster-0-title")).to_have_text("Jelly <b>King</b>")
    # played with
    page.locator("#open").get_by_role("button", name="Open a table with it").click()
    page.locator("#ready").click()
    expect(page.locator("#board")).to_be_visible()
    connected(page)
    turn(page)
    expect(page.locator("#main")).to_contain_text("Own content")


def turn(page: Page) -> None:
    """Answer whatever is asked until the second round has begun."""
    for _ in range(60):
        page.wait_for_selector("#ask .answers button, #verdict:not([hidden])")
        if re.search(r"Round 2\b", page.locator("#main").inner_text()):
            return
        before = page.locator("#answers input[name=v]").input_value()
        page.wait_for_timeout(300)
        page.locator("#ask .answers button").first.click()
        expect(page.locator("#answers input[name=v]")).not_to_have_value(before)
    raise AssertionError("expected the second round within 60 answers")


def test_a_card_of_magi_is_changed_and_dealt(new_page: NewPage) -> None:
    page = new_page()
    workshop(page, "magi")
    row = page.locator(".piece", has_text="Hourglass")
    row.locator("summary").click()
    row.locator("select[name$='.effects']").first.select_option("reverse")
    row.locator("input[name$='.points']").fill("9")
    expect(row.locator(".piece-says")).to_contain_text("9 points")
    expect(row.locator(".piece-says")).to_contain_text("REVERSE")
    row.locator("select[name$='.effects']").nth(1).select_option("again")
    expect(page.locator(STATE)).to_contain_text("exactly one effect")
    row.locator("select[name$='.effects']").nth(1).select_option("")
    expect(page.locator(STATE)).to_contain_text("can be played")
    page.locator("#open").get_by_role("button", name="Open a table with it").click()
    page.locator("#ready").click()
    expect(page.locator("#board-hand button").first).to_be_visible()


def test_rows_come_and_go_with_the_focus(new_page: NewPage) -> None:
    page = new_page()
    workshop(page)
    unfold(page, "monster-0").get_by_role("button", name=re.compile("^Make a copy")).click()
    expect(page.locator("#monster-1-title")).to_have_text("Slime (copy)")
    expect(page.locator("#monster-1 > summary")).to_be_focused()
    expect(page.locator("#monster-1-id")).to_have_value("slime_b")
    expect(page.locator(STATE)).to_contain_text("can be played")
    page.locator("#monster-1-hp").fill("5")
    page.locator("#monster-1").get_by_role("button", name=re.compile("Move up")).click()
    expect(page.locator("#monster-0-title")).to_have_text("Slime (copy)")
    expect(page.locator("#monster-0-hp")).to_have_value("5")
    page.locator("#monster-0").get_by_role("button", name=re.compile("^Remove")).click()
    expect(page.locator("#monster-0-title")).to_have_text("Slime")
    expect(page.locator("#contents")).to_contain_text(re.compile(r"Monsters\s*13"))
    page.locator("#add-item").click()
    expect(page.locator("#item-11 > summary")).to_be_focused()


def test_everything_can_be_done_by_keyboard(new_page: NewPage) -> None:
    page = new_page()
    workshop(page)

    def reach(expression: str) -> None:
        for _ in range(250):
            if page.evaluate(expression):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab never reached {expression}")

    reach("document.activeElement.getAttribute('href') === '#sheet-monster'")
    page.keyboard.press("Enter")
    reach("document.activeElement.matches('#monster-0 > summary')")
    page.keyboard.press("Enter")
    reach("document.activeElement.id === 'monster-0-hp'")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("77")
    expect(page.locator(STATE)).to_contain_text("from 1 to 12")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("7")
    expect(page.locator("#monster-0-says")).to_contain_text("HP 7")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/workshop/senyu#sheet-monster$"))
    reach("document.activeElement.id === 'name'")
    page.keyboard.type("By keyboard")
    reach("document.activeElement.value === 'save'")
    page.keyboard.press("Enter")
    expect(page.locator("#shelf")).to_contain_text("Saved as “By keyboard”")
    assert page.evaluate("document.activeElement.value === 'save'"), "the focus stays on the button"


def test_the_text_shows_the_wrong_line(new_page: NewPage) -> None:
    page = new_page()
    workshop(page)
    page.get_by_role("button", name="Edit as text").click()
    text = page.locator("#text")
    text.fill(text.input_value().replace("hp = 2", "hp = 200", 1))
    expect(page.locator(STATE)).to_contain_text(re.compile(r"Line \d+: “hp” must be"))
    expect(page.locator("#excerpt mark")).to_have_text("hp = 200")
    page.locator("#problem a").click()
    assert (
        page.evaluate("getSelection().toString() || text.value.slice(text.selectionStart, text.selectionEnd)")
        == "hp = 200"
    )
    page.keyboard.type("hp = 3")
    expect(page.locator(STATE)).to_contain_text("can be played")
    page.get_by_role("button", name="Edit as a form").click()
    expect(page.locator("#monster-0-hp")).to_have_value("3")


def test_a_file_goes_out_and_comes_in(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page()
    workshop(page)
    unfold(page, "monster-0")
    page.locator("#monster-0-hp").fill("8")
    with page.expect_download() as download:
        page.get_by_role("button", name="Export a file").click()
    path = tmp_path / "mine.toml"
    download.value.save_as(path)
    assert "hp = 8" in path.read_text("utf-8")
    other = new_page(locale="zh-TW")
    workshop(other)
    other.get_by_text("換一份內容來改").click()
    other.locator("#file").set_input_files(path)
    other.get_by_role("button", name="匯入", exact=True).click()
    expect(other.locator("#monster-0-hp")).to_have_value("8")
    expect(other.locator("#name")).to_have_value("mine")


def test_without_a_script_it_works_by_forms(new_page: NewPage) -> None:
    page = new_page(java_script_enabled=False)
    workshop(page)
    unfold(page, "monster-0")
    page.locator("#monster-0-hp").fill("99")
    page.locator("#monster-0-hp").press("Enter")
    expect(page.locator(STATE)).to_contain_text("from 1 to 12")
    expect(page.locator("#monster-0-hp")).to_be_visible()
    page.locator("#monster-0-hp").fill("4")
    page.get_by_role("button", name="Check").click()
    expect(page.locator(STATE)).to_contain_text("can be played")
    unfold(page, "monster-0").get_by_role("button", name=re.compile("^Make a copy")).click()
    expect(page.locator("#monster-1-id")).to_have_value("slime_b")
    expect(page.locator("#monster-1-id")).to_be_visible()
    assert page.evaluate("scrollY") > 500, "the page comes back to where one was"
    page.locator("#try-games").select_option("50")
    page.get_by_role("button", name="Begin the trial").click()
    for _ in range(60):
        if page.locator(".figures").count():
            break
        page.wait_for_timeout(500)
        page.get_by_role("button", name="How far is it now?").click()
    expect(page.locator(".figures").first).to_be_visible()
    page.locator("#name").fill("No script")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page).to_have_url(re.compile("saved="))
    expect(page.locator("#monster-0-hp")).to_have_value("4")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("language", ["en-GB", "zh-TW"])
def test_axe_finds_nothing_and_nothing_scrolls_sideways(
    new_page: NewPage, scheme: str, size: dict[str, int], language: str
) -> None:
    page = new_page(color_scheme=scheme, viewport=size, locale=language)
    for game in ("senyu", "magi"):
        workshop(page, game)
        page.locator("#start > summary").click()
        first = page.locator(".piece").first
        first.locator("summary").click()
        page.locator(".vocabulary summary").first.click()
        first.locator("input[type=number], input").first.fill("a very long name that goes on and on, without")
        page.wait_for_timeout(700)
        check(page, f"{game} open")
        assert no_sideways(page)
        small = page.evaluate(
            "[...document.querySelectorAll('main button, main summary, main select, main input:not([type=hidden])')]"
            ".filter(each => each.checkVisibility() && !each.matches('.visually-hidden'))"
            ".filter(each => each.getBoundingClientRect().height < 43.5).map(each => each.outerHTML.slice(0, 120))"
        )
        assert small == []
        page.locator("button[value=as-text]").click(no_wait_after=True)
        expect(page.locator("#text")).to_be_visible()
        check(page, f"{game} text")
        assert no_sideways(page)
