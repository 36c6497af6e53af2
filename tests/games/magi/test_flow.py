"""Rulebook 1.3 Flow of a round: whose turn, which card fits, the four phases."""

import pytest

from tests.games.magi.scenes import (
    answer,
    asked,
    colour,
    greyed,
    hand,
    happened,
    nature,
    not_asked,
    offered,
    opening,
    refused,
    scene,
    see,
    sizes,
    told,
    top,
    turn_over,
)


@pytest.mark.rule("M-28")
def test_the_starting_player_is_first_then_clockwise() -> None:
    state = opening(start="red-coin-1", starter=2)
    for seat, card in ((2, "mage-1"), (3, "mage-2"), (0, "witch-1"), (1, "witch-2"), (2, "time_mage-1")):
        assert asked(state) == (seat, "turn")
        for other in {0, 1, 2, 3} - {seat}:
            not_asked(state, other, "turn", "draw")
        turn_over(state, seat, draws=card)


@pytest.mark.rule("M-29")
@pytest.mark.parametrize(
    ("top", "card"),
    [
        ("red-grail-1", "red-coin-1"),  # colour
        ("red-grail-1", "blue-grail-1"),  # name
        ("red-grail-1", "red-grail-2"),  # both
        ("yellow-staff-1", "blue-staff-1"),
    ],
)
def test_colour_or_name_fits(top: str, card: str) -> None:
    state = scene(top=top, hands={0: f"{card} blue-broom-1"})
    answer(state, 0, "turn", f"use {card}")
    assert see(state)["top"] == card


@pytest.mark.rule("M-29")
def test_neither_colour_nor_name_is_refused() -> None:
    state = scene(top="blue-coin-1", hands={0: "red-grail-1 blue-sword-1"})
    refused(state, 0, "turn", "use red-grail-1", reason="no-match", clause="M-29")
    refused(state, 0, "turn", "use yellow-coin-1", reason="not-in-hand", clause="M-46")
    assert greyed(state, 0, "turn") == {"use red-grail-1": ("no-match", ("M-29", "M-96"))}


@pytest.mark.rule("M-30")
def test_a_used_card_becomes_the_top_discard() -> None:
    state = scene(hands={0: "red-coin-1 blue-coin-1"})
    before = see(state)["pile"]
    answer(state, 0, "turn", "use red-coin-1")
    assert (top(state), hand(state, 0)) == ("red-coin-1", ["blue-coin-1"])
    assert (before, see(state)["pile"]) == (1, 2)
    assert happened(state, "used", -1) == [{"event": "used", "seat": 0, "card": "red-coin-1", "phase": "main"}]


@pytest.mark.rule("M-31")
def test_who_cannot_play_draws_one() -> None:
    state = scene(top="red-grail-1", hands={0: "blue-coin-1 yellow-broom-1"})
    assert offered(state, 0, "turn") == ["draw"]
    deck = see(state)["deck"]
    answer(state, 0, "turn", "draw")
    nature(state, "draw", "blue-sword-1")
    assert hand(state, 0) == ["blue-coin-1", "blue-sword-1", "yellow-broom-1"]
    assert isinstance(deck, int)
    assert see(state)["deck"] == deck - 1


@pytest.mark.rule("M-32")
@pytest.mark.parametrize(("direction", "after"), [("clockwise", 2), ("counter", 0)])
def test_the_next_in_the_direction_of_play_has_the_turn(direction: str, after: int) -> None:
    state = scene(direction=direction, turn=1, hands={1: "red-coin-1 red-coin-2"})
    answer(state, 1, "turn", "use red-coin-1")
    assert asked(state) == (after, "turn")


@pytest.mark.rule("M-32")
@pytest.mark.parametrize(("direction", "turn", "after"), [("clockwise", 7, 0), ("counter", 0, 7)])
def test_the_circle_closes(direction: str, turn: int, after: int) -> None:
    state = scene(seats=8, direction=direction, turn=turn, hands={turn: "red-coin-1 red-coin-2"})
    answer(state, turn, "turn", "use red-coin-1")
    assert asked(state) == (after, "turn")


