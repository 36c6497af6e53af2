"""What an eye sees of a table of Dice Forge: everything (D-133), built up from nothing."""

from typing import Final

from parlour.core.agenda import AnyStep
from parlour.core.plain import Plain
from parlour.core.seats import Seat
from parlour.games.dice_forge.model import COLOURS, DICE, DIE_NAMES, NONE, RESOURCE_NAMES, SIDES, SLOTS, Pond
from parlour.games.dice_forge.steps.forging import Forge
from parlour.games.dice_forge.steps.rounds import printed
from parlour.games.dice_forge.table import CERBERUS, NOBODY, TOKENS, TRITON, ForgeTable

_NOTHING: Final = ""

_COMING: Final = {
    "Action": "action",
    "ApplyPair": "apply",
    "Blessing": "blessing",
    "Cerberus": "cerberus",
    "ExtraAction": "extra-action",
    "Forge": "forge",
    "MoreFaces": "offering",
    "Move": "move",
    "Oust": "oust",
    "Pay": "pay",
    "Reinforcement": "reinforcement",
    "Resolve": "apply",
    "RollDie": "roll",
    "Satyrs": "pick",
    "Ship": "ship",
    "Suffer": "suffer",
    "TakeCard": "take-card",
    "Throw": "throw",
    "Turn": "turn",
    "UseGear": "reinforcement",
}
"""The headings a person wants to know of when they wait on the agenda; all of them name their hero first."""


def look(table: ForgeTable) -> dict[str, Plain]:
    """D-133: heroes, temple, islands, what has been removed, and what is still to come (the next first)."""
    seats: list[Plain] = [seen_hero(table, hero) for hero in table.everyone]
    temple: list[Plain] = [seen_pond(table, pond) for pond in table.content.ponds]
    islands: list[Plain] = [seen_island(table, at) for at in range(len(table.content.islands))]
    boars: list[Plain] = []
    boars.extend([COLOURS[colour] for colour in table.boars])
    options: dict[str, Plain] = {}
    options.update(table.settings.given)
    return {
        "seats": seats,
        "temple": temple,
        "islands": islands,
        "boars": boars,
        "out": _counted(table, table.out),
        "round": table.round,
        "rounds": table.crowd.rounds,
        "first": table.first,
        "turn": table.turn,
        "forging": forging(table),
        "coming": coming(table),
        "options": options,
    }


def seen_hero(table: ForgeTable, hero: Seat) -> Plain:
    """A hero's reserve, dice (six faces each, and which of them is up), cards, tokens and pawn."""
    lap = table.content.numbers.hammer_lap
    dice: list[Plain] = [seen_die(table, hero, die) for die in range(DICE)]
    limits: dict[str, Plain] = {}
    for resource, name in enumerate(RESOURCE_NAMES[:3]):
        limits[name] = table.limit(hero, resource)
    cards: list[Plain] = []
    cards.extend([table.content.cards[card].id for card in table.cards[hero]])
    boars: list[Plain] = []
    boars.extend([COLOURS[colour] for colour, owner in enumerate(table.boar_owner) if owner == hero])
    pawn = table.pawns[hero]
    seen: dict[str, Plain] = {"seat": hero}
    for resource, name in enumerate(RESOURCE_NAMES):
        seen[name] = table.held(hero, resource)
    seen.update(
        {
            "limits": limits,
            "dice": dice,
            "removed": _ids(table, table.removed[hero]),
            "cards": cards,
            "boars": boars,
            "printed": printed(table, hero),
            "pawn": _NOTHING if pawn == NONE else table.content.islands[pawn],
            "hammers": table.hammers[hero],
            "hammered": table.hammered[hero],
            "hammer_room": table.hammer_room(hero),
            "hammer_lap": table.hammered[hero] % (2 * lap) // lap + 1,
            "hammer_space": table.hammered[hero] % lap,
            "cerberus": table.tokens[hero * TOKENS + CERBERUS],
            "triton": table.tokens[hero * TOKENS + TRITON],
        }
    )
    return seen


def seen_die(table: ForgeTable, hero: Seat, die: int) -> Plain:
    """The six faces of a die, and the slot (from 0) that lies up."""
    first = hero * SLOTS + die * SIDES
    return {
        "die": DIE_NAMES[die],
        "faces": _ids(table, tuple(table.faces[first : first + SIDES])),
        "up": table.up[hero * DICE + die],
    }


def seen_pond(table: ForgeTable, pond: Pond) -> Plain:
    """A pond with its price, or a garden (price 0: not for sale), and how many of each face are left."""
    faces: list[Plain] = []
    for face in pond.faces:
        faces.append({"face": table.content.faces[face].id, "left": table.temple[face]})
    return {"pond": pond.id, "cost": 0 if pond.cost == NONE else pond.cost, "faces": faces}


def seen_island(table: ForgeTable, island: int) -> Plain:
    """An island: its piles with price, points and copies left, and the seat whose pawn stands there (-1: nobody)."""
    piles: list[Plain] = []
    for at, place in enumerate(table.content.places):
        if place.island == island and table.lying[at] != NONE:
            card = table.content.cards[table.lying[at]]
            piles.append(
                {
                    "place": place.id,
                    "card": card.id,
                    "sun": card.sun,
                    "moon": card.moon,
                    "points": card.points,
                    "left": table.piles[at],
                }
            )
    pawn = table.pawns.index(island) if island in table.pawns else NOBODY
    return {"island": table.content.islands[island], "piles": piles, "pawn": pawn}


def forging(table: ForgeTable) -> str:
    """The face that is about to be put on a die (D-42), so that its place can be chosen; else empty."""
    step = table.agenda[-1] if table.agenda else None
    return table.content.faces[step.face].id if isinstance(step, Forge) else _NOTHING


def coming(table: ForgeTable) -> list[Plain]:
    """The headings still to come after the open question, the next first; each with its seat."""
    found: list[Plain] = []
    for step in table.agenda[-2::-1]:
        name = _COMING.get(type(step).__name__)
        if name is not None:
            found.append({"step": name, "seat": _hero_of(step)})
    return found


def _hero_of(step: AnyStep) -> Seat:
    hero = step.values()[0]
    assert isinstance(hero, int)
    return hero


def _ids(table: ForgeTable, faces: tuple[int, ...]) -> list[Plain]:
    found: list[Plain] = []
    found.extend([table.content.faces[face].id for face in faces])
    return found


def _counted(table: ForgeTable, counts: list[int]) -> list[Plain]:
    found: list[Plain] = []
    for face, count in enumerate(counts):
        found.extend(_ids(table, (face,) * count))
    return found
