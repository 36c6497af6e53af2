"""A stream of numbers from a seed, the same on every Python and for ever: SHAKE-128 (FIPS 202) read as 16-bit words.

``random.Random`` carries 2.5 kB of state, and how it maps its bits to a range is the standard library's to change. Here
the words come in blocks from ``hashlib``, which is also faster than any generator written in Python.
"""

from hashlib import shake_128
from typing import Final

_BLOCK: Final = 4096
"""Bytes in a block."""

_WORD: Final = 0x10000
_SMALL: Final = 0x4000
"""Up to here a scaled word fits the integers that CPython handles fastest (30 bits)."""


class Stream:
    """Numbers from a seed (any text or number): the same seed gives the same numbers."""

    __slots__ = ("_at", "_block", "_bytes", "_seed")

    def __init__(self, seed: int | str) -> None:
        self._seed: Final = f"parlour {seed}"
        self._block: int = 0
        self._bytes: bytes = b""
        self._at: int = _BLOCK

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 to ``stop`` - 1, without bias (``stop`` from 1 to 2**30).

        Lemire's multiplication: a word scaled to ``stop`` parts; words from the uneven remainder are drawn again.
        """
        if stop > _SMALL:
            return self._wide(stop)
        at = self._at
        if at == _BLOCK:
            self._refill()
            at = 0
        self._at = at + 2
        words = self._bytes
        scaled = (words[at] | words[at + 1] << 8) * stop
        if scaled & 0xFFFF < stop:
            assert stop > 0, f"expected to choose from 1 thing or more, got {stop}"
            if scaled & 0xFFFF < _WORD % stop:
                return self.randrange(stop)
        return scaled >> 16

    def _wide(self, stop: int) -> int:
        """The same for more than 2**14 things: two words, drawn again beyond the last whole multiple."""
        assert stop <= 1 << 30, f"expected to choose from at most 2**30 things, got {stop}"
        while True:
            number = self.randrange(_SMALL) << 16 | self.randrange(_SMALL) << 2 | self.randrange(4)
            if number < (1 << 30) - (1 << 30) % stop:
                return number % stop

    def _refill(self) -> None:
        """The next block: words of two bytes, the least significant first."""
        self._bytes = shake_128(f"{self._seed} {self._block}".encode()).digest(_BLOCK)
        self._block += 1
