"""What is done on the bench, and which parts of the page change by it."""

from asyncio import to_thread as aside
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from htpy import Node, fragment
from starlette.requests import Request

from parlour.core.content import LONGEST
from parlour.core.errors import ParlourError
from parlour.core.rules import AnyGame
from parlour.core.sheets import Draft, Sheet
from parlour.play.trials import TrialTerms
from parlour.store import LARGEST_CONTENT, SavedContent
from parlour.web.acts import taken
from parlour.web.errors import BadForm
from parlour.web.front import guest_at
from parlour.web.limits import SAVES, TRIALS
from parlour.web.premises import Premises, premises
from parlour.web.refusals import refused, status_of
from parlour.web.visitors import Visitor
from parlour.web.workshop import drafts
from parlour.web.workshop.bench import SHEETS, VIEWS, Bench, examined, laid_out, only_text, opened, row_id, sentence
from parlour.web.workshop.page import contents, excerpt, sheet_rows, state, wrong_place
from parlour.web.workshop.rail import saved_list, shelf_region
from parlour.web.workshop.results import trial_region
from parlour.web.workshop.rows import Place, chips, row_of, says
from parlour.web.workshop.taking import Pairs, choices_in, content_name, plain_text
from parlour.web.workshop.trials import State
from parlour.words import Words

_ROWS: Final[dict[str, Callable[[Sheet, Draft, int, str], int]]] = {
    "copy": drafts.copy,
    "up": lambda sheet, draft, index, name: drafts.move(sheet, draft, index, -1),
    "down": lambda sheet, draft, index, name: drafts.move(sheet, draft, index, 1),
    "remove": lambda sheet, draft, index, name: drafts.remove(sheet, draft, index),
}


@dataclass(frozen=True, slots=True)
class Done:
    """The bench afterwards, and for whom. ``rows`` names the sheet whose rows changed, ``focus`` where to go on."""

    bench: Bench
    visitor: Visitor
    rows: str = ""
    focus: str = ""
    kept: bool = False
    status: int = 200
    shows_trial: bool = False
    shows_shelf: bool = False


def content_of(game: AnyGame, pairs: Pairs) -> tuple[Draft | None, str]:
    """The draft of a form, if it has the sheets, and the text of its content file. BadForm, BadContent."""
    fields = dict(pairs)
    view = fields.get("view", SHEETS)
    if view not in VIEWS:
        raise BadForm(f"expected the view to be one of {', '.join(VIEWS)}, got {view[:40]!r}")
    if view != SHEETS:
        return None, plain_text(taken(fields, "text"))
    draft = drafts.draft_in(game.sheets, pairs)
    return draft, laid_out(game, draft, plain_text(fields.get("original", "")))


def bench_of(here: Premises, visitor: Visitor, game: AnyGame, pairs: Pairs) -> Bench:
    """The bench as a form describes it. BadForm, BadContent, BadOption."""
    fields = dict(pairs)
    draft, text = content_of(game, pairs)
    pieces, problem = examined(game, text)
    guest = visitor.guest
    return Bench(
        game,
        text,
        draft,
        pieces,
        problem,
        choices_in(game, fields),
        original=plain_text(fields.get("original", "")),
        saved=fields.get("saved", ""),
        name=fields.get("name", ""),
        shelf=here.store.contents(guest, game=game.key) if guest else (),
        trial=here.trials.of(guest, game.key) if guest else None,
        offers_trials=here.trials.offered,
    )


async def do(request: Request, visitor: Visitor, bench: Bench, fields: Mapping[str, str]) -> Done:
    """Do what the button says. BadForm for what no button says."""
    deed, _, rest = fields.get("do", "check").partition(" ")
    if deed in ("check", "look"):
        return Done(bench, visitor, shows_trial=deed == "look")
    if deed == "as-text":
        return Done(replace(bench, draft=None), visitor)
    if deed == "as-sheets":
        draft, refusal = await aside(opened, bench.game, bench.text)
        notices = only_text(bench.problem, refusal, visitor.words)
        return Done(replace(bench, draft=draft, original=bench.text, notices=notices), visitor)
    if deed == "add" or deed in _ROWS:
        return await aside(_changed, visitor, bench, deed, rest)
    if deed in ("try", "stop"):
        return await _tried(request, visitor, bench, deed)
    if deed in ("save", "save-new"):
        return await _saved(request, visitor, bench, fields, new=deed == "save-new")
    raise BadForm(f"expected something to do, got {deed[:40]!r}")


def kept_notice(kept: SavedContent, words: Words) -> str:
    """What is said of a content that has just been saved."""
    return words.say("web-shop-kept" if kept.hash else "web-shop-kept-unfinished", name=kept.name)


