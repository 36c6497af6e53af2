"""Between the form of the workshop and a draft: fields are called ``table.index.key``, and rows can be moved."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from parlour.core.content import LONGEST, refused
from parlour.core.errors import BadContent
from parlour.core.plain import Plain
from parlour.core.sheets import Draft, Field, Sheet
from parlour.web.errors import BadForm

Row = dict[str, Plain]

_NAME: Final = re.compile(r"([a-z_]{1,40})\.([0-9]{1,5})\.([a-z_]{1,40})")
_LETTERS: Final = "bcdefghijklmnopqrstuvwxyz"
ID: Final = "id"
"""The key that tells pieces of one table apart, where a sheet has it."""
MOST_ROWS: Final = 500
"""Rows of a sheet; no game reads more pieces of one kind."""
MOST_FIELDS: Final = 4000
"""Fields of all sheets together; a content file of 32 KiB cannot fill more."""

NAME: Final = "name"
"""The key of what a piece is called by people, where a sheet has it."""


def draft_in(sheets: Sequence[Sheet], fields: Iterable[tuple[str, str]]) -> Draft:
    """The draft that a form holds, rows in the order of their numbers; several fields of one name are its lines.

    Fields whose names are no places are somebody else's. BadForm for a place that no sheet has; what `weighed` refuses.
    """
    known = {(sheet.table, field.key) for sheet in sheets for field in sheet.fields}
    found: dict[str, dict[int, dict[str, list[str]]]] = {sheet.table: {} for sheet in sheets}
    for name, value in fields:
        match = _NAME.fullmatch(name)
        if match is None:
            continue
        table, index, key = match[1], int(match[2]), match[3]
        if (table, key) not in known:
            raise BadForm(f"expected a field of the content file, got {name!r}")
        found[table].setdefault(index, {}).setdefault(key, []).append(value.replace("\r\n", "\n"))
    return weighed(
        {
            sheet.table: [_row(sheet, rows[index]) for rows in (found[sheet.table],) for index in sorted(rows)]
            for sheet in sheets
        }
    )


def weighed(draft: Draft) -> Draft:
    """The draft itself. BadContent for one of more rows or fields than a page has room for."""
    number = 0
    for rows in draft.values():
        _check_room(len(rows))
        number += sum(_fields(value) for row in rows for value in row.values())
    if number > MOST_FIELDS:
        raise _too_many("web-shop-too-many-fields", "fields in all sheets", most=MOST_FIELDS, number=number)
    return draft


def _fields(value: Plain) -> int:
    return len(value) if isinstance(value, list) else shown(value).count("\n") + 1


def _check_room(number: int) -> None:
    if number > MOST_ROWS:
        raise _too_many("web-shop-too-many-rows", "rows in a sheet", most=MOST_ROWS, number=number)


def _too_many(reason: str, what: str, *, most: int, number: int) -> BadContent:
    message = f"expected at most {{most}} {what}, got {{number}}"
    return refused("content", message, None, reason=reason, arguments={"most": most, "number": number})


def _row(sheet: Sheet, given: Mapping[str, Sequence[str]]) -> Row:
    row: Row = {}
    for field in sheet.fields:
        if field.key in given:
            row[field.key] = "\n".join(given[field.key])
    return row


def texts(value: Plain) -> list[str]:
    """What stands in a field of several texts, empty ones left out."""
    if isinstance(value, list):
        return [shown(each) for each in value]
    return [line.strip() for line in shown(value).splitlines() if line.strip()]


def shown(value: Plain) -> str:
    """What stands in a field, as it is typed."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "\n".join(shown(each) for each in value)
    return "" if value is None or isinstance(value, dict) else str(value)


# --- rows -----------------------------------------------------------------------------------------------------------


def add(sheet: Sheet, draft: Draft, name: str) -> int:
    """A new row at the end, made like the last one, and its number. BadForm where rows are fixed, BadContent."""
    rows = _loose(sheet, draft)
    _check_room(len(rows) + 1)
    row = dict(rows[-1]) if rows else {field.key: _first(field) for field in sheet.fields}
    if shown(row.get(ID)):
        row[ID] = fresh(f"new_{sheet.table}", rows)
    _call(sheet, row, name)
    rows.append(row)
    return len(rows) - 1


def copy(sheet: Sheet, draft: Draft, index: int, name: str) -> int:
    """The same row again behind it, under an id of its own, and its number. BadForm, BadContent."""
    rows = _loose(sheet, draft)
    row = dict(_at(sheet, rows, index))
    _check_room(len(rows) + 1)
    if shown(row.get(ID)):
        row[ID] = fresh(shown(row[ID]), rows)
        _call(sheet, row, name)
    rows.insert(index + 1, row)
    return index + 1


def remove(sheet: Sheet, draft: Draft, index: int) -> int:
    """Take a row away; the number of the one that is there now, or of the last, -1 where none is left. BadForm."""
    rows = _loose(sheet, draft)
    _at(sheet, rows, index)
    del rows[index]
    return min(index, len(rows) - 1)


def move(sheet: Sheet, draft: Draft, index: int, by: int) -> int:
    """Let a row change places with its neighbour; its number afterwards. At the end it stays. BadForm."""
    rows = _loose(sheet, draft)
    row = _at(sheet, rows, index)
    other = index + by
    if not 0 <= other < len(rows):
        return index
    rows[index], rows[other] = rows[other], row
    return other


def fresh(id: str, rows: Iterable[Mapping[str, Plain]]) -> str:
    """An id like this one that no row has: "slime", "slime_b", "slime_c" and so on; as short as ids must be."""
    taken = {shown(row.get(ID)) for row in rows}
    stem = id = id[:LONGEST]
    while re.fullmatch("_[a-z]", stem[-2:]):
        stem = stem[:-2]
    stem, ending = stem or id, ""
    while (found := stem[: max(1, LONGEST - len(ending))] + ending) in taken:
        last = ending[-1:]
        at = _LETTERS.find(last) + 1 if last else 0
        ending = f"{ending[:-1]}{_LETTERS[at]}" if last and at < len(_LETTERS) else f"{ending}_{_LETTERS[0]}"
    return found


def _loose(sheet: Sheet, draft: Draft) -> list[Row]:
    if sheet.fixed:
        raise BadForm(f"expected a table whose rows may change, got {sheet.table!r}")
    return draft.setdefault(sheet.table, [])


def _at(sheet: Sheet, rows: Sequence[Row], index: int) -> Row:
    if not 0 <= index < len(rows):
        raise BadForm(f"expected one of the {len(rows)} rows of {sheet.table!r}, got {index!r}")
    return rows[index]


def _call(sheet: Sheet, row: Row, name: str) -> None:
    if any(field.key == NAME for field in sheet.fields):
        row[NAME] = name


def _first(field: Field) -> Plain:
    """What a field begins with where there is no row to copy."""
    if field.kind == "whole":
        return field.low
    if field.kind == "truth":
        return False
    if field.kind == "words":
        return []
    return field.allowed[0] if field.allowed else field.key if field.key == ID else ""
