"""What a board of Magi is told: the view of one eye, as plain data."""

from typing import Final, TypedDict

from parlour.web.boards.asked import QuestionView, Verdict

GAME: Final = "magi"


class SeatView(TypedDict):
    """What everybody sees of a seat (M-106): the number of its cards, its penalty, whether it called "Magi"."""

    seat: int
    cards: int
    penalty: int
    called: bool


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
