"""Rulebook 1.2 Setup."""

import pytest

from parlour.core.errors import BadOption
from parlour.core.questions import Chance
from tests.games.dice_forge.scenes import (
    CONTENT,
    GAME,
    Hero,
    Play,
    action,
    asked,
    blessed,
    die,
    left,
    nature,
    offered,
    pawn,
    pile,
    refused,
    scene,
    see,
    stock,
    stocks,
)


def begun(seats: int, options: dict[str, object] | None = None, *, first: int = 0) -> Play:
    """A new game up to the first roll; of mixed ponds the first faces are removed."""
    state = GAME.setup(seats=seats, options=options)
    while isinstance(state.asked, Chance) and state.asked.about != "throw":
        about, chance = state.asked.about, state.asked
        if about == "first-player":
            nature(state, about, str(first))
        elif chance.take == 1:
            nature(state, about, state.game.write(chance, chance.outcomes[0]))
        else:
            nature(state, about, state.game.write(chance, tuple(chance.outcomes[: chance.take])))
    return state


def lying(state: Play) -> list[str]:
    return [CONTENT.cards[card].id for card in state.table.lying]


@pytest.mark.rule("D-07")
def test_fifteen_piles_of_basic_cards_lie_at_the_place_of_their_cost() -> None:
    state = begun(4)
    assert len(lying(state)) == 15
    assert all(CONTENT.cards[card].basic for card in state.table.lying)
    islands = see(state)["islands"]
    assert isinstance(islands, list)
    costs = {
        row["island"]: sorted((pile["sun"], pile["moon"]) for pile in row["piles"])  # type: ignore[call-overload,index,union-attr]
        for row in islands
    }
    assert costs == {
        "moon_1": [(0, 1), (0, 1)],
        "moon_2": [(0, 2), (0, 3)],
        "moon_3": [(0, 4), (0, 5)],
        "sun_1": [(1, 0), (1, 0)],
        "sun_2": [(2, 0), (3, 0)],
        "sun_3": [(4, 0), (5, 0)],
        "end": [(0, 6), (5, 5), (6, 0)],
    }


@pytest.mark.rule("D-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_pile_has_as_many_copies_as_there_are_players(seats: int) -> None:
    assert begun(seats).table.piles == [seats] * 15


@pytest.mark.rule("D-09")
def test_advanced_cards_take_places_of_the_same_cost() -> None:
    for card in CONTENT.cards:
        if not card.basic:
            basic = CONTENT.cards[CONTENT.places[card.place].basic]
            assert (card.sun, card.moon, card.island) == (basic.sun, basic.moon, basic.island)
    state = begun(4, {"card_set": "advanced"})
    assert [card for card in lying(state) if not CONTENT.cards[CONTENT.card_ids[card]].basic] == [
        "great_bear",
        "tenacious_boar",
        "cerberus",
        "celestial_ship",
        "guardians_shield",
        "triton",
        "sentinel",
        "typhon",
        "cyclops",
    ]
    assert all(CONTENT.cards[card].basic for card in begun(4).table.lying)


@pytest.mark.rule("D-09")
def test_what_lies_on_no_island_cannot_be_bought() -> None:
    state = action(Hero(moons=6))
    refused(state, 0, "action", "feat great_bear", reason="no-such-pile", clause="D-09")


@pytest.mark.rule("D-10")
def test_the_first_round_is_round_one() -> None:
    assert see(begun(3))["round"] == 1


@pytest.mark.rule("D-11")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 9), (3, 10), (4, 9)])
def test_how_many_rounds_there_are(seats: int, rounds: int) -> None:
    state = scene(seats=seats, round=rounds, agenda=[["RoundOver"]])
    assert state.verdict is not None
    going_on = scene(seats=seats, round=rounds - 1, agenda=[["RoundOver"]])
    assert going_on.verdict is None
    assert going_on.table.round == rounds


@pytest.mark.rule("D-12", "D-14")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_players_use_all_ten_ponds_of_four_faces(seats: int) -> None:
    state = begun(seats)
    ponds = [pond for pond in CONTENT.ponds if pond.cost > 0]
    assert len(ponds) == 10
    for pond in ponds:
        assert sum(state.table.temple[face] for face in pond.faces) == 4


@pytest.mark.rule("D-13", "D-14")
def test_two_players_use_two_faces_of_each_pond() -> None:
    state = GAME.setup(seats=2)
    chance = state.asked
    assert isinstance(chance, Chance)
    assert (chance.about, chance.take, len(chance.odds())) == ("thin", 2, 6)
    nature(state, "thin", "gold_6 choice_gold1_sun1_moon1")
    nature(state, "thin", "vp_4 moon2_vp2")
    for pond in CONTENT.ponds:
        if pond.cost > 0:
            assert sum(state.table.temple[face] for face in pond.faces) == 2
    assert [left(state, face) for face in ("gold_6", "gold2_moon1", "sun1_vp1", "choice_gold1_sun1_moon1")] == [
        0, 1, 1, 0,
    ]  # fmt: skip
    assert [left(state, face) for face in ("vp_4", "moon2_vp2", "gold1_sun1_moon1_vp1", "choice_gold2_sun2_moon2")] == [
        0, 0, 1, 1,
    ]  # fmt: skip
    assert len(see(state)["out"]) == 20  # type: ignore[arg-type]


