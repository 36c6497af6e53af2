"""Rulebook 1.1 Components and goal; and content files that do not add up."""

import re
from importlib.resources import files

import pytest

from parlour.core.errors import BadContent, BadOption
from parlour.core.playout import playout
from parlour.core.stream import Stream
from parlour.games.dice_forge.model import CardKind, FaceKind
from parlour.games.dice_forge.rules import dice_forge
from tests.games.dice_forge.scenes import CONTENT, GAME, Hero, asked, blessed, offered, registered, scene, see, stock

OWN = (files("parlour.games.dice_forge") / "content.toml").read_text("utf-8")


def broken(old: str, new: str) -> str:
    """The game's own content with one place changed."""
    assert OWN.count(old) >= 1, old
    return OWN.replace(old, new, 1)


def line_of(written: str, text: str) -> int:
    """The number of the first line that holds this text."""
    return next(n for n, line in enumerate(written.splitlines(), start=1) if text in line)


@pytest.mark.rule("D-01")
def test_two_to_four_play() -> None:
    assert registered().seats == (2, 3, 4)
    for seats in (2, 3, 4):
        assert registered().setup(seats=seats).table.seats == seats
    for seats in (1, 5):
        with pytest.raises(BadOption, match="2 to 4"):
            registered().setup(seats=seats)


@pytest.mark.rule("D-02")
def test_the_most_points_win() -> None:
    state = scene({0: Hero(vp=3), 1: Hero(vp=9), 2: Hero(vp=4, cards="ferryman"), 3: Hero()}, agenda=[["Scoring"]])
    assert state.verdict is not None
    assert (state.verdict.places, state.verdict.scores) == ((3, 2, 1, 4), (3, 9, 16, 0))


@pytest.mark.rule("D-03", "D-04")
def test_ninety_six_cards_of_twenty_four_types_are_in_play() -> None:
    basic = [card for card in CONTENT.cards if card.basic]
    advanced = [card for card in CONTENT.cards if not card.basic]
    assert (len(basic), len(advanced)) == (15, 9)
    assert {card.copies for card in CONTENT.cards} == {4}
    assert (sum(card.copies for card in basic), sum(card.copies for card in advanced)) == (60, 36)


@pytest.mark.rule("D-03", "D-04")
def test_the_special_card_is_counted_and_out_of_play() -> None:
    # 97 cards are stated; 96 of them have a place.
    assert len(CONTENT.cards) * 4 == 96
    with pytest.raises(BadContent, match="expected 96 cards, they add up to 97"):
        dice_forge(broken("cards = 97", "cards = 96"))
    with pytest.raises(BadContent, match="expected 97 cards, they add up to 96"):
        dice_forge(broken("special = 1 ", "special = 0 "))
    for options in ({}, {"card_set": "advanced"}):
        table = GAME.setup(seats=4, options=options).copy().table
        assert len(table.lying) == 15


@pytest.mark.rule("D-05")
def test_a_hundred_and_eight_faces() -> None:
    temple = sum(face.temple for face in CONTENT.faces)
    start = sum(face.start for face in CONTENT.faces)
    assert (temple, start, temple + start, len(CONTENT.faces)) == (60, 48, 108, 29)
    assert [len(die) for die in CONTENT.dice] == [6, 6]


@pytest.mark.rule("D-06")
def test_a_hero_has_four_tracks_and_a_pawn_and_chests_and_hammers_are_there_for_all() -> None:
    state = scene({0: Hero(gold=3, suns=2, moons=1, vp=120, cards="blacksmiths_chest blacksmiths_hammer")})
    assert stock(state) == (3, 2, 1, 120)
    assert len(state.table.pawns) == 4
    kinds = [card.kind for card in CONTENT.cards for _ in range(card.copies)]
    assert (kinds.count(CardKind.CHEST), kinds.count(CardKind.HAMMER)) == (4, 4)
    assert kinds.count(CardKind.CERBERUS) + kinds.count(CardKind.TRITON) == 8


@pytest.mark.rule("D-18")
def test_the_colour_of_a_die_means_nothing() -> None:
    # The same two faces give the same, whichever die they lie on.
    one = blessed(Hero(sun="vp_3", moon="sun_2"), "1 1")
    other = blessed(Hero(sun="sun_2", moon="vp_3"), "1 1")
    assert stock(one) == stock(other) == (0, 2, 0, 3)
    # And any face may be forged on either.
    state = scene({0: Hero(gold=2)}, turn=0, agenda=[["RoundOver"], ["Action", 0]])
    state.play(state.game.read_answer(state, 0, "action", "offer moon_1"))
    assert {text.split()[0] for text in offered(state, 0, "forge")} == {"sun", "moon"}


def test_every_kind_of_face_and_card_is_in_the_game() -> None:
    assert {face.kind for face in CONTENT.faces} == set(FaceKind)
    assert {card.kind for card in CONTENT.cards} == set(CardKind)


def test_a_content_file_of_ones_own_plays_by_its_numbers() -> None:
    game = dice_forge(broken('id = "pond_12"\ncost = 12', 'id = "pond_12"\ncost = 1'))
    assert game.content_hash != GAME.content_hash
    state = scene({0: Hero(gold=1)}, turn=0, agenda=[["RoundOver"], ["Action", 0]], game=game)
    assert "offer vp_4" in offered(state, 0, "action")
    assert asked(state) == (0, "action")
    assert see(state)["round"] == 1


