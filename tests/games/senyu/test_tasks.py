"""Rulebook 1.3 and 1.10: task cards, items, the hand limit."""

import pytest

from parlour.core.seats import SPECTATOR
from tests.games.senyu.scenes import (
    asked,
    at,
    default,
    discards,
    greyed,
    hand,
    named,
    offered,
    outcomes,
    play,
    refused,
    scene,
    see,
    who,
)


@pytest.mark.rule("S-22")
def test_a_task_cell_has_one_card_drawn() -> None:
    state = scene(seats=2)
    play(state, "* throw 1")
    assert (asked(state), len(outcomes(state))) == ("* task", 40)
    play(state, "* task hot_spring-1")
    assert (see(state)["deck"], see(state)["turn"]) == (39, 1)


@pytest.mark.rule("S-24", "S-25")
def test_an_event_is_shown_carried_out_at_once_and_discarded() -> None:
    state = scene(hp={0: 4})
    events = play(state, "* throw 1", "* task hot_spring-1")
    assert named(events, "event") == [{"seat": 0, "card": "hot_spring-1"}]
    assert (at(state, 0)["hp"], discards(state), see(state, SPECTATOR)["discards"]) == (
        6,
        ["hot_spring-1"],
        ["hot_spring-1"],
    )


@pytest.mark.rule("S-26")
def test_an_item_need_not_be_shown_and_is_kept() -> None:
    state = scene()
    play(state, "* throw 1", "* task salve-1")
    assert hand(state, 0) == ["salve-1"]
    told = [event.told(SPECTATOR) for event in state.events]
    assert {"event": "drew", "seat": 0} in told
    assert "salve" not in str(told)
    assert {"event": "drew", "seat": 0, "card": "salve-1"} in [event.told(0) for event in state.events]


@pytest.mark.rule("S-27", "S-28")
def test_an_item_is_played_at_its_time_and_discarded() -> None:
    state = scene(hands={0: "salve-1 sword-1"}, hp={0: 5}, progress={0: 1})
    assert offered(state) == ["roll", "use salve-1"]
    refused(state, "0 turn use sword-1", reason="wrong-time", clause="S-27")
    assert greyed(state) == {"use sword-1": "wrong-time"}
    events = play(state, "0 turn use salve-1")
    assert named(events, "used") == [{"seat": 0, "card": "salve-1"}]
    assert (at(state, 0)["hp"], discards(state), hand(state, 0)) == (7, ["salve-1"], ["sword-1"])


@pytest.mark.rule("S-29", "S-30")
def test_two_cards_at_most_so_one_of_three_must_go() -> None:
    state = scene(hands={0: "smoke-1 ward-1"})
    play(state, "0 turn roll", "* throw 1", "0 reroll keep", "* task smoke-2")
    assert (asked(state), at(state, 0)["items"]) == ("0 overflow", 3)
    assert offered(state) == ["discard smoke-1", "discard smoke-2", "discard ward-1"]
    assert default(state) == "discard smoke-2", "the card just drawn"
    play(state, "0 overflow discard ward-1")
    assert (hand(state, 0), discards(state)) == (["smoke-1", "smoke-2"], ["ward-1"])


@pytest.mark.rule("S-31", "S-145")
def test_any_of_the_three_whose_time_is_the_own_turn_may_be_used_instead() -> None:
    state = scene(hands={0: "salve-1 ward-1"}, hp={0: 5})
    play(state, "0 turn roll", "* throw 1", "0 reroll keep", "* task knife-1")
    assert offered(state)[3:] == ["use salve-1", "use knife-1"]
    play(state, "0 overflow use salve-1")
    assert (at(state, 0)["hp"], hand(state, 0), discards(state)) == (7, ["ward-1", "knife-1"], ["salve-1"])
    state = scene(hands={0: "salve-1 ward-1"})
    play(state, "0 turn roll", "* throw 1", "0 reroll keep", "* task knife-1", "0 overflow use knife-1", "0 target 0")
    assert (at(state, 0)["hp"], hand(state, 0)) == (8, ["salve-1", "ward-1"])


