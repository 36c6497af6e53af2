"""The README of the game says every clause and every option."""

import re
from importlib.resources import files

from parlour.words import clauses
from tests.games.dice_forge.scenes import GAME

README = (files("parlour.games.dice_forge") / "README.md").read_text("utf-8")


def test_every_clause_stands_in_the_readme_once() -> None:
    assert sorted(re.findall(r"^- \*\*(D-\d+)\*\*", README, re.MULTILINE)) == sorted(clauses("dice_forge"))


def test_every_option_stands_in_the_readme_with_its_default() -> None:
    for option in GAME.options:
        default = str(option.default).lower() if isinstance(option.default, bool) else option.default
        assert f"`{option.key}` = {default}" in README
        assert f"| {option.reading} |" in README
