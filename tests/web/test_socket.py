"""The line between page and table: what comes down, what may go up, and what happens on a bad line."""

import json
import re
from typing import Any

import pytest
from starlette.testclient import WebSocketDenialResponse

from parlour.web.limits import LINES
from tests.web.visits import ORIGIN, Person, Server, Wire, offers_of


def stamped(person: Person, path: str) -> tuple[int, str]:
    """Version and stamp of the page as it is."""
    page = person.get(path).text
    found = re.search(r'data-version="(\d+)" data-stamp="([^"]+)"', page)
    assert found is not None
    return int(found[1]), found[2]


def send_answer(wire: Wire, value: str, version: int, nonce: str) -> dict[str, Any]:
    about, _, text = value.partition(" ")
    wire.say(k=about, a=text, v=version, id=nonce)
    return wire.reply(nonce)


def test_a_page_that_is_current_is_sent_nothing_anew(server: Server) -> None:
    path, people = server.table_of()
    version, stamp = stamped(people[0], path)
    with people[0].watch(path, version, stamp) as wire:
        first = wire.next()
        assert first["v"] >= version
        assert set(first["html"]) <= {"title", "players", "ask"}, "presence and time may have changed, no more"
        assert "main" not in first["html"]


def test_a_page_of_another_shape_is_drawn_again(server: Server) -> None:
    host = server.person()
    path = host.open(seat_2="bot-2", seat_3="bot-2", seat_4="bot-2")
    version, stamp = stamped(host, path)
    with host.watch(path, version, stamp) as wire:
        wire.next()
        wire.say(do="ready", ready="yes", id="r1")
        dealt = wire.until(lambda frame: "main" in frame.get("html", {}))
        assert 'id="board"' in dealt["html"]["main"]
        assert 'id="lobby"' not in dealt["html"]["main"]


def test_an_answer_comes_back_as_changed_regions_and_cues(server: Server) -> None:
    path, people = server.table_of()
    version, stamp = stamped(people[0], path)
    chosen = people[0].offers(path)[0]
    with people[0].watch(path, version, stamp) as own, server.person().watch(path) as other:
        own.next(), other.next()
        assert send_answer(own, chosen, version, "n1")["ok"] is True
        mine = own.next() if not any('"cues"' in text for text in own.heard) else json.loads(own.heard[-2])
        theirs = other.until(lambda frame: "cues" in frame)
        card = chosen.partition(" ")[2]
        assert "board-hand" in mine["html"] and f'id="board-card-{card}"' not in mine["html"]["board-hand"]
        assert "board-hand" not in theirs["html"]
        assert any(cue["do"] == "fly" for cue in mine["cues"])
        assert len(theirs["add"]["log"]) == 1 and re.search(r"discards", theirs["add"]["log"][0])
        assert theirs["v"] == mine["v"] == version + 1


def test_a_reconnect_brings_exactly_what_was_missed(server: Server) -> None:
    path, people = server.table_of()
    version, stamp = stamped(people[0], path)
    for each in people[1:]:
        each.answer(path, each.offers(path)[0])
    with people[0].watch(path, version, stamp) as wire:
        missed = wire.next()
    assert len(missed["add"]["log"]) == 3
    assert len([cue for cue in missed["cues"] if cue["do"] == "fly"]) == 3
    with people[0].watch(path, 0, "") as wire:
        everything = wire.next()
    assert "main" in everything["html"] and "add" not in everything


def test_a_repeated_answer_gets_the_same_reply_and_counts_once(server: Server) -> None:
    path, people = server.table_of()
    version, _ = stamped(people[0], path)
    chosen = people[0].offers(path)[0]
    with people[0].watch(path) as wire:
        first = send_answer(wire, chosen, version, "twice")
        second = send_answer(wire, chosen, version, "twice")
    assert first["ok"] is second["ok"] is True
    assert people[0].answer(path, chosen, version=version, nonce="twice").status_code == 303
    assert stamped(people[0], path)[0] == version + 1


def test_stale_foreign_illegal_and_unreadable_answers_change_nothing(server: Server) -> None:
    path, people = server.table_of()
    old, _ = stamped(people[0], path)
    first = people[0].offers(path)[0]
    people[0].answer(path, first)
    foreign = people[1].offers(path)[0]
    version, _ = stamped(people[0], path)
    with people[0].watch(path) as wire:
        tried = [
            send_answer(wire, first, old, "old"),
            send_answer(wire, foreign, version, "foreign"),
            send_answer(wire, "discard nonsense", version, "odd"),
        ]
    with people[1].watch(path) as wire:
        tried += [
            send_answer(wire, first, version, "not mine"),
            send_answer(wire, "discard nonsense", version, "odd2"),
            send_answer(wire, foreign, 999, "future"),
        ]
    for told in tried:
        assert told["ok"] is False
        assert told["status"] in (400, 409, 422)
        assert 'role="alert"' in told["html"]["notice"] and "<strong>" in told["html"]["notice"]
    assert stamped(people[0], path)[0] == version


