"""Rulebook 1.3, 1.10 and 3: the ring, the heroes, the monsters, the task cards, and content files in general."""

from collections import Counter
from importlib.resources import files

import pytest

from parlour.core.errors import BadContent
from parlour.games.senyu.model import Op, Skill, When
from parlour.games.senyu.reading import read_content
from parlour.games.senyu.rules import senyu
from tests.games.senyu.scenes import CONTENT, GAME, asked, at, outcomes, play, scene, see

OWN = (files("parlour.games.senyu") / "content.toml").read_text("utf-8")

NAMED = {
    "castle": 0,
    "castle_town": 3,
    "prison": 5,
    "alba_house": 7,
    "hero_school": 10,
    "npc_plaza": 12,
    "cave_shop": 14,
    "apple_grove": 16,
    "rift": 17,
    "pit": 20,
    "contest": 22,
    "tower": 26,
    "haruhara_house": 28,
    "beach": 31,
    "wasteland": 33,
    "blasted_corridor": 35,
}
TASKS = [1, 4, 8, 10, 13, 19, 23, 25, 27, 30, 34, 37, 39]
WILD = [2, 6, 9, 11, 15, 18, 21, 24, 26, 29, 31, 32, 33, 36, 38]


def broken(old: str, new: str) -> str:
    assert OWN.count(old) >= 1, old
    return OWN.replace(old, new, 1)


def kind(cell: str) -> str:
    return CONTENT.cells[NAMED[cell]].kind


def effects(numbers: tuple[int, ...]) -> list[tuple[Op, int]]:
    return [(CONTENT.effects[number].op, CONTENT.effects[number].n) for number in numbers]


@pytest.mark.rule("S-121")
def test_the_ring_has_40_cells_with_the_castle_first() -> None:
    assert {cell.text: cell.place for cell in CONTENT.cells if "-" not in cell.text} == NAMED
    assert len(CONTENT.cells) == 40
    state = scene(progress={0: 38})
    play(state, "* throw 3")
    assert at(state, 0) | {"cell": "task-1", "place": 1, "progress": 41} == at(state, 0)
    with pytest.raises(BadContent, match="expected 39 cells"):
        read_content("content", broken("cells = 40", "cells = 39"))


@pytest.mark.rule("S-21")
def test_besides_the_start_there_are_three_kinds_of_cells() -> None:
    assert Counter(cell.kind for cell in CONTENT.cells) == {"start": 1, "task": 13, "event": 11, "wilderness": 15}
    assert [cell.place for cell in CONTENT.cells if cell.kind == "task"] == TASKS
    assert [cell.place for cell in CONTENT.cells if cell.kind == "wilderness"] == WILD
    found = []
    for start in (1 - 1, 3 - 1, 2 - 1):
        state = scene(progress={0: start})
        play(state, "* throw 1")
        found.append((asked(state), at(state, 0)["hp"]))
    assert found == [("* task", 10), ("* throw", 10), ("0 hunt", 10)]
    with pytest.raises(BadContent, match="'swamp'"):
        read_content("content", broken('kind = "wilderness"', 'kind = "swamp"'))


@pytest.mark.rule("S-129")
def test_prison_school_beach_and_wasteland() -> None:
    assert [kind(cell) for cell in ("prison", "hero_school", "beach", "wasteland")] == [
        "event",
        "task",
        "wilderness",
        "wilderness",
    ]
    assert CONTENT.cells[NAMED["prison"]].effects == ()
    state = scene(progress={0: 9})
    play(state, "* throw 1")
    assert asked(state) == "* task"
    for start in (30, 32):
        state = scene(progress={0: start})
        play(state, "* throw 1")
        assert asked(state) == "0 hunt"


@pytest.mark.rule("S-130")
def test_the_tower_is_wilderness() -> None:
    assert kind("tower") == "wilderness"
    state = scene(progress={0: 25})
    play(state, "* throw 1")
    assert asked(state) == "0 hunt"


