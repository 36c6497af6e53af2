"""The check of the catalogues: that it finds what is wrong, and that nothing is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from parlour.core.errors import BadContent
from parlour.core.registry import games
from parlour.words import LANGUAGES, Chapter
from parlour.words.catalogue import FRAME, Catalogue, catalogue
from parlour.words.chapters import chapters, clauses, read_chapters
from parlour.words.check import check, compare, idle, lacking, said_keys, unsayable

OWNERS = (FRAME, *games())


def pair(first: str, second: str) -> list[Catalogue]:
    return [
        Catalogue(first, language="zh-Hant", source="zh-Hant.ftl"),
        Catalogue(second, language="en", source="en.ftl"),
    ]


@pytest.mark.parametrize("owner", OWNERS)
def test_every_language_has_the_same_keys_and_placeholders(owner: str) -> None:
    first, *others = [catalogue(language, owner).placeholders for language in LANGUAGES]
    assert first
    for other in others:
        assert other == first


@pytest.mark.parametrize("owner", OWNERS)
def test_both_languages_list_their_texts_in_the_same_order(owner: str) -> None:
    first, *others = [list(catalogue(language, owner).placeholders) for language in LANGUAGES]
    for other in others:
        assert other == first


def test_all_catalogues_are_in_order() -> None:
    assert check() == []


def test_the_check_is_a_command() -> None:
    done = subprocess.run([sys.executable, "-m", "parlour.words"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("texts in 2 languages: no problem\n")


def test_a_key_missing_in_one_language_is_found() -> None:
    assert compare(pair("one = 1\ntwo = 2", "two = 2\nthree = 3")) == [
        "en.ftl lacks 'one'",
        "zh-Hant.ftl lacks 'three'",
    ]


def test_different_placeholders_are_found() -> None:
    assert compare(pair("one = { $seat }", "one = { $other } { $number ->\n   *[other] x\n}")) == [
        "'one' needs ['seat'] in zh-Hant.ftl, but ['number', 'other'] in en.ftl"
    ]


def test_a_key_that_code_says_and_no_catalogue_has_is_found(tmp_path: Path) -> None:
    (tmp_path / "page.py").write_text(
        'words.say("list-empty")\nwords.say("no-such-key", number=1)\nsay("magi-nothing")\n'
    )
    assert unsayable(tmp_path) == [
        "page.py, line 2: no catalogue has the text 'no-such-key'",
        "page.py, line 3: no catalogue has the text 'magi-nothing'",
    ]
    assert list(said_keys("say(key)\nsay()\nother('x')\nf()('y')")) == []


def test_the_reasons_of_refused_content_files_are_keys_too(tmp_path: Path) -> None:
    (tmp_path / "reading.py").write_text(
        'raise entry.wrong("{got}", "hp", reason="magi-content-flying", got=1)', "utf-8"
    )
    assert unsayable(tmp_path) == ["reading.py, line 1: no catalogue has the text 'magi-content-flying'"]
    assert list(said_keys("wrong('x', reason=why)\nwrong('x')\nother('x', reason='y')\nrefused('x', reason='')")) == []
    assert list(said_keys("self._unfit(key, 'true', reason='content-truth')")) == [(1, "content-truth")]


def test_sheets_and_fields_without_a_text_and_texts_without_a_field_are_found() -> None:
    keys = catalogue("en", "senyu").placeholders
    without = [key for key in keys if key not in ("senyu-sheet-monster", "senyu-field-hp", "senyu-when-hunt")]
    assert lacking("senyu", keys) == [] and idle("senyu", keys) == []
    assert sorted(lacking("senyu", without)) == [
        "senyu lacks the text 'senyu-field-hp'",
        "senyu lacks the text 'senyu-sheet-monster'",
        "senyu lacks the text 'senyu-when-hunt'",
    ]
    assert idle("senyu", [*keys, "senyu-field-colour"]) == ["nothing can say the text 'senyu-field-colour'"]


def test_magi_has_every_clause_of_its_rulebook_in_order() -> None:
    numbers = [f"M-{number:02}" for number in range(1, 118)]
    consequences = [f"MC-{number}" for number in range(1, 9)]
    assert list(clauses("magi")) == numbers + consequences


@pytest.mark.parametrize("game", games())
def test_every_clause_stands_in_exactly_one_chapter(game: str) -> None:
    placed = [clause for chapter in chapters(game) for clause in chapter.clauses]
    assert sorted(placed) == sorted(clauses(game))


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_is_a_whole_sentence(game: str, language: str) -> None:
    entries = catalogue(language, game)
    for clause in clauses(game):
        assert not entries.placeholders[f"{game}-rule-{clause}"]
        assert entries.format(f"{game}-rule-{clause}", {}).endswith((".", "。"))


def test_chapters_are_read() -> None:
    text = '[[chapter]]\nid = "setup"\nclauses = ["X-1", "X-2"]\n'
    assert read_chapters(text, source="clauses.toml") == (Chapter("setup", ("X-1", "X-2")),)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[chapter", "clauses.toml: expected TOML, got an error"),
        ("", "expected \\[\\[chapter\\]\\] tables and nothing else, got \\[\\]"),
        ("chapter = 1", "expected \\[\\[chapter\\]\\] tables"),
        ("[[chapter]]\nid = 'a'\nclauses = []\n[other]\n", "got \\['chapter', 'other'\\]"),
        ("[[chapter]]\nid = 'a'\n", "expected a chapter to have an id and clauses"),
        ("[[chapter]]\nid = 1\nclauses = []\n", "expected the id to be a text"),
        ("[[chapter]]\nid = 'a'\nclauses = [1]\n", "the clauses to be a list of texts"),
    ],
)
def test_broken_chapters_are_refused(text: str, message: str) -> None:
    with pytest.raises(BadContent, match=message):
        read_chapters(text, source="clauses.toml")
