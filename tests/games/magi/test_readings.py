"""Rulebook 2 Readings: the table options, and MA-2 to MA-16 about a turn and the round's end."""

import pytest

from parlour.core.errors import BadOption
from parlour.words import Words
from parlour.words.languages import LANGUAGES
from tests.games.magi.scenes import (
    GAME,
    Play,
    answer,
    asked,
    colour,
    find,
    greyed,
    hand,
    happened,
    nature,
    not_asked,
    offered,
    refused,
    scene,
    see,
    sizes,
    turn_over,
)

# Option, values (the default first), the reading it decides.
OPTIONS: list[tuple[str, list[object], str]] = [
    ("draw_by_choice", [True, False], "MA-2"),
    ("draw_then", ["any_hand_card", "drawn_card_only"], "MA-3"),
    ("magic_needs_match", [True, False], "MA-6"),
    ("magic_at_zero", [True, False], "MA-7"),
    ("again_optional", [False, True], "MA-13"),
    ("round_end_hand", ["anyone", "turn_player"], "MA-16"),
    ("wrong_accusation_draw", [0, 1], "MA-18"),
    ("start_through_skips", [False, True], "MA-19"),
    ("direction_resets", [True, False], "MA-20"),
    ("catch_at_round_end", [False, True], "MA-25"),
    ("magi_call", ["manual", "auto"], "MA-26"),
    ("catastrophe", [False, True], "MA-27"),
]


def test_the_options_and_their_defaults() -> None:
    assert [(option.key, list(option.values), option.reading) for option in GAME.options] == OPTIONS
    assert [option.default for option in GAME.options] == [values[0] for _, values, _ in OPTIONS]


@pytest.mark.parametrize(("key", "values", "reading"), OPTIONS, ids=[key for key, _, _ in OPTIONS])
def test_an_option_is_shown_to_everybody_kept_and_explained(key: str, values: list[object], reading: str) -> None:
    option = next(option for option in GAME.options if option.key == key)
    for value in values:
        state = GAME.setup(seats=4, options={key: value})
        for eye in (-1, 0, 3):
            shown = see(state, eye)["options"]
            assert isinstance(shown, dict)
            assert shown[key] == value
        assert GAME.load(state.save()).save() == state.save()
        assert state.copy().save() == state.save()
        for language in LANGUAGES:
            assert Words(language).option_value("magi", option, value)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match=key):
        GAME.setup(seats=4, options={key: "sometimes"})
    with pytest.raises(BadOption, match="unknown option"):
        GAME.setup(seats=4, options={key + "s": values[0]})
    assert reading.startswith("MA-")


# --- MA-2: B although something is usable -------------------------------------------------------------------------


@pytest.mark.rule("M-31", "M-44")
def test_ma_2_b_is_always_open() -> None:
    state = scene(hands={0: "red-coin-1 blue-coin-1"})
    assert "draw" in offered(state, 0, "turn")
    answer(state, 0, "turn", "draw")
    assert asked(state) == (-3, "draw")


@pytest.mark.rule("M-31")
def test_ma_2_b_only_with_nothing_usable() -> None:
    options = {"draw_by_choice": False}
    state = scene(hands={0: "red-coin-1 blue-coin-1 red-cloak-1"}, options=options)
    assert offered(state, 0, "turn") == ["use red-coin-1", "use red-cloak-1", "magic red-cloak-1"]
    refused(state, 0, "turn", "draw", reason="must-use", clause="M-31")
    assert greyed(state, 0, "turn")["draw"] == ("must-use", ("M-31",))
    assert find(state, 0, "turn").default in find(state, 0, "turn").options
    state = scene(hands={0: "blue-coin-1 blue-cloak-1"}, options=options)
    assert offered(state, 0, "turn") == ["draw"]
    assert "draw" not in greyed(state, 0, "turn")


def test_ma_2_after_the_draw_using_is_still_free() -> None:
    state = scene(hands={0: "blue-coin-1"}, options={"draw_by_choice": False})
    answer(state, 0, "turn", "draw")
    nature(state, "draw", "red-coin-1")
    answer(state, 0, "may-use", "pass")
    assert sizes(state)[0] == 2


# --- MA-3, MA-4: what may be used after B -------------------------------------------------------------------------


@pytest.mark.rule("M-47", "M-100")
def test_ma_3_any_usable_hand_card() -> None:
    state = scene(hands={0: "red-coin-1 blue-coin-1"})
    answer(state, 0, "turn", "draw")
    nature(state, "draw", "red-sword-1")
    assert offered(state, 0, "may-use") == ["use red-coin-1", "use red-sword-1", "pass"]
    assert greyed(state, 0, "may-use") == {"use blue-coin-1": ("no-match", ("M-29", "M-96"))}


