"""Whole matches: to the end, over a restart, frozen, played again; and what no eye may see."""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path

import pytest

import parlour as rules
from parlour.core.rules import AnyGame
from parlour.play import Decider, House, Room, Sealed, settle
from parlour.play.errors import NotOver, NotPlaying, NotSeated
from parlour.store import Draft, Guest, Kind, SqlStore, Status
from tests.play.tables import EagerBots, HurriedClock, Parlour, questions, required, rest, run


def test_four_bots_play_a_whole_match_and_its_record_replays(folder: Path) -> None:
    async def evening() -> None:
        with SqlStore(folder) as store:
            house = House(store, EagerBots(), HurriedClock())
            guest = await store.create_guest(name="Ann", code="c" * 20, language="en", theme="dark")
            room = await house.open_table("magi", by=guest, seats=4, bots={0: 1, 1: 1, 2: 2, 3: 2})
            with pytest.raises(NotOver):
                room.record()
            with room.watch(None) as line:
                seen = await line.next()
                assert seen.seed is None
                while seen.status is Status.PLAYING:
                    seen = await line.next()
            assert seen.status is Status.FINISHED and seen.verdict is not None and seen.seed is not None
            assert sha256(bytes.fromhex(seen.seed)).hexdigest() == seen.commitment
            record = rules.Record.parse(room.record().text())
            assert record.replay().verdict == seen.verdict
            assert record.notes == {"commitment": seen.commitment, "seed": seen.seed}
            assert [str(line) for line in from_seed(record, bytes.fromhex(seen.seed))] == list(map(str, record.lines))
            assert store.match(room.id).status is Status.FINISHED
            await house.close()

    asyncio.run(evening())


def from_seed(record: rules.Record, secret: bytes) -> Sequence[object]:
    """The record as it must be, if its seed was nature's: people as written, nature anew."""
    state, nature = record.start(), Sealed(secret)
    again = rules.Record.of(state)
    settle(state, nature, again)
    for line in record.lines:
        if line.seat != rules.NATURE:
            answer = state.game.read_answer(state, line.seat, line.about, line.answer)
            again.add(state, answer)
            state.play(answer)
            settle(state, nature, again)
    return again.lines


