"""Chapter 1.13: the six abilities."""

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
)

KINDS = {
    "sprint": ["courier", "dancer"],
    "stamina": ["porter", "climber"],
    "linguistics": ["epigrapher", "interpreter"],
    "swimming": ["pearl_diver", "ferryman"],
    "lock_picking": ["locksmith", "watchmaker"],
    "leap": ["acrobat", "hurdler"],
}


def able(name: str, here: str, **more: object) -> Play:
    """Seat 0 has this adventurer, fresh, in this cell."""
    return scene(where={0: here}, who={0: name}, fresh=[0], **more)  # type: ignore[arg-type]


@pytest.mark.rule("T-138", "T-139")
def test_six_kinds_two_adventurers_each_once_a_game() -> None:
    found: dict[str, list[str]] = {}
    for each in TEMPLE.adventurers:
        found.setdefault(each.ability.value, []).append(each.id)
    assert found == KINDS
    state = able("courier", "c24")
    answer(state, 0, "sprint")
    assert happened(state, "sprint", SPECTATOR) == [{"event": "sprint", "seat": 0}]
    assert seen_seat(state, 0)["ability_used"] is True
    refused(state, 0, "sprint", reason="no-ability", clause="T-138")
    refused(able("porter", "c24"), 0, "sprint", reason="no-ability", clause="T-138")


@pytest.mark.rule("T-140")
def test_sprint_gives_two_extra_moves_also_without_actions() -> None:
    state = able("courier", "c24", actions={0: 0})
    assert offered(state) == ["sprint", "done"]
    refused(state, 0, "extra c25", reason="no-extra", clause="T-140")
    answer(state, 0, "sprint")
    assert moves(state, verb="extra") == {"c23", "c25"}
    refused(state, 0, "move c25", reason="no-actions", clause="T-35")
    answer(state, 0, "extra c25", "extra c26")
    assert (cell(state, 0), asked(state)) == ("c26", (1, "turn"))


@pytest.mark.rule("T-140")
def test_each_move_is_extra_or_not_as_one_likes_with_its_usual_tests() -> None:
    state = able("dancer", "c22", actions={0: 2}, planks=1)
    answer(state, 0, "sprint", "extra bridge")
    nature(state, "bridge-roll", "5")
    assert (state.table.actions[0], state.table.extra) == (2, 1)
    answer(state, 0, "move c29")
    assert (state.table.actions[0], state.table.extra) == (1, 1)
    # For this turn only.
    answer(state, 0, "done")
    assert state.table.extra == 0
    state = able("dancer", "c30", actions={0: 0})
    answer(state, 0, "sprint", "extra c31", "extra exit")
    assert fate(state, 0) == "escaped"


@pytest.mark.rule("T-140")
def test_sprint_never_leaves_the_river() -> None:
    state = able("courier", "r6")
    assert offered(state) == ["leave"]
    refused(state, 0, "sprint", reason="must-leave", clause="T-90")
    assert asked(able("courier", "r6", actions={0: 0})) == (1, "turn")
    state = able("courier", "r4", actions={0: 0})
    answer(state, 0, "sprint", "extra r5", "extra r6")
    assert (cell(state, 0), asked(state)) == ("r6", (1, "turn"))


@pytest.mark.rule("T-141")
def test_stamina_counts_the_actions_as_with_load_2() -> None:
    state = scene(
        at="load",
        seats=3,
        first=1,
        treasures={0: some(7), 1: some(4, 10), 2: some(7, 20)},
        who={0: "porter", 1: "climber"},
        fresh=[0, 1, 2],
    )
    for seat in (1, 2, 0):
        answer(state, seat, "keep-all", about="discard")
    nature(state, "roll", "2 2 3 4 5")
    assert list(state.table.actions) == [2, 3, 2]
    assert asked(state) == (1, "stamina")
    answer(state, 1, "tire", about="stamina")
    assert asked(state) == (0, "stamina")  # seat 2 has another ability
    answer(state, 0, "stamina", about="stamina")
    assert (list(state.table.actions), list(state.table.load)) == ([5, 3, 2], [4, 3, 4])
    assert (seen_seat(state, 0)["ability_used"], seen_seat(state, 1)["ability_used"]) == (True, False)