def part_of(done: Done, words: Words) -> dict[str, object]:
    """What a script puts into the page: ``html`` by id, ``texts`` by id, where it is ``wrong``, where to ``focus``."""
    bench = done.bench
    html: dict[str, Node] = {"state": state(bench, words)}
    if bench.draft is None:
        html["excerpt"] = excerpt(bench, words)
    elif done.rows:
        sheet = _sheet(bench.game, done.rows)
        html[f"rows-{sheet.table}"] = sheet_rows(bench, bench.draft, sheet, words)
        html["contents"] = contents(bench, bench.draft, words)
    if done.shows_trial or (bench.trial is not None and bench.trial.state is State.DONE):
        html["trial"] = trial_region(
            bench.trial, words, game=bench.game.key, notice=bench.notices.get("try", ""), text=bench.text
        )
    if done.shows_shelf:
        html["shelf"], html["saved-list"] = shelf_region(bench, words), saved_list(bench, words)
    wrong = wrong_place(bench, words)
    return {
        "html": {id: str(fragment[node]) for id, node in html.items()},
        "texts": {} if bench.draft is None else _texts(bench, bench.draft, words),
        "wrong": {"row": wrong.row, "field": wrong.field, "sentence": wrong.sentence},
        "focus": done.focus,
        "address": f"/workshop/{bench.game.key}?saved={bench.saved}" if done.kept else "",
        "kept": done.kept,
    }


# --- within ---------------------------------------------------------------------------------------------------------


def _changed(visitor: Visitor, bench: Bench, deed: str, rest: str) -> Done:
    """Rows added, copied, moved, taken away."""
    if bench.draft is None:
        raise BadForm("expected the sheets for changing rows, got the text")
    table, _, number = rest.partition(" ")
    sheet = _sheet(bench.game, table)
    words = visitor.words
    if deed == "add":
        index = drafts.add(sheet, bench.draft, words.say("web-shop-new", sheet=words.sheet(bench.game.key, table)))
    else:
        if not (number.isascii() and number.isdecimal() and len(number) <= 5):
            raise BadForm(f"expected the number of a row, got {number[:40]!r}")
        index = int(number)
        rows = bench.draft.get(table, [])
        title = Place(bench.game, None, sheet, index, row_of(rows, index), words).title
        index = _ROWS[deed](sheet, bench.draft, index, words.say("web-shop-copied", name=title)[:LONGEST])
    text = laid_out(bench.game, bench.draft, bench.original)
    pieces, problem = examined(bench.game, text)
    focus = f"add-{table}" if index < 0 else row_id(table, index)
    changed = replace(bench, text=text, pieces=pieces, problem=problem, touched="" if deed == "remove" else focus)
    return Done(changed, visitor, rows=table, focus=focus)


async def _tried(request: Request, visitor: Visitor, bench: Bench, deed: str) -> Done:
    """A trial begun, or ended before its end."""
    here, notice, status = premises(request), "", 200
    try:
        if deed == "stop":
            await here.trials.stop(visitor.guest)
        elif bench.problem is not None:
            notice, status = visitor.words.say("web-trial-wrong"), 400
        else:
            visitor = await guest_at(request)
            here.limits.count(TRIALS, visitor.guest)
            chosen = bench.choices
            here.trials.begin(
                visitor.guest,
                TrialTerms(bench.game.key, bench.text, chosen.try_seats, chosen.try_level, chosen.try_games),
            )
    except ParlourError as error:
        notice, status = refused(error, visitor.words).sentence, status_of(error)
    trial = here.trials.of(visitor.guest, bench.game.key)
    changed = replace(bench, trial=trial, notices={"try": notice} if notice else {})
    return Done(changed, visitor, shows_trial=True, status=status)


async def _saved(request: Request, visitor: Visitor, bench: Bench, fields: Mapping[str, str], *, new: bool) -> Done:
    """Kept under a name; what cannot be kept stays on the bench, with the reason."""
    here = premises(request)
    if bench.size > LARGEST_CONTENT:
        notices = {"keep": sentence(bench, visitor.words)}
        return Done(replace(bench, notices=notices), visitor, status=400, shows_shelf=True)
    try:
        name = content_name(fields)
        visitor = await guest_at(request)
        here.limits.count(SAVES, visitor.guest)
        kept = await here.store.save_content(
            visitor.guest,
            game=bench.game.key,
            name=name,
            text=bench.text,
            hash="" if bench.pieces is None else bench.pieces.content_hash,
            content=None if new or not bench.saved else bench.saved,
        )
    except ParlourError as error:
        notices = {"keep": refused(error, visitor.words).sentence}
        return Done(replace(bench, notices=notices), visitor, status=status_of(error), shows_shelf=True)
    shelf = here.store.contents(visitor.guest, game=bench.game.key)
    notices = {"keep": kept_notice(kept, visitor.words)}
    changed = replace(bench, saved=kept.id, name=name, shelf=shelf, notices=notices)
    return Done(changed, visitor, kept=True, shows_shelf=True)


def _texts(bench: Bench, draft: Draft, words: Words) -> dict[str, str]:
    """What stands on the outside of the folds. What pieces do is not told while the content cannot be played."""
    found: dict[str, str] = {}
    for sheet in bench.game.sheets:
        for index, row in enumerate(draft.get(sheet.table, [])):
            place = Place(bench.game, bench.pieces, sheet, index, row, words)
            if not sheet.one:
                found[f"{place.id}-title"] = place.title
                if bench.pieces is not None:
                    found.update(chips(place))
                    found[f"{place.id}-says"] = says(place)
    return found


def _sheet(game: AnyGame, table: str) -> Sheet:
    for sheet in game.sheets:
        if sheet.table == table:
            return sheet
    raise BadForm(f"expected one of the tables {', '.join(sheet.table for sheet in game.sheets)}, got {table[:40]!r}")
