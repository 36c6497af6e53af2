"""Answers: which count, which are stale, repeated, somebody else's; and the race for a window."""

import asyncio
from pathlib import Path

import pytest

from parlour import Illegal, OutOfTurn, ParlourError, Stale, Unreadable
from parlour.play import Decider, Room
from parlour.play.errors import NotSeated, RepeatedAnswer
from parlour.store import Kind
from tests.play.tables import Parlour, eager, questions, required, run


def test_people_discard_at_the_same_time_in_any_order(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.four()
        seen = room.match.version
        for seat in (2, 0, 3):
            (question,) = questions(room, seat)
            await parlour.send(room, seat, "discard", eager(question), version=seen)  # all saw the same version
        assert [(each.seat, each.about) for each in room.snapshot(None).awaited] == [(1, "discard")]
        (question,) = questions(room, 1)
        await parlour.send(room, 1, "discard", eager(question), version=seen)
        assert "discard" not in [each.about for each in room.snapshot(None).awaited]

    run(folder, play)


def test_chat_and_absence_do_not_make_an_answer_stale(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.four()
        await parlour.discarded(room)
        question, seen = required(room), room.match.version
        await room.say(parlour.guests[0], "hurry up")
        asked = question["seat"]
        assert isinstance(asked, int)
        other = next(guest for guest in parlour.guests[:4] if room.seat_of(guest) != asked)
        await room.leave(other)
        await parlour.send(room, asked, str(question["about"]), eager(question), version=seen)
        assert room.match.version > seen + 2

    run(folder, play)


def test_an_answer_to_what_was_open_before_is_stale_and_changes_nothing(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.four()
        await parlour.discarded(room)
        first = required(room)
        seat, about, seen = first["seat"], str(first["about"]), room.match.version
        assert isinstance(seat, int)
        await parlour.answer(room, first)

        def asked_again() -> bool:
            again = required(room)
            return again["seat"] == seat and again["about"] == about

        await parlour.until(room, asked_again)
        before = room.match.version
        for text in (eager(first), eager(required(room))):  # even a text that would be right now
            with pytest.raises(Stale, match=f"got one to version {seen}"):
                await parlour.send(room, seat, about, text, version=seen)
        with pytest.raises(Stale):
            await parlour.send(room, seat, about, eager(required(room)), version=before + 1)
        assert room.match.version == before == len(parlour.store.log(room.id))

    run(folder, play)


def test_wrong_answers_are_refused_each_in_its_own_way(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.four()
        await parlour.discarded(room)
        question, before = required(room), room.match.version
        seat, about = question["seat"], str(question["about"])
        assert isinstance(seat, int)
        hidden = questions(room, seat)
        assert hidden
        with pytest.raises(Unreadable):
            await parlour.send(room, seat, about, "castle")
        with pytest.raises(Illegal) as refused:
            await parlour.send(room, seat, about, "count" if about != "turn" else "face")
        assert refused.value.reason
        with pytest.raises(OutOfTurn):
            await parlour.send(room, seat, "nothing", "draw")
        with pytest.raises(OutOfTurn):
            await parlour.send(room, (seat + 2) % 4, about, "draw")
        with pytest.raises(NotSeated):
            await room.answer(parlour.guests[4], about=about, text=eager(question), version=before, nonce="9")
        assert room.match.version == before == len(parlour.store.log(room.id))
        await parlour.answer(room, question)

    run(folder, play)


def test_a_repeated_nonce_gets_the_same_reply_and_plays_once(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.four()
        (question,) = questions(room, 1)
        guest, seen, text = parlour.guests[1], room.match.version, eager(question)
        first = await room.answer(guest, about="discard", text=text, version=seen, nonce="n")
        after = room.match.version
        assert await room.answer(guest, about="discard", text=text, version=seen, nonce="n") == first
        with pytest.raises(RepeatedAnswer):
            await room.answer(guest, about="discard", text="red-coin-1", version=after, nonce="n")
        (question,) = questions(room, 2)  # a nonce is a person's own
        await room.answer(parlour.guests[2], about="discard", text=eager(question), version=after, nonce="n")
        room = (await parlour.reopened()).room(room.id)
        assert await room.answer(guest, about="discard", text=text, version=seen, nonce="n") == first
        answers = [entry for entry in parlour.store.log(room.id) if entry.kind is Kind.ANSWER and entry.seat == 1]
        assert [entry.n for entry in answers] == [first.n]

    run(folder, play)


async def forgotten(parlour: Parlour) -> tuple[Room, int, int, int]:
    """Somebody has forgotten to call: the room, who, the next player, a third."""
    room = await parlour.four()
    late = await parlour.window(room)
    begins = required(room)["seat"]
    assert isinstance(begins, int)
    third = next(seat for seat in range(4) if seat not in (late, begins))
    return room, late, begins, third


def told(room: Room, since: int) -> list[object]:
    return [each.told["event"] for each in room.snapshot(None, since=since).told]


def test_race_the_call_comes_first(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room, late, _, third = await forgotten(parlour)
        seen = room.match.version
        await parlour.send(room, late, "call", "magi", version=seen)
        await parlour.send(room, third, "catch", "forgot", version=seen)  # not stale: the window was open all the time
        assert told(room, seen) == ["called", "wrong"]

    run(folder, play)


def test_race_the_catch_comes_first(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room, late, begins, third = await forgotten(parlour)
        seen = room.match.version
        await parlour.send(room, third, "catch", "forgot", version=seen)
        assert told(room, seen)[0] == "caught"
        for seat, about, text in ((late, "call", "magi"), (begins, "catch", "forgot")):
            if about not in [question["about"] for question in questions(room, seat)]:
                with pytest.raises(Stale):
                    await parlour.send(room, seat, about, text, version=seen)
        # The next player was looking at the table before all this, and may still begin.
        await parlour.send(room, begins, str(required(room)["about"]), eager(required(room)), version=seen)

    run(folder, play)


def test_race_the_next_turn_begins_first(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room, late, begins, third = await forgotten(parlour)
        seen = room.match.version
        await parlour.answer(room, required(room))
        with pytest.raises(Stale):
            await parlour.send(room, third, "catch", "forgot", version=seen)
        with pytest.raises(Stale):
            await parlour.send(room, late, "call", "magi", version=seen)
        # Who has begun knows what they did, and may call right behind it.
        if "call" in [question["about"] for question in questions(room, begins)]:
            await parlour.send(room, begins, "call", "magi", version=seen)

    run(folder, play)


def test_a_window_on_somebody_else_is_not_the_same_window(folder: Path) -> None:
    """Two windows in a row look alike to a third player, but each accuses another."""

    async def play(parlour: Parlour) -> None:
        room = await parlour.four()
        await parlour.discarded(room)
        refused = 0
        for _ in range(60):
            question, seen = required(room), room.match.version
            windows = [opened for opened in room.match.open if opened.choice.about == "catch"]
            await parlour.answer(room, question)
            for opened in windows:
                seat = opened.choice.seat
                still = [each for each in questions(room, seat) if each["about"] == "catch"]
                if seat != question["seat"] and still:
                    with pytest.raises(Stale, match="as asked since version"):
                        await parlour.send(room, seat, "catch", "forgot", version=seen)
                    refused += 1
        assert refused > 10

    run(folder, play)


def test_the_log_says_who_decided(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.four()
        since = room.match.version
        await parlour.discarded(room)
        seen = room.snapshot(None, since=since).told
        assert {each.by for each in seen if each.seat is not None} == {Decider.PERSON}
        assert {each.by for each in seen if each.seat is None} <= {Decider.NATURE}

    run(folder, play)


def test_a_letter_is_done_even_if_nobody_waits_for_the_reply(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.four()
        (question,) = questions(room, 0)
        sending = asyncio.ensure_future(parlour.send(room, 0, "discard", eager(question)))
        await asyncio.sleep(0)
        sending.cancel()
        await room.begun()
        assert 0 not in [each.seat for each in room.snapshot(None).awaited]

    run(folder, play)


def test_when_the_store_fails_nothing_is_told(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.four()
        (question,) = questions(room, 0)
        before = room.snapshot(parlour.guests[0])
        parlour.store.close()
        with pytest.raises(ParlourError, match="an open store"):
            await parlour.send(room, 0, "discard", eager(question))
        assert room.match.version == before.version
        assert room.snapshot(parlour.guests[0]).mine == before.mine

    run(folder, play)
