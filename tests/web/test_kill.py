"""The whole server is killed while answers arrive: what was acknowledged is there after the restart, and once."""

import asyncio
import json
import os
import re
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from parlour.store import SqlStore
from tests.web.visits import offers_of

KILLS = 4
NONCE = 16


class Running:
    """A server in a process group of its own."""

    def __init__(self, folder: Path, port: int) -> None:
        self.origin = f"http://127.0.0.1:{port}"
        command = [
            sys.executable,
            "-m",
            "parlour",
            "serve",
            "--port",
            str(port),
            "--data",
            str(folder),
            "--language",
            "en",
        ]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, text=True
        )

    def wait_until_open(self) -> None:
        for _ in range(300):
            with suppress(OSError), urllib.request.urlopen(f"{self.origin}/healthz", timeout=5) as answer:
                assert json.load(answer) == {"status": "ok"}
                return
            assert self.process.poll() is None, self.process.communicate()
            time.sleep(0.1)
        raise AssertionError("the server did not open within 30 seconds")

    def kill(self) -> None:
        """At once, with the processes in which its bots think."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.communicate()


@contextmanager
def running(folder: Path, port: int) -> Iterator[Running]:
    server = Running(folder, port)
    try:
        server.wait_until_open()
        yield server
    finally:
        with suppress(ProcessLookupError):
            server.kill()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Visitor:
    """A guest over real connections."""

    def __init__(self) -> None:
        self.cookie = ""
        self.path = ""

    def post(self, server: Running, path: str, **fields: str) -> str:
        """Post a form; where it leads."""
        headers = {"Origin": server.origin, "Cookie": self.cookie, "Accept-Language": "en"}
        asked = urllib.request.Request(server.origin + path, urllib.parse.urlencode(fields).encode(), headers)
        with pytest.raises(urllib.error.HTTPError) as caught:
            urllib.request.build_opener(Stay).open(asked, timeout=10)
        answer = caught.value
        said = answer.read()
        answer.close()
        assert answer.code == 303, said
        self.cookie = (answer.headers["set-cookie"] or self.cookie).partition(";")[0]
        return str(answer.headers["location"])

    def line(self, server: Running) -> connect:
        address = server.origin.replace("http", "ws") + self.path + "/socket?v=0&stamp="
        headers = {"Cookie": self.cookie, "Accept-Language": "en"}
        return connect(address, origin=server.origin, additional_headers=headers)  # type: ignore[arg-type]


class Stay(urllib.request.HTTPRedirectHandler):
    """Follows nothing."""

    def redirect_request(self, *args: object, **named: object) -> None:
        return None


async def play_until_killed(visitors: Sequence[Visitor], server: Running, *, after: float) -> list[str]:
    """Everybody answers whatever is asked until the server dies; the nonces of the answers that were acknowledged."""
    acknowledged: list[str] = []
    killing = asyncio.get_running_loop().call_later(after, server.kill)
    await asyncio.gather(*[play(visitor, server, acknowledged) for visitor in visitors])
    killing.cancel()
    return acknowledged


async def play(visitor: Visitor, server: Running, acknowledged: list[str]) -> None:
    with suppress(ConnectionClosed, OSError):
        async with visitor.line(server) as line:
            await talk(line, acknowledged)


async def talk(line: ClientConnection, acknowledged: list[str]) -> None:
    version, ask = 0, ""
    while True:
        frame = json.loads(await line.recv())
        if frame.get("re") and frame["ok"]:
            acknowledged.append(frame["re"])
        version = frame.get("v", version)
        html = frame.get("html", {})
        if not {"ask", "main"} & set(html):
            continue
        ask = html.get("ask") or html["main"]
        offers = offers_of(ask)
        if offers:
            about, _, text = offers[-1].partition(" ")
            await line.send(json.dumps({"k": about, "a": text, "v": version, "id": secrets.token_hex(NONCE // 2)}))


def sit_down(visitors: Sequence[Visitor], server: Running) -> str:
    """A table at which all of them play; its path."""
    path = visitors[0].post(server, "/open/magi", seats=str(len(visitors)))
    for seat, visitor in enumerate(visitors):
        visitor.path = path
        if seat:
            visitor.post(server, f"{path}/sit", seat=str(seat))
    for visitor in visitors:
        visitor.post(server, f"{path}/ready", ready="yes")
    return path


@pytest.mark.slow
def test_a_killed_server_has_lost_no_acknowledged_answer(tmp_path: Path) -> None:
    folder, port, visitors = tmp_path / "data", free_port(), [Visitor() for _ in range(4)]
    acknowledged: list[str] = []
    path = ""
    for kill in range(KILLS):
        before = len(acknowledged)
        with running(folder, port) as server:
            path = path or sit_down(visitors, server)
            acknowledged += asyncio.run(play_until_killed(visitors, server, after=0.9 + kill * 0.137))
            assert server.process.poll() is not None
        assert len(acknowledged) > before, "answers were acknowledged before this kill"
    with SqlStore(folder) as store:
        log = store.log(path.rpartition("/")[2])
    assert [entry.n for entry in log] == list(range(len(log)))
    nonces = [entry.nonce for entry in log if entry.nonce is not None]
    assert len(nonces) == len(set(nonces)), "no answer is there twice"
    # the store keeps a nonce with the seat it came from
    kept = {nonce[-NONCE:] for nonce in nonces}
    assert set(acknowledged) <= kept, "every acknowledged answer is there"


def test_a_second_server_and_a_taken_port_are_refused_in_one_line(tmp_path: Path) -> None:
    folder, port = tmp_path / "data", free_port()
    with running(folder, port):
        for data, other, expected in (
            (tmp_path / "other", port, f"port {port}"),
            (folder, free_port(), "data"),
        ):
            second = Running(data, other)
            said, problem = second.process.communicate(timeout=30)
            assert second.process.returncode != 0
            assert said == ""
            assert len(problem.strip().splitlines()) == 1 and expected in problem, problem


def test_a_server_asked_to_stop_ends_in_peace(tmp_path: Path) -> None:
    server = Running(tmp_path / "data", free_port())
    server.wait_until_open()
    visitor = Visitor()
    visitor.path = visitor.post(server, "/quick/magi")

    async def stop() -> None:
        async with visitor.line(server) as line:
            await line.recv()
            server.process.terminate()
            with suppress(ConnectionClosed):
                async for _ in line:
                    pass
            assert line.close_code == CloseCode.SERVICE_RESTART

    asyncio.run(stop())
    said, problem = server.process.communicate(timeout=20)
    assert server.process.returncode == 0, problem
    assert re.fullmatch(rf"Parlour is open: {server.origin.replace('127.0.0.1', 'localhost')}/ \(.*\)\n", said)
    assert problem == ""
