"""Taking back: what may be, by whom, for how long; what it leaves in log, record, clock and what is told."""

from pathlib import Path

import pytest

from parlour import Stale
from parlour.core.events import Event, Told
from parlour.core.plain import Plain
from parlour.core.questions import Choice
from parlour.core.record import Record
from parlour.core.registry import game as find_game
from parlour.core.registry import games
from parlour.core.seats import Eye
from parlour.core.stream import Stream
from parlour.play import Change, Room, Seeded, Snapshot, settle
from parlour.play.errors import NothingToTakeBack, NotSeated, RepeatedAnswer
from parlour.play.match import Match
from parlour.play.pace import LIVE
from parlour.play.prompting import worthwhile
from parlour.play.takeback import free
from parlour.store import Guest, Kind, Status
from tests.play.tables import Parlour, eager, questions, required, run


@pytest.fixture(autouse=True)
def another_secret(same_secret: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """With this secret the one card that asks three things is used early, and chances of all kinds come and pass."""
    monkeypatch.setattr("parlour.play.house.secrets.token_bytes", lambda size: b"\x0d" * size)


def asked(parlour: Parlour, room: Room) -> Guest:
    """Who must answer now."""
    seat = required(room)["seat"]
    return next(guest for guest in parlour.guests if room.seat_of(guest) == seat)


def seen(parlour: Parlour, room: Room) -> Snapshot:
    """What they see."""
    return room.snapshot(asked(parlour, room))


def answers(question: dict[str, Plain]) -> list[str]:
    """What may be answered to a question."""
    found = question["answers"]
    assert isinstance(found, list)
    return [str(text) for text in found]


async def reach(parlour: Parlour, about: str) -> Room:
    """A table at which somebody is asked this, and may take back what they answered just before."""
    room = await parlour.four()
    await parlour.discarded(room)
    while not (required(room)["about"] == about and seen(parlour, room).take_back):
        question = required(room)
        picking = [text for text in answers(question) if text.endswith(" supreme_mage-1")]
        await parlour.answer(room, question, picking[0] if picking else None)
    return room


async def take_back(parlour: Parlour, room: Room, nonce: str = "back") -> int:
    return (await room.take_back(asked(parlour, room), version=room.match.version, nonce=nonce)).n


def position(room: Room) -> object:
    assert room.match.state is not None
    return room.match.state.save()


def test_the_use_of_a_card_may_be_taken_back_while_its_colour_is_asked(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.four()
        await parlour.discarded(room)
        before, question = position(room), required(room)
        while not (required(room)["about"] == "colour" and seen(parlour, room).take_back):
            before, question = position(room), required(room)
            await parlour.answer(room, question)
        version, me = room.match.version, asked(parlour, room)
        assert await take_back(parlour, room) == version
        assert position(room) == before and required(room) == question and asked(parlour, room) is me
        assert room.match.version == version + 1 == len(parlour.store.log(room.id))
        # Another choice is as good as the first would have been.
        other = next(text for text in answers(question) if text != eager(question))
        await parlour.answer(room, question, other)
        assert next(entry.body["answer"] for entry in parlour.store.log(room.id, version + 1)) == other

    run(folder, play)


def test_picks_are_taken_back_one_at_a_time_down_to_the_use(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.four()
        await parlour.discarded(room)
        positions: list[object] = []
        while not (required(room)["about"] == "target" and len(positions) >= 2 and positions[-1] != position(room)):
            if not seen(parlour, room).take_back:
                positions.clear()
            positions.append(position(room))
            await parlour.answer(room, required(room))
            if not seen(parlour, room).take_back:
                positions.clear()
        for at, before in enumerate(reversed(positions)):
            assert seen(parlour, room).take_back
            await take_back(parlour, room, nonce=f"back {at}")
            assert position(room) == before
        assert not seen(parlour, room).take_back
        with pytest.raises(NothingToTakeBack):
            await take_back(parlour, room, nonce="one too many")

    run(folder, play)


def test_not_after_drawing(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.four()
        await parlour.discarded(room)
        await parlour.until(room, lambda: required(room)["about"] == "may-use")
        me = asked(parlour, room)
        assert not room.snapshot(me).take_back, "nature has answered"
        with pytest.raises(NothingToTakeBack, match="to have answered last"):
            await take_back(parlour, room)

    run(folder, play)


def test_not_when_the_next_player_is_asked_and_never_by_others(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await reach(parlour, "target")
        me, version = asked(parlour, room), room.match.version
        for guest in parlour.guests[:4]:
            assert room.snapshot(guest).take_back is (guest is me)
            if guest is not me:
                with pytest.raises(NothingToTakeBack):
                    await room.take_back(guest, version=version, nonce="x")
        with pytest.raises(NotSeated):
            await room.take_back(parlour.guests[4], version=version, nonce="x")
        assert not room.snapshot(None).take_back and room.match.version == version
        await parlour.answer(room, required(room))
        assert asked(parlour, room) is not me
        with pytest.raises(NothingToTakeBack):
            await room.take_back(me, version=room.match.version, nonce="x")

    run(folder, play)


def test_not_after_somebody_has_used_a_window_not_even_oneself(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await reach(parlour, "colour")
        me = asked(parlour, room)
        (call,) = [question for question in questions(room, room.snapshot(me).eye) if question["about"] == "call"]
        await parlour.answer(room, call)
        assert not room.snapshot(me).take_back, "what was called out was heard"
        with pytest.raises(NothingToTakeBack):
            await take_back(parlour, room)

    run(folder, play)


def test_not_after_another_has_pointed_at_a_missing_call(folder: Path) -> None:
    """With AGAIN the own turn has ended and begun again, so that the windows on it stand open."""

    async def play(parlour: Parlour) -> None:
        room = await parlour.four()
        await parlour.discarded(room)

        def again() -> bool:
            pointing = [each for each in room.match.open if each.window and each.choice.about == "catch"]
            return required(room)["about"] in ("turn", "magic") and seen(parlour, room).take_back and bool(pointing)

        await parlour.until(room, again)
        me = asked(parlour, room)
        other = next(each.choice.seat for each in room.match.open if each.choice.about == "catch")
        await parlour.send(room, other, "catch", "forgot")
        assert asked(parlour, room) is me and not room.snapshot(me).take_back
        with pytest.raises(NothingToTakeBack):
            await take_back(parlour, room)

    run(folder, play)


def test_a_chance_of_others_that_has_passed_or_come_does_not_turn_back(folder: Path) -> None:
    """Whoever begins while a call is missing has let the others' chance pass, whatever they then choose."""

    async def play(parlour: Parlour) -> None:
        room = await parlour.four()
        await parlour.discarded(room)
        passed = come = 0
        while room.match.open:
            me, seat = asked(parlour, room), required(room)["seat"]
            before = [each for each in worthwhile(room.match) if each.choice.seat != seat]
            await parlour.answer(room, required(room))
            after = [each for each in worthwhile(room.match) if each.choice.seat != seat]
            if before or after:
                assert not room.snapshot(me).take_back
            if not room.match.open:
                break
            # Nothing else would keep this answer from being taken back.
            if parlour.store.log(room.id)[-1].seat == seat == required(room)["seat"]:
                passed, come = passed + bool(before), come + bool(after)
        assert passed and come, "the secret must lead to both"

    run(folder, play)


def test_answers_of_bots_and_of_the_clock_stand(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.four()
        await parlour.discarded(room)
        await parlour.until(room, lambda: required(room)["about"] == "colour")
        while not seen(parlour, room).take_back:
            await parlour.answer(room, required(room))
            await parlour.until(room, lambda: required(room)["about"] == "colour")
        me = asked(parlour, room)
        await take_back(parlour, room)
        await room.leave(me)
        since = room.match.version
        await parlour.clock.pass_by(6, room)  # the bot uses the card again
        assert [entry.body["by"] for entry in parlour.store.log(room.id, since)][:1] == ["bot"]
        assert not room.snapshot(me).take_back

    run(folder, play)


def test_a_restart_keeps_what_was_taken_back_and_what_may_be(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await reach(parlour, "pick-turn")
        await take_back(parlour, room)
        before, question = position(room), required(room)
        room = (await parlour.reopened()).room(room.id)
        assert room.status is Status.PLAYING and position(room) == before and required(room) == question
        assert seen(parlour, room).take_back, "the use before the pick"
        await take_back(parlour, room, nonce="again")
        again = (await parlour.reopened()).room(room.id)
        assert position(again) == position(room) and required(again)["about"] in ("turn", "may-use", "magic")

    run(folder, play)


def test_the_record_has_no_trace_and_replays(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.four()
        taken = 0
        while room.status is Status.PLAYING:
            if seen(parlour, room).take_back and taken < 40:
                taken += 1
                await take_back(parlour, room, nonce=f"back {taken}")
            await parlour.answer(room, required(room))
        assert taken > 5
        record = Record.parse(room.record().text())
        assert record.replay().verdict == room.match.verdict
        log = parlour.store.log(room.id)
        assert len(record.lines) == sum(entry.kind is Kind.ANSWER for entry in log) - taken
        replayed = Match.replayed(parlour.store.match(room.id), log)
        assert replayed.frozen is None and replayed.verdict == room.match.verdict

    run(folder, play)


def test_everybody_is_told_and_what_was_told_no_longer_stands(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await reach(parlour, "colour")
        version, me = room.match.version, asked(parlour, room)
        used = [each.n for each in room.snapshot(None).told if each.stands][-1]
        await take_back(parlour, room)
        for guest in (*parlour.guests, None):
            news = room.snapshot(guest, since=version)
            assert [(each.change, each.seat, each.name) for each in news.notices] == [
                (Change.TOOK_BACK, room.seat_of(me), me.name)
            ]
            assert not news.told
            everything = room.snapshot(guest).told
            assert {each.n for each in everything if not each.stands} == {used}

    run(folder, play)


def test_a_repeated_nonce_takes_back_once_and_an_older_look_is_stale(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await reach(parlour, "pick-turn")
        me, version = asked(parlour, room), room.match.version
        pick = required(room)
        await room.say(me, "let me think")  # chat makes nothing stale
        first = await room.take_back(me, version=version, nonce="n")
        after = room.match.version
        assert await room.take_back(me, version=version, nonce="n") == first
        with pytest.raises(Stale, match="as it stands since version"):
            await room.take_back(me, version=version, nonce="double click")
        with pytest.raises(RepeatedAnswer):
            await room.answer(me, about=str(pick["about"]), text=eager(pick), version=after, nonce="n")
        with pytest.raises(Stale):  # sent before the taking back, to a question that is gone
            await room.answer(me, about=str(pick["about"]), text=eager(pick), version=version, nonce="late")
        assert room.match.version == after
        question = required(room)
        await room.answer(me, about=str(question["about"]), text=eager(question), version=after, nonce="a")
        with pytest.raises(RepeatedAnswer):
            await room.take_back(me, version=room.match.version, nonce="a")
        room = (await parlour.reopened()).room(room.id)
        assert await room.take_back(me, version=version, nonce="n") == first

    run(folder, play)


def test_an_answer_as_seen_before_what_was_taken_back_is_stale(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.four()
        await parlour.discarded(room)
        version, question = room.match.version, required(room)
        while not (required(room)["about"] == "colour" and seen(parlour, room).take_back):
            version, question = room.match.version, required(room)
            await parlour.answer(room, question)
        await take_back(parlour, room)
        seat = room.snapshot(asked(parlour, room)).eye
        with pytest.raises(Stale):
            await parlour.send(room, seat, str(question["about"]), eager(question), version=version)

    run(folder, play)


def test_taking_back_gives_no_time_and_takes_none(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await reach(parlour, "pick-turn")
        for guest in parlour.guests:
            room.watch(guest)  # nobody goes away meanwhile
        await parlour.clock.pass_by(60, room)
        assert seen(parlour, room).seconds_left == LIVE.think - 60
        await take_back(parlour, room)
        assert seen(parlour, room).seconds_left == LIVE.think - 60
        await parlour.clock.pass_by(10, room)
        await parlour.answer(room, required(room))
        assert seen(parlour, room).seconds_left == LIVE.think - 70, "the same question again, no new time"
        me = asked(parlour, room)
        await parlour.clock.pass_by(19, room)
        assert asked(parlour, room) is me
        await parlour.until(room, lambda: asked(parlour, room) is not me)
        assert seen(parlour, room).seconds_left == LIVE.think, "the next player has all of theirs"

    run(folder, play)


def test_an_undo_that_does_not_fit_freezes_the_match(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await reach(parlour, "colour")
        log = list(parlour.store.log(room.id))
        me = room.seat_of(asked(parlour, room))
        await take_back(parlour, room)
        undo = parlour.store.log(room.id, since=len(log))[0]
        assert (undo.kind, undo.seat, undo.body) == (Kind.UNDO, me, {"answer": len(log) - 1})
        for wrong in ({"answer": len(log) - 2}, {"answer": True}, {}):
            entry = type(undo)(undo.match, undo.n, undo.kind, undo.seat, wrong, None, undo.at)
            match = Match.replayed(parlour.store.match(room.id), [*log, entry])
            assert match.frozen is not None and not match.chain.open_to(me)

    run(folder, play)


@pytest.mark.parametrize("key", games())
def test_what_may_be_taken_back_has_taught_its_player_nothing(key: str) -> None:
    """In every world that the player cannot tell apart, the same answer shows them the same."""
    found = 0
    for seed in range(6):
        game = find_game(key)
        state, stream = game.setup(seats=game.seats[0]), Stream(f"taught {seed}")
        record, nature = Record.of(state), Seeded(seed)
        settle(state, nature, record)
        while state.asked is not None and len(record.lines) < 600:
            question = state.asked
            assert isinstance(question, Choice), "nature has settled"
            value = question.options[stream.randrange(len(question.options))]
            before = state.copy()
            state.play_value(question.seat, value)
            if free(question.seat, before, state):
                found += 1
                shown = game.view(state, question.seat)
                for _ in range(3):
                    other = game.redeal(before, question.seat, stream)
                    other.play_value(question.seat, value)
                    assert game.view(other, question.seat) == shown
            settle(state, nature, record)
    assert found > 10


class Whispered(Event):
    """Told to one eye alone."""

    def told(self, eye: Eye) -> Told | None:
        return {"event": "whispered"} if eye == 1 else None


def test_what_one_eye_alone_is_told_is_final(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await reach(parlour, "pick-turn")
        seat, before = room.snapshot(asked(parlour, room)).eye, room.match.state
        assert before is not None
        after = before.copy()
        after.play_value(seat, 0)
        assert free(seat, before, after)
        after.table.events.append(Whispered())
        assert not free(seat, before, after)

    run(folder, play)
