"""The means shown beside the dice: exact, and as the rulebook's numbers and test vectors have them."""

from __future__ import annotations

from fractions import Fraction

import pytest

import parlour
from parlour.games.dice_forge.yields import yield_of_die, yield_of_pair

CONTENT = parlour.game("dice_forge").content  # type: ignore[attr-defined]
SUN_DIE, MOON_DIE = ([CONTENT.faces[face].id for face in die] for die in CONTENT.dice)


def pair(one: str, other: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What two dice yield that have only these faces: at least and at most, in whole numbers."""
    found = yield_of_pair(CONTENT, [one] * 6, [other] * 6)
    return tuple(map(int, found.least)), tuple(map(int, found.most))


def means(text: str) -> tuple[Fraction, ...]:
    return tuple(Fraction(each) for each in text.split())


@pytest.mark.rule("D-17", "D-28")
def test_the_starting_dice_yield_what_the_rulebook_says() -> None:
    found = yield_of_pair(CONTENT, SUN_DIE, MOON_DIE)
    assert found.least == found.most
    assert found.most == means("3/2 1/6 1/6 1/3")


def test_a_die_alone_yields_the_mean_of_its_six_faces() -> None:
    assert yield_of_die(CONTENT, SUN_DIE).most == means("5/6 1/6 0 0")
    assert yield_of_die(CONTENT, [*SUN_DIE[:5], "gold_6"]).most == means("10/6 1/6 0 0")


@pytest.mark.rule("D-59")
def test_a_choice_gives_a_span_of_each_resource() -> None:
    assert pair("choice_gold3_vp2", "gold_1") == ((1, 0, 0, 0), (4, 0, 0, 2))
    assert pair("boar_red", "boar_blue") == ((0, 0, 0, 0), (0, 2, 2, 0))


@pytest.mark.rule("D-62", "D-63", "D-67", "D-68", "D-69")
def test_a_triple_multiplies_the_other_die_and_nothing_alone() -> None:
    assert pair("gold_6", "triple")[1] == (18, 0, 0, 0)
    assert pair("choice_gold3_vp2", "triple")[1] == (9, 0, 0, 6)
    assert pair("moon2_vp2", "triple")[1] == (0, 0, 6, 6)
    assert pair("shield_yellow", "triple")[1] == (9, 0, 0, 0)
    assert pair("triple", "triple")[1] == (0, 0, 0, 0)
    assert yield_of_die(CONTENT, ["triple"] * 6).most == means("0 0 0 0")


@pytest.mark.rule("D-89", "D-90", "D-91", "D-92")
def test_a_shield_looks_at_what_the_other_die_gives() -> None:
    assert pair("shield_red", "sun1_vp1")[1] == (0, 1, 0, 6)
    assert pair("shield_red", "gold_3")[1] == (3, 2, 0, 0)
    assert pair("shield_green", "vp_3")[1] == (0, 0, 0, 8)
    assert pair("shield_red", "shield_blue")[1] == (0, 2, 2, 0)
    assert pair("shield_blue", "choice_gold1_sun1_moon1") == ((0, 0, 1, 0), (1, 1, 2, 5))
    assert yield_of_die(CONTENT, ["shield_red"] * 6).most == means("0 2 0 0")


def test_a_mirror_and_a_ship_count_as_nothing() -> None:
    assert pair("mirror", "ship") == ((0, 0, 0, 0), (0, 0, 0, 0))
    assert pair("mirror", "triple") == ((0, 0, 0, 0), (0, 0, 0, 0))
