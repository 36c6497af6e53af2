"""A mailbox: whatever is posted is done one after the other, in the order in which it came."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from parlour.play.errors import Closing

T = TypeVar("T")

Act = Callable[[], Awaitable[T]]


class Mailbox:
    """One consumer in the running event loop."""

    def __init__(self) -> None:
        self._letters: Final[asyncio.Queue[tuple[Act[Any], asyncio.Future[Any]] | None]] = asyncio.Queue()
        self._closed = False
        self._work: Final = asyncio.get_running_loop().create_task(self._do_all())

    async def post(self, act: Act[T]) -> T:
        """Do this when everything that came before is done; what it returns or raises.

        It is done even if nobody waits for it any more. Raises Closing when the mailbox is closed.
        """
        if self._closed:
            raise Closing("expected an open table, got one whose server is about to stop; come back in a moment")
        reply: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._letters.put_nowait((act, reply))
        return await reply

    async def close(self) -> None:
        """Take nothing more, and finish what is there."""
        if not self._closed:
            self._closed = True
            self._letters.put_nowait(None)
        await self._work

    async def _do_all(self) -> None:
        while (letter := await self._letters.get()) is not None:
            act, reply = letter
            try:
                result = await act()
            except Exception as problem:  # whoever posted it is told; the next letter is none the worse for it
                if not reply.done():
                    reply.set_exception(problem)
            else:
                if not reply.done():
                    reply.set_result(result)
