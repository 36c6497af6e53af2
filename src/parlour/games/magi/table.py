"""Everything that lies on a table of Magi, and what has been said aloud."""

from collections.abc import Mapping
from typing import Final

from parlour.core.agenda import Table
from parlour.core.errors import Corrupt
from parlour.core.options import OptionValue
from parlour.core.plain import Plain, field, numbers, rows, truth, whole, wholes
from parlour.core.seats import Seat
from parlour.games.magi.model import FREE, GREY, Deck

CLOCKWISE: Final = 1
COUNTER: Final = -1
NOBODY: Final = -1
NO_CARD: Final = -1

_LARGEST: Final = 1 << 40


class Settings:
    """The table options (rulebook section 2), typed."""

    __slots__ = (
        "again_optional",
        "auto_call",
        "catastrophe",
        "catch_at_round_end",
        "direction_resets",
        "draw_by_choice",
        "drawn_card_only",
        "given",
        "magic_at_zero",
        "magic_needs_match",
        "start_through_skips",
        "turn_player_only",
        "wrong_accusation_draw",
    )

    def __init__(self, given: Mapping[str, OptionValue]) -> None:
        self.given: Final = dict(given)
        self.draw_by_choice: Final = given["draw_by_choice"] is True
        self.drawn_card_only: Final = given["draw_then"] == "drawn_card_only"
        self.magic_needs_match: Final = given["magic_needs_match"] is True
        self.magic_at_zero: Final = given["magic_at_zero"] is True
        self.again_optional: Final = given["again_optional"] is True
        self.turn_player_only: Final = given["round_end_hand"] == "turn_player"
        self.wrong_accusation_draw: Final = given["wrong_accusation_draw"] == 1
        self.start_through_skips: Final = given["start_through_skips"] is True
        self.direction_resets: Final = given["direction_resets"] is True
        self.catch_at_round_end: Final = given["catch_at_round_end"] is True
        self.auto_call: Final = given["magi_call"] == "auto"
        self.catastrophe: Final = given["catastrophe"] is True


class MagiTable(Table):
    """The table. Cards are numbers; hands and the deck are kept ascending, the pile has its top last."""

    __slots__ = (
        "accused",
        "ahead",
        "cards",
        "colour",
        "count",
        "deck",
        "direction",
        "hands",
        "heard",
        "history",
        "laid",
        "lots",
        "named",
        "penalties",
        "pile",
        "round",
        "settings",
        "starter",
        "turn",
        "window",
    )

    def __init__(self, seats: int, cards: Deck, settings: Settings) -> None:
        super().__init__(seats)
        self.cards: Final = cards
        self.settings: Final = settings
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.pile: list[int] = []
        self.laid: tuple[tuple[int, ...], ...] = ()
        """Face-down discards by seat, from M-24 until they are turned (M-26); then who laid what, for the round."""
        self.lots: tuple[int, ...] = ()
        """The card each seat drew last for the start (M-18), NO_CARD before; the pile holds them."""
        self.penalties: tuple[int, ...] = (0,) * seats
        self.history: tuple[tuple[int, ...], ...] = ()
        """The penalties after each finished round."""
        self.round: int = 0
        self.starter: Seat = NOBODY
        self.turn: Seat = NOBODY
        self.direction: int = CLOCKWISE
        self.count: int = 0
        self.colour: int = GREY
        """The colour in force: a colour, FREE (M-98), or GREY before there is one."""
        self.named: Seat = NOBODY
        """Whom SHOOT or AGAIN makes the player of the next turn."""
        self.window: Seat = NOBODY
        """Whose turn has ended while the next has not begun: only this player's missing call can be caught (M-50).

        A right accusation or the next turn's first act (M-109, M-114) makes it NOBODY again.
        """
        self.heard: bool = False
        """Whether that player has called "Magi" (M-49)."""
        self.ahead: bool = False
        """Whether the player of the turn has said "Magi" ahead of the end of the turn."""
        self.accused: int = 0
        """Bit by seat: who has accused wrongly in this window (M-109)."""

    @property
    def everyone(self) -> range:
        """All seats, clockwise."""
        return range(self.seats)

    def clockwise_from(self, seat: Seat) -> list[Seat]:
        """All seats, clockwise, beginning with this one."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def neighbour(self, seat: Seat) -> Seat:
        """The next seat in the direction of play (M-32)."""
        return (seat + self.direction) % self.seats

    @property
    def top(self) -> int:
        """The top discard, or NO_CARD."""
        return self.pile[-1] if self.pile else NO_CARD

    def text(self, card: int) -> str:
        """The card's canonical text."""
        return self.cards.cards[card].text

    def texts(self, cards: tuple[int, ...] | list[int]) -> tuple[str, ...]:
        """The cards' canonical texts."""
        return tuple([self.cards.cards[card].text for card in cards])

    def points(self, cards: list[int]) -> int:
        """The points of the cards together (M-17)."""
        return sum([self.cards.cards[card].points for card in cards])

    def whereabouts(self) -> list[int]:
        """Every card's number once for each place where it lies: conservation means all numbers exactly once."""
        found = self.deck + self.pile
        for hand in self.hands:
            found = found + hand
        if not self.pile:
            for laid in self.laid:
                found = found + list(laid)
        return found

    def copy(self) -> "MagiTable":
        other = MagiTable(self.seats, self.cards, self.settings)
        self.copy_onto(other)
        other.hands = [hand.copy() for hand in self.hands]
        other.deck = self.deck.copy()
        other.pile = self.pile.copy()
        other.laid = self.laid
        other.lots = self.lots
        other.penalties = self.penalties
        other.history = self.history
        other.round = self.round
        other.starter = self.starter
        other.turn = self.turn
        other.direction = self.direction
        other.count = self.count
        other.colour = self.colour
        other.named = self.named
        other.window = self.window
        other.heard = self.heard
        other.ahead = self.ahead
        other.accused = self.accused
        return other

    def save(self) -> dict[str, Plain]:
        hands: list[Plain] = [numbers(hand) for hand in self.hands]
        laid: list[Plain] = [numbers(list(cards)) for cards in self.laid]
        history: list[Plain] = [numbers(list(penalties)) for penalties in self.history]
        options: dict[str, Plain] = {}
        options.update(self.settings.given)
        return {
            "options": options,
            "hands": hands,
            "deck": numbers(self.deck),
            "pile": numbers(self.pile),
            "laid": laid,
            "lots": numbers(list(self.lots)),
            "penalties": numbers(list(self.penalties)),
            "history": history,
            "round": self.round,
            "starter": self.starter,
            "turn": self.turn,
            "direction": self.direction,
            "count": self.count,
            "colour": self.colour,
            "named": self.named,
            "window": self.window,
            "heard": self.heard,
            "ahead": self.ahead,
            "accused": self.accused,
        }


