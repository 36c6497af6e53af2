"""A view of Senyu as lines of text, in the order in which one looks at the table; and what stands on a card."""

from parlour.core.events import Told
from parlour.core.plain import Plain
from parlour.core.seen import listed, rows
from parlour.games.senyu.model import Cell, Content, Hero, Monster, TaskCard
from parlour.games.senyu.telling import told_all


def lines(view: dict[str, Plain]) -> list[Told]:
    """The round, the heroes, the dice, the hunt, the piles, the items that this eye may see."""
    found: list[Told] = [{"line": "round", "round": view["round"], "goal": view["goal"]}]
    for row in rows(view["seats"]):
        if row["hero"]:
            found.append(_seat(view, row))
            found.extend(_states(row))
    for die in rows(view["dice"]):
        found.append({"line": "die", "seat": die["seat"], "points": die["points"]})
    if view["prey"]:
        found.append({"line": "prey", "monsters": view["prey"]})
    found.append({"line": "piles", "deck": view["deck"], "lair": view["monsters"]})
    if view["discards"]:
        found.append({"line": "discards", "cards": view["discards"]})
    if view["offered"]:
        found.append({"line": "offered", "cards": view["offered"]})
    if view["hand"]:
        found.append({"line": "hand", "cards": view["hand"]})
    for seat, hand in enumerate(listed(view.get("hands", []))):
        found.append({"line": "hand-of", "seat": seat, "cards": hand})
    return found


def caption(content: Content, kind: str, value: str) -> Told | None:
    """A monster's HP, reward and penalty; what a card or an event cell does; a cell's kind is its colour.

    Of a skill the cells where it counts, for those that have some.
    """
    if kind == "skill":
        return _skill(content, value)
    number = content.by_text.get(f"{kind} {value}")
    if number is None:
        return None
    if kind == "monster":
        return _monster(content, content.monsters[number])
    if kind == "card":
        return _card(content, content.cards[number])
    return _cell(content, content.cells[number]) if kind == "cell" else None


def called(content: Content, kind: str, value: str) -> Told | None:
    """What the host of a content file calls this piece; None where nobody said."""
    name = content.names.get(f"{kind} {value}")
    return {"name": name} if name else None


def _monster(content: Content, monster: Monster) -> Told:
    return {
        "tint": "red",
        "line": "monster",
        "hp": monster.hp,
        "success": told_all(content, monster.success),
        "failure": told_all(content, monster.failure),
    }


def _card(content: Content, card: TaskCard) -> Told:
    return {
        "tint": "green" if card.item else "yellow",
        "line": "card",
        "when": card.when.value,
        "effects": told_all(content, card.effects),
    }


def _cell(content: Content, cell: Cell) -> Told:
    tints = {"start": "yellow", "task": "blue", "event": "grey", "wilderness": "green"}
    told: Told = {"tint": tints[cell.kind]}
    if cell.kind == "event":
        told.update({"line": "cell", "effects": told_all(content, cell.effects)})
    return told


def _skill(content: Content, skill: str) -> Told | None:
    for hero in content.heroes:
        if hero.skill.value == skill and hero.cells:
            cells: list[Plain] = [content.cells[place].text for place in hero.cells]
            return {"line": f"skill-{skill}", "cells": cells}
    return None


def entry_caption(content: Content, table: str, index: int, id: str) -> Told | None:
    """The same for an entry of the content file; events and items are both cards."""
    if table == "cell":
        return _cell(content, content.cells[index]) if index < len(content.cells) else None
    if table == "hero":
        return _hero(content, content.heroes[index]) if index < len(content.heroes) else None
    return caption(content, "card" if table in ("event", "item") else table, f"{id}-1")


def _hero(content: Content, hero: Hero) -> Told:
    return {"line": "entry-hero", "skill": hero.skill.value, "cell": content.cells[hero.home].text}


def _seat(view: dict[str, Plain], row: dict[str, Plain]) -> Told:
    return {
        "line": "seat",
        "seat": row["seat"],
        "hero": row["hero"],
        "cell": row["cell"],
        "place": row["place"],
        "hp": row["hp"],
        "certificates": row["certificates"],
        "items": row["items"],
        "turn": row["seat"] == view["turn"],
    }


def _states(row: dict[str, Plain]) -> list[Told]:
    found: list[Told] = []
    if row["stays"]:
        found.append({"line": "staying", "seat": row["seat"]})
    if row["lost"]:
        found.append({"line": "recovering", "seat": row["seat"]})
    if row["departs"]:
        found.append({"line": "departs", "seat": row["seat"], "cell": row["departs"]})
    if row["right"]:
        found.append({"line": "right", "seat": row["seat"]})
    if row["wishes"]:
        found.append({"line": "wishes", "seat": row["seat"]})
    return found
