"""The page of the workshop: the sheets, and beside them the trial, what is kept, and the way to a table."""

from typing import Final

from htpy import (
    Element,
    Node,
    a,
    aside,
    button,
    code,
    dd,
    details,
    div,
    dl,
    dt,
    form,
    h1,
    h2,
    input,
    label,
    li,
    mark,
    nav,
    p,
    pre,
    section,
    span,
    strong,
    summary,
    textarea,
    ul,
)

from parlour.core.content import LARGEST
from parlour.core.sheets import Draft, Sheet
from parlour.web.boards import has_board
from parlour.web.pages.frame import game_name, page, plain
from parlour.web.visitors import Visitor
from parlour.web.workshop.bench import SHEETS, TEXT, Bench, house_draft, place_of, sentence
from parlour.web.workshop.rail import keep_card, open_card, start_card, trial_card
from parlour.web.workshop.rows import Place, Wrong, examples, fields, lists, meaning, piece, row_of
from parlour.words import Words

_AROUND: Final = 2
"""Lines shown before and after a wrong one."""


def workshop_page(visitor: Visitor, bench: Bench) -> Element:
    """``/workshop/<game>``."""
    words = visitor.words
    key = bench.game.key
    name = words.say("web-shop-of", game=game_name(words, key))
    content = [
        div(".hero")[h1[name], p(".lead")[words.say("web-shop-lead")]],
        start_card(bench, words),
        _bench(bench, words),
        p("#voice.visually-hidden", role="status"),
    ]
    return page(
        visitor,
        here=address(bench),
        name=words.say("web-page-title", page=name),
        content=plain(content),
        styles=("workshop.css",),
        scripts=("workshop.js",),
    )


def address(bench: Bench) -> str:
    """The address of the page, with the saved content that is open."""
    return f"/workshop/{bench.game.key}" + (f"?saved={bench.saved}" if bench.saved else "")


