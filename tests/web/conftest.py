"""A server for each test that asks for one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.visits import Server, served


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with served(tmp_path / "data") as running:
        yield running
