"""Rulebook 1.7 Phase 4, end: the call "Magi!", and pointing out that it was forgotten."""

import pytest

from tests.games.magi.scenes import (
    Play,
    answer,
    asked,
    called,
    hand,
    happened,
    nature,
    not_asked,
    refused,
    scene,
    see,
    sizes,
    told,
    turn_over,
    windows,
)


def one_card_left(*, seats: int = 4, options: dict[str, object] | None = None, said: bool = False) -> Play:
    """Seat 0 has just ended its turn with one card in hand, having said "Magi" or not."""
    state = scene(seats=seats, hands={0: "red-coin-1 blue-sword-1", 1: "red-sword-1 blue-coin-1"}, options=options)
    if said:
        answer(state, 0, "call", "magi")
    answer(state, 0, "turn", "use red-coin-1")
    assert (sizes(state)[0], asked(state)) == (1, (1, "turn"))
    return state


def offers(state: Play) -> list[tuple[int, str]]:
    """The windows that gain something by being answered, in the order in which they are met."""
    found = [step.ask(state.table) for step in state.game.offers(state.table)]
    return [(question.seat, question.about) for question in found if question is not None]


@pytest.mark.rule("M-49")
def test_who_ends_a_turn_with_one_card_calls() -> None:
    state = scene(hands={0: "red-coin-1 blue-sword-1"})
    answer(state, 0, "call", "magi")
    # Once is enough.
    assert windows(state) == []
    refused(state, 0, "turn", "magi", reason="window-closed", clause="M-49")
    assert [happened(state, "called", eye) for eye in (-1, 0, 1, 2, 3)] == [[{"event": "called", "seat": 0}]] * 5
    answer(state, 0, "turn", "use red-coin-1")
    # It was said: nothing is missing.
    answer(state, 2, "catch", "forgot")
    assert (happened(state, "wrong"), sizes(state)[0]) == ([{"event": "wrong", "by": 2, "seat": 0}], 1)


@pytest.mark.rule("M-49")
def test_the_call_may_still_be_made_when_the_turn_has_ended() -> None:
    state = one_card_left()
    answer(state, 0, "call", "magi")
    assert happened(state, "called", 3) == [{"event": "called", "seat": 0}]
    not_asked(state, 0, "call", "magi")
    assert called(state) == [0]
    answer(state, 2, "catch", "forgot")
    assert (happened(state, "caught"), sizes(state)[0]) == ([], 1)


@pytest.mark.rule("M-49")
@pytest.mark.parametrize(("mine", "used"), [("red-coin-1 red-sword-1 blue-broom-1", "red-coin-1"), ("", "")])
def test_with_any_other_number_of_cards_no_call_is_due(mine: str, used: str) -> None:
    if mine:
        state = scene(hands={0: mine})
        answer(state, 0, "turn", f"use {used}")
    else:
        # The last card goes, and a count keeps the round going.
        state = scene(count=1, hands={0: "red-amulet-1"})
        answer(state, 0, "magic", "magic red-amulet-1")
    answer(state, 2, "catch", "forgot")
    assert happened(state, "wrong") == [{"event": "wrong", "by": 2, "seat": 0}]


@pytest.mark.rule("M-49")
def test_nobody_is_told_that_a_call_is_due_or_missing() -> None:
    """The question stands there in any turn, with one card or with ten, and the window looks alike in the end."""
    seen = []
    for mine in ("red-coin-1 blue-sword-1", "red-coin-1 blue-sword-1 blue-broom-1"):
        state = scene(hands={0: mine})
        assert windows(state) == [(0, "call")]
        answer(state, 0, "turn", "use red-coin-1")
        seen.append((windows(state), see(state, 2)["questions"], told(state, 2)))
    assert seen[0] == seen[1]


@pytest.mark.rule("M-50")
@pytest.mark.parametrize("by", [1, 2, 3])
def test_who_forgot_and_is_caught_draws_one(by: int) -> None:
    state = one_card_left()
    answer(state, by, "catch", "forgot")
    assert happened(state, "caught") == [{"event": "caught", "by": by, "seat": 0}]
    nature(state, "draw", "mage-1")
    assert hand(state, 0) == ["blue-sword-1", "mage-1"]
    # Play goes on.
    assert asked(state) == (1, "turn")
    answer(state, 1, "turn", "use red-sword-1")
    assert asked(state) == (2, "turn")


