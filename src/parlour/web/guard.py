"""What stands before every page: where a request comes from, how big it may be, and what a browser is told about it."""

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.web.errors import ForeignOrigin, TooLarge
from parlour.web.refusals import respond

LARGEST_BODY: Final = 64 * 1024
"""Bytes of a request's body; no form here is longer but those of the workshop."""

LARGEST_BENCH: Final = 512 * 1024
"""Bytes of a form of the workshop, which has a field for every number and text of a content file."""

BENCHES: Final = "/workshop/"

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)

HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # "no-referrer" would turn the Origin of our own forms into "null"
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class Guard:
    """ASGI middleware: refuses what comes from elsewhere or is too large, and adds the security headers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        measured = Measured(receive, send, most=largest_body(scope))
        try:
            check_request(scope)
            await self.app(scope, measured.receive, measured.send)
        except (ForeignOrigin, TooLarge) as refused:
            if measured.started:
                raise
            await respond(scope, refused)(scope, receive, measured.send)


class Measured:
    """A request's channels: counts the body as it arrives, adds the headers as the answer leaves."""

    def __init__(self, receive: Receive, send: Send, *, most: int) -> None:
        self._most = most
        self._receive = receive
        self._send = send
        self._size = 0
        self.started = False

    async def receive(self) -> Message:
        """The next message; TooLarge once the body has grown too long."""
        message = await self._receive()
        if message["type"] == "http.request":
            self._size += len(message.get("body", b""))
            if self._size > self._most:
                raise _too_large(self._size, self._most)
        return message

    async def send(self, message: Message) -> None:
        """Pass a message on, the first one with our headers."""
        if message["type"] == "http.response.start":
            self.started = True
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
        await self._send(message)


def check_request(scope: Scope) -> None:
    """ForeignOrigin or TooLarge, judged by the headers alone."""
    headers = Headers(scope=scope)
    length = headers.get("content-length", "0")
    most = largest_body(scope)
    if length.isdecimal() and int(length) > most:
        raise _too_large(int(length), most)
    if scope["method"] not in _SAFE:
        check_origin(headers)


def largest_body(scope: Scope) -> int:
    """Bytes that a body at this address may have."""
    return LARGEST_BENCH if scope["path"].startswith(BENCHES) else LARGEST_BODY


def check_origin(headers: Headers) -> None:
    """ForeignOrigin unless the browser says that the request was made by a page of ours (forms and sockets alike)."""
    origin, host = headers.get("origin"), headers.get("host", "")
    if origin is None:
        raise ForeignOrigin("expected an Origin header, as every browser sends with a form, got none")
    if not host or _place(origin) != host.lower():
        raise ForeignOrigin(f"expected a request from a page of {host!r}, got one from {origin[:200]!r}")


def _place(origin: str) -> str | None:
    """Host and port of an origin; None for "null" and for what is no address."""
    try:
        return urlsplit(origin).netloc.lower() or None
    except ValueError:
        return None


def _too_large(size: int, most: int) -> TooLarge:
    return TooLarge(f"expected a body of at most {most} bytes, got {size}")
