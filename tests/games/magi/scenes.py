"""Built positions for the rule tests of Magi, and readable ways to answer in them.

A scene is loaded as a saved position at the beginning of a turn, so it can hold nothing a game could not hold: all 99
cards lie somewhere. Answers are texts as in a record ("use red-grail-1", "draw", "blue").
"""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

import pytest

import parlour
from parlour.core.errors import Illegal, OutOfTurn
from parlour.core.plain import Plain, numbers
from parlour.core.questions import Answer, Chance, Choice, Greyed, Value
from parlour.core.rules import State
from parlour.core.seats import NATURE, REFEREE, Eye, Seat
from parlour.games.magi.model import COLOUR_NAMES, GREY, Deck
from parlour.games.magi.rules import Magi, magi
from parlour.games.magi.table import CLOCKWISE, COUNTER, NOBODY, MagiTable

Play: TypeAlias = State[MagiTable]

GAME = magi()
DECK: Deck = GAME.deck
LEFTOVER_HAND = 2
"""How many of the last guild cards a seat holds that no test names: 2 points each."""


def scene(
    *,
    hands: Mapping[Seat, str] | None = None,
    seats: int = 4,
    top: str = "red-grail-1",
    colour: str | None = None,
    count: int = 0,
    direction: str = "clockwise",
    turn: Seat = 0,
    starter: Seat = 0,
    round: int = 1,
    penalties: Iterable[int] | None = None,
    deck: str | None = None,
    rest: str | Seat = "deck",
    options: Mapping[str, object] | None = None,
    game: Magi = GAME,
) -> Play:
    """The position at the beginning of ``turn``'s turn.

    ``hands``: cards by seat, separated by spaces; a seat that is not named holds two guild cards. ``colour`` in force:
    that of ``top`` if not given (a magician needs it). ``deck``: these cards are in it; all cards named nowhere lie
    where ``rest`` says: in the "deck", in the "pile" (under the top), or in the hand of that seat.
    """
    left = list(DECK.numbers)
    held = [_taken(left, (hands or {}).get(seat, "")) for seat in range(seats)]
    pile = _taken(left, top)
    stock = _taken(left, deck or "")
    for seat in range(seats):
        if seat not in (hands or {}):
            held[seat] = sorted(left.pop(_last_guild_card(left)) for _ in range(LEFTOVER_HAND))
    if rest == "deck":
        stock += left
    elif rest == "pile":
        pile = left + pile
    else:
        assert isinstance(rest, int), f"expected the rest to go to the deck, the pile or a seat, got {rest!r}"
        held[rest] += left
    setup = game.setup(seats=seats, options=options).save()
    settled = [0] * seats if penalties is None else list(penalties)
    table: dict[str, Plain] = {
        "hands": [numbers(sorted(hand)) for hand in held],
        "deck": numbers(sorted(stock)),
        "pile": numbers(pile),
        "laid": [],
        "lots": [],
        "penalties": numbers(settled),
        "history": [],
        "round": round,
        "starter": starter,
        "turn": NOBODY,
        "direction": {"clockwise": CLOCKWISE, "counter": COUNTER}[direction],
        "count": count,
        "colour": _colour_of(top) if colour is None else COLOUR_NAMES.index(colour),
        "named": NOBODY,
        "window": NOBODY,
        "heard": False,
        "ahead": False,
        "accused": 0,
    }
    return game.load(setup | {"table": table, "agenda": [["Scoring"], ["Turn", turn]]})


def opening(
    *,
    seats: int = 4,
    starter: Seat = 0,
    hands: Mapping[Seat, str] | None = None,
    start: str | None = None,
    direction: str = "clockwise",
    options: Mapping[str, object] | None = None,
) -> Play:
    """A round played from its beginning up to the first turn (``start`` None: up to the first discards).

    ``start``: the starting card, dealt to the starting player, laid face down by them and turned up. ``hands``: what is
    dealt to a seat, at most seven cards; guild cards fill it up. Every other seat lays down the last card it was dealt.
    """
    state = round_start(seats=seats, starter=starter, direction=direction, options=options)
    dealt = _deals(seats, starter, hands or {}, start)
    for seat in state.table.clockwise_from(starter):
        nature(state, "deal", " ".join(dealt[seat]))
    if start is None:
        return state
    for seat in range(seats):
        answer(state, seat, "discard", start if seat == starter else dealt[seat][-1])
    answer(state, starter, "second-discard", dealt[starter][-1])
    nature(state, "turn-up", start)
    return state


def round_start(
    *,
    seats: int = 4,
    starter: Seat = 0,
    direction: str = "clockwise",
    options: Mapping[str, object] | None = None,
) -> Play:
    """A round about to be dealt; ``direction`` is the one in which the round before ended."""
    saved = GAME.setup(seats=seats, options=options).save()
    table = saved["table"]
    assert isinstance(table, dict)
    turned = {"clockwise": CLOCKWISE, "counter": COUNTER}[direction]
    return GAME.load(saved | {"table": table | {"starter": starter, "direction": turned}, "agenda": [["Round"]]})


def answer(state: Play, seat: Seat, about: str, text: str) -> None:
    """Answer the open question ``about`` of this seat."""
    state.play(state.game.read_answer(state, seat, about, text))


def nature(state: Play, about: str, text: str) -> None:
    """Let nature answer the chance ``about`` with these cards, in any order."""
    chance = state.asked
    assert isinstance(chance, Chance), f"expected a chance about {about!r}, got {asked(state)}"
    assert chance.about == about
    value = state.game.read(chance, text)
    state.play(Answer(NATURE, tuple(sorted(value)) if isinstance(value, tuple) else value))


