"""Bots that think in processes of their own."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import parlour
from parlour.bots.levels import own_question
from parlour.bots.pool import BotPool
from parlour.core.plain import Plain
from parlour.core.playout import playout
from parlour.core.questions import Choice
from parlour.core.registry import games
from parlour.core.stream import Stream


def asked() -> tuple[str, dict[str, Plain], dict[str, Plain]]:
    """A game's key, and what the seat that must answer sees of a position."""
    game = parlour.game(games()[0])
    state, stream = game.setup(seats=game.seats[0]), Stream(1)
    while not isinstance(state.asked, Choice):
        playout(state, stream, 1)
    view = game.view(state, state.asked.seat)
    return game.key, view, own_question(view, state.asked.seat, state.asked.about)


def test_the_pool_answers_and_outlives_a_killed_process() -> None:
    key, view, question = asked()

    async def ask() -> None:
        pool = BotPool()
        try:
            answers = [await pool.answer(level, key, view, question) for level in (1, 2)]
            [process] = pool._pool._processes.values()
            assert process.pid is not None and process.pid != os.getpid()
            os.kill(process.pid, signal.SIGKILL)
            answers.append(await pool.answer(1, key, view, question))
        finally:
            pool.close()
        offered = question["answers"]
        assert isinstance(offered, list)
        assert all(answer in offered for answer in answers)

    asyncio.run(ask())


def test_unknown_levels_and_games_are_refused_before_anything_is_started() -> None:
    key, view, question = asked()

    async def ask(level: int, game: str) -> None:
        pool = BotPool()
        try:
            await pool.answer(level, game, view, question)
        finally:
            pool.close()

    with pytest.raises(parlour.BadOption, match="level"):
        asyncio.run(ask(7, key))
    with pytest.raises(parlour.UnknownGame):
        asyncio.run(ask(1, "nothing"))


ORPHAN = """
import os, signal, sys
from parlour.bots.pool import BotPool
if __name__ == "__main__":
    pool = BotPool()
    print(pool._pool.submit(os.getpid).result(), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_no_process_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(ORPHAN, "utf-8")
    # The thinking process inherits the pipe: reading it to its end waits until that process has gone too.
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False, timeout=20)
    assert done.returncode == -signal.SIGKILL
    assert done.stdout.strip().isdecimal()
