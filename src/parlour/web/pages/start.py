"""The start page: what this is, the games, the tables that are open."""

from collections.abc import Sequence

from htpy import (
    Element,
    VoidElement,
    a,
    article,
    button,
    details,
    div,
    fieldset,
    form,
    h1,
    h2,
    h3,
    input,
    label,
    legend,
    li,
    option,
    p,
    section,
    select,
    span,
    summary,
    textarea,
    ul,
)

from parlour.bots import LEVELS
from parlour.core.content import LARGEST
from parlour.core.options import NumberOption, Option, write_option
from parlour.core.rules import AnyGame
from parlour.play import Sitter, TableLine
from parlour.play.pace import PACES
from parlour.store import ContentLine
from parlour.web.pages.frame import game_name, page, plain
from parlour.web.visitors import Visitor
from parlour.words import Words

_STANDARD_LEVEL = LEVELS[-1]


def start_page(
    visitor: Visitor,
    games: Sequence[AnyGame],
    *,
    tables: Sequence[TableLine],
    own: Sequence[TableLine],
    shelf: Sequence[ContentLine] = (),
) -> Element:
    """``/``: one card per game, the visitor's own tables first, then those that anybody may join."""
    words = visitor.words
    return page(
        visitor,
        here="/",
        name=words.say("web-title"),
        content=plain(
            [
                div(".hero")[h1[words.say("web-heading")], p(".lead")[words.say("web-lead")]],
                _own_tables(own, words) if own else None,
                [game_card(game, words, [line for line in shelf if line.game == game.key]) for game in games],
                _open_tables(tables, words),
                _join(words),
            ]
        ),
    )


def game_card(game: AnyGame, words: Words, shelf: Sequence[ContentLine]) -> Element:
    """A game: what it is, one button to play at once, a form to open a table, its rules, its workshop."""
    key = game.key
    return article(".card.game-card", aria_labelledby=f"game-{key}")[
        div(".stack")[
            div(".game-head")[
                h2(id=f"game-{key}")[game_name(words, key)],
                span(".chip")[words.say("web-players", least=game.seats[0], most=game.seats[-1])],
            ],
            p(".lead")[words.say(f"{key}-tagline")],
            p[words.say(f"{key}-summary")],
        ],
        div(".line")[
            form(method="post", action=f"/quick/{key}")[button(".primary", type="submit")[words.say("web-quick")]],
            a(".button", href=f"/rules/{key}")[words.say("web-rules-read")],
            a(".button", href=f"/workshop/{key}")[words.say("web-shop-go")] if game.sheets else None,
        ],
        details[summary[words.say("web-open")], open_form(game, words, shelf)],
    ]


def open_form(game: AnyGame, words: Words, shelf: Sequence[ContentLine]) -> Element:
    """Everything that is settled when a table is opened. ``shelf`` is what the visitor has saved for this game."""
    key = game.key
    seats = game.seats
    return form(".stack", method="post", action=f"/open/{key}")[
        div(".grid")[
            _field(
                f"{key}-seats",
                words.say("web-seats"),
                select(id=f"{key}-seats", name="seats")[
                    [option(value=str(number), selected=number == seats[0])[str(number)] for number in seats]
                ],
            ),
            _field(
                f"{key}-pace",
                words.say("web-pace"),
                select(id=f"{key}-pace", name="pace")[
                    [option(value=pace)[words.say(f"web-pace-{pace}")] for pace in PACES]
                ],
            ),
            _field(
                f"{key}-public",
                words.say("web-public"),
                select(id=f"{key}-public", name="public")[
                    option(value="yes")[words.say("web-public-yes")], option(value="no")[words.say("web-public-no")]
                ],
            ),
            _field(
                f"{key}-title",
                words.say("web-table-title"),
                input(id=f"{key}-title", name="title", maxlength="40", autocomplete="off"),
            ),
        ],
        fieldset(".stack")[
            legend[words.say("web-who-sits")],
            div(".grid")[
                [_seat_row(key, seat, needed=seat <= seats[0], words=words) for seat in range(1, seats[-1] + 1)]
            ],
        ],
        details[
            summary[words.say("web-house-rules")],
            div(".stack")[[_option_field(key, each, words) for each in game.options]],
        ],
        details[
            summary[words.say("web-own-content")],
            div(".stack")[_saved_field(key, shelf, words) if shelf else None, _content_field(key, words)],
        ],
        div[button(".primary", type="submit")[words.say("web-open-now")]],
    ]


def _saved_field(key: str, shelf: Sequence[ContentLine], words: Words) -> Element:
    """The visitor's saved contents; one that is not finished could open no table."""
    id = f"{key}-saved"
    return div(".field")[
        label(for_=id)[words.say("web-own-content-saved")],
        select(id=id, name="saved", aria_describedby=f"{id}-help")[
            option(value="", selected=True)[words.say("web-own-content-none")],
            [option(value=line.id)[line.name] for line in shelf if line.hash],
        ],
        span(".help", id=f"{id}-help")[words.say("web-own-content-saved-help")],
    ]


