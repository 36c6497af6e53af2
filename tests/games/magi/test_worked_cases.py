"""Rulebook 5 Worked cases 1 to 21. Seats 0 to 3 sit clockwise."""

import pytest

from parlour.core.agenda import Verdict
from parlour.core.seats import NATURE
from tests.games.magi.scenes import (
    answer,
    asked,
    colour,
    direction,
    happened,
    nature,
    not_asked,
    offered,
    opening,
    refused,
    scene,
    see,
    sizes,
    turn_over,
    windows,
)


@pytest.mark.rule("M-53", "M-63", "M-103", "MC-1")
def test_case_1_out_with_a_staff() -> None:
    state = scene(hands={0: "red-staff-1", 1: "red-coin-1"}, penalties=[9, 0, 0, 0])
    answer(state, 0, "turn", "use red-staff-1")
    assert (see(state)["count"], happened(state, "round-over")) == (2, [])
    assert offered(state, 1, "magic") == ["face"]
    answer(state, 1, "magic", "face")
    nature(state, "draw", "blue-coin-1 blue-coin-2")
    assert happened(state, "count") == [{"event": "count", "count": 0}]
    assert happened(state, "round-over") != []
    assert state.table.penalties == (9, 6, 4, 4)


@pytest.mark.rule("M-37", "M-38", "M-71", "MC-2")
def test_case_2_an_amulet_against_a_count_of_4() -> None:
    state = scene(count=4, turn=1, hands={1: "red-amulet-1 red-coin-1"})
    answer(state, 1, "magic", "magic red-amulet-1")
    assert sizes(state)[1] == 1
    not_asked(state, 1, "turn", "use red-coin-1")
    assert (asked(state), see(state)["count"]) == ((2, "magic"), 4)


@pytest.mark.rule("M-42", "M-49", "MC-3")
def test_case_3_a_count_of_1_on_an_empty_hand() -> None:
    state = scene(count=1, turn=2, hands={2: ""})
    answer(state, 2, "magic", "face")
    nature(state, "draw", "mage-1")
    assert (sizes(state)[2], see(state)["count"], asked(state)) == (1, 0, (3, "turn"))
    # The call is missing.
    caught = state.copy()
    answer(caught, 1, "catch", "forgot")
    assert happened(caught, "caught") == [{"event": "caught", "by": 1, "seat": 2}]
    answer(state, 2, "call", "magi")
    answer(state, 1, "catch", "forgot")
    assert happened(state, "wrong") == [{"event": "wrong", "by": 1, "seat": 2}]


@pytest.mark.rule("M-52")
def test_case_3_the_round_ends_if_somebody_elses_hand_is_empty() -> None:
    state = scene(count=1, turn=2, hands={0: "", 2: ""})
    answer(state, 2, "magic", "face")
    nature(state, "draw", "mage-1")
    assert happened(state, "round-over") != []


@pytest.mark.rule("M-52", "MC-7")
def test_case_4_out_with_an_hourglass() -> None:
    state = scene(turn=3, hands={3: "red-hourglass-1"})
    answer(state, 3, "turn", "use red-hourglass-1")
    assert (happened(state, "turn"), asked(state)) == ([], (NATURE, "deal"))
    assert happened(state, "round-over") != []


@pytest.mark.rule("M-29", "M-42", "M-96", "M-116")
def test_case_5_a_cloak_that_does_not_fit() -> None:
    state = scene(top="red-coin-1", count=3, turn=1, hands={1: "blue-cloak-1"})
    refused(state, 1, "magic", "magic blue-cloak-1", reason="no-match", clause="M-96")
    # The magic phase is offered all the same.
    assert offered(state, 1, "magic") == ["face"]
    answer(state, 1, "magic", "face")
    nature(state, "draw", "mage-1 mage-2 witch-1")
    assert (sizes(state)[1], asked(state)) == (4, (2, "turn"))


