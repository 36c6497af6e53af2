"""Rulebook 1.3, 1.9, 1.10: HP and near death."""

import pytest

from tests.games.senyu.scenes import asked, at, hand, named, play, scene, see, who


@pytest.mark.rule("S-41", "S-42")
def test_at_0_hp_back_to_the_castle_healed_and_from_there_on_again() -> None:
    state = scene(seats=2, progress={0: 18, 1: 43}, hp={0: 1})
    events = play(state, "* throw 2")
    assert named(events, "near-death") == [{"seat": 0}]
    assert (at(state, 0)["cell"], at(state, 0)["hp"]) == ("castle", 10)
    play(state, "* throw 2", "* throw 3")
    assert at(state, 0)["cell"] == "castle_town"


@pytest.mark.rule("S-106")
def test_hp_never_exceed_ten() -> None:
    for before, after in ((9, 10), (10, 10), (7, 9)):
        state = scene(hands={0: "salve-1"}, hp={0: before})
        events = play(state, "0 turn use salve-1")
        assert at(state, 0)["hp"] == after
        # what is lost is not told, and nothing is where all is
        told = [{"seat": 0, "number": after - before, "hp": after}] if after > before else []
        assert named(events, "healed") == told


@pytest.mark.rule("S-133")
def test_the_castle_is_that_of_the_last_certificate_and_nothing_is_paid() -> None:
    state = scene(progress={0: 98}, hp={0: 1})
    events = play(state, "* throw 2")
    assert (at(state, 0)["progress"], at(state, 0)["certificates"]) == (80, 2)
    assert named(events, "certificate") == []
    behind = scene(progress={0: 59, 1: 39}, furthest={1: 41}, hp={1: 2}, hands={0: "knife-1"})
    play(behind, "0 turn use knife-1", "0 target 1")
    assert (at(behind, 1)["progress"], at(behind, 1)["certificates"]) == (40, 1), "forward, but nothing is passed"


@pytest.mark.rule("S-134")
def test_hp_are_ten_again_at_once_and_no_turn_is_lost() -> None:
    state = scene(seats=2, progress={0: 18, 1: 43}, hp={0: 1})
    play(state, "* throw 2")
    assert (at(state, 0)["hp"], see(state)["turn"]) == (10, 1)
    play(state, "* throw 2")
    assert (see(state)["turn"], asked(state)) == (0, "* throw")


@pytest.mark.rule("S-135")
def test_stay_departure_and_rights_are_cleared_items_kept() -> None:
    state = scene(
        hp={1: 2},
        progress={1: 17},
        stays={1: 1},
        departs={1: "pit"},
        rights={1: 1},
        hands={0: "knife-1", 1: "salve-1"},
    )
    play(state, "0 turn use knife-1", "0 target 1", "1 ward no")
    row = at(state, 1)
    assert (row["stays"], row["departs"], row["right"], row["cell"]) == (0, "", 0, "castle")
    assert hand(state, 1) == ["salve-1"]


@pytest.mark.rule("S-136")
def test_the_rest_of_the_effect_is_dropped_and_the_own_turn_ends() -> None:
    """The captain's first task kills: no second task, not forward, no closing items."""
    state = scene(progress={0: 1}, hp={0: 1}, hands={0: "salve-1"})
    play(state, "0 turn roll", "* throw 1", "0 reroll keep", "0 hunt yes", "* monster captain-1", "0 sword no")
    play(state, "* attack-die 6", "* task stray_shot-1")
    assert (at(state, 0)["progress"], see(state)["turn"], asked(state)) == (0, 1, "* throw")


@pytest.mark.rule("S-136")
def test_the_turn_ends_once_the_effect_is_settled_for_everybody() -> None:
    state = scene(hp={0: 1, 1: 5, 2: 5}, hands={0: "salve-1"})
    play(state, "0 turn roll", "* throw 1", "0 reroll keep", "* task meteor-1")
    assert (who(state, "hp"), see(state)["turn"]) == ([10, 4, 4], 1)


@pytest.mark.rule("S-136")
def test_before_the_roll_it_ends_the_turn_too() -> None:
    state = scene(hp={0: 2}, hands={0: "knife-1"}, progress={0: 6})
    play(state, "0 turn use knife-1", "0 target 0")
    assert (at(state, 0)["cell"], see(state)["turn"]) == ("castle", 1)


@pytest.mark.rule("S-136")
def test_somebody_else_falling_does_not_end_the_turn() -> None:
    state = scene(hp={1: 2}, hands={0: "knife-1"}, progress={0: 6})
    play(state, "0 turn use knife-1", "0 target 1")
    assert (at(state, 1)["cell"], see(state)["turn"], asked(state)) == ("castle", 0, "* throw")


@pytest.mark.rule("S-137")
def test_damage_beyond_0_is_forgiven() -> None:
    state = scene(progress={0: 1}, hp={0: 2})
    events = play(state, "* throw 1", "0 hunt yes", "* monster dragon-1", "* attack-die 6")
    assert named(events, "hurt") == [{"seat": 0, "number": 4, "hp": 0}]
    assert at(state, 0)["hp"] == 10
