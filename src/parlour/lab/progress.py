"""A progress bar on standard error for what takes long, and only where somebody looks."""

import time
from types import TracebackType
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

PATIENCE: Final = 2.0
"""Seconds before the bar appears: what is done sooner needs none."""


class Progress:
    """Counts up to ``total``; shows a bar once it takes longer than ``PATIENCE`` and the console is a terminal."""

    def __init__(self, title: str, total: int, console: Console | None = None) -> None:
        console = Console(stderr=True) if console is None else console
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._bar: Final = Bar(*columns, console=console, transient=True)
        self._task: Final = self._bar.add_task(title, total=total)
        self._watched: Final = console.is_terminal
        self._started: Final = time.monotonic()
        self._shown = False

    def advance(self, done: int) -> None:
        """So many more are done."""
        self._bar.advance(self._task, done)
        if self._watched and not self._shown and time.monotonic() - self._started > PATIENCE:
            self._shown = True
            self._bar.start()

    def __enter__(self) -> "Progress":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self._shown:
            self._bar.stop()
