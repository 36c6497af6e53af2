"""The coverage of the rules: what counts as a citation, what counts as a proof, and what is told when either lacks."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from parlour.core.registry import games
from parlour.lab.citations import cited, cited_in_python, cited_in_toml
from parlour.lab.clauses import Clause, Coverage, coverage, folder_of_tests
from parlour.lab.proofs import proofs_in, proofs_in_source
from parlour.words import clauses

X = frozenset({"X", "XC"})
KEY = games()[0]


def test_lists_and_ranges_are_read() -> None:
    assert cited("X-01, X-7 and XC-3; AX-4, x-5, Y-6", X) == ["X-01", "X-7", "XC-3"]
    assert cited("X-98 to X-101", X) == ["X-98", "X-99", "X-100", "X-101"]
    assert cited("X-07 to\nX-09", X) == ["X-07", "X-08", "X-09"]


def test_docstrings_comments_and_the_clauses_of_questions_cite() -> None:
    source = '''"""X-1: the file."""
LIMIT = 3  # X-2
class Turn:
    """X-3"""
    limit = 1
    """X-4: behind an attribute."""
    def ask(self):
        return ask("X-5", "a text that names X-6", clauses=("X-7",))
def free():
    pass  # X-8
'''
    found = [(each.clause, each.where) for each in cited_in_python(source, "steps.py", X)]
    assert found == [
        ("X-1", "steps.py"),
        ("X-2", "steps.py"),
        ("X-3", "steps.py Turn"),
        ("X-4", "steps.py Turn"),
        ("X-5", "steps.py Turn"),
        ("X-7", "steps.py Turn"),
        ("X-8", "steps.py free"),
    ]


def test_content_cites_in_comments_only() -> None:
    found = cited_in_toml('# X-1\nname = "X-2"\ncards = 3  # X-3\n', "content.toml", X)
    assert [(each.clause, each.where) for each in found] == [
        ("X-1", "content.toml line 1"),
        ("X-3", "content.toml line 3"),
    ]


def test_marks_on_tests_classes_modules_and_parameters_prove() -> None:
    source = """
import pytest
pytestmark = [pytest.mark.rule("X-1")]
@pytest.mark.rule("X-2", "X-3")
def test_one(): ...
@pytest.mark.rule("X-4")
class TestMany:
    def test_two(self): ...
    def helper(self): ...
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("X-5"))])
def test_three(n): ...
"""
    found = {(each.test, each.clause) for each in proofs_in_source(source, "tests/test_x.py")}
    one, two, three = "tests/test_x.py::test_one", "tests/test_x.py::TestMany::test_two", "tests/test_x.py::test_three"
    assert found == {
        (one, "X-1"),
        (one, "X-2"),
        (one, "X-3"),
        (two, "X-1"),
        (two, "X-4"),
        (three, "X-1"),
        (three, "X-5"),
    }


@pytest.mark.parametrize("mark", ["skip", "skip('no')", "xfail", "xfail(strict=True)"])
def test_what_is_skipped_or_fails_proves_nothing(mark: str) -> None:
    source = f'@pytest.mark.{mark}\n@pytest.mark.rule("X-1")\ndef test_one(): ...\n'
    assert proofs_in_source(source, "tests/test_x.py") == []


@pytest.mark.parametrize(
    "source",
    [
        '@pytest.mark.rule("X-1")\ndef scene(): ...\n',
        '@pytest.mark.rule("X-1")\nclass Scene: ...\n',
        "@pytest.mark.rule()\ndef test_one(): ...\n",
        "@pytest.mark.rule(NAME)\ndef test_one(): ...\n",
        '@pytest.mark.rule("X-1", why="so")\ndef test_one(): ...\n',
    ],
)
def test_marks_that_prove_nothing_are_errors(source: str) -> None:
    with pytest.raises(parlour.BadContent, match=r"tests/test_x.py, line \d: expected a rule's mark"):
        proofs_in_source(source, "tests/test_x.py")


def test_only_test_files_are_read(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    (folder / "deep").mkdir(parents=True)
    test = '@pytest.mark.rule("X-1")\ndef test_one(): ...\n'
    (folder / "deep" / "test_a.py").write_text(test, "utf-8")
    (folder / "scenes.py").write_text(test, "utf-8")
    assert [each.test for each in proofs_in(folder)] == ["tests/deep/test_a.py::test_one"]


def test_what_lacks_is_listed() -> None:
    found = Coverage("any", (Clause("X-1", "", ("a",), ()), Clause("X-2", "", (), ("b",))), unknown=())
    assert (found.uncited, found.unproved, found.complete) == (("X-2",), ("X-1",), False)
    assert Coverage("any", (Clause("X-1", "", ("a",), ("b",)),), unknown=()).complete
    assert not Coverage("any", (Clause("X-1", "", ("a",), ("b",)),), unknown=("a cites X-9",)).complete


def test_a_mark_that_names_no_clause_is_told(tmp_path: Path) -> None:
    family = clauses(KEY)[0].rpartition("-")[0]
    marks = f'@pytest.mark.rule("{clauses(KEY)[0]}", "{family}-9999", "NOGAME-1")\ndef test_one(): ...\n'
    (tmp_path / "test_a.py").write_text(marks, "utf-8")
    found = coverage(KEY, tmp_path)
    test = f"{tmp_path.name}/test_a.py::test_one"
    assert found.clauses[0].tests == (test,)
    assert f"{test} marks {family}-9999, which is no clause" in found.unknown
    assert f"{test} marks NOGAME-1, which is no clause" in found.unknown


def test_the_checkout_has_its_tests() -> None:
    assert folder_of_tests() == Path(__file__).resolve().parents[1]
