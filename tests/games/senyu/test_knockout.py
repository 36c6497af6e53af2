"""Rulebook 1.6: the knockout."""

import pytest

from parlour.core.errors import BadOption
from tests.games.senyu.scenes import (
    GAME,
    Play,
    asked,
    at,
    default,
    fight,
    named,
    offered,
    play,
    refused,
    scene,
    see,
    who,
)


def throw(state: Play, *points: int) -> list[dict[str, object]]:
    """All fighters roll these."""
    return play(state, *[f"* knockout-die {each}" for each in points])  # type: ignore[return-value]


@pytest.mark.rule("S-64")
def test_one_procedure_decides_whatever_its_name() -> None:
    """Several finishers, a tie at the end of the time and an agreed end lead into the same steps."""
    finishers = scene(seats=2, turn=1, progress={0: 122, 1: 119}, hp={0: 3, 1: 3})
    play(finishers, "* throw 1")
    timed = scene(seats=2, turn=1, progress={0: 5, 1: 4}, hp={0: 3, 1: 3}, options={"timed_minutes": 9})
    play(timed, "* time up", "* throw 1", "1 duel no")
    agreed = scene(seats=2, turn=1, progress={0: 9, 1: 4}, hp={0: 3, 1: 3}, options={"early_stop": "knockout"})
    play(agreed, "0 stop stop", "1 stop stop", "* throw 1")
    for state in (finishers, timed, agreed):
        assert (asked(state), see(state)["fighters"]) == ("* knockout-die", [0, 1])
        throw(state, 6, 1)
        assert state.verdict is not None
        assert (state.verdict.winners, state.verdict.why) == ((0,), "knockout")


@pytest.mark.rule("S-65")
def test_the_finishers_of_the_round_fight() -> None:
    state = scene(seats=4, turn=3, progress={0: 121, 1: 118, 2: 125, 3: 119})
    play(state, "* throw 1")
    assert see(state)["fighters"] == [0, 2, 3]


@pytest.mark.rule("S-66", "S-67", "S-68")
def test_the_highest_attacks_one_opponent_for_the_difference() -> None:
    for target, hp in (("0", [8, 10, 10]), ("2", [10, 10, 6])):
        state = fight(3, [10, 10, 10])
        throw(state, 3, 5, 1)
        assert (asked(state), offered(state)) == ("1 strike", ["0", "2"])
        play(state, f"1 strike {target}")
        assert who(state, "hp") == hp


@pytest.mark.rule("S-69")
def test_if_nobody_is_down_they_roll_again() -> None:
    state = fight(2, [10, 10])
    throw(state, 5, 2)
    assert (who(state, "hp"), asked(state), state.verdict) == ([10, 7], "* knockout-die", None)
    throw(state, 1, 6)
    assert who(state, "hp") == [5, 7]


@pytest.mark.rule("S-70")
def test_if_the_highest_are_equal_nobody_attacks_and_all_roll_again() -> None:
    state = fight(3, [10, 10, 10])
    events = throw(state, 4, 2, 4)
    assert (len(events), events[-1], asked(state)) == (4, {"event": "knockout-tie"}, "* knockout-die")
    assert who(state, "hp") == [10, 10, 10]
    throw(state, 4, 2, 5)
    assert asked(state) == "2 strike", "all three have rolled again"


@pytest.mark.rule("S-71")
def test_whoever_is_at_0_leaves_at_once() -> None:
    state = fight(3, [10, 3, 10])
    throw(state, 6, 2, 4)
    events = play(state, "0 strike 1")
    assert named(events, "out") == [{"seat": 1}]
    assert (see(state)["fighters"], see(state)["out"], at(state, 1)["hp"]) == ([0, 2], [1], 0)
    throw(state, 5, 2)
    assert who(state, "hp") == [10, 0, 7]


@pytest.mark.rule("S-72")
def test_the_last_one_left_wins() -> None:
    state = fight(3, [1, 1, 1])
    throw(state, 6, 2, 4)
    play(state, "0 strike 1")
    throw(state, 1, 2)
    assert state.verdict is not None
    assert (state.verdict.places, asked(state)) == ((2, 3, 1), None)


@pytest.mark.rule("S-73")
def test_no_skill_works_here() -> None:
    state = scene(
        seats=3, turn=2, heroes="foyfoy princess clair", progress={0: 120, 1: 121, 2: 119}, hp={0: 9, 1: 9, 2: 9}
    )
    play(state, "* throw 1", "2 duel no")
    throw(state, 6, 5, 5)
    assert asked(state) == "0 strike"
    play(state, "0 strike 2")
    assert (asked(state), who(state, "hp")) == ("* knockout-die", [9, 9, 8]), "Clair is not asked"


@pytest.mark.rule("S-160")
def test_current_hp_no_items_seat_order_and_the_attacker_must_attack() -> None:
    state = fight(3, [4, 7, 10], hands="salve-1")
    order = []
    for points in (1, 2, 6):
        play(state, f"* knockout-die {points}")
        dice = see(state)["dice"]
        assert isinstance(dice, list)
        order = dice
    assert [die["seat"] for die in order if isinstance(die, dict)] == [0, 1, 2]
    assert (who(state, "hp"), asked(state)) == ([4, 7, 10], "2 strike")
    assert (offered(state), default(state)) == (["0", "1"], "0")
    refused(state, "2 strike 2", reason="self-strike", clause="S-67")
    refused(state, "2 strike 7", reason="not-fighting", clause="S-71")


@pytest.mark.rule("S-161")
def test_only_a_tie_for_the_highest_counts_by_default() -> None:
    state = fight(3, [10, 10, 10])
    throw(state, 2, 5, 2)
    assert asked(state) == "1 strike"


@pytest.mark.rule("S-161")
def test_any_repeat_is_an_option_but_not_at_large_tables() -> None:
    state = fight(3, [10, 10, 10], options={"knockout_reroll": "any_repeat"})
    throw(state, 2, 5, 2)
    assert asked(state) == "* knockout-die"
    throw(state, 2, 5, 1)
    assert asked(state) == "1 strike"
    for seats in (7, 8):
        with pytest.raises(BadOption, match="knockout_reroll"):
            GAME.setup(seats=seats, options={"knockout_reroll": "any_repeat"})
    assert GAME.setup(seats=6, options={"knockout_reroll": "any_repeat"}).asked is not None


def test_eight_fighters_with_ties_come_to_an_end() -> None:
    state = fight(8, [2] * 8)
    for _ in range(3):
        throw(state, 6, 6, 1, 1, 1, 1, 1, 1)
    for left in range(8, 2, -1):
        throw(state, 6, *[1] * (left - 1))
        play(state, f"{asked(state)} {default(state)}")
    throw(state, 6, 1)
    assert state.verdict is not None
    assert state.verdict.places == (1, 8, 7, 6, 5, 4, 3, 2)
