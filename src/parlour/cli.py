"""The command line. Its flags, fields and exit codes are a contract with other programs.

0: done; 1: a check failed; 2: the command could not be understood or carried out, with one line on standard error.
"""

import json
import os
import secrets
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Final, TypeVar

import click
from rich.console import Console

from parlour.bots import read_levels
from parlour.core.content import LARGEST
from parlour.core.errors import BadContent, ParlourError
from parlour.core.options import read_options
from parlour.core.record import Record
from parlour.core.registry import game as find_game
from parlour.core.registry import game_with
from parlour.core.registry import games as known_games
from parlour.core.rules import AnyGame
from parlour.core.seats import REFEREE
from parlour.lab.bench import bench as run_bench
from parlour.lab.clauses import coverage, folder_of_tests
from parlour.lab.peers import peers_python
from parlour.lab.progress import Progress
from parlour.lab.reports import FORMATS, bench_report, coverage_report, problems_report, statistics_report
from parlour.lab.simulate import Plan
from parlour.lab.simulate import simulate as run_simulation
from parlour.terminal import Session
from parlour.terminal.match import Match
from parlour.terminal.replay import read_eye, replay_lines
from parlour.words import LANGUAGES, Words
from parlour.words.surroundings import spoken_here, wanted_here

Command = TypeVar("Command", bound=Callable[..., object])

FAILED: Final = 1
MISUSED: Final = 2
_HELP: Final = Words(spoken_here(os.environ))
_say = _HELP.say


def main() -> None:
    """Run the command that this process was started with, and end the process with its exit code."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run one command and return its exit code; every error is one line on standard error."""
    try:
        done: object = parlour.main(args=list(arguments), prog_name="parlour", standalone_mode=False)
    except click.ClickException as error:
        return _complain(error.format_message())
    except (ParlourError, OSError, UnicodeDecodeError) as error:
        return _complain(str(error))
    except (click.Abort, KeyboardInterrupt):
        return _complain(_say("cli-interrupted"))
    return done if isinstance(done, int) else 0


def _complain(sentence: str) -> int:
    click.echo(f"parlour: {' '.join(sentence.split())}", err=True)
    return MISUSED


def language_option(command: Command) -> Command:
    """``--language``: which of the catalogues speaks."""
    return click.option("--language", metavar="|".join(LANGUAGES), help=_say("cli-help-language"))(command)


def game_argument(command: Command) -> Command:
    """The game's key, as ``parlour games`` lists it."""
    return click.argument("key", metavar="GAME")(command)


def seats_option(command: Command) -> Command:
    """``--seats``: by default the fewest that the game can be played by."""
    return click.option("--seats", type=int, metavar="N", help=_say("cli-help-seats"))(command)


def content_option(command: Command) -> Command:
    """``--content``: a content file to play with instead of the game's own."""
    return click.option("--content", type=click.Path(path_type=Path), metavar="FILE", help=_say("cli-help-content"))(
        command
    )


def form_option(*forms: str) -> Callable[[Command], Command]:
    """``--format`` with these choices, the first by default."""
    return click.option("--format", "form", type=click.Choice(forms), default=forms[0], help=_say("cli-help-format"))


@click.group(help=_say("cli-help"), invoke_without_command=True)
@click.version_option(package_name="parlour")
@click.pass_context
def parlour(context: click.Context) -> None:
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@parlour.command(help=_say("cli-help-games"))
@language_option
@form_option("text", "json")
def games(language: str | None, form: str) -> None:
    words = _words(language)
    rows = [(key, words.say(f"{key}-name"), find_game(key), words.say(f"{key}-tagline")) for key in known_games()]
    if form == "json":
        listed = [{"game": key, "name": name, "seats": list(game.seats)} for key, name, game, _ in rows]
        click.echo(json.dumps(listed, ensure_ascii=False))
        return
    for key, name, game, tagline in rows:
        seats = words.say("cli-games-seats", low=game.seats[0], high=game.seats[-1])
        click.echo(f"{key}\t{name}\t{seats}\t{tagline}")


@parlour.command(help=_say("cli-help-simulate"))
@game_argument
@seats_option
@click.option("--games", "number", type=int, default=100, metavar="N", help=_say("cli-help-simulate-games"))
@click.option("--bots", "levels", default="1", metavar="LEVELS", help=_say("cli-help-bots"))
@click.option("--options", "options", default="", metavar="KEY=VALUE,...", help=_say("cli-help-options"))
@click.option("--seed", type=int, metavar="S", help=_say("cli-help-seed"))
@click.option("--record", type=click.Path(path_type=Path), metavar="DIR", help=_say("cli-help-simulate-record"))
@click.option("--jobs", type=int, default=1, metavar="N", help=_say("cli-help-jobs"))
@content_option
@form_option(*FORMATS)
@language_option
def simulate(
    key: str,
    seats: int | None,
    number: int,
    levels: str,
    options: str,
    seed: int | None,
    record: Path | None,
    jobs: int,
    content: Path | None,
    form: str,
    language: str | None,
) -> None:
    words = _words(language)
    written = _content(content)
    game = game_with(key, written, str(content))
    plan = Plan(
        game=key,
        levels=read_levels(levels, _seats(game, seats)),
        games=number,
        seed=_seed(seed),
        options=read_options(game.options, options),
        record=record,
        content=written,
    ).checked()
    with Progress(words.say("cli-simulating", game=words.say(f"{key}-name")), number) as progress:
        statistics = run_simulation(plan, jobs=jobs, advance=progress.advance)
    click.echo(statistics_report(statistics, form, words.for_game(game)))


