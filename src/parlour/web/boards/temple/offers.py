"""The viewer's answers, sorted by what gives them: a cell, a treasure, a clue tile, or a button of its own."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from parlour.games.temple.answers import spoken
from parlour.web.boards.temple.places import BOARD
from parlour.web.boards.temple.view import GAME, QuestionView, TempleView
from parlour.words import Words

_ON_CELLS: Final = ("extra", "move", "leap", "send")
"""Answers given by a cell; where several go to one cell, the first kind has it and the others are buttons."""


class Offer(NamedTuple):
    """An answer: the button's value, its label, and why not if it is greyed."""

    value: str
    label: str
    why: str = ""

    @property
    def answer(self) -> str:
        """The answer's text without what it is about."""
        return self.value.partition(" ")[2]


class Sorted(NamedTuple):
    """The offers of one question: by cell (with the kind of move), by treasure, by row of the wall room, the others."""

    cells: Mapping[str, tuple[str, Offer]]
    treasures: Mapping[str, Offer]
    rows: Mapping[int, Offer]
    others: tuple[Offer, ...]


def question_of(seen: TempleView, me: int) -> QuestionView | None:
    """What the viewer is asked."""
    return next((each for each in seen["questions"] if each["seat"] == me), None)


def sorted_offers(question: QuestionView | None, words: Words, names: Sequence[str]) -> Sorted:
    """All offers, the greyed ones with their reasons after the others."""
    cells: dict[str, tuple[str, Offer]] = {}
    treasures: dict[str, Offer] = {}
    rows: dict[int, Offer] = {}
    others: list[Offer] = []
    found = [] if question is None else _offers(question, words, names)
    for kind in (*_ON_CELLS, ""):
        for offer in found:
            verb, _, rest = offer.answer.partition(" ")
            if (verb if verb in _ON_CELLS and rest in BOARD.by_id else "") != kind:
                continue
            if kind and (rest not in cells or (cells[rest][1].why and not offer.why)):
                if rest in cells:
                    others.append(cells[rest][1])
                cells[rest] = (kind, offer)
            elif question is not None and question["about"] in ("discard", "give") and offer.answer != "keep-all":
                treasures[offer.answer] = offer
            elif verb == "row":
                rows[int(rest)] = offer
            else:
                others.append(offer)
    return Sorted(cells, treasures, rows, tuple(others))


def _offers(question: QuestionView, words: Words, names: Sequence[str]) -> list[Offer]:
    about = question["about"]
    offers = [Offer(f"{about} {answer}", _said(about, answer, words, names)) for answer in question["answers"]]
    for each in question.get("greyed", []):
        why = words.refusal(GAME, each["reason"], names, **each.get("args", {}))
        offers.append(Offer(f"{about} {each['answer']}", _said(about, each["answer"], words, names), why))
    return offers


def _said(about: str, answer: str, words: Words, names: Sequence[str]) -> str:
    return words.answer(GAME, spoken(about, answer), names)
