"""What is wrong with a content file, as a sentence in the page's language."""

from collections.abc import Sequence
from datetime import date, time
from typing import Final, Protocol

from parlour.core.errors import BadContent
from parlour.words.catalogue import Argument

_SHOWN: Final = 60
"""Characters of what came that a sentence repeats."""

_TOLD: Final = 300
"""Characters of anything else in a sentence: what the TOML reader says, choices that are listed."""

_BITS: Final = 64
"""Longer numbers are not written out."""

_NO_KEYS: Final = "nothing"
"""What core lists where an entry has no keys."""


class Speaker(Protocol):
    """Whoever says texts in one language: ``Words``."""

    def say(self, key: str, /, **arguments: Argument) -> str:
        """The text of a key."""

    def listed(self, items: Sequence[str]) -> str:
        """Several texts joined."""


def problem(words: Speaker, error: BadContent) -> str:
    """The sentence, with the line where there is one; the error's own message where it has no text."""
    if not error.reason:
        return str(error)
    arguments = {name: _argument(words, name, value) for name, value in error.arguments.items()}
    is_bare = error.arguments.get("keys") == _NO_KEYS
    if is_bare or "got" in error.arguments:
        arguments["here"] = _here(words, error.arguments.get("got"))
    said = words.say(f"{error.reason}-bare" if is_bare else error.reason, **arguments)
    line = 0 if error.spot is None else error.spot.line
    return words.say("content-at", line=line, problem=said) if line else said


def _argument(words: Speaker, name: str, value: object) -> Argument:
    if name == "got":
        return _came(words, value)
    if isinstance(value, (list, tuple)):
        return words.listed([str(each) for each in value])
    return value if isinstance(value, int) else _cut(str(value))


def _here(words: Speaker, value: object) -> str:
    """That this came: what goes before it depends on it, a blank in one language, another verb in the next."""
    if value is None:
        return words.say("content-here-nothing")
    return words.say("content-here-text" if isinstance(value, str) else "content-here", got=_came(words, value))


def _came(words: Speaker, value: object) -> str:
    """What came instead: as it stands in the file, quoted, or only what it is where it is no single thing."""
    if value is None:
        return words.say("content-got-nothing")
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, dict)):
        return words.say("content-got-list" if isinstance(value, list) else "content-got-table", number=len(value))
    if isinstance(value, int) and value.bit_length() > _BITS:
        return words.say("content-got-number", number=value.bit_length())
    if isinstance(value, (date, time)):
        return value.isoformat()
    if not isinstance(value, str):
        return str(value)
    seen = "".join(letter if letter.isprintable() else "\ufffd" for letter in value)
    return words.say("content-got-text", text=seen if len(seen) <= _SHOWN else f"{seen[:_SHOWN]}…")


def _cut(text: str) -> str:
    """A text beyond all measure shows its beginning and its end; there the TOML reader says where it stopped."""
    return text if len(text) <= _TOLD else f"{text[: _TOLD // 2]} … {text[-_TOLD // 2 :]}"