@pytest.mark.rule("M-44", "M-47", "M-100")
def test_case_6_b_with_a_usable_card_in_hand() -> None:
    state = scene(top="red-sword-1", hands={0: "red-broom-1"})
    answer(state, 0, "turn", "draw")
    nature(state, "draw", "yellow-shield-1")
    assert offered(state, 0, "may-use") == ["use red-broom-1", "pass"]
    answer(state, 0, "may-use", "pass")
    assert happened(state, "passed", -1) == [{"event": "passed", "seat": 0}]


@pytest.mark.rule("M-42", "M-62", "M-98")
def test_case_7_free_outlasts_a_draw() -> None:
    state = scene(top="witch-1", colour="free", count=3, hands={1: "yellow-staff-1 blue-coin-1"})
    answer(state, 0, "magic", "face")
    nature(state, "draw", "mage-1 mage-2 witch-2")
    assert colour(state) == "free"
    assert {"use yellow-staff-1", "use blue-coin-1"} < set(offered(state, 1, "turn"))


@pytest.mark.rule("M-97", "M-98")
def test_case_8_the_next_used_card_ends_free() -> None:
    state = scene(
        top="witch-1", colour="free", turn=2, hands={2: "blue-crystal-1 red-coin-1", 3: "red-coin-2 blue-coin-1"}
    )
    answer(state, 2, "turn", "use blue-crystal-1")
    assert (colour(state), offered(state, 3, "turn")) == ("blue", ["use blue-coin-1", "draw"])


@pytest.mark.rule("M-40", "M-60", "M-105")
def test_case_9_a_guard_mage_in_the_main_phase() -> None:
    state = scene(turn=1, hands={1: "guard_mage-1 red-coin-1"})
    answer(state, 1, "turn", "use guard_mage-1")
    answer(state, 1, "colour", "yellow")
    assert (colour(state), see(state)["count"], asked(state)) == ("yellow", 0, (2, "turn"))


@pytest.mark.rule("M-34", "M-83")
def test_case_10_a_staff_cannot_answer_a_staff() -> None:
    state = scene(turn=1, hands={1: "red-staff-1 red-coin-1", 2: "red-staff-2"})
    answer(state, 1, "turn", "use red-staff-1")
    refused(state, 2, "magic", "magic red-staff-2", reason="no-hexagram", clause="M-83")
    answer(state, 2, "magic", "face")
    nature(state, "draw", "mage-1 mage-2")
    assert sizes(state)[2] == 3


@pytest.mark.rule("M-78", "M-79")
def test_case_11_in_catastrophe_it_can() -> None:
    state = scene(
        turn=1, hands={1: "red-staff-1 red-coin-1", 2: "red-staff-2 red-coin-2"}, options={"catastrophe": True}
    )
    answer(state, 1, "turn", "use red-staff-1")
    answer(state, 2, "magic", "magic red-staff-2")
    assert (see(state)["count"], asked(state)) == (4, (3, "magic"))


@pytest.mark.rule("M-68", "M-69", "M-70", "M-104")
def test_case_12_shoot() -> None:
    state = scene(hands={0: "red-scroll-1 red-coin-1"})
    answer(state, 0, "turn", "use red-scroll-1")
    assert offered(state, 0, "target") == ["1", "2", "3"]
    refused(state, 0, "target", "0", reason="self-target", clause="M-70")
    answer(state, 0, "target", "3")
    assert (asked(state), direction(state)) == ((3, "turn"), "clockwise")
    turn_over(state, 3, draws="mage-1")
    assert asked(state) == (0, "turn")


@pytest.mark.rule("M-27", "M-90", "M-93")
def test_case_13_a_cloak_as_starting_card() -> None:
    state = opening(start="red-cloak-1", starter=2)
    assert (direction(state), asked(state), colour(state)) == ("counter", (2, "turn"), "red")
    turn_over(state, 2, draws="mage-1")
    assert asked(state) == (1, "turn")


