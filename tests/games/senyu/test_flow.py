"""Rulebook 1.1 and 1.10: opening, turn order, what is public."""

import pytest

import parlour
from parlour.core.errors import BadOption
from parlour.core.seats import SPECTATOR
from tests.games.senyu.scenes import (
    GAME,
    asked,
    at,
    default,
    greyed,
    named,
    not_asked,
    offered,
    outcomes,
    play,
    refused,
    scene,
    see,
    who,
)


@pytest.mark.rule("S-04")
def test_two_to_eight_players() -> None:
    assert parlour.game("senyu").seats == (2, 3, 4, 5, 6, 7, 8)
    for seats in (2, 8):
        state = GAME.setup(seats=seats, options={"hero_choice": "drawn"})
        heroes = [hero.text for hero in GAME.content.heroes][:seats]
        play(state, *[f"* draw-hero {hero}" for hero in heroes], "* start 6", *["* start 1"] * (seats - 1), "* throw 5")
        assert who(state, "cell")[0] == "prison"


@pytest.mark.rule("S-120")
def test_one_die_of_six_faces_and_no_more_or_fewer_players() -> None:
    for seats in (1, 9):
        with pytest.raises(BadOption, match="played by 2 to 8"):
            GAME.setup(seats=seats)
    assert outcomes(scene()) == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.rule("S-124")
def test_each_hero_is_taken_once_from_seat_1_up() -> None:
    state = GAME.setup(seats=3)
    assert asked(state) == "0 hero"
    assert len(offered(state)) == 8
    play(state, "0 hero sion")
    assert (asked(state), "sion" in offered(state), len(offered(state))) == ("1 hero", False, 7)
    refused(state, "1 hero sion", reason="hero-taken", clause="S-124")
    play(state, "1 hero alba", "2 hero clair")
    assert who(state, "hero") == ["sion", "alba", "clair"]


@pytest.mark.rule("S-124")
def test_the_last_of_eight_heroes_is_not_asked() -> None:
    state = GAME.setup(seats=8)
    for seat, hero in enumerate(["deifil", "alles", "princess", "foyfoy", "clair", "sion", "luki"]):
        play(state, f"{seat} hero {hero}")
    assert (asked(state), at(state, 7)["hero"]) == ("* start", "alba")


@pytest.mark.rule("S-123")
def test_the_highest_starts_and_only_the_tied_roll_again() -> None:
    state = GAME.setup(seats=3)
    assert asked(state) == "0 hero"
    events = play(state, "0 hero alba", "1 hero luki", "2 hero sion", "* start 5", "* start 2", "* start 5")
    assert named(events, "start-again") == [{"seats": [0, 2]}]
    assert asked(state) == "* start"
    events = play(state, "* start 3", "* start 4")
    assert named(events, "starter") == [{"seat": 2}]
    assert (see(state)["starter"], see(state)["turn"], see(state)["round"]) == (2, 2, 1)


@pytest.mark.rule("S-123")
def test_play_goes_clockwise_and_a_round_begins_with_the_starter() -> None:
    state = scene(starter=2, turn=2, progress={0: 4, 1: 4, 2: 4})
    turns = []
    for _ in range(4):
        turns.append((see(state)["turn"], see(state)["round"]))
        play(state, "* throw 1")
        if asked(state) and str(asked(state)).endswith("duel"):
            play(state, f"{see(state)['turn']} duel no")
    assert turns == [(2, 1), (0, 1), (1, 1), (2, 2)]


@pytest.mark.rule("S-06", "S-122")
def test_everybody_starts_on_the_castle_with_ten_hp_and_nothing_else() -> None:
    state = GAME.setup(seats=2)
    play(state, "0 hero alba", "1 hero luki", "* start 2", "* start 1")
    for seat in (0, 1):
        row = at(state, seat)
        assert (row["cell"], row["progress"], row["hp"]) == ("castle", 0, 10)
        assert (row["stays"], row["items"], row["certificates"], row["right"]) == (0, 0, 0, 0)


