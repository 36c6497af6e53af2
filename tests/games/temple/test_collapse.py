"""Chapter 1.10: phase 4, walls and boulder."""

import pytest

from parlour.core.seats import SPECTATOR
from tests.games.temple.scenes import (
    BOARD,
    Play,
    answer,
    asked,
    cell,
    chances,
    fate,
    happened,
    held,
    nature,
    outcomes,
    scene,
    see,
    seen_seat,
    some,
)


def walls(state: Play) -> tuple[object, object]:
    return see(state)["left"], see(state)["right"]


@pytest.mark.rule("T-109")
def test_three_cards_each_carried_out_at_once() -> None:
    state = scene(at="walls", where={0: "w21"})
    nature(state, "wall-card", "left")
    assert (walls(state), cell(state, 0)) == ((1, 0), "w22")
    nature(state, "wall-card", "left")
    assert (walls(state), cell(state, 0)) == ((2, 0), "w23")
    nature(state, "wall-card", "blank")
    assert asked(state) == (-3, "boulder-roll")


@pytest.mark.rule("T-110")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [(["both", "left", "blank"], (2, 1)), (["blank"] * 3, (0, 0)), (["right", "right", "blank"], (0, 2))],
)
def test_what_the_cards_do(cards: list[str], expected: tuple[int, int]) -> None:
    state = scene(at="walls")
    nature(state, "wall-card", *cards)
    assert walls(state) == expected


@pytest.mark.rule("T-111")
def test_the_left_wall_is_near_the_lava() -> None:
    state = scene(at="walls", where={0: "w11", 1: "w16"})
    nature(state, "wall-card", "left")
    assert (cell(state, 0), cell(state, 1)) == ("w12", "w16")
    assert BOARD.x[BOARD.by_id["w11"]] < BOARD.x[BOARD.by_id["w16"]]
    assert max(BOARD.x[c] for c in BOARD.lava) < BOARD.x[BOARD.by_id["w11"]]


@pytest.mark.rule("T-112", "T-114")
def test_when_the_walls_meet_everybody_between_them_and_at_the_entrance_dies() -> None:
    state = scene(
        at="walls",
        seats=4,
        where={0: "w13", 1: "ent", 2: "c4", 3: "w44"},
        left=2,
        right=2,
        wall_cards={"both": 1, "blank": 13},
        treasures={0: some(2)},
    )
    nature(state, "wall-card", "both")
    assert walls(state) == (3, 3)
    assert [fate(state, seat) for seat in range(4)] == ["waiting", "waiting", "inside", "waiting"]
    assert {row["cause"] for row in happened(state, "died")} == {"walls"}
    assert held(state, 0) == []


@pytest.mark.rule("T-112")
def test_at_a_gap_of_one_they_live() -> None:
    state = scene(
        at="walls", where={0: "w32", 1: "ent"}, left=2, right=2, wall_cards={"left": 1, "right": 1, "blank": 1}
    )
    nature(state, "wall-card", "left")
    assert [fate(state, seat) for seat in (0, 1)] == ["inside", "inside"]
    assert walls(state) == (3, 2)
    nature(state, "wall-card", "blank", "right")
    assert [fate(state, seat) for seat in (0, 1)] == ["waiting", "waiting"]


@pytest.mark.rule("T-113")
def test_a_covered_column_pushes_inward_in_the_same_row() -> None:
    state = scene(at="walls", seats=3, where={0: "w41", 1: "w26", 2: "w12"})
    nature(state, "wall-card", "both")
    assert [cell(state, seat) for seat in range(3)] == ["w42", "w25", "w12"]
    assert happened(state, "pushed", SPECTATOR) == [
        {"event": "pushed", "seat": 0, "cell": "w42"},
        {"event": "pushed", "seat": 1, "cell": "w25"},
    ]


@pytest.mark.rule("T-113")
def test_without_wall_pushes_covered_means_dead() -> None:
    state = scene(at="walls", where={0: "w41", 1: "w42"}, options={"wall_pushes": False})
    nature(state, "wall-card", "left")
    assert [fate(state, seat) for seat in (0, 1)] == ["waiting", "inside"]
    assert cell(state, 1) == "w42"


@pytest.mark.rule("T-115")
def test_from_round_7_on_no_wall_card_is_turned() -> None:
    state = scene(at="walls", round=7, left=3, right=3, wall_cards={})
    assert asked(state) == (-3, "boulder-roll")
    # Six rounds turn all eighteen, and all of them together make the walls meet.
    state = scene(at="walls", where={0: "c20", 1: "w12"}, round=6, left=2, right=2, wall_cards={"both": 1, "blank": 2})
    nature(state, "wall-card", "blank", "blank")
    assert outcomes(state) == ["both"]
    nature(state, "wall-card", "both")
    assert walls(state) == (3, 3)


@pytest.mark.rule("T-116")
@pytest.mark.parametrize(("round", "dice"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 5), (12, 5)])
def test_a_die_a_round_five_at_most(round: int, dice: int) -> None:
    assert outcomes(scene(at="boulder", round=round))[0] == " ".join("1" * dice)


