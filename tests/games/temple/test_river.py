"""Chapter 1.8: the river and the waterfall."""

import pytest

from tests.games.temple.scenes import (
    BOARD,
    Play,
    answer,
    asked,
    cell,
    chances,
    fate,
    greyed,
    happened,
    held,
    moves,
    nature,
    offered,
    outcomes,
    refused,
    scene,
    some,
    told,
)


def leaving(load: int, treasures: int, dice: str, **options: object) -> Play:
    """Seat 0 has rolled these dice to leave the river."""
    state = scene(where={0: "r6"}, load={0: load}, treasures={0: some(treasures)}, options=options)
    answer(state, 0, "leave")
    nature(state, "river-roll", dice)
    return state


@pytest.mark.rule("T-85")
def test_in_by_several_lines_and_then_along_the_arrows() -> None:
    for start, to in (("c17", "r1"), ("c18", "r2"), ("c19", "r3")):
        state = scene(where={0: start}, mask=False)
        answer(state, 0, f"move {to}")
        assert cell(state, 0) == to
    for here, onward in zip(BOARD.river, BOARD.river[1:], strict=False):
        assert moves(scene(where={0: BOARD.ids[here]})) == {BOARD.ids[onward]}
    refused(scene(where={0: "r3"}), 0, "move r2", reason="current", clause="T-85")


@pytest.mark.rule("T-86")
def test_out_only_from_the_last_cell() -> None:
    for here, out in (("r1", "c17"), ("r4", "c20"), ("r5", "c31")):
        refused(scene(where={0: here}), 0, f"move {out}", reason="current", clause="T-86")
        refused(scene(where={0: here}), 0, "leave", reason="no-waterfall", clause="T-86")
    assert offered(scene(where={0: "r6"})) == ["leave"]


@pytest.mark.rule("T-87", "T-88")
def test_a_river_cell_is_searched_once_a_stay() -> None:
    state = scene(where={0: "r2"}, actions={0: 4})
    answer(state, 0, "search")
    assert all(text.startswith("river-") for text in outcomes(state))
    nature(state, "treasure", "river-4-1")
    assert greyed(state) == {"search": "lying"}
    refused(state, 0, "search", reason="lying", clause="T-87")
    assert state.table.lying == 1
    answer(state, 0, "move r3")
    assert state.table.lying == 0
    answer(state, 0, "search")
    nature(state, "treasure", "river-4-2")
    assert held(state, 0) == ["river-4-1", "river-4-2"]


@pytest.mark.rule("T-88")
def test_a_new_round_does_not_stand_it_up() -> None:
    state = scene(at="roll", where={0: "r2"}, lying=[0])
    nature(state, "roll", "6 6 6 6 6")
    refused(state, 0, "search", reason="lying", clause="T-88")


@pytest.mark.rule("T-89", "T-90", "T-91")
def test_in_the_last_cell_only_leaving_and_that_is_compulsory() -> None:
    state = scene(where={0: "r5"}, actions={0: 2})
    answer(state, 0, "move r6")
    assert offered(state) == ["leave"]
    assert greyed(state) == {"search": "must-leave", "done": "must-leave"}
    refused(state, 0, "done", reason="must-leave", clause="T-90")
    refused(state, 0, "search", reason="must-leave", clause="T-89")
    answer(state, 0, "leave")
    assert state.table.actions[0] == 0


@pytest.mark.rule("T-91")
def test_without_an_action_the_adventurer_waits() -> None:
    state = scene(where={0: "r5"}, actions={0: 1})
    answer(state, 0, "move r6")
    assert (asked(state), fate(state, 0)) == ((1, "turn"), "inside")


@pytest.mark.rule("T-91")
def test_waterfall_without_action_dies() -> None:
    dies = {"waterfall_without_action": "dies"}
    state = scene(where={0: "r5"}, actions={0: 1}, options=dies)
    answer(state, 0, "move r6")
    assert (asked(state), fate(state, 0)) == ((1, "turn"), "waiting")
    assert happened(state, "died")[0]["cause"] == "waterfall"
    # Blocked with an action left: the compulsion rests, and so does the river.
    state = scene(where={0: "r6"}, actions={0: 2}, boulder=30, options=dies)
    assert (asked(state), fate(state, 0)) == ((1, "turn"), "inside")


@pytest.mark.rule("T-92")
@pytest.mark.parametrize("load", [2, 3, 4, 5, 6])
def test_as_many_dice_as_the_load_and_no_1(load: int) -> None:
    state = scene(where={0: "r6"}, load={0: load})
    answer(state, 0, "leave")
    assert outcomes(state)[0] == " ".join("1" * load)
    other = state.copy()
    nature(state, "river-roll", " ".join("2" * load))
    assert (cell(state, 0), fate(state, 0)) == ("c30", "inside")
    nature(other, "river-roll", " ".join("1" + "2" * (load - 1)))
    assert fate(other, 0) == "waiting"


