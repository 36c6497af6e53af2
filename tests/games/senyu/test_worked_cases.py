"""Rulebook 5 Worked cases, one by one."""

import pytest

from tests.games.senyu.scenes import asked, at, discards, fight, hand, named, offered, play, scene, see, who

READY = 1


@pytest.mark.rule("S-60", "S-61")
def test_case_1_the_challenged_loses_2_then_the_cell() -> None:
    state = scene(progress={0: 10, 1: 13})
    play(state, "* throw 3", "0 duel 1", "* duel-die 4", "* duel-die 2")
    assert (at(state, 1)["hp"], asked(state)) == (8, "* task")


@pytest.mark.rule("S-62", "S-133", "S-134")
def test_case_2_the_challenger_falls() -> None:
    state = scene(progress={0: 10, 1: 13}, hp={0: 2})
    play(state, "* throw 3", "0 duel 1", "* duel-die 1", "* duel-die 4")
    assert (at(state, 0)["cell"], at(state, 0)["hp"], see(state)["turn"]) == ("castle", 10, 1)


@pytest.mark.rule("S-59", "S-60")
def test_case_3_only_the_last_throw_counts() -> None:
    state = scene(progress={0: 10, 1: 13})
    play(state, "* throw 3", "0 duel 1")
    play(state, *[f"* duel-die {points}" for points in (3, 3, 5, 5, 2, 6)])
    assert who(state, "hp") == [6, 10, 10]


@pytest.mark.rule("S-59", "S-63")
def test_case_4_no_plus_one_in_a_duel() -> None:
    state = scene(heroes="foyfoy", progress={0: 10, 1: 13})
    events = play(state, "* throw 3", "0 duel 1", "* duel-die 3", "* duel-die 3")
    assert (named(events, "duel-tie"), asked(state)) == ([{}], "* duel-die")


@pytest.mark.rule("S-10", "S-17", "SC-2")
def test_case_5_back_onto_the_castle_in_the_first_lap() -> None:
    state = scene(seats=2, progress={0: 0, 1: 4})
    play(state, "* throw 2", "0 hunt yes", "* monster boar-1", "* attack-die 2", "* throw 1", "* throw 3")
    assert (at(state, 0)["progress"], at(state, 0)["certificates"]) == (3, 0)


@pytest.mark.rule("S-08", "S-55", "S-154")
def test_case_6_an_exact_stop_on_the_castle() -> None:
    state = scene(progress={0: 37, 1: 0})
    play(state, "* throw 3")
    assert (at(state, 0)["certificates"], asked(state)) == (1, "0 duel")
    play(state, "0 duel no")
    assert see(state)["turn"] == 1


@pytest.mark.rule("S-44", "S-45", "S-98")
def test_case_7_the_plaza_pushes_onto_a_task_cell() -> None:
    state = scene(progress={0: 10, 1: 13})
    play(state, "* throw 2", "* fate 5")
    assert (at(state, 0)["place"], see(state)["turn"], asked(state)) == (13, 1, "* throw")


@pytest.mark.rule("S-30", "S-32", "S-145")
def test_case_8_none_of_the_three_is_usable() -> None:
    state = scene(hands={0: "smoke-1 ward-1"})
    play(state, "0 turn roll", "* throw 1", "0 reroll keep", "* task reroll-1")
    assert offered(state) == ["discard reroll-1", "discard smoke-1", "discard ward-1"]


@pytest.mark.rule("S-24", "S-29")
def test_case_9_an_event_does_not_touch_the_two_items() -> None:
    state = scene(hands={0: "smoke-1 ward-1"}, hp={0: 5})
    play(state, "0 turn roll", "* throw 1", "0 reroll keep", "* task hot_spring-1")
    assert (at(state, 0)["hp"], hand(state, 0)) == (7, ["smoke-1", "ward-1"])


@pytest.mark.rule("S-48", "S-151")
def test_case_10_snared_twice_one_turn_is_lost() -> None:
    state = scene(hands={0: "snare-1 snare-2"}, progress={0: 4, 1: 8, 2: 45})
    play(state, "0 turn use snare-1", "0 target 1", "0 turn use snare-2", "0 target 1", "* throw 1")
    if asked(state) == "0 duel":
        play(state, "0 duel no")
    assert (at(state, 1)["stays"], see(state)["turn"]) == (0, 2)


@pytest.mark.rule("S-51", "S-52", "S-57", "S-144", "S-152")
def test_case_11_staying_at_albas_house_with_a_smoke_bomb_and_a_salve() -> None:
    state = scene(progress={0: 6, 1: 1}, hp={0: 5}, hands={0: "smoke-1 salve-1"}, heroes="luki alles")
    play(state, "0 turn roll", "* throw 1", "0 reroll keep")
    assert see(state)["turn"] == 1, "no closing items"
    play(state, "* throw 6", "1 duel 0", "0 smoke use smoke-1")
    assert (at(state, 1)["stays"], hand(state, 0)) == (1, ["salve-1"]), "the challenger goes on with the cell"


@pytest.mark.rule("S-79", "S-105", "S-150")
def test_case_12_clair_fails_and_wards() -> None:
    state = scene(heroes="luki clair", hands={0: "knife-1", 1: "ward-1"})
    play(state, "0 turn use knife-1", "0 target 1", "1 refuse yes", "* refuse-die 3", "1 ward use ward-1")
    assert (at(state, 1)["hp"], discards(state)) == (10, ["ward-1", "knife-1"])


