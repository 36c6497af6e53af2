"""What an eye sees of a table of Magi, and the other worlds it cannot tell apart."""

from typing import Final

from parlour.core.pieces import put_all
from parlour.core.plain import Plain, numbers
from parlour.core.questions import Rng
from parlour.core.seats import REFEREE, Eye, Seat
from parlour.games.magi.model import COLOUR_NAMES
from parlour.games.magi.steps.effects import direction_name
from parlour.games.magi.table import NO_CARD, MagiTable

_NOTHING: Final = ""


def look(table: MagiTable, eye: Eye) -> dict[str, Plain]:
    """M-21, M-89, M-106: hand sizes, the top discard, count, colour and direction are public; a hand is its owner's.

    The count is a number; the cards that show it on a board (M-113) are a display and no part of the position.
    """
    seats: list[Plain] = [seen_seat(table, seat) for seat in table.everyone]
    history: list[Plain] = [numbers(list(row)) for row in table.history]
    options: dict[str, Plain] = {}
    options.update(table.settings.given)
    own = 0 <= eye < table.seats
    seen: dict[str, Plain] = {
        "seats": seats,
        "round": table.round,
        "starter": table.starter,
        "turn": table.turn,
        "direction": direction_name(table),
        "count": table.count,
        "colour": COLOUR_NAMES[table.colour],
        "top": table.text(table.top) if table.pile else _NOTHING,
        "deck": len(table.deck),
        "pile": len(table.pile),
        "hand": written(table, table.hands[eye]) if own else [],
        "laid": written(table, table.laid[eye]) if own and table.laid else [],
        "history": history,
        "options": options,
    }
    if eye == REFEREE:
        hands: list[Plain] = [written(table, hand) for hand in table.hands]
        seen["hands"] = hands
    return seen


def seen_seat(table: MagiTable, seat: Seat) -> Plain:
    """A seat as everybody sees it; ``lot`` is the open card drawn for the start, ``called`` an audible "Magi!"."""
    lot = table.lots[seat] if table.lots else NO_CARD
    return {
        "seat": seat,
        "cards": len(table.hands[seat]),
        "penalty": table.penalties[seat],
        "called": (table.window == seat and table.heard) or (table.turn == seat and table.ahead),
        "lot": table.text(lot) if lot != NO_CARD else _NOTHING,
    }


def written(table: MagiTable, cards: list[int] | tuple[int, ...]) -> list[Plain]:
    """The cards' texts as plain data."""
    return [table.cards.cards[card].text for card in cards]


def redealt(table: MagiTable, eye: Eye, rng: Rng) -> MagiTable:
    """The same table with everything that this eye has not seen dealt anew.

    Unseen are the deck, the other hands, and the others' face-down discards, also after these have been turned, except
    the starting card (M-89). Used cards stay where everybody saw them go.
    """
    other = table.copy()
    if eye == REFEREE:
        return other
    strangers = [seat for seat in table.everyone if seat != eye]
    unseen = other.deck
    for seat in strangers:
        unseen = unseen + other.hands[seat]
    buried = _buried(table, strangers)
    unseen = unseen + buried
    unseen.sort()
    _shuffle(unseen, rng)
    for seat in strangers:
        size = len(other.hands[seat])
        other.hands[seat] = sorted(unseen[:size])
        del unseen[:size]
    _bury(other, strangers, unseen[: len(buried)], rng)
    del unseen[: len(buried)]
    other.deck = sorted(unseen)
    return other


def _buried(table: MagiTable, strangers: list[Seat]) -> list[int]:
    """The others' face-down discards, without the starting card if it has been turned."""
    shown = _starting_card(table)
    return [card for seat in strangers if table.laid for card in table.laid[seat] if card != shown]


def _starting_card(table: MagiTable) -> int:
    """The starting card while the face-down discards lie under it (until a reshuffle), else NO_CARD."""
    laid = sum([len(cards) for cards in table.laid])
    return table.pile[laid - 1] if table.laid and table.pile else NO_CARD


def _bury(table: MagiTable, strangers: list[Seat], cards: list[int], rng: Rng) -> None:
    """Lay other cards face down for the strangers; any of them may have laid the starting card, if the eye did not."""
    if not table.laid:
        return
    shown = _starting_card(table)
    theirs = shown != NO_CARD and any([shown in table.laid[seat] for seat in strangers])
    pool = [*cards, shown] if theirs else list(cards)
    _shuffle(pool, rng)
    laid = list(table.laid)
    for seat in strangers:
        size = len(laid[seat])
        laid[seat] = tuple(sorted(pool[:size]))
        del pool[:size]
    table.laid = tuple(laid)
    if shown != NO_CARD:
        below: list[int] = []
        for each in table.laid:
            put_all(below, each)
        below.remove(shown)
        table.pile[: len(below)] = below


def _shuffle(cards: list[int], rng: Rng) -> None:
    """Fisher-Yates."""
    for last in range(len(cards) - 1, 0, -1):
        at = rng.randrange(last + 1)
        cards[last], cards[at] = cards[at], cards[last]
