"""M-29, M-34, M-45, M-96: which card may be used when."""

from parlour.core.questions import Refusal
from parlour.core.seats import Seat
from parlour.games.magi.table import MagiTable


def hexagrams(table: MagiTable) -> list[bool]:
    """Which cards count as hexagram cards: M-34, and M-78, M-79 that in catastrophe every DRAW is one."""
    return table.cards.or_draws if table.settings.catastrophe else table.cards.hexagrams


def fitting(table: MagiTable) -> list[bool]:
    """M-29, M-96: which cards fit on the top discard with the colour in force."""
    deck = table.cards
    return deck.fitting[table.colour][deck.cards[table.pile[-1]].kind.place]


def usable(table: MagiTable, seat: Seat) -> list[int]:
    """The hand cards that may be used in the main phase (M-45: of any type; M-96: they must fit)."""
    fit = fitting(table)
    return [number for number in table.hands[seat] if fit[number]]


def magical(table: MagiTable, seat: Seat) -> list[int]:
    """The hand cards that may be used in the magic phase (M-34; MA-6: they must fit unless the option says no)."""
    hexagram = hexagrams(table)
    if not table.settings.magic_needs_match:
        return [number for number in table.hands[seat] if hexagram[number]]
    fit = fitting(table)
    return [number for number in table.hands[seat] if hexagram[number] and fit[number]]


def why_not(table: MagiTable, seat: Seat, number: int, *, magic: bool) -> Refusal | None:
    """Why this card may not be used now; None if it may."""
    if number not in table.hands[seat]:
        return Refusal("not-in-hand", ("M-46",))
    card = table.cards.cards[number]
    if magic and not hexagrams(table)[number]:
        return Refusal("no-hexagram", ("M-34", "M-83"), {"card": card.text})
    if not fitting(table)[number] and not (magic and not table.settings.magic_needs_match):
        return Refusal("no-match", ("M-29", "M-96"), {"card": card.text})
    return None
