"""From a folder or an address to an engine whose tables are those of today."""

import os
import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, OperationalError

from parlour.core.errors import Corrupt
from parlour.store.errors import CannotOpen
from parlour.store.lock import FolderLock

FILE = "parlour.db"
PATIENCE = 30  # seconds a SQLite connection waits for the writer of another process
WRITES = "parlour_writes"  # the execution option of the writer's engine: take the write lock when a transaction begins


def open_folder(folder: Path, *, alone: bool) -> tuple[Engine, FolderLock | None]:
    """Make the folder ready and open the SQLite file in it; with `alone`, keep every other server out.

    Raises CannotOpen when the folder cannot be used, Corrupt when the file is no match log.
    """
    lock: FolderLock | None = None
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = FolderLock(folder) if alone else None
        # Made here so that seeds and keys are for the owner's eyes only; SQLite gives its side files the same mode.
        os.close(os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600))
        return open_url(URL.create("sqlite", database=str(folder / FILE))), lock
    except OSError as problem:
        _release(lock)
        raise CannotOpen(
            f"expected a data folder that can be written, got {str(folder)!r}: {problem.strerror or problem}"
        ) from problem
    except BaseException:
        _release(lock)
        raise


def open_url(address: str | URL) -> Engine:
    """Connect and bring the tables up to date. Raises CannotOpen or Corrupt."""
    try:
        url = make_url(address)
        engine = create_engine(url)
    except (ArgumentError, ImportError) as problem:
        raise CannotOpen(f"expected the address of a database, got {str(address)!r}: {problem}") from problem
    if engine.dialect.name == "sqlite":
        _prepare_sqlite(engine)
    shown = url.database if engine.dialect.name == "sqlite" else url.render_as_string(hide_password=True)
    try:
        with engine.execution_options(**{WRITES: True}).begin() as connection:
            _bring_up_to_date(connection, shown=repr(shown))
    except OperationalError as problem:
        engine.dispose()
        raise CannotOpen(f"expected a database that can be opened, got {shown!r}: {_cause(problem)}") from problem
    except DatabaseError as problem:
        engine.dispose()
        raise Corrupt(f"expected a match log, got {shown!r}: {_cause(problem)}") from problem
    except (CannotOpen, Corrupt):
        engine.dispose()
        raise
    return engine


def _prepare_sqlite(engine: Engine) -> None:
    """All that is particular to SQLite; another database needs none of it."""

    @event.listens_for(engine, "connect")
    def connected(connection: sqlite3.Connection, record: object) -> None:
        connection.isolation_level = None  # Python must not begin transactions by its own ideas
        connection.execute(f"PRAGMA busy_timeout = {PATIENCE * 1000}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")  # a commit is on the disk before anybody hears of it
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        # A transaction that reads first and writes later would fail when another process wrote in between.
        writes = connection.get_execution_options().get(WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _bring_up_to_date(connection: Connection, *, shown: str) -> None:
    config = Config()
    config.set_main_option("script_location", "parlour.store:migrations")
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    known = [script.revision for script in scripts.walk_revisions()]
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None and inspect(connection).get_table_names():
        raise Corrupt(f"expected a match log or an empty database, got {shown} with the tables of something else")
    if found is not None and found not in known:
        raise CannotOpen(
            f"expected a match log of schema {known[0]} or older, got {shown} of schema {found}, "
            "which a newer Parlour has written; use that version"
        )
    if found != known[0]:
        command.upgrade(config, "head")


def _cause(problem: DatabaseError) -> str:
    return " ".join(str(problem.orig).split())  # PostgreSQL says it in several lines


def _release(lock: FolderLock | None) -> None:
    if lock is not None:
        lock.release()
