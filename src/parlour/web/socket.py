"""The line between a page and its table: changed regions and cues go down, answers and chat come up.

Down: ``{"v": version, "html": {id: outerHTML}, "add": {id: [outerHTML of new lines]}, "cues": [...]}``; in reply to a
message ``{"re": its id, "ok": true or false, "html": {...}}``; ``{"beat": 0}`` when nothing has happened for a
while. Up: ``{"k": about, "a": text, "v": version, "id": nonce}`` for an answer, ``{"do": deed, "id": nonce, ...}`` for
everything else (the fields are those of the page's forms).
"""

import asyncio
from contextlib import suppress
from typing import Final

import orjson
from anyio import CancelScope, create_task_group, fail_after
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from parlour.core.errors import ParlourError
from parlour.play import Room, Snapshot, Subscription
from parlour.web.acts import Fields, act
from parlour.web.errors import BadForm
from parlour.web.guard import check_origin
from parlour.web.limits import LINES, MESSAGES
from parlour.web.premises import caller, premises
from parlour.web.refusals import refused, respond
from parlour.web.table import rail
from parlour.web.table.screen import Screen
from parlour.web.tables import guest_of, screen_for
from parlour.web.visitors import Visitor

BEAT: Final = 20.0
"""Seconds of silence after which the page is told that the line still stands."""

PATIENCE: Final = 15.0
"""Seconds in which a viewer must take a frame; whoever cannot comes back for the newest."""

TOO_SLOW: Final = 1013


async def table_socket(socket: WebSocket) -> None:
    """``/t/<table>/socket?v=<version>&stamp=<stamp>``: refused before it opens, or served until one side leaves."""
    here = premises(socket)
    try:
        check_origin(socket.headers)
        here.limits.count(LINES, caller(socket))
        room = here.house.room(socket.path_params["table"])
    except ParlourError as refusal:
        await socket.send_denial_response(respond(socket.scope, refusal))
        return
    visitor = here.visitors.of(socket)
    await socket.accept()
    await Line(socket, room, visitor).serve()


class Line:
    """One page's socket."""

    def __init__(self, socket: WebSocket, room: Room, visitor: Visitor) -> None:
        self._socket = socket
        self._room = room
        self._visitor = visitor
        self._guest = guest_of(socket, visitor)
        self._screen: Screen = screen_for(socket, room, visitor)
        self._noticed = False
        self._slow = False

    async def serve(self) -> None:
        """Tell and listen until one of the two ends; then leave the table."""
        since = _version(self._socket.query_params.get("v", ""))
        with self._room.watch(self._guest, since) as subscription:
            async with create_task_group() as group:
                group.start_soon(self._tell, subscription, group.cancel_scope)
                await self._hear()
                group.cancel_scope.cancel()
        if self._slow:
            with suppress(RuntimeError):
                await self._socket.close(TOO_SLOW)

    # --- down -----------------------------------------------------------------------------------------------------

    async def _tell(self, subscription: Subscription, line: CancelScope) -> None:
        stamp: str | None = self._socket.query_params.get("stamp", "")
        waiting = asyncio.ensure_future(subscription.next())
        try:
            while True:
                await asyncio.wait({waiting}, timeout=BEAT)
                if not waiting.done():
                    await self._send({"beat": 0})
                    continue
                snapshot = waiting.result()
                waiting = asyncio.ensure_future(subscription.next())
                await self._send(self._frame(snapshot, stamp))
                stamp = None
        except TimeoutError:
            self._slow = True
        except WebSocketDisconnect:
            pass
        finally:
            waiting.cancel()
            line.cancel()

    def _frame(self, snapshot: Snapshot, stamp: str | None) -> dict[str, object]:
        if self._screen.fits(snapshot, stamp):
            return self._screen.news(snapshot)
        return self._screen.redrawn(self._room.snapshot(self._guest))

    async def _send(self, frame: dict[str, object]) -> None:
        with fail_after(PATIENCE):
            await self._socket.send_text(orjson.dumps(frame).decode())

    # --- up -------------------------------------------------------------------------------------------------------

    async def _hear(self) -> None:
        with suppress(WebSocketDisconnect):
            while True:
                text = await self._socket.receive_text()
                await self._send(await self._reply(text))

    async def _reply(self, text: str) -> dict[str, object]:
        here, words = premises(self._socket), self._visitor.words
        nonce = ""
        try:
            try:
                deed, fields = read_message(text)
                nonce = fields.get("id", "")[:64]
            finally:
                # a message that cannot be read counts too
                here.limits.count(MESSAGES, self._visitor.guest or caller(self._socket))
            if self._guest is None:
                raise BadForm("expected a guest of this server, got a stranger; a form of the page makes him one")
            await act(self._room, here.store.guest(self._guest.id), deed, fields)
        except ParlourError as error:
            game = self._room.snapshot(None).game
            told = refused(error, words, game)
            self._noticed = True
            notice = str(rail.notice_region(told, game, words))
            return {"re": nonce, "ok": False, "error": told.reason, "status": told.status, "html": {"notice": notice}}
        reply: dict[str, object] = {"re": nonce, "ok": True}
        if self._noticed:
            self._noticed = False
            reply["html"] = {"notice": str(rail.notice_region(None, "", words))}
        return reply


def read_message(text: str) -> tuple[str, Fields]:
    """A message as a deed and its fields; BadForm for what is neither an answer nor a deed."""
    try:
        data = orjson.loads(text)
    except orjson.JSONDecodeError:
        raise BadForm(f"expected an object in JSON, got {text[:80]!r}") from None
    if not isinstance(data, dict):
        raise BadForm(f"expected an object in JSON, got {text[:80]!r}")
    fields: dict[str, str] = {}
    for key, value in data.items():
        if isinstance(value, bool) or not isinstance(value, str | int):
            raise BadForm(f"expected texts and whole numbers only, got {value!r:.80} as {key[:40]!r}")
        fields[key] = str(value)
    if "k" in fields:
        fields["a"] = f"{fields['k']} {fields.get('a', '')}"
        return "answer", fields
    return fields.get("do", ""), fields


def _version(text: str) -> int:
    """The version that a page has; 0, which is before everything, for what is none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0


ROUTES: Final = [WebSocketRoute("/t/{table}/socket", table_socket)]
