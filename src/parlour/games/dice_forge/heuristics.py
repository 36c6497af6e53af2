"""How a sensible hero of Dice Forge answers, from what one seat sees and nothing else. No rules: only taste.

The ideas: everything has a worth in points, which falls with the time left to use it. Faces are bought while there are
rolls to come, cards that give something every turn early, dear cards for their glory late; an action is taken if it is
worth more than what it costs, and an extra one if it is still worth two suns. Gold goes onto the hammer once faces are
no longer worth it.
"""

from collections.abc import Sequence
from typing import Final

from parlour.core.plain import Plain
from parlour.core.questions import Rng
from parlour.games.dice_forge.answers import read_portion
from parlour.games.dice_forge.model import (
    DIE_NAMES,
    GOLD,
    MOON,
    NONE,
    PORTION,
    SIDES,
    SUN,
    VP,
    Card,
    CardKind,
    Content,
    Face,
    FaceKind,
)
from parlour.games.dice_forge.outlook import Outlook, text, words

_EXTRA: Final = 1.35
"""So much better than its price must an extra action be."""

_EXTRA_ROLLS: Final = 1.15
"""Rolls besides those of step 1, in proportion: by cards and ousting."""

_HAMMER_ONE: Final = 8.0
_HAMMER_TWO: Final = 12.5
_HAMMER_SPARE: Final = 0.8
_HAMMER_TURNS: Final = 6
_HAMMER_KEEP: Final = 5
_CERBERUS: Final = 7.0
_SHIP_DISCOUNT: Final = 2

# What effects are worth that no number on the table tells: in blessings, in points, in points a roll or a turn.
_SATYRS: Final = 1.4
_CERBERUS_TOKEN: Final = 1.4
_CHEST: Final = 1.5
_BOAR: Final = 2.5
_BEAR: Final = 2.1


def advise(content: Content, view: dict[str, Plain], question: dict[str, Plain], rng: Rng) -> str | None:
    """The answer to one of the seat's own questions; None leaves a window alone."""
    outlook = Outlook(content, view)
    about = text(question["about"])
    answers = words(question["answers"])
    if about == "triton":
        return _triton(outlook, answers)
    if about in ("wearer", "shield", "draft"):
        return answers[rng.randrange(len(answers))]
    if about in ("action", "offering", "ship", "extra", "gear"):
        return _buy(outlook, about, answers)
    if about in ("mirror-lost", "option-lost"):
        return _least_lost(outlook, about, answers)
    if about in ("option", "owl", "boar-reward"):
        return max(answers, key=lambda answer: outlook.worth_of_portion(read_portion(answer)))
    if about in ("hammer", "swap-gold", "swap-sun", "swap-moon"):
        return _hammer(outlook, answers) if about == "hammer" else _swap(outlook, about, answers)
    return _choose(outlook, about, answers)


def _buy(outlook: Outlook, about: str, answers: Sequence[str]) -> str:
    if about == "action":
        return _action(outlook, answers)
    if about == "extra":
        return _extra(outlook, answers)
    if about == "gear":
        return _gear(outlook, answers)
    return _another_face(outlook, answers, discount=0 if about == "offering" else _SHIP_DISCOUNT)


def _choose(outlook: Outlook, about: str, answers: Sequence[str]) -> str:
    """What is about the own dice and the faces on them."""
    if about == "forge":
        return _forge(outlook, answers, text(outlook.view["forging"]))
    if about == "order":
        return _order(outlook, answers)
    if about == "die":
        return DIE_NAMES[0 if outlook.mean(0) > outlook.mean(1) else 1]
    if about == "cerberus":
        worth = sum([outlook.worth_of_face(face, die) for die, face in enumerate(outlook.up)])
        return "yes" if worth >= _CERBERUS or outlook.turns <= 1 else "no"
    assert about in ("mirror", "pick"), f"expected a question of this game, got {about!r}"
    return _best_on_dice(outlook, answers)


# --- actions ------------------------------------------------------------------------------------------------------


def _action(outlook: Outlook, answers: Sequence[str]) -> str:
    best, worth = _best_action(outlook, answers)
    if best == "":
        return answers[-1]
    return best if worth > 0 or "pass" not in answers else "pass"


def _best_action(outlook: Outlook, answers: Sequence[str]) -> tuple[str, float]:
    """The action worth the most beyond its price, and how much that is."""
    best, most = "", 0.0
    for answer in answers:
        verb, _, name = answer.partition(" ")
        if verb == "feat":
            card = outlook.content.cards[outlook.content.card_ids[name]]
            worth = worth_of_card(outlook, card) - outlook.cost(card)
        elif verb == "offer":
            worth = _worth_of_offering(outlook, answers, name)
        else:
            continue
        if best == "" or worth > most:
            best, most = answer, worth
    return best, most


