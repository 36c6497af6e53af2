"""Saved contents: kept under a name, seen by their owner alone, counted, found after the step from an older schema."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from parlour.store import (
    LARGEST_CONTENT,
    MOST_CONTENTS,
    CannotStore,
    Guest,
    SavedContent,
    SqlStore,
    TakenName,
    TooManyContents,
    Unknown,
    UnknownContent,
)
from tests.store.samples import TERMS, answer


def guest_of(store: SqlStore, name: str = "Ann") -> Guest:
    return store.create_guest(name=name, code=f"{name} has a long code", language="en", theme="dark").result()


def save(store: SqlStore, guest: Guest, name: str, text: str = "a = 1\n", content: str | None = None) -> SavedContent:
    return store.save_content(guest.id, game="chess", name=name, text=text, hash="h", content=content).result()


def names(store: SqlStore, guest: Guest) -> Sequence[str]:
    return [line.name for line in store.contents(guest.id)]


def test_a_content_is_kept_as_it_was_given(store: SqlStore, folder: Path) -> None:
    guest = guest_of(store)
    saved = save(store, guest, "我的怪物", "# 說明\nname = '<b>'\n")
    assert saved == store.content(saved.id, guest=guest.id)
    assert (saved.name, saved.text, saved.hash, saved.game) == ("我的怪物", "# 說明\nname = '<b>'\n", "h", "chess")
    assert saved.created_at == saved.changed_at == 1000.5
    [line] = store.contents(guest.id)
    assert (line.id, line.name, line.hash, line.changed_at) == (saved.id, "我的怪物", "h", 1000.5)
    store.close()
    with SqlStore(folder) as again:
        assert again.content(saved.id, guest=guest.id) == saved


def test_saving_in_place_renames_and_keeps_the_time_of_the_first(folder: Path) -> None:
    now = [10.0]
    with SqlStore(folder, clock=lambda: now[0]) as store:
        guest = guest_of(store)
        first, other = save(store, guest, "first"), save(store, guest, "other")
        now[0] = 20.0
        again = save(store, guest, "renamed", "b = 2\n", first.id)
        assert again == store.content(first.id, guest=guest.id)
        assert (again.id, again.created_at, again.changed_at, again.text) == (first.id, 10.0, 20.0, "b = 2\n")
        assert names(store, guest) == ["renamed", "other"], "the newest first"
        with pytest.raises(TakenName, match="'other'"):
            save(store, guest, "other", content=first.id)
        assert save(store, guest, "other", "c = 3\n", other.id).text == "c = 3\n", "its own name is free for itself"


def test_a_name_is_one_contents_only_but_each_guest_and_game_has_its_own_names(store: SqlStore) -> None:
    ann, bob = guest_of(store), guest_of(store, "Bob")
    save(store, ann, "mine")
    with pytest.raises(TakenName):
        save(store, ann, "mine", "other = 1\n")
    save(store, bob, "mine")
    store.save_content(ann.id, game="go", name="mine", text="", hash="").result()
    assert [line.game for line in store.contents(ann.id)] != ["chess"]
    assert [line.name for line in store.contents(ann.id, game="go")] == ["mine"]
    assert store.contents(ann.id, game="checkers") == []


def test_nobody_else_sees_changes_or_deletes_it(store: SqlStore) -> None:
    ann, bob = guest_of(store), guest_of(store, "Bob")
    saved = save(store, ann, "mine")
    for attempt in (
        lambda: store.content(saved.id, guest=bob.id),
        lambda: store.delete_content(saved.id, guest=bob.id).result(),
        lambda: save(store, bob, "stolen", content=saved.id),
        lambda: store.content("nothing", guest=ann.id),
        lambda: store.content("\0", guest=ann.id),
        lambda: store.content(saved.id, guest="\ud800"),
        lambda: store.delete_content("nothing", guest=ann.id).result(),
        lambda: store.save_content(ann.id, game="go", name="x", text="", hash="", content=saved.id).result(),
    ):
        with pytest.raises(UnknownContent):
            attempt()
    assert store.contents(bob.id) == [] and store.content(saved.id, guest=ann.id) == saved


def test_what_is_deleted_is_gone_and_its_name_free(store: SqlStore) -> None:
    guest = guest_of(store)
    saved = save(store, guest, "mine")
    store.delete_content(saved.id, guest=guest.id).result()
    assert names(store, guest) == []
    with pytest.raises(UnknownContent):
        store.content(saved.id, guest=guest.id)
    save(store, guest, "mine")


def test_at_most_fifty_for_each_guest(store: SqlStore) -> None:
    ann, bob = guest_of(store), guest_of(store, "Bob")
    saved = [save(store, ann, f"number {n}") for n in range(MOST_CONTENTS)]
    with pytest.raises(TooManyContents, match="at most 50"):
        save(store, ann, "one more")
    save(store, ann, "renamed", content=saved[0].id)
    save(store, bob, "his first")
    store.delete_content(saved[7].id, guest=ann.id).result()
    save(store, ann, "one more")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("", "x"),
        ("n" * 41, "x"),
        ("a\0b", "x"),
        ("\ud800", "x"),
        ("n", "x" * (LARGEST_CONTENT + 1)),
        ("n", "\0"),
        ("n", "\ud800"),
        ("n", "字" * (LARGEST_CONTENT // 3 + 1)),
    ],
)
def test_what_is_too_long_or_unstorable_is_refused_at_once(store: SqlStore, name: str, text: str) -> None:
    guest = guest_of(store)
    with pytest.raises(CannotStore, match="expected"):
        store.save_content(guest.id, game="chess", name=name, text=text, hash="h")
    assert store.contents(guest.id) == []


def test_the_largest_is_kept_and_a_stranger_keeps_nothing(store: SqlStore) -> None:
    guest = guest_of(store)
    assert len(save(store, guest, "n" * 40, "x" * LARGEST_CONTENT).text) == LARGEST_CONTENT
    with pytest.raises(Unknown):
        store.save_content("nobody", game="chess", name="n", text="", hash="").result()


def test_an_older_database_is_brought_up_to_date_with_all_that_was_in_it(folder: Path) -> None:
    with SqlStore(folder) as store:
        guest, match = guest_of(store), store.create_match(TERMS, seed=b"s").result()
        store.append(match.id, 0, answer("a")).result()
    connection = sqlite3.connect(folder / "parlour.db")  # as a server of the first schema left it
    connection.execute("DROP TABLE contents")
    connection.execute("UPDATE alembic_version SET version_num = '0001'")
    connection.commit()
    connection.close()
    with SqlStore(folder) as store:
        assert store.matches() == [match] and store.guest(guest.id) == guest
        assert len(store.log(match.id)) == 1
        assert save(store, guest, "mine").name == "mine"
