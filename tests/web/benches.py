"""What the tests of the workshop come with: the form of a page as a browser would send it, and trials at hand."""

import asyncio
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from starlette.testclient import TestClient

from parlour.lab.trials import played
from parlour.play.trials import TrialNumbers, TrialTerms
from parlour.store import SqlStore
from parlour.web.limits import Limits
from parlour.web.server import create_app
from tests.web.visits import ORIGIN, HomeBots, Person, QuickClock, Server

Fields = list[tuple[str, str]]


class HomeTrials:
    """Trials in this process: a few games only; or one that never ends, until it is let go."""

    def __init__(self, *, waits: bool = False) -> None:
        self.waits = waits
        self.asked: list[TrialTerms] = []

    async def play(self, terms: TrialTerms, advance: Callable[[int], None]) -> TrialNumbers:
        self.asked.append(terms)
        if self.waits:
            advance(1)
            await asyncio.Event().wait()
        few = TrialTerms(terms.game, terms.content, terms.seats, terms.level, 3, terms.seed)
        return played(few, advance)


@contextmanager
def served_with(folder: Path, trials: HomeTrials | None, limits: Limits | None = None) -> Iterator[Server]:
    """A server that plays trials at home."""
    with SqlStore(folder) as store:
        app = create_app(store, HomeBots(), clock=QuickClock(), limits=limits, trials=trials)
        with TestClient(app, base_url=ORIGIN, raise_server_exceptions=False) as client:
            yield Server(client)


class _Form(HTMLParser):
    """Gathers the fields of the form with the id "bench" that a browser would send without a button."""

    def __init__(self) -> None:
        super().__init__()
        self.fields: Fields = []
        self._inside = False
        self._select = ""
        self._area: str | None = None
        self._first: str | None = None
        self._chosen: str | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        name = given.get("name") or ""
        if tag == "form":
            self._inside = given.get("id") == "bench"
        elif not self._inside:
            return
        elif tag == "input":
            self.fields.append((name, given.get("value") or ""))
        elif tag == "select":
            self._select, self._first, self._chosen = name, None, None
        elif tag == "option" and self._select:
            value = given.get("value") or ""
            self._first = value if self._first is None else self._first
            self._chosen = value if "selected" in given else self._chosen
        elif tag == "textarea":
            self._area = name
            self.fields.append((name, ""))

    def handle_data(self, data: str) -> None:
        if self._area is not None:
            name, before = self.fields[-1]
            self.fields[-1] = (name, before + data)

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._inside = False
        elif tag == "textarea":
            self._area = None
        elif tag == "select" and self._select:
            value = self._first if self._chosen is None else self._chosen
            if value is not None:
                self.fields.append((self._select, value))
            self._select = ""


def form_of(page: str) -> Fields:
    """The fields of the workshop's form on this page, in order."""
    form = _Form()
    form.feed(page)
    assert form.fields, "the page has the workshop's form"
    return form.fields


def with_fields(fields: Fields, changes: Mapping[str, str]) -> Fields:
    """The same with other values; what is not there yet is put at the end. Of several of a name the first changes."""
    rest = dict(changes)
    changed = [(name, rest.pop(name)) if name in rest else (name, value) for name, value in fields]
    return [*changed, *rest.items()]


class Maker:
    """Somebody in the workshop of a game."""

    def __init__(self, person: Person, game: str, query: str = "") -> None:
        self.person = person
        self.path = f"/workshop/{game}"
        response = person.get(self.path + query)
        assert response.status_code == 200, response.text[:400]
        self.fields = form_of(response.text)

    def change(self, **changes: str) -> None:
        """Type something; ``monster__0__hp`` stands for ``monster.0.hp``."""
        self.fields = with_fields(self.fields, {key.replace("__", "."): value for key, value in changes.items()})

    def press(self, do: str, **headers: str) -> Any:
        """Press a button of the form. The page that comes is the form from now on."""
        response = self.send("", [*self.fields, ("do", do)], **headers)
        if response.status_code == 200 and response.headers["content-type"].startswith("text/html"):
            self.fields = form_of(response.text)
        return response

    def ask(self, do: str) -> Any:
        """Press a button as the script does, and return what it is told."""
        return self.press(do, accept="application/json").json()

    def send(self, door: str, fields: Fields | None = None, **headers: str) -> Any:
        """Send the form to a door of the workshop."""
        given = self.fields if fields is None else fields
        sent = {"origin": ORIGIN, "content-type": "application/x-www-form-urlencoded", **headers}
        return self.person.raw("POST", self.path + door, urlencode(given).encode("utf-8", "surrogatepass"), sent)

    def value(self, name: str) -> str:
        """What stands in a field, the first of this name."""
        return dict(reversed(self.fields))[name]


def send_file(person: Person, key: str, raw: bytes, name: str = "mine.toml", **headers: str) -> Any:
    """Send a content file from the disk."""
    body = b'--xx\r\ncontent-disposition: form-data; name="file"; filename="' + name.encode()
    body += b'"\r\ncontent-type: text/plain\r\n\r\n' + raw + b"\r\n--xx--\r\n"
    sent = {"origin": ORIGIN, "content-type": "multipart/form-data; boundary=xx", **headers}
    return person.raw("POST", f"/workshop/{key}/import", body, sent)
