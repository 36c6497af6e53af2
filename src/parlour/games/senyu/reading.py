"""Reads a content file of Senyu, and refuses what the rules could not play or what could not end.

S-118: the printed manual prevails, so whoever owns it can put its real cells and cards in place of our own.
"""

from collections.abc import Sequence
from typing import Final

from parlour.core.content import ContentFile, Entry
from parlour.games.senyu.model import Cell, Content, Hero, Monster, Op, Skill, TaskCard, When
from parlour.games.senyu.vocabulary import MOST_PLAYERS, SIMPLE, Vocabulary

KINDS: Final = ("start", "task", "event", "wilderness")
_ON_CELLS: Final = (*SIMPLE, "roll", "depart", "leap")
_ON_MONSTERS: Final = (*SIMPLE, "roll")
_ON_EVENTS: Final = (*SIMPLE, "roll", "any", "all", "leaders")
_ON_ITEMS: Final = {
    When.OWN_TURN: _ON_EVENTS,
    When.BEFORE_ROLL: (*_ON_EVENTS, "dice"),
    When.AFTER_ROLL: ("reroll",),
    When.HUNT: ("attack",),
    When.CHALLENGED: ("void-duel",),
    When.PICKED: ("void-card",),
}
_MEAN: Final = 3.5
"""The mean of a die: a lap of n cells takes about n / 3.5 turns."""


def read_content(name: str, written: str) -> Content:
    """The pieces that a content file describes; BadContent names the file and the line of what does not add up."""
    file = ContentFile(name, written)
    file.only(["box", "cell", "hero", "monster", "event", "item"])
    box = file.one("box")
    box.only(["cells", "monsters", "events", "items", "hp", "hand", "goal_few", "goal_many"])
    rows = file.many("cell")
    vocabulary = Vocabulary(_places(rows))
    cells = [_read_cell(entry, place, vocabulary) for place, entry in enumerate(rows)]
    heroes: list[Hero] = []
    for entry in file.many("hero"):
        heroes.append(_read_hero(entry, cells, heroes, vocabulary))
    monsters: list[Monster] = []
    for entry in file.many("monster"):
        monsters.extend(_read_monster(entry, monsters, vocabulary))
    cards: list[TaskCard] = []
    for entry in file.many("event"):
        cards.extend(_read_event(entry, cards, vocabulary))
    for entry in file.many("item"):
        cards.extend(_read_item(entry, cards, vocabulary))
    hp = box.whole("hp", low=3, high=30)
    hand = box.whole("hand", low=1, high=5)
    _check_counts(box, cells=cells, monsters=monsters, cards=cards)
    _check_heroes(file, heroes)
    _check_cells(box, cells, vocabulary, hp)
    _check_cards(box, cards, vocabulary, hp)
    return Content(
        cells=cells,
        heroes=heroes,
        monsters=monsters,
        cards=cards,
        effects=vocabulary.effects,
        hp=hp,
        hand=hand,
        few=box.whole("goal_few", low=1, high=9),
        many=box.whole("goal_many", low=1, high=9),
        hash=file.hash,
    )


def _places(rows: Sequence[Entry]) -> dict[str, int]:
    """The cells with a name, each name once."""
    places: dict[str, int] = {}
    for place, entry in enumerate(rows):
        id = entry.word("id")
        if id:
            _check_id(entry, id, list(places))
            places[id] = place
    return places


def _read_cell(entry: Entry, place: int, vocabulary: Vocabulary) -> Cell:
    kind = entry.word("kind", KINDS)
    if (kind == "start") != (place == 0):
        raise entry.wrong("expected the first cell, and no other, to be of the kind 'start'", "kind")
    id = entry.word("id")
    if kind != "event":
        entry.only(["id", "kind"])
        if not id and kind == "start":
            raise entry.wrong("expected the first cell to have an id", "id")
        return Cell(place, kind, id if id else f"{kind}-{place}", ())
    entry.only(["id", "kind", "effects"])
    if not id:
        raise entry.wrong("expected an event cell to have an id", "id")
    return Cell(place, kind, id, vocabulary.read_all(entry, "effects", _ON_CELLS))


def _read_hero(entry: Entry, cells: Sequence[Cell], taken: Sequence[Hero], vocabulary: Vocabulary) -> Hero:
    entry.only(["id", "skill", "skill_cells", "home", "home_effects"])
    id = entry.word("id")
    _check_id(entry, id, [hero.text for hero in taken])
    skill = Skill(entry.word("skill", [each.value for each in Skill]))
    if skill in [hero.skill for hero in taken]:
        raise entry.wrong(f"expected each skill once, got {skill.value!r} again", "skill")
    home = vocabulary.places.get(entry.word("home"), 0)
    if cells[home].kind != "event" or home in [hero.home for hero in taken]:
        raise entry.wrong(f"expected an event cell that is nobody else's home, got {entry.word('home')!r}", "home")
    places: list[int] = []
    for word in entry.words("skill_cells"):
        if vocabulary.places.get(word, 0) == 0 or vocabulary.places[word] in places:
            raise entry.wrong(f"expected named cells beyond the start, each once, got {word!r}", "skill_cells")
        places.append(vocabulary.places[word])
    if bool(places) != (skill in (Skill.REFRESH, Skill.TWO_DICE)):
        raise entry.wrong("expected cells for the skills 'refresh' and 'two-dice' and for no other", "skill_cells")
    effects = vocabulary.read_all(entry, "home_effects", _ON_CELLS)
    return Hero(len(taken), id, skill=skill, cells=places, home=home, home_effects=effects)