@parlour.command(help=_say("cli-help-rules"))
@game_argument
@click.option("--check", is_flag=True, help=_say("cli-help-rules-check"))
@form_option("text", "json")
@language_option
@click.pass_context
def rules(context: click.Context, key: str, *, check: bool, form: str, language: str | None) -> None:
    words = _words(language)
    found = coverage(key, folder_of_tests())
    if form == "json":
        click.echo(json.dumps(asdict(found)))
    elif check:
        click.echo("\n".join(problems_report(found, words)))
    else:
        click.echo(coverage_report(found, words))
    if check and not found.complete:
        context.exit(FAILED)


@parlour.command(help=_say("cli-help-play"))
@game_argument
@seats_option
@click.option("--bots", "levels", default="2", metavar="LEVELS", help=_say("cli-help-play-bots"))
@click.option("--options", "options", default="", metavar="KEY=VALUE,...", help=_say("cli-help-options"))
@click.option("--seed", type=int, metavar="S", help=_say("cli-help-seed"))
@click.option("--record", type=click.Path(path_type=Path), metavar="FILE", help=_say("cli-help-play-record"))
@content_option
@language_option
def play(
    key: str,
    seats: int | None,
    levels: str,
    options: str,
    seed: int | None,
    record: Path | None,
    content: Path | None,
    language: str | None,
) -> None:
    game = game_with(key, _content(content), str(content))
    match = Match(
        game,
        levels=read_levels(levels, _seats(game, seats) - 1),
        seed=str(_seed(seed)),
        options=read_options(game.options, options),
    )
    session = Session(match, _words(language), console=Console(highlight=False, emoji=False), source=sys.stdin)
    try:
        session.run()
    finally:
        if record is not None:
            session.save(record)


@parlour.command(help=_say("cli-help-replay"))
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", type=int, metavar="N", help=_say("cli-help-replay-at"))
@click.option("--eye", default="spectator", metavar="SEAT|spectator|referee", help=_say("cli-help-replay-eye"))
@content_option
@form_option("text", "json")
@language_option
def replay(file: Path, at: int | None, eye: str, content: Path | None, form: str, language: str | None) -> None:
    words = _words(language)
    record = Record.parse(file.read_text("utf-8"), pieces=_content(content), name=str(content))
    seen_by = read_eye(eye, record.seats)
    state = record.replay(at)
    if form == "text":
        upto = len(record.lines) if at is None else at
        click.echo("\n".join(replay_lines(record, upto=upto, eye=seen_by, words=words)))
        return
    click.echo(json.dumps(state.save() if seen_by == REFEREE else state.game.view(state, seen_by)))


@parlour.command(help=_say("cli-help-serve"))
@click.option("--host", default="127.0.0.1", show_default=True, metavar="HOST", help=_say("cli-help-serve-host"))
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help=_say("cli-help-serve-port")
)
@click.option(
    "--data",
    type=click.Path(path_type=Path),
    default=Path("data"),
    show_default=True,
    metavar="DIR",
    help=_say("cli-help-serve-data"),
)
@click.option("--open", "open_browser", is_flag=True, help=_say("cli-help-serve-open"))
@language_option
def serve(*, host: str, port: int, data: Path, open_browser: bool, language: str | None) -> None:
    # The web's libraries are slow to load, and no other command needs them.
    from parlour.lab.trials import Laboratory
    from parlour.web.server import run as run_server

    run_server(
        host=host,
        port=port,
        data=data,
        trials=Laboratory(),
        open_browser=open_browser,
        language=_words(language).language,
    )


@parlour.group(help=_say("cli-help-bench"), no_args_is_help=False)
def bench() -> None:
    pass


@bench.command("rules", help=_say("cli-help-bench-rules"))
@click.option("--peers", "with_peers", is_flag=True, help=_say("cli-help-bench-peers"))
@form_option("table", "json")
@language_option
def bench_rules(*, with_peers: bool, form: str, language: str | None) -> None:
    words = _words(language)
    click.echo(bench_report(run_bench(peers=peers_python() if with_peers else None), form, words))


def _words(language: str | None) -> Words:
    """The catalogue asked for; BadOption if there is none."""
    return Words(wanted_here(os.environ) if language is None else language)


def _content(file: Path | None) -> str | None:
    """The text of a content file; OSError if it cannot be read, BadContent if it is too large or no text."""
    if file is None:
        return None
    with file.open("rb") as opened:
        # One byte more than may be, so that what is too large is refused without being read to its end.
        raw = opened.read(LARGEST + 1)
    if len(raw) > LARGEST:
        raise BadContent(f"{file}: expected a content file of at most {LARGEST} bytes, got more")
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise BadContent(f"{file}, line {line}: expected a text in UTF-8, got byte {raw[error.start]:#x}") from None


def _seats(game: AnyGame, seats: int | None) -> int:
    """The number of seats asked for, or the fewest possible; BadOption if the game cannot be played by so many."""
    wanted = game.seats[0] if seats is None else seats
    game.check_seats(wanted)
    return wanted


def _seed(seed: int | None) -> int:
    """The seed asked for, or a new one, which the result names."""
    return secrets.randbelow(1 << 31) if seed is None else seed
