"""What lies on the bench: a text or a draft of a content file, and what the game says of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from parlour.core.errors import BadContent
from parlour.core.rules import AnyGame
from parlour.core.sheets import Draft, draft_of, written
from parlour.store import ContentLine
from parlour.web.workshop.drafts import weighed
from parlour.web.workshop.trials import Trial
from parlour.words import Words

SHEETS: Final = "sheets"
TEXT: Final = "text"
VIEWS: Final = (SHEETS, TEXT)


@dataclass(frozen=True, slots=True)
class Choices:
    """What is chosen for trials and tables; ``others`` is "bot-LEVEL" or "person"."""

    try_seats: int
    try_level: int
    try_games: int
    seats: int
    others: str
    public: bool


@dataclass(frozen=True, slots=True)
class Bench:
    """One visitor's work on one game. ``draft`` is None while the content is worked on as a text.

    ``pieces`` is the game with this content, or None while ``problem`` says why it cannot be played. ``saved`` is the
    id of the saved content that was opened, else empty; ``shelf`` lists what the visitor has saved for this game.
    """

    game: AnyGame
    text: str
    draft: Draft | None
    pieces: AnyGame | None
    problem: BadContent | None
    choices: Choices
    original: str = ""
    """The text that the sheets were filled from, with its comments; it stands as long as nothing is changed."""
    saved: str = ""
    name: str = ""
    shelf: Sequence[ContentLine] = ()
    trial: Trial | None = None
    offers_trials: bool = False
    touched: str = ""
    """The id of the row that was just added, copied or moved: it is shown open."""
    notices: Mapping[str, str] = field(default_factory=dict)
    """What is said of the last thing done, by the part of the page it belongs to: "view", "keep", "try", "open"."""

    @property
    def size(self) -> int:
        """Bytes of the content file."""
        return len(self.text.encode("utf-8", "surrogatepass"))

    @property
    def view(self) -> str:
        """How the content is worked on."""
        return TEXT if self.draft is None else SHEETS


def examined(game: AnyGame, text: str) -> tuple[AnyGame | None, BadContent | None]:
    """The game with the pieces of this text, or why it cannot be played with them."""
    try:
        return game.with_content(text), None
    except BadContent as problem:
        return None, problem


def opened(game: AnyGame, text: str) -> tuple[Draft | None, BadContent | None]:
    """The text taken apart, or why it cannot be, so that it must be worked on as a text."""
    try:
        return weighed(draft_of(game.sheets, text)), None
    except BadContent as problem:
        return None, problem


def laid_out(game: AnyGame, draft: Draft, original: str = "") -> str:
    """The draft as a content file; the ``original``, comments and all, while it says the same."""
    text = written(game.sheets, draft)
    before = opened(game, original)[0] if original else None
    return original if before is not None and written(game.sheets, before) == text else text


def house_draft(game: AnyGame) -> Draft:
    """What the game's own content file holds: where examples come from."""
    return draft_of(game.sheets, game.own_text())


def sentence(bench: Bench, words: Words) -> str:
    """What is wrong, for whoever reads it: with the line of the text, or with the field as the sheets call it."""
    problem = bench.problem
    if problem is None:
        return ""
    if bench.draft is None or not problem.reason:
        return words.problem(problem)
    key = bench.game.key
    named = problem.arguments.get("field")
    known = {field.key for sheet in bench.game.sheets for field in sheet.fields}
    arguments = {**problem.arguments, "field": words.field(key, named)} if named in known else problem.arguments
    return words.problem(BadContent(str(problem), reason=problem.reason, arguments=arguments))


def only_text(problem: BadContent | None, refusal: BadContent | None, words: Words) -> dict[str, str]:
    """The notice why a text cannot be taken apart, unless it is what is wrong with it anyway."""
    if refusal is None or (problem is not None and str(problem) == str(refusal)):
        return {}
    return {"view": words.problem(refusal)}


def called(game: str, kind: str, id: str, words: Words) -> str:
    """The catalogue's word for a piece; its id as words where there is none, for what people type is a piece too."""
    key = f"{game}-{kind}-{id}"
    return words.say(key) if words.knows(key) else id.replace("_", " ")


def place_of(bench: Bench) -> tuple[str, str]:
    """The ids of the row and of the field on the page that are wrong; empty where they are not on it."""
    spot = None if bench.problem is None else bench.problem.spot
    if spot is None or bench.draft is None or spot.entry >= len(bench.draft.get(spot.table, ())):
        return "", ""
    keys = [field.key for sheet in bench.game.sheets if sheet.table == spot.table for field in sheet.fields]
    return row_id(spot.table, spot.entry), field_id(spot.table, spot.entry, spot.key) if spot.key in keys else ""


def row_id(table: str, index: int) -> str:
    """The id of a row on the page."""
    return f"{table}-{index}"


def field_id(table: str, index: int, key: str) -> str:
    """The id of a field on the page."""
    return f"{table}-{index}-{key}"
