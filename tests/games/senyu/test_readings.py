"""Rulebook 2 Readings: the table options, both values of each."""

import pytest

from parlour.core.errors import BadOption
from parlour.words import LANGUAGES, Words
from tests.games.senyu.scenes import (
    GAME,
    Play,
    asked,
    at,
    default,
    discards,
    fight,
    greyed,
    named,
    offered,
    outcomes,
    play,
    refused,
    scene,
    see,
    who,
)

READY = 1

# Option, values (the default first), the reading it decides.
OPTIONS: list[tuple[str, list[object], str]] = [
    ("knockout_hp", ["current", "full"], "SA-3"),
    ("knockout_reroll", ["tie_for_highest", "any_repeat"], "SA-4"),
    ("knockout_items", [False, True], "SA-5"),
    ("near_death_lost_turns", [0, 1], "SA-6"),
    ("stay_stacks", [False, True], "SA-8"),
    ("stay_blocks_forced_moves", [False, True], "SA-9"),
    ("staying_reactions", [True, False], "SA-10"),
    ("rights_wait", [True, False], "SA-11"),
    ("clair_blocks_all_effects", [False, True], "SA-14"),
    ("rechallenge_after_void", [False, True], "SA-16"),
    ("rift_piece", ["waits", "moves_at_once"], "SA-18"),
    ("goal_certificates", ["by_players", *range(1, 10)], "SA-22"),
    ("timed_minutes", ["off"], "SA-23"),
    ("early_stop", ["rank", "knockout"], "SA-24"),
    ("hero_choice", ["chosen", "drawn"], "SA-25"),
]


def test_the_options_and_their_defaults() -> None:
    assert [(option.key, list(option.values), option.reading) for option in GAME.options] == OPTIONS
    assert [option.default for option in GAME.options] == [values[0] for _, values, _ in OPTIONS]


@pytest.mark.parametrize(("key", "values", "reading"), OPTIONS, ids=[key for key, _, _ in OPTIONS])
def test_an_option_is_shown_to_everybody_kept_and_explained(key: str, values: list[object], reading: str) -> None:
    option = next(option for option in GAME.options if option.key == key)
    for value in values if key != "timed_minutes" else [*values, 1, 240]:
        state = GAME.setup(seats=4, options={key: value})
        for eye in (-1, 0, 3):
            shown = see(state, eye)["options"]
            assert isinstance(shown, dict)
            assert shown[key] == value
        assert GAME.load(state.save()).save() == state.save()
        assert state.copy().save() == state.save()
        for language in LANGUAGES:
            if value in values:
                assert Words(language).option_value("senyu", option, value)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match=key):
        GAME.setup(seats=4, options={key: "sometimes"})
    assert reading.startswith("SA-")


@pytest.mark.rule("S-160")
def test_sa_3_hp_at_the_knockout() -> None:
    for value, hp in (("current", [3, 4, 10]), ("full", [10, 10, 10])):
        assert who(fight(3, [3, 4], {"knockout_hp": value}), "hp") == hp


@pytest.mark.rule("S-70", "S-161")
def test_sa_4_any_equal_numbers_or_only_the_highest() -> None:
    for value, question in (("tie_for_highest", "2 strike"), ("any_repeat", "* knockout-die")):
        state = fight(3, [10, 10, 10], {"knockout_reroll": value})
        play(state, "* knockout-die 2", "* knockout-die 2", "* knockout-die 5")
        assert asked(state) == question


@pytest.mark.rule("S-160")
def test_sa_5_healing_items_just_before_an_own_throw() -> None:
    assert asked(fight(2, [5, 5], hands="salve-1")) == "* knockout-die"
    state = fight(2, [5, 5], {"knockout_items": True}, hands="salve-1 knife-1")
    assert (asked(state), offered(state), default(state)) == ("0 tonic", ["no", "use salve-1"], "no")
    refused(state, "0 tonic use knife-1", reason="wrong-time", clause="S-160")
    refused(state, "0 tonic use elixir-1", reason="not-held", clause="S-160")
    play(state, "0 tonic use salve-1")
    assert (at(state, 0)["hp"], discards(state), asked(state)) == (7, ["salve-1"], "0 tonic")
    play(state, "0 tonic no", "* knockout-die 4")
    assert asked(state) == "* knockout-die", "the other holds nothing"


