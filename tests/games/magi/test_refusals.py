"""Every refusal of a content file of Magi: its reason, its place, and its sentence in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.core.errors import BadContent
from parlour.core.plain import Plain
from parlour.core.sheets import Draft, draft_of, written
from parlour.games.magi.rules import magi
from parlour.words import LANGUAGES, Words

GAME = magi()
OWN = draft_of(GAME.sheets, GAME.own_text())
SOURCES = Path(__file__).parents[3] / "src" / "parlour" / "games" / "magi"

ONE: list[tuple[str, str, Plain, str]] = [
    ("grail", "effects", ["explode"], "effect"),
    ("staff", "effects", ["draw 9"], "draw"),
    ("broom", "effects", ["draw"], "draw"),
    ("broom", "effects", ["again 2"], "no-number"),
    ("witch", "effects", ["select", "again", "again"], "effect-again"),
    ("grail", "effects", ["again"], "guild"),
    ("staff", "effects", [], "item"),
    ("staff", "effects", ["select"], "no-colour"),
    ("witch", "effects", ["select"], "magician"),
    ("witch", "effects", ["again", "shoot"], "select-or-free"),
    ("supreme_mage", "effects", ["original", "again"], "original-alone"),
]


def changed(changes: dict[str, dict[str, Plain]], **deck: Plain) -> Draft:
    """The house content with other values in the kinds of these ids, and in the head."""
    kinds = [{**row, **changes.get(str(row["id"]), {})} for row in OWN["kind"]]
    return {"deck": [{**OWN["deck"][0], **deck}], "kind": kinds}


def copies(number: int, *, hand: int = 7) -> Draft:
    """So many copies of every kind but the one with original."""
    ids = [str(row["id"]) for row in OWN["kind"] if row["effects"] != ["original"]]
    return changed({id: {"copies": number} for id in ids}, hand=hand)


def refused(draft: Draft) -> BadContent:
    with pytest.raises(BadContent) as refusal:
        GAME.with_content(written(GAME.sheets, draft), "mine.toml")
    return refusal.value


def say(error: BadContent) -> None:
    for words in map(Words, LANGUAGES):
        said = words.problem(error)
        assert "mine.toml" not in said and len(said) < 1000
        assert error.spot is None or not error.spot.line or str(error.spot.line) in said
        assert (re.search(r"expected|\bgot\b", said) is None) and said != str(error)
    assert str(error).startswith("mine.toml")


@pytest.mark.parametrize(("id", "key", "value", "reason"), ONE, ids=lambda part: str(part)[:40])
def test_a_wrong_field_is_refused_at_its_place(id: str, key: str, value: Plain, reason: str) -> None:
    entry = next(number for number, row in enumerate(OWN["kind"]) if row["id"] == id)
    error = refused(changed({id: {key: value}}))
    assert error.reason == f"magi-content-{reason}"
    assert error.spot is not None and error.spot[:3] == ("kind", entry, key)
    say(error)


DRAWS: dict[str, dict[str, Plain]] = {id: {"effects": ["draw 5"]} for id in ("amulet", "scroll", "cloak")}
WHOLE: list[tuple[str, Draft, str]] = [
    ("too many cards", copies(4), "total"),
    ("too few cards", copies(1), "total"),
    ("no card with original", changed({"supreme_mage": {"effects": ["select", "again"]}}), "original"),
    ("two of them", changed({"supreme_mage": {"copies": 2}}), "original"),
    ("hands that cannot be dealt", {**OWN, "deck": [{"hand": 9, "goal": 5}], "kind": OWN["kind"][3:]}, "hand"),
    ("a goal beyond all points", changed({}, goal=999), "goal"),
    ("hands that only grow", changed(DRAWS), "draws"),
]


@pytest.mark.parametrize(("draft", "reason"), [row[1:] for row in WHOLE], ids=[row[0] for row in WHOLE])
def test_kinds_that_do_not_go_together_are_refused(draft: Draft, reason: str) -> None:
    error = refused(draft)
    assert error.reason == f"magi-content-{reason}"
    say(error)


def test_a_stated_count_must_be_true_and_need_not_be_stated() -> None:
    text = GAME.own_text().replace("guild = 51", "guild = 52")
    with pytest.raises(BadContent) as refusal:
        GAME.with_content(text, "mine.toml")
    assert refusal.value.reason == "magi-content-count"
    say(refusal.value)
    without = re.sub(r"(?m)^(cards|guild|item|magician) = .*\n", "", GAME.own_text())
    assert GAME.with_content(without).seats == GAME.seats


def test_every_reason_of_the_reader_is_met_here() -> None:
    sources = "".join(path.read_text("utf-8") for path in SOURCES.glob("*.py"))
    reasons = set(re.findall(r'reason="magi-content-([a-z-]+)"', sources))
    assert reasons == {"count", *[row[3] for row in ONE], *[row[2] for row in WHOLE]}
