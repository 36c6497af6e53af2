"""Rulebook 1.8 Applying faces: mirror, ship, boar."""

import pytest

from tests.games.dice_forge.scenes import (
    Hero,
    action,
    answer,
    asked,
    blessed,
    die,
    greyed,
    left,
    minor,
    offered,
    play,
    refused,
    roll,
    scene,
    stock,
    stocks,
    throw,
    told,
    ups,
)

ALL_MIRRORS = Hero(sun="mirror", moon="mirror", up=(1, 1))


# --- mirror -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-70")
def test_a_mirror_copies_a_face_up_on_an_opponents_die() -> None:
    rivals = {1: Hero(sun="vp_4", moon="moon_2", up=(1, 1)), 2: Hero(sun="vp_3", up=(6, 3))}
    state = blessed(Hero(sun="mirror"), "1 6", rivals=rivals, seats=3)
    # Faces that are not up cannot be copied, nor the own other face.
    assert offered(state, 0, "mirror") == ["1 sun vp_4", "1 moon moon_2", "2 sun gold_1", "2 moon gold_1"]
    answer(state, 0, "mirror", "1 moon moon_2")
    assert stock(state) == (1, 0, 2, 0)
    assert told(state, "copied") == [{"event": "copied", "seat": 0, "face": "moon_2", "other": 1}]


@pytest.mark.rule("D-71")
def test_faces_just_forged_by_players_earlier_in_turn_order_are_included() -> None:
    state = scene({0: Hero(gold=4, sun="ship"), 1: Hero(sun="mirror")}, seats=2, turn=0)
    throw(state, "1 6", "1 6")
    play(state, "order 1 ship", "ship offer gold_6", "forge sun 1 ship")
    # Rival 1 applies the own pair now, and the new face lies up.
    assert offered(state, 1, "mirror") == ["0 sun gold_6", "0 moon gold_1"]
    play(state, "mirror 0 sun gold_6")
    assert stock(state, 1) == (7, 0, 0, 0)


@pytest.mark.rule("D-72")
def test_the_copier_applies_it_as_an_own_face_and_the_copied_is_not_affected() -> None:
    mine = Hero(gold=11, sun="mirror", cards="blacksmiths_hammer")
    state = blessed(mine, "1 6", rivals={1: Hero(gold=5, sun="gold_6", up=(1, 6))})
    play(state, "mirror 1 sun gold_6")
    # Own hammer, own limit.
    assert offered(state, 0, "hammer") == ["0", "1", "2", "3", "4", "5", "6"]
    play(state, "hammer 2", "hammer 0")
    assert (stock(state), state.table.hammered[0], stock(state, 1)) == ((12, 0, 0, 0), 2, (5, 0, 0, 0))
    # A copied ship is paid for with the own gold.
    state = blessed(Hero(gold=1, sun="mirror"), "1 6", rivals={1: Hero(gold=12, sun="ship", up=(1, 6))})
    play(state, "mirror 1 sun ship", "order 1 ship")
    assert offered(state, 0, "ship") == ["offer sun_1", "offer moon_1", "offer gold_3", "offer gold_4", "done"]


@pytest.mark.rule("D-73", "D-88")
def test_copying_a_boar_pays_its_owner_once_more() -> None:
    rivals = {1: Hero(sun="boar_red", up=(1, 6)), 2: Hero(cards="tenacious_boar", boars="red")}
    state = blessed(Hero(sun="mirror"), "1 6", rivals=rivals)
    play(state, "mirror 1 sun boar_red", "option 1 moon", "order 1 boar_red", "boar-reward 3 vp")
    assert stocks(state)[:3] == [(1, 0, 1, 0), (0, 0, 0, 0), (0, 0, 0, 3)]


@pytest.mark.rule("D-73")
def test_also_when_the_owner_is_the_copier() -> None:
    mine = Hero(sun="mirror", cards="tenacious_boar", boars="red")
    state = blessed(mine, "1 6", rivals={1: Hero(sun="boar_red", up=(1, 6))})
    play(state, "mirror 1 sun boar_red", "option 1 moon", "order 1 boar_red", "boar-reward 1 sun")
    assert stock(state) == (1, 1, 1, 0)