@pytest.mark.rule("S-32")
def test_cards_for_other_occasions_can_only_be_discarded() -> None:
    state = scene(hands={0: "boots-1 ward-1"})
    play(state, "0 turn roll", "* throw 1", "0 reroll keep", "* task reroll-1")
    assert [answer.split()[0] for answer in offered(state)] == ["discard"] * 3
    assert greyed(state) == dict.fromkeys(["use boots-1", "use reroll-1", "use ward-1"], "wrong-time")
    refused(state, "0 overflow use boots-1", reason="wrong-time", clause="S-32")
    refused(state, "0 overflow discard smoke-1", reason="not-held", clause="S-30")


@pytest.mark.rule("S-145")
def test_a_staying_hero_can_only_discard() -> None:
    """The captain's first task puts the hero to sleep, the second is a third item."""
    state = scene(progress={0: 1}, hands={0: "salve-1 ward-1"})
    play(state, "0 turn roll", "* throw 1", "0 reroll keep", "0 hunt yes", "* monster captain-1", "0 sword no")
    play(state, "* attack-die 6", "* task doze-1", "* task knife-1")
    assert offered(state) == ["discard salve-1", "discard ward-1", "discard knife-1"]
    refused(state, "0 overflow use salve-1", reason="staying", clause="S-145")
    assert greyed(state)["use salve-1"] == "staying"


@pytest.mark.rule("S-33", "S-165")
def test_when_a_card_must_be_drawn_and_the_deck_is_empty_the_discards_are_the_deck() -> None:
    state = scene(deck="supplies-1")
    play(state, "* throw 1", "* task supplies-1")
    # The card being carried out is not among them.
    assert (asked(state), see(state)["deck"], see(state)["aside"]) == ("* task", 39, ["supplies-1"])
    assert "supplies-1" not in outcomes(state)
    play(state, "* task hot_spring-1")
    assert discards(state) == ["hot_spring-1", "supplies-1"]


@pytest.mark.rule("S-165")
def test_an_empty_deck_waits_until_a_card_must_be_drawn() -> None:
    state = scene(deck="hot_spring-1")
    play(state, "* throw 1", "* task hot_spring-1")
    assert (see(state)["deck"], len(discards(state))) == (0, 40)


@pytest.mark.rule("S-138")
def test_the_parts_of_a_card_in_printed_order() -> None:
    """Draw two: one is finished before the other is drawn; then forward 6."""
    state = scene(progress={0: 1}, hp={0: 5})
    play(state, "* throw 1", "0 hunt yes", "* monster captain-1", "* attack-die 6")
    events = play(state, "* task hot_spring-1")
    assert (at(state, 0)["hp"], asked(state), discards(state)) == (7, "* task", ["hot_spring-1"])
    assert named(events, "advanced") == []
    play(state, "* task tailwind-1")
    assert at(state, 0)["progress"] == 2 + 2 + 6


@pytest.mark.rule("S-144")
def test_own_turn_items_before_the_roll_and_after_the_cell_only() -> None:
    state = scene(hands={0: "salve-1"}, hp={0: 5}, progress={0: 1})
    assert offered(state) == ["roll", "use salve-1"]
    play(state, "0 turn roll", "* throw 1")
    assert offered(state) == ["keep"]
    play(state, "0 reroll keep")
    assert offered(state) == ["yes", "no"]
    play(state, "0 hunt no")
    assert (asked(state), offered(state)) == ("0 closing", ["done", "use salve-1"])
    refused(state, "0 closing use boots-1", reason="not-held", clause="S-27")
    play(state, "0 closing use salve-1")
    assert (at(state, 0)["hp"], see(state)["turn"]) == (7, 1)


@pytest.mark.rule("S-144")
def test_a_before_roll_item_is_not_offered_at_the_close() -> None:
    state = scene(hands={0: "boots-1"}, progress={0: 1})
    play(state, "0 turn roll", "* throw 1", "0 reroll keep", "0 hunt no")
    assert (offered(state), greyed(state)) == (["done"], {"use boots-1": "wrong-time"})
    refused(state, "0 closing use boots-1", reason="wrong-time", clause="S-144")


