"""Offerings and forging: faces bought, or ordered by a card, go onto a die (D-40 to D-47, D-78 to D-85)."""

from collections.abc import Sequence
from typing import Final

from parlour.core.agenda import Step
from parlour.core.questions import Choice, Greyed, Refusal, Value
from parlour.core.seats import Seat
from parlour.games.dice_forge.answers import CARD, DONE, FACE, WHERE
from parlour.games.dice_forge.events import Faced, Forged, Happened
from parlour.games.dice_forge.gains import pay
from parlour.games.dice_forge.legality import faces_on_offer, greyed_faces, price, why_no_face
from parlour.games.dice_forge.model import DICE, DIE_NAMES, GOLD, SIDES, SLOTS
from parlour.games.dice_forge.table import ForgeTable


class MoreFaces(Step[ForgeTable]):
    """D-40, D-41: further faces of the same offering, all different, as long as the hero wants and can pay."""

    __slots__ = ("bought", "hero")

    def __init__(self, hero: Seat, bought: tuple[int, ...]) -> None:
        self.hero: Final = hero
        self.bought: Final = bought

    def values(self) -> tuple[Value, ...]:
        return (self.hero, self.bought)

    def ask(self, table: ForgeTable) -> Choice | None:
        options = faces_on_offer(table, self.hero, 0, self.bought)
        if not options and not table.may_yet_pay(self.hero):
            return None
        options.append(DONE)
        return Choice(self.hero, "offering", options, DONE, ("D-40", "D-41"))

    def answered(self, table: ForgeTable, value: Value) -> None:
        assert isinstance(value, int)
        if value != DONE:
            face = value - FACE
            table.then(MoreFaces(self.hero, (*self.bought, face)))
            buy_face(table, self.hero, face, 0)

    def refusal(self, table: ForgeTable, value: Value) -> Refusal:
        return face_refusal(table, self.hero, value, 0, self.bought)

    def greyed(self, table: ForgeTable) -> Sequence[Greyed]:
        return greyed_faces(table, self.hero, 0, self.bought)


class Ship(Step[ForgeTable]):
    """D-78, D-79, D-80: an offering of one face from the ponds, cheaper, if the hero wants.

    DA-3: with several faces allowed, what is left of the ``discount`` goes on to the next one: one offering, so much
    less. D-46: ``bought`` begins anew with each ship.
    """

    __slots__ = ("bought", "discount", "hero")

    def __init__(self, hero: Seat, discount: int, bought: tuple[int, ...]) -> None:
        self.hero: Final = hero
        self.discount: Final = discount
        self.bought: Final = bought

    def values(self) -> tuple[Value, ...]:
        return (self.hero, self.discount, self.bought)

    def ask(self, table: ForgeTable) -> Choice | None:
        options = faces_on_offer(table, self.hero, self.discount, self.bought)
        if not options and not table.may_yet_pay(self.hero):
            return None
        options.append(DONE)
        return Choice(self.hero, "ship", options, DONE, ("D-78", "D-79"))

    def answered(self, table: ForgeTable, value: Value) -> None:
        assert isinstance(value, int)
        if value == DONE:
            table.tell(Happened("declined", self.hero))
            return
        face = value - FACE
        if not table.settings.single_face:
            left = max(0, self.discount - table.content.costs[face])
            table.then(Ship(self.hero, left, (*self.bought, face)))
        buy_face(table, self.hero, face, self.discount)

    def refusal(self, table: ForgeTable, value: Value) -> Refusal:
        return face_refusal(table, self.hero, value, self.discount, self.bought)

    def greyed(self, table: ForgeTable) -> Sequence[Greyed]:
        return greyed_faces(table, self.hero, self.discount, self.bought)


class Forge(Step[ForgeTable]):
    """D-42, D-43, D-44, D-45, D-85, D-127: the face at once replaces one of the own, and lies up on its die.

    It comes from the temple, wherever it was bought; a boar is never covered, and nothing asks whether to forge.
    """

    __slots__ = ("face", "hero")

    def __init__(self, hero: Seat, face: int) -> None:
        self.hero: Final = hero
        self.face: Final = face

    def values(self) -> tuple[Value, ...]:
        return (self.hero, self.face)

    def ask(self, table: ForgeTable) -> Choice | None:
        if not table.temple[self.face]:
            return None
        first = self.hero * SLOTS
        faces = table.faces
        options = [
            slot * WHERE + faces[first + slot] for slot in range(SLOTS) if not table.is_boar(faces[first + slot])
        ]
        return Choice(self.hero, "forge", options, options[0], ("D-42", "D-43"))

    def answered(self, table: ForgeTable, value: Value) -> None:
        assert isinstance(value, int)
        slot, old = value // WHERE, value % WHERE
        die = slot // SIDES
        table.temple[self.face] -= 1
        table.faces[self.hero * SLOTS + slot] = self.face
        table.removed[self.hero] = (*table.removed[self.hero], old)
        at = self.hero * DICE + die
        table.up[at] = slot % SIDES
        table.covered[at] |= 1 << slot % SIDES
        if table.listening:
            faces = table.content.faces
            table.tell(Forged("took-off", self.hero, faces[old].id, DIE_NAMES[die]))
            table.tell(Forged("forged", self.hero, faces[self.face].id, DIE_NAMES[die]))

    def refusal(self, table: ForgeTable, value: Value) -> Refusal:
        if isinstance(value, int) and value in boar_slots(table, self.hero):
            return Refusal("boar-stays", ("D-85",))
        return Refusal("illegal", ("D-43",))

    def greyed(self, table: ForgeTable) -> Sequence[Greyed]:
        return [Greyed(value, Refusal("boar-stays", ("D-85",))) for value in boar_slots(table, self.hero)]


def boar_slots(table: ForgeTable, hero: Seat) -> list[int]:
    """The hero's slots that hold a boar, as answers."""
    first = hero * SLOTS
    faces = table.faces
    return [slot * WHERE + faces[first + slot] for slot in range(SLOTS) if table.is_boar(faces[first + slot])]


def buy_face(table: ForgeTable, hero: Seat, face: int, discount: int) -> None:
    """D-40: pay, then forge at once."""
    if table.listening:
        table.tell(Faced("offered", hero, table.content.faces[face].id))
    pay(table, hero, GOLD, price(table, face, discount))
    table.then(Forge(hero, face))


def face_refusal(table: ForgeTable, hero: Seat, value: Value, discount: int, bought: tuple[int, ...]) -> Refusal:
    """Why a value is no answer to an offering's question."""
    refused: Refusal | None = None
    if isinstance(value, int) and FACE <= value < CARD:
        refused = why_no_face(table, hero, value - FACE, discount=discount, bought=bought)
    return Refusal("illegal", ("D-40",)) if refused is None else refused