def state(bench: Bench, words: Words) -> Node:
    """Whether the content can be played, or what is wrong and where; stays in sight while one works."""
    size = words.say("web-shop-size", size=f"{bench.size / 1024:.1f}", most=LARGEST // 1024)
    jumps = nav(".jumps", aria_label=words.say("web-shop-jumps"))[
        [
            a(href=f"#{id}")[words.say(text)]
            for id, text in (("try", "web-shop-to-try"), ("keep", "web-shop-to-keep"), ("open", "web-shop-to-open"))
        ]
    ]
    if bench.problem is None:
        told: Node = [span(".sign.good", aria_hidden="true")["✓"], strong[words.say("web-shop-playable")]]
    else:
        told = [span(".sign.bad", aria_hidden="true")["✗"], span("#problem")[problem(bench, words)]]
    return [div(".state-says")[told], span(".small.muted")[size], jumps]


def problem(bench: Bench, words: Words) -> Node:
    """The sentence, linked to where it points."""
    assert bench.problem is not None, "only asked where there is one"
    told = sentence(bench, words)
    row, field = place_of(bench)
    if bench.draft is None:
        line = 0 if bench.problem.spot is None else bench.problem.spot.line
        return a("#mend", href="#text", data_line=str(line))[told] if line else told
    target = field or row
    return a("#mend", href=f"#{target}", data_to=target)[told] if target else told


def wrong_place(bench: Bench, words: Words) -> Wrong:
    """What the rows need to know of the problem."""
    if bench.problem is None:
        return Wrong()
    return Wrong(*place_of(bench), sentence(bench, words))


def sheet_rows(bench: Bench, draft: Draft, sheet: Sheet, words: Words) -> Node:
    """All rows of a sheet, and the way to a new one."""
    wrong = wrong_place(bench, words)
    rows = draft.get(sheet.table, [])
    places = [Place(bench.game, bench.pieces, sheet, index, row_of(rows, index), words) for index in range(len(rows))]
    if sheet.one:
        return [div(id=place.id, tabindex="-1")[fields(place, wrong)] for place in places[:1]]
    return [
        div(".pieces")[[piece(place, wrong, touched=place.id == bench.touched) for place in places]],
        None
        if sheet.fixed
        else div[
            button(
                type="submit",
                name="do",
                value=f"add {sheet.table}",
                formaction=f"/workshop/{bench.game.key}#sheet-{sheet.table}",
                id=f"add-{sheet.table}",
            )[words.say("web-shop-add", sheet=words.sheet(bench.game.key, sheet.table))]
        ],
    ]


def excerpt(bench: Bench, words: Words) -> Node:
    """The wrong line of the text among its neighbours."""
    spot = None if bench.problem is None else bench.problem.spot
    if spot is None or not spot.line:
        return None
    rows = bench.text.split("\n")
    first, last = max(1, spot.line - _AROUND), min(len(rows), spot.line + _AROUND)
    return pre(".excerpt", tabindex="0", role="region", aria_label=words.say("web-shop-excerpt"))[
        [
            [f"{number:>4}  ", mark[rows[number - 1] or " "] if number == spot.line else rows[number - 1], "\n"]
            for number in range(first, last + 1)
        ]
    ]


def contents(bench: Bench, draft: Draft, words: Words) -> Node:
    """The sheets, each with the number of its rows."""
    return ul[
        [
            li[
                a(".button.quiet", href=f"#sheet-{sheet.table}")[
                    words.sheet(bench.game.key, sheet.table),
                    None if sheet.one else span(".chip")[str(len(draft.get(sheet.table, [])))],
                ]
            ]
            for sheet in bench.game.sheets
        ]
    ]


# --- within ---------------------------------------------------------------------------------------------------------


def _bench(bench: Bench, words: Words) -> Element:
    """The form: every number and text of the content, and what is chosen for trials and tables."""
    key = bench.game.key
    return form(
        "#bench",
        method="post",
        action=f"/workshop/{key}",
        novalidate=True,
        data_unsent=words.say("web-shop-unsent"),
        data_finished=words.say("web-trial-finished"),
    )[
        input(type="hidden", name="view", value=bench.view),
        input(type="hidden", name="original", value=bench.original) if bench.draft is not None else None,
        div(".state")[
            div("#state")[state(bench, words)],
            # the first button of a form is the one that the enter key presses; a script presses it by itself
            button(".check", type="submit", name="do", value="check")[words.say("web-shop-check")],
            p("#oops.says", hidden=True),
        ],
        div(".bench")[
            div(".sheets")[
                _views(bench, words),
                _as_text(bench, words) if bench.draft is None else _sheets(bench, bench.draft, words),
            ],
            aside(".rail", aria_label=words.say("web-shop-beside"))[
                trial_card(bench, words),
                keep_card(bench, words),
                open_card(bench, words) if has_board(key) else None,
            ],
        ],
    ]


def _views(bench: Bench, words: Words) -> Node:
    """Between the sheets and the text; and out of the page as a file."""
    other = TEXT if bench.view == SHEETS else SHEETS
    views = div(".line.views")[
        [
            span(".chip.accent", aria_current="true")[words.say(f"web-shop-view-{bench.view}")],
            button(type="submit", name="do", value=f"as-{other}", data_plain="")[words.say(f"web-shop-as-{other}")],
        ],
        button(type="submit", formaction=f"/workshop/{bench.game.key}/export", data_plain="", data_stays="")[
            words.say("web-shop-export")
        ],
    ]
    return [views, p(".says", role="alert")[bench.notices["view"]] if "view" in bench.notices else None]


def _as_text(bench: Bench, words: Words) -> Element:
    return section(".card.stack", aria_labelledby="text-label")[
        h2[label("#text-label", for_="text")[words.say("web-shop-text")]],
        p(".small.muted", id="text-help")[words.say("web-shop-text-help")],
        textarea(
            "#text",
            name="text",
            rows="22",
            maxlength=str(LARGEST),
            spellcheck="false",
            autocomplete="off",
            autocapitalize="off",
            wrap="off",
            aria_describedby="text-help",
            aria_invalid="true" if bench.problem is not None else None,
        )[bench.text],
        div("#excerpt")[excerpt(bench, words)],
    ]


def _sheets(bench: Bench, draft: Draft, words: Words) -> Node:
    house = house_draft(bench.game)
    return [
        nav("#contents.card.contents", aria_label=words.say("web-shop-contents"))[contents(bench, draft, words)],
        [_sheet(bench, draft, sheet, house, words) for sheet in bench.game.sheets],
    ]


def _sheet(bench: Bench, draft: Draft, sheet: Sheet, house: Draft, words: Words) -> Element:
    help = f"{bench.game.key}-sheet-{sheet.table}-help"
    return section(
        ".card.stack.sheet", id=f"sheet-{sheet.table}", aria_labelledby=f"heading-{sheet.table}", tabindex="-1"
    )[
        h2(id=f"heading-{sheet.table}")[words.sheet(bench.game.key, sheet.table)],
        p(".muted")[words.say(help)] if words.knows(help) else None,
        _vocabulary(bench, sheet, house, words),
        div(id=f"rows-{sheet.table}", class_=["rows", {"is-strip": sheet.numbered}])[
            sheet_rows(bench, draft, sheet, words)
        ],
        lists(bench.game.key, sheet, house, words),
    ]


def _vocabulary(bench: Bench, sheet: Sheet, house: Draft, words: Words) -> Element | None:
    """What may stand in the fields for effects: each word with its meaning and an example or two."""
    known: dict[str, list[str]] = {}
    for field in sheet.fields:
        for each in examples(field, sheet.table, house) if field.kind == "words" else ():
            if meaning(bench.game.key, each, words):
                known.setdefault(each.partition(" ")[0], []).append(each)
    if not known:
        return None
    typed = any(field.kind == "words" and not field.allowed for field in sheet.fields)
    return details(".vocabulary")[
        summary[words.say("web-shop-vocabulary" if typed else "web-shop-meanings")],
        p(".small.muted")[words.say("web-shop-vocabulary-help")] if typed else None,
        dl(".words")[
            [
                div[
                    dt[[code[each] for each in _shortest(known[word])]],
                    dd[meaning(bench.game.key, word, words)],
                ]
                for word in known
            ]
        ],
    ]


def _shortest(found: list[str]) -> list[str]:
    return sorted(found, key=len)[:2]
