"""Finding the starting player, setting up a round, scoring it, and the end of the game."""

from typing import Final

from parlour.core.agenda import Step, Verdict
from parlour.core.pieces import put_all, take, take_all
from parlour.core.plain import Plain
from parlour.core.questions import Chance, Choice, Refusal, Value
from parlour.core.seats import Seat
from parlour.games.magi.events import Happened, Hidden, Open
from parlour.games.magi.model import GREY
from parlour.games.magi.steps.effects import StartCard, direction_name
from parlour.games.magi.steps.turn import Turn
from parlour.games.magi.table import CLOCKWISE, NO_CARD, NOBODY, MagiTable


class Game(Step[MagiTable]):
    """M-18, M-28: the starting player is found, then rounds are played until somebody has 50."""

    __slots__ = ()

    def act(self, table: MagiTable) -> None:
        table.deck = list(table.cards.numbers)
        table.hands = [[] for _ in table.everyone]
        table.lots = (NO_CARD,) * table.seats
        table.then(DrawLots(tuple(table.everyone)), Round())


class DrawLots(Step[MagiTable]):
    """M-18, M-19, M-87: each of these players draws one of the cards still face down, for the start."""

    __slots__ = ("players",)

    def __init__(self, players: tuple[int, ...]) -> None:
        self.players: Final = players

    def values(self) -> tuple[Value, ...]:
        return (self.players,)

    def act(self, table: MagiTable) -> None:
        if len(table.deck) < len(self.players):
            # More than ten redraws in a row: the open cards are turned over again.
            put_all(table.deck, table.pile)
            table.pile = []
        table.then_all([*[DrawLot(seat) for seat in self.players], CompareLots(self.players)])


class DrawLot(Step[MagiTable]):
    """M-18: one player draws a card and lays it open."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def values(self) -> tuple[Value, ...]:
        return (self.seat,)

    def ask(self, table: MagiTable) -> Chance:
        return Chance("lot", tuple(table.deck), None, 1, ("M-18",))

    def answered(self, table: MagiTable, value: Value) -> None:
        assert isinstance(value, int)
        take(table.deck, value)
        table.pile.append(value)
        lots = list(table.lots)
        lots[self.seat] = value
        table.lots = tuple(lots)
        table.tell(Open("lot", {"seat": self.seat, "card": table.text(value)}))


class CompareLots(Step[MagiTable]):
    """M-18, M-19: the largest number starts; if several share it, only those draw again."""

    __slots__ = ("players",)

    def __init__(self, players: tuple[int, ...]) -> None:
        self.players: Final = players

    def values(self) -> tuple[Value, ...]:
        return (self.players,)

    def act(self, table: MagiTable) -> None:
        cards = table.cards.cards
        largest = max([cards[table.lots[seat]].points for seat in self.players])
        best = tuple([seat for seat in self.players if cards[table.lots[seat]].points == largest])
        if len(best) == 1:
            table.starter = best[0]
            table.tell(Happened("starter", table.starter))
        else:
            seats: list[Plain] = []
            seats.extend(best)
            table.tell(Open("redraw", {"seats": seats}))
            table.then(DrawLots(best))


class Round(Step[MagiTable]):
    """M-22, M-23, M-88: all cards are shuffled, seven dealt to each, the rest is the deck; count 0, clockwise."""

    __slots__ = ()

    def act(self, table: MagiTable) -> None:
        table.round += 1
        table.deck = list(table.cards.numbers)
        table.hands = [[] for _ in table.everyone]
        table.pile = []
        table.lots = ()
        table.laid = ((),) * table.seats
        table.turn = NOBODY
        table.named = NOBODY
        table.count = 0
        table.colour = GREY
        if table.settings.direction_resets:
            table.direction = CLOCKWISE
        table.tell(Open("round", {"round": table.round, "starter": table.starter, "direction": direction_name(table)}))
        deals = [Deal(seat) for seat in table.clockwise_from(table.starter)]
        table.then(
            *deals,
            FaceDown(),
            SecondDiscard(table.starter),
            TurnUp(),
            StartCard(),
            FirstTurn(),
            Scoring(),
        )


class Deal(Step[MagiTable]):
    """M-22: seven cards to a player."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def values(self) -> tuple[Value, ...]:
        return (self.seat,)

    def ask(self, table: MagiTable) -> Chance:
        return Chance("deal", tuple(table.deck), None, table.cards.hand, ("M-22",))

    def answered(self, table: MagiTable, value: Value) -> None:
        assert isinstance(value, tuple)
        take_all(table.deck, value)
        table.hands[self.seat] = list(value)
        table.tell(Hidden("dealt", self.seat, table.texts(value)))


