"""A server for each test that asks for one, and the browser of the tests marked `browser`."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.browsing import browser, new_page, origin
from tests.web.visits import Server, served

__all__ = ["browser", "new_page", "origin", "server"]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with served(tmp_path / "data") as running:
        yield running
