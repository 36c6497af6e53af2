"""Built positions for the rule tests of Dice Forge, and readable ways to answer in them.

A scene is loaded as a saved position, so it can hold nothing a game could not hold: every face and every card is
somewhere. Answers are texts as in a record ("offer gold_3", "feat elder", "sun 2 gold_1"); dice are loaded with
``throw`` (slot of the sun die, slot of the moon die, from 1) and ``roll``.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import pytest

import parlour
from parlour.core.errors import Illegal, OutOfTurn
from parlour.core.plain import Plain, numbers
from parlour.core.questions import Answer, Chance, Choice, Value
from parlour.core.rules import State
from parlour.core.seats import NATURE, REFEREE, Eye, Seat
from parlour.games.dice_forge.model import COLOURS, DICE, NONE, RESOURCE_NAMES, SIDES, Content
from parlour.games.dice_forge.rules import DiceForge, dice_forge
from parlour.games.dice_forge.table import NOBODY, ForgeTable

Play: TypeAlias = State[ForgeTable]

GAME = dice_forge()
CONTENT: Content = GAME.content
EACH_SLOT = [f"{sun} {moon}" for sun in range(1, 7) for moon in range(1, 7)]


class Hero:
    """What a hero has in a scene.

    ``sun`` and ``moon`` dice: faces for the first slots, the starting faces fill the rest; what they replace has been
    taken off. ``up``: the slots that lie up, from 1.
    """

    def __init__(
        self,
        *,
        gold: int = 0,
        suns: int = 0,
        moons: int = 0,
        vp: int = 0,
        sun: str = "",
        moon: str = "",
        up: tuple[int, int] = (6, 6),
        cards: str = "",
        pawn: str = "",
        removed: str = "",
        hammered: int = 0,
        cerberus: int = 0,
        triton: int = 0,
        boars: str = "",
    ) -> None:
        self.stock = [gold, suns, moons, vp]
        self.dice = [_die(0, sun), _die(1, moon)]
        self.up = [slot - 1 for slot in up]
        self.cards = [CONTENT.card_ids[card] for card in cards.split()]
        self.pawn = CONTENT.islands.index(pawn) if pawn else NONE
        self.removed = [CONTENT.face_ids[face] for face in removed.split()]
        for die in range(DICE):
            self.removed += [old for old, new in zip(CONTENT.dice[die], self.dice[die], strict=True) if old != new]
        self.hammered = hammered
        self.tokens = [cerberus, triton]
        self.boars = [COLOURS.index(colour) for colour in boars.split()]


def scene(
    heroes: Mapping[Seat, Hero] | None = None,
    *,
    seats: int = 4,
    turn: Seat = NOBODY,
    agenda: Sequence[Sequence[object]] | None = None,
    lying: str = "",
    piles: Mapping[str, int] | None = None,
    temple: Mapping[str, int] | None = None,
    boars: str | None = None,
    round: int = 1,
    first: Seat = 0,
    starter: Seat = 0,
    options: Mapping[str, object] | None = None,
    game: DiceForge = GAME,
) -> Play:
    """A position. ``agenda``: steps as they are saved, the next one last; by default ``turn``'s turn begins.

    ``lying``: advanced cards on the islands, beside those that somebody has. ``piles``: how many copies are left, the
    missing ones belonging to the last seat. ``temple``: how many of a face are left, the missing ones out of the game.
    """
    people = [(heroes or {}).get(seat, Hero()) for seat in range(seats)]
    if agenda is None:
        agenda = [["RoundOver"], ["Turn", max(turn, 0)]]
    left = [face.temple for face in CONTENT.faces]
    out = [0 for _ in left]
    for hero in people:
        faces = [face for die in hero.dice for face in die] + hero.removed
        spare = [face for die in CONTENT.dice for face in die]
        for face in faces:
            if face in spare:
                spare.remove(face)
            else:
                left[face] -= 1
                assert left[face] >= 0, f"expected enough of {CONTENT.faces[face].id}"
        assert not spare, "expected every starting face on a die or taken off"
    for id, count in (temple or {}).items():
        face = CONTENT.face_ids[id]
        out[face] = left[face] - count
        left[face] = count
    laid = _lying([card for hero in people for card in hero.cards], lying)
    copies = CONTENT.crowds[seats].copies
    for id, count in (piles or {}).items():
        card = CONTENT.card_ids[id]
        owned = sum(hero.cards.count(card) for hero in people)
        people[-1].cards += [card] * (copies - owned - count)
    owners = [NOBODY for _ in COLOURS]
    for seat, hero in enumerate(people):
        for colour in hero.boars:
            owners[colour] = seat
    unowned = [colour for colour in range(len(COLOURS)) if owners[colour] == NOBODY]
    pile = unowned if boars is None else [COLOURS.index(colour) for colour in boars.split()]
    boar = CONTENT.card_ids["tenacious_boar"]
    bought = sum(owner != NOBODY for owner in owners)
    saved = game.setup(seats=seats, options=options).save()
    table: dict[str, Plain] = {
        "stock": numbers([number for hero in people for number in hero.stock]),
        "faces": numbers([face for hero in people for die in hero.dice for face in die]),
        "up": numbers([slot for hero in people for slot in hero.up]),
        "covered": [0] * (seats * DICE),
        "removed": [numbers(hero.removed) for hero in people],
        "cards": [numbers(hero.cards) for hero in people],
        "pawns": numbers([hero.pawn for hero in people]),
        "tokens": numbers([token for hero in people for token in hero.tokens]),
        "hammered": numbers([hero.hammered for hero in people]),
        "temple": numbers(left),
        "out": numbers(out),
        "lying": numbers(laid),
        "piles": numbers([copies - sum(hero.cards.count(card) for hero in people) for card in laid]),
        "boars": numbers(pile[: copies - bought]) if boar in laid else [],
        "boar_owner": numbers(owners),
        "round": round,
        "first": first,
        "starter": starter,
        "turn": turn,
        "passed": False,
    }
    return game.load(saved | {"table": table, "agenda": _plain(agenda)})


def blessing(hero: Seat = 0, *, swap: str = "", below: Sequence[Sequence[object]] = ()) -> list[list[object]]:
    """An agenda: a divine blessing for a hero (during a card's, with its ``swap``), then the next round."""
    card = CONTENT.card_ids[swap] if swap else NONE
    return [["RoundOver"], *[list(step) for step in below], ["ApplyPair", hero, card], ["Throw", hero]]


def minor(hero: Seat = 0, die: int = 0, *, swap: str = "") -> list[list[object]]:
    """An agenda: a minor blessing with a die."""
    return [["RoundOver"], ["RollDie", hero, die, CONTENT.card_ids[swap] if swap else NONE]]


def blessed(
    mine: Hero | None = None,
    throw_slots: str = "1 1",
    *,
    rivals: Mapping[Seat, Hero] | None = None,
    swap: str = "",
    seats: int = 4,
    turn: Seat = NOBODY,
    temple: Mapping[str, int] | None = None,
    options: Mapping[str, object] | None = None,
) -> Play:
    """Hero 0 has rolled these slots in a divine blessing (during a card's, with its ``swap``)."""
    state = scene(
        {0: mine or Hero(), **(rivals or {})},
        agenda=blessing(0, swap=swap),
        seats=seats,
        turn=turn,
        temple=temple,
        options=options,
    )
    throw(state, throw_slots)
    return state


def action(
    mine: Hero | None = None,
    *,
    rivals: Mapping[Seat, Hero] | None = None,
    seats: int = 4,
    lying: str = "",
    piles: Mapping[str, int] | None = None,
    temple: Mapping[str, int] | None = None,
    boars: str | None = None,
    options: Mapping[str, object] | None = None,
) -> Play:
    """It is hero 0's step 3."""
    return scene(
        {0: mine or Hero(), **(rivals or {})},
        turn=0,
        agenda=[["RoundOver"], ["ExtraAction", 0], ["Action", 0]],
        seats=seats,
        lying=lying,
        piles=piles,
        temple=temple,
        boars=boars,
        options=options,
    )


# --- answering ----------------------------------------------------------------------------------------------------


def answer(state: Play, seat: Seat, about: str, text: str) -> None:
    """Answer the open question ``about`` of this seat."""
    state.play(state.game.read_answer(state, seat, about, text))


def nature(state: Play, about: str, text: str) -> None:
    """Let nature answer the chance ``about``."""
    chance = state.asked
    assert isinstance(chance, Chance), f"expected a chance about {about!r}, got {asked(state)}"
    assert chance.about == about
    state.play(Answer(NATURE, state.game.read(chance, text)))


def throw(state: Play, *slots: str) -> None:
    """The next dice fall on these slots, a pair for each hero who rolls."""
    for each in slots:
        nature(state, "throw", each)


def roll(state: Play, *slots: int) -> None:
    """The next single dice fall on these slots."""
    for each in slots:
        nature(state, "roll", str(each))


def play(state: Play, *answers: str) -> None:
    """Answer whatever is asked, in order: ``about answer`` each, nature's too."""
    for each in answers:
        about, _, text = each.partition(" ")
        found = state.asked
        assert found is not None and found.about == about, f"expected {about!r} to be asked, got {asked(state)}"
        state.play(Answer(found.seat, state.game.read(found, text)))


def refused(state: Play, seat: Seat, about: str, text: str, *, reason: str, clause: str) -> None:
    """This answer is refused for this reason by this clause, and nothing has changed."""
    before = state.save()
    value = _read(state, seat, about, text)
    with pytest.raises(Illegal) as refusal:
        state.play(Answer(seat, value))
    assert (refusal.value.reason, clause in refusal.value.clauses) == (reason, True), (
        refusal.value.reason,
        refusal.value.clauses,
    )
    assert state.save() == before


def not_asked(state: Play, seat: Seat, about: str, text: str) -> None:
    """Nobody waits for this seat's answer about this: it is out of turn, and nothing has changed."""
    before = state.save()
    with pytest.raises(OutOfTurn):
        answer(state, seat, about, text)
    assert state.save() == before


# --- looking ------------------------------------------------------------------------------------------------------


def asked(state: Play) -> tuple[Seat, str] | None:
    """Who must answer what; None when the game is over. Windows are not counted."""
    return None if state.asked is None else (state.asked.seat, state.asked.about)


def offered(state: Play, seat: Seat, about: str) -> list[str]:
    """The answers offered to this seat about this."""
    for question in state.questions:
        if (question.seat, question.about) == (seat, about):
            assert isinstance(question, Choice)
            return [state.game.write(question, value) for value in question.options]
    raise AssertionError(f"expected {about!r} to be asked of seat {seat}, got {asked(state)}")


def greyed(state: Play, seat: Seat, about: str) -> dict[str, tuple[str, tuple[str, ...]]]:
    """What is greyed for this seat: the answer with the reason and the clauses."""
    found: dict[str, tuple[str, tuple[str, ...]]] = {}
    for step, question in state.asking():
        if (question.seat, question.about) == (seat, about):
            for grey in step.greyed(state.table):
                found[state.game.write(question, grey.value)] = (grey.refusal.reason, tuple(grey.refusal.clauses))
    return found


def stock(state: Play, seat: Seat = 0) -> tuple[int, ...]:
    """Gold, sun, moon and points of a hero."""
    return tuple(state.table.stock[seat * 4 : seat * 4 + 4])


def stocks(state: Play) -> list[tuple[int, ...]]:
    """The same of all heroes."""
    return [stock(state, seat) for seat in range(state.table.seats)]


def die(state: Play, seat: Seat, which: int) -> list[str]:
    """The six faces of a die."""
    first = seat * 12 + which * SIDES
    return [CONTENT.faces[face].id for face in state.table.faces[first : first + SIDES]]


def ups(state: Play, seat: Seat = 0) -> list[str]:
    """The faces up on a hero's two dice."""
    return [CONTENT.faces[state.table.face_up(seat, which)].id for which in range(DICE)]


def removed(state: Play, seat: Seat = 0) -> list[str]:
    """The faces a hero has taken off."""
    return [CONTENT.faces[face].id for face in state.table.removed[seat]]


def cards(state: Play, seat: Seat = 0) -> list[str]:
    """A hero's cards."""
    return [CONTENT.cards[card].id for card in state.table.cards[seat]]


def pawn(state: Play, seat: Seat = 0) -> str:
    """The island of a hero's pawn, or nothing for the central portal."""
    island = state.table.pawns[seat]
    return "" if island == NONE else CONTENT.islands[island]


def left(state: Play, face: str) -> int:
    """How many of a face are left in the temple."""
    return state.table.temple[CONTENT.face_ids[face]]


def pile(state: Play, card: str) -> int:
    """How many copies of a card are left on its island."""
    return state.table.piles[state.table.lying.index(CONTENT.card_ids[card])]


def tokens(state: Play, seat: Seat = 0) -> tuple[int, int]:
    """The Cerberus and Triton tokens of a hero."""
    return state.table.tokens[seat * 2], state.table.tokens[seat * 2 + 1]


def see(state: Play, eye: Eye = REFEREE) -> dict[str, Plain]:
    """The view of an eye."""
    return state.game.view(state, eye)


def told(state: Play, name: str, eye: Eye = REFEREE) -> list[dict[str, Plain]]:
    """Those of the last events that have this name."""
    every = [event.told(eye) for event in state.events]
    return [each for each in every if each is not None and each["event"] == name]


def gains(before: tuple[int, ...], after: tuple[int, ...]) -> dict[str, int]:
    """The difference by resource, without zeros."""
    return {name: now - then for name, then, now in zip(RESOURCE_NAMES, before, after, strict=True) if now != then}


def registered() -> DiceForge:
    """Dice Forge as programs find it."""
    found = parlour.game("dice_forge")
    assert isinstance(found, DiceForge)
    return found


def _read(state: Play, seat: Seat, about: str, text: str) -> Value:
    return state.game.read(Choice(seat, about, (0,), 0), text)


def _die(which: int, faces: str) -> list[int]:
    named = [CONTENT.face_ids[face] for face in faces.split()]
    return named + list(CONTENT.dice[which][len(named) :])


def _lying(owned: Sequence[int], advanced: str) -> list[int]:
    laid = [place.basic for place in CONTENT.places]
    for card in [*owned, *[CONTENT.card_ids[id] for id in advanced.split()]]:
        if not CONTENT.cards[card].basic:
            laid[CONTENT.cards[card].place] = card
    return laid


def _plain(agenda: Sequence[Sequence[object]]) -> list[Plain]:
    found: list[Plain] = []
    for step in agenda:
        row: list[Plain] = []
        for value in step:
            assert isinstance(value, (int, str, list, tuple))
            row.append(list(value) if isinstance(value, (list, tuple)) else value)
        found.append(row)
    return found
