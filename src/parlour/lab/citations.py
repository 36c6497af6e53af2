"""Where a game's package cites the clauses of its rulebook."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

_FOR_READERS: Final = ("clauses.toml", "citations.py")


class Citation(NamedTuple):
    """A clause, and the place that cites it: ``steps/turn.py Turn``, or ``content.toml line 7``."""

    clause: str
    where: str


def cited_in_package(package: str, families: frozenset[str]) -> list[Citation]:
    """Every citation in the sources and the content files of a package, folder by folder."""
    found: list[Citation] = []
    for name, file in _sources(files(package)):
        text = file.read_text("utf-8")
        found += cited_in_python(text, name, families) if name.endswith(".py") else cited_in_toml(text, name, families)
    return found


def cited_in_python(source: str, name: str, families: frozenset[str]) -> list[Citation]:
    """Citations in docstrings and comments, and texts that are a clause's id and nothing else (of questions, refusals).

    The place is the class around it, else the function, else the file.
    """
    tree = ast.parse(source)
    places = _places(tree)
    # A text that stands alone as a statement: a docstring, also one behind an attribute.
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found: list[tuple[int, str]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            ids = cited(node.value, families)
            if ids and (node.value in ids or id(node) in docstrings):
                found += [(node.lineno, clause) for clause in ids]
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            found += [(token.start[0], clause) for clause in cited(token.string, families)]
    return [Citation(clause, _where(name, line, places)) for line, clause in sorted(found)]


def cited_in_toml(text: str, name: str, families: frozenset[str]) -> list[Citation]:
    """Citations in the comments of a content file."""
    found: list[Citation] = []
    for number, line in enumerate(text.splitlines(), start=1):
        comment = line.partition("#")[2]
        found += [Citation(clause, f"{name} line {number}") for clause in cited(comment, families)]
    return found


def cited(text: str, families: frozenset[str]) -> list[str]:
    """The clauses named in a text, one by one; ``X-90 to X-95`` names six."""
    letters = "|".join(sorted(families, key=lambda family: (-len(family), family)))
    one = rf"(?<![A-Za-z])({letters})-([0-9]+)"
    found: list[str] = []
    for match in re.finditer(rf"{one}(?:\s+to\s+(?:\1)-([0-9]+))?", text):
        family, first, last = match[1], int(match[2]), int(match[3] or match[2])
        # Written as in the text, so that X-07 is not taken for X-7.
        width = len(match[2])
        found += [f"{family}-{number:0{width}}" for number in range(first, last + 1)]
    return found


def _sources(folder: Traversable, below: str = "") -> Iterator[tuple[str, Traversable]]:
    """The Python and TOML files of a package by name; not what only points at clauses for a reader: the list of the
    rules panel's chapters, and the table of the log's clauses."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        name = f"{below}{entry.name}"
        if entry.is_dir():
            yield from _sources(entry, f"{name}/")
        elif name.endswith((".py", ".toml")) and entry.name not in _FOR_READERS:
            yield name, entry


def _places(tree: ast.Module) -> list[tuple[int, int, str]]:
    """First line, last line and name of every top-level class and function."""
    defined = (ast.ClassDef, ast.FunctionDef)
    return [(node.lineno, node.end_lineno or node.lineno, node.name) for node in tree.body if isinstance(node, defined)]


def _where(name: str, line: int, places: list[tuple[int, int, str]]) -> str:
    for first, last, inside in places:
        if first <= line <= last:
            return f"{name} {inside}"
    return name