def test_the_notice_goes_with_the_next_success(server: Server) -> None:
    path, people = server.table_of()
    version, _ = stamped(people[0], path)
    with people[0].watch(path) as wire:
        assert send_answer(wire, "discard nonsense", version, "a")["html"]["notice"].count("is-shown") == 1
        good = send_answer(wire, people[0].offers(path)[0], version, "b")
        assert good["ok"] is True and "is-shown" not in good["html"]["notice"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"x"',
        '{"do":"dance"}',
        '{"do":["sit"]}',
        '{"do":"sit","seat":1.5}',
        '{"do":"sit","seat":true}',
        '{"k":"discard"}',
        '{"k":"discard","a":"x","v":-1,"id":"n"}',
        '{"k":{"$gt":1},"a":"x"}',
        "{" * 400,
    ],
)
def test_a_message_that_cannot_be_read_is_refused_and_the_line_stands(server: Server, text: str) -> None:
    path, people = server.table_of()
    with people[0].watch(path) as wire:
        wire.next()
        wire.session.send_text(text)
        told = wire.until(lambda frame: "re" in frame)
        assert told["ok"] is False and told["status"] == 400
        wire.say(do="chat", text="still here", id="c")
        assert wire.reply("c")["ok"] is True


def test_a_stranger_watches_and_says_nothing(server: Server) -> None:
    path, _ = server.table_of()
    with server.person().watch(path) as wire:
        assert "main" in wire.next()["html"]
        wire.say(do="chat", text="hello", id="x")
        assert wire.reply("x")["ok"] is False


def test_too_many_messages_say_how_long_to_wait(server: Server) -> None:
    path, people = server.table_of()
    with people[0].watch(path) as wire:
        for n in range(61):
            wire.say(do="dance", id=str(n))
        told = wire.reply("60")
    assert (told["status"], told["error"]) == (429, "too-many")
    assert re.search(r"at most 60 in 10 seconds\). Try again in \d+ seconds", told["html"]["notice"])


@pytest.mark.parametrize("headers", [{}, {"origin": "http://evil.example"}, {"origin": "null"}])
def test_a_socket_from_elsewhere_is_refused_before_it_opens(server: Server, headers: dict[str, str]) -> None:
    path = server.person().open()
    with (
        pytest.raises(WebSocketDenialResponse) as refused,
        server.client.websocket_connect(f"{path}/socket", headers=headers),
    ):
        pass
    assert refused.value.status_code == 403


def test_a_socket_to_no_table_is_refused(server: Server) -> None:
    with (
        pytest.raises(WebSocketDenialResponse) as refused,
        server.client.websocket_connect("/t/AAAAAAAAAAAAAAAAAAAAAA/socket", headers={"origin": ORIGIN}),
    ):
        pass
    assert refused.value.status_code == 404


def test_sockets_cannot_be_opened_without_end(server: Server) -> None:
    limits = server.client.app.state.premises.limits  # type: ignore[attr-defined]
    for _ in range(LINES.times):
        limits.count(LINES, "testclient")
    path = server.person().open()
    with (
        pytest.raises(WebSocketDenialResponse) as refused,
        server.client.websocket_connect(f"{path}/socket", headers={"origin": ORIGIN}),
    ):
        pass
    assert refused.value.status_code == 429
    assert int(refused.value.headers["retry-after"]) > 0


@pytest.mark.parametrize("version", ["-1", "x", "9" * 40, "1e3"])
def test_an_odd_version_means_everything(server: Server, version: str) -> None:
    path = server.person().open()
    with server.client.websocket_connect(f"{path}/socket?v={version}&stamp=x.y", headers={"origin": ORIGIN}) as session:
        assert "main" in json.loads(session.receive_text())["html"]


def test_chat_reaches_everybody_escaped_and_spectators_are_marked(server: Server) -> None:
    path, people = server.table_of()
    watcher = server.person()
    watcher.post("/you/name", name="<Watcher>")
    with people[1].watch(path) as wire:
        wire.next()
        people[0].post(f"{path}/chat", text="<script>alert(1)</script>")
        told = wire.until(lambda frame: "chat" in frame.get("add", {}))
        assert told["add"]["chat"][0].count("&lt;script&gt;alert(1)") == 1
        assert "spectator" not in told["add"]["chat"][0]
        watcher.post(f"{path}/chat", text="hello")
        told = wire.until(lambda frame: "chat" in frame.get("add", {}))
        assert "&lt;Watcher&gt;" in told["add"]["chat"][0] and "spectator" in told["add"]["chat"][0]


