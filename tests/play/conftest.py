"""Every match of these tests has the same secret."""

from pathlib import Path

import pytest

from tests.play.tables import SECRET


@pytest.fixture(autouse=True)
def same_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.play.house.secrets.token_bytes", lambda size: SECRET[:size])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder that does not exist yet."""
    return tmp_path / "data"
