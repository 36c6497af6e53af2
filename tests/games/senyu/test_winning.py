"""Rulebook 1.2: certificates, finishing, the end of the game."""

import pytest

from parlour.core.errors import BadOption
from parlour.core.questions import Answer, Chance
from parlour.core.seats import NATURE
from parlour.games.senyu.steps.round import TURNS_A_MINUTE
from parlour.play import Seeded
from tests.games.senyu.scenes import GAME, Play, asked, at, default, named, offered, play, scene, see, who


def over(state: Play) -> bool:
    """Whether the game has ended."""
    return state.verdict is not None


def last_turn(*, progress: dict[int, int], seats: int = 4, **more: object) -> Play:
    """The last seat's turn of a round."""
    return scene(seats=seats, turn=seats - 1, progress=progress, **more)  # type: ignore[arg-type]


@pytest.mark.rule("S-07", "S-09")
def test_each_forward_pass_of_the_castle_earns_one_certificate() -> None:
    state = scene(progress={0: 38})
    events = play(state, "* throw 4")
    assert named(events, "certificate") == [{"seat": 0, "number": 1}]
    assert (at(state, 0)["certificates"], at(state, 0)["progress"]) == (1, 42)
    state = scene(progress={0: 78})
    play(state, "* throw 4")
    assert at(state, 0)["certificates"] == 2


@pytest.mark.rule("S-08")
def test_stopping_exactly_on_the_castle_earns_one_too() -> None:
    state = scene(progress={0: 38})
    play(state, "* throw 2")
    assert (at(state, 0)["cell"], at(state, 0)["certificates"]) == ("castle", 1)


@pytest.mark.rule("S-10")
def test_standing_there_at_the_beginning_earns_nothing() -> None:
    state = scene()
    assert who(state, "certificates") == [0, 0, 0]
    play(state, "* throw 5")
    assert at(state, 0)["certificates"] == 0


@pytest.mark.rule("S-11", "S-12")
@pytest.mark.parametrize(("seats", "goal"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2), (7, 2), (8, 2)])
def test_how_many_certificates_finish(seats: int, goal: int) -> None:
    assert see(GAME.setup(seats=seats))["goal"] == goal
    below = last_turn(seats=seats, progress={seats - 1: 40 * (goal - 1) - 2})
    play(below, "* throw 4")
    while asked(below) not in (None, "* throw"):
        play(below, f"{seats - 1} hunt no")
    assert (at(below, seats - 1)["certificates"], below.verdict) == (goal - 1, None)
    enough = last_turn(seats=seats, progress={seats - 1: 40 * goal - 1})
    play(enough, "* throw 1")
    assert enough.verdict is not None
    assert enough.verdict.winners == (seats - 1,)


@pytest.mark.rule("S-13", "S-15")
def test_a_single_finisher_wins_without_a_knockout() -> None:
    state = last_turn(progress={3: 118})
    events = play(state, "* throw 2")
    assert named(events, "knockout") == []
    assert state.verdict is not None
    assert (state.verdict.winners, state.verdict.why) == ((3,), "finished")
    assert asked(state) is None


@pytest.mark.rule("S-14")
def test_several_finishers_fight_and_the_winner_of_that_wins() -> None:
    state = last_turn(progress={1: 120, 3: 118}, hp={1: 1})
    events = play(state, "* throw 2", "3 duel no")
    assert named(events, "knockout") == [{"seats": [1, 3]}]
    assert not over(state)
    play(state, "* knockout-die 2", "* knockout-die 3")
    assert state.verdict is not None
    assert (state.verdict.winners, state.verdict.why) == ((3,), "knockout")


@pytest.mark.rule("S-159")
def test_the_test_is_made_after_the_last_seat_of_the_round() -> None:
    """The finisher goes on: others still have their turns, and a finisher thrown back keeps the certificates."""
    state = scene(seats=3, progress={0: 119, 1: 43, 2: 30}, hands={2: "rope-1"})
    play(state, "* throw 1")
    assert (at(state, 0)["certificates"], state.verdict, see(state)["turn"]) == (3, None, 1)
    play(state, "* throw 2", "2 turn use rope-1", "2 target 0")
    assert (at(state, 0)["progress"], at(state, 0)["certificates"]) == (117, 3)
    assert not over(state)
    play(state, "* throw 2", "2 hunt no")
    assert state.verdict is not None
    assert state.verdict.winners == (0,)


