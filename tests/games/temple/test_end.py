"""Chapter 1.12: the end and the count."""

import pytest

from parlour.core.agenda import Verdict
from parlour.core.seats import SPECTATOR
from tests.games.temple.scenes import (
    Play,
    answer,
    asked,
    fate,
    happened,
    nature,
    outcomes,
    scene,
    see,
    seen_seat,
    some,
    told,
)


def verdict(state: Play) -> Verdict:
    assert state.table.verdict is not None
    return state.table.verdict


@pytest.mark.rule("T-130", "T-131")
def test_the_game_ends_at_once_when_nobody_is_inside() -> None:
    state = scene(seats=3, where={0: "c31"}, status={1: "escaped", 2: "gone"})
    answer(state, 0, "move exit")
    assert verdict(state).places == (1, 1, 3)
    state = scene(where={0: "bridge"}, planks=1, sent=[0], status={1: "escaped"})
    answer(state, 0, "jump")
    nature(state, "bridge-roll", "1")
    assert verdict(state).places == (2, 1)


@pytest.mark.rule("T-131")
def test_a_reserve_keeps_the_game_open_also_before_a_sun_is_open() -> None:
    state = scene(where={0: "bridge"}, planks=1, status={1: "escaped"}, boulder=3)
    answer(state, 0, "jump")
    nature(state, "bridge-roll", "1")
    assert (fate(state, 0), asked(state)) == ("waiting", (-3, "wall-card"))
    over = scene(where={0: "bridge"}, planks=1, status={1: "escaped"}, options={"reserve_keeps_game_open": False})
    answer(over, 0, "jump")
    nature(over, "bridge-roll", "1")
    assert verdict(over).winners == (1,)


@pytest.mark.rule("T-131")
def test_simultaneous_deaths_count_together() -> None:
    state = scene(where={0: "bridge", 1: "bridge"}, planks=1, sent=[0, 1])
    answer(state, 0, "jump")
    nature(state, "bridge-roll", "3")
    assert verdict(state).places == (2, 2)
    state = scene(at="boulder", round=3, where={0: "c3", 1: "c3"}, boulder=2, sent=[0, 1])
    nature(state, "boulder-roll", "6 6 6")
    assert [row["seat"] for row in happened(state, "died")] == [0, 1]
    # It ends at once: the boulder does not roll on.
    assert see(state)["boulder"] == 3


@pytest.mark.rule("T-132", "T-61")
def test_who_is_out_alive_adds_up_the_others_do_not_score() -> None:
    state = scene(
        at="boulder",
        seats=3,
        round=9,
        boulder=30,
        where={0: "c29"},
        status={1: "escaped", 2: "escaped"},
        treasures={0: "w1-5-1 w2-5-1 w3-5-1", 1: "w1-4-1 small-1", 2: "w1-1-1"},
    )
    nature(state, "boulder-roll", "6 6 6 6 6")
    assert verdict(state) == Verdict((3, 1, 2), (0, 8, 1), "richest")
    assert happened(state, "carried-out", SPECTATOR)[0]["treasures"] == ["w1-4-1", "small-1"]
    assert seen_seat(state, 1)["treasures"] == ["w1-4-1", "small-1"]
    assert seen_seat(state, 0)["treasures"] == []


@pytest.mark.rule("T-133", "T-134")
def test_coffins_are_rolled_after_the_end_a_die_each() -> None:
    state = scene(
        where={0: "c31"}, status={1: "escaped"}, treasures={0: "w1-coffin-1 lava-coffin-1 w1-2-1", 1: "w1-5-1"}
    )
    answer(state, 0, "move exit")
    assert asked(state) == (-3, "coffin")
    assert outcomes(state) == ["1", "2", "3", "4", "5", "6"]
    nature(state, "coffin", "6")
    assert state.table.verdict is None
    nature(state, "coffin", "1")
    assert verdict(state).scores == (9, 5)
    assert seen_seat(state, 0)["coffins"] == [6, 1]


@pytest.mark.rule("T-135")
def test_the_highest_sum_wins_ties_share() -> None:
    state = scene(
        at="end",
        seats=3,
        status={0: "escaped", 1: "escaped", 2: "escaped"},
        treasures={0: "w1-5-1 w1-4-1", 1: "w2-5-1 w2-4-1", 2: "w3-5-1"},
    )
    assert verdict(state) == Verdict((1, 1, 3), (9, 9, 5), "richest")
    assert told(state) == told(state, SPECTATOR)


@pytest.mark.rule("T-135")
def test_tie_big_alcove_wins() -> None:
    treasures = {0: "w1-5-1 w1-1-1", 1: "big", 2: "w2-5-1 w2-1-1"}
    everybody = {0: "escaped", 1: "escaped", 2: "escaped"}
    state = scene(at="end", seats=3, status=everybody, treasures=treasures)
    assert verdict(state).places == (1, 1, 1)
    state = scene(at="end", seats=3, status=everybody, treasures=treasures, options={"tie_big_alcove_wins": True})
    assert verdict(state).places == (2, 1, 2)
    # It is no point more.
    richer = {0: "w1-5-1 w1-2-1", 1: "big"}
    state = scene(
        at="end", status={0: "escaped", 1: "escaped"}, treasures=richer, options={"tie_big_alcove_wins": True}
    )
    assert verdict(state).places == (1, 2)


@pytest.mark.rule("T-136", "T-153")
def test_if_nobody_is_out_all_lose_and_share_the_last_place() -> None:
    state = scene(at="boulder", seats=3, round=9, boulder=30, where={0: "c29"}, treasures={0: some(5)})
    nature(state, "boulder-roll", "6 6 6 6 6")
    assert verdict(state) == Verdict((3, 3, 3), (0, 0, 0), "nobody-escaped")
    assert verdict(state).winners == ()
    assert happened(state, "all-lost") == [{"event": "all-lost"}]


@pytest.mark.rule("T-137")
def test_out_with_nothing_still_beats_everybody_inside() -> None:
    state = scene(where={0: "c31"}, status={1: "gone"})
    answer(state, 0, "move exit")
    assert verdict(state) == Verdict((1, 2), (0, 0), "richest")


@pytest.mark.rule("T-153")
def test_places_by_sum_and_all_others_the_next() -> None:
    state = scene(
        at="end",
        seats=5,
        status={0: "gone", 1: "escaped", 2: "escaped", 3: "gone", 4: "escaped"},
        treasures={1: "w1-5-1", 2: "w2-5-1", 4: "w3-1-1"},
    )
    assert verdict(state).places == (4, 1, 1, 4, 3)
