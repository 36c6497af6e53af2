"""Only one server may use a data folder: two would each believe to know the tables they hold in memory."""

import errno
import os
import sys
from pathlib import Path
from typing import ClassVar

from parlour.store.errors import CannotOpen

NAME = "parlour.lock"
HELD = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}  # what the systems say when somebody else has it


class FolderLock:
    """A lock that the operating system lets go when the process ends, however it ends.

    It is a record lock, which forked children do not inherit: a bot's process that outlives a killed server must not
    keep the next server out. Record locks do not exclude the process that holds them, so that is counted here.
    """

    _held: ClassVar[set[Path]] = set()

    def __init__(self, folder: Path) -> None:
        """Take the lock. Raises CannotOpen when it is held, OSError when the folder cannot be written."""
        self._path = (folder / NAME).resolve()
        if self._path in self._held:
            raise _in_use(folder, str(os.getpid()))
        self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except OSError as problem:
            if problem.errno not in HELD:  # a file system without locks, say
                os.close(self._file)
                raise
            holder = os.pread(self._file, 20, 0).decode("ascii", "replace").strip() if sys.platform != "win32" else "?"
            os.close(self._file)
            raise _in_use(folder, holder or "?") from problem
        os.truncate(self._file, 0)
        os.write(self._file, f"{os.getpid()}\n".encode())
        self._held.add(self._path)
        self._mine = True

    def release(self) -> None:
        """Let go. The file stays, because deleting it would let two servers lock two files of one name."""
        if self._mine:
            self._mine = False
            self._held.remove(self._path)
            os.close(self._file)


def _lock(file: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _in_use(folder: Path, holder: str) -> CannotOpen:
    return CannotOpen(
        f"expected a data folder that no server uses, got {str(folder)!r}, which process {holder} has open; "
        "stop that server or choose another folder"
    )
