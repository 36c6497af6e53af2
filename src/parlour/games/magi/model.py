"""The pieces of Magi and their arithmetic; no rules.

M-03 to M-17: 99 cards of 23 kinds. A card is known by its number; its text is "red-grail-1" (colour, kind, copy) or,
for a magician, "mage-2".
"""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from parlour.core.agenda import AnyStep
from parlour.core.content import ContentFile, Entry, shown

# Colours. Grey is the ground of magicians (M-16); FREE is no card's colour but may be in force (M-61, M-62).
GREY: Final = 0
RED: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
FREE: Final = 4
COLOURS: Final = (RED, BLUE, YELLOW)
COLOUR_NAMES: Final = ("none", "red", "blue", "yellow", "free")

TYPES: Final = ("guild", "item", "magician")

MOST_CARDS: Final = 128
"""Cards' numbers stay below this (see ``answers.MAGIC``)."""


_LONGEST: Final = 40


class Op(Enum):
    """The nine effects (M-59 to M-76), by their English names (M-81)."""

    SELECT = "select"
    FREE = "free"
    RESET = "reset"
    DRAW = "draw"
    REVERSE = "reverse"
    SHOOT = "shoot"
    AGAIN = "again"
    THROUGH = "through"
    ORIGINAL = "original"


# M-102: colour, RESET, DRAW, REVERSE, SHOOT, AGAIN, THROUGH.
_ORDER: Final = tuple(Op)


class Effect:
    """One effect printed on a card; ``x`` is the number behind DRAW, 0 otherwise."""

    __slots__ = ("op", "x")

    def __init__(self, op: Op, x: int = 0) -> None:
        self.op: Final = op
        self.x: Final = x

    def __str__(self) -> str:
        return f"draw {self.x}" if self.op is Op.DRAW else self.op.value


class Card:
    """One of the 99 cards. ``effects`` stand in the order in which they apply (M-102)."""

    __slots__ = ("colour", "draws", "effects", "hexagram", "kind", "magician", "number", "points", "text")

    def __init__(self, number: int, kind: "Kind", colour: int, copy: int) -> None:
        self.number: Final = number
        self.kind: Final = kind
        self.colour: Final = colour
        self.points: Final = kind.points
        self.hexagram: Final = kind.hexagram
        self.magician: Final = kind.type == "magician"
        self.effects: Final = kind.effects
        self.draws: Final = any(effect.op is Op.DRAW for effect in kind.effects)
        ground = "" if colour == GREY else COLOUR_NAMES[colour] + "-"
        self.text: Final = f"{ground}{kind.id}-{copy}"

    def fits(self, colour: int, kind: "Kind") -> bool:
        """M-11, M-29, M-96, M-98: magicians always; others by the colour in force or the top's name; FREE: any."""
        return colour == FREE or self.magician or self.colour == colour or self.kind is kind


class Kind:
    """A name on cards: its type, effects, points, and whether it carries the hexagram."""

    __slots__ = ("copies", "effects", "hexagram", "id", "place", "points", "steps", "type")

    def __init__(
        self, *, place: int, id: str, type: str, copies: int, effects: Sequence[Effect], hexagram: bool, points: int
    ) -> None:
        self.place: Final = place
        self.id: Final = id
        self.type: Final = type
        self.copies: Final = copies
        self.effects: Final = tuple(sorted(effects, key=lambda effect: _ORDER.index(effect.op)))
        self.hexagram: Final = hexagram
        self.points: Final = points
        self.steps: Final[list[tuple[AnyStep, ...]]] = []
        """What its effects are carried out with, by the seat of the user; filled when first used."""

    @property
    def grounds(self) -> tuple[int, ...]:
        """The colours in which this kind exists."""
        return (GREY,) if self.type == "magician" else COLOURS


class Deck:
    """All the cards of one content file; ``hand``: cards dealt (M-22); ``goal``: the penalty that ends it (M-57)."""

    __slots__ = ("by_text", "cards", "fitting", "goal", "hand", "hash", "hexagrams", "kinds", "numbers", "or_draws")

    def __init__(self, *, kinds: Sequence[Kind], hand: int, goal: int, hash: str) -> None:
        self.kinds: Final = tuple(kinds)
        self.hand: Final = hand
        self.goal: Final = goal
        self.hash: Final = hash
        cards: list[Card] = []
        for kind in kinds:
            for colour in kind.grounds:
                for copy in range(1, kind.copies + 1):
                    cards.append(Card(len(cards), kind, colour, copy))
        self.cards: Final = tuple(cards)
        self.by_text: Final = {card.text: card.number for card in cards}
        self.numbers: Final = tuple(range(len(cards)))
        self.hexagrams: Final = [card.hexagram for card in cards]
        self.or_draws: Final = [card.hexagram or card.draws for card in cards]
        self.fitting: Final = tuple(
            [
                tuple([[card.fits(colour, kind) for card in cards] for kind in kinds])
                for colour in range(len(COLOUR_NAMES))
            ]
        )
        """Whether a card fits, by the colour in force, the kind (its place) of the top discard, the card (M-96)."""


