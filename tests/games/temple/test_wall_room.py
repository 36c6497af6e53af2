"""Chapter 1.5: the wall room: searching and deciphering between the walls."""

import pytest

from parlour.core.seats import SPECTATOR
from parlour.core.stream import Stream
from tests.games.temple.scenes import (
    GAME,
    TEMPLE,
    answer,
    asked,
    cell,
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
    seen_seat,
    some,
    told,
)


@pytest.mark.rule("T-50")
def test_nothing_behind_the_walls_is_entered() -> None:
    state = scene(where={0: "w22"}, left=1, right=2)
    assert moves(state) == {"w12", "w32", "w23"}
    refused(state, 0, "move w21", reason="covered", clause="T-50")
    assert greyed(state) == {"move w21": "covered"}
    state = scene(where={0: "c2"}, left=1, right=2)
    refused(state, 0, "move w45", reason="covered", clause="T-50")
    assert moves(scene(where={0: "c3"}, right=2)) == {"c2", "c4", "w44"}


@pytest.mark.rule("T-51")
@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_search_takes_from_the_deck_of_the_row(row: int) -> None:
    state = scene(where={0: f"w{row}3"}, actions={0: 2})
    answer(state, 0, "search")
    assert all(text.startswith(f"w{row}-") for text in outcomes(state))
    nature(state, "treasure", f"w{row}-4-1")
    assert held(state, 0) == [f"w{row}-4-1"]
    assert (len(state.table.decks[row - 1]), state.table.actions[0]) == (9, 1)


@pytest.mark.rule("T-52")
def test_only_the_finder_sees_it() -> None:
    state = scene(where={0: "w13"})
    answer(state, 0, "search")
    nature(state, "treasure", "w1-5-1")
    for eye in (1, SPECTATOR):
        assert told(state, eye) == [{"event": "found", "seat": 0, "deck": "w1"}]
        assert see(state, eye)["treasures"] == []
    assert happened(state, "found", 0)[0]["treasure"] == "w1-5-1"
    assert see(state, 0)["treasures"] == ["w1-5-1"]


@pytest.mark.rule("T-53")
def test_the_same_zone_again_and_again() -> None:
    state = scene(where={0: "w13"}, actions={0: 4})
    for text in ("w1-5-1", "w1-1-2", "w1-coffin-1"):
        answer(state, 0, "search")
        nature(state, "treasure", text)
    assert len(held(state, 0)) == 3
    assert "search" in offered(state)


@pytest.mark.rule("T-54")
def test_an_empty_deck_cannot_be_searched() -> None:
    state = scene(where={0: "w11", 1: "w21"}, treasures={1: some(10)})
    assert greyed(state)["search"] == "deck-empty"
    refused(state, 0, "search", reason="deck-empty", clause="T-54")
    answer(state, 0, "done")
    assert "search" in offered(state, 1)
    river = " ".join(each.text for each in TEMPLE.treasures if each.deck == 5)
    refused(scene(where={0: "r2"}, treasures={1: river}), 0, "search", reason="deck-empty", clause="T-54")


@pytest.mark.rule("T-55", "T-57")
def test_deciphering_shows_the_glyph_to_that_player_alone() -> None:
    state = scene(where={0: "w32"}, actions={0: 2}, clues=(9, 8, 7, 6))
    before = [see(state, eye) for eye in (1, SPECTATOR)]
    answer(state, 0, "decipher")
    assert len(outcomes(state)) == 14
    nature(state, "glyph", "moon")
    assert told(state, 0) == [{"event": "deciphered", "seat": 0, "row": 3, "glyph": "moon"}]
    assert state.table.actions[0] == 1
    assert see(state, 0)["clues_seen"] == [{"row": 3, "number": 7, "glyph": "moon"}]
    for eye, old in zip((1, SPECTATOR), before, strict=True):
        assert told(state, eye) == [{"event": "deciphered", "seat": 0, "row": 3}]
        new = see(state, eye)
        assert new["clues_seen"] == []
        assert {key for key in new if new[key] != old[key]} == {"seats"}  # one action fewer
    # Somebody else who looks at it later sees the same glyph.
    answer(state, 0, "done")
    state = scene(where={0: "w31"}, glyphs={3: "moon"}, looked={3: [1]})
    answer(state, 0, "decipher")
    assert outcomes(state) == ["moon"]


@pytest.mark.rule("T-57")
def test_without_clue_notes_it_is_shown_once() -> None:
    state = scene(where={0: "w32"}, options={"clue_notes": False})
    answer(state, 0, "decipher")
    nature(state, "glyph", "moon")
    assert happened(state, "deciphered", 0)[0]["glyph"] == "moon"
    assert see(state, 0)["clues_seen"] == []


@pytest.mark.rule("T-56")
def test_the_glyph_marks_a_trapped_tile() -> None:
    state = scene(where={0: "c8", 1: "w32"}, first=1, mask=False, clues=(9, 8, 7, 6))
    answer(state, 1, "decipher")
    glyph = TEMPLE.glyphs[state.table.layout[state.table.temple.board.tile[state.table.temple.board.by_id["l31"]]]]
    nature(state, "glyph", glyph)
    answer(state, 1, "done")
    answer(state, 0, "move l31")
    assert outcomes(state) == ["7"]
    nature(state, "number", "7")
    assert happened(state, "trap") == [{"event": "trap", "cell": "l31", "number": 7}]


@pytest.mark.rule("T-58")
def test_back_from_the_corridor_into_row_4() -> None:
    state = scene(where={0: "c3"})
    answer(state, 0, "move w44")
    assert cell(state, 0) == "w44"
    assert asked(state) == (0, "turn")


@pytest.mark.rule("T-48")
def test_row_and_column_keep_their_deck_when_walls_close() -> None:
    state = scene(where={0: "w23"}, left=2)
    answer(state, 0, "decipher")
    nature(state, "glyph", "star")
    assert see(state, 0)["clues_seen"] == [{"row": 2, "number": 2, "glyph": "star"}]
    answer(state, 0, "search")
    nature(state, "treasure", "w2-3-1")


@pytest.mark.rule("T-57", "T-152")
def test_other_worlds_have_other_glyphs_and_values() -> None:
    state = scene(
        where={0: "w11"}, treasures={0: "w1-5-1 small-1", 1: "w1-1-1 w2-5-1"}, glyphs={3: "moon"}, looked={3: [0]}
    )
    worlds = Stream("glyphs")
    other = [GAME.redeal(state, 1, worlds).table for _ in range(60)]
    assert len({table.glyphs for table in other}) > 5
    assert len({tuple(table.treasures[0]) for table in other}) > 3
    # What everybody knows, and what seat 1 itself holds, stays.
    assert all(table.treasures[1] == state.table.treasures[1] for table in other)
    assert all(TEMPLE.treasure_of["small-1"] in table.treasures[0] for table in other)
    own = [GAME.redeal(state, 0, worlds).table.glyphs for _ in range(10)]
    assert set(own) == {state.table.glyphs}
    for eye in (1, SPECTATOR):
        assert seen_seat(state, 0, eye)["backs"] == ["w1", "small-1"]