@pytest.mark.rule("M-33")
def test_a_turn_has_four_phases() -> None:
    # Magic first; then the draw, which leads to the end phase: its check sees the empty hand of seat 3.
    state = scene(count=1, hands={0: "blue-coin-1", 1: "red-coin-1", 3: ""})
    assert asked(state) == (0, "magic")
    answer(state, 0, "magic", "face")
    assert asked(state) == (-3, "draw")
    nature(state, "draw", "mage-1")
    assert [each["event"] for each in told(state)][:3] == ["drew", "count", "round-over"]
    # Without a count the draw handling asks nothing: magic and main are one question, then comes the end.
    state = scene(count=0, hands={0: "red-coin-1 red-amulet-1 blue-coin-1"})
    assert offered(state, 0, "turn") == ["use red-coin-1", "use red-amulet-1", "magic red-amulet-1", "draw"]
    answer(state, 0, "turn", "use red-coin-1")
    assert [each["event"] for each in told(state)] == ["used", "turn"]


@pytest.mark.rule("M-96")
@pytest.mark.parametrize(
    ("card", "top", "colour", "legal"),
    [
        ("red-amulet-1", "red-grail-1", "red", True),  # the colour in force
        ("blue-amulet-1", "red-grail-1", "red", False),
        ("blue-amulet-1", "red-amulet-2", "red", True),  # the name of the top card
        ("water_mage-1", "red-grail-1", "red", True),  # a magician
        ("blue-amulet-1", "witch-1", "free", True),  # FREE in force
        ("red-amulet-1", "water_mage-1", "blue", False),  # the colour in force, not one of the top card
        ("blue-amulet-1", "water_mage-1", "blue", True),
    ],
)
def test_the_same_cards_fit_in_every_phase(card: str, top: str, colour: str, legal: bool) -> None:
    at_count = scene(top=top, colour=colour, count=2, hands={0: f"{card} yellow-coin-1"})
    assert (f"magic {card}" in offered(at_count, 0, "magic")) is legal
    main = scene(top=top, colour=colour, hands={0: f"{card} yellow-coin-1"})
    assert (f"use {card}" in offered(main, 0, "turn")) is legal
    assert (f"magic {card}" in offered(main, 0, "turn")) is legal
    if not legal:
        refused(at_count, 0, "magic", f"magic {card}", reason="no-match", clause="M-96")
        refused(main, 0, "turn", f"use {card}", reason="no-match", clause="M-96")
    answer(main, 0, "turn", "draw")
    nature(main, "draw", "yellow-coin-2")
    assert (f"use {card}" in offered(main, 0, "may-use")) is legal
    if not legal:
        refused(main, 0, "may-use", f"use {card}", reason="no-match", clause="M-96")


@pytest.mark.rule("M-97")
def test_a_card_used_by_name_sets_its_own_colour() -> None:
    state = scene(top="red-grail-1", hands={0: "blue-grail-1 blue-coin-1", 1: "red-coin-1 blue-coin-2"})
    answer(state, 0, "turn", "use blue-grail-1")
    assert colour(state) == "blue"
    assert offered(state, 1, "turn") == ["use blue-coin-2", "draw"]
    refused(state, 1, "turn", "use red-coin-1", reason="no-match", clause="M-29")


@pytest.mark.rule("M-98")
def test_free_lets_any_card_be_used_and_outlasts_draws_and_passes() -> None:
    state = scene(top="witch-1", colour="free", count=1, hands={2: "blue-staff-1 yellow-coin-1"})
    answer(state, 0, "magic", "face")
    nature(state, "draw", "mage-1")
    assert colour(state) == "free"
    turn_over(state, 1, draws="mage-2")
    assert colour(state) == "free"
    assert {"use blue-staff-1", "use yellow-coin-1"} < set(offered(state, 2, "turn"))
    answer(state, 2, "turn", "use yellow-coin-1")
    assert colour(state) == "yellow"
    assert "use red-coin-1" not in offered(state, 3, "turn")


@pytest.mark.rule("M-98")
def test_a_select_or_a_free_ends_a_free_too() -> None:
    state = scene(top="witch-1", colour="free", hands={0: "water_mage-1 red-coin-1"})
    answer(state, 0, "turn", "use water_mage-1")
    answer(state, 0, "colour", "blue")
    assert colour(state) == "blue"
    state = scene(top="witch-1", colour="free", hands={0: "witch-2 red-coin-1"})
    answer(state, 0, "turn", "use witch-2")
    assert (colour(state), top(state)) == ("free", "witch-2")


