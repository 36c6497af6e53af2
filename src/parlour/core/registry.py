"""The games there are: each is registered by the entry point group ``parlour.games``, its key the entry's name."""

from functools import cache, lru_cache
from importlib.metadata import entry_points
from typing import Final

from parlour.core.errors import UnknownGame
from parlour.core.rules import AnyGame, Game

GROUP: Final = "parlour.games"


@cache
def games() -> tuple[str, ...]:
    """The keys of all registered games, in alphabetical order."""
    return tuple(sorted({entry.name for entry in entry_points(group=GROUP)}))


@cache
def game(key: str) -> AnyGame:
    """The game registered under this key; UnknownGame if there is none."""
    for entry in entry_points(group=GROUP):
        if entry.name == key:
            found: object = entry.load()
            assert isinstance(found, Game), f"entry point {key!r} must name a Game, names {found!r}"
            return found
    raise UnknownGame(f"unknown game {key!r}; expected one of {', '.join(games())}")


@lru_cache(maxsize=32)
def game_with(key: str, content: str | None, name: str = "content") -> AnyGame:
    """The game with the pieces of this content text, called ``name`` in errors; None: with its own. Remembered.

    UnknownGame; BadContent, also where the game has no content file.
    """
    found = game(key)
    return found if content is None else found.with_content(content, name)
