"""Rulebook 1.12 Consequences."""

import pytest

from parlour.core.questions import Chance, Choice
from parlour.core.seats import NATURE
from parlour.core.stream import Stream
from tests.games.magi.scenes import GAME, answer, asked, hand, happened, nature, scene, see, sizes, turn_over
from tests.games.magi.test_effects import used_original


@pytest.mark.rule("MC-1")
def test_a_draw_card_as_last_card_does_not_end_the_round() -> None:
    state = scene(hands={0: "red-staff-1"})
    answer(state, 0, "turn", "use red-staff-1")
    assert (happened(state, "round-over"), asked(state), sizes(state)[0]) == ([], (1, "magic"), 0)
    answer(state, 1, "magic", "face")
    nature(state, "draw", "mage-1 mage-2")
    assert happened(state, "count") == [{"event": "count", "count": 0}]
    assert happened(state, "round-over") == [{"event": "round-over", "round": 1}]
    assert state.table.penalties == (0, 16, 4, 4)


@pytest.mark.rule("MC-2")
@pytest.mark.parametrize(("card", "receiver"), [("red-amulet-1", 2), ("red-cloak-1", 0), ("red-scroll-1", 3)])
def test_the_count_is_handed_on_unchanged(card: str, receiver: int) -> None:
    state = scene(count=5, turn=1, hands={1: f"{card} blue-coin-1"})
    answer(state, 1, "magic", f"magic {card}")
    if card == "red-scroll-1":
        answer(state, 1, "target", "3")
    assert (asked(state), see(state)["count"]) == ((receiver, "magic"), 5)


@pytest.mark.rule("MC-2")
def test_an_empty_handed_receiver_must_draw_and_is_back() -> None:
    state = scene(count=2, turn=1, hands={1: "red-scroll-1 blue-coin-1", 3: ""})
    answer(state, 1, "magic", "magic red-scroll-1")
    answer(state, 1, "target", "3")
    answer(state, 3, "magic", "face")
    nature(state, "draw", "mage-1 mage-2")
    assert (sizes(state)[3], happened(state, "round-over"), asked(state)) == (2, [], (0, "turn"))


@pytest.mark.rule("MC-3")
def test_one_card_drawn_to_an_empty_hand_must_be_called_too() -> None:
    state = scene(count=1, turn=2, hands={2: ""})
    answer(state, 2, "magic", "face")
    nature(state, "draw", "mage-1")
    assert (sizes(state)[2], asked(state)) == (1, (3, "turn"))
    said = state.copy()
    answer(said, 2, "call", "magi")
    answer(said, 0, "catch", "forgot")
    assert happened(said, "wrong") == [{"event": "wrong", "by": 0, "seat": 2}]
    answer(state, 0, "catch", "forgot")
    nature(state, "draw", "mage-2")
    assert sizes(state)[2] == 2


@pytest.mark.rule("MC-4")
@pytest.mark.parametrize("seats", [4, 8])
def test_no_main_phase_starts_with_an_empty_hand(seats: int) -> None:
    stream = Stream(seats)
    main_phases = empty_magic_phases = 0
    for _ in range(60):
        state = GAME.setup(seats=seats)
        while (question := state.asked) is not None:
            if question.about == "turn":
                main_phases += 1
                assert sizes(state)[question.seat] > 0
            elif question.about == "magic":
                empty_magic_phases += sizes(state)[question.seat] == 0
            if isinstance(question, Chance):
                state.play_value(NATURE, question.pick(stream))
            else:
                assert isinstance(question, Choice)
                # Whoever uses a card whenever there is one goes out often.
                options = question.options[:-1] or question.options
                state.play_value(question.seat, options[stream.randrange(len(options))])
    assert main_phases > 1000
    # Empty hands there are, at a count.
    assert empty_magic_phases > 0


@pytest.mark.rule("MC-5")
def test_two_players_may_finish_together() -> None:
    state = scene(hands={0: "red-staff-1", 1: "red-amulet-1", 2: "blue-coin-1"})
    answer(state, 0, "turn", "use red-staff-1")
    answer(state, 1, "magic", "magic red-amulet-1")
    assert (sizes(state)[:2], asked(state)) == ([0, 0], (2, "magic"))
    answer(state, 2, "magic", "face")
    nature(state, "draw", "mage-1 mage-2")
    assert happened(state, "round-over") != []
    assert state.table.penalties == (0, 0, 14, 4)


@pytest.mark.rule("MC-6")
def test_a_reset_while_somebody_has_no_card_ends_the_round() -> None:
    state = scene(count=4, turn=1, hands={0: "", 1: "guard_mage-1 blue-coin-1"})
    answer(state, 1, "magic", "magic guard_mage-1")
    assert happened(state, "round-over") == []
    answer(state, 1, "colour", "red")
    assert happened(state, "round-over") != []
    assert state.table.penalties == (0, 2, 4, 4)


@pytest.mark.rule("MC-7")
@pytest.mark.parametrize("card", ["red-hourglass-1", "time_mage-1"])
def test_again_as_last_card_at_count_0_ends_the_round_first(card: str) -> None:
    state = scene(turn=3, hands={3: card})
    answer(state, 3, "turn", f"use {card}")
    if card == "time_mage-1":
        answer(state, 3, "colour", "red")
    assert happened(state, "round-over") != []
    assert (asked(state), happened(state, "turn")) == ((NATURE, "deal"), [])


@pytest.mark.rule("MC-7")
def test_again_as_last_card_does_not_reach_into_the_next_round() -> None:
    state = scene(turn=3, hands={3: "red-hourglass-1"})
    answer(state, 3, "turn", "use red-hourglass-1")
    for _ in range(4):
        cards = [card for card in state.table.deck if not GAME.deck.cards[card].effects][:7]
        nature(state, "deal", " ".join(state.table.texts(cards)))
    for seat in range(4):
        answer(state, seat, "discard", hand(state, seat)[0])
    answer(state, 1, "second-discard", hand(state, 1)[0])
    nature(state, "turn-up", state.table.texts(state.table.laid[0])[0])
    assert asked(state) == (1, "turn")
    turn_over(state, 1, draws="mage-1")
    assert asked(state) == (2, "turn")


@pytest.mark.rule("MC-8")
def test_again_with_draw_makes_the_user_face_their_own_count() -> None:
    state = used_original("free", "again", "3")
    assert (asked(state), see(state)["count"]) == ((1, "magic"), 3)
    answer(state, 1, "magic", "face")
    nature(state, "draw", "mage-1 mage-2 witch-1")
    assert (sizes(state)[1], see(state)["count"], asked(state)) == (5, 0, (2, "turn"))
    # Only ORIGINAL can do that.
    both = [kind.id for kind in GAME.deck.kinds if {"again", "draw"} <= {effect.op.value for effect in kind.effects}]
    assert both == []
