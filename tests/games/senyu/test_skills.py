"""Rulebook 1.7: the special skills."""

import pytest

from parlour.core.seats import SPECTATOR
from tests.games.senyu.scenes import (
    asked,
    at,
    default,
    discards,
    hand,
    named,
    offered,
    play,
    scene,
    see,
    who,
)

FRESH = 2
READY = 1


@pytest.mark.rule("S-74")
def test_alba_may_draw_two_monsters_and_pick_one() -> None:
    state = scene(heroes="alba", progress={0: 1})
    play(state, "* throw 1", "0 hunt yes", "0 two-monsters yes", "* monster dragon-1", "* monster slime-1")
    assert offered(state) == ["dragon-1", "slime-1"]
    play(state, "0 which-monster slime-1")
    assert (see(state)["prey"], see(state)["slain"]) == (["slime-1"], ["dragon-1"])
    events = play(state, "* attack-die 2")
    assert named(events, "hunt-won") == [{"seat": 0, "monster": "slime-1"}]


@pytest.mark.rule("S-75", "S-76")
def test_luki_may_roll_again_in_the_turn_after_a_task_cell_and_the_second_stands() -> None:
    state = scene(seats=2, progress={0: 3, 1: 2}, heroes="luki sion")
    play(state, "* throw 1", "* task lunch-1")
    assert at(state, 0)["right"] == READY
    play(state, "* throw 1", "* throw 6")
    assert (asked(state), offered(state), default(state)) == ("0 reroll", ["keep", "skill"], "keep")
    play(state, "0 reroll skill", "* throw 1")
    assert (at(state, 0)["progress"], at(state, 0)["right"]) == (5, 0)


@pytest.mark.rule("S-75")
def test_no_task_cell_no_right() -> None:
    """Neither another cell nor a task drawn by a hunt (SA-12)."""
    state = scene(progress={0: 1})
    play(state, "* throw 1", "0 hunt yes", "* monster slime-1", "* attack-die 5", "* task lunch-1")
    assert at(state, 0)["right"] == 0
    other = scene(heroes="foyfoy")
    play(other, "* throw 1", "* task lunch-1")
    assert at(other, 0)["right"] == 0


@pytest.mark.rule("S-77", "S-78")
def test_sion_may_draw_two_cards_and_pick_one() -> None:
    state = scene(heroes="sion", hp={0: 5})
    play(state, "* throw 1", "0 two-tasks yes", "* offer tailwind-1", "* offer salve-1")
    assert offered(state) == ["tailwind-1", "salve-1"]
    assert (see(state, 0)["offered"], see(state, 1)["offered"], see(state, SPECTATOR)["offered"]) == (
        ["tailwind-1", "salve-1"],
        [],
        [],
    )
    play(state, "0 which-task tailwind-1")
    assert (at(state, 0)["progress"], discards(state), hand(state, 0)) == (3, ["salve-1", "tailwind-1"], [])


@pytest.mark.rule("S-77")
def test_with_one_card_left_the_second_comes_from_a_new_deck() -> None:
    state = scene(heroes="sion", deck="salve-1")
    play(state, "* throw 1", "0 two-tasks yes", "* offer salve-1")
    assert (asked(state), see(state)["deck"]) == ("* offer", 39)


@pytest.mark.rule("S-116")
def test_sions_skill_is_for_task_cells_only() -> None:
    state = scene(heroes="sion", progress={0: 1})
    play(state, "* throw 1", "0 hunt yes", "* monster slime-1", "* attack-die 5")
    assert asked(state) == "* task"
    supplies = scene(heroes="sion")
    play(supplies, "* throw 1", "0 two-tasks no", "* task supplies-1")
    assert asked(supplies) == "* task"


@pytest.mark.rule("S-79")
@pytest.mark.parametrize("face", range(1, 7))
def test_clair_refuses_on_a_1_or_a_6(face: int) -> None:
    state = scene(heroes="luki clair", progress={0: 3})
    play(state, "* throw 2", "0 duel 1", "1 refuse yes", f"* refuse-die {face}")
    assert asked(state) == ("* throw" if face in (1, 6) else "* duel-die")
    card = scene(heroes="luki clair", hands={0: "knife-1"})
    play(card, "0 turn use knife-1", "0 target 1", "1 refuse yes", f"* refuse-die {face}")
    assert at(card, 1)["hp"] == (10 if face in (1, 6) else 8)


@pytest.mark.rule("S-105", "S-155")
def test_she_rolls_before_any_item_and_may_still_use_one() -> None:
    state = scene(heroes="luki clair", hands={0: "knife-1", 1: "ward-1"})
    play(state, "0 turn use knife-1", "0 target 1")
    assert asked(state) == "1 refuse"
    play(state, "1 refuse yes", "* refuse-die 3")
    assert asked(state) == "1 ward"
    play(state, "1 ward use ward-1")
    assert at(state, 1)["hp"] == 10
    duel = scene(heroes="luki clair", progress={0: 3}, hands={1: "smoke-1"})
    play(duel, "* throw 2", "0 duel 1", "1 refuse yes", "* refuse-die 4", "1 smoke use smoke-1")
    assert see(duel)["turn"] == 1