def test_only_required_questions_are_called_a_turn(server: Server) -> None:
    """The windows stand open in the view; the rail, the title and the list of players never say so."""
    path, people = server.table_of()
    for _ in range(400):
        room = server.room(path)
        optional = [each for each in room.snapshot(None).awaited if each.optional]
        required = [each for each in room.snapshot(None).awaited if not each.optional]
        for seat, each in enumerate(people):
            page = each.get(path).text
            asked = seat in {awaited.seat for awaited in required}
            assert ("Your turn" in page.partition("</title>")[0]) is asked
            assert bool(offers_of(page)) is asked
            ask = page.partition('id="ask"')[2].partition("</section>")[0]
            assert "call magi" not in ask and "catch forgot" not in ask
            # the two buttons are always there, and always the same
            assert page.count('class="magi-call" name="a" value="call magi"') == 1
            assert page.count('class="magi-call is-forgot" name="a" value="catch forgot"') == 1
        if len(optional) >= 4:
            return
        seat = required[0].seat
        people[seat].answer(path, people[seat].offers(path)[0])
    raise AssertionError("expected a moment with open windows")


def test_whoever_leaves_is_shown_as_away_and_keeps_the_seat(server: Server) -> None:
    path, people = server.table_of()
    with people[1].watch(path) as wire:
        wire.next()
        with people[0].watch(path) as other:
            other.next()
            assert "disconnected" not in shown_players(wire, 0)
        assert "disconnected" in shown_players(wire, 0)
    assert people[0].offers(path)


def shown_players(wire: Wire, seat: int) -> str:
    """The player's entry in the next list of players that comes down."""
    players = wire.until(lambda frame: "players" in frame.get("html", {}))["html"]["players"]
    return str(re.findall(r"<li[ >].*?</li>", players)[seat])


def choosing(server: Server) -> tuple[str, Person, list[Person]]:
    """A table at which somebody may take back the card they used: its path, they, the others."""
    path, people = server.table_of()
    for _ in range(400):
        required = next(each for each in server.room(path).snapshot(None).awaited if not each.optional)
        asked = people[required.seat]
        page = asked.get(path).text
        if 'id="take-back"' in page:
            return path, asked, [each for each in people if each is not asked]
        offers = offers_of(page)
        using = [offer for offer in offers if " use " in offer or " magic " in offer]
        assert asked.answer(path, (using or offers)[0]).status_code == 303
    raise AssertionError("expected a moment at which an answer may be taken back")


def test_an_answer_is_taken_back_over_the_line(server: Server) -> None:
    path, asked, others = choosing(server)
    version, stamp = stamped(asked, path)
    before = asked.get(path).text
    with asked.watch(path, version, stamp) as own, others[0].watch(path, *stamped(others[0], path)) as other:
        own.next(), other.next()
        own.say(do="take-back", v=version, id="t1")
        assert own.reply("t1")["ok"] is True
        own.say(do="take-back", v=version, id="t1")
        assert own.reply("t1")["ok"] is True, "the same message again changes nothing"
        told = other.until(lambda frame: "log" in frame.get("add", {}))
    assert len(told["add"]["log"]) == 1 and "takes the last choice back" in told["add"]["log"][0]
    assert "cues" not in told and told["v"] == version + 1
    after = asked.get(path).text
    assert offers_of(after) != offers_of(before)
    assert after.count("taken back</span>") == 1, "the line of the log stays, and says so"


def test_nobody_else_takes_back_an_answer(server: Server) -> None:
    path, asked, others = choosing(server)
    version, _ = stamped(asked, path)
    for each in others:
        assert 'id="take-back"' not in each.get(path).text
        with each.watch(path) as wire:
            wire.say(do="take-back", v=version, id="x")
            told = wire.reply("x")
            assert (told["status"], told["error"]) == (409, "nothing-to-take-back")
    watcher = server.person()
    assert 'id="take-back"' not in watcher.get(path).text
    assert watcher.post(f"{path}/take-back", v=version).status_code == 403
    assert stamped(asked, path)[0] == version


def test_a_form_takes_back_an_answer_without_the_line(server: Server) -> None:
    path, asked, _ = choosing(server)
    page = asked.get(path).text
    button = re.search(r'<button id="take-back"[^>]*>', page)
    assert button is not None
    assert f'formaction="{path}/take-back"' in button[0] and 'form="answers"' in button[0]
    version, _ = stamped(asked, path)
    for wrong in ({}, {"v": "-1"}, {"v": "x"}):
        assert asked.send(f"{path}/take-back", wrong).status_code == 400
    assert asked.post(f"{path}/take-back", v=0).status_code == 409, "as seen before the answer was given"
    for _ in range(2):  # a form sent twice
        response = asked.post(f"{path}/take-back", v=version, id="form")
        assert (response.status_code, response.headers["location"]) == (303, path)
    assert stamped(asked, path)[0] == version + 1