def _read_monster(entry: Entry, before: Sequence[Monster], vocabulary: Vocabulary) -> list[Monster]:
    entry.only(["id", "hp", "copies", "success", "failure"])
    id = entry.word("id")
    _check_id(entry, id, [monster.kind for monster in before])
    hp = entry.whole("hp", low=1, high=12)
    success = vocabulary.read_all(entry, "success", _ON_MONSTERS)
    failure = vocabulary.read_all(entry, "failure", _ON_MONSTERS)
    for key, effects in (("success", success), ("failure", failure)):
        if vocabulary.draws(effects) > 3:
            raise entry.wrong("expected a monster to have at most three task cards drawn", key)
    copies = entry.whole("copies", low=1, high=20)
    return [
        Monster(len(before) + copy, id, copy + 1, hp=hp, success=success, failure=failure) for copy in range(copies)
    ]


def _read_event(entry: Entry, before: Sequence[TaskCard], vocabulary: Vocabulary) -> list[TaskCard]:
    entry.only(["id", "copies", "effects"])
    return _cards(entry, before, vocabulary, When.DRAWN, _ON_EVENTS)


def _read_item(entry: Entry, before: Sequence[TaskCard], vocabulary: Vocabulary) -> list[TaskCard]:
    entry.only(["id", "when", "copies", "effects"])
    when = When(entry.word("when", [each.value for each in _ON_ITEMS]))
    cards = _cards(entry, before, vocabulary, when, _ON_ITEMS[when])
    if when not in (When.OWN_TURN, When.BEFORE_ROLL) and len(cards[0].effects) != 1:
        raise entry.wrong(f"expected exactly one effect on an item for {when.value!r}", "effects")
    return cards


def _cards(
    entry: Entry, before: Sequence[TaskCard], vocabulary: Vocabulary, when: When, allowed: Sequence[str]
) -> list[TaskCard]:
    id = entry.word("id")
    _check_id(entry, id, [card.kind for card in before])
    effects = vocabulary.read_all(entry, "effects", allowed)
    _check_draws(entry, effects, vocabulary)
    copies = entry.whole("copies", low=1, high=20)
    heals = bool(effects) and all([vocabulary.effects[number].op is Op.HEAL for number in effects])
    return [
        TaskCard(len(before) + copy, id, copy + 1, when=when, effects=effects, heals=heals) for copy in range(copies)
    ]


def _check_draws(entry: Entry, effects: Sequence[int], vocabulary: Vocabulary) -> None:
    """A card that has two cards drawn, each of which has two drawn, would not come to an end within the game."""
    for number in effects:
        effect = vocabulary.effects[number]
        if effect.op in (Op.ALL, Op.LEADERS) and vocabulary.draws(effect.parts):
            raise entry.wrong("expected no cards to be drawn by all or by the leaders", "effects")
    if vocabulary.draws(effects) > 1:
        raise entry.wrong("expected a task card to have at most one other drawn", "effects")


def _check_id(entry: Entry, id: str, taken: Sequence[str]) -> None:
    if id in taken:
        raise entry.wrong(f"expected each id once, got {id!r} again", "id")
    if not id or any([letter not in "abcdefghijklmnopqrstuvwxyz_" for letter in id]):
        raise entry.wrong(f"expected an id of small letters and _, got {id!r}", "id")


def _check_counts(box: Entry, *, cells: Sequence[Cell], monsters: Sequence[Monster], cards: Sequence[TaskCard]) -> None:
    """S-121: the stated counts; enough cards that no draw is ever lost while eight players hold all they can."""
    items = len([card for card in cards if card.item])
    found = {"cells": len(cells), "monsters": len(monsters), "events": len(cards) - items, "items": items}
    for key, number in found.items():
        if box.whole(key, low=2, high=500) != number:
            raise box.wrong(f"expected {box.value(key)} {key}, the entries add up to {number}", key)
    if len(cells) < 12:
        raise box.wrong("expected a ring of at least 12 cells", "cells")
    if found["events"] < 4:
        raise box.wrong("expected at least 4 event cards, so that the deck cannot end up in the hands", "events")


def _check_heroes(file: ContentFile, heroes: Sequence[Hero]) -> None:
    """S-05, S-124: one hero for each of eight players."""
    if len(heroes) != MOST_PLAYERS:
        raise file.one("box").wrong(f"expected {MOST_PLAYERS} heroes, got {len(heroes)}")


def _check_cells(box: Entry, cells: Sequence[Cell], vocabulary: Vocabulary, hp: int) -> None:
    """A game that cannot end is refused: event cells must not push back, or wound, faster than the die carries on."""
    harms = [vocabulary.harm(cell.effects) for cell in cells]
    lost = sum([harm[0] for harm in harms])
    back = sum([harm[1] for harm in harms])
    most = int(hp * _MEAN / 2)
    if back > len(cells):
        raise box.wrong(f"expected event cells to push back {len(cells)} cells together at most, got {back}", "cells")
    if lost > most:
        raise box.wrong(f"expected event cells to cost {most} HP together at most, got {lost}", "cells")


def _check_cards(box: Entry, cards: Sequence[TaskCard], vocabulary: Vocabulary, hp: int) -> None:
    """Nor may the task cards: a player has about four drawn in a lap, so a quarter of the HP and of the lap each."""
    harms = [vocabulary.harm(card.effects) for card in cards]
    lost = sum([harm[0] for harm in harms])
    back = sum([harm[1] for harm in harms])
    for what, harm, most in (("HP", lost, hp * len(cards) // 4), ("cells", back, 10 * len(cards))):
        if harm > most:
            raise box.wrong(f"expected the task cards to cost all players {most} {what} at most, got {harm}", "events")