@pytest.mark.rule("M-47")
def test_ma_3_the_drawn_card_only() -> None:
    options = {"draw_then": "drawn_card_only"}
    state = scene(hands={0: "red-coin-1 blue-coin-1"}, options=options)
    answer(state, 0, "turn", "draw")
    nature(state, "draw", "red-sword-1")
    assert offered(state, 0, "may-use") == ["use red-sword-1", "pass"]
    refused(state, 0, "may-use", "use red-coin-1", reason="only-drawn-card", clause="M-47")
    refused(state, 0, "may-use", "use blue-coin-1", reason="no-match", clause="M-29")
    assert greyed(state, 0, "may-use")["use red-coin-1"] == ("only-drawn-card", ("M-47",))
    answer(state, 0, "may-use", "use red-sword-1")
    assert hand(state, 0) == ["red-coin-1", "blue-coin-1"]
    # With nothing drawn there is nothing to use.
    state = scene(hands={0: "red-coin-1", 3: ""}, deck="", rest=3, options=options)
    answer(state, 0, "turn", "draw")
    assert offered(state, 0, "may-use") == ["pass"]


@pytest.mark.rule("M-48", "M-100")
def test_ma_4_declining_is_a_pass() -> None:
    state = scene(hands={0: "red-coin-1 blue-coin-1"})
    turn_over(state, 0, draws="red-sword-1")
    assert happened(state, "passed", 3) == [{"event": "passed", "seat": 0}]


# --- MA-5 to MA-9: the magic phase --------------------------------------------------------------------------------


@pytest.mark.rule("M-45", "M-96")
def test_ma_5_any_type_but_colour_or_name_binds() -> None:
    state = scene(hands={0: "blue-coin-1 blue-staff-1 blue-amulet-1 red-staff-1 mage-1"})
    assert offered(state, 0, "turn") == ["use red-staff-1", "use mage-1", "draw"]
    refused(state, 0, "turn", "use blue-amulet-1", reason="no-match", clause="M-96")


@pytest.mark.rule("M-29", "M-96")
def test_ma_6_the_magic_phase_needs_a_match() -> None:
    for count, about in ((1, "magic"), (0, "turn")):
        state = scene(count=count, hands={0: "blue-cloak-1 red-coin-1"})
        refused(state, 0, about, "magic blue-cloak-1", reason="no-match", clause="M-29")


def test_ma_6_the_magic_phase_needs_no_match() -> None:
    options = {"magic_needs_match": False}
    state = scene(count=2, hands={0: "blue-cloak-1 blue-staff-1 red-coin-1"}, options=options)
    assert offered(state, 0, "magic") == ["magic blue-cloak-1", "face"]
    answer(state, 0, "magic", "magic blue-cloak-1")
    assert (colour(state), asked(state), see(state)["count"]) == ("blue", (3, "magic"), 2)
    # At count 0 as well, but only in the magic phase.
    state = scene(hands={0: "blue-cloak-1 red-coin-1"}, options=options)
    assert offered(state, 0, "turn") == ["use red-coin-1", "magic blue-cloak-1", "draw"]
    refused(state, 0, "turn", "use blue-cloak-1", reason="no-match", clause="M-29")
    answer(state, 0, "turn", "magic blue-cloak-1")
    assert colour(state) == "blue"


@pytest.mark.rule("M-34", "M-116")
def test_ma_7_there_is_a_magic_phase_at_count_0() -> None:
    state = scene(hands={0: "red-cloak-1 red-coin-1"})
    answer(state, 0, "turn", "magic red-cloak-1")
    assert happened(state, "used")[0]["phase"] == "magic"


@pytest.mark.rule("M-116")
def test_ma_7_at_count_0_there_is_the_main_phase_only() -> None:
    options = {"magic_at_zero": False}
    state = scene(hands={0: "red-cloak-1 red-coin-1"}, options=options)
    assert offered(state, 0, "turn") == ["use red-coin-1", "use red-cloak-1", "draw"]
    refused(state, 0, "turn", "magic red-cloak-1", reason="magic-at-zero-off", clause="M-116")
    # At a count it is there.
    state = scene(count=1, hands={0: "red-cloak-1 red-coin-1"}, options=options)
    assert offered(state, 0, "magic") == ["magic red-cloak-1", "face"]


@pytest.mark.rule("M-37", "M-99")
def test_ma_8_one_card_in_the_magic_phase() -> None:
    state = scene(count=1, hands={0: "red-amulet-1 red-amulet-2 red-coin-1"})
    answer(state, 0, "magic", "magic red-amulet-1")
    assert asked(state) == (1, "magic")
    not_asked(state, 0, "magic", "magic red-amulet-2")


@pytest.mark.rule("M-39", "M-63")
def test_ma_9_and_ma_24_draw_adds_and_draw_0_adds_nothing() -> None:
    state = scene(count=7, hands={0: "fickle_witch-1 red-coin-1"})
    answer(state, 0, "magic", "magic fickle_witch-1")
    answer(state, 0, "target", "1")
    assert see(state)["count"] == 8
    state = scene(count=7, hands={0: "supreme_mage-1 red-coin-1"})
    answer(state, 0, "magic", "magic supreme_mage-1")
    for about, pick in (("pick-colour", "free"), ("pick-turn", "through"), ("pick-draw", "0")):
        answer(state, 0, about, pick)
    assert (see(state)["count"], asked(state)) == (7, (1, "magic"))


