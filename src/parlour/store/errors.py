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


class UnknownContent(Unknown):
    """This guest has no such saved content; somebody else may, which is not told."""


class TakenName(ParlourError):
    """The guest has another saved content of this name for this game; ``name`` is the name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"expected a name that no other saved content of this game has, got {name!r}")
        self.name = name


class TooManyContents(ParlourError):
    """The guest has as many saved contents as one may have; ``most`` is how many."""

    def __init__(self, most: int) -> None:
        super().__init__(f"expected at most {most} saved contents of one guest, got one more; delete one first")
        self.most = most


class RepeatedNonce(ParlourError):
    """The match holds an entry with this nonce already; `n` is its slot. Nothing was written."""

    def __init__(self, nonce: str, n: int) -> None:
        super().__init__(f"expected a nonce that is new in this match, got {nonce!r}, which slot {n} holds")
        self.nonce = nonce
        self.n = n
