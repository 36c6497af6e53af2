"""Boards: what each game shows of its table, made by hand.

A board is the module ``parlour.web.boards.<key>``. It draws one viewer's *view* as regions: elements with stable ids,
each made from plain data of that view only, so that the server can remember them, compare them and send the changed
ones. It also turns the events told to that viewer into *cues*, and says where the regions lie.

Cues are dictionaries for the client's script, which knows no game; every id is that of an element on the page:

- ``{"do": "fly", "from": id, "to": id, "show": id, "count": n}``: n pictures travel one after another from the middle
  of one element to the middle of another. ``show`` is the id of a ``<template>`` (all of them come with ``sprites``);
  the picture is a clone of the template's content, its size is the style sheet's (it gets the class ``flying``).
  ``from`` is measured before the new regions are put in if it is on the page then (a card leaving the hand), else
  after; ``to`` always after. With ``else: id``, that element stands in for the one of the two ends that is missing.
- ``{"do": "pulse", "at": id}``: an element swells once and settles.
- ``{"do": "turn", "at": id, "degrees": d}``: an element turns by d degrees, clockwise if positive, into its new state.
- ``{"do": "tumble", "at": id}``: an element is shaken, as cards when they are shuffled.
- ``{"do": "move", "at": id}``: an element travels from where it was before the new regions were put in to where it is.
- ``{"do": "roll", "at": id, "along": ids}``: a die falls, turning, and lies still at an element; meanwhile it shows the
  first drawing of each of the elements ``along`` (ids with blanks between them), at last the one of ``at``. Rolls that
  follow one another fall together.
- ``{"do": "flip", "at": id}``: an element turns over once, as a tile that shows its other side.
- ``{"do": "walk", "at": id, "along": "id id ..."}``: an element goes from where it was before the new regions
  were put in, over the middles of others (``along``, the last of which is where it is now; may be empty), to where it
  is.
- ``{"do": "drop", "at": id, "show": id, "count": n}``: n pictures, as those of ``fly``, fall into the depth where an
  element is, or was before (``else`` stands in).
- ``{"do": "cast", "at": id, "show": "id id ..."}``: pictures tumble side by side at an element and lie there
  for a moment, as dice that were thrown.
- ``{"do": "say", "at": id, "text": text}``: a bubble of words at an element for a moment; for the eye only, the words
  stand in the log too.

A cue whose element is not on the page is passed over.

A board that is larger than the page can show lies in an element with ``data-pan`` that scrolls. An element in it with
``data-centre="mark"`` is brought into its middle when it arrives with a mark that is not the last one.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple, Protocol, TypeAlias, cast, runtime_checkable

from htpy import Element
from markupsafe import Markup

from parlour.core.errors import UnknownGame
from parlour.core.plain import Plain
from parlour.words import Words

View: TypeAlias = Mapping[str, Plain]
Cue: TypeAlias = dict[str, str | int]


class Board(Protocol):
    """What the page needs of a game's board; a module will do."""

    @property
    def stylesheet(self) -> str:
        """Its style sheet, a path below ``static/``."""

    def sprites(self, words: Words) -> Markup:
        """The drawings and templates that everything else refers to; once on every page, anywhere in its body."""

    def regions(self, view: View, words: Words, names: Sequence[str], me: int) -> dict[str, Element]:
        """Every region of the board by its id, in reading order, for one viewer.

        ``names`` are the players' by seat; ``me`` is the viewer's eye. The same viewer of the same table always gets
        the same ids. Equal data give the same element (by identity), as far as the memory reaches.
        """

    def layout(self, regions: Mapping[str, Element], words: Words, me: int) -> Element:
        """The whole board for the first page: the regions at their places."""

    def cues(self, told: Sequence[View], view: View, words: Words, names: Sequence[str], me: int) -> list[Cue]:
        """What moves when these events, as told to the viewer, led to this view."""


class Folded(NamedTuple):
    """Answers that a list folds away because others say nearly the same; ``summary`` is the fold's line."""

    answers: frozenset[str]
    summary: str


@runtime_checkable
class Folding(Protocol):
    """What a board may have besides: which answers are secondary. The list beside the board is shorter for it; every
    answer stays reachable, and nothing on the board itself changes."""

    def folded(self, about: str, answers: Sequence[str], words: Words) -> Folded | None:
        """Which of these answers to the question ``about`` to fold away; None if all are of one rank."""


def has_board(key: str) -> bool:
    """Whether the pages can show the game with this key; one without a board is for terminal, laboratory and bots."""
    return key.isidentifier() and find_spec(f"parlour.web.boards.{key}") is not None


def board(key: str) -> Board:
    """The board of the game with this key; UnknownGame if it has none."""
    if not has_board(key):
        raise UnknownGame(f"expected a game that has a board, got {key!r}")
    return cast(Board, import_module(f"parlour.web.boards.{key}"))


def folded(key: str, about: str, answers: Sequence[str], words: Words) -> Folded | None:
    """Which answers the board of this game folds away; None unless it says so."""
    drawn = board(key)
    return drawn.folded(about, answers, words) if isinstance(drawn, Folding) else None
