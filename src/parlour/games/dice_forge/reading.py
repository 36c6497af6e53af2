"""Reads a content file of Dice Forge; what does not add up is refused with its file and line (BadContent)."""

from collections.abc import Sequence
from typing import Final

from parlour.core.content import ContentFile, Entry
from parlour.games.dice_forge.islands import check_cards, places_of, read_card, read_islands
from parlour.games.dice_forge.model import PORTION, Card, Content, Crowd, Face, Numbers, Pond
from parlour.games.dice_forge.parts import read_portions
from parlour.games.dice_forge.temple import (
    MOST_SEATS,
    check_faces,
    check_ponds,
    lying_in,
    read_dice,
    read_face,
    read_ponds,
)

SEATS: Final = (2, 3, MOST_SEATS)
"""D-01."""

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


def read_content(name: str, written: str, known: Content | None = None) -> Content:
    """The pieces that a content file describes.

    ``known``: another content to whose islands and places it keeps, since only these have their texts and their spot on
    the board. Faces and cards may be new.
    """
    file = ContentFile(name, written)
    file.only(list(_TABLES))
    head = file.one("game")
    head.only(list(_GAME))
    ponds = read_ponds(file)
    faces: list[Face] = []
    for entry in file.many("face"):
        faces.append(read_face(entry, faces, ponds))
    islands = read_islands(file, known)
    cards: list[Card] = []
    places: list[str] = []
    for entry in file.many("card"):
        cards.append(read_card(entry, cards, places, islands, faces, known))
    dice = read_dice(file, faces)
    crowds = _crowds(file, cards)
    check_faces(head, faces, dice)
    check_ponds(file, faces, ponds)
    check_cards(head, cards)
    return Content(
        faces=faces,
        cards=cards,
        places=places_of(head, places, cards),
        islands=islands,
        ponds=[Pond(id=id, cost=cost, faces=lying_in(faces, id)) for id, cost in ponds],
        dice=dice,
        crowds=crowds,
        numbers=_numbers(head),
        hash=file.hash,
    )


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
        triton=read_portions(head, "triton"),
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
