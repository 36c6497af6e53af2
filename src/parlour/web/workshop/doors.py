"""The doors of the workshop. Every one works by plain forms; asked for JSON, they send the parts that have changed.

A content is read beside the event loop, and its page is written there: that must not hold up the tables.
"""

from asyncio import to_thread as aside
from dataclasses import replace
from typing import Final
from urllib.parse import quote

import orjson
from htpy import fragment
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from parlour.core.errors import ParlourError
from parlour.core.rules import AnyGame
from parlour.play import Room
from parlour.web.acts import taken
from parlour.web.boards import board
from parlour.web.errors import NoContent
from parlour.web.front import go, guest_at, read_form, remember, table_id
from parlour.web.limits import CHECKS, TABLES
from parlour.web.premises import Premises, caller, premises
from parlour.web.refusals import refused, wants_json
from parlour.web.visitors import Visitor
from parlour.web.workshop.bench import Bench, examined, only_text, opened
from parlour.web.workshop.deeds import bench_of, content_of, do, kept_notice, part_of
from parlour.web.workshop.page import workshop_page
from parlour.web.workshop.results import trial_region
from parlour.web.workshop.taking import choices_in, game_at, read_file, read_pairs


async def show(request: Request) -> Response:
    """``GET /workshop/<game>``: the house's content, a ``saved`` one (``kept``: just now) or that of a ``table``."""
    here, game = premises(request), game_at(request)
    visitor = here.visitors.of(request)
    saved, table = request.query_params.get("saved", ""), request.query_params.get("table", "")
    if saved:
        kept = here.store.content(saved, guest=visitor.guest)
        if kept.game != game.key:
            return RedirectResponse(f"/workshop/{kept.game}?saved={kept.id}", 303)
        notice = kept_notice(kept, visitor.words) if "kept" in request.query_params else ""
        return await shown(here, visitor, game, kept.text, saved=kept.id, name=kept.name, notice=notice)
    if not table:
        return await shown(here, visitor, game, game.own_text())
    pieces = here.house.room(table_id(table)).match.pieces
    if pieces is None or pieces.own_content is None:
        raise NoContent("expected a table with an own content file, got one with the game's own pieces")
    if pieces.key != game.key:
        return RedirectResponse(f"/workshop/{pieces.key}?table={quote(table_id(table))}", 303)
    return await shown(here, visitor, game, pieces.own_content)


async def work(request: Request) -> Response:
    """``POST /workshop/<game>``: check, change rows, change between sheets and text, try, save; ``do`` says what."""
    here, game = premises(request), game_at(request)
    pairs = await read_pairs(request)
    visitor = here.visitors.of(request)
    here.limits.count(CHECKS, visitor.guest or caller(request))
    bench = await aside(bench_of, here, visitor, game, pairs)
    done = await do(request, visitor, bench, dict(pairs))
    if wants_json(request):
        part = await aside(part_of, done, done.visitor.words)
        response = Response(orjson.dumps(part), done.status, media_type="application/json")
    elif done.kept:
        return go(request, f"/workshop/{game.key}?saved={done.bench.saved}&kept=yes#keep", done.visitor)
    else:
        response = await _page(done.visitor, done.bench, done.status)
    return remember(request, response, done.visitor)


async def bring(request: Request) -> Response:
    """``POST /workshop/<game>/import``: a content file from the visitor's own disk."""
    here, game = premises(request), game_at(request)
    visitor = here.visitors.of(request)
    here.limits.count(CHECKS, visitor.guest or caller(request))
    text, name = await read_file(request)
    return await shown(here, visitor, game, text, name=name)


async def export(request: Request) -> Response:
    """``POST /workshop/<game>/export``: what lies on the bench, as a file."""
    here, game = premises(request), game_at(request)
    pairs = await read_pairs(request)
    here.limits.count(CHECKS, here.visitors.of(request).guest or caller(request))
    fields = dict(pairs)
    choices_in(game, fields)
    _, text = await aside(content_of, game, pairs)
    name = fields.get("name", "")
    named = quote(name.strip() or game.key, safe="")
    disposition = f"attachment; filename=\"{game.key}.toml\"; filename*=UTF-8''{named}.toml"
    return PlainTextResponse(text, headers={"content-disposition": disposition})


