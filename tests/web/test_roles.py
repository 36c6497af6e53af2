"""Who may do what, role by role and door by door; and that nobody is ever sent what his eye may not see."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from parlour.core.record import Record, play_line
from parlour.core.registry import game
from parlour.words import Words
from tests.web.visits import Person, Server, Wire, offers_of, served, unlimited

JSON = {"accept": "application/json"}
OK = "ok"

STRANGER, GUEST, PLAYER, HOST = "stranger", "guest", "player", "host"
ROLES = (STRANGER, GUEST, PLAYER, HOST)

# what each role is told by each door: while the table is open, and while the cards are dealt
LOBBY: dict[str, tuple[dict[str, object], list[str]]] = {
    "answer": ({"a": "discard x", "v": 0}, ["not-seated", "not-seated", "not-playing", "not-playing"]),
    "take-back": ({"v": 0}, ["not-seated", "not-seated", "not-playing", "not-playing"]),
    "leave": ({}, ["not-seated", "not-seated", OK, OK]),
    "return": ({}, ["not-seated", "not-seated", "not-playing", "not-playing"]),
    "ready": ({"ready": "yes"}, ["not-seated", "not-seated", OK, OK]),
    "bot": ({"seat": 3, "level": 2}, ["not-host", "not-host", "not-host", OK]),
    "no-bot": ({"seat": 2}, ["not-host", "not-host", "not-host", OK]),
    "sit": ({"seat": 3}, [OK, OK, OK, OK]),
    "chat": ({"text": "hello"}, [OK, OK, OK, OK]),
    "rematch": ({}, ["not-seated", "not-seated", "not-over", "not-over"]),
}
PLAYING: dict[str, tuple[dict[str, object], list[str]]] = {
    "answer": ({"a": "discard x", "v": 0}, ["not-seated", "not-seated", "stale", "stale"]),
    "take-back": ({"v": 0}, ["not-seated", "not-seated", "nothing-to-take-back", "nothing-to-take-back"]),
    "leave": ({}, ["not-seated", "not-seated", OK, OK]),
    "return": ({}, ["not-seated", "not-seated", OK, OK]),
    "ready": ({"ready": "no"}, ["not-in-lobby"] * 4),
    "bot": ({"seat": 3, "level": 2}, ["not-in-lobby"] * 4),
    "no-bot": ({"seat": 2}, ["not-in-lobby"] * 4),
    "sit": ({"seat": 3}, ["not-in-lobby"] * 4),
    "chat": ({"text": "hello"}, [OK, OK, OK, OK]),
    "rematch": ({}, ["not-seated", "not-seated", "not-over", "not-over"]),
}


def reason(response: object) -> str:
    status = getattr(response, "status_code", 0)
    return OK if status in (200, 303) else str(response.json()["error"])  # type: ignore[attr-defined]


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("deed", LOBBY)
def test_roles_in_the_lobby(server: Server, deed: str, role: str) -> None:
    host, player, guest = server.person(), server.person(), server.person()
    path = host.open(seat_3="bot-1")
    player.post(f"{path}/sit", seat=1)
    guest.post("/you/name", name="Watcher")
    person = {HOST: host, PLAYER: player, GUEST: guest, STRANGER: server.person()}[role]
    fields, told = LOBBY[deed]
    assert reason(person.send(f"{path}/{deed}", fields, headers=JSON)) == told[ROLES.index(role)]


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("deed", PLAYING)
def test_roles_while_playing(server: Server, deed: str, role: str) -> None:
    path, people = server.table_of()
    guest = server.person()
    guest.post("/you/name", name="Watcher")
    person = {HOST: people[0], PLAYER: people[1], GUEST: guest, STRANGER: server.person()}[role]
    fields, told = PLAYING[deed]
    assert reason(person.send(f"{path}/{deed}", fields, headers=JSON)) == told[ROLES.index(role)]


def test_a_spectator_sees_no_hand_and_answers_nothing(server: Server) -> None:
    path, people = server.table_of()
    watcher = server.person()
    page = watcher.get(path).text
    assert 'id="board"' in page and 'id="board-hand"' not in page
    assert not offers_of(page)
    stolen = people[1].offers(path)[0]
    assert reason(watcher.post(f"{path}/answer", headers=JSON, a=stolen, v=people[1].version(path))) == "not-seated"
    assert reason(people[0].post(f"{path}/answer", headers=JSON, a=stolen, v=people[1].version(path))) != OK
    assert stolen in people[1].offers(path), "nobody has answered for seat 1"


def test_another_cookie_than_ours_is_a_stranger(server: Server) -> None:
    path, people = server.table_of()
    forged = server.person()
    forged.cookie = (
        "parlour=" + people[1].cookie.removeprefix("parlour=").rpartition(".")[0] + ".AAAAAAAAAAAAAAAAAAAAAAAAAAA"
    )
    assert 'id="board-hand"' not in forged.get(path).text


def test_the_record_is_for_everybody_but_after_the_end(server: Server) -> None:
    guest, watcher = server.person(), server.person()
    path = guest.quick()
    for person in (guest, watcher, server.person()):
        assert reason(person.get(f"{path}/record", **JSON)) == "not-over"
    play_on(guest, path, 3000)
    page = watcher.get(path).text
    assert re.search(r'id="verdict" class="verdict[^"]*"', page)
    assert f'href="{path}/record"' in page and f'action="{path}/rematch"' not in page
    record = watcher.get(f"{path}/record")
    assert record.status_code == 200 and record.headers["content-disposition"].startswith("attachment")
    assert record.text.startswith("parlour: 1\ngame: magi\n")
    assert reason(watcher.post(f"{path}/rematch", headers=JSON)) == "not-seated"
    again = guest.post(f"{path}/rematch")
    assert again.status_code == 303 and again.headers["location"] != path
    assert guest.get(again.headers["location"]).status_code == 200


def play_on(person: Person, path: str, most: int) -> None:
    """Answer whatever is asked until the game is over."""
    for _ in range(most):
        page = person.get(path).text
        if "The game is over" in page:
            return
        offers = offers_of(page)
        if offers:
            person.answer(path, offers[0])
    raise AssertionError(f"expected the game to end within {most} looks")


# --- what goes over the wire -----------------------------------------------------------------------------------------


CARDS = frozenset(card.text for card in game("magi").deck.cards)  # type: ignore[attr-defined]
COPY = re.compile("|".join(sorted(map(re.escape, CARDS), key=len, reverse=True)))


class Eye:
    """Somebody at the table, everything that reaches him, and the cards he has seen."""

    def __init__(self, person: Person, seat: int) -> None:
        self.person = person
        self.seat = seat
        self.seen: set[str] = set()


def test_no_byte_on_the_wire_names_a_card_that_is_hidden_from_its_eye(tmp_path: Path) -> None:
    with served(tmp_path / "data", limits=unlimited()) as server:
        watch_every_byte(server)


def watch_every_byte(server: Server) -> None:
    path, people = server.table_of()
    eyes = [*[Eye(each, seat) for seat, each in enumerate(people)], Eye(server.person(), -1)]
    room = server.room(path)
    lain_open = Open(room)
    with ExitStack() as stack:
        lines = {eye.seat: stack.enter_context(eye.person.watch(path)) for eye in eyes}
        for turn in range(120):
            hands = hands_of(room)
            for eye in eyes:
                if eye.seat >= 0:
                    eye.seen |= hands[eye.seat]
                eye.seen |= lain_open.by_now()
                check(eye, heard(lines[eye.seat], room.snapshot(None).version), hands)
                if turn % 3 == 0:
                    check(eye, eye.person.get(path).text, hands)
                    refused = eye.person.post(f"{path}/answer", headers=JSON, a="turn use nothing", v=0)
                    check(eye, refused.text, hands)
                if turn % 20 == 10:  # a reconnect brings everything, or what was missed
                    with eye.person.watch(path, turn) as again:
                        check(eye, str(again.next()), hands)
            asked = next(each.seat for each in room.snapshot(None).awaited if not each.optional)
            offers = people[asked].offers(path)
            assert people[asked].answer(path, offers[turn % len(offers)]).status_code == 303
    assert len(eyes[0].seen) > 30, "the test has looked at a good part of the deck"


def check(eye: Eye, bytes_sent: str, hands: list[set[str]]) -> None:
    named = set(COPY.findall(bytes_sent))
    hidden = set().union(*[hand for seat, hand in enumerate(hands) if seat != eye.seat])
    assert not named & (hidden - eye.seen), f"seat {eye.seat} was told of {named & hidden}"
    assert named <= eye.seen, f"seat {eye.seat} was told of {named - eye.seen}, which nobody has shown"


def heard(wire: Wire, version: int) -> str:
    """All that has come down the line up to this version."""
    before = len(wire.heard)
    while not wire.heard or f'"v":{version},' not in wire.heard[-1]:
        wire.next()
    return "".join(wire.heard[before:])


def hands_of(room: object) -> list[set[str]]:
    """The truth, which no page may tell."""
    return hands_at(room.match.state.table)  # type: ignore[attr-defined]


def hands_at(table: Any) -> list[set[str]]:
    return [{table.text(card) for card in hand} for hand in table.hands]


class Open:
    """What has lain open to everybody since the start, answer by answer as the record has them: one answer of a person
    may bring nature's with it, and so cards that lie open only for a moment: lots drawn again, hands as they score."""

    def __init__(self, room: object) -> None:
        self.record: Record = room.match.record  # type: ignore[attr-defined]
        self.state = self.record.start()
        self.played = 0
        self.cards: set[str] = set()

    def by_now(self) -> set[str]:
        for number, line in enumerate(self.record.lines[self.played :], self.played + 1):
            table = self.state.table
            held, rounds = set().union(*hands_at(table)), table.round
            play_line(self.state, line, number)
            self.cards |= open_cards(table)
            if line.about == "lot":  # M-18
                self.cards.add(line.answer)
            if table.round != rounds or self.state.asked is None:  # M-54: hands are laid open and counted
                self.cards |= held | set(line.answer.split())
        self.played = len(self.record.lines)
        return self.cards


