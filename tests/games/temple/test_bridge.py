"""Chapter 1.9: the wooden bridge."""

import pytest

from parlour.core.questions import Chance
from tests.games.temple.scenes import (
    BOARD,
    Play,
    answer,
    asked,
    cell,
    chances,
    fate,
    greyed,
    happened,
    moves,
    nature,
    outcomes,
    refused,
    scene,
    see,
)


def stepping_on(dice: str = "", *, loads: tuple[int, ...] = (2,), planks: int = 5) -> Play:
    """The last of these loads steps on, the others stand on the bridge."""
    last = len(loads) - 1
    state = scene(
        seats=max(len(loads), 2),
        first=last,
        where={seat: "c22" if seat == last else "bridge" for seat in range(len(loads))},
        load=dict(enumerate(loads)),
        planks=planks,
    )
    answer(state, last, "move bridge")
    if dice:
        nature(state, "bridge-roll", dice)
    return state


@pytest.mark.rule("T-99")
def test_the_bridge_is_one_cell_between_two() -> None:
    assert {BOARD.ids[c] for c in BOARD.moves[BOARD.bridge]} == {"c22", "c29"}
    for start in ("c22", "c29"):
        state = scene(where={0: start})
        answer(state, 0, "move bridge")
        nature(state, "bridge-roll", "6 6 6 6 6")
        assert moves(state) == {"c22", "c29"}


@pytest.mark.rule("T-100")
@pytest.mark.parametrize("planks", [1, 2, 3, 4, 5])
def test_as_many_dice_as_planks(planks: int) -> None:
    assert outcomes(stepping_on(planks=planks))[-1] == " ".join("6" * planks)


@pytest.mark.rule("T-101", "T-102")
def test_each_die_below_the_load_breaks_a_plank_for_good() -> None:
    state = stepping_on("1 2 3 4 5")
    assert (see(state)["planks"], cell(state, 0)) == (4, "bridge")
    assert happened(state, "bridge-roll")[0] == {
        "event": "bridge-roll",
        "load": 2,
        "number": 1,
        "dice": [1, 2, 3, 4, 5],
    }
    answer(state, 0, "move c29")
    assert see(state)["planks"] == 4


@pytest.mark.rule("T-103")
def test_without_a_plank_the_adventurer_dies() -> None:
    state = stepping_on("1", planks=1)
    assert (fate(state, 0), see(state)["planks"], asked(state)) == ("waiting", 0, (1, "turn"))


@pytest.mark.rule("T-104")
def test_with_several_on_it_the_loads_add_up() -> None:
    state = stepping_on("4 5 6", loads=(2, 3), planks=3)
    assert (see(state)["planks"], fate(state, 1)) == (2, "inside")
    state = stepping_on("6 6 6", loads=(2, 2, 2), planks=3)
    assert see(state)["planks"] == 3


@pytest.mark.rule("T-105")
def test_if_the_last_plank_breaks_all_on_it_die() -> None:
    state = stepping_on("6 6 6 6 6", loads=(3, 4))
    assert [fate(state, seat) for seat in (0, 1)] == ["waiting", "waiting"]
    assert [row["seat"] for row in happened(state, "died")] == [1, 0]


@pytest.mark.rule("T-106")
def test_stepping_off_is_not_tested() -> None:
    state = scene(where={0: "bridge"}, planks=1, load={0: 5})
    answer(state, 0, "move c29")
    assert (cell(state, 0), see(state)["planks"]) == ("c29", 1)


@pytest.mark.rule("T-107")
def test_a_bridge_without_planks_is_no_cell_but_may_be_leapt_over() -> None:
    state = scene(where={0: "c22"}, planks=0, who={0: "acrobat"}, fresh=[0])
    assert "bridge" not in moves(state)
    assert greyed(state)["move bridge"] == "no-bridge"
    refused(state, 0, "move bridge", reason="no-bridge", clause="T-107")
    answer(state, 0, "leap c29")
    assert cell(state, 0) == "c29"


@pytest.mark.rule("T-108")
def test_jumping_repeats_the_test_and_may_kill_the_jumper() -> None:
    state = scene(where={0: "bridge"}, planks=4, load={0: 3}, actions={0: 3})
    answer(state, 0, "jump")
    nature(state, "bridge-roll", "1 2 3 4")
    assert (see(state)["planks"], state.table.actions[0], fate(state, 0)) == (2, 2, "inside")
    answer(state, 0, "jump")
    nature(state, "bridge-roll", "1 1")
    assert fate(state, 0) == "waiting"
    refused(scene(where={0: "c22"}), 0, "jump", reason="not-here", clause="T-62")


@pytest.mark.parametrize(
    ("load", "odds"),
    [
        (2, [0.9999, 0.9992, 0.9954, 0.9722, 0.8333]),
        (3, [0.9959, 0.9877, 0.9630, 0.8889, 0.6667]),
        (4, [0.9688, 0.9375, 0.8750, 0.7500, 0.5000]),
        (5, [0.8683, 0.8025, 0.7037, 0.5556, 0.3333]),
        (6, [0.5981, 0.5177, 0.4213, 0.3056, 0.1667]),
        (7, [0, 0, 0, 0, 0]),
    ],
)
def test_survival_on_the_bridge(load: int, odds: list[float]) -> None:
    """Rulebook section 4: load 6 and 7 as sums of two."""
    loads = (load,) if load < 6 else (load - 3, 3)
    for planks, chance in zip((5, 4, 3, 2, 1), odds, strict=True):
        state = stepping_on(loads=loads, planks=planks)
        assert isinstance(state.asked, Chance)
        alive = sum(each for other, each in chances(state) if fate(other, len(loads) - 1) == "inside")
        assert alive == pytest.approx(chance, abs=6e-5)
