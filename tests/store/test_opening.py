"""Opening: folders and files that cannot be used are refused in one sentence, and changed in nothing."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from parlour.core.errors import Corrupt
from parlour.store import CannotOpen, SqlStore
from parlour.store.opening import open_url
from parlour.store.tables import metadata
from tests.store.samples import TERMS, answer

NOBODY = 65534


@pytest.fixture
def read_only() -> Iterator[Path]:
    """A folder that may be looked at but not written, whoever runs the tests."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o555)
        root = os.geteuid() == 0
        if root:
            os.seteuid(NOBODY)
        try:
            yield Path(name)
        finally:
            if root:
                os.seteuid(0)
            Path(name).chmod(0o755)


def change(folder: Path, *statements: str) -> None:
    """Do to the database what only a broken disk or a careless person would."""
    connection = sqlite3.connect(folder / "parlour.db")
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


def test_a_folder_is_made_for_its_owner_only(folder: Path) -> None:
    nested = folder / "a" / "b"
    with SqlStore(nested) as store:
        store.create_match(TERMS, seed=b"").result()
        assert {path.name for path in nested.iterdir()} >= {"parlour.db", "parlour.db-wal", "parlour.lock"}
        assert {path.stat().st_mode & 0o777 for path in nested.iterdir()} == {0o600}
    assert nested.stat().st_mode & 0o777 == 0o700


def test_every_commit_reaches_the_disk(folder: Path) -> None:
    SqlStore(folder).close()
    engine = open_url(f"sqlite:///{folder / 'parlour.db'}")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    engine.dispose()


def test_the_migrations_lead_to_the_tables_of_today(folder: Path) -> None:
    SqlStore(folder).close()
    engine = open_url(f"sqlite:///{folder / 'parlour.db'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_reopening_goes_on_where_it_was(folder: Path) -> None:
    with SqlStore(folder) as store:
        match = store.create_match(TERMS, seed=b"s").result()
        store.append(match.id, 0, answer("a")).result()
    for n in range(1, 4):
        with SqlStore(folder) as store:
            assert store.matches() == [match]
            store.append(match.id, n, answer(f"{n}")).result()
    with SqlStore(folder) as store:
        assert [entry.nonce for entry in store.log(match.id)] == ["a", "1", "2", "3"]


def test_a_folder_that_cannot_be_written_is_refused(read_only: Path) -> None:
    for place in (read_only, read_only / "new"):
        with pytest.raises(CannotOpen, match=r"data folder that can be written, got '.*': Permission denied"):
            SqlStore(place)
    assert list(read_only.iterdir()) == []


def test_a_file_in_place_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    for place in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(CannotOpen, match="data folder that can be written, got"):
            SqlStore(place)
    assert (tmp_path / "file").read_text() == "mine"


def test_a_folder_in_place_of_the_file_is_refused_and_the_lock_let_go(folder: Path) -> None:
    (folder / "parlour.db").mkdir(parents=True)
    with pytest.raises(CannotOpen, match="can be written"):
        SqlStore(folder)
    (folder / "parlour.db").rmdir()
    SqlStore(folder).close()


def test_a_file_that_is_no_database_is_refused_and_left_alone(folder: Path) -> None:
    folder.mkdir()
    (folder / "parlour.db").write_bytes(b"Dear diary, " * 1000)
    with pytest.raises(Corrupt, match=r"expected a match log, got '.*parlour.db': file is not a database"):
        SqlStore(folder)
    assert (folder / "parlour.db").read_bytes() == b"Dear diary, " * 1000


def test_a_database_of_something_else_is_refused_and_left_alone(folder: Path) -> None:
    folder.mkdir()
    change(folder, "CREATE TABLE recipes (cake TEXT)")
    with pytest.raises(Corrupt, match="the tables of something else"):
        SqlStore(folder)
    change(folder, "INSERT INTO recipes VALUES ('plum')")


def test_a_newer_schema_is_refused_and_left_alone(folder: Path) -> None:
    SqlStore(folder).close()
    change(folder, "UPDATE alembic_version SET version_num = '0999'")
    before = (folder / "parlour.db").read_bytes()
    with pytest.raises(CannotOpen, match=r"of schema 0002 or older, got .* of schema 0999, which a newer Parlour"):
        SqlStore(folder)
    assert (folder / "parlour.db").read_bytes() == before


@pytest.mark.parametrize(
    ("statement", "sentence"),
    [
        ("UPDATE log SET body = '{\"say\": ' WHERE n = 1", "slot 1 of match"),
        ("UPDATE log SET body = '[]' WHERE n = 2", "slot 2 of match"),
        ("UPDATE log SET kind = 'dance' WHERE n = 0", "'dance' is not a valid Kind"),
        ("DELETE FROM log WHERE n = 1", "expected slot 1 .* got slot 2"),
        ("DELETE FROM log WHERE n = 0", "expected slot 0 .* got slot 1"),
    ],
)
def test_a_broken_log_is_refused_where_it_is_broken(folder: Path, statement: str, sentence: str) -> None:
    with SqlStore(folder) as store:
        match = store.create_match(TERMS, seed=b"").result().id
        store.append(match, 0, answer(), answer(), answer()).result()
    change(folder, statement)
    with SqlStore(folder) as store, pytest.raises(Corrupt, match=sentence):
        store.log(match)


@pytest.mark.parametrize("statement", ["UPDATE matches SET status = 'lost'", "UPDATE matches SET options = 'x'"])
def test_a_broken_match_is_refused(folder: Path, statement: str) -> None:
    with SqlStore(folder) as store:
        match = store.create_match(TERMS, seed=b"").result().id
    change(folder, statement)
    with SqlStore(folder) as store:
        for reading in (lambda: store.match(match), store.matches):
            with pytest.raises(Corrupt, match=match):
                reading()


def test_a_damaged_page_is_corrupt(folder: Path) -> None:
    with SqlStore(folder) as store:
        match = store.create_match(TERMS, seed=b"").result().id
        for n in range(200):
            store.append(match, n, answer(card="x" * 200)).result()
    whole = (folder / "parlour.db").read_bytes()
    half = len(whole) // 2
    (folder / "parlour.db").write_bytes(whole[:half] + b"\xa5" * (len(whole) - half))
    with SqlStore(folder) as store, pytest.raises(Corrupt, match="malformed"):
        store.log(match)


@pytest.mark.parametrize("address", ["nosuch://host/db", "://", "sqlite:////nowhere/at/all.db"])
def test_an_address_that_leads_nowhere_is_refused(address: str) -> None:
    with pytest.raises(CannotOpen, match="expected"):
        SqlStore(address)


def test_the_folder_is_held_until_closed(folder: Path) -> None:
    first = SqlStore(folder)
    with pytest.raises(CannotOpen, match=f"which process {os.getpid()} has open"):
        SqlStore(folder)
    SqlStore(folder, alone=False).close()
    first.close()
    with SqlStore(folder):
        first.close()  # must not let go of what is no longer its own
        with pytest.raises(CannotOpen):
            SqlStore(folder)
