"""What is to be appended to a log: an answer or the start, together with all that nature answers to it."""

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.core.questions import Answer, Value
from parlour.core.record import Record
from parlour.core.rules import AnyState
from parlour.core.seats import NATURE
from parlour.play import ledger
from parlour.play.match import Match
from parlour.play.nature import Sealed, settle
from parlour.play.opened import Opened
from parlour.play.prompting import clock_question
from parlour.play.snapshot import Decider
from parlour.store import Draft, Status


@dataclass(frozen=True, slots=True)
class Plan:
    """Drafts that belong together, and where the match will stand."""

    drafts: Sequence[Draft]
    status: Status


def start(match: Match, secret: bytes) -> Plan:
    """The start of a match whose seats are taken: nature deals."""
    state = match.new_state()
    record = Record.of(state)
    settle(state, Sealed(secret, match.chances), record)
    return _plan(state, [ledger.started()], record)


def answer(match: Match, opened: Opened, value: Value, *, secret: bytes, by: Decider, nonce: str | None = None) -> Plan:
    """An answer to an open question, with nature's. Raises Illegal, Unreadable; the match itself stays as it is."""
    assert match.state is not None, "questions are open in a running match only"
    state = match.state.copy()
    record = Record.of(state)
    given = Answer(opened.choice.seat, value)
    if not opened.choice.allows(value):
        # Another open question of this seat may allow it, but that is not what was answered.
        raise state.refused(given.seat, value)
    line = record.add(state, given)
    state.play(given)
    record.lines.clear()
    settle(state, Sealed(secret, match.chances), record)
    return _plan(state, [ledger.answered(line, by, nonce)], record)


def time_up(match: Match, secret: bytes) -> Plan:
    """The end of the game's time, which is due (`parlour.play.prompting.time_runs_out`), with nature's answers."""
    chance = clock_question(match.state)
    assert match.state is not None and chance is not None, "the clock is asked in a running match only"
    state = match.state.copy()
    record = Record.of(state)
    said = Answer(NATURE, chance.outcomes[0])
    line = record.add(state, said)
    state.play(said)
    record.lines.clear()
    settle(state, Sealed(secret, match.chances), record)
    return _plan(state, [ledger.answered(line, Decider.CLOCK)], record)


def _plan(state: AnyState, drafts: list[Draft], nature: Record) -> Plan:
    drafts.extend(ledger.answered(line, Decider.NATURE) for line in nature.lines)
    return Plan(drafts, Status.PLAYING if state.asked is not None else Status.FINISHED)
