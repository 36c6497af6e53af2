"""The rules as a book: which clauses a game has, and how its rules panel groups them.

A clause's text is the entry ``<game>-rule-<clause>``; the chapters stand in ``clauses.toml`` in the game's package:
``[[chapter]]`` tables with an ``id`` (its title is ``<game>-chapter-<id>``) and the ``clauses`` in reading order.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from parlour.core.errors import BadContent
from parlour.words.catalogue import catalogue
from parlour.words.languages import LANGUAGES


class Chapter(NamedTuple):
    """One chapter of the rules panel: its id and its clauses in reading order."""

    id: str
    clauses: tuple[str, ...]


@cache
def clauses(game: str) -> tuple[str, ...]:
    """The ids of all clauses of a game, in the order of its catalogue (the rulebook's order)."""
    prefix = f"{game}-rule-"
    return tuple(
        key.removeprefix(prefix) for key in catalogue(LANGUAGES[0], game).placeholders if key.startswith(prefix)
    )


@cache
def chapters(game: str) -> tuple[Chapter, ...]:
    """The chapters of a game's rules, in reading order. BadContent if ``clauses.toml`` is missing or broken."""
    source = f"parlour/games/{game}/clauses.toml"
    try:
        text = files(f"parlour.games.{game}").joinpath("clauses.toml").read_text("utf-8")
    except (FileNotFoundError, ModuleNotFoundError):
        raise BadContent(f"expected the chapters of {game} in {source}, found no such file") from None
    return read_chapters(text, source=source)


def read_chapters(text: str, *, source: str) -> tuple[Chapter, ...]:
    """Chapters from TOML; BadContent for anything but ``[[chapter]]`` tables with an id and a list of clauses."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{source}: expected TOML, got an error: {error}") from None
    tables = data.get("chapter")
    if set(data) != {"chapter"} or not isinstance(tables, list):
        raise BadContent(f"{source}: expected [[chapter]] tables and nothing else, got {sorted(data)!r}")
    return tuple(_chapter(table, source=source) for table in tables)


def _chapter(table: object, *, source: str) -> Chapter:
    if not isinstance(table, dict) or set(table) != {"id", "clauses"}:
        raise BadContent(f"{source}: expected a chapter to have an id and clauses, got {table!r}")
    name, listed = table["id"], table["clauses"]
    if not isinstance(name, str) or not isinstance(listed, list) or not all(isinstance(each, str) for each in listed):
        raise BadContent(f"{source}: expected the id to be a text and the clauses to be a list of texts, got {table!r}")
    return Chapter(name, tuple(listed))
