"""What the tests of play sit down with: a clock moved by hand, bots that obey, and one way to run a table."""

import asyncio
import heapq
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from parlour.core.plain import Plain
from parlour.play import House, Room, WallClock
from parlour.play.prompting import worthwhile
from parlour.store import Guest, SqlStore, Status

T = TypeVar("T")

SECRET = bytes(range(32))


class HandClock:
    """Stands still until it is moved; luck is always in the middle."""

    def __init__(self) -> None:
        self.time = 1_000_000.0
        self._calls: list[tuple[float, int, HandTimer]] = []
        self._count = 0

    def now(self) -> float:
        return self.time

    def call_later(self, seconds: float, call: Callable[[], None]) -> "HandTimer":
        timer = HandTimer(call)
        self._count += 1
        heapq.heappush(self._calls, (self.time + seconds, self._count, timer))
        return timer

    def between(self, least: float, most: float) -> float:
        return (least + most) / 2

    async def pass_by(self, seconds: float, room: Room) -> None:
        """Move on, and let everything that is due happen."""
        end = self.time + seconds
        await rest(room)
        while self._calls and self._calls[0][0] <= end:
            self.time, _, timer = heapq.heappop(self._calls)
            timer.ring()
            await rest(room)
        self.time = end


class HandTimer:
    def __init__(self, call: Callable[[], None]) -> None:
        self._call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self._call = None

    def ring(self) -> None:
        if self._call is not None:
            self._call()


class HurriedClock(WallClock):
    """Nothing takes any time."""

    def call_later(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(0, call)


class EagerBots:
    """Use a card if they can, and every window; write down what they were shown."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, str, dict[str, Plain], dict[str, Plain]]] = []
        self.says: str | None = ""

    async def answer(
        self, level: int, game: str, view: dict[str, Plain], question: dict[str, Plain], content: str | None = None
    ) -> str | None:
        self.asked.append((level, game, view, question))
        if self.says == "break":
            raise RuntimeError("a bot that breaks")
        return eager(question) if self.says == "" else self.says


class Parlour:
    """A house with guests, in a folder."""

    def __init__(self, folder: Path) -> None:
        self.clock = HandClock()
        self.bots = EagerBots()
        self.store = SqlStore(folder, clock=self.clock.now)
        self.house = House(self.store, self.bots, self.clock)
        self.guests = [self.guest(name) for name in ("阿白", "Bo", "Chi", "Dee", "Eve")]

    def guest(self, name: str) -> Guest:
        return self.store.create_guest(name=name, code=f"code of {name}", language="en", theme="light").result()

    async def lobby(self, *, seats: int = 4, pace: str = "live") -> Room:
        """A table opened by the first guest."""
        return await self.house.open_table("magi", by=self.guests[0], seats=seats, pace=pace)

    async def four(self, *, pace: str = "live") -> Room:
        """A table at which the first four guests have begun to play."""
        room = await self.lobby(pace=pace)
        for guest in self.guests[1:4]:
            await room.sit(guest)
        for guest in self.guests[:4]:
            await room.ready(guest)
        assert room.status is Status.PLAYING
        return room

    async def with_bots(self) -> Room:
        """The first guest on seat 0, bots on the others, begun."""
        return await self.house.quick_table("magi", by=self.guests[0], level=2)

    async def reopened(self) -> House:
        """The house after a restart."""
        await self.house.close()
        self.house = House(self.store, self.bots, self.clock)
        await self.house.resume()
        return self.house

    async def answer(self, room: Room, question: dict[str, Plain], text: str | None = None) -> int:
        """The person on the question's seat answers it, eagerly if no text is given; the new version."""
        seat = question["seat"]
        assert isinstance(seat, int)
        return await self.send(room, seat, str(question["about"]), eager(question) if text is None else text)

    async def send(self, room: Room, seat: int, about: str, text: str, *, version: int | None = None) -> int:
        """The person on this seat answers at this version (None: the present one); the new version."""
        guest = next(each for each in self.guests if room.seat_of(each) == seat)
        await room.answer(
            guest,
            about=about,
            text=text,
            version=room.match.version if version is None else version,
            nonce=f"{about} {room.match.version} {text}",
        )
        return room.match.version

    async def discarded(self, room: Room) -> None:
        """Everybody lays the discards of the setup."""
        await self.until(room, lambda: required(room)["about"] in ("turn", "magic", "may-use"))

    async def until(self, room: Room, reached: Callable[[], bool]) -> None:
        """People answer what is required, eagerly, until this is reached."""
        while not reached():
            await self.answer(room, required(room))

    async def window(self, room: Room) -> int:
        """Play on until somebody has forgotten to call and another is to begin; who forgot."""

        def forgotten() -> bool:
            offers = worthwhile(room.match)
            return bool(offers) and required(room)["seat"] != offers[0].choice.seat

        await self.until(room, forgotten)
        return worthwhile(room.match)[0].choice.seat


def run(folder: Path, play: Callable[[Parlour], Awaitable[T]]) -> T:
    """Play in an event loop and a house of its own."""

    async def evening() -> T:
        parlour = Parlour(folder)
        try:
            return await play(parlour)
        finally:
            await parlour.house.close()
            parlour.store.close()

    return asyncio.run(evening())


async def rest(room: Room) -> None:
    """Let everything happen that is under way."""
    for _ in range(4):
        for _ in range(6):
            await asyncio.sleep(0)
        await room.begun()


def questions(room: Room, seat: int) -> list[dict[str, Plain]]:
    """The open questions of a seat, as it sees them."""
    view = room.match.view(seat)
    assert view is not None
    found = view["questions"]
    assert isinstance(found, list)
    return [question for question in found if isinstance(question, dict) and question["seat"] == seat]


def required(room: Room) -> dict[str, Plain]:
    """The first question that must be answered, as the asked sees it."""
    choice = next(opened.choice for opened in room.match.open if not opened.window)
    return next(question for question in questions(room, choice.seat) if question["about"] == choice.about)


def eager(question: dict[str, Plain]) -> str:
    """The answer that uses a card, or the first one."""
    answers = question["answers"]
    assert isinstance(answers, list)
    texts = [str(answer) for answer in answers]
    return next((text for text in texts if text.startswith(("use", "magic"))), texts[0])
