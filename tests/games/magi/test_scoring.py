"""Rulebook 1.8 End of round and game."""

import pytest

from parlour.core.agenda import Verdict
from tests.games.magi.scenes import Play, answer, asked, happened, nature, not_asked, scene, see, sizes, told, turn_over


def last_card(*, penalties: list[int] | None = None, hands: dict[int, str] | None = None, **more: int) -> Play:
    """Seat 0 uses its last card, and the round is over."""
    state = scene(
        seats=4 if penalties is None else len(penalties),
        penalties=penalties,
        hands={0: "red-coin-1"} | (hands or {}),
        starter=more.get("starter", 0),
        round=more.get("round", 1),
    )
    answer(state, 0, "turn", "use red-coin-1")
    assert happened(state, "round-over") != []
    return state


@pytest.mark.rule("M-52")
def test_the_round_ends_at_count_0_when_the_one_whose_turn_ends_has_no_card() -> None:
    state = scene(hands={0: "red-coin-1"})
    answer(state, 0, "turn", "use red-coin-1")
    assert happened(state, "round-over", -1) == [{"event": "round-over", "round": 1}]
    assert (asked(state), see(state)["round"]) == ((-3, "deal"), 2)


@pytest.mark.rule("M-52")
def test_the_round_ends_at_count_0_when_any_player_has_no_card() -> None:
    state = scene(count=1, hands={0: "blue-coin-1", 2: ""})
    answer(state, 0, "magic", "face")
    nature(state, "draw", "red-coin-2")
    assert happened(state, "round-over") == [{"event": "round-over", "round": 1}]


@pytest.mark.rule("M-52")
def test_the_check_is_made_in_an_end_phase() -> None:
    """A main phase that has begun is played to its end; somebody without cards waits for it."""
    state = scene(hands={0: "red-coin-1 red-sword-1", 2: ""})
    assert asked(state) == (0, "turn")
    turn_over(state, 0, draws="mage-1")
    assert happened(state, "round-over") != []


@pytest.mark.rule("M-53")
@pytest.mark.parametrize("card", ["red-staff-1", "witch-1"])
def test_with_a_count_the_round_goes_on_though_a_hand_is_empty(card: str) -> None:
    state = scene(hands={0: card})
    answer(state, 0, "turn", f"use {card}")
    assert (happened(state, "round-over"), asked(state)) == ([], (1, "magic"))
    assert sizes(state)[0] == 0


@pytest.mark.rule("M-54")
def test_everybody_adds_the_points_left_in_hand() -> None:
    state = last_card(
        penalties=[5, 0, 7, 1],
        hands={1: "blue-coin-1 blue-staff-1", 2: "mage-1 witch-1 fickle_witch-1", 3: "supreme_mage-1"},
    )
    assert state.table.penalties == (5, 6, 27, 11)
    scored = {"event": "scored", "seat": 2, "points": 20, "penalty": 27}
    assert happened(state, "scored", 0)[2] == {**scored, "cards": ["mage-1", "witch-1", "fickle_witch-1"]}
    assert see(state, -1)["history"] == [[5, 6, 27, 11]]


@pytest.mark.rule("M-55")
def test_an_empty_hand_adds_nothing() -> None:
    state = last_card(penalties=[13, 2, 3, 4], hands={1: "red-grail-2", 2: "red-grail-3", 3: "mage-1"})
    assert state.table.penalties == (13, 4, 5, 10)
    assert happened(state, "scored")[0] == {"event": "scored", "seat": 0, "points": 0, "penalty": 13, "cards": []}


@pytest.mark.rule("M-56")
@pytest.mark.parametrize(("starter", "after"), [(0, 1), (2, 3), (3, 0)])
def test_the_left_neighbour_of_the_starting_player_starts_the_next_round(starter: int, after: int) -> None:
    """Left of this round's starting player, not of the one who went out."""
    state = last_card(starter=starter)
    assert see(state)["starter"] == after
    assert happened(state, "round")[0]["starter"] == after


@pytest.mark.rule("M-57")
@pytest.mark.parametrize(("before", "over"), [(45, False), (46, True), (47, True), (49, True)])
def test_the_game_ends_at_50(before: int, over: bool) -> None:
    state = last_card(penalties=[0, before, 0, 0], hands={1: "blue-coin-1 blue-coin-2"})
    assert state.table.penalties[1] == before + 4
    assert (state.verdict is not None, asked(state) is None) == (over, over)
    if over:
        for seat in range(4):
            not_asked(state, seat, "turn", "draw")


@pytest.mark.rule("M-58")
def test_the_lowest_penalty_wins() -> None:
    """It need not be the player who went out."""
    state = last_card(penalties=[20, 49, 8, 30], hands={1: "blue-coin-1", 2: "mage-1", 3: "blue-staff-1"})
    assert state.verdict == Verdict((2, 4, 1, 3), (20, 51, 14, 34), "lowest-penalty")
    assert state.verdict.winners == (2,)
    assert happened(state, "over", -1) == [{"event": "over", "seats": [2]}]


@pytest.mark.rule("M-111")
def test_those_level_at_the_lowest_share_the_win() -> None:
    state = last_card(penalties=[12, 48, 10, 28], hands={1: "red-grail-2", 2: "red-grail-3", 3: "red-coin-3"})
    assert state.table.penalties == (12, 50, 12, 30)
    assert state.verdict == Verdict((1, 4, 1, 3), (12, 50, 12, 30), "lowest-penalty")
    assert state.verdict.winners == (0, 2)
    assert happened(state, "over", -1) == [{"event": "over", "seats": [0, 2]}]


@pytest.mark.rule("M-111")
def test_level_players_share_any_place() -> None:
    state = last_card(
        penalties=[0, 48, 48, 28, 28], hands={1: "red-grail-2", 2: "red-grail-3", 3: "mage-1", 4: "mage-2"}
    )
    assert state.verdict == Verdict((1, 4, 4, 2, 2), (0, 50, 50, 34, 34), "lowest-penalty")


@pytest.mark.rule("M-112")
def test_penalties_add_up_and_the_end_is_looked_for_only_after_a_round() -> None:
    # 49 and a hand worth 20: during the round nothing happens.
    state = scene(penalties=[0, 49, 0, 0], hands={0: "red-coin-1 red-coin-2", 1: "supreme_mage-1 mage-1 blue-staff-1"})
    turn_over(state, 0, draws="mage-2")
    assert (state.verdict, asked(state)) == (None, (1, "turn"))
    turn_over(state, 1, draws="witch-1")
    assert state.verdict is None


@pytest.mark.rule("M-112")
def test_all_players_are_scored_before_the_end_is_looked_for() -> None:
    state = last_card(penalties=[10, 49, 47, 2], hands={1: "blue-coin-1", 2: "mage-1", 3: "blue-staff-1"})
    assert [each["event"] for each in told(state)] == ["used", "round-over", *["scored"] * 4, "over"]
    assert state.verdict is not None
    assert state.verdict.scores == (10, 51, 53, 6)


@pytest.mark.rule("M-112")
def test_a_second_round_adds_to_the_first() -> None:
    state = last_card(penalties=[7, 20, 30, 40], round=3, hands={1: "mage-1", 2: "mage-2", 3: "witch-1"})
    assert (state.verdict, state.table.penalties) == (None, (7, 26, 36, 46))
    assert see(state)["round"] == 4
