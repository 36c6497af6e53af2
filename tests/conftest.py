"""What every test shares: which rules run (plain or compiled), and the browser for tests marked `browser`."""

from __future__ import annotations

import os
import shutil
from functools import cache
from pathlib import Path

import pytest
from hypothesis import settings

HOME = Path(__file__).parents[1] / "src" / "parlour"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

# A busy machine is no failure; in CI the same examples are drawn every time.
settings.register_profile("parlour", deadline=None, derandomize=os.environ.get("CI") == "true")
settings.load_profile("parlour")


def pytest_configure(config: pytest.Config) -> None:
    """Refuses to test compiled rules that are older than their source: they would hide every change."""
    stale = sorted(str(path) for path in _compiled() if path.stat().st_mtime < _source(path).stat().st_mtime)
    if stale:
        raise pytest.UsageError(
            f"compiled rules must be newer than their source, {stale[0]} is older: run make compile or make uncompile"
        )


def pytest_report_header() -> list[str]:
    built = len(_compiled())
    return [f"rules: compiled ({built} modules)" if built else "rules: plain Python"]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """A browser test without a browser is skipped, or fails where PARLOUR_REQUIRE_BROWSER=1 asks for one."""
    if item.get_closest_marker("browser") is None or find_chromium() is not None:
        return
    missing = f"expected a Chromium: one of {', '.join(BROWSERS)}, or the one PARLOUR_CHROMIUM names"
    if os.environ.get("PARLOUR_REQUIRE_BROWSER") == "1":
        pytest.fail(missing, pytrace=False)
    pytest.skip(missing)


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the Chromium that browser tests drive."""
    found = find_chromium()
    assert found is not None, "only tests marked `browser` may ask for Chromium"
    return found


@cache
def find_chromium() -> str | None:
    """The browser PARLOUR_CHROMIUM names, else the first known one on the path, else None."""
    named = os.environ.get("PARLOUR_CHROMIUM")
    return shutil.which(named) if named else next(filter(None, map(shutil.which, BROWSERS)), None)


@cache
def _compiled() -> tuple[Path, ...]:
    """Every compiled module of the package that has a source beside it."""
    return tuple(path for path in HOME.rglob("*.so") if _source(path).exists())


def _source(compiled: Path) -> Path:
    return compiled.with_name(compiled.name.split(".")[0] + ".py")
