"""How a sensible player of Magi answers, from what one seat sees and nothing else. No rules: only taste.

The ideas: shed a card in every turn, the dear ones first when somebody is about to go out; hold hexagram cards against
the count, but answer a count whenever it can be answered; keep cards of several colours; hand a count to whoever is
about to win; after SHOOT without a count let the turn come back soon; call "Magi!" always, catch others nearly always.
"""

from collections.abc import Sequence
from typing import Final

from parlour.core.plain import Plain
from parlour.core.questions import Rng
from parlour.core.seats import Seat
from parlour.core.seen import rows, text, texts, whole
from parlour.games.magi.model import COLOUR_NAMES, GREY, Card, Deck, Op

_NEAR: Final = 1
"""Somebody with so few cards (or none) is about to go out."""

_CATCHES: Final = 9
"""Out of ten missing calls, how many are noticed."""

# What makes a card the one to use, in points of penalty.
_CROWD: Final = 2
_DEFENCE: Final = 8
_WILD: Final = 5
_ATTACK: Final = 3
_ATTACK_NEAR: Final = 5
_ANOTHER_TURN: Final = 6
_WORSE_NEIGHBOUR: Final = 3


class Outlook:
    """What one seat sees, read from its view."""

    __slots__ = ("cards", "colour", "count", "direction", "hand", "penalties", "seat", "seats", "silent", "top")

    def __init__(self, deck: Deck, view: dict[str, Plain]) -> None:
        """The view of a seat, as ``Game.view`` builds it."""
        self.seat: Final[Seat] = whole(view["eye"])
        self.count: Final = whole(view["count"])
        self.colour: Final = COLOUR_NAMES.index(text(view["colour"]))
        self.direction: Final = 1 if view["direction"] == "clockwise" else -1
        self.hand: Final = [deck.cards[deck.by_text[each]] for each in texts(view["hand"])]
        top = text(view["top"])
        self.top: Final = deck.cards[deck.by_text[top]] if top else None
        seats = rows(view["seats"])
        self.seats: Final = len(seats)
        self.cards: Final = [whole(each["cards"]) for each in seats]
        self.penalties: Final = [whole(each["penalty"]) for each in seats]
        self.silent: Final = [each["called"] is not True for each in seats]

    @property
    def others(self) -> list[Seat]:
        """The other seats, in the direction of play from the next one on."""
        return [self.after(steps) for steps in range(1, self.seats)]

    def after(self, steps: int) -> Seat:
        """The seat so many steps on in the direction of play; before this one, if negative."""
        return (self.seat + steps * self.direction) % self.seats

    @property
    def pressed(self) -> bool:
        """Whether another player is about to go out."""
        return min([self.cards[seat] for seat in self.others]) <= _NEAR


def advise(deck: Deck, view: dict[str, Plain], question: dict[str, Plain], rng: Rng) -> str | None:
    """The answer to one of the seat's own questions; None leaves a window alone."""
    outlook = Outlook(deck, view)
    about = text(question["about"])
    answers = texts(question["answers"])
    if about == "call":
        return answers[0] if len(outlook.hand) == 1 else None
    if about == "catch":
        return answers[0] if _somebody_forgot(outlook) and rng.randrange(10) < _CATCHES else None
    if about in ("discard", "second-discard"):
        return _discard(deck, outlook, answers, rng)
    if about in ("turn", "magic", "may-use"):
        return _use(deck, outlook, answers, rng)
    if about == "colour":
        return _colour(outlook, answers, rng)
    if about == "target":
        return str(_target(outlook))
    if about == "again":
        return "no-again" if outlook.count and not _defended(outlook) else "again"
    if about == "pick-colour":
        return "select"
    if about == "pick-turn":
        return _turn_pick(outlook).value
    if about == "pick-draw":
        return "0" if _turn_pick(outlook) is Op.AGAIN or not outlook.hand else "3"
    return text(question["default"])


def _use(deck: Deck, outlook: Outlook, answers: Sequence[str], rng: Rng) -> str:
    """The best card to use; the last answer (draw, face the count, pass) if no card may be used."""
    cards = [answer for answer in answers if " " in answer]
    if not cards:
        return answers[-1]
    return _best(cards, [_worth_of_using(outlook, _card(deck, answer)) for answer in cards], rng)


