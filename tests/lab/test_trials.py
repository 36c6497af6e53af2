"""Trials in a process of their own: numbers, progress, what cannot end, what takes too long, what is cancelled."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE

import pytest

from parlour.core.errors import BadContent, BadOption
from parlour.core.registry import game
from parlour.lab import trials
from parlour.lab.runner import BrokenGame
from parlour.lab.simulate import Plan, simulate
from parlour.lab.simulate import play_one as play_one_game
from parlour.lab.statistics import Outcome
from parlour.lab.trials import Laboratory, played
from parlour.play.trials import TrialBroken, TrialTerms, TrialTooLong

TERMS = TrialTerms("senyu", None, seats=3, level=2, games=6, seed=4)
LONG = TrialTerms("senyu", None, seats=8, level=2, games=100_000)


def nobody(done: int) -> None:
    """Somebody who does not care how far it is."""


def test_the_numbers_are_those_of_a_simulation() -> None:
    numbers = asyncio.run(Laboratory().play(TERMS, nobody))
    assert numbers == played(TERMS, nobody)
    same = simulate(Plan("senyu", (2, 2, 2), 6, 4, {"hero_choice": "drawn"}))
    assert round(numbers.rounds_mean, 4) == same.rounds_mean and len(numbers.rounds) == 6 and numbers.unended == 0
    assert numbers.wins_by_seat == same.wins_by_seat and numbers.measures == same.measures
    assert {name: wins.wins for name, wins in numbers.characters.items()} == {
        name: won["wins"] for name, won in same.wins_by_character.items()
    }
    assert sum(wins.seats for wins in numbers.characters.values()) == 18


def test_another_content_gives_other_numbers() -> None:
    own = game("senyu").own_text().replace("goal_few = 3", "goal_few = 1")
    numbers = played(TrialTerms("senyu", own, seats=3, level=2, games=6, seed=4), nobody)
    assert numbers.rounds_mean < played(TERMS, nobody).rounds_mean / 2


def test_it_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "_OFTEN", 0.0)
    told: list[int] = []
    played(TERMS, told.append)
    assert told == [1, 2, 3, 4, 5, 6]


def test_games_without_an_end_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:

    def play_one(plan: Plan, index: int) -> Outcome:
        if index % 2:
            raise BrokenGame("it goes on")
        return play_one_game(plan, index)

    monkeypatch.setattr(trials, "play_one", play_one)
    numbers = played(TERMS, nobody)
    assert numbers.unended == 3 and len(numbers.rounds) == 3 and sum(numbers.wins_by_seat) >= 3
    monkeypatch.setattr(trials, "play_one", lambda plan, index: play_one(plan, 1))
    numbers = played(TERMS, nobody)
    assert (numbers.unended, numbers.rounds, numbers.wins_by_seat, numbers.rounds_mean) == (6, (), (0, 0, 0), 0.0)


def test_what_takes_too_long_is_ended() -> None:
    with pytest.raises(TrialTooLong, match="within 1 seconds") as told:
        asyncio.run(Laboratory(longest=1).play(LONG, nobody))
    assert told.value.seconds == 1


def test_what_is_cancelled_leaves_no_process_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[asyncio.subprocess.Process] = []
    make = asyncio.create_subprocess_exec

    async def remembered(*arguments: str, **options: object) -> asyncio.subprocess.Process:
        process = await make(*arguments, **options)  # type: ignore[arg-type]
        started.append(process)
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", remembered)

    async def cancel() -> None:
        begun = asyncio.Event()
        task = asyncio.create_task(Laboratory().play(LONG, lambda done: begun.set()))
        await begun.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(cancel())
    assert started[0].returncode == -signal.SIGKILL


def test_a_process_ended_from_outside_is_a_broken_trial(monkeypatch: pytest.MonkeyPatch) -> None:
    make = asyncio.create_subprocess_exec

    async def killed(*arguments: str, **options: object) -> asyncio.subprocess.Process:
        process = await make(*arguments, **options)  # type: ignore[arg-type]
        os.kill(process.pid, signal.SIGKILL)
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", killed)
    with pytest.raises(TrialBroken):
        asyncio.run(Laboratory().play(LONG, nobody))


def test_the_process_leaves_when_its_server_is_gone() -> None:
    async def abandoned() -> int:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "parlour.lab.trials", stdin=PIPE, stdout=PIPE
        )
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(b'{"game": "senyu", "content": null, "seats": 8, "level": 2, "games": 100000, "seed": 1}\n')
        assert b"done" in await process.stdout.readline()
        process.stdin.close()
        await process.stdout.read()
        return await process.wait()

    assert asyncio.run(asyncio.wait_for(abandoned(), 30)) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="interrupts are those of Unix")
def test_an_interrupt_at_the_keyboard_is_for_the_server_alone() -> None:
    async def interrupted() -> tuple[bytes, bytes, int]:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "parlour.lab.trials", stdin=PIPE, stdout=PIPE, stderr=PIPE
        )
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        process.stdin.write(b'{"game": "senyu", "content": null, "seats": 8, "level": 2, "games": 100000, "seed": 1}\n')
        await process.stdout.readline()
        process.send_signal(signal.SIGINT)
        later = [await process.stdout.readline() for _ in range(3)][-1]
        process.stdin.close()
        await process.stdout.read()
        return later, await process.stderr.read(), await process.wait()

    later, told, code = asyncio.run(asyncio.wait_for(interrupted(), 30))
    assert b"done" in later and told == b"" and code == 1


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="priorities are those of Unix")
def test_the_process_comes_after_everything_else() -> None:
    async def priority() -> int:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "parlour.lab.trials", stdin=PIPE, stdout=PIPE
        )
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(b'{"game": "senyu", "content": null, "seats": 8, "level": 2, "games": 100000, "seed": 1}\n')
        await process.stdout.readline()
        found = os.getpriority(os.PRIO_PROCESS, process.pid)
        process.kill()
        await process.wait()
        return found

    assert asyncio.run(priority()) == 19


@pytest.mark.parametrize(
    ("terms", "error"),
    [
        (TrialTerms("senyu", "x = 1", 3, 2, 6), BadContent),
        (TrialTerms("senyu", None, 99, 2, 6), BadOption),
        (TrialTerms("senyu", None, 3, 7, 6), BadOption),
        (TrialTerms("senyu", None, 3, 2, 0), BadOption),
    ],
)
def test_what_cannot_be_tried_starts_no_process(
    terms: TrialTerms, error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asyncio, "create_subprocess_exec", lambda *arguments, **options: 1 / 0)
    with pytest.raises(error):
        asyncio.run(Laboratory().play(terms, nobody))