@pytest.mark.rule("S-05")
def test_there_are_eight_heroes_each_with_a_skill_and_a_home() -> None:
    assert {hero.text: (hero.skill, CONTENT.cells[hero.home].text) for hero in CONTENT.heroes} == {
        "alba": (Skill.TWO_MONSTERS, "alba_house"),
        "luki": (Skill.PORTAL, "cave_shop"),
        "sion": (Skill.TWO_TASKS, "rift"),
        "clair": (Skill.REFUSE, "apple_grove"),
        "foyfoy": (Skill.BLADE, "castle_town"),
        "princess": (Skill.WEAKEN, "blasted_corridor"),
        "alles": (Skill.REFRESH, "npc_plaza"),
        "deifil": (Skill.TWO_DICE, "contest"),
    }
    state = GAME.setup(seats=8, options={"hero_choice": "drawn"})
    assert outcomes(state) == [hero.text for hero in CONTENT.heroes]
    start = OWN.index("[[hero]]")
    end = OWN.index("[[hero]]", start + 1)
    with pytest.raises(BadContent, match="expected 8 heroes, got 7"):
        read_content("content", OWN[:start] + OWN[end:])


@pytest.mark.rule("S-23")
def test_task_cards_are_events_or_items() -> None:
    assert Counter(card.item for card in CONTENT.cards) == {False: 20, True: 20}
    assert Counter(card.when for card in CONTENT.cards) == {
        When.DRAWN: 20,
        When.OWN_TURN: 10,
        When.BEFORE_ROLL: 3,
        When.AFTER_ROLL: 2,
        When.CHALLENGED: 2,
        When.PICKED: 2,
        When.HUNT: 1,
    }
    state = scene()
    play(state, "* throw 1", "* task hot_spring-1")
    assert see(state)["hands"] == [[], [], []]
    state = scene()
    play(state, "* throw 1", "* task salve-1")
    assert see(state)["hands"] == [["salve-1"], [], []]


def test_the_monsters_are_those_of_the_rulebook() -> None:
    assert len(CONTENT.monsters) == 24
    assert len({monster.kind for monster in CONTENT.monsters}) == 13
    assert Counter(monster.hp for monster in CONTENT.monsters) == {2: 4, 3: 6, 4: 6, 5: 4, 6: 3, 7: 1}
    failures = [effects(monster.failure)[0][0] for monster in CONTENT.monsters]
    assert Counter(failures) == {Op.DAMAGE: 18, Op.MOVE: 6}


@pytest.mark.rule("S-118")
def test_whoever_owns_the_box_can_put_its_content_in_place_of_ours() -> None:
    """A game with another town and another slime is another game: its own hash, and played by its own texts."""
    mine = broken(
        'id = "castle_town"\nkind = "event"\neffects = ["heal 1"]', 'id = "castle_town"\nkind = "task"'
    ).replace('home = "castle_town"', 'home = "prison"')
    other = senyu(mine)
    assert other.content_hash != GAME.content_hash
    state = scene(progress={0: 2}, game=other)
    play(state, "* throw 1")
    assert asked(state) == "* task"
    with pytest.raises(Exception, match="content"):
        GAME.load(state.save())


