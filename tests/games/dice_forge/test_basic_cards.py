"""Rulebook 1.9 Basic cards."""

import pytest

from parlour.games.dice_forge.model import GEARS, CardKind
from tests.games.dice_forge.scenes import (
    CONTENT,
    Hero,
    action,
    asked,
    blessed,
    cards,
    die,
    left,
    offered,
    play,
    refused,
    removed,
    roll,
    scene,
    stock,
    stocks,
    throw,
    told,
    ups,
)

PRICES = """
blacksmiths_hammer 0 1 0, blacksmiths_chest 0 1 2, silver_hind 0 2 2, satyrs 0 3 6, ferryman 0 4 12,
helmet_of_invisibility 0 5 4, cancer 0 6 8, hydra 5 5 26, sphinx 6 0 10, elder 1 0 0, wild_spirits 1 0 2,
guardians_owl 2 0 4, minotaur 3 0 8, gorgon 4 0 14, mirror_of_the_abyss 5 0 10, great_bear 0 2 2, tenacious_boar 0 3 4,
cerberus 0 4 6, sentinel 0 6 6, typhon 5 5 16, cyclops 6 0 8, celestial_ship 2 0 4, guardians_shield 3 0 6, triton 4 0 8
"""


@pytest.mark.rule("D-93")
@pytest.mark.parametrize("row", [row.split() for row in PRICES.replace("\n", " ").split(",")], ids=lambda row: row[0])
def test_cost_and_glory_of_every_card(row: list[str]) -> None:
    card, suns, moons, points = row[0], int(row[1]), int(row[2]), int(row[3])
    basic = CONTENT.cards[CONTENT.card_ids[card]].basic
    state = action(Hero(suns=suns, moons=moons), seats=2, lying="" if basic else card)
    assert f"feat {card}" in offered(state, 0, "action")
    for missing in (Hero(suns=suns - 1, moons=moons), Hero(suns=suns, moons=moons - 1)):
        if min(missing.stock) >= 0:
            poorer = action(missing, seats=2, lying="" if basic else card, options={})
            assert asked(poorer) != (0, "action") or f"feat {card}" not in offered(poorer, 0, "action")
    play(state, f"action feat {card}")
    assert (cards(state), state.table.stock[1]) == ([card], 0)
    end = scene({0: Hero(cards=card, boars="red" if card == "tenacious_boar" else "")}, agenda=[["Scoring"]])
    assert end.verdict is not None
    assert end.verdict.scores[0] == points


@pytest.mark.rule("D-94")
def test_the_types_of_cards() -> None:
    points = [card.id for card in CONTENT.cards if card.kind is CardKind.POINTS]
    assert points == ["ferryman", "gorgon", "hydra"]
    assert [card.id for card in CONTENT.cards if card.kind in GEARS] == ["silver_hind", "elder", "guardians_owl"]
    # Points only: nothing is asked and nothing happens.
    for card, hero in (("ferryman", Hero(moons=4)), ("gorgon", Hero(suns=4)), ("hydra", Hero(suns=5, moons=5))):
        state = action(hero)
        play(state, f"action feat {card}")
        assert (stocks(state), cards(state)) == ([(0, 0, 0, 0)] * 4, [card])
    # The back of an immediate card is empty: nothing more comes of it in the next turn.
    state = scene({0: Hero(cards="wild_spirits satyrs cancer")}, turn=0, agenda=[["RoundOver"], ["Reinforcement", 0]])
    assert asked(state) == (-3, "throw")


