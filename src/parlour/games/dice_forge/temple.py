"""Reads the temple of a content file: ponds, gardens, faces, starting dice."""

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
    Face,
    FaceKind,
)
from parlour.games.dice_forge.parts import read_amounts, read_id, read_portions

MOST_SEATS: Final = 4
"""D-01."""

_FACE_KEYS: Final = {
    FaceKind.GAIN: ("gives",),
    FaceKind.CHOOSE: ("gives",),
    FaceKind.TRIPLE: (),
    FaceKind.MIRROR: (),
    FaceKind.SHIP: ("discount", "tripled"),
    FaceKind.BOAR: ("gives", "owner"),
    FaceKind.SHIELD: ("gives", "matches", "reward"),
}


def read_ponds(file: ContentFile) -> list[tuple[str, int]]:
    """Ids with prices, NONE for gardens."""
    found: list[tuple[str, int]] = []
    for entry in file.many("pond"):
        entry.only(["id", "cost"])
        found.append((read_id(entry, [id for id, _ in found], None), entry.whole("cost", low=1, high=PORTION - 1)))
    for entry in file.many("garden"):
        entry.only(["id"])
        found.append((read_id(entry, [id for id, _ in found], None), NONE))
    return found


def read_face(entry: Entry, taken: Sequence[Face], ponds: Sequence[tuple[str, int]]) -> Face:
    kind = FaceKind(entry.word("kind", [kind.value for kind in FaceKind]))
    entry.only(["id", "place", "temple", "start", "kind", *_FACE_KEYS[kind]])
    costs = dict(ponds)
    place = entry.word("place", ["start", *costs])
    face = Face(
        number=len(taken),
        id=read_id(entry, [other.id for other in taken], None),
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
        face.gives = read_amounts(entry, "gives")
    elif face.kind is FaceKind.CHOOSE:
        face.options = read_portions(entry, "gives")
    elif face.kind is FaceKind.SHIP:
        face.discount = entry.whole("discount", low=0, high=PORTION - 1)
        face.tripled = entry.whole("tripled", low=face.discount, high=PORTION - 1)
    elif face.kind is FaceKind.BOAR:
        face.options = read_portions(entry, "gives")
        face.owner = read_portions(entry, "owner")
        if face.id not in [f"boar_{colour}" for colour in COLOURS]:
            raise entry.wrong(f"expected a boar to be named by a colour, such as 'boar_red', got {face.id!r}", "id")
        if (face.temple, face.start) != (1, 0):
            raise entry.wrong(f"expected exactly one {face.id!r}, in the temple", "temple")
    elif face.kind is FaceKind.SHIELD:
        face.gives = read_amounts(entry, "gives")
        face.match = read_amounts(entry, "reward")
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


def lying_in(faces: Sequence[Face], place: str) -> list[int]:
    return [face.number for face in faces if face.place == place]


def read_dice(file: ContentFile, faces: Sequence[Face]) -> list[list[int]]:
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


def check_faces(head: Entry, faces: Sequence[Face], dice: Sequence[Sequence[int]]) -> None:
    """D-05: the stated counts, and the starting dice of all seats."""
    temple = sum([face.temple for face in faces])
    starting = sum([face.start for face in faces])
    for key, found in (("temple", temple), ("starting", starting), ("faces", temple + starting)):
        if head.whole(key, low=0, high=500) != found:
            raise head.wrong(f"expected {head.value(key)} faces, they add up to {found}", key)
    for face in faces:
        needed = MOST_SEATS * sum([die.count(face.number) for die in dice])
        if face.start != needed:
            raise head.wrong(f"expected {needed} starting faces {face.id!r} for {MOST_SEATS} players, got {face.start}")


def check_ponds(file: ContentFile, faces: Sequence[Face], ponds: Sequence[tuple[str, int]]) -> None:
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
