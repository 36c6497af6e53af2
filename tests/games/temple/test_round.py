"""Chapter 1.3: round, load, actions."""

import pytest

from parlour.core.seats import SPECTATOR
from tests.games.temple.scenes import (
    BOARD,
    GAME,
    TEMPLE,
    Play,
    answer,
    asked,
    fate,
    happened,
    held,
    nature,
    offered,
    refused,
    scene,
    seen_seat,
    some,
    told,
)


def loads(state: Play) -> list[int]:
    return list(state.table.load)


def actions(state: Play) -> list[int]:
    return list(state.table.actions)


def after_loading(treasures: int, **options: object) -> Play:
    state = scene(at="load", treasures={0: some(treasures)}, options=options)
    if treasures:
        answer(state, 0, "keep-all", about="discard")
    return state


@pytest.mark.rule("T-25")
def test_six_phases_in_order() -> None:
    state = scene(
        at="round",
        seats=3,
        where={0: "c21", 1: "c22"},
        status={2: "waiting"},
        treasures={0: some(1)},
        boulder=12,
        round=3,
    )
    assert asked(state) == (0, "discard")
    answer(state, 0, "keep-all", about="discard")
    nature(state, "roll", "1 1 1 2 6")
    answer(state, 0, "done")
    answer(state, 1, "done")
    nature(state, "wall-card", "blank", "blank", "blank")
    nature(state, "boulder-roll", "1 1 1 1")
    assert asked(state) == (2, "send")
    answer(state, 2, "wait", about="send")
    assert [event["event"] for event in told(state)] == ["waits", "dice-passed", "round"]
    assert (state.table.round, state.table.first) == (5, 1)


@pytest.mark.rule("T-26")
def test_phase_1_any_own_treasures_then_the_loads_are_set() -> None:
    state = scene(at="load", first=1, load={0: 4}, treasures={0: some(7), 1: some(2, 10)})
    assert asked(state) == (1, "discard")
    answer(state, 1, "keep-all", about="discard")
    assert offered(state, 0, "discard") == [*some(7).split(), "keep-all"]
    refused(state, 0, some(1, 10), about="discard", reason="not-yours", clause="T-26")
    answer(state, 0, *some(4).split(), about="discard")
    assert loads(state) == [4, 2]
    answer(state, 0, "keep-all", about="discard")
    assert (loads(state), held(state, 0)) == ([2, 2], some(3, 4).split())


@pytest.mark.rule("T-27", "T-28", "T-29")
@pytest.mark.parametrize(
    ("treasures", "load"), [(0, 2), (2, 2), (3, 2), (4, 3), (6, 3), (7, 4), (9, 4), (10, 5), (12, 5), (13, 5), (20, 5)]
)
def test_the_load_by_the_number_of_treasures(treasures: int, load: int) -> None:
    assert loads(after_loading(treasures))[0] == load


@pytest.mark.rule("T-29")
def test_overload_level_6_and_drop_to_12() -> None:
    assert loads(after_loading(13, overload="level_6"))[0] == 6
    assert loads(after_loading(12, overload="level_6"))[0] == 5
    state = scene(at="load", treasures={0: some(14)}, options={"overload": "drop_to_12"})
    refused(state, 0, "keep-all", about="discard", reason="too-many", clause="T-29")
    answer(state, 0, "w1-5-1", about="discard")
    refused(state, 0, "keep-all", about="discard", reason="too-many", clause="T-29")
    answer(state, 0, "w1-1-1", about="discard")
    answer(state, 0, "keep-all", about="discard")
    assert (len(held(state, 0)), loads(state)[0]) == (12, 5)


@pytest.mark.rule("T-30")
def test_coffins_and_alcove_treasures_count_one_each() -> None:
    state = scene(at="load", treasures={0: "w1-coffin-1 small-1 big w2-1-1"})
    answer(state, 0, "keep-all", about="discard")
    assert loads(state)[0] == 3


@pytest.mark.rule("T-31")
def test_load_actions_and_number_of_treasures_are_public() -> None:
    state = scene(treasures={0: some(5)}, load={0: 3}, actions={0: 4})
    for eye in (SPECTATOR, 1):
        row = seen_seat(state, 0, eye)
        assert (row["load"], row["actions"], row["number"], row["treasures"]) == (3, 4, 5, [])


@pytest.mark.rule("T-32")
def test_the_load_of_phase_1_holds_for_the_round() -> None:
    state = scene(where={0: "c22"}, treasures={0: some(6)}, load={0: 2})
    answer(state, 0, "move bridge")
    nature(state, "bridge-roll", "2 2 2 2 2")
    assert state.table.planks == 5


@pytest.mark.rule("T-32")
def test_load_timing_live_weighs_what_is_carried_now() -> None:
    state = scene(where={0: "c22"}, treasures={0: some(6)}, load={0: 2}, options={"load_timing": "live"})
    answer(state, 0, "move bridge")
    nature(state, "bridge-roll", "2 2 3 3 3")
    assert state.table.planks == 3
    assert actions(state)[0] == 4  # not recounted
    state = scene(where={0: "r6"}, treasures={0: some(6)}, load={0: 2}, options={"load_timing": "live"})
    answer(state, 0, "leave")
    nature(state, "river-roll", "2 3 4")


