"""Bots for a running server, thinking in processes of their own: a slow thought never holds up the tables."""

import asyncio
import os
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final

from parlour.bots.levels import bot, check_level
from parlour.core.plain import Plain
from parlour.core.registry import game_with
from parlour.core.stream import Stream


class BotPool:
    """Answers for bots. What goes to another process is a view and a question, never a state."""

    def __init__(self, processes: int = 1) -> None:
        """The processes are started with the first question."""
        self._size: Final = processes
        self._pool = self._started()

    async def answer(
        self, level: int, game: str, view: dict[str, Plain], question: dict[str, Plain], content: str | None = None
    ) -> str | None:
        """What the bot of this level answers; None leaves an optional question alone.

        ``content`` is the text of an own content file. BadOption, UnknownGame, BadContent.
        """
        check_level(level)
        game_with(game, content)
        pool = self._pool
        try:
            return await _asked(pool, level, game, view, question, content)
        except BrokenProcessPool:
            # Somebody ended the process from outside; the table must go on.
            if self._pool is pool:
                self._pool = self._started()
            return await _asked(self._pool, level, game, view, question, content)

    def close(self) -> None:
        """End the processes; questions still being thought about are given up."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _started(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._size, mp_context=get_context("spawn"), initializer=_begin)


async def _asked(
    pool: ProcessPoolExecutor,
    level: int,
    game: str,
    view: dict[str, Plain],
    question: dict[str, Plain],
    content: str | None,
) -> str | None:
    return await asyncio.get_running_loop().run_in_executor(pool, think, level, game, view, question, content)


def think(
    level: int, game: str, view: dict[str, Plain], question: dict[str, Plain], content: str | None = None
) -> str | None:
    """One answer, in the process that thinks; its luck is its own and cannot be foreseen."""
    return bot(game_with(game, content), level).answer(view, question, Stream(secrets.token_hex(16)))


def _begin() -> None:
    """An interrupt at the keyboard goes to the whole group of processes; the server ends this one itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A server that is killed cannot end its bots; they notice and leave."""
    parent = parent_process()
    assert parent is not None, "bots think in a child process"
    parent.join()
    os._exit(0)
