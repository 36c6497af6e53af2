"""Rulebook 1.9 Effects."""

import pytest

from parlour.games.magi.rules import Magi, magi
from tests.games.magi.scenes import (
    Play,
    answer,
    asked,
    colour,
    direction,
    find,
    happened,
    nature,
    not_asked,
    offered,
    refused,
    scene,
    see,
    sizes,
    told,
    top,
    turn_over,
)
from tests.games.magi.test_components import broken


def with_effects(kind: str, effects: str) -> Magi:
    """Magi in which a kind bears other effects, to see together what no printed card has together."""
    old = {"mage": '["select", "draw 2"]', "time_mage": '["select", "again"]'}[kind]
    return magi(broken(old, effects))


def used_original(*picks: str, hands: str = "supreme_mage-1 red-coin-1 red-coin-2", count: int = 0) -> Play:
    """Seat 1 has used ORIGINAL with these picks."""
    state = scene(turn=1, count=count, hands={1: hands})
    answer(state, 1, "magic" if count else "turn", ("magic" if count else "use") + " supreme_mage-1")
    for about, pick in zip(("pick-colour", "pick-turn", "pick-draw"), picks, strict=False):
        answer(state, 1, about, pick)
    return state


@pytest.mark.rule("M-59")
@pytest.mark.parametrize("in_force", ["red", "blue", "yellow"])
@pytest.mark.parametrize("card", ["mage-1", "time_mage-1", "guard_mage-1", "fire_mage-1", "wind_mage-1"])
def test_select_is_usable_on_any_colour(card: str, in_force: str) -> None:
    state = scene(top="water_mage-1", colour=in_force, hands={0: f"{card} red-coin-1"})
    answer(state, 0, "turn", f"use {card}")
    assert (top(state), asked(state)) == (card, (0, "colour"))


@pytest.mark.rule("M-60")
@pytest.mark.parametrize("named", ["red", "blue", "yellow"])
def test_select_sets_the_colour(named: str) -> None:
    state = scene(hands={0: "water_mage-1 red-coin-1", 1: "red-sword-1 blue-sword-1 yellow-sword-1"})
    answer(state, 0, "turn", "use water_mage-1")
    assert offered(state, 0, "colour") == ["red", "blue", "yellow"]
    not_asked(state, 1, "colour", named)
    answer(state, 0, "colour", named)
    assert happened(state, "colour", -1) == [{"event": "colour", "seat": 0, "colour": named}]
    assert (colour(state), offered(state, 1, "turn")) == (named, [f"use {named}-sword-1", "draw"])


@pytest.mark.rule("M-61")
@pytest.mark.parametrize("in_force", ["red", "blue", "yellow"])
@pytest.mark.parametrize("card", ["witch-1", "capricious_witch-1", "fickle_witch-1", "scatter_witch-1"])
def test_free_is_usable_on_any_colour(card: str, in_force: str) -> None:
    state = scene(top="water_mage-1", colour=in_force, hands={0: f"{card} red-coin-1"})
    answer(state, 0, "turn", f"use {card}")
    assert (top(state), colour(state)) == (card, "free")


@pytest.mark.rule("M-62")
def test_free_leaves_the_colour_to_the_next_who_uses_a_card() -> None:
    state = scene(
        hands={0: "scatter_witch-1 red-coin-1", 1: "yellow-amulet-1 blue-sword-1", 2: "red-sword-1 yellow-sword-1"}
    )
    answer(state, 0, "turn", "use scatter_witch-1")
    assert colour(state) == "free"
    assert offered(state, 1, "magic") == ["magic yellow-amulet-1", "face"]
    answer(state, 1, "magic", "magic yellow-amulet-1")
    assert colour(state) == "yellow"


@pytest.mark.rule("M-63")
@pytest.mark.parametrize(
    ("card", "before", "after"), [("red-staff-1", 0, 2), ("mage-1", 0, 2), ("witch-1", 0, 3), ("fickle_witch-1", 4, 5)]
)
def test_draw_raises_the_count(card: str, before: int, after: int) -> None:
    state = scene(count=before, hands={0: f"{card} blue-coin-1"})
    answer(state, 0, "magic" if before else "turn", ("magic " if before else "use ") + card)
    while state.asked is not None and state.asked.about in ("colour", "target"):
        answer(state, 0, state.asked.about, offered(state, 0, state.asked.about)[0])
    assert see(state)["count"] == after