@pytest.mark.rule("S-155")
def test_not_against_effects_on_all_or_leaders_nor_in_her_own_duels_or_picks() -> None:
    state = scene(heroes="luki clair", progress={0: 0, 1: 9})
    play(state, "* throw 1", "* task meteor-1")
    assert at(state, 1)["hp"] == 9
    leader = scene(heroes="luki clair", progress={0: 0, 1: 9, 2: 8})
    play(leader, "* throw 1", "* task front_trial-1")
    assert at(leader, 1)["hp"] == 9
    own = scene(heroes="clair luki", progress={0: 3}, hands={0: "knife-1"})
    play(own, "0 turn use knife-1", "0 target 0")
    assert (at(own, 0)["hp"], asked(own)) == (8, "* throw")
    play(own, "* throw 2", "0 duel 1")
    assert asked(own) == "* duel-die"


@pytest.mark.rule("S-155")
def test_also_against_another_players_event_that_picks_her() -> None:
    state = scene(heroes="luki clair")
    play(state, "* throw 1", "* task prank-1", "0 target 1")
    assert asked(state) == "1 refuse"


@pytest.mark.rule("S-80", "S-81", "S-104")
@pytest.mark.parametrize(("hero", "about"), [("foyfoy", "blade"), ("princess", "weaken")])
def test_plus_one_and_minus_one_come_to_the_same(hero: str, about: str) -> None:
    for face, won in ((2, False), (3, True)):
        state = scene(heroes=hero, progress={0: 1})
        play(state, "* throw 1", "0 hunt yes", "* monster werewolf-1", f"0 {about} yes")
        assert (see(state)["bonus"], see(state)["weakened"]) == ((1, 0) if hero == "foyfoy" else (0, 1))
        events = play(state, f"* attack-die {face}")
        assert bool(named(events, "hunt-won")) == won


@pytest.mark.rule("S-82", "S-164")
def test_alles_heals_by_herself_at_school_and_beach() -> None:
    for start, throw, cell in ((9, 2, "hero_school"), (9, 1, "hero_school"), (30, 2, "beach"), (30, 1, "beach")):
        state = scene(heroes="alles", progress={0: start}, hp={0: 5})
        events = play(state, f"* throw {throw}")
        assert named(events, "refreshed") == [{"seat": 0, "cell": cell}]
        assert at(state, 0)["hp"] == 6
        assert asked(state) in ("0 hunt", "* task"), "nothing was asked about it"


@pytest.mark.rule("S-83")
def test_deifil_may_roll_twice_after_the_tower_and_moves_once() -> None:
    state = scene(seats=2, heroes="deifil luki", progress={0: 24, 1: 4})
    events = play(state, "* throw 3")
    assert named(events, "gained") == [{"seat": 0}]
    play(state, "* task lunch-1", "* throw 1")
    assert (asked(state), offered(state), default(state)) == ("0 two-dice", ["yes", "no"], "no")
    play(state, "0 two-dice yes", "* throw 5", "* throw 5")
    assert at(state, 0)["progress"] == 37
    stop = scene(heroes="deifil", progress={0: 25})
    play(stop, "* throw 1", "0 hunt no")
    assert at(stop, 0)["right"] == READY


@pytest.mark.rule("S-111", "S-112")
def test_the_first_pass_in_the_lap_counts_and_no_other() -> None:
    state = scene(heroes="deifil", progress={0: 25})
    events = play(state, "* throw 1")
    assert (named(events, "gained"), at(state, 0)["right"]) == ([{"seat": 0}], FRESH)
    events = play(state, "0 hunt yes", "* monster yeti-1", "* attack-die 1")
    assert (at(state, 0)["progress"], at(state, 0)["right"]) == (23, READY), "thrown back, the right is kept"
    again = scene(heroes="deifil", progress={0: 23}, furthest={0: 26})
    events = play(again, "* throw 4")
    assert named(events, "gained") == []


@pytest.mark.rule("S-113")
def test_flying_over_the_beach_heals_alles() -> None:
    state = scene(heroes="alles", progress={0: 27}, hp={0: 5})
    play(state, "* throw 1")
    assert (at(state, 0)["cell"], at(state, 0)["hp"]) == ("wasteland", 6)


