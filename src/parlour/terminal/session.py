"""The conversation: what is shown, what is asked, what is typed.

An answer is typed by its number, its canonical text or its label. Windows may be typed at any prompt; nobody announces
them. There is a pause before every bot's answer while the person has a window open, whatever that window is worth, so
that the pause tells nothing.
"""

from pathlib import Path
from typing import Final, TextIO

from rich.console import Console
from rich.text import Text

from parlour.core.errors import ParlourError
from parlour.core.plain import Plain
from parlour.terminal.commands import Commands, Quit
from parlour.terminal.match import Match
from parlour.terminal.teller import Teller
from parlour.words import Words

_LOG_KEPT: Final = 1000
_GO_ON: Final = ("", "1")


class InputEnded(ParlourError):
    """The input ended before the game did."""


class Session:
    """A person at a terminal playing one match."""

    def __init__(self, match: Match, words: Words, *, console: Console, source: TextIO) -> None:
        self.match: Final = match
        self._words: Final = words
        self._console: Final = console
        self._source: Final = source
        self._teller: Final = Teller(match.game, words.for_game(match.game), names_of(match.state.table.seats, words))
        self._log: Final[list[Text]] = []
        self._commands: Final = Commands(self._teller, self._show, undo=self._take_back, log=self._log)
        self._paused = False

    def run(self) -> None:
        """Play to the end or until the person quits. InputEnded if there is nothing more to read."""
        self._show(Text(self._words.say("terminal-welcome", game=self._words.say(f"{self.match.game.key}-name"))))
        try:
            while self.match.state.asked is not None:
                self._go_on()
        except Quit:
            self._show(Text(self._words.say("terminal-quit")))
            return
        self._tell()
        assert self.match.state.verdict is not None, "a game without a question has a verdict"
        for line in self._teller.verdict(self.match.state.verdict):
            self._show(line)

    def save(self, path: Path) -> None:
        """Write what has been played so far as a record. OSError."""
        path.write_text(self.match.record.text(), "utf-8", newline="\n")
        self._show(Text(self._words.say("terminal-saved", file=str(path))))

    def _go_on(self) -> None:
        match = self.match
        if match.nature():
            return
        if match.mine(optional=False):
            self._my_answer()
            self._paused = False
        elif not match.own_windows() and not self._pause() and not match.windows():
            match.bot_answers()
            self._paused = False

    def _pause(self) -> bool:
        """Give the person time to use a window, once before each answer of a bot; whether one was used."""
        if self._paused or not self.match.mine(optional=True):
            return False
        self._paused = True
        self._tell()
        asked = self.match.state.asked
        assert asked is not None
        while True:
            typed = self._read(self._words.say("terminal-go-on", waiting=self._teller.waiting(asked.seat, asked.about)))
            if typed in _GO_ON:
                return False
            if self._window(typed):
                return True
            if not self._commands.obeyed(typed, None, {}):
                self._refuse(typed, [])

    def _my_answer(self) -> None:
        """Show the table and the question until it has been answered."""
        self._tell()
        for line in self._teller.table(self.match.view()):
            self._show(line)
        while True:
            question = self.match.mine(optional=False)[0]
            view = self.match.view()
            answers = self._list(question, view)
            typed = self._read(self._words.say("terminal-prompt"))
            if typed and self._answered(typed, question, answers, view):
                return
            if not self.match.mine(optional=False):
                return

    def _list(self, question: dict[str, Plain], view: dict[str, Plain]) -> list[str]:
        """Show the question and its answers by number, the greyed ones without; returns the answers."""
        about = str(question["about"])
        self._show(Text(self._teller.question(about), style="bold"))
        answers = texts(question["answers"])
        for number, answer in enumerate(answers, start=1):
            self._show(Text(f"{number:>3}  ").append_text(self._teller.answer(about, answer, view)))
        for grey in greyed(question):
            label = self._teller.label(about, str(grey["answer"]), view)
            self._show(Text(f"  ·  {label}", style="dim"))
        return answers

    def _answered(self, typed: str, question: dict[str, Plain], answers: list[str], view: dict[str, Plain]) -> bool:
        """Whether what was typed answered the question; else it is obeyed, or refused with the reason."""
        about = str(question["about"])
        if typed.isascii() and typed.isdecimal() and 0 < int(typed[:9]) <= len(answers):
            chosen: str | None = answers[int(typed) - 1]
        else:
            labels = {plain(self._teller.label(about, answer, view)): answer for answer in answers}
            chosen = typed if typed in answers else labels.get(plain(typed))
        if chosen is not None:
            self.match.answer(about, chosen)
            return True
        if not self._window(typed) and not self._commands.obeyed(typed, question, view):
            self._refuse(typed, greyed(question))
        return False

    def _window(self, typed: str) -> bool:
        """Use the window whose answer was typed, by its canonical text or its label; whether there is one."""
        for question in self.match.mine(optional=True):
            about = str(question["about"])
            for answer in texts(question["answers"]):
                if typed == answer or plain(typed) == plain(self._teller.label(about, answer, {})):
                    self.match.answer(about, answer)
                    self._tell()
                    return True
        return False

    def _take_back(self) -> None:
        """Take the last answer back, and show the table as it was before; or say that there is none to take back."""
        self._tell()
        if not self.match.take_back():
            self._show(Text(self._words.say("terminal-nothing-to-take-back")))
            return
        line = Text(self._words.say("terminal-took-back"))
        self._log.append(line)
        for each in (line, *self._teller.table(self.match.view())):
            self._show(each)

    def _refuse(self, typed: str, grey: list[dict[str, Plain]]) -> None:
        """Say why not: the rule's reason for a greyed answer, else that it is none."""
        for each in grey:
            if typed == each["answer"]:
                self._commands.explain(each)
                return
        self._show(Text(self._words.say("terminal-unknown", typed=typed[:60])))

    def _tell(self) -> None:
        """Show what has happened since it was last shown."""
        for told in self.match.fresh:
            line = self._teller.event(told)
            self._log.append(line)
            self._show(line)
        self.match.fresh = []
        del self._log[:-_LOG_KEPT]

    def _read(self, prompt: str) -> str:
        self._console.print(Text(prompt), end=" ", soft_wrap=True)
        line = self._source.readline()
        if not line:
            self._console.print()
            raise InputEnded(self._words.say("terminal-ended"))
        if not self._source.isatty():
            # Typed by nobody, so nobody has seen it.
            self._console.print(Text(line.rstrip("\n")))
        return line.strip()

    def _show(self, text: Text) -> None:
        self._console.print(text)


def names_of(seats: int, words: Words) -> list[str]:
    """The person's name and the bots'."""
    return [words.say("terminal-you"), *(words.say("terminal-bot", number=seat) for seat in range(1, seats))]


def texts(data: Plain) -> list[str]:
    """The texts in a list."""
    assert isinstance(data, list)
    return [each for each in data if isinstance(each, str)]


def greyed(question: dict[str, Plain]) -> list[dict[str, Plain]]:
    """The greyed answers of a question."""
    listed = question["greyed"]
    assert isinstance(listed, list)
    return [each for each in listed if isinstance(each, dict)]


def plain(label: str) -> str:
    """A label as somebody might type it: without capitals and punctuation at its end."""
    return label.strip().casefold().rstrip("!！.。")
