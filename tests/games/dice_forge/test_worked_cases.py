"""Rulebook section 5: the worked cases, by number."""

import pytest

from tests.games.dice_forge.scenes import (
    Hero,
    Play,
    action,
    answer,
    asked,
    blessed,
    cards,
    minor,
    offered,
    play,
    refused,
    roll,
    scene,
    stock,
    stocks,
    throw,
    tokens,
)

DOG = "cerberus"


def suffering(victim: Hero, slots: str = "1 1", rival: Hero | None = None) -> Play:
    """Hero 1 has rolled these slots against hero 0's Minotaur; then the game is scored."""
    state = scene({0: rival or Hero(), 1: victim}, seats=2, turn=0, agenda=[["Scoring"], ["Suffer", 1], ["Throw", 1]])
    throw(state, slots)
    return state


@pytest.mark.rule("D-23", "D-108", "D-110")
def test_case_1_the_rest_is_forgiven() -> None:
    assert stock(suffering(Hero(gold=1, moons=1, sun="gold_3", moon="moon_2")), 1) == (0, 0, 0, 0)


@pytest.mark.rule("D-32", "D-108")
def test_case_2_no_order_for_the_minotaur_unless_a_boar_is_in_the_pair() -> None:
    for faces in (("ship", "gold_3"), ("gold_3", "vp_3")):
        assert suffering(Hero(gold=5, vp=5, sun=faces[0], moon=faces[1])).verdict is not None
    state = suffering(Hero(gold=5, sun="boar_red", moon="gold_3"), rival=Hero(cards="tenacious_boar", boars="red"))
    play(state, "option-lost 1 sun")
    assert asked(state) == (1, "order")


@pytest.mark.rule("D-107", "D-116")
def test_case_3_no_token_for_the_minotaurs_roll() -> None:
    state = action(Hero(suns=3, cards=DOG, cerberus=1), seats=2, rivals={1: Hero(cards=DOG, cerberus=1)})
    play(state, "action feat minotaur")
    throw(state, "6 6")
    assert (asked(state), tokens(state), tokens(state, 1)) == ((-3, "throw"), (1, 0), (1, 0))


@pytest.mark.rule("D-64", "D-70")
def test_case_4_copy_first_then_times_three() -> None:
    state = blessed(Hero(sun="mirror", moon="triple"), "1 1", rivals={1: Hero(sun="vp_3", up=(1, 6))})
    play(state, "mirror 1 sun vp_3")
    assert stock(state) == (0, 0, 0, 9)


@pytest.mark.rule("D-75", "D-76")
def test_case_5_nothing_but_mirrors() -> None:
    rivals = {1: Hero(sun="mirror", moon="mirror", up=(1, 1))}
    state = blessed(Hero(sun="mirror", moon="mirror"), "1 1", seats=2, rivals=rivals)
    assert (stocks(state), asked(state)) == ([(0, 0, 0, 0)] * 2, (-3, "throw"))


@pytest.mark.rule("D-119", "D-121")
@pytest.mark.parametrize(("swap", "gain"), [("2", (1, 0, 0, 6)), ("0", (1, 0, 2, 2))])
def test_case_6_the_moon_may_become_points_the_points_come_in_any_case(swap: str, gain: tuple[int, ...]) -> None:
    state = blessed(Hero(sun="moon2_vp2"), "1 6", swap="sentinel")
    play(state, f"swap-moon {swap}")
    assert stock(state) == gain


@pytest.mark.rule("D-92", "D-119", "D-121")
def test_case_7_two_shields_during_sentinel() -> None:
    state = blessed(Hero(sun="shield_red", moon="shield_blue"), "1 1", swap="sentinel")
    assert offered(state, 0, "swap-sun") == ["0", "2"]
    play(state, "swap-sun 2")
    assert offered(state, 0, "swap-moon") == ["0", "2"]
    play(state, "swap-moon 0")
    assert stock(state) == (0, 0, 2, 4)


@pytest.mark.rule("D-116")
def test_case_8_one_token_on_one_roll() -> None:
    state = blessed(Hero(cards=f"{DOG} {DOG}", cerberus=2), "6 6")
    play(state, "cerberus yes")
    assert (stock(state), tokens(state), asked(state)) == ((4, 0, 0, 0), (1, 0), (-3, "throw"))


@pytest.mark.rule("D-117")
def test_case_9_cerberus_after_a_silver_hind() -> None:
    mine = Hero(sun="sun_2", moon="vp_4", up=(1, 1), cards=f"silver_hind {DOG}", cerberus=1)
    state = scene({0: mine}, turn=0, agenda=[["RoundOver"], ["Reinforcement", 0]])
    play(state, "gear use silver_hind", "die moon")
    roll(state, 1)
    play(state, "cerberus yes")
    assert stock(state) == (0, 0, 0, 8)


@pytest.mark.rule("D-66", "D-87")
def test_case_10_boar_and_triple() -> None:
    rivals = {1: Hero(cards="tenacious_boar", boars="green")}
    state = blessed(Hero(sun="boar_green", moon="triple"), "1 1", rivals=rivals)
    play(state, "option 1 moon", "boar-reward 1 sun", "boar-reward 1 moon", "boar-reward 3 vp")
    assert stocks(state)[:2] == [(0, 0, 3, 0), (0, 1, 1, 3)]


@pytest.mark.rule("D-63")
def test_case_11_choose_then_triple() -> None:
    state = blessed(Hero(sun="triple", moon="choice_gold3_vp2"), "1 1")
    play(state, "option 2 vp")
    assert (stock(state), asked(state)) == ((0, 0, 0, 6), (-3, "throw"))