def turn_over(state: Play, seat: Seat, *, draws: str) -> None:
    """This seat's main phase passes: it draws the card and uses nothing."""
    answer(state, seat, "turn", "draw")
    nature(state, "draw", draws)
    answer(state, seat, "may-use", "pass")


def refused(state: Play, seat: Seat, about: str, text: str, *, reason: str, clause: str) -> None:
    """This answer to a question of such a kind is refused for this reason by this clause, and nothing has changed."""
    before = state.save()
    value = _read(state, seat, about, text)
    with pytest.raises(Illegal) as refusal:
        state.play(Answer(seat, value))
    assert (refusal.value.reason, clause in refusal.value.clauses) == (reason, True), refusal.value.clauses
    assert state.save() == before


def not_asked(state: Play, seat: Seat, about: str, text: str) -> None:
    """Nobody waits for this seat's answer about this: it is out of turn, and nothing has changed."""
    before = state.save()
    with pytest.raises(OutOfTurn):
        answer(state, seat, about, text)
    value = _read(state, seat, about, text)
    with pytest.raises((OutOfTurn, Illegal)):
        state.play(Answer(seat, value))
    assert state.save() == before


def asked(state: Play) -> tuple[Seat, str] | None:
    """Who must answer what; None when the game is over. Windows are not counted."""
    return None if state.asked is None else (state.asked.seat, state.asked.about)


def offered(state: Play, seat: Seat, about: str) -> list[str]:
    """The answers offered to this seat about this."""
    question = find(state, seat, about)
    return [state.game.write(question, value) for value in question.options]


def find(state: Play, seat: Seat, about: str) -> Choice:
    """The open choice about this of this seat."""
    for question in state.questions:
        if (question.seat, question.about) == (seat, about):
            assert isinstance(question, Choice)
            return question
    raise AssertionError(f"expected {about!r} to be asked of seat {seat}, got {asked(state)}")


def windows(state: Play) -> list[tuple[Seat, str]]:
    """The optional questions that stand open."""
    return [(q.seat, q.about) for q in state.questions if isinstance(q, Choice) and q.optional]


def greyed(state: Play, seat: Seat, about: str) -> dict[str, tuple[str, tuple[str, ...]]]:
    """What is greyed for this seat: the answer with the reason and the clauses."""
    found: list[Greyed] = []
    for step, question in state.asking():
        if (question.seat, question.about) == (seat, about):
            found.extend(step.greyed(state.table))
    question = find(state, seat, about)
    return {
        state.game.write(question, grey.value): (grey.refusal.reason, tuple(grey.refusal.clauses)) for grey in found
    }


def hand(state: Play, seat: Seat) -> list[str]:
    """The cards in this seat's hand."""
    return list(state.table.texts(state.table.hands[seat]))


def sizes(state: Play) -> list[int]:
    """The number of cards in each hand."""
    return [len(cards) for cards in state.table.hands]


def top(state: Play) -> str:
    """The top discard."""
    return state.table.text(state.table.top)


def colour(state: Play) -> str:
    """The colour in force."""
    return COLOUR_NAMES[state.table.colour]


def direction(state: Play) -> str:
    """The direction of play, as every view says it."""
    return str(see(state)["direction"])


def see(state: Play, eye: Eye = REFEREE) -> dict[str, Plain]:
    """The view of an eye."""
    return state.game.view(state, eye)


def called(state: Play) -> list[Seat]:
    """Whose "Magi!" everybody has heard."""
    seats = see(state)["seats"]
    assert isinstance(seats, list)
    return [seat for seat, row in enumerate(seats) if isinstance(row, dict) and row["called"]]


def told(state: Play, eye: Eye = REFEREE) -> list[dict[str, Plain]]:
    """What the last answer brought about, as this eye learns it."""
    return [found for found in (event.told(eye) for event in state.events) if found is not None]


def happened(state: Play, name: str, eye: Eye = REFEREE) -> list[dict[str, Plain]]:
    """Those of the last events that have this name."""
    return [each for each in told(state, eye) if each["event"] == name]


def registered() -> Magi:
    """Magi as programs find it."""
    found = parlour.game("magi")
    assert isinstance(found, Magi)
    return found


def _read(state: Play, seat: Seat, about: str, text: str) -> Value:
    """The value of a text, whether or not such a question is open."""
    return state.game.read(Choice(seat, about, (0,), 0), text)


def _taken(left: list[int], texts: str) -> list[int]:
    cards = [DECK.by_text[text] for text in texts.split()]
    for card in cards:
        left.remove(card)
    return cards


def _last_guild_card(left: list[int]) -> int:
    return max(at for at, card in enumerate(left) if DECK.cards[card].kind.type == "guild")


def _colour_of(card: str) -> int:
    found = DECK.cards[DECK.by_text[card]].colour
    assert found != GREY, f"expected the colour in force beside {card!r}"
    return found


def _deals(seats: int, starter: Seat, hands: Mapping[Seat, str], start: str | None) -> list[list[str]]:
    named = [hands.get(seat, "").split() for seat in range(seats)]
    if start is not None:
        named[starter].insert(0, start)
    spoken_for = {card for cards in named for card in cards}
    fill = [card.text for card in DECK.cards if card.kind.type == "guild" and card.text not in spoken_for]
    # 56 cards are dealt to eight, more than there are guild cards.
    fill += [card.text for card in DECK.cards if card.kind.type == "item" and card.text not in spoken_for]
    for cards in named:
        while len(cards) < DECK.hand:
            cards.append(fill.pop(0))
    return named