def _worth_of_using(outlook: Outlook, card: Card) -> int:
    """How good it is to use this card now, in points of penalty."""
    rest = [other for other in outlook.hand if other is not card]
    worth = card.points * (2 if outlook.pressed else 1) + _CROWD * _of_colour(rest, card.colour)
    if rest and not outlook.pressed:
        worth -= _DEFENCE if card.hexagram else 0
        worth -= _WILD if card.magician else 0
    count = outlook.count
    ops = [effect.op for effect in card.effects]
    if Op.RESET in ops:
        count = 0
    added = sum([effect.x for effect in card.effects])
    victim = outlook.after(-1 if Op.REVERSE in ops else 1)
    if Op.SHOOT in ops or Op.ORIGINAL in ops:
        victim = min(outlook.others, key=lambda seat: outlook.cards[seat])
    near = outlook.cards[victim] <= _NEAR
    worth += added * (_ATTACK_NEAR if near else _ATTACK)
    if Op.AGAIN in ops:
        worth += _worth_of_again(outlook, rest, count + added)
    elif near and count + added == 0 and Op.SHOOT not in ops:
        worth -= _WORSE_NEIGHBOUR
    return worth


def _worth_of_again(outlook: Outlook, rest: Sequence[Card], count: int) -> int:
    """Another turn is good for shedding another card, and bad against a count that cannot be answered."""
    if count and not any([card.hexagram for card in rest]):
        return -_ANOTHER_TURN * count
    return _ANOTHER_TURN


def _discard(deck: Deck, outlook: Outlook, answers: Sequence[str], rng: Rng) -> str:
    """Away with what is dear for what it does: hexagram cards and magicians are worth their points."""
    worths: list[int] = []
    for answer in answers:
        card = _card(deck, answer)
        rest = [other for other in outlook.hand if other is not card]
        worth = card.points + _of_colour(rest, card.colour)
        worth -= _DEFENCE if card.hexagram else 0
        worth -= _WILD if card.magician else 0
        worths.append(worth)
    return _best(answers, worths, rng)


def _colour(outlook: Outlook, answers: Sequence[str], rng: Rng) -> str:
    """The colour in which the hand holds the most points."""
    worths: list[int] = []
    for answer in answers:
        colour = COLOUR_NAMES.index(answer)
        worths.append(sum([card.points for card in outlook.hand if card.colour == colour]))
    return _best(answers, worths, rng)


def _target(outlook: Outlook) -> Seat:
    """A count goes to whoever is nearest to going out; without one the turn goes where it soon comes back from."""
    if outlook.count:
        return min(outlook.others, key=lambda seat: (outlook.cards[seat], outlook.penalties[seat]))
    before = outlook.after(-1)
    if outlook.cards[before] > _NEAR or not outlook.hand:
        return before
    return max(outlook.others, key=lambda seat: outlook.cards[seat])


def _turn_pick(outlook: Outlook) -> Op:
    """ORIGINAL's second pick, decided by nothing but the view, so that the third can be decided to go with it."""
    if outlook.count or not outlook.hand or outlook.pressed:
        return Op.SHOOT
    return Op.AGAIN


def _defended(outlook: Outlook) -> bool:
    return any([card.hexagram for card in outlook.hand])


def _somebody_forgot(outlook: Outlook) -> bool:
    """Whether another player sits there with one card and has not been heard."""
    return any([outlook.cards[seat] == 1 and outlook.silent[seat] for seat in outlook.others])


def _of_colour(cards: Sequence[Card], colour: int) -> int:
    return 0 if colour == GREY else len([card for card in cards if card.colour == colour])


def _card(deck: Deck, answer: str) -> Card:
    """The card in an answer, with or without a verb before it."""
    return deck.cards[deck.by_text[answer.rpartition(" ")[2]]]


def _best(answers: Sequence[str], worths: Sequence[int], rng: Rng) -> str:
    """An answer of the highest worth, any of them if several have it."""
    highest = max(worths)
    best = [answer for answer, worth in zip(answers, worths, strict=True) if worth == highest]
    return best[rng.randrange(len(best))]
