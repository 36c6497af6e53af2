"""Forms and drafts: what a form says is what the draft holds, whatever is done with its rows, whatever is typed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from parlour.core.registry import game, games
from parlour.core.sheets import Draft, draft_of
from parlour.web.errors import BadForm
from parlour.web.workshop import drafts
from parlour.web.workshop.drafts import draft_in, fresh, shown, texts
from tests.web.benches import Fields, Maker, served_with
from tests.web.visits import unlimited

EDITED = [key for key in games() if game(key).sheets]
SHEETS = {key: game(key).sheets for key in EDITED}
TYPED = st.one_of(
    st.text(max_size=60),
    st.sampled_from(
        ["", "0", "-1", "true", "roll:", "all: all: stay", "depart x y", "[[x]]", '"', "\\", "<b>", "9" * 60]
    ),
)


def form_from(draft: Draft) -> Fields:
    """The fields of a form that holds this draft."""
    return [
        (f"{table}.{index}.{key}", line)
        for table, rows in draft.items()
        for index, row in enumerate(rows)
        for key, value in row.items()
        for line in ([*texts(value), ""] if isinstance(value, list) else [shown(value)])
    ]


@pytest.mark.parametrize("key", EDITED)
def test_a_form_holds_what_the_draft_held(key: str) -> None:
    draft = draft_of(SHEETS[key], game(key).own_text())
    read = draft_in(SHEETS[key], form_from(draft))
    assert {table: len(rows) for table, rows in read.items()} == {table: len(rows) for table, rows in draft.items()}
    for table, rows in draft.items():
        for row, again in zip(rows, read[table], strict=True):
            assert {name: texts(value) for name, value in row.items()} == {
                name: texts(value) for name, value in again.items()
            }


def test_rows_stand_in_the_order_of_their_numbers() -> None:
    read = draft_in(SHEETS["magi"], [("kind.20.id", "b"), ("other", "x"), ("kind.3.id", "a"), ("kind.20.points", "4")])
    assert read["kind"] == [{"id": "a"}, {"id": "b", "points": "4"}]


@pytest.mark.parametrize("name", ["kind.0.wings", "dragon.0.id"])
def test_a_place_that_no_sheet_has_is_refused(name: str) -> None:
    with pytest.raises(BadForm):
        draft_in(SHEETS["magi"], [(name, "x")])


@pytest.mark.parametrize("name", ["kind", "kind.x.id", "kind.-1.id", "kind.0.id.x", "kind.999999.id", "Kind.0.id", ""])
def test_what_is_no_place_is_passed_over(name: str) -> None:
    assert draft_in(SHEETS["magi"], [(name, "x")]) == {"deck": [], "kind": []}


def test_fresh_ids_are_new_and_alike() -> None:
    taken: list[str] = ["slime"]
    for _ in range(60):
        taken.append(fresh(taken[-1], [{"id": id} for id in taken]))
    assert taken[1:4] == ["slime_b", "slime_c", "slime_d"] and len(set(taken)) == 61
    assert all(set(id) <= set("abcdefghijklmnopqrstuvwxyz_") and len(id) < 14 for id in taken)
    assert fresh("new", []) == "new"


def test_an_empty_sheet_begins_with_what_its_fields_begin_with() -> None:
    sheet = next(sheet for sheet in SHEETS["senyu"] if sheet.table == "monster")
    draft: Draft = {}
    assert drafts.add(sheet, draft, "New") == 0
    assert draft["monster"] == [
        {"id": "new_monster", "name": "New", "hp": 1, "copies": 1, "success": [], "failure": []}
    ]
    assert drafts.remove(sheet, draft, 0) == -1
    with pytest.raises(BadForm):
        drafts.remove(sheet, draft, 0)


@given(
    steps=st.lists(st.tuples(st.sampled_from(["add", "copy", "remove", "up", "down"]), st.integers(0, 6)), max_size=12)
)
def test_nothing_done_with_rows_loses_or_doubles_an_id(steps: list[tuple[str, int]]) -> None:
    sheet = next(sheet for sheet in SHEETS["senyu"] if sheet.table == "item")
    draft: Draft = {"item": draft_of(SHEETS["senyu"], game("senyu").own_text())["item"][:4]}
    for step, index in steps:
        ids = [row["id"] for row in draft["item"]]
        try:
            if step == "add":
                drafts.add(sheet, draft, "New")
            elif step == "copy":
                drafts.copy(sheet, draft, index, "Copy")
            elif step == "remove":
                drafts.remove(sheet, draft, index)
            else:
                drafts.move(sheet, draft, index, -1 if step == "up" else 1)
        except BadForm:
            assert index >= len(ids)
        now = [row["id"] for row in draft["item"]]
        assert len(now) == len(set(map(str, now)))
        assert step in ("add", "copy", "remove") or sorted(map(str, now)) == sorted(map(str, ids))


@pytest.fixture(scope="module", params=EDITED)
def maker(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Maker]:
    folder: Path = tmp_path_factory.mktemp("drafts") / "data"
    with served_with(folder, None, unlimited()) as server:
        yield Maker(server.person(), request.param)


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_whatever_is_typed_anywhere_gets_an_answer(maker: Maker, data: st.DataObject) -> None:
    fields = list(maker.fields)
    places = [place for place, (name, _) in enumerate(fields) if name.count(".") == 2]
    for place in data.draw(st.lists(st.sampled_from(places), min_size=1, max_size=3)):
        fields[place] = (fields[place][0], data.draw(TYPED))
    told = maker.send("", [*fields, ("do", "check")], accept="application/json")
    assert told.status_code in (200, 400), told.text
    if told.status_code == 200:
        wrong = told.json()["wrong"]
        assert wrong["sentence"] or told.json()["html"]["state"].count("can be played") == 1
        page = maker.send("", [*fields, ("do", "check")])
        assert page.status_code == 200
        if wrong["field"]:
            assert f'id="{wrong["field"]}"' in page.text