@pytest.mark.rule("T-141")
def test_stamina_is_asked_only_if_the_count_rises() -> None:
    state = scene(at="load", treasures={0: some(7)}, who={0: "porter"}, fresh=[0])
    answer(state, 0, "keep-all", about="discard")
    other = state.copy()
    nature(other, "roll", "1 1 4 5 6")
    assert asked(other) == (0, "turn")
    nature(state, "roll", "1 1 3 5 6")
    assert asked(state) == (0, "stamina")
    assert asked(scene(at="roll", who={0: "porter"}, fresh=[0])) == (-3, "roll")


@pytest.mark.rule("T-141")
def test_river_and_bridge_keep_the_real_load() -> None:
    state = scene(at="load", where={0: "c22"}, treasures={0: some(7)}, who={0: "porter"}, fresh=[0])
    answer(state, 0, "keep-all", about="discard")
    nature(state, "roll", "2 2 2 2 2")
    answer(state, 0, "stamina", about="stamina")
    answer(state, 0, "move bridge")
    nature(state, "bridge-roll", "3 3 4 4 4")
    assert see(state)["planks"] == 3


@pytest.mark.rule("T-142")
def test_linguistics_looks_at_one_clue_of_another_row() -> None:
    state = able("epigrapher", "w23", clues=(9, 8, 7, 6))
    answer(state, 0, "decipher")
    nature(state, "glyph", "moon")
    # Chosen when the first glyph has been seen.
    assert see(state, 0)["clues_seen"] == [{"row": 2, "number": 8, "glyph": "moon"}]
    assert offered(state, 0, "second-row") == ["row 1", "row 3", "row 4", "leave-be"]
    refused(state, 0, "row 2", about="second-row", reason="same-row", clause="T-142")
    other = state.copy()
    answer(other, 0, "leave-be", about="second-row")
    assert seen_seat(other, 0)["ability_used"] is False
    answer(state, 0, "row 4", about="second-row")
    assert "moon" not in outcomes(state)
    nature(state, "glyph", "deer")
    assert state.table.actions[0] == 4
    assert [row["row"] for row in see(state, 0)["clues_seen"]] == [2, 4]  # type: ignore[union-attr,index,call-overload]
    assert happened(state, "deciphered", 1) == [{"event": "deciphered", "seat": 0, "row": 4}]
    answer(state, 0, "decipher")
    nature(state, "glyph", "moon")
    assert asked(state) == (0, "turn")


@pytest.mark.rule("T-143")
def test_swimming_leaves_the_river_without_the_roll() -> None:
    state = able("ferryman", "r6", load={0: 5}, actions={0: 2})
    assert offered(state) == ["leave", "swim"]
    answer(state, 0, "swim")
    assert (cell(state, 0), state.table.actions[0]) == ("c30", 1)
    assert seen_seat(state, 0)["ability_used"] is True
    assert offered(scene(where={0: "r6"}, who={0: "ferryman"})) == ["leave"]
    answer(able("pearl_diver", "r6"), 0, "leave")


@pytest.mark.rule("T-144")
def test_lock_picking_sets_one_die_after_a_failed_roll() -> None:
    state = able("locksmith", "c25", actions={0: 3})
    answer(state, 0, "open")
    nature(state, "alcove-roll", "1 2 3 4 6")
    assert len(offered(state, 0, "pick-lock")) == 5 * 5 + 1
    refused(state, 0, "set 5 6", about="pick-lock", reason="no-such-die", clause="T-144")
    refused(state, 0, "set 6 6", about="pick-lock", reason="no-such-die", clause="T-144")
    answer(state, 0, "set 6 5", about="pick-lock")
    assert (held(state, 0), state.table.actions[0]) == (["big"], 2)
    # Not after a roll that opens it.
    state = able("locksmith", "c25")
    answer(state, 0, "open")
    nature(state, "alcove-roll", "1 2 3 4 5")
    assert (held(state, 0), seen_seat(state, 0)["ability_used"]) == (["big"], False)


@pytest.mark.rule("T-144")
def test_the_set_die_stays_for_rerolls_of_this_turn() -> None:
    state = able("watchmaker", "c25", actions={0: 3})
    answer(state, 0, "open")
    nature(state, "alcove-roll", "1 1 1 4 4")
    answer(state, 0, "leave-be", about="pick-lock")
    answer(state, 0, "reroll")
    answer(state, 0, "keep 1 4", about="keep")
    nature(state, "alcove-roll", "1 1 2")
    answer(state, 0, "set 1 5", about="pick-lock")
    assert see(state)["attempt"] == [1, 1, 2, 4, 5]
    answer(state, 0, "reroll")
    answer(state, 0, "keep 1 2 4 5", about="keep")
    nature(state, "alcove-roll", "3")
    assert held(state, 0) == ["big"]


