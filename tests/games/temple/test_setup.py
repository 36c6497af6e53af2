"""Chapter 1.2: setup, the deal, the first pick."""

import pytest

from parlour.core.questions import Chance
from parlour.core.seats import SPECTATOR
from parlour.core.stream import Stream
from parlour.games.temple.model import TILES
from tests.conformance.walk import pick
from tests.games.temple.scenes import (
    GAME,
    TEMPLE,
    Play,
    answer,
    asked,
    cell,
    fate,
    happened,
    held,
    moves,
    nature,
    offered,
    outcomes,
    refused,
    scene,
    see,
    seen_seat,
)


def dealt(*, seats: int = 2, first: int = 0, **options: object) -> Play:
    """A new game up to the picks; seat 0 has the courier and the dancer, seat 1 the next two, and so on."""
    state = GAME.setup(seats=seats, options=options)
    nature(state, "clue", "3", "14", "1", "8")
    nature(state, "first-player", str(first))
    for seat in range(seats):
        nature(state, "deal", " ".join(each.id for each in TEMPLE.adventurers[2 * seat : 2 * seat + 2]))
    return state


def entered() -> Play:
    """The same with the first adventurers at the entrance."""
    state = dealt()
    answer(state, 0, "courier", about="pick")
    answer(state, 1, "porter", about="pick")
    return state


@pytest.mark.rule("T-11")
def test_boulder_walls_and_bridge_at_their_starts() -> None:
    view = see(dealt())
    assert (view["boulder"], view["boulder_cell"], view["left"], view["right"], view["planks"]) == (0, "c0", 0, 0, 5)


@pytest.mark.rule("T-12")
def test_the_suns_cover_two_cells_of_the_lava_room() -> None:
    view = see(dealt())
    assert view["suns"] == [{"cell": "sun_a", "open": False}, {"cell": "sun_b", "open": False}]
    tiles = view["tiles"]
    assert isinstance(tiles, list)
    assert not {"sun_a", "sun_b"} & {row["cell"] for row in tiles if isinstance(row, dict)}


@pytest.mark.rule("T-13", "T-14")
def test_the_layout_is_drawn_under_the_mask_and_shown_when_it_comes_off() -> None:
    state = scene(where={0: "c6"})
    for eye in (SPECTATOR, 0, 1):
        tiles = see(state, eye)["tiles"]
        assert tiles == [row | {"glyph": "", "state": "unturned", "number": 0} for row in tiles]  # type: ignore[union-attr,operator]
    assert see(state)["mask"] is True
    answer(state, 0, "move c7")
    laid = []
    for left in range(TILES, 0, -1):
        assert len(outcomes(state)) == left
        laid.append(outcomes(state)[-1])
        nature(state, "tile", laid[-1])
    shown = see(state, SPECTATOR)["tiles"]
    assert isinstance(shown, list)
    assert [row["glyph"] for row in shown if isinstance(row, dict)] == laid
    assert sorted(laid) == sorted(TEMPLE.glyphs)


@pytest.mark.rule("T-15", "T-16")
def test_four_clue_tiles_lie_beside_the_rows_their_numbers_public() -> None:
    state = GAME.setup(seats=2)
    assert len(outcomes(state)) == 14
    nature(state, "clue", "3", "14", "1", "8")
    zones = see(state, SPECTATOR)["zones"]
    assert isinstance(zones, list)
    assert [row["number"] for row in zones if isinstance(row, dict)] == [3, 14, 1, 8]
    # Their glyphs are unknown to everybody, also to the server.
    assert set(state.table.glyphs) == {-1}


@pytest.mark.rule("T-17")
def test_six_decks_of_ten_without_an_order() -> None:
    view = see(dealt())
    assert [row["cards"] for row in view["zones"]] == [10] * 4  # type: ignore[index,call-overload,union-attr]
    assert (view["lava_cards"], view["river_cards"]) == (10, 10)
    state = scene(where={0: "w25"})
    answer(state, 0, "search")
    assert len(outcomes(state)) == 10
    assert all(text.startswith("w2-") for text in outcomes(state))


@pytest.mark.rule("T-18")
def test_wall_cards_come_in_an_unknown_order_three_a_round() -> None:
    state = scene(at="walls")
    seen = 0
    while asked(state) == (-3, "wall-card"):
        assert set(outcomes(state)) <= {"both", "left", "right", "blank"}
        nature(state, "wall-card", "blank")
        seen += 1
    assert seen == 3
    assert see(state)["wall_cards"] == {"both": 1, "left": 2, "right": 2, "blank": 10}
    assert sum(card.copies for card in TEMPLE.wall_cards) == 6 * 3


