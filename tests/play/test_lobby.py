"""Before the start: opening tables, seats, bots, readiness, names and chat."""

from dataclasses import replace
from pathlib import Path

import pytest

from parlour import BadOption, UnknownGame
from parlour.play import Change, Sitter
from parlour.play.errors import (
    BadTable,
    BadText,
    FullTable,
    NotHost,
    NotInLobby,
    NotPlaying,
    NotSeated,
    TableRefusal,
    TakenSeat,
    TooMuch,
    UnknownTable,
)
from parlour.store import Status
from tests.play.tables import Parlour, run


def test_nothing_is_dealt_before_every_seat_is_taken_and_everybody_is_ready(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.lobby()
        ann, bo, chi, dee, _ = parlour.guests
        await room.ready(ann)
        await room.sit(bo)
        await room.ready(bo)
        await room.add_bot(ann, 2, 1)
        assert room.snapshot(None).status is Status.LOBBY  # one seat is free
        assert await room.sit(dee) == 3
        assert room.snapshot(None).status is Status.LOBBY and room.snapshot(dee).view is None  # Dee is not ready
        await room.ready(bo, False)
        await room.ready(dee)
        assert room.snapshot(None).status is Status.LOBBY  # Bo is not any more
        await room.ready(bo)
        assert room.snapshot(None).status is Status.PLAYING
        assert parlour.store.match(room.id).status is Status.PLAYING
        with pytest.raises(NotInLobby):
            await room.sit(chi)
        with pytest.raises(NotInLobby):
            await room.ready(bo, False)
        with pytest.raises(NotInLobby):
            await room.remove_bot(ann, 2)
        kinds = [seat.kind for seat in room.snapshot(None).seats]
        assert kinds == [Sitter.PERSON, Sitter.PERSON, Sitter.BOT, Sitter.PERSON]

    run(folder, play)


def test_seats_are_taken_once_moved_and_freed(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.lobby()
        ann, bo, chi, dee, eve = parlour.guests
        assert room.seat_of(ann) == 0
        with pytest.raises(TakenSeat, match="got seat 0"):
            await room.sit(bo, 0)
        for nowhere in (4, -1, True):
            with pytest.raises(BadOption, match="a seat from 0 to 3"):
                await room.sit(bo, nowhere)
        assert await room.sit(bo, 3) == 3
        assert await room.sit(bo, 1) == 1  # moves
        assert await room.sit(bo) == 1  # stays
        assert [await room.sit(guest) for guest in (chi, dee)] == [2, 3]
        with pytest.raises(FullTable, match="all 4 are taken"):
            await room.sit(eve)
        version = room.match.version
        await room.leave(chi)
        assert room.seat_of(chi) is None and await room.sit(eve) == 2
        told = [(notice.change, notice.seat, notice.name) for notice in room.snapshot(None, since=version).notices]
        assert told == [(Change.LEFT, 2, "Chi"), (Change.SAT, 2, "Eve")]
        with pytest.raises(NotSeated):
            await room.leave(chi)
        with pytest.raises(NotSeated):
            await room.ready(chi)

    run(folder, play)


def test_only_the_host_seats_bots(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.lobby()
        ann, bo = parlour.guests[:2]
        await room.sit(bo)
        with pytest.raises(NotHost):
            await room.add_bot(bo, 2, 1)
        with pytest.raises(BadTable, match="level 1 or 2, got 9"):
            await room.add_bot(ann, 2, 9)
        with pytest.raises(TakenSeat):
            await room.add_bot(ann, 1, 1)
        await room.add_bot(ann, 2, 1)
        await room.add_bot(ann, 2, 2)
        assert room.snapshot(None).seats[2].level == 2
        with pytest.raises(TakenSeat):
            await room.remove_bot(ann, 3)
        await room.remove_bot(ann, 2)
        assert room.snapshot(None).seats[2].kind is Sitter.EMPTY
        await room.leave(ann)
        await room.add_bot(bo, 0, 1)  # the host has left, so Bo is
        assert room.snapshot(bo).host and not room.snapshot(ann).host

    run(folder, play)


def test_the_host_frees_the_seat_of_somebody_who_has_gone(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.lobby()
        ann, bo, chi = parlour.guests[:3]
        await room.sit(bo)
        with pytest.raises(NotHost):
            await room.free_seat(bo, 0)
        with room.watch(bo), pytest.raises(TakenSeat, match="not present, got seat 1"):
            await room.free_seat(ann, 1)
        with pytest.raises(TakenSeat):
            await room.free_seat(ann, 2)
        await room.free_seat(ann, 1)
        assert room.seat_of(bo) is None and await room.sit(chi, 1) == 1

    run(folder, play)


def test_tables_that_cannot_be_opened(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        opening, by = parlour.house.open_table, parlour.guests[0]
        with pytest.raises(UnknownGame):
            await opening("chess", by=by, seats=2)
        with pytest.raises(BadOption):
            await opening("magi", by=by, seats=3)
        with pytest.raises(BadOption):
            await opening("magi", by=by, seats=4, options={"magi_call": "never"})
        with pytest.raises(BadTable, match="one of live, days, got 'weeks'"):
            await opening("magi", by=by, seats=4, pace="weeks")
        with pytest.raises(BadTable, match="a bot's seat from 0 to 3, got 4"):
            await opening("magi", by=by, seats=4, bots={4: 1})
        with pytest.raises(BadTable, match="a bot of level"):
            await opening("magi", by=by, seats=4, bots={1: 0})
        for title in ("a\nb", "\ufe0f", "\u034f", "\u17b4", "\u3164", "\u200b\u200d"):
            with pytest.raises(BadText):
                await opening("magi", by=by, seats=4, title=title)
        with pytest.raises(BadText):
            await opening("magi", by=replace(by, name=" "), seats=4)
        with pytest.raises(BadTable):
            await parlour.house.quick_table("magi", by=by, level=7)
        assert parlour.store.matches() == []

    run(folder, play)


def test_options_have_the_defaults_of_the_pace(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        live, days = await parlour.lobby(), await parlour.lobby(pace="days")
        assert live.snapshot(None).options["magi_call"] == "manual"
        assert days.snapshot(None).options["magi_call"] == "auto"

    run(folder, play)


def test_the_list_has_public_tables_with_a_free_seat(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        ann, bo = parlour.guests[:2]
        first = await parlour.lobby()
        parlour.clock.time += 1
        second = await parlour.lobby()
        await parlour.house.open_table("magi", by=ann, seats=4, public=False)
        await parlour.with_bots()
        assert [line.table for line in parlour.house.tables()] == [second.id, first.id]
        await first.sit(bo)
        assert [line.table for line in parlour.house.tables_of(bo)] == [first.id]
        assert [line.status for line in parlour.house.tables_of(ann)].count(Status.PLAYING) == 1
        parlour.clock.time += 3600
        with second.watch(bo):
            assert [line.table for line in parlour.house.tables()] == [second.id]  # the other is deserted
        with pytest.raises(UnknownTable, match="got 'nowhere'"):
            parlour.house.room("nowhere")

    run(folder, play)


def test_a_quick_table_is_seated_and_begun(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.house.quick_table("magi", by=parlour.guests[0], seats=6, level=1)
        seen = room.snapshot(parlour.guests[0])
        assert seen.status is Status.PLAYING and seen.eye == 0
        assert [seat.kind for seat in seen.seats] == [Sitter.PERSON] + [Sitter.BOT] * 5
        assert [question["about"] for question in seen.mine] == ["discard"]

    run(folder, play)


@pytest.mark.parametrize(
    "name", ["", "  ", "x" * 25, "a\0b", "a\nb", "\u202egnp", "\u200b\u200d", "\ud800", "\u3164", "\ufe0f"]
)
def test_hostile_names_are_refused_and_change_nothing(folder: Path, name: str) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.lobby()
        version = room.match.version
        with pytest.raises(BadText, match="expected a name"):
            await room.sit(replace(parlour.guests[1], name=name))
        assert room.match.version == version and room.match.seating.free == [1, 2, 3]

    run(folder, play)


def test_names_and_lines_are_kept_as_they_came(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.lobby()
        odd = '<b>"O\'Neil" & 👩‍🚀{x}'
        await room.sit(replace(parlour.guests[1], name=f"  {odd} "))
        await room.say(replace(parlour.guests[1], name=odd), "  <script>;'--  ")
        seen = room.snapshot(None)
        assert seen.seats[1].name == odd
        assert [(line.seat, line.name, line.text) for line in seen.chat] == [(1, odd, "<script>;'--")]

    run(folder, play)


def test_chat_is_measured_for_each_guest_and_marks_spectators(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.lobby()
        ann, bo = parlour.guests[:2]
        for bad in ("", "   ", "x" * 501, "a\x1bb"):
            with pytest.raises(BadText, match="expected a chat line"):
                await room.say(ann, bad)
        for n in range(5):
            await room.say(ann, f"line {n}")
            parlour.clock.time += 1
        with pytest.raises(TooMuch, match=r"at most 5 chat lines in 10 seconds.* wait 5 seconds") as refused:
            await room.say(ann, "one more")
        assert refused.value.names == {"limit": 5, "seconds": 5}
        await room.say(bo, "from the side")
        parlour.clock.time += 5
        await room.say(ann, "one more")
        said = [(line.seat, line.name, line.text) for line in room.snapshot(None).chat]
        assert said[-2:] == [(None, "Bo", "from the side"), (0, "阿白", "one more")]
        assert len(said) == 7

    run(folder, play)


def test_nothing_can_be_answered_before_the_start(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.lobby()
        ann, bo = parlour.guests[:2]
        with pytest.raises(NotPlaying, match="got one that is lobby"):
            await room.answer(ann, about="turn", text="draw", version=0, nonce="1")
        with pytest.raises(NotSeated):
            await room.answer(bo, about="turn", text="draw", version=0, nonce="1")
        for nonce in ("", "x" * 65, "é", "a\n"):
            with pytest.raises(BadText, match="nonce"):
                await room.answer(ann, about="turn", text="draw", version=0, nonce=nonce)
        with pytest.raises(NotPlaying):
            await room.come_back(ann)

    run(folder, play)


def test_every_refusal_has_a_text() -> None:
    texts = (Path(__file__).parents[2] / "src/parlour/words/text/en.ftl").read_text("utf-8")
    kinds = TableRefusal.__subclasses__()
    assert len(kinds) >= 13
    assert [kind.reason for kind in kinds if f"\nrefusal-{kind.reason} = " not in texts] == []
