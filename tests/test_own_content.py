"""A host's own content file, at every door of the command line: checked by line, pinned by hash, played, replayed."""

from __future__ import annotations

import io
import re
from importlib.resources import files
from pathlib import Path

import pytest

import parlour
from parlour.cli import run
from parlour.core.content import LARGEST
from parlour.core.errors import BadContent, Corrupt
from parlour.core.record import Record
from parlour.core.registry import game_with, games
from parlour.core.rules import AnyGame, Game
from parlour.core.stream import Stream
from parlour.lab.simulate import Plan, simulate
from parlour.words import MissingText, Words

each_game = pytest.mark.parametrize("key", games())


def written_of(key: str) -> str:
    """The game's own content, another only by a comment: the same pieces with another hash."""
    text = files(f"parlour.games.{key}").joinpath("content.toml").read_text("utf-8")
    return f"{text}# house edition\n"


@pytest.fixture
def mine(key: str, tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(written_of(key), "utf-8")
    return file


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_LANGUAGE", "en")


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == "" and printed.err.count("\n") == 1
    return printed.err


@each_game
def test_own_content_makes_another_game_of_the_same_key(key: str) -> None:
    own, other = game_with(key, written_of(key)), parlour.game(key)
    assert own.key == key and own.own_content == written_of(key)
    assert own.content_hash != other.content_hash and other.own_content is None
    assert game_with(key, None) is other
    assert own.with_content(written_of(key).replace("\n", "\r\n")).content_hash == own.content_hash


def test_a_game_without_a_content_file_says_so() -> None:
    bare: AnyGame = Game()
    bare.key = "chess"
    with pytest.raises(BadContent, match=r"chess has no content file of its own; expected none, got mine\.toml"):
        bare.with_content("", "mine.toml")


@each_game
def test_simulated_records_pin_the_content_and_replay_with_it_only(
    key: str, mine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(tmp_path / "out")
    assert run(["simulate", key, "--games", "1", "--seed", "1", "--content", str(mine), "--record", folder]) == 0
    [file] = (tmp_path / "out").iterdir()
    assert f"content: {game_with(key, written_of(key)).content_hash}\n" in file.read_text("utf-8")
    capsys.readouterr()
    assert "(--content FILE), got none" in refused(capsys, "replay", str(file))
    assert run(["replay", str(file), "--content", str(mine)]) == 0
    capsys.readouterr()
    mine.write_text(written_of(key) + "# and more\n", "utf-8")
    assert "expected the content file that the record was played with" in refused(
        capsys, "replay", str(file), "--content", str(mine)
    )


@each_game
def test_a_terminal_game_is_played_with_own_content(
    key: str, mine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nquit\n"))
    file = tmp_path / "game.play"
    assert run(["play", key, "--seed", "1", "--content", str(mine), "--record", str(file)]) == 0
    record = Record.parse(file.read_text("utf-8"), pieces=mine.read_text("utf-8"))
    assert record.replay().game.own_content == written_of(key)
    with pytest.raises(Corrupt, match="content"):
        Record.parse(file.read_text("utf-8")).replay()


@each_game
def test_several_processes_play_the_same_games_with_own_content(key: str) -> None:
    plan = Plan(key, (2,) * parlour.game(key).seats[0], 4, 1, {}, content=written_of(key))
    alone, shared = simulate(plan), simulate(plan, jobs=2)
    assert alone.scores_mean == shared.scores_mean and alone.decisions == shared.decisions


@each_game
@pytest.mark.parametrize("command", ["simulate", "play"])
def test_what_does_not_add_up_is_told_with_file_and_line(
    key: str, command: str, mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine.write_text(written_of(key) + "surprise = 1\n", "utf-8")
    line = written_of(key).count("\n") + 1
    assert f"{mine}, line {line}: unknown key 'surprise'" in refused(capsys, command, key, "--content", str(mine))


@each_game
@pytest.mark.parametrize(
    ("hostile", "named"),
    [
        (b"", "expected a table"),
        (b"\x00", "expected TOML"),
        (b"a = 1\nb = \xff\n", "line 2: expected a text in UTF-8, got byte 0xff"),
        (b"x = " + b"[" * 20_000, "expected TOML"),
        (b"x = " + b"9" * 20_000, "expected TOML"),
        (b"#" * (LARGEST + 1), f"at most {LARGEST} bytes"),
        (b"k" * 20_000 + b" = 1\n", "unknown table 'kkk"),
    ],
)
def test_hostile_files_get_one_short_line(
    key: str, hostile: bytes, named: str, mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine.write_bytes(hostile)
    said = refused(capsys, "simulate", key, "--content", str(mine))
    assert named in said and len(said) < 1000


@each_game
def test_absurd_numbers_are_refused_wherever_they_stand(key: str) -> None:
    """Every whole number of the file, one after the other."""
    rows = written_of(key).splitlines()
    numbers = [at for at, row in enumerate(rows) if row.partition("=")[2].split("#")[0].strip().isdecimal()]
    assert len(numbers) > 10
    for at in numbers[:: max(1, len(numbers) // 40)]:
        for absurd in ("-1", "99999", "0x" + "f" * 5000, "1.5", "nan", '"1"', "[1]", "{}", "1979-05-27"):
            name = rows[at].partition("=")[0]
            broken = "\n".join([*rows[:at], f"{name}= {absurd}", *rows[at + 1 :], ""])
            with pytest.raises(BadContent, match=r"\Acontent, line \d+: ") as error:
                parlour.game(key).with_content(broken)
            assert len(str(error.value)) < 1000


def test_pieces_without_a_name_are_called_by_their_id_with_own_content_only() -> None:
    key = games()[0]
    plain, own = Words("en"), Words("en").for_game(game_with(key, written_of(key)))
    assert plain.for_game(parlour.game(key)) == plain == own.for_game(None)
    assert own.word(key, "card", "river_god") == own.word(key, "card", "river_god-2") == "river god"
    assert own.piece(key, "card", "river_god", text="help") == ""
    assert plain != own
    with pytest.raises(MissingText):
        plain.word(key, "card", "river_god")
    with pytest.raises(MissingText):
        plain.piece(key, "card", "river_god", text="help")
    with pytest.raises(MissingText):
        own.say(f"{key}-card-river_god")


@each_game
def test_a_saved_position_names_its_content(key: str) -> None:
    own = game_with(key, written_of(key))
    state = own.setup(seats=own.seats[0])
    assert own.load(state.save()).save() == state.save()
    with pytest.raises(Corrupt, match="content"):
        parlour.game(key).load(state.save())
    assert own.redeal(state, 0, Stream("own")).game is own


@each_game
@pytest.mark.parametrize("written", ["[]", "[{}]", "{}", "[[]]", "1", '""', "[1]", "[{id = []}]"])
@pytest.mark.parametrize("counts", [True, False])
def test_a_table_of_nothing_is_refused_and_breaks_nothing(key: str, written: str, counts: bool) -> None:
    found = parlour.game(key)
    text = found.own_text()
    if not counts:
        for sheet in found.sheets:
            for each in sheet.counted:
                text = re.sub(rf"(?m)^{each} = \d+$", "", text)
    blocks = re.split(r"(?m)^(?=\[)", text)
    names = dict.fromkeys(block.split("]")[0].strip("[") for block in blocks[1:])
    assert names
    for name in names:
        rest = "".join(block for block in blocks if block.split("]")[0].strip("[") != name)
        with pytest.raises(BadContent):
            found.with_content(f"{name} = {written}\n{rest}")