@pytest.mark.rule("M-91", "M-94")
def test_case_14_a_guard_mage_as_starting_card() -> None:
    state = opening(start="guard_mage-1", starter=0)
    assert asked(state) == (0, "colour")
    answer(state, 0, "colour", "blue")
    assert (asked(state), colour(state), see(state)["count"]) == ((0, "turn"), "blue", 0)


@pytest.mark.rule("M-50", "M-51", "M-114")
def test_case_15_noticed_too_late() -> None:
    state = scene(turn=1, hands={1: "red-coin-1 red-coin-2", 2: "red-sword-1 red-sword-2 red-sword-3"})
    answer(state, 1, "turn", "use red-coin-1")
    answer(state, 2, "turn", "draw")
    not_asked(state, 3, "catch", "forgot")
    nature(state, "draw", "mage-1")
    assert sizes(state)[1] == 1


@pytest.mark.rule("M-50", "M-109")
def test_case_16_caught_by_two_at_once() -> None:
    state = scene(turn=1, hands={1: "red-coin-1 red-coin-2"})
    answer(state, 1, "turn", "use red-coin-1")
    assert {(2, "catch"), (3, "catch")} < set(windows(state))
    answer(state, 2, "catch", "forgot")
    not_asked(state, 3, "catch", "forgot")
    nature(state, "draw", "mage-1")
    not_asked(state, 3, "catch", "forgot")
    assert sizes(state)[1] == 2


@pytest.mark.rule("M-57", "M-58", "M-111")
def test_case_17_50_and_a_shared_win() -> None:
    # Seat 3 goes out; the other three keep a card worth 2.
    state = scene(
        penalties=[48, 10, 10, 30], turn=3, hands={0: "red-grail-2", 1: "red-coin-1", 2: "red-coin-2", 3: "red-sword-1"}
    )
    answer(state, 3, "turn", "use red-sword-1")
    assert state.table.penalties == (50, 12, 12, 30)
    assert state.verdict == Verdict((4, 1, 1, 3), (50, 12, 12, 30), "lowest-penalty")
    assert (state.verdict.winners, asked(state)) == ((1, 2), None)


@pytest.mark.rule("M-57", "M-112")
def test_case_18_49_is_not_enough() -> None:
    state = scene(
        penalties=[47, 18, 29, 8], turn=3, hands={0: "red-grail-2", 1: "red-coin-1", 2: "red-coin-2", 3: "red-sword-1"}
    )
    answer(state, 3, "turn", "use red-sword-1")
    assert (state.table.penalties, state.verdict) == ((49, 20, 31, 8), None)
    assert (see(state)["round"], asked(state)) == (2, (NATURE, "deal"))


@pytest.mark.rule("M-56", "M-88")
def test_case_19_the_next_round_is_clockwise_from_the_left_neighbour() -> None:
    state = scene(starter=1, turn=3, direction="counter", hands={3: "red-coin-1"})
    answer(state, 3, "turn", "use red-coin-1")
    assert (see(state)["starter"], direction(state)) == (2, "clockwise")


@pytest.mark.rule("M-29", "M-97")
def test_case_20_a_grail_by_name() -> None:
    state = scene(top="red-grail-1", turn=3, hands={3: "blue-grail-1 red-coin-1"})
    answer(state, 3, "turn", "use blue-grail-1")
    assert (see(state)["top"], colour(state)) == ("blue-grail-1", "blue")


@pytest.mark.rule("M-53", "M-71", "M-103")
def test_case_21_out_with_an_amulet_against_a_count() -> None:
    state = scene(count=2, turn=1, hands={1: "red-amulet-1"})
    answer(state, 1, "magic", "magic red-amulet-1")
    assert (sizes(state)[1], happened(state, "round-over")) == (0, [])
    assert (asked(state), see(state)["count"]) == ((2, "magic"), 2)
