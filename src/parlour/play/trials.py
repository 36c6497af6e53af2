"""Trying a content out: bots play many games with it, and the numbers say what has become of the game.

Whoever plays them is a port, as with bots: the pages ask, the laboratory plays.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, Protocol

from parlour.core.errors import ParlourError

LONGEST: Final = 90
"""Seconds that a trial may take."""


class TrialBroken(ParlourError):
    """A trial came to no result: its process was ended from outside, or there is a bug in it."""


class TrialTooLong(ParlourError):
    """A trial was ended because it took longer than it may; ``seconds`` is how long it may take."""

    def __init__(self, seconds: int) -> None:
        super().__init__(f"expected the games of a trial to be played within {seconds} seconds, got no end by then")
        self.seconds = seconds


@dataclass(frozen=True, slots=True)
class TrialTerms:
    """What is tried: so many games of a game at a table of ``seats`` bots of one level.

    ``content`` is the text of a content file, None the game's own pieces. The seed makes it repeatable.
    """

    game: str
    content: str | None
    seats: int
    level: int
    games: int
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Wins:
    """How often a character was played, and how often it won; a shared first place counts for each who shares it."""

    seats: int
    wins: int

    @property
    def share(self) -> float:
        """From 0 to 1."""
        return self.wins / self.seats if self.seats else 0.0


@dataclass(frozen=True, slots=True)
class TrialNumbers:
    """What the games came to. ``rounds`` has the length of each game that ended, ``unended`` counts the others.

    ``measures`` are means of what the game itself counts, ``characters`` the wins by character where it has any.
    """

    rounds: tuple[int, ...]
    unended: int
    wins_by_seat: tuple[int, ...]
    measures: Mapping[str, float] = field(default_factory=dict)
    characters: Mapping[str, Wins] = field(default_factory=dict)

    @property
    def rounds_mean(self) -> float:
        """Rounds a game that ended; 0 where none did."""
        return sum(self.rounds) / len(self.rounds) if self.rounds else 0.0


class TrialPort(Protocol):
    """Plays the games of a trial outside the event loop's process, and after everything else there is to do."""

    async def play(self, terms: TrialTerms, advance: Callable[[int], None]) -> TrialNumbers:
        """Play them all; ``advance`` is told how many are done so far. Cancelled, it ends the process.

        UnknownGame, BadContent, BadOption; TrialTooLong, TrialBroken.
        """
