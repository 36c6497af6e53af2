"""Whatever is answered, every card stays in the game exactly once and every number in its bounds."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import parlour
from parlour.core.questions import Answer, Chance, Choice
from parlour.core.rules import AnyState
from parlour.games.magi.table import MagiTable
from tests.conformance.walk import variants

GAME = parlour.game("magi")


def check(state: AnyState) -> None:
    table = state.table
    assert isinstance(table, MagiTable)
    assert sorted(table.whereabouts()) == list(table.cards.numbers)
    assert table.count >= 0
    assert table.direction in (1, -1)
    assert min(table.penalties) >= 0
    assert 0 <= table.colour <= 4
    assert table.deck == sorted(table.deck)
    for hand in table.hands:
        assert hand == sorted(hand)
    for earlier, later in zip(table.history, table.history[1:], strict=False):
        assert all(before <= after for before, after in zip(earlier, later, strict=True))


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data())
def test_cards_are_conserved_whatever_is_answered(data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(GAME.seats))
    options = data.draw(st.sampled_from(variants(GAME)))
    state = GAME.setup(seats=seats, options=options)
    # Nature from a drawn seed: the deals would drown what is worth drawing, the people's answers.
    nature = data.draw(st.randoms(use_true_random=False))
    for _ in range(120):
        questions = state.questions
        if not questions:
            break
        question = questions[0] if len(questions) == 1 else questions[data.draw(st.integers(0, len(questions) - 1))]
        if isinstance(question, Chance):
            answer = Answer(question.seat, question.pick(nature))
        else:
            assert isinstance(question, Choice)
            answer = Answer(question.seat, data.draw(st.sampled_from(list(question.options))))
        state.play(answer)
        check(state)
