"""What comes into the workshop: forms, files, names."""

from collections.abc import Mapping, Sequence
from pathlib import PurePosixPath
from typing import Final

from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request

from parlour.bots import LEVELS
from parlour.core.content import LARGEST
from parlour.core.registry import game as game_of
from parlour.core.rules import AnyGame
from parlour.play import clean_title
from parlour.play.errors import BadText
from parlour.store import LONGEST_NAME
from parlour.store.entries import keeps
from parlour.web.acts import number
from parlour.web.errors import BadFile, BadForm, NoWorkshop
from parlour.web.workshop.bench import Choices
from parlour.web.workshop.rail import GAMES

MOST_FIELDS: Final = 8000
"""Fields of a form; a content file of 32 KiB cannot fill more."""

Pairs = Sequence[tuple[str, str]]

_USUAL_SEATS: Final = 4
_USUAL_GAMES: Final = 200


def game_at(request: Request) -> AnyGame:
    """The game whose pieces are changed. UnknownGame, NoWorkshop."""
    game = game_of(request.path_params["game"])
    if not game.sheets:
        raise NoWorkshop(f"expected a game whose content file can be changed on a page, got {game.key!r}")
    return game


async def read_pairs(request: Request) -> Pairs:
    """The fields of a form in order, names repeated where they are; BadForm for what is no form."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip()
    if kind != "application/x-www-form-urlencoded":
        raise BadForm(f"expected a form (application/x-www-form-urlencoded), got {kind[:80]!r}")
    try:
        async with request.form(max_fields=MOST_FIELDS) as form:
            return [(key, value) for key, value in form.multi_items() if isinstance(value, str)]
    except HTTPException as problem:
        raise BadForm(
            f"expected a form of at most {MOST_FIELDS} fields, got one that is not: {problem.detail}"
        ) from None


async def read_file(request: Request) -> tuple[str, str]:
    """The text of a content file that was sent, and its name without folder and ending. BadFile, BadForm."""
    if not request.headers.get("content-type", "").startswith("multipart/form-data"):
        raise BadForm("expected a form with a file (multipart/form-data), got another")
    try:
        async with request.form(max_files=1, max_fields=10, max_part_size=LARGEST) as form:
            file = form.get("file")
            if not isinstance(file, UploadFile) or not file.filename:
                raise BadFile("expected a content file, got none")
            raw, name = await file.read(LARGEST + 1), file.filename
    except HTTPException as problem:
        raise BadForm(f"expected a form with one file, got one that is not: {problem.detail}") from None
    if len(raw) > LARGEST:
        raise BadFile(f"expected a content file of at most {LARGEST} bytes, got more")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise BadFile(f"expected a text in UTF-8, got byte {raw[problem.start]:#x} at {problem.start}") from None
    return plain_text(text), PurePosixPath(name.replace("\\", "/")).stem[:LONGEST_NAME]


def plain_text(text: str) -> str:
    """A text with the line ends of a content file. BadForm for what no store could keep."""
    if not keeps(text):
        raise BadForm("expected a text in Unicode without NUL or lone surrogates, got one with them")
    return text.replace("\r\n", "\n")


def content_name(fields: Mapping[str, str]) -> str:
    """The name under which to save, trimmed. BadText for none, for one too long or with control characters."""
    name = clean_title(fields.get("name", ""))
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadText(f"expected a name of 1 to {LONGEST_NAME} characters, got {name[:80]!r}", most=LONGEST_NAME)
    return name


def choices_in(game: AnyGame, fields: Mapping[str, str]) -> Choices:
    """What is chosen for trials and tables, the usual where nothing is. BadForm, BadOption."""
    usual = _USUAL_SEATS if _USUAL_SEATS in game.seats else game.seats[0]
    chosen = Choices(
        try_seats=_number(fields, "try-seats", usual),
        try_level=_number(fields, "try-level", LEVELS[-1]),
        try_games=_number(fields, "try-games", _USUAL_GAMES),
        seats=_number(fields, "seats", game.seats[0]),
        others=fields.get("others", f"bot-{LEVELS[-1]}"),
        public=_truth(fields, "public"),
    )
    game.check_seats(chosen.try_seats)
    game.check_seats(chosen.seats)
    if chosen.try_level not in LEVELS:
        raise BadForm(f"expected the level of a bot, one of {LEVELS}, got {chosen.try_level}")
    if chosen.try_games not in GAMES:
        raise BadForm(f"expected a number of games, one of {GAMES}, got {chosen.try_games}")
    if chosen.others not in ("person", *[f"bot-{level}" for level in LEVELS]):
        raise BadForm(f"expected 'person' or 'bot-' and a level, got {chosen.others[:40]!r}")
    return chosen


def _truth(fields: Mapping[str, str], name: str) -> bool:
    """No unless yes is chosen."""
    value = fields.get(name, "no")
    if value not in ("yes", "no"):
        raise BadForm(f"expected 'yes' or 'no' in the field {name!r}, got {value[:40]!r}")
    return value == "yes"


def _number(fields: Mapping[str, str], name: str, usual: int) -> int:
    return number(fields, name) if name in fields else usual
