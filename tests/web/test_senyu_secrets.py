"""At a table of Senyu no byte tells an eye what somebody else holds, or which cards somebody else chooses from."""

import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from parlour.core.record import play_line
from parlour.core.registry import game
from parlour.core.seats import SPECTATOR
from parlour.words import Words
from tests.web.test_roles import JSON, heard
from tests.web.visits import Person, Server, served, unlimited

CONTENT = game("senyu").content  # type: ignore[attr-defined]
CARDS = frozenset(card.text for card in CONTENT.cards)
COPY = re.compile("|".join(sorted(map(re.escape, CARDS), key=len, reverse=True)))
NAMED = {Words("en").word("senyu", "card", card.kind): card.kind for card in CONTENT.cards}
NAME = re.compile("|".join(sorted(map(re.escape, NAMED), key=len, reverse=True)))
DRAWN = re.compile(r"draws the item ([^.<]+)\.")


class Eye:
    """Somebody at the table; ``now``: the cards this eye could see since the last look, ``ever``: since the start."""

    def __init__(self, person: Person, seat: int) -> None:
        self.person = person
        self.seat = seat
        self.now: set[str] = set()
        self.ever: set[str] = set()

    def look(self, table: Any) -> None:
        """What lies open to this eye (S-125), by the truth of the table."""
        shown = {*table.discards, *table.aside}
        if self.seat != SPECTATOR:
            shown |= set(table.hands[self.seat])
        if self.seat == table.turn:
            shown |= set(table.offered)
        texts = {table.card_text(card) for card in shown}
        self.now |= texts
        self.ever |= texts


class Truth:
    """The game played again beside the server, answer by answer, from the record that the server writes."""

    def __init__(self, room: Any) -> None:
        self.room = room
        self.state: Any = room.match.record.start()
        self.read = 0
        self.hidden = 0
        self.offered = 0

    def catch_up(self, eyes: list[Eye]) -> None:
        """Every position since the last look, shown to everybody as far as they may see."""
        for eye in eyes:
            eye.now.clear()
            eye.look(self.state.table)
        lines = self.room.match.record.lines
        for number, line in enumerate(lines[self.read :], start=self.read + 1):
            play_line(self.state, line, number)
            for eye in eyes:
                eye.look(self.state.table)
            self.offered += len(self.state.table.offered) > 0
        self.read = len(lines)
        self.hidden += sum(len(hand) for hand in self.state.table.hands)


def test_no_byte_on_the_wire_names_an_item_that_is_hidden_from_its_eye(tmp_path: Path) -> None:
    with served(tmp_path / "data", limits=unlimited()) as server:
        watch_every_byte(server)


def watch_every_byte(server: Server) -> None:
    path, people = server.table_of(3, "senyu")
    eyes = [*[Eye(each, seat) for seat, each in enumerate(people)], Eye(server.person(), SPECTATOR)]
    room = server.room(path)
    truth = Truth(room)
    logs = dict.fromkeys(range(SPECTATOR, 3), "")
    with ExitStack() as stack:
        lines = {eye.seat: stack.enter_context(eye.person.watch(path)) for eye in eyes}
        for turn in range(160):
            truth.catch_up(eyes)
            for eye in eyes:
                sent = heard(lines[eye.seat], room.snapshot(None).version)
                logs[eye.seat] += sent
                check(eye, sent, eye.now)
                check_names(eye, sent)
                if turn % 5 == 0:
                    check(eye, eye.person.get(path).text, eye.now)
                    refused = eye.person.post(f"{path}/answer", headers=JSON, a="turn use nothing", v=0)
                    check(eye, refused.text, eye.now)
                if turn % 40 == 20:  # a reconnect brings everything, or what was missed
                    with eye.person.watch(path, turn) as again:
                        check(eye, str(again.next()), eye.ever)
            asked = next((each for each in room.snapshot(None).awaited if not each.optional), None)
            if asked is None:
                break
            offers = people[asked.seat].offers(path)
            assert people[asked.seat].answer(path, wished(offers, turn)).status_code == 303
    assert truth.hidden > 100, "items were held all the time"
    assert truth.offered > 0, "somebody chose between two cards"
    assert len(eyes[0].ever) > 10
    told = {seat: len(DRAWN.findall(log)) for seat, log in logs.items()}
    assert told[SPECTATOR] == 0
    assert all(told[seat] > 0 for seat in range(3)), told


def wished(offers: list[str], turn: int) -> str:
    """Sion first, and skills used, so that there are cards to choose from; items are mostly held."""
    for each in ("hero sion", "two-tasks yes"):
        if each in offers:
            return each
    kept = [each for each in offers if " use " not in each]
    return offers[turn % len(offers)] if turn % 6 == 0 or not kept else kept[turn % len(kept)]


def check(eye: Eye, sent: str, known: set[str]) -> None:
    named = set(COPY.findall(sent))
    assert named <= known, f"seat {eye.seat} was told of {named - known}, which it could not see"


def check_names(eye: Eye, sent: str) -> None:
    """News name a card in the scene and in the log by its word; whole pages also hold the rules and all drawings."""
    if '"main":' in sent:
        return
    named = {NAMED[found] for found in NAME.findall(sent)}
    known = {text.rpartition("-")[0] for text in eye.now}
    assert named <= known, f"seat {eye.seat} was told of a {named - known}, which it could not see"
