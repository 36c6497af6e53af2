"""The viewer's answers, sorted by what gives them: a cell, a treasure, a clue tile, or a button of its own."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from parlour.games.temple.answers import spoken
from parlour.web.boards.asked import Offer, QuestionView, offers_of
from parlour.web.boards.temple.places import BOARD
from parlour.web.boards.temple.view import GAME, TempleView
from parlour.words import Words

_ON_CELLS: Final = ("extra", "move", "leap", "send")
"""Answers given by a cell; where several go to one cell, the first kind has it and the others are buttons."""


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
    found = offers_of(GAME, question, spoken, words, names)
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
