"""How a sensible player of Senyu answers, from what one seat sees and nothing else. No rules: only taste.

The ideas: run; hunt while an HP or four are left to lose; use every skill and home ground; heal in time; spend items
soon, for only two can be held; hold the leader back; fight duels only from the stronger side.
"""

from collections.abc import Sequence
from typing import Final

from parlour.core.plain import Plain
from parlour.core.questions import Rng
from parlour.core.seen import text, texts
from parlour.games.senyu.model import Cell, Content, Monster, Op, Skill, TaskCard, When
from parlour.games.senyu.outlook import Outlook, Rival

_HUNT_HP: Final = 4
_DUEL_HP: Final = 6
_SMOKE_HP: Final = 6
_MEAN: Final = 3.5
_MARGIN: Final = 1.0

# The heroes by what they gain, in the order in which they are taken.
_TASTE: Final = (
    Skill.TWO_DICE,
    Skill.WEAKEN,
    Skill.TWO_TASKS,
    Skill.BLADE,
    Skill.REFRESH,
    Skill.PORTAL,
    Skill.TWO_MONSTERS,
    Skill.REFUSE,
)

# What an item in the hand is worth, in cells.
_HELD: Final = {
    When.OWN_TURN: 1.5,
    When.BEFORE_ROLL: 2.5,
    When.AFTER_ROLL: 0.8,
    When.HUNT: 1.2,
    When.CHALLENGED: 0.6,
    When.PICKED: 1.0,
    When.DRAWN: 0.0,
}

_ALWAYS: Final = ("refuse", "home", "two-monsters", "blade", "weaken", "two-tasks", "two-dice")


def advise(content: Content, view: dict[str, Plain], question: dict[str, Plain], rng: Rng) -> str | None:
    """The answer to one of the seat's own questions; None leaves a window alone."""
    outlook = Outlook(content, view)
    about = text(question["about"])
    answers = texts(question["answers"])
    if about in _ALWAYS:
        return "yes"
    match about:
        case "hero":
            return _hero(content, answers)
        case "turn" | "closing" | "tonic":
            return _use(outlook, answers)
        case "reroll":
            return _reroll(outlook, answers)
        case "duel":
            return _duel(outlook, answers)
        case "smoke":
            return answers[-1] if outlook.me.hp <= _SMOKE_HP else "no"
        case "ward":
            return answers[-1] if _harmful(outlook) else "no"
        case "sword":
            return _sword(outlook, answers)
        case "hunt":
            return "yes" if outlook.me.hp >= _HUNT_HP else "no"
        case "which-monster":
            return _best(answers, [_worth_of_hunting(outlook, outlook.monster(each), 0) for each in answers], rng)
        case "which-task":
            return _best(answers, [_worth_of_card(outlook, outlook.card(each)) for each in answers], rng)
        case "target":
            return _target(outlook)
        case "overflow" | "discard":
            return _part_with(outlook, answers, rng)
        case "strike":
            return _strike(outlook, answers)
        case "stop":
            return answers[0]
        case _:
            return text(question["default"])


def _hero(content: Content, answers: Sequence[str]) -> str:
    return min(answers, key=lambda each: _TASTE.index(content.heroes[content.by_text["hero " + each]].skill))


def _use(outlook: Outlook, answers: Sequence[str]) -> str:
    """The first item that is worth using now, else the answer that uses none (the first)."""
    for answer in answers[1:]:
        if _timely(outlook, outlook.card(answer.partition(" ")[2])):
            return answer
    return answers[0]


def _timely(outlook: Outlook, card: TaskCard) -> bool:
    """Whether the item does something worth having now."""
    if card.heals:
        healing = sum([outlook.content.effects[number].n for number in card.effects])
        return outlook.content.hp - outlook.me.hp >= min(healing, 4)
    for number in card.effects:
        effect = outlook.content.effects[number]
        if effect.op is Op.ANY and outlook.worth(effect.parts) < 0:
            stays = any([outlook.content.effects[part].op is Op.STAY for part in effect.parts])
            return not (stays and _leader(outlook).stays)
        if effect.op is Op.DICE:
            return True
    return outlook.worth(card.effects) > 0


def _reroll(outlook: Outlook, answers: Sequence[str]) -> str:
    """Again, if the landing is worse than the mean of all landings; rather by right than by item."""
    points = sum([die for seat, die in outlook.dice if seat == outlook.me.seat])
    dice = max(1, len(outlook.dice))
    here = points + _worth_of_cell(outlook, outlook.cell_after(points))
    mean = _MEAN * dice
    if dice == 1:
        mean += sum([_worth_of_cell(outlook, outlook.cell_after(die)) for die in range(1, 7)]) / 6
    if len(answers) == 1 or here + (0 if answers[1] == "skill" else _MARGIN) >= mean:
        return answers[0]
    return answers[1]


