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
from tests.web.benches import HomeTrials, Maker, send_file, served_with
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