async def open_table(request: Request) -> Response:
    """``POST /workshop/<game>/open``: a table with what lies on the bench."""
    here, game = premises(request), game_at(request)
    board(game.key)
    pairs = await read_pairs(request)
    visitor = here.visitors.of(request)
    here.limits.count(CHECKS, visitor.guest or caller(request))
    visitor = await guest_at(request)
    bench = await aside(bench_of, here, visitor, game, pairs)
    if bench.problem is not None:
        return remember(request, await _page(visitor, bench, 400), visitor)
    try:
        here.limits.count(TABLES, visitor.guest)
        room = await _opened(here, visitor, bench)
    except ParlourError as error:
        told = refused(error, visitor.words)
        page = await _page(visitor, replace(bench, notices={"open": told.sentence}), told.status)
        return remember(request, page, visitor)
    return go(request, f"/t/{room.id}", visitor)


async def delete(request: Request) -> Response:
    """``POST /workshop/<game>/delete``: a saved content of one's own."""
    here, game = premises(request), game_at(request)
    saved = taken(await read_form(request), "saved")
    visitor = here.visitors.of(request)
    await here.store.delete_content(saved, guest=visitor.guest)
    return go(request, f"/workshop/{game.key}#start")


async def look(request: Request) -> Response:
    """``GET /workshop/<game>/trial``: how far one's trial is, for the script."""
    here, game = premises(request), game_at(request)
    visitor = here.visitors.of(request)
    trial = here.trials.of(visitor.guest, game.key)
    part = {"html": {"trial": str(fragment[trial_region(trial, visitor.words, game=game.key)])}}
    return Response(orjson.dumps(part), media_type="application/json")


async def _opened(here: Premises, visitor: Visitor, bench: Bench) -> Room:
    """The table. What `House.open_table` refuses."""
    seats, others = bench.choices.seats, bench.choices.others
    level = int(others.removeprefix("bot-")) if others.startswith("bot-") else 0
    return await here.house.open_table(
        bench.game.key,
        by=here.store.guest(visitor.guest),
        seats=seats,
        title=bench.name,
        language=visitor.language,
        public=bench.choices.public,
        bots=dict.fromkeys(range(1, seats), level) if level else {},
        content=bench.text,
    )


async def shown(
    here: Premises,
    visitor: Visitor,
    game: AnyGame,
    text: str,
    *,
    saved: str = "",
    name: str = "",
    notice: str = "",
) -> Response:
    """The page with this text, taken apart if it can be; ``notice`` is said where one saves."""
    draft, refusal = await aside(opened, game, text)
    pieces, problem = await aside(examined, game, text)
    bench = Bench(
        game,
        text,
        draft,
        pieces,
        problem,
        choices_in(game, {}),
        original=text,
        saved=saved,
        name=name,
        shelf=here.store.contents(visitor.guest, game=game.key) if visitor.guest else (),
        trial=here.trials.of(visitor.guest, game.key) if visitor.guest else None,
        offers_trials=here.trials.offered,
        notices=only_text(problem, refusal, visitor.words) | ({"keep": notice} if notice else {}),
    )
    return await _page(visitor, bench)


async def _page(visitor: Visitor, bench: Bench, status: int = 200) -> Response:
    """The page, written beside the event loop: it may have hundreds of rows."""
    return HTMLResponse(await aside(lambda: str(workshop_page(visitor, bench))), status)


ROUTES: Final = [
    Route("/workshop/{game}", show),
    Route("/workshop/{game}", work, methods=["POST"]),
    Route("/workshop/{game}/import", bring, methods=["POST"]),
    Route("/workshop/{game}/export", export, methods=["POST"]),
    Route("/workshop/{game}/open", open_table, methods=["POST"]),
    Route("/workshop/{game}/delete", delete, methods=["POST"]),
    Route("/workshop/{game}/trial", look),
]
