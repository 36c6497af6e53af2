"""The smallest parts of a content file: so much of a resource, ids."""

from collections.abc import Sequence
from typing import Final

from parlour.core.content import Entry, shown
from parlour.games.dice_forge.model import PORTION, RESOURCE_NAMES, RESOURCES, Amounts, portion

_LONGEST: Final = 40
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789_"


def read_portion(entry: Entry, key: str, written: str) -> int:
    """``gold 3`` as a portion."""
    name, _, number = written.partition(" ")
    if (
        name not in RESOURCE_NAMES
        or not (number.isascii() and number.isdecimal())
        or not 1 <= int(number[:9]) < PORTION
    ):
        raise entry.wrong(
            f"expected {key!r} to hold parts such as 'gold 3' ({', '.join(RESOURCE_NAMES)}; 1 to {PORTION - 1}),"
            f" got {shown(written)}",
            key,
        )
    return portion(RESOURCE_NAMES.index(name), int(number))


def read_portions(entry: Entry, key: str) -> tuple[int, ...]:
    """One or more different portions."""
    found = [read_portion(entry, key, written) for written in entry.words(key)]
    if not found or len(set(found)) != len(found):
        raise entry.wrong(f"expected {key!r} to hold one or more different parts, got {entry.value(key)!r}", key)
    return tuple(found)


def read_amounts(entry: Entry, key: str) -> Amounts:
    """Portions of different resources, together."""
    parts = [0 for _ in RESOURCES]
    for each in read_portions(entry, key):
        if parts[each // PORTION]:
            raise entry.wrong(f"expected {key!r} to name each resource once, got {entry.value(key)!r}", key)
        parts[each // PORTION] = each % PORTION
    return (parts[0], parts[1], parts[2], parts[3])


def read_id(entry: Entry, taken: Sequence[str], known: Sequence[str] | None) -> str:
    id = entry.word("id")
    if not 0 < len(id) <= _LONGEST or any([letter not in _LETTERS for letter in id]):
        raise entry.wrong(f"expected an id of 1 to {_LONGEST} small letters, digits and _, got {shown(id)}", "id")
    if id in taken:
        raise entry.wrong(f"expected each id once, got {id!r} again", "id")
    if known is not None and id not in known:
        raise entry.wrong(f"expected an id that has its texts, one of {', '.join(known)}, got {id!r}", "id")
    return id
