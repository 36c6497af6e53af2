"""Whatever is answered, faces, cards and tokens are conserved and no resource leaves its bounds."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from parlour.core.questions import Answer, Chance, Choice, Value
from parlour.core.stream import Stream
from parlour.games.dice_forge.answers import CARD
from parlour.games.dice_forge.model import CardKind
from parlour.games.dice_forge.table import ForgeTable
from tests.conformance.walk import variants
from tests.games.dice_forge.scenes import GAME, Play


def check(state: Play) -> None:
    table: ForgeTable = state.table
    assert table.whereabouts() == table.belonging()
    for held, limit in zip(table.stock, table.limits, strict=True):
        assert 0 <= held <= limit
    for at, card in enumerate(table.lying):
        if card >= 0:
            bought = sum(cards.count(card) for cards in table.cards)
            assert bought + table.piles[at] == table.crowd.copies
    for kind, token in ((CardKind.CERBERUS, 0), (CardKind.TRITON, 1)):
        for hero in table.everyone:
            assert 0 <= table.tokens[hero * 2 + token] <= table.has_kind(hero, kind)
    for hero in table.everyone:
        assert 0 <= table.hammered[hero] <= 30 * table.hammers[hero]
        assert table.hammers[hero] == table.has_kind(hero, CardKind.HAMMER)
    islands = [pawn for pawn in table.pawns if pawn >= 0]
    assert len(set(islands)) == len(islands)
    for colour, face in enumerate(table.content.boars):
        # A boar on a die stays there, and has an owner.
        assert (face in table.faces) <= (table.boar_owner[colour] >= 0)
        assert not any(face in row for row in table.removed)


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data())
def test_pieces_are_conserved_whatever_is_answered(data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(GAME.seats))
    options = dict(data.draw(st.sampled_from(variants(GAME))))
    options["card_set"] = data.draw(st.sampled_from(["basic", "advanced", "random_per_slot", "draft"]))
    state = GAME.setup(seats=seats, options=options)
    nature = data.draw(st.randoms(use_true_random=False))
    for _ in range(80):
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


def dear(options: list[Value]) -> list[Value]:
    """The feats of four shards and more; without one, faces and passing, so that shards are saved up."""
    cards = GAME.content.cards
    feats = [each for each in options if isinstance(each, int) and each >= CARD]
    best: list[Value] = [each for each in feats if cards[each - CARD].sun + cards[each - CARD].moon >= 4]
    return best or [each for each in options if each not in feats]


def test_pieces_are_conserved_over_whole_games_of_eager_buyers() -> None:
    """Who saves up for the dear cards, and who buys anything, meet every card."""
    met: set[int] = set()
    for seed in range(30):
        state = GAME.setup(seats=2 + seed % 3, options={"card_set": ("advanced", "basic")[seed % 2]})
        stream = Stream(f"eager {seed}")
        while state.asked is not None:
            question = state.asked
            if isinstance(question, Chance):
                state.play_value(-3, question.pick(stream))
                continue
            assert isinstance(question, Choice)
            options = list(question.options)
            if question.about == "action" and seed % 6 < 4:
                options = dear(options) or options
            state.play_value(question.seat, options[stream.randrange(len(options))])
            check(state)
        met |= {card for cards in state.table.cards for card in cards}
        assert state.verdict is not None
    assert met == set(range(len(GAME.content.cards)))
