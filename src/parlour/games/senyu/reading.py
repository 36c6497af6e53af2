"""Reads a content file of Senyu, and refuses what the rules could not play or what could not end.

S-118: the printed manual prevails, so whoever owns it can put its real cells and cards in place of our own.
"""

from collections.abc import Sequence
from typing import Final

from parlour.core.content import ContentFile, Entry
from parlour.games.senyu.model import Cell, Content, Hero, Monster, Op, Skill, TaskCard, When
from parlour.games.senyu.sheets import COUNTS, KINDS, TIMES
from parlour.games.senyu.vocabulary import MOST_PLAYERS, SIMPLE, Vocabulary

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
_MOST_PIECES: Final = 500
_MOST_BACK: Final = 2.5
"""Cells that a turn may push back on average: one less than the die carries on."""
_MEAN: Final = 3.5
"""The mean of a die: a lap of n cells takes about n / 3.5 turns."""


def read_content(name: str, written: str) -> Content:
    """The pieces that a content file describes; BadContent names the file and the line of what does not add up."""
    file = ContentFile(name, written)
    file.only(["box", "cell", "hero", "monster", "event", "item"])
    box = file.one("box")
    box.only([*COUNTS, "hp", "hand", "goal_few", "goal_many"])
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
    _check_drift(box, cells=cells, monsters=monsters, cards=cards, vocabulary=vocabulary)
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
        if entry.word("id"):
            places[entry.id(list(places))] = place
    return places


def _read_cell(entry: Entry, place: int, vocabulary: Vocabulary) -> Cell:
    entry.only(["id", "name", "kind", "effects"])
    kind = entry.word("kind", KINDS)
    if (kind == "start") != (place == 0):
        message = "expected the first cell, and no other, to be of the kind 'start'"
        raise entry.wrong(message, "kind", reason="senyu-content-start")
    id = entry.word("id")
    if not id and kind in ("start", "event"):
        message = "expected the first cell and every event cell to have an id"
        raise entry.wrong(message, "id", reason="senyu-content-cell-id")
    # A cell without effects may say so or leave them out, whatever its kind.
    effects = vocabulary.read_all(entry, "effects", _ON_CELLS) if entry.has("effects") else []
    if effects and kind != "event":
        raise entry.wrong("expected effects on event cells only", "effects", reason="senyu-content-no-effects")
    return Cell(place, kind, id if id else f"{kind}-{place}", name=entry.name(), effects=effects)


def _read_hero(entry: Entry, cells: Sequence[Cell], taken: Sequence[Hero], vocabulary: Vocabulary) -> Hero:
    entry.only(["id", "skill", "skill_cells", "home", "home_effects"])
    id = entry.id([hero.text for hero in taken])
    skill = Skill(entry.word("skill", [each.value for each in Skill]))
    if skill in [hero.skill for hero in taken]:
        message = "expected each skill once, got {got} again"
        raise entry.wrong(message, "skill", reason="senyu-content-skill-again", got=skill.value)
    home = vocabulary.places.get(entry.word("home"), 0)
    if cells[home].kind != "event" or home in [hero.home for hero in taken]:
        message = "expected an event cell that is nobody else's home, got {got}"
        raise entry.wrong(message, "home", reason="senyu-content-home", got=entry.word("home"))
    places: list[int] = []
    for word in entry.words("skill_cells"):
        if vocabulary.places.get(word, 0) == 0 or vocabulary.places[word] in places:
            message = "expected named cells beyond the start, each once, got {got}"
            raise entry.wrong(message, "skill_cells", reason="senyu-content-skill-cell", got=word)
        places.append(vocabulary.places[word])
    if bool(places) != (skill in (Skill.REFRESH, Skill.TWO_DICE)):
        message = "expected cells for the skills 'refresh' and 'two-dice' and for no other"
        raise entry.wrong(message, "skill_cells", reason="senyu-content-skill-cells")
    effects = vocabulary.read_all(entry, "home_effects", _ON_CELLS)
    return Hero(len(taken), id, skill=skill, cells=places, home=home, home_effects=effects)


def _read_monster(entry: Entry, before: Sequence[Monster], vocabulary: Vocabulary) -> list[Monster]:
    entry.only(["id", "name", "hp", "copies", "success", "failure"])
    id = entry.id([monster.kind for monster in before])
    name = entry.name()
    hp = entry.whole("hp", low=1, high=12)
    success = vocabulary.read_all(entry, "success", _ON_MONSTERS)
    failure = vocabulary.read_all(entry, "failure", _ON_MONSTERS)
    for key, effects in (("success", success), ("failure", failure)):
        if vocabulary.draws(effects) > 3:
            message = "expected a monster to have at most three task cards drawn"
            raise entry.wrong(message, key, reason="senyu-content-monster-draws")
    copies = entry.whole("copies", low=1, high=20)
    return [
        Monster(len(before) + copy, id, copy + 1, name=name, hp=hp, success=success, failure=failure)
        for copy in range(copies)
    ]


def _read_event(entry: Entry, before: Sequence[TaskCard], vocabulary: Vocabulary) -> list[TaskCard]:
    entry.only(["id", "name", "copies", "effects"])
    return _cards(entry, before, vocabulary, When.DRAWN, _ON_EVENTS)


def _read_item(entry: Entry, before: Sequence[TaskCard], vocabulary: Vocabulary) -> list[TaskCard]:
    entry.only(["id", "name", "when", "copies", "effects"])
    when = When(entry.word("when", [each.value for each in TIMES]))
    cards = _cards(entry, before, vocabulary, when, _ON_ITEMS[when])
    if when not in (When.OWN_TURN, When.BEFORE_ROLL) and len(cards[0].effects) != 1:
        message = "expected exactly one effect on an item for '{when}'"
        raise entry.wrong(message, "effects", reason="senyu-content-one-effect", when=when.value)
    return cards


