"""What a hero may buy, and which rule refuses the rest."""

from parlour.core.questions import Greyed, Refusal
from parlour.core.seats import Seat
from parlour.games.dice_forge.answers import CARD, FACE
from parlour.games.dice_forge.model import GOLD, MOON, NONE, SUN
from parlour.games.dice_forge.table import HOME, ForgeTable


def price(table: ForgeTable, face: int, discount: int) -> int:
    """D-80: the price of a face of the ponds; never below 0."""
    return max(0, table.content.costs[face] - discount)


def faces_on_offer(table: ForgeTable, hero: Seat, discount: int, bought: tuple[int, ...]) -> list[int]:
    """D-40, D-41, D-47: the faces in the ponds that the hero can pay for and has not bought in this offering."""
    gold = table.held(hero, GOLD) + discount
    costs = table.content.costs
    temple = table.temple
    return [
        face + FACE for face in table.content.for_sale if costs[face] <= gold and temple[face] and face not in bought
    ]


def why_no_face(table: ForgeTable, hero: Seat, face: int, *, discount: int, bought: tuple[int, ...]) -> Refusal | None:
    """Why this face cannot be bought now; None if it can."""
    if not 0 <= face < len(table.content.faces):
        return Refusal("illegal", ("D-40",))
    if table.content.costs[face] == NONE:
        return Refusal("not-for-sale", ("D-15", "D-79"), {"face": table.content.faces[face].id})
    if face in bought:
        return Refusal("same-face", ("D-40", "D-41"), {"face": table.content.faces[face].id})
    if not table.temple[face]:
        return Refusal("pond-empty", ("D-47",), {"face": table.content.faces[face].id})
    cost = price(table, face, discount)
    if cost > table.held(hero, GOLD):
        return Refusal("no-gold", ("D-40",), {"number": cost, "held": table.held(hero, GOLD)})
    return None


def greyed_faces(table: ForgeTable, hero: Seat, discount: int, bought: tuple[int, ...]) -> list[Greyed]:
    """The faces of the ponds that cannot be bought now, each with the reason."""
    grey: list[Greyed] = []
    for face in table.content.for_sale:
        refused = why_no_face(table, hero, face, discount=discount, bought=bought)
        if refused is not None:
            grey.append(Greyed(face + FACE, refused))
    return grey


def feats_on_offer(table: ForgeTable, hero: Seat) -> list[int]:
    """D-48, D-55, D-56: the cards on the islands that the hero can pay for."""
    cards = table.content.cards
    sun, moon = table.held(hero, SUN), table.held(hero, MOON)
    found: list[int] = []
    for at, number in enumerate(table.lying):
        card = cards[number]
        if card.sun <= sun and card.moon <= moon and table.piles[at]:
            found.append(number + CARD)
    return found


def why_no_feat(table: ForgeTable, hero: Seat, number: int) -> Refusal | None:
    """Why this card cannot be bought now; None if it can."""
    if number not in table.lying:
        return Refusal("no-such-pile", ("D-07", "D-09"))
    card = table.content.cards[number]
    if not table.piles[card.place]:
        return Refusal("pile-empty", ("D-55", "D-56"), {"card": card.id})
    if card.sun > table.held(hero, SUN):
        return Refusal("no-sun", ("D-48",), {"number": card.sun, "held": table.held(hero, SUN)})
    if card.moon > table.held(hero, MOON):
        return Refusal("no-moon", ("D-48",), {"number": card.moon, "held": table.held(hero, MOON)})
    return None


def greyed_feats(table: ForgeTable, hero: Seat) -> list[Greyed]:
    """The cards on the islands that cannot be bought now, each with the reason."""
    grey: list[Greyed] = []
    for number in table.lying:
        refused = why_no_feat(table, hero, number)
        if refused is not None:
            grey.append(Greyed(number + CARD, refused))
    return grey


def pawn_on(table: ForgeTable, island: int, but: Seat) -> Seat:
    """D-50: the other hero whose pawn stands on an island; NONE if there is nobody (at home there may be many)."""
    if island != HOME:
        for hero in table.everyone:
            if hero != but and table.pawns[hero] == island:
                return hero
    return NONE
