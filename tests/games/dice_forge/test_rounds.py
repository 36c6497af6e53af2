"""Rulebook 1.3 Rounds and turns, 1.4 Step 1: blessing, 1.5 Step 2: reinforcement."""

import pytest

from parlour.core.questions import Chance
from parlour.games.dice_forge.steps.blessing import Throw
from tests.games.dice_forge.scenes import (
    Hero,
    action,
    answer,
    asked,
    blessed,
    blessing,
    greyed,
    minor,
    nature,
    not_asked,
    offered,
    play,
    refused,
    roll,
    scene,
    see,
    stock,
    stocks,
    throw,
    told,
    ups,
)

NOTHING = "6 6"
"""Slots that show 1 gold each on starting dice."""


@pytest.mark.rule("D-24")
@pytest.mark.parametrize("first", [0, 2, 3])
def test_each_has_one_turn_clockwise_from_the_first_player(first: int) -> None:
    state = scene(agenda=[["Round"]], first=first, round=1)
    turns = []
    while state.table.round == 2:
        turns.append(state.table.turn)
        throw(state, *[NOTHING] * 4)
        # Everybody can pay for a face by now or has no action at all.
        if asked(state) == (turns[-1], "action"):
            answer(state, turns[-1], "action", "pass")
    assert turns == [(first + step) % 4 for step in range(4)]


@pytest.mark.rule("D-25")
def test_after_a_round_the_markers_move_on() -> None:
    state = scene(agenda=[["RoundOver"]], first=3, round=4)
    assert (state.table.round, state.table.first, state.table.turn) == (5, 0, 0)


@pytest.mark.rule("D-26")
def test_the_game_ends_after_the_last_turn_of_the_last_round() -> None:
    state = scene(round=9, agenda=[["RoundOver"], ["ExtraAction", 3], ["Action", 3]], turn=3, heroes={3: Hero(gold=2)})
    assert asked(state) == (3, "action")
    answer(state, 3, "action", "pass")
    assert state.verdict is not None
    assert state.questions == []


@pytest.mark.rule("D-27")
def test_a_turn_has_four_steps_in_order() -> None:
    state = scene({0: Hero(suns=2, gold=4, cards="guardians_owl")}, turn=0)
    steps = [step["step"] for step in see(state)["coming"]]  # type: ignore[index,call-overload,union-attr]
    assert steps == ["throw"] * 3 + ["apply"] * 4 + ["reinforcement", "action", "extra-action"]
    throw(state, *[NOTHING] * 4)
    seen = []
    for each in ("gear done", "action offer gold_3", "forge sun 6 gold_1", "offering done", "extra no"):
        seen.append(asked(state))
        play(state, each)
    assert seen == [(0, "gear"), (0, "action"), (0, "forge"), (0, "offering"), (0, "extra")]
    assert state.table.round == 2


@pytest.mark.rule("D-28")
def test_all_roll_in_everybodys_turn_and_get_what_the_faces_give() -> None:
    state = scene(turn=2)
    # All dice fall before anything is applied.
    throw(state, "1 1", "1 2", "2 2")
    assert stocks(state) == [(0, 0, 0, 0)] * 4
    throw(state, "2 1")
    # In turn order: hero 2 rolled first.
    assert stocks(state) == [(1, 0, 0, 2), (1, 0, 1, 0), (0, 1, 1, 0), (0, 1, 0, 2)]


@pytest.mark.rule("D-29")
def test_the_dice_stay_as_they_fell() -> None:
    state = scene(turn=0)
    throw(state, "1 2", "2 1", "1 1", "6 6")
    assert [ups(state, seat) for seat in range(4)] == [
        ["sun_1", "vp_2"],
        ["gold_1", "moon_1"],
        ["sun_1", "moon_1"],
        ["gold_1", "gold_1"],
    ]


@pytest.mark.rule("D-30")
def test_with_two_players_the_second_roll_comes_after_the_first_is_settled() -> None:
    state = scene({0: Hero(sun="ship", gold=0)}, seats=2, turn=0)
    throw(state, "1 6", "6 6")
    # The ship's offering belongs to the first roll.
    play(state, "order 2 gold_1", "ship offer gold_3", "forge sun 2 gold_1")
    assert asked(state) == (-3, "throw")
    throw(state, "2 6", "6 6")
    assert stocks(state) == [(1 + 3 + 1, 0, 0, 0), (4, 0, 0, 0)]
    assert asked(state) == (0, "action")


