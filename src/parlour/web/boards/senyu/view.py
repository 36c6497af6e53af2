"""What a board of Senyu is told: the view of one eye, as plain data."""

from typing import Final, TypedDict

from parlour.web.boards.asked import QuestionView, Verdict

GAME: Final = "senyu"


class SeatView(TypedDict):
    """A seat as everybody sees it (S-125). ``right``: 1 ready, 2 gained this turn; ``hero`` and ``departs`` may be
    empty; ``place`` is the cell's number on the ring."""

    seat: int
    hero: str
    hp: int
    cell: str
    place: int
    progress: int
    certificates: int
    stays: int
    lost: int
    falls: int
    departs: str
    right: int
    items: int
    wishes: bool


class DieView(TypedDict):
    """A die on the table and who threw it."""

    seat: int
    points: int


class _Table(TypedDict):
    eye: int
    seats: list[SeatView]
    round: int
    starter: int
    turn: int
    goal: int
    minutes: int
    time_up: bool
    dice: list[DieView]
    dice_count: int
    duel: list[int]
    fighters: list[int]
    out: list[int]
    deck: int
    discards: list[str]
    aside: list[str]
    offered: list[str]
    choosing: int
    monsters: int
    slain: list[str]
    prey: list[str]
    bonus: int
    weakened: int
    hand: list[str]
    options: dict[str, bool | int | str]
    questions: list[QuestionView]
    verdict: Verdict | None


class SenyuView(_Table, total=False):
    """The whole view; ``hands`` is the referee's alone."""

    hands: list[list[str]]
