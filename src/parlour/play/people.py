"""What people may say at a table: names, titles, chat lines, nonces. Everything else about them is kept as it came."""

import math
import unicodedata
from collections import deque
from collections.abc import Callable
from typing import Final

from parlour.play.errors import BadText, TooMuch

NAME: Final = 24
TITLE: Final = 60
LINE: Final = 500
NONCE: Final = 64

LINES: Final = 5
"""So many chat lines from one guest ..."""
SECONDS: Final = 10.0
"""... within so many seconds."""

_CONTROLS: Final = ("Cc", "Cs", "Cn", "Zl", "Zp")
_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_INVISIBLE: Final = ("Z", "C", "M")
_FILLERS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")


def clean_name(name: str) -> str:
    """A person's name, trimmed, 1 to 24 characters. Raises BadText."""
    return _clean(name, what="a name", least=1, most=NAME)


def clean_title(title: str) -> str:
    """A table's title, trimmed, at most 60 characters. Raises BadText."""
    return _clean(title, what="a title", least=0, most=TITLE)


def clean_line(line: str) -> str:
    """A line of chat, trimmed, 1 to 500 characters. Raises BadText."""
    return _clean(line, what="a chat line", least=1, most=LINE)


def clean_nonce(nonce: str) -> str:
    """What marks an answer as sent once, 1 to 64 printable ASCII characters. Raises BadText."""
    if not (1 <= len(nonce) <= NONCE and nonce.isascii() and nonce.isprintable()):
        raise BadText(f"expected a nonce of 1 to {NONCE} printable ASCII characters, got {nonce[:80]!r}", most=NONCE)
    return nonce


class Measure:
    """Keeps one guest's chat within 5 lines in 10 seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        """``now`` gives seconds."""
        self._now = now
        self._said: deque[float] = deque(maxlen=LINES)

    def allow(self) -> None:
        """Count one more line. Raises TooMuch with the seconds until there is room."""
        now = self._now()
        if len(self._said) == LINES and now - self._said[0] < SECONDS:
            wait = math.ceil(self._said[0] + SECONDS - now)
            raise TooMuch(
                f"expected at most {LINES} chat lines in {SECONDS:.0f} seconds, got one more; wait {wait} seconds",
                limit=LINES,
                seconds=wait,
            )
        self._said.append(now)

    @property
    def idle(self) -> bool:
        """Whether nothing counts any more."""
        return not self._said or self._now() - self._said[-1] >= SECONDS


def _clean(text: str, *, what: str, least: int, most: int) -> str:
    trimmed = text.strip()
    for character in trimmed:
        if unicodedata.category(character) in _CONTROLS or character in _TURNING:
            raise BadText(f"expected {what} without control characters, got {text[:80]!r}", most=most)
    if not least <= len(trimmed) <= most:
        raise BadText(f"expected {what} of {least} to {most} characters, got {len(trimmed)}: {text[:80]!r}", most=most)
    if trimmed and not any(map(_visible, trimmed)):
        raise BadText(f"expected {what} that can be seen, got {text[:80]!r}", most=most)
    return trimmed


def _visible(character: str) -> bool:
    return unicodedata.category(character)[0] not in _INVISIBLE and character not in _FILLERS
