"""A store in a folder of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.store import Match, SqlStore
from tests.store.samples import TERMS


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder that does not exist yet."""
    return tmp_path / "data"


@pytest.fixture
def store(folder: Path) -> Iterator[SqlStore]:
    """A store whose clock stands still."""
    with SqlStore(folder, clock=lambda: 1000.5) as store:
        yield store


@pytest.fixture
def match(store: SqlStore) -> Match:
    """A match in that store."""
    return store.create_match(TERMS, seed=b"\0secret\xff").result()
