"""A record as text: what happened, as one eye was told it, and the table at the moment where the replay stops."""

from parlour.core.errors import BadOption
from parlour.core.record import Record, play_line
from parlour.core.rules import AnyState
from parlour.core.seats import REFEREE, SPECTATOR, Eye
from parlour.terminal.teller import Teller
from parlour.words import Words


def read_eye(text: str, seats: int) -> Eye:
    """``spectator``, ``referee`` or the number of a seat; BadOption for anything else."""
    if text == "spectator":
        return SPECTATOR
    if text == "referee":
        return REFEREE
    if text.isascii() and text.isdecimal() and int(text[:9]) < seats:
        return int(text)
    raise BadOption(f"expected a seat from 0 to {seats - 1}, spectator or referee, got {text!r}")


def replay_lines(record: Record, *, upto: int, eye: Eye, words: Words) -> list[str]:
    """Every event of the first ``upto`` answers with the number of its answer, then the table. Corrupt."""
    state = record.start()
    teller = Teller(
        state.game, words.for_game(state.game), [words.say("cli-seat", number=seat) for seat in range(record.seats)]
    )
    lines = _told(teller, state, eye, 0)
    for number, line in enumerate(record.lines[:upto], start=1):
        play_line(state, line, number)
        lines += _told(teller, state, eye, number)
    lines.append("")
    lines += [line.plain for line in teller.table(state.game.view(state, eye))]
    if state.asked is not None:
        lines.append(teller.waiting(state.asked.seat, state.asked.about))
    if state.verdict is not None:
        lines += [line.plain for line in teller.verdict(state.verdict)]
    return lines


def _told(teller: Teller, state: AnyState, eye: Eye, number: int) -> list[str]:
    told = [event.told(eye) for event in state.events]
    return [f"{number:>5}  {teller.event(each).plain}" for each in told if each is not None]
