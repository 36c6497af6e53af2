"""A table with a host's own content file: opened, shown to everybody, drawn, played by bots, found after a restart."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from html import unescape
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest

from parlour.bots.pool import think
from parlour.core.content import LARGEST
from parlour.core.record import Record
from parlour.core.registry import game_with
from parlour.core.rules import AnyGame
from parlour.play import house, match
from parlour.store import Status
from parlour.web import front
from parlour.web.boards import board
from parlour.words import Words
from tests.web.benches import Maker, with_fields
from tests.web.visits import Person, Server, offers_of, served, unlimited


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """One where a whole game may be played as quickly as a test can."""
    with served(tmp_path / "data", limits=unlimited()) as running:
        yield running


def changed(key: str, *changes: tuple[str, str]) -> str:
    """The game's own content file with these changes, each in every place where it fits."""
    text = files(f"parlour.games.{key}").joinpath("content.toml").read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


@pytest.mark.parametrize("door", ["/open/senyu", "/workshop/senyu/open"])
def test_a_content_is_read_beside_the_event_loop(server: Server, door: str, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[bool] = []
    text = changed("senyu") + f"# {door}\n"

    def watched(key: str, content: str | None) -> AnyGame:
        misses = game_with.cache_info().misses
        found = game_with(key, content)
        if content is not None and game_with.cache_info().misses > misses:
            read.append(asyncio._get_running_loop() is not None)
        return found

    for module in (front, house, match):
        if hasattr(module, "game_with"):
            monkeypatch.setattr(module, "game_with", watched)
    person = server.person()
    if door.startswith("/open"):
        response = person.send(door, {"seats": 2, "content": text})
    else:
        maker = Maker(person, "senyu")
        response = maker.send("/open", with_fields([("text", text), *maker.fields], {"view": "text"}))
    assert response.status_code == 303, response.text
    assert read == [False]


OWN: Final = {
    "magi": changed("magi", ('id = "grail"', 'id = "river_god"'), ("goal = 50", "goal = 30")),
    "dice_forge": changed(
        "dice_forge",
        ('id = "elder"', 'id = "river_god"'),
        ('"gold_4"', '"gold_5"'),
        ('gives = ["gold 4"]', 'gives = ["gold 5"]'),
        ("shield_red", "shield_of_dawn"),
        ("hammer_lap = 15", "hammer_lap = 12"),
    ),
    "senyu": changed(
        "senyu", ('"castle_town"', '"river_god"'), ('id = "slime"', 'id = "river_god"'), ("hp = 7", "hp = 6")
    ),
}
SEATS: Final = {"magi": 4, "dice_forge": 2, "senyu": 2}
DRAWN: Final = {
    "magi": "magi-kind-river_god",
    "dice_forge": "df-card-river_god",
    "senyu": "show-monster-river_god",
}
each_game = pytest.mark.parametrize("key", OWN)


def opened(person: Person, key: str, content: str | None = None, **fields: object) -> str:
    sent = {f"seat-{seat}": "bot-2" for seat in range(2, SEATS[key] + 1)}
    response = person.send(
        f"/open/{key}", {"seats": SEATS[key], "content": OWN[key] if content is None else content, **sent, **fields}
    )
    assert response.status_code == 303, unescape(response.text)
    return str(response.headers["location"])


def without_sprites(page: str) -> str:
    return re.sub(r"<symbol.*?</symbol>|<template.*?</template>", "", page, flags=re.DOTALL)


@each_game
@pytest.mark.parametrize("language", ["zh-Hant", "en"])
def test_the_form_takes_a_content_file_as_text(server: Server, key: str, language: str) -> None:
    page = server.person(language).get("/").text
    assert re.search(rf'<textarea id="{key}-content" name="content"[^>]*maxlength="{LARGEST}"', page)


@each_game
def test_everybody_at_the_table_sees_that_the_content_is_own_and_can_fetch_it(server: Server, key: str) -> None:
    host = server.person()
    path = opened(host, key)
    for each in (host, server.person(), server.person("zh-Hant")):
        assert f'href="{path}/content"' in each.get(path).text
        fetched = each.get(f"{path}/content")
        assert fetched.status_code == 200 and fetched.text == OWN[key]
        assert fetched.headers["content-type"].startswith("text/plain")
        assert "attachment" in fetched.headers["content-disposition"]
    plain = opened(host, key, content="")
    assert "/content" not in host.get(plain).text
    assert host.get(f"{plain}/content").status_code == 404


@each_game
def test_a_whole_game_is_played_and_drawn_with_own_pieces(server: Server, key: str) -> None:
    host, watcher = server.person(), server.person("zh-Hant")
    path = opened(host, key)
    host.post(f"{path}/ready", ready="yes")
    room, met = server.room(path), ""
    for turn in range(1000):
        if room.status is Status.FINISHED:
            break
        page = host.get(path)
        assert page.status_code == 200
        offers = offers_of(page.text)
        if offers:
            own = [each for each in offers if "river_god" in each or "gold_5" in each]
            assert host.answer(path, (own or offers)[-1]).status_code == 303
        if turn % 10 == 0:
            met += page.text
            assert watcher.get(path).status_code == 200
    assert room.status is Status.FINISHED and room.match.pieces is not None
    met += host.get(path).text
    assert "river god" in met
    record = Record.parse(room.record().text(), pieces=OWN[key])
    assert record.replay().verdict == room.match.verdict
    again = host.post(f"{path}/rematch")
    assert host.get(f"{again.headers['location']}/content").text == OWN[key]


@each_game
def test_every_drawing_that_the_page_refers_to_is_there(server: Server, key: str) -> None:
    path = opened(host := server.person(), key)
    host.post(f"{path}/ready", ready="yes")
    page = host.get(path).text
    there = set(re.findall(r'\sid="([^"]+)"', page))
    assert set(re.findall(r'<use href="#([^"]+)"', page)) <= there
    assert DRAWN[key] in there
    plain = str(board(key).sprites(Words("en")))
    assert "river_god" not in plain


@each_game
def test_a_restart_finds_the_content_in_the_log(key: str, tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        host = server.person()
        path = opened(host, key)
        host.post(f"{path}/ready", ready="yes")
    with served(tmp_path / "data") as server:
        match = server.room(path).match
        assert match.frozen is None and match.pieces is not None
        assert match.terms.content_hash == match.pieces.content_hash == game_with(key, OWN[key]).content_hash
        assert match.view(-1) is not None
        assert server.person().get(path).status_code == 200


@each_game
@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("[game", "expected TOML"),
        ("x = 1\n", "content, line 1: unknown table 'x'"),
        ("<script>alert(1)</script>", "expected TOML"),
        ("x = " + "[" * 20_000, "expected TOML"),
        ("a" * (LARGEST + 1), f"at most {LARGEST} bytes"),
        ("\x00", "expected TOML"),
        ("\N{GRINNING FACE}" * 2000, "expected TOML"),
    ],
)
def test_what_does_not_add_up_opens_no_table_and_says_where(server: Server, key: str, content: str, said: str) -> None:
    host = server.person()
    response = host.send(f"/open/{key}", {"seats": SEATS[key], "content": content})
    assert response.status_code == 400
    assert said in unescape(response.text) and "<script>alert" not in response.text
    assert not server.house.tables()


