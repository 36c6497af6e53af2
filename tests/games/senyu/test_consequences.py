"""Rulebook 1.11: what follows from the rules."""

import pytest

from tests.games.senyu.scenes import asked, at, named, play, scene, see

READY = 1

# Progress along a path, and the certificates it comes to (rulebook section 4).
PATHS = [((0, 38, 42), 1), ((0, 40), 1), ((0, 40, 36), 1), ((0, 39, 79, 82), 2)]


@pytest.mark.rule("SC-1")
@pytest.mark.parametrize(("path", "paid"), PATHS, ids=str)
def test_a_certificate_for_each_new_multiple_of_40(path: tuple[int, ...], paid: int) -> None:
    """Walked one die at a time, with the card that goes back where the path does."""
    progress, furthest = path[0], path[0]
    for goal in path[1:]:
        if goal < progress:
            state = scene(progress={0: 20, 1: progress}, furthest={1: furthest}, hands={0: "rope-1"})
            play(state, "0 turn use rope-1", "0 target 1")
            progress -= 3
            assert at(state, 1)["certificates"] == furthest // 40
            continue
        while progress < goal:
            step = min(6, goal - progress)
            state = scene(progress={0: progress}, furthest={0: furthest})
            before = at(state, 0)["certificates"]
            events = play(state, f"* throw {step}")
            progress += step
            furthest = max(furthest, progress)
            assert isinstance(before, int)
            assert at(state, 0)["certificates"] == before + len(named(events, "certificate")) == furthest // 40
    assert furthest // 40 == paid


@pytest.mark.rule("SC-2")
def test_back_onto_the_castle_pays_nothing_now_or_on_leaving() -> None:
    state = scene(seats=2, progress={0: 1, 1: 4})
    events = play(state, "* throw 1", "0 hunt yes", "* monster boar-1", "* attack-die 1")
    assert (at(state, 0)["cell"], at(state, 0)["progress"], named(events, "certificate")) == ("castle", 0, [])
    events = play(state, "* throw 1", "* throw 4")
    assert (at(state, 0)["progress"], at(state, 0)["certificates"]) == (4, 0)
    lap = scene(progress={0: 41})
    play(lap, "* throw 1", "0 hunt yes", "* monster boar-1", "* attack-die 1")
    assert (at(lap, 0)["progress"], at(lap, 0)["certificates"]) == (40, 1)


@pytest.mark.rule("SC-3")
def test_attack_plus_one_and_monster_minus_one_win_on_the_same_faces() -> None:
    outcomes = []
    for hero, about in (("foyfoy", "blade"), ("princess", "weaken")):
        won = []
        for monster in ("slime-1", "boar-1", "plant-1", "yeti-1", "wyvern-1", "dragon-1"):
            for face in range(1, 7):
                state = scene(heroes=hero, progress={0: 1})
                play(state, "* throw 1", "0 hunt yes", f"* monster {monster}", f"0 {about} yes")
                won.append(bool(named(play(state, f"* attack-die {face}"), "hunt-won")))
        outcomes.append(won)
    assert outcomes[0] == outcomes[1]
    assert sum(outcomes[0]) == 6 + 5 + 4 + 3 + 2 + 1


@pytest.mark.rule("SC-4")
def test_if_the_challenged_falls_the_challenger_goes_on_with_the_cell() -> None:
    state = scene(progress={0: 10, 1: 12}, hp={1: 1})
    play(state, "* throw 2", "0 duel 1", "* duel-die 3", "* duel-die 1")
    assert (at(state, 1)["cell"], at(state, 1)["hp"], asked(state)) == ("castle", 10, "* fate")


@pytest.mark.rule("SC-5")
def test_no_trigger_twice_in_a_lap_and_none_below_0() -> None:
    again = scene(heroes="alles", progress={0: 9}, furthest={0: 12}, hp={0: 5})
    assert named(play(again, "* throw 2"), "refreshed") == []
    fallen = scene(heroes="alles", progress={0: 0}, furthest={0: 30}, hp={0: 5}, hands={0: "boots-1"})
    play(fallen, "0 turn use boots-1")
    assert at(fallen, 0)["hp"] == 5
    behind = scene(heroes="alles", progress={0: -10}, hp={0: 5})
    assert named(play(behind, "* throw 4"), "refreshed") == [], "cell 31 behind the start"


@pytest.mark.rule("SC-6")
def test_two_dice_and_rerolled_moves_are_die_moves() -> None:
    two = scene(heroes="deifil", progress={0: 1, 1: 12}, rights={0: READY})
    play(two, "0 two-dice yes", "* throw 5", "* throw 6")
    assert asked(two) == "0 duel"
    play(two, "0 duel no")
    assert asked(two) == "* fate"
    again = scene(progress={0: 10, 1: 12}, rights={0: READY})
    play(again, "* throw 1", "0 reroll skill", "* throw 2")
    assert asked(again) == "0 duel"


@pytest.mark.rule("SC-7")
def test_other_moves_trigger_neither_cell_nor_duel_but_passing_counts() -> None:
    reward = scene(heroes="alles", progress={0: 36}, hp={0: 5})
    play(reward, "* throw 2", "0 hunt yes", "* monster dragon-1")
    assert asked(reward) == "* attack-die"
    castle = scene(progress={0: 35, 1: 44})
    play(castle, "* throw 1", "0 hunt yes", "* monster wyvern-1", "* attack-die 6")
    assert (at(castle, 0)["progress"], at(castle, 0)["certificates"]) == (44, 1)
    assert (see(castle)["turn"], asked(castle)) == (1, "* throw")
    tower = scene(heroes="deifil", progress={0: 20})
    play(tower, "* throw 1", "0 hunt yes", "* monster wyvern-1", "* attack-die 6")
    assert (at(tower, 0)["progress"], at(tower, 0)["right"]) == (29, READY)
    beach = scene(heroes="alles", progress={0: 29}, hp={0: 5})
    play(beach, "* throw 1", "* task tailwind-1")
    assert (at(beach, 0)["progress"], at(beach, 0)["hp"]) == (32, 6)
