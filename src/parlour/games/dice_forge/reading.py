"""Reads a content file of Dice Forge; what does not add up is refused with its file and line (BadContent)."""

from collections.abc import Sequence
from typing import Final

from parlour.core.content import ContentFile, Entry
from parlour.games.dice_forge.model import (
    COLOURS,
    DICE,
    DIE_NAMES,
    NONE,
    PORTION,
    RESOURCE_NAMES,
    RESOURCES,
    SIDES,
    Amounts,
    Card,
    CardKind,
    Content,
    Crowd,
    Face,
    FaceKind,
    Numbers,
    Place,
    Pond,
    portion,
)

SEATS: Final = (2, 3, 4)
"""D-01."""

_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789_"
_TABLES: Final = ("game", "players", "die", "pond", "garden", "face", "island", "card")
_GAME: Final = (
    "cards",
    "basic",
    "advanced",
    "special",
    "faces",
    "temple",
    "starting",
    "gold",
    "sun",
    "moon",
    "first_gold",
    "extra_sun",
    "hammer_lap",
    "hammer_first",
    "hammer_second",
    "triton",
)
_FACE_KEYS: Final = {
    FaceKind.GAIN: ("gives",),
    FaceKind.CHOOSE: ("gives",),
    FaceKind.TRIPLE: (),
    FaceKind.MIRROR: (),
    FaceKind.SHIP: ("discount", "tripled"),
    FaceKind.BOAR: ("gives", "owner"),
    FaceKind.SHIELD: ("gives", "matches", "reward"),
}
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


def read_content(name: str, written: str, known: Content | None = None) -> Content:
    """The pieces that a content file describes.

    ``known``: another content to whose faces, cards, ponds and islands it keeps, since only these have their texts.
    """
    file = ContentFile(name, written)
    file.only(list(_TABLES))
    head = file.one("game")
    head.only(list(_GAME))
    ponds = _ponds(file)
    faces: list[Face] = []
    for entry in file.many("face"):
        faces.append(_face(entry, faces, ponds, known))
    islands = _islands(file, known)
    cards: list[Card] = []
    places: list[str] = []
    for entry in file.many("card"):
        cards.append(_card(entry, cards, places, islands, faces, known))
    dice = _dice(file, faces)
    crowds = _crowds(file, cards)
    _check_faces(head, faces, dice)
    _check_ponds(file, faces, ponds)
    _check_cards(head, cards)
    return Content(
        faces=faces,
        cards=cards,
        places=_places(head, places, cards),
        islands=islands,
        ponds=[Pond(id=id, cost=cost, faces=_lying(faces, id)) for id, cost in ponds],
        dice=dice,
        crowds=crowds,
        numbers=_numbers(head),
        hash=file.hash,
    )


# --- parts --------------------------------------------------------------------------------------------------------


def read_portion(entry: Entry, key: str, written: str) -> int:
    """``gold 3`` as a portion."""
    name, _, number = written.partition(" ")
    if name not in RESOURCE_NAMES or not (number.isascii() and number.isdecimal()) or not 1 <= int(number) < PORTION:
        raise entry.wrong(
            f"expected {key!r} to hold parts such as 'gold 3' ({', '.join(RESOURCE_NAMES)}; 1 to {PORTION - 1}),"
            f" got {written!r}",
            key,
        )
    return portion(RESOURCE_NAMES.index(name), int(number))


def _portions(entry: Entry, key: str) -> tuple[int, ...]:
    """One or more different portions."""
    found = [read_portion(entry, key, written) for written in entry.words(key)]
    if not found or len(set(found)) != len(found):
        raise entry.wrong(f"expected {key!r} to hold one or more different parts, got {entry.value(key)!r}", key)
    return tuple(found)


