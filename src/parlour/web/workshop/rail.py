"""Beside the sheets: where to start from, the trial, what is kept, the way to a table."""

from collections.abc import Sequence

from htpy import (
    Element,
    Node,
    VoidElement,
    a,
    button,
    details,
    div,
    form,
    h2,
    input,
    label,
    li,
    option,
    p,
    section,
    select,
    span,
    summary,
    ul,
)

from parlour.bots import LEVELS
from parlour.core.content import LARGEST
from parlour.store import LONGEST_NAME, MOST_CONTENTS, ContentLine
from parlour.web.workshop.bench import Bench
from parlour.web.workshop.results import trial_region
from parlour.words import Words

GAMES = (50, 200, 1000)
"""How many games a trial may have."""


def start_card(bench: Bench, words: Words) -> Element:
    """Other contents to go on from: the house's, a saved one, a file, a table's."""
    key = bench.game.key
    return details("#start.card.start")[
        summary[words.say("web-shop-start")],
        div(".stack")[
            p(".muted")[words.say("web-shop-start-help")],
            p[a(".button", href=f"/workshop/{key}")[words.say("web-shop-house")]],
            div("#saved-list")[saved_list(bench, words)],
            form(".stack", method="post", action=f"/workshop/{key}/import", enctype="multipart/form-data")[
                div(".field")[
                    label(for_="file")[words.say("web-shop-file")],
                    div(".line")[
                        input("#file", type="file", name="file", accept=".toml,text/plain", required=True),
                        button(type="submit")[words.say("web-shop-import")],
                    ],
                    span(".help")[words.say("web-shop-file-help", most=LARGEST // 1024)],
                ]
            ],
            form(".stack", method="get", action=f"/workshop/{key}")[
                div(".field")[
                    label(for_="table")[words.say("web-shop-table")],
                    div(".line")[
                        input("#table", name="table", required=True, maxlength="300", autocomplete="off"),
                        button(type="submit")[words.say("web-shop-take")],
                    ],
                ]
            ],
        ],
    ]


def trial_card(bench: Bench, words: Words) -> Element | None:
    """The trial: its terms, how far it is, what it came to."""
    if not bench.offers_trials:
        return None
    choices, key = bench.choices, bench.game.key
    return section("#try.card.stack", aria_labelledby="try-heading", tabindex="-1")[
        h2("#try-heading")[words.say("web-trial")],
        p(".muted")[words.say("web-trial-help")],
        div(".grid.narrow-grid")[
            _select("try-seats", words.say("web-seats"), _numbers(bench.game.seats, choices.try_seats)),
            _select(
                "try-level",
                words.say("web-trial-level"),
                [(str(each), words.say(f"web-level-{each}"), each == choices.try_level) for each in LEVELS],
            ),
            _select("try-games", words.say("web-trial-games"), _numbers(GAMES, choices.try_games)),
        ],
        div[
            button(".primary", type="submit", name="do", value="try", formaction=f"/workshop/{key}#try")[
                words.say("web-trial-go")
            ]
        ],
        div("#trial")[trial_region(bench.trial, words, game=key, notice=bench.notices.get("try", ""), text=bench.text)],
    ]


def keep_card(bench: Bench, words: Words) -> Element:
    """Saving under a name."""
    return section("#keep.card.stack", aria_labelledby="keep-heading", tabindex="-1")[
        h2("#keep-heading")[words.say("web-shop-keep")],
        div("#shelf.stack")[shelf_region(bench, words)],
    ]


def shelf_region(bench: Bench, words: Words) -> Node:
    """The name, and the buttons that save."""
    back = f"/workshop/{bench.game.key}#keep"
    return [
        input(type="hidden", name="saved", value=bench.saved),
        div(".field")[
            label(for_="name")[words.say("web-shop-name", most=LONGEST_NAME)],
            input("#name", name="name", value=bench.name, maxlength=str(LONGEST_NAME), autocomplete="off"),
        ],
        div(".line")[
            button(type="submit", name="do", value="save", formaction=back, id="save")[words.say("web-shop-save")],
            button(".quiet", type="submit", name="do", value="save-new", formaction=back, id="save-new")[
                words.say("web-shop-save-new")
            ]
            if bench.saved
            else None,
        ],
        p(".says")[bench.notices["keep"]] if "keep" in bench.notices else None,
        p(".small.muted")[words.say("web-shop-keep-help", most=MOST_CONTENTS)],
    ]


def open_card(bench: Bench, words: Words) -> Element:
    """Straight to a table with what lies on the bench."""
    others = [
        *[
            (f"bot-{level}", words.say("web-shop-with-bots", level=words.say(f"web-level-{level}")))
            for level in reversed(LEVELS)
        ],
        ("person", words.say("web-shop-with-people")),
    ]
    return section("#open.card.stack", aria_labelledby="open-heading", tabindex="-1")[
        h2("#open-heading")[words.say("web-open")],
        p(".muted")[words.say("web-shop-open-help")],
        div(".grid.narrow-grid")[
            _select("seats", words.say("web-seats"), _numbers(bench.game.seats, bench.choices.seats)),
            _select(
                "others",
                words.say("web-shop-others"),
                [(value, name, value == bench.choices.others) for value, name in others],
            ),
        ],
        _select(
            "public",
            words.say("web-public"),
            [
                ("no", words.say("web-public-no"), not bench.choices.public),
                ("yes", words.say("web-public-yes"), bench.choices.public),
            ],
        ),
        div[
            button(".primary", type="submit", formaction=f"/workshop/{bench.game.key}/open", data_plain="")[
                words.say("web-shop-open")
            ]
        ],
        p(".says", role="alert")[bench.notices["open"]] if "open" in bench.notices else None,
    ]


def saved_list(bench: Bench, words: Words) -> Element | None:
    """What the visitor has saved for this game."""
    if not bench.shelf:
        return None
    return div(".field")[
        h2(".small-heading")[words.say("web-shop-saved")],
        ul(".tables")[[_saved_line(bench, line, words) for line in bench.shelf]],
    ]


def _saved_line(bench: Bench, line: ContentLine, words: Words) -> Element:
    key = bench.game.key
    return li[
        span(".title")[line.name, " ", None if line.hash else span(".chip.warn")[words.say("web-shop-unfinished")]],
        a(".button", href=f"/workshop/{key}?saved={line.id}")[
            words.say("web-shop-go-on"), span(".visually-hidden")[f" {line.name}"]
        ],
        details(".sure")[
            summary[words.say("web-shop-delete"), span(".visually-hidden")[f" {line.name}"]],
            form(method="post", action=f"/workshop/{key}/delete")[
                input(type="hidden", name="saved", value=line.id),
                button(type="submit")[words.say("web-shop-delete-really", name=line.name)],
            ],
        ],
    ]


def _numbers(numbers: Sequence[int], chosen: int) -> list[tuple[str, str, bool]]:
    return [(str(each), str(each), each == chosen) for each in numbers]


def _select(id: str, name: str, values: Sequence[tuple[str, str, bool]]) -> Element:
    control: Element | VoidElement = select(id=id, name=id)[
        [option(value=value, selected=chosen)[text] for value, text, chosen in values]
    ]
    return div(".field")[label(for_=id)[name], control]
