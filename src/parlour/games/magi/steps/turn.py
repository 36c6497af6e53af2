"""A turn and its four phases (M-33): magic, draw handling, main, end."""

from collections.abc import Sequence
from typing import Final

from parlour.core.agenda import SeatStep, Step
from parlour.core.events import Happened
from parlour.core.questions import Chance, Choice, Greyed, Refusal, Value
from parlour.core.seats import Seat
from parlour.games.magi.answers import DRAW, FACE, MAGIC, PASS
from parlour.games.magi.events import Counted, Used
from parlour.games.magi.legality import fitting, hexagrams, magical, usable, why_not
from parlour.games.magi.model import GREY, MOST_SEATS
from parlour.games.magi.steps.calls import CountPenalties, call_missing, window_refusal
from parlour.games.magi.steps.drawing import BY_CHOICE, BY_COUNT, Draw, Lapse, Reshuffle, take_to_hand
from parlour.games.magi.steps.effects import next_player, steps_of_kind
from parlour.games.magi.table import NO_CARD, NOBODY, MagiTable


class Turn(SeatStep[MagiTable]):
    """M-33, M-41, M-116: a turn begins with the magic phase, which at count 0 is one question with the main phase."""

    __slots__ = ()

    def act(self, table: MagiTable) -> None:
        table.turn = self.seat
        if table.listening:
            table.tell(Happened("turn", self.seat))
        table.then(MagicPhase(self.seat) if table.count else _MAIN[self.seat])


class MagicPhase(SeatStep[MagiTable]):
    """M-34, M-35, M-37, M-38, M-116: use a hexagram card and avoid the draw, or face the count.

    Offered whatever the hand holds. The count goes on unchanged to whoever is next, with an empty hand too (MC-2).
    """

    __slots__ = ()

    def ask(self, table: MagiTable) -> Choice:
        options = [number + MAGIC for number in magical(table, self.seat)]
        options.append(FACE)
        return Choice(self.seat, "magic", options, FACE, ("M-34", "M-35", "M-38"))

    def answered(self, table: MagiTable, value: Value) -> None:
        assert isinstance(value, int)
        table.window = NOBODY
        if value == FACE:
            table.then(DrawHandling(self.seat))
        else:
            table.then(UseCard(self.seat, value - MAGIC, 1))

    def refusal(self, table: MagiTable, value: Value) -> Refusal:
        if isinstance(value, int) and 0 <= value < MAGIC:
            return Refusal("illegal", ("M-42", "M-34"))
        return card_refusal(table, self.seat, value)

    def greyed(self, table: MagiTable) -> Sequence[Greyed]:
        return greyed_cards(table, self.seat, MAGIC)


class DrawHandling(SeatStep[MagiTable]):
    """M-42, M-65: draw as many cards as the count, then the end phase; no main phase."""

    __slots__ = ()

    def act(self, table: MagiTable) -> None:
        table.then(Draw(self.seat, table.count, BY_COUNT), CountToZero(), _END[self.seat])


class CountToZero(Step[MagiTable]):
    """M-43: after that drawing the count goes back to 0."""

    __slots__ = ()

    def act(self, table: MagiTable) -> None:
        table.count = 0
        table.tell(Counted("count", "count", 0))


class MainPhase(SeatStep[MagiTable]):
    """M-44, M-45, M-46, M-47, M-116: use a card (of any type; or in the magic phase), or draw one.

    By default no hand is empty here (MC-4); with round_end_hand = turn_player it may be, and drawing is all there is.
    """

    __slots__ = ()

    def ask(self, table: MagiTable) -> Choice:
        settings = table.settings
        fit = fitting(table)
        options = [number for number in table.hands[self.seat] if fit[number]]
        must_use = bool(options) and not settings.draw_by_choice
        if settings.magic_at_zero:
            if settings.magic_needs_match:
                hexagram = hexagrams(table)
                options += [number + MAGIC for number in options if hexagram[number]]
            else:
                options += [number + MAGIC for number in magical(table, self.seat)]
        if must_use:
            return Choice(self.seat, "turn", options, options[0], ("M-31", "M-46"))
        options.append(DRAW)
        return Choice(self.seat, "turn", options, DRAW, ("M-44", "M-46", "M-47"))

    def answered(self, table: MagiTable, value: Value) -> None:
        assert isinstance(value, int)
        table.window = NOBODY
        if value == DRAW:
            table.then(DrawOne(self.seat))
        elif value >= MAGIC:
            table.then(UseCard(self.seat, value - MAGIC, 1))
        else:
            table.then(UseCard(self.seat, value, 0))

    def refusal(self, table: MagiTable, value: Value) -> Refusal:
        if value == DRAW:
            return Refusal("must-use", ("M-31",))
        return card_refusal(table, self.seat, value)

    def greyed(self, table: MagiTable) -> Sequence[Greyed]:
        grey = list(greyed_cards(table, self.seat, 0))
        if usable(table, self.seat) and not table.settings.draw_by_choice:
            grey.append(Greyed(DRAW, Refusal("must-use", ("M-31",))))
        return grey


class DrawOne(SeatStep[MagiTable]):
    """M-47: B; draw one card, if there is one (M-108)."""

    __slots__ = ()

    def act(self, table: MagiTable) -> None:
        if table.deck:
            table.then(TakeOne(self.seat))
        elif len(table.pile) > 1:
            table.then(Reshuffle(), TakeOne(self.seat))
        else:
            table.then(Lapse(1), MayUse(self.seat, NO_CARD))


