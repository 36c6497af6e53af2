"""Rulebook 1.10 Advanced cards, and the boar clauses of 1.12."""

import pytest

from parlour.core.questions import Chance, Value
from tests.games.dice_forge.scenes import (
    Hero,
    Play,
    action,
    answer,
    asked,
    blessed,
    cards,
    die,
    left,
    minor,
    nature,
    not_asked,
    offered,
    pile,
    play,
    refused,
    roll,
    scene,
    stock,
    stocks,
    throw,
    tokens,
    ups,
)

NOTHING = "6 6"
DOG = "cerberus"


def windows(state: Play) -> list[tuple[int, str]]:
    return [(question.seat, question.about) for question in state.questions if getattr(question, "optional", False)]


# --- Great Bear ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-113")
def test_bears_give_three_points_to_who_ousts_and_who_is_ousted() -> None:
    state = action(Hero(moons=4, cards="great_bear great_bear"), rivals={1: Hero(pawn="moon_3", cards="great_bear")})
    play(state, "action feat ferryman")
    # Before the blessing, every copy.
    assert (stock(state), stock(state, 1), asked(state)) == ((0, 0, 0, 6), (0, 0, 0, 3), (-3, "throw"))


@pytest.mark.rule("D-113")
def test_a_bear_just_bought_does_not_count_for_that_oust() -> None:
    state = action(Hero(moons=2), lying="great_bear", rivals={1: Hero(pawn="moon_2")})
    play(state, "action feat great_bear")
    throw(state, NOTHING)
    assert (cards(state), stock(state)) == (["great_bear"], (0, 0, 0, 0))


@pytest.mark.rule("D-113", "D-51")
def test_buying_where_one_stands_wakes_no_bear() -> None:
    state = action(Hero(moons=4, pawn="moon_3", cards="great_bear"))
    play(state, "action feat ferryman")
    assert stock(state) == (0, 0, 0, 0)


# --- Tenacious Boar -----------------------------------------------------------------------------------------------


@pytest.mark.rule("D-114", "D-134")
def test_the_buyer_takes_the_top_card_whose_colour_is_the_face_forged() -> None:
    state = action(Hero(moons=3), seats=2, lying="tenacious_boar", boars="blue green")
    play(state, "action feat tenacious_boar")
    assert asked(state) == (1, "forge")
    play(state, "forge sun 6 gold_1")
    assert (die(state, 1, 0)[5], state.table.boars, pile(state, "tenacious_boar")) == ("boar_blue", (2,), 1)
    # Faces of unused colours stay in the garden.
    assert [left(state, f"boar_{colour}") for colour in ("red", "yellow", "green", "blue")] == [1, 1, 1, 0]


@pytest.mark.rule("D-134", "D-83")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_colours_are_drawn_and_lie_open_in_that_order(seats: int) -> None:
    game = scene(seats=seats).game
    state = game.setup(seats=seats, options={"card_set": "advanced"})
    drawn = []
    while state.asked is not None and state.asked.about != "throw":
        chance = state.asked
        assert isinstance(chance, Chance)
        value: Value = chance.outcomes[0] if chance.take == 1 else tuple(chance.outcomes[:2])
        if chance.about == "boar-colour":
            value = chance.outcomes[-1]
            drawn.append(state.game.write(chance, value))
            assert len(chance.outcomes) == 4 - len(drawn) + 1
        nature(state, chance.about, state.game.write(chance, value))
    assert state.game.view(state, -1)["boars"] == drawn == ["blue", "green", "yellow", "red"][:seats]


