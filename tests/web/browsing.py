"""A browser, a hurried server and pages of new people, for the tests marked `browser`; what several of them do there.

The fixtures are known to every test beside this module (conftest.py).
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread

import pytest
import uvicorn
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from parlour.lab.trials import Laboratory
from parlour.store import SqlStore
from parlour.web.server import configuration, create_app, listen
from tests.web.visits import HomeBots, QuickClock, unlimited

WIDE = {"width": 1280, "height": 860}
PHONE = {"width": 390, "height": 844}
ANSWERS = "#ask .answers button"
READ = 300
"""Milliseconds from a new question to the first answer: nobody reads faster, and the page knows it."""
NewPage = Callable[..., Page]


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        # no sandbox: containers do not let Chromium make one, and it only visits this server
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield browser
        browser.close()


class Hurried:
    """A server in a thread of this process, with bots that take no time to think."""

    def __init__(self, folder: Path) -> None:
        self._listening = listen("127.0.0.1", 0)
        self.origin = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._store = SqlStore(folder)
        app = create_app(self._store, HomeBots(), clock=QuickClock(), limits=unlimited(), trials=Laboratory())
        self._server = uvicorn.Server(configuration(app))
        self._thread = Thread(target=self._server.run, kwargs={"sockets": [self._listening]})
        self._thread.start()

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join()
        self._listening.close()
        self._store.close()


@pytest.fixture(scope="module")
def origin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of the module's own."""
    server = Hurried(tmp_path_factory.mktemp("browser") / "data")
    yield server.origin
    server.stop()


@pytest.fixture
def new_page(browser: Browser, origin: str) -> Iterator[NewPage]:
    """A page of somebody new; whatever goes wrong in it fails the test."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def open_page(**options: object) -> Page:
        chosen: dict[str, object] = {"locale": "en-GB", "viewport": WIDE, "reduced_motion": "reduce", **options}
        context = browser.new_context(base_url=origin, **chosen)  # type: ignore[arg-type]
        context.set_default_timeout(15_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda said: problems.append(said.text) if "Content Security" in said.text else None)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert problems == []


def quick(page: Page) -> None:
    page.goto("/")
    page.locator('form[action="/quick/magi"]').get_by_role("button", name=re.compile("Quick game|馬上")).click()
    expect(page.locator("#board")).to_be_visible()


def connected(page: Page) -> None:
    expect(page.locator("html.is-connected")).to_have_count(1)


def press_until(page: Page, key: str, reached: str) -> None:
    for _ in range(120):
        if page.evaluate(reached):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never reached {reached}")


def check(page: Page, where: str) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, f"{where}: {found.generate_report()}"


def no_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
