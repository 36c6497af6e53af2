"""Content files: cards, cells, faces as TOML, with errors that name the file and the line."""

import re
import tomllib
import unicodedata
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final

from parlour.core.errors import BadContent, Spot

LARGEST: Final = 32 * 1024
"""Bytes of a content file; those of the games have a third of it at most."""

LONGEST: Final = 40
"""Characters of an id and of a name."""

_DEEPEST: Final = 8
"""Dots in one key. No content file needs any; the TOML reader takes seconds for a key of thousands."""

_LEXEMES: Final = re.compile(
    r'"""(?:\\.?|[^\\])*?(?:"{3,5}|\Z)'
    r"|'''.*?(?:'{3,5}|\Z)"
    r'|"(?:\\.|[^"\\\n])*"?'
    r"|'[^'\n]*'?"
    r"|\#[^\n]*"
    r"|[.=,\[\]{}\n]",
    re.DOTALL,
)
"""What tells where a key of TOML ends: texts, comments, signs. What is left open ends with its line or the file."""

_SHOWN: Final = 80
"""Characters of a wrong value that an error repeats."""

_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz_"
_UNSEEN: Final = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
"""Categories of characters that are none to look at: control, format (also what turns the direction of a line)."""
_MARKS: Final = ("M", "Z")
"""Categories of what is seen, if at all, on another character only: marks, variation selectors, spaces."""
_FILLERS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that are drawn as nothing."""


class Entry:
    """One table of a content file (``[head]`` or one ``[[kind]]``), which knows its place."""

    __slots__ = ("_data", "_lines", "_table", "_where", "index", "line")

    def __init__(
        self, where: str, table: str, index: int, *, line: int, data: Mapping[str, object], lines: Mapping[str, int]
    ) -> None:
        self._where: Final = where
        self._table: Final = table
        self.index: Final = index
        self.line: Final = line
        self._data: Final = data
        self._lines: Final = lines

    def wrong(self, message: str, key: str | None = None, *, reason: str = "", **arguments: object) -> BadContent:
        """The error that names file and line. With a ``reason`` the message has a {place} for each argument."""
        line = self._lines.get(key, self.line) if key is not None else self.line
        spot = Spot(self._table, self.index, key or "", line)
        return refused(f"{self._where}, line {line}", message, spot, reason=reason, arguments=arguments)

    def only(self, keys: Sequence[str]) -> None:
        """BadContent for a key that is not among these."""
        for key in self._data:
            if key not in keys:
                message = "unknown key {got}; expected one of {allowed}"
                raise self.wrong(message, key, reason="content-unknown-key", got=key, allowed=keys)

    def has(self, key: str) -> bool:
        """Whether the key is there, for keys that may be left out."""
        return key in self._data

    def given(self) -> Mapping[str, object]:
        """Everything that is written here, unread."""
        return self._data

    def value(self, key: str) -> object:
        """The value under the key; BadContent if it is missing."""
        if key not in self._data:
            message = f"expected the key {key!r}, got only {{keys}}"
            raise self.wrong(message, key, reason="content-missing-key", field=key, keys=self._keys())
        return self._data[key]

    def whole(self, key: str, *, low: int, high: int) -> int:
        """A whole number from ``low`` to ``high``."""
        value = self.value(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self._unfit(key, "a whole number from {low} to {high}", reason="content-whole", low=low, high=high)
        return value

    def truth(self, key: str) -> bool:
        """True or false."""
        value = self.value(key)
        if not isinstance(value, bool):
            raise self._unfit(key, "true or false", reason="content-truth")
        return value

    def word(self, key: str, allowed: Sequence[str] | None = None) -> str:
        """A text, one of ``allowed`` if that is given."""
        value = self.value(key)
        if not isinstance(value, str):
            raise self._unfit(key, "a text", reason="content-text")
        if allowed is not None and value not in allowed:
            raise self._unfit(key, "one of {allowed}", reason="content-word", allowed=allowed)
        return value

    def words(self, key: str) -> list[str]:
        """A list of texts."""
        value = self.value(key)
        if not isinstance(value, list) or not all([isinstance(each, str) for each in value]):
            raise self._unfit(key, "a list of texts", reason="content-texts")
        return [str(each) for each in value]

    def id(self, taken: Sequence[str], key: str = "id") -> str:
        """A text that names one entry and no other: small letters and _. ``taken``: those before it."""
        id = self.word(key)
        if id in taken:
            raise self.wrong("expected each id once, got {got} again", key, reason="content-id-again", got=id)
        if not 0 < len(id) <= LONGEST or any([letter not in _LETTERS for letter in id]):
            message = "expected an id of 1 to {most} small letters and _, got {got}"
            raise self.wrong(message, key, reason="content-id", most=LONGEST, got=id)
        return id

    def name(self, key: str = "name") -> str:
        """What people read instead of the id: one line that can be seen; "" if left out."""
        if key not in self._data:
            return ""
        name = self.word(key).strip()
        unseen = [letter for letter in name if unicodedata.category(letter) in _UNSEEN or letter in _FILLERS]
        seen = [letter for letter in name if unicodedata.category(letter)[0] not in _MARKS]
        if unseen or not seen or len(name) > LONGEST:
            message = "expected a name of 1 to {most} characters in one line, without control characters, got {got}"
            raise self.wrong(message, key, reason="content-name", most=LONGEST, got=name)
        return name

    def _unfit(self, key: str, wanted: str, *, reason: str, **arguments: object) -> BadContent:
        message = f"expected {key!r} to be {wanted}, got {{got}}"
        return self.wrong(message, key, reason=reason, field=key, got=self._data[key], **arguments)

    def _keys(self) -> str:
        names = "".join([letter if letter.isprintable() else "\ufffd" for letter in ", ".join(self._data)]) or "nothing"
        return names if len(names) <= 2 * _SHOWN else f"{names[: 2 * _SHOWN]}..."


class ContentFile:
    """A content file read but not yet understood: its tables with their lines, and the hash of its text."""

    __slots__ = ("_data", "_places", "hash", "name")

    def __init__(self, name: str, written: str) -> None:
        """BadContent for a text that is too large, has too deep a key or is no TOML."""
        size = len(written.encode("utf-8", "surrogatepass"))
        if size > LARGEST:
            message = "expected a content file of at most {most} bytes, got {size}"
            raise refused(name, message, None, reason="content-large", arguments={"most": LARGEST, "size": size})
        _check_depth(name, written)
        self.name: Final = name
        self.hash: Final = "sha256:" + sha256(_plain_lines(written)).hexdigest()[:16]
        try:
            self._data: Final[dict[str, object]] = tomllib.loads(written)
        except (ValueError, RecursionError) as error:
            # Besides its own error the reader lets through those for numbers too long and brackets too deep.
            told = str(error)
            spot = Spot("", 0, "", _line_in(told))
            raise refused(
                name, "expected TOML, but {error}", spot, reason="content-toml", arguments={"error": told}
            ) from error
        self._places: Final = _places(written)

    def only(self, tables: Sequence[str]) -> None:
        """BadContent for a table that is not among these."""
        for key in self._data:
            if key not in tables:
                line = self._line(key)
                raise refused(
                    f"{self.name}, line {line or 1}",
                    "unknown table {got}; expected {allowed}",
                    Spot(key, 0, "", line),
                    reason="content-unknown-table",
                    arguments={"got": key, "allowed": tables},
                )

    def has(self, table: str) -> bool:
        """Whether anything is written under this name."""
        return table in self._data

    def one(self, table: str) -> Entry:
        """The table ``[table]``."""
        data = self._data.get(table)
        if not isinstance(data, dict):
            raise self._unfit(table, "expected a table [{table}], got {got}", reason="content-one", got=data)
        return self._entry(table, 0, data)

    def many(self, table: str) -> list[Entry]:
        """All tables ``[[table]]`` in order, one at least."""
        data = self._data.get(table)
        if not isinstance(data, list) or not data:
            raise self._unfit(table, "expected tables [[{table}]], got {got}", reason="content-many", got=data)
        found: list[Entry] = []
        for index, each in enumerate(data):
            if not isinstance(each, dict):
                raise self._unfit(
                    table, "expected [[{table}]] to hold keys, got {got}", reason="content-keys", got=each
                )
            found.append(self._entry(table, index, each))
        return found

    def _entry(self, table: str, index: int, data: Mapping[str, object]) -> Entry:
        places = self._places.get(table, [])
        place = places[index] if index < len(places) else _Place(1)
        return Entry(self.name, table, index, line=place.line, data=data, lines=place.keys)

    def _unfit(self, table: str, message: str, *, reason: str, got: object) -> BadContent:
        spot = Spot(table, 0, "", self._line(table))
        return refused(self.name, message, spot, reason=reason, arguments={"table": table, "got": got})

    def _line(self, table: str) -> int:
        return self._places[table][0].line if table in self._places else 0


def refused(where: str, message: str, spot: Spot | None, *, reason: str, arguments: Mapping[str, object]) -> BadContent:
    """The error about a place, its message filled in; a message without a ``reason`` says everything already."""
    if reason:
        message = message.format(**{name: _put(name, value) for name, value in arguments.items()})
    return BadContent(f"{where}: {message}", spot=spot, reason=reason, arguments=arguments)


def shown(value: object) -> str:
    """A wrong value as an error repeats it: short, whatever came."""
    if isinstance(value, int) and value.bit_length() > _SHOWN:
        return f"a number of {value.bit_length()} bits"
    if isinstance(value, (list, dict)):
        return f"{'a list' if isinstance(value, list) else 'a table'} of {len(value)}"
    written = repr(value)
    return written if len(written) <= _SHOWN else f"{written[:_SHOWN]}..."


def _put(name: str, value: object) -> str:
    """An argument in a message: what came is quoted, a choice is listed."""
    if name == "got":
        return shown(value)
    return ", ".join([str(each) for each in value]) if isinstance(value, (list, tuple)) else str(value)


def _plain_lines(written: str) -> bytes:
    """What is hashed: lines end alike, wherever the file was written."""
    return written.replace("\r\n", "\n").encode("utf-8", "surrogatepass")


def _check_depth(name: str, written: str) -> None:
    """BadContent for a key of too many dots; those in texts, comments and names are none of a key's."""
    dots = 0
    for lexeme in _LEXEMES.finditer(written):
        found = lexeme.group()
        if found == ".":
            dots += 1
        elif found[0] not in ("'", '"'):
            dots = 0
        if dots > _DEEPEST:
            line = written.count("\n", 0, lexeme.start()) + 1
            message = "expected keys with at most {most} dots, got one with more"
            spot = Spot("", 0, "", line)
            raise refused(f"{name}, line {line}", message, spot, reason="content-deep", arguments={"most": _DEEPEST})


def _line_in(told: str) -> int:
    """The line that the TOML reader's own error names; 0 if it names none."""
    found = re.search(r"\(at line (\d+)", told)
    return int(found.group(1)) if found else 0


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
    for number, raw in enumerate(written.split("\n"), start=1):
        row = raw.strip()
        if row.startswith("["):
            here = _Place(number)
            found.setdefault(row.split("#")[0].strip().strip("[]").strip(), []).append(here)
        elif here is not None and "=" in row and not row.startswith("#"):
            here.keys.setdefault(row.partition("=")[0].strip(), number)
    return found
