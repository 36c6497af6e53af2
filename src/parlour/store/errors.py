"""What the store refuses, beyond `Stale` (the slot is taken) and `Corrupt` (what was read makes no sense)."""

from parlour.core.errors import ParlourError


class CannotOpen(ParlourError):
    """The data folder or database cannot be used: not writable, in use, gone, or written by a newer Parlour."""


class CannotStore(ParlourError):
    """A write was not acknowledged: closed store, full disk, a text no database can keep.

    Nothing may be told about it. When the disk failed in the middle of a commit, only reading the log again shows
    whether it was kept.
    """


class Unknown(ParlourError):
    """There is no such match or guest."""


class RepeatedNonce(ParlourError):
    """The match holds an entry with this nonce already; `n` is its slot. Nothing was written."""

    def __init__(self, nonce: str, n: int) -> None:
        super().__init__(f"expected a nonce that is new in this match, got {nonce!r}, which slot {n} holds")
        self.nonce = nonce
        self.n = n
