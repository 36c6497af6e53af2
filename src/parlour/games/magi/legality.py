"""M-29, M-34, M-96: which card may be used when."""

from parlour.core.questions import Refusal
from parlour.core.seats import Seat
from parlour.games.magi.model import FREE, Card
from parlour.games.magi.table import MagiTable


def fits(table: MagiTable, card: Card) -> bool:
    """M-11, M-29, M-96, M-98: magicians always; others by colour in force or by the top discard's name; FREE: any."""
    colour = table.colour
    return card.colour == colour or card.magician or colour == FREE or card.kind is table.cards.cards[table.top].kind


def bears_hexagram(table: MagiTable, card: Card) -> bool:
    """M-34, and M-78: in catastrophe every DRAW counts as a hexagram."""
    return card.hexagram or (card.draws and table.settings.catastrophe)


def usable(table: MagiTable, seat: Seat) -> list[int]:
    """The hand cards that may be used in the main phase (M-45: of any type)."""
    cards = table.cards.cards
    if table.colour == FREE:
        return table.hands[seat].copy()
    colour = table.colour
    kind = cards[table.pile[-1]].kind
    found: list[int] = []
    for number in table.hands[seat]:
        card = cards[number]
        if card.colour == colour or card.magician or card.kind is kind:
            found.append(number)
    return found


def magical(table: MagiTable, seat: Seat) -> list[int]:
    """The hand cards that may be used in the magic phase (M-34; MA-6: they must match unless the option says no)."""
    cards = table.cards.cards
    free = not table.settings.magic_needs_match
    return [
        number
        for number in table.hands[seat]
        if bears_hexagram(table, cards[number]) and (free or fits(table, cards[number]))
    ]


def why_not(table: MagiTable, seat: Seat, number: int, *, magic: bool) -> Refusal | None:
    """Why this card may not be used now; None if it may."""
    if number not in table.hands[seat]:
        return Refusal("not-in-hand", ("M-46",))
    card = table.cards.cards[number]
    if magic and not bears_hexagram(table, card):
        return Refusal("no-hexagram", ("M-34", "M-83"), {"card": card.text})
    if not fits(table, card) and not (magic and not table.settings.magic_needs_match):
        return Refusal("no-match", ("M-29", "M-96"), {"card": card.text})
    return None
