"""Words: what the table says, in one language.

How a game's data become a sentence, for every game alike. An argument is turned by its name and its kind:

- ``seat``, ``other``, ``by``, ``starter`` and the list ``seats``: the names of the players;
- a text: the word ``<game>-<argument>-<text>``; where there is none, the number of the copy at its end is left off
  (the copy ``red-cup-2`` is said as the card ``red-cup``);
  With own content a piece has the name that its host gave it (``Game.called``); one without that the catalogue does not
  know is said by its id ("river_god" is "river god");
- a list: its items one by one, named in the singular (``cards`` are said as ``card``), joined as the language joins;
- a line of its own (an object with ``line``): that text; several are joined as sentences, those called ``parts`` as
  parts of one, those called ``rows`` as the rows of a table;
- a whole number: itself; true and false: the texts ``true`` and ``false``; None: as if it were not there.

Where an argument that the text needs is not there (its owner knows it, this eye does not), the entry with ``-hidden``
at the end of its key is said.
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from parlour.core.errors import BadContent, Unreadable
from parlour.core.options import Option, OptionValue, Part, write_option
from parlour.core.plain import Plain
from parlour.core.rules import AnyGame
from parlour.words.catalogue import Argument, MissingText, catalogue, owner_of
from parlour.words.languages import check_language
from parlour.words.problems import problem

_SEATS: Final = frozenset({"seat", "other", "by", "starter"})
_JOINTS: Final = {"parts": "list-parts", "rows": "list-rows"}
_COPY: Final = re.compile(r"-\d+\Z")


class Words:
    """The texts in one language. Cheap to make, equal to any other of its kind, safe to share between threads.

    ``pieces``: a game with a host's own content, of which nobody wrote the names; else None.
    """

    __slots__ = ("language", "pieces")

    def __init__(self, language: str, *, pieces: AnyGame | None = None) -> None:
        """BadOption if there is no such language."""
        self.language: Final = check_language(language)
        self.pieces: Final = pieces

    def for_game(self, game: AnyGame | None) -> "Words":
        """The same, for the pieces that this game is played with."""
        own = game is not None and game.own_content is not None
        return Words(self.language, pieces=game if own else None)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Words):
            return False
        return self.language == other.language and self.pieces is other.pieces

    def __hash__(self) -> int:
        return hash((self.language, id(self.pieces)))

    def __repr__(self) -> str:
        return f"Words({self.language!r})"

    def say(self, key: str, /, **arguments: Argument) -> str:
        """The text of a key; MissingText if there is none or if it needs an argument that is not given."""
        return _say(self.language, key, **arguments)

    def knows(self, key: str) -> bool:
        """Whether there is such a text."""
        return key in catalogue(self.language, owner_of(key)).placeholders

    def listed(self, items: Sequence[str]) -> str:
        """Several texts joined as this language does it; its word for none where there are none."""
        if not items:
            return self.say("list-empty")
        if len(items) == 1:
            return items[0]
        return self.say("list-between").join(items[:-1]) + self.say("list-last") + items[-1]

    # --- a game's data as sentences -----------------------------------------------------------------------------

    def event(self, game: str, told: Mapping[str, Plain], names: Sequence[str]) -> str:
        """What happened, as it was told to one eye; ``names`` are the players' by seat. MissingText, Unreadable."""
        return self._tell(_key(game, "event", told.get("event")), told, names)

    def answer(self, game: str, spoken: Mapping[str, Plain], names: Sequence[str]) -> str:
        """An answer as the label of its button or line; ``say`` in it names the text. MissingText, Unreadable."""
        return self._tell(_key(game, "answer", spoken.get("say")), spoken, names)

    def line(self, game: str, told: Mapping[str, Plain], names: Sequence[str]) -> str:
        """A line of a text display; ``line`` in it names the text. MissingText, Unreadable."""
        return self._tell(_key(game, "line", told.get("line")), told, names)

    def question(self, game: str, about: str, names: Sequence[str] = (), **arguments: Plain) -> str:
        """What you are asked."""
        return self._tell(_key(game, "question", about), arguments, names)

    def waiting(self, game: str, about: str, names: Sequence[str] = (), **arguments: Plain) -> str:
        """Whose answer the table awaits, to the others (``seat`` is who is asked; nature has none)."""
        return self._tell(_key(game, "waiting", about), arguments, names)

    def refusal(self, game: str, reason: str, names: Sequence[str] = (), **arguments: Plain) -> str:
        """Why not: the game's own sentence, else the frame's."""
        key = _key(game, "refusal", reason)
        if not self.knows(key):
            key = key.removeprefix(f"{game}-")
        return self._tell(key, arguments, names, game=game)

    def word(self, game: str, kind: str, value: str) -> str:
        """The word for a piece or another closed value: of kind ``card``, the copy ``red-cup-2`` is ``red-cup``."""
        if self.pieces is None:
            return _word(self.language, game, kind, value)
        told = self.pieces.called(kind, value)
        name = "" if told is None else str(told["name"])
        if not name and self._known(game, kind, value):
            return _word(self.language, game, kind, value)
        if told is None:
            return _spelled(value)
        name = name or _spelled(str(told["id"]))
        return self.say(f"{game}-line-{told['line']}", name=name) if "line" in told else name

    def _known(self, game: str, kind: str, value: str) -> bool:
        key = f"{game}-{kind}-{value}"
        return self.knows(key) or self.knows(_COPY.sub("", key))

    def piece(self, game: str, kind: str, value: str, *, text: str) -> str:
        """Another text of a piece ("dice_forge-card-elder-help"); empty where a host's own piece has none."""
        key = f"{game}-{kind}-{value}-{text}"
        return "" if self.pieces is not None and not self.knows(key) else self.say(key)

    # --- content files ------------------------------------------------------------------------------------------

    def problem(self, error: BadContent) -> str:
        """What is wrong with a content file, with the line where there is one, but without the file's name.

        The error's own message where its reader gave no reason (``BadContent.reason``).
        """
        return problem(self, error)

    def sheet(self, game: str, table: str) -> str:
        """What the entries of a table of the content file are called."""
        return self.say(f"{game}-sheet-{table}")

    def field(self, game: str, key: str) -> str:
        """What a key of the content file is called."""
        return self.say(f"{game}-field-{key}")

    # --- a game's rules and options -----------------------------------------------------------------------------

    def rule(self, game: str, clause: str) -> str:
        """The text of a clause."""
        return self.say(f"{game}-rule-{clause}")

    def chapter(self, game: str, chapter: str) -> str:
        """The title of a chapter of the rules."""
        return self.say(f"{game}-chapter-{chapter}")

    def option(self, game: str, option: str) -> str:
        """The name of a table option."""
        return self.say(f"{game}-option-{option}")

    def option_help(self, game: str, option: str) -> str:
        """What a table option decides, and what each value does."""
        return self.say(f"{game}-option-{option}-help")

    def option_value(self, game: str, option: Option, value: OptionValue) -> str:
        """One value of a table option, also one that is not listed: a number, or what is put together from parts."""
        phrase, arguments = option.said(value)
        return self._tell(f"{game}-option-{option.key}-{phrase}", arguments, (), game=game)

    def option_part(self, game: str, part: Part) -> str:
        """What one of the parts of an option's value is about."""
        return self.say(f"{game}-{part.kind}-place-{part.key}")

    def _tell(self, key: str, data: Mapping[str, Plain], names: Sequence[str], *, game: str | None = None) -> str:
        needed = self._needed(key)
        hidden = f"{key}-hidden"
        if any(data.get(name) is None for name in needed) and self.knows(hidden):
            key, needed = hidden, self._needed(hidden)
        speaker = owner_of(key) if game is None else game
        arguments = {name: self._argument(speaker, name, data[name], names) for name in needed if name in data}
        return _say(self.language, key, **arguments)

    def _needed(self, key: str) -> frozenset[str]:
        entries = catalogue(self.language, owner_of(key))
        if key not in entries.placeholders:
            raise MissingText(f"no text {key!r} in {entries.source}")
        return entries.placeholders[key]

    def _argument(self, game: str, name: str, value: Plain, names: Sequence[str]) -> Argument:
        if isinstance(value, dict):
            return self._tell(_key(game, "line", value.get("line")), value, names)
        if isinstance(value, list):
            said = [str(self._argument(game, name.removesuffix("s"), item, names)) for item in value]
            if value and isinstance(value[0], dict):
                return self.say(_JOINTS.get(name, "list-sentences")).join(said)
            return self.listed(said)
        if name in _SEATS:
            return _name(names, value)
        if isinstance(value, bool):
            return write_option(value)
        if isinstance(value, int):
            return value
        if isinstance(value, str):
            return self.word(game, name, value)
        raise Unreadable(f"expected {name!r} to be a text, a whole number or a list of them, got {value!r}")


@lru_cache(maxsize=16384, typed=True)
def _say(language: str, key: str, /, **arguments: Argument) -> str:
    """Formatted once, then remembered: pages say the same things thousands of times a second."""
    return catalogue(language, owner_of(key)).format(key, arguments)


@lru_cache(maxsize=4096)
def _word(language: str, game: str, kind: str, value: str) -> str:
    key = f"{game}-{kind}-{value}"
    entries = catalogue(language, owner_of(key))
    if key not in entries.placeholders:
        key = _COPY.sub("", key)
    return entries.format(key, {})


def _spelled(id: str) -> str:
    """An id that nobody named, as words."""
    return _COPY.sub("", id).replace("_", " ").replace("-", " ")


def _key(game: str, kind: str, name: Plain) -> str:
    """The key of a text; names in code may have underscores, these keys have hyphens."""
    if not isinstance(name, str):
        raise Unreadable(f"expected the {kind} to be named by a text, got {name!r}")
    return f"{game}-{kind}-{name.replace('_', '-')}"


def _name(names: Sequence[str], seat: Plain) -> str:
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(names):
        raise Unreadable(f"expected a seat from 0 to {len(names) - 1}, got {seat!r}")
    return names[seat]