# --- hammer -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-95")
def test_gold_gained_in_any_way_may_go_onto_the_hammer() -> None:
    state = blessed(Hero(sun="gold_6", cards="blacksmiths_hammer"), "1 6")
    assert offered(state, 0, "hammer") == ["0", "1", "2", "3", "4", "5", "6"]
    play(state, "hammer 5", "hammer 1")
    assert (stock(state), state.table.hammered[0]) == ((1, 0, 0, 0), 6)
    # A card's gold, the Owl's gold, a token's gold.
    state = action(Hero(suns=1, cards="blacksmiths_hammer"))
    play(state, "action feat wild_spirits", "hammer 3")
    assert (stock(state), state.table.hammered[0]) == ((0, 0, 3, 0), 3)
    state = scene(
        {0: Hero(cards="blacksmiths_hammer guardians_owl")}, turn=0, agenda=[["RoundOver"], ["Reinforcement", 0]]
    )
    play(state, "gear use guardians_owl", "owl 1 gold", "hammer 1")
    assert (stock(state), state.table.hammered[0]) == ((0, 0, 0, 0), 1)


@pytest.mark.rule("D-95")
def test_buying_the_hammer_opens_a_track() -> None:
    state = action(Hero(moons=1, gold=9))
    play(state, "action feat blacksmiths_hammer")
    # Gold held before is not asked for.
    assert (state.table.hammers[0], state.table.hammer_room(0)) == (1, 30)
    assert stock(state) == (9, 0, 0, 0)


@pytest.mark.rule("D-96")
@pytest.mark.parametrize(
    ("track", "gold", "after", "vp", "reserve"),
    [(0, 6, 6, 0, 0), (14, 1, 15, 10, 0), (12, 6, 18, 10, 0), (28, 6, 30, 15, 4), (29, 1, 30, 15, 0)],
)
def test_two_laps_of_fifteen(track: int, gold: int, after: int, vp: int, reserve: int) -> None:
    face = {1: "gold_1", 6: "gold_6"}[gold]
    mine = Hero(sun=face if gold > 1 else "", moon="sun_2", hammered=track, cards="blacksmiths_hammer")
    state = blessed(mine, "1 1" if gold > 1 else "2 1")
    play(state, f"hammer {min(gold, 30 - track)}")
    assert (state.table.hammered[0], stock(state)) == (after, (reserve, 0 + 2, 0, vp))


@pytest.mark.rule("D-96")
def test_one_gain_may_cross_both_laps_and_then_the_card_is_done() -> None:
    mine = Hero(sun="gold_6", moon="triple", hammered=14, cards="blacksmiths_hammer")
    state = blessed(mine, "1 1")
    assert offered(state, 0, "hammer")[-1] == "16"
    play(state, "hammer 16")
    assert (state.table.hammered[0], stock(state)) == (30, (2, 0, 0, 25))
    state = blessed(Hero(sun="gold_6", hammered=30, cards="blacksmiths_hammer"), "1 6")
    assert (asked(state), stock(state)) == ((-3, "throw"), (7, 0, 0, 0))


@pytest.mark.rule("D-97")
def test_what_goes_on_the_track_never_enters_the_reserve() -> None:
    state = blessed(Hero(gold=11, sun="gold_6", moon="sun_2", cards="blacksmiths_hammer"), "1 1")
    # What a clock would do: hammer what would be lost.
    question = state.asked
    assert question is not None and getattr(question, "default", None) == 5
    play(state, "hammer 5")
    assert (stock(state), state.table.hammered[0]) == ((12, 2, 0, 0), 5)
    assert not told(state, "overflowed")


@pytest.mark.rule("D-97")
def test_gold_held_is_never_hammered() -> None:
    state = action(Hero(gold=12, cards="blacksmiths_hammer", moons=1))
    assert asked(state) == (0, "action")
    play(state, "action feat blacksmiths_chest")
    assert (stock(state), state.table.hammered[0]) == ((12, 0, 0, 0), 0)


