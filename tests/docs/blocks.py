"""The fenced blocks of a document, and a run of those that a reader can run, in order and in one empty folder.

``python -W error tests/docs/blocks.py FILE`` runs a document. Blocks of ``python`` share their names. In a block of
``console`` every line after ``$`` is a command, ended by ``\\`` if it goes on; what follows must be its output, where
``...`` stands for anything. A command must succeed, and one that ends with ``&`` goes on until the document ends.
Port 8000 is replaced by a free one.

A document may define a game of its own. Compiled classes take no interpreted subclasses, so the Python of a document
runs over the plain sources in any case; its commands run over whatever is built.
"""

import doctest
import os
import signal
import socket
import subprocess
import sys
import tempfile
from importlib import machinery
from pathlib import Path
from typing import Final, NamedTuple

PORT: Final = "8000"
_FENCE: Final = "```"
_PROMPT: Final = "$ "
_LOOSE: Final = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


class Block(NamedTuple):
    """A fenced block: what it is written in, the line of its fence (from 1), its text."""

    language: str
    line: int
    text: str


class Command(NamedTuple):
    """A command of a console block, and the output that the document shows ("" if it shows none)."""

    typed: str
    shown: str


def blocks_of(written: str) -> list[Block]:
    """All fenced blocks of a document in order."""
    found: list[Block] = []
    inside: list[str] | None = None
    language, start = "", 0
    for number, row in enumerate(written.splitlines(), start=1):
        if row.startswith(_FENCE) and inside is None:
            language, start, inside = row.removeprefix(_FENCE).strip(), number, []
        elif row.startswith(_FENCE) and inside is not None:
            found.append(Block(language, start, "\n".join(inside) + "\n"))
            inside = None
        elif inside is not None:
            inside.append(row)
    assert inside is None, f"the block that begins in line {start} has no end"
    return found


def prose_of(written: str) -> str:
    """The document with the lines of its fenced blocks left empty."""
    inside = False
    rows: list[str] = []
    for row in written.splitlines():
        fence = row.startswith(_FENCE)
        rows.append("" if fence or inside else row)
        inside ^= fence
    return "\n".join(rows)


def commands_of(block: Block) -> list[Command]:
    """The commands of a console block in order."""
    found: list[Command] = []
    goes_on = False
    for row in block.text.splitlines():
        if goes_on:
            found[-1] = Command(f"{found[-1].typed}\n{row}", "")
        elif row.startswith(_PROMPT):
            found.append(Command(row.removeprefix(_PROMPT), ""))
        else:
            assert found, f"line {block.line}: expected the block to begin with a command, got {row!r}"
            found[-1] = Command(found[-1].typed, f"{found[-1].shown}{row}\n")
            continue
        goes_on = row.endswith("\\")
    return found


class Reader:
    """Somebody who does what a document says."""

    def __init__(self, document: Path) -> None:
        self._document: Final = document.resolve()
        self._names: Final[dict[str, object]] = {"__name__": "document"}
        self._running: Final[list[subprocess.Popen[str]]] = []
        self._port: Final = str(_free_port())

    def read(self) -> None:
        """Run all blocks in a new folder. AssertionError, or whatever a block of Python raises."""
        home = Path.cwd()
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            try:
                for block in blocks_of(self._document.read_text("utf-8")):
                    self._do(block)
            finally:
                self._stop()
                os.chdir(home)

    def _do(self, block: Block) -> None:
        if block.language == "python":
            # The empty lines before make a traceback name the document's own lines.
            exec(compile("\n" * block.line + block.text, str(self._document), "exec"), self._names)
        elif block.language == "console":
            for command in commands_of(block):
                self._type(Command(*(part.replace(PORT, self._port) for part in command)), block.line)

    def _type(self, command: Command, line: int) -> None:
        place = f"{self._document.name}, block of line {line}: {command.typed}"
        if command.typed.endswith("&"):
            said = self._start(command)
        else:
            done = subprocess.run(["sh", "-c", command.typed], env=_environment(), text=True, stdout=-1, stderr=-2)
            said = done.stdout
            assert done.returncode == 0, f"{place}\nended with {done.returncode} and said:\n{said}"
        fits = doctest.OutputChecker().check_output(command.shown, said, _LOOSE)
        assert fits or not command.shown, f"{place}\nsaid:\n{said}\nwhere the document shows:\n{command.shown}"

    def _start(self, command: Command) -> str:
        """Begin a command that goes on; what it says first, as many lines as the document shows."""
        words = ["sh", "-c", f"exec {command.typed.removesuffix('&')}"]
        process = subprocess.Popen(words, env=_environment(), text=True, stdout=-1, stderr=-2)
        self._running.append(process)
        assert process.stdout is not None
        return "".join(process.stdout.readline() for _ in command.shown.splitlines())

    def _stop(self) -> None:
        for process in self._running:
            process.send_signal(signal.SIGTERM)
            process.communicate(timeout=30)


def _environment() -> dict[str, str]:
    """This Python's commands first on the path, English, a terminal of 80 columns."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path, "PARLOUR_LANGUAGE": "en", "COLUMNS": "80"}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def prefer_sources() -> None:
    """From now on import a module's source even where a compiled one lies beside it."""
    loaders = (
        (machinery.SourceFileLoader, machinery.SOURCE_SUFFIXES),
        (machinery.ExtensionFileLoader, machinery.EXTENSION_SUFFIXES),
    )
    sys.path_hooks.insert(0, machinery.FileFinder.path_hook(*loaders))
    sys.path_importer_cache.clear()


if __name__ == "__main__":
    prefer_sources()
    Reader(Path(sys.argv[1])).read()
