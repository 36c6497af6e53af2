"""The viewer's answers, ready for the pieces that give them."""

from collections.abc import Iterator, Sequence

from htpy import Element, button

from parlour.games.senyu.answers import spoken
from parlour.web.boards.asked import Offer, QuestionView, offers_of
from parlour.web.boards.senyu.view import GAME, SenyuView
from parlour.words import Words


class Offers:
    """All answers of one question by their texts, the greyed ones too; empty for nobody's question."""

    __slots__ = ("_found", "about")

    def __init__(self, question: QuestionView | None, words: Words, names: Sequence[str]) -> None:
        self.about = "" if question is None else question["about"]
        self._found = {offer.answer: offer for offer in offers_of(GAME, question, spoken, words, names)}

    def get(self, answer: str) -> Offer | None:
        """The offer with this text, if there is one."""
        return self._found.get(answer)

    def __iter__(self) -> Iterator[Offer]:
        return iter(self._found.values())


def asked_of(seen: SenyuView, me: int) -> QuestionView | None:
    """What the viewer is asked; the wish to stop early, open to all at any time, stands beside the board alone."""
    own = (each for each in seen["questions"] if each["seat"] == me and not each.get("optional", False))
    return next(own, None)


def wish_of(seen: SenyuView, me: int) -> QuestionView | None:
    """Whether the viewer may say that they wish to stop (S-109)."""
    own = (each for each in seen["questions"] if each["seat"] == me and each["about"] == "stop")
    return next(own, None)


def answering(offer: Offer, words: Words, kind: str, label: str = "") -> Element:
    """The button of an offer, still empty; ``kind`` are its classes, ``label`` what is said instead of the offer's."""
    said = label or offer.label
    answer = {"name": "a", "value": offer.value, "type": "submit", "form": "answers"}
    if offer.why:
        greyed = words.say("senyu-board-greyed", what=said, why=offer.why)
        return button(answer, class_=f"{kind} is-greyed", aria_disabled="true", aria_label=greyed, title=offer.why)
    return button(answer, class_=f"{kind} is-lit", aria_label=said, title=said)
