"""What nobody else may learn: canaries for every hidden card, in every view and every event of whole games."""

import json

import pytest

from parlour.core.rules import AnyState
from parlour.core.seats import SPECTATOR
from parlour.core.stream import Stream
from parlour.games.senyu.table import SenyuTable
from tests.conformance.walk import pick
from tests.games.senyu.scenes import GAME, asked, play, scene, see


def hidden_from(table: SenyuTable, eye: int) -> set[str]:
    """The texts of all cards that this eye has no right to know where they are."""
    numbers = set(table.deck)
    for seat in table.everyone:
        if seat != eye:
            numbers |= set(table.hands[seat])
    if table.turn != eye:
        numbers |= set(table.offered)
    return {table.card_text(number) for number in numbers}


def words_in(data: object) -> set[str]:
    """Every word of everything that would be sent."""
    return {word for piece in json.dumps(data).split('"') for word in piece.split()}


@pytest.mark.rule("S-26", "S-125")
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_no_hidden_card_is_in_anybodys_view_or_events(seats: int) -> None:
    state: AnyState = GAME.setup(seats=seats)
    stream = Stream(f"canary {seats}")
    held = 0
    while state.asked is not None and state.table.round < 15:
        before = {eye: hidden_from(state.table, eye) for eye in (SPECTATOR, *range(seats))}
        state.play(pick(state, stream)[1])
        held = max(held, *map(len, state.table.hands))
        for eye in (SPECTATOR, *range(seats)):
            hidden = hidden_from(state.table, eye)
            view = GAME.view(state, eye)
            assert not words_in(view) & hidden
            # An event may name what it laid open (a card carried out), never what was and is hidden.
            told = [event.told(eye) for event in state.table.events]
            if any(each and each["event"] == "reshuffled" for each in told):
                continue  # what lay open a moment ago has just been shuffled into the deck
            assert not words_in(told) & hidden & before[eye]
    assert held > 0


@pytest.mark.rule("S-125")
def test_the_cards_sion_passes_over_are_open_the_others_are_not() -> None:
    state = scene(heroes="sion")
    play(state, "* throw 1", "0 two-tasks yes", "* offer ward-1", "* offer salve-1")
    for eye in (SPECTATOR, 1, 2):
        assert see(state, eye)["choosing"] == 2
        assert not words_in(see(state, eye)) & {"ward-1", "salve-1"}
    play(state, "0 which-task salve-1")
    for eye in (SPECTATOR, 1, 2):
        assert words_in(see(state, eye)) & {"ward-1", "salve-1"} == {"ward-1"}


def test_two_hands_that_look_alike_are_asked_alike() -> None:
    """The same walk with another hand in the same place: everybody else sees the same all the way."""
    seen = []
    for card in ("sword-1", "smoke-1", "ward-1", "boots-2"):
        state = scene(seats=2, progress={0: 1, 1: 3}, hands={0: card}, heroes="foyfoy luki")
        frames = [json.dumps(see(state, 1))]
        for line in (
            "0 turn roll",
            "* throw 1",
            "0 reroll keep",
            "0 hunt yes",
            "* monster goblin-1",
            "0 blade no",
            "0 sword no",
            "* attack-die 4",
            "* task prank-1",
            "0 target 1",
        ):
            play(state, line)
            frames.append(json.dumps(see(state, 1)) + json.dumps([event.told(1) for event in state.events]))
        frames.append(str(asked(state)))
        seen.append(frames)
    assert seen[1:] == seen[:-1]
