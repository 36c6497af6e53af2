"""One thread that writes, with group commit: whatever came in while the last commit was under way shares the next.

The order of things is the promise of the store: insert, commit, and only then tell. It holds for refusals too, since
what refuses (a taken slot, a nonce seen before) may be an entry of the same commit.
"""

import asyncio
import threading
import time
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future
from enum import Enum
from itertools import groupby
from queue import Empty, SimpleQueue
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from parlour.core.errors import ParlourError
from parlour.store.appends import Append, append_all
from parlour.store.entries import Entry
from parlour.store.errors import CannotStore

T = TypeVar("T")

TOGETHER = 500  # writes in one commit; with more, the first of them would only wait longer
ATTEMPTS = 8  # of a transaction that lost a race against another process; every loss means that somebody else won


class WritePoint(Enum):
    """The instants around a commit at which a crash could hurt."""

    BEFORE_INSERT = "before the insert"
    BEFORE_COMMIT = "after the insert, before the commit"
    AFTER_COMMIT = "after the commit, before anybody is told"


class Stored(Future[T]):
    """What a write will give: `await` it, or call `.result()`. Done only after the commit that contains the write.

    It is running from the start, so that nobody who stops waiting can take back what others may already build on.
    """

    def __init__(self) -> None:
        super().__init__()
        self.set_running_or_notify_cancel()

    def __await__(self) -> Generator[Any, None, T]:
        return asyncio.wrap_future(self).__await__()


class Write(Generic[T]):
    """Anything that is written but entries of a log: `perform` is called in the transaction, perhaps repeatedly."""

    __slots__ = ("perform", "stored")

    def __init__(self, perform: Callable[[Connection], T]) -> None:
        self.perform = perform
        self.stored: Stored[T] = Stored()


class LogWrite:
    """An append, and whom to tell."""

    __slots__ = ("append", "stored")

    def __init__(self, append: Append) -> None:
        self.append = append
        self.stored: Stored[Sequence[Entry]] = Stored()


AnyWrite = Write[Any] | LogWrite


class Writer:
    """Writes what is submitted, in order, many in one commit."""

    def __init__(
        self,
        engine: Engine,
        *,
        clock: Callable[[], float] = time.time,
        passing: Callable[[WritePoint], None] = lambda point: None,
    ) -> None:
        """`clock` gives seconds since 1970. `passing` is called in the writer's thread at every write point."""
        self._engine = engine
        self._clock = clock
        self._passing = passing
        self._queue: SimpleQueue[AnyWrite | None] = SimpleQueue()
        self._closing = threading.Lock()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="parlour-writer", daemon=True)
        self._thread.start()

    def submit(self, write: AnyWrite) -> None:
        """Hand in a write. Raises CannotStore when the store is closed."""
        with self._closing:
            if self._closed:
                raise CannotStore("expected an open store, got one that was closed")
            self._queue.put(write)

    def close(self) -> None:
        """Write and tell all that was submitted, then end the thread."""
        with self._closing:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        going = True
        while going:
            batch = self._next_batch()
            if batch[-1] is None:
                going = False
            writes = [write for write in batch if write is not None]
            if writes:
                self._write(writes)

    def _next_batch(self) -> list[AnyWrite | None]:
        batch = [self._queue.get()]
        while batch[-1] is not None and len(batch) < TOGETHER:
            try:
                batch.append(self._queue.get_nowait())
            except Empty:
                break
        return batch

    def _write(self, writes: Sequence[AnyWrite]) -> None:
        try:
            outcomes = self._commit(writes)
        except SQLAlchemyError as problem:
            for write in writes:
                write.stored.set_exception(
                    CannotStore(
                        f"expected the database to take a write, got {_cause(problem)}; nothing is acknowledged"
                    )
                )
        except BaseException as bug:  # whoever waits must hear of a bug here, or would wait for ever
            for write in writes:
                write.stored.set_exception(bug)
        else:
            for write, outcome in zip(writes, outcomes, strict=True):
                if isinstance(outcome, ParlourError):
                    write.stored.set_exception(outcome)
                else:
                    write.stored.set_result(outcome)

    def _commit(self, writes: Sequence[AnyWrite]) -> Sequence[Any]:
        for _ in range(ATTEMPTS - 1):
            try:
                return self._try(writes)
            except IntegrityError:
                continue
        return self._try(writes)

    def _try(self, writes: Sequence[AnyWrite]) -> Sequence[Any]:
        outcomes: list[Any] = []
        with self._engine.begin() as connection:
            self._passing(WritePoint.BEFORE_INSERT)
            for is_log, run in groupby(writes, key=lambda write: isinstance(write, LogWrite)):
                if is_log:
                    appends = [write.append for write in run if isinstance(write, LogWrite)]
                    outcomes.extend(append_all(connection, appends, at=self._clock()))
                else:
                    outcomes.extend(_perform(connection, write) for write in run if isinstance(write, Write))
            self._passing(WritePoint.BEFORE_COMMIT)
        self._passing(WritePoint.AFTER_COMMIT)
        return outcomes


def _perform(connection: Connection, write: Write[Any]) -> Any:
    """Return what the write gives, or its refusal; a refused write leaves the rest of the transaction as it was."""
    try:
        with connection.begin_nested():
            return write.perform(connection)
    except ParlourError as refusal:
        return refusal


def _cause(problem: SQLAlchemyError) -> str:
    return repr(getattr(problem, "orig", None) or problem)
