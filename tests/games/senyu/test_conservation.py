"""Whatever is answered, every card and monster stays in the game exactly once and every number in its bounds."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from parlour.core.errors import Corrupt
from parlour.core.plain import Plain
from parlour.core.questions import Answer, Chance, Choice
from parlour.core.rules import AnyState
from parlour.core.stream import Stream
from parlour.games.senyu.table import SenyuTable
from tests.conformance.walk import to_end, variants, walk
from tests.games.senyu.scenes import GAME, scene


def check(state: AnyState) -> None:
    table = state.table
    assert isinstance(table, SenyuTable)
    content = table.content
    cards = [*table.deck, *table.discards, *table.aside, *table.offered]
    for seat, hand in enumerate(table.hands):
        cards += hand
        assert hand == sorted(hand)
        assert all(content.cards[card].item for card in hand)
        overflowing = state.asked is not None and (state.asked.seat, state.asked.about) == (seat, "overflow")
        assert len(hand) <= content.hand + overflowing
    assert sorted(cards) == list(range(len(content.cards)))
    assert sorted([*table.lair, *table.slain, *table.prey]) == list(range(len(content.monsters)))
    assert table.deck == sorted(table.deck)
    assert table.lair == sorted(table.lair)
    for seat in table.everyone:
        assert (0 if seat in table.out else 1) <= table.hp[seat] <= content.hp
        assert table.progress[seat] <= table.furthest[seat]
        assert table.certificates[seat] == table.furthest[seat] // content.size
        assert table.stays[seat] <= 1 or table.settings.stay_stacks
    if table.settings.goal == content.goal(table.seats):
        assert sum(table.certificates) <= 16


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data())
def test_nothing_is_lost_whatever_is_answered(data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(GAME.seats))
    options = data.draw(st.sampled_from(variants(GAME)))
    if seats > 6 and options.get("knockout_reroll") == "any_repeat":
        seats = 6
    state = GAME.setup(seats=seats, options=options)
    # Nature from a drawn seed: the dice would drown what is worth drawing, the people's answers.
    nature = data.draw(st.randoms(use_true_random=False))
    for _ in range(200):
        question = state.asked
        if question is None:
            break
        if isinstance(question, Chance):
            answer = Answer(question.seat, question.pick(nature))
        else:
            assert isinstance(question, Choice)
            answer = Answer(question.seat, data.draw(st.sampled_from(list(question.options))))
        state.play(answer)
        check(state)


@pytest.mark.parametrize("seats", GAME.seats)
def test_whole_games_keep_everything_and_end(seats: int) -> None:
    """Without the windows, so that nobody stops early."""
    state: AnyState = GAME.setup(seats=seats)
    stream = Stream(f"whole {seats}")
    while state.asked is not None:
        question = state.asked
        if isinstance(question, Chance):
            value = question.pick(stream)
        else:
            assert isinstance(question, Choice)
            value = question.options[stream.randrange(len(question.options))]
        state.play(Answer(question.seat, value))
        check(state)
    assert state.verdict is not None
    assert state.verdict.why in ("finished", "knockout")


def test_a_two_player_game_with_three_certificates_ends() -> None:
    state = GAME.setup(seats=2, options={"goal_certificates": 3})
    assert to_end(state, Stream("two")) < 5000
    assert state.verdict is not None


BAD: list[tuple[str, Plain]] = [
    ("heroes", [0, 0]),
    ("heroes", [-1, 0]),
    ("hp", [10]),
    ("hp", [11, 10]),
    ("progress", [45, 0]),
    ("certificates", [1, 0]),
    ("hands", [[], [], []]),
    ("hands", [[0], []]),
    ("deck", []),
    ("lair", [1, 0]),
    ("dice", [1]),
    ("dice", [7]),
    ("duel", [0]),
    ("fighters", [0, 0]),
    ("stays", [2, 0]),
    ("starter", -1),
]


@pytest.mark.parametrize(("key", "value"), BAD, ids=[f"{key} {value}" for key, value in BAD])
def test_an_impossible_position_is_refused(key: str, value: Plain) -> None:
    saved = scene(seats=2).save()
    table = saved["table"]
    assert isinstance(table, dict)
    with pytest.raises(Corrupt):
        GAME.load(saved | {"table": table | {key: value}})


def test_event_cards_cannot_be_held() -> None:
    state = scene(seats=2)
    saved = state.save()
    table = saved["table"]
    assert isinstance(table, dict)
    deck = [card for card in table["deck"] if card != 0]  # type: ignore[union-attr]
    with pytest.raises(Corrupt, match="items only"):
        GAME.load(saved | {"table": table | {"deck": deck, "hands": [[0], []]}})


def test_walks_with_the_windows_open_keep_everything_too() -> None:
    for seats in (3, 8):
        state: AnyState = GAME.setup(seats=seats, options={"timed_minutes": 30})
        for _ in walk(state, Stream(f"windows {seats}"), 400):
            check(state)
