"""The viewer's answers, ready for the pieces that give them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from htpy import Element, button

from parlour.games.senyu.answers import spoken
from parlour.web.boards.senyu.view import GAME, QuestionView, SenyuView
from parlour.words import Words


class Offer(NamedTuple):
    """An answer that a piece of the board gives: the button's value, its label, and why not if it is greyed."""

    value: str
    label: str
    why: str = ""

    @property
    def about(self) -> str:
        """What the answer is about."""
        return self.value.partition(" ")[0]

    @property
    def answer(self) -> str:
        """The answer itself."""
        return self.value.partition(" ")[2]


class Offers:
    """All answers of one question by their texts, the greyed ones too; empty for nobody's question."""

    __slots__ = ("_found", "about")

    def __init__(self, question: QuestionView | None, words: Words, names: Sequence[str]) -> None:
        self.about = "" if question is None else question["about"]
        self._found: dict[str, Offer] = {}
        if question is None:
            return
        for answer in question.get("answers", []):
            self._found[answer] = Offer(f"{self.about} {answer}", _said(self.about, answer, words, names))
        for each in question.get("greyed", []):
            answer = each["answer"]
            why = words.refusal(GAME, each["reason"], names, **each.get("args", {}))
            self._found[answer] = Offer(f"{self.about} {answer}", _said(self.about, answer, words, names), why)

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


def _said(about: str, answer: str, words: Words, names: Sequence[str]) -> str:
    return words.answer(GAME, spoken(about, answer), names)
