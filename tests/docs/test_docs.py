"""The documents say what is so: their blocks run, their links lead somewhere, their clauses and flags exist."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import fields
from json import loads
from pathlib import Path

import click
import pytest
from fluent.syntax import FluentParser, ast

from parlour.cli import parlour as command_line
from parlour.core.registry import game, games
from parlour.lab.bench import Bench, Speed
from parlour.lab.clauses import families, ids_in
from parlour.lab.statistics import Statistics
from parlour.words import clauses
from tests.docs import blocks

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
DOCUMENTS = tuple(sorted(DOCS.rglob("*.md")))
MEASURED = DOCS / "performance.md"
"""Its commands measure for minutes and never say the same twice, so they are not run here."""
RUN = tuple(document for document in DOCUMENTS if document != MEASURED)
LANGUAGES = frozenset({"python", "console", "toml", "json", "ftl", "ini", "nginx", "text"})
COMMANDS = ("simulating.md", "hosting.md")

_LINK = re.compile(r"\[[^]]*\]\(([^)\s]+)\)")
_CODE = re.compile(r"`([^`]+)`")


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def words_of(heading: str) -> str:
    """The anchor that a heading gets."""
    return "".join(each for each in heading.lower().replace(" ", "-") if each.isalnum() or each in "-_")


def anchors(document: Path) -> set[str]:
    rows = blocks.prose_of(document.read_text("utf-8")).splitlines()
    return {words_of(row.lstrip("#").strip()) for row in rows if row.startswith("#")}


def broken_links(document: Path) -> list[str]:
    """The links of a document that lead to no file or to no heading; those to other sites are not followed."""
    found = []
    for target in _LINK.findall(blocks.prose_of(document.read_text("utf-8"))):
        path, _, anchor = target.partition("#")
        if ":" in path:
            continue
        file = (document.parent / path).resolve() if path else document
        if not file.exists() or (anchor and anchor not in anchors(file)):
            found.append(target)
    return found


def known_clauses() -> set[str]:
    """The clauses of all games, and the readings that are table options."""
    found = {each for key in games() for each in clauses(key)}
    return found | {each for key in games() for option in game(key).options for each in ids_in(option.reading)}


def unknown_clauses(written: str) -> list[str]:
    """What a document calls by a name such as a game's clauses have and is none."""
    known = known_clauses()
    return [each for each in ids_in(written) if each.rpartition("-")[0] in families(known) and each not in known]


def commands(name: str, command: click.Command) -> Iterator[tuple[str, click.Command]]:
    """Every command with the words that call it."""
    if isinstance(command, click.Group):
        for key, each in command.commands.items():
            yield from commands(f"{name} {key}", each)
    else:
        yield name, command


COMMAND_LINE = dict(commands("parlour", command_line))


def section(written: str, name: str) -> str:
    """What stands under the heading of a command, up to the next heading; "" without one."""
    found = re.search(rf"^#+ `{re.escape(name)}[^`]*`\n(.*?)(?=^#+ |\Z)", written, re.MULTILINE | re.DOTALL)
    return found[1] if found else ""


@pytest.mark.parametrize("document", RUN, ids=shown)
def test_what_a_document_shows_can_be_done(document: Path) -> None:
    runner = [sys.executable, "-W", "error", str(Path(blocks.__file__)), str(document)]
    done = subprocess.run(runner, capture_output=True, text=True, timeout=150)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("document", DOCUMENTS, ids=shown)
def test_blocks_are_of_a_known_kind_and_data_can_be_read(document: Path) -> None:
    for block in blocks.blocks_of(document.read_text("utf-8")):
        assert block.language in LANGUAGES, f"line {block.line}: {block.language!r}"
        if block.language == "toml":
            tomllib.loads(block.text)
        elif block.language == "json":
            loads(block.text)
        elif block.language == "ftl":
            assert not [each for each in FluentParser().parse(block.text).body if isinstance(each, ast.Junk)]


@pytest.mark.parametrize("document", [*DOCUMENTS, *sorted(ROOT.glob("*.md"))], ids=shown)
def test_links_lead_somewhere(document: Path) -> None:
    assert broken_links(document) == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=shown)
def test_files_that_are_named_exist(document: Path) -> None:
    named = _CODE.findall(blocks.prose_of(document.read_text("utf-8")))
    files = [each for each in named if re.fullmatch(r"(src|tests|docs|scripts|benchmarks|\.ci)/[\w./-]*", each)]
    assert [each for each in files if not (ROOT / each).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=shown)
def test_clauses_that_are_cited_exist(document: Path) -> None:
    assert unknown_clauses(document.read_text("utf-8")) == []


def test_clauses_are_cited() -> None:
    cited = {each for document in DOCUMENTS for each in ids_in(document.read_text("utf-8"))}
    assert len(cited & known_clauses()) > 10


@pytest.mark.parametrize("name", COMMAND_LINE)
def test_every_command_is_described_with_all_its_flags(name: str) -> None:
    described = "\n".join(section((DOCS / document).read_text("utf-8"), name) for document in COMMANDS)
    assert described.strip(), f"no heading for {name}"
    wanted = [flag for each in COMMAND_LINE[name].params if isinstance(each, click.Option) for flag in each.opts]
    assert [flag for flag in wanted if f"`{flag}" not in described] == []


@pytest.mark.parametrize(("name", "kind"), [("simulate", Statistics), ("bench rules", Bench), ("bench rules", Speed)])
def test_every_field_of_the_json_is_described(name: str, kind: type) -> None:
    described = section((DOCS / "simulating.md").read_text("utf-8"), f"parlour {name}")
    assert [each.name for each in fields(kind) if f"`{each.name}`" not in described] == []


def test_no_flag_is_described_that_does_not_exist() -> None:
    known = {flag for each in COMMAND_LINE.values() for option in each.params for flag in option.opts}
    known |= {"--help", "--version"}
    for name in COMMANDS:
        found = re.findall(r"`(--[a-z]+)", blocks.prose_of((DOCS / name).read_text("utf-8")))
        assert set(found) <= known


def test_the_detectors_detect(tmp_path: Path) -> None:
    document = tmp_path / "some.md"
    document.write_text("# Some words\n[a](#some-words) [b](#others) [c](none.md) [d](some.md)\n", "utf-8")
    assert broken_links(document) == ["#others", "none.md"]
    real = next(iter(known_clauses()))
    family = real.rpartition("-")[0]
    assert unknown_clauses(f"{real} and {family}-99999 and UTF-8") == [f"{family}-99999"]
    assert section("## `parlour x FILE`\nwords\n## `parlour y`\n", "parlour x") == "words\n"


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("```python\nassert 1 == 2\n```\n", "line 2"),
        ("```console\n$ echo good\nbad\n```\n", "bad"),
        ("```console\n$ exit 3\n```\n", "ended with 3"),
        ("```console\n$ parlour simulate nothing\n```\n", "unknown game"),
    ],
)
def test_a_document_that_is_wrong_fails(tmp_path: Path, written: str, why: str) -> None:
    document = tmp_path / "wrong.md"
    document.write_text(written, "utf-8")
    runner = [sys.executable, str(Path(blocks.__file__)), str(document)]
    done = subprocess.run(runner, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert why in done.stderr


def test_a_document_that_is_right_passes(tmp_path: Path) -> None:
    document = tmp_path / "right.md"
    document.write_text("```python\nx = 1\n```\n```console\n$ echo a \\\n  b\na ...\n```\n```python\nassert x\n```\n")
    done = subprocess.run([sys.executable, str(Path(blocks.__file__)), str(document)], timeout=60)
    assert done.returncode == 0
