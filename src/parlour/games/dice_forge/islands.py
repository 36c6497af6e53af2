"""Reads the islands of a content file: islands, places, cards."""

from collections.abc import Sequence
from typing import Final

from parlour.core.content import ContentFile, Entry
from parlour.games.dice_forge.model import (
    COLOURS,
    NONE,
    PORTION,
    RESOURCE_NAMES,
    Card,
    CardKind,
    Content,
    Face,
    FaceKind,
    Place,
)
from parlour.games.dice_forge.parts import read_amounts, read_id, read_portions

_CARD_KEYS: Final = {
    CardKind.CHEST: ("gives",),
    CardKind.ELDER: ("pays", "gives"),
    CardKind.OWL: ("gives",),
    CardKind.GAIN: ("gives",),
    CardKind.FORGE: ("face",),
    CardKind.DIVINE: ("times", "swap"),
    CardKind.MINOR: ("times", "swap"),
    CardKind.BEAR: ("gives",),
    CardKind.TYPHON: ("gives",),
}


def read_islands(file: ContentFile, known: Content | None) -> list[str]:
    found: list[str] = []
    for entry in file.many("island"):
        entry.only(["id"])
        found.append(read_id(entry, found, None if known is None else known.islands))
    return found


def read_card(
    entry: Entry,
    taken: Sequence[Card],
    places: list[str],
    islands: Sequence[str],
    faces: Sequence[Face],
    known: Content | None,
) -> Card:
    kind = CardKind(entry.word("effect", [kind.value for kind in CardKind]))
    optional = [] if kind not in _CARD_KEYS else list(_CARD_KEYS[kind])
    entry.only(["id", "set", "place", "island", "sun", "moon", "points", "copies", "effect", *optional])
    basic = entry.word("set", ("basic", "advanced")) == "basic"
    # A drawing is found by its id alone, whatever it shows.
    id = read_id(entry, [*[card.id for card in taken], *[face.id for face in faces], *RESOURCE_NAMES], None)
    place = _place(entry, places, basic=basic, known=known)
    card = Card(
        number=len(taken),
        id=id,
        kind=kind,
        basic=basic,
        place=place,
        island=islands.index(entry.word("island", islands)),
        sun=entry.whole("sun", low=1, high=PORTION - 1) if entry.has("sun") else 0,
        moon=entry.whole("moon", low=1, high=PORTION - 1) if entry.has("moon") else 0,
        points=entry.whole("points", low=0, high=200),
        copies=entry.whole("copies", low=1, high=12),
    )
    if card.sun + card.moon == 0:
        raise entry.wrong(f"expected {id!r} to cost sun or moon, got no cost")
    if kind is CardKind.BOAR and card.copies > len(COLOURS):
        raise entry.wrong(f"expected at most {len(COLOURS)} boar cards, one of each colour", "copies")
    _check_replacement(entry, card, taken)
    _effect_of_card(entry, card, faces)
    return card


def _place(entry: Entry, places: list[str], *, basic: bool, known: Content | None) -> int:
    """A basic card makes its place; an advanced one lies at a place there is."""
    place = entry.word("place") if basic else entry.word("place", places)
    if basic:
        if place in places:
            raise entry.wrong(f"expected one basic card for each place, got another for {place!r}", "place")
        if known is not None and place not in [each.id for each in known.places]:
            raise entry.wrong(f"expected a known place, got {place!r}", "place")
        places.append(place)
    return places.index(place)


def _check_replacement(entry: Entry, card: Card, taken: Sequence[Card]) -> None:
    """D-09: an advanced card costs the same, in the same resources, as the one it may replace."""
    if card.basic:
        return
    for other in taken:
        if other.place == card.place:
            if not other.basic:
                raise entry.wrong("expected at most one advanced card for each place, got another", "place")
            if (other.sun, other.moon, other.island) != (card.sun, card.moon, card.island):
                raise entry.wrong(f"expected the cost and the island of {other.id!r}, which this may replace", "place")


def _effect_of_card(entry: Entry, card: Card, faces: Sequence[Face]) -> None:
    kind = card.kind
    if kind is CardKind.OWL:
        card.options = read_portions(entry, "gives")
    elif kind in (CardKind.CHEST, CardKind.ELDER, CardKind.GAIN, CardKind.BEAR, CardKind.TYPHON):
        card.gives = read_amounts(entry, "gives")
    if kind is CardKind.ELDER:
        card.pays = read_amounts(entry, "pays")
    if kind is CardKind.CHEST and card.gives[3]:
        raise entry.wrong("expected a chest for gold, sun and moon, points have no limit", "gives")
    if kind is CardKind.FORGE:
        numbers = {face.id: face for face in faces}
        face = numbers[entry.word("face", tuple(numbers))]
        if face.cost != NONE or face.temple < card.copies or face.kind is FaceKind.BOAR:
            raise entry.wrong(f"expected a garden face for each of {card.copies} cards, got {face.id!r}", "face")
        card.face = face.number
    elif kind is CardKind.SHIELD:
        shields = sum([face.temple for face in faces if face.kind is FaceKind.SHIELD])
        if shields < card.copies:
            raise entry.wrong(f"expected a shield for each of {card.copies} cards, got {shields}", "copies")
    elif kind is CardKind.BOAR:
        boars = len([face for face in faces if face.kind is FaceKind.BOAR])
        if boars != len(COLOURS):
            raise entry.wrong(f"expected a boar face in each of {', '.join(COLOURS)}, got {boars}")
    if kind in (CardKind.DIVINE, CardKind.MINOR):
        card.times = entry.whole("times", low=1, high=12)
        if entry.has("swap"):
            card.swap = read_amounts(entry, "swap")
            if card.swap[3]:
                raise entry.wrong("expected a swap of gold, sun or moon for points", "swap")


def places_of(head: Entry, ids: Sequence[str], cards: Sequence[Card]) -> list[Place]:
    found: list[Place] = []
    for at, id in enumerate(ids):
        here = [card for card in cards if card.place == at]
        advanced = [card.number for card in here if not card.basic]
        found.append(
            Place(id=id, island=here[0].island, basic=here[0].number, advanced=advanced[0] if advanced else NONE)
        )
    if not found:
        raise head.wrong("expected basic cards, got none", "basic")
    return found


def check_cards(head: Entry, cards: Sequence[Card]) -> None:
    """D-03: the stated counts; D-04: the special card is counted and stays out of play."""
    basic = sum([card.copies for card in cards if card.basic])
    advanced = sum([card.copies for card in cards if not card.basic])
    special = head.whole("special", low=0, high=10)
    for key, found in (("basic", basic), ("advanced", advanced), ("cards", basic + advanced + special)):
        if head.whole(key, low=0, high=500) != found:
            raise head.wrong(f"expected {head.value(key)} cards, they add up to {found}", key)