@pytest.mark.rule("D-74")
def test_copying_a_triple_or_a_shield_works_with_the_own_other_face() -> None:
    state = blessed(Hero(sun="mirror", moon="gold_4"), "1 1", rivals={1: Hero(sun="triple", up=(1, 6))})
    play(state, "mirror 1 sun triple")
    assert stock(state) == (12, 0, 0, 0)
    rivals = {1: Hero(sun="shield_red", moon="moon_2", up=(1, 1))}
    state = blessed(Hero(sun="mirror", moon="sun_2"), "1 1", rivals=rivals)
    play(state, "mirror 1 sun shield_red")
    assert stock(state) == (0, 2, 0, 5)
    state = blessed(Hero(sun="mirror", moon="moon_2"), "1 1", rivals={1: Hero(sun="shield_red", up=(1, 6))})
    play(state, "mirror 1 sun shield_red")
    assert stock(state) == (0, 2, 2, 0)


@pytest.mark.rule("D-75")
def test_a_mirror_on_a_mirror_leads_on_to_the_own_faces() -> None:
    rivals = {1: Hero(sun="mirror", up=(1, 6))}
    state = blessed(Hero(sun="mirror", moon="vp_4"), "1 1", seats=2, rivals=rivals)
    assert offered(state, 0, "mirror") == ["0 moon vp_4", "1 moon gold_1"]
    play(state, "mirror 0 moon vp_4")
    assert stock(state) == (0, 0, 0, 8)
    # In a minor blessing the own other die too.
    state = scene({0: Hero(sun="mirror", moon="vp_4", up=(1, 1)), **rivals}, seats=2, agenda=minor(0, 0))
    roll(state, 1)
    play(state, "mirror 0 moon vp_4")
    assert stock(state) == (0, 0, 0, 4)


@pytest.mark.rule("D-75")
def test_without_a_mirror_up_at_an_opponent_the_own_faces_are_out_of_reach() -> None:
    state = blessed(Hero(sun="mirror", moon="vp_4"), "1 1", seats=2, rivals={1: Hero(sun="vp_3", up=(1, 6))})
    assert offered(state, 0, "mirror") == ["1 sun vp_3", "1 moon gold_1"]


@pytest.mark.rule("D-76")
def test_if_only_mirrors_can_be_reached_nothing_happens() -> None:
    state = blessed(Hero(sun="mirror", moon="mirror"), "1 1", seats=2, rivals={1: ALL_MIRRORS})
    assert (stock(state), asked(state)) == ((0, 0, 0, 0), (-3, "throw"))


@pytest.mark.rule("D-77")
def test_two_own_mirrors_are_two_choices_and_may_take_the_same_face() -> None:
    rivals = {1: Hero(sun="vp_4", up=(1, 6))}
    for second, gain in (("1 sun vp_4", (0, 0, 0, 8)), ("1 moon gold_1", (1, 0, 0, 4))):
        state = blessed(Hero(sun="mirror", moon="mirror"), "1 1", seats=2, rivals=rivals)
        play(state, "mirror 1 sun vp_4", f"mirror {second}")
        assert stock(state) == gain


@pytest.mark.rule("D-136")
def test_copying_is_compulsory() -> None:
    state = blessed(Hero(sun="mirror"), "1 6", rivals={1: Hero(sun="vp_3", up=(1, 6))})
    assert all(" " in each for each in offered(state, 0, "mirror"))
    refused(state, 0, "mirror", "1 sun vp_4", reason="illegal", clause="D-136")
    # With one kind of face in reach there is nothing to choose, and it is copied.
    state = blessed(Hero(sun="mirror"), "1 6")
    assert stock(state) == (2, 0, 0, 0)


