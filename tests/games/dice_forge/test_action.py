"""Rulebook 1.6 Step 3: action, and 1.7 Step 4: extra action."""

import pytest

from tests.games.dice_forge.scenes import (
    Hero,
    action,
    answer,
    asked,
    cards,
    die,
    greyed,
    left,
    not_asked,
    offered,
    pawn,
    pile,
    play,
    refused,
    removed,
    scene,
    stock,
    stocks,
    throw,
    told,
    ups,
)

NOTHING = "6 6"


@pytest.mark.rule("D-38", "D-39")
def test_one_of_two_actions_or_neither() -> None:
    state = action(Hero(gold=2, moons=1))
    assert offered(state, 0, "action") == [
        "feat blacksmiths_hammer",
        "feat blacksmiths_chest",
        "offer moon_1",
        "offer gold_3",
        "pass",
    ]
    not_asked(state, 1, "action", "pass")
    play(state, "action feat blacksmiths_chest")
    # One of the two: the gold stays where it is.
    assert (stock(state), asked(state)) == ((2, 0, 0, 0), (-3, "throw"))


@pytest.mark.rule("D-39")
def test_after_a_pass_there_is_no_extra_action() -> None:
    state = action(Hero(suns=6, gold=6))
    answer(state, 0, "action", "pass")
    assert told(state, "passed") == [{"event": "passed", "seat": 0}]
    assert asked(state) == (-3, "throw")


@pytest.mark.rule("D-39")
def test_having_no_action_counts_as_a_pass() -> None:
    # 1 gold and no shard buy nothing; the 2 sun of the extra action are of no use without an action either.
    state = scene({0: Hero(gold=1)}, turn=0, agenda=[["RoundOver"], ["ExtraAction", 0], ["Action", 0]])
    assert asked(state) == (-3, "throw")
    state = action(Hero(suns=2, gold=1), piles={"elder": 0, "wild_spirits": 0, "guardians_owl": 0})
    assert asked(state) == (-3, "throw")
    assert stock(state) == (1, 2, 0, 0)


@pytest.mark.rule("D-39")
def test_what_cannot_be_paid_for_is_not_offered() -> None:
    state = action(Hero(gold=3, suns=1))
    assert offered(state, 0, "action") == [
        "feat elder",
        "feat wild_spirits",
        "offer sun_1",
        "offer moon_1",
        "offer gold_3",
        "offer gold_4",
        "pass",
    ]
    why = greyed(state, 0, "action")
    assert why["offer gold_6"] == ("no-gold", ("D-40",))
    assert why["feat blacksmiths_chest"] == ("no-moon", ("D-48",))
    assert why["feat guardians_owl"] == ("no-sun", ("D-48",))
    refused(state, 0, "action", "offer gold_6", reason="no-gold", clause="D-40")
    refused(state, 0, "action", "feat hydra", reason="no-sun", clause="D-48")


@pytest.mark.rule("D-39")
def test_the_extra_action_may_be_passed_too() -> None:
    state = action(Hero(suns=4, gold=6))
    play(state, "action feat elder", "extra yes", "action pass")
    assert (stock(state), asked(state)) == ((6, 1, 0, 0), (-3, "throw"))


# --- offering -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-40", "D-42")
def test_an_offering_buys_different_faces_one_by_one_and_forges_each_at_once() -> None:
    state = action(Hero(gold=9))
    play(state, "action offer gold_3")
    assert (stock(state), asked(state), left(state, "gold_3")) == ((7, 0, 0, 0), (0, "forge"), 4)
    play(state, "forge sun 6 gold_1")
    assert (die(state, 0, 0)[5], left(state, "gold_3")) == ("gold_3", 3)
    assert "offer gold_3" not in offered(state, 0, "offering")
    play(state, "offering offer gold_4", "forge moon 6 gold_1", "offering offer moon_1", "forge moon 5 gold_1")
    assert (stock(state), die(state, 0, 1)[4:]) == ((2, 0, 0, 0), ["moon_1", "gold_4"])
    # 2 gold are left for nothing new that is different.
    assert asked(state) == (-3, "throw")


@pytest.mark.rule("D-40")
def test_an_offering_may_stop_at_any_time() -> None:
    state = action(Hero(gold=9))
    play(state, "action offer gold_3", "forge sun 6 gold_1", "offering done")
    assert (stock(state), asked(state)) == ((7, 0, 0, 0), (-3, "throw"))


