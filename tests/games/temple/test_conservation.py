"""Whatever is answered, every treasure stays in the game exactly once and every number in its bounds."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from parlour.core.questions import Answer, Chance, Choice
from parlour.games.temple.board import COLUMNS
from parlour.games.temple.table import HOLE, INSIDE, SEARCHED, TempleTable
from tests.conformance.walk import variants
from tests.games.temple.scenes import BOARD, GAME, TEMPLE


def check(table: TempleTable) -> None:
    assert sorted(table.whereabouts()) == list(range(65))
    for pile in (*table.decks, *table.treasures, *table.discards):
        assert pile == sorted(pile)
    assert 0 <= table.planks <= 5
    assert 0 <= table.left <= 3 and 0 <= table.right <= 3
    assert 0 <= table.boulder <= table.settings.track_end
    assert all(0 <= left <= card.copies for left, card in zip(table.wall_cards, TEMPLE.wall_cards, strict=True))
    assert all(0 <= actions <= 5 for actions in table.actions)
    assert 0 <= table.extra <= 2
    assert sum(state == HOLE for state in table.tiles) <= 4
    assert sum(state == SEARCHED for state in table.tiles) == 10 - len(table.decks[4])
    for seat in table.everyone:
        inside = table.shown and table.status[seat] == INSIDE
        here = table.where[seat]
        assert (here >= 0) == inside
        if inside:
            assert here not in (BOARD.outside, BOARD.boulder)
            assert here != table.boulder_cell()
            column = BOARD.column[here]
            assert not column or table.left < column <= COLUMNS - table.right


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data())
def test_treasures_are_conserved_whatever_is_answered(data: st.DataObject) -> None:
    options = data.draw(st.sampled_from(variants(GAME)))
    allowed = GAME.seats if options.get("allow_six_players", True) else GAME.seats[:-1]
    seats = data.draw(st.sampled_from(allowed))
    state = GAME.setup(seats=seats, options=options)
    # Nature from a drawn seed, so that what is drawn is what people decide.
    nature = data.draw(st.randoms(use_true_random=False))
    for _ in range(250):
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
        check(state.table)