def open_cards(table: Any) -> set[str]:
    """What lies open to everybody: the top of the discards, the lots."""
    shown = {table.text(table.top)} if table.pile else set()
    return shown | {table.text(lot) for lot in table.lots if lot >= 0}


def test_the_log_of_a_spectator_names_no_card_that_was_dealt(server: Server) -> None:
    path, _ = server.table_of()
    words = Words("en")
    room = server.room(path)
    with server.person().watch(path) as wire:
        log = wire.next()["html"]["main"].partition('id="log"')[2].partition("</ol>")[0]
    lots = {words.word("magi", "card", card) for card in lot_cards(room)}
    dealt = {words.word("magi", "card", card) for hand in hands_of(room) for card in hand}
    assert "7 cards" in log
    assert not [name for name in dealt - lots if name in without(lots, log)]


def without(names: set[str], text: str) -> str:
    for name in names:
        text = text.replace(name, "")
    return text


def lot_cards(room: object) -> Iterator[str]:
    """The cards drawn openly for the start, from what was told to everybody."""
    for told in room.snapshot(None).told:  # type: ignore[attr-defined]
        if told.told["event"] == "lot":
            yield str(told.told["card"])


def test_the_seed_is_told_after_the_end_only(server: Server) -> None:
    path, people = server.table_of()
    room = server.room(path)
    store = server.client.app.state.premises.store  # type: ignore[attr-defined]
    seed = store.seed(room.id).hex()
    for person in (people[0], server.person()):
        assert seed not in person.get(path).text
        with person.watch(path) as wire:
            wire.next()
            assert seed not in "".join(wire.heard)
