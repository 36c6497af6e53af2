"""A view of Dice Forge as lines of text, in the order in which one looks at the table; and the colours of things."""

from typing import Final

from parlour.core.events import Told
from parlour.core.plain import Plain
from parlour.games.dice_forge.model import Content, FaceKind

_TINTS: Final = ("yellow", "red", "blue", "green")
"""Of gold, sun, moon and points; each also has its word."""


def lines(view: dict[str, Plain]) -> list[Told]:
    """The round, every hero with dice and cards, the temple, the islands, what is still to come."""
    found: list[Told] = [{"line": "round", "round": view["round"], "rounds": view["rounds"]}]
    for hero in _rows(view["seats"]):
        found.extend(_hero(view, hero))
    for pond in _rows(view["temple"]):
        left: list[Plain] = []
        for face in _rows(pond["faces"]):
            if face["left"]:
                left.append(face["face"])
        if left and pond["cost"]:
            found.append({"line": "pond", "cost": pond["cost"], "faces": left})
    for island in _rows(view["islands"]):
        found.extend(_island(island))
    for step in _rows(view["coming"]):
        found.append({"line": "coming", "step": step["step"], "seat": step["seat"]})
    return found


def caption(content: Content, kind: str, value: str) -> Told | None:
    """The colour of what a face or a resource is mostly about; the price and points of a card."""
    if kind == "card" and value in content.card_ids:
        card = content.cards[content.card_ids[value]]
        return {"line": "card", "sun": card.sun, "moon": card.moon, "points": card.points}
    if kind == "face" and value in content.face_ids:
        face = content.faces[content.face_ids[value]]
        if face.kind is FaceKind.GAIN:
            return {"tint": _TINTS[_first(face.gives)]}
    return None


def _hero(view: dict[str, Plain], hero: dict[str, Plain]) -> list[Told]:
    limits = hero["limits"]
    assert isinstance(limits, dict)
    found: list[Told] = [
        {
            "line": "hero",
            "seat": hero["seat"],
            "turn": hero["seat"] == view["turn"],
            "gold": hero["gold"],
            "sun": hero["sun"],
            "moon": hero["moon"],
            "points": hero["vp"],
            "most": limits["gold"],
            "suns": limits["sun"],
            "moons": limits["moon"],
        }
    ]
    for die in _rows(hero["dice"]):
        faces = die["faces"]
        up = die["up"]
        assert isinstance(faces, list) and isinstance(up, int)
        found.append({"line": "die", "die": die["die"], "faces": faces, "face": faces[up]})
    if hero["cards"]:
        found.append({"line": "cards", "cards": hero["cards"], "printed": hero["printed"]})
    if hero["hammer_room"]:
        found.append({"line": "hammer", "lap": hero["hammer_lap"], "number": hero["hammer_space"]})
    if hero["cerberus"] or hero["triton"]:
        found.append({"line": "tokens", "number": hero["cerberus"], "more": hero["triton"]})
    return found


def _island(island: dict[str, Plain]) -> list[Told]:
    found: list[Told] = []
    for pile in _rows(island["piles"]):
        found.append(
            {
                "line": "pile",
                "island": island["island"],
                "card": pile["card"],
                "sun": pile["sun"],
                "moon": pile["moon"],
                "number": pile["left"],
            }
        )
    if island["pawn"] != -1:
        found.append({"line": "pawn", "island": island["island"], "seat": island["pawn"]})
    return found


def _first(amounts: tuple[int, int, int, int]) -> int:
    for resource, number in enumerate(amounts):
        if number:
            return resource
    return 0


def _rows(data: Plain) -> list[dict[str, Plain]]:
    assert isinstance(data, list)
    return [row for row in data if isinstance(row, dict)]
