"""What an eye sees of the temple, and the other worlds it cannot tell apart."""

from collections.abc import Sequence
from typing import Final

from parlour.core.plain import Plain, numbers
from parlour.core.questions import Rng
from parlour.core.seats import REFEREE, Eye, Seat
from parlour.games.temple.board import NOWHERE, ROWS
from parlour.games.temple.dice import faces_of
from parlour.games.temple.model import LAVA_DECK, RIVER_DECK, TILES
from parlour.games.temple.table import (
    ESCAPED,
    NONE,
    STATUS_NAMES,
    TILE_NAMES,
    UNTURNED,
    TempleTable,
)

_NOTHING: Final = ""


def look(table: TempleTable, eye: Eye) -> dict[str, Plain]:
    """T-31, T-152: figures, loads, actions and backs are public; values and glyphs looked at are one's own."""
    options: dict[str, Plain] = {}
    options.update(table.settings.given)
    own = 0 <= eye < table.seats
    seats: list[Plain] = [seen_seat(table, seat, eye) for seat in table.everyone]
    seen: dict[str, Plain] = {
        "seats": seats,
        "round": table.round,
        "first": table.first,
        "turn": table.turn,
        "extra": table.extra,
        "dice": numbers(faces_of(table.dice)),
        "attempt": numbers(faces_of(table.attempt)),
        "attempt_at": table.temple.alcoves[table.attempt_at].id if table.attempt_at != NONE else _NOTHING,
        "treasures": texts(table, table.treasures[eye]) if own and table.treasures else [],
        "discarded": texts(table, table.discards[eye]) if own and table.discards else [],
        "clues_seen": clues_seen(table, eye),
        "options": options,
    }
    seen.update(seen_board(table))
    return seen


def seen_board(table: TempleTable) -> dict[str, Plain]:
    """The temple itself, which lies open: boulder, walls, bridge, decks, alcoves, suns, tiles."""
    temple = table.temple
    board = temple.board
    zones: list[Plain] = []
    for row in range(ROWS):
        zones.append({"row": row + 1, "number": table.clues[row], "cards": len(table.decks[row])})
    alcoves: list[Plain] = []
    for at, alcove in enumerate(temple.alcoves):
        full = bool(table.alcoves >> at & 1)
        alcoves.append({"alcove": alcove.id, "cell": board.ids[alcove.cell], "full": full})
    suns: list[Plain] = []
    for sun, cell in enumerate(board.suns):
        suns.append({"cell": board.ids[cell], "open": table.sun_open(sun)})
    left: dict[str, Plain] = {}
    for kind, card in enumerate(temple.wall_cards):
        left[card.id] = table.wall_cards[kind]
    tiles: list[Plain] = [seen_tile(table, tile) for tile in range(TILES)]
    return {
        "boulder": table.boulder,
        "boulder_cell": board.ids[table.boulder_cell()],
        "left": table.left,
        "right": table.right,
        "wall_cards": left,
        "planks": table.planks,
        "mask": table.mask,
        "zones": zones,
        "lava_cards": len(table.decks[LAVA_DECK]),
        "river_cards": len(table.decks[RIVER_DECK]),
        "alcoves": alcoves,
        "suns": suns,
        "tiles": tiles,
    }


def seen_tile(table: TempleTable, tile: int) -> Plain:
    """T-14, T-75: a lava tile: its glyph when the mask is off, its number when it has been turned."""
    state = table.tiles[tile]
    glyph = table.layout[tile]
    return {
        "cell": table.temple.board.ids[table.temple.board.lava[tile]],
        "glyph": table.temple.glyphs[glyph] if glyph != NONE else _NOTHING,
        "state": TILE_NAMES[state],
        "number": table.number_on(tile) if state != UNTURNED else 0,
    }


def seen_seat(table: TempleTable, seat: Seat, eye: Eye) -> Plain:
    """A player as everybody sees it; the treasures themselves when they have been counted, or for the referee."""
    temple = table.temple
    known = table.shown or table.settings.open_pick or eye in (seat, REFEREE)
    picked = known and table.picks[seat] != NONE
    adventurer = table.adventurer(seat)
    ability = temple.adventurers[adventurer].ability.value if picked else _NOTHING
    open_hand = eye == REFEREE or (table.counted and table.status[seat] == ESCAPED)
    dealt: list[Plain] = [temple.adventurers[each].id for each in table.dealt[seat]]
    backs: list[Plain] = [temple.treasures[each].back for each in table.treasures[seat]]
    gone: list[Plain] = [temple.treasures[each].back for each in table.discards[seat]]
    cell = table.where[seat]
    return {
        "seat": seat,
        "status": STATUS_NAMES[table.status[seat]],
        "cell": temple.board.ids[cell] if cell != NOWHERE else _NOTHING,
        "dealt": dealt,
        "adventurer": temple.adventurers[adventurer].id if picked else _NOTHING,
        "ability": ability,
        "ability_used": bool(table.used >> seat & 1),
        "second": bool(table.sent >> seat & 1),
        "load": table.load[seat],
        "bridge_load": table.load_now(seat),
        "actions": table.actions[seat],
        "lying": bool(table.lying >> seat & 1),
        "number": len(table.treasures[seat]),
        "backs": backs,
        "discarded_backs": gone,
        "treasures": texts(table, table.treasures[seat]) if open_hand else [],
        "coffins": coffins_of(table, seat) if table.counted else [],
    }