@pytest.mark.rule("M-50", "M-51")
def test_once_the_next_turn_has_begun_nothing_happens() -> None:
    state = one_card_left()
    answer(state, 1, "turn", "draw")
    nature(state, "draw", "mage-1")
    for by in (2, 3):
        not_asked(state, by, "catch", "forgot")
    refused(state, 1, "may-use", "forgot", reason="window-closed", clause="M-50")
    answer(state, 1, "may-use", "pass")
    # The window that is open now is seat 1's, whose call is not missing.
    answer(state, 3, "catch", "forgot")
    assert (happened(state, "wrong"), sizes(state)[0]) == ([{"event": "wrong", "by": 3, "seat": 1}], 1)


@pytest.mark.rule("M-51")
def test_if_nobody_says_so_the_card_is_kept() -> None:
    state = one_card_left()
    answer(state, 1, "turn", "use red-sword-1")
    answer(state, 1, "call", "magi")
    answer(state, 2, "turn", "draw")
    nature(state, "draw", "mage-1")
    answer(state, 2, "may-use", "pass")
    assert sizes(state)[:2] == [1, 1]
    assert hand(state, 0) == ["blue-sword-1"]


@pytest.mark.rule("M-109")
def test_a_missing_call_is_pointed_out_once() -> None:
    state = one_card_left()
    answer(state, 3, "catch", "forgot")
    nature(state, "draw", "mage-1")
    for by in (2, 3):
        not_asked(state, by, "catch", "forgot")
    refused(state, 1, "turn", "forgot", reason="window-closed", clause="M-109")
    assert sizes(state) == [2, 2, 2, 2]


@pytest.mark.rule("M-109")
def test_while_the_caught_draws_nobody_can_accuse_again() -> None:
    state = one_card_left()
    answer(state, 2, "catch", "forgot")
    assert asked(state) == (-3, "draw")
    for by in (1, 3):
        not_asked(state, by, "catch", "forgot")


@pytest.mark.rule("M-109")
def test_a_wrong_accusation_costs_nothing_and_is_made_once() -> None:
    state = one_card_left(said=True)
    before = sizes(state)
    for by in (1, 2):
        answer(state, by, "catch", "forgot")
        assert happened(state, "wrong", 3) == [{"event": "wrong", "by": by, "seat": 0}]
    assert (sizes(state), asked(state)) == (before, (1, "turn"))
    not_asked(state, 2, "catch", "forgot")
    refused(state, 1, "turn", "forgot", reason="accused-already", clause="M-109")
    # Once per player and window: the third may still, and so may everybody after the next turn.
    answer(state, 3, "catch", "forgot")
    answer(state, 1, "turn", "use red-sword-1")
    answer(state, 2, "catch", "forgot")
    assert happened(state, "caught") == [{"event": "caught", "by": 2, "seat": 1}]


@pytest.mark.rule("M-109")
def test_the_users_own_repeated_turn_closes_the_window() -> None:
    def repeated() -> Play:
        state = scene(hands={0: "red-hourglass-1 red-coin-1"})
        answer(state, 0, "turn", "use red-hourglass-1")
        assert asked(state) == (0, "turn")
        return state

    state = repeated()
    answer(state, 2, "catch", "forgot")
    nature(state, "draw", "mage-1")
    assert (sizes(state)[0], asked(state)) == (2, (0, "turn"))
    state = repeated()
    answer(state, 0, "turn", "draw")
    for by in (1, 2, 3):
        not_asked(state, by, "catch", "forgot")
    nature(state, "draw", "mage-1")
    assert sizes(state)[0] == 2


@pytest.mark.rule("M-110")
def test_the_call_comes_before_the_check_and_the_window_after_it() -> None:
    state = scene(count=1, hands={0: "", 1: ""}, options={"magi_call": "auto"})
    answer(state, 0, "magic", "face")
    nature(state, "draw", "mage-1")
    assert [each["event"] for each in told(state)][:4] == ["drew", "count", "called", "round-over"]


