"""The rail beside the board: what is asked, what can be answered, who plays, what was said, how it ended."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from htpy import (
    Element,
    a,
    button,
    code,
    dd,
    details,
    div,
    dl,
    dt,
    form,
    h2,
    h3,
    input,
    li,
    p,
    section,
    span,
    strong,
    summary,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)

from parlour.play import ChatLine
from parlour.web.boards.marks import seat_mark
from parlour.web.pages.frame import sign
from parlour.web.refusals import Refused, clause_list
from parlour.web.table.seen import Asked, Grey, Line, Offer
from parlour.words import Words


class Player(NamedTuple):
    """A seat in the list of players; ``awaited`` when a required answer of theirs is."""

    seat: int
    name: str
    bot_level: int
    empty: bool
    mine: bool
    present: bool
    away: bool
    awaited: bool


class Presence(NamedTuple):
    """What the viewer can do about being there: ``table`` is empty for those without a seat in play."""

    table: str
    away: bool
    live: bool
    watching: bool


class Place(NamedTuple):
    """A seat in the verdict."""

    seat: int
    name: str
    place: int
    score: int
    mine: bool


@lru_cache(maxsize=2048)
def ask_region(
    game: str,
    asked: tuple[Asked, ...],
    waiting: tuple[str, ...],
    time: str,
    ends: str,
    words: Words,
    *,
    take_back: str,
) -> Element:
    """``ask``: the question as a sentence and its answers as buttons; else whose answer is awaited.

    ``time`` says how long there is to think, ``ends`` how long the game goes on; empty where that is not limited.
    ``take_back`` is the address at which the last answer is taken back; empty if it cannot be.
    """
    ending = p(".small.muted")[ends] if ends else None
    if not asked:
        return section("#ask.ask", aria_labelledby="question")[
            h2("#question.question.is-waiting", tabindex="-1")[waiting or words.say("web-waiting-nobody")],
            ending,
        ]
    return section("#ask.ask.is-mine", aria_labelledby="question")[
        [_question(game, each, words, n) for n, each in enumerate(asked)],
        _take_back(take_back, words) if take_back else None,
        p(".small.muted")[time] if time else None,
        ending,
    ]


def _question(game: str, asked: Asked, words: Words, number: int) -> Element:
    return div(".stack")[
        h2(".question", id=None if number else "question", tabindex="-1")[asked.sentence],
        ul(".answers", role="list", aria_label=words.say("web-answers"))[_answers(asked.offers)],
        details(".folded", id=f"folded-{number}")[
            summary[asked.fold], ul(".folded-answers", role="list", aria_label=asked.fold)[_answers(asked.folded)]
        ]
        if asked.folded
        else None,
        _why_not(asked.greyed, words) if asked.greyed else None,
    ]


def _answers(offers: Sequence[Offer]) -> list[Element]:
    return [li[button(name="a", value=each.value, type="submit", form="answers")[each.label]] for each in offers]


def _take_back(address: str, words: Words) -> Element:
    """It belongs to the form of the answers, which knows the version that the page shows."""
    return p[
        button("#take-back.quiet.small", type="submit", form="answers", formaction=address, data_live="take-back")[
            words.say("web-take-back")
        ]
    ]


def _why_not(greyed: Sequence[Grey], words: Words) -> Element:
    return details("#why.why")[
        summary[words.say("web-why-not", number=len(greyed))],
        ul(".greyed", role="list")[
            [
                li[
                    button(name="a", value=each.value, type="submit", form="answers", aria_disabled="true")[each.label],
                    span(".small.muted")[each.why],
                ]
                for each in greyed
            ]
        ],
    ]


@lru_cache(maxsize=512)
def notice_region(told: Refused | None, game: str, words: Words) -> Element:
    """``notice``: why the last thing was refused, with the rules that refuse it; empty until something is."""
    if told is None:
        return div("#notice.notice", role="alert")
    return div("#notice.notice.is-shown", role="alert")[
        p[strong[told.sentence]],
        clause_list(told.clauses, words, game),
        button(".quiet", type="button", data_close="notice")[
            sign("close"), span(".visually-hidden")[words.say("web-close")]
        ],
    ]


@lru_cache(maxsize=2048)
def players_region(players: tuple[Player, ...], presence: Presence, words: Words) -> Element:
    """``players``: who sits where, who is awaited, who is away; a spectator is told that he is one."""
    return section("#players.players", aria_labelledby="players-heading")[
        h3("#players-heading.visually-hidden")[words.say("web-players-heading")],
        # where the list is long it scrolls, and what scrolls must be reached by keyboard
        ul(role="list", tabindex="0", aria_labelledby="players-heading")[[_player(each, words) for each in players]],
        p(".small.muted")[words.say("web-spectating")] if presence.watching else None,
        _step_away(presence, words) if presence.table else None,
    ]


def _step_away(presence: Presence, words: Words) -> Element:
    deed = "return" if presence.away else "leave"
    return form(method="post", action=f"/t/{presence.table}/{deed}", data_live=deed if presence.live else None)[
        button(type="submit", class_="primary" if presence.away else "quiet small")[
            words.say("web-come-back" if presence.away else "web-leave-play")
        ]
    ]


def _player(player: Player, words: Words) -> Element:
    chips = []
    if player.bot_level:
        chips.append(span(".chip")[words.say("web-chip-bot", level=words.say(f"web-level-{player.bot_level}"))])
    if player.mine:
        chips.append(span(".chip.accent")[words.say("web-chip-you")])
    if player.away:
        chips.append(span(".chip.warn")[words.say("web-chip-away")])
    elif not player.present and not player.empty:
        chips.append(span(".chip.warn")[words.say("web-chip-absent")])
    if player.awaited:
        chips.append(span(".chip.good")[words.say("web-chip-awaited")])
    return li(class_={"is-awaited": player.awaited})[
        seat_mark(player.seat, player.name), span(".name")[player.name], span(".chips")[chips]
    ]


def log_line(line: Line, words: Words) -> Element:
    """One line of the log, with the clauses behind it at its end."""
    return li(id=line.id, class_={"around": line.around})[
        span(".told")[line.text, span(".chip.warn")[line.note] if line.note else None],
        span(".cites")[[_cited(each, words) for each in line.cites]] if line.cites else None,
    ]


@lru_cache(maxsize=1024)
def _cited(clause: str, words: Words) -> Element:
    return a(href=f"#{clause}", aria_label=words.say("web-cited", clause=clause))[clause]


def chat_line(line: ChatLine, words: Words) -> Element:
    """One line of chat; a spectator's is marked as such."""
    return li(id=f"chat-{line.n}")[
        strong[line.name],
        span(".chip")[words.say("web-chip-spectator")] if line.seat is None else None,
        span(".said")[line.text],
    ]


