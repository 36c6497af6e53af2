"""Rulebook section 4: the numbers, exactly."""

from collections import Counter
from fractions import Fraction

import pytest

from parlour.core.questions import Chance
from tests.games.dice_forge.scenes import (
    CONTENT,
    GAME,
    Hero,
    asked,
    blessed,
    blessing,
    minor,
    play,
    scene,
    stock,
    throw,
)


@pytest.mark.rule("D-04", "D-05")
def test_counts() -> None:
    assert (len(CONTENT.cards), sum(card.copies for card in CONTENT.cards)) == (24, 96)
    assert sum(face.temple for face in CONTENT.faces if face.cost > 0) == 40
    assert sum(face.temple for face in CONTENT.faces if face.cost < 0) == 20
    assert sum(card.points for card in CONTENT.cards if card.basic) == 108
    assert sum(card.points for card in CONTENT.cards if not card.basic) == 60


@pytest.mark.rule("D-14")
def test_all_pond_faces_together_cost_212_gold() -> None:
    assert sum(face.temple * face.cost for face in CONTENT.faces if face.cost > 0) == 212


@pytest.mark.rule("D-17", "D-28")
def test_one_roll_of_the_starting_dice() -> None:
    state = scene(agenda=blessing())
    assert isinstance(state.asked, Chance)
    odds: Counter[tuple[int, ...]] = Counter()
    weight: dict[tuple[int, ...], Fraction] = {}
    mean = [Fraction(0)] * 4
    for value, chance in state.asked.odds():
        other = state.copy()
        other.play_value(-3, value)
        gain = stock(other)
        odds[gain] += 1
        weight[gain] = weight.get(gain, Fraction(0)) + chance
        mean = [each + chance * number for each, number in zip(mean, gain, strict=True)]
    assert weight == {
        (2, 0, 0, 0): Fraction(20, 36),
        (1, 0, 1, 0): Fraction(5, 36),
        (1, 0, 0, 2): Fraction(5, 36),
        (1, 1, 0, 0): Fraction(4, 36),
        (0, 1, 1, 0): Fraction(1, 36),
        (0, 1, 0, 2): Fraction(1, 36),
    }
    assert mean == [Fraction(3, 2), Fraction(1, 6), Fraction(1, 6), Fraction(1, 3)]


@pytest.mark.rule("D-33")
@pytest.mark.parametrize(("die", "mean"), [(0, (5, 1, 0, 0)), (1, (4, 0, 1, 2))])
def test_one_roll_of_one_starting_die(die: int, mean: tuple[int, ...]) -> None:
    state = scene(agenda=minor(0, die))
    assert isinstance(state.asked, Chance)
    total = [Fraction(0)] * 4
    for value, chance in state.asked.odds():
        other = state.copy()
        other.play_value(-3, value)
        total = [each + chance * number for each, number in zip(total, stock(other), strict=True)]
    assert total == [Fraction(number, 6) for number in mean]


@pytest.mark.rule("D-11", "D-28", "D-30")
@pytest.mark.parametrize(("seats", "blessings"), [(2, 36), (3, 30), (4, 36)])
def test_blessings_of_step_one_per_player_and_game(seats: int, blessings: int) -> None:
    state = GAME.setup(seats=seats)
    rolls = 0
    while state.asked is not None:
        chance = state.asked
        if isinstance(chance, Chance):
            rolls += chance.about == "throw"
            drawn = chance.outcomes[-1] if chance.take == 1 else tuple(chance.outcomes[: chance.take])
            state.play_value(-3, drawn)
        else:
            # Nobody buys anything, so nothing else is rolled.
            play(state, "action pass")
    assert rolls == blessings * seats


@pytest.mark.rule("D-96")
def test_a_hammer_is_thirty_gold_for_twenty_five_points() -> None:
    state = scene({0: Hero(cards="blacksmiths_hammer", sun="gold_6", moon="triple")}, agenda=blessing())
    assert state.table.hammer_room(0) == 30
    throw(state, "1 1")
    play(state, "hammer 18")
    second = scene({0: Hero(cards="blacksmiths_hammer", hammered=18, sun="gold_6", moon="triple", vp=10)},
                   agenda=blessing())  # fmt: skip
    throw(second, "1 1")
    play(second, "hammer 12")
    assert (stock(state)[3], stock(second)) == (10, (6, 0, 0, 25))


@pytest.mark.rule("D-62", "D-63", "D-67", "D-68", "D-89", "D-90")
@pytest.mark.parametrize(
    ("sun", "moon", "option", "gain"),
    [
        ("gold_6", "triple", "", (18, 0, 0, 0)),
        ("choice_gold3_vp2", "triple", "2 vp", (0, 0, 0, 6)),
        ("moon2_vp2", "triple", "", (0, 0, 6, 6)),
        ("shield_red", "sun1_vp1", "", (0, 1, 0, 6)),
        ("shield_red", "gold_3", "", (3, 2, 0, 0)),
        ("shield_green", "vp_3", "", (0, 0, 0, 8)),
        ("shield_yellow", "triple", "", (9, 0, 0, 0)),
        ("triple", "triple", "", (0, 0, 0, 0)),
    ],
)
def test_vectors_of_pairs(sun: str, moon: str, option: str, gain: tuple[int, ...]) -> None:
    # Limits are far away.
    state = blessed(Hero(sun=sun, moon=moon, cards="blacksmiths_chest blacksmiths_chest blacksmiths_chest"), "1 1")
    if option:
        play(state, f"option {option}")
    assert (stock(state), asked(state)) == (gain, (-3, "throw"))


@pytest.mark.rule("D-96", "D-97")
@pytest.mark.parametrize(
    ("track", "face", "offered", "after", "vp", "reserve"),
    [(0, "gold_4", "4", 4, 0, 0), (14, "gold_1", "1", 15, 10, 0), (29, "gold_4", "1", 30, 15, 3)],
)
def test_vectors_of_the_hammer(track: int, face: str, offered: str, after: int, vp: int, reserve: int) -> None:
    spare = "sun_2 " if face == "gold_1" else f"{face} "
    mine = Hero(sun=spare.strip(), moon="sun_2", hammered=track, cards="blacksmiths_hammer")
    state = blessed(mine, "2 1" if face == "gold_1" else "1 1")
    play(state, f"hammer {offered}")
    assert (state.table.hammered[0], stock(state)) == (after, (reserve, 2, 0, vp))
