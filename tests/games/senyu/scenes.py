"""Built positions for the rule tests of Senyu, and readable ways to answer in them.

A scene is loaded as a saved position at the beginning of a turn, so it can hold nothing a game could not hold. What is
answered in it is written as in a record: "0 hunt yes", "* throw 3" ("*" is nature).
"""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

import pytest

from parlour.core.errors import Illegal, OutOfTurn, ParlourError
from parlour.core.plain import Plain, numbers
from parlour.core.questions import Answer, Chance, Choice
from parlour.core.rules import State
from parlour.core.seats import NATURE, REFEREE, Eye, Seat
from parlour.games.senyu.rules import Senyu, senyu
from parlour.games.senyu.table import NO_CELL, NOBODY, SenyuTable
from parlour.play import Loaded, settle

Play: TypeAlias = State[SenyuTable]
Row: TypeAlias = dict[str, Plain]

GAME = senyu()
CONTENT = GAME.content
PRISON = 5
HEROES = "luki foyfoy princess alba alles deifil sion clair"
"""Who sits where if a test does not say: seat 0 has a skill that seldom asks."""


def scene(
    *,
    seats: int = 3,
    heroes: str = "",
    progress: Mapping[Seat, int] | None = None,
    furthest: Mapping[Seat, int] | None = None,
    hp: Mapping[Seat, int] | None = None,
    hands: Mapping[Seat, str] | None = None,
    stays: Mapping[Seat, int] | None = None,
    rights: Mapping[Seat, int] | None = None,
    departs: Mapping[Seat, str] | None = None,
    discards: str = "",
    deck: str | None = None,
    lair: str | None = None,
    turn: Seat = 0,
    starter: Seat = 0,
    options: Mapping[str, object] | None = None,
    game: Senyu = GAME,
) -> Play:
    """The position at the beginning of ``turn``'s turn, in the middle of round 1.

    Who is not placed stands in the prison, where nothing happens; whose turn it is, on the castle. ``heroes``: of the
    first seats, separated by spaces; the others get those left over, in the order of ``HEROES``. ``furthest``: where
    it is more than the progress; the certificates go with it. ``deck``: if given, only these task cards are in it and
    all others in the discards; ``lair``: the same for monsters.
    """
    content = game.content
    at = dict.fromkeys(range(seats), PRISON) | {turn: 0} | dict(progress or {})
    far = [max(0, at.get(seat, 0), (furthest or {}).get(seat, 0)) for seat in range(seats)]
    cards = {card.text: card.number for card in content.cards}
    monsters = {monster.text: monster.number for monster in content.monsters}
    held = [sorted(cards[card] for card in (hands or {}).get(seat, "").split()) for seat in range(seats)]
    spent = [cards[card] for card in discards.split()]
    left = [card for card in cards.values() if card not in spent and not any(card in hand for hand in held)]
    stock = left if deck is None else sorted(cards[card] for card in deck.split())
    wild = list(monsters.values()) if lair is None else sorted(monsters[monster] for monster in lair.split())
    setup = game.setup(seats=seats, options=options).save()
    table = setup["table"]
    assert isinstance(table, dict)
    places = {cell.text: cell.place for cell in content.cells}
    settled: dict[str, Plain] = {
        "heroes": numbers(_heroes(seats, heroes)),
        "hp": numbers([(hp or {}).get(seat, content.hp) for seat in range(seats)]),
        "progress": numbers([at.get(seat, 0) for seat in range(seats)]),
        "furthest": numbers(far),
        "certificates": numbers([each // content.size for each in far]),
        "stays": numbers([(stays or {}).get(seat, 0) for seat in range(seats)]),
        "rights": numbers([(rights or {}).get(seat, 0) for seat in range(seats)]),
        "departs": numbers(
            [places[departs[seat]] if departs and seat in departs else NO_CELL for seat in range(seats)]
        ),
        "hands": [numbers(hand) for hand in held],
        "deck": numbers(stock),
        "discards": numbers([*spent, *[card for card in left if card not in stock]]),
        "lair": numbers(wild),
        "slain": numbers([monster for monster in monsters.values() if monster not in wild]),
        "round": 1,
        "starter": starter,
        "turn": NOBODY,
    }
    order = [(starter + step) % seats for step in range(seats)]
    turns: list[Plain] = [["Turn", seat] for seat in order[order.index(turn) :]]
    agenda: list[Plain] = [["EndRound"], *turns[::-1]]
    return game.load(setup | {"table": table | settled, "agenda": agenda})


def fight(seats: int, hp: Iterable[int], options: Mapping[str, object] | None = None, hands: str = "") -> Play:
    """A knockout among the first seats with these HP; seat 0 holds ``hands``."""
    points = list(hp)
    fighters = list(range(len(points)))
    state = scene(seats=seats, hp=dict(enumerate(points)), hands={0: hands} if hands else None, options=options)
    saved = state.save()
    table = saved["table"]
    assert isinstance(table, dict)
    return GAME.load(saved | {"table": table | {"turn": NOBODY}, "agenda": [["Knockout", numbers(fighters)]]})


def play(state: Play, *lines: str) -> list[Row]:
    """Play these answers; everything they brought about, as the referee learns it."""
    found: list[Row] = []
    for line in lines:
        who, about, text = line.split(maxsplit=2)
        seat = NATURE if who == "*" else int(who)
        try:
            state.play(state.game.read_answer(state, seat, about, text))
        except ParlourError as error:
            raise AssertionError(f"{line!r} cannot be played, {asked(state)!r} is asked: {error}") from error
        found.extend(told for event in state.events if (told := event.told(REFEREE)) is not None)
    return found


def load(state: Play, *answers: str) -> None:
    """Let loaded dice and cards answer until a person is asked; they must be exactly so many."""
    loaded = Loaded(answers)
    settle(state, loaded)
    loaded.done()


def asked(state: Play) -> str | None:
    """Who must answer what, such as "0 hunt" or "* throw"; None when the game is over."""
    question = state.asked
    if question is None:
        return None
    return f"{'*' if question.seat == NATURE else question.seat} {question.about}"


def offered(state: Play) -> list[str]:
    """The answers to the question that is asked."""
    question = state.asked
    assert isinstance(question, Choice)
    return [state.game.write(question, value) for value in question.options]


def default(state: Play) -> str:
    """What a clock running out plays."""
    question = state.asked
    assert isinstance(question, Choice)
    return state.game.write(question, question.default)


def outcomes(state: Play) -> list[str]:
    """What nature may answer."""
    question = state.asked
    assert isinstance(question, Chance)
    return [state.game.write_value(question.about, value) for value in question.outcomes]


def refused(state: Play, line: str, *, reason: str, clause: str) -> None:
    """This answer to the question that is asked is refused for this reason by this clause; nothing has changed."""
    who, about, text = line.split(maxsplit=2)
    before = state.save()
    value = state.game.read(Choice(int(who), about, (0,), 0), text)
    with pytest.raises(Illegal) as refusal:
        state.play(Answer(int(who), value))
    assert (refusal.value.reason, clause in refusal.value.clauses) == (reason, True), refusal.value
    assert state.save() == before


def not_asked(state: Play, line: str) -> None:
    """Nobody waits for this answer: it is refused, and nothing has changed."""
    who, about, text = line.split(maxsplit=2)
    before = state.save()
    with pytest.raises(OutOfTurn):
        state.play(state.game.read_answer(state, int(who), about, text))
    assert state.save() == before


def greyed(state: Play) -> dict[str, str]:
    """What is greyed in the question that is asked, with the reasons."""
    question = state.asked
    assert isinstance(question, Choice)
    step = state.table.agenda[-1]
    return {state.game.write(question, grey.value): grey.refusal.reason for grey in step.greyed(state.table)}


def see(state: Play, eye: Eye = REFEREE) -> Row:
    """The view of an eye."""
    return state.game.view(state, eye)


def at(state: Play, seat: Seat) -> Row:
    """What everybody sees of a seat."""
    rows = see(state)["seats"]
    assert isinstance(rows, list)
    row = rows[seat]
    assert isinstance(row, dict)
    return row


def who(state: Play, key: str) -> list[Plain]:
    """One thing that everybody sees of every seat."""
    return [at(state, seat)[key] for seat in range(state.table.seats)]


def hand(state: Play, seat: Seat) -> list[str]:
    """The items of a seat."""
    return [state.table.card_text(card) for card in state.table.hands[seat]]


def discards(state: Play) -> list[str]:
    """The task discards in order of arrival."""
    return [state.table.card_text(card) for card in state.table.discards]


def named(events: list[Row], name: str) -> list[Row]:
    """Those of the events that have this name, without it."""
    return [{key: value for key, value in each.items() if key != "event"} for each in events if each["event"] == name]


def _heroes(seats: int, named_heroes: str) -> list[int]:
    first = named_heroes.split()
    order = [*first, *[hero for hero in HEROES.split() if hero not in first]]
    return [CONTENT.by_text["hero " + hero] for hero in order[:seats]]
