"""Drafts of content files: what they take from a text, and what they are written as, whatever somebody typed."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

import parlour
from parlour.core.content import LARGEST
from parlour.core.errors import BadContent, Spot
from parlour.core.plain import Plain
from parlour.core.registry import games
from parlour.core.rules import AnyGame
from parlour.core.sheets import KINDS, Draft, Field, Sheet, draft_of, written

SHEETS = (
    Sheet("head", Field("size", "whole", low=1, high=9), Field("on", "truth"), one=True, counted=("kinds",)),
    Sheet(
        "kind",
        Field("id", "word"),
        Field("does", "words"),
        Field("name", "name", optional=True),
        Field("more", "words", optional=True),
    ),
)
TEXT = """# a comment
[head]
kinds = 2
size = 3
on = false

[[kind]]
id = "one"
does = ["a", "b c"]
name = ""
more = []

[[kind]]
id = "two"
does = []
name = "Zwei"
"""
EDITED = [key for key in games() if parlour.game(key).sheets]
each_edited = pytest.mark.parametrize("key", EDITED)


def one(sheets: tuple[Sheet, ...], key: str, value: Plain) -> object:
    """What a value of the head, or of the first kind, is read back as."""
    table = sheets[0].table if key in ("size", "on") else sheets[1].table
    data = tomllib.loads(written(sheets, {table: [{key: value}]}))[table]
    return (data if table == "head" else data[0]).get(key)


def test_a_draft_has_what_is_written_without_the_counts_and_without_what_is_left_empty() -> None:
    draft = draft_of(SHEETS, TEXT)
    assert draft == {
        "head": [{"size": 3, "on": False}],
        "kind": [{"id": "one", "does": ["a", "b c"]}, {"id": "two", "does": [], "name": "Zwei"}],
    }
    assert (
        written(SHEETS, draft)
        == """[head]
size = 3
on = false

[[kind]]
id = "one"
does = ["a", "b c"]

