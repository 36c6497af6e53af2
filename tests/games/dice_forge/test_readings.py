"""Rulebook section 2: both values of every table option, and the readings without one."""

import pytest

from parlour.core.errors import BadOption
from parlour.core.questions import Chance
from parlour.core.record import Record
from parlour.games.dice_forge.answers import FACE
from tests.games.dice_forge.scenes import (
    CONTENT,
    GAME,
    Hero,
    Play,
    action,
    answer,
    asked,
    blessed,
    cards,
    left,
    nature,
    offered,
    pile,
    play,
    refused,
    scene,
    stock,
    stocks,
    throw,
)


def set_up(options: dict[str, object], *, seats: int = 4) -> Play:
    """Up to the first question that is not nature's, or the first roll; the first outcomes are drawn."""
    state = GAME.setup(seats=seats, options=options)
    while isinstance(state.asked, Chance) and state.asked.about != "throw":
        chance = state.asked
        drawn = chance.outcomes[0] if chance.take == 1 else tuple(chance.outcomes[: chance.take])
        nature(state, chance.about, state.game.write(chance, drawn))
    return state


def lying(state: Play) -> list[str]:
    return [CONTENT.cards[card].id for card in state.table.lying]


@pytest.mark.rule("D-25", "DA-1")
@pytest.mark.parametrize(("rotate", "first"), [(True, 2), (False, 1)])
def test_the_first_player_rotates_or_stays(rotate: bool, first: int) -> None:
    state = scene(agenda=[["RoundOver"]], first=1, options={"rotate_first_player": rotate})
    assert (state.table.first, state.table.turn) == (first, first)


@pytest.mark.rule("D-04", "DA-2")
def test_the_special_card_is_nowhere() -> None:
    for card_set in ("basic", "advanced"):
        assert sum(set_up({"card_set": card_set}).table.piles) == 60


@pytest.mark.rule("D-79", "DA-3")
def test_a_ship_may_buy_several_faces_with_its_discount_once() -> None:
    state = blessed(Hero(gold=8, sun="ship", moon="triple"), "1 1", options={"ship_single_face": False})
    # 6 less in all: a face for 4 uses 4 of it, one for 3 the rest.
    play(state, "ship offer gold_6", "forge sun 6 gold_1")
    assert stock(state) == (8, 0, 0, 0)
    refused(state, 0, "ship", "offer gold_6", reason="same-face",
            clause="D-41")  # fmt: skip
    play(state, "ship offer gold_4", "forge sun 5 gold_1")
    assert stock(state) == (7, 0, 0, 0)
    play(state, "ship offer moon_1", "forge sun 4 gold_1", "ship done")
    assert (stock(state), asked(state)) == ((5, 0, 0, 0), (-3, "throw"))
    state = blessed(Hero(gold=8, sun="ship", moon="triple"), "1 1", options={"ship_single_face": True})
    play(state, "ship offer gold_6", "forge sun 6 gold_1")
    assert asked(state) == (-3, "throw")


@pytest.mark.rule("D-67", "D-89", "DA-4")
def test_without_a_match_a_shield_gives_what_is_bottom_left() -> None:
    assert stock(blessed(Hero(sun="shield_red", moon="gold_4"), "1 1")) == (4, 2, 0, 0)


@pytest.mark.rule("D-13", "D-14", "DA-5")
def test_two_players_may_always_remove_gold_6() -> None:
    state = GAME.setup(seats=2, options={"two_player_remove_gold_6": True})
    assert isinstance(state.asked, Chance)
    assert [each - FACE for each in state.asked.outcomes] == [
        CONTENT.face_ids[face] for face in ("gold2_moon1", "sun1_vp1", "choice_gold1_sun1_moon1")
    ]
    nature(state, "thin", "sun1_vp1")
    assert [left(state, face) for face in ("gold_6", "gold2_moon1", "sun1_vp1", "choice_gold1_sun1_moon1")] == [
        0, 1, 0, 1,
    ]  # fmt: skip
    # The other mixed pond is drawn as ever.
    assert state.asked.about == "thin" and isinstance(state.asked, Chance) and state.asked.take == 2
    plain = GAME.setup(seats=2, options={"two_player_remove_gold_6": False})
    assert isinstance(plain.asked, Chance) and CONTENT.face_ids["gold_6"] + FACE in plain.asked.outcomes
    # With more players nothing is removed.
    assert left(set_up({"two_player_remove_gold_6": True}), "gold_6") == 1


