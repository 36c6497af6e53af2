"""The lobby: who sits where before the cards are dealt, and the link that brings others here."""

from functools import lru_cache
from typing import NamedTuple

from htpy import Element, button, div, form, h2, input, label, li, ol, option, p, section, select, span, strong

from parlour.bots import LEVELS
from parlour.web.boards.marks import seat_mark
from parlour.web.pages.frame import sign
from parlour.web.table.rail import own_content_line
from parlour.words import Words


class Chair(NamedTuple):
    """A seat in the lobby: ``name`` is empty while nobody sits there, ``bot_level`` 0 unless a bot does."""

    seat: int
    name: str
    bot_level: int
    ready: bool
    present: bool
    mine: bool
    host: bool


class Hall(NamedTuple):
    """The lobby as one viewer sees it; ``live`` when his forms may go over the socket."""

    table: str
    link: str
    chairs: tuple[Chair, ...]
    seated: bool
    ready: bool
    host: bool
    public: bool
    live: bool
    own_content: bool


@lru_cache(maxsize=1024)
def lobby_region(hall: Hall, words: Words) -> Element:
    """``lobby``: the seats, what the viewer can do with them, the link to share."""
    return section("#lobby.lobby.stack", aria_labelledby="lobby-heading")[
        h2("#lobby-heading")[words.say("web-lobby")],
        p(".lead")[words.say(_state(hall))],
        own_content_line(hall.table, words) if hall.own_content else None,
        _ready(hall, words) if hall.seated else None,
        ol(".chairs", role="list")[[_chair(hall, chair, words) for chair in hall.chairs]],
        _share(hall, words),
    ]


def _state(hall: Hall) -> str:
    if not all(chair.name for chair in hall.chairs):
        return "web-lobby-waiting-seats" if hall.seated else "web-lobby-sit"
    if hall.seated and not hall.ready:
        return "web-lobby-say-ready"
    return "web-lobby-waiting-ready"


def _chair(hall: Hall, chair: Chair, words: Words) -> Element:
    if not chair.name:
        return li(".chair.is-empty", id=f"chair-{chair.seat}")[
            seat_mark(chair.seat, ""),
            span(".name.muted")[words.say("web-seat-empty")],
            div(".line")[
                _deed(hall, "sit", chair.seat, words.say("web-move-here" if hall.seated else "web-sit-here")),
                _add_bot(hall, chair.seat, words) if hall.host else None,
            ],
        ]
    chips = [span(".chip.accent")[words.say("web-chip-you")]] if chair.mine else []
    if chair.host:
        chips.append(span(".chip")[words.say("web-chip-host")])
    if chair.bot_level:
        chips.append(span(".chip")[words.say("web-chip-bot", level=words.say(f"web-level-{chair.bot_level}"))])
    elif chair.ready:
        chips.append(span(".chip.good")[words.say("web-chip-ready")])
    else:
        chips.append(span(".chip")[words.say("web-chip-not-ready")])
    if not chair.present:
        chips.append(span(".chip.warn")[words.say("web-chip-absent")])
    return li(".chair", id=f"chair-{chair.seat}")[
        seat_mark(chair.seat, chair.name),
        strong(".name")[chair.name],
        span(".chips")[chips],
        div(".line")[_deed(hall, "no-bot", chair.seat, words.say("web-remove-bot", name=chair.name), icon="close")]
        if chair.bot_level and hall.host
        else None,
        div(".line")[_deed(hall, "leave", chair.seat, words.say("web-leave"))] if chair.mine else None,
    ]


def _add_bot(hall: Hall, seat: int, words: Words) -> Element:
    return form(".line", method="post", action=f"/t/{hall.table}/bot", data_live=_live(hall, "bot"))[
        input(type="hidden", name="seat", value=str(seat)),
        label(".visually-hidden", for_=f"level-{seat}")[words.say("web-bot-level", seat=seat + 1)],
        select(id=f"level-{seat}", name="level")[
            [option(value=str(each), selected=each == LEVELS[-1])[words.say(f"web-level-{each}")] for each in LEVELS]
        ],
        button(type="submit")[words.say("web-add-bot")],
    ]


def _deed(hall: Hall, deed: str, seat: int, text: str, *, icon: str = "") -> Element:
    return form(method="post", action=f"/t/{hall.table}/{deed}", data_live=_live(hall, deed))[
        input(type="hidden", name="seat", value=str(seat)),
        button(".quiet", type="submit", title=text)[sign(icon), span(".visually-hidden")[text]]
        if icon
        else button(type="submit")[text],
    ]


def _ready(hall: Hall, words: Words) -> Element:
    return form(method="post", action=f"/t/{hall.table}/ready", data_live=_live(hall, "ready"))[
        input(type="hidden", name="ready", value="no" if hall.ready else "yes"),
        button("#ready", type="submit", class_={"primary": not hall.ready})[
            words.say("web-not-ready" if hall.ready else "web-ready")
        ],
    ]


def _share(hall: Hall, words: Words) -> Element:
    return div(".card.stack")[
        label(for_="link")[words.say("web-share")],
        div(".line")[
            input("#link", type="text", readonly=True, value=hall.link),
            button(type="button", data_copy=hall.link, data_done=words.say("web-copied"), hidden=True)[
                sign("copy"), words.say("web-copy")
            ],
        ],
        p(".small.muted")[words.say("web-share-public" if hall.public else "web-share-private")],
    ]


def _live(hall: Hall, deed: str) -> str | None:
    """Strangers post their forms: only a page can give them the cookie of a guest."""
    return deed if hall.live else None
