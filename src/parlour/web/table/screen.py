"""The screen of one viewer: snapshots in, regions out; and between two snapshots only what has changed."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, TypeAlias

from htpy import Element, Fragment, aside, button, div, fragment, h1, h2, main, ol, p, section, span
from htpy import title as title_element
from markupsafe import Markup

from parlour.core.registry import game as game_of
from parlour.play import Sitter, Snapshot
from parlour.store import Status
from parlour.web.boards import Board, Cue, board
from parlour.web.pages.frame import game_name, sign
from parlour.web.pages.rules import rules_book
from parlour.web.table import rail
from parlour.web.table.lobby import Chair, Hall, lobby_region
from parlour.web.table.seen import asked_of, lines_of, names_of, waiting_of
from parlour.words import Words

Regions: TypeAlias = dict[str, Element]

LONGEST_LOG: Final = 400
"""Lines of the log on a page; the whole of it is in the record."""

_TABS: Final = ("log", "chat", "rules", "table")


class Screen:
    """Draws a table for one viewer: ``live`` when he is a guest, ``link`` is the table's whole address."""

    def __init__(self, words: Words, *, link: str, live: bool) -> None:
        self._words: Final = words
        self._link: Final = link
        self._live: Final = live
        self._sent: dict[str, tuple[Element, str]] = {}
        self._shape = ""

    def title(self, snapshot: Snapshot) -> str:
        """The page's title: it says when it is the viewer's turn (never for a window)."""
        words = self._words
        name = snapshot.title or game_name(words, snapshot.game)
        mine = any(not question["optional"] for question in snapshot.mine)
        return words.say("web-title-yours" if mine else "web-page-title", page=name)

    def whole(self, snapshot: Snapshot) -> Element:
        """``main``: everything, from a snapshot that begins at version 0."""
        words, regions = self._words, self._regions(snapshot)
        names = names_of(snapshot, words)
        if snapshot.status is Status.LOBBY:
            stage: Element = div(".hall")[regions["lobby"]]
        elif snapshot.view is None:
            stage = div(".hall")[_frozen(snapshot, words)]
        else:
            stage = div(".stage")[regions["verdict"], self._board(snapshot).layout(regions, words, snapshot.eye)]
        return main(
            "#main",
            class_=["table", f"is-{snapshot.status}"],
            tabindex="-1",
            data_socket=f"/t/{snapshot.table}/socket",
            data_version=str(snapshot.version),
            data_stamp=self._stamp(snapshot, regions),
            data_lost=words.say("web-lost"),
            data_back=words.say("web-found"),
        )[
            h1(".visually-hidden")[self.title(snapshot)],
            section(".board-side", aria_label=words.say("web-board"))[stage],
            div(".ask-side")[
                rail.notice_region(None, snapshot.game, words),
                regions.get("ask"),
                p("#connection.connection", role="status"),
                button(".drawer-button", type="button", data_drawer="more", aria_expanded="false", hidden=True)[
                    sign("list"), span[words.say("web-more")]
                ],
            ],
            aside("#more.more", aria_label=words.say("web-more"))[
                button(".quiet.drawer-close", type="button", data_drawer="more", hidden=True)[
                    sign("close"), words.say("web-close")
                ],
                regions.get("players"),
                self._panels(snapshot, regions, names),
            ],
        ]

    def news(self, snapshot: Snapshot) -> dict[str, object]:
        """What has changed since the last snapshot drawn, as the frame of the socket."""
        regions = self._regions(snapshot)
        names = names_of(snapshot, self._words)
        changed = self._changed(regions)
        title = title_element("#title")[self.title(snapshot)]
        changed.update(self._changed({"title": title}))
        frame: dict[str, object] = {"v": snapshot.version, "html": changed}
        lines = [str(rail.log_line(line, self._words)) for line in lines_of(snapshot, self._words, names)][
            -LONGEST_LOG:
        ]
        chat = [str(rail.chat_line(line, self._words)) for line in snapshot.chat]
        if lines or chat:
            frame["add"] = {key: value for key, value in (("log", lines), ("chat", chat)) if value}
        cues = self._cues(snapshot, names)
        if cues:
            frame["cues"] = cues
        return frame

    def redrawn(self, snapshot: Snapshot) -> dict[str, object]:
        """The whole again as a frame, for a viewer whose page has another shape; ``snapshot`` begins at version 0."""
        self._shape = self._shape_of(snapshot)
        self._sent.clear()
        whole = str(self.whole(snapshot))
        self._changed(self._regions(snapshot))
        title = str(title_element("#title")[self.title(snapshot)])
        return {"v": snapshot.version, "html": {"main": whole, "title": title}}

    def fits(self, snapshot: Snapshot, stamp: str | None = None) -> bool:
        """Whether news of this snapshot can be drawn into the page as it is.

        ``stamp`` is that of the page at hand; without one it is the page that this screen drew last.
        """
        shape = self._shape_of(snapshot)
        if stamp is None:
            return shape == self._shape
        at_hand, _, marks = stamp.partition(".")
        if at_hand != shape:
            return False
        self._shape = shape
        regions = self._regions(snapshot)
        # Of equal shape are the ids of the regions too, so that the marks need no names.
        for mark, (id, element) in zip(marks.split("."), regions.items(), strict=False):
            drawn = str(element)
            if mark == _mark(drawn):
                self._sent[id] = (element, drawn)
        return True

    # --- regions --------------------------------------------------------------------------------------------------

    def _regions(self, snapshot: Snapshot) -> Regions:
        words = self._words
        names = names_of(snapshot, words)
        if snapshot.status is Status.LOBBY:
            return {"lobby": lobby_region(self._hall(snapshot, names), words)}
        players = rail.players_region(_players(snapshot, names), self._presence(snapshot), words)
        regions: Regions = {"players": players}
        asked = asked_of(snapshot, words, names)
        waiting = waiting_of(snapshot, words, names)
        if snapshot.status is Status.FINISHED:
            waiting = (words.say("web-over"),)
        regions["ask"] = rail.ask_region(
            snapshot.game,
            asked,
            waiting,
            _time(snapshot, words) if asked else "",
            _time_of_game(snapshot, words),
            words,
            take_back=f"/t/{snapshot.table}/take-back" if snapshot.take_back else "",
        )
        regions["verdict"] = rail.verdict_region(
            snapshot.game,
            snapshot.verdict.why if snapshot.verdict is not None else "",
            _places(snapshot, names),
            snapshot.table,
            snapshot.rematch or "",
            snapshot.seed or "",
            snapshot.eye >= 0,
            words,
        )
        if snapshot.view is not None:
            regions.update(self._board(snapshot).regions(snapshot.view, words, names, snapshot.eye))
        return regions

    def _presence(self, snapshot: Snapshot) -> rail.Presence:
        seated, playing = snapshot.eye >= 0, snapshot.status is Status.PLAYING
        return rail.Presence(
            table=snapshot.table if seated and playing else "",
            away=seated and snapshot.seats[snapshot.eye].away,
            live=self._live,
            watching=not seated and playing,
        )

    def _hall(self, snapshot: Snapshot, names: Sequence[str]) -> Hall:
        own = next((seat for seat in snapshot.seats if seat.seat == snapshot.eye), None)
        return Hall(
            table=snapshot.table,
            link=self._link,
            chairs=tuple(
                Chair(
                    seat=seat.seat,
                    name="" if seat.kind is Sitter.EMPTY else names[seat.seat],
                    bot_level=seat.level or 0,
                    ready=seat.ready,
                    present=seat.present,
                    mine=seat.seat == snapshot.eye,
                    host=seat.host,
                )
                for seat in snapshot.seats
            ),
            own_content=snapshot.own_content,
            seated=own is not None,
            ready=own is not None and own.ready,
            host=snapshot.host,
            public=snapshot.public,
            live=self._live,
        )

    def _panels(self, snapshot: Snapshot, regions: Regions, names: Sequence[str]) -> Element:
        words = self._words
        lines = [rail.log_line(line, words) for line in lines_of(snapshot, words, names)][-LONGEST_LOG:]
        contents: dict[str, Element | Fragment | Markup] = {
            "log": fragment[
                p("#log-help.visually-hidden")[words.say("web-log-help")],
                ol(
                    "#log.log",
                    role="list",
                    tabindex="0",
                    aria_label=words.say("web-tab-log"),
                    aria_describedby="log-help",
                )[lines],
            ],
            "chat": div(".stack")[
                ol("#chat.chat", role="list", tabindex="0", aria_label=words.say("web-tab-chat"))[
                    [rail.chat_line(line, words) for line in snapshot.chat]
                ],
                rail.chat_form(snapshot.table, words, live=self._live),
            ],
            "rules": rules_book(snapshot.game, words, open=False),
            "table": div(".stack")[
                rail.own_content_line(snapshot.table, words) if snapshot.own_content else None,
                rail.settings_region(snapshot.game, _settled(snapshot, words), words),
            ],
        }
        return div(".panels", data_tabs=words.say("web-tabs"))[
            [
                section(".panel", id=f"panel-{key}", aria_labelledby=f"tab-{key}")[
                    h2(id=f"tab-{key}")[words.say(f"web-tab-{key}")], contents[key]
                ]
                for key in _TABS
            ]
        ]

    # --- what has changed -----------------------------------------------------------------------------------------

    def _changed(self, regions: Regions) -> dict[str, str]:
        """The regions that differ from what was sent, as HTML; an element that is the same object is not even drawn."""
        changed: dict[str, str] = {}
        for id, element in regions.items():
            before = self._sent.get(id)
            if before is not None and before[0] is element:
                continue
            drawn = str(element)
            self._sent[id] = (element, drawn)
            if before is None or before[1] != drawn:
                changed[id] = drawn
        return changed

    def _shape_of(self, snapshot: Snapshot) -> str:
        return _mark(f"{snapshot.status} {snapshot.eye} {snapshot.view is None} {self._words.language}")

    def _stamp(self, snapshot: Snapshot, regions: Regions) -> str:
        return ".".join([self._shape_of(snapshot), *[_mark(str(element)) for element in regions.values()]])

    def _cues(self, snapshot: Snapshot, names: Sequence[str]) -> list[Cue]:
        told = [each.told for each in snapshot.told if each.stands]
        if snapshot.view is None or not told:
            return []
        return self._board(snapshot).cues(told, snapshot.view, self._words, names, snapshot.eye)

    def _board(self, snapshot: Snapshot) -> Board:
        return board(snapshot.game)


