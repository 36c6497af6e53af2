"""Rulebook 1.8 Applying faces: plain faces, order, triple, shield."""

import pytest

from tests.games.dice_forge.scenes import (
    Hero,
    answer,
    asked,
    blessed,
    die,
    minor,
    offered,
    play,
    refused,
    roll,
    scene,
    stock,
    stocks,
    told,
)

BOAR = {1: Hero(cards="tenacious_boar", boars="red")}


@pytest.mark.rule("D-59")
@pytest.mark.parametrize(
    ("face", "gain"),
    [
        ("gold2_moon1", (3, 0, 1, 0)),
        ("sun1_vp1", (1, 1, 0, 1)),
        ("moon2_vp2", (1, 0, 2, 2)),
        ("gold1_sun1_moon1_vp1", (2, 1, 1, 1)),
    ],
)
def test_a_face_with_plus_gives_all_its_resources(face: str, gain: tuple[int, ...]) -> None:
    assert stock(blessed(Hero(sun=face), "1 6")) == gain


@pytest.mark.rule("D-59")
@pytest.mark.parametrize(
    ("face", "options", "chosen", "gain"),
    [
        ("choice_gold1_sun1_moon1", ["1 gold", "1 sun", "1 moon"], "1 sun", (1, 1, 0, 0)),
        ("choice_gold3_vp2", ["3 gold", "2 vp"], "2 vp", (1, 0, 0, 2)),
        ("choice_gold2_sun2_moon2", ["2 gold", "2 sun", "2 moon"], "2 moon", (1, 0, 2, 0)),
    ],
)
def test_a_face_with_a_question_mark_gives_one(
    face: str, options: list[str], chosen: str, gain: tuple[int, ...]
) -> None:
    state = blessed(Hero(sun=face), "1 6")
    assert offered(state, 0, "option") == options
    refused(state, 0, "option", "6 gold", reason="illegal", clause="D-59")
    answer(state, 0, "option", chosen)
    assert stock(state) == gain


@pytest.mark.rule("D-60")
def test_mirrors_first_then_options_then_the_order_then_each_face() -> None:
    mine = Hero(gold=4, sun="mirror", moon="choice_gold3_vp2")
    state = blessed(mine, "1 1", rivals={1: Hero(sun="ship", up=(1, 6))})
    seen = []
    for each in ("mirror 1 sun ship", "option 3 gold", "order 1 ship", "ship offer gold_6", "forge sun 6 gold_1"):
        seen.append(asked(state))
        play(state, each)
    assert seen == [(0, "mirror"), (0, "option"), (0, "order"), (0, "ship"), (0, "forge")]
    # The option was fixed before the ship was used, although the ship went first: 4 - 2 + 3.
    assert stock(state) == (5, 0, 0, 0)


@pytest.mark.rule("D-61")
@pytest.mark.parametrize(("survives", "gold"), [(True, 2 + 6), (False, 2)])
def test_a_face_covered_before_it_was_applied_is_applied_all_the_same(survives: bool, gold: int) -> None:
    state = blessed(Hero(gold=2, sun="ship", moon="gold_6"), "1 1", options={"rolled_face_survives_forge": survives})
    play(state, "order 1 ship", "ship offer moon_1", "forge moon 1 gold_6")
    assert (stock(state), die(state, 0, 1)[0]) == ((gold, 0, 0, 0), "moon_1")
    assert bool(told(state, "gone")) is not survives


# --- triple -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-62")
@pytest.mark.parametrize(
    ("face", "gain"),
    [
        ("gold_4", (12, 0, 0, 0)),
        ("sun_2", (0, 6, 0, 0)),
        ("moon2_vp2", (0, 0, 6, 6)),
        ("vp_4", (0, 0, 0, 12)),
    ],
)
def test_triple_multiplies_the_other_face(face: str, gain: tuple[int, ...]) -> None:
    assert stock(blessed(Hero(sun="triple", moon=face), "1 1")) == gain
    # By itself, beside a face that gives nothing (a mirror without a target), it gives nothing.
    others = {seat: Hero(sun="mirror", moon="mirror", up=(1, 1)) for seat in (1,)}
    alone = blessed(Hero(sun="triple", moon="mirror"), "1 1", seats=2, rivals=others, options={"mirror_chain": False})
    assert stock(alone) == (0, 0, 0, 0)


