"""Between the values of the store and the rows of its tables."""

import hashlib
import secrets
import string
from typing import Any

from sqlalchemy import Row

from parlour.core.errors import Corrupt
from parlour.store.entries import Entry, Guest, Kind, Match, NewMatch, Status, read, storable, written

LETTERS = string.ascii_letters + string.digits  # no sign that an address or a command line would trip over
ID_LENGTH = 22  # 62 ** 22 is more than 2 ** 128


def new_id() -> str:
    """Return 22 letters and digits that nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def code_hash(code: str) -> bytes:
    """Return what is kept of a guest's return code: 32 bytes."""
    return hashlib.sha256(b"parlour return code " + code.encode("utf-8", "surrogatepass")).digest()


def match_row(match: Match, *, seed: bytes) -> dict[str, object]:
    """Return the row of a match. Raises CannotStore for options that are not plain data or an unstorable text."""
    terms = match.terms
    return {
        "id": match.id,
        "created_at": match.created_at,
        "game": storable(terms.game),
        "rules_version": terms.rules_version,
        "content_hash": storable(terms.content_hash),
        "options": written(terms.options),
        "seats": terms.seats,
        "seed_secret": seed,
        "language": storable(terms.language),
        "pace": storable(terms.pace),
        "title": storable(terms.title),
        "status": match.status.value,
    }


def match_of(row: Row[Any]) -> Match:
    """Return the match of a row. Raises Corrupt when its options or its status cannot be read."""
    try:
        terms = NewMatch(
            game=row.game,
            rules_version=row.rules_version,
            content_hash=row.content_hash,
            options=read(row.options),
            seats=row.seats,
            language=row.language,
            pace=row.pace,
            title=row.title,
        )
        return Match(row.id, row.created_at, Status(row.status), terms)
    except ValueError as problem:
        raise Corrupt(f"expected a match that can be read, got {row.id!r}: {problem}") from problem


def entry_of(row: Row[Any]) -> Entry:
    """Return the entry of a row. Raises Corrupt when its kind or its body cannot be read."""
    try:
        return Entry(row.match, row.n, Kind(row.kind), row.seat, read(row.body), row.nonce, row.at)
    except ValueError as problem:
        raise Corrupt(
            f"expected an entry that can be read, got slot {row.n} of match {row.match!r}: {problem}"
        ) from problem


def guest_row(guest: Guest, *, code: str) -> dict[str, object]:
    """Return the row of a guest, with the hash of his return code."""
    return {
        "id": guest.id,
        "name": guest.name,
        "code_hash": code_hash(code),
        "created_at": guest.created_at,
        "language": guest.language,
        "theme": guest.theme,
    }


def guest_of(row: Row[Any]) -> Guest:
    """Return the guest of a row."""
    return Guest(row.id, row.name, row.created_at, row.language, row.theme)