@pytest.mark.rule("D-135")
def test_the_wearer_or_copier_first_then_the_owner_three_choices_one_by_one() -> None:
    owner = Hero(cards="tenacious_boar", boars="red")
    state = blessed(
        Hero(sun="mirror", moon="triple"), "1 1", rivals={1: Hero(sun="boar_red", up=(1, 6)), 2: owner}, seats=3
    )
    play(state, "mirror 1 sun boar_red", "option 1 moon")
    assert (stock(state), asked(state)) == ((0, 0, 3, 0), (2, "boar-reward"))
    play(state, "boar-reward 1 sun", "boar-reward 1 moon")
    assert (stock(state, 2), asked(state)) == ((0, 1, 1, 0), (2, "boar-reward"))
    play(state, "boar-reward 3 vp")
    assert stock(state, 2) == (0, 1, 1, 3)


# --- Cerberus -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-115", "D-126")
def test_the_card_gives_a_token_used_once() -> None:
    state = action(Hero(moons=4), lying=DOG)
    play(state, f"action feat {DOG}")
    assert tokens(state) == (1, 0)
    state = blessed(Hero(sun="vp_4", cards=DOG, cerberus=1), "1 6")
    assert (stock(state), offered(state, 0, "cerberus")) == ((1, 0, 0, 4), ["no", "yes"])
    play(state, "cerberus yes")
    assert (stock(state), tokens(state), asked(state)) == ((2, 0, 0, 8), (0, 0), (-3, "throw"))
    state = blessed(Hero(sun="vp_4", cards=DOG, cerberus=1), "1 6")
    play(state, "cerberus no")
    assert (stock(state), tokens(state)) == ((1, 0, 0, 4), (1, 0))


@pytest.mark.rule("D-115")
def test_in_step_one_right_after_the_own_pair_in_anybodys_turn() -> None:
    heroes = {seat: Hero(cards=DOG, cerberus=1) for seat in (1, 2)}
    state = scene(heroes, turn=3)
    throw(state, "6 6", "6 6", "6 6", "6 6")
    # Heroes 3 and 0 have been served; 1 is asked before the pair of 2 is applied.
    assert (asked(state), stocks(state)) == (
        (1, "cerberus"),
        [(2, 0, 0, 0), (2, 0, 0, 0), (0, 0, 0, 0), (2, 0, 0, 0)],
    )
    play(state, "cerberus yes")
    assert (asked(state), stock(state, 1), stock(state, 2)) == ((2, "cerberus"), (4, 0, 0, 0), (2, 0, 0, 0))


@pytest.mark.rule("D-115", "D-61")
@pytest.mark.parametrize(("survives", "gold"), [(True, 12), (False, 6)])
def test_it_repeats_the_faces_rolled_covered_ones_too(survives: bool, gold: int) -> None:
    mine = Hero(sun="ship", moon="gold_6", cards=DOG, cerberus=1)
    state = blessed(mine, "1 1", options={"rolled_face_survives_forge": survives})
    play(state, "order 2 gold_6", "ship offer moon_1", "forge moon 1 gold_6", "cerberus yes")
    if survives:
        play(state, "order 2 gold_6")
    assert (stock(state)[0], asked(state)) == (gold, (0, "ship"))


@pytest.mark.rule("D-116")
def test_all_choices_are_made_anew() -> None:
    mine = Hero(sun="choice_gold3_vp2", moon="sun_2", cards=DOG, cerberus=1)
    state = blessed(mine, "1 1")
    play(state, "option 3 gold", "cerberus yes", "option 2 vp")
    assert stock(state) == (3, 4, 0, 2)


@pytest.mark.rule("D-116")
def test_at_most_one_token_on_one_roll() -> None:
    state = blessed(Hero(sun="vp_4", cards=f"{DOG} {DOG}", cerberus=2), "1 6")
    play(state, "cerberus yes")
    assert (tokens(state), asked(state)) == ((1, 0), (-3, "throw"))


@pytest.mark.rule("D-116")
def test_not_for_rolls_of_satyrs_or_minotaur() -> None:
    dog = Hero(gold=9, cards=DOG, cerberus=1)
    for card, hero in (("satyrs", Hero(moons=3, cards=DOG, cerberus=1)), ("minotaur", Hero(suns=3))):
        state = action(hero, seats=2, rivals={1: dog})
        play(state, f"action feat {card}")
        throw(state, NOTHING)
        assert asked(state) == (-3, "throw")
        assert tokens(state, 1) == (1, 0)


