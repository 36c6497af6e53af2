"""The viewer's answers, ready for the pieces that give them."""

from collections.abc import Sequence

from parlour.games.senyu.answers import spoken
from parlour.web.boards.asked import Offers, QuestionView, offers_of
from parlour.web.boards.senyu.view import GAME, SenyuView
from parlour.words import Words


def offered(question: QuestionView | None, words: Words, names: Sequence[str]) -> Offers:
    """All answers of this question."""
    return Offers(question, offers_of(GAME, question, spoken, words, names))


def asked_of(seen: SenyuView, me: int) -> QuestionView | None:
    """What the viewer is asked; the wish to stop early, open to all at any time, stands beside the board alone."""
    own = (each for each in seen["questions"] if each["seat"] == me and not each.get("optional", False))
    return next(own, None)


def wish_of(seen: SenyuView, me: int) -> QuestionView | None:
    """Whether the viewer may say that they wish to stop (S-109)."""
    own = (each for each in seen["questions"] if each["seat"] == me and each["about"] == "stop")
    return next(own, None)
