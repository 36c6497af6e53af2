"""What the tests of the web come with: one server in this process, people with cookies of their own, quick bots."""

import asyncio
import json
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from html import unescape
from itertools import count
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from parlour.bots import bot
from parlour.core.plain import Plain
from parlour.core.registry import game_with
from parlour.core.stream import Stream
from parlour.play import House, Room, WallClock
from parlour.store import SqlStore
from parlour.web.limits import Limits
from parlour.web.server import create_app

ORIGIN = "http://testserver"
HTML = "text/html,application/xhtml+xml"


class QuickClock(WallClock):
    """Bots take no time to think; people have all the time they are promised."""

    def call_later(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(0 if seconds < 10 else seconds, call)


def unlimited() -> Limits:
    """Limits that nobody reaches: between two calls an hour passes."""
    hours = count()
    return Limits(lambda: next(hours) * 3600.0)


class HomeBots:
    """The real bots, in this process."""

    async def answer(
        self, level: int, game: str, view: dict[str, Plain], question: dict[str, Plain], content: str | None = None
    ) -> str | None:
        return bot(game_with(game, content), level).answer(view, question, Stream("bots at home"))


class Server:
    """A server and whoever comes to it."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    @property
    def house(self) -> House:
        house: House = self.client.app.state.premises.house  # type: ignore[attr-defined]
        return house

    def room(self, address: str) -> Room:
        return self.house.room(address.rpartition("/")[2])

    def person(self, language: str = "en") -> "Person":
        return Person(self.client, language)

    def table_of(self, number: int = 4, game: str = "magi") -> tuple[str, list["Person"]]:
        """A table with so many people who have begun to play; its path and they, by seat."""
        people = [self.person() for _ in range(number)]
        path = people[0].open(seats=number, game=game)
        for seat, each in enumerate(people[1:], 1):
            assert each.post(f"{path}/sit", seat=seat).status_code == 303
        for each in people:
            assert each.post(f"{path}/ready", ready="yes").status_code == 303
        return path, people


class Person:
    """Somebody with a browser: keeps the cookie, sends the Origin, follows nothing."""

    def __init__(self, client: TestClient, language: str = "en") -> None:
        self.client = client
        self.cookie = ""
        self.language = language

    def get(self, path: str, **headers: str) -> Any:
        return self._ask("GET", path, headers=headers)

    def post(self, path: str, *, headers: dict[str, str] | None = None, **fields: object) -> Any:
        return self.send(path, fields, headers=headers)

    def send(self, path: str, fields: Mapping[str, object], *, headers: dict[str, str] | None = None) -> Any:
        """Post a form whose fields need not be names; ``seat_2`` stands for ``seat-2``."""
        data = {key.replace("_", "-") if key.startswith("seat_") else key: str(value) for key, value in fields.items()}
        form = {"origin": ORIGIN, "content-type": "application/x-www-form-urlencoded"}
        return self._ask("POST", path, headers={**form, **(headers or {})}, data=data)

    def open(self, *, seats: int = 4, game: str = "magi", **fields: object) -> str:
        response = self.send(f"/open/{game}", {"seats": seats, **fields})
        assert response.status_code == 303, response.text
        return str(response.headers["location"])

    def quick(self) -> str:
        response = self.post("/quick/magi")
        assert response.status_code == 303, response.text
        return str(response.headers["location"])

    def answer(self, path: str, about_and_text: str, *, version: int | None = None, nonce: str = "") -> Any:
        given = self.version(path) if version is None else version
        return self.post(f"{path}/answer", a=about_and_text, v=given, id=nonce)

    def offers(self, path: str) -> list[str]:
        """What the list of answers offers now."""
        return offers_of(self.get(path).text)

    def version(self, path: str) -> int:
        found = re.search(r'data-version="(\d+)"', self.get(path).text)
        assert found is not None
        return int(found[1])

    @contextmanager
    def watch(self, path: str, version: int = 0, stamp: str = "") -> Iterator["Wire"]:
        headers = {"origin": ORIGIN, "accept-language": self.language}
        if self.cookie:
            headers["cookie"] = self.cookie
        address = f"{path}/socket?v={version}&stamp={stamp}"
        with self.client.websocket_connect(address, headers=headers) as session:
            yield Wire(session)

    def raw(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> Any:
        """Send a body as it stands."""
        return self._ask(method, path, headers=headers, content=body)

    def _ask(
        self,
        method: str,
        path: str,
        *,
        headers: dict[str, str],
        data: dict[str, str] | None = None,
        content: bytes | None = None,
    ) -> Any:
        sent = {"accept": HTML, "accept-language": self.language, **headers}
        if self.cookie:
            sent["cookie"] = self.cookie
        self.client.cookies.clear()
        response = self.client.request(method, path, headers=sent, data=data, content=content, follow_redirects=False)
        self.client.cookies.clear()
        given = response.headers.get("set-cookie", "").partition(";")[0]
        if given.startswith("parlour="):
            self.cookie = given
        return response


class Wire:
    """One socket from the page's side; remembers every byte."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.heard: list[str] = []

    def next(self) -> dict[str, Any]:
        text = self.session.receive_text()
        self.heard.append(text)
        frame: dict[str, Any] = json.loads(text)
        return frame

    def reply(self, nonce: str) -> dict[str, Any]:
        """The reply to a message, passing over the frames before it."""
        while True:
            frame = self.next()
            if frame.get("re") == nonce:
                return frame

    def until(self, reached: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            frame = self.next()
            if reached(frame):
                return frame

    def say(self, **message: object) -> None:
        self.session.send_text(json.dumps(message))


@contextmanager
def served(folder: Path, *, limits: Limits | None = None) -> Iterator[Server]:
    """A server over this data folder, closed properly at the end."""
    with SqlStore(folder) as store:
        app = create_app(store, HomeBots(), clock=QuickClock(), limits=limits)
        with TestClient(app, base_url=ORIGIN, raise_server_exceptions=False) as client:
            yield Server(client)


def offers_of(page: str) -> list[str]:
    """The answers in the list of a page or of the region ``ask``, without the greyed ones."""
    ask = page.partition('id="ask"')[2].partition("</section>")[0].partition("<details")[0]
    return [unescape(value) for value in re.findall(r'<button name="a" value="([^"]+)"', ask)]