def _worth_of_cell(outlook: Outlook, cell: Cell) -> float:
    """What landing on a cell is worth beside the cells moved."""
    hero = outlook.me.hero
    if cell.kind == "task":
        return 1.0
    if cell.kind == "wilderness":
        return 1.0 if outlook.me.hp >= _HUNT_HP else 0.0
    effects = cell.effects if hero is None or hero.home != cell.place else hero.home_effects
    return outlook.worth(effects)


def _duel(outlook: Outlook, answers: Sequence[str]) -> str:
    """Challenge the weakest, from the stronger side only."""
    weaker = [outlook.seats[int(answer)] for answer in answers[1:]]
    weaker = [rival for rival in weaker if rival.hp <= outlook.me.hp]
    if outlook.me.hp < _DUEL_HP or not weaker:
        return answers[0]
    return str(min(weaker, key=lambda rival: (rival.hp, -rival.progress)).seat)


def _sword(outlook: Outlook, answers: Sequence[str]) -> str:
    """Used where the blow would more often fail than not."""
    if len(answers) == 1 or not outlook.prey:
        return answers[0]
    return answers[1] if outlook.prey[0].hp - outlook.strength >= 4 else answers[0]


def _worth_of_hunting(outlook: Outlook, monster: Monster, bonus: int) -> float:
    """The mean of reward and penalty."""
    faces = max(0, min(6, 7 - (monster.hp - bonus)))
    return (faces * outlook.worth(monster.success) + (6 - faces) * outlook.worth(monster.failure)) / 6


def _worth_of_card(outlook: Outlook, card: TaskCard) -> float:
    """An event for what it does, an item for what it promises."""
    if not card.item:
        return outlook.worth(card.effects)
    held = _HELD[card.when]
    if card.heals:
        return held + outlook.worth(card.effects) / 2
    return held - (0.5 if len(outlook.hand) >= outlook.content.hand else 0.0)


def _part_with(outlook: Outlook, answers: Sequence[str], rng: Rng) -> str:
    """Use what is worth using now; otherwise discard what promises least."""
    uses = [answer for answer in answers if answer.startswith("use ")]
    for answer in uses:
        if _timely(outlook, outlook.card(answer.partition(" ")[2])):
            return answer
    others = [answer for answer in answers if answer not in uses]
    return _best(others, [-_worth_of_card(outlook, outlook.card(each.rpartition(" ")[2])) for each in others], rng)


def _target(outlook: Outlook) -> str:
    """A good thing for oneself; a bad one for whoever it may bring down, else for the leader of the others."""
    if not _harmful(outlook):
        return str(outlook.me.seat)
    damage = _parts_of(outlook, Op.DAMAGE)
    falling = [rival for rival in outlook.rivals if rival.hp <= damage and rival.place > 0]
    if falling:
        return str(max(falling, key=lambda rival: rival.place).seat)
    if _parts_of(outlook, Op.STAY):
        moving = [rival for rival in outlook.rivals if not rival.stays]
        return str(max(moving or outlook.rivals, key=_ahead).seat)
    return str(_leader(outlook).seat)


def _harmful(outlook: Outlook) -> bool:
    """Whether the card being carried out does harm to whom it picks."""
    for card in outlook.aside[::-1]:
        for number in card.effects:
            effect = outlook.content.effects[number]
            if effect.op is Op.ANY:
                return outlook.worth(effect.parts) < 0
    return True


def _parts_of(outlook: Outlook, op: Op) -> int:
    """How much of this the card being carried out does to whom it picks (1 where it has no number)."""
    found = 0
    for card in outlook.aside[-1:]:
        for number in card.effects:
            for part in outlook.content.effects[number].parts:
                effect = outlook.content.effects[part]
                if effect.op is op:
                    found += max(1, effect.n)
    return found


def _strike(outlook: Outlook, answers: Sequence[str]) -> str:
    """Whoever falls by it, else whoever loses most."""
    points = dict(outlook.dice)
    own = points[outlook.me.seat]

    def reached(answer: str) -> tuple[bool, int]:
        rival = outlook.seats[int(answer)]
        loss = own - points[rival.seat]
        return (loss >= rival.hp, loss)

    return max(answers, key=reached)


def _leader(outlook: Outlook) -> Rival:
    return max(outlook.rivals, key=_ahead)


def _ahead(rival: Rival) -> tuple[int, int]:
    return rival.ahead


def _best(answers: Sequence[str], worths: Sequence[float], rng: Rng) -> str:
    """An answer of the highest worth, any of them if several have it."""
    highest = max(worths)
    best = [answer for answer, worth in zip(answers, worths, strict=True) if worth == highest]
    return best[rng.randrange(len(best))]