@pytest.mark.rule("T-19")
def test_alcove_treasures_lie_open() -> None:
    alcoves = see(dealt(), SPECTATOR)["alcoves"]
    assert alcoves == [
        {"alcove": id, "cell": cell, "full": True}
        for id, cell in zip(
            ["small-1", "small-2", "small-3", "small-4", "big"], ["c12", "c13", "c14", "c15", "c25"], strict=True
        )
    ]
    assert [TEMPLE.treasures[each.treasure].value for each in TEMPLE.alcoves] == [4, 4, 4, 4, 6]


@pytest.mark.rule("T-20")
def test_two_adventurers_each_dealt_openly() -> None:
    state = GAME.setup(seats=6)
    nature(state, "clue", "1", "2", "3", "4")
    nature(state, "first-player", "5")
    for seat in range(6):
        chance = state.asked
        assert isinstance(chance, Chance)
        assert (chance.about, chance.take, len(chance.outcomes)) == ("deal", 2, 12 - 2 * seat)
        state.play_value(-3, tuple(chance.outcomes[:2]))
        assert len(happened(state, "dealt", SPECTATOR)) == 1
    assert seen_seat(state, 5)["dealt"] == ["acrobat", "hurdler"]


@pytest.mark.rule("T-21", "T-46")
def test_one_of_the_two_enters_the_other_is_the_reserve() -> None:
    state = dealt()
    assert offered(state, 0, "pick") == ["courier", "dancer"]
    refused(state, 0, "porter", about="pick", reason="not-dealt", clause="T-21")
    answer(state, 0, "dancer", about="pick")
    answer(state, 1, "porter", about="pick")
    assert [seen_seat(state, seat)["adventurer"] for seat in (0, 1)] == ["dancer", "porter"]
    assert state.table.reserve_of(0) == TEMPLE.adventurer_of["courier"]
    assert [cell(state, seat) for seat in (0, 1)] == ["ent", "ent"]


@pytest.mark.rule("T-22")
def test_the_pick_is_secret_and_simultaneous() -> None:
    state = dealt()
    assert {(question.seat, question.about) for question in state.questions} == {(0, "pick"), (1, "pick")}
    answer(state, 1, "climber", about="pick")
    assert happened(state, "picked", 0) == [{"event": "picked", "seat": 1}]
    assert happened(state, "picked", 1) == [{"event": "picked", "seat": 1, "adventurer": "climber"}]
    assert [seen_seat(state, 1, eye)["adventurer"] for eye in (0, SPECTATOR, 1)] == ["", "", "climber"]
    worlds = Stream("picks")
    found = {GAME.redeal(state, 0, worlds).table.picks[1] for _ in range(20)}
    assert found == {TEMPLE.adventurer_of["porter"], TEMPLE.adventurer_of["climber"]}
    answer(state, 0, "courier", about="pick")
    assert [seen_seat(state, 1, eye)["adventurer"] for eye in (0, SPECTATOR, 1)] == ["climber"] * 3


@pytest.mark.rule("T-22")
def test_with_open_pick_all_pick_openly_in_turn_from_the_first_player() -> None:
    state = dealt(first=1, open_pick=True)
    assert [(question.seat, question.about) for question in state.questions] == [(1, "pick")]
    answer(state, 1, "climber", about="pick")
    assert seen_seat(state, 1)["adventurer"] == "climber"
    assert happened(state, "picked", 0) == [{"event": "picked", "seat": 1, "adventurer": "climber"}]
    assert asked(state) == (0, "pick")


@pytest.mark.rule("T-23")
def test_the_first_player_is_drawn() -> None:
    state = GAME.setup(seats=4)
    nature(state, "clue", "1", "2", "3", "4")
    assert outcomes(state) == ["0", "1", "2", "3"]
    nature(state, "first-player", "2")
    assert see(state)["first"] == 2


@pytest.mark.rule("T-24")
def test_everybody_starts_with_load_2_and_nothing() -> None:
    state = entered()
    for seat in (0, 1):
        row = seen_seat(state, seat)
        assert (row["load"], row["number"], row["ability_used"]) == (2, 0, False)
        assert (held(state, seat), fate(state, seat)) == ([], "inside")


@pytest.mark.rule("T-47")
def test_from_the_entrance_to_two_cells() -> None:
    state = scene(where={0: "ent", 1: "ent"})
    assert moves(state) == {"w13", "w14"}


@pytest.mark.rule("T-147")
def test_numbers_are_hidden_until_a_tile_shows_them() -> None:
    state = GAME.setup(seats=3)
    stream = Stream("numbers")
    turned = 0
    while state.asked is not None:
        state.play(pick(state, stream)[1])
        tiles = see(state, SPECTATOR)["tiles"]
        assert isinstance(tiles, list)
        for row in tiles:
            assert isinstance(row, dict)
            assert (row["number"] == 0) == (row["state"] == "unturned")
            turned += row["number"] != 0
    assert turned