def _worth_of_offering(outlook: Outlook, answers: Sequence[str], first: str) -> float:
    """What an offering is worth that begins with this face and goes on with the best that can be paid for."""
    content = outlook.content
    gold = outlook.held[GOLD] - content.faces[content.face_ids[first]].cost
    total = _worth_of_forging(outlook, content.faces[content.face_ids[first]], 0)
    more: list[float] = []
    for answer in answers:
        verb, _, name = answer.partition(" ")
        face = content.faces[content.face_ids[name]] if verb == "offer" and name != first else None
        if face is not None and face.cost <= gold:
            more.append(_worth_of_forging(outlook, face, 0))
    return total + max([0.0, *more])


def _worth_of_forging(outlook: Outlook, face: Face, discount: int) -> float:
    """What a face is worth in place of the worst one, beyond its price."""
    gain = outlook.worth_of_face(face) - outlook.worst()
    price = max(0, face.cost - discount) if face.cost != NONE else 0
    return gain * outlook.rolls * _EXTRA_ROLLS / SIDES - price * outlook.units[GOLD]


def worth_of_card(outlook: Outlook, card: Card) -> float:
    """What a card is worth now: its glory, and what its effect brings until the end."""
    return card.points + _worth_at_once(outlook, card) + _worth_until_the_end(outlook, card)


def _worth_at_once(outlook: Outlook, card: Card) -> float:
    """What a card's effect brings when it is bought."""
    kind, units = card.kind, outlook.units
    if kind is CardKind.GAIN:
        parts = [min(card.gives[each], outlook.room(each)) * units[each] for each in (GOLD, SUN, MOON)]
        return sum(parts)
    if kind is CardKind.DIVINE:
        return card.times * outlook.blessing()
    if kind is CardKind.MINOR:
        return card.times * max(outlook.mean(0), outlook.mean(1))
    if kind is CardKind.SATYRS:
        return outlook.blessing() * _SATYRS
    if kind is CardKind.TYPHON:
        return float(outlook.removed)
    return 0.0


def _worth_until_the_end(outlook: Outlook, card: Card) -> float:
    """What a card's effect brings in the turns and rolls to come."""
    kind, later, units = card.kind, outlook.later(), outlook.units
    rolls = outlook.rolls * _EXTRA_ROLLS / SIDES
    if kind is CardKind.HAMMER:
        return _worth_of_hammer(outlook)
    if kind is CardKind.CHEST:
        return _CHEST if later > 2 and outlook.count(CardKind.CHEST) == 0 else 0.0
    if kind is CardKind.HIND:
        return later * max(outlook.mean(0), outlook.mean(1))
    if kind is CardKind.ELDER:
        return later * max(0.0, 4 - 3 * units[GOLD]) if outlook.count(CardKind.ELDER) < 2 else 0.0
    if kind is CardKind.OWL or kind is CardKind.TRITON:
        shard = max(units[SUN], units[MOON])
        return later * shard if kind is CardKind.OWL else min(later, 1) * 2 * shard
    if kind is CardKind.FORGE or kind is CardKind.SHIELD:
        number = card.face if card.face != NONE else outlook.content.shields[0]
        return (outlook.worth_of_face(outlook.content.faces[number]) - outlook.worst()) * rolls
    if kind is CardKind.BOAR:
        return _BOAR * rolls
    if kind is CardKind.BEAR:
        return _BEAR * later
    return outlook.blessing() * _CERBERUS_TOKEN if kind is CardKind.CERBERUS else 0.0


def _worth_of_hammer(outlook: Outlook) -> float:
    """What another hammer's laps are worth with the gold that nothing else will take."""
    spare = outlook.supply() - outlook.use_of_gold() * _HAMMER_SPARE - outlook.hammer_room
    numbers = outlook.content.numbers
    if spare < numbers.hammer_lap:
        return 0.0
    if spare < 2 * numbers.hammer_lap:
        return _HAMMER_ONE
    return _HAMMER_TWO


def _extra(outlook: Outlook, answers: Sequence[str]) -> str:
    """Whether another action is worth its two suns: what could be paid for afterwards."""
    if "yes" not in answers:
        return "no"
    price = outlook.content.numbers.extra_sun
    outlook.held[SUN] -= price
    best, worth = _best_action(outlook, _payable(outlook))
    outlook.held[SUN] += price
    return "yes" if best and worth > price * outlook.units[SUN] + _EXTRA else "no"


