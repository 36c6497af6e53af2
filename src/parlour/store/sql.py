"""The store in a relational database."""

import secrets
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Insert, Row, Select, Update, insert, select, update
from sqlalchemy.exc import DatabaseError, IntegrityError, OperationalError, SQLAlchemyError

from parlour.core.errors import Corrupt
from parlour.store import contents
from parlour.store.appends import Append
from parlour.store.contract import Store
from parlour.store.entries import (
    ContentLine,
    Draft,
    Entry,
    Guest,
    Match,
    NewMatch,
    SavedContent,
    Status,
    keeps,
    storable,
)
from parlour.store.errors import CannotOpen, CannotStore, Unknown
from parlour.store.opening import WRITES, open_folder, open_url
from parlour.store.rows import code_hash, entry_of, guest_of, guest_row, match_of, match_row, new_id
from parlour.store.tables import CONTENTS, GUESTS, LARGEST, LOG, MATCHES, SERVER_KEYS
from parlour.store.writer import LogWrite, Stored, Write, WritePoint, Writer

T = TypeVar("T")


class SqlStore(Store):
    """A store in SQLite (a folder) or in any database of SQLAlchemy's (an address)."""

    def __init__(
        self,
        place: Path | str,
        *,
        alone: bool = True,
        clock: Callable[[], float] = time.time,
        passing: Callable[[WritePoint], None] = lambda point: None,
    ) -> None:
        """Open the store, making folder and tables where there are none and bringing old tables up to date.

        `place` is a folder, or an address with "://". `alone` keeps other servers out of the folder; without it
        several processes may share it. `clock` gives seconds since 1970; `passing` is told every write point, in the
        writer's thread.

        Raises CannotOpen when the place cannot be used and Corrupt when what is there is no match log.
        """
        if isinstance(place, str) and "://" in place:
            self._engine, self._lock = open_url(place), None
        else:
            self._engine, self._lock = open_folder(Path(place), alone=alone)
        self._clock = clock
        self._writer = Writer(self._engine.execution_options(**{WRITES: True}), clock=clock, passing=passing)

    # Matches and their logs

    def create_match(self, terms: NewMatch, *, seed: bytes) -> Stored[Match]:
        match = Match(new_id(), self._clock(), Status.LOBBY, terms)
        row = match_row(match, seed=seed)

        def perform(connection: Connection) -> Match:
            connection.execute(insert(MATCHES), row)
            return match

        return self._submit(perform)

    def append(self, match: str, n: int, *drafts: Draft, status: Status | None = None) -> Stored[Sequence[Entry]]:
        write = LogWrite(Append.of(match, n, drafts, status))
        self._writer.submit(write)
        return write.stored

    def set_status(self, match: str, status: Status) -> Stored[None]:
        storable(match)

        def perform(connection: Connection) -> None:
            changed = connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(status=status.value))
            if not changed.rowcount:
                raise _no_match(match)

        return self._submit(perform)

    def match(self, match: str) -> Match:
        rows = self._rows(select(MATCHES).where(MATCHES.c.id == match), match)
        if not rows:
            raise _no_match(match)
        return match_of(rows[0])

    def matches(self, *, status: Status | None = None, game: str | None = None) -> Sequence[Match]:
        query = select(MATCHES).order_by(MATCHES.c.created_at, MATCHES.c.id)
        if status is not None:
            query = query.where(MATCHES.c.status == status.value)
        if game is not None:
            query = query.where(MATCHES.c.game == game)
        return [match_of(row) for row in self._rows(query, game or "")]

    def seed(self, match: str) -> bytes:
        rows = self._rows(select(MATCHES.c.seed_secret).where(MATCHES.c.id == match), match)
        if not rows:
            raise _no_match(match)
        return bytes(rows[0].seed_secret)

    def log(self, match: str, since: int = 0) -> Sequence[Entry]:
        query = select(LOG).where(LOG.c.match == match, LOG.c.n >= min(since, LARGEST)).order_by(LOG.c.n)
        entries = [entry_of(row) for row in self._rows(query, match)]
        for n, entry in enumerate(entries, max(since, 0)):
            if entry.n != n:
                raise Corrupt(f"expected slot {n} in the log of match {match!r}, got slot {entry.n}")
        return entries

    # Guests

    def create_guest(self, *, name: str, code: str, language: str, theme: str) -> Stored[Guest]:
        guest = Guest(new_id(), storable(name), self._clock(), storable(language), storable(theme))
        row = guest_row(guest, code=code)

        def perform(connection: Connection) -> Guest:
            _with_own_code(connection, insert(GUESTS).values(row))
            return guest

        return self._submit(perform)

    def change_guest(
        self,
        guest: str,
        *,
        name: str | None = None,
        code: str | None = None,
        language: str | None = None,
        theme: str | None = None,
    ) -> Stored[Guest]:
        given = {"name": name, "language": language, "theme": theme}
        changes: dict[str, object] = {column: storable(text) for column, text in given.items() if text is not None}
        if code is not None:
            changes["code_hash"] = code_hash(code)
        storable(guest)

        def perform(connection: Connection) -> Guest:
            if changes:
                _with_own_code(connection, update(GUESTS).where(GUESTS.c.id == guest).values(changes))
            row = connection.execute(select(GUESTS).where(GUESTS.c.id == guest)).first()
            if row is None:
                raise _no_guest(guest)
            return guest_of(row)

        return self._submit(perform)

    def guest(self, guest: str) -> Guest:
        rows = self._rows(select(GUESTS).where(GUESTS.c.id == guest), guest)
        if not rows:
            raise _no_guest(guest)
        return guest_of(rows[0])

    def guest_by_code(self, code: str) -> Guest:
        rows = self._rows(select(GUESTS).where(GUESTS.c.code_hash == code_hash(code)), "")
        if not rows:
            raise Unknown("expected the return code of a guest, got one that nobody was given")
        return guest_of(rows[0])

    # Saved contents

    def save_content(
        self, guest: str, *, game: str, name: str, text: str, hash: str, content: str | None = None
    ) -> Stored[SavedContent]:
        now = self._clock()
        id = new_id() if content is None else content
        saved = contents.checked(SavedContent(id, guest, game, name, text, hash, created_at=now, changed_at=now))
        put = contents.add if content is None else contents.change

        def perform(connection: Connection) -> SavedContent:
            if connection.execute(select(GUESTS.c.id).where(GUESTS.c.id == guest)).first() is None:
                raise _no_guest(guest)
            return put(connection, saved)

        return self._submit(perform)

    def delete_content(self, content: str, *, guest: str) -> Stored[None]:
        storable(content)
        storable(guest)
        return self._submit(lambda connection: contents.remove(connection, content, guest=guest))

    def content(self, content: str, *, guest: str) -> SavedContent:
        query = select(CONTENTS).where(CONTENTS.c.id == content, CONTENTS.c.guest == guest)
        rows = self._rows(query, content) if keeps(guest) else []
        if not rows:
            raise contents.no_content(content)
        return contents.content_of(rows[0])

    def contents(self, guest: str, *, game: str | None = None) -> Sequence[ContentLine]:
        query = select(*contents.LISTED).where(CONTENTS.c.guest == guest)
        if game is not None:
            query = query.where(CONTENTS.c.game == game)
        query = query.order_by(CONTENTS.c.changed_at.desc(), CONTENTS.c.id)
        return [contents.line_of(row) for row in self._rows(query, guest + (game or ""))]

    # The server

    def server_key(self, name: str) -> Stored[bytes]:
        query = select(SERVER_KEYS.c.value).where(SERVER_KEYS.c.name == storable(name))
        fresh = secrets.token_bytes(32)

        def perform(connection: Connection) -> bytes:
            value = connection.execute(query).scalar()
            if value is None:
                connection.execute(insert(SERVER_KEYS), {"name": name, "value": fresh})
                return fresh
            return bytes(value)

        return self._submit(perform)

    def close(self) -> None:
        self._writer.close()
        self._engine.dispose()
        if self._lock is not None:
            self._lock.release()

    # Within

    def _submit(self, perform: Callable[[Connection], T]) -> Stored[T]:
        write = Write(perform)
        self._writer.submit(write)
        return write.stored

    def _rows(self, query: Select[Any], key: str) -> Sequence[Row[Any]]:
        """Return what a query finds; nothing for a key that no database could hold."""
        if not keeps(key):
            return []
        try:
            with self._engine.begin() as connection:
                return connection.execute(query).all()
        except OperationalError as problem:
            raise CannotOpen(f"expected a database that can be read, got {problem.orig!r}") from problem
        except DatabaseError as problem:
            raise Corrupt(f"expected a sound match log, got {problem.orig!r}") from problem
        except SQLAlchemyError as problem:
            raise CannotOpen(f"expected a database that can be read, got {problem!r}") from problem


def _with_own_code(connection: Connection, statement: Insert | Update) -> None:
    try:
        connection.execute(statement)
    except IntegrityError as taken:
        raise CannotStore("expected a return code that nobody has, got one that is taken") from taken


def _no_match(match: str) -> Unknown:
    return Unknown(f"expected the id of a match, got {match!r}")


def _no_guest(guest: str) -> Unknown:
    return Unknown(f"expected the id of a guest, got {guest!r}")


def _code_taken() -> CannotStore:
    return CannotStore("expected a return code that nobody has, got one that is taken")
