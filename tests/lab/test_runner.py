"""One game among bots: windows are offered as they should be, and what breaks a game is told."""

from __future__ import annotations

import pytest

import parlour
from parlour.bots.levels import Beginner, Bot
from parlour.core.plain import Plain
from parlour.core.questions import Rng
from parlour.lab.runner import BrokenGame, Run

GAME = parlour.game("magi")
"""A game with windows."""


class Noted(Bot):
    """Leaves every window alone and answers the first of what must be answered; notes what it was asked."""

    def __init__(self, notes: list[tuple[Plain, Plain, Plain]]) -> None:
        self.notes = notes

    def answer(self, view: dict[str, Plain], question: dict[str, Plain], rng: Rng) -> str | None:
        assert view["eye"] == question["seat"]
        self.notes.append((question["seat"], question["about"], question["optional"]))
        answers = question["answers"]
        assert isinstance(answers, list)
        return None if question["optional"] else str(answers[0])


class Silent(Bot):
    def answer(self, view: dict[str, Plain], question: dict[str, Plain], rng: Rng) -> str | None:
        return None


def run(bots: list[Bot], seed: str = "1", notes: dict[str, str] | None = None) -> Run:
    return Run(GAME, bots=bots, seed=seed, notes=notes)


def test_a_window_left_alone_is_offered_once_before_each_required_answer() -> None:
    notes: list[tuple[Plain, Plain, Plain]] = []
    run([Noted(notes) for _ in range(GAME.seats[0])]).finish()
    since: list[tuple[Plain, Plain, Plain]] = []
    offered = 0
    for note in notes:
        if note[2] is not True:
            since = []
            continue
        assert note not in since
        since.append(note)
        offered += 1
    assert offered > 0, "a game in which no window opens proves nothing"


def test_a_bot_that_answers_nothing_breaks_the_game() -> None:
    with pytest.raises(BrokenGame, match=r"from the bot at seat \d, got none"):
        run([Silent() for _ in range(GAME.seats[0])]).finish()


def test_a_game_beyond_its_bound_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "bound", 50)
    with pytest.raises(BrokenGame, match="to end within 50 answers"):
        run([Beginner() for _ in range(GAME.seats[0])]).finish()


def test_the_record_of_a_run_replays_to_its_verdict() -> None:
    played = run([Beginner() for _ in range(GAME.seats[-1])], notes={"seed": "1"})
    verdict = played.finish()
    assert played.record is not None
    assert len(played.record.lines) == played.decisions + played.chances
    again = parlour.Record.parse(played.record.text()).replay()
    assert again.verdict == verdict
    assert again.save() == played.state.save()


def test_without_notes_there_is_no_record_and_the_same_game() -> None:
    bots: list[Bot] = [Beginner() for _ in range(GAME.seats[0])]
    plain, recorded = run(bots), run(bots, notes={})
    assert plain.finish() == recorded.finish()
    assert plain.record is None
    assert plain.state.save() == recorded.state.save()


def test_another_bot_at_one_seat_leaves_the_deal_as_it_is() -> None:
    """Nature has a stream of her own."""
    one, other = run([Beginner() for _ in range(4)], notes={}), run([Noted([]) for _ in range(4)], notes={})
    one.finish()
    other.finish()
    assert one.record is not None and other.record is not None
    first = [str(line) for line in one.record.lines[:4]]
    assert first == [str(line) for line in other.record.lines[:4]]
    assert all(line.startswith("*") for line in first)
