"""Built positions for the rule tests of the temple, and readable ways to answer in them.

A scene is loaded as a saved position, so it can hold nothing a game could not hold: all 65 treasures lie somewhere.
Answers are texts as in a record ("move c12", "search", "keep-all"), dice are their faces ("1 2 2 2 2", in any order).
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

import pytest

from parlour.core.errors import Illegal
from parlour.core.plain import Plain, numbers
from parlour.core.questions import Answer, Chance, Choice
from parlour.core.rules import State
from parlour.core.seats import NATURE, REFEREE, SPECTATOR, Eye, Seat
from parlour.games.temple.model import Temple
from parlour.games.temple.rules import TempleGame, temple
from parlour.games.temple.table import STATUS_NAMES, TILE_NAMES, TempleTable

Play: TypeAlias = State[TempleTable]

GAME: TempleGame = temple()
TEMPLE: Temple = GAME.temple
BOARD = TEMPLE.board

DEALT = ("porter climber", "courier dancer", "epigrapher interpreter", "pearl_diver ferryman", "locksmith watchmaker")
"""By seat; a sixth seat has the acrobat and the hurdler."""

_PHASES = ("LoadPhase", "RollPhase", "Turns", "TurnWallCards", "RollBoulder", "SecondAdventurers", "PassDice", "Round")
_NAMES = ("load", "roll", "turns", "walls", "boulder", "seconds", "pass", "round", "end")


def agenda(at: str) -> list[Plain]:
    """What is still to come at the beginning of a phase, the next step last."""
    steps = [*_PHASES, "EndOfGame"][_NAMES.index(at) :]
    return [[step] for step in reversed(steps)]


def scene(
    *,
    at: str = "turns",
    seats: int = 2,
    where: Mapping[Seat, str] | None = None,
    status: Mapping[Seat, str] | None = None,
    actions: Mapping[Seat, int] | None = None,
    load: Mapping[Seat, int] | None = None,
    treasures: Mapping[Seat, str] | None = None,
    gone: str = "",
    who: Mapping[Seat, str] | None = None,
    fresh: Sequence[Seat] = (),
    sent: Sequence[Seat] = (),
    lying: Sequence[Seat] = (),
    first: Seat = 0,
    round: int = 2,
    dice: str = "",
    left: int = 0,
    right: int = 0,
    wall_cards: Mapping[str, int] | None = None,
    boulder: int = 0,
    planks: int = 5,
    mask: bool | None = None,
    tiles: Mapping[str, str] | None = None,
    clues: Sequence[int] = (1, 2, 3, 4),
    glyphs: Mapping[int, str] | None = None,
    looked: Mapping[int, Sequence[Seat]] | None = None,
    options: Mapping[str, object] | None = None,
) -> Play:
    """The position at the beginning of a phase (``at``; "turns" with the actions given, 5 by default).

    Everybody stands in c21 unless ``where`` says otherwise, with load 2 and nothing, the ability used (``fresh``: not
    used). ``who`` entered first. ``gone``: treasures that seat 0 has discarded. ``tiles``: "turned 7", "searched 7",
    "hole 1" by cell; the glyphs lie on the lava cells in their own order; ``glyphs``: those of numbers that somebody
    has seen, ``looked``: by row, by whom.
    """
    setup = GAME.setup(seats=seats, options=options).save()
    table = setup["table"]
    assert isinstance(table, dict)
    dealt = [
        sorted(TEMPLE.adventurer_of[each] for each in pair.split()) for pair in (*DEALT, "acrobat hurdler")[:seats]
    ]
    for seat, name in (who or {}).items():
        _let_have(dealt, seat, TEMPLE.adventurer_of[name])
    picks = [TEMPLE.adventurer_of[who[seat]] if who and seat in who else dealt[seat][0] for seat in range(seats)]
    states = [STATUS_NAMES.index((status or {}).get(seat, "inside")) for seat in range(seats)]
    inside = [state == 0 for state in states]
    held = {seat: _numbers(texts) for seat, texts in (treasures or {}).items()}
    out = [each for pile in held.values() for each in pile] + _numbers(gone)
    open_mask = bool(tiles) if mask is None else not mask
    known = _glyphs(tiles or {}, glyphs or {})
    table |= {
        "round": round,
        "first": first,
        "dealt": [numbers(pair) for pair in dealt],
        "picks": numbers(picks),
        "shown": True,
        "sent": _bits(sent),
        "used": (1 << seats) - 1 - _bits(fresh),
        "lying": _bits(lying),
        "status": numbers(states),
        "where": [BOARD.by_id[(where or {}).get(seat, "c21")] if inside[seat] else -1 for seat in range(seats)],
        "load": [(load or {}).get(seat, 2) for seat in range(seats)],
        "actions": [(actions or {}).get(seat, 5) if inside[seat] else 0 for seat in range(seats)],
        "treasures": [numbers(held.get(seat, [])) for seat in range(seats)],
        "discards": [numbers(_numbers(gone)), *[[] for _ in range(seats - 1)]],
        "decks": [[t.number for t in TEMPLE.treasures if t.deck == deck and t.number not in out] for deck in range(6)],
        "alcoves": sum(1 << i for i, alcove in enumerate(TEMPLE.alcoves) if alcove.treasure not in out),
        "dice": pack(dice),
        "left": left,
        "right": right,
        "wall_cards": [(wall_cards or {}).get(card.id, card.copies) for card in TEMPLE.wall_cards],
        "boulder": boulder,
        "planks": planks,
        "mask": not open_mask,
        "clues": numbers(list(clues)),
        "glyphs": numbers(known),
        "layout": numbers(list(range(14)) if open_mask else [-1] * 14),
        "tiles": [TILE_NAMES.index((tiles or {}).get(BOARD.ids[cell], "unturned").split()[0]) for cell in BOARD.lava],
        "looked": [_bits((looked or {}).get(row, ())) for row in (1, 2, 3, 4)],
    }
    if wall_cards is not None:
        table["wall_cards"] = [wall_cards.get(card.id, 0) for card in TEMPLE.wall_cards]
    return GAME.load(setup | {"table": table, "agenda": agenda(at)})


def some(number: int, start: int = 0) -> str:
    """So many different treasures of the wall room, from a place in the order of all on."""
    return " ".join(TEMPLE.treasures[start + each].text for each in range(number))


def pack(dice: str) -> int:
    """Dice in any order as their value."""
    return int("".join(sorted(dice.split())) or "0")


def answer(state: Play, seat: Seat, *texts: str, about: str = "turn") -> None:
    """Answer the open question ``about`` of this seat, with each text in turn."""
    for text in texts:
        state.play(state.game.read_answer(state, seat, about, text))


def nature(state: Play, about: str, *texts: str) -> None:
    """Let nature answer the chance ``about``, with each text in turn; dice in any order."""
    for text in texts:
        chance = state.asked
        assert isinstance(chance, Chance), f"expected a chance about {about!r}, got {asked(state)}"
        assert chance.about == about
        dice = text if not text[:1].isdigit() else " ".join(sorted(text.split()))
        state.play(Answer(NATURE, state.game.read(chance, dice)))


def refused(state: Play, seat: Seat, text: str, *, reason: str, clause: str, about: str = "turn") -> None:
    """This answer is refused for this reason by this clause, and nothing has changed."""
    before = state.save()
    value = state.game.read(Choice(seat, about, (0,), 0), text)
    with pytest.raises(Illegal) as refusal:
        state.play(Answer(seat, value))
    assert (refusal.value.reason, clause in refusal.value.clauses) == (reason, True), refusal.value.clauses
    assert state.save() == before


def asked(state: Play) -> tuple[Seat, str] | None:
    """Who must answer what; None when the game is over."""
    return None if state.asked is None else (state.asked.seat, state.asked.about)


def offered(state: Play, seat: Seat = 0, about: str = "turn") -> list[str]:
    """The answers offered to this seat."""
    question = state.asked
    assert isinstance(question, Choice), asked(state)
    assert (question.seat, question.about) == (seat, about)
    return [state.game.write(question, value) for value in question.options]


def moves(state: Play, seat: Seat = 0, verb: str = "move") -> set[str]:
    """The cells offered as moves (or "extra", "leap")."""
    return {text.split()[1] for text in offered(state, seat) if text.split()[0] == verb}


def greyed(state: Play) -> dict[str, str]:
    """What is greyed in the open question: the answer with its reason."""
    step, question = state.asking()[0]
    return {state.game.write(question, grey.value): grey.refusal.reason for grey in step.greyed(state.table)}


def outcomes(state: Play) -> list[str]:
    """What nature may answer now."""
    chance = state.asked
    assert isinstance(chance, Chance)
    return [state.game.write(chance, value) for value in chance.outcomes]


def cell(state: Play, seat: Seat) -> str:
    """Where this seat's adventurer stands; empty if nowhere."""
    where = state.table.where[seat]
    return BOARD.ids[where] if where >= 0 else ""