def _payable(outlook: Outlook) -> list[str]:
    """The actions that can be paid for from what is held."""
    found: list[str] = []
    for card, left in outlook.lying.items():
        price = outlook.content.cards[outlook.content.card_ids[card]]
        if left and price.sun <= outlook.held[SUN] and price.moon <= outlook.held[MOON]:
            found.append(f"feat {card}")
    for face, left in outlook.left.items():
        cost = outlook.content.faces[outlook.content.face_ids[face]].cost
        if left and cost != NONE and cost <= outlook.held[GOLD]:
            found.append(f"offer {face}")
    return found


def _triton(outlook: Outlook, answers: Sequence[str]) -> str | None:
    """The token is spent when it fits in and an action is about to be chosen."""
    asked = outlook.view["questions"]
    assert isinstance(asked, list)
    for question in asked:
        if isinstance(question, dict) and question["seat"] == outlook.seat and question["about"] in ("action", "extra"):
            best = max(answers, key=lambda answer: outlook.worth_of_portion(read_portion(answer)))
            portion = read_portion(best)
            return best if outlook.room(portion // PORTION) >= portion % PORTION else None
    return None


# --- faces --------------------------------------------------------------------------------------------------------


def _another_face(outlook: Outlook, answers: Sequence[str], *, discount: int) -> str:
    best, most = answers[-1], 0.0
    for answer in answers[:-1]:
        face = outlook.content.faces[outlook.content.face_ids[answer.partition(" ")[2]]]
        worth = _worth_of_forging(outlook, face, discount)
        if worth > most:
            best, most = answer, worth
    return best


def _forge(outlook: Outlook, answers: Sequence[str], forging: str) -> str:
    """The worst face goes; of equally bad ones that on the better die, but a triple joins the worse die."""
    face = outlook.content.faces[outlook.content.face_ids[forging]]
    better = outlook.better_die()
    best, least = answers[0], 1_000.0
    for answer in answers:
        die, _, name = answer.split(" ")
        which = DIE_NAMES.index(die)
        old = outlook.content.faces[outlook.content.face_ids[name]]
        worth = outlook.worth_of_face(old, which)
        worth -= 0.3 if (which == better) != (face.kind is FaceKind.TRIPLE) else 0.0
        if worth < least:
            best, least = answer, worth
    return best


def _best_on_dice(outlook: Outlook, answers: Sequence[str]) -> str:
    return max(answers, key=lambda answer: outlook.worth_of_face(_last_face(outlook, answer)))


def _least_lost(outlook: Outlook, about: str, answers: Sequence[str]) -> str:
    """The Minotaur takes what is there: better what one lacks."""
    if about == "mirror-lost":
        return min(answers, key=lambda answer: outlook.worth_of_face(_last_face(outlook, answer)))
    return min(answers, key=lambda answer: _lost(outlook, read_portion(answer)))


def _lost(outlook: Outlook, portion: int) -> float:
    resource = portion // PORTION
    return min(portion % PORTION, outlook.held[resource]) * outlook.units[resource]


def _order(outlook: Outlook, answers: Sequence[str]) -> str:
    """A ship goes second, so that the other face's gold can pay, unless that gold would overflow."""
    ship = [answer for answer in answers if _last_face(outlook, answer).kind is FaceKind.SHIP]
    others = [answer for answer in answers if answer not in ship]
    if not ship or not others:
        return answers[0]
    return ship[0] if _last_face(outlook, others[0]).gives[GOLD] > outlook.room(GOLD) else others[0]


def _last_face(outlook: Outlook, answer: str) -> Face:
    return outlook.content.faces[outlook.content.face_ids[answer.rpartition(" ")[2]]]


# --- cards --------------------------------------------------------------------------------------------------------


def _gear(outlook: Outlook, answers: Sequence[str]) -> str:
    """Everything is used; an Elder only when gold has little else to buy."""
    for answer in answers[:-1]:
        card = outlook.content.cards[outlook.content.card_ids[answer.partition(" ")[2]]]
        if card.kind is not CardKind.ELDER or card.gives[VP] > card.pays[GOLD] * outlook.units[GOLD]:
            return answer
    return answers[-1]


def _hammer(outlook: Outlook, answers: Sequence[str]) -> str:
    """While faces are worth buying, only what one has too much of; later everything."""
    most = int(answers[-1])
    if outlook.later() >= _HAMMER_TURNS:
        spare = outlook.held[GOLD] + most - _HAMMER_KEEP
        return str(min(most, max(0, spare)))
    return answers[-1]


def _swap(outlook: Outlook, about: str, answers: Sequence[str]) -> str:
    """Swap what does not fit in, or what is worth less than the points for it."""
    resource = {"swap-gold": GOLD, "swap-sun": SUN, "swap-moon": MOON}[about]
    number = int(answers[-1])
    rate = 1 if resource == GOLD else 2
    kept = min(number, outlook.room(resource)) * outlook.units[resource]
    return answers[-1] if number * rate >= kept else answers[0]
