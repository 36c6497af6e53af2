"""Sheets: what the entries of a content file are made of, for whoever lets people fill them in; drafts of such files.

A sheet tells which fields there are. What may stand in them together only the game's own reader knows: a draft holds
whatever somebody typed, is written as TOML and then read by the game (``Game.with_content``), whose refusal names the
field by its ``spot``.
"""

from collections.abc import Mapping, Sequence
from datetime import date, time
from typing import Final, TypeAlias

from parlour.core.content import ContentFile, Entry, shown
from parlour.core.plain import Plain

Draft: TypeAlias = dict[str, list[dict[str, Plain]]]
"""The entries of each table, in order. A value is a number, a truth, a text or a list of texts, fitting or not."""

KINDS: Final = ("whole", "truth", "word", "words", "name")

_DIGITS: Final = 18
"""Longer rows of digits stay texts: no field takes such a number."""


class Field:
    """One key of an entry. Its ``kind``:

    "whole", a number from ``low`` to ``high``; "truth"; "word", a text, one of ``allowed`` if any are given; "words", a
    list of such texts; "name", any short text, for people. ``examples`` are texts that may stand in it, one of each
    sort. An ``optional`` field may be left out; an empty one is.
    """

    __slots__ = ("allowed", "examples", "high", "key", "kind", "low", "optional")

    def __init__(
        self,
        key: str,
        kind: str,
        *,
        low: int = 0,
        high: int = 0,
        allowed: Sequence[str] = (),
        examples: Sequence[str] = (),
        optional: bool = False,
    ) -> None:
        assert kind in KINDS, f"expected a field to be one of {', '.join(KINDS)}, got {kind!r}"
        self.key: Final = key
        self.kind: Final = kind
        self.low: Final = low
        self.high: Final = high
        self.allowed: Final = tuple(allowed)
        self.examples: Final = tuple(examples)
        self.optional: Final = optional


class Sheet:
    """The fields of ``[table]`` (``one``) or of every ``[[table]]``; ``fixed``: none is added, removed or moved.

    ``counted``: keys that only state again what the entries add up to; drafts do without them. ``said``: the kind of
    word by which the id of an entry is said (``Words.word``). ``numbered``: it matters where an entry stands.
    """

    __slots__ = ("counted", "fields", "fixed", "numbered", "one", "said", "table")

    def __init__(
        self,
        table: str,
        *fields: Field,
        one: bool = False,
        fixed: bool = False,
        counted: Sequence[str] = (),
        said: str = "",
        numbered: bool = False,
    ) -> None:
        self.table: Final = table
        self.fields: Final = tuple(fields)
        self.one: Final = one
        self.fixed: Final = fixed or one
        self.counted: Final = tuple(counted)
        self.said: Final = said
        self.numbered: Final = numbered


def draft_of(sheets: Sequence[Sheet], text: str, name: str = "content") -> Draft:
    """The draft that a content file holds.

    BadContent for a text that is no TOML, is too large, or has tables or keys that no sheet names; values are not
    judged. What TOML knows and a draft does not (dates, fractions) becomes a text.
    """
    file = ContentFile(name, text)
    file.only([sheet.table for sheet in sheets])
    return {sheet.table: [_taken(sheet, entry) for entry in _entries(sheet, file)] for sheet in sheets}


def written(sheets: Sequence[Sheet], draft: Mapping[str, Sequence[Mapping[str, Plain]]]) -> str:
    """The draft as TOML, whatever it holds; only what the sheets name is written.

    For a "whole" digits become a number, and for "words" each line of a text one of them. What fits no field is written
    as it is, so that the game's reader refuses it at its place.
    """
    blocks: list[str] = []
    for sheet in sheets:
        head = f"[{sheet.table}]" if sheet.one else f"[[{sheet.table}]]"
        entries = draft.get(sheet.table, [])
        for entry in entries[:1] if sheet.one else entries:
            rows = [_row(field, entry[field.key]) for field in sheet.fields if field.key in entry]
            blocks.append("\n".join([head, *[row for row in rows if row]]) + "\n")
    return "\n".join(blocks)


def _entries(sheet: Sheet, file: ContentFile) -> list[Entry]:
    if not file.has(sheet.table):
        return []
    return [file.one(sheet.table)] if sheet.one else file.many(sheet.table)


def _taken(sheet: Sheet, entry: Entry) -> dict[str, Plain]:
    keys = [field.key for field in sheet.fields]
    entry.only([*keys, *sheet.counted])
    given = entry.given()
    left_out = [field.key for field in sheet.fields if field.optional and given.get(field.key) in ("", [])]
    return {key: _plain(given[key]) for key in keys if key in given and key not in left_out}


def _plain(value: object) -> Plain:
    if isinstance(value, (bool, str)):
        return value
    if isinstance(value, int):
        # Python refuses to write a number of thousands of digits.
        return value if len(shown(value)) <= _DIGITS else shown(value)
    if isinstance(value, list):
        return [_plain(each) for each in value]
    return value.isoformat() if isinstance(value, (date, time)) else shown(value)


def _row(field: Field, value: Plain) -> str:
    """``key = value``; empty for what is left out."""
    fitting = _fitting(field, value)
    if fitting is None or (field.optional and fitting in ("", [])):
        return ""
    return f"{field.key} = {_value(fitting)}"


def _fitting(field: Field, value: Plain) -> Plain:
    """The value as this kind of field writes it, if it can."""
    if not isinstance(value, str):
        return value
    typed = value.strip()
    if field.kind == "whole":
        return _number(typed)
    if field.kind == "truth":
        return typed == "true" if typed in ("true", "false") else typed
    if field.kind == "words":
        lines: list[Plain] = [line.strip() for line in value.splitlines() if line.strip()]
        return lines
    return typed


def _number(typed: str) -> Plain:
    digits = typed.removeprefix("-").removeprefix("+")
    fits = digits.isascii() and digits.isdecimal() and len(digits) <= _DIGITS and len(typed) <= len(digits) + 1
    return int(typed) if fits else typed


def _value(value: Plain) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if len(shown(value)) <= _DIGITS else _quoted(shown(value))
    if isinstance(value, list):
        return f"[{', '.join([_value(each) for each in value])}]"
    return _quoted(value if isinstance(value, str) else shown(value))


def _quoted(text: str) -> str:
    """A TOML string: one line, and nothing in it that could end it."""
    return '"' + "".join([_letter(letter) for letter in text]) + '"'


def _letter(letter: str) -> str:
    if letter in ('"', "\\"):
        return "\\" + letter
    if letter < " " or letter == "\x7f":
        return f"\\u{ord(letter):04x}"
    # A half of a pair can be neither written as UTF-8 nor told in TOML.
    return "\ufffd" if 0xD800 <= ord(letter) <= 0xDFFF else letter
