"""Rulebook 1.3: what cells do, and to whom."""

import pytest

from tests.games.senyu.scenes import asked, at, named, play, scene, see


@pytest.mark.rule("S-34")
def test_an_event_cell_does_what_it_says() -> None:
    state = scene(progress={0: 15}, hp={0: 5})
    play(state, "* throw 1")
    assert at(state, 0)["hp"] == 7
    assert see(state)["turn"] == 1


@pytest.mark.rule("S-35")
def test_some_force_and_some_let_the_die_decide() -> None:
    forced = scene(progress={0: 19})
    play(forced, "* throw 1")
    assert (at(forced, 0)["hp"], see(forced)["turn"]) == (9, 1)
    decided = scene(progress={0: 11})
    play(decided, "* throw 1")
    assert (asked(decided), see(decided)["turn"]) == ("* fate", 0)


@pytest.mark.rule("S-43")
def test_only_rolling_and_moving_by_the_points_triggers_a_cell() -> None:
    state = scene(progress={0: 18}, hands={0: "boots-1"})
    play(state, "0 turn use boots-1")
    assert (at(state, 0)["cell"], at(state, 0)["hp"], asked(state)) == ("pit", 10, "* throw")
    state = scene(progress={0: 18})
    play(state, "* throw 2")
    assert (at(state, 0)["cell"], at(state, 0)["hp"]) == ("pit", 9)


@pytest.mark.rule("S-44", "S-45")
def test_other_orders_trigger_neither_cell_nor_duel() -> None:
    state = scene(progress={0: 11, 1: 13, 2: 11})
    play(state, "* throw 1", "* fate 5")
    assert (at(state, 0)["cell"], see(state)["turn"], asked(state)) == ("task-13", 1, "* throw")
    state = scene(progress={0: 11, 1: 11})
    play(state, "* throw 1", "* fate 2")
    assert (at(state, 0)["cell"], see(state)["turn"], asked(state)) == ("wilderness-11", 1, "* throw")


@pytest.mark.rule("S-46")
def test_the_prison_holds_nobody() -> None:
    for heroes in ("alba", "luki"):
        state = scene(heroes=heroes, progress={0: 4, 1: 19, 2: 19})
        play(state, "* throw 1")
        assert (at(state, 0)["cell"], at(state, 0)["stays"], see(state)["turn"]) == ("prison", 0, 1)
        passing = scene(heroes=heroes, progress={0: 2, 1: 19, 2: 19})
        play(passing, "* throw 4")
        assert (at(passing, 0)["cell"], at(passing, 0)["stays"]) == ("wilderness-6", 0)


@pytest.mark.rule("S-131")
def test_the_pit_and_the_flight() -> None:
    state = scene(progress={0: 18})
    play(state, "* throw 2")
    assert (at(state, 0)["cell"], at(state, 0)["hp"]) == ("pit", 9)
    state = scene(progress={0: 27, 1: 33})
    events = play(state, "* throw 1")
    assert named(events, "advanced") == [{"seat": 0, "number": 5, "cell": "wasteland"}]
    assert (see(state)["turn"], asked(state)) == (1, "* throw"), "no hunt and no duel at the end of the flight"


@pytest.mark.rule("S-132")
def test_landing_on_the_contest_starts_no_knockout() -> None:
    state = scene(progress={0: 20})
    play(state, "* throw 2")
    assert (at(state, 0)["cell"], at(state, 0)["stays"], see(state)["fighters"]) == ("contest", 1, [])
    rift = scene(progress={0: 16})
    play(rift, "* throw 1", "* rift 2")
    assert at(rift, 0)["departs"] == "contest"