@pytest.mark.rule("S-134")
def test_sa_6_near_death_may_cost_a_turn() -> None:
    for value, turn in ((0, 0), (1, 1)):
        state = scene(seats=2, progress={0: 18, 1: 43}, hp={0: 1}, options={"near_death_lost_turns": value})
        play(state, "* throw 2")
        events = play(state, "* throw 2")
        assert (see(state)["turn"], len(named(events, "recovers")), at(state, 0)["lost"]) == (turn, value, 0)


@pytest.mark.rule("S-151")
def test_sa_8_stays_may_add_up() -> None:
    for value, stays in ((False, 1), (True, 2)):
        options = {"stay_stacks": value}
        state = scene(seats=2, progress={1: 22}, stays={1: 1}, hands={0: "snare-1"}, options=options)
        play(state, "0 turn use snare-1", "0 target 1")
        assert at(state, 1)["stays"] == stays
        play(state, "* throw 5")
        assert (at(state, 1)["stays"], see(state)["round"]) == (stays - 1, 2)


@pytest.mark.rule("S-53", "S-152")
def test_sa_9_a_staying_hero_may_be_immovable() -> None:
    for value, progress in ((False, 19), (True, 22)):
        options = {"stay_blocks_forced_moves": value}
        state = scene(progress={1: 22}, stays={1: 1}, hands={0: "rope-1"}, options=options)
        events = play(state, "0 turn use rope-1", "0 target 1")
        assert (at(state, 1)["progress"], bool(named(events, "cannot-move"))) == (progress, value)


@pytest.mark.rule("S-51", "S-152")
def test_sa_10_reactive_items_while_staying() -> None:
    for value, about in ((True, "1 smoke"), (False, "* duel-die")):
        options = {"staying_reactions": value}
        state = scene(progress={0: 4, 1: 7}, stays={1: 1}, hands={1: "smoke-1"}, options=options)
        play(state, "* throw 3", "0 duel 1")
        assert asked(state) == about
    card = scene(stays={1: 1}, hands={0: "knife-1", 1: "ward-1"}, options={"staying_reactions": False})
    play(card, "0 turn use knife-1", "0 target 1")
    assert at(card, 1)["hp"] == 8
    clair = scene(heroes="luki clair", progress={0: 4, 1: 7}, stays={1: 1}, options={"staying_reactions": False})
    play(clair, "* throw 3", "0 duel 1")
    assert asked(clair) == "1 refuse", "the skill is no item"


@pytest.mark.rule("S-148")
def test_sa_11_rights_wait_or_end_with_the_next_own_turn() -> None:
    for value, about in ((True, "0 two-dice"), (False, "* throw")):
        options = {"rights_wait": value}
        state = scene(
            seats=2, heroes="deifil luki", progress={0: 34, 1: 4}, rights={0: READY}, stays={0: 1}, options=options
        )
        play(state, "* throw 1")
        assert (see(state)["turn"], asked(state)) == (0, about)
    gained = scene(seats=2, heroes="deifil luki", progress={0: 24, 1: 4}, options={"rights_wait": False})
    play(gained, "* throw 3", "* task lunch-1", "* throw 1")
    assert asked(gained) == "0 two-dice", "without a stay between it is there"


@pytest.mark.rule("S-155")
def test_sa_14_clair_and_effects_on_everybody() -> None:
    for value, about in ((False, "* throw"), (True, "1 refuse")):
        state = scene(heroes="luki clair", progress={1: 4}, options={"clair_blocks_all_effects": value})
        play(state, "* throw 1", "* task meteor-1")
        assert asked(state) == about
    for face, hp in ((1, [9, 10, 9]), (2, [9, 9, 9])):
        state = scene(heroes="luki clair", progress={1: 4}, options={"clair_blocks_all_effects": True})
        play(state, "* throw 1", "* task meteor-1", "1 refuse yes", f"* refuse-die {face}")
        assert who(state, "hp") == hp
    own = scene(heroes="clair luki", options={"clair_blocks_all_effects": True})
    play(own, "* throw 1", "* task meteor-1")
    assert who(own, "hp") == [9, 9, 9]