@pytest.mark.rule("S-01")
def test_roll_and_move_forward_by_the_points() -> None:
    for points in range(1, 7):
        state = scene(progress={0: 18}, starter=0)
        assert (asked(state), see(state)["turn"]) == ("* throw", 0)
        events = play(state, f"* throw {points}")
        assert at(state, 0)["progress"] == 18 + points
        assert named(events, "moved")[0]["number"] == points


@pytest.mark.rule("S-02")
def test_the_cell_is_carried_out_and_the_next_player_is_up() -> None:
    state = scene(progress={0: 2}, hp={0: 5})
    play(state, "* throw 1")
    assert at(state, 0)["hp"] == 6
    assert (see(state)["turn"], asked(state)) == (1, "* throw")


@pytest.mark.rule("S-03")
def test_this_goes_on_until_the_game_ends() -> None:
    state = scene(seats=2, progress={0: 2, 1: 115})
    for round in (1, 2, 3):
        assert (see(state)["round"], state.verdict) == (round, None)
        # Castle town, prison, Alba's house; two tasks and the castle.
        play(state, f"* throw {(1, 2, 2)[round - 1]}", f"* throw {(2, 2, 1)[round - 1]}")
        if round < 3:
            play(state, f"* task hot_spring-{round}")
    assert state.verdict is not None
    assert asked(state) is None


@pytest.mark.rule("S-127")
def test_the_order_of_an_active_turn() -> None:
    """Items, throw, reroll, move, duel, cell, items again."""
    state = scene(progress={0: 20, 1: 25}, hands={0: "boots-1 reroll-1"})
    order = [asked(state)]
    for line in (
        "0 turn use boots-1",
        "0 turn roll",
        "* throw 1",
        "0 reroll use reroll-1",
        "* throw 3",
        "0 duel 1",
        "* duel-die 5",
        "* duel-die 1",
        "* task salve-1",
        "0 closing done",
    ):
        play(state, line)
        order.append(asked(state))
    assert order == [
        "0 turn",
        "0 turn",
        "* throw",
        "0 reroll",
        "* throw",
        "0 duel",
        "* duel-die",
        "* duel-die",
        "* task",
        "0 closing",
        "* throw",
    ]
    assert see(state)["turn"] == 1


@pytest.mark.rule("S-126")
def test_progress_is_forward_minus_back_and_may_be_negative() -> None:
    state = scene(progress={0: 5})
    play(state, "* throw 1", "0 hunt yes", "* monster yeti-1", "* attack-die 1")
    assert (at(state, 0)["progress"], at(state, 0)["place"]) == (3, 3)
    state = scene(progress={0: 0})
    play(state, "* throw 1", "* task wrong_turn-1")
    assert (at(state, 0)["progress"], at(state, 0)["place"], at(state, 0)["cell"]) == (-1, 39, "task-39")


@pytest.mark.rule("S-125")
def test_what_is_public_and_what_is_not() -> None:
    state = scene(
        progress={0: 41}, hp={0: 4}, stays={1: 1}, hands={1: "ward-1 knife-1", 2: "salve-1"}, discards="lunch-1"
    )
    for eye in (SPECTATOR, 2):
        seen = see(state, eye)
        assert (at(state, 0)["hp"], at(state, 0)["place"], at(state, 0)["certificates"]) == (4, 1, 1)
        assert (at(state, 1)["stays"], at(state, 1)["items"]) == (1, 2)
        assert seen["discards"] == ["lunch-1"]
        assert "ward" not in str(seen) and "knife" not in str(seen)
    assert see(state, 1)["hand"] == ["ward-1", "knife-1"]
    assert see(state, 2)["hand"] == ["salve-1"]
    play(state, "* throw 1", "0 hunt yes", "* monster slime-1", "* attack-die 1")
    assert see(state, SPECTATOR)["slain"] == ["slime-1"]


def test_a_question_is_asked_of_nobody_else() -> None:
    state = scene(hands={0: "salve-1"}, progress={0: 1})
    not_asked(state, "1 turn roll")
    refused(state, "0 turn use ward-1", reason="not-held", clause="S-27")
    assert greyed(state) == {}
    assert default(state) == "roll"
