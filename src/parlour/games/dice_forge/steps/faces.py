"""Applying the faces of a roll (rulebook 1.8): mirrors, then options, then the order, then each face."""

from typing import Final

from parlour.core.agenda import AnyStep, Step
from parlour.core.questions import Choice, Value
from parlour.core.seats import Seat
from parlour.games.dice_forge.answers import WHERE
from parlour.games.dice_forge.events import Faced
from parlour.games.dice_forge.gains import lose
from parlour.games.dice_forge.model import (
    DICE,
    NONE,
    PORTION,
    RESOURCES,
    SIDES,
    SLOTS,
    Amounts,
    FaceKind,
)
from parlour.games.dice_forge.pair import (
    GAINS,
    LOSES,
    Pair,
    factor,
    gives_resource,
    kind_of,
    order_matters,
    read_pair,
)
from parlour.games.dice_forge.steps.forging import Ship
from parlour.games.dice_forge.steps.rewards import BoarReward, give_all
from parlour.games.dice_forge.table import ForgeTable


class Resolve(Step[ForgeTable]):
    """D-60: mirrors are fixed, then options chosen, then each face is applied, with the multiplier, in order."""

    __slots__ = ("hero", "pair")

    def __init__(self, hero: Seat, pair: tuple[int, ...]) -> None:
        self.hero: Final = hero
        self.pair: Final = pair

    def values(self) -> tuple[Value, ...]:
        return (self.hero, self.pair)

    def act(self, table: ForgeTable) -> None:
        pair = without_gone(table, self.hero, read_pair(self.pair))
        for which in range(DICE):
            if kind_of(table.content, pair.faces[which]) is FaceKind.MIRROR:
                reach = mirrored(table, self.hero, pair, which)
                if len({value % WHERE for value in reach}) > 1:
                    table.then(ChooseMirror(self.hero, pair.values(), which))
                    return
                pair = copied(table, self.hero, pair, which, reach[0] if reach else NONE)
        for which in range(DICE):
            options = options_of(table, pair, which)
            if len(options) > 1:
                table.then(ChooseOption(self.hero, pair.values(), which))
                return
            if options:
                pair = pair.choosing(which, options[0])
        if order_matters(table.content, pair):
            table.then(ChooseOrder(self.hero, pair.values()))
        else:
            table.then(ApplyFace(self.hero, pair.values(), 0), ApplyFace(self.hero, pair.values(), 1))


class ChooseMirror(Step[ForgeTable]):
    """D-70, D-71, D-77, D-109, D-136: which face a mirror copies, of those up now; each mirror is a choice of its own.

    It must copy one if any can be reached.
    """

    __slots__ = ("hero", "pair", "which")

    def __init__(self, hero: Seat, pair: tuple[int, ...], which: int) -> None:
        self.hero: Final = hero
        self.pair: Final = pair
        self.which: Final = which

    def values(self) -> tuple[Value, ...]:
        return (self.hero, self.pair, self.which)

    def ask(self, table: ForgeTable) -> Choice | None:
        pair = read_pair(self.pair)
        reach = mirrored(table, self.hero, pair, self.which)
        if not reach:
            return None
        about = "mirror" if pair.mode == GAINS else "mirror-lost"
        return Choice(self.hero, about, reach, reach[0], ("D-70", "D-71", "D-75", "D-136"))

    def answered(self, table: ForgeTable, value: Value) -> None:
        assert isinstance(value, int)
        table.then(Resolve(self.hero, copied(table, self.hero, read_pair(self.pair), self.which, value).values()))


class ChooseOption(Step[ForgeTable]):
    """D-59, D-63, D-87, D-109: which part a "?" face or a boar gives (or takes); also one there is no room for."""

    __slots__ = ("hero", "pair", "which")

    def __init__(self, hero: Seat, pair: tuple[int, ...], which: int) -> None:
        self.hero: Final = hero
        self.pair: Final = pair
        self.which: Final = which

    def values(self) -> tuple[Value, ...]:
        return (self.hero, self.pair, self.which)

    def ask(self, table: ForgeTable) -> Choice | None:
        pair = read_pair(self.pair)
        options = options_of(table, pair, self.which)
        if not options:
            return None
        about = "option" if pair.mode == GAINS else "option-lost"
        return Choice(self.hero, about, options, options[0], ("D-59", "D-60"))

    def answered(self, table: ForgeTable, value: Value) -> None:
        assert isinstance(value, int)
        table.then(Resolve(self.hero, read_pair(self.pair).choosing(self.which, value).values()))


class ChooseOrder(Step[ForgeTable]):
    """D-32, D-82: which of the two faces comes first, where it can matter."""

    __slots__ = ("hero", "pair")

    def __init__(self, hero: Seat, pair: tuple[int, ...]) -> None:
        self.hero: Final = hero
        self.pair: Final = pair

    def values(self) -> tuple[Value, ...]:
        return (self.hero, self.pair)

    def ask(self, table: ForgeTable) -> Choice:
        faces = read_pair(self.pair).faces
        return Choice(self.hero, "order", [faces[0], WHERE + faces[1]], faces[0], ("D-32", "D-82"))

    def answered(self, table: ForgeTable, value: Value) -> None:
        assert isinstance(value, int)
        first = value // WHERE
        table.then(ApplyFace(self.hero, self.pair, first), ApplyFace(self.hero, self.pair, 1 - first))


