"""Every page: what it says, in both languages, with its headers; the guests and what they choose for themselves."""

import re
from pathlib import Path

import pytest

from parlour.core.registry import game, games
from parlour.store import SqlStore
from parlour.web.boards import has_board
from tests.web.visits import ORIGIN, Server, served

LANGUAGES = ("zh-Hant", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_page_names_the_game_and_what_can_be_done(server: Server, language: str) -> None:
    page = server.person(language).get("/")
    assert page.status_code == 200
    assert f'<html lang="{language}"' in page.text
    assert "Magi" in page.text
    for door in ('action="/quick/magi"', 'action="/open/magi"', 'action="/join"', 'href="/rules/magi"'):
        assert door in page.text
    for option in ("draw_by_choice", "magi_call", "catastrophe"):
        assert f'name="option-{option}"' in page.text


@pytest.mark.parametrize("path", ["/", "/you", "/rules/magi", "/nowhere", "/healthz", "/static/table.js"])
def test_every_answer_has_the_security_headers(server: Server, path: str) -> None:
    headers = server.person().get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy and "script-src 'self'" in policy and "style-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"


def test_no_page_has_inline_script_or_style(server: Server) -> None:
    path, people = server.table_of()
    lobby = people[0].open()
    for page in (
        people[0].get(path),
        server.person().get(path),
        people[0].get(lobby),
        people[0].get("/"),
        people[0].get("/you"),
        people[0].get("/rules/magi"),
    ):
        assert page.status_code == 200
        assert not re.search(r"<script(?![^>]* src=)|<style|\sstyle=|\son[a-z]+=|javascript:", page.text)


def test_pages_are_not_kept_but_marked_files_are(server: Server) -> None:
    guest = server.person()
    page = guest.get("/")
    assert page.headers["cache-control"] == "no-store"
    address = re.search(r'src="(/static/table\.js\?[0-9a-f]+)"', page.text)
    assert address is not None
    assert "immutable" in guest.get(address[1]).headers["cache-control"]
    assert guest.get("/static/table.js").headers["cache-control"] == "no-cache"
    assert guest.get("/static/../server.py").status_code == 404


def test_a_look_makes_nobody_a_guest(server: Server) -> None:
    stranger = server.person()
    path = server.person().quick()
    for address in ("/", "/you", "/rules/magi", path):
        assert "set-cookie" not in stranger.get(address).headers


def test_the_cookie_is_signed_http_only_and_lax(server: Server) -> None:
    guest = server.person()
    given = guest.post("/quick/magi").headers["set-cookie"].lower()
    assert "httponly" in given and "samesite=lax" in given and "secure" not in given
    name = re.search(r'class="button quiet who"[^>]*>.*?<span>([^<]+)</span>', guest.get("/").text)
    assert name is not None and name[1].startswith("Guest ")
    guest.cookie = guest.cookie[:-2] + ("AA" if guest.cookie[-2:] != "AA" else "BB")
    assert "Guest " not in guest.get("/").text


def test_one_click_starts_a_game_against_bots(server: Server) -> None:
    guest = server.person()
    path = guest.quick()
    assert guest.offers(path)
    assert "your turn" in guest.get(path).text.partition("</title>")[0].lower()
    assert path in guest.get("/").text, "the start page leads back to one's own tables"
    assert path not in server.person().get("/").text, "a quick table is nobody else's"


def test_language_and_theme_are_remembered(server: Server) -> None:
    guest = server.person("zh-TW,zh;q=0.9")
    assert 'lang="zh-Hant" data-theme="system"' in guest.get("/").text
    there = guest.post("/you/language", language="en", next="/rules/magi")
    assert (there.status_code, there.headers["location"]) == (303, "/rules/magi")
    guest.post("/you/theme", theme="dark")
    assert 'lang="en" data-theme="dark"' in guest.get("/").text


@pytest.mark.parametrize(
    "next", ["//evil.example/", "https://evil.example/", "/\\evil.example", "http://[", "x", "/\x07"]
)
def test_switches_never_lead_elsewhere(server: Server, next: str) -> None:
    response = server.person().post("/you/language", language="en", next=next)
    assert (response.status_code, response.headers["location"]) == (303, "/")


def test_a_guest_changes_the_name_and_pages_escape_it(server: Server) -> None:
    guest = server.person()
    hostile = "<b onx=1>&\"'{ x }"
    assert guest.post("/you/name", name=f"  {hostile}  ").status_code == 303
    page = guest.get("/you").text
    assert hostile not in page
    assert "&lt;b onx=1&gt;&amp;" in page
    path = guest.quick()
    assert hostile not in guest.get(path).text


def test_a_return_code_brings_the_guest_back_and_is_shown_once(server: Server, tmp_path: Path) -> None:
    guest = server.person()
    guest.post("/you/name", name="阿白")
    guest.post("/you/theme", theme="dark")
    code = shown_code(guest.post("/you/code").text)
    assert re.fullmatch(r"([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}", code)
    assert code not in guest.get("/you").text
    stored = b"".join(each.read_bytes() for each in (tmp_path / "data").iterdir())
    assert code.replace("-", "").encode() not in stored

    elsewhere = server.person("zh-TW")
    assert elsewhere.post("/you/return", code=f" {code.lower().replace('0', 'o')} ").status_code == 303
    page = elsewhere.get("/you").text
    assert 'value="阿白"' in page
    assert 'lang="en" data-theme="dark"' in page

    newer = shown_code(guest.post("/you/code").text)
    assert newer != code
    assert server.person().post("/you/return", code=code).status_code == 404
    assert server.person().post("/you/return", code=newer).status_code == 303


def shown_code(page: str) -> str:
    found = re.search(r'id="return-code" class="code">([^<]+)<', page)
    assert found is not None
    return found[1]


def test_an_open_table_is_listed_and_joined_by_link_or_code(server: Server) -> None:
    host, other = server.person(), server.person()
    public, private = host.open(title="Friday <night>"), host.open(public="no", title="Secret")
    start = other.get("/").text
    assert "Friday &lt;night&gt;" in start and public in start
    assert "Secret" not in start and private not in start
    for given in (private.rpartition("/")[2], f"{ORIGIN}{private}", f" {ORIGIN}{private}/?x#y "):
        response = other.post("/join", code=given)
        assert (response.status_code, response.headers["location"]) == (303, private)


def test_a_table_is_opened_with_bots_pace_and_options(server: Server) -> None:
    host = server.person()
    path = host.open(
        seats=5,
        seat_2="bot-1",
        seat_3="bot-2",
        seat_7="bot-2",
        pace="days",
        **{"option-catastrophe": "true", "option-draw_then": ""},
    )
    seen = server.room(path).snapshot(None)
    assert [seat.level for seat in seen.seats] == [None, 1, 2, None, None]
    assert seen.pace == "days"
    assert seen.options["catastrophe"] is True
    assert seen.options["magi_call"] == "auto", "the pace chooses the defaults"


def test_the_rules_page_has_every_clause_as_an_anchor(server: Server) -> None:
    page = server.person().get("/rules/magi").text
    for clause in ("M-01", "M-42", "M-117", "MC-8"):
        assert page.count(f'id="{clause}"') == 1


def test_the_server_is_well(server: Server) -> None:
    response = server.person().get("/healthz")
    assert (response.status_code, response.json()) == (200, {"status": "ok"})


def test_a_restarted_server_goes_on_where_it_was(tmp_path: Path) -> None:
    with served(tmp_path / "data") as before:
        path, people = before.table_of()
        for each in people:
            assert each.answer(path, each.offers(path)[0]).status_code == 303
        seen = [each.get(path).text for each in people]
        cookies = [each.cookie for each in people]
    with served(tmp_path / "data") as after:
        again = [after.person() for _ in people]
        for each, cookie in zip(again, cookies, strict=True):
            each.cookie = cookie
        for each, text in zip(again, seen, strict=True):
            assert same(each.get(path).text) == same(text)
        assert sum(bool(each.offers(path)) for each in again) == 1


def test_a_match_of_other_rules_is_shown_as_paused_and_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path / "data") as before:
        guest = before.person()
        path = guest.quick()
    with SqlStore(tmp_path / "data") as store:
        log = store.log(path.rpartition("/")[2])
    monkeypatch.setattr(game("magi"), "rules_version", 99)
    with served(tmp_path / "data") as after:
        again = after.person()
        again.cookie = guest.cookie
        page = again.get(path)
        assert page.status_code == 200
        assert "version 1 of its rules, and here is version 99" in page.text
        assert again.answer(path, "discard red-grail-1").status_code == 409
        assert again.version(path) == len(log)
    with SqlStore(tmp_path / "data") as store:
        assert store.log(path.rpartition("/")[2]) == log


def same(page: str) -> str:
    """A page without what differs between two looks at the same table: the nonce, and who is there just now."""
    return re.sub(r'name="id" value="[^"]*"|data-stamp="[^"]*"|<span class="chip warn">disconnected</span>', "", page)


def test_a_game_without_a_board_is_not_offered_on_the_pages(server: Server) -> None:
    """It can be played in the terminal; the page has nothing to show it with."""
    person = server.person()
    start = person.get("/").text
    for key in games():
        assert (f'action="/open/{key}"' in start) is has_board(key)
        if not has_board(key):
            assert person.post(f"/quick/{key}").status_code == 404
            assert person.post(f"/open/{key}", seats=game(key).seats[0]).status_code == 404