class TakeOne(SeatStep[MagiTable]):
    """M-47: nature says which card it is; then one may be used."""

    __slots__ = ()

    def ask(self, table: MagiTable) -> Chance:
        return Chance("draw", tuple(table.deck), None, 1, ("M-47",))

    def answered(self, table: MagiTable, value: Value) -> None:
        assert isinstance(value, int)
        take_to_hand(table, self.seat, value, BY_CHOICE)
        table.then(MayUse(self.seat, value))


class MayUse(Step[MagiTable]):
    """M-47, M-48, M-100, M-101: after drawing one, use any usable hand card, or declare "Pass"."""

    __slots__ = ("drawn", "seat")

    def __init__(self, seat: Seat, drawn: int) -> None:
        self.seat: Final = seat
        self.drawn: Final = drawn

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.drawn)

    def ask(self, table: MagiTable) -> Choice:
        # Asked even if nothing is usable: a pass that comes by itself would tell that nothing was.
        options = usable(table, self.seat)
        if table.settings.drawn_card_only:
            options = [number for number in options if number == self.drawn]
        options.append(PASS)
        return Choice(self.seat, "may-use", options, PASS, ("M-47", "M-48", "M-100"))

    def answered(self, table: MagiTable, value: Value) -> None:
        assert isinstance(value, int)
        if value == PASS:
            table.tell(Happened("passed", self.seat))
            table.then(_END[self.seat])
        else:
            table.then(UseCard(self.seat, value, 0))

    def refusal(self, table: MagiTable, value: Value) -> Refusal:
        if isinstance(value, int) and value in usable(table, self.seat):
            return Refusal("only-drawn-card", ("M-47",))
        return card_refusal(table, self.seat, value)

    def greyed(self, table: MagiTable) -> Sequence[Greyed]:
        grey = list(greyed_cards(table, self.seat, 0))
        if table.settings.drawn_card_only:
            for number in usable(table, self.seat):
                if number != self.drawn:
                    grey.append(Greyed(number, Refusal("only-drawn-card", ("M-47",))))
        return grey


class UseCard(Step[MagiTable]):
    """M-30, M-36, M-97, M-98, M-99: the card becomes the top discard and sets the colour; all its effects follow.

    Then comes the end phase (M-37, M-46, M-101). ``magic`` is 1 if the card was used in the magic phase; the effects
    are the same (M-40), the last card's too (M-103).
    """

    __slots__ = ("card", "magic", "seat")

    def __init__(self, seat: Seat, card: int, magic: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.magic: Final = magic

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.card, self.magic)

    def act(self, table: MagiTable) -> None:
        card = table.cards.cards[self.card]
        table.hands[self.seat].remove(self.card)
        table.pile.append(self.card)
        if table.listening:
            table.tell(Used(self.seat, card.text, self.magic == 1))
        if card.colour != GREY:
            table.colour = card.colour
        table.then(_END[self.seat])
        if card.effects:
            table.then_all(steps_of_kind(card.kind, self.seat))


class EndPhase(SeatStep[MagiTable]):
    """M-32, M-49, M-52, M-53, M-110: the call, the check for the round's end, then the window and the next turn.

    One card drawn to an empty hand must be called too (MC-3). A round that ends leaves no repeated turn (MC-7).
    """

    __slots__ = ()

    def act(self, table: MagiTable) -> None:
        heard = table.ahead
        if table.settings.auto_call and len(table.hands[self.seat]) == 1:
            heard = True
            table.tell(Happened("called", self.seat))
        table.ahead = False
        table.window = self.seat
        table.heard = heard
        table.accused = 0
        if not round_over(table, self.seat):
            table.then(_TURN[next_player(table, self.seat)])
        elif table.settings.catch_at_round_end and call_missing(table):
            table.then(CountPenalties(next_player(table, self.seat)))
        else:
            table.window = NOBODY


def round_over(table: MagiTable, seat: Seat) -> bool:
    """M-52, M-53, M-82, MA-16: the count is 0 and somebody (round_end_hand = turn_player: this player) has no card.

    So a DRAW as last card keeps the round going (MC-1), several may go out before a count is drawn (MC-5), and a RESET
    may end the round (MC-6).
    """
    if table.count:
        return False
    if table.settings.turn_player_only:
        return not table.hands[seat]
    for hand in table.hands:
        if not hand:
            return True
    return False


def card_refusal(table: MagiTable, seat: Seat, value: Value) -> Refusal:
    """Why a value is no answer of a turn's question."""
    refused = window_refusal(table, seat, value)
    if refused is None and isinstance(value, int) and value >= 0:
        magic = value >= MAGIC
        if magic and table.count == 0 and not table.settings.magic_at_zero:
            return Refusal("magic-at-zero-off", ("M-116",))
        refused = why_not(table, seat, value % MAGIC, magic=magic)
    return Refusal("illegal", ("M-44",)) if refused is None else refused


def greyed_cards(table: MagiTable, seat: Seat, phase: int) -> list[Greyed]:
    """The hand cards that may not be used now, each with the reason; ``phase`` is MAGIC in the magic phase, else 0."""
    grey: list[Greyed] = []
    for number in table.hands[seat]:
        refused = why_not(table, seat, number, magic=phase == MAGIC)
        if refused is not None:
            grey.append(Greyed(number + phase, refused))
    return grey


# Steps never change, so the three of every turn are made once for each seat: making them anew costs a tenth of a turn.
_TURN: Final = tuple([Turn(seat) for seat in range(MOST_SEATS)])
_MAIN: Final = tuple([MainPhase(seat) for seat in range(MOST_SEATS)])
_END: Final = tuple([EndPhase(seat) for seat in range(MOST_SEATS)])
