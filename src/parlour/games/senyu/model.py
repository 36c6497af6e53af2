"""The pieces of Senyu: cells, heroes, monsters, task cards and what they say; no rules.

A piece is known by its number; its text is its id ("castle", "alba"), with the number of the copy for a card
("slime-2", "salve-1") and the place on the ring for a cell without a name ("task-4", "wilderness-6").
"""

from collections.abc import Sequence
from enum import Enum
from typing import Final

DIE: Final = (1, 2, 3, 4, 5, 6)
"""S-120: one six-sided die."""


class Op(Enum):
    """What an effect does. A move is never a die move (S-142)."""

    HEAL = "heal"
    DAMAGE = "damage"
    MOVE = "move"
    JUMP = "jump"
    STAY = "stay"
    DRAW = "draw"
    DISCARD = "discard"
    ROLL = "roll"
    DEPART = "depart"
    LEAP = "leap"
    ANY = "any"
    ALL = "all"
    LEADERS = "leaders"
    DICE = "dice"
    REROLL = "reroll"
    ATTACK = "attack"
    VOID_DUEL = "void-duel"
    VOID_CARD = "void-card"


class When(Enum):
    """The time a task card names (S-27)."""

    DRAWN = "drawn"
    OWN_TURN = "own-turn"
    BEFORE_ROLL = "before-roll"
    AFTER_ROLL = "after-roll"
    HUNT = "hunt"
    CHALLENGED = "challenged"
    PICKED = "picked"


class Skill(Enum):
    """The special skills of the eight heroes (S-74 to S-83)."""

    TWO_MONSTERS = "two-monsters"
    PORTAL = "portal"
    TWO_TASKS = "two-tasks"
    REFUSE = "refuse"
    BLADE = "blade"
    WEAKEN = "weaken"
    REFRESH = "refresh"
    TWO_DICE = "two-dice"


class Effect:
    """One printed effect. It is known by its number, so that steps can name it.

    ``n``: how much; ``odd`` and ``even``: the cells a throw leads to (``odd`` alone: the cell of a jump); ``parts``:
    the effects on each player picked; ``rows``: for each face of the die the effects that happen.
    """

    __slots__ = ("even", "n", "number", "odd", "op", "parts", "rows")

    def __init__(
        self,
        number: int,
        op: Op,
        *,
        n: int = 0,
        odd: int = 0,
        even: int = 0,
        parts: Sequence[int] = (),
        rows: Sequence[Sequence[int]] = (),
    ) -> None:
        self.number: Final = number
        self.op: Final = op
        self.n: Final = n
        self.odd: Final = odd
        self.even: Final = even
        self.parts: Final = tuple(parts)
        self.rows: Final = tuple([tuple(row) for row in rows])


class Cell:
    """A cell of the ring (S-21): its place, its kind ("start", "task", "event", "wilderness"), its effects.

    ``name``: what the host of a content file calls it; "" where nobody said. The same holds for other pieces.
    """

    __slots__ = ("effects", "kind", "name", "place", "text")

    def __init__(self, place: int, kind: str, text: str, *, name: str, effects: Sequence[int]) -> None:
        self.place: Final = place
        self.kind: Final = kind
        self.text: Final = text
        self.name: Final = name
        self.effects: Final = tuple(effects)


class Hero:
    """S-05: a hero, the skill with the cells where it counts, the home ground and what happens to its hero there."""

    __slots__ = ("cells", "home", "home_effects", "number", "skill", "text")

    def __init__(
        self, number: int, text: str, *, skill: Skill, cells: Sequence[int], home: int, home_effects: Sequence[int]
    ) -> None:
        self.number: Final = number
        self.text: Final = text
        self.skill: Final = skill
        self.cells: Final = tuple(cells)
        self.home: Final = home
        self.home_effects: Final = tuple(home_effects)


class Monster:
    """One monster card: its HP, the reward of beating it and the penalty of failing (S-141)."""

    __slots__ = ("failure", "hp", "kind", "name", "number", "success", "text")

    def __init__(
        self, number: int, kind: str, copy: int, *, name: str, hp: int, success: Sequence[int], failure: Sequence[int]
    ) -> None:
        self.number: Final = number
        self.kind: Final = kind
        self.text: Final = f"{kind}-{copy}"
        self.name: Final = name
        self.hp: Final = hp
        self.success: Final = tuple(success)
        self.failure: Final = tuple(failure)


class TaskCard:
    """One task card (S-23): an event is carried out when drawn, an item at the time it names. ``heals``: only that."""

    __slots__ = ("effects", "heals", "item", "kind", "name", "number", "text", "when")

    def __init__(
        self, number: int, kind: str, copy: int, *, name: str, when: When, effects: Sequence[int], heals: bool
    ) -> None:
        self.number: Final = number
        self.kind: Final = kind
        self.text: Final = f"{kind}-{copy}"
        self.name: Final = name
        self.when: Final = when
        self.item: Final = when is not When.DRAWN
        self.effects: Final = tuple(effects)
        self.heals: Final = heals


class Content:
    """All the pieces of one content file. ``hp``: the most HP and those at the start; ``hand``: items held at most.

    ``few`` and ``many``: the certificates that finish the journey with up to four players and with more (S-11, S-12).
    """

    __slots__ = (
        "by_text",
        "by_when",
        "cards",
        "cells",
        "effects",
        "few",
        "hand",
        "hash",
        "heroes",
        "hp",
        "items",
        "many",
        "monsters",
        "names",
        "size",
    )

    def __init__(
        self,
        *,
        cells: Sequence[Cell],
        heroes: Sequence[Hero],
        monsters: Sequence[Monster],
        cards: Sequence[TaskCard],
        effects: Sequence[Effect],
        hp: int,
        hand: int,
        few: int,
        many: int,
        hash: str,
    ) -> None:
        self.cells: Final = tuple(cells)
        self.size: Final = len(self.cells)
        self.heroes: Final = tuple(heroes)
        self.monsters: Final = tuple(monsters)
        self.cards: Final = tuple(cards)
        self.effects: Final = tuple(effects)
        self.hp: Final = hp
        self.hand: Final = hand
        self.few: Final = few
        self.many: Final = many
        self.hash: Final = hash
        self.items: Final = tuple([card.number for card in cards if card.item])
        self.by_when: Final = {when: frozenset([card.number for card in cards if card.when is when]) for when in When}
        texts: dict[str, int] = {}
        for cell in cells:
            texts["cell " + cell.text] = cell.place
        for hero in heroes:
            texts["hero " + hero.text] = hero.number
        for monster in monsters:
            texts["monster " + monster.text] = monster.number
        for card in cards:
            texts["card " + card.text] = card.number
        self.by_text: Final = texts
        """The number of each piece by its kind and text, such as "card salve-1"."""
        names: dict[str, str] = {}
        for cell in cells:
            names["cell " + cell.text] = cell.name
        for monster in monsters:
            names["monster " + monster.kind] = names["monster " + monster.text] = monster.name
        for card in cards:
            names["card " + card.kind] = names["card " + card.text] = card.name
        self.names: Final = {piece: name for piece, name in names.items() if name}
        """What the host calls a piece, by its kind and its text or id, such as "card salve-1" and "card salve"."""

    def goal(self, seats: int) -> int:
        """S-11, S-12: the suggested number of certificates."""
        return self.few if seats <= 4 else self.many
