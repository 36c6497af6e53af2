"""The doors in front: start page, opening tables, rules, and what a visitor chooses for himself."""

from asyncio import to_thread as aside
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from parlour.core.options import OptionValue
from parlour.core.registry import game as game_of
from parlour.core.registry import game_with, games
from parlour.core.rules import AnyGame
from parlour.web.acts import number, taken
from parlour.web.boards import board, has_board
from parlour.web.errors import BadForm
from parlour.web.limits import CHECKS, CODES, GUESTS, TABLES
from parlour.web.pages.rules import rules_page
from parlour.web.pages.start import start_page
from parlour.web.pages.you import you_page
from parlour.web.premises import Premises, caller, premises
from parlour.web.visitors import Visitor

_ID: Final = 64
"""Characters of a table's id at most."""


async def start(request: Request) -> Response:
    """``GET /``."""
    here = premises(request)
    visitor = here.visitors.of(request)
    own = here.house.tables_of(here.store.guest(visitor.guest)) if visitor.guest else ()
    mine = {line.table for line in own}
    tables = [line for line in here.house.tables() if line.table not in mine]
    shelf = here.store.contents(visitor.guest) if visitor.guest else ()
    known = [game_of(key) for key in games() if has_board(key)]
    return HTMLResponse(str(start_page(visitor, known, tables=tables, own=own, shelf=shelf)))


async def quick(request: Request) -> Response:
    """``POST /quick/<game>``: a table against bots, started at once."""
    here = premises(request)
    game = game_of(request.path_params["game"])
    board(game.key)
    visitor = await guest_at(request)
    here.limits.count(TABLES, visitor.guest)
    room = await here.house.quick_table(game.key, by=here.store.guest(visitor.guest), language=visitor.language)
    return go(request, f"/t/{room.id}", visitor)


async def open_table(request: Request) -> Response:
    """``POST /open/<game>``: the form of the start page."""
    here = premises(request)
    key = request.path_params["game"]
    fields = await read_form(request)
    # A text area sends its lines as the web does; the file is kept as its author wrote it.
    content = fields.get("content", "").replace("\r\n", "\n") or saved_text(request, key, fields.get("saved", ""))
    if content is not None:
        here.limits.count(CHECKS, here.visitors.of(request).guest or caller(request))
    game = await aside(game_with, key, content)
    board(game.key)
    seats = number(fields, "seats")
    game.check_seats(seats)
    options, bots = read_options(game, fields), read_bots(fields, seats)
    visitor = await guest_at(request)
    here.limits.count(TABLES, visitor.guest)
    room = await here.house.open_table(
        game.key,
        by=here.store.guest(visitor.guest),
        seats=seats,
        options=options,
        pace=fields.get("pace", "live"),
        title=fields.get("title", "").strip(),
        language=visitor.language,
        public=fields.get("public", "yes") == "yes",
        bots=bots,
        content=content,
    )
    return go(request, f"/t/{room.id}", visitor)


async def join(request: Request) -> Response:
    """``POST /join``: to a table by its link or its id."""
    table = table_id(taken(await read_form(request), "code"))
    return go(request, f"/t/{premises(request).house.room(table).id}")


async def rules(request: Request) -> Response:
    """``GET /rules/<game>``."""
    game = game_of(request.path_params["game"])
    return HTMLResponse(str(rules_page(premises(request).visitors.of(request), game.key)))


async def you(request: Request) -> Response:
    """``GET /you``."""
    return HTMLResponse(str(you_page(premises(request).visitors.of(request))))


async def rename(request: Request) -> Response:
    """``POST /you/name``."""
    fields = await read_form(request)
    visitor = await premises(request).visitors.rename(await guest_at(request), taken(fields, "name"))
    return go(request, "/you", visitor)


async def speak(request: Request) -> Response:
    """``POST /you/language``."""
    fields = await read_form(request)
    shelf = premises(request).visitors
    visitor = await shelf.speak(shelf.of(request), taken(fields, "language"))
    return go(request, own_path(fields.get("next", "/")), visitor)


async def dress(request: Request) -> Response:
    """``POST /you/theme``."""
    fields = await read_form(request)
    shelf = premises(request).visitors
    visitor = await shelf.dress(shelf.of(request), taken(fields, "theme"))
    return go(request, own_path(fields.get("next", "/")), visitor)


async def new_code(request: Request) -> Response:
    """``POST /you/code``: the only answer that ever contains a return code."""
    here = premises(request)
    here.limits.count(CODES, caller(request))
    visitor, code = await here.visitors.new_code(await guest_at(request))
    return remember(request, HTMLResponse(str(you_page(visitor, code=code))), visitor)


async def come_back(request: Request) -> Response:
    """``POST /you/return``: this device becomes the guest whose code it is."""
    here = premises(request)
    fields = await read_form(request)
    here.limits.count(CODES, caller(request))
    return go(request, "/you", here.visitors.returning(taken(fields, "code")))


