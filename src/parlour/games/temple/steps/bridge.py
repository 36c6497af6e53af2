"""Chapter 1.9: the wooden bridge."""

from parlour.core.agenda import Step
from parlour.core.questions import Chance, Value
from parlour.games.temple.dice import at_least, faces_of, number_of, throw
from parlour.games.temple.events import dice_told
from parlour.games.temple.steps.ending import die, standing_on
from parlour.games.temple.table import TempleTable


class BridgeRoll(Step[TempleTable]):
    """T-100 to T-105, T-108: a die for each plank; each below the loads of all on the bridge breaks one."""

    __slots__ = ()

    def ask(self, table: TempleTable) -> Chance | None:
        return throw("bridge-roll", table.planks, ("T-100", "T-104")) if table.planks else None

    def answered(self, table: TempleTable, value: Value) -> None:
        assert isinstance(value, int)
        on_it = standing_on(table, table.temple.board.bridge)
        weight = sum([table.load_now(seat) for seat in on_it])
        broken = number_of(value) - at_least(value, weight)
        table.planks -= broken
        table.tell(dice_told("bridge-roll", faces_of(value), {"load": weight, "number": broken}))
        if not table.planks:
            die(table, on_it, "bridge")