BROKEN = [
    ("cells = 40", "cells = 41", "line 13: expected 41 cells, the entries add up to 40"),
    ("monsters = 24", "monsters = 25", "expected 25 monsters"),
    ("items = 20", "items = 19", "expected 19 items"),
    ("hp = 10 ", "hp = 0 ", "'hp' to be a whole number from 3 to 30"),
    ("hand = 2 ", "hands = 2 ", "unknown key 'hands'"),
    ('kind = "start"', 'kind = "task"', "the first cell"),
    ('id = "castle"', 'id = ""', "to have an id"),
    ('id = "prison"', 'id = "castle_town"', "each id once"),
    ('id = "prison"', 'id = "Prison"', "small letters"),
    ('id = "prison"', 'id = ""', "every event cell to have an id"),
    ('effects = ["heal 1"]', 'effects = ["heal 0"]', "from 1 to 10 behind 'heal'"),
    ('effects = ["heal 1"]', 'effects = ["heal"]', "behind 'heal'"),
    ('effects = ["heal 1"]', 'effects = ["bless 1"]', "got 'bless 1'"),
    ('effects = ["heal 1"]', 'effects = [""]', "got ''"),
    ('effects = ["heal 1"]', 'effects = ["any: heal 1"]', "got 'any: heal 1'"),
    ('effects = ["heal 1"]', 'effects = ["stay 1"]', "expected 'stay' alone"),
    ('effects = ["heal 1"]', 'effects = ["stay: heal 1"]', "without a colon"),
    ('effects = ["heal 1"]', 'effects = ["move 0"]', "but not 0"),
    ('effects = ["heal 1"]', 'effects = ["jump nowhere"]', "expected 1 of the cells"),
    ('effects = ["depart pit contest", "stay"]', 'effects = ["depart pit"]', "expected 2 of the cells"),
    ("1-2 move -1 | 3-4 stay | 5-6 move 1", "1-2 move -1 | 3-4 stay", "all six faces"),
    ("1-2 move -1 | 3-4 stay | 5-6 move 1", "1-2 move -1 | 4-6 stay", "the faces 3 to 6 in order"),
    ("1-2 move -1 | 3-4 stay | 5-6 move 1", "1-2 move -1 | 3-9 stay", "the faces 3 to 6 in order"),
    ('skill = "portal"', 'skill = "two-monsters"', "each skill once"),
    ('skill = "portal"', 'skill = "flying"', "'skill' to be one of"),
    ('skill_cells = ["tower"]', "skill_cells = []", "expected cells for the skills"),
    ('skill_cells = ["tower"]', 'skill_cells = ["castle"]', "beyond the start"),
    ('home = "rift"', 'home = "tower"', "an event cell that is nobody else's home"),
    ('home = "rift"', 'home = "cave_shop"', "an event cell that is nobody else's home"),
    ('success = ["draw 1"]', 'success = ["draw 3", "draw 1"]', "at most three task cards"),
    ('effects = ["draw 1"]', 'effects = ["draw 2"]', "at most one other"),
    ('effects = ["all: heal 1"]', 'effects = ["all: draw 1"]', "by all or by the leaders"),
    ('effects = ["all: heal 1"]', 'effects = ["all heal 1"]', "expected 'all: EFFECT'"),
    ('when = "picked"', 'when = "drawn"', "'when' to be one of"),
    ('effects = ["reroll"]', 'effects = ["reroll", "reroll"]', "exactly one effect"),
    ('effects = ["reroll"]', 'effects = ["heal 1"]', "such as reroll"),
    ("[[monster]]", "[[demon]]", "unknown table 'demon'"),
]


@pytest.mark.parametrize(("old", "new", "message"), BROKEN, ids=[f"{old} -> {new}" for old, new, _ in BROKEN])
def test_a_broken_content_file_is_refused_with_its_line(old: str, new: str, message: str) -> None:
    with pytest.raises(BadContent) as refusal:
        read_content("content", broken(old, new))
    assert message in str(refusal.value)
    assert "line" in str(refusal.value)


def test_a_game_that_could_not_end_is_refused() -> None:
    """Event cells that push back or wound everybody faster than the die carries them on."""
    pushing = OWN.replace('effects = ["damage 1"]', 'effects = ["move -12"]').replace('"stay"]', '"move -12"]')
    with pytest.raises(BadContent, match="push back"):
        read_content("content", pushing)
    deadly = OWN.replace('effects = ["damage 1"]', 'effects = ["damage 10"]')
    with pytest.raises(BadContent, match="event cells to cost"):
        read_content("content", deadly)


def test_nor_is_one_whose_cards_strike_everybody_down_all_the_time() -> None:
    cells, cards = OWN[: OWN.index("[[event]]")], OWN[OWN.index("[[event]]") :]
    raining = cells + cards.replace('effects = ["heal 2"]', 'effects = ["all: damage 10"]')
    with pytest.raises(BadContent, match="cost all players 100 HP"):
        read_content("content", raining)
    windy = cells + cards.replace('effects = ["heal 2"]', 'effects = ["all: move -12"]')
    with pytest.raises(BadContent, match="cost all players 400 cells"):
        read_content("content", windy)
