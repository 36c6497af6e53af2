"""Numbers as text: a table for people, JSON and CSV for programs."""

import csv
import io
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, fields
from typing import Final, TypeAlias

from rich.console import Console
from rich.table import Table

from parlour.core.options import write_option
from parlour.core.registry import game as registered
from parlour.lab.bench import Bench, Speed
from parlour.lab.clauses import Coverage
from parlour.lab.statistics import Statistics
from parlour.words import Words

Cell: TypeAlias = str | int | float
FORMATS: Final = ("table", "json", "csv")


def statistics_report(statistics: Statistics, form: str, words: Words) -> str:
    """The statistics in one of the ``FORMATS``; ``words`` for the pieces that were played with."""
    numbers = asdict(statistics)
    measures = numbers.pop("measures")
    characters = numbers.pop("wins_by_character")
    numbers |= measures
    if characters:
        numbers["wins_by_character"] = characters
    if form == "json":
        return json.dumps(numbers)
    if characters:
        numbers["wins_by_character"] = [f"{name}={won['wins']}/{won['seats']}" for name, won in characters.items()]
    cells = {key: _cell(value) for key, value in numbers.items()}
    if form == "csv":
        return as_csv([*cells], [[*cells.values()]])
    cells.pop("wins_by_character", None)
    own = f"{statistics.game}-measure-"
    named = {key: (own if key in measures else "statistics-") + key.replace("_", "-") for key in cells}
    rows = [[words.say(named[key]), value] for key, value in cells.items()]
    rows += [_character(statistics.game, name, won, words) for name, won in characters.items()]
    return as_table([words.say("statistics-what"), words.say("statistics-value")], rows)


def _character(game: str, name: str, won: Mapping[str, float], words: Words) -> list[Cell]:
    """How often one character won, of how many who played it."""
    label = words.say("statistics-wins-by-character", name=words.word(game, registered(game).character_kind, name))
    percent = round(100 * won["share"])
    return [label, words.say("statistics-share", wins=int(won["wins"]), seats=int(won["seats"]), percent=percent)]


def coverage_report(coverage: Coverage, words: Words) -> str:
    """Every clause with its text, what cites it and what proves it; then the sum."""
    nothing = words.say("rules-nothing")
    lines: list[str] = []
    for clause in coverage.clauses:
        lines += [
            f"{clause.clause}  {clause.text}",
            "    " + words.rule(coverage.game, clause.clause),
            "    " + words.say("rules-steps", steps=", ".join(clause.steps) or nothing),
            "    " + words.say("rules-tests", tests=", ".join(clause.tests) or nothing),
        ]
    return "\n".join([*lines, *problems_report(coverage, words)])


def problems_report(coverage: Coverage, words: Words) -> list[str]:
    """A line for each clause that is uncited or unproved and for each mention of no clause; then the sum."""
    lines = [words.say("rules-uncited", clause=clause) for clause in coverage.uncited]
    lines += [words.say("rules-unproved", clause=clause) for clause in coverage.unproved]
    number = len(coverage.clauses)
    total = words.say(
        "rules-sum",
        game=words.say(f"{coverage.game}-name"),
        clauses=number,
        cited=number - len(coverage.uncited),
        proved=number - len(coverage.unproved),
    )
    return [*lines, *coverage.unknown, total]


def bench_report(measured: Bench, form: str, words: Words) -> str:
    """The measurements as a table or as JSON; says whether the rules were interpreted or compiled."""
    if form == "json":
        return json.dumps(asdict(measured))
    columns = {key: asdict(speed) for key, speed in measured.games.items()} | measured.peers
    names = [field.name for field in fields(Speed)]
    rows = [[words.say(f"bench-{name.replace('_', '-')}"), *_numbers(columns.values(), name)] for name in names]
    title = words.say(f"bench-{measured.rules}", rounds=measured.rounds)
    report = [title, as_table([words.say("statistics-what"), *columns], rows)]
    if measured.ratios:
        rows = [
            [words.say(f"bench-{name.replace('_', '-')}"), *_numbers(measured.ratios.values(), name)]
            for name in names
            if any(name in ratios for ratios in measured.ratios.values())
        ]
        report += [words.say("bench-ratios"), as_table([words.say("statistics-what"), *measured.ratios], rows)]
    return "\n".join(report)


def as_csv(head: Sequence[str], rows: Sequence[Sequence[Cell]]) -> str:
    """Lines of comma-separated values under their names."""
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    return written.getvalue().rstrip("\n")


def as_table(head: Sequence[str], rows: Sequence[Sequence[Cell]], *, width: int = 100) -> str:
    """A table for people; numbers stand to the right."""
    table = Table()
    for column, name in enumerate(head):
        numeric = all(not isinstance(row[column], str) or not row[column] for row in rows)
        table.add_column(name, justify="right" if numeric else "left", overflow="fold")
    for row in rows:
        table.add_row(*(_shown(cell) for cell in row))
    written = io.StringIO()
    Console(file=written, width=width, color_system=None, markup=False, highlight=False).print(table)
    return written.getvalue().rstrip("\n")


def _numbers(columns: Iterable[Mapping[str, float]], name: str) -> list[Cell]:
    """One number of every column; empty where a column has none."""
    return [round(column[name], 1 if column[name] >= 100 else 3) if name in column else "" for column in columns]


def _cell(value: object) -> Cell:
    """One field in one cell: lists with spaces between, options as ``key=value``."""
    if isinstance(value, Mapping):
        return " ".join(f"{key}={write_option(each)}" for key, each in value.items())
    if isinstance(value, (tuple, list)):
        return " ".join(str(each) for each in value)
    assert isinstance(value, (str, int, float))
    return value


def _shown(cell: Cell) -> str:
    if isinstance(cell, str):
        return cell
    return f"{cell:,}"