@pytest.mark.rule("D-41")
def test_different_goes_by_face_not_by_pond() -> None:
    state = action(Hero(gold=12))
    play(state, "action offer gold_6", "forge sun 6 gold_1", "offering offer gold2_moon1", "forge sun 5 gold_1")
    assert die(state, 0, 0)[4:] == ["gold2_moon1", "gold_6"]
    state = action(Hero(gold=12))
    play(state, "action offer gold_3", "forge sun 6 gold_1")
    refused(state, 0, "offering", "offer gold_3", reason="same-face", clause="D-41")
    assert greyed(state, 0, "offering")["offer gold_3"] == ("same-face", ("D-40", "D-41"))


@pytest.mark.rule("D-43")
def test_the_player_chooses_die_and_face_and_equal_faces_are_allowed() -> None:
    state = action(Hero(gold=2, sun="gold_3"))
    play(state, "action offer gold_3")
    assert len(offered(state, 0, "forge")) == 12
    play(state, "forge sun 2 gold_1")
    assert die(state, 0, 0)[:2] == ["gold_3", "gold_3"]


@pytest.mark.rule("D-44")
def test_faces_taken_off_lie_beside_the_board_for_good() -> None:
    state = action(Hero(gold=12))
    before = left(state, "sun_1")
    play(state, "action offer vp_4", "forge sun 1 sun_1")
    assert removed(state) == ["sun_1"]
    assert left(state, "sun_1") == before
    assert told(state, "took-off") == [{"event": "took-off", "seat": 0, "face": "sun_1", "die": "sun"}]


@pytest.mark.rule("D-45")
def test_the_new_face_lies_up_on_its_die() -> None:
    state = action(Hero(gold=2, up=(3, 4)))
    play(state, "action offer gold_3", "forge moon 1 moon_1")
    assert ups(state) == ["gold_1", "gold_3"]
    state = action(Hero(moons=5, up=(3, 4)))
    play(state, "action feat helmet_of_invisibility", "forge sun 1 sun_1")
    assert ups(state) == ["triple", "gold_1"]


@pytest.mark.rule("D-46")
def test_the_ban_on_equal_faces_covers_one_offering_only() -> None:
    state = action(Hero(gold=4, suns=2))
    play(state, "action offer gold_3", "forge sun 6 gold_1", "offering done", "extra yes")
    assert "offer gold_3" in offered(state, 0, "action")
    play(state, "action offer gold_3", "forge sun 5 gold_1")
    assert die(state, 0, 0)[4:] == ["gold_3", "gold_3"]


@pytest.mark.rule("D-47")
def test_ponds_are_not_refilled_and_the_pawn_stays() -> None:
    state = action(Hero(gold=4, pawn="moon_3"), temple={"gold_3": 1})
    play(state, "action offer gold_3", "forge sun 6 gold_1", "offering done")
    assert (left(state, "gold_3"), pawn(state)) == (0, "moon_3")
    state = action(Hero(gold=4), temple={"gold_3": 0})
    refused(state, 0, "action", "offer gold_3", reason="pond-empty", clause="D-47")


# --- heroic feats -------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-48")
def test_a_feat_moves_the_pawn_pays_and_takes_the_card() -> None:
    state = action(Hero(suns=5, moons=6))
    play(state, "action feat hydra")
    assert (pawn(state), stock(state), cards(state), pile(state, "hydra")) == ("end", (0, 0, 1, 0), ["hydra"], 3)


@pytest.mark.rule("D-49")
def test_pay_move_oust_bless_and_only_then_the_card() -> None:
    state = action(Hero(suns=3), rivals={2: Hero(pawn="sun_2", sun="ship", gold=4)})
    play(state, "action feat minotaur")
    assert (stock(state), pawn(state), pawn(state, 2)) == ((0, 0, 0, 0), "sun_2", "")
    throw(state, "1 6")
    # The ousted player's ship is used before the card is anybody's.
    play(state, "order 1 ship", "ship offer gold_4", "forge sun 6 gold_1")
    assert told(state, "took") == [{"event": "took", "seat": 0, "card": "minotaur"}]
    state = action(Hero(suns=3), rivals={2: Hero(pawn="sun_2", sun="ship", gold=4)})
    play(state, "action feat minotaur")
    throw(state, "1 6")
    assert (cards(state), asked(state)) == ([], (2, "order"))