@pytest.mark.rule("M-64")
def test_after_draw_the_user_is_in_the_end_phase() -> None:
    state = scene(hands={0: "red-staff-1 red-coin-1"})
    answer(state, 0, "turn", "use red-staff-1")
    # One card is left and "Magi" was not said: the window of the end phase is open, the next turn waits.
    not_asked(state, 0, "turn", "use red-coin-1")
    answer(state, 3, "catch", "forgot")
    assert happened(state, "caught") == [{"event": "caught", "by": 3, "seat": 0}]


@pytest.mark.rule("M-65")
def test_the_next_draws_the_whole_count_unless_able_to_avoid_it() -> None:
    state = scene(count=3, hands={0: "scatter_witch-1 red-coin-1", 1: "red-broom-1 blue-staff-1"})
    answer(state, 0, "magic", "magic scatter_witch-1")
    assert offered(state, 1, "magic") == ["face"]
    answer(state, 1, "magic", "face")
    nature(state, "draw", "mage-1 mage-2 witch-1 witch-2")
    # That turn is over.
    assert (sizes(state)[1], see(state)["count"], asked(state)) == (6, 0, (2, "turn"))
    state = scene(count=3, hands={0: "scatter_witch-1 red-coin-1", 1: "red-amulet-1 blue-staff-1"})
    answer(state, 0, "magic", "magic scatter_witch-1")
    answer(state, 1, "magic", "magic red-amulet-1")
    assert (sizes(state)[1], see(state)["count"], asked(state)) == (1, 4, (2, "magic"))


@pytest.mark.rule("M-66")
def test_again_gives_the_user_a_whole_turn() -> None:
    state = scene(turn=2, hands={2: "red-hourglass-1 blue-coin-1 blue-sword-1"})
    answer(state, 2, "turn", "use red-hourglass-1")
    assert (asked(state), see(state)["turn"]) == ((2, "turn"), 2)
    # With A and B like any other.
    assert offered(state, 2, "turn") == ["draw"]
    turn_over(state, 2, draws="mage-1")
    assert asked(state) == (3, "turn")


@pytest.mark.rule("M-66")
def test_again_in_the_magic_phase_keeps_the_count() -> None:
    state = scene(count=2, hands={0: "time_mage-1 blue-cloak-1 blue-coin-1"})
    answer(state, 0, "magic", "magic time_mage-1")
    answer(state, 0, "colour", "blue")
    assert (asked(state), see(state)["count"]) == ((0, "magic"), 2)
    assert offered(state, 0, "magic") == ["magic blue-cloak-1", "face"]


@pytest.mark.rule("M-67")
@pytest.mark.parametrize(("before", "after", "seat"), [("clockwise", "counter", 1), ("counter", "clockwise", 3)])
@pytest.mark.parametrize("card", ["red-cloak-1", "wind_mage-1", "capricious_witch-1"])
def test_reverse_turns_the_direction(card: str, before: str, after: str, seat: int) -> None:
    state = scene(turn=2, direction=before, hands={2: f"{card} blue-coin-1"})
    answer(state, 2, "turn", f"use {card}")
    if card == "wind_mage-1":
        answer(state, 2, "colour", "red")
    assert direction(state) == after
    assert asked(state) == (seat, "magic" if card == "capricious_witch-1" else "turn")


@pytest.mark.rule("M-68")
@pytest.mark.parametrize("named", [0, 2, 3, 4])
def test_shoot_names_the_player_of_the_next_turn(named: int) -> None:
    state = scene(seats=5, turn=1, hands={1: "red-scroll-1 blue-coin-1"})
    answer(state, 1, "turn", "use red-scroll-1")
    assert offered(state, 1, "target") == ["0", "2", "3", "4"]
    answer(state, 1, "target", str(named))
    assert asked(state) == (named, "turn")
    assert happened(state, "named", -1) == [{"event": "named", "seat": 1, "other": named}]


@pytest.mark.rule("M-69")
@pytest.mark.parametrize(("way", "after"), [("clockwise", 4), ("counter", 2)])
def test_shoot_leaves_the_direction(way: str, after: int) -> None:
    state = scene(seats=6, direction=way, turn=1, hands={1: "red-scroll-1 blue-coin-1"})
    answer(state, 1, "turn", "use red-scroll-1")
    answer(state, 1, "target", "3")
    assert direction(state) == way
    turn_over(state, 3, draws="mage-1")
    assert asked(state) == (after, "turn")