@pytest.mark.rule("D-30")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_the_step_is_done_once(seats: int) -> None:
    state = scene({0: Hero(gold=2)}, seats=seats, turn=0)
    throw(state, *[NOTHING] * seats)
    assert asked(state) == (0, "action")


@pytest.mark.rule("D-31", "D-81")
def test_conflicts_are_settled_in_turn_order_from_the_active_player() -> None:
    heroes = {seat: Hero(sun="ship", gold=4) for seat in (1, 2, 3)}
    state = scene(heroes, turn=2, temple={"gold_6": 1})
    throw(state, *["1 6"] * 4)
    order = []
    while asked(state) != (2, "action"):
        seat, about = asked(state) or (-1, "")
        if about == "order":
            play(state, "order 1 ship")
        elif about == "ship":
            order.append((seat, "offer gold_6" in offered(state, seat, "ship")))
            play(state, "ship offer gold_6" if order[-1][1] else "ship done")
        else:
            play(state, "forge sun 6 gold_1")
    # The only face of its kind went to the active player, before the others were asked.
    assert order == [(2, True), (3, False), (1, False)]


@pytest.mark.rule("D-32")
@pytest.mark.parametrize(
    ("faces", "asks"),
    [
        (("ship", "gold_3"), True),
        (("ship", "choice_gold3_vp2"), True),
        (("boar_red", "gold_3"), True),
        (("shield_red", "gold_3"), False),
        (("ship", "triple"), False),
        (("ship", "ship"), False),
        (("gold_6", "vp_4"), False),
    ],
)
def test_the_order_is_asked_only_where_it_can_matter(faces: tuple[str, str], asks: bool) -> None:
    mine = Hero(gold=4, sun=faces[0], moon=faces[1])
    rival = Hero(cards="tenacious_boar", boars="red") if "boar_red" in faces else Hero()
    state = blessed(mine, rivals={1: rival}, swap="")
    while asked(state) == (0, "option"):
        answer(state, 0, "option", offered(state, 0, "option")[0])
    assert (asked(state) == (0, "order")) is asks
    if asks:
        assert offered(state, 0, "order") == [f"1 {faces[0]}", f"2 {faces[1]}"]


@pytest.mark.rule("D-32")
def test_a_copied_ship_counts_and_each_player_chooses_for_the_own_pair() -> None:
    state = blessed(Hero(gold=4, sun="mirror"), "1 6", rivals={1: Hero(sun="ship", up=(1, 6))})
    answer(state, 0, "mirror", "1 sun ship")
    assert offered(state, 0, "order") == ["1 ship", "2 gold_1"]
    not_asked(state, 1, "order", "1 ship")
    answer(state, 0, "order", "2 gold_1")
    assert (stock(state), asked(state)) == ((5, 0, 0, 0), (0, "ship"))


@pytest.mark.rule("D-33")
def test_a_divine_blessing_is_of_both_dice() -> None:
    state = blessed(Hero(sun="sun_2", moon="moon_2"), "1 1")
    assert stock(state) == (0, 2, 2, 0)
    question = Throw(0).ask(state.table)
    assert isinstance(question, Chance)
    assert len(question.odds()) == 36


@pytest.mark.rule("D-33")
@pytest.mark.parametrize(("die", "gain"), [(0, (0, 2, 0, 0)), (1, (0, 0, 2, 0))])
def test_a_minor_blessing_is_of_one_die_chosen_before_the_roll(die: int, gain: tuple[int, ...]) -> None:
    mine = Hero(sun="sun_2", moon="moon_2", up=(1, 1))
    state = scene({0: mine}, agenda=[["RoundOver"], ["ChooseDie", 0, 1, -1]])
    assert offered(state, 0, "die") == ["sun", "moon"]
    answer(state, 0, "die", ["sun", "moon"][die])
    assert asked(state) == (-3, "roll")
    roll(state, 1)
    # The other die shows something too, and that counts for nothing.
    assert stock(state) == gain


