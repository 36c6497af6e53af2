"""Rulebook 1.8: the home grounds, for their heroes and for everybody else."""

import pytest

from tests.games.senyu.scenes import asked, at, default, named, offered, play, scene, see


@pytest.mark.rule("S-86", "S-87")
def test_albas_house() -> None:
    other = scene(progress={0: 6})
    play(other, "* throw 1")
    assert (at(other, 0)["cell"], at(other, 0)["stays"]) == ("alba_house", 1)
    alba = scene(heroes="alba", progress={0: 6})
    play(alba, "* throw 1", "0 home yes")
    assert (at(alba, 0)["stays"], see(alba)["turn"]) == (0, 1)


@pytest.mark.rule("S-88", "S-89")
def test_the_souvenir_shop() -> None:
    other = scene(heroes="alba", progress={0: 13})
    play(other, "* throw 1")
    assert at(other, 0)["hp"] == 9
    luki = scene(heroes="luki", progress={0: 13})
    play(luki, "* throw 1", "0 home yes")
    assert at(luki, 0)["hp"] == 10


@pytest.mark.rule("S-90")
@pytest.mark.parametrize(("face", "cell"), [(1, "pit"), (2, "contest"), (3, "pit"), (4, "contest"), (5, "pit")])
def test_the_rift(face: int, cell: str) -> None:
    state = scene(progress={0: 16})
    play(state, "* throw 1", f"* rift {face}")
    row = at(state, 0)
    assert (row["cell"], row["departs"], row["stays"]) == ("rift", cell, 1)


@pytest.mark.rule("S-156")
def test_the_departure_comes_first_in_the_next_active_turn() -> None:
    """No content and no duel at the target; then the turn goes on from there."""
    state = scene(seats=2, progress={0: 16, 1: 4}, heroes="luki sion")
    play(state, "* throw 1", "* rift 1", "* throw 1")
    # The card has been turned up in round 2; the piece still waits.
    assert (at(state, 0)["stays"], at(state, 0)["departs"], see(state)["round"]) == (0, "pit", 2)
    assert at(state, 0)["cell"] == "rift"
    play(state, "* throw 1", "1 hunt no")
    assert (at(state, 0)["cell"], at(state, 0)["departs"], at(state, 0)["hp"]) == ("pit", "", 10)
    assert asked(state) == "* throw"
    play(state, "* throw 1")
    assert at(state, 0)["progress"] == 21


@pytest.mark.rule("S-157")
def test_being_pushed_does_not_cancel_the_departure_near_death_does() -> None:
    pushed = scene(progress={1: 17}, stays={1: 1}, departs={1: "contest"}, hands={0: "rope-1"})
    play(pushed, "0 turn use rope-1", "0 target 1")
    assert (at(pushed, 1)["progress"], at(pushed, 1)["departs"]) == (14, "contest")
    later = scene(progress={0: 14}, furthest={0: 17}, departs={0: "contest"})
    assert (at(later, 0)["progress"], at(later, 0)["departs"]) == (22, "")
    fallen = scene(progress={1: 17}, hp={1: 2}, stays={1: 1}, departs={1: "contest"}, hands={0: "knife-1"})
    play(fallen, "0 turn use knife-1", "0 target 1")
    assert (at(fallen, 1)["departs"], at(fallen, 1)["cell"]) == ("", "castle")


@pytest.mark.rule("S-91", "S-158")
def test_sion_jumps_at_once_and_triggers_nothing_there() -> None:
    for face, cell in ((3, "pit"), (4, "contest")):
        state = scene(heroes="sion", progress={0: 16}, hands={0: "salve-1"})
        play(state, "0 turn roll", "* throw 1", "0 reroll keep", "0 home yes", f"* rift {face}")
        row = at(state, 0)
        assert (row["cell"], row["hp"], row["stays"], row["departs"]) == (cell, 10, 0, "")
        assert asked(state) == "0 closing"
        play(state, "0 closing done")
        assert see(state)["turn"] == 1


