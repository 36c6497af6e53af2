"""The command line is a contract: flags, fields, exit codes, and one line on standard error for every error."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from pathlib import Path

import pytest

import parlour
from parlour.cli import run
from parlour.core.options import write_option
from parlour.core.registry import games

KEY = "magi"
"""A game with hidden hands and windows, which these commands must heed."""
GAME = parlour.game(KEY)
FIELDS = [
    *("game", "seats", "games", "decisions", "seconds", "decisions_per_second"),
    *("rounds_mean", "wins_by_seat", "scores_mean", "scores_max"),
]
COMMANDS = [[], ["games"], ["simulate"], ["play"], ["replay"], ["rules"], ["serve"], ["bench"], ["bench", "rules"]]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_LANGUAGE", "en")


@pytest.fixture
def out(capsys: pytest.CaptureFixture[str]) -> Out:
    return Out(capsys)


class Out:
    """Runs commands in this process and looks at what they print."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def of(self, *arguments: str) -> str:
        """Standard output of a command that must succeed."""
        assert run(arguments) == 0
        printed = self._capsys.readouterr()
        assert printed.err == ""
        return printed.out

    def error_of(self, *arguments: str) -> str:
        """The one line on standard error of a command that must fail with 2 and print nothing else."""
        assert run(arguments) == 2
        printed = self._capsys.readouterr()
        assert printed.out == ""
        assert printed.err.startswith("parlour: ")
        assert printed.err.count("\n") == 1 and printed.err.endswith("\n")
        return printed.err


def simulated(out: Out, *more: str) -> dict[str, object]:
    found = json.loads(out.of("simulate", KEY, "--games", "5", "--seed", "1", "--format", "json", *more))
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_explains_itself(out: Out, command: list[str]) -> None:
    assert out.of(*command, "--help").startswith(" ".join(["Usage: parlour", *command]))


def test_without_a_command_it_explains_itself(out: Out) -> None:
    assert out.of() == out.of("--help")


def test_the_module_runs_as_a_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "parlour", "simulate", "nothing"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("parlour: unknown game 'nothing'")


def test_games_are_listed(out: Out) -> None:
    assert [line.split("\t")[0] for line in out.of("games").splitlines()] == list(games())
    listed = json.loads(out.of("games", "--format", "json"))
    assert [each["game"] for each in listed] == list(games())
    assert [each["seats"] for each in listed] == [list(parlour.game(key).seats) for key in games()]