def load_table(seats: int, cards: Deck, settings: Settings, data: Plain) -> MagiTable:
    """The table that ``save`` wrote; Corrupt if it is impossible."""
    last = len(cards.cards) - 1
    table = MagiTable(seats, cards, settings)
    table.hands = [
        wholes(hand, about="a hand", low=0, high=last) for hand in rows(field(data, "hands"), about="the hands")
    ]
    table.deck = wholes(field(data, "deck"), about="the deck", low=0, high=last)
    table.pile = wholes(field(data, "pile"), about="the discards", low=0, high=last)
    table.laid = tuple(
        [
            tuple(wholes(laid, about="the laid cards", low=0, high=last))
            for laid in rows(field(data, "laid"), about="the laid cards")
        ]
    )
    table.lots = tuple(wholes(field(data, "lots"), about="the lots", low=NO_CARD, high=last))
    table.penalties = tuple(wholes(field(data, "penalties"), about="the penalties", low=0, high=_LARGEST))
    table.history = tuple(
        [
            tuple(wholes(row, about="the history", low=0, high=_LARGEST))
            for row in rows(field(data, "history"), about="the history")
        ]
    )
    table.round = whole(data, "round", low=0, high=_LARGEST)
    table.starter = whole(data, "starter", low=NOBODY, high=seats - 1)
    table.turn = whole(data, "turn", low=NOBODY, high=seats - 1)
    table.direction = whole(data, "direction", low=COUNTER, high=CLOCKWISE)
    table.count = whole(data, "count", low=0, high=_LARGEST)
    table.colour = whole(data, "colour", low=GREY, high=FREE)
    table.named = whole(data, "named", low=NOBODY, high=seats - 1)
    table.window = whole(data, "window", low=NOBODY, high=seats - 1)
    table.heard = truth(data, "heard")
    table.ahead = truth(data, "ahead")
    table.accused = whole(data, "accused", low=0, high=(1 << seats) - 1)
    _check(table)
    return table


def _check(table: MagiTable) -> None:
    """Corrupt unless every card is somewhere exactly once and every seat has what belongs to it."""
    if table.direction == 0:
        raise Corrupt("expected the direction to be 1 or -1, got 0")
    for name, found in (("hands", len(table.hands)), ("penalties", len(table.penalties))):
        if found != table.seats:
            raise Corrupt(f"expected the {name} of {table.seats} seats, got {found}")
    for row in table.history:
        if len(row) != table.seats:
            raise Corrupt(f"expected penalties of {table.seats} seats in the history, got {len(row)}")
    for name, found in (("laid cards", len(table.laid)), ("lots", len(table.lots))):
        if found not in (0, table.seats):
            raise Corrupt(f"expected the {name} of {table.seats} seats, got {found}")
    everywhere = table.whereabouts()
    if sorted(everywhere) != list(table.cards.numbers):
        raise Corrupt(f"expected each of {len(table.cards.numbers)} cards exactly once, got {len(everywhere)} places")
    for ascending in (table.deck, *table.hands):
        if ascending != sorted(ascending):
            raise Corrupt(f"expected hands and the deck to be ascending, got {ascending!r}")