@pytest.mark.rule("D-117")
def test_after_a_minor_blessing_it_repeats_that_die_only() -> None:
    state = scene({0: Hero(sun="sun_2", moon="vp_4", up=(1, 1), cards=DOG, cerberus=1)}, agenda=minor(0, 0))
    roll(state, 1)
    play(state, "cerberus yes")
    assert stock(state) == (0, 4, 0, 0)


@pytest.mark.rule("D-117")
def test_every_single_roll_is_its_own_occasion() -> None:
    state = action(Hero(suns=6, sun="vp_4", cards=f"{DOG} {DOG}", cerberus=2))
    play(state, "action feat sphinx", "die sun")
    roll(state, 1)
    play(state, "cerberus yes")
    roll(state, 1)
    play(state, "cerberus no")
    roll(state, 1)
    play(state, "cerberus yes")
    roll(state, 1)
    assert (stock(state), tokens(state)) == ((0, 0, 0, 24), (0, 0))
    # A blessing for being ousted is one's own too.
    state = action(Hero(moons=5), rivals={1: Hero(pawn="moon_3", cards=DOG, cerberus=1, sun="vp_4")})
    play(state, "action feat helmet_of_invisibility")
    throw(state, "1 6")
    play(state, "cerberus yes")
    assert stock(state, 1) == (2, 0, 0, 8)


@pytest.mark.rule("D-118")
def test_the_second_application_is_separate() -> None:
    # Covering the sun face in between changes nothing: the shield looks at the pair that was rolled.
    mine = Hero(sun="shield_red", moon="moon_2", cards=DOG, cerberus=1)
    state = blessed(mine, "1 1")
    assert stock(state) == (0, 2, 2, 0)
    play(state, "cerberus yes")
    # The 2 sun of the first application make no match in the second.
    assert stock(state) == (0, 4, 4, 0)


# --- Sentinel, Cyclops --------------------------------------------------------------------------------------------


@pytest.mark.rule("D-119")
def test_sentinel_is_two_blessings_with_sun_and_moon_swapped_at_will() -> None:
    state = action(Hero(moons=6, sun="sun_2", moon="moon_2"), lying="sentinel")
    play(state, "action feat sentinel")
    throw(state, "1 1")
    assert offered(state, 0, "swap-sun") == ["0", "2"]
    play(state, "swap-sun 2", "swap-moon 0")
    assert stock(state) == (0, 0, 2, 4)
    throw(state, "1 1")
    play(state, "swap-sun 0", "swap-moon 2")
    assert (stock(state), asked(state)) == ((0, 2, 2, 8), (0, "extra"))


@pytest.mark.rule("D-120")
def test_cyclops_is_four_minor_blessings_with_gold_swapped_at_will() -> None:
    state = action(Hero(suns=6, moon="gold_6 vp_3"), lying="cyclops")
    play(state, "action feat cyclops", "die moon")
    roll(state, 1)
    play(state, "swap-gold 6")
    roll(state, 1)
    play(state, "swap-gold 0")
    roll(state, 2, 3)
    play(state, "swap-gold 1")
    # Four in all.
    assert (stock(state), asked(state)) == ((6, 0, 0, 10), (-3, "throw"))


@pytest.mark.rule("D-121")
def test_a_swap_is_all_or_nothing_for_each_resource_of_a_face() -> None:
    mine = Hero(sun="gold1_sun1_moon1_vp1", moon="moon2_vp2")
    state = blessed(mine, "1 1", swap="sentinel")
    refused(state, 0, "swap-sun", "2", reason="illegal", clause="D-121")
    # Each resource of each face by itself; gold and points stay.
    play(state, "swap-sun 1", "swap-moon 0")
    assert offered(state, 0, "swap-moon") == ["0", "2"]
    refused(state, 0, "swap-moon", "1", reason="illegal", clause="D-121")
    play(state, "swap-moon 2")
    assert stock(state) == (1, 0, 1, 1 + 2 + 2 + 4)


