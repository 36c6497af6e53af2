"""The peers' side of a comparison: a process in an environment of its own that measures when it is asked to."""

import json
import os
import subprocess
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final

import parlour
from parlour.core.errors import ParlourError

VARIABLE: Final = "PARLOUR_PEERS"
_CHECKOUT: Final = Path(parlour.__file__).resolve().parents[2]
_SCRIPT: Final = _CHECKOUT / "benchmarks" / "peers.py"


class MissingPeers(ParlourError):
    """The peers' environment or their script is not there, or does not run."""


def peers_python() -> Path:
    """The Python that ``PARLOUR_PEERS`` names, else the checkout's ``.venv-peers``; MissingPeers if it is not there."""
    named = os.environ.get(VARIABLE)
    python = Path(named) if named else _CHECKOUT / ".venv-peers" / "bin" / "python"
    if not python.is_file():
        raise MissingPeers(f"expected the peers' Python at {python}, found none: run make bench-peers")
    if not _SCRIPT.is_file():
        raise MissingPeers(f"expected the peers' script at {_SCRIPT}, found none: the peers need a checkout")
    return python


class Peers:
    """The running process; ``measured`` asks it for one round."""

    def __init__(self, python: Path) -> None:
        self._process: Final = subprocess.Popen(
            [str(python), "-W", "ignore", str(_SCRIPT)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def measured(self, seconds: float) -> dict[str, dict[str, float]]:
        """The numbers of each peer by its name. MissingPeers if the process does not answer."""
        assert self._process.stdin is not None and self._process.stdout is not None
        try:
            self._process.stdin.write(f"{seconds}\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise MissingPeers("expected the peers to run, they ended: run make bench-peers") from None
        line = self._process.stdout.readline()
        if not line:
            raise MissingPeers("expected the peers to answer, they ended: run make bench-peers")
        found: dict[str, dict[str, float]] = json.loads(line)
        return found

    def __enter__(self) -> "Peers":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        assert self._process.stdin is not None and self._process.stdout is not None
        with suppress(BrokenPipeError):
            self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()