@pytest.mark.rule("M-70")
@pytest.mark.parametrize("card", ["red-scroll-1", "fickle_witch-1"])
def test_shoot_never_names_the_user(card: str) -> None:
    state = scene(turn=1, hands={1: f"{card} blue-coin-1"})
    answer(state, 1, "turn", f"use {card}")
    assert "1" not in offered(state, 1, "target")
    refused(state, 1, "target", "1", reason="self-target", clause="M-70")
    refused(state, 1, "target", "4", reason="illegal", clause="M-68")


@pytest.mark.rule("M-71")
@pytest.mark.parametrize("card", ["red-amulet-1", "water_mage-1"])
def test_through_leads_to_the_end_phase(card: str) -> None:
    state = scene(count=3, hands={0: f"{card} blue-coin-1"})
    answer(state, 0, "magic", f"magic {card}")
    if card == "water_mage-1":
        answer(state, 0, "colour", "red")
    assert (sizes(state)[0], see(state)["count"], asked(state)) == (1, 3, (1, "magic"))
    assert happened(state, "through", -1) == [{"event": "through", "seat": 0}]


@pytest.mark.rule("M-72")
@pytest.mark.parametrize("count", [1, 5, 30])
def test_reset_makes_the_count_0(count: int) -> None:
    state = scene(count=count, hands={0: "guard_mage-1 blue-coin-1"})
    answer(state, 0, "magic", "magic guard_mage-1")
    answer(state, 0, "colour", "blue")
    assert (see(state)["count"], sizes(state)[0], asked(state)) == (0, 1, (1, "turn"))
    assert happened(state, "reset", -1) == [{"event": "reset"}]


@pytest.mark.rule("M-73")
def test_original_uses_one_effect_of_each_group() -> None:
    state = used_original("select", "reverse", "2")
    answer(state, 1, "colour", "yellow")
    assert (colour(state), direction(state), see(state)["count"]) == ("yellow", "counter", 2)
    assert asked(state) == (0, "magic")
    # All three are picked: no group can be passed over.
    state = used_original()
    for about in ("pick-colour", "pick-turn", "pick-draw"):
        assert (asked(state), find(state, 1, about).optional) == ((1, about), False)
        refused(state, 1, about, "pass", reason="illegal", clause="M-73")
        answer(state, 1, about, offered(state, 1, about)[0])


@pytest.mark.rule("M-74")
@pytest.mark.parametrize("pick", ["select", "free"])
def test_the_first_group_is_select_or_free(pick: str) -> None:
    state = used_original()
    assert offered(state, 1, "pick-colour") == ["select", "free"]
    for about, choice in (("pick-colour", pick), ("pick-turn", "through"), ("pick-draw", "0")):
        answer(state, 1, about, choice)
    if pick == "select":
        answer(state, 1, "colour", "blue")
    assert (colour(state), asked(state)) == ({"select": "blue", "free": "free"}[pick], (2, "turn"))


@pytest.mark.rule("M-75")
@pytest.mark.parametrize(("pick", "after"), [("again", 1), ("reverse", 0), ("shoot", 3), ("through", 2)])
def test_the_second_group_is_again_reverse_shoot_or_through(pick: str, after: int) -> None:
    state = used_original("free")
    assert offered(state, 1, "pick-turn") == ["again", "reverse", "shoot", "through"]
    answer(state, 1, "pick-turn", pick)
    answer(state, 1, "pick-draw", "0")
    if pick == "shoot":
        refused(state, 1, "target", "1", reason="self-target", clause="M-70")
        answer(state, 1, "target", "3")
    assert asked(state) == (after, "turn")


@pytest.mark.rule("M-76")
@pytest.mark.parametrize("x", [0, 1, 2, 3])
def test_the_third_group_is_draw_0_to_3(x: int) -> None:
    state = used_original("free", "through")
    assert offered(state, 1, "pick-draw") == ["0", "1", "2", "3"]
    refused(state, 1, "pick-draw", "4", reason="illegal", clause="M-76")
    answer(state, 1, "pick-draw", str(x))
    assert (see(state)["count"], asked(state)) == (x, (2, "magic" if x else "turn"))
    state = used_original("free", "through", str(x), count=2)
    assert see(state)["count"] == 2 + x


@pytest.mark.rule("M-76")
def test_everybody_learns_what_was_picked() -> None:
    state = used_original("free", "shoot", "3")
    picked = {"event": "picked", "seat": 1, "effects": ["free", "shoot", "draw-3"]}
    assert [happened(state, "picked", eye) for eye in (-1, 0, 1, 2)] == [[picked]] * 4


