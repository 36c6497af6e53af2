"""What a board of the temple is told: the view of one eye, as plain data."""

from typing import Final, TypedDict

from parlour.core.plain import Plain

GAME: Final = "temple"


class SeatView(TypedDict):
    """A player as everybody sees it (T-31, T-152); ``treasures`` once they have been counted, or for the referee."""

    seat: int
    status: str
    cell: str
    dealt: list[str]
    adventurer: str
    ability: str
    ability_used: bool
    second: bool
    load: int
    bridge_load: int
    actions: int
    lying: bool
    number: int
    backs: list[str]
    discarded_backs: list[str]
    treasures: list[str]
    coffins: list[int]


class ZoneView(TypedDict):
    """A row of the wall room: the number of its clue tile (0 before it is laid) and the cards of its deck."""

    row: int
    number: int
    cards: int


class ClueView(TypedDict):
    """A clue the eye has looked at (T-57)."""

    row: int
    number: int
    glyph: str


class AlcoveView(TypedDict):
    """An alcove, the cell it is worked from, and whether its treasure is there."""

    alcove: str
    cell: str
    full: bool


class SunView(TypedDict):
    """A sun cell, and whether one may come in there."""

    cell: str
    open: bool


class TileView(TypedDict):
    """A lava tile: ``glyph`` empty under the mask, ``number`` 0 until it is turned."""

    cell: str
    glyph: str
    state: str
    number: int


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


class TempleView(TypedDict):
    """The whole view of one eye."""

    eye: int
    seats: list[SeatView]
    round: int
    first: int
    turn: int
    extra: int
    dice: list[int]
    attempt: list[int]
    attempt_at: str
    treasures: list[str]
    discarded: list[str]
    clues_seen: list[ClueView]
    options: dict[str, bool | int | str]
    boulder: int
    boulder_cell: str
    left: int
    right: int
    wall_cards: dict[str, int]
    planks: int
    mask: bool
    zones: list[ZoneView]
    lava_cards: int
    river_cards: int
    alcoves: list[AlcoveView]
    suns: list[SunView]
    tiles: list[TileView]
    questions: list[QuestionView]
    verdict: Verdict | None