@pytest.mark.rule("D-34")
def test_only_step_one_is_doubled_with_two_players() -> None:
    state = action(Hero(moons=6), seats=2, rivals={1: Hero(pawn="end", sun="vp_3", up=(1, 6))})
    answer(state, 0, "action", "feat cancer")
    # The ousted rival rolls once, Cancer blesses twice.
    throw(state, "1 6")
    assert (stock(state, 1), stock(state)) == ((1, 0, 0, 3), (0, 0, 0, 0))
    throw(state, "1 6")
    assert (stock(state, 1), stock(state)) == ((1, 0, 0, 3), (1, 1, 0, 0))
    throw(state, "6 1")
    assert stock(state) == (2, 1, 1, 0)
    assert state.table.turn == 1


# --- step 2 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-35", "D-36")
def test_each_gear_card_once_in_any_order_as_one_likes() -> None:
    mine = Hero(gold=3, cards="guardians_owl elder silver_hind")
    for order in (["guardians_owl", "elder", "silver_hind"], ["silver_hind", "guardians_owl", "elder"], []):
        state = scene({0: mine}, turn=0, agenda=[["RoundOver"], ["Reinforcement", 0]])
        assert offered(state, 0, "gear") == ["use silver_hind", "use elder", "use guardians_owl", "done"]
        for number, card in enumerate(order):
            answer(state, 0, "gear", f"use {card}")
            if card == "guardians_owl":
                answer(state, 0, "owl", "1 moon")
            elif card == "silver_hind":
                answer(state, 0, "die", "moon")
                roll(state, 2)
            if number < 2:
                refused(state, 0, "gear", f"use {card}", reason="gear-used", clause="D-35")
        if order:
            assert stock(state) == (0, 0, 1, 6)
        else:
            answer(state, 0, "gear", "done")
            assert stock(state) == (3, 0, 0, 0)
        assert asked(state) == (-3, "throw")


@pytest.mark.rule("D-36")
def test_several_copies_work_once_each() -> None:
    state = scene({0: Hero(cards="guardians_owl guardians_owl")}, turn=0, agenda=[["RoundOver"], ["Reinforcement", 0]])
    play(state, "gear use guardians_owl", "owl 1 sun", "gear use guardians_owl", "owl 1 gold")
    assert (stock(state), asked(state)) == ((1, 1, 0, 0), (-3, "throw"))


@pytest.mark.rule("D-35")
def test_only_the_active_player_uses_gear() -> None:
    state = scene({0: Hero(), 1: Hero(cards="guardians_owl")}, turn=0)
    throw(state, *[NOTHING] * 4)
    assert asked(state) == (0, "action")
    not_asked(state, 1, "gear", "use guardians_owl")


@pytest.mark.rule("D-36")
def test_what_cannot_be_paid_for_is_greyed_until_it_can() -> None:
    state = scene({0: Hero(gold=2, cards="elder guardians_owl")}, turn=0, agenda=[["RoundOver"], ["Reinforcement", 0]])
    assert offered(state, 0, "gear") == ["use guardians_owl", "done"]
    assert greyed(state, 0, "gear") == {"use elder": ("no-gold", ("D-100",))}
    refused(state, 0, "gear", "use elder", reason="no-gold", clause="D-100")
    play(state, "gear use guardians_owl", "owl 1 gold", "gear use elder")
    assert stock(state) == (0, 0, 0, 4)


@pytest.mark.rule("D-37")
def test_a_gear_card_waits_for_the_next_turn() -> None:
    state = action(Hero(suns=6))
    play(state, "action feat guardians_owl", "extra yes")
    # In the extra action of the same turn it is of no use.
    assert asked(state) == (0, "action")
    not_asked(state, 0, "gear", "use guardians_owl")
    answer(state, 0, "action", "pass")
    assert asked(state) == (-3, "throw")
    # In the next turn it is.
    state = scene({0: Hero(cards="guardians_owl")}, turn=0)
    throw(state, *[NOTHING] * 4)
    assert asked(state) == (0, "gear")


def test_events_tell_what_was_rolled() -> None:
    state = scene(agenda=blessing(1))
    nature(state, "throw", "1 2")
    assert told(state, "rolled", -1) == [
        {"event": "rolled", "seat": 1, "dies": ["sun", "moon"], "faces": ["sun_1", "vp_2"]}
    ]
    state = scene(agenda=minor(1, 1))
    roll(state, 2)
    assert told(state, "rolled", -1) == [{"event": "rolled", "seat": 1, "dies": ["moon"], "faces": ["vp_2"]}]
