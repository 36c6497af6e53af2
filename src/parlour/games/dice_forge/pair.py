"""The result of one roll, on its way to being applied: values only, so that it can wait on the agenda.

A pair is written as one tuple of eight numbers. The second face is NONE after a minor blessing (D-33).
"""

from typing import Final

from parlour.games.dice_forge.model import NONE, PORTION, Content, FaceKind

GAINS: Final = 0
LOSES: Final = 1
"""D-108: the Minotaur's victims lose what their faces would give."""


class Pair:
    """Two faces of one roll (D-60).

    ``mode``: GAINS or LOSES. ``swap``: the card during whose blessing it is, or NONE (D-119, D-120). ``places``: where
    the faces lay when rolled (hero * SLOTS + slot), NONE for no face. ``faces``: what each acts as once mirrors are
    fixed; NONE does nothing. ``options``: the portion chosen for each (D-59), NONE before.
    """

    __slots__ = ("faces", "mode", "options", "places", "swap")

    def __init__(
        self, mode: int, swap: int, places: tuple[int, int], faces: tuple[int, int], options: tuple[int, int]
    ) -> None:
        self.mode: Final = mode
        self.swap: Final = swap
        self.places: Final = places
        self.faces: Final = faces
        self.options: Final = options

    def values(self) -> tuple[int, ...]:
        """The pair as the tuple that ``read_pair`` reads."""
        return (self.mode, self.swap, *self.places, *self.faces, *self.options)

    def acting(self, which: int, face: int) -> "Pair":
        """The same pair, one of whose faces acts as another, or as none."""
        return Pair(self.mode, self.swap, self.places, _with(self.faces, which, face), self.options)

    def choosing(self, which: int, option: int) -> "Pair":
        """The same pair with an option chosen for one of its faces."""
        return Pair(self.mode, self.swap, self.places, self.faces, _with(self.options, which, option))


def read_pair(values: tuple[int, ...]) -> Pair:
    """The pair written as this tuple."""
    mode, swap, first_place, second_place, first, second, first_option, second_option = values
    return Pair(mode, swap, (first_place, second_place), (first, second), (first_option, second_option))


def rolled_pair(mode: int, swap: int, places: tuple[int, int], faces: tuple[int, int]) -> Pair:
    """A pair as it was rolled, before anything is chosen."""
    return Pair(mode, swap, places, faces, (NONE, NONE))


def kind_of(content: Content, face: int) -> FaceKind | None:
    """What a face does; None for no face."""
    return None if face == NONE else content.faces[face].kind


def factor(content: Content, pair: Pair, which: int) -> int:
    """D-62, D-68, D-69, D-74: 3 beside a triple, else 1."""
    return 3 if kind_of(content, pair.faces[1 - which]) is FaceKind.TRIPLE else 1


def gives_resource(content: Content, pair: Pair, which: int, resource: int) -> bool:
    """D-89, D-91: whether a face gives this resource, by its chosen option, whatever becomes of it afterwards.

    D-92: another shield gives none; nor do a triple and a ship. D-91: a boar's wearer option counts.
    """
    kind = kind_of(content, pair.faces[which])
    if kind is FaceKind.GAIN:
        return content.faces[pair.faces[which]].gives[resource] > 0
    if kind is FaceKind.CHOOSE or kind is FaceKind.BOAR:
        return pair.options[which] != NONE and pair.options[which] // PORTION == resource
    return False


def order_matters(content: Content, pair: Pair) -> bool:
    """D-32: a ship or a boar is in the pair, and both faces are applied; for the Minotaur, a boar.

    Two faces that act alike need no order.
    """
    if pair.faces[0] == pair.faces[1] and pair.options[0] == pair.options[1]:
        return False
    telling = False
    for face in pair.faces:
        kind = kind_of(content, face)
        if kind is None or kind is FaceKind.TRIPLE:
            return False
        if kind is FaceKind.BOAR or (kind is FaceKind.SHIP and pair.mode == GAINS):
            telling = True
    return telling


def _with(two: tuple[int, int], which: int, value: int) -> tuple[int, int]:
    return (value, two[1]) if which == 0 else (two[0], value)