@pytest.mark.rule("D-123", "DA-6")
def test_typhon_counts_faces_that_stay() -> None:
    mine = Hero(suns=5, moons=5, sun="gold_3", cards="typhon")
    state = action(mine)
    play(state, "action feat typhon")
    assert (stock(state)[3], len(state.table.removed[0])) == (1, 1)


@pytest.mark.rule("D-39", "DA-7")
@pytest.mark.parametrize("allowed", [True, False])
def test_passing_may_be_forbidden_while_something_can_be_paid_for(allowed: bool) -> None:
    state = action(Hero(gold=2, suns=3), options={"allow_pass": allowed})
    assert ("pass" in offered(state, 0, "action")) is allowed
    if not allowed:
        refused(state, 0, "action", "pass", reason="must-act", clause="D-39")
        play(state, "action feat elder", "extra yes")
        # In the extra action too.
        refused(state, 0, "action", "pass", reason="must-act", clause="D-39")
    # Nobody can be forced to pay what is not there.
    assert asked(action(Hero(gold=1), options={"allow_pass": allowed})) == (-3, "throw")


@pytest.mark.rule("D-39", "D-57", "DA-8")
@pytest.mark.parametrize("allowed", [True, False])
def test_an_extra_action_after_a_pass(allowed: bool) -> None:
    state = action(Hero(suns=4, gold=4), options={"extra_after_pass": allowed})
    play(state, "action pass")
    assert asked(state) == ((0, "extra") if allowed else (-3, "throw"))
    if allowed:
        play(state, "extra yes", "action feat elder")
        assert (stock(state), cards(state)) == ((4, 1, 0, 0), ["elder"])


@pytest.mark.rule("D-48", "D-49", "DA-9")
@pytest.mark.parametrize(("first", "paid"), [(True, (0, 0, 0, 0)), (False, (0, 0, 4, 0))])
def test_paying_before_or_after_moving_and_ousting(first: bool, paid: tuple[int, ...]) -> None:
    state = action(Hero(moons=4), rivals={1: Hero(pawn="moon_3")}, options={"pay_before_oust": first})
    play(state, "action feat ferryman")
    assert (asked(state), stock(state)) == ((-3, "throw"), paid)
    throw(state, "6 6")
    assert (stock(state), cards(state)) == ((0, 0, 0, 0), ["ferryman"])


@pytest.mark.rule("D-75", "DA-10")
@pytest.mark.parametrize(("chain", "reach"), [(True, ["0 moon vp_4", "1 moon sun_2"]), (False, None)])
def test_a_mirror_on_a_mirror(chain: bool, reach: list[str] | None) -> None:
    rivals = {1: Hero(sun="mirror", moon="sun_2", up=(1, 1))}
    state = blessed(Hero(sun="mirror", moon="vp_4"), "1 1", seats=2, rivals=rivals, options={"mirror_chain": chain})
    if reach is None:
        # One face is left in reach.
        assert stock(state) == (0, 2, 0, 4)
    else:
        assert offered(state, 0, "mirror") == reach


@pytest.mark.rule("D-121", "DA-11")
@pytest.mark.parametrize(("split", "options"), [(False, ["0", "2"]), (True, ["0", "1", "2"])])
def test_swaps_of_a_part(split: bool, options: list[str]) -> None:
    state = blessed(Hero(sun="sun_2"), "1 6", swap="sentinel", options={"swap_split": split})
    assert offered(state, 0, "swap-sun") == options
    if split:
        play(state, "swap-sun 1")
        assert stock(state) == (1, 1, 0, 2)