@pytest.mark.rule("D-63")
def test_triple_with_a_choice_face_choose_first_then_multiply() -> None:
    state = blessed(Hero(sun="triple", moon="choice_gold3_vp2"), "1 1")
    answer(state, 0, "option", "3 gold")
    # One choice only.
    assert (stock(state), asked(state)) == ((9, 0, 0, 0), (-3, "throw"))


@pytest.mark.rule("D-64")
def test_triple_with_a_mirror_triples_the_copied_effect() -> None:
    state = blessed(Hero(sun="triple", moon="mirror"), "1 1", rivals={1: Hero(sun="gold_4", up=(1, 6))})
    answer(state, 0, "mirror", "1 sun gold_4")
    assert (stock(state), asked(state)) == ((12, 0, 0, 0), (-3, "throw"))


@pytest.mark.rule("D-65")
def test_triple_with_a_ship_is_one_offering_at_six_less() -> None:
    state = blessed(Hero(gold=2, sun="triple", moon="ship"), "1 1")
    assert "offer vp_3" in offered(state, 0, "ship")
    refused(state, 0, "ship", "offer vp_4", reason="no-gold", clause="D-40")
    play(state, "ship offer vp_3", "forge sun 6 gold_1")
    assert (stock(state), asked(state)) == ((0, 0, 0, 0), (-3, "throw"))


@pytest.mark.rule("D-66")
def test_triple_with_a_boar_triples_the_wearer_and_gives_the_owner_three_choices() -> None:
    state = blessed(Hero(sun="triple", moon="boar_red"), "1 1", rivals=BOAR)
    play(state, "option 1 sun", "boar-reward 1 sun", "boar-reward 3 vp", "boar-reward 3 vp")
    assert stocks(state)[:2] == [(0, 3, 0, 0), (0, 1, 0, 6)]
    assert asked(state) == (-3, "throw")


@pytest.mark.rule("D-67")
@pytest.mark.parametrize(
    ("shield", "gain"),
    [
        ("shield_red", (0, 6, 0, 0)),
        ("shield_blue", (0, 0, 6, 0)),
        ("shield_yellow", (9, 0, 0, 0)),
        ("shield_green", (0, 0, 0, 9)),
    ],
)
def test_triple_with_a_shield_triples_its_own_resource(shield: str, gain: tuple[int, ...]) -> None:
    assert stock(blessed(Hero(sun="triple", moon=shield), "1 1")) == gain


@pytest.mark.rule("D-68")
def test_two_triples_give_nothing() -> None:
    assert stock(blessed(Hero(sun="triple", moon="triple"), "1 1")) == (0, 0, 0, 0)
    state = blessed(Hero(sun="triple", moon="mirror"), "1 1", rivals={1: Hero(sun="triple", up=(1, 6))})
    answer(state, 0, "mirror", "1 sun triple")
    assert stock(state) == (0, 0, 0, 0)


@pytest.mark.rule("D-69")
def test_in_a_minor_blessing_triple_gives_nothing() -> None:
    # The other die shows something, which counts for nothing.
    state = scene({0: Hero(sun="triple", moon="vp_4", up=(1, 1))}, agenda=minor(0, 0))
    roll(state, 1)
    assert stock(state) == (0, 0, 0, 0)