@each_game
def test_a_wrong_number_is_told_with_its_line(server: Server, key: str) -> None:
    written = re.sub(r"copies = \d+", "copies = 999", OWN[key], count=1)
    line = next(n for n, row in enumerate(written.splitlines(), start=1) if "copies = 999" in row)
    response = server.person().send(f"/open/{key}", {"seats": SEATS[key], "content": written.replace("\n", "\r\n")})
    assert response.status_code == 400
    assert f"content, line {line}: expected 'copies'" in unescape(response.text)


def test_what_is_larger_than_any_form_is_refused_unread(server: Server) -> None:
    response = server.person().send("/open/magi", {"seats": 4, "content": "#" * 70_000})
    assert response.status_code == 413


@each_game
def test_a_process_that_thinks_for_bots_is_told_the_pieces(key: str) -> None:
    game = game_with(key, OWN[key])
    state = game.setup(seats=SEATS[key])
    while (asked := state.asked) is not None and asked.seat < 0:
        state.play_value(asked.seat, asked.pick(_First()))  # type: ignore[attr-defined]
    assert asked is not None
    view = game.view(state, asked.seat)
    questions = view["questions"]
    assert isinstance(questions, list) and isinstance(questions[0], dict)
    answer = think(2, key, view, questions[0], OWN[key])
    assert answer in questions[0]["answers"]  # type: ignore[operator]


class _First:
    """Luck that always takes the first."""

    def randrange(self, stop: int, /) -> int:
        return 0
