"""Other processes for the tests of the store: `python -m tests.store.child WHAT FOLDER ...`.

They print one line for everything that was acknowledged to them, and nothing before it was.
"""

import asyncio
import math
import os
import random
import resource
import select
import signal
import sys
import time
from pathlib import Path

from parlour.core.errors import ParlourError, Stale
from parlour.store import CannotStore, RepeatedNonce, SqlStore, Stored, WritePoint
from tests.store.samples import answer

PATIENCE = 10.0  # seconds


def say(*words: object, to: int = 1) -> None:
    os.write(to, (" ".join(map(str, words)) + "\n").encode())


def try_to_open(folder: str) -> None:
    """Open the folder as a second server would, and say what came of it."""
    try:
        SqlStore(folder).close()
    except ParlourError as refusal:
        say(type(refusal).__name__, refusal)
    else:
        say("opened")


def race(folder: str, match: str, slots: str, name: str) -> None:
    """When told to, try to get every slot in turn; say which were won and which were taken."""
    with SqlStore(folder, alone=False) as store:
        say("ready")
        sys.stdin.readline()
        for n in range(int(slots)):
            try:
                store.append(match, n, answer(f"{name}-{n}")).result()
            except Stale:
                say("taken", n)
            else:
                say("won", n)


def crash(folder: str, match: str, point: str) -> None:
    """Append slot 0; then die by SIGKILL at the given write point of the append of slot 1."""
    armed: list[bool] = []

    def passing(at: WritePoint) -> None:
        if armed and at.name == point:
            os.kill(os.getpid(), signal.SIGKILL)

    with SqlStore(folder, passing=passing) as store:
        say("stored", store.append(match, 0, answer("zero")).result()[0].n)
        armed.append(True)
        say("stored", store.append(match, 1, answer("one")).result()[0].n)


def fill(folder: str, match: str) -> None:
    """Append until the disk is full, then go on when there is room again."""
    with SqlStore(folder) as store:
        room = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, room[1]))
        n = 0
        while True:
            try:
                store.append(match, n, answer(f"{n}", card="x" * 5000)).result()
            except CannotStore as refusal:
                say("refused", n, refusal)
                break
            say("stored", n)
            n += 1
        resource.setrlimit(resource.RLIMIT_FSIZE, room)
        store.append(match, n, answer(f"{n}")).result()
        say("stored", n)


def orphan(folder: str) -> None:
    """Open the folder, leave a child process behind that knows nothing of it, and die."""
    store = SqlStore(folder)
    child = os.fork()
    if child == 0:
        sys.stdin.readline()
        os._exit(0)
    say(child)
    assert store.matches() == []
    os.kill(os.getpid(), signal.SIGKILL)


def nursery(folder: str, rounds: str, seed: str) -> None:
    """Start a server again and again and kill it at random instants; hand on what each acknowledged.

    The servers are forked from this one thread, so that their imports are paid for once.
    """
    chance = random.Random(int(seed))
    for number in range(int(rounds)):
        ours, theirs = os.pipe()
        server = os.fork()
        if server == 0:
            os.close(ours)
            asyncio.run(serve_until_killed(Path(folder), number, to=theirs))
        os.close(theirs)
        heard = b""
        if number % 2:  # every other server lives until it has acknowledged something, the others may die unborn
            heard += listen(ours, seconds=PATIENCE, enough=1)
        heard += listen(ours, seconds=chance.uniform(0.0, 0.2))
        os.kill(server, signal.SIGKILL)
        os.waitpid(server, 0)
        heard += listen(ours, seconds=PATIENCE)
        os.close(ours)
        whole = heard[: heard.rfind(b"\n") + 1]
        os.write(1, b"killed\n" + whole)


def listen(pipe: int, *, seconds: float, enough: float = math.inf) -> bytes:
    """Return what comes through the pipe until the time is over, the other side is gone, or it is enough bytes."""
    heard = b""
    until = time.monotonic() + seconds
    while len(heard) < enough and (left := until - time.monotonic()) > 0:
        if select.select([pipe], [], [], left)[0]:
            part = os.read(pipe, 1 << 16)
            if not part:
                break
            heard += part
    return heard


async def serve_until_killed(folder: Path, number: int, *, to: int) -> None:
    """Go on with every match of the folder where its log ends, all of them at once."""
    store = SqlStore(folder)

    async def play(match: str) -> None:
        n = len(store.log(match))
        while True:
            nonces = [f"{number}-{n}", f"{number}-{n + 1}"][: 1 + n % 2]
            stored: Stored[object] = store.append(match, n, *map(answer, nonces))  # type: ignore[assignment]
            if n % 5 == 0:  # a person whose socket dropped sends it again
                try:
                    await store.append(match, n, answer(nonces[0]))
                except RepeatedNonce as repeated:
                    say("stored", match, repeated.n, nonces[0], to=to)
            await stored
            for nonce in nonces:
                say("stored", match, n, nonce, to=to)
                n += 1

    await asyncio.gather(*(play(match.id) for match in store.matches()))


if __name__ == "__main__":
    {each.__name__: each for each in (try_to_open, race, crash, fill, orphan, nursery)}[sys.argv[1]](*sys.argv[2:])
