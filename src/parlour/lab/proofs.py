"""Which tests prove which clauses: ``pytest.mark.rule`` on functions, classes, parameters and modules."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from parlour.core.errors import BadContent

_Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
_IDLE: Final = ("skip", "xfail")


class Proof(NamedTuple):
    """A clause, and the test that proves it as pytest names it: ``tests/test_turn.py::test_pass``."""

    clause: str
    test: str


def proofs_in(folder: Path) -> list[Proof]:
    """Every proof in the test files below a folder. BadContent names the mark that cannot be read."""
    found: list[Proof] = []
    for path in sorted(folder.rglob("test_*.py")):
        name = path.relative_to(folder.parent).as_posix()
        found += proofs_in_source(path.read_text("utf-8"), name)
    return found


def proofs_in_source(source: str, name: str) -> list[Proof]:
    """The proofs of one test file."""
    tree = ast.parse(source)
    return [
        Proof(clause, test)
        for test, clauses in _tests(tree.body, name, _module_marks(tree), name)
        for clause in clauses
    ]


def _tests(body: list[ast.stmt], prefix: str, inherited: list[ast.expr], name: str) -> Iterator[tuple[str, list[str]]]:
    """Every test with the clauses marked on it and around it; none for a test that is skipped or expected to fail."""
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _tests(node.body, f"{prefix}::{node.name}", inherited + node.decorator_list, name)
        elif isinstance(node, _Function) and node.name.startswith("test"):
            marks = inherited + node.decorator_list
            if not any(_marked(each, _IDLE) for each in marks):
                yield f"{prefix}::{node.name}", _clauses(marks, name)
        elif isinstance(node, ast.ClassDef | _Function) and _clauses(node.decorator_list, name):
            raise BadContent(f"{name}, line {node.lineno}: expected a rule's mark on a test, got it on {node.name!r}")


def _module_marks(tree: ast.Module) -> list[ast.expr]:
    """The value of the module's ``pytestmark``."""
    return [
        node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets)
    ]


def _clauses(marks: list[ast.expr], name: str) -> list[str]:
    """The ids in all marks of rules in these expressions, each once."""
    found: dict[str, None] = {}
    for mark in marks:
        for node in ast.walk(mark):
            if isinstance(node, ast.Call) and _is_mark(node.func, ("rule",)):
                found.update(dict.fromkeys(_ids(node, name)))
    return list(found)


def _ids(mark: ast.Call, name: str) -> list[str]:
    ids = [each.value for each in mark.args if isinstance(each, ast.Constant) and isinstance(each.value, str)]
    if not ids or len(ids) != len(mark.args) or mark.keywords:
        raise BadContent(f"{name}, line {mark.lineno}: expected a rule's mark to name clauses as texts")
    return ids


def _marked(expression: ast.expr, names: tuple[str, ...]) -> bool:
    """Whether the decorator itself is one of these marks."""
    return _is_mark(expression.func if isinstance(expression, ast.Call) else expression, names)


def _is_mark(expression: ast.expr, names: tuple[str, ...]) -> bool:
    """Whether this is ``pytest.mark.<name>`` (or ``mark.<name>``)."""
    if not isinstance(expression, ast.Attribute) or expression.attr not in names:
        return False
    owner = expression.value
    return (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (
        isinstance(owner, ast.Name) and owner.id == "mark"
    )
