"""Bad input at every door: each gets its status code and one clear sentence, and changes nothing."""

import re
from pathlib import Path

import pytest

from parlour.web.errors import TooMany
from parlour.web.guard import LARGEST_BODY
from parlour.web.limits import CODES, Limits, Rule
from tests.web.visits import Server, served

FORMS = [
    ("/quick/chess", {}, 404, "unknown-game"),
    ("/open/chess", {"seats": 4}, 404, "unknown-game"),
    ("/rules/chess", None, 404, "unknown-game"),
    ("/open/magi", {}, 400, "bad-form"),
    ("/open/magi", {"seats": "four"}, 400, "bad-form"),
    ("/open/magi", {"seats": "٤"}, 400, "bad-form"),
    ("/open/magi", {"seats": 3}, 400, "bad-option"),
    ("/open/magi", {"seats": 9}, 400, "bad-option"),
    ("/open/magi", {"seats": 4, "option-catastrophe": "perhaps"}, 400, "bad-option"),
    ("/open/magi", {"seats": 4, "option-undo": "true"}, 400, "bad-form"),
    ("/open/magi", {"seats": 4, "seat_2": "bot-9"}, 400, "bad-table"),
    ("/open/magi", {"seats": 4, "seat_2": "bot-"}, 400, "bad-form"),
    ("/open/magi", {"seats": 4, "seat_2": "cat"}, 400, "bad-form"),
    ("/open/magi", {"seats": 4, "pace": "lazy"}, 400, "bad-table"),
    ("/open/magi", {"seats": 4, "title": "x" * 200}, 400, "bad-text"),
    ("/open/magi", {"seats": 4, "title": "a\u202eb"}, 400, "bad-text"),
    ("/join", {}, 400, "bad-form"),
    ("/join", {"code": "../etc"}, 404, "unknown-table"),
    ("/join", {"code": "http://["}, 400, "bad-form"),
    ("/join", {"code": "A" * 22}, 404, "unknown-table"),
    ("/you/name", {}, 400, "bad-form"),
    ("/you/name", {"name": "   "}, 400, "bad-text"),
    ("/you/name", {"name": "x" * 25}, 400, "bad-text"),
    ("/you/name", {"name": "a\x00b"}, 400, "bad-text"),
    ("/you/name", {"name": "\u200b"}, 400, "bad-text"),
    ("/you/language", {"language": "tlh"}, 400, "bad-option"),
    ("/you/theme", {"theme": "pink"}, 400, "bad-option"),
    ("/you/return", {"code": "guess"}, 404, "no-guest"),
    ("/you/return", {"code": "0" * 16}, 404, "no-guest"),
    ("/t/AAAAAAAAAAAAAAAAAAAAAA", None, 404, "unknown-table"),
    ("/t/AAAAAAAAAAAAAAAAAAAAAA/record", None, 404, "unknown-table"),
    ("/t/AAAAAAAAAAAAAAAAAAAAAA/sit", {"seat": 0}, 404, "unknown-table"),
    ("/t/AAAAAAAAAAAAAAAAAAAAAA/rematch", {}, 404, "unknown-table"),
    ("/nowhere", None, 404, "no-page"),
    ("/quick/magi", None, 405, "no-method"),
]


@pytest.mark.parametrize(("path", "fields", "status", "reason"), FORMS)
def test_a_bad_form_is_refused_with_a_sentence(
    server: Server, path: str, fields: dict[str, object] | None, status: int, reason: str
) -> None:
    guest = server.person()
    program = {"accept": "application/json"}
    told = guest.get(path, **program) if fields is None else guest.send(path, fields, headers=program)
    assert told.status_code == status, told.text
    assert told.headers["content-type"] == "application/json"
    assert told.json()["error"] == reason
    assert len(told.json()["message"]) > 10
    page = server.person("zh-TW").get(path) if fields is None else server.person("zh-TW").send(path, fields)
    assert page.status_code == status
    assert page.headers["content-type"].startswith("text/html")
    assert re.search(r"[\u4e00-\u9fff]", re.findall(r'<p class="lead">([^<]+)</p>', page.text)[0])
    assert not server.house.tables(), "nothing was opened"


def deeds() -> list[tuple[str, dict[str, object], int, str]]:
    return [
        ("dance", {}, 400, "bad-form"),
        ("sit", {}, 400, "bad-form"),
        ("sit", {"seat": "-1"}, 400, "bad-form"),
        ("sit", {"seat": "9" * 30}, 400, "bad-form"),
        ("sit", {"seat": 4}, 400, "bad-option"),
        ("sit", {"seat": 1}, 409, "taken-seat"),
        ("bot", {"seat": 2, "level": 7}, 400, "bad-table"),
        ("bot", {"seat": 0, "level": 1}, 409, "taken-seat"),
        ("no-bot", {"seat": 0}, 409, "taken-seat"),
        ("chat", {"text": ""}, 400, "bad-text"),
        ("chat", {"text": "x" * 501}, 400, "bad-text"),
        ("chat", {"text": "a\x07"}, 400, "bad-text"),
        ("answer", {"a": "turn draw", "v": 0}, 409, "not-playing"),
        ("answer", {"a": "turn draw", "v": "x"}, 400, "bad-form"),
        ("answer", {"v": 0}, 400, "bad-form"),
        ("rematch", {}, 409, "not-over"),
    ]