@pytest.mark.rule("D-98")
def test_several_hammers_run_one_after_the_other() -> None:
    mine = Hero(sun="gold_6", hammered=28, cards="blacksmiths_hammer blacksmiths_hammer", moon="sun_2")
    state = blessed(mine, "1 1")
    play(state, "hammer 6")
    # 2 spaces ended the first hammer, 4 are on the second.
    assert (state.table.hammered[0], stock(state)) == (34, (0, 2, 0, 15))
    state = blessed(Hero(sun="gold_6", hammered=44, cards="blacksmiths_hammer blacksmiths_hammer"), "1 6")
    play(state, "hammer 6", "hammer 0")
    assert stock(state) == (1, 0, 0, 10)


@pytest.mark.rule("D-98")
def test_gold_on_a_track_is_neither_spent_nor_lost_and_an_unfinished_lap_is_worth_nothing() -> None:
    state = action(Hero(gold=1, hammered=14, cards="blacksmiths_hammer"))
    assert asked(state) == (-3, "throw")
    state = scene(
        {0: Hero(gold=1, hammered=14, sun="gold_6", cards="blacksmiths_hammer")},
        agenda=[["Scoring"], ["Suffer", 0], ["Throw", 0]],
    )
    throw(state, "1 6")
    assert (stock(state), state.table.hammered[0]) == ((0, 0, 0, 0), 14)
    assert state.verdict is not None and state.verdict.scores[0] == 0


# --- the others ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-99")
def test_a_chest_raises_the_limits_at_once_and_several_add_up() -> None:
    state = action(Hero(moons=1, gold=12))
    play(state, "action feat blacksmiths_chest")
    assert state.table.limits[:3] == [16, 9, 9]
    assert state.table.limits[4:7] == [12, 6, 6]
    mine = Hero(gold=12, suns=6, moons=6, sun="gold_6", moon="sun_2", cards="blacksmiths_chest")
    assert stock(blessed(mine, "1 1")) == (16, 8, 6, 0)


@pytest.mark.rule("D-100")
def test_the_three_gear_cards() -> None:
    mine = Hero(gold=4, cards="silver_hind elder guardians_owl", sun="vp_3", moon="sun_2", up=(6, 1))
    state = scene({0: mine}, turn=0, agenda=[["RoundOver"], ["Reinforcement", 0]])
    play(state, "gear use silver_hind", "die sun")
    roll(state, 1)
    assert stock(state) == (4, 0, 0, 3)
    play(state, "gear use elder")
    assert stock(state) == (1, 0, 0, 7)
    play(state, "gear use guardians_owl")
    assert offered(state, 0, "owl") == ["1 gold", "1 sun", "1 moon"]
    play(state, "owl 1 sun")
    assert stock(state) == (1, 1, 0, 7)


@pytest.mark.rule("D-101", "D-102")
def test_satyrs_all_others_roll_and_the_buyer_applies_two_of_the_faces() -> None:
    rivals = {1: Hero(sun="triple", gold=1), 2: Hero(moon="gold_4", suns=1), 3: Hero(sun="vp_3")}
    state = action(Hero(moons=3), rivals=rivals)
    play(state, "action feat satyrs")
    throw(state, "1 6", "6 1", "1 6")
    # Nothing is applied for those who rolled.
    assert stocks(state)[1:] == [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 0)]
    assert offered(state, 0, "pick") == [
        "1 sun triple", "1 moon gold_1", "2 sun gold_1", "2 moon gold_4", "3 sun vp_3", "3 moon gold_1",
    ]  # fmt: skip
    play(state, "pick 1 sun triple", "pick 2 moon gold_4")
    # One pair: the triple works on the other pick.
    assert stocks(state) == [(12, 0, 0, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 0)]


@pytest.mark.rule("D-102")
def test_shields_and_mirrors_work_between_the_picks() -> None:
    rivals = {1: Hero(sun="shield_red"), 2: Hero(sun="sun_2")}
    state = action(Hero(moons=3), rivals=rivals, seats=3)
    play(state, "action feat satyrs")
    throw(state, "1 6", "1 6")
    play(state, "pick 2 sun sun_2", "pick 1 sun shield_red")
    assert stock(state) == (0, 2, 0, 5)