def _players(snapshot: Snapshot, names: Sequence[str]) -> tuple[rail.Player, ...]:
    awaited = {each.seat for each in snapshot.awaited if not each.optional}
    return tuple(
        rail.Player(
            seat=seat.seat,
            name=names[seat.seat],
            bot_level=seat.level or 0,
            empty=seat.kind is Sitter.EMPTY,
            mine=seat.seat == snapshot.eye,
            present=seat.present,
            away=seat.away,
            awaited=seat.seat in awaited,
        )
        for seat in snapshot.seats
    )


def _places(snapshot: Snapshot, names: Sequence[str]) -> tuple[rail.Place, ...]:
    verdict = snapshot.verdict
    if verdict is None:
        return ()
    return tuple(
        rail.Place(
            seat=seat, name=name, place=verdict.places[seat], score=verdict.scores[seat], mine=seat == snapshot.eye
        )
        for seat, name in enumerate(names)
    )


def _time(snapshot: Snapshot, words: Words) -> str:
    """How long there is, rounded up so that it need not count."""
    left = snapshot.seconds_left
    if left is None or snapshot.status is not Status.PLAYING:
        return ""
    if left >= 3600:
        return words.say("web-hours-left", hours=round(left / 3600))
    return words.say("web-seconds-left", seconds=max(10, -int(-left // 10) * 10))


def _time_of_game(snapshot: Snapshot, words: Words) -> str:
    """How long the game will go on, where that is limited."""
    left = snapshot.time_left
    if left is None or snapshot.status is not Status.PLAYING:
        return ""
    if left < 60:
        return words.say("web-game-ends-soon")
    return words.say("web-game-ends-minutes", minutes=-int(-left // 60))


def _settled(snapshot: Snapshot, words: Words) -> tuple[tuple[str, str, bool], ...]:
    by_days = snapshot.pace == "days"
    return tuple(
        (
            each.key,
            words.option_value(snapshot.game, each, snapshot.options[each.key]),
            snapshot.options[each.key] == (each.by_days if by_days else each.default),
        )
        for each in game_of(snapshot.game).options
        if each.key in snapshot.options
    )


def _frozen(snapshot: Snapshot, words: Words) -> Element:
    why = snapshot.frozen
    return section("#frozen.card.stack")[
        h2[words.say("web-frozen")],
        p[words.say(f"web-frozen-{why.why}", expected=why.expected, came=why.came)] if why is not None else None,
    ]


def _mark(text: str) -> str:
    return blake2b(text.encode(), digest_size=5).hexdigest()
