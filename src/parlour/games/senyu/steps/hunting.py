"""The hunt on a wilderness cell (討伐). Its account is missing in the original (S-40); S-140 to S-143 stand for it."""

from typing import Final

from parlour.core.agenda import SeatStep, Step
from parlour.core.events import Happened, Open
from parlour.core.pieces import put_all, take
from parlour.core.questions import Chance, Choice, Value
from parlour.games.senyu.answers import NO, YES
from parlour.games.senyu.model import DIE, Skill, When
from parlour.games.senyu.steps import effects
from parlour.games.senyu.steps.lives import LifeStep
from parlour.games.senyu.steps.picking import spend
from parlour.games.senyu.table import SenyuTable

_YES_NO: Final = (YES, NO)


class Hunt(LifeStep):
    """S-36, S-38, S-39: to hunt or not, before any monster is seen."""

    __slots__ = ()

    def ask(self, table: SenyuTable) -> Choice:
        return Choice(self.seat, "hunt", _YES_NO, NO, ("S-36", "S-39"))

    def answered(self, table: SenyuTable, value: Value) -> None:
        if value == NO:
            table.tell(Happened("no-hunt", self.seat))
        else:
            table.bonus = 0
            table.weakened = 0
            table.tell(Happened("hunt", self.seat))
            table.then(TwoMonsters(self.seat), Blade(self.seat), Sword(self.seat), Attack(self.seat, self.life))


class TwoMonsters(SeatStep[SenyuTable]):
    """S-37: a monster is drawn; S-74: Alba may draw two and pick which to fight."""

    __slots__ = ()

    def ask(self, table: SenyuTable) -> Choice | None:
        if table.hero(self.seat).skill is not Skill.TWO_MONSTERS:
            return None
        return Choice(self.seat, "two-monsters", _YES_NO, NO, ("S-74", "S-85"))

    def act(self, table: SenyuTable) -> None:
        table.then(DrawMonster(self.seat))

    def answered(self, table: SenyuTable, value: Value) -> None:
        if value == NO:
            table.then(DrawMonster(self.seat))
        else:
            table.tell(Open("skill", {"seat": self.seat, "skill": Skill.TWO_MONSTERS.value}))
            table.then(DrawMonster(self.seat), DrawMonster(self.seat), WhichMonster(self.seat))


class DrawMonster(SeatStep[SenyuTable]):
    """S-139, S-165: if no monster is left to draw, the discards become the new pile."""

    __slots__ = ()

    def act(self, table: SenyuTable) -> None:
        if not table.lair and table.slain:
            put_all(table.lair, table.slain)
            table.slain = []
            table.tell(Open("reshuffled-monsters", {"number": len(table.lair)}))
        table.then(TakeMonster(self.seat))


class TakeMonster(SeatStep[SenyuTable]):
    """S-37: nature says which monster it is; it lies open."""

    __slots__ = ()

    def ask(self, table: SenyuTable) -> Chance | None:
        return Chance("monster", tuple(table.lair), clauses=("S-37",)) if table.lair else None

    def answered(self, table: SenyuTable, value: Value) -> None:
        assert isinstance(value, int)
        take(table.lair, value)
        table.prey.append(value)
        table.tell(Open("monster", {"seat": self.seat, "monster": table.content.monsters[value].text}))


class WhichMonster(SeatStep[SenyuTable]):
    """S-74, S-139: one of the two is fought, the other goes to the discards."""

    __slots__ = ()

    def ask(self, table: SenyuTable) -> Choice | None:
        if len(table.prey) < 2:
            return None
        return Choice(self.seat, "which-monster", table.prey.copy(), table.prey[0], ("S-74",))

    def answered(self, table: SenyuTable, value: Value) -> None:
        assert isinstance(value, int)
        for monster in table.prey:
            if monster != value:
                table.slain.append(monster)
        table.prey = [value]
        table.tell(Open("chosen", {"seat": self.seat, "monster": table.content.monsters[value].text}))


class Blade(SeatStep[SenyuTable]):
    """S-80, S-81, S-104, S-163: Foyfoy's +1 or the princess's -1: asked when the monster is seen, before the sword."""

    __slots__ = ()

    def ask(self, table: SenyuTable) -> Choice | None:
        skill = table.hero(self.seat).skill
        if not table.prey or skill not in (Skill.BLADE, Skill.WEAKEN):
            return None
        return Choice(self.seat, skill.value, _YES_NO, NO, ("S-80" if skill is Skill.BLADE else "S-81", "S-85"))

    def answered(self, table: SenyuTable, value: Value) -> None:
        if value == NO:
            return
        skill = table.hero(self.seat).skill
        table.tell(Open("skill", {"seat": self.seat, "skill": skill.value}))
        if skill is Skill.BLADE:
            table.bonus += 1
        else:
            table.weakened += 1


class Sword(SeatStep[SenyuTable]):
    """S-27, S-143: an item for the hunt is played after seeing the monster and before the die."""

    __slots__ = ()

    def ask(self, table: SenyuTable) -> Choice | None:
        if not table.prey or not table.may_hold(self.seat, When.HUNT):
            return None
        return Choice(self.seat, "sword", [NO, *table.held(self.seat, When.HUNT)], NO, ("S-27", "S-143"))

    def answered(self, table: SenyuTable, value: Value) -> None:
        if value != NO:
            assert isinstance(value, int)
            spend(table, self.seat, value)
            table.bonus += table.content.effects[table.content.cards[value].effects[0]].n
            table.then(Sword(self.seat))


class Attack(LifeStep):
    """S-140, S-141, SC-3: one blow, die and bonus against the monster's HP: its reward or its penalty.

    S-117: the penalty may push the hero back.
    """

    __slots__ = ()

    def ask(self, table: SenyuTable) -> Chance | None:
        return Chance("attack-die", DIE, clauses=("S-140",)) if table.prey else None

    def answered(self, table: SenyuTable, value: Value) -> None:
        assert isinstance(value, int)
        monster = table.content.monsters[table.prey[0]]
        table.clear_dice()
        table.lay_die(self.seat, value)
        table.tell(Open("attack", {"seat": self.seat, "points": value + table.bonus}))
        won = value + table.bonus >= monster.hp - table.weakened
        table.tell(Open("hunt-won" if won else "hunt-lost", {"seat": self.seat, "monster": monster.text}))
        outcome = monster.success if won else monster.failure
        table.then(effects.Parts(self.seat, self.seat, self.life, outcome), EndHunt())


class EndHunt(Step[SenyuTable]):
    """S-139: the fought monster goes to the discards when its card has been carried out."""

    __slots__ = ()

    def act(self, table: SenyuTable) -> None:
        table.slain.extend(table.prey)
        table.prey = []