@pytest.mark.rule("T-33")
def test_discards_leave_the_game_face_down_and_decks_are_never_refilled() -> None:
    state = scene(at="load", treasures={0: some(10)})
    answer(state, 0, "w1-5-1", about="discard")
    assert happened(state, "discarded", 1) == [{"event": "discarded", "seat": 0, "deck": "w1"}]
    assert happened(state, "discarded", 0) == [{"event": "discarded", "seat": 0, "deck": "w1", "treasure": "w1-5-1"}]
    assert state.table.decks[0] == []
    assert state.table.discards[0] == [TEMPLE.treasure_of["w1-5-1"]]
    state = scene(where={0: "w11"}, treasures={1: some(9)}, gone="w1-5-1")
    refused(state, 0, "search", reason="deck-empty", clause="T-54")


@pytest.mark.rule("T-34", "T-35")
@pytest.mark.parametrize(
    ("dice", "load", "expected"),
    [("1 2 2 2 2", 2, 4), ("1 2 2 2 2", 3, 0), ("6 5 4 3 2", 4, 3), ("6 6 6 6 6", 5, 5), ("1 1 1 1 1", 2, 0)],
)
def test_one_roll_for_all_counts_what_reaches_the_load(dice: str, load: int, expected: int) -> None:
    treasures = {2: 0, 3: 4, 4: 7, 5: 10}[load]
    state = scene(at="load", treasures={0: some(treasures)} if treasures else {}, first=1)
    if treasures:
        answer(state, 0, "keep-all", about="discard")
    nature(state, "roll", dice)
    assert happened(state, "rolled")[0]["seat"] == 1
    assert actions(state)[0] == expected
    assert actions(state)[1] == sum(int(face) >= 2 for face in dice.split())


@pytest.mark.rule("T-36")
def test_turns_from_the_first_player_clockwise_all_actions_at_once() -> None:
    state = scene(seats=3, first=1, actions={0: 2, 1: 2, 2: 2})
    for seat in (1, 2, 0):
        answer(state, seat, "move c22")
        assert asked(state) == (seat, "turn")
        answer(state, seat, "move c23")
    assert asked(state) == (-3, "wall-card")


@pytest.mark.rule("T-37")
def test_actions_in_any_order_and_repeatedly_but_not_more() -> None:
    state = scene(where={0: "w31"}, actions={0: 4})
    answer(state, 0, "search")
    nature(state, "treasure", "w3-1-1")
    answer(state, 0, "move w32", "search")
    nature(state, "treasure", "w3-1-2")
    answer(state, 0, "search")
    nature(state, "treasure", "w3-1-3")
    assert asked(state) == (1, "turn")
    state = scene(where={0: "w31"}, actions={0: 1})
    answer(state, 0, "done")
    assert asked(state) == (1, "turn")


@pytest.mark.rule("T-38")
def test_unused_actions_are_lost() -> None:
    state = scene(actions={0: 5})
    answer(state, 0, "done")
    assert actions(state)[0] == 0


@pytest.mark.rule("T-39")
def test_only_those_with_a_living_adventurer_inside_have_a_turn() -> None:
    state = scene(seats=5, status={0: "waiting", 2: "escaped", 4: "gone"})
    answer(state, 1, "done")
    answer(state, 3, "done")
    assert asked(state) == (-3, "wall-card")
    # Who dies in another player's turn has none either.
    state = scene(where={0: "bridge", 1: "bridge"}, planks=1)
    answer(state, 0, "jump")
    nature(state, "bridge-roll", "3")
    assert [fate(state, seat) for seat in (0, 1)] == ["waiting", "waiting"]
    assert asked(state) == (-3, "wall-card")


@pytest.mark.rule("T-149")
def test_the_dice_are_rolled_also_with_nobody_inside() -> None:
    state = scene(at="load", status={0: "waiting", 1: "escaped"})
    assert asked(state) == (-3, "roll")
    nature(state, "roll", "2 3 4 5 6")
    assert (actions(state), asked(state)) == ([0, 0], (-3, "wall-card"))


@pytest.mark.rule("T-150")
def test_only_those_inside_who_carry_something_are_asked_in_phase_1() -> None:
    state = scene(at="load", seats=4, status={0: "escaped", 1: "waiting"}, treasures={0: some(5), 3: some(1, 10)})
    assert asked(state) == (3, "discard")
    answer(state, 3, "keep-all", about="discard")
    assert asked(state) == (-3, "roll")
    assert len(held(state, 0)) == 5


def test_the_turn_offers_what_the_place_allows() -> None:
    state = GAME.setup(seats=2)
    assert state.table.round == 0
    state = scene(where={0: "w22"})
    assert offered(state) == [*sorted(["move w12", "move w21", "move w23", "move w32"]), "search", "decipher", "done"]
    assert BOARD.ids[state.table.where[0]] == "w22"