@pytest.mark.rule("S-153")
def test_sa_16_after_a_void_challenge_somebody_else() -> None:
    for value, about in ((False, "* throw"), (True, "0 duel")):
        options = {"rechallenge_after_void": value}
        state = scene(progress={0: 3}, hands={1: "smoke-1"}, options=options)
        play(state, "* throw 2", "0 duel 1", "1 smoke use smoke-1")
        assert asked(state) == about
        assert not value or offered(state) == ["no", "2"]
    clair = scene(heroes="luki clair", progress={0: 3}, options={"rechallenge_after_void": True})
    play(clair, "* throw 2", "0 duel 1", "1 refuse yes", "* refuse-die 6")
    assert offered(clair) == ["no", "2"]
    play(clair, "0 duel 2", "* duel-die 6", "* duel-die 1")
    assert who(clair, "hp") == [10, 10, 5]


@pytest.mark.rule("S-156")
def test_sa_18_the_piece_waits_on_the_rift_or_moves_at_once() -> None:
    for value, cell, departs in (("waits", "rift", "contest"), ("moves_at_once", "contest", "")):
        state = scene(progress={0: 16}, options={"rift_piece": value})
        play(state, "* throw 1", "* rift 6")
        assert (at(state, 0)["cell"], at(state, 0)["departs"], at(state, 0)["stays"]) == (cell, departs, 1)


@pytest.mark.rule("S-19")
def test_sa_22_the_goal() -> None:
    for value, goal in (("by_players", 3), (1, 1), (9, 9)):
        assert see(scene(seats=4, options={"goal_certificates": value}))["goal"] == goal


@pytest.mark.rule("S-20", "S-162")
def test_sa_23_the_clock() -> None:
    for value, goal in (("off", 3), (45, 0)):
        state = scene(options={"timed_minutes": value})
        assert (see(state)["goal"], see(state)["minutes"]) == (goal, 45 - 15 * goal)
        assert ("time" in [question.about for question in state.questions]) == (goal == 0)


@pytest.mark.rule("S-109", "S-110")
def test_sa_24_how_an_early_stop_is_decided() -> None:
    for value, question in (("rank", None), ("knockout", "* knockout-die")):
        state = scene(seats=2, turn=1, progress={0: 9, 1: 4}, options={"early_stop": value})
        play(state, "0 stop stop", "1 stop stop", "* throw 1")
        assert asked(state) == question


@pytest.mark.rule("S-124")
def test_sa_25_heroes_are_chosen_or_drawn() -> None:
    for value, question in (("chosen", "0 hero"), ("drawn", "* draw-hero")):
        state = GAME.setup(seats=2, options={"hero_choice": value})
        assert asked(state) == question
    state = GAME.setup(seats=2, options={"hero_choice": "drawn"})
    play(state, "* draw-hero clair")
    assert "clair" not in outcomes(state)
    assert len(outcomes(state)) == 7


# --- readings without an option ---------------------------------------------------------------------------------


@pytest.mark.rule("S-55")
def test_sa_17_a_duel_on_the_castle_is_allowed() -> None:
    state = scene(progress={0: 38, 1: 0})
    play(state, "* throw 2")
    assert offered(state) == ["no", "1"]


@pytest.mark.rule("S-85", "S-148")
def test_sa_13_a_declined_right_is_lost_for_the_lap() -> None:
    state = scene(heroes="deifil", progress={0: 27}, furthest={0: 27}, rights={0: READY})
    events = play(state, "0 two-dice no", "* throw 2")
    assert (at(state, 0)["right"], named(events, "gained")) == (0, [])


@pytest.mark.rule("S-152")
def test_who_is_asked_to_react_tells_nothing_about_the_hand() -> None:
    """Whoever holds any item may hold the right one, until all of these lie open."""
    state: Play = scene(hands={0: "knife-1", 1: "salve-1"})
    play(state, "0 turn use knife-1", "0 target 1")
    assert (asked(state), offered(state)) == ("1 ward", ["no"])
    known = scene(hands={0: "knife-1", 1: "salve-1"}, discards="ward-1 ward-2")
    play(known, "0 turn use knife-1", "0 target 1")
    assert asked(known) == "* throw"
    assert greyed(scene(hands={0: "salve-1 ward-1"})) == {"use ward-1": "wrong-time"}