@pytest.mark.rule("M-99")
@pytest.mark.parametrize("how", ["use", "magic"])
def test_one_card_a_turn(how: str) -> None:
    state = scene(hands={0: "red-cloak-1 red-coin-1 red-coin-2"})
    answer(state, 0, "turn", f"{how} red-cloak-1")
    assert asked(state) == (3, "turn")
    not_asked(state, 0, "turn", "use red-coin-1")


@pytest.mark.rule("M-99")
def test_again_gives_another_turn_with_one_card() -> None:
    state = scene(hands={0: "red-hourglass-1 red-coin-1 red-coin-2"})
    answer(state, 0, "turn", "use red-hourglass-1")
    answer(state, 0, "turn", "use red-coin-1")
    assert (asked(state), sizes(state)[0]) == ((1, "turn"), 1)


@pytest.mark.rule("M-104")
def test_the_neighbour_in_the_direction_now_valid_is_next() -> None:
    state = scene(turn=2, hands={2: "red-cloak-1 red-coin-1"})
    answer(state, 2, "turn", "use red-cloak-1")
    assert asked(state) == (1, "turn")
    turn_over(state, 1, draws="mage-1")
    assert asked(state) == (0, "turn")


@pytest.mark.rule("M-104")
@pytest.mark.parametrize(("direction", "after"), [("clockwise", 3), ("counter", 1)])
def test_after_a_shoot_play_goes_on_from_the_named_player(direction: str, after: int) -> None:
    state = scene(direction=direction, hands={0: "red-scroll-1 red-coin-1"})
    answer(state, 0, "turn", "use red-scroll-1")
    answer(state, 0, "target", "2")
    assert asked(state) == (2, "turn")
    turn_over(state, 2, draws="mage-1")
    assert asked(state) == (after, "turn")


@pytest.mark.rule("M-106")
def test_count_and_hand_sizes_are_public_and_cards_are_not() -> None:
    state = scene(count=40, hands={0: "red-staff-1 blue-coin-1", 1: "mage-1"})
    for eye in (-1, 0, 1, 2, 3):
        view = see(state, eye)
        seats = view["seats"]
        assert isinstance(seats, list)
        assert [row["cards"] for row in seats if isinstance(row, dict)] == [2, 1, 2, 2]
        assert view["count"] == 40
    assert (see(state, 0)["hand"], see(state, 1)["hand"]) == (["blue-coin-1", "red-staff-1"], ["mage-1"])
    assert see(state, -1)["hand"] == []
    for eye in (-1, 1, 2, 3):
        assert "red-staff-1" not in str(see(state, eye))
        assert "blue-coin-1" not in str(see(state, eye))


@pytest.mark.rule("M-106")
def test_the_count_has_no_upper_limit() -> None:
    state = scene(count=300, hands={0: "capricious_witch-1 red-coin-1"})
    answer(state, 0, "magic", "magic capricious_witch-1")
    assert see(state)["count"] == 301


@pytest.mark.rule("M-106")
def test_only_its_owner_sees_a_drawn_card() -> None:
    state = scene(count=2, hands={0: "blue-coin-1"})
    answer(state, 0, "magic", "face")
    nature(state, "draw", "mage-1 mage-2")
    drew = {"event": "drew", "seat": 0, "number": 2, "why": "count"}
    assert happened(state, "drew", 0) == [{**drew, "cards": ["mage-1", "mage-2"]}]
    assert [happened(state, "drew", eye) for eye in (-1, 1, 2, 3)] == [[drew]] * 4


@pytest.mark.rule("M-82")
def test_play_stops_and_is_counted_once_a_hand_is_used_up() -> None:
    state = scene(hands={0: "red-coin-1", 1: "mage-1", 2: "red-staff-1", 3: "blue-coin-1"})
    answer(state, 0, "turn", "use red-coin-1")
    assert [each["event"] for each in told(state)][:2] == ["used", "round-over"]
    assert (asked(state), state.table.penalties) == ((-3, "deal"), (0, 6, 4, 2))
