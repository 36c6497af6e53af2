"""The workshop by plain forms: change, check, save, import, export, open; whose saved content is whose; bad input."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from parlour.core.content import LARGEST
from parlour.core.registry import game, games
from parlour.core.sheets import draft_of
from parlour.store import MOST_CONTENTS
from parlour.web.guard import LARGEST_BENCH, LARGEST_BODY
from parlour.web.limits import Limits
from parlour.words import LANGUAGES, Words
from tests.web.benches import Fields, HomeTrials, Maker, form_of, send_file, served_with
from tests.web.visits import ORIGIN, Server, unlimited

JSON = {"accept": "application/json"}
DOORS = ("", "/export", "/open")
EDITED = [key for key in games() if game(key).sheets]
each_game = pytest.mark.parametrize("key", EDITED)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with served_with(tmp_path / "data", HomeTrials(), unlimited()) as running:
        yield running


@pytest.fixture
def maker(server: Server) -> Maker:
    return Maker(server.person(), "senyu")


def says(page: str) -> str:
    """What the page says of the content as a whole."""
    found = re.search(r'<div class="state-says">(.*?)</div>', page, re.DOTALL)
    assert found is not None
    return unescape(re.sub(r"<[^>]+>", "", found[1]))


def exported(maker: Maker) -> str:
    return str(maker.send("/export").text)


# --- the page -------------------------------------------------------------------------------------------------------


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_holds_the_games_own_content_in_fields(server: Server, key: str, language: str) -> None:
    person = server.person(language)
    page = person.get(f"/workshop/{key}").text
    found = game(key)
    draft = draft_of(found.sheets, found.own_text())
    assert says(page).endswith(Words(language).say("web-shop-playable"))
    names = {name for name, _ in form_of(page)}
    for sheet in found.sheets:
        assert Words(language).sheet(key, sheet.table) in page
        for index in range(len(draft[sheet.table])):
            assert {f"{sheet.table}.{index}.{field.key}" for field in sheet.fields} <= names
    maker = Maker(person, key)
    written, seats = exported(maker), found.seats[0]
    assert draft_of(found.sheets, written) == draft, "nothing is lost on the way through the page"
    assert found.with_content(written).setup(seats=seats).save()["table"] == found.setup(seats=seats).save()["table"]


@each_game
def test_the_start_page_leads_to_the_workshop_of_games_that_have_one(server: Server, key: str) -> None:
    page = server.person().get("/").text
    assert f'href="/workshop/{key}"' in page
    for other in games():
        if other not in EDITED:
            assert f'href="/workshop/{other}"' not in page
            assert server.person().get(f"/workshop/{other}", **JSON).json()["error"] == "no-workshop"


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_of_an_effect_is_explained(server: Server, key: str, language: str) -> None:
    words = Words(language)
    for sheet in game(key).sheets:
        for field in sheet.fields:
            if (field.kind == "words" and "effects" in field.key) or field.key in ("success", "failure"):
                for example in (*field.allowed, *field.examples):
                    word = example.partition(" ")[0].rstrip(":")
                    keys = (f"{key}-vocabulary-{word}", f"{key}-effect-{word}-help")
                    assert any(words.knows(each) for each in keys), example
    assert server.person(language).get(f"/workshop/{key}").text.count('<details class="vocabulary">') >= 1


# --- changing and checking ------------------------------------------------------------------------------------------


def test_a_changed_monster_is_said_from_what_it_does_now(maker: Maker) -> None:
    maker.change(monster__0__success="move 12", monster__0__hp="9", monster__0__name="Jelly")
    page = maker.press("check").text
    summary = re.search(r'<details id="monster-0".*?</summary>', page, re.DOTALL)
    assert summary is not None
    assert "Jelly" in summary[0] and "HP 9" in summary[0] and "forward 12" in summary[0]
    assert 'success = ["move 12"]' in exported(maker) and 'name = "Jelly"' in exported(maker)


def test_what_is_wrong_is_marked_where_it_is(maker: Maker) -> None:
    maker.change(monster__1__hp="99")
    page = maker.press("check").text
    assert says(page).startswith("✗") and "from 1 to 12" in says(page) and "HP" in says(page)
    assert 'href="#monster-1-hp"' in page
    field = re.search(r'<input type="number"[^>]*id="monster-1-hp"[^>]*>', page)
    assert field is not None and 'aria-invalid="true"' in field[0] and 'aria-describedby="wrong"' in field[0]
    assert page.count('aria-invalid="true"') == 1
    assert re.search(r'<details id="monster-1" class="piece is-wrong" open', page)
    assert page.count('id="wrong"') == 1
    maker.change(monster__1__hp="3")
    assert "can be played" in says(maker.press("check").text)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("monster.0.hp", "many"),
        ("monster.0.hp", ""),
        ("monster.0.hp", "9" * 400),
        ("monster.0.success", "roll: 1-2 heal 1"),
        ("monster.0.success", "import os"),
        ("monster.0.id", "../../etc/passwd"),
        ("monster.0.id", "<script>alert(1)</script>"),
        ("monster.0.id", "bat"),
        ("monster.0.name", "a\u202eb"),
        ("monster.0.name", "x" * 300),
        ("cell.0.kind", "event"),
        ("cell.3.kind", "castle"),
        ("hero.0.home", "nowhere"),
        ("box.0.hp", '10\nhand = 5\n[["x"]]'),
        ("event.0.effects", "damage 10"),
        ("item.0.when", "never"),
    ],
)
def test_whatever_is_typed_is_told_in_a_sentence_and_kept(maker: Maker, field: str, value: str) -> None:
    maker.fields = [(name, value if name == field else old) for name, old in maker.fields]
    response = maker.press("check")
    assert response.status_code == 200
    assert says(response.text).startswith("✗") or field == "event.0.effects"
    assert "<script>alert" not in response.text
    assert re.sub(r"\s+", " ", value).strip() in [re.sub(r"\s+", " ", kept).strip() for _, kept in maker.fields]
    told = maker.ask("check")
    assert told["wrong"]["sentence"] or field == "event.0.effects"
    opened = maker.send("/open", [*maker.fields])
    assert (opened.status_code == 400) == bool(told["wrong"]["sentence"])


def test_a_script_is_told_the_parts_that_change(maker: Maker) -> None:
    maker.change(monster__2__hp="7")
    told = maker.ask("check")
    assert told["wrong"] == {"row": "", "field": "", "sentence": ""}
    assert set(told["html"]) == {"state"} and "can be played" in told["html"]["state"]
    assert told["texts"]["monster-2-says"].startswith("HP 7")
    maker.change(monster__2__hp="0")
    told = maker.ask("check")
    assert (told["wrong"]["row"], told["wrong"]["field"]) == ("monster-2", "monster-2-hp")
    assert "monster-2-says" not in told["texts"], "what it does is not told while nobody knows"


def test_rows_are_added_copied_moved_and_taken_away(maker: Maker) -> None:
    before = len(draft_of(game("senyu").sheets, exported(maker))["monster"])
    page = maker.press("copy monster 0").text
    assert "can be played" in says(page), "a copy has an id of its own, and the counts are made anew"
    assert (maker.value("monster.1.id"), maker.value("monster.1.name")) == ("slime_b", "Slime (copy)")
    maker.press("copy monster 0")
    assert [maker.value(f"monster.{n}.id") for n in range(4)] == ["slime", "slime_c", "slime_b", "bat"]
    maker.press("up monster 2")
    assert [maker.value(f"monster.{n}.id") for n in range(4)] == ["slime", "slime_b", "slime_c", "bat"]
    maker.press("down monster 0")
    assert [maker.value(f"monster.{n}.id") for n in range(4)] == ["slime_b", "slime", "slime_c", "bat"]
    maker.press("up monster 0")
    assert maker.value("monster.0.id") == "slime_b", "the first stays the first"
    for _ in range(2):
        maker.press("remove monster 0")
    assert maker.value("monster.0.id") == "slime_c"
    page = maker.press("add monster").text
    assert maker.value(f"monster.{before}.id") == "new_monster" and "can be played" in says(page)
    told = maker.ask("add event")
    assert told["focus"] == "event-14" and 'id="event-14"' in told["html"]["rows-event"]
    assert '<span class="chip">15</span>' in told["html"]["contents"]


@pytest.mark.parametrize(
    "do",
    [
        "dance",
        "copy",
        "copy monster",
        "copy monster x",
        "copy monster -1",
        "copy monster 99",
        "copy dragon 0",
        "remove hero 0",
        "add box",
        "up box 0",
        "add",
        "down cell 40",
        "copy monster 0 0",
    ],
)
def test_what_no_button_says_is_refused(maker: Maker, do: str) -> None:
    told = maker.press(do, **JSON)
    assert told.status_code == 400 and told.json()["error"] == "bad-form"


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ([("view", "upside-down")], "bad-form"),
        ([("view", "text")], "bad-form"),
        ([("view", "text"), ("text", "a\0b")], "bad-form"),
        ([("monster.0.wings", "2")], "bad-form"),
        ([("dragon.0.hp", "2")], "bad-form"),
        ([("try-seats", "1")], "bad-option"),
        ([("try-seats", "many")], "bad-form"),
        ([("try-level", "9")], "bad-form"),
        ([("try-games", "1000000")], "bad-form"),
        ([("others", "cat")], "bad-form"),
        ([("public", "maybe")], "bad-form"),
        ([("seats", "99")], "bad-option"),
        ([("monster.0.hp", "1")] * 9000, "bad-form"),
    ],
)
def test_a_form_that_no_page_sends_is_refused(maker: Maker, fields: Fields, error: str) -> None:
    for door in ("", "/export", "/open"):
        told = maker.send(door, fields, **JSON)
        assert told.status_code == 400 and told.json()["error"] == error, told.text


def test_a_form_may_be_as_long_as_a_content_file_and_no_longer(maker: Maker) -> None:
    rows = [(f"event.{n}.{key}", "x" * 80) for n in range(500) for key in ("id", "name", "effects")]
    assert LARGEST_BODY < len("&".join(f"{name}={value}" for name, value in rows)) < LARGEST_BENCH
    told = maker.send("", rows, **JSON)
    assert told.status_code == 200 and "32" in told.json()["wrong"]["sentence"]
    assert maker.send("", [("text", "x" * LARGEST_BENCH)], **JSON).status_code == 413


def test_who_checks_without_end_is_told_to_wait(tmp_path: Path) -> None:
    with served_with(tmp_path / "data", None, Limits(lambda: 0.0)) as server:
        maker = Maker(server.person(), "magi")
        maker.person.post("/you/name", name="Busy")
        codes = [maker.send(door, [("view", "sheets")], **JSON).status_code for _ in range(80) for door in DOORS]
        assert codes[:240] == [200, 200, 400] * 80
        for door in DOORS:
            assert maker.send(door, [("view", "sheets")], **JSON).status_code == 429


# --- as text --------------------------------------------------------------------------------------------------------


def test_the_text_can_be_edited_and_says_the_line(maker: Maker) -> None:
    maker.press("as-text")
    text = maker.value("text")
    assert "[[monster]]" in text and maker.value("view") == "text"
    maker.change(text=text.replace("hp = 2", "hp = 200", 1))
    line = maker.value("text").split("\n").index("hp = 200") + 1
    page = maker.press("check").text
    assert f"Line {line}:" in says(page) and f'data-line="{line}"' in page
    assert "<mark>hp = 200</mark>" in page
    told = maker.ask("check")
    assert "<mark>hp = 200</mark>" in told["html"]["excerpt"]
    maker.change(text=text.replace("hp = 2", "hp = 5", 1))
    maker.press("as-sheets")
    assert maker.value("view") == "sheets" and maker.value("monster.0.hp") == "5"


def test_comments_stay_as_long_as_nothing_else_is_changed(server: Server, maker: Maker) -> None:
    own = game("senyu").own_text()
    assert exported(maker) == own and own.count("#") > 20
    maker.press("as-text")
    assert maker.value("text").strip() == own.strip()
    maker.change(text=own.replace("hp = 2", "hp = 3  # harder", 1), name="With words")
    maker.press("as-sheets")
    assert maker.value("monster.0.hp") == "3"
    again = Maker(maker.person, "senyu", f"?saved={saved_id(maker.press('save'))}")
    assert "# harder" in exported(again)
    again.change(monster__0__hp="4")
    assert "#" not in exported(again) and "hp = 4" in exported(again)
    again.change(monster__0__hp="3")
    assert "# harder" in exported(again)


def test_a_text_that_cannot_be_taken_apart_stays_a_text(maker: Maker) -> None:
    maker.press("as-text")
    maker.change(text="[[monster]\nhp = <b>")
    page = maker.press("as-sheets").text
    assert (
        says(page).startswith("✗") and maker.value("view") == "text" and maker.value("text") == "[[monster]\nhp = <b>"
    )
    assert maker.press("add monster", **JSON).json()["error"] == "bad-form"


# --- files ----------------------------------------------------------------------------------------------------------


def test_what_is_exported_can_be_imported(server: Server, maker: Maker) -> None:
    maker.change(monster__0__name="史萊姆王", name="我的 內容")
    response = maker.send("/export")
    disposition = response.headers["content-disposition"]
    assert disposition.startswith("attachment") and disposition.isascii() and "UTF-8''%E6%88%91" in disposition
    page = send_file(server.person("zh-Hant"), "senyu", response.content, name="我的.toml")
    fields = form_of(page.text)
    assert dict(reversed(fields))["monster.0.name"] == "史萊姆王" and ("name", "我的") in fields


@pytest.mark.parametrize(
    ("raw", "error"),
    [(b"\xff\xfe", "bad-file"), (b"x" * (LARGEST + 1), "bad-file"), (b"a\0b", "bad-form")],
)
def test_a_file_that_is_no_text_is_refused(server: Server, raw: bytes, error: str) -> None:
    assert send_file(server.person(), "senyu", raw, **JSON).json()["error"] == error


def test_a_form_without_a_file_is_refused(server: Server) -> None:
    person = server.person()
    assert send_file(person, "senyu", b"", name="", **JSON).status_code == 400
    plain = {"origin": ORIGIN, "content-type": "application/x-www-form-urlencoded", **JSON}
    assert person.raw("POST", "/workshop/senyu/import", b"file=x", plain).json()["error"] == "bad-form"
    broken = {"origin": ORIGIN, "content-type": "multipart/form-data; boundary=yy", **JSON}
    assert person.raw("POST", "/workshop/senyu/import", b"--xx\r\nno", broken).status_code == 400
    assert person.raw("POST", "/workshop/senyu", b"--xx\r\nno", broken).json()["error"] == "bad-form"


def test_a_file_with_a_mistake_is_shown_with_it(server: Server) -> None:
    page = send_file(server.person(), "senyu", b"\xef\xbb\xbf[[monster]]\r\nhp = 3\r\n").text
    assert says(page).startswith("✗") and ("view", "sheets") in form_of(page)
    page = send_file(server.person(), "senyu", b"no toml <script>").text
    assert ("view", "text") in form_of(page) and "<script>" not in page.partition("<main")[2]


# --- saving ---------------------------------------------------------------------------------------------------------


def saved_id(response: Any) -> str:
    assert response.status_code == 303, response.text[:2000]
    found = re.search(r"\?saved=([\w-]+)&kept=yes#keep\Z", response.headers["location"])
    assert found is not None
    return found[1]


def test_saving_keeps_the_content_under_its_name(server: Server, maker: Maker) -> None:
    maker.change(name=" Hard monsters ", monster__0__hp="6")
    id = saved_id(maker.press("save"))
    again = Maker(maker.person, "senyu", f"?saved={id}")
    assert again.value("monster.0.hp") == "6" and again.value("name") == "Hard monsters" and again.value("saved") == id
    again.change(name="Harder", monster__0__hp="8")
    assert saved_id(again.press("save")) == id
    assert Maker(maker.person, "senyu", f"?saved={id}").value("monster.0.hp") == "8"
    again.change(name="Another")
    other = saved_id(again.press("save-new"))
    assert other != id
    page = maker.person.get("/workshop/senyu").text
    assert "Harder" in page and "Another" in page and "Hard monsters" not in page
    assert again.ask("save")["kept"] is False, "that name is the other's now"
    again.change(name="Hardest")
    told = again.ask("save")
    assert told["kept"] and told["address"] == f"/workshop/senyu?saved={id}"
    assert "Another" in told["html"]["saved-list"] and "choose it" in told["html"]["shelf"]


def test_without_a_script_the_page_says_that_it_was_saved(maker: Maker) -> None:
    for hp, says_so in (("6", "Saved as “Mine”. You can"), ("99", "Saved as “Mine”. Something")):
        maker.change(name="Mine", monster__0__hp=hp)
        response = maker.press("save")
        page = maker.person.get(str(response.headers["location"])).text
        assert says_so in unescape(page)
        maker.fields = form_of(page)
        again = maker.person.get(f"/workshop/senyu?saved={maker.value('saved')}").text
        assert "Saved as" not in again, "only once"


def test_unfinished_work_is_kept_but_opens_no_table(server: Server, maker: Maker) -> None:
    maker.change(name="Half done", monster__0__hp="99")
    id = saved_id(maker.press("save"))
    page = maker.person.get("/workshop/senyu").text
    assert "cannot be played yet" in page
    start = maker.person.get("/").text
    assert f'<option value="{id}"' not in start
    told = maker.person.send("/open/senyu", {"seats": 2, "saved": id}, headers=JSON)
    assert told.status_code == 400 and told.json()["error"] == "bad-content"
    assert Maker(maker.person, "senyu", f"?saved={id}").value("monster.0.hp") == "99"


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\nb", "a\u202eb", "a\0b"])
def test_a_name_that_is_none_is_refused_and_the_work_stays(maker: Maker, name: str) -> None:
    maker.change(name=name, monster__0__hp="6")
    response = maker.press("save")
    assert response.status_code == 400
    assert dict(reversed(form_of(response.text)))["monster.0.hp"] == "6"
    assert "characters" in response.text


def test_a_name_that_is_taken_is_refused_and_the_work_stays(server: Server, maker: Maker) -> None:
    maker.change(name="<b>mine</b>")
    saved_id(maker.press("save"))
    other = Maker(maker.person, "senyu")
    other.change(name="<b>mine</b>", monster__0__hp="6")
    response = other.press("save")
    assert response.status_code == 409 and "choose another name" in response.text
    assert dict(reversed(form_of(response.text)))["monster.0.hp"] == "6"
    assert "<b>mine" not in response.text


@pytest.mark.parametrize("accept", ["text/html", "application/json"])
def test_sheets_too_long_are_not_kept_and_say_so(maker: Maker, accept: str) -> None:
    rows = [(f"event.{n}.id", f"x{n}{'y' * 90}") for n in range(400)]
    told = maker.send("", [*rows, ("name", "Long"), ("do", "save")], accept=accept)
    assert told.status_code == 400 and "A content file has at most 32,768 bytes" in told.text
    assert "Long" not in maker.person.get("/").text


@pytest.mark.parametrize("name", ["", "x" * 41])
def test_a_program_is_told_by_the_status_that_nothing_was_done(maker: Maker, name: str) -> None:
    maker.change(name=name)
    told = maker.press("save", **JSON)
    assert told.status_code == 400 and told.json()["kept"] is False and "characters" in told.json()["html"]["shelf"]
    maker.change(monster__0__hp="99")
    told = maker.press("try", **JSON)
    assert told.status_code == 400 and "to be mended" in told.json()["html"]["trial"]


def test_what_is_too_long_is_not_kept_and_says_so(maker: Maker) -> None:
    maker.press("as-text")
    maker.change(name="Long", text="#" * (LARGEST + 1))
    response = maker.press("save")
    assert response.status_code == 400 and str(LARGEST) in response.text
    assert "Long" not in maker.person.get("/").text


def test_nobody_sees_opens_changes_or_deletes_what_others_saved(server: Server, maker: Maker) -> None:
    maker.change(name="Secret monsters", monster__0__name="Canary")
    id = saved_id(maker.press("save"))
    guest = server.person()
    guest.post("/you/name", name="Other")
    for person in (server.person(), guest):
        for response in (
            person.get(f"/workshop/senyu?saved={id}", **JSON),
            person.post("/workshop/senyu/delete", saved=id, headers=JSON),
            person.send("/open/senyu", {"seats": 2, "saved": id}, headers=JSON),
        ):
            assert response.status_code == 404 and response.json()["error"] == "unknown-content"
        thief = Maker(person, "senyu")
        thief.change(saved=id, name="Stolen")
        assert thief.press("save").status_code == 404
        assert "Canary" not in person.get("/").text + person.get("/workshop/senyu").text
    assert Maker(maker.person, "senyu", f"?saved={id}").value("monster.0.name") == "Canary"
    told = maker.person.send("/open/magi", {"seats": 4, "saved": id}, headers=JSON)
    assert told.json()["error"] == "bad-form", "a content is for its own game only"
    assert maker.person.get(f"/workshop/magi?saved={id}").headers["location"] == f"/workshop/senyu?saved={id}"


def test_what_is_deleted_is_gone(maker: Maker) -> None:
    maker.change(name="Old")
    id = saved_id(maker.press("save"))
    response = maker.person.post("/workshop/senyu/delete", saved=id)
    assert response.status_code == 303
    assert maker.person.get(f"/workshop/senyu?saved={id}").status_code == 404
    assert maker.person.post("/workshop/senyu/delete", headers=JSON).json()["error"] == "bad-form"


def test_at_most_fifty_are_kept(maker: Maker) -> None:
    for number in range(MOST_CONTENTS):
        maker.change(name=f"Number {number}")
        saved_id(maker.press("save"))
    maker.change(name="One more")
    response = maker.press("save")
    assert response.status_code == 409 and "delete one first" in response.text


def test_the_start_page_offers_what_is_saved(maker: Maker) -> None:
    maker.change(name="Six lives", box__0__hp="6")
    id = saved_id(maker.press("save"))
    page = maker.person.get("/").text
    assert f'<option value="{id}">Six lives</option>' in page
    response = maker.person.send("/open/senyu", {"seats": 2, "saved": id, "content": "", "seat-2": "bot-1"})
    assert response.status_code == 303
    assert "hp = 6" in maker.person.get(f"{response.headers['location']}/content").text


# --- tables ---------------------------------------------------------------------------------------------------------


def test_a_table_is_opened_with_what_lies_on_the_bench(server: Server, maker: Maker) -> None:
    maker.change(monster__0__name="Jelly", seats="3", others="bot-2", name="Jelly night")
    response = maker.send("/open")
    assert response.status_code == 303
    path = str(response.headers["location"])
    room = server.room(path)
    assert room.match.terms.seats == 3 and room.match.terms.title == "Jelly night"
    assert [place.kind.value for place in room.match.seating.places] == ["person", "bot", "bot"]
    page = maker.person.get(path).text
    assert f'href="/workshop/senyu?table={path.rpartition("/")[2]}"' in page
    maker.change(others="person")
    private = server.room(str(maker.send("/open").headers["location"]))
    assert [place.kind.value for place in private.match.seating.places] == ["person", "empty", "empty"]
    assert maker.value("public") == "no" and not private.match.public and not room.match.public
    maker.change(public="yes")
    assert server.room(str(maker.send("/open").headers["location"])).match.public
    maker.press("check")
    assert maker.value("public") == "yes", "what is chosen stays chosen"


def test_a_table_that_cannot_be_opened_leaves_the_work_where_it_is(server: Server, maker: Maker) -> None:
    maker.change(monster__0__hp="6", name="a\u202eb")
    response = maker.send("/open")
    assert response.status_code == 400 and "control characters" in response.text
    assert dict(reversed(form_of(response.text)))["monster.0.hp"] == "6"
    assert not server.house.tables()


def test_the_content_of_a_table_can_be_taken_by_anybody(server: Server, maker: Maker) -> None:
    maker.change(monster__0__name="Jelly")
    path = str(maker.send("/open").headers["location"])
    for given in (path, f"{ORIGIN}{path}", path.rpartition("/")[2]):
        assert Maker(server.person(), "senyu", f"?table={given}").value("monster.0.name") == "Jelly"
    wrong = server.person().get(f"/workshop/magi?table={path}")
    assert wrong.status_code == 303 and wrong.headers["location"] == f"/workshop/senyu?table={path.rpartition('/')[2]}"
    plain = server.person().quick()
    assert server.person().get(f"/workshop/magi?table={plain}", **JSON).json()["error"] == "no-content"
    for nothing in ("../etc", "A" * 22):
        assert server.person().get(f"/workshop/senyu?table={nothing}", **JSON).json()["error"] in (
            "bad-form",
            "unknown-table",
        )


def test_only_pages_of_this_server_may_send(maker: Maker) -> None:
    for door in ("", "/export", "/open", "/import", "/delete"):
        assert maker.send(door, origin="http://evil.example").status_code == 403