@pytest.mark.parametrize(
    ("old", "new", "at", "message"),
    [
        ("temple = 60", "temple = 61", "temple = 61", "expected 61 faces, they add up to 60"),
        ("starting = 48", "starting = 40", "starting = 40", "expected 40 faces, they add up to 48"),
        ("faces = 108", "faces = 100", "faces = 100", "expected 100 faces, they add up to 108"),
        ("basic = 60", "basic = 61", "basic = 61", "expected 61 cards, they add up to 60"),
        ("advanced = 36", "advanced = 35", "advanced = 35", "expected 35 cards, they add up to 36"),
        ("first_gold = 3", "first_gold = -3", "first_gold = -3", "from 3 to 12"),
        ("first_gold = 3", "frist_gold = 3", "frist_gold = 3", "unknown key 'frist_gold'"),
        ('"sun 2", "moon 2"]  # D-125', '"sun", "moon 2"]  # D-125', '["gold 6", "sun"', "parts such as 'gold 3'"),
        ('moon = 1\npoints = 0\ncopies = 4\neffect = "hammer"', 'points = 0\ncopies = 4\neffect = "hammer"',
         "D-95\n", "to cost sun or moon, got no cost"),
        ('effect = "satyrs"', 'effect = "satyr"', 'effect = "satyr"', "got 'satyr'"),
        ('gives = ["gold 3"]', 'gives = ["gold 4"]', 'id = "gold_3"', "to have the id 'gold_4', got 'gold_3'"),
        ('gives = ["gold 3"]', 'gives = []', "gives = []", "one or more different parts"),
        ('gives = ["gold 2", "moon 1"]', 'gives = ["gold 2", "gold 1"]', '"gold 1"]', "each resource once"),
        ('["sun_1", "gold_1",', '["sun_9", "gold_1",', '"sun_9"', "unknown face 'sun_9'"),
        ('["sun_1", "gold_1",', '["gold_1",', 'faces = ["gold_1"', "expected 6 faces on a die, got 5"),
        ("seats = 3", "seats = 2", "seats = 2\nrounds = 10", "expected 2 players once"),
        ("seats = 3\nrounds = 10\ncopies = 3", "seats = 3\nrounds = 10\ncopies = 5", "copies = 5",
         "expected 5 copies of every card"),
        ('id = "gold_4"\nplace = "pond_3_gold"\ntemple = 4', 'id = "gold_4"\nplace = "pond_3_gold"\ntemple = 0',
         "temple = 0\nstart = 0", "faces of 'gold_4' in the temple"),
        ('id = "gold_4"\nplace = "pond_3_gold"', 'id = "gold_4"\nplace = "pond_3_sun"', 'id = "pond_3_gold"',
         "expected faces in 'pond_3_gold', got none"),
        ('id = "elder"', 'id = "gold_3"', 'id = "gold_3"', "each id once"),
        ('id = "elder"', 'id = "moon"', 'id = "moon"', "each id once"),
        ('id = "elder"', f'id = "{"e" * 41}"', "eeee", "an id of 1 to 40 small letters, digits and _"),
        ('id = "end"', 'id = "ende"', 'id = "ende"', "an id that has its texts"),
        ('id = "great_bear"\nset = "advanced"\nplace = "moon_2"\nisland = "moon_2"\nmoon = 2',
         'id = "great_bear"\nset = "advanced"\nplace = "moon_2"\nisland = "moon_2"\nmoon = 1', 'place = "moon_2"',
         "the cost and the island of 'silver_hind'"),
        ('face = "triple"', 'face = "gold_3"', 'face = "gold_3"', "expected a garden face"),
        ('id = "boar_red"', 'id = "boar_pink"', 'id = "boar_pink"', "named by a colour"),
        ("swap = [\"gold 1\"]", "swap = [\"vp 1\"]", 'swap = ["vp 1"]', "a swap of gold, sun or moon"),
        ('[[garden]]\nid = "garden_ship"', '[[gardens]]\nid = "garden_ship"', "[[gardens]]", "unknown table 'gardens'"),
    ],
)  # fmt: skip
def test_content_that_does_not_add_up_is_refused_with_its_line(old: str, new: str, at: str, message: str) -> None:
    written = broken(old, new)
    with pytest.raises(BadContent) as refused:
        dice_forge(written)
    said = str(refused.value)
    assert message in said
    assert "\n" not in said
    first = at.split("\n")[0]
    lines = [n for n, line in enumerate(written.splitlines(), start=1) if first in line]
    assert any(f"content, line {n}:" in said for n in lines), said


def test_content_that_is_no_toml_is_refused() -> None:
    with pytest.raises(BadContent, match="expected TOML"):
        dice_forge("[game")
    with pytest.raises(BadContent, match=r"\[game\]"):
        dice_forge("")


def test_content_without_advanced_cards_is_played_with_the_basic_ones() -> None:
    tables = re.split(r"(?=^\[\[)", OWN, flags=re.MULTILINE)
    basic = "".join(each for each in tables if 'set = "advanced"' not in each)
    written = basic.replace("cards = 97", "cards = 61").replace("advanced = 36", "advanced = 0")
    game = dice_forge(written)
    assert len(game.content.cards) == 15
    for card_set in ("basic", "advanced", "random_per_slot", "draft"):
        state = game.setup(seats=2, options={"card_set": card_set})
        assert playout(state, Stream("basic only"), game.bound).finished
    with pytest.raises(BadOption, match="expects basic or advanced or random_per_slot or draft, got 'custom:'"):
        game.setup(seats=2, options={"card_set": "custom:"})