@pytest.mark.rule("S-114")
def test_once_a_lap_for_deifil_twice_for_alles() -> None:
    for lap in (0, 1, 2):
        found = []
        for hero, name in (("deifil", "gained"), ("alles", "refreshed")):
            events = []
            for start in range(40 * lap + 5, 40 * lap + 35, 5):
                state = scene(seats=2, heroes=f"{hero} luki", progress={0: start, 1: -2})
                events += named(play(state, "* throw 5"), name)
            found.append(len(events))
        assert found == [1, 2]


@pytest.mark.rule("S-148")
def test_a_right_waits_through_stays_but_not_for_the_turn_it_was_gained_in() -> None:
    state = scene(seats=2, heroes="deifil luki", progress={0: 24, 1: 4}, hands={0: "boots-1"})
    play(state, "0 turn use boots-1")
    assert (at(state, 0)["right"], asked(state)) == (FRESH, "* throw"), "gained in this turn: not asked"
    stay = scene(seats=2, heroes="deifil luki", progress={0: 34, 1: 4}, rights={0: READY}, stays={0: 1})
    assert (see(stay)["turn"], at(stay, 0)["right"]) == (1, READY)
    play(stay, "* throw 1")
    assert asked(stay) == "0 two-dice"


@pytest.mark.rule("S-148")
def test_a_right_not_used_at_the_throw_is_gone() -> None:
    state = scene(heroes="deifil", progress={0: 4}, rights={0: READY})
    play(state, "0 two-dice no", "* throw 1")
    assert at(state, 0)["right"] == 0
    luki = scene(progress={0: 4}, rights={0: READY})
    play(luki, "* throw 1", "0 reroll keep")
    assert at(luki, 0)["right"] == 0


@pytest.mark.rule("S-148")
def test_lukis_rights_do_not_add_up() -> None:
    state = scene(progress={0: 3}, rights={0: READY})
    play(state, "* throw 1", "0 reroll keep", "* task lunch-1")
    assert at(state, 0)["right"] == READY


@pytest.mark.rule("S-147")
def test_after_twin_dice_deifils_right_is_not_asked_and_is_gone() -> None:
    state = scene(heroes="deifil", progress={0: 1}, rights={0: READY}, hands={0: "twin_dice-1"})
    play(state, "0 turn use twin_dice-1")
    assert asked(state) == "* throw"
    play(state, "* throw 1", "* throw 3")
    assert at(state, 0)["right"] == 0


@pytest.mark.rule("S-84", "S-85", "S-163")
@pytest.mark.parametrize(
    ("hero", "lines", "about"),
    [
        ("alba", ["* throw 2", "0 hunt yes"], "two-monsters"),
        ("sion", ["* throw 1"], "two-tasks"),
        ("foyfoy", ["* throw 2", "0 hunt yes", "* monster slime-1"], "blade"),
        ("princess", ["* throw 2", "0 hunt yes", "* monster slime-1"], "weaken"),
    ],
    ids=["alba", "sion", "foyfoy", "princess"],
)
def test_every_skill_is_asked_and_no_or_silence_gives_it_up(hero: str, lines: list[str], about: str) -> None:
    state = scene(heroes=hero)
    play(state, *lines)
    assert (asked(state), offered(state), default(state)) == (f"0 {about}", ["yes", "no"], "no")
    play(state, f"0 {about} no")
    assert (
        asked(state)
        == {
            "two-monsters": "* monster",
            "two-tasks": "* task",
            "blade": "* attack-die",
            "weaken": "* attack-die",
        }[about]
    )
    assert (see(state)["bonus"], see(state)["weakened"], see(state)["choosing"]) == (0, 0, 0)


@pytest.mark.rule("S-84", "S-85", "S-163")
def test_clairs_deifils_and_lukis_too() -> None:
    clair = scene(heroes="luki clair", hands={0: "knife-1"})
    play(clair, "0 turn use knife-1", "0 target 1")
    assert (offered(clair), default(clair)) == (["yes", "no"], "no")
    play(clair, "1 refuse no")
    assert at(clair, 1)["hp"] == 8
    deifil = scene(heroes="deifil", rights={0: READY})
    assert (asked(deifil), default(deifil)) == ("0 two-dice", "no")
    luki = scene(rights={0: READY})
    play(luki, "* throw 4")
    assert (asked(luki), default(luki)) == ("0 reroll", "keep"), "only the reroll comes after the throw"


@pytest.mark.rule("S-163")
def test_in_a_hunt_the_skill_comes_before_the_sword() -> None:
    state = scene(heroes="foyfoy", progress={0: 1}, hands={0: "sword-1"})
    play(state, "0 turn roll", "* throw 1", "0 reroll keep", "0 hunt yes", "* monster wyvern-1")
    assert asked(state) == "0 blade"
    play(state, "0 blade yes")
    assert asked(state) == "0 sword"
    play(state, "0 sword use sword-1", "* attack-die 3")
    assert who(state, "progress")[0] == 10
