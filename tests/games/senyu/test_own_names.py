"""Names that a host gives to cells, monsters and cards, and what pieces do: said of every content as it is."""

from __future__ import annotations

import pytest

from parlour.core.plain import Plain
from parlour.core.rules import Game
from parlour.core.sheets import Draft, draft_of, written
from parlour.core.stream import Stream
from parlour.games.senyu.reading import read_content
from parlour.games.senyu.table import SenyuTable
from parlour.terminal.teller import Teller
from parlour.words import LANGUAGES, Words
from tests.conformance.walk import pick
from tests.games.senyu.scenes import GAME

NAMES = [f"player {seat}" for seat in range(8)]
HOUSE = draft_of(GAME.sheets, GAME.own_text())


def mine() -> Draft:
    """Another name for every piece that may have one; the first monster with another id and other effects too."""
    draft = dict(HOUSE)
    for table in ("cell", "monster", "event", "item"):
        draft[table] = [{**row, "name": f"<{table}> {{ $seat }} {number}"} for number, row in enumerate(HOUSE[table])]
    draft["monster"][0] |= {"id": "blob", "hp": 7, "success": ["heal 5", "roll: 1-3 move -2 | 4-6 stay; heal 1"]}
    return draft


OWN = GAME.with_content(written(GAME.sheets, mine()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_own_names_are_said_of_every_piece_instead_of_the_catalogue_s(language: str) -> None:
    house, words = Words(language), Words(language).for_game(OWN)
    content = read_content("mine.toml", written(GAME.sheets, mine()))
    for kind, table, pieces in (
        ("cell", "cell", content.cells),
        ("monster", "monster", content.monsters),
        ("card", "event", [card for card in content.cards if not card.item]),
        ("card", "item", [card for card in content.cards if card.item]),
    ):
        said = list(dict.fromkeys(words.word("senyu", kind, each.text) for each in pieces))
        assert said == [f"<{table}> {{ $seat }} {number}" for number in range(len(HOUSE[table]))]
    assert words.word("senyu", "monster", "bat") == words.word("senyu", "monster", "bat-1") == "<monster> { $seat } 1"
    assert words.word("senyu", "hero", "alba") == house.word("senyu", "hero", "alba")
    assert house.word("senyu", "monster", "bat-1") not in ("bat", words.word("senyu", "monster", "bat-1"))


def test_without_a_name_the_catalogue_knows_the_id_or_it_is_spelled() -> None:
    draft = {**HOUSE, "monster": [{**HOUSE["monster"][0], "id": "river_god"}, *HOUSE["monster"][1:]]}
    words = Words("zh-Hant").for_game(GAME.with_content(written(GAME.sheets, draft)))
    assert words.word("senyu", "monster", "river_god-2") == "river god"
    assert words.word("senyu", "monster", "bat-1") == "洞窟蝙蝠"
    assert words.word("senyu", "cell", "wilderness-6") == "野外格"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_in_own_names(language: str) -> None:
    """Events, lines and answers, as the page and the terminal say them: no house name of a renamed piece is left."""
    words = Words(language).for_game(OWN)
    teller = Teller(OWN, words, NAMES)
    house = Words(language)
    old = {house.word("senyu", "monster", str(row["id"])) for row in HOUSE["monster"]}
    old |= {house.word("senyu", "card", str(row["id"])) for row in [*HOUSE["event"], *HOUSE["item"]]}
    state, stream, told = OWN.setup(seats=3), Stream("own names"), list[str]()
    while state.asked is not None:
        told += [teller.event(seen).plain for seen in (event.told(0) for event in state.events) if seen is not None]
        told += [line.plain for line in teller.table(OWN.view(state, -2))]
        question, answer = pick(state, stream)
        told.append(teller.answer(question.about, OWN.write(question, answer.value), OWN.view(state, 0)).plain)
        state.play(answer)
    text = "\n".join(told)
    assert all(f"<{table}> {{ $seat }}" in text for table in ("cell", "monster", "event", "item"))
    assert not [name for name in old if name in text]


@pytest.mark.parametrize(
    ("effects", "english", "chinese"),
    [
        ([], "nothing happens", "什麼事也沒有"),
        (["heal 3", "stay"], "heal 3, stay one turn", "回復 3 點，停留一回合"),
        (["damage 2", "move -4"], "lose 2 HP, back 4", "失去 2 點，後退 4 格"),
        (
            ["move 1", "draw 1", "discard 2"],
            "forward 1, draw a task card, discard 2 held items of your choice",
            "前進 1 格，抽 1 張任務卡，自選 2 張持有的道具棄掉",
        ),
        (["jump pit"], "fly to Xitan's Pit", "飛到西碳挖的坑"),
        (
            ["depart pit beach", "stay"],
            "roll for the next departure (odd from Xitan's Pit, even from Beach), stay one turn",
            "擲骰決定下次出發地（奇數是西碳挖的坑，偶數是海灘），停留一回合",
        ),
        (
            ["leap pit beach"],
            "roll and leap there at once (odd to Xitan's Pit, even to Beach)",
            "擲骰後馬上跳過去（奇數是西碳挖的坑，偶數是海灘）",
        ),
        (
            ["roll: 1-2 move -1 | 3-4 move -1 | 5 stay; heal 1 | 6 heal 2", "stay"],
            "roll (1–2 back 1; 3–4 back 1; 5 stay one turn and heal 1; 6 heal 2), stay one turn",
            "擲骰（1–2 後退 1 格；3–4 後退 1 格；5 停留一回合並回復 1 點；6 回復 2 點），停留一回合",
        ),
    ],
)
def test_what_a_cell_does_is_said_from_its_effects(effects: list[Plain], english: str, chinese: str) -> None:
    own = with_effects("cell", "castle_town", effects)
    caption = own.caption("cell", "castle_town")
    assert caption is not None
    assert Words("en").line("senyu", caption, ()) == english
    assert Words("zh-Hant").line("senyu", caption, ()) == chinese


@pytest.mark.parametrize(
    ("table", "id", "effects", "english", "chinese"),
    [
        (
            "event",
            "lunch",
            ["any: damage 2; move -1", "heal 1"],
            "event: any player: lose 2 HP and back 1, heal 1",
            "事件：任一名玩家失去 2 點並後退 1 格，回復 1 點",
        ),
        ("event", "lunch", ["all: heal 1"], "event: everybody: heal 1", "事件：所有人回復 1 點"),
        ("event", "lunch", ["leaders: stay"], "event: all leaders: stay one turn", "事件：所有領先者停留一回合"),
        (
            "item",
            "boots",
            ["dice 2"],
            "before the roll: move by the sum of 2 dice",
            "擲骰之前：這次擲 2 顆骰子加總前進",
        ),
        ("item", "sword", ["attack 3"], "before the hunting die: attack +3", "討伐擲骰之前：攻擊力加 3"),
        (
            "item",
            "reroll",
            ["reroll"],
            "after the roll: roll again, the second throw stands",
            "擲骰之後：重擲一次，以第二次為準",
        ),
        ("item", "smoke", ["void-duel"], "when challenged: the duel is void", "被提出決鬥時：決鬥無效"),
        (
            "item",
            "ward",
            ["void-card"],
            "when another player's card picks you: void for you",
            "被別人的卡選中時：對自己無效",
        ),
    ],
)
def test_what_a_card_does_is_said_from_its_effects(
    table: str, id: str, effects: list[Plain], english: str, chinese: str
) -> None:
    own = with_effects(table, id, effects)
    caption = own.caption("card", f"{id}-1")
    assert caption is not None
    assert Words("en").line("senyu", caption, ()) == english
    assert Words("zh-Hant").line("senyu", caption, ()) == chinese


def test_what_a_monster_brings_and_costs_is_said_from_its_effects() -> None:
    caption = OWN.caption("monster", "blob-1")
    assert caption is not None
    assert Words("en").line("senyu", caption, ()) == (
        "HP 7; success: heal 5, roll (1–3 back 2; 4–6 stay one turn and heal 1); failure: lose 1 HP"
    )


def test_the_cells_of_a_skill_are_said_as_they_are() -> None:
    heroes: list[dict[str, Plain]] = [
        {**row, "skill_cells": ["pit"]} if row["id"] == "alles" else row for row in HOUSE["hero"]
    ]
    own = GAME.with_content(written(GAME.sheets, {**HOUSE, "hero": heroes}))
    caption = own.caption("skill", "refresh")
    assert caption is not None and "西碳挖的坑" in Words("zh-Hant").line("senyu", caption, ())
    assert own.caption("skill", "blade") is None and own.caption("skill", "none") is None


def with_effects(table: str, id: str, effects: list[Plain]) -> Game[SenyuTable]:
    rows: list[dict[str, Plain]] = [{**row, "effects": effects} if row["id"] == id else row for row in HOUSE[table]]
    return GAME.with_content(written(GAME.sheets, {**HOUSE, table: rows}))
