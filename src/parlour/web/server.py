"""The server: the application, and one process that serves it."""

import logging
import signal
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from parlour.bots.pool import BotPool
from parlour.core.errors import ParlourError
from parlour.play import BotPort, Clock, House
from parlour.play.trials import TrialPort
from parlour.store import SqlStore, Store
from parlour.web import front, tables
from parlour.web import socket as line
from parlour.web.assets import STATIC
from parlour.web.errors import CannotServe
from parlour.web.guard import Guard
from parlour.web.limits import Limits
from parlour.web.premises import Premises
from parlour.web.refusals import respond
from parlour.web.visitors import Visitors
from parlour.web.workshop import doors as workshop
from parlour.web.workshop.trials import Trials
from parlour.words import Words

LARGEST_MESSAGE: Final = 16 * 1024
"""Bytes of one message on a socket."""

FAREWELL: Final = 5
"""Seconds that open requests and sockets are given when the server is asked to stop."""


def create_app(
    store: Store,
    bots: BotPort,
    *,
    clock: Clock | None = None,
    limits: Limits | None = None,
    trials: TrialPort | None = None,
) -> Starlette:
    """The application over an open store; it closes neither the store nor the bots.

    When it starts, every table goes on where it was. Without ``trials`` the workshop does not offer any.
    """
    visitors = Visitors(store, store.server_key("visitors").result())

    @asynccontextmanager
    async def open_house(app: Starlette) -> AsyncIterator[None]:
        # A house belongs to the event loop in which it is made.
        house = House(store, bots, clock)
        tried = Trials(trials)
        app.state.premises = Premises(store, house, visitors, limits or Limits(), tried)
        await house.resume()
        try:
            yield
        finally:
            await tried.close()
            await house.close()

    return Starlette(
        routes=[
            *front.ROUTES,
            *line.ROUTES,
            *tables.ROUTES,
            *workshop.ROUTES,
            Route("/favicon.ico", icon),
            Mount("/static", KeptFiles(directory=STATIC)),
        ],
        middleware=[Middleware(Guard)],
        exception_handlers={ParlourError: refuse, HTTPException: refuse, Exception: refuse},
        lifespan=open_house,
    )


def run(
    *,
    host: str,
    port: int,
    data: Path,
    trials: TrialPort | None = None,
    open_browser: bool = False,
    language: str = "zh-Hant",
) -> None:
    """Serve until asked to stop (SIGINT or SIGTERM), then finish what was begun.

    Raises CannotServe when the port is in use or the address is not this machine's, CannotOpen when the data folder
    cannot be used or another server uses it, Corrupt when what is there is no match log.
    """
    listening = listen(host, port)
    with listening, SqlStore(data) as store:
        bots = BotPool()
        address = shown_address(host, listening.getsockname()[1])
        app = create_app(store, bots, trials=trials)
        server = AnnouncingServer(configuration(app), address=address, words=Words(language), open_browser=open_browser)
        try:
            server.run(sockets=[listening])
        finally:
            bots.close()


def configuration(app: Starlette) -> uvicorn.Config:
    """How uvicorn serves: the fast loop, parser and sockets; no log of who asked for what."""
    return uvicorn.Config(
        app,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        lifespan="on",
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=FAREWELL,
    )


class AnnouncingServer(uvicorn.Server):
    """Says where it can be reached as soon as it can be."""

    def __init__(self, config: uvicorn.Config, *, address: str, words: Words, open_browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._words = words
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            said = self._words.say("web-serving", address=self._address)
            sys.stdout.write(f"{said}\n")
            sys.stdout.flush()
            if self._open_browser:
                webbrowser.open(self._address)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in peace. uvicorn would raise the signal again afterwards, and the bots would not be sent home."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; CannotServe if it cannot."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(found[0], socket.SOCK_STREAM)
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(found[4])
            listening.listen(2048)
        except OSError:
            listening.close()
            raise
    except (OSError, OverflowError) as problem:
        raise CannotServe(f"expected to listen at {host}, port {port}, got: {problem}") from problem
    return listening


def shown_address(host: str, port: int) -> str:
    """The address to type into a browser."""
    named = "localhost" if host in ("", "0.0.0.0", "::", "127.0.0.1", "::1") else host
    return f"http://{f'[{named}]' if ':' in named else named}:{port}/"


class KeptFiles(StaticFiles):
    """Static files that a browser may keep for ever under the address that marks their content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        marked = bool(scope["query_string"])
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if marked else "no-cache"
        return response


async def icon(request: Request) -> Response:
    """``GET /favicon.ico``, for those who do not read the page's link."""
    return await StaticFiles(directory=STATIC).get_response("icon.svg", request.scope)


async def refuse(request: Request, error: Exception) -> Response:
    """Any refusal, and any bug, as a response."""
    response = respond(request.scope, error)
    if response.status_code >= 500:
        logging.getLogger("parlour.web").error("%s %s failed", request.method, request.url.path, exc_info=error)
    return response