def coffins_of(table: TempleTable, seat: Seat) -> list[Plain]:
    """T-133: what has been rolled for the coffins that this player carried out."""
    held = [table.temple.treasures[each] for each in table.treasures[seat]]
    return [table.coffins[each.deck] for each in held if not each.value and table.coffins[each.deck]]


def clues_seen(table: TempleTable, eye: Eye) -> list[Plain]:
    """T-57, TA-15: the eye's own notes: the glyphs of the clue tiles it has looked at."""
    seen: list[Plain] = []
    if not table.settings.clue_notes and eye != REFEREE:
        return seen
    for row in range(ROWS):
        if eye == REFEREE:
            looked = table.looked[row] != 0
        else:
            looked = eye >= 0 and bool(table.looked[row] >> eye & 1)
        if looked:
            glyph = table.glyphs[table.clues[row] - 1]
            seen.append({"row": row + 1, "number": table.clues[row], "glyph": table.temple.glyphs[glyph]})
    return seen


def texts(table: TempleTable, treasures: Sequence[int]) -> list[Plain]:
    """The treasures' texts as plain data."""
    return [table.temple.treasures[each].text for each in treasures]


def redealt(table: TempleTable, eye: Eye, rng: Rng) -> TempleTable:
    """The same table with everything that this eye has not seen dealt anew.

    Unseen are the others' treasures, discards and the decks (within each deck, whose back is public), the others' picks
    before they are shown, and the glyphs that only others have looked at.
    """
    other = table.copy()
    if eye == REFEREE:
        return other
    for deck in range(len(table.temple.decks)):
        _deal_deck(other, deck, eye, rng)
    if not table.shown and not table.settings.open_pick:
        picks: list[int] = []
        for seat in table.everyone:
            hidden = seat != eye and table.picks[seat] != NONE
            picks.append(table.dealt[seat][rng.randrange(2)] if hidden else table.picks[seat])
        other.picks = tuple(picks)
    _deal_glyphs(other, eye, rng)
    return other


def _deal_deck(table: TempleTable, deck: int, eye: Eye, rng: Rng) -> None:
    """Shuffle the cards of one deck among the places where this eye does not see them."""
    piles = [table.decks[deck]]
    for seat in table.everyone:
        if seat == eye:
            continue
        if not (table.counted and table.status[seat] == ESCAPED):
            piles.append(table.treasures[seat])
        piles.append(table.discards[seat])
    unseen: list[int] = []
    for pile in piles:
        unseen.extend([each for each in pile if table.temple.treasures[each].deck == deck])
    _shuffle(unseen, rng)
    for pile in piles:
        for at, each in enumerate(pile):
            if table.temple.treasures[each].deck == deck:
                pile[at] = unseen.pop()
        pile.sort()


def _deal_glyphs(table: TempleTable, eye: Eye, rng: Rng) -> None:
    """Other glyphs for the numbers whose glyph only others have seen."""
    known: list[int] = []
    for tile, state in enumerate(table.tiles):
        if state != UNTURNED:
            known.append(table.number_on(tile))
    for row, eyes in enumerate(table.looked):
        if eye >= 0 and eyes >> eye & 1:
            known.append(table.clues[row])
    glyphs = list(table.glyphs)
    secret = [number for number in range(1, TILES + 1) if glyphs[number - 1] != NONE and number not in known]
    free = [glyph for glyph in range(TILES) if glyph not in [glyphs[number - 1] for number in known]]
    _shuffle(free, rng)
    for number in secret:
        glyphs[number - 1] = free.pop()
    table.glyphs = tuple(glyphs)


def _shuffle(cards: list[int], rng: Rng) -> None:
    """Fisher-Yates."""
    for last in range(len(cards) - 1, 0, -1):
        at = rng.randrange(last + 1)
        cards[last], cards[at] = cards[at], cards[last]
