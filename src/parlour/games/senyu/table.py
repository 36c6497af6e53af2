"""Everything that lies on a table of Senyu: the heroes on the ring, the cards, the dice just thrown."""

from typing import Final

from parlour.core.agenda import Table
from parlour.core.pieces import put
from parlour.core.plain import Plain, numbers
from parlour.core.seats import Seat
from parlour.games.senyu.model import Content, Hero, When
from parlour.games.senyu.settings import Settings

NOBODY: Final = -1
NO_HERO: Final = -1
NO_CELL: Final = -1

READY: Final = 1
"""A right to be used at the next move throw (S-148)."""

FRESH: Final = 2
"""A right gained in this turn, so not for a throw of this turn (S-148)."""


class SenyuTable(Table):
    """The table. Cards and monsters are numbers; hands and unseen piles are ascending, discards in order of arrival.

    Lists with one entry a seat: ``heroes`` (NO_HERO before they are taken), ``hp``, ``progress`` (S-126),
    ``furthest`` (the largest progress so far, SC-5), ``certificates``, ``stays`` (0: card face up), ``lost`` (turns to
    lose after near death), ``falls`` (near deaths), ``departs`` (the cell to depart from, or NO_CELL), ``rights``
    (READY, FRESH or both), ``hands``.
    """

    __slots__ = (
        "aside",
        "bonus",
        "certificates",
        "content",
        "deck",
        "departs",
        "dice",
        "dice_count",
        "discards",
        "duel",
        "falls",
        "fighters",
        "furthest",
        "hands",
        "heroes",
        "hp",
        "lair",
        "lost",
        "offered",
        "out",
        "prey",
        "progress",
        "rights",
        "round",
        "settings",
        "slain",
        "starter",
        "stays",
        "throwers",
        "time_up",
        "turn",
        "turns",
        "weakened",
        "wishes",
    )

    def __init__(self, seats: int, content: Content, settings: Settings) -> None:
        super().__init__(seats)
        self.content: Final = content
        self.settings: Final = settings
        self.heroes: list[int] = []
        self.hp: list[int] = []
        self.progress: list[int] = []
        self.furthest: list[int] = []
        self.certificates: list[int] = []
        self.stays: list[int] = []
        self.lost: list[int] = []
        self.falls: list[int] = []
        self.departs: list[int] = []
        self.rights: list[int] = []
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.discards: list[int] = []
        self.aside: list[int] = []
        """Task cards being carried out, open to all."""
        self.offered: list[int] = []
        """Task cards drawn to choose from, seen by the player of the turn only."""
        self.lair: list[int] = []
        """The monsters not drawn."""
        self.slain: list[int] = []
        """The monsters' discards."""
        self.prey: list[int] = []
        """The monsters of the present hunt."""
        self.bonus: int = 0
        """Added to the attack of the present hunt."""
        self.weakened: int = 0
        """Taken off the monster's HP in the present hunt."""
        self.dice: tuple[int, ...] = ()
        self.throwers: tuple[Seat, ...] = ()
        """Who threw each of the ``dice`` that lie on the table."""
        self.dice_count: int = 1
        """Dice of the next move throw (S-147)."""
        self.duel: tuple[Seat, ...] = ()
        """Challenger and challenged, while a challenge is settled."""
        self.fighters: tuple[Seat, ...] = ()
        """Those still in the knockout."""
        self.out: tuple[Seat, ...] = ()
        """Those beaten in the knockout, in order."""
        self.round: int = 0
        self.starter: Seat = NOBODY
        self.turn: Seat = NOBODY
        self.turns: int = 0
        """Turns begun so far."""
        self.time_up: bool = False
        self.wishes: int = 0
        """Bit by seat: who has asked in this round to stop early (S-109)."""

    def lay_out(self) -> None:
        """S-122: the table before anybody has a hero. Not in the constructor, for copies are made by the million."""
        seats = self.seats
        self.heroes = [NO_HERO] * seats
        self.hp = [self.content.hp] * seats
        self.progress = [0] * seats
        self.furthest = [0] * seats
        self.certificates = [0] * seats
        self.stays = [0] * seats
        self.lost = [0] * seats
        self.falls = [0] * seats
        self.departs = [NO_CELL] * seats
        self.rights = [0] * seats
        self.hands = [[] for _ in range(seats)]
        self.deck = list(range(len(self.content.cards)))
        self.lair = list(range(len(self.content.monsters)))

    @property
    def everyone(self) -> range:
        """All seats, clockwise."""
        return range(self.seats)

    def clockwise_from(self, seat: Seat) -> list[Seat]:
        """All seats, clockwise, beginning with this one."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def hero(self, seat: Seat) -> Hero:
        """The hero of a seat that has one."""
        return self.content.heroes[self.heroes[seat]]

    def cell(self, seat: Seat) -> int:
        """S-126: the place on the ring."""
        return self.progress[seat] % self.content.size

    def companions(self, seat: Seat) -> list[Seat]:
        """The others on the same cell."""
        cell = self.cell(seat)
        return [other for other in self.everyone if other != seat and self.cell(other) == cell]

    def may_act(self, seat: Seat, life: int) -> bool:
        """S-47, S-136: whether the hero is face up and has not fallen since its fall number ``life``."""
        return self.falls[seat] == life and not self.stays[seat]

    def held(self, seat: Seat, when: When) -> list[int]:
        """The seat's items for this time."""
        cards = self.content.by_when[when]
        return [card for card in self.hands[seat] if card in cards]

    def may_hold(self, seat: Seat, *times: When) -> bool:
        """Whether, for all that everybody knows, the seat may hold an item for one of these times.

        Who is asked is open to all, so it must depend on open things only: on the size of the hand and on the cards
        that lie open, never on what is held.
        """
        if not self.hands[seat]:
            return False
        for when in times:
            for card in self.content.by_when[when]:
                if card not in self.discards and card not in self.aside:
                    return True
        return False

    def ahead(self, seat: Seat) -> tuple[int, int]:
        """What players are ranked by: certificates, then progress (S-149, S-162)."""
        return (self.certificates[seat], self.progress[seat])

    def card_text(self, card: int) -> str:
        """The task card's canonical text."""
        return self.content.cards[card].text

    def discard(self, seat: Seat, card: int) -> None:
        """Move an item from the hand to the discards."""
        self.hands[seat].remove(card)
        self.discards.append(card)

    def gain(self, seat: Seat, card: int) -> None:
        """Take an item into the hand."""
        put(self.hands[seat], card)

    def clear_dice(self) -> None:
        """Take the dice off the table."""
        self.dice = ()
        self.throwers = ()

    def lay_die(self, seat: Seat, points: int) -> None:
        """Let a thrown die lie on the table."""
        self.dice = (*self.dice, points)
        self.throwers = (*self.throwers, seat)

    def copy(self) -> "SenyuTable":
        other = SenyuTable(self.seats, self.content, self.settings)
        self.copy_onto(other)
        other.heroes = self.heroes.copy()
        other.hp = self.hp.copy()
        other.progress = self.progress.copy()
        other.furthest = self.furthest.copy()
        other.certificates = self.certificates.copy()
        other.stays = self.stays.copy()
        other.lost = self.lost.copy()
        other.falls = self.falls.copy()
        other.departs = self.departs.copy()
        other.rights = self.rights.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.deck = self.deck.copy()
        other.discards = self.discards.copy()
        other.aside = self.aside.copy()
        other.offered = self.offered.copy()
        other.lair = self.lair.copy()
        other.slain = self.slain.copy()
        other.prey = self.prey.copy()
        other.bonus = self.bonus
        other.weakened = self.weakened
        other.dice = self.dice
        other.throwers = self.throwers
        other.dice_count = self.dice_count
        other.duel = self.duel
        other.fighters = self.fighters
        other.out = self.out
        other.round = self.round
        other.starter = self.starter
        other.turn = self.turn
        other.turns = self.turns
        other.time_up = self.time_up
        other.wishes = self.wishes
        return other

    def save(self) -> dict[str, Plain]:
        hands: list[Plain] = [numbers(hand) for hand in self.hands]
        options: dict[str, Plain] = {}
        options.update(self.settings.given)
        return {
            "options": options,
            "heroes": numbers(self.heroes),
            "hp": numbers(self.hp),
            "progress": numbers(self.progress),
            "furthest": numbers(self.furthest),
            "certificates": numbers(self.certificates),
            "stays": numbers(self.stays),
            "lost": numbers(self.lost),
            "falls": numbers(self.falls),
            "departs": numbers(self.departs),
            "rights": numbers(self.rights),
            "hands": hands,
            "deck": numbers(self.deck),
            "discards": numbers(self.discards),
            "aside": numbers(self.aside),
            "offered": numbers(self.offered),
            "lair": numbers(self.lair),
            "slain": numbers(self.slain),
            "prey": numbers(self.prey),
            "bonus": self.bonus,
            "weakened": self.weakened,
            "dice": numbers(list(self.dice)),
            "throwers": numbers(list(self.throwers)),
            "dice_count": self.dice_count,
            "duel": numbers(list(self.duel)),
            "fighters": numbers(list(self.fighters)),
            "out": numbers(list(self.out)),
            "round": self.round,
            "starter": self.starter,
            "turn": self.turn,
            "turns": self.turns,
            "time_up": self.time_up,
            "wishes": self.wishes,
        }
