"""What weighs too much for the workshop: long ids, deep keys, thousands of rows and fields, endless texts."""

import asyncio
import contextlib
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.web.workshop import deeds, rows
from parlour.web.workshop.drafts import MOST_FIELDS, MOST_ROWS, fresh
from parlour.web.workshop.rows import Place, says
from parlour.words import LANGUAGES
from tests.web.benches import HomeTrials, Maker, send_file, served_with, with_fields
from tests.web.visits import Server, unlimited

JSON = {"accept": "application/json"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with served_with(tmp_path / "data", HomeTrials(), unlimited()) as running:
        yield running


@pytest.fixture
def maker(server: Server) -> Maker:
    return Maker(server.person(), "senyu")


@pytest.mark.parametrize("id", ["_a" * 12_000 + "!", "a" + "_b" * 12_000, "_" * 24_000, "x" * 24_000])
def test_an_id_like_a_very_long_one_is_found_at_once(id: str) -> None:
    began = time.monotonic()
    found = fresh(id, [{"id": id}, {"id": id[:40]}])
    assert time.monotonic() - began < 0.5
    assert found != id[:40] and 0 < len(found) <= 40


# --- thousands of rows and fields -----------------------------------------------------------------------------------


def test_more_rows_than_a_page_has_room_for_are_refused_in_a_sentence(maker: Maker) -> None:
    fields = [(f"event.{n}.id", "x") for n in range(MOST_ROWS + 1)]
    told = maker.send("", fields, **JSON)
    assert told.status_code == 400 and told.json()["message"] == "A sheet has room for 500 rows, here are 501."
    assert maker.send("", fields[1:], **JSON).status_code == 200
    many = [("event.0.effects", "x")] * (MOST_FIELDS + 1)
    told = maker.send("", many, **JSON)
    assert told.status_code == 400 and "room for 4,000 fields together, here are 4,001" in told.json()["message"]
    assert maker.send("", many[1:], **JSON).status_code == 200


def test_no_button_adds_a_row_too_many(maker: Maker) -> None:
    maker.fields = [("view", "sheets"), *[(f"event.{n}.id", f"x{n}") for n in range(MOST_ROWS)]]
    for do in ("add event", "copy event 3"):
        told = maker.press(do, **JSON)
        assert told.status_code == 400 and "room for 500 rows" in told.json()["message"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[[event]]\n" * (MOST_ROWS + 1), "room for 500 rows"),
        (f"[[event]]\neffects = [{'0,' * (MOST_FIELDS + 1)}]", "room for 4,000 fields"),
    ],
)
def test_a_text_of_too_many_rows_stays_a_text_and_says_why(maker: Maker, text: str, sentence: str) -> None:
    maker.press("as-text")
    maker.change(text=text)
    page = maker.press("as-sheets").text
    assert sentence in page and maker.value("view") == "text" and maker.value("text").strip() == text.strip()
    assert sentence in send_file(maker.person, "senyu", text.encode()).text


@pytest.mark.parametrize("accept", ["text/html", "application/json"])
def test_pages_and_parts_are_written_beside_the_event_loop(
    maker: Maker, accept: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    loops: list[bool] = []

    def written(place: Place) -> str:
        with contextlib.suppress(RuntimeError):
            asyncio.get_running_loop()
            loops.append(True)
        loops.append(False)
        return says(place)

    for module in (rows, deeds):
        monkeypatch.setattr(module, "says", written)
    for do in ("check", "copy monster 0"):
        maker.press(do, accept=accept)
    maker.send("/open", [*maker.fields, ("monster.0.hp", "99")])
    maker.person.get("/workshop/senyu")
    assert loops and not any(loops)


# --- endless texts --------------------------------------------------------------------------------------------------


def test_a_table_with_a_very_long_effect_has_a_page(server: Server, maker: Maker) -> None:
    jumps = " | ".join(f"{eye} " + "; ".join(["jump pit"] * 4) for eye in range(1, 7))
    pit = next(name for name, value in maker.fields if value == "pit" and name.endswith(".id"))
    maker.fields = with_fields(maker.fields, {pit.replace(".id", ".name"): "字" * 40})
    maker.change(event__0__effects="\n".join([f"roll: {jumps}"] * 3))
    assert "can be played" in maker.press("check").text
    response = maker.send("/open")
    assert response.status_code == 303, response.text
    for language in LANGUAGES:
        page = server.person(language).get(str(response.headers["location"]))
        assert page.status_code == 200 and page.text.count("字" * 40) > 20


def test_whatever_its_length_a_text_is_told_in_a_sentence_and_not_repeated_whole(maker: Maker) -> None:
    long, plain = "x" * 3_000, list(maker.fields)
    for name in ("id", "name", "effects", "copies"):
        for do in ("check", "copy event 0", "as-text"):
            maker.fields = with_fields(plain, {f"event.0.{name}": long})
            response = maker.press(do)
            assert response.status_code == 200, (name, do)
            assert "✗" in response.text
            maker.fields = with_fields(plain, {f"event.0.{name}": long})
            told = maker.ask(do)
            assert 0 < len(told["wrong"]["sentence"]) < 600, (name, do)
            assert all(len(text) < 600 for text in told["texts"].values())


@pytest.mark.parametrize(
    "text",
    [f"[{'a' * 3_000}]\n" * 2, f"{'a' * 3_000} = 1\n", f'[[event]]\neffects = ["{"x" * 2_800}"]', f"[[{'a' * 3_000}"],
)
def test_every_door_tells_what_is_wrong_with_an_endless_text(maker: Maker, text: str) -> None:
    for do in ("check", "as-sheets"):
        response = maker.send("", [("view", "text"), ("text", text), ("do", do)])
        assert response.status_code == 200
    told = maker.send("", [("view", "text"), ("text", text)], **JSON).json()
    assert 0 < len(told["wrong"]["sentence"]) < 600
    told = maker.person.send("/open/senyu", {"seats": 2, "content": text}, headers=JSON)
    assert told.status_code == 400 and 0 < len(told.json()["message"]) < 600
