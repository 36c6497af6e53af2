"""What holds the rulebook and the code together: for every clause the code that cites it and the tests that prove it.

Code cites a clause in a docstring, in a comment, in the clauses of a question or a refusal, or in a content file's
comment. A test proves it with ``pytest.mark.rule("X-42")``; a test that is skipped or expected to fail proves nothing.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import parlour
from parlour.core.errors import BadOption
from parlour.core.registry import game as find_game
from parlour.core.registry import games
from parlour.lab.citations import Citation, cited_in_package
from parlour.lab.proofs import Proof, proofs_in
from parlour.words import clauses

_ID: Final = re.compile(r"(?P<family>[A-Z]+)-(?P<number>[0-9]+)")


@dataclass(frozen=True)
class Clause:
    """One clause: its id, the key of its text, what cites it and what proves it."""

    clause: str
    text: str
    steps: tuple[str, ...]
    tests: tuple[str, ...]


@dataclass(frozen=True)
class Coverage:
    """All clauses of a game in the rulebook's order. ``unknown``: a sentence for each mention of what is no clause."""

    game: str
    clauses: tuple[Clause, ...]
    unknown: tuple[str, ...]
    uncited: tuple[str, ...] = field(init=False)
    unproved: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "uncited", tuple(each.clause for each in self.clauses if not each.steps))
        object.__setattr__(self, "unproved", tuple(each.clause for each in self.clauses if not each.tests))

    @property
    def complete(self) -> bool:
        """Whether every clause is cited and proved, and nothing else is."""
        return not (self.uncited or self.unproved or self.unknown)


def coverage(key: str, tests: Path) -> Coverage:
    """The coverage of a game's rules by its package and by the tests below a folder. UnknownGame, BadOption."""
    game = find_game(key)
    ids = clauses(key)
    if not ids:
        raise BadOption(f"expected the texts of {key} to hold its clauses, found none")
    cited = cited_in_package(f"parlour.games.{key}", families(ids))
    cited += [Citation(clause, f"option {option.key}") for option in game.options for clause in ids_in(option.reading)]
    proofs = proofs_in(tests)
    steps = _gathered((each.clause, each.where) for each in cited)
    proved = _gathered((each.clause, each.test) for each in proofs)
    return Coverage(
        game=key,
        clauses=tuple(
            Clause(clause, f"{key}-rule-{clause}", steps.get(clause, ()), proved.get(clause, ())) for clause in ids
        ),
        unknown=tuple(dict.fromkeys([*_unknown_citations(cited, ids), *_unknown_proofs(proofs, ids)])),
    )


def folder_of_tests() -> Path:
    """The tests of the checkout that this package runs from, else those below the working folder. BadOption."""
    roots = [Path(parlour.__file__).resolve().parents[2], Path.cwd()]
    for root in roots:
        if (root / "pyproject.toml").is_file() and (root / "tests").is_dir():
            return root / "tests"
    raise BadOption(
        f"expected a checkout with a folder tests, found none in {' or '.join(str(root) for root in roots)}"
    )


def families(ids: Iterable[str]) -> frozenset[str]:
    """The letters before the numbers: of X-42 and XY-3, X and XY."""
    return frozenset(each.rpartition("-")[0] for each in ids)


def ids_in(text: str) -> list[str]:
    """All that looks like the id of a clause in a text."""
    return [match[0] for match in _ID.finditer(text)]


def _gathered(pairs: Iterable[tuple[str, str]]) -> Mapping[str, tuple[str, ...]]:
    found: dict[str, dict[str, None]] = {}
    for clause, where in pairs:
        found.setdefault(clause, {})[where] = None
    return {clause: tuple(places) for clause, places in found.items()}


def _unknown_citations(cited: Iterable[Citation], ids: tuple[str, ...]) -> list[str]:
    own = families(ids)
    return [
        f"{each.where} cites {each.clause}, which is no clause"
        for each in cited
        if each.clause.rpartition("-")[0] in own and each.clause not in ids
    ]


def _unknown_proofs(proofs: Iterable[Proof], ids: tuple[str, ...]) -> list[str]:
    """Marks of this game's families, or of no game's, that name no clause. Readings may be marked too."""
    own = families(ids)
    others = _families_of_all() - own
    return [
        f"{each.test} marks {each.clause}, which is no clause"
        for each in proofs
        if each.clause not in ids and each.clause.rpartition("-")[0] not in others
    ]


def _families_of_all() -> frozenset[str]:
    """The families of every game's clauses and readings."""
    found: set[str] = set()
    for key in games():
        found |= families(clauses(key))
        found |= families([each for option in find_game(key).options for each in ids_in(option.reading)])
    return frozenset(found)
