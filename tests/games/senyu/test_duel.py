"""Rulebook 1.5: the duel."""

import pytest

from tests.games.senyu.scenes import asked, at, default, discards, named, offered, play, scene, see, who

LANDED = ("* throw 2",)


@pytest.mark.rule("S-55")
def test_a_die_move_onto_others_allows_a_duel() -> None:
    state = scene(progress={0: 10, 1: 12, 2: 30})
    play(state, "* throw 2")
    assert (asked(state), offered(state), default(state)) == ("0 duel", ["no", "1"], "no")
    play(state, "0 duel no")
    assert (who(state, "hp"), asked(state)) == ([10, 10, 10], "* fate")
    alone = scene(progress={0: 10, 1: 30, 2: 30})
    play(alone, "* throw 2")
    assert asked(alone) == "* fate"


@pytest.mark.rule("S-56")
def test_exactly_one_of_those_there_is_challenged() -> None:
    state = scene(seats=4, progress={0: 3, 1: 5, 2: 45, 3: 6})
    play(state, "* throw 2")
    assert offered(state) == ["no", "1", "2"], "whoever is on the same cell, on whatever lap"
    play(state, "0 duel 2", "* duel-die 6", "* duel-die 1")
    assert who(state, "hp") == [10, 10, 5, 10]
    assert see(state)["turn"] == 1, "no second duel"


@pytest.mark.rule("S-57")
def test_the_challenged_cannot_refuse_but_by_skill_or_item() -> None:
    state = scene(progress={0: 3})
    play(state, "* throw 2", "0 duel 1")
    assert asked(state) == "* duel-die"
    state = scene(progress={0: 3}, hands={1: "smoke-1"})
    play(state, "* throw 2", "0 duel 1")
    assert (asked(state), offered(state), default(state)) == ("1 smoke", ["no", "use smoke-1"], "no")
    play(state, "1 smoke use smoke-1")
    assert (see(state)["turn"], discards(state), see(state)["duel"]) == (1, ["smoke-1"], [])
    state = scene(heroes="luki clair", progress={0: 3})
    play(state, "* throw 2", "0 duel 1", "1 refuse yes", "* refuse-die 1")
    assert see(state)["turn"] == 1


@pytest.mark.rule("S-58")
def test_the_larger_number_wins() -> None:
    for first, second, hp in ((6, 1, [10, 5, 10]), (1, 6, [5, 10, 10])):
        state = scene(progress={0: 3})
        play(state, "* throw 2", "0 duel 1", f"* duel-die {first}", f"* duel-die {second}")
        assert who(state, "hp") == hp


@pytest.mark.rule("S-59")
def test_equal_numbers_are_thrown_again() -> None:
    state = scene(progress={0: 3})
    events = play(state, "* throw 2", "0 duel 1", "* duel-die 3", "* duel-die 3")
    assert (named(events, "duel-tie"), asked(state), who(state, "hp")) == ([{}], "* duel-die", [10, 10, 10])
    play(state, "* duel-die 2", "* duel-die 2", "* duel-die 5", "* duel-die 3")
    assert who(state, "hp") == [10, 8, 10]


@pytest.mark.rule("S-60")
@pytest.mark.parametrize("loser", range(1, 6))
@pytest.mark.parametrize("winner", range(2, 7))
def test_the_loser_loses_the_difference(winner: int, loser: int) -> None:
    if winner <= loser:
        winner, loser = loser + 1, winner - 1
    state = scene(progress={0: 3})
    play(state, "* throw 2", "0 duel 1", f"* duel-die {winner}", f"* duel-die {loser}")
    assert who(state, "hp") == [10, 10 - (winner - loser), 10]


@pytest.mark.rule("S-61", "S-154")
def test_passing_effects_then_duel_then_content() -> None:
    state = scene(heroes="alles", progress={0: 8, 1: 10}, hp={0: 5})
    events = play(state, "* throw 2")
    assert (named(events, "refreshed"), at(state, 0)["hp"], asked(state)) == (
        [{"seat": 0, "cell": "hero_school"}],
        6,
        "0 duel",
    )
    play(state, "0 duel 1", "* duel-die 6", "* duel-die 1")
    assert asked(state) == "* task"
    castle = scene(progress={0: 38, 1: 40})
    events = play(castle, "* throw 2")
    assert (named(events, "certificate"), asked(castle)) == ([{"seat": 0, "number": 1}], "0 duel")


@pytest.mark.rule("S-62")
def test_a_challenger_who_falls_does_not_carry_out_the_cell() -> None:
    state = scene(progress={0: 10, 1: 12}, hp={0: 2})
    play(state, "* throw 2", "0 duel 1", "* duel-die 1", "* duel-die 4")
    assert (at(state, 0)["cell"], at(state, 0)["hp"], see(state)["turn"]) == ("castle", 10, 1)


@pytest.mark.rule("S-63")
@pytest.mark.parametrize("hero", ["foyfoy", "princess"])
def test_hunting_skills_do_not_work_in_duels(hero: str) -> None:
    state = scene(heroes=f"{hero} luki", progress={0: 3})
    play(state, "* throw 2", "0 duel 1", "* duel-die 3")
    events = play(state, "* duel-die 3")
    assert (named(events, "duel-tie"), named(events, "skill")) == ([{}], [])
    play(state, "* duel-die 2", "* duel-die 4")
    assert at(state, 0)["hp"] == 8


@pytest.mark.rule("S-153")
def test_one_challenge_a_landing_void_or_not_and_the_challenger_rolls_first() -> None:
    state = scene(seats=3, progress={0: 3}, hands={1: "smoke-1"})
    play(state, "* throw 2")
    assert offered(state) == ["no", "1", "2"]
    play(state, "0 duel 1", "1 smoke use smoke-1")
    assert see(state)["turn"] == 1
    state = scene(progress={0: 3})
    play(state, "* throw 2", "0 duel 1", "* duel-die 6")
    assert see(state)["dice"] == [{"seat": 0, "points": 6}]
    assert see(state)["duel"] == [0, 1]
