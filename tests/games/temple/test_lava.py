"""Chapter 1.7: the lava room."""

import pytest

from parlour.core.seats import SPECTATOR
from tests.games.temple.scenes import (
    BOARD,
    TEMPLE,
    Play,
    answer,
    asked,
    cell,
    fate,
    greyed,
    happened,
    held,
    moves,
    nature,
    offered,
    outcomes,
    refused,
    scene,
    see,
    some,
)


def unveil(state: Play) -> None:
    """The 14 tiles, in the order of the glyphs."""
    nature(state, "tile", *TEMPLE.glyphs)


@pytest.mark.rule("T-72", "T-73")
@pytest.mark.parametrize(
    ("start", "to"),
    [("c6", "c7"), ("c11", "c10"), ("c11", "c12"), ("c16", "c15"), ("c16", "c17"), ("c21", "c20")],
)
def test_the_first_beside_the_lava_takes_the_mask_off(start: str, to: str) -> None:
    state = scene(where={0: start}, actions={0: 3})
    answer(state, 0, f"move {to}")
    assert happened(state, "mask-off", SPECTATOR) == [{"event": "mask-off", "seat": 0}]
    unveil(state)
    assert (see(state)["mask"], state.table.actions[0], cell(state, 0)) == (False, 2, to)
    tiles = see(state, SPECTATOR)["tiles"]
    assert isinstance(tiles, list)
    assert [row["glyph"] for row in tiles if isinstance(row, dict)] == list(TEMPLE.glyphs)
    # For good: it does not happen again.
    answer(state, 0, f"move {start}", f"move {to}")
    assert asked(state) == (1, "turn")


@pytest.mark.rule("T-72")
def test_cells_not_beside_the_lava_leave_it_on() -> None:
    state = scene(where={0: "c22"})
    answer(state, 0, "move c21")
    assert see(state)["mask"] is True
    beside = {BOARD.ids[c] for c in BOARD.numbers if BOARD.near_lava[c]}
    assert beside == {f"c{n}" for n in (7, 8, 9, 10, 12, 13, 14, 15, 17, 18, 19, 20)}


@pytest.mark.rule("T-73", "T-124")
def test_an_adventurer_on_a_sun_cell_takes_it_off_too() -> None:
    state = scene(at="seconds", status={0: "waiting"}, boulder=12)
    answer(state, 0, "send sun_a", about="send")
    unveil(state)
    assert see(state)["mask"] is False


@pytest.mark.rule("T-74", "T-78")
def test_only_cells_with_a_tile_and_a_hole_is_none() -> None:
    state = scene(where={0: "c13"}, tiles={"l12": "hole 2"})
    assert moves(state) == {"c12", "c14"}
    refused(state, 0, "move l12", reason="hole", clause="T-74")
    assert greyed(state)["move l12"] == "hole"


@pytest.mark.rule("T-75", "T-77")
def test_a_glyph_up_tile_is_turned_before_it_is_entered() -> None:
    state = scene(where={0: "c8"}, mask=False, clues=(1, 2, 3, 4))
    answer(state, 0, "move l31")
    assert outcomes(state) == [str(number) for number in range(1, 15)]
    assert cell(state, 0) == "c8"
    nature(state, "number", "9")
    assert cell(state, 0) == "l31"
    assert _tile(state, "l31") == {"cell": "l31", "glyph": "eagle", "state": "turned", "number": 9}


def _tile(state: Play, id: str) -> object:
    tiles = see(state, SPECTATOR)["tiles"]
    assert isinstance(tiles, list)
    return next(row for row in tiles if isinstance(row, dict) and row["cell"] == id)


@pytest.mark.rule("T-76", "T-122")
@pytest.mark.parametrize("number", [3, 8, 13, 14])
def test_a_trap_falls_away_and_kills(number: int) -> None:
    state = scene(where={0: "c8"}, treasures={0: some(2)}, mask=False, clues=(3, 8, 13, 14))
    answer(state, 0, "move l31")
    nature(state, "number", str(number))
    assert (fate(state, 0), cell(state, 0), held(state, 0)) == ("waiting", "", [])
    assert happened(state, "died") == [{"event": "died", "seat": 0, "cause": "trap"}]
    assert _tile(state, "l31") == {"cell": "l31", "glyph": "eagle", "state": "hole", "number": number}
    assert asked(state) == (1, "turn")


