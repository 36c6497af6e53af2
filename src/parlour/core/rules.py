"""The protocol: what a game gives, and what everybody else uses."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from parlour.core.agenda import AnyStep, Table, Together, Verdict
from parlour.core.codec import known_steps, read_step, read_verdict, write_step, write_verdict
from parlour.core.errors import BadContent, BadOption, Corrupt, Illegal, OutOfTurn
from parlour.core.events import Event, Told
from parlour.core.options import Option, OptionValue, settle_options
from parlour.core.plain import Plain, field, rows, text, whole
from parlour.core.questions import Answer, Chance, Choice, Greyed, Question, Rng, Value
from parlour.core.seats import NATURE, REFEREE, Eye, Seat
from parlour.core.sheets import Sheet

T = TypeVar("T", bound=Table)

SAVE_FORMAT: Final = 1
"""The version of the layout of saved positions."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[T]):
    """A game's facade. A game gives the attributes and the methods of the second half; the first half is the protocol.

    ``seats``: the possible numbers of seats; ``rules_version``: pinned by records and matches; ``content_hash``: of the
    cards, cells and faces in use; ``bound``: no game takes more answers than this (people's and nature's together).
    """

    key: str
    rules_version: int
    content_hash: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    steps: tuple[type[AnyStep], ...]
    bound: int
    own_content: str | None = None
    """The text of the content file that a host gave; None while the pieces are the game's own."""
    character_kind: str = ""
    """The kind of piece that seats play as, such as "hero", for the catalogues; "" where they play as themselves."""
    trial_options: Sequence[tuple[str, OptionValue]] = ()
    """Table options for trials of a content, where the usual ones would leave some of the pieces out."""
    sheets: Sequence[Sheet] = ()
    """What the content file consists of, for an editor; nothing for a game whose pieces are not to be edited."""

    # --- the protocol -------------------------------------------------------------------------------------------

    def setup(self, *, seats: int, options: Mapping[str, object] | None = None, by_days: bool = False) -> "State[T]":
        """A new game, up to its first question. BadOption for a wrong number of seats or a wrong option."""
        self.check_seats(seats)
        settled = settle_options(self.options, options, by_days=by_days)
        self.check_options(seats, settled)
        return State(self, self.new_table(seats, settled))

    def check_seats(self, seats: object) -> None:
        """BadOption unless the game can be played by this many."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise BadOption(f"{self.key} is played by {low} to {high}, got {seats!r} seats")

    def load(self, data: Plain) -> "State[T]":
        """The position that ``State.save`` wrote; Corrupt if it is none of this game's."""
        if whole(data, "format", low=0, high=1 << 30) != SAVE_FORMAT:
            raise Corrupt(f"expected a saved position of format {SAVE_FORMAT}, got {field(data, 'format')!r}")
        if text(data, "game") != self.key:
            raise Corrupt(f"expected a position of {self.key}, got {field(data, 'game')!r}")
        if whole(data, "rules", low=0, high=1 << 30) != self.rules_version:
            raise Corrupt(f"expected rules version {self.rules_version}, got {field(data, 'rules')!r}")
        if text(data, "content") != self.content_hash:
            raise Corrupt(f"expected content {self.content_hash}, got {field(data, 'content')!r}")
        seats = whole(data, "seats", low=1, high=64)
        self.check_seats(seats)
        given = field(data, "options")
        if not isinstance(given, dict):
            raise Corrupt(f"expected the options to be an object, got {given!r}")
        if sorted(given) != sorted([option.key for option in self.options]):
            raise Corrupt(f"expected a value for every option of {self.key}, got {sorted(given)!r}")
        settled = settle_options(self.options, given)
        self.check_options(seats, settled)
        table = self.load_table(seats, settled, field(data, "table"))
        known = known_steps(self.steps)
        table.upper = None
        table.below = [read_step(step, known) for step in rows(field(data, "agenda"), about="the agenda")]
        table.verdict = read_verdict(field(data, "verdict"), seats)
        state = State(self, table)
        if (state.asked is None) != (table.verdict is not None):
            raise Corrupt("expected a position with an open question or a verdict, not both or neither")
        return state

    def view(self, state: "State[T]", eye: Eye) -> dict[str, Plain]:
        """What this eye sees: plain data built up from nothing (see docs/views.md)."""
        self.check_eye(state, eye)
        table = state.table
        seen: dict[str, Plain] = {"game": self.key, "eye": eye}
        seen.update(self.look(table, eye))
        questions: list[Plain] = []
        for step, question in state.asking():
            questions.append(self.shown(table, step, question, eye))
        seen["questions"] = questions
        seen["verdict"] = write_verdict(table.verdict)
        return seen

    def check_eye(self, state: "State[T]", eye: Eye) -> None:
        """BadOption unless the eye can look at this table."""
        if not REFEREE <= eye < state.table.seats:
            raise BadOption(f"expected a seat from 0 to {state.table.seats - 1}, spectator or referee, got {eye!r}")

    def shown(self, table: T, step: AnyStep, question: Question, eye: Eye) -> dict[str, Plain]:
        """One open question for one eye: everybody learns who is asked what, only the asked what can be answered."""
        seen: dict[str, Plain] = {"seat": question.seat, "about": question.about}
        if not isinstance(question, Choice):
            return seen
        seen["optional"] = question.optional
        if eye == question.seat or eye == REFEREE:
            answers: list[Plain] = []
            for value in question.options:
                answers.append(self.write(question, value))
            greyed: list[Plain] = []
            for grey in step.greyed(table):
                greyed.append(self.shown_greyed(question, grey))
            clauses: list[Plain] = []
            clauses.extend(question.clauses)
            seen["answers"] = answers
            seen["default"] = self.write(question, question.default)
            seen["greyed"] = greyed
            seen["clauses"] = clauses
        return seen

    def shown_greyed(self, question: Question, grey: Greyed) -> dict[str, Plain]:
        """A greyed answer: its text, the reason's key, the clauses."""
        clauses: list[Plain] = []
        clauses.extend(grey.refusal.clauses)
        return {
            "answer": self.write(question, grey.value),
            "reason": grey.refusal.reason,
            "args": grey.refusal.args,
            "clauses": clauses,
        }

    def redeal(self, state: "State[T]", eye: Eye, rng: Rng) -> "State[T]":
        """Another world that this eye cannot tell apart, drawn with ``rng``. The state itself stays as it is."""
        self.check_eye(state, eye)
        table = self.redealt(state.table, eye, rng)
        return State(self, table)

    def write(self, question: Question, value: Value) -> str:
        """The one text of an answer; reads back with ``read``."""
        if isinstance(value, tuple):
            return " ".join([self.write_value(question.about, each) for each in value])
        return self.write_value(question.about, value)

    def read(self, question: Question, answer: str) -> Value:
        """The value written as this text; Unreadable if it is no answer to such a question."""
        if isinstance(question, Chance) and question.take != 1:
            return tuple([self.read_value(question.about, each) for each in answer.split()])
        return self.read_value(question.about, answer)

    def read_answer(self, state: "State[T]", seat: Seat, about: str, answer: str) -> Answer:
        """A written answer to the open question ``about`` of this seat. OutOfTurn if it is not open, Unreadable."""
        for question in state.questions:
            if question.seat == seat and question.about == about:
                return Answer(seat, self.read(question, answer))
        raise state.not_asked(seat, about)

    def with_content(self, written: str, name: str = "content") -> "Game[T]":
        """The same game with the pieces of this content text, which errors call ``name``.

        BadContent names the line of what does not add up; also for a game that has no content file.
        """
        game = self.with_pieces(written, name)
        game.own_content = written
        return game

    # --- what a game gives --------------------------------------------------------------------------------------

    def own_text(self) -> str:
        """The text of the game's own content file, also while a host's is played; "" for a game without one."""
        return ""

    def with_pieces(self, written: str, name: str) -> "Game[T]":
        """Another facade of this game, with the pieces that this content file describes. BadContent."""
        raise BadContent(f"{self.key} has no content file of its own; expected none, got {name}")

    def check_options(self, seats: int, options: Mapping[str, OptionValue]) -> None:
        """BadOption for values that do not go together, or not with this number of seats."""

    def new_table(self, seats: int, options: Mapping[str, OptionValue]) -> T:
        """The table before the first step, with the first steps on its agenda."""
        raise NotImplementedError

    def load_table(self, seats: int, options: Mapping[str, OptionValue], data: Plain) -> T:
        """The pieces as ``Table.save`` wrote them; Corrupt if they are impossible."""
        raise NotImplementedError

    def standing(self, table: T) -> Sequence[AnyStep]:
        """Steps whose optional questions are open now whatever the agenda asks (windows).

        A chance among them is answered by whoever keeps the clock, never by luck: see ``time_limit``.
        """
        return ()

    def offers(self, table: T) -> Sequence[AnyStep]:
        """Those of the standing steps that gain something by being answered, in the order in which they are met.

        A window may stand open only so that its being open tells nothing; simulations and bots pass such a one over.
        Bots wait longer while there are offers, so these may follow from what everybody sees only.
        """
        return self.standing(table)

    def time_limit(self, table: T) -> int | None:
        """Seconds of play after which nature's standing chance is to be answered; None where no clock runs."""
        return None

    def look(self, table: T, eye: Eye) -> dict[str, Plain]:
        """What this eye sees of the pieces, from nothing."""
        raise NotImplementedError

    def redealt(self, table: T, eye: Eye, rng: Rng) -> T:
        """A copy of the table in which everything this eye has not seen is dealt anew."""
        raise NotImplementedError

    def write_value(self, about: str, value: int) -> str:
        """The canonical text of one value."""
        raise NotImplementedError

    def read_value(self, about: str, answer: str) -> int:
        """The value of a canonical text; Unreadable otherwise."""
        raise NotImplementedError

    def advice(self, view: dict[str, Plain], question: dict[str, Plain], rng: Rng) -> str | None:
        """What a sensible player answers who sees only this view and this question of theirs (as ``view`` shows them).

        None: leave an optional question alone. The level 2 bot plays by it.
        """
        raise NotImplementedError

    def measures(self, table: T) -> dict[str, float]:
        """Numbers of a finished game, by name, whose means a simulation gives (texts: ``<key>-measure-<name>``)."""
        return {}

    def characters(self, table: T) -> Sequence[str]:
        """Whom each seat plays, by seat, as a text of ``character_kind``; () while not all have one, or in no game."""
        return ()

    def spoken(self, about: str, answer: str) -> Told:
        """A written answer as the text's key (``say``) and its arguments, for the catalogues."""
        raise NotImplementedError

    def cites(self, told: Told) -> Sequence[str]:
        """The clauses behind something that was told to an eye, the one that says most first; () where none says it."""
        return ()

    def lines(self, view: dict[str, Plain]) -> Sequence[Told]:
        """A view as lines of text, in reading order: ``line`` names the text, the rest are its arguments."""
        return ()

    def called(self, kind: str, value: str) -> Told | None:
        """What the host of a content file calls a piece, where the catalogue's word does not do.

        ``name``: the host's name, "" if there is none; ``id``: what a piece without any name is called by; ``line``: a
        text that is put around either, if any. ``kind`` and ``value`` as for ``caption``, also without the number of a
        copy. None: nobody said.
        """
        return None

    def caption(self, kind: str, value: str) -> Told | None:
        """What a text display adds to a piece or another value that it names; ``kind`` is the argument's name.

        ``tint`` is its colour (red, blue, yellow, green, grey), ``line`` names the text of what stands on it, with the
        rest as arguments; either may be missing. An argument may itself be told as a line, or be a list of such: what
        a piece does is said from what it is made of. None: nothing to add.
        """
        return None

    def entry_caption(self, table: str, index: int, id: str) -> Told | None:
        """The ``caption`` of the pieces that an entry of the content file describes, for an editor.

        ``index`` counts the entries of the table from 0, ``id`` is the entry's, "" where it has none.
        """
        return None


