"""The temple as lines of text: every position can be said to every eye, in every language."""

import pytest

from parlour.core.seats import REFEREE, SPECTATOR
from parlour.core.stream import Stream
from parlour.words import LANGUAGES, Words
from tests.conformance.walk import pick
from tests.games.temple.scenes import GAME, TEMPLE, Play, scene, see

NAMES = ["<0>", "<1>", "<2>"]


def lines(state: Play, eye: int, language: str) -> list[str]:
    words = Words(language)
    return [words.line("temple", line, NAMES) for line in GAME.lines(see(state, eye))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_of_whole_games_can_be_said(language: str) -> None:
    for seed in range(2):
        state: Play = GAME.setup(seats=3)
        stream = Stream(f"lines {seed}")
        while state.asked is not None:
            for eye in (SPECTATOR, REFEREE, seed):
                assert all(lines(state, eye, language))
            state.play(pick(state, stream)[1])
        assert all(lines(state, SPECTATOR, language))


def test_what_the_lines_say() -> None:
    state = scene(
        seats=3,
        where={0: "l31", 1: "c25"},
        status={2: "escaped"},
        treasures={0: "w1-5-1", 2: "small-1"},
        tiles={"l31": "turned 9", "l32": "hole 2"},
        glyphs={3: "moon"},
        looked={3: [0]},
        boulder=12,
    )
    said = "\n".join(lines(state, 0, "en"))
    for part in (
        "<0>",
        "load 2",
        "Boulder: corridor 12",
        "lava 3-1: number 9",
        "lava 3-2: trap 2",
        "5 (first wall zone)",
    ):
        assert part in said
    assert "Your note of row 3: number 3 is the glyph Moon" in said
    assert "Open sun cells: sun cell A" in said
    other = "\n".join(lines(state, 1, "en"))
    assert "Moon" in other and "note" not in other  # it lies open on a tile, unexplained
    assert "5 (first wall zone)" not in other


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_adventurers_ability_stands_beside_the_name(language: str) -> None:
    words = Words(language)
    for each in TEMPLE.adventurers:
        caption = GAME.caption("adventurer", each.id)
        assert caption is not None
        assert words.line("temple", caption, NAMES) == words.word("temple", "ability", each.ability.value)
    assert GAME.caption("cell", "c1") is None