@pytest.mark.rule("S-144")
def test_after_a_stay_on_the_cell_nothing_is_offered() -> None:
    state = scene(hands={0: "salve-1"}, progress={0: 20})
    play(state, "0 turn roll", "* throw 2", "0 reroll keep")
    assert (at(state, 0)["stays"], see(state)["turn"]) == (1, 1)


@pytest.mark.rule("S-144")
def test_who_goes_face_down_before_the_roll_does_not_roll() -> None:
    state = scene(seats=2, hands={0: "snare-1 salve-1"}, progress={0: 7, 1: 4})
    play(state, "0 turn use snare-1", "0 target 0")
    assert (see(state)["turn"], at(state, 0)["progress"], at(state, 0)["stays"]) == (1, 7, 1)
    events = play(state, "* throw 1")
    assert named(events, "turned-up") == [{"seat": 0}]
    assert (see(state)["turn"], at(state, 0)["stays"], at(state, 0)["progress"]) == (1, 0, 7)


@pytest.mark.rule("S-147")
def test_twin_dice_move_by_the_sum_and_there_are_two_dice_at_most() -> None:
    state = scene(hands={0: "twin_dice-1 salve-1"}, progress={0: 1}, hp={0: 5})
    play(state, "0 turn use twin_dice-1")
    assert see(state)["dice_count"] == 2
    play(state, "0 turn roll", "* throw 3", "* throw 5", "0 reroll keep")
    assert at(state, 0)["progress"] == 9


def test_a_second_pair_of_dice_is_refused() -> None:
    state = scene(hands={0: "twin_dice-1"})
    saved = state.save()
    table = saved["table"]
    assert isinstance(table, dict)
    state = state.game.load(
        saved | {"table": table | {"dice_count": 2}, "agenda": [["EndRound"], ["BeforeRoll", 0, 0]]}
    )
    assert offered(state) == ["roll"]
    refused(state, "0 turn use twin_dice-1", reason="two-dice-already", clause="S-147")


@pytest.mark.rule("S-146")
def test_only_the_move_throw_can_be_repeated_and_only_once() -> None:
    state = scene(hands={0: "reroll-1 reroll-2"}, progress={0: 11})
    play(state, "0 turn roll", "* throw 6")
    assert offered(state) == ["keep", "use reroll-1", "use reroll-2"]
    play(state, "0 reroll use reroll-1", "* throw 1")
    assert asked(state) == "* fate", "no second reroll, and none of this die"
    play(state, "* fate 1")
    assert hand(state, 0) == ["reroll-2"]


@pytest.mark.rule("S-147")
def test_a_reroll_repeats_the_whole_throw() -> None:
    state = scene(hands={0: "reroll-1 twin_dice-1"}, progress={0: 1})
    play(state, "0 turn use twin_dice-1", "0 turn roll", "* throw 1", "* throw 1", "0 reroll use reroll-1")
    play(state, "* throw 4", "* throw 6")
    assert at(state, 0)["progress"] == 11


@pytest.mark.rule("S-107")
def test_any_player_includes_oneself() -> None:
    state = scene(hands={0: "knife-1"})
    play(state, "0 turn use knife-1")
    assert (offered(state), default(state)) == (["0", "1", "2"], "0")
    play(state, "0 target 0")
    assert who(state, "hp") == [8, 10, 10]


@pytest.mark.rule("S-108")
def test_ganging_up_is_allowed() -> None:
    """Two in a row against the same player."""
    state = scene(hands={0: "knife-1", 1: "knife-2"}, progress={0: 4, 1: 4, 2: 8})
    play(state, "0 turn use knife-1", "0 target 2", "* throw 1", "1 turn use knife-2", "1 target 2")
    assert who(state, "hp") == [10, 10, 6]