[[kind]]
id = "two"
does = []
name = "Zwei"
"""
    )


def test_tables_that_are_missing_have_no_entries_and_stay_missing() -> None:
    assert draft_of(SHEETS, "") == {"head": [], "kind": []}
    assert written(SHEETS, {"head": [], "kind": []}) == ""
    assert written(SHEETS, {}) == ""


@pytest.mark.parametrize(
    ("key", "typed", "read"),
    [
        ("size", "7", 7),
        ("size", " 007 ", 7),
        ("size", "-3", -3),
        ("size", "+3", 3),
        ("size", "", ""),
        ("size", "3.5", "3.5"),
        ("size", "--3", "--3"),
        ("size", "٣", "٣"),
        ("size", "9" * 5000, "9" * 5000),
        ("size", True, True),
        ("size", [1], [1]),
        ("size", 1 << 100_000, "a number of 100001 bits"),
        ("on", "true", True),
        ("on", "yes", "yes"),
        ("id", "", ""),
        ("id", " x ", "x"),
        ("id", 'a"b\\c\n\t\x00\x7f', 'a"b\\c\n\t\x00\x7f'),
        ("id", "\ud800", "\ufffd"),
        ("id", 5, 5),
        ("does", " a \r\n\r\n b ", ["a", "b"]),
        ("does", "", []),
        ("does", ["]", '"]\n[[kind]]'], ["]", '"]\n[[kind]]']),
        ("does", [1, ["x"]], [1, ["x"]]),
        ("does", {"a": 1}, "a table of 1"),
        ("name", "", None),
        ("name", None, None),
        ("more", "\n", None),
    ],
    ids=lambda value: repr(value)[:30] if not isinstance(value, int) else type(value).__name__,
)
def test_what_was_typed_is_written_as_it_fits_or_as_it_is(key: str, typed: Plain, read: object) -> None:
    assert one(SHEETS, key, typed) == read


def test_only_what_the_sheets_name_is_written() -> None:
    draft: Draft = {"head": [{"size": 1, "]": 5}, {"size": 2}], "other": [{"a": 1}]}
    assert written(SHEETS, draft) == "[head]\nsize = 1\n"


def test_what_toml_knows_and_a_draft_does_not_becomes_a_text() -> None:
    text = "[head]\nsize = 1.5\non = 1979-05-27\n[[kind]]\nid = {a = 1}\ndoes = 07:32:00\n"
    assert draft_of(SHEETS, text) == {
        "head": [{"size": "1.5", "on": "1979-05-27"}],
        "kind": [{"id": "a table of 1", "does": "07:32:00"}],
    }


@pytest.mark.parametrize(
    ("text", "spot", "reason"),
    [
        ("[head", Spot("", 0, "", 0), "content-toml"),
        ("[head]\nsize = ?\n", Spot("", 0, "", 2), "content-toml"),
        ("x = " + "[" * 20_000, Spot("", 0, "", 0), "content-toml"),
        ("\n[other]\n", Spot("other", 0, "", 2), "content-unknown-table"),
        ("[head]\nsize = 1\nsizes = 1\n", Spot("head", 0, "sizes", 3), "content-unknown-key"),
        ("[[kind]]\n[[kind]]\nkinds = 1\n", Spot("kind", 1, "kinds", 3), "content-unknown-key"),
        ("[[head]]\n", Spot("head", 0, "", 1), "content-one"),
        ("[kind]\n", Spot("kind", 0, "", 1), "content-many"),
        ("kind = [1]\n", Spot("kind", 0, "", 0), "content-keys"),
        ("#" * (LARGEST + 1), None, "content-large"),
    ],
)
def test_what_no_draft_can_be_made_of_is_refused_at_its_place(text: str, spot: Spot | None, reason: str) -> None:
    with pytest.raises(BadContent) as refusal:
        draft_of(SHEETS, text, "mine.toml")
    assert str(refusal.value).startswith("mine.toml")
    assert refusal.value.reason == reason
    found = refusal.value.spot
    assert found == spot or (found is not None and spot is not None and found[:3] == spot[:3] and not spot.line)


PLAIN = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=12)), lambda inner: st.lists(inner, max_size=3)
)


@given(
    st.lists(st.fixed_dictionaries({}, optional={"size": PLAIN, "on": PLAIN}), max_size=2),
    st.lists(
        st.fixed_dictionaries({}, optional={"id": PLAIN, "does": PLAIN, "name": PLAIN, "more": PLAIN}), max_size=4
    ),
)
def test_any_draft_is_written_as_toml_and_read_back_it_changes_no_more(
    head: list[dict[str, Plain]], kinds: list[dict[str, Plain]]
) -> None:
    text = written(SHEETS, {"head": head, "kind": kinds})
    again = draft_of(SHEETS, text)
    assert len(again["kind"]) == len(kinds)
    once = written(SHEETS, again)
    assert written(SHEETS, draft_of(SHEETS, once)) == once
    assert draft_of(SHEETS, text.encode("utf-8").decode("utf-8")) == again


# --- the games ------------------------------------------------------------------------------------------------------


@each_edited
def test_a_game_written_from_its_own_draft_is_the_same_game(key: str) -> None:
    game = parlour.game(key)
    draft = draft_of(game.sheets, game.own_text())
    text = written(game.sheets, draft)
    assert draft_of(game.sheets, text) == draft
    assert len(text.encode()) < len(game.own_text().encode())
    other = game.with_content(text)
    assert other.own_content == text and other.own_text() == game.own_text()
    assert positions(other) == positions(game)


def positions(game: AnyGame) -> list[object]:
    """The start of games of every size, with the texts of the pieces that are asked for."""
    found: list[object] = []
    for seats in game.seats:
        state = game.setup(seats=seats)
        saved = state.save()
        saved.pop("content")
        found.append((saved, game.view(state, 0)))
    return found


@each_edited
def test_every_field_of_a_sheet_is_read_with_the_bounds_it_states(key: str) -> None:
    """Below and above them a number is refused for itself; at them, if at all, for another reason."""
    game = parlour.game(key)
    draft = draft_of(game.sheets, game.own_text())
    for sheet, field in fields(game, "whole"):
        for number in (field.low - 1, field.low, field.high, field.high + 1):
            reason, spot = refusal(game, changed(draft, sheet.table, field.key, number))
            fits = field.low <= number <= field.high
            assert (reason == "content-whole") is not fits, (sheet.table, field.key, number)
            assert fits or (spot is not None and spot[:3] == (sheet.table, 0, field.key))


@each_edited
def test_every_word_of_a_sheet_is_read_and_no_other(key: str) -> None:
    game = parlour.game(key)
    draft = draft_of(game.sheets, game.own_text())
    for sheet, field in fields(game, "word"):
        for word in field.allowed:
            assert refusal(game, changed(draft, sheet.table, field.key, word))[0] != "content-word"
        if field.allowed:
            assert refusal(game, changed(draft, sheet.table, field.key, "no such word"))[0] == "content-word"


@each_edited
def test_a_field_is_required_unless_it_is_optional(key: str) -> None:
    game = parlour.game(key)
    draft = draft_of(game.sheets, game.own_text())
    for sheet, field in fields(game, *KINDS):
        reason, spot = refusal(game, changed(draft, sheet.table, field.key, None))
        assert (reason == "content-missing-key") is not field.optional
        assert field.optional or (spot is not None and spot[:3] == (sheet.table, 0, field.key))


@each_edited
def test_the_examples_and_words_of_a_field_can_stand_in_it(key: str) -> None:
    """In some entry; where none takes it alone, it is not the word itself that is refused."""
    game = parlour.game(key)
    draft = draft_of(game.sheets, game.own_text())
    for sheet, field in fields(game, "words"):
        for text in (*field.examples, *field.allowed):
            found: list[str] = []
            for entry in range(len(draft[sheet.table])):
                found.append(refusal(game, changed(draft, sheet.table, field.key, [text], entry=entry))[0])
                if not found[-1]:
                    break
            assert not found[-1] or f"{key}-content-effect" not in found, (text, found)


def fields(game: AnyGame, *kinds: str) -> list[tuple[Sheet, Field]]:
    return [(sheet, field) for sheet in game.sheets for field in sheet.fields if field.kind in kinds]


def changed(draft: Draft, table: str, key: str, value: Plain, *, entry: int = 0) -> Draft:
    """The draft with another value in one entry; None: without it."""
    entries = [dict(each) for each in draft[table]]
    entries[entry].pop(key, None)
    if value is not None:
        entries[entry][key] = value
    return {**draft, table: entries}


def refusal(game: AnyGame, draft: Draft) -> tuple[str, Spot | None]:
    """The reason and the place for which a draft is refused; "" if it is a game."""
    try:
        game.with_content(written(game.sheets, draft))
    except BadContent as error:
        return error.reason or "no reason", error.spot
    return "", None


def test_games_without_sheets_have_no_editor_but_a_text() -> None:
    assert EDITED
    for key in games():
        assert parlour.game(key).own_text().startswith("#")
