"""The viewer's answers, ready for the pieces that give them."""

from collections.abc import Sequence

from parlour.games.dice_forge.answers import spoken
from parlour.web.boards.asked import Offers, QuestionView, offers_of
from parlour.web.boards.dice_forge.view import GAME
from parlour.words import Words


def offered(question: QuestionView | None, words: Words, names: Sequence[str]) -> Offers:
    """All answers of this question."""
    return Offers(question, offers_of(GAME, question, spoken, words, names))
