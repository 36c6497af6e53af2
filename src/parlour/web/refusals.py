"""Every refusal as a sentence in the visitor's language, with a status code: a page for browsers, JSON for programs."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import orjson
from htpy import Element, a, dd, div, dl, dt, h1, p
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, Response
from starlette.types import Scope

from parlour.core import errors as rules
from parlour.core.errors import ParlourError
from parlour.play import errors as play
from parlour.store import (
    CannotOpen,
    CannotStore,
    RepeatedNonce,
    TakenName,
    TooManyContents,
    Unknown,
    UnknownContent,
)
from parlour.web import errors as doors
from parlour.web.pages import frame
from parlour.web.premises import premises
from parlour.web.visitors import Visitor
from parlour.words import MissingText, Words, clauses

_STATUS: Final[dict[type[ParlourError], int]] = {
    rules.Unreadable: 400,
    rules.Illegal: 422,
    rules.OutOfTurn: 409,
    rules.Stale: 409,
    rules.BadOption: 400,
    rules.BadContent: 400,
    rules.UnknownGame: 404,
    play.UnknownTable: 404,
    play.FullTable: 409,
    play.TakenSeat: 409,
    play.NotSeated: 403,
    play.NotHost: 403,
    play.NotInLobby: 409,
    play.NotPlaying: 409,
    play.NotOver: 409,
    play.NothingToTakeBack: 409,
    play.RepeatedAnswer: 409,
    play.TooMuch: 429,
    play.BadText: 400,
    play.BadTable: 400,
    play.TimedByDays: 400,
    RepeatedNonce: 409,
    Unknown: 404,
    UnknownContent: 404,
    TakenName: 409,
    TooManyContents: 409,
    CannotStore: 503,
    CannotOpen: 503,
    MissingText: 500,
    doors.TooMany: 429,
    doors.ForeignOrigin: 403,
    doors.TooLarge: 413,
    doors.NoGuest: 404,
    doors.BadForm: 400,
    doors.NoContent: 404,
    doors.NoWorkshop: 404,
    doors.BadFile: 400,
    doors.NoTrials: 404,
    doors.TrialRunning: 409,
    doors.TrialsBusy: 503,
}

_REASONS: Final[dict[type[ParlourError], str]] = {
    rules.Unreadable: "unreadable",
    rules.OutOfTurn: "not-your-turn",
    rules.Stale: "stale",
    rules.BadOption: "bad-option",
    rules.BadContent: "bad-content",
    rules.UnknownGame: "unknown-game",
    RepeatedNonce: "repeated",
    Unknown: "unknown-table",
    UnknownContent: "unknown-content",
    CannotStore: "cannot-store",
    CannotOpen: "cannot-store",
    doors.TooMany: "too-many",
    doors.ForeignOrigin: "foreign-origin",
    doors.TooLarge: "too-large",
    doors.NoGuest: "no-guest",
    doors.BadForm: "bad-form",
    doors.NoContent: "no-content",
    doors.NoWorkshop: "no-workshop",
    doors.BadFile: "bad-file",
    doors.NoTrials: "no-trials",
    doors.TrialRunning: "trial-running",
    doors.TrialsBusy: "trials-busy",
}

_HTTP: Final = {404: "no-page", 405: "no-method"}
_LONGEST: Final = 400
_RETRY: Final = "Retry-After"


class Refused(NamedTuple):
    """A refusal for somebody: ``reason`` is its key, ``sentence`` what a person reads, ``clauses`` the rules."""

    status: int
    reason: str
    sentence: str
    clauses: tuple[str, ...] = ()
    detail: str = ""
    wait: int = 0


def refused(error: Exception, words: Words, game: str = "") -> Refused:
    """What a visitor is told of an error; ``game`` is the table's, whose own sentences come first."""
    detail = str(error)[:_LONGEST]
    if isinstance(error, HTTPException):
        reason = _HTTP.get(error.status_code, "no-page")
        return Refused(error.status_code, reason, words.say(f"refusal-{reason}"))
    if isinstance(error, rules.Illegal):
        return Refused(422, error.reason, _rule_says(error, words, game), error.clauses, detail)
    if isinstance(error, doors.TooMany):
        what = words.say(f"web-limit-{error.limit}", times=error.times, seconds=error.seconds)
        sentence = words.say("refusal-too-many", what=what, wait=error.wait)
        return Refused(429, "too-many", sentence, detail=detail, wait=error.wait)
    if isinstance(error, rules.BadContent):
        sentence = words.problem(error) if error.reason else words.say("refusal-bad-content")
        return Refused(400, "bad-content", sentence, detail=detail)
    if isinstance(error, TakenName):
        return Refused(409, "taken-name", words.say("refusal-taken-name", name=error.name), detail=detail)
    if isinstance(error, TooManyContents):
        return Refused(409, "many-contents", words.say("refusal-many-contents", most=error.most), detail=detail)
    if isinstance(error, play.TableRefusal):
        wait = error.names.get("seconds", 0)
        sentence = words.say(f"refusal-{error.reason}", **error.names)
        return Refused(
            status_of(error), error.reason, sentence, detail=detail, wait=wait if isinstance(wait, int) else 0
        )
    for kind in type(error).__mro__:
        if kind in _REASONS:
            return Refused(status_of(error), _REASONS[kind], words.say(f"refusal-{_REASONS[kind]}"), detail=detail)
    # A bug: what it says is for the server's log, not for a visitor.
    return Refused(500, "bug", words.say("refusal-bug"))