@pytest.mark.rule("D-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gardens_are_not_thinned(seats: int) -> None:
    state = begun(seats)
    gardens = [pond for pond in CONTENT.ponds if pond.cost < 0]
    assert [sum(state.table.temple[face] for face in garden.faces) for garden in gardens] == [4, 4, 4, 4, 4]


@pytest.mark.rule("D-15")
def test_garden_faces_are_not_for_sale() -> None:
    state = action(Hero(gold=12))
    for face in ("triple", "mirror", "ship", "boar_red", "shield_red"):
        refused(state, 0, "action", f"offer {face}", reason="not-for-sale", clause="D-15")


@pytest.mark.rule("D-16")
def test_all_pawns_start_on_the_central_portal_and_share_it() -> None:
    state = begun(4)
    assert [pawn(state, seat) for seat in range(4)] == ["", "", "", ""]
    # Somebody who is sent there ousts nobody.
    state = action(Hero(moons=1), rivals={1: Hero(pawn="moon_1")})
    state.play(state.game.read_answer(state, 0, "action", "feat blacksmiths_chest"))
    assert asked(state) == (-3, "throw")
    nature(state, "throw", "6 6")
    assert [pawn(state, seat) for seat in range(4)] == ["moon_1", "", "", ""]
    assert stocks(state)[2:] == [(0, 0, 0, 0), (0, 0, 0, 0)]


@pytest.mark.rule("D-17")
def test_the_starting_dice() -> None:
    state = begun(4)
    for seat in range(4):
        assert sorted(die(state, seat, 0)) == ["gold_1"] * 5 + ["sun_1"]
        assert sorted(die(state, seat, 1)) == ["gold_1"] * 4 + ["moon_1", "vp_2"]


@pytest.mark.rule("D-19", "D-21")
@pytest.mark.parametrize(
    ("seats", "first", "gold"),
    [(4, 0, [3, 2, 1, 0]), (4, 2, [1, 0, 3, 2]), (3, 1, [1, 3, 2]), (2, 1, [2, 3]), (2, 0, [3, 2])],
)
def test_resources_start_at_nothing_but_gold_by_seat(seats: int, first: int, gold: list[int]) -> None:
    state = begun(seats, first=first)
    assert stocks(state) == [(each, 0, 0, 0) for each in gold]


@pytest.mark.rule("D-20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_at_random(seats: int) -> None:
    state = GAME.setup(seats=seats)
    while state.asked is not None and state.asked.about == "thin":
        assert isinstance(state.asked, Chance)
        outcomes = state.asked.outcomes[: state.asked.take]
        nature(state, "thin", state.game.write(state.asked, tuple(outcomes)))
    assert isinstance(state.asked, Chance)
    assert [state.game.write(state.asked, each) for each, _ in state.asked.odds()] == [str(n) for n in range(seats)]
    nature(state, "first-player", str(seats - 1))
    assert (state.table.first, state.table.turn) == (seats - 1, seats - 1)


@pytest.mark.rule("D-22", "D-23")
@pytest.mark.parametrize(
    ("before", "face", "after"),
    [
        ((11, 0, 0, 0), "gold_6", (12, 0, 0, 0)),
        ((0, 5, 0, 0), "sun_2", (0, 6, 0, 0)),
        ((0, 0, 6, 0), "moon_2", (0, 0, 6, 0)),
        ((0, 0, 0, 500), "vp_4", (0, 0, 0, 504)),
        ((12, 6, 6, 0), "gold1_sun1_moon1_vp1", (12, 6, 6, 1)),
    ],
)
def test_limits_of_the_tracks(before: tuple[int, int, int, int], face: str, after: tuple[int, int, int, int]) -> None:
    gold, suns, moons, vp = before
    state = blessed(Hero(gold=gold, suns=suns, moons=moons, vp=vp, sun="triple", moon=face, up=(1, 1)), "2 1")
    # The other die shows 1 gold.
    assert stock(state) == (min(12, after[0] + 1), *after[1:])


@pytest.mark.rule("D-23")
def test_what_exceeds_a_limit_is_lost_and_told() -> None:
    state = blessed(Hero(gold=11, sun="gold_6"), "1 6")
    assert stock(state) == (12, 0, 0, 0)
    lost = [event.told(-1) for event in state.events]
    assert {"event": "overflowed", "seat": 0, "number": 5, "resource": "gold"} in lost
    assert {"event": "gained", "seat": 0, "number": 1, "resource": "gold"} in lost


@pytest.mark.rule("D-23")
def test_nothing_falls_below_nothing() -> None:
    victim = Hero(vp=1, gold=0, suns=1, sun="sun_2", moon="vp_3")
    state = scene({1: victim}, seats=2, turn=0, agenda=[["RoundOver"], ["Suffer", 1], ["Throw", 1]])
    nature(state, "throw", "1 1")
    assert stock(state, 1) == (0, 0, 0, 0)


def test_options_that_do_not_exist_are_refused() -> None:
    for bad in ("custom:", "custom:moon_2:satyrs", "custom:moon_1a:elder", "custom:moon_2:great_bear+moon_2:great_bear",
                "custom:moon_2", "customs"):  # fmt: skip
        with pytest.raises(BadOption, match="card_set"):
            GAME.setup(seats=4, options={"card_set": bad})


def test_every_pile_is_where_its_card_says() -> None:
    state = begun(4)
    assert [pile(state, card) for card in ("elder", "hydra", "sphinx")] == [4, 4, 4]
    assert offered(action(Hero(suns=6, moons=6)), 0, "action")[:15] == [f"feat {card}" for card in lying(state)]
