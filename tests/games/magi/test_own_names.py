"""Names that a host gives to kinds of cards: said with the colour where a card has one."""

from __future__ import annotations

import pytest

from parlour.core.plain import Plain
from parlour.core.registry import game
from parlour.core.rules import AnyGame
from parlour.core.sheets import draft_of, written
from parlour.core.stream import Stream
from parlour.terminal.teller import Teller
from parlour.words import Words
from tests.conformance.walk import pick

GAME = game("magi")
HOUSE = draft_of(GAME.sheets, GAME.own_text())
EN, ZH = Words("en"), Words("zh-Hant")


def renamed(changes: dict[str, dict[str, Plain]]) -> AnyGame:
    kinds = [{**row, **changes.get(str(row["id"]), {})} for row in HOUSE["kind"]]
    return GAME.with_content(written(GAME.sheets, {**HOUSE, "kind": kinds}))


OWN = renamed(
    {"grail": {"name": "石頭"}, "coin": {"id": "river_god"}, "mage": {"name": "大師"}, "witch": {"id": "old_witch"}}
)


@pytest.mark.parametrize(
    ("kind", "value", "english", "chinese"),
    [
        ("card", "red-grail-1", "Red 石頭", "紅色石頭"),
        ("card", "blue-grail", "Blue 石頭", "藍色石頭"),
        ("kind", "grail", "石頭", "石頭"),
        ("card", "mage-2", "大師", "大師"),
        ("card", "mage", "大師", "大師"),
        ("card", "yellow-river_god-3", "Yellow river god", "黃色river god"),
        ("kind", "river_god", "river god", "river god"),
        ("card", "old_witch-1", "old witch", "old witch"),
        ("card", "red-sword-1", "Red Sword", "紅色劍"),
        ("kind", "sword", "Sword", "劍"),
        ("colour", "red", "red", "紅"),
    ],
)
def test_a_card_is_called_as_its_host_calls_it(kind: str, value: str, english: str, chinese: str) -> None:
    assert EN.for_game(OWN).word("magi", kind, value).lower() == english.lower()
    assert ZH.for_game(OWN).word("magi", kind, value).startswith(chinese)


def test_the_name_is_said_in_the_log_and_in_the_terminal() -> None:
    own = renamed({str(row["id"]): {"name": f"<k> {{ $card }} {n}"} for n, row in enumerate(HOUSE["kind"])})
    state, stream, told = own.setup(seats=4), Stream("own names"), list[str]()
    teller = Teller(own, EN.for_game(own), ["Ann", "Bob", "Cem", "Dan"])
    for _ in range(200):
        told += [teller.event(seen).plain for seen in (event.told(-2) for event in state.events) if seen is not None]
        told += [line.plain for line in teller.table(own.view(state, -2))]
        state.play(pick(state, stream)[1])
    text = "\n".join(told)
    assert "<k> { $card } " in text
    assert not [row for row in HOUSE["kind"] if EN.word("magi", "kind", str(row["id"])) in text]