def test_a_restart_in_the_middle_changes_nothing(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.four()
        await parlour.discarded(room)
        for _ in range(7):
            await parlour.answer(room, required(room))
        await room.say(parlour.guests[4], "I am watching")
        await room.leave(parlour.guests[3])
        eyes = [*parlour.guests[:5], None]
        before = [told_to(room, guest) for guest in eyes]
        opened = [each.key for each in room.match.open]
        saved = saved_of(room)
        room = (await parlour.reopened()).room(room.id)
        assert [told_to(room, guest) for guest in eyes] == before
        assert [each.key for each in room.match.open] == opened
        assert saved_of(room) == saved
        await parlour.answer(room, required(room))

    run(folder, play)


def saved_of(room: Room) -> object:
    assert room.match.state is not None
    return room.match.state.save()


def told_to(room: Room, guest: Guest | None) -> str:
    """Everything this viewer is given of the whole match, but the clock."""
    snapshot = asdict(room.snapshot(guest))
    del snapshot["seconds_left"], snapshot["verdict"]
    return json.dumps(snapshot, ensure_ascii=False, default=dict)


def test_the_dice_go_on_where_they_were(folder: Path, tmp_path: Path) -> None:
    async def play(parlour: Parlour, *, restart: bool) -> list[str]:
        room = await parlour.four()
        await parlour.discarded(room)
        for n in range(30):
            await parlour.answer(room, required(room))
            if restart and n % 10 == 5:
                room = (await parlour.reopened()).room(room.id)
        assert room.match.record is not None
        return list(map(str, room.match.record.lines))

    through = run(folder, lambda parlour: play(parlour, restart=False))
    restarted = run(tmp_path / "other", lambda parlour: play(parlour, restart=True))
    assert restarted == through


def test_no_eye_is_given_a_card_it_may_not_know(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.four()
        viewers = [*enumerate(parlour.guests[:4]), (rules.SPECTATOR, None)]
        held: dict[int, set[str]] = {eye: set() for eye, _ in viewers}
        looked = 0
        for _ in range(60):
            lain_open = json.dumps([each.told for each in room.match.told(rules.SPECTATOR, 0)])
            for seat in range(4):
                held[seat].update(hand(room, seat))
            for eye, guest in viewers:
                shown = told_to(room, guest)
                for other in {0, 1, 2, 3} - {eye}:
                    secret = [card for card in hand(room, other) if f'"{card}"' not in lain_open]
                    assert [card for card in secret if f'"{card}"' in shown and card not in held[eye]] == []
                    looked += len(secret)
            await parlour.answer(room, required(room))
        assert looked > 1000

    run(folder, play)


def hand(room: Room, seat: int) -> list[str]:
    view = room.match.view(seat)
    assert view is not None and isinstance(view["hand"], list)
    return [str(card) for card in view["hand"]]


class ChangedGame:
    """The game as a later release might bring it."""

    def __init__(self, game: AnyGame, *, rules_version: int, content_hash: str) -> None:
        self._game = game
        self.rules_version = rules_version
        self.content_hash = content_hash

    def __getattr__(self, name: str) -> object:
        return getattr(self._game, name)


@pytest.mark.parametrize(("version", "content", "why"), [(2, None, "rules"), (1, "sha256:other", "content")])
def test_other_rules_or_cards_freeze_a_match_and_the_old_ones_thaw_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch, version: int, content: str | None, why: str
) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.four()
        await room.say(parlour.guests[0], "hello")
        log = parlour.store.log(room.id)
        game = rules.game("magi")
        changed = ChangedGame(game, rules_version=version, content_hash=content or game.content_hash)
        with monkeypatch.context() as later:
            later.setattr("parlour.play.match.find_game", lambda key: changed)
            room = (await parlour.reopened()).room(room.id)
            seen = room.snapshot(parlour.guests[0])
            assert seen.status is Status.FROZEN and seen.frozen is not None and seen.frozen.why == why
            assert seen.view is None and seen.told == () and seen.awaited == () and seen.mine == ()
            assert [line.text for line in seen.chat] == ["hello"] and seen.seats[1].name == "Bo"
            for act in (
                room.answer(parlour.guests[0], about="discard", text="x", version=1, nonce="1"),
                room.say(parlour.guests[0], "still here?"),
                room.leave(parlour.guests[0]),
            ):
                with pytest.raises(NotPlaying, match="frozen"):
                    await act
            await parlour.clock.pass_by(1000, room)
            assert parlour.store.log(room.id) == log  # never altered
            assert parlour.store.match(room.id).status is Status.FROZEN
        room = (await parlour.reopened()).room(room.id)
        assert parlour.store.match(room.id).status is Status.PLAYING
        await parlour.answer(room, questions(room, 0)[0])

    run(folder, play)


@pytest.mark.parametrize(
    "draft",
    [
        Draft(Kind.ANSWER, 0, {"about": "discard", "answer": "castle", "by": "person"}),
        Draft(Kind.ANSWER, 0, {"about": "turn", "answer": "draw", "by": "person"}),
        Draft(Kind.ANSWER, 0, {"about": 7}),
        Draft(Kind.ANSWER, 0, {"about": "discard", "answer": "red-grail-1", "by": "ghost"}),
        Draft(Kind.ANSWER, None, {"about": "deal", "answer": "red-grail-1", "by": "nature"}),
        Draft(Kind.NOTE, None, {"what": "start"}),
        Draft(Kind.NOTE, None, {"what": "weather"}),
        Draft(Kind.SEAT, 9, {"kind": "empty"}),
        Draft(Kind.READY, 0, {"ready": "yes"}),
        Draft(Kind.UNDO, 0, {}),
    ],
)
def test_a_log_that_does_not_replay_freezes_its_match_only(folder: Path, draft: Draft) -> None:
    async def play(parlour: Parlour) -> None:
        bad, good = await parlour.four(), await parlour.four()
        await parlour.house.close()
        n = len(parlour.store.log(bad.id))
        parlour.store.append(bad.id, n, draft).result()
        await parlour.reopened()
        seen = parlour.house.room(bad.id).snapshot(None)
        assert seen.frozen is not None and seen.frozen.why == "replay" and f"entry {n}" in seen.frozen.came
        assert seen.version == n + 1
        good = parlour.house.room(good.id)
        await parlour.answer(good, questions(good, 0)[0])

    run(folder, play)


def test_a_table_that_was_complete_when_the_server_fell_begins_after_the_restart(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.lobby()
        await parlour.house.close()
        ready = [Draft(Kind.SEAT, seat, {"kind": "bot", "level": 1}) for seat in (1, 2, 3)]
        n = len(parlour.store.log(room.id))
        parlour.store.append(room.id, n, *ready, Draft(Kind.READY, 0, {"ready": True})).result()
        room = (await parlour.reopened()).room(room.id)
        await rest(room)
        assert room.status is Status.PLAYING

    run(folder, play)


def test_bots_go_on_when_the_store_takes_writes_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(parlour: Parlour) -> None:
        room = await parlour.with_bots()
        await parlour.answer(room, questions(room, 0)[0])
        before = room.match.version

        def full(*args: object, **more: object) -> None:
            raise rules.ParlourError("a full disk")

        with monkeypatch.context() as disk:
            disk.setattr(SqlStore, "append", full)
            await parlour.clock.pass_by(3, room)
            assert room.match.version == before
        await parlour.clock.pass_by(10, room)
        assert {each.by for each in room.snapshot(None, since=before).told if each.seat is not None} == {Decider.BOT}

    run(folder, play)


def test_playing_again_with_the_same_people(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(parlour: Parlour) -> None:
        ann, bo, chi = parlour.guests[:3]
        room = await parlour.house.open_table("magi", by=ann, seats=4, bots={2: 1, 3: 2}, title="Friday")
        await room.sit(bo)
        with pytest.raises(NotOver):
            await parlour.house.rematch(room.id, by=ann)
        with pytest.raises(NotSeated):
            await parlour.house.rematch(room.id, by=chi)
        for guest in (ann, bo):
            await room.ready(guest)
        for guest in (ann, bo):
            await room.leave(guest)
        while room.status is not Status.FINISHED:
            await parlour.clock.pass_by(60, room)
        first, second = await asyncio.gather(*[parlour.house.rematch(room.id, by=guest) for guest in (bo, ann)])
        assert first is second and room.snapshot(None).rematch == first.id
        seen = first.snapshot(bo)
        assert (seen.status, seen.title, seen.eye, seen.host) == (Status.LOBBY, "Friday", 1, True)
        assert [(seat.name, seat.level, seat.ready) for seat in seen.seats][1:] == [
            ("Bo", None, False),
            ("", 1, True),
            ("", 2, True),
        ]

    run(folder, play)


def test_finished_tables_leave_the_memory_and_are_found_again(folder: Path) -> None:
    async def play(parlour: Parlour) -> None:
        bots = {0: 1, 1: 1, 2: 1, 3: 1}
        room = await parlour.house.open_table("magi", by=parlour.guests[0], seats=4, bots=bots)
        while room.status is not Status.FINISHED:
            await parlour.clock.pass_by(60, room)
        verdict = room.match.verdict
        parlour.clock.time += 3600
        await parlour.lobby()
        found = parlour.house.room(room.id)
        assert found is not room and found.match.verdict == verdict
        assert found.record().text() == room.record().text()

    run(folder, play)
