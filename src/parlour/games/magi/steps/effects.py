"""The nine effects (M-59 to M-77), and what the starting card does with them."""

from collections.abc import Sequence
from typing import Final, assert_never

from parlour.core.agenda import AnyStep, Step
from parlour.core.questions import Choice, Refusal, Value
from parlour.core.seats import Seat
from parlour.games.magi.answers import COLOUR_PICKS, DRAW_PICKS, NO, TURN_PICKS, YES
from parlour.games.magi.events import Counted, Happened, Open
from parlour.games.magi.model import COLOUR_NAMES, COLOURS, FREE, GREY, MOST_SEATS, Effect, Kind, Op
from parlour.games.magi.table import CLOCKWISE, NOBODY, MagiTable

_YES_NO: Final = (YES, NO)
_PICK_COLOUR: Final = tuple(range(len(COLOUR_PICKS)))
_PICK_TURN: Final = tuple(range(len(TURN_PICKS)))


def steps_of_kind(kind: Kind, seat: Seat) -> tuple[AnyStep, ...]:
    """M-36, M-102: all the effects of a used card, in their order. Steps never change, so one set serves every use."""
    if not kind.steps:
        for user in range(MOST_SEATS):
            kind.steps.append(tuple([step_of(effect, user) for effect in kind.effects]))
    return kind.steps[seat]


def step_of(effect: Effect, seat: Seat) -> AnyStep:
    """The step that carries out one effect for its user."""
    match effect.op:
        case Op.THROUGH:
            return Through(seat)
        case Op.SHOOT:
            return Shoot(seat)
        case Op.REVERSE:
            return Reverse()
        case Op.DRAW:
            return RaiseCount(effect.x)
        case Op.SELECT:
            return NameColour(seat)
        case Op.FREE:
            return Free()
        case Op.AGAIN:
            return Again(seat)
        case Op.RESET:
            return ResetCount()
        case Op.ORIGINAL:
            return Original(seat, NO)
        case _:
            assert_never(effect.op)


def start_steps(effects: Sequence[Effect], table: MagiTable) -> list[AnyStep]:
    """M-90 to M-95: colour, DRAW and REVERSE act at once for the starting player; the others change nothing."""
    steps: list[AnyStep] = []
    for effect in effects:
        match effect.op:
            case Op.SELECT | Op.FREE | Op.DRAW | Op.REVERSE:
                steps.append(step_of(effect, table.starter))
            case Op.ORIGINAL:
                steps.append(Original(table.starter, YES))
            case Op.THROUGH if table.settings.start_through_skips:
                steps.append(StartThrough())
            case Op.THROUGH | Op.SHOOT | Op.AGAIN | Op.RESET:
                pass
            case _:
                assert_never(effect.op)
    return steps


class StartCard(Step[MagiTable]):
    """M-27, M-90: the starting card acts as if used just before the starting player, who is its target."""

    __slots__ = ()

    def act(self, table: MagiTable) -> None:
        card = table.cards.cards[table.top]
        if card.colour != GREY:
            table.colour = card.colour
        table.then_all(start_steps(card.effects, table))


class StartThrough(Step[MagiTable]):
    """M-94, MA-19 (option start_through_skips): the first turn is lost to the neighbour in the direction now valid."""

    __slots__ = ()

    def act(self, table: MagiTable) -> None:
        table.named = table.neighbour(table.starter)
        table.tell(Happened("through", table.starter))


class NameColour(Step[MagiTable]):
    """M-60, M-91: SELECT; the user sets the discard colour, the same again if they like (MA-23)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def values(self) -> tuple[Value, ...]:
        return (self.seat,)

    def ask(self, table: MagiTable) -> Choice:
        kept = table.colour if table.colour in COLOURS else COLOURS[0]
        return Choice(self.seat, "colour", COLOURS, kept, ("M-60",))

    def answered(self, table: MagiTable, value: Value) -> None:
        assert isinstance(value, int)
        table.colour = value
        table.tell(Open("colour", {"seat": self.seat, "colour": COLOUR_NAMES[value]}))


class Free(Step[MagiTable]):
    """M-62, M-98: FREE; the next used card decides the colour, and any card may be that one."""

    __slots__ = ()

    def act(self, table: MagiTable) -> None:
        table.colour = FREE
        table.tell(Open("free"))


class ResetCount(Step[MagiTable]):
    """M-72: RESET; the count becomes 0."""

    __slots__ = ()

    def act(self, table: MagiTable) -> None:
        table.count = 0
        table.tell(Open("reset"))


class RaiseCount(Step[MagiTable]):
    """M-39, M-63, M-106: DRAW[X]; the count rises by X, without an upper limit. DRAW[0] adds nothing (MA-24)."""

    __slots__ = ("x",)

    def __init__(self, x: int) -> None:
        self.x: Final = x

    def values(self) -> tuple[Value, ...]:
        return (self.x,)

    def act(self, table: MagiTable) -> None:
        table.count += self.x
        table.tell(Counted("count", "count", table.count))


class Reverse(Step[MagiTable]):
    """M-20, M-67, M-93: REVERSE; the marker is turned over, and with it the direction of play."""

    __slots__ = ()

    def act(self, table: MagiTable) -> None:
        table.direction = -table.direction
        table.tell(Open("reversed", {"direction": direction_name(table)}))


class Shoot(Step[MagiTable]):
    """M-68, M-69, M-70: SHOOT; the user names the next player, never themselves; the direction stays."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def values(self) -> tuple[Value, ...]:
        return (self.seat,)

    def ask(self, table: MagiTable) -> Choice:
        others = tuple([seat for seat in table.everyone if seat != self.seat])
        return Choice(self.seat, "target", others, table.neighbour(self.seat), ("M-68", "M-70"))

    def refusal(self, table: MagiTable, value: Value) -> Refusal:
        if value == self.seat:
            return Refusal("self-target", ("M-70",))
        return Refusal("illegal", ("M-68",))

    def answered(self, table: MagiTable, value: Value) -> None:
        assert isinstance(value, int)
        table.named = value
        table.tell(Open("named", {"seat": self.seat, "other": value}))


