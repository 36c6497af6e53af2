"""What one seat sees, read from its view: for whoever thinks about an answer."""

from collections.abc import Sequence
from typing import Final

from parlour.core.plain import Plain
from parlour.core.seats import Seat
from parlour.core.seen import rows, text, texts, whole
from parlour.games.senyu.model import Cell, Content, Effect, Hero, Monster, Op, TaskCard


class Rival:
    """One player as everybody sees them."""

    __slots__ = ("certificates", "hero", "hp", "items", "place", "progress", "seat", "stays")

    def __init__(self, content: Content, row: dict[str, Plain]) -> None:
        """A row of the view's seats."""
        self.seat: Final[Seat] = whole(row["seat"])
        hero = text(row["hero"])
        self.hero: Final[Hero | None] = content.heroes[content.by_text["hero " + hero]] if hero else None
        self.hp: Final = whole(row["hp"])
        self.place: Final = whole(row["place"])
        self.progress: Final = whole(row["progress"])
        self.certificates: Final = whole(row["certificates"])
        self.stays: Final = whole(row["stays"])
        self.items: Final = whole(row["items"])

    @property
    def ahead(self) -> tuple[int, int]:
        """What players are ranked by."""
        return (self.certificates, self.progress)


class Outlook:
    """The table from one seat."""

    __slots__ = ("aside", "content", "dice", "hand", "me", "prey", "rivals", "seats", "strength")

    def __init__(self, content: Content, view: dict[str, Plain]) -> None:
        """The view of a seat, as ``Game.view`` builds it."""
        self.content: Final = content
        self.seats: Final = [Rival(content, each) for each in rows(view["seats"])]
        eye = whole(view["eye"])
        self.me: Final = self.seats[eye]
        self.rivals: Final = [rival for rival in self.seats if rival.seat != eye]
        self.hand: Final = [self.card(each) for each in texts(view["hand"])]
        self.aside: Final = [self.card(each) for each in texts(view["aside"])]
        self.prey: Final = [self.monster(each) for each in texts(view["prey"])]
        self.strength: Final = whole(view["bonus"]) + whole(view["weakened"])
        self.dice: Final = [(whole(die["seat"]), whole(die["points"])) for die in rows(view["dice"])]

    def card(self, written: str) -> TaskCard:
        """The task card of a text."""
        return self.content.cards[self.content.by_text["card " + written]]

    def monster(self, written: str) -> Monster:
        """The monster of a text."""
        return self.content.monsters[self.content.by_text["monster " + written]]

    def cell_after(self, points: int) -> Cell:
        """The cell so many cells ahead."""
        return self.content.cells[(self.me.place + points) % self.content.size]

    def worth(self, effects: Sequence[int]) -> float:
        """What effects on oneself are worth, in cells: an HP counts for more the fewer there are."""
        total = 0.0
        for number in effects:
            total += self.worth_of(self.content.effects[number])
        return total

    def worth_of(self, effect: Effect) -> float:
        """What one effect on oneself is worth, in cells."""
        missing = self.content.hp - self.me.hp
        match effect.op:
            case Op.HEAL:
                return 0.9 * min(effect.n, missing)
            case Op.DAMAGE:
                # Near death costs the way from the last castle, but heals.
                return -float(self.me.place) if effect.n >= self.me.hp else -0.9 * effect.n
            case Op.MOVE:
                return float(effect.n)
            case Op.JUMP:
                return float((effect.odd - self.me.place) % self.content.size)
            case Op.LEAP:
                return 4.0
            case Op.STAY:
                return -4.0
            case Op.DRAW:
                return 1.0 * effect.n
            case Op.ROLL:
                return sum([self.worth(row) for row in effect.rows]) / len(effect.rows)
            case Op.ANY:
                return abs(self.worth(effect.parts)) / 2
            case Op.DEPART:
                return 4.0
            case _:
                return 0.0