def _cards(
    entry: Entry, before: Sequence[TaskCard], vocabulary: Vocabulary, when: When, allowed: Sequence[str]
) -> list[TaskCard]:
    id = entry.id([card.kind for card in before])
    name = entry.name()
    effects = vocabulary.read_all(entry, "effects", allowed)
    _check_draws(entry, effects, vocabulary)
    copies = entry.whole("copies", low=1, high=20)
    heals = bool(effects) and all([vocabulary.effects[number].op is Op.HEAL for number in effects])
    return [
        TaskCard(len(before) + copy, id, copy + 1, name=name, when=when, effects=effects, heals=heals)
        for copy in range(copies)
    ]


def _check_draws(entry: Entry, effects: Sequence[int], vocabulary: Vocabulary) -> None:
    """A card that has two cards drawn, each of which has two drawn, would not come to an end within the game."""
    for number in effects:
        effect = vocabulary.effects[number]
        if effect.op in (Op.ALL, Op.LEADERS) and vocabulary.draws(effect.parts):
            message = "expected no cards to be drawn by all or by the leaders"
            raise entry.wrong(message, "effects", reason="senyu-content-draws-by-all")
    if vocabulary.draws(effects) > 1:
        message = "expected a task card to have at most one other drawn"
        raise entry.wrong(message, "effects", reason="senyu-content-draws")


def _check_counts(box: Entry, *, cells: Sequence[Cell], monsters: Sequence[Monster], cards: Sequence[TaskCard]) -> None:
    """S-121: the counts, where stated; enough cards that no draw is ever lost while eight players hold all they can."""
    items = len([card for card in cards if card.item])
    found = {"cells": len(cells), "monsters": len(monsters), "events": len(cards) - items, "items": items}
    for what, number in found.items():
        if box.has(what) and box.whole(what, low=2, high=_MOST_PIECES) != number:
            message = "expected {stated} {what}, the entries add up to {number}"
            stated = box.value(what)
            raise box.wrong(message, what, reason="senyu-content-count", stated=stated, what=what, number=number)
        # In the deck there are at least 4 event cards, so that it cannot end up in the hands.
        low = {"cells": 12, "events": 4}.get(what, 2)
        if not low <= number <= _MOST_PIECES:
            message = "expected {low} to {high} {what}, the entries add up to {number}"
            raise box.wrong(
                message, what, reason="senyu-content-total", low=low, high=_MOST_PIECES, what=what, number=number
            )


def _check_heroes(file: ContentFile, heroes: Sequence[Hero]) -> None:
    """S-05, S-124: one hero for each of eight players."""
    if len(heroes) != MOST_PLAYERS:
        message = "expected {number} heroes, got {found}"
        box = file.one("box")
        raise box.wrong(message, reason="senyu-content-heroes", number=MOST_PLAYERS, found=len(heroes))


def _check_cells(box: Entry, cells: Sequence[Cell], vocabulary: Vocabulary, hp: int) -> None:
    """A game that cannot end is refused: event cells must not push back, or wound, faster than the die carries on."""
    harms = [vocabulary.harm(cell.effects) for cell in cells]
    lost = sum([harm[0] for harm in harms])
    back = sum([harm[1] for harm in harms])
    most = int(hp * _MEAN / 2)
    if back > len(cells):
        message = "expected event cells to push back {most} cells together at most, got {harm}"
        raise box.wrong(message, "cells", reason="senyu-content-cells-push", most=len(cells), harm=back)
    if lost > most:
        message = "expected event cells to cost {most} HP together at most, got {harm}"
        raise box.wrong(message, "cells", reason="senyu-content-cells-cost", most=most, harm=lost)


def _check_cards(box: Entry, cards: Sequence[TaskCard], vocabulary: Vocabulary, hp: int) -> None:
    """Nor may the task cards: a player has about four drawn in a lap, so a quarter of the HP and of the lap each."""
    harms = [vocabulary.harm(card.effects) for card in cards]
    lost = sum([harm[0] for harm in harms])
    back = sum([harm[1] for harm in harms])
    most = hp * len(cards) // 4
    if lost > most:
        message = "expected the task cards to cost all players {most} HP at most, got {harm}"
        raise box.wrong(message, "events", reason="senyu-content-cards-cost", most=most, harm=lost)
    most = 10 * len(cards)
    if back > most:
        message = "expected the task cards to cost all players {most} cells at most, got {harm}"
        raise box.wrong(message, "events", reason="senyu-content-cards-push", most=most, harm=back)


def _check_drift(
    box: Entry,
    *,
    cells: Sequence[Cell],
    monsters: Sequence[Monster],
    cards: Sequence[TaskCard],
    vocabulary: Vocabulary,
) -> None:
    """Nor may all of them together: where each turn lost more cells than it won, nobody would come round again."""
    by_cells = sum([vocabulary.harm(cell.effects)[1] for cell in cells])
    by_card = sum([vocabulary.harm(card.effects)[1] for card in cards]) / len(cards)
    by_monster = sum([vocabulary.harm(each.failure)[1] * min(6, each.hp - 1) / 6 for each in monsters]) / len(monsters)
    tasks = len([cell for cell in cells if cell.kind == "task"])
    hunts = len([cell for cell in cells if cell.kind == "wilderness"])
    back = (by_cells + tasks * by_card + hunts * by_monster) / len(cells)
    if back > _MOST_BACK:
        message = (
            "expected a turn to push back {most} cells on average at most, while the die gives {forward}; got {back}"
        )
        given = f"{back:.1f}"
        raise box.wrong(message, reason="senyu-content-drift", most=str(_MOST_BACK), forward=str(_MEAN), back=given)