@pytest.mark.rule("M-102")
def test_effects_apply_in_their_order() -> None:
    state = scene(hands={0: "capricious_witch-1 blue-coin-1"})
    answer(state, 0, "turn", "use capricious_witch-1")
    assert [each["event"] for each in told(state)] == ["used", "free", "count", "reversed", "turn"]
    state = scene(hands={0: "scatter_witch-1 blue-coin-1"})
    answer(state, 0, "turn", "use scatter_witch-1")
    assert [each["event"] for each in told(state)] == ["used", "free", "count", "through", "turn"]
    # The colour is asked before the count rises, the target after it.
    state = used_original("select", "shoot", "2")
    assert (asked(state), see(state)["count"]) == ((1, "colour"), 0)
    answer(state, 1, "colour", "blue")
    assert (asked(state), see(state)["count"], colour(state)) == ((1, "target"), 2, "blue")
    answer(state, 1, "target", "0")
    assert asked(state) == (0, "magic")


@pytest.mark.rule("M-102")
def test_reset_comes_before_draw() -> None:
    state = scene(
        game=with_effects("time_mage", '["draw 2", "reset", "select"]'), count=5, hands={0: "time_mage-1 red-coin-1"}
    )
    answer(state, 0, "magic", "magic time_mage-1")
    assert (asked(state), see(state)["count"]) == ((0, "colour"), 5)
    answer(state, 0, "colour", "red")
    assert (see(state)["count"], asked(state)) == (2, (1, "magic"))


@pytest.mark.rule("M-102")
def test_shoot_comes_before_again_and_again_before_through() -> None:
    state = scene(game=with_effects("time_mage", '["again", "shoot", "free"]'), hands={0: "time_mage-1 red-coin-1"})
    answer(state, 0, "turn", "use time_mage-1")
    answer(state, 0, "target", "2")
    assert [each["event"] for each in told(state)] == ["named", "again", "turn"]
    assert asked(state) == (0, "turn")
    state = scene(game=with_effects("time_mage", '["through", "free", "again"]'), hands={0: "time_mage-1 red-coin-1"})
    answer(state, 0, "turn", "use time_mage-1")
    assert [each["event"] for each in told(state)] == ["used", "free", "again", "through", "turn"]


@pytest.mark.rule("M-102")
def test_reverse_comes_before_shoot() -> None:
    state = scene(game=with_effects("time_mage", '["shoot", "reverse", "free"]'), hands={0: "time_mage-1 red-coin-1"})
    answer(state, 0, "turn", "use time_mage-1")
    assert (asked(state), direction(state)) == ((0, "target"), "counter")


@pytest.mark.rule("M-103")
def test_the_last_cards_effects_apply_and_are_asked() -> None:
    state = scene(hands={0: "mage-1"})
    answer(state, 0, "turn", "use mage-1")
    assert (asked(state), sizes(state)[0]) == ((0, "colour"), 0)
    answer(state, 0, "colour", "blue")
    assert (colour(state), see(state)["count"], asked(state)) == ("blue", 2, (1, "magic"))
    state = scene(hands={0: "fickle_witch-1"})
    answer(state, 0, "turn", "use fickle_witch-1")
    answer(state, 0, "target", "3")
    assert (see(state)["count"], asked(state)) == (1, (3, "magic"))
    state = used_original("select", "reverse", "1", hands="supreme_mage-1")
    answer(state, 1, "colour", "red")
    assert (direction(state), see(state)["count"], asked(state)) == ("counter", 1, (0, "magic"))


@pytest.mark.rule("M-103")
def test_it_is_asked_even_when_the_round_ends_with_it() -> None:
    state = scene(hands={0: "fire_mage-1"})
    answer(state, 0, "turn", "use fire_mage-1")
    answer(state, 0, "colour", "blue")
    assert (asked(state), happened(state, "round-over")) == ((0, "target"), [])
    answer(state, 0, "target", "2")
    assert happened(state, "round-over") != []


@pytest.mark.rule("M-105")
@pytest.mark.parametrize("card", ["red-amulet-1", "water_mage-1", "guard_mage-1"])
def test_through_and_reset_change_nothing_in_the_main_phase(card: str) -> None:
    """The table is as after a card with SELECT alone, or without effect."""
    state = scene(hands={0: f"{card} blue-coin-1"})
    answer(state, 0, "turn", f"use {card}")
    if card != "red-amulet-1":
        answer(state, 0, "colour", "red")
    assert (colour(state), direction(state), see(state)["count"]) == ("red", "clockwise", 0)
    assert (sizes(state), asked(state)) == ([1, 2, 2, 2], (1, "turn"))
