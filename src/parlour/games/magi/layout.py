"""A view of Magi as lines of text, in the order in which one looks at the table; and what stands on a card."""

from parlour.core.events import Told
from parlour.core.plain import Plain
from parlour.core.seen import listed, rows
from parlour.games.magi.model import COLOUR_NAMES, GREY, Card, Deck, Op

_TINTS = ("grey", "red", "blue", "yellow")


def lines(view: dict[str, Plain]) -> list[Told]:
    """The round, the players, the discards, the count and the direction, the hands that this eye may see."""
    found: list[Told] = [{"line": "round", "round": view["round"]}]
    for row in rows(view["seats"]):
        found.append(_seat(view, row))
    if view["top"]:
        found.append({"line": "top", "card": view["top"], "colour": view["colour"]})
    found.append({"line": "count", "count": view["count"], "direction": view["direction"], "number": view["deck"]})
    if view["hand"]:
        found.append({"line": "hand", "cards": view["hand"]})
    for seat, hand in enumerate(listed(view.get("hands", []))):
        found.append({"line": "hand-of", "seat": seat, "cards": hand})
    return found


def caption(deck: Deck, kind: str, value: str) -> Told | None:
    """M-17: a card's ground, its points, its effects, and whether it bears the hexagram; a colour's own colour."""
    if kind == "colour" and value in COLOUR_NAMES[1:4]:
        return {"tint": value}
    number = deck.by_text.get(value)
    if kind != "card" or number is None:
        return None
    return _of_card(deck.cards[number])


def entry_caption(deck: Deck, table: str, id: str) -> Told | None:
    """The same for an entry of the content file: for the first card of the kind."""
    for card in deck.cards:
        if table == "kind" and card.kind.id == id:
            return _of_card(card)
    return None


def called(deck: Deck, kind: str, value: str) -> Told | None:
    """What the host of a content file calls this kind or card, which also says its colour; the id of the kind."""
    if kind == "kind":
        return {"name": deck.names.get(value, ""), "id": value}
    number = deck.by_text.get(value, deck.by_text.get(f"{value}-1"))
    if kind != "card" or number is None:
        return None
    card = deck.cards[number]
    told: Told = {"name": deck.names.get(card.kind.id, ""), "id": card.kind.id}
    if card.colour != GREY:
        told["line"] = f"called-{COLOUR_NAMES[card.colour]}"
    return told


def _seat(view: dict[str, Plain], row: dict[str, Plain]) -> Told:
    return {
        "line": "seat",
        "seat": row["seat"],
        "number": row["cards"],
        "penalty": row["penalty"],
        "called": row["called"],
        "turn": row["seat"] == view["turn"],
    }


def _of_card(card: Card) -> Told:
    effects: list[Plain] = []
    for effect in card.effects:
        effects.append(f"draw-{effect.x}" if effect.op is Op.DRAW else effect.op.value)
    line = "card-hexagram" if card.hexagram else "card-effects" if effects else "card"
    return {"tint": _TINTS[card.colour], "line": line, "points": card.points, "effects": effects}