@pytest.mark.rule("M-110")
def test_there_is_no_window_once_the_round_has_ended() -> None:
    state = scene(count=1, hands={0: "", 1: ""})
    answer(state, 0, "magic", "face")
    nature(state, "draw", "mage-1")
    # Seat 0 ended with one card and said nothing, but the round is over.
    assert (asked(state), windows(state)) == ((-3, "deal"), [])
    assert state.table.penalties == (6, 0, 4, 4)
    for by in (1, 2, 3):
        not_asked(state, by, "catch", "forgot")


@pytest.mark.rule("M-114")
def test_the_next_turn_begins_by_an_act_of_its_player() -> None:
    """Even where the turn holds no decision; until then everybody but the one whose turn ended may accuse."""
    state = scene(hands={0: "red-staff-1 blue-sword-1", 1: "blue-coin-1"})
    answer(state, 0, "turn", "use red-staff-1")
    assert (asked(state), see(state)["count"]) == ((1, "magic"), 2)
    assert [window for window in windows(state) if window[1] == "catch"] == [(1, "catch"), (2, "catch"), (3, "catch")]
    not_asked(state, 0, "catch", "forgot")
    # The next player too.
    copy = state.copy()
    answer(copy, 1, "catch", "forgot")
    nature(copy, "draw", "mage-1")
    assert (sizes(copy)[0], asked(copy)) == (2, (1, "magic"))
    # The act, and it is too late.
    answer(state, 1, "magic", "face")
    for by in (2, 3):
        not_asked(state, by, "catch", "forgot")


@pytest.mark.rule("M-114")
def test_a_call_of_the_next_player_is_no_act_of_the_next_turn() -> None:
    state = one_card_left()
    answer(state, 1, "call", "magi")
    answer(state, 3, "catch", "forgot")
    assert happened(state, "caught") == [{"event": "caught", "by": 3, "seat": 0}]


@pytest.mark.rule("M-114")
def test_after_again_the_act_is_the_users() -> None:
    state = scene(hands={0: "red-hourglass-1 red-coin-1"})
    answer(state, 0, "turn", "use red-hourglass-1")
    assert windows(state) == [(0, "call"), (1, "catch"), (2, "catch"), (3, "catch")]
    answer(state, 1, "catch", "forgot")
    nature(state, "draw", "mage-1")
    answer(state, 0, "turn", "use red-coin-1")
    assert (hand(state, 0), asked(state)) == (["mage-1"], (1, "turn"))


def test_a_call_counts_for_the_turn_in_which_it_is_made() -> None:
    """Seat 0 says "Magi" in a turn that ends with two cards; two turns later its call is missing all the same."""
    state = scene(hands={0: "red-sword-1 red-sword-2", 1: "red-scroll-1 blue-broom-1 red-coin-3"})
    answer(state, 0, "call", "magi")
    turn_over(state, 0, draws="blue-coin-1")
    assert called(state) == [0]
    answer(state, 1, "turn", "use red-scroll-1")
    answer(state, 1, "target", "0")
    assert called(state) == []
    answer(state, 0, "turn", "use red-sword-1")
    turn_over(state, 1, draws="mage-1")
    turn_over(state, 2, draws="mage-2")
    turn_over(state, 3, draws="witch-1")
    answer(state, 0, "turn", "use red-sword-2")
    answer(state, 2, "catch", "forgot")
    assert happened(state, "caught") == [{"event": "caught", "by": 2, "seat": 0}]


def test_the_windows_are_worth_something_only_while_a_call_is_missing() -> None:
    """Then they are met in this order: the late call, the accusations clockwise."""
    state = scene(hands={0: "red-coin-1 blue-sword-1"})
    assert offers(state) == []
    answer(state, 0, "turn", "use red-coin-1")
    assert offers(state) == [(0, "call"), (1, "catch"), (2, "catch"), (3, "catch")]
    answer(state, 0, "call", "magi")
    assert (offers(state), len(windows(state))) == ([], 4)
    state = scene(hands={0: "red-coin-1 blue-sword-1 red-sword-1"})
    answer(state, 0, "turn", "use red-coin-1")
    assert offers(state) == []


def test_where_the_call_is_made_by_itself_no_window_is_worth_anything() -> None:
    state = one_card_left(options={"magi_call": "auto"})
    assert offers(state) == []


def test_a_late_call_is_refused_when_the_window_has_closed() -> None:
    state = one_card_left()
    answer(state, 1, "turn", "use red-sword-1")
    not_asked(state, 0, "call", "magi")
