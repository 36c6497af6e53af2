"""Group commit: who comes while a commit is under way shares the next, and nobody hears anything too early."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from parlour.core.errors import Stale
from parlour.store import CannotStore, RepeatedNonce, SqlStore, Stored, WritePoint
from tests.store.samples import TERMS, answer


class Gate:
    """Holds the writer at a write point until it is opened, and counts the commits."""

    def __init__(self, point: WritePoint) -> None:
        self.point = point
        self.commits = 0
        self.reached = threading.Event()
        self._open = threading.Event()
        self._open.set()

    def __call__(self, point: WritePoint) -> None:
        self.commits += point is WritePoint.AFTER_COMMIT
        if point is self.point:
            self.reached.set()
            assert self._open.wait(timeout=10)

    def close(self) -> None:
        self.reached.clear()
        self._open.clear()

    def open(self) -> None:
        self._open.set()


@pytest.mark.parametrize("matches", [1, 40])
def test_all_that_came_during_a_commit_share_the_next(folder: Path, matches: int) -> None:
    gate = Gate(WritePoint.BEFORE_COMMIT)
    with SqlStore(folder, passing=gate) as store:
        ids = [store.create_match(TERMS, seed=b"").result().id for _ in range(matches)]
        gate.close()
        gate.commits = 0
        first = store.server_key("cookies")
        assert gate.reached.wait(timeout=10)
        appends = [store.append(match, n, answer(f"{n}")) for n in range(5) for match in ids]
        gate.open()
        first.result()
        for append in appends:
            append.result()
        assert gate.commits == 2
        assert all(len(store.log(match)) == 5 for match in ids)


def test_concurrent_tables_need_far_fewer_commits_than_entries(folder: Path) -> None:
    gate = Gate(WritePoint.BEFORE_INSERT)

    async def table(store: SqlStore) -> None:
        match = await store.create_match(TERMS, seed=b"")
        for n in range(20):
            await store.append(match.id, n, answer(f"{n}"))

    async def play(store: SqlStore) -> None:
        await asyncio.gather(*(table(store) for _ in range(50)))

    with SqlStore(folder, passing=gate) as store:
        asyncio.run(play(store))
        assert [len(store.log(match.id)) for match in store.matches()] == [20] * 50
    assert gate.commits < 50 * 21 / 4


@pytest.mark.parametrize("point", WritePoint)
def test_nothing_is_told_before_the_commit_is_over(folder: Path, point: WritePoint) -> None:
    gate = Gate(point)
    with SqlStore(folder, passing=gate) as store, SqlStore(folder, alone=False) as onlooker:
        match = store.create_match(TERMS, seed=b"").result().id
        gate.close()
        stored = store.append(match, 0, answer("n"))
        assert gate.reached.wait(timeout=10)
        assert not stored.done()
        assert len(onlooker.log(match)) == (1 if point is WritePoint.AFTER_COMMIT else 0)
        gate.open()
        stored.result()
        assert len(onlooker.log(match)) == 1


def test_refusals_of_one_commit_wait_for_it_and_spoil_nothing(folder: Path) -> None:
    gate = Gate(WritePoint.BEFORE_COMMIT)
    with SqlStore(folder, passing=gate) as store:
        match = store.create_match(TERMS, seed=b"").result().id
        gate.close()
        first = store.server_key("cookies")
        assert gate.reached.wait(timeout=10)
        won = store.append(match, 0, answer("a"))
        late = store.append(match, 0, answer("b"))
        twice = store.append(match, 1, answer("a"))
        after = store.append(match, 1, answer("c"), answer("d"))
        assert not any(each.done() for each in (first, won, late, twice, after))
        gate.open()
        with pytest.raises(Stale, match="next free slot 1"):
            late.result()
        with pytest.raises(RepeatedNonce) as caught:
            twice.result()
        assert caught.value.n == won.result()[0].n == 0
        assert [entry.n for entry in after.result()] == [1, 2]
        assert [entry.nonce for entry in store.log(match)] == ["a", "c", "d"]


def test_of_many_threads_wanting_one_slot_one_gets_it(folder: Path) -> None:
    with SqlStore(folder) as store, ThreadPoolExecutor(8) as threads:
        match = store.create_match(TERMS, seed=b"").result().id
        for n in range(20):
            stored = list(threads.map(lambda who, n=n: store.append(match, n, answer(f"{who}-{n}")), range(8)))
            problems = [each.exception() for each in stored]
            assert sorted(type(problem).__name__ for problem in problems) == ["NoneType"] + ["Stale"] * 7
        assert len(store.log(match)) == 20


def fail_once(at: WritePoint, problem: BaseException) -> tuple[Callable[[WritePoint], None], list[WritePoint]]:
    armed: list[WritePoint] = []

    def passing(point: WritePoint) -> None:
        if point is at and armed:
            armed.clear()
            raise problem

    return passing, armed


@pytest.mark.parametrize("point", [WritePoint.BEFORE_INSERT, WritePoint.BEFORE_COMMIT])
def test_a_failing_disk_is_told_to_all_and_the_store_goes_on(folder: Path, point: WritePoint) -> None:
    passing, armed = fail_once(point, OperationalError("COMMIT", None, OSError("disk full")))
    with SqlStore(folder, passing=passing) as store:
        match = store.create_match(TERMS, seed=b"").result().id
        armed.append(point)
        with pytest.raises(CannotStore, match=r"OSError\('disk full'\); nothing is acknowledged"):
            store.append(match, 0, answer("n")).result()
        assert store.log(match) == []
        store.append(match, 0, answer("n")).result()
        assert len(store.log(match)) == 1


def test_a_bug_while_writing_is_told_and_does_not_hang_the_table(folder: Path) -> None:
    passing, armed = fail_once(WritePoint.BEFORE_COMMIT, AssertionError("a bug"))
    with SqlStore(folder, passing=passing) as store:
        match = store.create_match(TERMS, seed=b"").result().id
        armed.append(WritePoint.BEFORE_COMMIT)
        with pytest.raises(AssertionError, match="a bug"):
            store.append(match, 0, answer()).result(timeout=10)
        assert store.append(match, 0, answer()).result(timeout=10)[0].n == 0


def test_a_stored_is_running_from_the_start() -> None:
    stored: Stored[int] = Stored()
    assert stored.running()
    assert not stored.cancel()