class ApplyFace(Step[ForgeTable]):
    """D-59, D-61 to D-68, D-78, D-86, D-89, D-108 to D-112: one face of a pair gives what it gives, or takes it."""

    __slots__ = ("hero", "pair", "which")

    def __init__(self, hero: Seat, pair: tuple[int, ...], which: int) -> None:
        self.hero: Final = hero
        self.pair: Final = pair
        self.which: Final = which

    def values(self) -> tuple[Value, ...]:
        return (self.hero, self.pair, self.which)

    def act(self, table: ForgeTable) -> None:
        pair = read_pair(self.pair)
        face = pair.faces[self.which]
        kind = kind_of(table.content, face)
        if kind is None or kind is FaceKind.TRIPLE:
            return
        if lapsed(table, self.hero, pair, self.which):
            return
        times = factor(table.content, pair, self.which)
        if kind is FaceKind.SHIP:
            if pair.mode == GAINS:
                whole = table.content.faces[face]
                table.then(Ship(self.hero, whole.discount if times == 1 else whole.tripled, ()))
            return
        if kind is FaceKind.BOAR:
            # D-135: the wearer first; D-66: then the owner, a free choice each time.
            colour = table.content.boars.index(face)
            rewards: list[AnyStep] = [BoarReward(colour) for _ in range(times)]
            table.then_all(rewards)
        apply(table, self.hero, pair, given_by(table, pair, self.which, times))


def apply(table: ForgeTable, hero: Seat, pair: Pair, amounts: Amounts) -> None:
    """The amounts come in, or (D-108, D-110) leave the reserve."""
    if pair.mode == LOSES:
        for resource in RESOURCES:
            if amounts[resource]:
                lose(table, hero, resource, amounts[resource])
    else:
        give_all(table, hero, amounts, pair.swap)


def given_by(table: ForgeTable, pair: Pair, which: int, times: int) -> Amounts:
    """D-59, D-63, D-67, D-89, D-90, D-111: what a face gives, multiplied."""
    content = table.content
    face = content.faces[pair.faces[which]]
    if face.kind is FaceKind.CHOOSE or face.kind is FaceKind.BOAR:
        option = pair.options[which]
        parts = [0, 0, 0, 0]
        parts[option // PORTION] = option % PORTION * times
        return (parts[0], parts[1], parts[2], parts[3])
    gives = face.gives
    if face.kind is FaceKind.SHIELD and gives_resource(content, pair, 1 - which, face.matches):
        gives = face.match
    return (gives[0] * times, gives[1] * times, gives[2] * times, gives[3] * times)


def without_gone(table: ForgeTable, hero: Seat, pair: Pair) -> Pair:
    """The same pair without the faces that no longer count."""
    for which in range(DICE):
        if lapsed(table, hero, pair, which):
            pair = pair.acting(which, NONE)
    return pair


def lapsed(table: ForgeTable, hero: Seat, pair: Pair, which: int) -> bool:
    """Whether a face of the pair no longer counts; if so, it is told."""
    if pair.faces[which] == NONE or not gone(table, hero, pair.places[which]):
        return False
    if table.listening:
        table.tell(Faced("gone", hero, table.content.faces[pair.faces[which]].id))
    return True


def gone(table: ForgeTable, hero: Seat, place: int) -> bool:
    """D-61, DA-14: what was rolled stands; only with the option off a face covered since then does nothing."""
    if table.settings.survives or place == NONE or place // SLOTS != hero:
        return False
    slot = place % SLOTS
    return bool(table.covered[hero * DICE + slot // SIDES] >> slot % SIDES & 1)


def options_of(table: ForgeTable, pair: Pair, which: int) -> tuple[int, ...]:
    """The options still to be chosen for a face of the pair."""
    if pair.faces[which] == NONE or pair.options[which] != NONE:
        return ()
    return table.content.faces[pair.faces[which]].options


def mirrored(table: ForgeTable, hero: Seat, pair: Pair, which: int) -> list[int]:
    """D-70, D-71, D-75, D-103: the faces a mirror can become, as answers: where each lies, and which it is.

    All faces up on the opponents' dice; if one of them is a mirror, it leads on to its own opponents, and so to the
    hero's own dice. Mirrors themselves are only passed. DA-10: with the option off they are not even that.
    """
    barred = picked_other(table, hero, pair, which)
    found: list[int] = []
    leads_home = False
    for other in table.others(hero):
        for die in range(DICE):
            if table.place_up(other, die) == barred:
                continue
            face = table.face_up(other, die)
            if kind_of(table.content, face) is FaceKind.MIRROR:
                leads_home = table.settings.mirror_chain
            else:
                found.append((other * DICE + die) * WHERE + face)
    if leads_home:
        for die in range(DICE):
            face = table.face_up(hero, die)
            if kind_of(table.content, face) is not FaceKind.MIRROR:
                found.append((hero * DICE + die) * WHERE + face)
    found.sort()
    return found


def picked_other(table: ForgeTable, hero: Seat, pair: Pair, which: int) -> int:
    """DA-13: the place of the other face that Satyrs picked, if a picked mirror may not copy it; else NONE."""
    place = pair.places[which]
    satyrs = place != NONE and place // SLOTS != hero
    return pair.places[1 - which] if satyrs and not table.settings.picked_mirror_copies else NONE


def copied(table: ForgeTable, hero: Seat, pair: Pair, which: int, value: int) -> Pair:
    """D-72, D-76: from now on the mirror acts as the face; as none if there is nothing to copy."""
    if value == NONE:
        table.tell(Faced("nothing-to-copy", hero, table.content.faces[pair.faces[which]].id))
        return pair.acting(which, NONE)
    if table.listening:
        face = table.content.faces[value % WHERE].id
        table.tell(Faced("copied", hero, face, value // WHERE // DICE))
    return pair.acting(which, value % WHERE)
