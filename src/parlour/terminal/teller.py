"""A game's data as lines for a terminal: the catalogues' sentences, with a colour and a symbol at every piece."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.text import Text

from parlour.core.agenda import Verdict
from parlour.core.events import Told
from parlour.core.plain import Plain
from parlour.core.rules import AnyGame
from parlour.words import Words

TINTS: Final = {
    "red": ("▴", "bold red"),
    "blue": ("▾", "bold blue"),
    "yellow": ("✦", "bold yellow"),
    "green": ("✚", "bold green"),
    "grey": ("⬢", "bold"),
}
"""The symbol and the style of each tint: no colour stands alone. All symbols are one column wide everywhere."""


class Teller:
    """Speaks of one game in one language; ``names`` are the players' by seat."""

    def __init__(self, game: AnyGame, words: Words, names: Sequence[str]) -> None:
        self.game: Final = game
        self.words: Final = words
        self.names: Final = tuple(names)

    def event(self, told: Told) -> Text:
        """What happened."""
        return self._tinted(self.words.event(self.game.key, told, self.names), told)

    def table(self, view: dict[str, Plain]) -> list[Text]:
        """The whole table, a line each."""
        return [self._tinted(self.words.line(self.game.key, line, self.names), line) for line in self.game.lines(view)]

    def answer(self, about: str, answer: str, view: Mapping[str, Plain]) -> Text:
        """The label of an answer, and what stands on the pieces it names."""
        spoken = self.game.spoken(about, answer)
        text = self._tinted(self.label(about, answer, view), spoken)
        notes = [self._note(kind, value) for kind, value in _values(spoken)]
        shown = self.words.listed([note for note in notes if note]) if any(notes) else ""
        return text.append(f"  ({shown})", style="dim") if shown else text

    def label(self, about: str, answer: str, view: Mapping[str, Plain]) -> str:
        """The label alone, as people may type it. A number that the text needs may come from the view."""
        numbers = {key: value for key, value in view.items() if isinstance(value, int)}
        return self.words.answer(self.game.key, {**numbers, **self.game.spoken(about, answer)}, self.names)

    def question(self, about: str) -> str:
        """What the person is asked."""
        return self.words.question(self.game.key, about, self.names)

    def waiting(self, seat: int, about: str) -> str:
        """Whose answer is awaited."""
        return self.words.waiting(self.game.key, about, self.names, seat=seat)

    def refusal(self, reason: str, arguments: Mapping[str, Plain]) -> Text:
        """Why not."""
        return self._tinted(self.words.refusal(self.game.key, reason, self.names, **arguments), arguments)

    def verdict(self, verdict: Verdict) -> list[Text]:
        """The places, the best first, and why."""
        order = sorted(range(len(verdict.places)), key=lambda seat: (verdict.places[seat], seat))
        lines = [
            Text(
                self.words.say(
                    "terminal-place", place=verdict.places[seat], name=self.names[seat], score=verdict.scores[seat]
                )
            )
            for seat in order
        ]
        return [*lines, Text(self.words.say(f"{self.game.key}-verdict-{verdict.why}"))]

    def _note(self, kind: str, value: str) -> str:
        """What stands on a piece; empty where there is nothing to say."""
        caption = self.game.caption(kind, value)
        return self.words.line(self.game.key, caption, self.names) if caption and "line" in caption else ""

    def _tinted(self, sentence: str, told: Mapping[str, Plain]) -> Text:
        """The sentence with the symbol and the style of its tint at every word of a piece."""
        tints: dict[str, str] = {}
        for kind, value in _values(told):
            caption = self.game.caption(kind, value)
            if caption is not None and caption.get("tint") in TINTS:
                tints[self.words.word(self.game.key, kind, value)] = str(caption["tint"])
        if not tints:
            return Text(sentence)
        longest_first = sorted(tints, key=lambda word: (-len(word), word))
        text = Text()
        for part in re.split(f"({'|'.join(map(re.escape, longest_first))})", sentence):
            if part in tints:
                symbol, style = TINTS[tints[part]]
                text.append(f"{symbol} {part}", style=style)
            else:
                text.append(part)
        return text


def _values(told: Mapping[str, Plain]) -> Iterator[tuple[str, str]]:
    """Every text among the arguments with the kind it is a word of; items of a list are named in the singular."""
    for name, value in told.items():
        if isinstance(value, str):
            yield name, value
        elif isinstance(value, list):
            yield from ((name.removesuffix("s"), item) for item in value if isinstance(item, str))
