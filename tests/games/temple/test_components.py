"""Chapter 1.1: what there is, and that a content file says nothing else."""

from collections import Counter
from importlib.resources import files

import pytest

from parlour.core.errors import BadContent, BadOption
from parlour.games.temple.board import COLUMNS, LAVA, ROWS, WALL_ROOM, ZONE_NAMES
from parlour.games.temple.model import COFFIN, Ability, read_temple
from parlour.games.temple.rules import temple
from parlour.words import LANGUAGES, Words
from tests.games.temple.scenes import BOARD, GAME, TEMPLE, nature, outcomes, scene, see

CONTENT = files("parlour.games.temple").joinpath("content.toml").read_text("utf-8")


def broken(old: str, new: str) -> str:
    """The content file with its first ``old`` replaced."""
    assert old in CONTENT
    return CONTENT.replace(old, new, 1)


@pytest.mark.rule("T-01")
def test_two_to_five_play_from_the_age_of_ten() -> None:
    for seats in (2, 3, 4, 5):
        assert len(list(GAME.setup(seats=seats, options={"allow_six_players": False}).table.everyone)) == seats
    for wrong in (0, 1, 7):
        with pytest.raises(BadOption, match="2 to 6"):
            GAME.setup(seats=wrong)
    for language in LANGUAGES:
        assert all(number in Words(language).rule("temple", "T-01") for number in ("2", "5", "10", "45"))


@pytest.mark.rule("T-02")
def test_a_sixth_seat_is_an_option_and_marked() -> None:
    assert GAME.setup(seats=6).table.seats == 6
    with pytest.raises(BadOption, match="allow_six_players"):
        GAME.setup(seats=6, options={"allow_six_players": False})
    option = next(option for option in GAME.options if option.key == "allow_six_players")
    assert "not in the original" in Words("en").option_value("temple", option, True)
    assert "原版沒有" in Words("zh-Hant").option_value("temple", option, True)
    assert len(TEMPLE.adventurers) >= 2 * 6


@pytest.mark.rule("T-03")
def test_twelve_adventurers_and_five_dice() -> None:
    assert len(TEMPLE.adventurers) == len({each.id for each in TEMPLE.adventurers}) == 12
    state = scene(at="roll")
    nature(state, "roll", "1 2 3 4 5")
    assert see(state)["dice"] == [1, 2, 3, 4, 5]
    with pytest.raises(BadContent, match="two adventurers with sprint"):
        read_temple("content", broken('id = "dancer"\nability = "sprint"', 'id = "dancer"\nability = "leap"'))


@pytest.mark.rule("T-04")
def test_eighteen_wall_cards() -> None:
    assert {card.id: card.copies for card in TEMPLE.wall_cards} == {"both": 1, "left": 2, "right": 2, "blank": 13}
    assert see(scene())["wall_cards"] == {"both": 1, "left": 2, "right": 2, "blank": 13}
    with pytest.raises(BadContent, match=r"line \d+: expected 12 wall cards, the kinds add up to 18"):
        read_temple("content", broken("wall_cards = 18", "wall_cards = 12"))


@pytest.mark.rule("T-05")
def test_65_treasures() -> None:
    assert len(TEMPLE.treasures) == 65
    assert Counter(each.deck for each in TEMPLE.treasures) == dict.fromkeys(range(6), 10) | {6: 5}
    assert sorted(each.value for each in TEMPLE.treasures if each.deck == 6) == [4, 4, 4, 4, 6]
    assert sorted(scene().table.whereabouts()) == list(range(65))
    with pytest.raises(BadContent, match="expected 10 treasures"):
        read_temple("content", broken("1 1 1 2 2 3 3 4 5 coffin", "1 1 2 2 3 3 4 5 coffin"))


@pytest.mark.rule("T-06", "T-07")
def test_fourteen_glyphs_and_numbers_each_once() -> None:
    assert len(TEMPLE.glyphs) == len(set(TEMPLE.glyphs)) == len(BOARD.lava) == 14
    state = GAME.setup(seats=2)
    assert outcomes(state) == [str(number) for number in range(1, 15)]
    nature(state, "clue", "14")
    assert outcomes(state) == [str(number) for number in range(1, 14)]
    # A glyph has one number: what a clue showed is what the tile shows.
    state = scene(where={0: "c9"}, mask=False, glyphs={2: TEMPLE.glyphs[BOARD.tile[BOARD.by_id["l21"]]]})
    state.play(state.game.read_answer(state, 0, "turn", "move l21"))
    assert outcomes(state) == ["2"]


@pytest.mark.rule("T-08")
def test_suns_bridge_walls_boulder() -> None:
    view = see(scene())
    assert view["suns"] == [{"cell": "sun_a", "open": False}, {"cell": "sun_b", "open": False}]
    assert (view["planks"], view["left"], view["right"], view["boulder_cell"]) == (5, 0, 0, "c0")
    assert see(scene(mask=True))["mask"] is True


@pytest.mark.rule("T-09")
def test_a_coffin_has_no_number() -> None:
    coffins = [each for each in TEMPLE.treasures if each.value == COFFIN]
    assert [each.text for each in coffins] == [f"{deck}-coffin-1" for deck in ("w1", "w2", "w3", "w4", "lava", "river")]