@pytest.mark.rule("T-117")
@pytest.mark.parametrize(
    ("dice", "cells"), [("2 3 6", 2), ("1 2", 0), ("1 2 1 2", 0), ("3 3 3 3 3", 5), ("6", 1), ("2", 0)]
)
def test_each_3_or_more_is_a_cell(dice: str, cells: int) -> None:
    state = scene(at="boulder", round=len(dice.split()), where={0: "c28", 1: "c28"})
    nature(state, "boulder-roll", dice)
    assert see(state)["boulder"] == cells


@pytest.mark.rule("T-118")
def test_it_crushes_in_every_cell_it_enters_and_passes() -> None:
    state = scene(at="boulder", seats=5, round=3, boulder=10, where={0: "c11", 1: "c13", 2: "c14", 3: "c12", 4: "c9"})
    nature(state, "boulder-roll", "3 4 5")
    assert [fate(state, seat) for seat in range(5)] == ["waiting", "waiting", "inside", "waiting", "inside"]
    assert see(state)["boulder"] == 13
    # Beside its track one is safe.
    state = scene(at="boulder", round=6, where={0: "w44", 1: "w46"})
    nature(state, "boulder-roll", "6 6 6 6 6")
    assert [fate(state, seat) for seat in (0, 1)] == ["inside", "inside"]


@pytest.mark.rule("T-119")
def test_it_opens_the_suns_also_in_passing() -> None:
    state = scene(at="boulder", round=4, boulder=9)
    nature(state, "boulder-roll", "3 3 1 1")
    assert see(state)["suns"] == [{"cell": "sun_a", "open": True}, {"cell": "sun_b", "open": False}]
    state = scene(at="boulder", round=5, boulder=14)
    assert see(state)["suns"] == [{"cell": "sun_a", "open": True}, {"cell": "sun_b", "open": False}]
    nature(state, "boulder-roll", "3 3 3 1 1")
    assert happened(state, "sun-opened") == [{"event": "sun-opened", "cell": "sun_b"}]
    assert see(state)["suns"] == [{"cell": "sun_a", "open": True}, {"cell": "sun_b", "open": True}]


@pytest.mark.rule("T-120", "T-121")
def test_at_the_last_cell_all_are_lost_and_the_game_is_over() -> None:
    state = scene(
        at="boulder",
        seats=4,
        round=9,
        boulder=29,
        where={0: "c31", 1: "r4"},
        status={2: "waiting", 3: "escaped"},
        treasures={0: some(2), 3: "big"},
    )
    nature(state, "boulder-roll", "3 3 3 3 3")
    assert state.table.verdict is not None
    assert [fate(state, seat) for seat in range(4)] == ["gone", "gone", "gone", "escaped"]
    assert (state.table.verdict.places, state.table.verdict.scores) == ((2, 2, 2, 1), (0, 0, 0, 6))
    assert see(state)["boulder"] == 31
    assert not happened(state, "dice-passed")


@pytest.mark.rule("T-120")
@pytest.mark.parametrize("end", [26, 27, 28, 29, 30, 31])
def test_track_end_is_where_the_exit_is_sealed(end: int) -> None:
    state = scene(at="boulder", round=3, boulder=end - 2, where={0: "r2"}, options={"track_end": end})
    other = state.copy()
    nature(other, "boulder-roll", "3 1 1")
    assert other.table.verdict is None
    nature(state, "boulder-roll", "3 3 3")
    assert state.table.verdict is not None
    assert see(state)["boulder"] == end
    # C31 and the exit stay.
    state = scene(where={0: "c31"}, options={"track_end": end})
    answer(state, 0, "move exit")
    assert fate(state, 0) == "escaped"


def test_when_the_walls_meet() -> None:
    """Rulebook section 4: exactly, through nature's answers."""
    worlds: dict[tuple[int, ...], tuple[Play, float]] = {}
    start = scene(at="walls", where={0: "c20", 1: "c20"}, round=1)
    worlds[start.table.wall_cards] = (start, 1.0)
    met: list[float] = []
    for _ in range(6):
        for _ in range(3):
            following: dict[tuple[int, ...], tuple[Play, float]] = {}
            for state, odds in worlds.values():
                for other, chance in chances(state):
                    key = other.table.wall_cards
                    known = following.get(key, (other, 0.0))[1]
                    following[key] = (other, known + odds * chance)
            worlds = following
        met.append(sum(odds for state, odds in worlds.values() if state.table.walls_met()))
        worlds = {key: (_next_walls(state), odds) for key, (state, odds) in worlds.items()}
    each = [later - before for before, later in zip([0.0, *met], met, strict=False)]
    assert each == pytest.approx([0, 0.0007, 0.0140, 0.0777, 0.2581, 0.6495], abs=6e-5)
    assert sum(number * odds for number, odds in enumerate(each, 1)) == pytest.approx(5.54, abs=5e-3)


def _next_walls(state: Play) -> Play:
    """The same walls at the beginning of the next phase 4."""
    counts = {card.id: left for card, left in zip(state.table.temple.wall_cards, state.table.wall_cards, strict=True)}
    table = state.table
    return scene(at="walls", where={0: "c20", 1: "c20"}, left=table.left, right=table.right, wall_cards=counts, round=1)


def test_who_is_crushed_leaves_the_board() -> None:
    state = scene(at="boulder", round=1, boulder=20, where={0: "c21", 1: "c30"})
    nature(state, "boulder-roll", "6")
    assert seen_seat(state, 0)["cell"] == ""