@pytest.mark.rule("S-149")
def test_effects_on_all_go_in_turn_order_from_the_current_player() -> None:
    state = scene(seats=4, turn=2, hp={0: 1, 1: 1, 2: 1, 3: 1})
    events = play(state, "* throw 1", "* task meteor-1")
    assert [row["seat"] for row in named(events, "hurt")] == [2, 3, 0, 1]
    state = scene(hp={0: 5, 1: 6, 2: 10})
    play(state, "* throw 1", "* task lunch-1")
    assert who(state, "hp") == [6, 7, 10]


@pytest.mark.rule("S-149")
def test_leaders_are_all_tied_for_most_certificates_then_progress() -> None:
    state = scene(seats=4, progress={0: 0, 1: 44, 2: 44, 3: 43})
    play(state, "* throw 1", "* task front_trial-1")
    assert who(state, "hp") == [10, 9, 9, 10]
    state = scene(seats=3, progress={0: 0, 1: 39, 2: 45}, furthest={1: 81})
    play(state, "* throw 1", "* task front_trial-1")
    assert who(state, "hp") == [10, 9, 10], "two certificates come before the longer way"


@pytest.mark.rule("S-150")
def test_a_card_made_void_is_spent_all_the_same() -> None:
    state = scene(hands={0: "knife-1", 1: "ward-1"})
    play(state, "0 turn use knife-1", "0 target 1", "1 ward use ward-1")
    assert (who(state, "hp"), discards(state)) == ([10, 10, 10], ["ward-1", "knife-1"])


@pytest.mark.rule("S-115")
def test_winning_a_hunt_may_draw_a_task() -> None:
    state = scene(progress={0: 1})
    play(state, "* throw 1", "0 hunt yes", "* monster slime-1", "* attack-die 2")
    assert asked(state) == "* task"


@pytest.mark.rule("S-117")
def test_losing_a_hunt_may_push_back() -> None:
    state = scene(progress={0: 10})
    play(state, "* throw 1", "0 hunt yes", "* monster skeleton-1", "* attack-die 3")
    assert (at(state, 0)["progress"], at(state, 0)["hp"]) == (8, 10)


EVENTS = [
    ("stray_shot-1", [], {"hp": 4}),
    ("hot_spring-1", [], {"hp": 7}),
    ("doze-1", [], {"stays": 1}),
    ("tailwind-1", [], {"progress": 3}),
    ("wrong_turn-1", [], {"progress": -1}),
    ("fate_die-1", ["* fate 2"], {"progress": 0}),
    ("fate_die-1", ["* fate 3"], {"hp": 4}),
    ("fate_die-1", ["* fate 6"], {"progress": 4}),
    ("supplies-1", ["* task tailwind-1"], {"progress": 3}),
    ("lunch-1", [], {"hp": 6}),
    ("meteor-1", [], {"hp": 4}),
    ("prank-1", ["0 target 0"], {"hp": 4}),
    ("gale-1", ["0 target 0"], {"progress": -1}),
    ("detention-1", ["0 target 0"], {"stays": 1}),
    ("pickpocket-1", [], {"items": 0}),
]


@pytest.mark.parametrize(("card", "lines", "found"), EVENTS, ids=[f"{card} {lines}" for card, lines, _ in EVENTS])
def test_every_event(card: str, lines: list[str], found: dict[str, int]) -> None:
    state = scene(hp={0: 5})
    play(state, "* throw 1", f"* task {card}", *lines)
    assert {key: at(state, 0)[key] for key in found} == found
    assert card in discards(state)


def test_the_pickpocket_takes_an_item_of_ones_own_choice() -> None:
    state = scene(hands={0: "salve-1 ward-1"})
    play(state, "0 turn roll", "* throw 1", "0 reroll keep", "* task pickpocket-1")
    assert offered(state) == ["salve-1", "ward-1"]
    play(state, "0 discard ward-1")
    assert (hand(state, 0), discards(state)) == (["salve-1"], ["ward-1", "pickpocket-1"])
    state = scene(hands={0: "ward-1"})
    play(state, "0 turn roll", "* throw 1", "0 reroll keep", "* task pickpocket-1")
    assert (hand(state, 0), discards(state)) == ([], ["ward-1", "pickpocket-1"])