def _amounts(entry: Entry, key: str) -> Amounts:
    """Portions of different resources, together."""
    parts = [0 for _ in RESOURCES]
    for each in _portions(entry, key):
        if parts[each // PORTION]:
            raise entry.wrong(f"expected {key!r} to name each resource once, got {entry.value(key)!r}", key)
        parts[each // PORTION] = each % PORTION
    return (parts[0], parts[1], parts[2], parts[3])


def _id(entry: Entry, taken: Sequence[str], known: Sequence[str] | None) -> str:
    id = entry.word("id")
    if not id or any([letter not in _LETTERS for letter in id]):
        raise entry.wrong(f"expected an id of small letters, digits and _, got {id!r}", "id")
    if id in taken:
        raise entry.wrong(f"expected each id once, got {id!r} again", "id")
    if known is not None and id not in known:
        raise entry.wrong(f"expected an id that has its texts, one of {', '.join(known)}, got {id!r}", "id")
    return id


def _numbers(head: Entry) -> Numbers:
    return Numbers(
        limits=(
            head.whole("gold", low=1, high=PORTION - 1),
            head.whole("sun", low=1, high=PORTION - 1),
            head.whole("moon", low=1, high=PORTION - 1),
        ),
        first_gold=head.whole("first_gold", low=3, high=12),
        extra_sun=head.whole("extra_sun", low=1, high=6),
        hammer_lap=head.whole("hammer_lap", low=1, high=100),
        hammer_points=(
            head.whole("hammer_first", low=0, high=100),
            head.whole("hammer_second", low=0, high=100),
        ),
        triton=_portions(head, "triton"),
    )


def _crowds(file: ContentFile, cards: Sequence[Card]) -> dict[int, Crowd]:
    """D-08, D-11, D-13, D-30: one for each possible number of players."""
    found: dict[int, Crowd] = {}
    for entry in file.many("players"):
        entry.only(["seats", "rounds", "copies", "half_ponds", "blessings"])
        seats = entry.whole("seats", low=SEATS[0], high=SEATS[-1])
        if seats in found:
            raise entry.wrong(f"expected {seats} players once, got them again", "seats")
        copies = entry.whole("copies", low=1, high=12)
        for card in cards:
            if card.copies < copies:
                raise entry.wrong(f"expected {copies} copies of every card, {card.id!r} has {card.copies}", "copies")
        found[seats] = Crowd(
            rounds=entry.whole("rounds", low=1, high=20),
            copies=copies,
            half_ponds=entry.truth("half_ponds"),
            blessings=entry.whole("blessings", low=1, high=4),
        )
    for seats in SEATS:
        if seats not in found:
            raise file.many("players")[0].wrong(f"expected a table [[players]] for {seats} seats, found none")
    return found


# --- the temple ---------------------------------------------------------------------------------------------------


def _ponds(file: ContentFile) -> list[tuple[str, int]]:
    """Ids with prices, NONE for gardens."""
    found: list[tuple[str, int]] = []
    for entry in file.many("pond"):
        entry.only(["id", "cost"])
        found.append((_id(entry, [id for id, _ in found], None), entry.whole("cost", low=1, high=PORTION - 1)))
    for entry in file.many("garden"):
        entry.only(["id"])
        found.append((_id(entry, [id for id, _ in found], None), NONE))
    return found


def _face(entry: Entry, taken: Sequence[Face], ponds: Sequence[tuple[str, int]], known: Content | None) -> Face:
    kind = FaceKind(entry.word("kind", [kind.value for kind in FaceKind]))
    entry.only(["id", "place", "temple", "start", "kind", *_FACE_KEYS[kind]])
    costs = dict(ponds)
    place = entry.word("place", ["start", *costs])
    face = Face(
        number=len(taken),
        id=_id(entry, [other.id for other in taken], None if known is None else [face.id for face in known.faces]),
        kind=kind,
        place=place,
        cost=costs.get(place, NONE),
        temple=entry.whole("temple", low=0, high=40),
        start=entry.whole("start", low=0, high=48),
    )
    if (place == "start") != (face.temple == 0):
        raise entry.wrong(f'expected faces of {face.id!r} in the temple, or place = "start"', "temple")
    _effect_of_face(entry, face)
    said = _said_by(face)
    if said and said != face.id:
        raise entry.wrong(f"expected a face that does this to have the id {said!r}, got {face.id!r}", "id")
    return face


def _effect_of_face(entry: Entry, face: Face) -> None:
    if face.kind is FaceKind.GAIN:
        face.gives = _amounts(entry, "gives")
    elif face.kind is FaceKind.CHOOSE:
        face.options = _portions(entry, "gives")
    elif face.kind is FaceKind.SHIP:
        face.discount = entry.whole("discount", low=0, high=PORTION - 1)
        face.tripled = entry.whole("tripled", low=face.discount, high=PORTION - 1)
    elif face.kind is FaceKind.BOAR:
        face.options = _portions(entry, "gives")
        face.owner = _portions(entry, "owner")
        if face.id not in [f"boar_{colour}" for colour in COLOURS]:
            raise entry.wrong(f"expected a boar to be named by a colour, such as 'boar_red', got {face.id!r}", "id")
        if (face.temple, face.start) != (1, 0):
            raise entry.wrong(f"expected exactly one {face.id!r}, in the temple", "temple")
    elif face.kind is FaceKind.SHIELD:
        face.gives = _amounts(entry, "gives")
        face.match = _amounts(entry, "reward")
        face.matches = RESOURCE_NAMES.index(entry.word("matches", RESOURCE_NAMES))


def _said_by(face: Face) -> str:
    """The id that says what a face gives; empty for the special faces."""
    if face.kind is FaceKind.CHOOSE:
        parts = [(each // PORTION, each % PORTION) for each in face.options]
        return "choice_" + "_".join([f"{RESOURCE_NAMES[resource]}{number}" for resource, number in parts])
    if face.kind is FaceKind.GAIN:
        parts = [(resource, face.gives[resource]) for resource in RESOURCES if face.gives[resource]]
        if len(parts) == 1:
            return f"{RESOURCE_NAMES[parts[0][0]]}_{parts[0][1]}"
        return "_".join([f"{RESOURCE_NAMES[resource]}{number}" for resource, number in parts])
    return ""


def _lying(faces: Sequence[Face], place: str) -> list[int]:
    return [face.number for face in faces if face.place == place]


def _dice(file: ContentFile, faces: Sequence[Face]) -> list[list[int]]:
    """D-17: the sun die and the moon die with six faces each."""
    numbers = {face.id: face.number for face in faces}
    found: list[list[int]] = []
    for entry in file.many("die"):
        entry.only(["id", "faces"])
        if len(found) == DICE:
            raise entry.wrong(f"expected {DICE} dice, got another")
        entry.word("id", [DIE_NAMES[len(found)]])
        ids = entry.words("faces")
        for id in ids:
            if id not in numbers:
                raise entry.wrong(f"unknown face {id!r}; expected one of {', '.join(numbers)}", "faces")
            if faces[numbers[id]].kind is FaceKind.BOAR:
                raise entry.wrong(f"expected no boar on a starting die, got {id!r}", "faces")
        if len(ids) != SIDES:
            raise entry.wrong(f"expected {SIDES} faces on a die, got {len(ids)}", "faces")
        found.append([numbers[id] for id in ids])
    if len(found) != DICE:
        raise file.many("die")[0].wrong(f"expected {DICE} dice, got {len(found)}")
    return found


def _check_faces(head: Entry, faces: Sequence[Face], dice: Sequence[Sequence[int]]) -> None:
    """D-05: the stated counts, and the starting dice of all seats."""
    temple = sum([face.temple for face in faces])
    starting = sum([face.start for face in faces])
    for key, found in (("temple", temple), ("starting", starting), ("faces", temple + starting)):
        if head.whole(key, low=0, high=500) != found:
            raise head.wrong(f"expected {head.value(key)} faces, they add up to {found}", key)
    for face in faces:
        needed = SEATS[-1] * sum([die.count(face.number) for die in dice])
        if face.start != needed:
            raise head.wrong(f"expected {needed} starting faces {face.id!r} for {SEATS[-1]} players, got {face.start}")


def _check_ponds(file: ContentFile, faces: Sequence[Face], ponds: Sequence[tuple[str, int]]) -> None:
    """D-13, D-14: half of a pond must be a whole number, and drawing it must mean something clear."""
    for entry in [*file.many("pond"), *file.many("garden")]:
        id = entry.word("id")
        lying = [face for face in faces if face.place == id]
        if not lying:
            raise entry.wrong(f"expected faces in {id!r}, got none", "id")
        if dict(ponds)[id] != NONE:
            counts = [face.temple for face in lying]
            if len(lying) > 1 and max(counts) > 1:
                raise entry.wrong(f"expected the faces in {id!r} to be all of one kind or all different", "id")
            if sum(counts) % 2:
                raise entry.wrong(f"expected an even number of faces in {id!r}, got {sum(counts)}", "id")


# --- the islands --------------------------------------------------------------------------------------------------


def _islands(file: ContentFile, known: Content | None) -> list[str]:
    found: list[str] = []
    for entry in file.many("island"):
        entry.only(["id"])
        found.append(_id(entry, found, None if known is None else known.islands))
    return found


def _card(
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
    id = _id(entry, [card.id for card in taken], None if known is None else [card.id for card in known.cards])
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
        card.options = _portions(entry, "gives")
    elif kind in (CardKind.CHEST, CardKind.ELDER, CardKind.GAIN, CardKind.BEAR, CardKind.TYPHON):
        card.gives = _amounts(entry, "gives")
    if kind is CardKind.ELDER:
        card.pays = _amounts(entry, "pays")
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
            card.swap = _amounts(entry, "swap")
            if card.swap[3]:
                raise entry.wrong("expected a swap of gold, sun or moon for points", "swap")


def _places(head: Entry, ids: Sequence[str], cards: Sequence[Card]) -> list[Place]:
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


def _check_cards(head: Entry, cards: Sequence[Card]) -> None:
    """D-03: the stated counts; D-04: the special card is counted and stays out of play."""
    basic = sum([card.copies for card in cards if card.basic])
    advanced = sum([card.copies for card in cards if not card.basic])
    special = head.whole("special", low=0, high=10)
    for key, found in (("basic", basic), ("advanced", advanced), ("cards", basic + advanced + special)):
        if head.whole(key, low=0, high=500) != found:
            raise head.wrong(f"expected {head.value(key)} cards, they add up to {found}", key)
