"""A view of the temple as lines of text, in the order in which one looks at the table; and what a piece carries."""

from parlour.core.events import Told
from parlour.core.plain import Plain
from parlour.games.temple.model import Temple


def lines(view: dict[str, Plain]) -> list[Told]:
    """The round, the players, what collapses, what can be taken where, the lava, one's own treasures and notes."""
    found: list[Told] = []
    if view["round"]:
        found.append({"line": "round", "round": view["round"], "seat": view["first"], "dice": view["dice"]})
    for row in _rows(view["seats"]):
        found.append(_seat(view, row))
        if row["treasures"] and row["seat"] != view["eye"]:
            found.append({"line": "hand-of", "seat": row["seat"], "treasures": row["treasures"]})
    found.extend(_collapse(view))
    for row in _rows(view["zones"]):
        found.append({"line": "zone", "row": row["row"], "number": row["cards"], "face": row["number"]})
    found.append({"line": "decks", "number": view["lava_cards"], "face": view["river_cards"]})
    found.append({"line": "alcoves", "cells": _cells(view["alcoves"], "full")})
    found.extend(_lava(view))
    if view["attempt"]:
        found.append({"line": "attempt", "dice": view["attempt"], "alcove": view["attempt_at"]})
    if view["treasures"]:
        found.append({"line": "hand", "treasures": view["treasures"]})
    for note in _rows(view["clues_seen"]):
        found.append({"line": "note", "row": note["row"], "number": note["number"], "glyph": note["glyph"]})
    return found


def caption(temple: Temple, kind: str, value: str) -> Told | None:
    """T-138: an adventurer's ability."""
    number = temple.adventurer_of.get(value)
    if kind != "adventurer" or number is None:
        return None
    return {"line": "ability", "ability": temple.adventurers[number].ability.value}


def _seat(view: dict[str, Plain], row: dict[str, Plain]) -> Told:
    if not row["adventurer"]:
        return {"line": "seat-picking", "seat": row["seat"], "adventurers": row["dealt"]}
    told: Told = {
        "line": f"seat-{row['status']}",
        "seat": row["seat"],
        "adventurer": row["adventurer"],
        "number": row["number"],
        "decks": row["backs"],
    }
    if row["status"] == "inside":
        told["turn"] = row["seat"] == view["turn"]
        told["cell"] = row["cell"] if row["cell"] else "ent"
        told["load"] = row["load"]
        told["actions"] = row["actions"]
        told["used"] = row["ability_used"]
        told["lying"] = row["lying"]
    return told


def _collapse(view: dict[str, Plain]) -> list[Told]:
    left = view["wall_cards"]
    assert isinstance(left, dict)
    cards = sum([count for count in left.values() if isinstance(count, int)])
    return [
        {"line": "boulder", "cell": view["boulder_cell"], "number": view["boulder"]},
        {"line": "walls", "face": view["left"], "number": view["right"], "cards": cards},
        {"line": "bridge", "number": view["planks"]},
        {"line": "suns", "cells": _cells(view["suns"], "open")},
    ]


def _lava(view: dict[str, Plain]) -> list[Told]:
    if view["mask"]:
        return [{"line": "mask"}]
    found: list[Told] = []
    for tile in _rows(view["tiles"]):
        if tile["glyph"]:
            line = f"tile-{tile['state']}"
            found.append({"line": line, "cell": tile["cell"], "glyph": tile["glyph"], "number": tile["number"]})
    return found


def _cells(data: Plain, condition: str) -> list[Plain]:
    return [row["cell"] for row in _rows(data) if row[condition]]


def _rows(data: Plain) -> list[dict[str, Plain]]:
    assert isinstance(data, list)
    return [row for row in data if isinstance(row, dict)]
