"""A person at a terminal: by numbers and by texts, with commands, with windows, through a pipe."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

import parlour
from parlour.terminal.match import ME, Match
from parlour.terminal.session import InputEnded, Session, names_of
from parlour.terminal.teller import TINTS
from parlour.words import LANGUAGES, Words, clauses

GAME = parlour.game("magi")
"""A game with hidden hands and windows."""
EN = Words("en")


def session(typed: str, *, words: Words = EN, seed: str = "3", width: int = 80, colours: bool = False) -> Session:
    """A session whose input is this text; what it prints is in ``printed``."""
    match = Match(GAME, levels=[2] * (GAME.seats[0] - 1), seed=seed)
    console = Console(
        file=io.StringIO(), width=width, color_system="standard" if colours else None, force_terminal=colours
    )
    return Session(match, words, console=console, source=io.StringIO(typed))


def printed(played: Session) -> str:
    file = played._console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def transcript(typed: str, *, words: Words = EN, seed: str = "3") -> str:
    """All that was printed until the input ended."""
    played = session(typed, words=words, seed=seed)
    with pytest.raises(InputEnded):
        played.run()
    return printed(played)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_number_fits_80_columns(language: str, tmp_path: Path) -> None:
    played = session("1\n" * 5000, words=Words(language))
    played.run()
    lines = printed(played).splitlines()
    verdict = played.match.state.verdict
    assert verdict is not None
    assert max(Console(width=80).measure(line).maximum for line in lines) <= 80
    for seat, name in enumerate(names_of(GAME.seats[0], Words(language))):
        place = Words(language).say("terminal-place", place=verdict.places[seat], name=name, score=verdict.scores[seat])
        assert place in lines
    played.save(tmp_path / "game.play")
    assert parlour.Record.parse((tmp_path / "game.play").read_text("utf-8")).replay().verdict == verdict


def test_the_same_seed_deals_the_same_game() -> None:
    assert transcript("1\n1\n") == transcript("1\n1\n")
    assert transcript("1\n1\n") != transcript("1\n1\n", seed="4")


def test_an_answer_may_be_typed_as_number_text_or_label() -> None:
    fresh = session("").match
    while fresh.nature():
        pass
    [question] = fresh.mine(optional=False)
    answers = question["answers"]
    assert isinstance(answers, list)
    label = EN.answer(GAME.key, GAME.spoken(str(question["about"]), str(answers[1])), names_of(GAME.seats[0], EN))
    after: list[str] = []
    for typed in ("2", str(answers[1]), label, label.upper()):
        shown = transcript(f"{typed}\n")
        after.append(shown[shown.index(typed + "\n") + len(typed) :])
    assert len(set(after)) == 1


@pytest.mark.parametrize("typed", ["0", "99", "-1", "²", "9" * 5000, "nonsense", "\x1b[31m", "use", "[bold]"])
def test_anything_else_changes_nothing_and_is_told(typed: str) -> None:
    played = session(f"{typed}\n")
    with pytest.raises(InputEnded):
        played.run()
    assert "cannot be understood" in " ".join(printed(played).split())
    assert [line.seat for line in played.match.record.lines].count(ME) == 0


def test_the_end_of_the_input_is_told_in_one_sentence() -> None:
    with pytest.raises(InputEnded) as told:
        session("").run()
    assert str(told.value) == EN.say("terminal-ended")


def test_quit_leaves_at_any_prompt() -> None:
    played = session("quit\n")
    played.run()
    assert EN.say("terminal-quit") in printed(played)
    assert played.match.state.verdict is None


def test_commands_answer_and_ask_again() -> None:
    clause = clauses(GAME.key)[0]
    shown = " ".join(transcript(f"help\nrules {clause}\nrules X-0\nrules\nlog\n").split())
    assert EN.say("terminal-help") in shown
    assert EN.rule(GAME.key, clause) in shown
    assert EN.say("terminal-no-clause", typed="X-0") in shown
    assert clauses(GAME.key)[-1] in shown
    log = EN.say("terminal-you")
    assert shown.count(f"{log} draws") == 2, "the log tells again what was told"


def test_a_greyed_answer_is_explained_with_its_clauses() -> None:
    for seed in range(40):
        played = session("1\n" * 2 + "?\n", seed=str(seed))
        with pytest.raises(InputEnded):
            played.run()
        match = played.match
        grey = [each for question in match.mine(optional=False) for each in _listed(question["greyed"])]
        if grey:
            break
    else:
        pytest.fail("no seed leads to a greyed answer")
    first = grey[0]
    assert isinstance(first, dict)
    shown = " ".join(printed(played).split())
    for clause in _listed(first["clauses"]):
        assert EN.rule(GAME.key, str(clause)) in shown
    typed = session("1\n" * 2 + f"{first['answer']}\n", seed=str(seed))
    before = len(match.record.lines)
    with pytest.raises(InputEnded):
        typed.run()
    assert len(typed.match.record.lines) == before, "an answer the rules refuse is not played"
    assert EN.rule(GAME.key, str(_listed(first["clauses"])[0])) in " ".join(printed(typed).split())


def test_a_window_can_be_typed_at_a_prompt_and_is_never_announced() -> None:
    silent = transcript("1\n" * 12)
    labels = []
    windows = session("1\n" * 12)
    with pytest.raises(InputEnded):
        windows.run()
    for question in windows.match.mine(optional=True):
        for answer in _listed(question["answers"]):
            label = EN.answer(GAME.key, GAME.spoken(str(question["about"]), str(answer)), ())
            labels.append(label)
            assert label not in silent
            used = session("1\n" * 12 + f"{answer}\n")
            with pytest.raises(InputEnded):
                used.run()
            assert f"{ME} {question['about']} {answer}" in [str(line) for line in used.match.record.lines]
    assert labels, "the seed must lead to an open window"


def test_every_bot_waits_while_a_window_of_the_person_is_open() -> None:
    played = session("1\n" * 30)
    with pytest.raises(InputEnded):
        played.run()
    lines = played.match.record.lines
    assert EN.say("terminal-go-on", waiting="?")[1:] in printed(played)
    assert {line.seat for line in lines} >= {0, 1, 2, 3}


def test_colours_come_with_symbols_and_only_where_there_are_colours() -> None:
    plain, coloured = session("1\n" * 9), session("1\n" * 9, colours=True)
    for played in (plain, coloured):
        with pytest.raises(InputEnded):
            played.run()
        assert any(symbol in printed(played) for symbol, _ in TINTS.values())
    assert "\x1b[" not in printed(plain)
    assert "\x1b[1;3" in printed(coloured)


def _listed(data: object) -> list[object]:
    assert isinstance(data, list)
    return data


def test_undo_takes_back_the_last_answer_and_shows_the_table_as_it_was() -> None:
    for seed in range(60):
        played = session("1\n" * 12, seed=str(seed))
        with pytest.raises(InputEnded):
            played.run()
        lines = [str(line) for line in played.match.record.lines]
        if played.match.take_back():
            break
    else:
        pytest.fail("no seed leads to an answer that may be taken back")
    answered = len(played.match.record.lines)
    assert answered < len(lines) and lines[answered].startswith(f"{ME} ")
    undone = session("1\n" * 12 + "undo\n", seed=str(seed))
    with pytest.raises(InputEnded):
        undone.run()
    assert [str(line) for line in undone.match.record.lines] == lines[:answered]
    assert undone.match.record.replay().save() == undone.match.state.save() == played.match.state.save()
    assert EN.say("terminal-took-back") in printed(undone)
    again = session("1\n" * 12 + "undo\n1\n", seed=str(seed))
    with pytest.raises(InputEnded):
        again.run()
    assert [str(line) for line in again.match.record.lines][: len(lines)] == lines


def test_what_nature_or_a_bot_has_answered_is_not_taken_back() -> None:
    shown = session("undo\n1\nundo\n")
    with pytest.raises(InputEnded):
        shown.run()
    assert printed(shown).count(EN.say("terminal-nothing-to-take-back")) == 2
    assert [line.seat for line in shown.match.record.lines].count(ME) == 1