@pytest.mark.rule("D-136", "D-109")
def test_the_minotaurs_victims_must_copy_too_and_choose_what() -> None:
    victim = Hero(vp=9, sun="mirror")
    state = scene(
        {0: Hero(sun="vp_3", up=(1, 6)), 1: victim}, seats=2, agenda=[["Scoring"], ["Suffer", 1], ["Throw", 1]]
    )
    throw(state, "1 6")
    assert offered(state, 1, "mirror-lost") == ["0 sun vp_3", "0 moon gold_1"]
    play(state, "mirror-lost 0 sun vp_3")
    assert stock(state, 1) == (0, 0, 0, 6)


# --- ship ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-78", "D-82")
@pytest.mark.parametrize(
    ("order", "gold", "can"), [("order 1 ship", 0, ["moon_1", "gold_3"]), ("order 2 gold_1", 1, ["sun_1", "gold_4"])]
)
def test_a_ship_is_an_offering_at_two_less_before_or_after_the_other_face(
    order: str, gold: int, can: list[str]
) -> None:
    state = blessed(Hero(sun="ship"), "1 6")
    play(state, order)
    found = offered(state, 0, "ship")
    assert stock(state)[0] == gold
    assert {f"offer {face}" for face in can} <= set(found)
    play(state, f"ship offer {can[0]}", "forge sun 6 gold_1")
    assert (stock(state), die(state, 0, 0)[5]) == ((1 if gold == 0 else 0, 0, 0, 0), can[0])


@pytest.mark.rule("D-79")
def test_a_ship_buys_one_face_from_the_ponds_only_if_one_likes() -> None:
    state = blessed(Hero(gold=12, sun="ship"), "1 6")
    play(state, "order 1 ship")
    refused(state, 0, "ship", "offer triple", reason="not-for-sale", clause="D-79")
    play(state, "ship offer moon_2", "forge sun 6 gold_1")
    assert (stock(state), asked(state)) == ((9, 0, 0, 0), (-3, "throw"))
    state = blessed(Hero(gold=12, sun="ship"), "1 6")
    play(state, "order 1 ship", "ship done")
    assert (stock(state), asked(state)) == ((12, 0, 0, 0), (-3, "throw"))


@pytest.mark.rule("D-80")
def test_the_price_never_falls_below_nothing() -> None:
    state = blessed(Hero(sun="ship"), "1 6")
    play(state, "order 1 ship", "ship offer gold_3", "forge sun 6 gold_1")
    assert stock(state) == (1, 0, 0, 0)
    state = blessed(Hero(gold=3, sun="ship", moon="triple"), "1 1")
    play(state, "ship offer gold_3", "forge sun 6 gold_1")
    assert stock(state) == (3, 0, 0, 0)


@pytest.mark.rule("D-81")
def test_several_ships_are_used_in_turn_order() -> None:
    heroes = {seat: Hero(sun="ship") for seat in range(3)}
    state = scene(heroes, seats=3, turn=1)
    throw(state, *["1 6"] * 3)
    order = []
    while asked(state) != (-3, "throw") and state.table.turn == 1 and asked(state) != (1, "action"):
        seat, about = asked(state) or (-1, "")
        order.append(seat)
        play(state, {"order": "order 1 ship", "ship": "ship done"}[about])
    assert order == [1, 1, 2, 2, 0, 0]


# --- boar ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-83")
def test_four_colours_one_card_each() -> None:
    state = action(lying="tenacious_boar")
    assert sorted(state.game.view(state, -1)["boars"]) == ["blue", "green", "red", "yellow"]  # type: ignore[arg-type,type-var]
    assert [left(state, f"boar_{colour}") for colour in ("red", "yellow", "green", "blue")] == [1, 1, 1, 1]


