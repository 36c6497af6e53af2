"""What nobody else may learn: canaries for every hidden card, in every view and every event of whole games."""

import json

import pytest

import parlour
from parlour.core.rules import AnyState
from parlour.core.seats import SPECTATOR
from parlour.core.stream import Stream
from parlour.games.magi.table import MagiTable
from tests.conformance.walk import pick


def hidden_from(table: MagiTable, eye: int) -> set[str]:
    """The texts of all cards that this eye has no right to know where they are."""
    numbers = set(table.deck)
    for seat in table.everyone:
        if seat != eye:
            numbers |= set(table.hands[seat])
    if table.laid:
        laid = {card for seat, cards in enumerate(table.laid) if seat != eye for card in cards}
        numbers |= laid - {table.pile[sum(map(len, table.laid)) - 1]} if table.pile else laid
    return {table.text(number) for number in numbers}


def words_in(data: object) -> set[str]:
    """Every word of everything that would be sent."""
    return {word for piece in json.dumps(data).split('"') for word in piece.split()}


@pytest.mark.rule("M-89", "M-106")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_no_hidden_card_is_in_anybodys_view_or_events(seats: int) -> None:
    state: AnyState = parlour.game("magi").setup(seats=seats)
    stream = Stream(f"canary {seats}")
    sizes_public = True
    while state.asked is not None and state.table.round < 3:
        before = {eye: hidden_from(state.table, eye) for eye in (SPECTATOR, *range(seats))}
        state.play(pick(state, stream)[1])
        table = state.table
        for eye in (SPECTATOR, *range(seats)):
            view = parlour.game("magi").view(state, eye)
            hidden = hidden_from(table, eye)
            assert not words_in(view) & hidden
            # An event may name what was laid open by it, never what is still hidden after it.
            told = [event.told(eye) for event in table.events]
            if any(each and each["event"] in ("round", "round-over") for each in told):
                continue  # lots or counted hands lay open (M-18, M-54) and were gathered in the same breath
            assert not words_in(told) & hidden & before[eye]
            sizes = [seat["cards"] for seat in view["seats"]]  # type: ignore[index,call-overload,union-attr]
            sizes_public &= sizes == [len(hand) for hand in table.hands]
    assert sizes_public
    assert state.table.round == 3 or state.verdict is not None


@pytest.mark.rule("M-89")
def test_only_the_top_of_the_discards_is_public() -> None:
    state = parlour.game("magi").setup(seats=4)
    stream = Stream("top")
    while not state.table.pile or len(state.table.pile) < 9 or state.table.round == 0:
        state.play(pick(state, stream)[1])
    view = parlour.game("magi").view(state, SPECTATOR)
    cards = words_in(view) & set(state.table.cards.by_text)
    assert cards == {state.table.text(state.table.top)}


@pytest.mark.rule("M-106")
@pytest.mark.parametrize("eye", [SPECTATOR, 0, 3])
def test_every_hidden_card_may_be_elsewhere(eye: int) -> None:
    """In enough worlds every unseen card has been in every hidden place; what the eye has seen never moves."""
    game = parlour.game("magi")
    state = game.setup(seats=4)
    stream, worlds = Stream("elsewhere"), Stream("worlds")
    while len(state.table.pile) < 8 or not state.table.laid:
        state.play(pick(state, stream)[1])
    real: MagiTable = state.table
    unseen = {real.cards.by_text[text] for text in hidden_from(real, eye)}
    strangers = [seat for seat in real.everyone if seat != eye]
    hands: dict[int, set[int]] = {seat: set() for seat in strangers}
    buried: set[int] = set()
    decks: set[int] = set()
    for _ in range(400):
        other: MagiTable = game.redeal(state, eye, worlds).table
        assert other.pile[4:] == real.pile[4:]
        decks |= set(other.deck)
        for seat in strangers:
            hands[seat] |= set(other.hands[seat])
            buried |= set(other.laid[seat])
    assert decks == unseen
    assert all(hand == unseen for hand in hands.values())
    assert buried - {real.pile[sum(map(len, real.laid)) - 1]} == unseen
