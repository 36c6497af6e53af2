"""What nobody else may learn: canaries for hidden treasures, glyphs and picks, in views and events of whole games."""

import json

import pytest

from parlour.core.rules import State
from parlour.core.seats import SPECTATOR
from parlour.core.stream import Stream
from parlour.games.temple.table import ESCAPED, NONE, UNTURNED, TempleTable
from tests.conformance.walk import pick
from tests.games.temple.scenes import GAME, TEMPLE, scene, see, seen_seat


def hidden_treasures(table: TempleTable, eye: int) -> set[str]:
    """Every treasure whose place this eye has no right to know; those of the alcoves lie open."""
    piles = list(table.decks)
    for seat in table.everyone:
        if seat != eye:
            piles.append(table.discards[seat])
            if not (table.counted and table.status[seat] == ESCAPED):
                piles.append(table.treasures[seat])
    return {table.text(each) for pile in piles for each in pile if TEMPLE.treasures[each].deck < 6}


def secret_glyphs(table: TempleTable, eye: int) -> dict[str, int]:
    """Glyphs with their numbers that only others have seen."""
    shown = {table.number_on(tile) for tile, state in enumerate(table.tiles) if state != UNTURNED}
    mine = {table.clues[row] for row, eyes in enumerate(table.looked) if eye >= 0 and eyes >> eye & 1}
    known = {number: glyph for number, glyph in enumerate(table.glyphs, start=1) if glyph != NONE}
    return {TEMPLE.glyphs[glyph]: number for number, glyph in known.items() if number not in shown | mine}


def words_in(data: object) -> set[str]:
    """Every word of everything that would be sent."""
    return {word for piece in json.dumps(data).split('"') for word in piece.split()}


def pairs_in(data: object) -> set[tuple[str, int]]:
    """Every object that ties a glyph to a number."""
    found: set[tuple[str, int]] = set()
    if isinstance(data, dict):
        if data.get("glyph") and data.get("number"):
            found.add((data["glyph"], data["number"]))
        for value in data.values():
            found |= pairs_in(value)
    elif isinstance(data, list):
        for value in data:
            found |= pairs_in(value)
    return found


@pytest.mark.rule("T-52", "T-57", "T-147", "T-152")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_nothing_hidden_is_in_anybodys_view_or_events(seats: int) -> None:
    deciphered = 0
    for seed in range(3):
        state: State[TempleTable] = GAME.setup(seats=seats)
        stream = Stream(f"canary {seats} {seed}")
        while state.asked is not None:
            state.play(pick(state, stream)[1])
            table = state.table
            for eye in (SPECTATOR, *range(seats)):
                sent = [GAME.view(state, eye), [event.told(eye) for event in table.events]]
                assert not words_in(sent) & hidden_treasures(table, eye)
                secret = secret_glyphs(table, eye)
                deciphered += len(secret)
                assert not pairs_in(sent) & set(secret.items())
                if not table.shown:
                    shown = [seen_seat(state, seat, eye)["adventurer"] for seat in range(seats) if seat != eye]
                    assert set(shown) <= {""}
    assert deciphered


@pytest.mark.rule("T-152")
def test_backs_are_public_values_are_not() -> None:
    state = scene(treasures={0: "w1-5-1 lava-coffin-1 small-2 big"})
    for eye in (SPECTATOR, 1):
        row = seen_seat(state, 0, eye)
        assert (row["backs"], row["treasures"]) == (["w1", "lava", "small-2", "big"], [])
        assert not {"w1-5-1", "lava-coffin-1"} & words_in(see(state, eye))
    assert see(state, 0)["treasures"] == ["w1-5-1", "lava-coffin-1", "small-2", "big"]


@pytest.mark.rule("T-33")
def test_what_one_has_discarded_one_remembers() -> None:
    state = scene(gone="w1-5-1", treasures={1: "w1-1-1"})
    assert see(state, 0)["discarded"] == ["w1-5-1"]
    assert see(state, 1)["discarded"] == []
    worlds = Stream("discards")
    mine = [GAME.redeal(state, 0, worlds).table.discards[0] for _ in range(10)]
    assert all(each == state.table.discards[0] for each in mine)
    theirs = {tuple(GAME.redeal(state, 1, worlds).table.discards[0]) for _ in range(60)}
    assert len(theirs) > 5
    assert TEMPLE.treasure_of["w1-1-1"] not in {each for pile in theirs for each in pile}