@pytest.mark.rule("D-50", "D-52")
def test_a_portal_holds_one_pawn() -> None:
    state = action(Hero(suns=1), rivals={1: Hero(pawn="sun_1"), 2: Hero(pawn="sun_2")})
    play(state, "action feat elder")
    assert told(state, "ousted") == [{"event": "ousted", "seat": 1, "by": 0}]
    throw(state, NOTHING)
    assert [pawn(state, seat) for seat in range(4)] == ["sun_1", "", "sun_2", ""]


@pytest.mark.rule("D-51")
def test_who_stands_there_buys_without_moving_and_ousts_nobody() -> None:
    state = action(Hero(suns=1, pawn="sun_1"), rivals={1: Hero(pawn="sun_2")})
    play(state, "action feat wild_spirits")
    assert (pawn(state), pawn(state, 1), asked(state)) == ("sun_1", "sun_2", (-3, "throw"))
    assert state.table.turn == 1


@pytest.mark.rule("D-53")
def test_the_ousted_player_gets_a_divine_blessing_and_the_ousting_one_nothing() -> None:
    state = action(Hero(moons=4), rivals={3: Hero(pawn="moon_3", sun="sun_2", moon="vp_3")})
    play(state, "action feat ferryman")
    throw(state, "1 1")
    assert stocks(state) == [(0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), (0, 2, 0, 3)]


@pytest.mark.rule("D-54")
def test_an_effect_is_carried_out_at_once_and_the_card_stays_visible() -> None:
    state = action(Hero(suns=1))
    play(state, "action feat wild_spirits")
    assert stock(state) == (3, 0, 3, 0)
    seen = state.game.view(state, -1)["seats"]
    assert isinstance(seen, list) and isinstance(seen[0], dict)
    assert seen[0]["cards"] == ["wild_spirits"]


@pytest.mark.rule("D-55")
def test_the_same_card_may_be_bought_again_but_not_from_an_empty_pile() -> None:
    state = action(Hero(moons=2, cards="blacksmiths_chest"))
    play(state, "action feat blacksmiths_chest")
    assert cards(state) == ["blacksmiths_chest", "blacksmiths_chest"]
    state = action(Hero(moons=2), piles={"blacksmiths_chest": 0})
    refused(state, 0, "action", "feat blacksmiths_chest", reason="pile-empty", clause="D-55")


@pytest.mark.rule("D-56")
def test_nobody_travels_for_an_empty_pile() -> None:
    state = action(Hero(moons=6), piles={"ferryman": 0, "helmet_of_invisibility": 0}, rivals={1: Hero(pawn="moon_3")})
    refused(state, 0, "action", "feat ferryman", reason="pile-empty", clause="D-56")
    assert not [each for each in offered(state, 0, "action") if "ferryman" in each or "helmet" in each]
    assert (pawn(state), pawn(state, 1)) == ("", "moon_3")


# --- step 4 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-57")
def test_two_sun_buy_one_more_action_once() -> None:
    state = action(Hero(gold=6, suns=6))
    play(state, "action offer moon_1", "forge sun 6 gold_1", "offering done", "extra yes")
    assert stock(state) == (4, 4, 0, 0)
    play(state, "action feat elder")
    # Once per turn, however much sun there is.
    assert (stock(state), asked(state), state.table.turn) == ((4, 3, 0, 0), (-3, "throw"), 1)


@pytest.mark.rule("D-57")
def test_without_two_sun_there_is_none() -> None:
    state = action(Hero(suns=2))
    play(state, "action feat elder")
    assert (stock(state), asked(state)) == ((0, 1, 0, 0), (-3, "throw"))


@pytest.mark.rule("D-58")
def test_the_choice_is_free_again_and_paid_from_what_is_held_then() -> None:
    # Nothing but the face of the ousted pays; here the Owl's place gives nothing and the sun must be left.
    state = action(Hero(suns=4, gold=4))
    play(state, "action feat guardians_owl", "extra yes", "action offer gold_4", "forge sun 6 gold_1")
    assert (stock(state), cards(state)) == ((1, 0, 0, 0), ["guardians_owl"])
    state = action(Hero(suns=3, gold=4))
    play(state, "action feat guardians_owl")
    assert asked(state) == (-3, "throw")


@pytest.mark.rule("D-58")
def test_sun_gained_in_step_three_pays_for_step_four() -> None:
    state = action(Hero(moons=6, sun="sun_2"))
    play(state, "action feat cancer")
    throw(state, "1 6", "6 6")
    assert stock(state) == (3, 2, 0, 0)
    play(state, "extra yes")
    assert (stock(state), asked(state)) == ((3, 0, 0, 0), (0, "action"))