@pytest.mark.rule("D-103")
def test_each_rolled_die_can_be_picked_once() -> None:
    state = action(Hero(moons=3), seats=3)
    play(state, "action feat satyrs")
    throw(state, "1 1", "1 1")
    play(state, "pick 1 sun sun_1")
    assert offered(state, 0, "pick") == ["1 moon moon_1", "2 sun sun_1", "2 moon moon_1"]
    refused(state, 0, "pick", "1 sun sun_1", reason="illegal", clause="D-103")
    play(state, "pick 2 sun sun_1")
    assert stock(state) == (0, 2, 0, 0)


@pytest.mark.rule("D-103")
def test_with_two_players_the_picks_are_the_opponents_two_faces() -> None:
    state = action(Hero(moons=3), seats=2, rivals={1: Hero(sun="vp_3", moon="sun_2")})
    play(state, "action feat satyrs")
    throw(state, "1 1")
    assert (stock(state)[1:], stock(state, 1)) == ((2, 0, 3), (0, 0, 0, 0))


@pytest.mark.rule("D-103", "D-75")
def test_a_picked_mirror_acts_as_a_mirror_of_the_buyer() -> None:
    rivals = {1: Hero(sun="mirror", moon="moon_2"), 2: Hero(sun="vp_3")}
    state = action(Hero(moons=3, sun="vp_4", up=(1, 6)), seats=3, rivals=rivals)
    play(state, "action feat satyrs")
    throw(state, "1 1", "1 6")
    play(state, "pick 1 sun mirror", "pick 2 moon gold_1")
    # All opponents' faces, and through the picked mirror the buyer's own.
    assert offered(state, 0, "mirror") == [
        "0 sun vp_4", "0 moon gold_1", "1 moon moon_2", "2 sun vp_3", "2 moon gold_1",
    ]  # fmt: skip
    play(state, "mirror 0 sun vp_4")
    assert stock(state) == (1, 0, 0, 4)


@pytest.mark.rule("D-104", "D-127")
@pytest.mark.parametrize(
    ("card", "face", "hero"),
    [("helmet_of_invisibility", "triple", Hero(moons=5)), ("mirror_of_the_abyss", "mirror", Hero(suns=5))],
)
def test_cards_that_forge_a_garden_face(card: str, face: str, hero: Hero) -> None:
    state = action(hero)
    play(state, f"action feat {card}")
    # It must be forged: there is no way round it.
    assert len(offered(state, 0, "forge")) == 12
    play(state, "forge moon 4 gold_1")
    assert (die(state, 0, 1)[3], ups(state)[1], left(state, face), removed(state)) == (face, face, 3, ["gold_1"])


@pytest.mark.rule("D-105")
def test_cancer_is_two_divine_blessings_one_after_the_other() -> None:
    state = action(Hero(moons=6, sun="sun_2", gold=11))
    play(state, "action feat cancer")
    throw(state, "1 6")
    assert stock(state) == (12, 2, 0, 0)
    throw(state, "1 1")
    assert stock(state) == (12, 4, 1, 0)
    assert asked(state) == (0, "extra")


@pytest.mark.rule("D-105")
def test_sphinx_is_four_minor_blessings_with_one_die() -> None:
    state = action(Hero(suns=6, moon="vp_4 vp_3"))
    play(state, "action feat sphinx", "die moon")
    roll(state, 1, 1, 2)
    assert (stock(state), asked(state)) == ((0, 0, 0, 11), (-3, "roll"))
    roll(state, 6)
    assert (stock(state), state.table.turn) == ((1, 0, 0, 11), 1)


@pytest.mark.rule("D-106")
def test_wild_spirits() -> None:
    state = action(Hero(suns=1, gold=10))
    play(state, "action feat wild_spirits")
    assert told(state, "overflowed") == [{"event": "overflowed", "seat": 0, "number": 1, "resource": "gold"}]
    assert stock(state)[2] == 3


