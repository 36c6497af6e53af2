"""Rulebook 1.3 and 1.10: the hunt."""

import pytest

from tests.games.senyu.scenes import CONTENT, asked, at, default, discards, named, offered, outcomes, play, scene, see


@pytest.mark.rule("S-36", "S-38")
def test_hunting_is_a_choice_and_not_hunting_passes_on() -> None:
    state = scene(progress={0: 1})
    play(state, "* throw 1")
    assert (asked(state), offered(state), default(state)) == ("0 hunt", ["yes", "no"], "no")
    play(state, "0 hunt no")
    assert (see(state)["turn"], see(state)["monsters"]) == (1, 24)


@pytest.mark.rule("S-37", "S-39")
def test_the_choice_comes_before_the_monster() -> None:
    state = scene(progress={0: 1})
    play(state, "* throw 1")
    assert see(state)["prey"] == []
    play(state, "0 hunt yes")
    assert (asked(state), len(outcomes(state))) == ("* monster", 24)
    play(state, "* monster boar-2")
    assert (see(state)["prey"], asked(state)) == (["boar-2"], "* attack-die"), "there is no way back"


@pytest.mark.rule("S-40", "S-140")
@pytest.mark.parametrize("kind", sorted({monster.kind for monster in CONTENT.monsters}))
def test_one_die_against_the_hp_in_one_blow(kind: str) -> None:
    hp = next(monster.hp for monster in CONTENT.monsters if monster.kind == kind)
    won = []
    for face in range(1, 7):
        state = scene(progress={0: 1})
        events = play(state, "* throw 1", "0 hunt yes", f"* monster {kind}-1", f"* attack-die {face}")
        assert len(named(events, "attack")) == 1
        if named(events, "hunt-won"):
            won.append(face)
        assert asked(state) != "* attack-die"
    assert won == [face for face in range(1, 7) if face >= hp]


REWARDS = [
    ("slime", "6", "* task", {}, {"hp": 4}),
    ("bat", "6", None, {"progress": 3}, {"hp": 4}),
    ("boar", "6", None, {"progress": 5}, {"progress": 0}),
    ("goblin", "6", "* task", {}, {"hp": 3}),
    ("mushroom", "6", None, {"hp": 7}, {"hp": 4}),
    ("plant", "6", None, {"hp": 8}, {"hp": 3}),
    ("skeleton", "6", "* task", {}, {"progress": -1}),
    ("werewolf", "6", None, {"progress": 6}, {"hp": 3}),
    ("gargoyle", "6", "* task", {}, {"hp": 3}),
    ("yeti", "6", None, {"progress": 8}, {"progress": -1}),
    ("wyvern", "6", None, {"progress": 10}, {"hp": 2}),
    ("captain", "6", "* task", {}, {"hp": 2}),
]


@pytest.mark.rule("S-141")
@pytest.mark.parametrize(("kind", "face", "question", "reward", "penalty"), REWARDS, ids=[row[0] for row in REWARDS])
def test_success_brings_the_reward_failure_the_penalty(
    kind: str, face: str, question: str | None, reward: dict[str, int], penalty: dict[str, int]
) -> None:
    state = scene(progress={0: 1}, hp={0: 5})
    play(state, "* throw 1", "0 hunt yes", f"* monster {kind}-1", f"* attack-die {face}")
    if question:
        assert asked(state) == question
    assert {key: at(state, 0)[key] for key in reward} == reward
    state = scene(progress={0: 1}, hp={0: 5})
    play(state, "* throw 1", "0 hunt yes", f"* monster {kind}-1", "* attack-die 1")
    assert {key: at(state, 0)[key] for key in penalty} == penalty


@pytest.mark.rule("S-141")
def test_the_dragon_needs_help() -> None:
    state = scene(progress={0: 1}, hands={0: "sword-1"})
    play(state, "0 turn roll", "* throw 1", "0 reroll keep", "0 hunt yes", "* monster dragon-1")
    play(state, "0 sword use sword-1", "* attack-die 5")
    assert at(state, 0)["progress"] == 14


@pytest.mark.rule("S-142")
def test_moves_of_a_hunt_are_no_die_moves() -> None:
    """Forward 4 onto a task cell with somebody on it: no card, no duel."""
    state = scene(progress={0: 8, 1: 13})
    play(state, "* throw 1", "0 hunt yes", "* monster werewolf-1", "* attack-die 4")
    assert (at(state, 0)["cell"], asked(state), see(state)["turn"]) == ("task-13", "* throw", 1)


@pytest.mark.rule("S-143")
def test_the_sword_is_played_after_the_monster_and_before_the_die() -> None:
    state = scene(progress={0: 1}, hands={0: "sword-1"})
    play(state, "0 turn roll", "* throw 1", "0 reroll keep", "0 hunt yes")
    assert asked(state) == "* monster"
    play(state, "* monster yeti-1")
    assert (asked(state), offered(state), default(state)) == ("0 sword", ["no", "use sword-1"], "no")
    play(state, "0 sword use sword-1")
    assert (asked(state), discards(state), see(state)["bonus"]) == ("* attack-die", ["sword-1"], 2)
    events = play(state, "* attack-die 3")
    assert named(events, "attack") == [{"seat": 0, "points": 5}]
    assert named(events, "hunt-won") == [{"seat": 0, "monster": "yeti-1"}]


def test_the_sword_counts_in_one_hunt_only() -> None:
    state = scene(progress={0: 1, 1: 1}, hands={0: "sword-1"}, seats=2, heroes="luki sion")
    play(state, "0 turn roll", "* throw 1", "0 reroll keep", "0 hunt yes", "* monster bat-1", "0 sword use sword-1")
    play(state, "* attack-die 1", "* throw 1", "1 hunt yes", "* monster boar-1", "* attack-die 2")
    assert at(state, 1)["progress"] == 0


@pytest.mark.rule("S-139")
def test_monsters_go_to_their_discards_which_are_reshuffled_when_none_is_left() -> None:
    state = scene(progress={0: 1}, lair="bat-1", heroes="luki")
    play(state, "* throw 1", "0 hunt yes", "* monster bat-1", "* attack-die 5")
    assert (see(state)["monsters"], len(see(state)["slain"])) == (0, 24)  # type: ignore[arg-type]
    state = scene(progress={0: 1}, lair="bat-1", heroes="alba")
    events = play(state, "* throw 1", "0 hunt yes", "0 two-monsters yes", "* monster bat-1")
    assert named(events, "reshuffled-monsters") == [{"number": 23}]
    play(state, "* monster slime-1", "0 which-monster slime-1")
    assert see(state)["slain"] == ["bat-1"]
    play(state, "* attack-die 1")
    assert see(state)["slain"] == ["bat-1", "slime-1"]