@pytest.mark.rule("T-10")
def test_cells_lines_values_and_abilities_are_the_contents() -> None:
    assert (len(BOARD.ids), sum(map(len, BOARD.leaps))) == (81, 187)
    suns = list(BOARD.suns)
    assert sum(len(BOARD.leaps[sun]) for sun in suns) == 5
    one_way = sum(cell not in BOARD.moves[to] for cell in BOARD.numbers for to in BOARD.moves[cell])
    both = sum(cell in BOARD.moves[to] for cell in BOARD.numbers for to in BOARD.moves[cell]) // 2
    # The leaving roll's line is no move.
    assert (one_way + 1, both + one_way + 1) == (20, 124)
    zones = Counter(ZONE_NAMES[zone] for zone in BOARD.zone)
    assert zones == {"entrance": 1, "wall-room": 24, "corridor": 32, "lava": 14, "sun": 2, "river": 6} | {
        "bridge": 1,
        "outside": 1,
    }
    values = ["1 1 1 2 2 3 3 4 5"] * 4 + ["2 2 3 3 4 4 4 5 5", "1 2 2 3 3 3 4 4 5"]
    for deck, row in enumerate(values):
        found = sorted(each.value for each in TEMPLE.treasures if each.deck == deck and each.value)
        assert " ".join(map(str, found)) == row
    assert Counter(each.ability for each in TEMPLE.adventurers) == dict.fromkeys(Ability, 2)


@pytest.mark.rule("T-48", "T-49")
def test_the_wall_room_has_four_rows_of_six() -> None:
    cells = [cell for cell in BOARD.numbers if BOARD.zone[cell] == WALL_ROOM]
    assert Counter(BOARD.row[cell] for cell in cells) == dict.fromkeys(range(1, ROWS + 1), 6)
    assert Counter(BOARD.column[cell] for cell in cells) == dict.fromkeys(range(1, COLUMNS + 1), 4)
    for side in ("left", "right"):
        assert sum(getattr(card, side) * card.copies for card in TEMPLE.wall_cards) == 3
    # Each row has its own deck and clue tile.
    zones = see(scene(clues=(5, 6, 7, 8)))["zones"]
    assert zones == [{"row": row, "number": row + 4, "cards": 10} for row in (1, 2, 3, 4)]
    with pytest.raises(BadContent, match="left wall to move 3 columns"):
        read_temple(
            "content",
            broken(
                'id = "left"\nleft = 1\nright = 0\ncopies = 2', 'id = "left"\nleft = 1\nright = 0\ncopies = 1'
            ).replace("wall_cards = 18", "wall_cards = 17"),
        )


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("cells = 81", "cells = 80", "expected 80 cells"),
        ("leaps = 187", "leaps = 186", "expected 186 leaps"),
        ("one_way = 20", "one_way = 19", "expected 19 one_way"),
        ("lines = 124", "lines = 123", "expected 123 lines"),
        ('cells = "c20 r4"', 'cells = "c20 r5"', "a line where r4 and c20 touch|a line where c20 and r4 touch"),
        ('cells = "r1 r2 r3 r4 r5 r6"', 'cells = "r6 r5 r4 r3 r2 r1"', "one way on from the river cell"),
        ('next_to_lava = ["c7", ', "next_to_lava = [", "next to the lava room"),
        ('opens_at = "c11"', 'opens_at = "c12"', "diagonal"),
        ('cells = "ent w13"', 'cells = "ent nowhere"', "unknown cell 'nowhere'"),
        ('cells = "c31 exit"', 'cells = "c31 exit c31"', "got a second"),
        ("r1 r2 r3 r4 . . . c25", "r1 r2 r3 r4 . . c25 .", "touch"),
        ('id = "courier"', 'id = "dancer"', "each adventurer once"),
        ("dice = 5 ", "dices = 5 ", "unknown key 'dices'"),
        ('ids = ["jaguar", ', "ids = [", "14 different glyphs"),
        ('faces = "1 2 3"', 'faces = "1 2 2"', "different faces"),
        ("from = 4", "from = 0", "ascending"),
        ('id = "w1"', 'id = "w2"', "each deck once|in this order"),
    ],
)
def test_a_content_that_does_not_add_up_is_refused(old: str, new: str, message: str) -> None:
    with pytest.raises(BadContent, match=message) as caught:
        read_temple("content.toml", broken(old, new))
    assert str(caught.value).startswith("content.toml, line ")


def test_the_hash_is_the_contents() -> None:
    assert temple(CONTENT).content_hash == GAME.content_hash != temple(CONTENT + "\n# more\n").content_hash


@pytest.mark.parametrize("zone", [LAVA])
def test_leaps_into_the_lava_start_beside_it(zone: int) -> None:
    """So nobody leaps onto a tile whose glyph still lies under the mask."""
    for start in BOARD.numbers:
        for leap in BOARD.leaps[start]:
            if BOARD.zone[leap.to] == zone:
                assert BOARD.near_lava[start] or ZONE_NAMES[BOARD.zone[start]] in ("lava", "sun")