def chat_form(table_id: str, words: Words, *, live: bool) -> Element:
    """The field for a line of chat."""
    return form("#say.line", method="post", action=f"/t/{table_id}/chat", data_live="chat" if live else None)[
        input(
            "#chat-text",
            name="text",
            required=True,
            maxlength="500",
            autocomplete="off",
            aria_label=words.say("web-chat-label"),
            placeholder=words.say("web-chat-label"),
        ),
        button(type="submit")[words.say("web-chat-send")],
    ]


@lru_cache(maxsize=256)
def own_content_line(table: str, words: Words) -> Element:
    """Says to everybody that the pieces are a host's own, and where to read them."""
    return p(".line")[
        span(".chip.accent")[words.say("web-own-content")],
        a(href=f"/t/{table}/content", download=True)[words.say("web-own-content-fetch")],
        a(href=f"/workshop/{words.pieces.key}?table={table}")[words.say("web-shop-take-table")]
        if words.pieces is not None and words.pieces.sheets
        else None,
    ]


def settings_region(game: str, settled: tuple[tuple[str, str, bool], ...], words: Words) -> Element:
    """``options``: this table's options as (key, value in words, whether it is the default), those changed first."""
    ordered = sorted(settled, key=lambda each: each[2])
    return dl("#options.options")[
        [
            div[
                dt[words.option(game, key), None if default else span(".chip.accent")[words.say("web-option-changed")]],
                dd[value],
            ]
            for key, value, default in ordered
        ]
    ]


@lru_cache(maxsize=256)
def verdict_region(
    game: str, why: str, places: tuple[Place, ...], table_id: str, rematch: str, seed: str, seated: bool, words: Words
) -> Element:
    """``verdict``: who has won and why, places and scores, a rematch, the record; hidden until there is one."""
    if not places:
        return section("#verdict", hidden=True)
    winners = [each.name for each in places if each.place == 1]
    because = words.say(f"{game}-verdict-{why}")
    score = f"{game}-score" if words.knows(f"{game}-score") else "web-score"
    return section("#verdict.verdict.card.stack", aria_labelledby="verdict-heading")[
        h2("#verdict-heading", tabindex="-1")[
            words.say("web-verdict", names=words.listed(winners)) if winners else because
        ],
        p[because] if winners else None,
        table[
            thead[tr[[th(scope="col")[words.say(key)] for key in ("web-place", "web-player", score)]]],
            tbody[
                [
                    tr(class_={"is-mine": each.mine})[
                        td[str(each.place)],
                        th(scope="row")[span(".line")[seat_mark(each.seat, each.name), each.name]],
                        td[str(each.score)],
                    ]
                    for each in sorted(places, key=lambda each: (each.place, each.seat))
                ]
            ],
        ],
        div(".line")[
            _rematch(table_id, rematch, words) if seated or rematch else None,
            a(".button", href=f"/t/{table_id}/record", download=True)[words.say("web-record")],
        ],
        details[summary[words.say("web-dice")], p(".small")[words.say("web-dice-help")], code(".small")[seed]],
    ]


def _rematch(table_id: str, rematch: str, words: Words) -> Element:
    if rematch:
        return a(".button.primary", href=f"/t/{rematch}")[words.say("web-rematch-go")]
    return form(method="post", action=f"/t/{table_id}/rematch")[
        button(".primary", type="submit")[words.say("web-rematch")]
    ]