@pytest.mark.rule("M-38", "M-42", "M-65")
def test_ma_10_and_ma_11_who_cannot_avoid_it_draws_the_whole_count() -> None:
    state = scene(count=5, hands={0: "capricious_witch-1 red-coin-1", 3: "blue-coin-1"})
    answer(state, 0, "magic", "magic capricious_witch-1")
    answer(state, 3, "magic", "face")
    nature(state, "draw", "mage-1 mage-2 witch-1 witch-2 time_mage-1 time_mage-2")
    assert sizes(state)[3] == 7


# --- MA-13, MA-14: AGAIN ------------------------------------------------------------------------------------------


@pytest.mark.rule("M-66")
def test_ma_13_the_extra_turn_is_always_taken() -> None:
    state = scene(hands={0: "red-hourglass-1 blue-coin-1"})
    answer(state, 0, "turn", "use red-hourglass-1")
    assert (asked(state), happened(state, "again")) == ((0, "turn"), [{"event": "again", "seat": 0}])
    # It may still be a draw and a pass.
    turn_over(state, 0, draws="mage-1")
    assert asked(state) == (1, "turn")


@pytest.mark.parametrize(("taken", "after"), [("again", 2), ("no-again", 1)])
def test_ma_13_the_extra_turn_may_be_waived(taken: str, after: int) -> None:
    state = scene(turn=2, direction="counter", hands={2: "time_mage-1 blue-coin-1"}, options={"again_optional": True})
    answer(state, 2, "turn", "use time_mage-1")
    answer(state, 2, "colour", "blue")
    # Asked when AGAIN is applied.
    assert offered(state, 2, "again") == ["again", "no-again"]
    refused(state, 2, "again", "pass", reason="illegal", clause="M-66")
    answer(state, 2, "again", taken)
    assert happened(state, taken, -1) == [{"event": taken, "seat": 2}]
    assert asked(state) == (after, "turn")


@pytest.mark.rule("M-66")
def test_ma_14_after_again_the_count_is_still_there() -> None:
    state = scene(count=3, hands={0: "red-hourglass-1 blue-coin-1"})
    answer(state, 0, "magic", "magic red-hourglass-1")
    assert (asked(state), see(state)["count"]) == ((0, "magic"), 3)
    answer(state, 0, "magic", "face")
    nature(state, "draw", "mage-1 mage-2 witch-1")
    assert (sizes(state)[0], asked(state)) == (4, (1, "turn"))


# --- MA-15, MA-16: whose empty hand ends the round ----------------------------------------------------------------


@pytest.mark.rule("M-52", "M-53")
def test_ma_15_and_ma_16_anyones_empty_hand_at_count_0() -> None:
    state = scene(count=2, hands={0: "red-amulet-1 red-coin-1", 1: "blue-coin-1", 3: ""})
    answer(state, 0, "magic", "magic red-amulet-1")
    assert happened(state, "round-over") == []
    answer(state, 1, "magic", "face")
    nature(state, "draw", "mage-1 mage-2")
    assert happened(state, "round-over") != []


def after_going_out_with_draw() -> Play:
    """Only the hand of the player whose turn ends counts: seat 0 went out with a staff, seat 1 drew."""
    state = scene(hands={0: "red-staff-1", 1: "blue-coin-1"}, options={"round_end_hand": "turn_player"})
    answer(state, 0, "turn", "use red-staff-1")
    answer(state, 1, "magic", "face")
    nature(state, "draw", "mage-1 mage-2")
    assert (happened(state, "round-over"), asked(state), sizes(state)[0]) == ([], (2, "turn"), 0)
    return state


def test_ma_16_only_the_hand_of_the_player_whose_turn_ends() -> None:
    state = after_going_out_with_draw()
    turn_over(state, 2, draws="witch-1")
    turn_over(state, 3, draws="witch-2")
    # An empty hand at count 0 must choose B.
    assert (asked(state), offered(state, 0, "turn")) == ((0, "turn"), ["draw"])
    answer(state, 0, "turn", "draw")
    nature(state, "draw", "red-coin-1")
    answer(state, 0, "may-use", "use red-coin-1")
    assert happened(state, "round-over") != []


def test_ma_16_who_keeps_the_drawn_card_is_back_in_the_round() -> None:
    state = after_going_out_with_draw()
    turn_over(state, 2, draws="witch-1")
    turn_over(state, 3, draws="witch-2")
    turn_over(state, 0, draws="red-coin-1")
    assert (happened(state, "round-over"), sizes(state)[0], asked(state)) == ([], 1, (1, "turn"))
    answer(state, 3, "catch", "forgot")
    assert happened(state, "caught") == [{"event": "caught", "by": 3, "seat": 0}]


def test_ma_16_an_empty_hand_must_draw_also_where_a_usable_card_must_be_used() -> None:
    state = scene(hands={0: ""}, options={"round_end_hand": "turn_player", "draw_by_choice": False})
    assert offered(state, 0, "turn") == ["draw"]