# --- shield -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-89", "D-90")
@pytest.mark.parametrize(
    ("shield", "other", "gain"),
    [
        ("shield_red", "sun_2", (0, 2, 0, 5)),
        ("shield_red", "moon_2", (0, 2, 2, 0)),
        ("shield_blue", "moon_2", (0, 0, 2, 5)),
        ("shield_blue", "gold_4", (4, 0, 2, 0)),
        ("shield_yellow", "gold_4", (4, 0, 0, 5)),
        ("shield_yellow", "vp_4", (3, 0, 0, 4)),
        ("shield_green", "vp_4", (0, 0, 0, 9)),
        ("shield_green", "sun_2", (0, 2, 0, 3)),
        ("shield_green", "sun1_vp1", (0, 1, 0, 6)),
    ],
)
def test_a_shield_matches_the_other_face_or_gives_its_own(shield: str, other: str, gain: tuple[int, ...]) -> None:
    assert stock(blessed(Hero(sun=shield, moon=other), "1 1")) == gain
    assert stock(blessed(Hero(sun=other, moon=shield), "1 1")) == gain


@pytest.mark.rule("D-91")
def test_what_counts_is_what_the_other_face_gives_by_its_option() -> None:
    state = blessed(Hero(sun="shield_yellow", moon="choice_gold3_vp2"), "1 1")
    answer(state, 0, "option", "3 gold")
    assert stock(state) == (3, 0, 0, 5)
    state = blessed(Hero(sun="shield_yellow", moon="choice_gold3_vp2"), "1 1")
    answer(state, 0, "option", "2 vp")
    assert stock(state) == (3, 0, 0, 2)


@pytest.mark.rule("D-91")
def test_a_match_counts_even_if_the_resource_vanishes() -> None:
    # There is no room for the sun.
    assert stock(blessed(Hero(suns=6, sun="shield_red", moon="sun_2"), "1 1")) == (0, 6, 0, 5)
    # All gold goes to the hammer.
    state = blessed(Hero(cards="blacksmiths_hammer", sun="shield_yellow", moon="gold_4"), "1 1")
    answer(state, 0, "hammer", "4")
    assert (stock(state), state.table.hammered[0]) == ((0, 0, 0, 5), 4)


@pytest.mark.rule("D-91")
@pytest.mark.parametrize(("option", "gain"), [("1 sun", (0, 1, 0, 5)), ("1 moon", (0, 2, 1, 0))])
def test_a_boars_wearer_option_counts_for_a_match(option: str, gain: tuple[int, ...]) -> None:
    state = blessed(Hero(sun="shield_red", moon="boar_red"), "1 1", rivals=BOAR)
    play(state, f"option {option}", "order 1 shield_red", "boar-reward 1 sun")
    assert (stock(state), stock(state, 1)) == (gain, (0, 1, 0, 0))


@pytest.mark.rule("D-91")
def test_the_owners_reward_does_not_count_for_a_match() -> None:
    # The owner is the roller (who copies the own boar): the reward of sun is no match for the red shield.
    rivals = {1: Hero(sun="boar_red", up=(1, 6))}
    mine = Hero(cards="tenacious_boar", boars="red", sun="mirror", moon="shield_red")
    state = blessed(mine, "1 1", rivals=rivals)
    play(state, "mirror 1 sun boar_red", "option 1 moon", "order 1 boar_red", "boar-reward 1 sun")
    assert stock(state) == (0, 3, 1, 0)


@pytest.mark.rule("D-92")
def test_a_shield_alone_gives_its_own_and_two_shields_do_not_match() -> None:
    state = scene({0: Hero(sun="shield_red", moon="sun_2", up=(1, 1))}, agenda=minor(0, 0))
    roll(state, 1)
    assert stock(state) == (0, 2, 0, 0)
    assert stock(blessed(Hero(sun="shield_red", moon="shield_blue"), "1 1")) == (0, 2, 2, 0)
    # Green gives points on a match, and still matches no yellow one.
    assert stock(blessed(Hero(sun="shield_green", moon="shield_yellow"), "1 1")) == (3, 0, 0, 3)