@pytest.mark.rule("D-83", "D-134", "DA-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_boars_may_lie_in_a_fixed_order(seats: int) -> None:
    state = set_up({"card_set": "advanced", "boar_colours": "fixed"}, seats=seats)
    assert state.game.view(state, -1)["boars"] == ["red", "yellow", "green", "blue"][:seats]
    assert pile(state, "tenacious_boar") == seats
    drawn = GAME.setup(seats=4, options={"card_set": "advanced", "boar_colours": "random"})
    abouts = []
    while isinstance(drawn.asked, Chance) and drawn.asked.about != "throw":
        abouts.append(drawn.asked.about)
        nature(drawn, drawn.asked.about, drawn.game.write(drawn.asked, drawn.asked.outcomes[-1]))
    assert abouts.count("boar-colour") == 4


@pytest.mark.rule("D-103", "D-70", "DA-13")
@pytest.mark.parametrize(
    ("may", "reach"),
    [
        (True, ["0 sun gold_1", "0 moon gold_1", "1 moon moon_2", "2 sun vp_3", "2 moon gold_1"]),
        (False, ["0 sun gold_1", "0 moon gold_1", "1 moon moon_2", "2 moon gold_1"]),
    ],
)
def test_a_picked_mirror_and_the_other_pick(may: bool, reach: list[str]) -> None:
    rivals = {1: Hero(sun="mirror", moon="moon_2"), 2: Hero(sun="vp_3")}
    state = action(Hero(moons=3), seats=3, rivals=rivals, options={"satyrs_mirror_may_copy_pick": may})
    play(state, "action feat satyrs")
    throw(state, "1 1", "1 6")
    play(state, "pick 2 sun vp_3", "pick 1 sun mirror")
    assert offered(state, 0, "mirror") == reach


@pytest.mark.rule("D-61", "DA-14")
@pytest.mark.parametrize(("survives", "suns"), [(True, 2), (False, 0)])
def test_a_face_covered_in_the_same_roll(survives: bool, suns: int) -> None:
    options = {"rolled_face_survives_forge": survives}
    state = blessed(Hero(sun="ship", moon="sun_2"), "1 1", options=options)
    play(state, "order 1 ship", "ship offer gold_3", "forge moon 1 sun_2")
    assert stock(state) == (0, suns, 0, 0)
    # Another face of the same die covers nothing that was rolled.
    state = blessed(Hero(sun="ship", moon="sun_2"), "1 1", options=options)
    play(state, "order 1 ship", "ship offer gold_3", "forge moon 2 vp_2")
    assert stock(state) == (0, 2, 0, 0)


@pytest.mark.rule("D-61", "DA-14")
def test_a_face_covered_by_its_own_kind_is_covered_all_the_same() -> None:
    state = blessed(Hero(sun="ship", moon="gold_3"), "1 1", options={"rolled_face_survives_forge": False})
    play(state, "order 1 ship", "ship offer gold_3", "forge moon 1 gold_3")
    assert stock(state) == (0, 0, 0, 0)


@pytest.mark.rule("D-131", "DA-15")
@pytest.mark.parametrize(
    ("heroes", "places"),
    [
        # More faces taken off, then more cards, then more left over, then the earlier seat from the first player on.
        ([Hero(vp=5, sun="gold_3"), Hero(vp=5), Hero(vp=4)], (1, 2, 3)),
        ([Hero(vp=5), Hero(vp=5, cards="elder"), Hero(vp=4)], (2, 1, 3)),
        ([Hero(vp=5, gold=2), Hero(vp=5, moons=3), Hero(vp=5, suns=1)], (2, 1, 3)),
        ([Hero(vp=5), Hero(vp=5), Hero(vp=5)], (2, 3, 1)),
    ],
)
def test_ties_by_the_ladder(heroes: list[Hero], places: tuple[int, ...]) -> None:
    people = dict(enumerate(heroes))
    state = scene(people, seats=3, agenda=[["Scoring"]], starter=2, options={"tie_break": "ladder"})
    assert state.verdict is not None and state.verdict.places == places
    assert state.verdict.why == "ladder"
    shared = scene(people, seats=3, agenda=[["Scoring"]], starter=2)
    assert shared.verdict is not None and shared.verdict.places.count(1) == sum(hero.stock[3] == 5 for hero in heroes)


@pytest.mark.rule("D-09", "DA-16")
def test_the_card_set_basic_advanced_or_drawn() -> None:
    assert lying(set_up({"card_set": "basic"})) == [CONTENT.cards[place.basic].id for place in CONTENT.places]
    advanced = lying(set_up({"card_set": "advanced", "boar_colours": "fixed"}))
    assert sum(not CONTENT.cards[CONTENT.card_ids[card]].basic for card in advanced) == 9
    state = GAME.setup(seats=4, options={"card_set": "random_per_slot", "boar_colours": "fixed"})
    nature(state, "first-player", "0")
    drawn = ["silver_hind", "tenacious_boar", "ferryman", "celestial_ship", "minotaur", "triton", "sentinel", "hydra",
             "cyclops"]  # fmt: skip
    for card in drawn:
        assert isinstance(state.asked, Chance)
        assert len(state.asked.odds()) == 2
        nature(state, "pile", card)
    assert [card for card in lying(state) if card in drawn] == drawn


@pytest.mark.rule("D-09", "DA-16")
def test_a_custom_set_names_a_card_for_each_place() -> None:
    given = "custom:sun_6:cyclops+moon_2:great_bear"
    state = set_up({"card_set": given})
    assert {card for card in lying(state) if not CONTENT.cards[CONTENT.card_ids[card]].basic} == {
        "great_bear",
        "cyclops",
    }
    # It is written out in full, and a record carries it.
    record = Record.of(state)
    whole = str(record.options["card_set"])
    assert whole.startswith("custom:moon_2:great_bear+moon_3:satyrs+") and whole.endswith("+sun_6:cyclops")
    read = Record.parse(record.text())
    assert read.options == record.options
    assert lying(set_up({"card_set": whole})) == lying(state)
    with pytest.raises(BadOption, match="custom:PLACE:CARD"):
        GAME.setup(seats=4, options={"card_set": "custom:moon_2:cyclops"})


@pytest.mark.rule("D-09", "DA-16")
def test_a_draft_goes_round_from_the_first_player() -> None:
    state = GAME.setup(seats=4, options={"card_set": "draft", "boar_colours": "fixed"})
    nature(state, "first-player", "2")
    places = ["moon_2", "moon_3", "moon_4", "sun_2", "sun_3", "sun_4", "moon_6", "sun_5_moon_5", "sun_6"]
    for number, place in enumerate(places):
        seat = (2 + number) % 4
        here = next(each for each in CONTENT.places if each.id == place)
        pair = [CONTENT.cards[here.basic].id, CONTENT.cards[here.advanced].id]
        assert (asked(state), offered(state, seat, "draft")) == ((seat, "draft"), pair)
        if number == 0:
            refused(state, seat, "draft", "cyclops", reason="not-for-this-place", clause="D-09")
        answer(state, seat, "draft", pair[number % 2])
    assert asked(state) == (-3, "throw")
    assert [CONTENT.cards[CONTENT.card_ids[card]].basic for card in lying(state)].count(False) == 4


@pytest.mark.rule("D-30", "DA-17")
def test_two_players_roll_twice_in_every_turn() -> None:
    for turn in (0, 1):
        state = scene(seats=2, turn=turn, heroes={turn: Hero(gold=1)})
        throw(state, "6 6", "6 6", "6 6", "6 6")
        assert asked(state) == (turn, "action")


@pytest.mark.rule("D-31", "DA-18")
def test_a_record_keeps_turn_order() -> None:
    state = scene({2: Hero(sun="choice_gold3_vp2"), 0: Hero(sun="choice_gold3_vp2")}, turn=1)
    throw(state, "6 6", "1 6", "6 6", "1 6")
    assert (asked(state), stocks(state)[1]) == ((2, "option"), (2, 0, 0, 0))
    play(state, "option 2 vp")
    assert asked(state) == (0, "option")


@pytest.mark.rule("D-116", "DA-19")
def test_the_minotaurs_roll_is_no_blessing() -> None:
    dog = Hero(gold=9, cards="cerberus", cerberus=1)
    state = scene({1: dog}, seats=2, turn=0, agenda=[["RoundOver"], ["Suffer", 1], ["Throw", 1]])
    throw(state, "6 6")
    assert asked(state) == (-3, "throw")
