"""What the steps of one hero have in common."""

from typing import Final

from parlour.core.agenda import Step
from parlour.core.questions import Value
from parlour.core.seats import Seat
from parlour.games.dice_forge.table import ForgeTable


class HeroStep(Step[ForgeTable]):
    """A heading that concerns one hero and needs to know nothing else."""

    __slots__ = ("hero",)

    def __init__(self, hero: Seat) -> None:
        self.hero: Final = hero

    def values(self) -> tuple[Value, ...]:
        return (self.hero,)
