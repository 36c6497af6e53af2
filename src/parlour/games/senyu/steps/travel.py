"""What happens to one hero at a time: moving along the ring, healing, losing HP, near death, staying.

These are no steps, for nothing is asked: they are done at once, cell by cell (S-128), by the step that causes them.
"""

from parlour.core.events import Happened, Open
from parlour.core.seats import Seat
from parlour.games.senyu.model import Skill
from parlour.games.senyu.table import FRESH, NO_CELL, READY, SenyuTable


def forward(table: SenyuTable, seat: Seat, number: int) -> None:
    """S-128, SC-1, SC-7: so many cells forward, by die or otherwise, with what each cell passed brings."""
    for _ in range(number):
        table.progress[seat] += 1
        if table.progress[seat] > table.furthest[seat]:
            table.furthest[seat] += 1
            first_pass(table, seat)


def first_pass(table: SenyuTable, seat: Seat) -> None:
    """S-07 to S-10, S-16 to S-18, S-111, SC-2, SC-5: a cell of the journey is reached for the first time.

    Only then is a certificate paid or a skill triggered, so going back and coming again brings nothing. ``furthest``
    begins at 0, so the castle pays nothing at the start and no cell behind it ever triggers.
    """
    cell = table.cell(seat)
    if cell == 0:
        table.certificates[seat] += 1
        table.tell(Open("certificate", {"seat": seat, "number": table.certificates[seat]}))
    hero = table.hero(seat)
    if cell not in hero.cells:
        return
    if hero.skill is Skill.REFRESH:
        # S-82, S-113, S-114, S-164: automatic, once a lap for each of the two cells.
        table.tell(Open("refreshed", {"seat": seat, "cell": table.content.cells[cell].text}))
        heal(table, seat, 1)
    elif hero.skill is Skill.TWO_DICE:
        # S-83, S-112, S-114: the right is gained by itself; using it is asked at the throw.
        table.rights[seat] |= FRESH
        table.tell(Happened("gained", seat))


def backward(table: SenyuTable, seat: Seat, number: int) -> None:
    """S-17, S-126: so many cells back; nothing is passed, and progress may fall below 0."""
    table.progress[seat] -= number


def move(table: SenyuTable, seat: Seat, number: int) -> None:
    """S-44, S-45, S-142: a move that is no die move, forward or (negative) back: no content, no duel."""
    if number >= 0:
        forward(table, seat, number)
    else:
        backward(table, seat, -number)
    name = "advanced" if number >= 0 else "fell-back"
    table.tell(Open(name, {"seat": seat, "number": abs(number), "cell": cell_text(table, seat)}))


def jump(table: SenyuTable, seat: Seat, cell: int) -> None:
    """S-131, S-156, SA-19: forward to the next occurrence of a cell, passing those between; no way if already there."""
    move(table, seat, (cell - table.cell(seat)) % table.content.size)


def heal(table: SenyuTable, seat: Seat, number: int) -> None:
    """S-106: HP never exceed the most; the rest is lost, and nothing is told where all of it is."""
    healed = min(number, table.content.hp - table.hp[seat])
    if healed == 0:
        return
    table.hp[seat] += healed
    table.tell(Open("healed", {"seat": seat, "number": healed, "hp": table.hp[seat]}))


def hurt(table: SenyuTable, seat: Seat, number: int) -> None:
    """S-41: HP sink, and at 0 the hero is near death."""
    lose(table, seat, number)
    if table.hp[seat] == 0:
        near_death(table, seat)


def lose(table: SenyuTable, seat: Seat, number: int) -> None:
    """S-137: HP stop at 0, damage beyond is forgiven."""
    table.hp[seat] = max(0, table.hp[seat] - number)
    table.tell(Open("hurt", {"seat": seat, "number": number, "hp": table.hp[seat]}))


def near_death(table: SenyuTable, seat: Seat) -> None:
    """S-41, S-42, S-133, S-134, S-135: back to the castle of the last certificate, healed, with the items."""
    table.progress[seat] = table.content.size * table.certificates[seat]
    table.hp[seat] = table.content.hp
    table.stays[seat] = 0
    table.departs[seat] = NO_CELL
    table.rights[seat] = 0
    table.falls[seat] += 1
    if table.settings.lost_turns:
        # SA-6 (option near_death_lost_turns): the next own turn is lost.
        table.lost[seat] = 1
    table.tell(Happened("near-death", seat))


def stay(table: SenyuTable, seat: Seat) -> None:
    """S-47, S-54, S-151: the card is turned face down, which changes no HP; SA-8 (option stay_stacks): stays add up."""
    table.stays[seat] = table.stays[seat] + 1 if table.settings.stay_stacks else 1
    table.tell(Happened("stays", seat))


def rights_of_next_turn(table: SenyuTable, seat: Seat) -> None:
    """S-148: at the end of a turn rights gained in it may be used from the next throw on.

    They wait through stays, unless the option rights_wait says no (SA-11): then they end with the next own turn.
    """
    if not table.settings.rights_wait:
        table.rights[seat] &= ~READY
    for each in table.everyone:
        if table.rights[each] & FRESH:
            table.rights[each] = READY


def cell_text(table: SenyuTable, seat: Seat) -> str:
    """The canonical text of the cell a hero stands on."""
    return table.content.cells[table.cell(seat)].text
