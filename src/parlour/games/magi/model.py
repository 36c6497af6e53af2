"""The pieces of Magi and their arithmetic; no rules.

M-03 to M-17: 99 cards of 23 kinds. A card is known by its number; its text is "red-grail-1" (colour, kind, copy) or,
for a magician, "mage-2".
"""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from parlour.core.agenda import AnyStep
from parlour.core.content import ContentFile, Entry
from parlour.games.magi.sheets import COUNTS, TYPES

# Colours. Grey is the ground of magicians (M-16); FREE is no card's colour but may be in force (M-61, M-62).
GREY: Final = 0
RED: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
FREE: Final = 4
COLOURS: Final = (RED, BLUE, YELLOW)
COLOUR_NAMES: Final = ("none", "red", "blue", "yellow", "free")

FEWEST_CARDS: Final = 70
MOST_CARDS: Final = 128
"""Cards' numbers stay below this (see ``answers.MAGIC``)."""

MOST_SEATS: Final = 8
"""M-01, M-86: four to eight play."""


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
    """A name on cards: its type, effects, points, and whether it carries the hexagram.

    ``name``: what the host of a content file calls it; "" where nobody said.
    """

    __slots__ = ("copies", "effects", "hexagram", "id", "name", "place", "points", "steps", "type")

    def __init__(
        self,
        *,
        place: int,
        id: str,
        name: str,
        type: str,
        copies: int,
        effects: Sequence[Effect],
        hexagram: bool,
        points: int,
    ) -> None:
        self.place: Final = place
        self.id: Final = id
        self.name: Final = name
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

    __slots__ = (
        "by_text",
        "cards",
        "fitting",
        "goal",
        "hand",
        "hash",
        "hexagrams",
        "kinds",
        "names",
        "numbers",
        "or_draws",
    )

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
        self.names: Final = {kind.id: kind.name for kind in kinds if kind.name}
        """What the host calls a kind, by its id."""
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
    head.only([*COUNTS, "hand", "goal"])
    kinds: list[Kind] = []
    for entry in file.many("kind"):
        kinds.append(_read_kind(entry, [kind.id for kind in kinds]))
    _check_counts(head, kinds)
    return Deck(
        kinds=kinds,
        hand=_read_hand(head, kinds),
        goal=_read_goal(head, kinds),
        hash=file.hash,
    )


def _read_hand(head: Entry, kinds: Sequence[Kind]) -> int:
    """M-22, M-86: a hand that can be dealt to the largest table, and a card to start with."""
    hand = head.whole("hand", low=2, high=9)
    cards = _cards(kinds)
    if hand * MOST_SEATS >= cards:
        message = "expected hands of {hand} cards for {seats} players and one to start with, got {cards} cards in all"
        raise head.wrong(message, "hand", reason="magi-content-hand", hand=hand, seats=MOST_SEATS, cards=cards)
    return hand


def _read_goal(head: Entry, kinds: Sequence[Kind]) -> int:
    """M-57: a goal that the cards can reach, or no game would end."""
    goal = head.whole("goal", low=1, high=1000)
    points = sum(kind.points * kind.copies * len(kind.grounds) for kind in kinds)
    if goal > points:
        message = "expected a goal of at most {points}, the points of all cards, got {goal}"
        raise head.wrong(message, "goal", reason="magi-content-goal", points=points, goal=goal)
    return goal


