"""What a board of Dice Forge is told: the view of one eye, as plain data. All of it is public (D-133)."""

from typing import Final, TypedDict

from parlour.core.plain import Plain

GAME: Final = "dice_forge"


class DieView(TypedDict):
    """A die: "sun" or "moon", its six faces, and the slot from 0 that lies up."""

    die: str
    faces: list[str]
    up: int


class SeatView(TypedDict):
    """A hero; ``pawn`` is an island or empty (the central portal), ``hammer_space`` counts on lap ``hammer_lap``."""

    seat: int
    gold: int
    sun: int
    moon: int
    vp: int
    limits: dict[str, int]
    dice: list[DieView]
    removed: list[str]
    cards: list[str]
    boars: list[str]
    printed: int
    pawn: str
    hammers: int
    hammered: int
    hammer_room: int
    hammer_lap: int
    hammer_space: int
    cerberus: int
    triton: int


class StockView(TypedDict):
    """A kind of face in a pond or garden, and how many are left."""

    face: str
    left: int


class PondView(TypedDict):
    """A pond with its price in gold, or a garden (price 0: not for sale)."""

    pond: str
    cost: int
    faces: list[StockView]


class PileView(TypedDict):
    """A pile of one card: its price, its printed points, the copies left."""

    place: str
    card: str
    sun: int
    moon: int
    points: int
    left: int


class IslandView(TypedDict):
    """An island; ``pawn`` is the seat whose pawn stands on its portal, or -1."""

    island: str
    piles: list[PileView]
    pawn: int


class ComingView(TypedDict):
    """A heading of the rules that is still to come, and whose it is."""

    step: str
    seat: int


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


class ForgeView(TypedDict):
    """The whole view; ``forging`` is the face that waits to be put on a die, or empty."""

    eye: int
    seats: list[SeatView]
    temple: list[PondView]
    islands: list[IslandView]
    boars: list[str]
    out: list[str]
    round: int
    rounds: int
    first: int
    turn: int
    forging: str
    coming: list[ComingView]
    options: dict[str, bool | int | str]
    questions: list[QuestionView]
    verdict: Verdict | None
