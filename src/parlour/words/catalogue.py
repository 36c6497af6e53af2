"""Catalogues: one Fluent file per language for the frame, and one for each game, read once and kept.

The frame's files lie in ``parlour/words/text``, a game's in ``text`` inside its package ``parlour.games.<key>``; the
keys of a game's texts begin with the game's key and a hyphen, the frame's never do.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parlour.core.errors import BadContent, ParlourError
from parlour.core.registry import games

FRAME: Final = ""
"""The owner of the frame's texts; every other owner is a game's key."""

Argument: TypeAlias = str | int

_LONG: Final = 500
"""Characters of an argument that Fluent gets itself. It refuses what is longer than a limit of its own."""

_SHOWN: Final = 400
"""Characters of the arguments that an error repeats."""

_PRIVATE: Final = range(0xE000, 0x110000)
"""Characters that no text has, to begin with."""


class MissingText(ParlourError, LookupError):
    """A key that a catalogue does not have, or a text that cannot be said with the arguments given."""


class Catalogue:
    """The texts of one owner in one language, in the order of their file.

    ``placeholders`` has for every key the names of the arguments its text needs.
    """

    __slots__ = ("_bundle", "language", "placeholders", "source")

    def __init__(self, text: str, *, language: str, source: str) -> None:
        """Read Fluent; BadContent names the source and the line of what is no entry or comes twice."""
        resource = FluentParser().parse(text)
        self.language: Final = language
        self.source: Final = source
        self.placeholders: Final = _placeholders(resource, text=text, source=source)
        # Isolation marks would travel into buttons, labels and logs; the pages mark the direction of text themselves.
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(resource)

    def format(self, key: str, arguments: Mapping[str, Argument]) -> str:
        """The text with its arguments put in, unread: no argument is ever taken for Fluent. MissingText."""
        if key not in self.placeholders:
            raise MissingText(f"no text {key!r} in {self.source}")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, "an entry without a value is refused when it is read"
        short, long = _parted(arguments)
        said, errors = self._bundle.format_pattern(pattern, short)
        if errors:
            given = repr(short)[:_SHOWN]
            raise MissingText(f"text {key!r} in {self.source} cannot be said with {given}: {errors[0]}")
        return _put_in(str(said), long)


@cache
def catalogue(language: str, owner: str = FRAME) -> Catalogue:
    """The texts of the frame, or of the game with the key ``owner``. BadContent if the file is missing or broken."""
    package = "parlour.words" if owner == FRAME else f"parlour.games.{owner}"
    source = f"{package.replace('.', '/')}/text/{language}.ftl"
    try:
        text = (files(package) / "text" / f"{language}.ftl").read_text("utf-8")
    except (FileNotFoundError, ModuleNotFoundError):
        raise BadContent(f"expected the texts of {owner or 'the frame'} in {source}, found no such file") from None
    return Catalogue(text, language=language, source=source)


def owner_of(key: str) -> str:
    """Whose text this is: the game whose key it begins with, else the frame."""
    first = key.partition("-")[0]
    return first if first in games() else FRAME


def _parted(arguments: Mapping[str, Argument]) -> tuple[dict[str, Argument], dict[str, str]]:
    """The arguments for Fluent, and the long ones by what stands in for them there, which is found in none of them."""
    long = {name: value for name, value in arguments.items() if isinstance(value, str) and len(value) > _LONG}
    if not long:
        return dict(arguments), {}
    used = set("".join(value for value in arguments.values() if isinstance(value, str)))
    mark = next(letter for letter in map(chr, _PRIVATE) if letter not in used)
    names = {name: f"{mark}{number}{mark}" for number, name in enumerate(long)}
    return {**arguments, **names}, {names[name]: value for name, value in long.items()}


def _put_in(said: str, long: Mapping[str, str]) -> str:
    """The text with its long arguments in place of what stood in for them; what they hold is not looked at again."""
    if not long:
        return said
    return re.sub("|".join(map(re.escape, long)), lambda found: long[found[0]], said)


class _Placeholders(Visitor):
    """Collects the names of the arguments in an entry."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's convention
        self.names.add(node.id.name)


def _placeholders(resource: ast.Resource, *, text: str, source: str) -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise BadContent(f"{_place(entry, text, source)}: expected a Fluent entry, got {_first_line(entry)!r}")
        if not isinstance(entry, ast.Message):
            continue
        key = entry.id.name
        if key in found:
            raise BadContent(f"{_place(entry, text, source)}: the text {key!r} stands here a second time")
        if entry.value is None:
            raise BadContent(f"{_place(entry, text, source)}: expected a text for {key!r}, got attributes only")
        collected = _Placeholders()
        collected.visit(entry)
        found[key] = frozenset(collected.names)
    return found


def _place(entry: ast.SyntaxNode, text: str, source: str) -> str:
    start = 0 if entry.span is None else entry.span.start
    return f"{source}, line {text.count(chr(10), 0, start) + 1}"


def _first_line(junk: ast.Junk) -> str:
    return next(iter((junk.content or "").splitlines()), "")
