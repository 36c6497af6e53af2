"""Nothing that was acknowledged is lost by SIGKILL, at whatever instant; nothing is there twice; there is no gap."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from parlour.store import RepeatedNonce, SqlStore, WritePoint
from tests.store.samples import TERMS, answer

ROOT = Path(__file__).parents[2]
ROUNDS = 30


Child = subprocess.Popen[str]
Start = Callable[..., Child]


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts other processes, and leaves none behind."""
    with ExitStack() as children:

        def start(what: str, *words: str) -> Child:
            child = children.enter_context(
                subprocess.Popen(
                    [sys.executable, "-W", "error", "-m", "tests.store.child", what, *words],
                    cwd=ROOT,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                )
            )
            children.callback(child.kill)
            return child

        yield start


def open_matches(folder: Path, count: int) -> list[str]:
    with SqlStore(folder) as store:
        return [store.create_match(TERMS, seed=b"").result().id for _ in range(count)]


def test_servers_killed_at_random_instants_lose_nothing(start: Start, folder: Path) -> None:
    matches = open_matches(folder, 4)
    out, _ = start("nursery", str(folder), str(ROUNDS), "7").communicate(timeout=60)
    told = [line.split() for line in out.splitlines()]
    acknowledged = {(match, int(n)): nonce for kind, match, n, nonce in (line for line in told if len(line) == 4)}
    assert told.count(["killed"]) == ROUNDS
    assert len(acknowledged) >= ROUNDS // 2
    with SqlStore(folder) as store:
        for match in matches:
            log = store.log(match)  # raises Corrupt when a slot is missing
            nonces = [entry.nonce for entry in log]
            assert len(set(nonces)) == len(nonces)
            for (of, n), nonce in acknowledged.items():
                assert of != match or nonces[n] == nonce
            store.append(match, len(log), answer("after all that")).result()


@pytest.mark.parametrize("point", WritePoint)
def test_a_crash_at_a_write_point_leaves_all_or_nothing(start: Start, folder: Path, point: WritePoint) -> None:
    (match,) = open_matches(folder, 1)
    child = start("crash", str(folder), match, point.name)
    out, _ = child.communicate(timeout=60)
    assert child.returncode == -signal.SIGKILL
    assert out == "stored 0\n"
    with SqlStore(folder) as store:
        if point is WritePoint.AFTER_COMMIT:  # stored, though nobody was told: asking again tells
            with pytest.raises(RepeatedNonce) as caught:
                store.append(match, 1, answer("one")).result()
            assert caught.value.n == 1
        else:
            assert store.append(match, 1, answer("one")).result()[0].n == 1
        assert [entry.nonce for entry in store.log(match)] == ["zero", "one"]


def test_two_processes_racing_for_one_slot(start: Start, folder: Path) -> None:
    (match,) = open_matches(folder, 1)
    slots = 60
    racers = [start("race", str(folder), match, str(slots), name) for name in ("ann", "bob")]
    for racer in racers:
        assert racer.stdout is not None
        assert racer.stdout.readline() == "ready\n"
    for racer in racers:
        assert racer.stdin is not None
        racer.stdin.write("go\n")
        racer.stdin.flush()
    told = [racer.communicate(timeout=60)[0].split("\n")[:-1] for racer in racers]
    ann, bob = ({int(line.split()[1]) for line in lines if line.startswith("won")} for lines in told)
    assert [len(lines) for lines in told] == [slots, slots]  # a slot is won or taken, nothing else
    assert ann | bob == set(range(slots))
    assert not ann & bob
    with SqlStore(folder) as store:
        assert [entry.nonce for entry in store.log(match)] == [
            f"ann-{n}" if n in ann else f"bob-{n}" for n in range(slots)
        ]


def test_a_full_disk_refuses_clearly_and_loses_nothing(start: Start, folder: Path) -> None:
    (match,) = open_matches(folder, 1)
    out, _ = start("fill", str(folder), match).communicate(timeout=60)
    *stored, refused, after = out.splitlines()
    assert len(stored) > 5
    assert refused.startswith(f"refused {len(stored)} expected the database to take a write, got OperationalError(")
    assert after == f"stored {len(stored)}"
    with SqlStore(folder) as store:
        assert [entry.nonce for entry in store.log(match)] == [f"{n}" for n in range(len(stored) + 1)]


def test_a_second_server_on_the_folder_is_refused(start: Start, folder: Path) -> None:
    with SqlStore(folder):
        out, _ = start("try_to_open", str(folder)).communicate(timeout=60)
    assert out.startswith("CannotOpen expected a data folder that no server uses, got")
    assert f"which process {os.getpid()} has open" in out
    assert start("try_to_open", str(folder)).communicate(timeout=60)[0] == "opened\n"


def test_a_process_that_outlives_a_killed_server_does_not_keep_the_folder(start: Start, folder: Path) -> None:
    server = start("orphan", str(folder))
    assert server.stdout is not None
    child = int(server.stdout.readline())
    assert server.wait(timeout=60) == -signal.SIGKILL
    assert Path(f"/proc/{child}").exists() or not Path("/proc").exists()
    SqlStore(folder).close()
    server.communicate("go\n", timeout=60)
