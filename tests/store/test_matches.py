"""Matches, guests and the server's keys."""

import dataclasses
from pathlib import Path

import pytest

from parlour.store import CannotStore, Match, SqlStore, Status, Unknown
from tests.store.samples import TERMS


def test_a_match_comes_back_as_it_was_opened(store: SqlStore, match: Match) -> None:
    assert match.terms == TERMS
    assert match.status is Status.LOBBY
    assert match.created_at == 1000.5
    assert store.match(match.id) == match


def test_the_seed_is_kept_apart(store: SqlStore, match: Match) -> None:
    assert store.seed(match.id) == b"\0secret\xff"
    assert "secret" not in repr(store.match(match.id))
    with pytest.raises(Unknown):
        store.seed("nobody")


def test_ids_are_long_and_plain(store: SqlStore) -> None:
    ids = {store.create_match(TERMS, seed=b"").result().id for _ in range(50)}
    assert len(ids) == 50
    assert all(len(match) == 22 and match.isascii() and match.isalnum() for match in ids)


def test_matches_are_found_by_status_and_game(folder: Path) -> None:
    ticks = iter(range(100))
    with SqlStore(folder, clock=lambda: float(next(ticks))) as store:
        first, second, third = (
            store.create_match(dataclasses.replace(TERMS, game=game), seed=b"").result()
            for game in ("go", "chess", "go")
        )
        store.set_status(third.id, Status.FROZEN).result()
        assert [match.id for match in store.matches()] == [first.id, second.id, third.id]
        assert [match.id for match in store.matches(game="go")] == [first.id, third.id]
        assert [match.id for match in store.matches(status=Status.LOBBY)] == [first.id, second.id]
        assert [match.id for match in store.matches(status=Status.FROZEN, game="go")] == [third.id]
        assert store.matches(status=Status.FROZEN, game="chess") == store.matches(game="\ud800") == []


@pytest.mark.parametrize("unknown", ["", "nobody", "\ud800", "a\0b"])
def test_unknown_matches_and_guests_are_refused(store: SqlStore, unknown: str) -> None:
    with pytest.raises(Unknown):
        store.match(unknown)
    with pytest.raises(Unknown):
        store.guest(unknown)
    with pytest.raises(Unknown):
        store.guest_by_code(unknown)
    with pytest.raises(Unknown):
        store.set_status("nobody", Status.FROZEN).result()
    with pytest.raises(Unknown):
        store.change_guest("nobody", name="Ann").result()


def test_a_title_no_database_can_keep_is_refused(store: SqlStore) -> None:
    with pytest.raises(CannotStore, match="without NUL"):
        store.create_match(dataclasses.replace(TERMS, title="a\0b"), seed=b"")
    assert store.matches() == []


def test_a_guest_returns_with_his_code(store: SqlStore, folder: Path) -> None:
    guest = store.create_guest(name="小明", code="plum-river-42", language="zh-Hant", theme="dark").result()
    assert store.guest(guest.id) == store.guest_by_code("plum-river-42") == guest
    assert (guest.name, guest.language, guest.theme, guest.created_at) == ("小明", "zh-Hant", "dark", 1000.5)
    stored = b"".join(path.read_bytes() for path in folder.iterdir())
    assert "小明".encode() in stored
    assert b"plum-river-42" not in stored


def test_a_code_is_given_once(store: SqlStore, match: Match) -> None:
    ann = store.create_guest(name="Ann", code="x", language="en", theme="light").result()
    refused = store.create_guest(name="Bob", code="x", language="en", theme="light")
    beside = store.set_status(match.id, Status.PLAYING)
    with pytest.raises(CannotStore, match="return code that nobody has") as caught:
        refused.result()
    assert "'x'" not in str(caught.value)
    beside.result()
    assert store.match(match.id).status is Status.PLAYING
    assert store.guest_by_code("x") == ann


def test_a_guest_changes_what_is_given(store: SqlStore) -> None:
    guest = store.create_guest(name="Ann", code="x", language="en", theme="light").result()
    changed = store.change_guest(guest.id, name="Anna", theme="dark").result()
    assert changed == dataclasses.replace(guest, name="Anna", theme="dark") == store.guest(guest.id)
    assert store.change_guest(guest.id).result() == changed
    with pytest.raises(CannotStore):
        store.change_guest(guest.id, name="\ud800")


def test_a_new_code_ends_the_old_one(store: SqlStore) -> None:
    ann = store.create_guest(name="Ann", code="x", language="en", theme="light").result()
    store.create_guest(name="Bob", code="y", language="en", theme="light").result()
    with pytest.raises(CannotStore, match="return code that nobody has"):
        store.change_guest(ann.id, name="Anna", code="y").result()
    assert store.guest_by_code("x") == ann
    assert store.change_guest(ann.id, code="z").result() == ann == store.guest_by_code("z")
    with pytest.raises(Unknown):
        store.guest_by_code("x")


def test_the_server_keeps_its_keys(folder: Path) -> None:
    with SqlStore(folder) as store:
        cookies, other = store.server_key("cookies").result(), store.server_key("other").result()
        assert store.server_key("cookies").result() == cookies
    with SqlStore(folder) as again:
        assert again.server_key("cookies").result() == cookies
    assert len(cookies) == 32
    assert cookies != other