def read_deck(name: str, written: str) -> Deck:
    """The deck that a content file describes; BadContent names the file and the line of what does not add up."""
    file = ContentFile(name, written)
    file.only(["deck", "kind"])
    head = file.one("deck")
    head.only(["cards", *TYPES, "hand", "goal"])
    kinds: list[Kind] = []
    for entry in file.many("kind"):
        kinds.append(_read_kind(entry, [kind.id for kind in kinds]))
    _check_counts(head, kinds)
    return Deck(
        kinds=kinds,
        hand=head.whole("hand", low=2, high=9),
        goal=_read_goal(head, kinds),
        hash=file.hash,
    )


def _read_goal(head: Entry, kinds: Sequence[Kind]) -> int:
    """M-57: a goal that the cards can reach, or no game would end."""
    goal = head.whole("goal", low=1, high=1000)
    points = sum(kind.points * kind.copies * len(kind.grounds) for kind in kinds)
    if goal > points:
        raise head.wrong(f"expected a goal of at most {points}, the points of all cards, got {goal}", "goal")
    return goal


def _read_kind(entry: Entry, taken: Sequence[str]) -> Kind:
    entry.only(["id", "type", "copies", "effects", "hexagram", "points"])
    id = entry.word("id")
    if id in taken:
        raise entry.wrong(f"expected each id once, got {id!r} again", "id")
    if not 0 < len(id) <= _LONGEST or any(letter not in "abcdefghijklmnopqrstuvwxyz_" for letter in id):
        raise entry.wrong(f"expected an id of 1 to {_LONGEST} small letters and _, got {shown(id)}", "id")
    type = entry.word("type", TYPES)
    effects = [_read_effect(entry, written) for written in entry.words("effects")]
    _check_effects(entry, type, effects)
    return Kind(
        place=len(taken),
        id=id,
        type=type,
        copies=entry.whole("copies", low=1, high=20),
        effects=effects,
        hexagram=entry.truth("hexagram"),
        points=entry.whole("points", low=0, high=50),
    )


def _read_effect(entry: Entry, written: str) -> Effect:
    name, _, number = written.partition(" ")
    ops = {op.value: op for op in Op}
    if name not in ops:
        raise entry.wrong(f"unknown effect {shown(written)}; expected one of {', '.join(ops)}", "effects")
    if ops[name] is Op.DRAW:
        if number not in ("1", "2", "3", "4", "5"):
            raise entry.wrong(f"expected 'draw 1' to 'draw 5', got {shown(written)}", "effects")
        return Effect(Op.DRAW, int(number))
    if number:
        raise entry.wrong(f"expected {name!r} without a number, got {shown(written)}", "effects")
    return Effect(ops[name])


def _check_effects(entry: Entry, type: str, effects: Sequence[Effect]) -> None:
    """M-12, M-13, M-84, M-117: how many effects a type has, and that they can stand on one card."""
    ops = [effect.op for effect in effects]
    if len(set(ops)) != len(ops):
        raise entry.wrong("expected each effect at most once on a card", "effects")
    if type == "guild" and ops:
        raise entry.wrong("expected a guild card to have no effect", "effects")
    if type == "item" and len(ops) != 1:
        raise entry.wrong(f"expected an item card to have exactly one effect, got {len(ops)}", "effects")
    if type == "magician" and Op.ORIGINAL not in ops:
        if not 2 <= len(ops) <= 3:
            raise entry.wrong(f"expected a magician to have two or three effects, got {len(ops)}", "effects")
        if (Op.SELECT in ops) == (Op.FREE in ops):
            raise entry.wrong("expected a magician to have either select or free", "effects")
    elif Op.ORIGINAL in ops and len(ops) != 1:
        raise entry.wrong("expected original to stand alone", "effects")
    if type == "item" and (Op.SELECT in ops or Op.FREE in ops or Op.ORIGINAL in ops):
        raise entry.wrong("expected a coloured card to have no effect on the colour", "effects")


def _check_counts(head: Entry, kinds: Sequence[Kind]) -> None:
    """M-03 to M-06, M-14: the stated counts, and exactly one ORIGINAL."""
    for type in TYPES:
        found = sum(kind.copies * len(kind.grounds) for kind in kinds if kind.type == type)
        if head.whole(type, low=0, high=MOST_CARDS) != found:
            raise head.wrong(f"expected {head.value(type)} {type} cards, the kinds add up to {found}", type)
    total = sum(kind.copies * len(kind.grounds) for kind in kinds)
    if head.whole("cards", low=70, high=MOST_CARDS) != total:
        raise head.wrong(f"expected {head.value('cards')} cards, the kinds add up to {total}", "cards")
    originals = sum(kind.copies for kind in kinds if any(effect.op is Op.ORIGINAL for effect in kind.effects))
    if originals != 1:
        raise head.wrong(f"expected exactly one card with original, got {originals}")