@pytest.mark.rule("S-16")
def test_passing_by_an_item_counts() -> None:
    for start in (37, 38, 39):
        state = scene(progress={0: start}, hands={0: "boots-1"})
        play(state, "0 turn use boots-1")
        assert at(state, 0)["certificates"] == (start + 2) // 40


@pytest.mark.rule("S-16")
def test_passing_by_a_reward_or_an_event_counts() -> None:
    state = scene(progress={0: 35})
    play(state, "* throw 3", "0 hunt yes", "* monster werewolf-1", "* attack-die 6")
    assert (at(state, 0)["progress"], at(state, 0)["certificates"]) == (42, 1)
    state = scene(progress={0: 38})
    play(state, "* throw 1", "* task tailwind-1")
    assert (at(state, 0)["progress"], at(state, 0)["certificates"]) == (41, 1)


@pytest.mark.rule("S-128")
def test_passing_effects_happen_cell_by_cell_on_every_forward_move() -> None:
    """A move over beach and castle tells of both in order, by die, by reward and by item alike."""
    by_die = scene(heroes="alles", progress={0: 30}, hp={0: 5}, rights={0: 0}, hands={0: "twin_dice-1"})
    events = play(by_die, "0 turn use twin_dice-1", "* throw 5", "* throw 6")
    assert [row["event"] for row in events if row["event"] in ("refreshed", "certificate")] == [
        "refreshed",
        "certificate",
    ]
    by_reward = scene(heroes="alles", progress={0: 28}, hp={0: 5})
    events = play(by_reward, "* throw 1", "0 hunt yes", "* monster werewolf-1", "* attack-die 5")
    assert named(events, "refreshed") == [{"seat": 0, "cell": "beach"}]
    by_item = scene(heroes="deifil", progress={0: 24}, hands={0: "boots-1"})
    assert named(play(by_item, "0 turn use boots-1"), "gained") == [{"seat": 0}]
    flown = scene(heroes="alles", progress={0: 26}, hp={0: 5})
    events = play(flown, "* throw 2")
    names = [row["event"] for row in events]
    assert names.index("refreshed") < names.index("advanced")


@pytest.mark.rule("S-17", "S-18")
def test_going_back_over_the_castle_and_coming_again_earns_nothing() -> None:
    state = scene(progress={0: 40})
    play(state, "* throw 1", "* task wrong_turn-1")
    assert (at(state, 0)["progress"], at(state, 0)["certificates"]) == (39, 1)
    again = scene(progress={0: 39}, furthest={0: 41})
    play(again, "* throw 3")
    assert (at(again, 0)["progress"], at(again, 0)["certificates"]) == (42, 1)


@pytest.mark.rule("S-19")
def test_another_number_of_laps_may_be_agreed() -> None:
    for goal in range(1, 10):
        options = {"goal_certificates": goal}
        assert see(GAME.setup(seats=8, options=options))["goal"] == goal
        state = last_turn(progress={3: 40 * goal - 1}, options=options)
        play(state, "* throw 1")
        assert state.verdict is not None
    with pytest.raises(BadOption, match="goal_certificates"):
        GAME.setup(seats=4, options={"goal_certificates": 10})


TIMED = {"timed_minutes": 60}


@pytest.mark.rule("S-20", "S-162")
def test_in_a_timed_game_the_round_is_finished_and_laps_then_cells_decide() -> None:
    state = scene(seats=3, progress={0: 41, 1: 79, 2: 44}, options=TIMED)
    assert see(state)["goal"] == 0
    assert (NATURE, "time") in [(question.seat, question.about) for question in state.questions]
    events = play(state, "* time up")
    assert named(events, "time-up") == [{}]
    assert asked(state) == "* throw"
    assert (NATURE, "time") not in [(question.seat, question.about) for question in state.questions]
    play(state, "* throw 2", "* throw 1", "* throw 1")
    assert state.verdict is not None
    assert (state.verdict.places, state.verdict.why) == ((3, 1, 2), "ranked")
    assert state.verdict.scores == (1, 2, 1)