@pytest.mark.rule("D-121")
def test_tripled_amounts_swap_tripled() -> None:
    state = blessed(Hero(sun="sun_2", moon="triple"), "1 1", swap="sentinel")
    assert offered(state, 0, "swap-sun") == ["0", "6"]
    play(state, "swap-sun 6")
    assert stock(state) == (0, 0, 0, 12)


@pytest.mark.rule("D-121")
def test_a_boars_wearer_may_swap_and_its_owner_may_not() -> None:
    state = blessed(Hero(sun="boar_red"), "1 6", rivals={1: Hero(cards="tenacious_boar", boars="red")}, swap="sentinel")
    play(state, "option 1 sun", "order 1 boar_red", "swap-sun 1", "boar-reward 1 sun")
    assert stocks(state)[:2] == [(1, 0, 0, 2), (0, 1, 0, 0)]


@pytest.mark.rule("D-122")
def test_a_swapped_resource_counts_for_a_shield_and_the_points_of_a_swap_do_not() -> None:
    state = blessed(Hero(sun="sun_2", moon="shield_red"), "1 1", swap="sentinel")
    play(state, "swap-sun 2")
    assert stock(state) == (0, 0, 0, 4 + 5)
    state = blessed(Hero(sun="sun_2", moon="shield_green"), "1 1", swap="sentinel")
    play(state, "swap-sun 2")
    assert stock(state) == (0, 0, 0, 4 + 3)


# --- Typhon, Celestial Ship, Guardian's Shield ---------------------------------------------------------------------


@pytest.mark.rule("D-123")
def test_typhon_counts_the_faces_taken_off_and_leaves_them() -> None:
    mine = Hero(suns=5, moons=5, sun="gold_3 gold_4", removed="moon_1")
    state = action(mine, lying="typhon")
    play(state, "action feat typhon")
    assert (stock(state), len(state.table.removed[0])) == ((0, 0, 0, 3), 3)
    state = action(Hero(suns=5, moons=5), lying="typhon")
    play(state, "action feat typhon")
    assert stock(state) == (0, 0, 0, 0)


@pytest.mark.rule("D-124", "D-127")
def test_celestial_ship_forges_a_ship_and_guardians_shield_one_of_the_shields_left() -> None:
    state = action(Hero(suns=2), lying="celestial_ship")
    play(state, "action feat celestial_ship")
    assert all(" " in each for each in offered(state, 0, "forge"))
    play(state, "forge sun 6 gold_1")
    assert (ups(state)[0], left(state, "ship")) == ("ship", 3)
    state = action(Hero(suns=3), lying="guardians_shield", rivals={1: Hero(sun="shield_blue")})
    play(state, "action feat guardians_shield")
    assert offered(state, 0, "shield") == ["shield_red", "shield_yellow", "shield_green"]
    refused(state, 0, "shield", "shield_blue", reason="illegal", clause="D-124")
    play(state, "shield shield_green", "forge moon 6 gold_1")
    assert (ups(state)[1], left(state, "shield_green")) == ("shield_green", 0)


# --- Triton -------------------------------------------------------------------------------------------------------

SEA = Hero(cards="triton", triton=1)


@pytest.mark.rule("D-125", "D-126")
@pytest.mark.parametrize(("what", "gain"), [("6 gold", (6, 0)), ("2 sun", (0, 2)), ("2 moon", (0, 0, 2))])
def test_the_token_becomes_one_of_three(what: str, gain: tuple[int, ...]) -> None:
    state = action(Hero(cards="triton", triton=1, gold=0))
    assert offered(state, 0, "triton") == ["6 gold", "2 sun", "2 moon"]
    answer(state, 0, "triton", what)
    assert stock(state)[: len(gain)] == gain
    # Once.
    assert (tokens(state), windows(state)) == ((0, 0), [])


