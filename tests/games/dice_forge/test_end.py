"""Rulebook 1.11 End."""

import json

import pytest

from parlour.core.seats import REFEREE, SPECTATOR
from parlour.core.stream import Stream
from tests.conformance.walk import pick
from tests.games.dice_forge.scenes import (
    GAME,
    Hero,
    scene,
    see,
    stock,
    throw,
    told,
)

END = [["Scoring"]]


@pytest.mark.rule("D-128", "D-129")
def test_points_are_those_of_the_reserve_and_of_all_cards() -> None:
    state = scene({0: Hero(vp=11, cards="hydra gorgon elder"), 1: Hero(vp=3)}, agenda=END)
    assert state.verdict is not None
    assert state.verdict.scores == (11 + 26 + 14, 3, 0, 0)
    assert told(state, "scored")[0] == {"event": "scored", "seat": 0, "points": 11, "printed": 40, "score": 51}


@pytest.mark.rule("D-129")
def test_printed_glory_cannot_be_lost() -> None:
    state = scene({0: Hero(vp=1, cards="hydra", moon="vp_4")}, agenda=[["Scoring"], ["Suffer", 0], ["Throw", 0]])
    throw(state, "6 1")
    assert (stock(state)[3], state.verdict and state.verdict.scores[0]) == (0, 26)


@pytest.mark.rule("D-130")
def test_points_have_no_upper_end() -> None:
    state = scene({0: Hero(vp=399, moon="vp_4")}, agenda=[["Scoring"], ["ApplyPair", 0, -1], ["Throw", 0]])
    throw(state, "6 1")
    assert state.verdict is not None and state.verdict.scores[0] == 403


@pytest.mark.rule("D-131")
@pytest.mark.parametrize(
    ("points", "places"),
    [((9, 9, 4), (1, 1, 3)), ((9, 4, 4), (1, 2, 2)), ((4, 4, 4), (1, 1, 1)), ((1, 2, 3), (3, 2, 1))],
)
def test_level_players_share_a_place(points: tuple[int, int, int], places: tuple[int, int, int]) -> None:
    # Whatever else they have.
    heroes = {seat: Hero(vp=vp, gold=seat) for seat, vp in enumerate(points)}
    state = scene(heroes, seats=3, agenda=END)
    assert state.verdict is not None
    assert state.verdict.places == places
    assert told(state, "over")[0]["seats"] == [seat for seat, place in enumerate(places) if place == 1]


@pytest.mark.rule("D-132")
def test_left_overs_are_worth_nothing() -> None:
    rich = Hero(gold=12, suns=6, moons=6, hammered=14, cards="blacksmiths_hammer", sun="gold_6")
    state = scene({0: rich, 1: Hero(vp=1)}, agenda=END)
    assert state.verdict is not None
    assert (state.verdict.scores[:2], state.verdict.places[:2]) == ((0, 1), (2, 1))


@pytest.mark.rule("D-133")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_is_public(seats: int) -> None:
    state = GAME.setup(seats=seats, options={"card_set": "random_per_slot"})
    stream = Stream(f"public {seats}")
    for _ in range(300):
        if state.asked is None:
            break
        state.play(pick(state, stream)[1])
        tables = [json.dumps(GAME.look(state.table, eye)) for eye in (SPECTATOR, REFEREE, *range(seats))]
        assert len(set(tables)) == 1
        for event in state.events:
            assert event.told(SPECTATOR) == event.told(0) == event.told(REFEREE)
    # And complete: a position can be told from every other by what is seen.
    seen = see(state, SPECTATOR)
    changed = scene({0: Hero(gold=5)}, seats=seats)
    assert seen["seats"] != see(changed, SPECTATOR)["seats"]


@pytest.mark.rule("D-133")
def test_a_view_shows_dice_temple_removed_faces_and_what_is_to_come() -> None:
    state = scene({0: Hero(sun="gold_6", gold=4, cards="elder", pawn="sun_1")}, turn=0, seats=2)
    view = see(state, SPECTATOR)
    heroes = view["seats"]
    assert isinstance(heroes, list) and isinstance(heroes[0], dict)
    assert heroes[0]["dice"][0] == {  # type: ignore[index]
        "die": "sun",
        "faces": ["gold_6", "gold_1", "gold_1", "gold_1", "gold_1", "gold_1"],
        "up": 5,
    }
    assert (heroes[0]["removed"], heroes[0]["pawn"], heroes[0]["gold"]) == (["sun_1"], "sun_1", 4)
    coming = [step["step"] for step in view["coming"]]  # type: ignore[index,call-overload,union-attr]
    assert coming == [
        "throw", "apply", "apply", "blessing", "reinforcement", "action", "extra-action",
    ]  # fmt: skip
