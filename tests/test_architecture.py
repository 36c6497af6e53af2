"""Laws of the source itself, where import-linter and ruff do not reach."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HOME = Path(__file__).parents[1] / "src" / "parlour"
GAMES = tuple(sorted(path.name for path in (HOME / "games").iterdir() if path.is_dir() and path.name[0] != "_"))
FORBIDDEN = frozenset({"asyncio", "logging", "os", "random", "time"})
RULES = tuple(sorted([*(HOME / "core").rglob("*.py"), *(HOME / "games").rglob("*.py")]))
CATALOGUE = frozenset({"say", "event", "answer", "question", "waiting", "refusal", "rule"})
TEXTS = (".css", ".ftl", ".js", ".mako", ".toml")


def generic_files(*endings: str) -> list[Path]:
    """The sources that serve any game: everything but games/ and the boards with their style sheets."""
    own = {HOME / "games", HOME / "web" / "boards", HOME / "web" / "static" / "boards"}
    files = [path for path in HOME.rglob("*") if path.suffix in endings]
    return sorted(path for path in files if not own & set(path.parents))


def names_and_strings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every identifier and string of a source with its line; docstrings may speak of games and are left out."""
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield line, node.value
        for field in ("id", "attr", "arg", "name", "asname", "module"):
            value = getattr(node, field, None)
            if isinstance(value, str):
                yield line, value


def game_names(source: str, games: tuple[str, ...]) -> list[str]:
    """Where a Python source names a game: `line: text` each."""
    pattern = re.compile("|".join(rf"(?<![a-z]){re.escape(game)}(?![a-z])" for game in games), re.IGNORECASE)
    return [f"{line}: {text}" for line, text in names_and_strings(ast.parse(source)) if pattern.search(text)]


def foreign_imports(source: str) -> list[str]:
    """Modules that rules may not import: luck, clocks, the machine, third parties and the rooms above."""
    return [name for name in imported(ast.parse(source)) if not allowed_in_rules(name)]


def imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or "."


def allowed_in_rules(module: str) -> bool:
    top = module.partition(".")[0]
    if top == "parlour":
        return module.startswith(("parlour.core", "parlour.games"))
    if top == "mypy_extensions":  # words to mypyc (decision 0007)
        return True
    return top in sys.stdlib_module_names and top not in FORBIDDEN


def woven_texts(source: str) -> list[int]:
    """Lines where an f-string contains a call to the catalogue: sentences are composed in the catalogue only."""
    joined = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.JoinedStr)]
    return [node.lineno for node in joined if any(map(is_catalogue_call, ast.walk(node)))]


def is_catalogue_call(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call):
        return False
    match node.func:
        case ast.Name(id="say") | ast.Attribute(attr="say"):
            return True
        case ast.Attribute(attr=attr, value=ast.Name(id="words") | ast.Attribute(attr="words" | "_words")):
            return attr in CATALOGUE
    return False


def shown(path: Path) -> str:
    return path.relative_to(HOME).as_posix()


def test_the_detectors_detect() -> None:
    games = ("magi", "dice_forge")
    assert game_names("x = table['magi']", games)
    assert game_names("import parlour.games.magi", games)
    assert game_names("def dice_forge_board(): ...", games)
    assert game_names("key = f'magi-{name}'", games)
    assert not game_names("'''A docstring may say magi.'''\nx = imagine('magician')", games)
    assert foreign_imports("import random") == ["random"]
    assert foreign_imports("from os import path") == ["os"]
    assert foreign_imports("def f():\n    import time") == ["time"]
    assert foreign_imports("from rich import print") == ["rich"]
    assert foreign_imports("from parlour.play import Loaded") == ["parlour.play"]
    assert not foreign_imports("import json\nfrom parlour.core.seats import Seat")
    assert woven_texts("f'{words.say(key)}!'") == [1]
    assert woven_texts("\nf'<b>{self.words.event(game, told)}</b>'") == [2]
    assert not woven_texts("say('key', number=f'{n}')")


def test_there_are_games_and_generic_sources() -> None:
    assert GAMES
    assert generic_files(".py")


def test_every_folder_of_sources_is_a_package() -> None:
    """import-linter overlooks folders without __init__; Alembic's scripts are no package and need none."""
    folders = {path.parent for path in HOME.rglob("*.py") if "migrations" not in path.parts}
    assert sorted(shown(folder) for folder in folders if not (folder / "__init__.py").exists()) == []


@pytest.mark.parametrize("path", generic_files(".py"), ids=shown)
def test_generic_code_names_no_game(path: Path) -> None:
    assert game_names(path.read_text("utf-8"), GAMES) == []


@pytest.mark.parametrize("path", generic_files(*TEXTS), ids=shown)
def test_generic_styles_scripts_and_texts_name_no_game(path: Path) -> None:
    pattern = re.compile("|".join(rf"(?<![a-z]){re.escape(game)}(?![a-z])" for game in GAMES), re.IGNORECASE)
    lines = path.read_text("utf-8").splitlines()
    assert [f"{n}: {line}" for n, line in enumerate(lines, 1) if pattern.search(line)] == []


@pytest.mark.parametrize("path", RULES, ids=shown)
def test_rules_import_no_luck_clock_or_machine(path: Path) -> None:
    assert foreign_imports(path.read_text("utf-8")) == []


@pytest.mark.parametrize("path", sorted(HOME.rglob("*.py")), ids=shown)
def test_no_sentence_is_woven_in_code(path: Path) -> None:
    assert woven_texts(path.read_text("utf-8")) == []
