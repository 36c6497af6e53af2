"""Whatever somebody makes of a content file in an editor: it is refused with a clear sentence, or its games end."""

from __future__ import annotations

import copy

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import parlour
from parlour.bots.levels import bot
from parlour.core.content import LARGEST
from parlour.core.errors import BadContent
from parlour.core.plain import Plain
from parlour.core.playout import playout
from parlour.core.registry import games
from parlour.core.rules import AnyGame
from parlour.core.sheets import Draft, Field, Sheet, draft_of, written
from parlour.core.stream import Stream
from parlour.lab.runner import Run
from parlour.words import LANGUAGES, Words

EDITED = [key for key in games() if parlour.game(key).sheets]
HOUSE = {key: draft_of(parlour.game(key).sheets, parlour.game(key).own_text()) for key in EDITED}
each_edited = pytest.mark.parametrize("key", EDITED)

TEXTS: list[Plain] = [
    *("", " ", "0", "-1", "999999999999999999", "9" * 400, "1e9", "nan", "٣", "true", "x" * 200),
    *(
        "<script>alert(1)</script>",
        "../../etc/passwd",
        "a\nb",
        '"]\n[[cell]]',
        "\u202eabc",
        "\ud800",
        "{ $got }",
        "{0}",
    ),
]
NUMBERS: list[Plain] = [True, False, None, -5, 0, 10**17, 1 << 70_000]
LISTS: list[Plain] = [
    [],
    [""],
    [1],
    [[]],
    ["heal 1"] * 30,
    ["roll: 1-6 roll: 1-6 stay"],
    ["draw 3", "draw 3"],
    ["all: draw 1"],
    ["move -12"] * 3,
    ["all: damage 10"],
    ["any: move -12"],
    ["jump castle"],
    ["leap castle castle"],
    ["draw 5"],
    ["select", "again"],
    ["original"],
]
HOSTILE = [*TEXTS, *NUMBERS, *LISTS]


def fitting(field: Field, draft: Draft) -> st.SearchStrategy[Plain]:
    """What may stand in a field, taken for itself."""
    ids = sorted({row["id"] for rows in draft.values() for row in rows if isinstance(row.get("id"), str)})  # type: ignore[type-var]
    kinds: dict[str, st.SearchStrategy[Plain]] = {
        "whole": st.integers(field.low, field.high),
        "truth": st.booleans(),
        "word": st.sampled_from(field.allowed or ids or ["one"]),
        "words": st.lists(st.sampled_from(field.allowed or field.examples or ids or ["one"]), max_size=3),
        "name": st.text(max_size=12),
    }
    return kinds[field.kind]


@st.composite
def drafts(draw: st.DrawFn, key: str, *, wild: bool) -> Draft:
    """The house content after some edits: values changed in one entry or in all, entries removed, copied, moved.

    ``wild``: also values that fit no field, and entries that a page would not let go.
    """
    game, draft = parlour.game(key), copy.deepcopy(HOUSE[key])
    for _ in range(draw(st.integers(1, 12))):
        sheet = draw(st.sampled_from(game.sheets))
        rows = draft[sheet.table]
        edit = draw(st.sampled_from(["one", "one", "one", "all", "remove", "copy", "move"]))
        if edit in ("one", "all") or not rows or (sheet.fixed and not wild):
            field = draw(st.sampled_from([each for each in sheet.fields if wild or each.key != "id"]))
            value = draw(fitting(field, draft) | st.sampled_from(HOSTILE) if wild else fitting(field, draft))
            for row in rows if edit == "all" or not rows else [draw(st.sampled_from(rows))]:
                row[field.key] = value
        else:
            rearrange(draw, rows, edit, sheet)
    return draft