class FaceDown(Step[MagiTable]):
    """M-24: having seen their hands, all players discard one card face down, at the same time."""

    __slots__ = ()

    def act(self, table: MagiTable) -> None:
        table.together(*[FirstDiscard(seat) for seat in table.everyone])


class FirstDiscard(Step[MagiTable]):
    """M-24, M-89: one card face down, seen by nobody else."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def values(self) -> tuple[Value, ...]:
        return (self.seat,)

    def ask(self, table: MagiTable) -> Choice:
        return ask_discard(table, self.seat, "discard", "M-24")

    def refusal(self, table: MagiTable, value: Value) -> Refusal:
        return Refusal("not-in-hand", ("M-24",))

    def answered(self, table: MagiTable, value: Value) -> None:
        lay(table, self.seat, value)


class SecondDiscard(Step[MagiTable]):
    """M-25, M-115: when all have discarded, the starting player discards one more."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def values(self) -> tuple[Value, ...]:
        return (self.seat,)

    def ask(self, table: MagiTable) -> Choice:
        return ask_discard(table, self.seat, "second-discard", "M-25")

    def refusal(self, table: MagiTable, value: Value) -> Refusal:
        return Refusal("not-in-hand", ("M-25",))

    def answered(self, table: MagiTable, value: Value) -> None:
        lay(table, self.seat, value)


class TurnUp(Step[MagiTable]):
    """M-26, M-89: the face-down discards are shuffled and turned; the top one is the starting card."""

    __slots__ = ()

    def ask(self, table: MagiTable) -> Chance:
        return Chance("turn-up", tuple(all_laid(table)), None, 1, ("M-26",))

    def answered(self, table: MagiTable, value: Value) -> None:
        assert isinstance(value, int)
        pile = all_laid(table)
        take(pile, value)
        pile.append(value)
        table.pile = pile
        table.tell(Open("turned-up", {"card": table.text(value)}))


class FirstTurn(Step[MagiTable]):
    """M-28: the starting player has the first turn."""

    __slots__ = ()

    def act(self, table: MagiTable) -> None:
        first = table.starter if table.named == NOBODY else table.named
        table.named = NOBODY
        table.then(Turn(first))


class Scoring(Step[MagiTable]):
    """M-52, M-54 to M-58, M-111, M-112: everybody adds the points in hand; at 50 the lowest wins."""

    __slots__ = ()

    def act(self, table: MagiTable) -> None:
        table.window = NOBODY
        table.turn = NOBODY
        table.tell(Open("round-over", {"round": table.round}))
        penalties = list(table.penalties)
        for seat in table.everyone:
            points = table.points(table.hands[seat])
            penalties[seat] += points
            hand: list[Plain] = []
            hand.extend(table.texts(table.hands[seat]))
            table.tell(Open("scored", {"seat": seat, "points": points, "penalty": penalties[seat], "cards": hand}))
        table.penalties = tuple(penalties)
        table.history = (*table.history, table.penalties)
        if max(penalties) >= table.cards.goal:
            table.then(GameOver())
        else:
            # M-56: the left neighbour starts, whatever the direction (MA-21).
            table.starter = (table.starter + 1) % table.seats
            table.then(Round())


class GameOver(Step[MagiTable]):
    """M-57, M-58, M-111: the lowest penalty wins; level players share a place."""

    __slots__ = ()

    def act(self, table: MagiTable) -> None:
        penalties = table.penalties
        places = [1 + sum([other < own for other in penalties]) for own in penalties]
        table.verdict = Verdict(places, penalties, "lowest-penalty")
        winners: list[Plain] = []
        winners.extend(table.verdict.winners)
        table.tell(Open("over", {"seats": winners}))


def ask_discard(table: MagiTable, seat: Seat, about: str, clause: str) -> Choice:
    """Which hand card to lay face down; by default the one with the most points."""
    hand = table.hands[seat].copy()
    cards = table.cards.cards
    costly = hand[0]
    for number in hand:
        if cards[number].points > cards[costly].points:
            costly = number
    return Choice(seat, about, hand, costly, (clause,))


def lay(table: MagiTable, seat: Seat, value: Value) -> None:
    """Move a card from the hand face down to the table."""
    assert isinstance(value, int)
    take(table.hands[seat], value)
    laid = list(table.laid)
    laid[seat] = (*laid[seat], value)
    table.laid = tuple(laid)
    table.tell(Hidden("discarded", seat, (table.text(value),)))


def all_laid(table: MagiTable) -> list[int]:
    """All face-down discards, ascending."""
    cards: list[int] = []
    for laid in table.laid:
        put_all(cards, laid)
    return cards