@pytest.mark.rule("S-92", "S-93")
def test_the_apple_grove() -> None:
    other = scene(progress={0: 15}, hp={0: 5})
    play(other, "* throw 1")
    assert at(other, 0)["hp"] == 7
    clair = scene(heroes="clair", progress={0: 15}, hp={0: 5})
    play(clair, "* throw 1", "0 home yes")
    assert at(clair, 0)["hp"] == 8


@pytest.mark.rule("S-94", "S-95")
def test_the_castle_town() -> None:
    other = scene(progress={0: 2}, hp={0: 5})
    play(other, "* throw 1")
    assert at(other, 0)["hp"] == 6
    foyfoy = scene(heroes="foyfoy", progress={0: 2}, hp={0: 5})
    play(foyfoy, "* throw 1", "0 home yes")
    assert at(foyfoy, 0)["hp"] == 7


@pytest.mark.rule("S-96", "S-97")
def test_the_corridor() -> None:
    other = scene(progress={0: 34})
    play(other, "* throw 1")
    assert at(other, 0)["stays"] == 1
    princess = scene(heroes="princess", progress={0: 34})
    play(princess, "* throw 1", "0 home yes")
    assert at(princess, 0)["stays"] == 0


@pytest.mark.rule("S-98")
@pytest.mark.parametrize("face", range(1, 7))
def test_the_plaza(face: int) -> None:
    state = scene(progress={0: 11})
    play(state, "* throw 1", f"* fate {face}")
    assert (at(state, 0)["progress"], at(state, 0)["stays"]) == {
        1: (11, 0),
        2: (11, 0),
        3: (12, 1),
        4: (12, 1),
        5: (13, 0),
        6: (13, 0),
    }[face]


@pytest.mark.rule("S-99")
def test_alles_moves_two_at_the_plaza() -> None:
    state = scene(heroes="alles", progress={0: 11})
    play(state, "* throw 1", "0 home yes")
    assert (at(state, 0)["progress"], asked(state), see(state)["turn"]) == (14, "* throw", 1)
    assert at(state, 0)["hp"] == 10, "the shop is not carried out"


@pytest.mark.rule("S-100", "S-101")
def test_the_contest() -> None:
    other = scene(progress={0: 20})
    play(other, "* throw 2")
    assert at(other, 0)["stays"] == 1
    deifil = scene(heroes="deifil", progress={0: 20})
    play(deifil, "* throw 2", "0 home yes")
    assert at(deifil, 0)["stays"] == 0


@pytest.mark.rule("S-102", "S-103")
@pytest.mark.parametrize(
    ("hero", "start"),
    [
        ("alba", 6),
        ("luki", 13),
        ("sion", 16),
        ("clair", 15),
        ("foyfoy", 2),
        ("princess", 34),
        ("alles", 11),
        ("deifil", 21),
    ],
    ids=str,
)
def test_an_advantage_is_asked_and_no_or_silence_gives_it_up(hero: str, start: int) -> None:
    state = scene(heroes=hero, progress={0: start}, hp={0: 5})
    play(state, "* throw 1")
    assert (asked(state), offered(state), default(state)) == ("0 home", ["yes", "no"], "no")
    play(state, "0 home no")
    other = scene(heroes="alba" if hero != "alba" else "luki", progress={0: start}, hp={0: 5})
    play(other, "* throw 1")
    for key in ("hp", "stays", "progress"):
        assert at(state, 0)[key] == at(other, 0)[key]
    assert asked(state) == asked(other)


@pytest.mark.rule("S-119")
def test_an_advantage_is_for_its_own_hero_on_walking_there_only() -> None:
    other = scene(heroes="sion", progress={0: 6})
    play(other, "* throw 1")
    assert at(other, 0)["stays"] == 1
    moved = scene(heroes="foyfoy", progress={0: 1}, hp={0: 5}, hands={0: "boots-1"})
    play(moved, "0 turn use boots-1")
    assert (at(moved, 0)["cell"], at(moved, 0)["hp"], asked(moved)) == ("castle_town", 5, "* throw")
    assert named(play(moved, "* throw 1"), "home") == []