def _read_kind(entry: Entry, taken: Sequence[str]) -> Kind:
    entry.only(["id", "name", "type", "copies", "effects", "hexagram", "points"])
    id = entry.id(taken)
    type = entry.word("type", TYPES)
    effects = [_read_effect(entry, written) for written in entry.words("effects")]
    _check_effects(entry, type, effects)
    return Kind(
        place=len(taken),
        id=id,
        name=entry.name(),
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
        message = "unknown effect {got}; expected one of {allowed}"
        raise entry.wrong(message, "effects", reason="magi-content-effect", got=written, allowed=[*ops])
    if ops[name] is Op.DRAW:
        if number not in ("1", "2", "3", "4", "5"):
            message = "expected 'draw 1' to 'draw 5', got {got}"
            raise entry.wrong(message, "effects", reason="magi-content-draw", got=written)
        return Effect(Op.DRAW, int(number))
    if number:
        message = "expected '{name}' without a number, got {got}"
        raise entry.wrong(message, "effects", reason="magi-content-no-number", name=name, got=written)
    return Effect(ops[name])


def _check_effects(entry: Entry, type: str, effects: Sequence[Effect]) -> None:
    """M-12, M-13, M-84, M-117: how many effects a type has, and that they can stand on one card."""
    ops = [effect.op for effect in effects]
    found = len(ops)
    if len(set(ops)) != found:
        raise entry.wrong("expected each effect at most once on a card", "effects", reason="magi-content-effect-again")
    if type == "guild" and ops:
        raise entry.wrong("expected a guild card to have no effect", "effects", reason="magi-content-guild")
    if type == "item" and found != 1:
        message = "expected an item card to have exactly one effect, got {found}"
        raise entry.wrong(message, "effects", reason="magi-content-item", found=found)
    if type == "magician" and Op.ORIGINAL not in ops:
        if not 2 <= found <= 3:
            message = "expected a magician to have two or three effects, got {found}"
            raise entry.wrong(message, "effects", reason="magi-content-magician", found=found)
        if (Op.SELECT in ops) == (Op.FREE in ops):
            message = "expected a magician to have either select or free"
            raise entry.wrong(message, "effects", reason="magi-content-select-or-free")
    elif Op.ORIGINAL in ops and found != 1:
        raise entry.wrong("expected original to stand alone", "effects", reason="magi-content-original-alone")
    if type == "item" and (Op.SELECT in ops or Op.FREE in ops or Op.ORIGINAL in ops):
        message = "expected a coloured card to have no effect on the colour"
        raise entry.wrong(message, "effects", reason="magi-content-no-colour")


def _check_counts(head: Entry, kinds: Sequence[Kind]) -> None:
    """M-03 to M-06, M-14: the counts, where they are stated, and exactly one ORIGINAL."""
    for what in COUNTS:
        found = _cards(kinds) if what == "cards" else _cards([kind for kind in kinds if kind.type == what])
        if head.has(what) and head.whole(what, low=0, high=MOST_CARDS) != found:
            message = (
                f"expected {{stated}} {what if what == 'cards' else what + ' cards'}, the kinds add up to {{found}}"
            )
            stated = head.value(what)
            raise head.wrong(message, what, reason="magi-content-count", stated=stated, what=what, found=found)
    total = _cards(kinds)
    if not FEWEST_CARDS <= total <= MOST_CARDS:
        message = "expected {low} to {high} cards, the kinds add up to {found}"
        raise head.wrong(message, "cards", reason="magi-content-total", low=FEWEST_CARDS, high=MOST_CARDS, found=total)
    originals = sum(kind.copies for kind in kinds if any(effect.op is Op.ORIGINAL for effect in kind.effects))
    if originals != 1:
        message = "expected exactly one card with original, got {found}"
        raise head.wrong(message, reason="magi-content-original", found=originals)
    _check_draws(head, kinds, total)


def _check_draws(head: Entry, kinds: Sequence[Kind], cards: int) -> None:
    """M-52: a round ends with an empty hand; where the cards bring more than they take away, hands only grow."""
    draws = sum(effect.x * kind.copies * len(kind.grounds) for kind in kinds for effect in kind.effects)
    if 2 * draws > cards:
        message = "expected the numbers behind 'draw' to add up to at most {most} on all cards, got {draws}"
        raise head.wrong(message, reason="magi-content-draws", most=cards // 2, draws=draws)


def _cards(kinds: Sequence[Kind]) -> int:
    return sum(kind.copies * len(kind.grounds) for kind in kinds)