class State(Generic[T]):
    """A game in progress: a table, and the question on top of its agenda."""

    __slots__ = ("asked", "game", "table")

    def __init__(self, game: Game[T], table: T, asked: Question | None = None) -> None:
        self.game: Final = game
        self.table: Final = table
        self.asked: Question | None = asked
        """The question on top of the agenda (the first of a group); None when the game is over."""
        if asked is None:
            self.settle()

    @property
    def verdict(self) -> Verdict | None:
        """None until the game is over."""
        return self.table.verdict

    @property
    def events(self) -> list[Event]:
        """What the last answer brought about (or the setup)."""
        return self.table.events

    @property
    def questions(self) -> list[Question]:
        """All open questions: those of the agenda's top first, then the windows. Empty when the game is over."""
        return [question for _, question in self.asking()]

    def asking(self) -> list[tuple[AnyStep, Question]]:
        """The open questions with the steps that ask them."""
        asked = self.asked
        if asked is None:
            return []
        table = self.table
        top = table.upper
        assert top is not None, "whoever asks lies on top"
        found: list[tuple[AnyStep, Question]] = []
        if isinstance(top, Together):
            for member in top.members:
                question = member.ask(table)
                if question is not None:
                    found.append((member, question))
        else:
            found.append((top, asked))
        found.extend(self.windows())
        return found

    def windows(self) -> list[tuple[AnyStep, Question]]:
        """The questions that stand open whatever the agenda asks: people's optional ones, and the clock's."""
        found: list[tuple[AnyStep, Question]] = []
        if self.asked is not None:
            for step in self.game.standing(self.table):
                question = step.ask(self.table)
                if question is not None:
                    found.append((step, question))
        return found

    def play(self, answer: Answer) -> None:
        """Play an answer. Illegal, OutOfTurn or Unreadable if it cannot be played; then nothing has changed."""
        self.play_value(answer.seat, answer.value)

    def play_value(self, seat: Seat, value: Value) -> None:
        """``play`` without the envelope, for those who play millions."""
        asked = self.asked
        table = self.table
        if asked is not None and asked.seat == seat and asked.allows(value):
            step = table.upper
            assert step is not None, "whoever asks lies on top"
            table.upper = None
            if isinstance(step, Together):
                step = self.part(step, seat, value)
            self.carry_out(step, value)
        else:
            self.play_elsewhere(seat, value)

    def play_offered(self, asked: Question, value: Value) -> None:
        """Play one of the first question's own answers, taken from it just now; nothing is checked again."""
        table = self.table
        step = table.upper
        if step is None or isinstance(step, Together):
            self.play_value(asked.seat, value)
        else:
            table.upper = None
            if table.listening:
                table.events = []
            step.answered(table, value)
            self.settle()

    def carry_out(self, step: AnyStep, value: Value) -> None:
        """Act on an answer that this open step allows; it must be off the agenda (windows never were on it)."""
        table = self.table
        if table.listening:
            table.events = []
        step.answered(table, value)
        self.settle()

    def play_elsewhere(self, seat: Seat, value: Value) -> None:
        """Play an answer that is not for the first question: for another of a group, or for a window."""
        table = self.table
        for step, question in self.asking():
            if question.seat == seat and question.allows(value):
                top = table.upper
                if isinstance(top, Together) and step in top.members:
                    table.upper = None
                    self.part(top, seat, value)
                self.carry_out(step, value)
                return
        raise self.refused(seat, value)

    def part(self, group: AnyStep, seat: Seat, value: Value) -> AnyStep:
        """The member of the group (just taken off the agenda) that this answers; the others go back."""
        assert isinstance(group, Together)
        for member in group.members:
            question = member.ask(self.table)
            if question is not None and question.seat == seat and question.allows(value):
                rest = group.without(member)
                if rest.members:
                    self.table.then(rest)
                return member
        raise AssertionError("an allowed answer belongs to a member of the group")

    def settle(self) -> None:
        """Run acting steps until one asks or the agenda is empty."""
        table = self.table
        while True:
            # This loop is most of what interpreted rules cost; the agenda is opened here instead of by a call.
            step = table.upper
            if step is None:
                if not table.below:
                    self.asked = None
                    return
                step = table.below.pop()
            else:
                table.upper = None
            question = step.ask(table)
            if question is not None:
                table.upper = step
                self.asked = question
                return
            step.act(table)

    def refused(self, seat: Seat, value: Value) -> OutOfTurn | Illegal:
        """The error for an answer that cannot be played: says what was expected, what came, what is allowed."""
        own = [(step, question) for step, question in self.asking() if question.seat == seat]
        if not own:
            return self.not_asked(seat, None)
        # A required question explains a refusal better than a window that also stands open.
        step, question = own[0]
        refusal = step.refusal(self.table, value)
        clauses = refusal.clauses or question.clauses
        allowed = self.allowed(question)
        return Illegal(
            f"expected an answer to {question.about!r} among {allowed}, got {value!r}"
            + (f" ({', '.join(clauses)})" if clauses else ""),
            refusal.reason,
            clauses,
        )

    def allowed(self, question: Question) -> str:
        """The possible answers as a sentence's part."""
        if isinstance(question, Choice):
            return ", ".join(repr(self.game.write(question, value)) for value in question.options)
        assert isinstance(question, Chance)
        return f"{question.take} of {len(question.outcomes)} outcomes"

    def not_asked(self, seat: Seat, about: str | None) -> OutOfTurn:
        """The error for an answer nobody waits for."""
        if self.asked is None:
            return OutOfTurn(f"the game is over; no answer is expected from {seat_name(seat)}")
        waits = ", ".join(f"{seat_name(question.seat)} about {question.about!r}" for question in self.questions)
        what = "" if about is None else f" about {about!r}"
        return OutOfTurn(f"expected an answer from {waits}; got one from {seat_name(seat)}{what}")

    def copy(self) -> "State[T]":
        """The same position; playing one never disturbs the other."""
        # Questions hold values of their own, never the table's lists, so the copy may share the open one.
        return State(self.game, cast(T, self.table.copy()), self.asked)

    def save(self) -> dict[str, Plain]:
        """The whole position as plain data: ``Game.load`` continues from it exactly, in the middle of anything."""
        table = self.table
        saved = table.save()
        options = saved.pop("options")
        agenda: list[Plain] = []
        for step in table.agenda:
            agenda.append(write_step(step))
        return {
            "format": SAVE_FORMAT,
            "game": self.game.key,
            "rules": self.game.rules_version,
            "content": self.game.content_hash,
            "seats": table.seats,
            "options": options,
            "table": saved,
            "agenda": agenda,
            "verdict": write_verdict(table.verdict),
        }


AnyGame = Game[Any]
AnyState = State[Any]


def seat_name(seat: Seat) -> str:
    """A seat in an error's sentence."""
    return "nature" if seat == NATURE else f"seat {seat}"