@pytest.mark.rule("D-125")
def test_it_is_open_with_every_question_of_the_own_turn_natures_too() -> None:
    state = scene({0: Hero(cards="triton", triton=1), 1: Hero(sun="choice_gold3_vp2")}, turn=0)
    assert (asked(state), windows(state)) == ((-3, "throw"), [(0, "triton")])
    throw(state, "6 6", "1 6", "6 6", "6 6")
    # Somebody else is asked, in hero 0's turn.
    assert (asked(state), windows(state)) == ((1, "option"), [(0, "triton")])
    answer(state, 0, "triton", "2 moon")
    assert asked(state) == (1, "option")
    assert stock(state) == (2, 0, 2, 0)


@pytest.mark.rule("D-125")
def test_not_in_anybody_elses_turn() -> None:
    state = scene({0: Hero(cards="triton", triton=1)}, turn=1)
    assert windows(state) == []
    not_asked(state, 0, "triton", "2 sun")


@pytest.mark.rule("D-125")
def test_it_may_be_used_in_the_turn_it_was_bought() -> None:
    state = action(Hero(suns=4), lying="triton")
    play(state, "action feat triton")
    # 2 sun from the token pay for the extra action.
    assert (asked(state), offered(state, 0, "extra")) == ((0, "extra"), ["no"])
    refused(state, 0, "extra", "yes", reason="no-sun", clause="D-57")
    answer(state, 0, "triton", "2 sun")
    play(state, "extra yes")
    assert (stock(state), tokens(state)) == ((0, 0, 0, 0), (0, 0))


@pytest.mark.rule("D-125")
def test_its_gold_may_go_to_the_hammer() -> None:
    state = action(Hero(cards="triton blacksmiths_hammer", triton=1, hammered=10))
    answer(state, 0, "triton", "6 gold")
    play(state, "hammer 5")
    assert (stock(state), asked(state)) == ((1, 0, 0, 10), (-3, "throw"))


@pytest.mark.rule("D-125")
def test_whoever_could_pay_with_the_token_is_asked_although_nothing_can_be_paid_for_yet() -> None:
    state = action(Hero(cards="triton", triton=1))
    assert (asked(state), offered(state, 0, "action")) == ((0, "action"), ["pass"])
    answer(state, 0, "triton", "6 gold")
    assert "offer moon_2" in offered(state, 0, "action")
    # A ship, an Elder and a further face wait for it in the same way.
    state = blessed(Hero(cards="triton", triton=1, sun="ship"), "1 6", turn=0, temple={"gold_3": 0, "moon_1": 0})
    play(state, "order 1 ship")
    assert (asked(state), offered(state, 0, "ship")) == ((0, "ship"), ["done"])
    state = scene({0: Hero(cards="triton elder", triton=1)}, turn=0, agenda=[["RoundOver"], ["Reinforcement", 0]])
    assert offered(state, 0, "gear") == ["done"]
    answer(state, 0, "triton", "6 gold")
    play(state, "gear use elder")
    assert stock(state) == (3, 0, 0, 4)


@pytest.mark.rule("D-125", "D-97")
def test_a_token_used_while_the_hammer_asks_is_settled_first() -> None:
    mine = Hero(cards="triton blacksmiths_hammer", triton=1, hammered=26, sun="gold_4")
    state = blessed(mine, "1 1", turn=0)
    assert offered(state, 0, "hammer") == ["0", "1", "2", "3", "4"]
    answer(state, 0, "triton", "6 gold")
    play(state, "hammer 4")
    # The track is full now: the gold that waited comes into the reserve.
    assert (state.table.hammered[0], stock(state)) == (30, (2 + 4, 0, 1, 15))


@pytest.mark.rule("D-126")
def test_unused_tokens_are_worth_nothing() -> None:
    state = scene({0: Hero(cards="triton cerberus", triton=1, cerberus=1)}, agenda=[["Scoring"]])
    assert state.verdict is not None and state.verdict.scores[0] == 14
