"""A small stream of numbers: sfc32 (Small Fast Counter, Chris Doty-Humphrey), 128 bits of state.

``random.Random`` carries 2.5 kB of state, and the standard library's numbers are not ours to keep stable. This stream is
the same on every Python and interpreted or compiled: all intermediate values stay below 2**54.
"""

from hashlib import sha256
from typing import Final

_MASK: Final = 0xFFFFFFFF


class Stream:
    """Numbers from a seed (any text or number): the same seed gives the same numbers."""

    __slots__ = ("_a", "_b", "_c", "_counter")

    def __init__(self, seed: int | str) -> None:
        digest = sha256(f"parlour {seed}".encode()).digest()
        self._a: int = int.from_bytes(digest[0:4], "little")
        self._b: int = int.from_bytes(digest[4:8], "little")
        self._c: int = int.from_bytes(digest[8:12], "little")
        self._counter: int = 1
        for _ in range(12):
            self.word()

    def word(self) -> int:
        """The next 32 bits."""
        b = self._b
        c = self._c
        counter = self._counter
        out = (self._a + b + counter) & _MASK
        self._counter = (counter + 1) & _MASK
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & _MASK
        self._c = ((((c << 21) | (c >> 11)) & _MASK) + out) & _MASK
        return out

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 to ``stop`` - 1, without bias (``stop`` at most 2**32)."""
        if stop <= 1:
            assert stop == 1, "there must be something to choose from"
            return 0
        limit = 0x100000000 - 0x100000000 % stop
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % stop