def test_the_language_is_an_option_else_the_surroundings(out: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    english = out.of("games")
    chinese = out.of("games", "--language", "zh-Hant")
    assert english != chinese
    monkeypatch.delenv("PARLOUR_LANGUAGE")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for locale, said in (("en_GB.UTF-8", english), ("zh_TW.UTF-8", chinese), ("C", chinese), ("", chinese)):
        monkeypatch.setenv("LANG", locale)
        assert out.of("games") == said
    monkeypatch.setenv("PARLOUR_LANGUAGE", "xx")
    assert "'xx'" in out.error_of("games")


def test_simulate_has_the_fields_of_the_contract(out: Out) -> None:
    found = simulated(out)
    assert list(found)[: len(FIELDS)] == FIELDS
    assert set(found) - set(FIELDS) == {"scores_mean_by_seat", "bots", "seed", "options"}
    assert found["game"] == KEY and found["seats"] == GAME.seats[0] and found["games"] == 5


def test_simulate_gives_the_same_numbers_for_the_same_seed(out: Out) -> None:
    timed = {"seconds", "decisions_per_second"}
    one, again, other = simulated(out), simulated(out), simulated(out, "--seed", "2")
    assert {key: one[key] for key in one.keys() - timed} == {key: again[key] for key in again.keys() - timed}
    assert one["decisions"] != other["decisions"]


def test_simulate_speaks_csv_and_tables(out: Out) -> None:
    [row] = csv.DictReader(out.of("simulate", KEY, "--games", "2", "--seed", "1", "--format", "csv").splitlines())
    assert row["games"] == "2" and set(FIELDS) < set(row)
    assert "wins by seat" in out.of("simulate", KEY, "--games", "2", "--seed", "1")


def test_a_new_seed_is_named_so_that_the_run_can_be_repeated(out: Out) -> None:
    found = json.loads(out.of("simulate", KEY, "--games", "2", "--format", "json"))
    again = json.loads(out.of("simulate", KEY, "--games", "2", "--seed", str(found["seed"]), "--format", "json"))
    assert again["decisions"] == found["decisions"]


def test_options_reach_the_table(out: Out) -> None:
    option = GAME.options[0]
    other = write_option(option.values[-1])
    found = simulated(out, "--options", f"{option.key}={other}")
    assert isinstance(found["options"], dict)
    assert found["options"][option.key] == option.values[-1] != option.default


def test_records_replay_to_the_same_verdict(out: Out, tmp_path: Path) -> None:
    simulated(out, "--record", str(tmp_path), "--seats", str(GAME.seats[-1]))
    files = sorted(tmp_path.iterdir())
    assert len(files) == 5
    for file in files:
        verdict = parlour.Record.parse(file.read_text("utf-8")).replay().verdict
        assert verdict is not None
        for eye in ("spectator", "referee", "0"):
            shown = json.loads(out.of("replay", str(file), "--eye", eye, "--format", "json"))
            assert shown["verdict"]["scores"] == list(verdict.scores)


def test_replay_shows_an_eye_what_it_may_know(out: Out, tmp_path: Path) -> None:
    simulated(out, "--record", str(tmp_path))
    file = str(min(tmp_path.iterdir()))
    state = parlour.Record.parse(Path(file).read_text("utf-8")).replay(40)
    for eye in (0, 1, parlour.SPECTATOR):
        name = "spectator" if eye == parlour.SPECTATOR else str(eye)
        shown = json.loads(out.of("replay", file, "--at", "40", "--eye", name, "--format", "json"))
        assert shown == GAME.view(state, eye)
    saved = json.loads(out.of("replay", file, "--at", "40", "--eye", "referee", "--format", "json"))
    assert GAME.load(saved).save() == state.save()
    assert out.of("replay", file, "--at", "40") != out.of("replay", file, "--at", "40", "--eye", "0")
    assert out.of("replay", file, "--at", "0").strip()


def test_rules_are_listed_with_what_cites_and_proves_them(out: Out) -> None:
    found = json.loads(out.of("rules", KEY, "--format", "json"))
    assert found["game"] == KEY
    first = found["clauses"][0]
    assert list(first) == ["clause", "text", "steps", "tests"]
    assert first["text"] == f"{KEY}-rule-{first['clause']}"
    assert first["text"] in out.of("rules", KEY)


def test_the_check_of_the_rules_fails_while_a_clause_is_unproved(
    out: Out, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("parlour.cli.folder_of_tests", lambda: tmp_path)
    assert run(["rules", KEY, "--check"]) == 1
    printed = capsys.readouterr()
    assert "is proved by no test" in printed.out and printed.err == ""


def test_play_takes_its_answers_from_a_pipe(tmp_path: Path) -> None:
    file = tmp_path / "game.play"
    command = [sys.executable, "-m", "parlour", "play", KEY, "--seed", "3", "--language", "en", "--record", str(file)]
    done = subprocess.run(command, input="1\n" * 5000, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Place 1: " in done.stdout
    assert parlour.Record.parse(file.read_text("utf-8")).replay().verdict is not None


def test_play_ends_clearly_with_its_input_and_keeps_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.play"
    command = [sys.executable, "-m", "parlour", "play", KEY, "--seed", "3", "--record", str(file)]
    done = subprocess.run(command, input="1\n", capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "parlour: the input ended before the game did\n"
    assert parlour.Record.parse(file.read_text("utf-8")).replay().verdict is None


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["nothing"], "nothing"),
        (["games", "--nothing"], "--nothing"),
        (["simulate"], "GAME"),
        (["simulate", "nothing"], "'nothing'"),
        (["simulate", KEY, "--seats", "1"], "1 seats"),
        (["simulate", KEY, "--seats", "99"], "99 seats"),
        (["simulate", KEY, "--seats", "x"], "'x'"),
        (["simulate", KEY, "--games", "0"], "got 0"),
        (["simulate", KEY, "--games", "-1"], "got -1"),
        (["simulate", KEY, "--jobs", "0"], "got 0"),
        (["simulate", KEY, "--bots", "7"], "got 7"),
        (["simulate", KEY, "--bots", "1,2"], "got 2"),
        (["simulate", KEY, "--options", "nothing=1"], "'nothing'"),
        (["simulate", KEY, "--options", "nothing"], "'nothing'"),
        (["simulate", KEY, "--format", "xml"], "'xml'"),
        (["simulate", KEY, "--language", "xx"], "'xx'"),
        (["play", "nothing"], "'nothing'"),
        (["play", KEY, "--seats", "1"], "1 seats"),
        (["play", KEY, "--bots", "0"], "got 0"),
        (["rules", "nothing"], "'nothing'"),
        (["replay"], "FILE"),
        (["replay", "no-such-file.play"], "no-such-file.play"),
        (["serve", "--port", "70000"], "70000"),
        (["bench"], "command"),
        (["bench", "nothing"], "'nothing'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_input_gets_one_clear_line(out: Out, arguments: list[str], named: str) -> None:
    assert named in out.error_of(*arguments)


def test_folders_that_cannot_be_written_are_told(out: Out, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    assert "file" in out.error_of("simulate", KEY, "--games", "1", "--record", str(tmp_path / "file"))


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (lambda text: "", "only nothing"),
        (lambda text: "\x00\x01", "header line"),
        (lambda text: text.replace("game: ", "game: no"), "unknown game"),
        (lambda text: text.replace("rules: ", "rules: 9"), "rules version"),
        (lambda text: text.replace("seats: ", "seats: 9"), "seats"),
        (lambda text: text.replace("content: ", "content: x"), "content"),
        (lambda text: text + "0 nothing at all\n", "over"),
        (lambda text: text.replace("\n\n* ", "\n\n0 ", 1), "answer 1"),
        (lambda text: text.replace("\n\n* ", "\n\nx ", 1), "line"),
    ],
)
def test_records_that_do_not_fit_are_refused(out: Out, tmp_path: Path, change: object, named: str) -> None:
    simulated(out, "--record", str(tmp_path))
    file = min(tmp_path.iterdir())
    assert callable(change)
    file.write_text(change(file.read_text("utf-8")), "utf-8")
    assert named in out.error_of("replay", str(file))


def test_a_record_that_is_no_text_is_refused(out: Out, tmp_path: Path) -> None:
    (tmp_path / "game.play").write_bytes(b"\xff\xfe\x00")
    assert "utf-8" in out.error_of("replay", str(tmp_path / "game.play"))


def test_moments_and_eyes_outside_a_record_are_refused(out: Out, tmp_path: Path) -> None:
    simulated(out, "--record", str(tmp_path))
    file = str(min(tmp_path.iterdir()))
    assert "got 999999" in out.error_of("replay", file, "--at", "999999")
    assert "got -1" in out.error_of("replay", file, "--at", "-1")
    for eye in ("9", "x", "", "²"):
        assert "expected a seat from 0 to" in out.error_of("replay", file, "--eye", eye)


def test_missing_peers_are_told_with_what_to_do(out: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_PEERS", "nowhere/python")
    assert "make bench-peers" in out.error_of("bench", "rules", "--peers")


def test_bench_measures_every_game(out: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    from parlour.lab.bench import bench

    monkeypatch.setattr("parlour.cli.run_bench", lambda peers: bench(peers=peers, rounds=1, seconds=0.05))
    found = json.loads(out.of("bench", "rules", "--format", "json"))
    assert found["rules"] in ("interpreted", "compiled")
    assert list(found["games"]) == list(games())
    assert all(number > 0 for speed in found["games"].values() for number in speed.values())
    assert KEY in out.of("bench", "rules")
