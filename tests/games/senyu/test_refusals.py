"""Every refusal of a content file of Senyu: its reason, its place, and its sentence in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.core.errors import BadContent
from parlour.core.plain import Plain
from parlour.core.sheets import Draft, draft_of, written
from parlour.words import LANGUAGES, Words
from tests.games.senyu.scenes import GAME

SOURCES = Path(__file__).parents[3] / "src" / "parlour" / "games" / "senyu"
OWN = draft_of(GAME.sheets, GAME.own_text())

ONE: list[tuple[str, str, str, Plain, str]] = [
    ("cell", "castle", "kind", "task", "start"),
    ("cell", "rift", "kind", "start", "start"),
    ("cell", "castle", "id", "", "cell-id"),
    ("cell", "prison", "id", "", "cell-id"),
    ("cell", "tower", "effects", ["heal 1"], "no-effects"),
    ("cell", "pit", "effects", ["bless 1"], "effect"),
    ("cell", "pit", "effects", ["stay 1"], "alone"),
    ("cell", "pit", "effects", ["stay: heal 1"], "no-colon"),
    ("cell", "pit", "effects", ["heal 0"], "amount"),
    ("cell", "pit", "effects", ["heal 99999999999999999999"], "amount"),
    ("item", "twin_dice", "effects", ["dice 3"], "only"),
    ("item", "twin_dice", "effects", ["dice"], "only"),
    ("cell", "pit", "effects", ["heal \u0663"], "amount"),
    ("cell", "pit", "effects", ["move 0"], "move"),
    ("cell", "pit", "effects", ["jump nowhere"], "place"),
    ("cell", "pit", "effects", ["leap castle"], "place"),
    ("cell", "pit", "effects", ["roll: 1-2 stay | 4-6 stay"], "faces"),
    ("cell", "pit", "effects", ["roll: 1-2 stay"], "six-faces"),
    ("cell", "pit", "effects", ["heal 1"] * 5, "effects"),
    ("cell", "pit", "effects", ["roll: 1-6 stay; stay; stay; stay; stay"], "effects"),
    ("cell", "pit", "effects", ["roll: 1-6 roll: 1-6 stay"], "effect"),
    ("hero", "luki", "skill", "two-monsters", "skill-again"),
    ("hero", "luki", "home", "tower", "home"),
    ("hero", "luki", "home", "alba_house", "home"),
    ("hero", "alles", "skill_cells", ["castle"], "skill-cell"),
    ("hero", "alles", "skill_cells", ["beach", "beach"], "skill-cell"),
    ("hero", "alles", "skill_cells", [], "skill-cells"),
    ("hero", "alba", "skill_cells", ["beach"], "skill-cells"),
    ("monster", "slime", "success", ["draw 3", "draw 1"], "monster-draws"),
    ("monster", "slime", "failure", ["any: damage 1"], "effect"),
    ("event", "lunch", "effects", ["all heal 1"], "colon"),
    ("event", "lunch", "effects", ["all: draw 1"], "draws-by-all"),
    ("event", "lunch", "effects", ["draw 2"], "draws"),
    ("event", "lunch", "effects", ["any: all: heal 1"], "effect"),
    ("item", "ward", "effects", ["void-card", "void-card"], "one-effect"),
    ("item", "ward", "effects", [], "one-effect"),
    ("item", "ward", "effects", ["heal 1"], "effect"),
]


def changed(table: str, changes: dict[str, dict[str, Plain]]) -> Draft:
    """The house content with other values in the entries of these ids."""
    return {**OWN, table: [{**row, **changes.get(str(row["id"]), {})} for row in OWN[table]]}


def all_of(table: str, **values: Plain) -> Draft:
    """The house content with these values in every entry of a table."""
    return {**OWN, table: [{**row, **values} for row in OWN[table]]}


def longer(cells: int, **box: Plain) -> Draft:
    """The house content with so many task cells more, and other basic numbers."""
    more: list[dict[str, Plain]] = [{"id": "", "kind": "task"} for _ in range(cells)]
    return {**OWN, "box": [{**OWN["box"][0], **box}], "cell": [*OWN["cell"], *more]}


def refused(draft: Draft) -> BadContent:
    with pytest.raises(BadContent) as refusal:
        GAME.with_content(written(GAME.sheets, draft), "mine.toml")
    return refusal.value


def say(error: BadContent) -> None:
    """The sentence in every language names the line and is no English where it should not be."""
    for words in map(Words, LANGUAGES):
        said = words.problem(error)
        assert "mine.toml" not in said and len(said) < 1000
        assert error.spot is None or not error.spot.line or str(error.spot.line) in said
        assert (re.search(r"expected|\bgot\b", said) is None) and said != str(error)
    assert str(error).startswith("mine.toml")


@pytest.mark.parametrize(("table", "id", "key", "value", "reason"), ONE, ids=lambda part: str(part)[:40])
def test_a_wrong_field_is_refused_at_its_place(table: str, id: str, key: str, value: Plain, reason: str) -> None:
    entry = next(number for number, row in enumerate(OWN[table]) if row["id"] == id)
    error = refused(changed(table, {id: {key: value}}))
    assert error.reason == f"senyu-content-{reason}"
    assert error.spot is not None and error.spot[:3] == (table, entry, key)
    say(error)


def test_where_one_number_alone_may_follow_it_is_named() -> None:
    error = refused(changed("item", {"twin_dice": {"effects": ["dice 3"]}}))
    assert Words("en").problem(error).endswith("2 must follow dice, here is “3”.")
    assert Words("zh-Hant").problem(error).endswith("dice 後面要寫 2，這裡是「3」。")


PUSHING: dict[str, dict[str, Plain]] = {id: {"effects": ["move -12"]} for id in ("pit", "rift", "contest", "prison")}
DEADLY: dict[str, dict[str, Plain]] = {id: {"effects": ["damage 10"]} for id in ("pit", "contest")}
WHOLE: list[tuple[str, Draft, str]] = [
    ("501 cells", longer(461), "total"),
    ("one monster", {**OWN, "monster": [{**OWN["monster"][0], "copies": 1}]}, "total"),
    ("three events", {**OWN, "event": [{**OWN["event"][0], "copies": 3}]}, "total"),
    ("seven heroes", {**OWN, "hero": OWN["hero"][:7]}, "heroes"),
    ("nine heroes", {**OWN, "hero": [*OWN["hero"], {**OWN["hero"][0], "id": "ninth"}]}, "skill-again"),
    ("cells that push back", changed("cell", PUSHING), "cells-push"),
    ("cells that wound", changed("cell", DEADLY), "cells-cost"),
    ("cards that push back", all_of("event", effects=["all: move -3"]), "cards-push"),
    ("cards that wound", all_of("event", effects=["all: damage 1"]), "cards-cost"),
    ("monsters that push back", all_of("monster", hp=12, failure=["move -12"]), "drift"),
]


@pytest.mark.parametrize(("draft", "reason"), [row[1:] for row in WHOLE], ids=[row[0] for row in WHOLE])
def test_pieces_that_do_not_go_together_are_refused(draft: Draft, reason: str) -> None:
    error = refused(draft)
    assert error.reason == f"senyu-content-{reason}"
    say(error)


def test_a_stated_count_must_be_true_and_need_not_be_stated() -> None:
    text = GAME.own_text().replace("monsters = 24", "monsters = 25")
    with pytest.raises(BadContent) as refusal:
        GAME.with_content(text, "mine.toml")
    assert refusal.value.reason == "senyu-content-count"
    say(refusal.value)
    without = re.sub(r"(?m)^(cells|monsters|events|items) = .*\n", "", GAME.own_text())
    assert GAME.with_content(without).seats == GAME.seats


def test_a_journey_without_an_end_is_refused_after_a_trial() -> None:
    """Four hundred cells more, nine laps of them and little HP: nothing to find fault with, but nobody arrives."""
    error = refused(longer(400, hp=3, goal_few=9, goal_many=9))
    assert (error.reason, error.spot) == ("content-endless", None)
    say(error)
    assert GAME.with_content(written(GAME.sheets, longer(20, goal_few=9, goal_many=9))).key == "senyu"


def test_every_reason_of_the_readers_is_met_here() -> None:
    sources = "".join(path.read_text("utf-8") for path in SOURCES.glob("*.py"))
    reasons = set(re.findall(r'reason="senyu-content-([a-z-]+)"', sources))
    assert reasons == {"count", *[row[4] for row in ONE], *[row[2] for row in WHOLE]}