def _content_field(key: str, words: Words) -> Element:
    """A content file of the host's own, pasted as text: one form for all browsers, with and without scripts."""
    id = f"{key}-content"
    return div(".field")[
        label(for_=id)[words.say("web-own-content-text")],
        textarea(
            id=id,
            name="content",
            rows="8",
            maxlength=str(LARGEST),
            spellcheck="false",
            autocomplete="off",
            aria_describedby=f"{id}-help",
        ),
        span(".help", id=f"{id}-help")[words.say("web-own-content-help")],
    ]


def _seat_row(key: str, seat: int, *, needed: bool, words: Words) -> Element:
    if seat == 1:
        return div(".seat-row")[span[words.say("web-seat", seat=seat)], span(".muted")[words.say("web-seat-you")]]
    id = f"{key}-seat-{seat}"
    return div(".seat-row")[
        label(for_=id)[words.say("web-seat", seat=seat)],
        select(id=id, name=f"seat-{seat}")[
            option(value="person")[words.say("web-seat-person")],
            [
                option(value=f"bot-{level}", selected=level == _STANDARD_LEVEL)[
                    words.say("web-seat-bot", level=words.say(f"web-level-{level}"))
                ]
                for level in LEVELS
            ],
        ],
    ]


def _option_field(game: str, each: Option, words: Words) -> Element:
    id = f"{game}-{each.key}"
    return div(".field")[
        label(for_=id)[words.option(game, each.key)],
        _number(id, game, each, words) if isinstance(each, NumberOption) else _listed(id, game, each, words),
        span(".help", id=f"{id}-help")[words.option_help(game, each.key)],
        _parts(id, game, each, words) if each.parts() else None,
    ]


def _number(id: str, game: str, each: NumberOption, words: Words) -> VoidElement:
    return input(
        id=id,
        type="number",
        name=f"option-{each.key}",
        min=str(each.low),
        max=str(each.high),
        placeholder=words.option_value(game, each, each.default),
        aria_describedby=f"{id}-help",
    )


def _listed(id: str, game: str, each: Option, words: Words) -> Element:
    return select(id=id, name=f"option-{each.key}", aria_describedby=f"{id}-help")[
        option(value="", selected=True)[
            words.say("web-option-default", value=words.option_value(game, each, each.default))
        ]
        if each.by_days == each.default
        else option(value="", selected=True)[words.say("web-option-by-pace")],
        [option(value=write_option(value))[words.option_value(game, each, value)] for value in each.values],
    ]


def _parts(id: str, game: str, each: Option, words: Words) -> Element:
    """Every part by itself; whatever is chosen here stands instead of the list above."""
    return details(".parts")[
        summary[words.say("web-option-parts")],
        [
            div(".field")[
                label(for_=f"{id}-{part.key}")[words.option_part(game, part)],
                select(id=f"{id}-{part.key}", name=f"option-{each.key}:{part.key}")[
                    option(value="", selected=True)[
                        words.say("web-option-default", value=words.word(game, part.kind, part.ids[0]))
                    ],
                    [option(value=one)[words.word(game, part.kind, one)] for one in part.ids],
                ],
            ]
            for part in each.parts()
        ],
    ]


def _field(id: str, name: str, control: Element | VoidElement) -> Element:
    return div(".field")[label(for_=id)[name], control]


def _own_tables(tables: Sequence[TableLine], words: Words) -> Element:
    return section(".card.stack", aria_labelledby="own")[
        h2("#own")[words.say("web-own-tables")], ul(".tables")[[_table_line(each, words, own=True) for each in tables]]
    ]


def _open_tables(tables: Sequence[TableLine], words: Words) -> Element:
    return section(".card.stack", aria_labelledby="tables")[
        h2("#tables")[words.say("web-open-tables")],
        ul(".tables")[[_table_line(each, words, own=False) for each in tables]]
        if tables
        else p(".muted")[words.say("web-no-tables")],
    ]


def _table_line(line: TableLine, words: Words, *, own: bool) -> Element:
    people = [seat.name for seat in line.seats if seat.kind is Sitter.PERSON]
    free = sum(seat.kind is Sitter.EMPTY for seat in line.seats)
    return li[
        span(".title")[line.title or words.listed(people), " ", span(".chip")[game_name(words, line.game)]],
        span(".small.muted")[words.say("web-table-line", seats=len(line.seats), free=free)],
        span(".chip")[words.say(f"web-pace-{line.pace}")],
        a(".button", href=f"/t/{line.table}")[words.say("web-go-on" if own else "web-look")],
    ]


def _join(words: Words) -> Element:
    return section(".card.stack", aria_labelledby="join")[
        h3("#join")[words.say("web-join")],
        form(".line", method="post", action="/join")[
            label(".visually-hidden", for_="join-code")[words.say("web-join-code")],
            input(
                "#join-code",
                name="code",
                required=True,
                maxlength="300",
                autocomplete="off",
                placeholder=words.say("web-join-code"),
            ),
            button(type="submit")[words.say("web-join-go")],
        ],
    ]