def rearrange(draw: st.DrawFn, rows: list[dict[str, Plain]], edit: str, sheet: Sheet) -> None:
    """Take entries away, make more of one, or put one elsewhere."""
    at = draw(st.integers(0, len(rows) - 1))
    if edit == "remove":
        del rows[at : at + draw(st.integers(1, 3))]
    elif edit == "move":
        rows.insert(draw(st.integers(0, len(rows) - 1)), rows.pop(at))
    else:
        ids = [f"{rows[at].get('id', '')!s:.20}_{letter}" for letter in "abcdefgh"[: draw(st.integers(1, 8))]]
        rows.extend({**rows[at], "id": id} if rows[at].get("id") and not sheet.one else dict(rows[at]) for id in ids)


def accepted(game: AnyGame, text: str) -> AnyGame | None:
    """The game with this content; None if it is refused, which must be with one short sentence in every language."""
    refusal: BadContent | None = None
    try:
        return game.with_content(text, "mine.toml")
    except BadContent as error:
        refusal = error
    assert refusal.reason
    for said in (str(refusal), *[Words(language).problem(refusal) for language in LANGUAGES]):
        assert 0 < len(said) < 1500 and "\n" not in said
    return None


@each_edited
@pytest.mark.parametrize("wild", [False, True])
@settings(max_examples=100, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data())
def test_any_draft_is_refused_or_its_games_end_at_the_smallest_and_the_largest_table(
    key: str, wild: bool, data: st.DataObject
) -> None:
    game = parlour.game(key)
    text = written(game.sheets, data.draw(drafts(key, wild=wild)))
    own = accepted(game, text)
    if own is None:
        return
    assert written(game.sheets, draft_of(game.sheets, text)) == text
    for seats in (own.seats[0], own.seats[-1]):
        state = own.setup(seats=seats)
        played = playout(state, Stream(f"{text} {seats}"), own.bound)
        assert played.finished, f"expected an end within {own.bound} answers at {seats} seats"
        assert state.verdict is not None and own.load(state.save()).save() == state.save()


@each_edited
@settings(max_examples=12, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])
@given(data=st.data())
def test_games_of_bots_that_play_by_advice_end_too(key: str, data: st.DataObject) -> None:
    game = parlour.game(key)
    own = accepted(game, written(game.sheets, data.draw(drafts(key, wild=False))))
    assume(own is not None)
    assert own is not None
    run = Run(own, bots=[bot(own, 2)] * own.seats[0], seed="by advice")
    assert run.finish().places


def entries(sheet: Sheet) -> st.SearchStrategy[list[dict[str, Plain]]]:
    plain: st.SearchStrategy[Plain] = st.one_of(st.sampled_from(HOSTILE), st.text(max_size=8), st.integers())
    return st.lists(st.fixed_dictionaries({}, optional={field.key: plain for field in sheet.fields}), max_size=5)


@each_edited
@given(data=st.data())
def test_drafts_of_nothing_but_nonsense_are_refused(key: str, data: st.DataObject) -> None:
    game = parlour.game(key)
    draft = {sheet.table: data.draw(entries(sheet)) for sheet in game.sheets}
    assert accepted(game, written(game.sheets, draft)) is None


@each_edited
def test_ten_thousand_entries_are_refused_at_once(key: str) -> None:
    """By the size of the text; as many as fit into it, by their number or their ids."""
    game, house = parlour.game(key), HOUSE[key]
    table = next(sheet.table for sheet in game.sheets if not sheet.fixed and len(house[sheet.table]) > 10)
    huge = {**house, table: house[table] * 1000}
    with pytest.raises(BadContent) as refusal:
        game.with_content(written(game.sheets, huge))
    assert refusal.value.reason == "content-large"
    rows = house[table]
    full = {**house, table: rows + [{**rows[-1]} for _ in range(LARGEST // 60 - len(rows))]}
    text = written(game.sheets, full)
    while len(text.encode()) > LARGEST:
        full[table] = full[table][:-10]
        text = written(game.sheets, full)
    assert accepted(game, text) is None
