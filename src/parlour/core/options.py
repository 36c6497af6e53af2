"""Table options: fixed when the table is made, shown to everybody, stored in the record."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from parlour.core.errors import BadOption
from parlour.core.plain import Plain

OptionValue: TypeAlias = bool | int | str


class Part:
    """One of the choices that a composed value is put together from: its ``key``, and the ids to choose among.

    ``kind`` says what the ids are ("card"), for the catalogues.
    """

    __slots__ = ("ids", "key", "kind")

    def __init__(self, key: str, kind: str, ids: Sequence[str]) -> None:
        self.key: Final = key
        self.kind: Final = kind
        self.ids: Final = tuple(ids)


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One table option: its ``key``, its possible ``values``, the ``default`` and the ``reading`` it decides.

    ``by_days`` is the default at tables played over days, where it differs.
    """

    __slots__ = ("by_days", "default", "key", "reading", "values")

    def __init__(
        self,
        key: str,
        values: Sequence[OptionValue],
        reading: str,
        by_days: OptionValue | None = None,
    ) -> None:
        self.key: Final = key
        self.values: Final = tuple(values)
        self.default: Final[OptionValue] = values[0]
        self.reading: Final = reading
        self.by_days: Final[OptionValue] = values[0] if by_days is None else by_days

    def check(self, value: object) -> OptionValue:
        """The value itself if this option can take it; BadOption otherwise."""
        for possible in self.values:
            # True == 1, so the type must agree too
            if type(possible) is type(value) and possible == value:
                return possible
        raise BadOption(f"option {self.key!r} expects {self.allowed()}, got {value!r}")

    def read(self, text: str) -> OptionValue:
        """The value written as this text; BadOption if there is none."""
        for possible in self.values:
            if write_option(possible) == text.strip():
                return possible
        raise BadOption(f"option {self.key!r} expects {self.allowed()}, got {text!r}")

    def allowed(self) -> str:
        """The possible values as a sentence's part."""
        return " or ".join(write_option(value) for value in self.values)

    def said(self, value: OptionValue) -> tuple[str, dict[str, Plain]]:
        """How a value is put into words: which of ``phrases``, and the arguments of its text."""
        return write_option(value), {}

    def phrases(self) -> list[str]:
        """The endings of all texts that values of this option are said with."""
        return [write_option(value) for value in self.values]

    def parts(self) -> Sequence[Part]:
        """What a value besides the listed ones is put together from; nothing unless the option says so."""
        return ()

    def put_together(self, chosen: Mapping[str, str]) -> str:
        """The value's text for these ids by part (parts left out have their first)."""
        raise AssertionError(f"option {self.key} has no parts")


class NumberOption(Option):
    """An option that is off or any whole number from ``low`` to ``high``; "off" is the default."""

    __slots__ = ("high", "low")

    def __init__(self, key: str, *, low: int, high: int, reading: str) -> None:
        super().__init__(key, ("off",), reading)
        self.low: Final = low
        self.high: Final = high

    def check(self, value: object) -> OptionValue:
        if type(value) is int and self.low <= value <= self.high:
            return value
        return super().check(value)

    def read(self, text: str) -> OptionValue:
        number = text.strip()
        if number.isascii() and number.isdecimal() and self.low <= int(number) <= self.high:
            return int(number)
        return super().read(text)

    def allowed(self) -> str:
        return f"off or a whole number from {self.low} to {self.high}"

    def said(self, value: OptionValue) -> tuple[str, dict[str, Plain]]:
        if type(value) is int:
            return "number", {"number": value}
        return super().said(value)

    def phrases(self) -> list[str]:
        return [*super().phrases(), "number"]


def write_option(value: OptionValue) -> str:
    """The canonical text of an option's value."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def settle_options(
    known: Sequence[Option], given: Mapping[str, object] | None, *, by_days: bool = False
) -> dict[str, OptionValue]:
    """Every known option with the given value or its default; BadOption for unknown keys and impossible values."""
    wanted: Mapping[str, object] = {} if given is None else given
    keys = [option.key for option in known]
    for key in wanted:
        if key not in keys:
            raise BadOption(f"unknown option {key!r}; expected one of {', '.join(keys)}")
    settled: dict[str, OptionValue] = {}
    for option in known:
        if option.key in wanted:
            settled[option.key] = option.check(wanted[option.key])
        else:
            settled[option.key] = option.by_days if by_days else option.default
    return settled


def read_options(known: Sequence[Option], text: str) -> dict[str, OptionValue]:
    """Options written as ``key=value,key=value``; BadOption for anything else."""
    found: dict[str, OptionValue] = {}
    by_key = {option.key: option for option in known}
    for part in text.split(","):
        if not part.strip():
            continue
        key, equals, value = part.partition("=")
        key = key.strip()
        if not equals:
            raise BadOption(f"expected key=value, got {part.strip()!r}")
        if key not in by_key:
            raise BadOption(f"unknown option {key!r}; expected one of {', '.join(by_key)}")
        if key in found:
            raise BadOption(f"option {key!r} is given twice")
        found[key] = by_key[key].read(value)
    return found
