"""The log: slots without gaps, nonces once, all or nothing, and what is told is what is stored."""

import asyncio
from pathlib import Path

import pytest

from parlour.core.errors import Stale
from parlour.store import CannotStore, Draft, Entry, Kind, Match, RepeatedNonce, SqlStore, Status, Unknown
from tests.store.samples import TERMS, answer


def test_an_entry_is_told_as_the_log_tells_it(store: SqlStore, match: Match) -> None:
    (told,) = store.append(match.id, 0, Draft(Kind.CHAT, None, {"text": "你好 <b>", "to": (1, 2)}, "n1")).result()
    assert told == Entry(match.id, 0, Kind.CHAT, None, {"text": "你好 <b>", "to": [1, 2]}, "n1", 1000.5)
    assert store.log(match.id) == [told]


def test_several_drafts_take_consecutive_slots(store: SqlStore, match: Match) -> None:
    store.append(match.id, 0, answer(), answer(seat=None), answer(seat=3)).result()
    store.append(match.id, 3, answer()).result()
    assert [(entry.n, entry.seat) for entry in store.log(match.id)] == [(0, 0), (1, None), (2, 3), (3, 0)]
    assert [entry.n for entry in store.log(match.id, since=2)] == [2, 3]
    assert store.log(match.id, since=4) == store.log(match.id, since=10**30) == []


def test_logs_of_two_matches_do_not_mix(store: SqlStore, match: Match) -> None:
    other = store.create_match(TERMS, seed=b"").result()
    store.append(match.id, 0, answer("n")).result()
    store.append(other.id, 0, answer("n"), answer()).result()
    assert [entry.match for entry in store.log(match.id)] == [match.id]
    assert [entry.match for entry in store.log(other.id)] == [other.id, other.id]


@pytest.mark.parametrize("n", [-1, 0, 1, 3, 10**30])
def test_only_the_next_free_slot_can_be_had(store: SqlStore, match: Match, n: int) -> None:
    store.append(match.id, 0, answer(), answer()).result()
    with pytest.raises(Stale, match=f"next free slot 2 of match '{match.id}', got {n}"):
        store.append(match.id, n, answer(), status=Status.FINISHED).result()
    assert len(store.log(match.id)) == 2
    assert store.match(match.id).status is Status.LOBBY


def test_a_repeated_nonce_tells_its_slot_and_writes_nothing(store: SqlStore, match: Match) -> None:
    store.append(match.id, 0, answer(), answer("mine")).result()
    with pytest.raises(RepeatedNonce, match="'mine', which slot 1 holds") as caught:
        store.append(match.id, 2, answer("other"), answer("mine")).result()
    assert (caught.value.n, caught.value.nonce) == (1, "mine")
    with pytest.raises(RepeatedNonce):  # an answer sent twice is late as well: the nonce speaks first
        store.append(match.id, 1, answer("mine")).result()
    assert len(store.log(match.id)) == 2


def test_a_nonce_twice_in_one_append_is_refused(store: SqlStore, match: Match) -> None:
    with pytest.raises(RepeatedNonce) as caught:
        store.append(match.id, 0, answer("n"), answer("n")).result()
    assert caught.value.n == 0
    assert store.log(match.id) == []


def test_the_status_changes_in_the_same_commit(store: SqlStore, match: Match) -> None:
    store.append(match.id, 0, answer(), status=Status.PLAYING).result()
    assert store.match(match.id).status is Status.PLAYING
    store.append(match.id, 1, status=Status.FINISHED).result()
    assert store.match(match.id).status is Status.FINISHED
    assert len(store.log(match.id)) == 1


def test_an_unknown_match_has_no_log(store: SqlStore) -> None:
    with pytest.raises(Unknown, match="'nobody'"):
        store.append("nobody", 0, answer()).result()
    assert store.log("nobody") == store.log("\ud800") == []


@pytest.mark.parametrize(
    "draft",
    [
        Draft(Kind.CHAT, 0, {"text": "half a sign \ud83d"}),
        Draft(Kind.CHAT, 0, {"odds": float("nan")}),
        Draft(Kind.CHAT, 0, {"piece": b"red"}),
        Draft(Kind.CHAT, 0, {}, nonce="a\0b"),
        Draft(Kind.CHAT, -1, {}),
        Draft(Kind.CHAT, 2**31, {}),
    ],
)
def test_what_no_database_can_keep_is_refused_before_it_shares_a_commit(
    store: SqlStore, match: Match, draft: Draft
) -> None:
    with pytest.raises(CannotStore, match="expected"):
        store.append(match.id, 0, draft)
    assert store.log(match.id) == []


def test_hostile_texts_come_back_unharmed(store: SqlStore, match: Match) -> None:
    hostile = "'; DROP TABLE log; -- <script> % \\ \0 \u202e 🀄"
    store.append(match.id, 0, Draft(Kind.CHAT, 0, {"text": hostile}, "'\"")).result()
    assert store.log(match.id)[0].body == {"text": hostile}
    assert store.log(match.id)[0].nonce == "'\""


def test_awaiting_gives_what_result_gives(store: SqlStore, match: Match) -> None:
    async def play() -> None:
        (entry,) = await store.append(match.id, 0, answer())
        assert entry.n == 0
        with pytest.raises(Stale):
            await store.append(match.id, 0, answer())

    asyncio.run(play())


def test_who_stops_waiting_does_not_take_the_entry_back(store: SqlStore, match: Match) -> None:
    async def leave() -> None:
        stored = store.append(match.id, 0, answer())
        waiting = asyncio.ensure_future(stored)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert not stored.cancelled()
        await stored

    asyncio.run(leave())
    assert len(store.log(match.id)) == 1


def test_closing_stores_what_was_handed_in(folder: Path) -> None:
    store = SqlStore(folder)
    match = store.create_match(TERMS, seed=b"").result()
    stored = [store.append(match.id, n, answer()) for n in range(50)]
    store.close()
    store.close()
    assert all(each.done() for each in stored)
    with pytest.raises(CannotStore, match="closed"):
        store.append(match.id, 50, answer())
    with SqlStore(folder) as again:
        assert len(again.log(match.id)) == 50
        again.append(match.id, 50, answer()).result()