@pytest.mark.rule("S-162")
def test_certificates_come_before_cells_and_only_a_tie_for_first_is_fought_out() -> None:
    behind = scene(seats=3, turn=2, progress={0: 75, 1: 79, 2: 43}, furthest={0: 82}, options=TIMED)
    play(behind, "* time up", "* throw 2")
    assert behind.verdict is not None
    assert behind.verdict.places == (1, 2, 3)
    tied = scene(seats=3, turn=2, progress={0: 60, 1: 60, 2: 43}, hp={0: 1, 1: 1}, options=TIMED)
    play(tied, "* time up", "* throw 2")
    assert see(tied)["fighters"] == [0, 1]
    play(tied, "* knockout-die 1", "* knockout-die 4")
    assert tied.verdict is not None
    assert tied.verdict.places == (2, 1, 3)


@pytest.mark.rule("S-162")
def test_a_timed_game_has_no_goal() -> None:
    state = last_turn(seats=2, progress={0: 500, 1: 119}, options=TIMED)
    play(state, "* throw 1")
    assert (state.verdict, see(state)["round"]) == (None, 2)
    with pytest.raises(BadOption, match="no goal"):
        GAME.setup(seats=2, options=TIMED | {"goal_certificates": 3})


@pytest.mark.rule("S-162")
def test_without_a_clock_a_timed_game_ends_all_the_same() -> None:
    """A turn counts as a second; a real clock is never later."""
    state, nature = scene(seats=2, options={"timed_minutes": 1}), Seeded(1)
    turns = 1
    while state.asked is not None:
        if isinstance(state.asked, Chance):
            state.play(Answer(NATURE, nature.answer(state.asked)))
        else:
            play(state, f"{asked(state)} {default(state)}")
        turns = max(turns, state.table.turns)
    assert turns == TURNS_A_MINUTE
    assert state.verdict is not None
    assert state.verdict.why in ("ranked", "knockout")
    assert GAME.time_limit(scene(options=TIMED).table) == 3600
    assert GAME.time_limit(scene().table) is None


@pytest.mark.rule("S-109", "S-162")
def test_all_may_agree_to_stop_and_laps_and_cells_decide() -> None:
    state = scene(seats=2, progress={0: 30, 1: 18})
    play(state, "1 stop stop", "0 stop stop")
    assert who(state, "wishes") == [True, True]
    assert not over(state)
    play(state, "* throw 5", "* throw 4")
    assert state.verdict is not None
    assert (state.verdict.places, state.verdict.why) == ((1, 2), "ranked")


@pytest.mark.rule("S-110")
def test_or_everybody_fights() -> None:
    state = scene(seats=2, progress={0: 30, 1: 18}, hp={0: 2}, options={"early_stop": "knockout"})
    play(state, "1 stop stop", "0 stop stop", "* throw 5", "* throw 4")
    assert see(state)["fighters"] == [0, 1]
    play(state, "* knockout-die 1", "* knockout-die 5")
    assert state.verdict is not None
    assert (state.verdict.places, state.verdict.why) == ((2, 1), "knockout")


@pytest.mark.rule("S-110")
def test_one_who_does_not_agree_is_enough_and_wishes_end_with_the_round() -> None:
    state = scene(seats=2, progress={0: 2, 1: 4})
    play(state, "1 stop stop", "* throw 1", "* throw 1")
    assert (state.verdict, who(state, "wishes")) == (None, [False, False])
    assert see(state)["round"] == 2


@pytest.mark.rule("S-162")
def test_an_early_stop_counts_only_if_nobody_finished() -> None:
    state = scene(seats=2, turn=1, progress={0: 100, 1: 119})
    play(state, "0 stop stop", "1 stop stop", "* throw 1")
    assert state.verdict is not None
    assert (state.verdict.winners, state.verdict.why) == ((1,), "finished")


@pytest.mark.rule("S-166")
def test_places_below_the_winner() -> None:
    """Beaten fighters, last out first; then certificates, then progress; ties share."""
    state = scene(
        seats=8,
        turn=7,
        progress={0: 80, 1: 81, 2: 82, 3: 45, 4: 70, 5: 45, 6: 20, 7: 44},
        hp={0: 1, 1: 1, 2: 1},
    )
    play(state, "* throw 1", "7 duel no")
    assert see(state)["fighters"] == [0, 1, 2]
    play(state, "* knockout-die 4", "* knockout-die 1", "* knockout-die 2")
    assert asked(state) == "0 strike"
    assert offered(state) == ["1", "2"]
    play(state, "0 strike 1", "* knockout-die 1", "* knockout-die 6")
    assert state.verdict is not None
    assert state.verdict.places == (2, 3, 1, 5, 4, 5, 8, 5)