async def healthz(request: Request) -> Response:
    """``GET /healthz``: whether the store can be read and written."""
    await premises(request).store.server_key("visitors")
    return JSONResponse({"status": "ok"})


ROUTES: Final = [
    Route("/", start),
    Route("/quick/{game}", quick, methods=["POST"]),
    Route("/open/{game}", open_table, methods=["POST"]),
    Route("/join", join, methods=["POST"]),
    Route("/rules/{game}", rules),
    Route("/you", you),
    Route("/you/name", rename, methods=["POST"]),
    Route("/you/language", speak, methods=["POST"]),
    Route("/you/theme", dress, methods=["POST"]),
    Route("/you/code", new_code, methods=["POST"]),
    Route("/you/return", come_back, methods=["POST"]),
    Route("/healthz", healthz),
]


# --- what the doors share -----------------------------------------------------------------------------------------


async def guest_at(request: Request) -> Visitor:
    """The visitor, welcomed as a guest if he is none yet. TooMany beyond so many new guests from one place."""
    here = premises(request)
    visitor = here.visitors.of(request)
    if not visitor.guest:
        here.limits.count(GUESTS, caller(request))
    return await here.visitors.welcome(visitor)


def table_id(given: str) -> str:
    """The id in the link of a table, or the id itself; BadForm for what is neither."""
    table = given.strip().split("?")[0].split("#")[0].rstrip("/").rpartition("/")[2]
    if not table.isascii() or not table.isalnum() or len(table) > _ID:
        raise BadForm(f"expected the link or the code of a table, got {given[:80]!r}")
    return table


def go(request: Request, path: str, visitor: Visitor | None = None) -> Response:
    """See other; with the cookie of a visitor who has changed."""
    response = RedirectResponse(path, 303)
    return response if visitor is None else remember(request, response, visitor)


def remember(request: Request, response: Response, visitor: Visitor) -> Response:
    """The response with the visitor's cookie."""
    here: Premises = premises(request)
    return here.visitors.remember(response, visitor, secure=request.url.scheme == "https")


async def read_form(request: Request) -> dict[str, str]:
    """The text fields of a form; BadForm for files and for anything that is no form."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip()
    if kind != "application/x-www-form-urlencoded":
        raise BadForm(f"expected a form (application/x-www-form-urlencoded), got {kind[:80]!r}")
    async with request.form(max_fields=200) as form:
        return {key: value for key, value in form.items() if isinstance(value, str)}


def read_options(game: AnyGame, fields: Mapping[str, str]) -> dict[str, OptionValue]:
    """The table options that were chosen; BadOption for values that an option cannot take, and for unknown options."""
    known = {option.key: option for option in game.options}
    chosen: dict[str, OptionValue] = {}
    parts: dict[str, dict[str, str]] = {}
    for name, value in fields.items():
        prefix, dash, rest = name.partition("-")
        if prefix != "option" or not dash or not value:
            continue
        key, colon, part = rest.partition(":")
        if key not in known or (colon and part not in [each.key for each in known[key].parts()]):
            raise BadForm(f"expected one of the options {', '.join(known)}, got {rest[:40]!r}")
        if colon:
            parts.setdefault(key, {})[part] = value
        else:
            chosen[key] = known[key].read(value)
    for key, by_part in parts.items():
        chosen[key] = known[key].read(known[key].put_together(by_part))
    return chosen


def read_bots(fields: Mapping[str, str], seats: int) -> dict[int, int]:
    """The bots' levels by seat; rows beyond the number of seats are passed over. BadForm for anything else."""
    bots: dict[int, int] = {}
    for seat in range(1, seats):
        sitter = fields.get(f"seat-{seat + 1}", "person")
        kind, _, level = sitter.partition("-")
        if kind == "bot":
            bots[seat] = number({"level": level}, "level")
        elif sitter != "person":
            raise BadForm(f"expected 'person' or 'bot-' and a level on seat {seat + 1}, got {sitter[:40]!r}")
    return bots


def saved_text(request: Request, game: str, saved: str) -> str | None:
    """The text of the visitor's saved content; None where none is chosen. UnknownContent if it is not his."""
    if not saved:
        return None
    here = premises(request)
    kept = here.store.content(saved, guest=here.visitors.of(request).guest)
    if kept.game != game:
        raise BadForm(f"expected a saved content of {game}, got one of {kept.game}")
    return kept.text


def own_path(path: str) -> str:
    """A path of this server to go on to; the start where it is none (never another site's)."""
    try:
        parts = urlsplit(path)
    except ValueError:
        return "/"
    plain = path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable() and path.isascii()
    return path if plain and not parts.netloc and not parts.scheme else "/"
