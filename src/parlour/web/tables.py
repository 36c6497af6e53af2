"""The doors of one table: its page, what is done there by forms, its record."""

import secrets
from functools import lru_cache
from typing import Final

from htpy import Node, form, input
from markupsafe import Markup
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from parlour.core.errors import ParlourError
from parlour.play import Room
from parlour.store import Guest
from parlour.web.acts import act
from parlour.web.boards import board
from parlour.web.errors import NoContent
from parlour.web.front import go, guest_at, read_form
from parlour.web.limits import MESSAGES
from parlour.web.pages.frame import page
from parlour.web.premises import premises
from parlour.web.refusals import respond
from parlour.web.table.screen import Screen
from parlour.web.visitors import Visitor
from parlour.words import Words


async def table(request: Request) -> Response:
    """``GET /t/<table>``: for a seat, its own view; for everybody else, the spectators'."""
    here = premises(request)
    visitor = here.visitors.of(request)
    room = here.house.room(request.path_params["table"])
    snapshot = room.snapshot(guest_of(request, visitor))
    screen = screen_for(request, room, visitor)
    drawn = board(snapshot.game)
    content: list[Node] = [
        form("#answers", method="post", action=f"/t/{room.id}/answer", data_live="answer" if visitor.guest else None)[
            input(type="hidden", name="v", value=str(snapshot.version)),
            input(type="hidden", name="id", value=secrets.token_urlsafe(12)),
        ],
        screen.whole(snapshot),
        sprites(snapshot.game, visitor.words.for_game(room.match.pieces)),
    ]
    styles = ("table.css", drawn.stylesheet)
    name = screen.title(snapshot)
    return HTMLResponse(str(page(visitor, here=f"/t/{room.id}", name=name, content=content, styles=styles, wide=True)))


async def deed(request: Request) -> Response:
    """``POST /t/<table>/<deed>``: what a form of the page does; then back to the page."""
    here = premises(request)
    room = here.house.room(request.path_params["table"])
    fields = await read_form(request)
    visitor = await guest_at(request)
    here.limits.count(MESSAGES, visitor.guest)
    try:
        await act(room, here.store.guest(visitor.guest), request.path_params["deed"], fields)
    except ParlourError as refused:
        return respond(request.scope, refused, game=room.snapshot(None).game)
    return go(request, f"/t/{room.id}", visitor)


async def rematch(request: Request) -> Response:
    """``POST /t/<table>/rematch``: the same people again, at a table of its own."""
    here = premises(request)
    visitor = await guest_at(request)
    room = await here.house.rematch(request.path_params["table"], by=here.store.guest(visitor.guest))
    return go(request, f"/t/{room.id}", visitor)


async def record(request: Request) -> Response:
    """``GET /t/<table>/record``: the whole match as text, after the end."""
    room = premises(request).house.room(request.path_params["table"])
    headers = {"content-disposition": f'attachment; filename="{room.id}.play"'}
    return PlainTextResponse(room.record().text(), headers=headers)


async def content(request: Request) -> Response:
    """``GET /t/<table>/content``: the own content file of the table, for anybody; NoContent where there is none."""
    room = premises(request).house.room(request.path_params["table"])
    pieces = room.match.pieces
    if pieces is None or pieces.own_content is None:
        raise NoContent("expected a table with an own content file, got one with the game's own pieces")
    headers = {"content-disposition": f'attachment; filename="{room.id}.toml"'}
    return PlainTextResponse(pieces.own_content, headers=headers)


@lru_cache(maxsize=64)
def sprites(game: str, words: Words) -> Markup:
    """The drawings of a game's board, made once for each language."""
    return board(game).sprites(words)


def guest_of(connection: HTTPConnection, visitor: Visitor) -> Guest | None:
    """The visitor as the house knows him; None for a stranger."""
    return premises(connection).store.guest(visitor.guest) if visitor.guest else None


def screen_for(connection: HTTPConnection, room: Room, visitor: Visitor) -> Screen:
    """The screen that draws this table for this visitor."""
    scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
    link = f"{scheme}://{connection.headers.get('host', '')}/t/{room.id}"
    return Screen(visitor.words.for_game(room.match.pieces), link=link, live=bool(visitor.guest))


ROUTES: Final = [
    Route("/t/{table}", table),
    Route("/t/{table}/record", record),
    Route("/t/{table}/content", content),
    Route("/t/{table}/rematch", rematch, methods=["POST"]),
    Route("/t/{table}/{deed}", deed, methods=["POST"]),
]
