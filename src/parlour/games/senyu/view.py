"""What an eye sees of a table of Senyu, and the other worlds it cannot tell apart."""

from collections.abc import Sequence

from parlour.core.plain import Plain, numbers
from parlour.core.questions import Rng
from parlour.core.seats import REFEREE, Eye, Seat
from parlour.games.senyu.table import NO_CELL, NO_HERO, SenyuTable

_NOTHING = ""


def look(table: SenyuTable, eye: Eye) -> dict[str, Plain]:
    """S-125: all is public but the faces of held items, the cards Sion chooses from, and what is still in the deck."""
    own = 0 <= eye < table.seats
    seats: list[Plain] = [seen_seat(table, seat) for seat in table.everyone]
    dice: list[Plain] = [
        {"seat": seat, "points": points} for seat, points in zip(table.throwers, table.dice, strict=True)
    ]
    options: dict[str, Plain] = {}
    options.update(table.settings.given)
    choosing = eye == table.turn or eye == REFEREE
    seen: dict[str, Plain] = {
        "seats": seats,
        "round": table.round,
        "starter": table.starter,
        "turn": table.turn,
        "goal": table.settings.goal,
        "minutes": table.settings.minutes,
        "time_up": table.time_up,
        "dice": dice,
        "dice_count": table.dice_count,
        "duel": numbers(list(table.duel)),
        "fighters": numbers(list(table.fighters)),
        "out": numbers(list(table.out)),
        "deck": len(table.deck),
        "discards": card_texts(table, table.discards),
        "aside": card_texts(table, table.aside),
        "offered": card_texts(table, table.offered) if choosing else [],
        "choosing": len(table.offered),
        "monsters": len(table.lair),
        "slain": monster_texts(table, table.slain),
        "prey": monster_texts(table, table.prey),
        "bonus": table.bonus if table.prey else 0,
        "weakened": table.weakened if table.prey else 0,
        "hand": card_texts(table, table.hands[eye]) if own else [],
        "options": options,
    }
    if eye == REFEREE:
        hands: list[Plain] = [card_texts(table, hand) for hand in table.hands]
        seen["hands"] = hands
    return seen


def seen_seat(table: SenyuTable, seat: Seat) -> Plain:
    """A seat as everybody sees it. ``departs``: the cell to depart from; ``right``: 1 ready, 2 gained this turn."""
    hero = table.heroes[seat]
    cell = table.departs[seat]
    return {
        "seat": seat,
        "hero": table.content.heroes[hero].text if hero != NO_HERO else _NOTHING,
        "hp": table.hp[seat],
        "cell": table.content.cells[table.cell(seat)].text,
        "place": table.cell(seat),
        "progress": table.progress[seat],
        "certificates": table.certificates[seat],
        "stays": table.stays[seat],
        "lost": table.lost[seat],
        "falls": table.falls[seat],
        "departs": table.content.cells[cell].text if cell != NO_CELL else _NOTHING,
        "right": table.rights[seat],
        "items": len(table.hands[seat]),
        "wishes": bool(table.wishes >> seat & 1),
    }


def card_texts(table: SenyuTable, cards: Sequence[int]) -> list[Plain]:
    """The task cards' texts as plain data."""
    return [table.content.cards[card].text for card in cards]


def monster_texts(table: SenyuTable, monsters: Sequence[int]) -> list[Plain]:
    """The monsters' texts as plain data."""
    return [table.content.monsters[monster].text for monster in monsters]


def redealt(table: SenyuTable, eye: Eye, rng: Rng) -> SenyuTable:
    """The same table with everything that this eye has not seen dealt anew.

    Unseen are the deck, the others' items (which can be items only, S-26), and the cards somebody else chooses from.
    """
    other = table.copy()
    if eye == REFEREE:
        return other
    strangers = [seat for seat in table.everyone if seat != eye]
    unseen = other.deck
    for seat in strangers:
        unseen = unseen + other.hands[seat]
    hidden_offer = eye != table.turn
    if hidden_offer:
        unseen = unseen + other.offered
    unseen.sort()
    _shuffle(unseen, rng)
    for seat in strangers:
        other.hands[seat] = sorted(_take_items(table, unseen, len(other.hands[seat])))
    if hidden_offer:
        number = len(other.offered)
        other.offered = unseen[:number]
        del unseen[:number]
    other.deck = sorted(unseen)
    return other


def _take_items(table: SenyuTable, cards: list[int], number: int) -> list[int]:
    """The first so many items, taken out of the cards."""
    items = [card for card in cards if table.content.cards[card].item][:number]
    for card in items:
        cards.remove(card)
    return items


def _shuffle(cards: list[int], rng: Rng) -> None:
    """Fisher-Yates."""
    for last in range(len(cards) - 1, 0, -1):
        at = rng.randrange(last + 1)
        cards[last], cards[at] = cards[at], cards[last]
