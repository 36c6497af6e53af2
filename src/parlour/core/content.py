"""Content files: cards, cells, faces as TOML, with errors that name the file and the line."""

import tomllib
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final

from parlour.core.errors import BadContent

LARGEST: Final = 32 * 1024
"""Bytes of a content file; those of the games have a third of it at most."""

_SHOWN: Final = 80
"""Characters of a wrong value that an error repeats."""


class Entry:
    """One table of a content file (``[head]`` or one ``[[kind]]``), which knows its line."""

    __slots__ = ("_data", "_lines", "_where", "line")

    def __init__(self, where: str, line: int, data: Mapping[str, object], lines: Mapping[str, int]) -> None:
        self._where: Final = where
        self.line: Final = line
        self._data: Final = data
        self._lines: Final = lines

    def wrong(self, message: str, key: str | None = None) -> BadContent:
        """The error that names file and line."""
        line = self._lines.get(key, self.line) if key is not None else self.line
        return BadContent(f"{self._where}, line {line}: {message}")

    def only(self, keys: Sequence[str]) -> None:
        """BadContent for a key that is not among these."""
        for key in self._data:
            if key not in keys:
                raise self.wrong(f"unknown key {shown(key)}; expected one of {', '.join(keys)}", key)

    def has(self, key: str) -> bool:
        """Whether the key is there, for keys that may be left out."""
        return key in self._data

    def value(self, key: str) -> object:
        """The value under the key; BadContent if it is missing."""
        if key not in self._data:
            raise self.wrong(f"expected the key {key!r}, got only {_keys(self._data)}")
        return self._data[key]

    def whole(self, key: str, *, low: int, high: int) -> int:
        """A whole number from ``low`` to ``high``."""
        value = self.value(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(f"expected {key!r} to be a whole number from {low} to {high}, got {shown(value)}", key)
        return value

    def truth(self, key: str) -> bool:
        """True or false."""
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.wrong(f"expected {key!r} to be true or false, got {shown(value)}", key)
        return value

    def word(self, key: str, allowed: Sequence[str] | None = None) -> str:
        """A text, one of ``allowed`` if that is given."""
        value = self.value(key)
        if not isinstance(value, str):
            raise self.wrong(f"expected {key!r} to be a text, got {shown(value)}", key)
        if allowed is not None and value not in allowed:
            raise self.wrong(f"expected {key!r} to be one of {', '.join(allowed)}, got {shown(value)}", key)
        return value

    def words(self, key: str) -> list[str]:
        """A list of texts."""
        value = self.value(key)
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise self.wrong(f"expected {key!r} to be a list of texts, got {shown(value)}", key)
        return [str(each) for each in value]


class ContentFile:
    """A content file read but not yet understood: its tables with their lines, and the hash of its text."""

    __slots__ = ("_data", "_places", "hash", "name")

    def __init__(self, name: str, written: str) -> None:
        """BadContent for a text that is too large or no TOML."""
        size = len(written.encode("utf-8", "surrogatepass"))
        if size > LARGEST:
            raise BadContent(f"{name}: expected a content file of at most {LARGEST} bytes, got {size}")
        self.name: Final = name
        self.hash: Final = "sha256:" + sha256(_plain_lines(written)).hexdigest()[:16]
        try:
            self._data: Final[dict[str, object]] = tomllib.loads(written)
        except (ValueError, RecursionError) as error:
            # Besides its own error the reader lets through those for numbers too long and brackets too deep.
            raise BadContent(f"{name}: expected TOML, but {error}") from error
        self._places: Final = _places(written)

    def only(self, tables: Sequence[str]) -> None:
        """BadContent for a table that is not among these."""
        for key in self._data:
            if key not in tables:
                line = self._places[key][0].line if key in self._places else 1
                raise BadContent(f"{self.name}, line {line}: unknown table {shown(key)}; expected {', '.join(tables)}")

    def one(self, table: str) -> Entry:
        """The table ``[table]``."""
        data = self._data.get(table)
        if not isinstance(data, dict):
            raise BadContent(f"{self.name}: expected a table [{table}], got {shown(data)}")
        return self._entry(table, 0, data)

    def many(self, table: str) -> list[Entry]:
        """All tables ``[[table]]`` in order."""
        data = self._data.get(table)
        if not isinstance(data, list):
            raise BadContent(f"{self.name}: expected tables [[{table}]], got {shown(data)}")
        found: list[Entry] = []
        for index, each in enumerate(data):
            if not isinstance(each, dict):
                raise BadContent(f"{self.name}: expected [[{table}]] to hold keys, got {shown(each)}")
            found.append(self._entry(table, index, each))
        return found

    def _entry(self, table: str, index: int, data: Mapping[str, object]) -> Entry:
        places = self._places.get(table, [])
        place = places[index] if index < len(places) else _Place(1)
        return Entry(self.name, place.line, data, place.keys)


def shown(value: object) -> str:
    """A wrong value as an error repeats it: short, whatever came."""
    if isinstance(value, int) and value.bit_length() > _SHOWN:
        return f"a number of {value.bit_length()} bits"
    if isinstance(value, (list, dict)):
        return f"{'a list' if isinstance(value, list) else 'a table'} of {len(value)}"
    written = repr(value)
    return written if len(written) <= _SHOWN else f"{written[:_SHOWN]}..."


def _keys(data: Mapping[str, object]) -> str:
    names = ", ".join(data) or "nothing"
    return names if len(names) <= 2 * _SHOWN else f"{names[: 2 * _SHOWN]}..."


def _plain_lines(written: str) -> bytes:
    """What is hashed: lines end alike, wherever the file was written."""
    return written.replace("\r\n", "\n").encode("utf-8", "surrogatepass")


class _Place:
    """Where a table's header and its keys stand."""

    __slots__ = ("keys", "line")

    def __init__(self, line: int) -> None:
        self.line: Final = line
        self.keys: Final[dict[str, int]] = {}


def _places(written: str) -> dict[str, list[_Place]]:
    """The lines of tables and keys; ``tomllib`` does not tell them."""
    found: dict[str, list[_Place]] = {}
    here: _Place | None = None
    for number, raw in enumerate(written.splitlines(), start=1):
        row = raw.strip()
        if row.startswith("["):
            here = _Place(number)
            found.setdefault(row.split("#")[0].strip().strip("[]").strip(), []).append(here)
        elif here is not None and "=" in row and not row.startswith("#"):
            here.keys.setdefault(row.partition("=")[0].strip(), number)
    return found