def status_of(error: Exception) -> int:
    """The status code of an error; 500 for what is no refusal."""
    return next((_STATUS[kind] for kind in type(error).__mro__ if kind in _STATUS), 500)


def respond(scope: Scope, error: Exception, *, game: str = "") -> Response:
    """A refusal as a response: JSON where the caller prefers it, else a page with a way back."""
    connection = HTTPConnection(scope)
    visitor = premises(connection).visitors.of(connection)
    told = refused(error, visitor.words, game)
    if wants_json(connection):
        response = Response(orjson.dumps(as_data(told)), told.status, media_type="application/json")
    else:
        response = HTMLResponse(str(refusal_page(visitor, told, back=_back(connection), game=game)), told.status)
    if told.wait:
        response.headers[_RETRY] = str(told.wait)
    return response


def wants_json(connection: HTTPConnection) -> bool:
    """Whether the caller asks for data rather than for a page."""
    accept = connection.headers.get("accept", "")
    return "application/json" in accept and "text/html" not in accept


def as_data(told: Refused) -> dict[str, object]:
    """A refusal for a program: one sentence for people, one (in English) that says what was expected and what came."""
    data: dict[str, object] = {"status": told.status, "error": told.reason, "message": told.sentence}
    if told.detail:
        data["detail"] = told.detail
    if told.clauses:
        data["clauses"] = list(told.clauses)
    if told.wait:
        data["seconds"] = told.wait
    return data


def refusal_page(visitor: Visitor, told: Refused, *, back: str, game: str) -> Element:
    """The page of a refusal: the sentence, the rules behind it, and a link back."""
    words = visitor.words
    content = div(".card.stack")[
        h1[words.say("web-refused")],
        p(".lead")[told.sentence],
        clause_list(told.clauses, words, game, link=f"/rules/{game}"),
        p(".small.muted", lang="en")[told.detail] if told.detail else None,
        p[a(".button.primary", href=back)[words.say("web-back" if back != "/" else "web-back-start")]],
    ]
    return frame.page(
        visitor,
        here=back,
        name=words.say("web-refused-title", reason=told.sentence),
        content=frame.plain(content, narrow=True),
    )


def clause_list(ids: Sequence[str], words: Words, game: str, *, link: str = "") -> Element | None:
    """Clauses with their texts, each linked to its place in the rules (``link`` is the page they stand on)."""
    known = [each for each in ids if game and each in clauses(game)]
    if not known:
        return None
    return dl(".clauses")[[[dt[a(href=f"{link}#{each}")[each]], dd[words.rule(game, each)]] for each in known]]


def _rule_says(error: rules.Illegal, words: Words, game: str) -> str:
    if game:
        try:
            return words.refusal(game, error.reason)
        except MissingText:
            pass
    return words.say("refusal-illegal")


def _back(connection: HTTPConnection) -> str:
    """The page a form came from: the path of a Referer of our own, else the start."""
    referer = connection.headers.get("referer", "")
    host = connection.headers.get("host", "")
    for scheme in ("http", "https"):
        prefix = f"{scheme}://{host}/"
        if host and referer.startswith(prefix):
            return f"/{referer.removeprefix(prefix).lstrip('/')}"
    return "/"
