"""What a board of Magi is told: the view of one eye, as plain data."""

from typing import Final, TypedDict

from parlour.core.plain import Plain

GAME: Final = "magi"


class SeatView(TypedDict):
    """What everybody sees of a seat (M-106): the number of its cards, its penalty, whether it called "Magi"."""

    seat: int
    cards: int
    penalty: int
    called: bool


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


class _Table(TypedDict):
    eye: int
    seats: list[SeatView]
    round: int
    starter: int
    turn: int
    direction: str
    count: int
    colour: str
    top: str
    deck: int
    pile: int
    hand: list[str]
    laid: list[str]
    history: list[list[int]]
    options: dict[str, bool | int | str]
    questions: list[QuestionView]
    verdict: Verdict | None


class MagiView(_Table, total=False):
    """The whole view; ``hands`` is the referee's alone."""

    hands: list[list[str]]