@pytest.mark.rule("T-145")
def test_a_leap_goes_two_cells_straight_over_anything() -> None:
    state = able("acrobat", "c8", tiles={"l31": "hole 2", "l32": "turned 9"}, actions={0: 3})
    answer(state, 0, "leap l32")
    assert (cell(state, 0), state.table.actions[0]) == ("l32", 2)
    assert seen_seat(state, 0)["ability_used"] is True
    refused(state, 0, "leap l34", reason="no-ability", clause="T-138")
    # Over an unturned tile: it is neither turned nor tested.
    state = able("acrobat", "c8", tiles={"l32": "turned 9"})
    answer(state, 0, "leap l32")
    assert cell(state, 0) == "l32"
    # Over a sun cell, covered or not.
    for boulder in (0, 13):
        state = able("hurdler", "c12", tiles={"l21": "turned 9"}, boulder=boulder)
        assert "l21" in moves(state, verb="leap")
    refused(able("acrobat", "c24"), 0, "leap c28", reason="no-leap", clause="T-145")
    assert asked(able("acrobat", "c24", actions={0: 0})) == (1, "turn")


@pytest.mark.rule("T-145")
def test_or_one_cell_across_a_solid_line() -> None:
    for start, to in (("c20", "r4"), ("r4", "c20"), ("r5", "c31"), ("c31", "r5")):
        state = able("hurdler", start, mask=False)
        answer(state, 0, f"leap {to}")
        assert cell(state, 0) == to


@pytest.mark.rule("T-145")
def test_the_landing_is_a_normal_arrival() -> None:
    state = able("acrobat", "c8", mask=False)
    answer(state, 0, "leap l32")
    nature(state, "number", "3")
    assert fate(state, 0) == "waiting"
    state = able("acrobat", "c5")
    answer(state, 0, "leap c7")
    assert asked(state) == (-3, "tile")


@pytest.mark.rule("T-146")
def test_where_a_leap_never_passes_or_lands() -> None:
    # The boulder, on it and over it.
    assert "c26" not in moves(able("acrobat", "c24", boulder=26), verb="leap")
    state = able("acrobat", "c24", boulder=25)
    assert "c26" not in moves(state, verb="leap")
    refused(state, 0, "leap c26", reason="boulder", clause="T-146")
    # A covered column, on it and over it.
    state = able("acrobat", "w23", left=1)
    refused(state, 0, "leap w21", reason="covered", clause="T-146")
    state = able("acrobat", "c6", left=1)
    refused(state, 0, "leap w31", reason="covered", clause="T-146")
    # C0, suns, the outside.
    landings = {BOARD.ids[leap.to] for leaps in BOARD.leaps for leap in leaps}
    overs = {BOARD.ids[leap.over] for leaps in BOARD.leaps for leap in leaps if leap.over >= 0}
    assert not {"c0", "sun_a", "sun_b", "exit", "ent", "bridge"} & landings
    assert "c0" not in overs
    assert BOARD.leaps[BOARD.by_id["r6"]] == ()
    assert offered(able("acrobat", "r6")) == ["leave"]


@pytest.mark.rule("T-146")
def test_leaps_from_the_river() -> None:
    found = {id: {BOARD.ids[leap.to] for leap in BOARD.leaps[BOARD.by_id[id]]} for id in ("r1", "r2", "r3", "r4", "r5")}
    assert found == {"r1": {"r3"}, "r2": {"r4"}, "r3": set(), "r4": {"c20", "c31"}, "r5": {"c31"}}
    refused(able("acrobat", "r3"), 0, "leap r1", reason="no-leap", clause="T-146")
    # Into the river a leap may go.
    assert "r2" in moves(able("acrobat", "l24", tiles={"l24": "turned 9"}), verb="leap")


@pytest.mark.rule("T-146")
def test_leaps_from_the_entrance_and_over_the_bridge() -> None:
    assert moves(able("acrobat", "ent"), verb="leap") == {"w23", "w24"}
    refused(able("acrobat", "ent", left=3), 0, "leap w23", reason="covered", clause="T-146")
    for start, to in (("c22", "c29"), ("c29", "c22")):
        for planks in (0, 5):
            state = able("acrobat", start, planks=planks)
            answer(state, 0, f"leap {to}")
            assert (cell(state, 0), see(state)["planks"]) == (to, planks)
