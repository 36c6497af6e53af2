"""Games that end after some minutes: the clock of the whole game, which is nobody's at the table."""

from pathlib import Path

import pytest

import parlour as rules
from parlour.core.errors import BadOption
from parlour.core.questions import Chance
from parlour.core.record import Record, play_line
from parlour.play import Decider, Room, Sealed
from parlour.play.errors import TimedByDays
from parlour.store import Kind, Status
from tests.play.tables import SECRET, Parlour, questions, required, run

TIMED = {"timed_minutes": 2}


async def timed(parlour: Parlour, **options: object) -> Room:
    """Two people who have begun a timed game."""
    room = await parlour.house.open_table("senyu", by=parlour.guests[0], seats=2, options={**TIMED, **options})
    await room.sit(parlour.guests[1])
    for guest in parlour.guests[:2]:
        await room.ready(guest)
    return room


async def on_the_road(parlour: Parlour, room: Room) -> None:
    await parlour.until(room, lambda: required(room)["about"] not in ("hero", "first-rank"))


def by_clock(parlour: Parlour, room: Room) -> list[dict[str, object]]:
    log = parlour.store.log(room.id)
    return [dict(entry.body) for entry in log if entry.kind is Kind.ANSWER and entry.body["by"] == Decider.CLOCK]


@pytest.mark.rule("S-20", "S-162")
def test_the_time_is_up_when_the_minutes_are_over_and_not_before(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await timed(parlour)
        lines = [room.watch(guest) for guest in parlour.guests[:2]]
        await on_the_road(parlour, room)
        assert room.snapshot(None).time_left == pytest.approx(120)
        for _ in range(11):  # nobody thinks too long
            await parlour.clock.pass_by(10, room)
            await parlour.answer(room, required(room))
        assert room.snapshot(None).time_left == pytest.approx(10)
        assert by_clock(parlour, room) == []
        await parlour.clock.pass_by(11, room)
        assert by_clock(parlour, room) == [{"about": "time", "answer": "up", "by": "clock"}]
        assert room.snapshot(None).time_left is None
        told = [each.told["event"] for each in room.snapshot(None).told]
        assert told.count("time-up") == 1
        rounds = room.match.state.table.round if room.match.state else 0
        await parlour.until(room, lambda: room.status is Status.FINISHED or not room.match.open)
        assert room.match.state is not None and room.match.state.table.round == rounds  # the round was finished
        assert room.status is Status.FINISHED
        for line in lines:
            line.close()

    run(folder, play)


def test_what_somebody_is_asked_stays_open_when_the_time_is_up(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await timed(parlour)
        lines = [room.watch(guest) for guest in parlour.guests[:2]]
        await on_the_road(parlour, room)
        await parlour.clock.pass_by(50, room)
        await parlour.answer(room, required(room))
        await parlour.clock.pass_by(60, room)
        await parlour.answer(room, required(room))
        await parlour.clock.pass_by(5, room)
        seen, asked = room.match.version, required(room)
        before = {opened.key for opened in room.match.open}
        await parlour.clock.pass_by(10, room)
        assert len(by_clock(parlour, room)) == 1 and room.match.version > seen
        # The question and the windows are those that were open before, for answers under way too.
        assert {opened.key for opened in room.match.open} == before
        seat, about, text = asked["seat"], str(asked["about"]), str(asked["default"])
        assert isinstance(seat, int)
        await parlour.send(room, seat, about, text, version=seen)
        for line in lines:
            line.close()

    run(folder, play)


def test_the_end_of_the_time_is_no_outcome_of_the_sealed_dice(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await timed(parlour)
        await on_the_road(parlour, room)
        await parlour.clock.pass_by(600, room)
        assert room.status is Status.FINISHED
        record = Record.parse(room.record().text())
        assert record.replay().verdict == room.match.verdict
        state, nature = record.start(), Sealed(SECRET)
        for number, line in enumerate(record.lines, 1):
            if isinstance(state.asked, Chance):
                drawn = state.game.write(state.asked, nature.answer(state.asked, state.game))
                assert (line.seat, line.answer) == (rules.NATURE, drawn)
            play_line(state, line, number)
        assert "* time up" in [str(line) for line in record.lines]

    run(folder, play)


def test_a_restart_neither_forgets_the_clock_nor_begins_it_anew(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await timed(parlour)
        await on_the_road(parlour, room)
        parlour.clock.time += 70
        room = (await parlour.reopened()).room(room.id)
        assert room.snapshot(None).time_left == pytest.approx(50)
        parlour.clock.time += 100  # while the server was down
        room = (await parlour.reopened()).room(room.id)
        await parlour.clock.pass_by(1, room)
        assert len(by_clock(parlour, room)) == 1
        assert questions(room, 0) or questions(room, 1) or room.status is Status.FINISHED
        assert len(by_clock(parlour, (await parlour.reopened()).room(room.id))) == 1

    run(folder, play)


def test_a_time_limit_goes_with_neither_days_nor_a_goal(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        ann = parlour.guests[0]
        with pytest.raises(TimedByDays, match="without a time limit"):
            await parlour.house.open_table("senyu", by=ann, seats=2, options=TIMED, pace="days")
        with pytest.raises(BadOption, match="goal_certificates"):
            await parlour.house.open_table("senyu", by=ann, seats=2, options={**TIMED, "goal_certificates": 2})
        assert parlour.house.tables_of(ann) == []

    run(folder, play)
