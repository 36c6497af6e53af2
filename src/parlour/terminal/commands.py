"""What can be typed at any prompt besides answers: ?, rules, log, undo, help, quit."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from parlour.core.plain import Plain
from parlour.terminal.teller import Teller
from parlour.words import chapters, clauses

_LAST: Final = 20
"""Lines of the log that are shown."""


class Quit(Exception):
    """The person wants to stop."""


class Commands:
    """Obeys; ``show`` prints a line, ``undo`` takes back the last answer, ``log`` is what has been told so far."""

    def __init__(
        self, teller: Teller, show: Callable[[Text], None], *, undo: Callable[[], None], log: Sequence[Text]
    ) -> None:
        self._teller: Final = teller
        self._words: Final = teller.words
        self._game: Final = teller.game.key
        self._show: Final = show
        self._undo: Final = undo
        self._log: Final = log

    def obeyed(self, typed: str, question: dict[str, Plain] | None, view: dict[str, Plain]) -> bool:
        """Whether this was a command; ``question`` is the open one, if there is one. Quit, if that was typed."""
        name, _, rest = typed.partition(" ")
        match name.lower():
            case "quit":
                raise Quit
            case "help":
                self._show(Text(self._words.say("terminal-help")))
            case "log":
                for line in self._log[-_LAST:]:
                    self._show(line)
            case "undo":
                self._undo()
            case "rules":
                self._rules(rest.strip())
            case "?":
                self._why(question, rest.strip(), view)
            case _:
                return False
        return True

    def explain(self, grey: dict[str, Plain]) -> None:
        """The reason why an answer is greyed, and the clauses that say so."""
        arguments = grey["args"]
        named = grey["clauses"]
        assert isinstance(arguments, dict) and isinstance(named, list)
        self._show(self._teller.refusal(str(grey["reason"]), arguments))
        for clause in named:
            self._clause(str(clause))

    def _why(self, question: dict[str, Plain] | None, wanted: str, view: dict[str, Plain]) -> None:
        """Explain the greyed answers: all of them, or the one that was named."""
        listed = question["greyed"] if question is not None else []
        assert isinstance(listed, list)
        found = [each for each in listed if isinstance(each, dict) and wanted in ("", each["answer"])]
        if question is None or not found:
            self._show(Text(self._words.say("terminal-nothing-greyed")))
            return
        for grey in found:
            self._show(Text(self._teller.label(str(question["about"]), str(grey["answer"]), view), style="bold"))
            self.explain(grey)

    def _rules(self, wanted: str) -> None:
        """One clause, or the chapters and where their clauses are."""
        if wanted in clauses(self._game):
            self._clause(wanted)
            return
        if wanted:
            self._show(Text(self._words.say("terminal-no-clause", typed=wanted[:60])))
        for chapter in chapters(self._game):
            title = self._words.chapter(self._game, chapter.id)
            self._show(Text(self._words.say("terminal-chapter", title=title, clauses=" ".join(chapter.clauses))))

    def _clause(self, clause: str) -> None:
        self._show(Text(self._words.say("terminal-clause", clause=clause, text=self._words.rule(self._game, clause))))