@pytest.mark.rule("S-149", "S-155")
def test_case_13_the_meteor_shower_of_clair_herself() -> None:
    state = scene(heroes="clair")
    play(state, "* throw 1", "* task meteor-1")
    assert (at(state, 0)["hp"], see(state)["turn"]) == (9, 1)


@pytest.mark.rule("S-67", "S-68")
@pytest.mark.parametrize(("target", "hp"), [(0, [8, 10, 10]), (2, [10, 10, 6])])
def test_case_14_knockout_3_5_1(target: int, hp: list[int]) -> None:
    state = fight(3, [10, 10, 10])
    play(state, "* knockout-die 3", "* knockout-die 5", "* knockout-die 1", f"1 strike {target}")
    assert who(state, "hp") == hp


@pytest.mark.rule("S-70", "S-161")
def test_case_15_knockout_4_2_4() -> None:
    state = fight(3, [10, 10, 10])
    play(state, "* knockout-die 4", "* knockout-die 2", "* knockout-die 4")
    assert (asked(state), see(state)["dice"], who(state, "hp")) == ("* knockout-die", [], [10, 10, 10])


@pytest.mark.rule("S-82", "S-113", "S-131", "SC-7")
def test_case_16_alles_at_haruharas() -> None:
    state = scene(heroes="alles", progress={0: 25}, hp={0: 4})
    play(state, "* throw 3")
    assert (at(state, 0)["place"], at(state, 0)["hp"], see(state)["turn"]) == (33, 5, 1)


@pytest.mark.rule("S-106", "S-111")
def test_case_17_alles_with_10_hp_uses_the_trigger() -> None:
    state = scene(heroes="alles", progress={0: 9})
    events = play(state, "* throw 2")
    assert (named(events, "healed"), at(state, 0)["hp"]) == ([], 10)
    again = scene(heroes="alles", progress={0: 9}, furthest={0: 11}, hp={0: 4})
    play(again, "* throw 2")
    assert at(again, 0)["hp"] == 4


@pytest.mark.rule("S-83", "S-112", "S-117")
def test_case_18_deifil_thrown_back_and_over_the_tower_again() -> None:
    state = scene(seats=2, heroes="deifil luki", progress={0: 22, 1: 4})
    play(state, "* throw 4", "0 hunt yes", "* monster yeti-1", "* attack-die 2", "* throw 1")
    assert (at(state, 0)["place"], asked(state)) == (23, "0 two-dice")
    events = play(state, "0 two-dice yes", "* throw 1", "* throw 3")
    assert (at(state, 0)["place"], named(events, "gained"), at(state, 0)["right"]) == (27, [], 0)


@pytest.mark.rule("S-76", "S-146")
def test_case_19_luki_rerolls_and_the_charm_cannot_follow() -> None:
    state = scene(progress={0: 4}, rights={0: READY}, hands={0: "reroll-1"})
    play(state, "0 turn roll", "* throw 2", "0 reroll skill", "* throw 1")
    assert (at(state, 0)["progress"], asked(state), hand(state, 0)) == (5, "0 duel", ["reroll-1"])


@pytest.mark.rule("S-77", "S-78")
def test_case_20_sion_keeps_the_salve() -> None:
    state = scene(heroes="sion")
    play(state, "* throw 1", "0 two-tasks yes", "* offer tailwind-1", "* offer salve-1", "0 which-task salve-1")
    assert (hand(state, 0), discards(state), at(state, 0)["progress"]) == (["salve-1"], ["tailwind-1"], 1)


@pytest.mark.rule("S-91", "S-158")
def test_case_21_sion_on_the_rift() -> None:
    state = scene(heroes="sion", progress={0: 16}, hands={0: "salve-1"})
    play(state, "0 turn roll", "* throw 1", "0 reroll keep", "0 home yes", "* rift 3")
    assert (at(state, 0)["place"], at(state, 0)["hp"], asked(state)) == (20, 10, "0 closing")


@pytest.mark.rule("S-14", "S-65", "S-159")
def test_case_22_two_finish_in_the_round() -> None:
    state = scene(seats=4, progress={0: 119, 1: 44, 2: 118, 3: 42}, heroes="luki alba foyfoy deifil")
    play(state, "* throw 1", "* throw 1", "* throw 3", "* task lunch-1", "* throw 1")
    assert see(state)["fighters"] == [0, 2]


@pytest.mark.rule("S-44", "S-45", "S-127")
def test_case_23_swift_boots_onto_another_hero() -> None:
    state = scene(progress={0: 10, 1: 12}, hands={0: "boots-1"})
    play(state, "0 turn use boots-1")
    assert (at(state, 0)["place"], asked(state)) == (12, "* throw")
    play(state, "* throw 1")
    assert asked(state) == "* task"


@pytest.mark.rule("S-106")
def test_case_24_9_hp_and_a_salve() -> None:
    state = scene(hp={0: 9}, hands={0: "salve-1"})
    play(state, "0 turn use salve-1")
    assert at(state, 0)["hp"] == 10


@pytest.mark.rule("S-149")
def test_case_25_two_leaders() -> None:
    state = scene(progress={0: 0, 1: 30, 2: 30})
    play(state, "* throw 1", "* task front_trial-1")
    assert who(state, "hp") == [10, 9, 9]