def fate(state: Play, seat: Seat) -> str:
    """What has become of a player."""
    return STATUS_NAMES[state.table.status[seat]]


def held(state: Play, seat: Seat) -> list[str]:
    """The treasures of this seat."""
    return [state.table.text(each) for each in state.table.treasures[seat]]


def see(state: Play, eye: Eye = REFEREE) -> dict[str, Plain]:
    """The view of an eye."""
    return state.game.view(state, eye)


def seen_seat(state: Play, seat: Seat, eye: Eye = SPECTATOR) -> dict[str, Plain]:
    """A player as an eye sees it."""
    rows = see(state, eye)["seats"]
    assert isinstance(rows, list)
    row = rows[seat]
    assert isinstance(row, dict)
    return row


def told(state: Play, eye: Eye = REFEREE) -> list[dict[str, Plain]]:
    """What the last answer brought about, as this eye learns it."""
    return [found for found in (event.told(eye) for event in state.events) if found is not None]


def happened(state: Play, name: str, eye: Eye = REFEREE) -> list[dict[str, Plain]]:
    """Those of the last events that have this name."""
    return [each for each in told(state, eye) if each["event"] == name]


def chances(state: Play) -> Iterator[tuple[Play, float]]:
    """Every world that nature's next answer may lead to, with its probability."""
    chance = state.asked
    assert isinstance(chance, Chance)
    for value, odds in chance.odds():
        other = state.copy()
        other.play(Answer(NATURE, value))
        yield other, float(odds)


def _numbers(texts: str) -> list[int]:
    return sorted(TEMPLE.treasure_of[text] for text in texts.split())


def _bits(seats: Sequence[Seat]) -> int:
    return sum(1 << seat for seat in seats)


def _let_have(dealt: list[list[int]], seat: Seat, adventurer: int) -> None:
    """Give the seat this adventurer in exchange for its first one, wherever that is now."""
    if adventurer in dealt[seat]:
        return
    given = dealt[seat][0]
    for pair in dealt:
        if adventurer in pair:
            pair[pair.index(adventurer)] = given
            pair.sort()
    dealt[seat] = sorted([adventurer, dealt[seat][1]])


def _glyphs(tiles: Mapping[str, str], seen: Mapping[int, str]) -> list[int]:
    known = [-1] * 14
    for cell, state in tiles.items():
        known[int(state.split()[1]) - 1] = BOARD.tile[BOARD.by_id[cell]]
    for number, glyph in seen.items():
        known[number - 1] = TEMPLE.glyph_of[glyph]
    return known