class Again(Step[MagiTable]):
    """M-66: AGAIN; the user has a whole turn again. With the option again_optional it is asked (MA-13).

    Picked together with DRAW it makes the user face their own count (MC-8).
    """

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def values(self) -> tuple[Value, ...]:
        return (self.seat,)

    def act(self, table: MagiTable) -> None:
        if table.settings.again_optional:
            table.then(AskAgain(self.seat))
        else:
            table.named = self.seat
            table.tell(Happened("again", self.seat))


class AskAgain(Step[MagiTable]):
    """MA-13 (option again_optional): the repeated turn may be waived; then the neighbour is next."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def values(self) -> tuple[Value, ...]:
        return (self.seat,)

    def ask(self, table: MagiTable) -> Choice:
        return Choice(self.seat, "again", _YES_NO, YES, ("M-66",))

    def answered(self, table: MagiTable, value: Value) -> None:
        if value == YES:
            table.named = self.seat
        table.tell(Happened("again" if value == YES else "no-again", self.seat))


class Through(Step[MagiTable]):
    """M-71, M-105: THROUGH; straight to the end phase, which follows every used card anyway: the count stays."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def values(self) -> tuple[Value, ...]:
        return (self.seat,)

    def act(self, table: MagiTable) -> None:
        table.tell(Happened("through", self.seat))


class Original(Step[MagiTable]):
    """M-73, M-95: ORIGINAL; one effect from each of three groups is picked, then all three are carried out.

    ``start`` is 1 for the starting card, whose target is the starting player.
    """

    __slots__ = ("seat", "start")

    def __init__(self, seat: Seat, start: int) -> None:
        self.seat: Final = seat
        self.start: Final = start

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.start)

    def act(self, table: MagiTable) -> None:
        table.then(PickColour(self.seat, self.start))


class PickColour(Step[MagiTable]):
    """M-74: SELECT or FREE."""

    __slots__ = ("seat", "start")

    def __init__(self, seat: Seat, start: int) -> None:
        self.seat: Final = seat
        self.start: Final = start

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.start)

    def ask(self, table: MagiTable) -> Choice:
        return Choice(self.seat, "pick-colour", _PICK_COLOUR, 0, ("M-73", "M-74"))

    def answered(self, table: MagiTable, value: Value) -> None:
        assert isinstance(value, int)
        table.then(PickTurn(self.seat, self.start, value))


class PickTurn(Step[MagiTable]):
    """M-75: AGAIN, REVERSE, SHOOT or THROUGH."""

    __slots__ = ("colour", "seat", "start")

    def __init__(self, seat: Seat, start: int, colour: int) -> None:
        self.seat: Final = seat
        self.start: Final = start
        self.colour: Final = colour

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.start, self.colour)

    def ask(self, table: MagiTable) -> Choice:
        return Choice(self.seat, "pick-turn", _PICK_TURN, TURN_PICKS.index(Op.THROUGH), ("M-73", "M-75"))

    def answered(self, table: MagiTable, value: Value) -> None:
        assert isinstance(value, int)
        table.then(PickDraw(self.seat, self.start, self.colour, value))


class PickDraw(Step[MagiTable]):
    """M-76: DRAW[0], DRAW[1], DRAW[2] or DRAW[3]; then all three picks in the order of M-102."""

    __slots__ = ("colour", "seat", "start", "turn")

    def __init__(self, seat: Seat, start: int, colour: int, turn: int) -> None:
        self.seat: Final = seat
        self.start: Final = start
        self.colour: Final = colour
        self.turn: Final = turn

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.start, self.colour, self.turn)

    def ask(self, table: MagiTable) -> Choice:
        return Choice(self.seat, "pick-draw", DRAW_PICKS, 0, ("M-73", "M-76"))

    def answered(self, table: MagiTable, value: Value) -> None:
        assert isinstance(value, int)
        colour, turn = COLOUR_PICKS[self.colour], TURN_PICKS[self.turn]
        table.tell(Open("picked", {"seat": self.seat, "effects": [colour.value, turn.value, f"draw-{value}"]}))
        picks = (Effect(colour), Effect(Op.DRAW, value), Effect(turn))
        table.then_all(start_steps(picks, table) if self.start else [step_of(pick, self.seat) for pick in picks])


def direction_name(table: MagiTable) -> str:
    """The direction's word."""
    return "clockwise" if table.direction == CLOCKWISE else "counter"


def next_player(table: MagiTable, seat: Seat) -> Seat:
    """M-32, M-104: the named player if SHOOT or AGAIN named one, else the neighbour in the direction now valid."""
    named = table.named
    if named == NOBODY:
        return table.neighbour(seat)
    table.named = NOBODY
    return named
