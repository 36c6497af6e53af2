"""The values that go into the store and come out of it."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias, cast

from parlour.store.errors import CannotStore

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"


class Status(StrEnum):
    """Where a match stands. A frozen one no longer replays with these rules and is shown, never altered."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    FROZEN = "frozen"


class Kind(StrEnum):
    """What an entry of the log is about."""

    ANSWER = "answer"
    CHAT = "chat"
    SEAT = "seat"
    READY = "ready"
    UNDO = "undo"
    ABSENCE = "absence"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry that has no slot yet. `seat` is None for nature, spectators and the table itself."""

    kind: Kind
    seat: int | None
    body: Mapping[str, Json]
    nonce: str | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """One slot of a match's log.

    `n` counts from 0 without gaps, so the number of entries is the next slot. `at` is in seconds since 1970, UTC.
    """

    match: str
    n: int
    kind: Kind
    seat: int | None
    body: Mapping[str, Json]
    nonce: str | None
    at: float


@dataclass(frozen=True, slots=True)
class NewMatch:
    """What is settled when a table is opened; it never changes afterwards."""

    game: str
    rules_version: int
    content_hash: str
    options: Mapping[str, Json]
    seats: int
    language: str
    pace: str
    title: str


@dataclass(frozen=True, slots=True)
class Match:
    """A match as stored. Its seed is not here on purpose: see `Store.seed`."""

    id: str
    created_at: float
    status: Status
    terms: NewMatch


@dataclass(frozen=True, slots=True)
class Guest:
    """A person without an account."""

    id: str
    name: str
    created_at: float
    language: str
    theme: str


@dataclass(frozen=True, slots=True)
class ContentLine:
    """A saved content in the list of its owner. ``hash`` is empty while its game cannot be played with it."""

    id: str
    game: str
    name: str
    hash: str
    changed_at: float


@dataclass(frozen=True, slots=True)
class SavedContent:
    """A content file that a guest has put by under a name of his own. Nobody else sees it."""

    id: str
    guest: str
    game: str
    name: str
    text: str
    hash: str
    created_at: float
    changed_at: float


def storable(text: str) -> str:
    """Return `text` when every database can keep it.

    Raises CannotStore on a NUL (PostgreSQL refuses it) and on a lone surrogate (no UTF-8 for it): both can arrive in
    a name or a chat line, and must be refused before they share a commit with other people's entries.
    """
    if not keeps(text):
        raise CannotStore(f"expected a text in Unicode without NUL or lone surrogates, got {text[:80]!r}")
    return text


def written(body: Mapping[str, Json]) -> str:
    """Return `body` as JSON text. Raises CannotStore when it is not plain data or holds an unstorable text."""
    try:
        text = json.dumps(body, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    except (TypeError, ValueError) as problem:
        raise CannotStore(f"expected plain data that JSON can write, got {repr(body)[:200]}: {problem}") from problem
    return storable(text)


def read(text: str) -> Mapping[str, Json]:
    """Return the body that `written` wrote. Raises ValueError when it is anything else."""
    body = json.loads(text)
    if not isinstance(body, dict):
        raise ValueError(f"expected an object, got {text[:80]!r}")
    return cast("Mapping[str, Json]", body)


def keeps(text: str) -> bool:
    """Say whether every database can keep this text."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return "\0" not in text