@pytest.mark.rule("D-84", "D-114")
def test_the_buyer_picks_a_wearer_who_forges_the_boar_at_once() -> None:
    state = action(Hero(moons=3), lying="tenacious_boar", boars="green red yellow blue")
    play(state, "action feat tenacious_boar")
    assert offered(state, 0, "wearer") == ["1", "2", "3"]
    refused(state, 0, "wearer", "0", reason="own-boar", clause="D-84")
    play(state, "wearer 2")
    # The wearer chooses die and face.
    assert (asked(state), len(offered(state, 2, "forge"))) == ((2, "forge"), 12)
    play(state, "forge moon 3 gold_1")
    assert (die(state, 2, 1)[2], ups(state, 2)[1]) == ("boar_green", "boar_green")
    assert state.game.view(state, -1)["seats"][0]["boars"] == ["green"]  # type: ignore[index,call-overload]


@pytest.mark.rule("D-85")
def test_a_boar_can_never_be_taken_off() -> None:
    rivals = {1: Hero(cards="tenacious_boar tenacious_boar", boars="red blue")}
    state = action(Hero(gold=2, sun="boar_red boar_blue"), rivals=rivals)
    play(state, "action offer gold_3")
    assert len(offered(state, 0, "forge")) == 10
    assert set(greyed(state, 0, "forge")) == {"sun 1 boar_red", "sun 2 boar_blue"}
    refused(state, 0, "forge", "sun 1 boar_red", reason="boar-stays", clause="D-85")
    # Nor by another boar.
    state = action(Hero(moons=3), rivals={1: Hero(sun="boar_red"), 2: Hero(cards="tenacious_boar", boars="red")})
    play(state, "action feat tenacious_boar", "wearer 1")
    refused(state, 1, "forge", "sun 1 boar_red", reason="boar-stays", clause="D-85")


@pytest.mark.rule("D-86", "D-87", "D-135")
def test_the_wearer_gets_the_face_and_then_the_owner_the_back_of_the_card() -> None:
    state = blessed(Hero(sun="boar_blue"), "1 6", rivals={3: Hero(cards="tenacious_boar", boars="blue")})
    assert offered(state, 0, "option") == ["1 sun", "1 moon"]
    play(state, "option 1 moon", "order 1 boar_blue")
    assert (stock(state), offered(state, 3, "boar-reward")) == ((0, 0, 1, 0), ["1 sun", "1 moon", "3 vp"])
    play(state, "boar-reward 1 moon")
    assert stocks(state) == [(1, 0, 1, 0), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 1, 0)]


@pytest.mark.rule("D-88")
def test_the_owner_is_paid_whoever_applies_the_face_and_how() -> None:
    owner = Hero(cards="tenacious_boar", boars="red", vp=0)
    # Satyrs pick it off the wearer's die.
    wearer = Hero(sun="boar_red", moon="vp_3")
    state = scene(
        {0: Hero(), 1: wearer, 2: owner},
        seats=3,
        turn=0,
        agenda=[["Scoring"], ["Satyrs", 0], ["Throw", 2], ["Throw", 1]],
    )
    throw(state, "1 1", "6 6")
    play(state, "pick 1 sun boar_red", "pick 1 moon vp_3", "option 1 sun", "order 1 boar_red", "boar-reward 3 vp")
    assert stocks(state) == [(0, 1, 0, 3), (0, 0, 0, 0), (0, 0, 0, 3)]
    # Cerberus repeats it.
    state = scene({0: Hero(sun="boar_red", cards="cerberus", cerberus=1), 1: owner}, agenda=minor(0, 0))
    roll(state, 1)
    play(state, "option 1 sun", "boar-reward 3 vp", "cerberus yes", "option 1 moon", "boar-reward 3 vp")
    assert stocks(state)[:2] == [(0, 1, 1, 0), (0, 0, 0, 6)]
    # The Minotaur's victim loses by it, and the owner gains.
    state = scene(
        {0: Hero(suns=3, sun="boar_red"), 1: owner}, turn=2, agenda=[["Scoring"], ["Suffer", 0], ["Throw", 0]]
    )
    throw(state, "1 6")
    play(state, "option-lost 1 sun", "order 1 boar_red", "boar-reward 3 vp")
    assert stocks(state)[:2] == [(0, 2, 0, 0), (0, 0, 0, 3)]