# --- minotaur -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-107")
def test_all_others_roll_and_suffer_by_their_own_result() -> None:
    rivals = {1: Hero(gold=5), 2: Hero(gold=5, suns=3), 3: Hero(gold=5, vp=7)}
    state = action(Hero(suns=3, gold=5), rivals=rivals)
    play(state, "action feat minotaur")
    throw(state, "2 6", "1 6")
    assert stocks(state)[1] == (5, 0, 0, 0)
    throw(state, "2 2")
    assert stocks(state) == [(5, 0, 0, 0), (3, 0, 0, 0), (4, 2, 0, 0), (4, 0, 0, 5)]


@pytest.mark.rule("D-108")
@pytest.mark.parametrize(
    ("sun", "moon", "after"),
    [
        ("gold1_sun1_moon1_vp1", "sun_2", (8, 2, 4, 8)),
        ("moon2_vp2", "sun1_vp1", (9, 4, 3, 6)),
        ("triple", "vp_3", (9, 5, 5, 0)),
        ("triple", "gold2_moon1", (3, 5, 2, 9)),
    ],
)
def test_each_face_takes_what_it_would_give(sun: str, moon: str, after: tuple[int, ...]) -> None:
    state = scene(
        {1: Hero(gold=9, suns=5, moons=5, vp=9, sun=sun, moon=moon)},
        seats=2,
        agenda=[["Scoring"], ["Suffer", 1], ["Throw", 1]],
    )
    throw(state, "1 1")
    assert stock(state, 1) == after


@pytest.mark.rule("D-109")
def test_choices_are_the_victims_who_may_choose_what_they_lack() -> None:
    state = scene(
        {1: Hero(suns=5, sun="choice_gold1_sun1_moon1")},
        seats=2,
        turn=0,
        agenda=[["Scoring"], ["Suffer", 1], ["Throw", 1]],
    )
    throw(state, "1 6")
    assert offered(state, 1, "option-lost") == ["1 gold", "1 sun", "1 moon"]
    play(state, "option-lost 1 moon")
    assert stock(state, 1) == (0, 5, 0, 0)


@pytest.mark.rule("D-110")
def test_losses_stop_at_nothing_the_buyer_gains_nothing_and_a_ship_does_nothing() -> None:
    state = action(Hero(suns=3, vp=5), seats=2, rivals={1: Hero(gold=4, vp=1, sun="ship", moon="vp_3")})
    play(state, "action feat minotaur")
    throw(state, "1 1")
    assert stocks(state) == [(0, 0, 0, 5), (4, 0, 0, 0)]
    assert asked(state) == (-3, "throw") and state.table.turn == 1


@pytest.mark.rule("D-111")
@pytest.mark.parametrize(("moon", "after"), [("sun_2", (0, 3, 0, 4)), ("moon_2", (0, 3, 0, 9))])
def test_a_shield_takes_five_points_on_a_match_else_its_own_resource(moon: str, after: tuple[int, ...]) -> None:
    state = scene(
        {1: Hero(suns=5, vp=9, sun="shield_red", moon=moon)},
        seats=2,
        agenda=[["Scoring"], ["Suffer", 1], ["Throw", 1]],
    )
    throw(state, "1 1")
    assert stock(state, 1) == after


@pytest.mark.rule("D-112")
def test_a_boar_takes_from_the_wearer_and_its_owner_gains_as_usual() -> None:
    state = scene(
        {0: Hero(cards="tenacious_boar", boars="red"), 1: Hero(suns=2, moons=2, sun="boar_red", gold=1)},
        seats=2,
        agenda=[["Scoring"], ["Suffer", 1], ["Throw", 1]],
    )
    throw(state, "1 6")
    play(state, "option-lost 1 moon", "order 1 boar_red", "boar-reward 3 vp")
    assert stocks(state) == [(0, 0, 0, 3), (0, 2, 1, 0)]
