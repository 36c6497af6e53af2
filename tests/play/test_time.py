"""Bots at a humane pace, absence and return, and the clock that answers for people."""

from pathlib import Path

import pytest

from parlour.play import Change, Decider, Room, Snapshot
from parlour.play.prompting import worthwhile
from parlour.store import Kind, Status
from tests.play.tables import Parlour, eager, questions, required, rest, run


def changes(room: Room, since: int = 0) -> list[tuple[Change, int | None]]:
    return [(notice.change, notice.seat) for notice in room.snapshot(None, since=since).notices]


def acted(parlour: Parlour, room: Room, since: int) -> list[tuple[int | None, str]]:
    """Which seats have answered since this version, and who decided, as the log has it."""
    log = parlour.store.log(room.id, since)
    return [
        (entry.seat, str(entry.body["by"])) for entry in log if entry.kind is Kind.ANSWER and entry.seat is not None
    ]


def waiting(room: Room) -> set[int]:
    return {each.seat for each in room.snapshot(None).awaited if not each.optional}


def test_bots_take_their_time(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.with_bots()
        assert waiting(room) == {0, 1, 2, 3}
        await parlour.clock.pass_by(0.8, room)
        assert waiting(room) == {0, 1, 2, 3} and parlour.bots.asked == []
        await parlour.clock.pass_by(1.1, room)
        assert waiting(room) == {0}
        assert {(level, game) for level, game, _, _ in parlour.bots.asked} == {(2, "magi")}

    run(folder, play)


def test_bots_are_shown_their_own_view_and_question_and_nothing_else(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.with_bots()
        await parlour.clock.pass_by(2, room)
        assert len(parlour.bots.asked) == 3
        for _, _, view, question in parlour.bots.asked:
            assert view["eye"] == question["seat"] != 0
            assert question in list(view["questions"]) if isinstance(view["questions"], list) else False

    run(folder, play)


@pytest.mark.parametrize("says", ["break", "castle", "red-grail-1 red-grail-2", None])
def test_a_bot_that_breaks_plays_the_default(folder: Path, says: str | None) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.with_bots()
        defaults = {seat: str(questions(room, seat)[0]["default"]) for seat in (1, 2, 3)}
        hands = {seat: list(hand_of(room, seat)) for seat in (1, 2, 3)}
        parlour.bots.says = says
        await parlour.clock.pass_by(2, room)
        assert waiting(room) == {0}
        for seat in (1, 2, 3):
            assert [card for card in hands[seat] if card not in hand_of(room, seat)] == [defaults[seat]]

    run(folder, play)


def hand_of(room: Room, seat: int) -> list[str]:
    view = room.match.view(seat)
    assert view is not None and isinstance(view["hand"], list)
    return [str(card) for card in view["hand"]]


async def bots_at_a_window(parlour: Parlour, *, bots: int) -> tuple[Room, int]:
    """Somebody has forgotten to call, and then all but them (1), or all (0) leave it to bots."""
    room = await parlour.four()
    late = await parlour.window(room)
    for seat in range(4):
        if bots == 0 or seat != late:
            await room.leave(next(guest for guest in parlour.guests if room.seat_of(guest) == seat))
    return room, late


def test_a_person_has_time_to_call_before_bots_catch_or_begin(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room, late = await bots_at_a_window(parlour, bots=1)
        since, begins = room.match.version, required(room)["seat"]
        await parlour.clock.pass_by(2.4, room)
        assert acted(parlour, room, since) == [] and worthwhile(room.match)
        await parlour.send(room, late, "call", "magi")
        await parlour.clock.pass_by(0, room)  # nothing to wait for any more, so the next player begins
        assert acted(parlour, room, since)[:2] == [(late, Decider.PERSON), (begins, Decider.BOT)]

    run(folder, play)


def test_bots_catch_a_forgotten_call_before_the_next_begins(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room, _ = await bots_at_a_window(parlour, bots=1)
        since = room.match.version
        await parlour.clock.pass_by(3.5, room)
        events = [each.told["event"] for each in room.snapshot(None, since=since).told]
        assert events[0] == "caught" and acted(parlour, room, since)[0][1] == Decider.BOT

    run(folder, play)


def test_bots_that_let_it_pass_begin_later_than_anybody_could_be_caught(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room, _ = await bots_at_a_window(parlour, bots=1)
        parlour.bots.says = None
        since = room.match.version
        await parlour.clock.pass_by(3.5, room)
        assert acted(parlour, room, since) == []
        await parlour.clock.pass_by(0.8, room)
        assert acted(parlour, room, since)[0][1] == Decider.BOT

    run(folder, play)


def test_a_bot_calls_for_itself_soon(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room, late = await bots_at_a_window(parlour, bots=0)
        since = room.match.version
        await parlour.clock.pass_by(0.6, room)
        assert acted(parlour, room, since) == []
        await parlour.clock.pass_by(0.3, room)
        assert acted(parlour, room, since) == [(late, Decider.BOT)]

    run(folder, play)


def test_a_disconnected_person_has_a_grace_then_a_bot_answers_until_they_return(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.four()
        bo = parlour.guests[1]
        lines = [room.watch(guest) for guest in parlour.guests[:4]]
        with room.watch(bo):
            lines[1].close()
            await parlour.clock.pass_by(25, room)
            assert room.snapshot(None).seats[1].present  # there is a second line
        since = room.match.version
        await parlour.clock.pass_by(29, room)
        assert not room.snapshot(None).seats[1].present and 1 in waiting(room)
        assert (Change.AWAY, 1) not in changes(room, since)
        await parlour.clock.pass_by(1.1, room)
        assert changes(room, since) == [(Change.AWAY, 1)]
        assert room.snapshot(None).seats[1].away
        assert parlour.bots.asked == []
        since = room.match.version - 1
        await parlour.clock.pass_by(2, room)
        assert 1 not in waiting(room) and acted(parlour, room, since) == [(1, Decider.BOT)]
        assert parlour.bots.asked[0][0] == 2
        with room.watch(bo):
            await rest(room)
            assert changes(room)[-1] == (Change.BACK, 1)
            assert not room.snapshot(None).seats[1].away
        assert parlour.store.log(room.id)[-1].body["away"] is False

    run(folder, play)


def test_a_person_who_returns_in_time_answers_themselves(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.four()
        await room.leave(parlour.guests[1])
        await parlour.clock.pass_by(0.5, room)
        await room.come_back(parlour.guests[1])
        await parlour.clock.pass_by(5, room)
        assert parlour.bots.asked == [] and 1 in waiting(room)

    run(folder, play)


def test_leaving_is_absence_by_will_until_the_person_comes_back(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.four()
        bo = parlour.guests[1]
        await room.leave(bo)
        await room.leave(bo)
        assert changes(room)[-1] == (Change.GONE, 1) and changes(room).count((Change.GONE, 1)) == 1
        with room.watch(bo):
            await rest(room)
            assert room.snapshot(None).seats[1].away  # looking on is not coming back
            (question,) = questions(room, 1)
            await parlour.send(room, 1, "discard", eager(question))  # answering is
        assert not room.snapshot(None).seats[1].away
        assert room.status is Status.PLAYING and room.seat_of(bo) == 1

    run(folder, play)


def test_the_clock_plays_the_default_of_who_thinks_too_long(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.four()
        lines = [room.watch(guest) for guest in parlour.guests[:4]]
        default = str(questions(room, 2)[0]["default"])
        await parlour.clock.pass_by(20, room)
        assert room.snapshot(parlour.guests[2]).seconds_left == pytest.approx(40)
        await parlour.clock.pass_by(39, room)
        assert waiting(room) == {0, 1, 2, 3}
        since = room.match.version
        await parlour.clock.pass_by(2, room)
        assert {by for _, by in acted(parlour, room, since)} == {Decider.CLOCK}
        assert default not in hand_of(room, 2)
        # From now on one at a time, with 90 seconds each.
        since, asked = room.match.version, next(iter(waiting(room)))
        assert room.snapshot(parlour.guests[asked]).seconds_left == pytest.approx(89)
        await parlour.clock.pass_by(88, room)
        assert room.match.version == since
        await parlour.clock.pass_by(2, room)
        assert acted(parlour, room, since)[0] == (asked, Decider.CLOCK)
        for line in lines:
            line.close()

    run(folder, play)


def test_over_days_nobody_is_taken_for_absent(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.four(pace="days")
        await parlour.clock.pass_by(23 * 3600, room)
        assert waiting(room) == {0, 1, 2, 3} and not any(seat.away for seat in room.snapshot(None).seats)
        await parlour.clock.pass_by(2 * 3600, room)
        assert {by for _, by in acted(parlour, room, 0)} == {Decider.CLOCK}

    run(folder, play)


def test_who_has_just_come_back_is_not_cut_off_by_the_clock(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.four()
        lines = [room.watch(guest) for guest in parlour.guests[:4]]
        await parlour.clock.pass_by(55, room)
        await parlour.reopened()
        room = parlour.house.room(room.id)
        lines = [room.watch(guest) for guest in parlour.guests[:4]]
        await parlour.clock.pass_by(29, room)
        assert waiting(room) == {0, 1, 2, 3}
        await parlour.clock.pass_by(2, room)
        assert {by for _, by in acted(parlour, room, 0)} == {Decider.CLOCK}
        assert len(lines) == 4

    run(folder, play)


def test_a_line_gives_what_is_new_and_never_queues(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.lobby()
        ann, bo, chi, dee, _ = parlour.guests
        with room.watch(ann) as line:
            first = await line.next()
            assert (first.version, first.since, first.eye, first.host) == (2, 0, 0, True)
            for guest in (bo, chi, dee):
                await room.sit(guest)
            await room.say(bo, "hello")
            second = await line.next()
            assert (second.since, second.version) == (2, 6)
            assert [notice.seat for notice in second.notices] == [1, 2, 3] and len(second.chat) == 1
            for guest in (ann, bo, chi, dee):
                await room.ready(guest)
            third: Snapshot = await line.next()
            assert third.status is Status.PLAYING and third.view is not None
            assert "starter" in [each.told["event"] for each in third.told]
            dealt = [each.told for each in third.told if each.told["event"] == "dealt"]
            assert [("cards" in told) for told in dealt] == [told["seat"] == 0 for told in dealt]
            again = room.snapshot(ann, since=second.version)  # a reconnect gets exactly what was missed
            assert again.told == third.told and again.notices == third.notices
            assert room.snapshot(ann, since=10**9).since == 0
            with room.watch(bo):
                assert (await line.next()).seats[1].present
            assert not (await line.next()).seats[1].present

    run(folder, play)
