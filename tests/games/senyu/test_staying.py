"""Rulebook 1.4: staying in place."""

import pytest

from tests.games.senyu.scenes import Play, asked, at, hand, named, not_asked, offered, play, scene, see, who


def staying(**more: object) -> Play:
    """Seat 1 stays at the contest; it is the turn of seat 0 behind it."""
    return scene(seats=2, progress={0: 16, 1: 22}, stays={1: 1}, **more)  # type: ignore[arg-type]


@pytest.mark.rule("S-47")
def test_the_card_is_turned_face_down() -> None:
    state = scene(progress={0: 20})
    events = play(state, "* throw 2")
    assert named(events, "stays") == [{"seat": 0}]
    assert at(state, 0)["stays"] == 1


@pytest.mark.rule("S-48", "S-49", "S-50")
def test_the_card_is_turned_up_and_one_acts_in_the_round_after() -> None:
    state = scene(seats=2, progress={0: 20, 1: 2}, heroes="luki sion")
    play(state, "* throw 2")
    assert see(state)["turn"] == 1
    events = play(state, "* throw 1")
    assert named(events, "turned-up") == [{"seat": 0}]
    assert (see(state)["turn"], see(state)["round"], at(state, 0)["stays"], at(state, 0)["progress"]) == (1, 2, 0, 22)
    play(state, "* throw 2")
    assert (see(state)["turn"], see(state)["round"], asked(state)) == (0, 3, "* throw")


@pytest.mark.rule("S-51")
def test_no_active_use_of_items() -> None:
    state = scene(seats=2, progress={0: 4, 1: 17}, stays={1: 1}, hands={1: "salve-1"}, hp={1: 3})
    play(state, "* throw 1")
    # The staying hero's turn has passed without a question, and it is round 2.
    assert (see(state)["round"], hand(state, 1), at(state, 1)["hp"]) == (2, ["salve-1"], 3)
    not_asked(state, "1 turn use salve-1")


@pytest.mark.rule("S-52")
def test_a_staying_hero_can_be_challenged() -> None:
    state = staying()
    play(state, "* throw 6")
    assert (asked(state), offered(state)) == ("0 duel", ["no", "1"])
    play(state, "0 duel 1", "* duel-die 5", "* duel-die 2")
    assert at(state, 1)["hp"] == 7


@pytest.mark.rule("S-53", "S-152")
def test_a_staying_hero_can_be_picked_and_is_moved() -> None:
    state = staying(hands={0: "rope-1"})
    play(state, "0 turn use rope-1", "0 target 1")
    assert (at(state, 1)["progress"], at(state, 1)["stays"]) == (19, 1)


@pytest.mark.rule("S-54")
def test_turning_the_card_changes_no_hp() -> None:
    state = scene(seats=2, progress={0: 20, 1: 4}, hp={0: 7}, heroes="luki sion")
    hp = [at(state, 0)["hp"]]
    play(state, "* throw 2")
    hp.append(at(state, 0)["hp"])
    play(state, "* throw 1")
    hp.append(at(state, 0)["hp"])
    assert (hp, at(state, 0)["stays"]) == ([7, 7, 7], 0)


@pytest.mark.rule("S-151")
def test_stays_do_not_add_up() -> None:
    state = staying(hands={0: "snare-1"})
    play(state, "0 turn use snare-1", "0 target 1")
    assert at(state, 1)["stays"] == 1


@pytest.mark.rule("S-152")
def test_reactive_items_may_be_used_while_staying() -> None:
    state = staying(hands={0: "knife-1", 1: "ward-1 smoke-1"})
    play(state, "0 turn use knife-1", "0 target 1", "1 ward use ward-1")
    assert at(state, 1)["hp"] == 10
    play(state, "* throw 6", "0 duel 1", "1 smoke use smoke-1")
    assert (hand(state, 1), who(state, "hp")) == ([], [10, 10])


@pytest.mark.rule("S-152")
def test_clair_may_refuse_while_staying() -> None:
    state = staying(hands={0: "knife-1"}, heroes="luki clair")
    play(state, "0 turn use knife-1", "0 target 1", "1 refuse yes", "* refuse-die 6")
    assert (at(state, 1)["hp"], at(state, 1)["stays"]) == (10, 1)


@pytest.mark.rule("S-152")
def test_own_moves_are_void_while_face_down_also_later_parts_of_a_reward() -> None:
    state = scene(progress={0: 1})
    events = play(state, "* throw 1", "0 hunt yes", "* monster goblin-1", "* attack-die 3", "* task doze-1")
    assert named(events, "cannot-move") == [{"seat": 0}]
    assert (at(state, 0)["progress"], at(state, 0)["stays"]) == (2, 1)
