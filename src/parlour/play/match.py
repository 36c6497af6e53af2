"""The heart of a table, without clock or disk: everything that is known about a match, worked out from its log."""

from collections.abc import Iterable, Sequence
from typing import Final

from parlour.core.agenda import Verdict
from parlour.core.errors import Corrupt, OutOfTurn, ParlourError, Stale
from parlour.core.events import Event
from parlour.core.options import OptionValue
from parlour.core.plain import Plain
from parlour.core.questions import Chance
from parlour.core.record import Record, play_line
from parlour.core.registry import game as find_game
from parlour.core.registry import game_with
from parlour.core.rules import AnyGame, AnyState, seat_name
from parlour.core.seats import NATURE, Eye, Seat
from parlour.play import ledger
from parlour.play.opened import Move, Opened, move_of, reopened
from parlour.play.seating import Seating
from parlour.play.snapshot import Change, ChatLine, Decider, Frozen, Notice, ToldOf
from parlour.play.takeback import Before, Chain
from parlour.store import Entry, Kind, NewMatch, Status
from parlour.store import Match as Stored

Happening = tuple[int, Seat | None, Decider, Sequence[Event]]


class Match:
    """One match. The log is the truth: ``apply`` takes its entries one by one, and nothing else changes anything.

    ``version`` is the number of entries applied. ``state`` and ``record`` are None in the lobby and when frozen.
    """

    def __init__(self, stored: Stored) -> None:
        """A match whose log is empty. Rules or content other than those it was opened with freeze it at once."""
        self.id: Final = stored.id
        self.terms: Final[NewMatch] = stored.terms
        self.opened_at: Final = stored.created_at
        self.version = 0
        self.seating: Final = Seating(stored.terms.seats)
        self.pieces: AnyGame | None = None
        """The game with an own content file's pieces; None while it is played with its own."""
        self.opener = ""
        self.public = False
        self.rematch: str | None = None
        self.state: AnyState | None = None
        self.record: Record | None = None
        self.chances = 0
        """How many answers nature has given: the number of her next outcome."""
        self.open: list[Opened] = []
        self.answers: Final[dict[str, Entry]] = {}
        """The stored answers and takings back by nonce."""
        self.chain: Final = Chain()
        """The answers that may be taken back."""
        self.frozen: Frozen | None = _changed(stored.terms)
        self._started = False
        self._move: Move | None = None
        self._happened: list[Happening] = []
        self._taken_back: set[int] = set()
        self._notices: list[Notice] = []
        self._chat: list[ChatLine] = []
        self._views: dict[Eye, dict[str, Plain]] = {}

    @staticmethod
    def replayed(stored: Stored, log: Iterable[Entry]) -> "Match":
        """The match as its log tells it; frozen if that cannot be."""
        match = Match(stored)
        for entry in log:
            match.restore(entry)
        return match

    @property
    def status(self) -> Status:
        if self.frozen is not None:
            return Status.FROZEN
        if self.state is None:
            return Status.LOBBY
        return Status.PLAYING if self.state.asked is not None else Status.FINISHED

    @property
    def verdict(self) -> Verdict | None:
        return None if self.state is None else self.state.verdict

    @property
    def options(self) -> dict[str, OptionValue]:
        """The table options, every one with its value."""
        return {key: value for key, value in self.terms.options.items() if isinstance(value, (bool, int, str))}

    @property
    def host(self) -> str:
        """The id of the guest who may seat bots: the opener, or the first person seated when the opener is not."""
        persons = self.seating.persons
        if not persons or any(place.guest == self.opener for place in persons):
            return self.opener
        return persons[0].guest

    def apply(self, entry: Entry) -> None:
        """Take the next entry of the log. Raises Corrupt when it does not fit; the match is then to be frozen."""
        if entry.n != self.version:
            raise Corrupt(f"expected log entry {self.version}, got {entry.n}")
        if entry.kind is Kind.ANSWER:
            self._answer(entry)
        elif entry.kind is Kind.UNDO:
            self._take_back(entry)
        elif entry.kind is Kind.CHAT:
            name, text = ledger.word(entry, "name"), ledger.word(entry, "text")
            self._chat.append(ChatLine(entry.n, entry.seat, name, text, entry.at))
        elif entry.kind is Kind.READY:
            self.seating.ready(entry)
        elif entry.kind is Kind.SEAT:
            self._notice(entry, *self.seating.seat(entry))
        elif entry.kind is Kind.ABSENCE:
            self._notice(entry, *self.seating.absence(entry))
        elif entry.kind is Kind.NOTE:
            self._note(entry)
        else:
            raise Corrupt(f"log entry {entry.n}: expected no entry of kind {entry.kind.value!r}")
        self.version = entry.n + 1
        self._views.clear()

    def restore(self, entry: Entry) -> None:
        """``apply``, but freeze the match where an entry does not fit; seats and chat are still taken then."""
        rules = entry.kind in (Kind.ANSWER, Kind.UNDO) or entry.body.get("what") == ledger.START
        if not (self.frozen is not None and rules):
            try:
                self.apply(entry)
            except Exception as problem:  # rules may stumble in any way over a log that is not theirs
                self.freeze(Frozen("replay", "a log that these rules replay", f"entry {entry.n}: {problem}"))
        self.version = entry.n + 1

    def freeze(self, frozen: Frozen) -> None:
        """The match cannot go on; it is shown as far as it needs no rules."""
        self.frozen = frozen
        self.state = None
        self.record = None
        self.open = []
        self.chain.clear()
        self._happened = []
        self._views.clear()

    # --- what is open -------------------------------------------------------------------------------------------

    def open_question(self, seat: Seat, about: str, version: int) -> Opened:
        """The open question that an answer of this seat, given at this version, answers.

        Raises Stale when it is no longer open as it was then, OutOfTurn when it was not asked.
        """
        for opened in self.open:
            if (opened.choice.seat, opened.choice.about) == (seat, about):
                if opened.since <= version <= self.version:
                    return opened
                raise Stale(
                    f"expected an answer to {about!r} as asked since version {opened.since} of the table (now "
                    f"{self.version}), got one to version {version}"
                )
        if version != self.version:
            raise Stale(
                f"expected an answer to what is open at version {self.version} of the table, got one about {about!r} "
                f"to version {version}"
            )
        raise self._not_asked(seat, about)

    def _not_asked(self, seat: Seat, about: str) -> OutOfTurn:
        if self.state is None:
            return OutOfTurn(f"nobody is asked now; expected no answer from {seat_name(seat)}")
        return self.state.not_asked(seat, about)

    # --- what an eye is told ------------------------------------------------------------------------------------

    def view(self, eye: Eye) -> dict[str, Plain] | None:
        """What this eye sees; None in the lobby and when frozen. The same object until the next entry."""
        if self.state is None:
            return None
        if eye not in self._views:
            self._views[eye] = self.state.game.view(self.state, eye)
        return self._views[eye]

    def told(self, eye: Eye, since: int) -> Sequence[ToldOf]:
        """What this eye learns of the entries from ``since`` on."""
        found = []
        for n, seat, by, events in _from(self._happened, since):
            for event in events:
                told = event.told(eye)
                if told is not None:
                    found.append(ToldOf(n, seat, by, told, stands=n not in self._taken_back))
        return found

    def notices(self, since: int) -> Sequence[Notice]:
        """What happened around the table from entry ``since`` on."""
        return [notice for notice in self._notices if notice.n >= since]

    def chat(self, since: int) -> Sequence[ChatLine]:
        """What was said from entry ``since`` on."""
        return [line for line in self._chat if line.n >= since]

    # --- taking entries -----------------------------------------------------------------------------------------

    def _note(self, entry: Entry) -> None:
        what = ledger.word(entry, "what")
        if what == ledger.OPEN:
            self.opener = ledger.word(entry, "by")
            self.public = ledger.truth(entry, "public")
            if "content" in entry.body:
                self._dress(ledger.word(entry, "content"))
        elif what == ledger.START:
            self._start(entry)
        elif what == ledger.REMATCH:
            self.rematch = ledger.word(entry, "table")
            self._notice(entry, Change.REMATCH, "")
        else:
            raise Corrupt(f"log entry {entry.n}: expected a note about a table, got {what!r}")

    def _dress(self, content: str) -> None:
        """From now on the match is played with this own content file; what froze it for want of it is over."""
        try:
            self.pieces = game_with(self.terms.game, content)
        except ParlourError as problem:
            self.frozen = Frozen("replay", "a content file that these rules read", str(problem))
        else:
            self.frozen = _changed(self.terms, self.pieces)

    def new_state(self) -> AnyState:
        """The position before the first answer. Raises UnknownGame, BadOption."""
        game = find_game(self.terms.game) if self.pieces is None else self.pieces
        return game.setup(seats=self.terms.seats, options=self.terms.options)

    def _start(self, entry: Entry) -> None:
        if self.state is not None or self.seating.free:
            raise Corrupt(f"log entry {entry.n}: expected a start once, with every seat taken")
        self.state = self.new_state()
        self.record = Record.of(self.state)
        self._happened.append((entry.n, None, Decider.NATURE, self.state.events))
        self._notice(entry, Change.STARTED, "")
        self._reopen(entry)

    def _answer(self, entry: Entry) -> None:
        state, record = self.state, self.record
        if state is None or record is None:
            raise Corrupt(f"log entry {entry.n}: expected no answer before the start")
        line, by = ledger.line_of(entry), ledger.decider_of(entry)
        before = None
        if line.seat != NATURE:
            opened = self._opened(line.seat, line.about)
            self._move = move_of(opened, state)
            if by is Decider.PERSON and not opened.window:
                before = Before(entry.n, line.seat, state.copy(), self.open, len(record.lines))
        play_line(state, line, len(record.lines) + 1)
        record.lines.append(line)
        self.chances += line.seat == NATURE
        self._happened.append((entry.n, entry.seat, by, state.events))
        if entry.nonce is not None:
            self.answers[entry.nonce] = entry
        self.chain.grow(before, state)
        self._reopen(entry)

    def _take_back(self, entry: Entry) -> None:
        """The position is as it was before, and the record too; what was told stays told."""
        seat, answer = ledger.seat_in(entry, len(self.seating.places)), ledger.whole(entry, "answer")
        before = self.chain.shrink(seat, answer, n=entry.n, asked=self.open)
        assert self.record is not None, "answers are given in a running match only"
        self.state, self.open = before.state, list(before.open)
        del self.record.lines[before.lines :]
        self._taken_back.add(answer)
        if entry.nonce is not None:
            self.answers[entry.nonce] = entry
        self._notice(entry, Change.TOOK_BACK, self.seating.places[seat].name)

    def _opened(self, seat: Seat, about: str) -> Opened:
        for opened in self.open:
            if (opened.choice.seat, opened.choice.about) == (seat, about):
                return opened
        raise Corrupt(f"expected an answer to an open question, got one from {seat_name(seat)} about {about!r}")

    def _reopen(self, entry: Entry) -> None:
        """Nobody can answer while nature is asked, so what is open counts only when she has answered."""
        state = self.state
        assert state is not None
        if not isinstance(state.asked, Chance):
            at = entry.at if self.chain.clock is None else self.chain.clock
            self.open = reopened(self.open, state, self._move, since=entry.n + 1, at=at)

    def _notice(self, entry: Entry, change: Change, name: str) -> None:
        self._notices.append(Notice(entry.n, change, entry.seat, name))


def _changed(terms: NewMatch, pieces: AnyGame | None = None) -> Frozen | None:
    """Why a match on these terms cannot be played with what is installed."""
    try:
        game: AnyGame = find_game(terms.game) if pieces is None else pieces
    except ParlourError:
        return Frozen("game", terms.game, "")
    if game.rules_version != terms.rules_version:
        return Frozen("rules", str(terms.rules_version), str(game.rules_version))
    if game.content_hash != terms.content_hash:
        return Frozen("content", terms.content_hash, game.content_hash)
    return None


def _from(happened: Sequence[Happening], since: int) -> Sequence[Happening]:
    """Those of slot ``since`` or later; the last ones are wanted most."""
    at = len(happened)
    while at and happened[at - 1][0] >= since:
        at -= 1
    return happened[at:]