def test_bad_deeds_in_the_lobby_change_nothing(server: Server) -> None:
    host, other = server.person(), server.person()
    path = host.open()
    other.post(f"{path}/sit", seat=1)
    before = host.version(path)
    for deed, fields, status, reason in deeds():
        told = host.send(f"{path}/{deed}", fields, headers={"accept": "application/json"})
        assert (told.status_code, told.json()["error"]) == (status, reason), (deed, fields)
    assert host.get(f"{path}/record", accept="application/json").json()["error"] == "not-over"
    assert host.version(path) == before


def test_a_full_table_may_be_watched_only(server: Server) -> None:
    path, _ = server.table_of()
    late = server.person()
    assert late.post(f"{path}/sit", seat=0, headers={"accept": "application/json"}).json()["error"] == "not-in-lobby"
    host = server.person()
    lobby = host.open(seat_2="bot-1", seat_3="bot-1", seat_4="bot-1")
    assert late.post(f"{lobby}/sit", seat=1, headers={"accept": "application/json"}).status_code == 409


def test_a_refused_card_is_explained_with_its_clause(server: Server) -> None:
    guest = server.person()
    path = guest.quick()
    greyed = None
    for _ in range(60):
        page = guest.get(path).text
        greyed = re.search(r'<button name="a" value="([^"]+)" type="submit" form="answers" aria-disabled="true">', page)
        if greyed is not None and not greyed[1].startswith("target"):
            break
        offers = guest.offers(path)
        if offers:
            guest.answer(path, offers[-1])
    assert greyed is not None
    told = guest.answer(path, greyed[1])
    assert told.status_code == 422
    assert re.search(r'<dt><a href="/rules/magi#(M-\d+)">\1</a></dt><dd>[^<]{10,}</dd>', told.text)
    assert f'href="{path}"' not in told.text, "without a Referer the way back is the start page"
    assert (
        guest.post(
            f"{path}/answer", a=greyed[1], v=guest.version(path), headers={"referer": f"http://testserver{path}"}
        ).text.count(f'href="{path}"')
        == 1
    )


@pytest.mark.parametrize(
    "origin", [None, "http://evil.example", "null", "http://[", "http://testserver.evil.example", ""]
)
def test_a_form_from_elsewhere_is_refused(server: Server, origin: str | None) -> None:
    guest = server.person()
    headers = {"accept": "application/json"} if origin is None else {"accept": "application/json", "origin": origin}
    guest.quick()
    for path in ("/quick/magi", "/open/magi", "/you/name", "/you/code"):
        told = guest._ask("POST", path, headers=headers, data={"seats": "4", "name": "x"})
        assert (told.status_code, told.json()["error"]) == (403, "foreign-origin")
    assert len(server.house._rooms) == 1


def test_large_and_strange_bodies_are_refused(server: Server) -> None:
    guest = server.person()
    told = guest.post("/you/name", name="x" * LARGEST_BODY, headers={"accept": "application/json"})
    assert (told.status_code, told.json()["error"]) == (413, "too-large")
    for kind in ("application/json", "multipart/form-data; boundary=x", "text/plain"):
        told = guest.post("/you/name", name="x", headers={"content-type": kind, "accept": "application/json"})
        assert (told.status_code, told.json()["error"]) == (400, "bad-form")


def test_a_body_without_a_length_is_measured_as_it_comes(server: Server) -> None:
    def endless() -> object:
        yield from [b"name="] + [b"x" * 8192] * 16

    told = server.client.post(
        "/you/name",
        content=endless(),  # type: ignore[arg-type]
        headers={
            "origin": "http://testserver",
            "accept": "application/json",
            "content-type": "application/x-www-form-urlencoded",
        },
    )
    assert (told.status_code, told.json()["error"]) == (413, "too-large")


def test_return_codes_cannot_be_tried_for_long(tmp_path: Path) -> None:
    now = [0.0]
    with served(tmp_path / "data", limits=Limits(lambda: now[0])) as server:
        guest = server.person()
        for _ in range(CODES.times):
            assert guest.post("/you/return", code="0" * 16).status_code == 404
        now[0] = 20.0
        told = guest.post("/you/return", code="0" * 16, headers={"accept": "application/json"})
        assert told.status_code == 429
        assert told.headers["retry-after"] == "40"
        assert "return codes" in told.json()["message"] and "40 seconds" in told.json()["message"]
        now[0] = 60.0
        assert guest.post("/you/return", code="0" * 16).status_code == 404


def test_chat_says_how_long_to_wait(server: Server) -> None:
    guest = server.person()
    path = guest.open()
    told = [guest.post(f"{path}/chat", text=f"line {n}") for n in range(6)]
    assert [each.status_code for each in told] == [303] * 5 + [429]
    assert re.search(r"wait \d+ seconds", told[-1].text)


def test_limits_forget_callers_that_are_quiet() -> None:
    now = [0.0]
    limits, rule = Limits(lambda: now[0]), Rule("x", 1, 10)
    for caller in range(10_000):
        limits.count(rule, str(caller))
    with pytest.raises(TooMany):
        limits.count(rule, "1")
    now[0] = 5000.0
    limits.count(rule, "new")
    assert len(limits._times) == 1


def test_a_bug_is_told_without_its_words(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("parlour.web.front.start_page", lambda *args, **named: 1 / 0)
    told = server.person().get("/")
    assert told.status_code == 500
    assert "division" not in told.text and "Traceback" not in told.text
    assert "The server made a mistake" in told.text
    assert "division" in caplog.text