@pytest.mark.rule("T-93", "T-151")
def test_three_treasures_of_ones_own_choice_reroll_a_1() -> None:
    state = leaving(3, 5, "1 5 6")
    assert offered(state, 0, "ransom") == ["pay", "refuse"]
    answer(state, 0, "pay", about="ransom")
    assert offered(state, 0, "give") == some(5).split()
    refused(state, 0, some(1, 20), about="give", reason="not-yours", clause="T-93")
    for text in ("w1-coffin-1", "w1-1-1", "w1-2-1"):
        answer(state, 0, text, about="give")
        assert told(state, 1)[0] == {"event": "gave", "seat": 0, "deck": "w1"}
    assert held(state, 0) == ["w1-1-2", "w1-1-3"]
    nature(state, "river-die", "2")
    assert cell(state, 0) == "c30"


@pytest.mark.rule("T-94")
def test_each_die_only_once() -> None:
    state = leaving(3, 6, "1 5 6")
    answer(state, 0, "pay", about="ransom")
    answer(state, 0, *some(3).split(), about="give")
    nature(state, "river-die", "1")
    assert (fate(state, 0), held(state, 0)) == ("waiting", [])


@pytest.mark.rule("T-95")
def test_who_cannot_pay_for_every_1_dies() -> None:
    state = leaving(3, 5, "1 1 4")
    assert (fate(state, 0), asked(state)) == ("waiting", (1, "turn"))
    assert len(state.table.discards[0]) == 5
    assert asked(leaving(3, 6, "1 1 4")) == (0, "ransom")


@pytest.mark.rule("T-96")
def test_paying_does_not_change_the_number_of_dice() -> None:
    state = leaving(3, 6, "1 1 4")
    answer(state, 0, "pay", about="ransom")
    answer(state, 0, *some(3).split(), about="give")
    nature(state, "river-die", "3")
    # Load 3 would now be load 2, yet the second 1 is still to be paid for.
    assert asked(state) == (0, "ransom")
    live = leaving(2, 3, "2 3", load_timing="live")
    assert cell(live, 0) == "c30"


@pytest.mark.rule("T-97")
def test_success_leads_to_the_cell_beside_and_the_rest_of_the_turn() -> None:
    state = leaving(2, 0, "2 3")
    assert (cell(state, 0), state.table.actions[0]) == ("c30", 4)
    answer(state, 0, "move c31", "move exit")
    assert fate(state, 0) == "escaped"


@pytest.mark.rule("T-98")
def test_while_the_boulder_is_there_nobody_can_leave() -> None:
    state = scene(where={0: "r6", 1: "r4"}, boulder=30)
    assert asked(state) == (1, "turn")
    assert (cell(state, 0), fate(state, 0)) == ("r6", "inside")
    swimmer = scene(where={0: "r6"}, boulder=30, who={0: "ferryman"}, fresh=[0])
    assert asked(swimmer) == (1, "turn")


@pytest.mark.rule("T-151")
def test_one_after_the_other_and_who_can_pay_may_refuse() -> None:
    state = leaving(3, 7, "1 1 4")
    answer(state, 0, "pay", about="ransom")
    answer(state, 0, *some(3).split(), about="give")
    nature(state, "river-die", "5")
    assert len(held(state, 0)) == 4
    answer(state, 0, "refuse", about="ransom")
    assert (fate(state, 0), held(state, 0)) == ("waiting", [])
    # With no more than the price there is nothing to choose.
    state = leaving(2, 3, "1 4")
    answer(state, 0, "pay", about="ransom")
    assert (held(state, 0), asked(state)) == ([], (-3, "river-die"))


def survives(load: int, treasures: int) -> float:
    """Exactly, through nature's answers, paying always."""
    state = scene(where={0: "r6"}, load={0: load}, treasures={0: some(treasures)} if treasures else {})
    answer(state, 0, "leave")
    return _survives(state)


def _survives(state: Play) -> float:
    while asked(state) in ((0, "ransom"), (0, "give")):
        choice = state.asked
        assert choice is not None
        state.play_value(0, choice.default)  # type: ignore[attr-defined]
    if asked(state) not in ((-3, "river-roll"), (-3, "river-die")):
        return float(fate(state, 0) == "inside")
    return sum(odds * _survives(other) for other, odds in chances(state))


@pytest.mark.parametrize(
    ("load", "treasures", "odds"),
    [
        (2, 0, 0.6944),
        (2, 2, 0.6944),
        (2, 3, 0.9259),
        (3, 4, 0.8681),
        (3, 5, 0.8681),
        (3, 6, 0.9163),
        (4, 7, 0.8841),
        (4, 8, 0.8841),
        (4, 9, 0.8931),
        (5, 10, 0.8670),
        (5, 11, 0.8670),
        (5, 12, 0.8686),
    ],
)
def test_survival_at_the_waterfall(load: int, treasures: int, odds: float) -> None:
    """Rulebook section 4."""
    assert survives(load, treasures) == pytest.approx(odds, abs=6e-5)
