"""S-136: what is under way for a hero is void once that hero has been near death; each such fall begins a new life."""

from typing import Final

from parlour.core.agenda import Step
from parlour.core.questions import Value
from parlour.core.seats import Seat
from parlour.games.senyu.table import SenyuTable


class LifeStep(Step[SenyuTable]):
    """A heading that concerns one hero, within the life (``falls`` so far) in which it began."""

    __slots__ = ("life", "seat")

    def __init__(self, seat: Seat, life: int) -> None:
        self.seat: Final = seat
        self.life: Final = life

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.life)


class AmountStep(LifeStep):
    """The same with a number: HP, cards, dice."""

    __slots__ = ("number",)

    def __init__(self, seat: Seat, life: int, number: int) -> None:
        super().__init__(seat, life)
        self.number: Final = number

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.life, self.number)


class EffectStep(LifeStep):
    """The same with the effect of a cell, a monster or a card, by its number in the content."""

    __slots__ = ("effect",)

    def __init__(self, seat: Seat, life: int, effect: int) -> None:
        super().__init__(seat, life)
        self.effect: Final = effect

    def values(self) -> tuple[Value, ...]:
        return (self.seat, self.life, self.effect)
