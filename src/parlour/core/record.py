"""Records: a whole game as text, one answer a line, nature's included (docs/notation.md).

A record is the truth about a game; saved positions are a cache. It can be read by a person and replayed by a program in
any language: header lines ``key: value``, an empty line, then ``seat about answer`` a line, ``*`` for nature,
``;`` for comments.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from parlour.core.errors import BadOption, Corrupt, Illegal, OutOfTurn, ParlourError, Unreadable
from parlour.core.options import OptionValue, read_options, write_option
from parlour.core.questions import Answer, Question
from parlour.core.registry import game_with
from parlour.core.rules import AnyGame, AnyState
from parlour.core.seats import NATURE, Seat

RECORD_FORMAT: Final = 1


class Line:
    """One answer: who, about what, and the answer's canonical text."""

    __slots__ = ("about", "answer", "seat")

    def __init__(self, seat: Seat, about: str, answer: str) -> None:
        self.seat: Final = seat
        self.about: Final = about
        self.answer: Final = answer

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        who = "*" if self.seat == NATURE else str(self.seat)
        return f"{who} {self.about} {self.answer}"


class Record:
    """A game from its first answer: the header, and one ``Line`` an answer.

    ``notes`` are further header lines (who played, when, a commitment to the dice), which the rules do not read.
    ``pieces`` is the text of the own content file it is played with, if it is; the record names its hash only.
    """

    __slots__ = ("content", "game", "lines", "notes", "options", "pieces", "rules", "seats")

    def __init__(
        self,
        *,
        game: str,
        rules: int,
        content: str,
        seats: int,
        options: Mapping[str, OptionValue],
        lines: Sequence[Line] = (),
        notes: Mapping[str, str] | None = None,
        pieces: str | None = None,
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.content: Final = content
        self.seats: Final = seats
        self.options: Final[dict[str, OptionValue]] = dict(options)
        self.lines: Final[list[Line]] = list(lines)
        self.notes: Final[dict[str, str]] = dict(notes) if notes is not None else {}
        self.pieces: Final = pieces

    @staticmethod
    def of(state: AnyState, notes: Mapping[str, str] | None = None) -> "Record":
        """An empty record for a game just set up."""
        options = state.table.save()["options"]
        assert isinstance(options, dict)
        kept: dict[str, OptionValue] = {}
        for key, value in options.items():
            assert isinstance(value, (bool, int, str))
            kept[key] = value
        game = state.game
        return Record(
            game=game.key,
            rules=game.rules_version,
            content=game.content_hash,
            seats=state.table.seats,
            options=kept,
            notes=notes,
            pieces=game.own_content,
        )

    def add(self, state: AnyState, answer: Answer) -> Line:
        """Write down an answer about to be played; the line says what was asked."""
        question = question_for(state, answer)
        line = Line(answer.seat, question.about, state.game.write(question, answer.value))
        self.lines.append(line)
        return line

    def text(self) -> str:
        """The record as text; ``parse`` reads it back."""
        options = ",".join(f"{key}={write_option(value)}" for key, value in self.options.items())
        head = [
            f"parlour: {RECORD_FORMAT}",
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"content: {self.content}",
            f"seats: {self.seats}",
            f"options: {options}",
        ]
        head.extend(f"{key}: {value}" for key, value in self.notes.items())
        return "\n".join([*head, "", *[str(line) for line in self.lines], ""])

    @staticmethod
    def parse(written: str, *, pieces: str | None = None, name: str = "content") -> "Record":
        """Read a record; Corrupt names the line that cannot be read.

        ``pieces`` is the text of the own content file it was played with, called ``name`` in errors: BadContent for
        one that does not add up, Corrupt for another than it was played with.
        """
        head: dict[str, str] = {}
        lines: list[Line] = []
        in_head = True
        for number, raw in enumerate(written.splitlines(), start=1):
            row = raw.partition(";")[0].strip()
            if in_head and not row and head:
                in_head = False
            elif in_head and row:
                key, colon, value = row.partition(":")
                if not colon or key.strip() in head:
                    raise Corrupt(f"line {number}: expected a header line 'key: value', each key once, got {raw!r}")
                head[key.strip()] = value.strip()
            elif row:
                lines.append(_read_line(row, number))
        return _with_head(head, lines, pieces, name)

    def start(self) -> AnyState:
        """The position before the first line. Corrupt if the rules or the content have changed since."""
        game = game_with(self.game, self.pieces)
        if game.rules_version != self.rules:
            raise Corrupt(f"expected rules version {game.rules_version} of {self.game}, got {self.rules}")
        if game.content_hash != self.content:
            raise _other_pieces(game, self.content)
        return game.setup(seats=self.seats, options=self.options)

    def replay(self, upto: int | None = None) -> AnyState:
        """The position after ``upto`` lines (all by default). Corrupt names the line that does not fit the rules."""
        count = len(self.lines) if upto is None else upto
        if not 0 <= count <= len(self.lines):
            raise BadOption(f"expected a position from 0 to {len(self.lines)}, got {count}")
        state = self.start()
        for number, line in enumerate(self.lines[:count], start=1):
            play_line(state, line, number)
        return state


def play_line(state: AnyState, line: Line, number: int) -> None:
    """Play one line of a record; Corrupt names it if it does not fit."""
    try:
        state.play(state.game.read_answer(state, line.seat, line.about, line.answer))
    except (Unreadable, Illegal, OutOfTurn) as error:
        raise Corrupt(f"answer {number} ({line}) does not fit the game: {error}") from error


def question_for(state: AnyState, answer: Answer) -> Question:
    """The open question this answer answers; the error of playing it if there is none."""
    for question in state.questions:
        if question.seat == answer.seat and question.allows(answer.value):
            return question
    raise state.refused(answer.seat, answer.value)


def _read_line(row: str, number: int) -> Line:
    parts = row.split(maxsplit=2)
    if len(parts) != 3 or not (parts[0] == "*" or (parts[0].isdecimal() and parts[0].isascii())):
        raise Corrupt(f"line {number}: expected 'seat about answer' or '* about answer', got {row!r}")
    return Line(NATURE if parts[0] == "*" else int(parts[0]), parts[1], parts[2])


def _other_pieces(game: AnyGame, content: str) -> Corrupt:
    """The error for a record that was played with other pieces than these."""
    if game.own_content is not None:
        return Corrupt(f"expected the content file that the record was played with, {content}, got {game.content_hash}")
    return Corrupt(
        f"the record was played with content {content}, and {game.key}'s own is {game.content_hash}: expected the "
        f"content file it was played with (--content FILE), got none"
    )


def _with_head(head: dict[str, str], lines: list[Line], pieces: str | None, name: str) -> Record:
    for key in ("parlour", "game", "rules", "content", "seats", "options"):
        if key not in head:
            raise Corrupt(f"expected the header line '{key}: ...', got only {', '.join(head) or 'nothing'}")
    if head.pop("parlour") != str(RECORD_FORMAT):
        raise Corrupt(f"expected a record of format {RECORD_FORMAT}")
    game = game_with(head.pop("game"), pieces, name)
    rules, seats = head.pop("rules"), head.pop("seats")
    for key, value in (("rules", rules), ("seats", seats)):
        if not (value.isdecimal() and value.isascii()):
            raise Corrupt(f"expected a whole number in the header line '{key}', got {value!r}")
    if pieces is not None and game.content_hash != head["content"]:
        raise _other_pieces(game, head["content"])
    try:
        options = read_options(game.options, head.pop("options"))
        game.check_seats(int(seats))
    except ParlourError as error:
        if game.content_hash != head["content"]:
            raise _other_pieces(game, head["content"]) from error
        raise Corrupt(f"the header does not fit the game: {error}") from error
    return Record(
        game=game.key,
        rules=int(rules),
        content=head.pop("content"),
        seats=int(seats),
        options=options,
        lines=lines,
        notes=head,
        pieces=pieces,
    )