@pytest.mark.rule("D-65", "D-80")
def test_case_12_triple_and_ship() -> None:
    state = blessed(Hero(sun="triple", moon="ship"), "1 1")
    play(state, "ship offer choice_gold3_vp2", "forge sun 6 gold_1")
    assert stock(state) == (0, 0, 0, 0)


@pytest.mark.rule("D-23", "D-32", "D-82")
@pytest.mark.parametrize(
    ("answers", "gold"),
    [
        (("order 1 ship", "ship offer choice_gold3_vp2", "forge sun 6 gold_1"), 11),
        (("order 2 gold_3", "ship offer choice_gold3_vp2", "forge sun 6 gold_1"), 9),
    ],
)
def test_case_13_the_ship_first_so_that_no_gold_is_lost(answers: tuple[str, ...], gold: int) -> None:
    state = blessed(Hero(gold=11, sun="ship", moon="gold_3"), "1 1")
    play(state, *answers)
    assert stock(state)[0] == gold


@pytest.mark.rule("D-80")
def test_case_14_a_face_of_cost_two_is_free() -> None:
    state = blessed(Hero(sun="ship"), "1 6")
    play(state, "order 1 ship", "ship offer moon_1", "forge sun 6 gold_1")
    assert stock(state) == (1, 0, 0, 0)


@pytest.mark.rule("D-96", "D-97")
def test_case_15_four_spaces_left() -> None:
    state = blessed(Hero(sun="gold_6", moon="sun_2", hammered=26, cards="blacksmiths_hammer"), "1 1")
    assert offered(state, 0, "hammer") == ["0", "1", "2", "3", "4"]
    play(state, "hammer 4")
    assert stock(state) == (2, 2, 0, 15)


@pytest.mark.rule("D-51", "D-113")
def test_case_16_the_other_pile_of_the_own_island() -> None:
    state = action(Hero(suns=1, pawn="sun_1", cards="great_bear"), rivals={1: Hero(cards="great_bear", pawn="sun_2")})
    play(state, "action feat elder")
    assert stocks(state)[:2] == [(0, 0, 0, 0), (0, 0, 0, 0)]


@pytest.mark.rule("D-41")
def test_case_17_two_faces_of_one_pond() -> None:
    state = action(Hero(gold=12))
    play(state, "action offer gold_6", "forge sun 6 gold_1", "offering offer gold2_moon1", "forge sun 5 gold_1")
    assert stock(state) == (4, 0, 0, 0)
    state = action(Hero(gold=12))
    play(state, "action offer gold_3", "forge sun 6 gold_1")
    refused(state, 0, "offering", "offer gold_3", reason="same-face", clause="D-41")


@pytest.mark.rule("D-33", "D-92")
def test_case_18_sphinx_with_a_shield() -> None:
    state = scene({0: Hero(sun="shield_yellow", moon="gold_4", up=(1, 1))}, agenda=minor(0, 0))
    roll(state, 1)
    assert stock(state) == (3, 0, 0, 0)


@pytest.mark.rule("D-89", "D-90", "D-91")
@pytest.mark.parametrize(("option", "gain"), [("1 moon", (0, 0, 1, 5)), ("1 gold", (1, 0, 2, 0))])
def test_case_19_a_shield_and_a_choice(option: str, gain: tuple[int, ...]) -> None:
    state = blessed(Hero(sun="shield_blue", moon="choice_gold1_sun1_moon1"), "1 1")
    play(state, f"option {option}")
    assert stock(state) == gain


@pytest.mark.rule("D-22", "D-99")
def test_case_20_two_chests() -> None:
    mine = Hero(gold=19, suns=11, moons=12, cards="blacksmiths_chest blacksmiths_chest", sun="gold1_sun1_moon1_vp1")
    assert stock(blessed(mine, "1 6")) == (20, 12, 12, 1)


@pytest.mark.rule("D-102")
def test_case_21_satyrs_pick_a_triple_and_gold() -> None:
    rivals = {1: Hero(sun="triple"), 2: Hero(sun="gold_4")}
    state = action(Hero(moons=3), rivals=rivals, seats=3)
    play(state, "action feat satyrs")
    throw(state, "1 6", "1 6")
    play(state, "pick 2 sun gold_4", "pick 1 sun triple")
    assert stock(state)[0] == 12


@pytest.mark.rule("D-36", "D-100")
def test_case_22_two_silver_hinds() -> None:
    state = scene({0: Hero(cards="silver_hind silver_hind")}, turn=0, agenda=[["RoundOver"], ["Reinforcement", 0]])
    play(state, "gear use silver_hind", "die sun", "roll 1", "gear use silver_hind", "die moon", "roll 1")
    assert (stock(state), asked(state)) == ((0, 1, 1, 0), (-3, "throw"))


@pytest.mark.rule("D-37")
def test_case_23_an_owl_waits_for_the_next_turn() -> None:
    state = action(Hero(suns=4, gold=2))
    play(state, "action feat guardians_owl", "extra yes")
    assert (asked(state), cards(state)) == ((0, "action"), ["guardians_owl"])


@pytest.mark.rule("D-58", "D-125")
def test_case_24_the_token_pays_the_extra_action() -> None:
    state = action(Hero(suns=1, gold=2, cards="triton", triton=1))
    play(state, "action offer gold_3", "forge sun 6 gold_1", "offering done")
    assert offered(state, 0, "extra") == ["no"]
    answer(state, 0, "triton", "2 sun")
    play(state, "extra yes")
    assert stock(state) == (0, 1, 0, 0)


@pytest.mark.rule("D-110", "D-129")
def test_case_25_printed_glory_is_safe() -> None:
    state = suffering(Hero(cards="hydra", sun="vp_3", moon="moon_2"))
    assert (stock(state, 1), state.verdict and state.verdict.scores[1]) == ((0, 0, 0, 0), 26)
