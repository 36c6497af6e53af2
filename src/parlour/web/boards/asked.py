"""What every view says of the open questions and the end, and the viewer's answers as a board's pieces give them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypedDict

from htpy import Element, button

from parlour.core.plain import Plain
from parlour.words import Words


class _Refused(TypedDict):
    answer: str
    reason: str
    clauses: list[str]


class Greyed(_Refused, total=False):
    """An answer that a rule refuses: the reason's key with the arguments of its text, and the clauses."""

    args: dict[str, Plain]


class _Asked(TypedDict):
    seat: int
    about: str


class QuestionView(_Asked, total=False):
    """A question; ``answers`` and ``greyed`` stand only in the viewer's own. Nature's has seat and about alone."""

    optional: bool
    answers: list[str]
    greyed: list[Greyed]


class Verdict(TypedDict):
    """How it ended, by seat."""

    places: list[int]
    scores: list[int]


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


def offers_of(
    game: str,
    question: QuestionView | None,
    spoken: Callable[[str, str], Mapping[str, Plain]],
    words: Words,
    names: Sequence[str],
) -> list[Offer]:
    """The answers of a question in their order, the greyed ones with their reasons after them; none for nobody's.

    ``spoken`` turns what the question is about and an answer into the label's text and its arguments.
    """
    if question is None:
        return []
    about = question["about"]

    def offer(answer: str, why: str = "") -> Offer:
        return Offer(f"{about} {answer}", words.answer(game, spoken(about, answer), names), why)

    found = [offer(answer) for answer in question.get("answers", [])]
    for each in question.get("greyed", []):
        found.append(offer(each["answer"], words.refusal(game, each["reason"], names, **each.get("args", {}))))
    return found


class Offers:
    """All answers of one question by their texts, the greyed ones too; empty for nobody's question."""

    __slots__ = ("_found", "about")

    def __init__(self, question: QuestionView | None, offers: Sequence[Offer]) -> None:
        self.about = "" if question is None else question["about"]
        self._found = {offer.answer: offer for offer in offers}

    def get(self, answer: str) -> Offer | None:
        """The offer with this text, if there is one."""
        return self._found.get(answer)

    def __iter__(self) -> Iterator[Offer]:
        return iter(self._found.values())


def answering(offer: Offer, words: Words, kind: str, label: str = "") -> Element:
    """The button of an offer, still empty; ``kind`` are its classes, ``label`` what is said instead of the offer's."""
    said = label or offer.label
    answer = {"name": "a", "value": offer.value, "type": "submit", "form": "answers"}
    if offer.why:
        greyed = words.say("web-greyed", what=said, why=offer.why)
        return button(answer, class_=f"{kind} is-greyed", aria_disabled="true", aria_label=greyed, title=offer.why)
    return button(answer, class_=f"{kind} is-lit", aria_label=said, title=said)