@pytest.mark.rule("T-78")
def test_a_turned_tile_is_entered_without_a_test() -> None:
    state = scene(where={0: "c8"}, tiles={"l31": "turned 9", "l32": "searched 10"})
    answer(state, 0, "move l31", "move l32")
    assert cell(state, 0) == "l32"
    assert asked(state) == (0, "turn")


@pytest.mark.rule("T-79", "T-80", "T-81")
def test_search_a_number_once_then_the_clue_tile_lies_there() -> None:
    state = scene(where={0: "l31"}, tiles={"l31": "turned 9"}, actions={0: 4})
    answer(state, 0, "search")
    assert all(text.startswith("lava-") for text in outcomes(state))
    nature(state, "treasure", "lava-5-2")
    assert (held(state, 0), state.table.actions[0]) == (["lava-5-2"], 3)
    assert _tile(state, "l31") == {"cell": "l31", "glyph": "eagle", "state": "searched", "number": 9}
    refused(state, 0, "search", reason="searched", clause="T-80")
    assert greyed(state)["search"] == "searched"
    answer(state, 0, "move c8", "move l31")
    assert cell(state, 0) == "l31"
    assert see(state)["lava_cards"] == 9
    # Ten safe tiles, ten cards.
    assert len(BOARD.lava) - len(state.table.clues) == 10


@pytest.mark.rule("T-82", "T-83")
def test_a_sun_cell_has_no_treasure_and_is_only_left() -> None:
    state = scene(where={0: "sun_a"}, mask=False, boulder=13)
    assert offered(state) == [*(f"move {BOARD.ids[c]}" for c in BOARD.moves[BOARD.by_id["sun_a"]]), "done"]
    assert moves(state) == {"c10", "c12", "l21", "l12"}
    refused(state, 0, "search", reason="not-here", clause="T-82")
    assert moves(scene(where={0: "sun_b"}, mask=False, boulder=20)) == {"c15", "c17", "l13", "l24"}
    for here in ("c10", "c12", "l21", "l12"):
        tiles = {here: "turned 9"} if here[0] == "l" else None
        state = scene(where={0: here}, mask=False, tiles=tiles, boulder=13)
        assert "sun_a" not in moves(state)
        refused(state, 0, "move sun_a", reason="sun", clause="T-83")


@pytest.mark.rule("T-83")
def test_with_sun_reentry_open_suns_are_entered_by_the_same_lines() -> None:
    reentry = {"sun_reentry": True}
    state = scene(where={0: "c12"}, mask=False, boulder=13, options=reentry)
    assert "sun_a" in moves(state)
    answer(state, 0, "move sun_a", "move c10")
    state = scene(where={0: "c15"}, mask=False, boulder=13, options=reentry)
    refused(state, 0, "move sun_b", reason="sun", clause="T-83")
    assert "sun_a" not in moves(scene(where={0: "c13"}, mask=False, boulder=20, options=reentry))


@pytest.mark.rule("T-84")
def test_the_corridor_goes_round_the_lava() -> None:
    state = scene(where={0: "c7"}, mask=False, actions={0: 5})
    for number in (8, 9, 10, 11, 12):
        answer(state, 0, f"move c{number}")
    assert cell(state, 0) == "c12"
    assert not [BOARD.ids[c] for c in BOARD.corridor if BOARD.zone[c] == 3]


@pytest.mark.rule("T-148")
@pytest.mark.parametrize(("sun", "corner"), [("sun_a", 11), ("sun_b", 16)])
def test_the_corner_outside_the_sun(sun: str, corner: int) -> None:
    at = BOARD.by_id[sun]
    cell_of = BOARD.by_id[f"c{corner}"]
    assert (abs(BOARD.x[at] - BOARD.x[cell_of]), abs(BOARD.y[at] - BOARD.y[cell_of])) == (1, 1)
    state = scene(at="boulder", round=1, boulder=corner - 1, where={0: "c30"})
    nature(state, "boulder-roll", "6")
    assert happened(state, "sun-opened") == [{"event": "sun-opened", "cell": sun}]
