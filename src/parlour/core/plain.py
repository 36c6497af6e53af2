"""Plain data: what JSON can say. Views, events and saved positions consist of nothing else."""

from typing import TypeAlias

from parlour.core.errors import Corrupt

Plain: TypeAlias = bool | int | str | list["Plain"] | dict[str, "Plain"] | None


def field(data: Plain, key: str) -> Plain:
    """The value under ``key``; Corrupt if ``data`` is no object or lacks it."""
    if not isinstance(data, dict):
        raise Corrupt(f"expected an object with the key {key!r}, got {data!r}")
    if key not in data:
        raise Corrupt(f"expected the key {key!r}, got only {sorted(data)!r}")
    return data[key]


def whole(data: Plain, key: str, *, low: int, high: int) -> int:
    """The whole number under ``key``, from ``low`` to ``high``; Corrupt otherwise."""
    value = field(data, key)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise Corrupt(f"expected {key!r} to be a whole number from {low} to {high}, got {value!r}")
    return value


def truth(data: Plain, key: str) -> bool:
    """The truth value under ``key``; Corrupt otherwise."""
    value = field(data, key)
    if not isinstance(value, bool):
        raise Corrupt(f"expected {key!r} to be true or false, got {value!r}")
    return value


def text(data: Plain, key: str) -> str:
    """The text under ``key``; Corrupt otherwise."""
    value = field(data, key)
    if not isinstance(value, str):
        raise Corrupt(f"expected {key!r} to be a text, got {value!r}")
    return value


def wholes(data: Plain, *, about: str, low: int, high: int) -> list[int]:
    """``data`` as a list of whole numbers from ``low`` to ``high``; Corrupt otherwise."""
    if not isinstance(data, list):
        raise Corrupt(f"expected {about} to be a list of whole numbers, got {data!r}")
    found: list[int] = []
    for value in data:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise Corrupt(f"expected {about} to hold whole numbers from {low} to {high}, got {value!r}")
        found.append(value)
    return found


def rows(data: Plain, *, about: str) -> list[Plain]:
    """``data`` as a list; Corrupt otherwise."""
    if not isinstance(data, list):
        raise Corrupt(f"expected {about} to be a list, got {data!r}")
    return data


def numbers(values: list[int]) -> list[Plain]:
    """The same numbers as plain data (lists of Plain and lists of int are different types to mypy)."""
    return list(values)
