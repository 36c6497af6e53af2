"""The chances of this moment, worked out from what the viewer sees: hunts, duels, Clair's refusal, the knockout."""

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from htpy import Element, b, div, li, p, span, ul

from parlour.games.senyu.model import DIE, Content, Op, Skill, When
from parlour.games.senyu.odds import (
    REFUSAL,
    duel_falls,
    hunt_among,
    hunt_chance,
    hunt_lower_of_two,
    knockout_decides,
)
from parlour.web.boards.senyu.pictures import content_of, sign
from parlour.web.boards.senyu.view import GAME, SeatView, SenyuView
from parlour.words import Words

_HUNTS = ("hunt", "two-monsters")

_FIGHTS = ("monster", "which-monster", "blade", "weaken", "sword", "attack-die")
"""What is asked while the monsters on the table are still to be fought; they lie there until their card is done."""


class Chance(NamedTuple):
    """A line of the panel: its sign, what may happen, how likely."""

    sign: str
    said: str
    likely: Fraction


def chances(seen: SenyuView, words: Words, me: int) -> tuple[Chance, ...]:
    """What is worth knowing now; for the viewer's own hero where there is one, else for whoever is asked."""
    if seen["verdict"] is not None or any(not seat["hero"] for seat in seen["seats"]):
        return ()
    content = content_of(words)
    asked = next(
        ((each["seat"], each["about"]) for each in seen["questions"] if not each.get("optional", False)), (-1, "")
    )
    seat, about = asked
    found: list[Chance] = []
    if len(seen["fighters"]) > 1:
        said = words.say("senyu-board-odds-knockout", number=len(seen["fighters"]))
        return (Chance("swords", said, knockout_decides(len(seen["fighters"]))),)
    if seen["prey"] and about in _FIGHTS:
        return tuple(_against(seen, content, each, words) for each in seen["prey"])
    if about == "refuse":
        found.append(Chance("do-star", words.say("senyu-board-odds-refuse"), REFUSAL))
    if about in ("duel", "smoke") or (about == "refuse" and seen["duel"]):
        found += _duel(seen, words, seat)
    if about in _HUNTS or (seat < 0 and about == "monster"):
        who = seat if seat >= 0 else seen["turn"]
        found += _hunts(seen, content, seen["seats"][who], words)
    if not found and me >= 0:
        found += _hunts(seen, content, seen["seats"][me], words)
    return tuple(found)


@lru_cache(maxsize=1024)
def chances_region(found: tuple[Chance, ...], words: Words) -> Element:
    """``board-chances``: exact, as whole percents; empty when there is nothing to weigh."""
    if not found:
        return div("#board-chances.sy-panel", hidden=True)
    title = words.say("senyu-board-odds")
    return div("#board-chances.sy-panel", role="group", aria_label=title)[
        p(".sy-title", aria_hidden="true")[title],
        ul(".sy-odds", role="list")[[li[sign(each.sign), span[each.said], b[percent(each.likely)]] for each in found]],
    ]


def percent(chance: Fraction) -> str:
    """A chance as a whole percent; neither 0 nor 100 unless it is certain."""
    rounded = round(chance * 100)
    if 0 < chance < 1:
        rounded = min(99, max(1, rounded))
    return f"{rounded} %"


def needed(seen: SenyuView, content: Content, monster: str) -> int:
    """S-140: the points that beat this monster now."""
    return content.monsters[content.by_text[f"monster {monster}"]].hp - seen["bonus"] - seen["weakened"]


def _against(seen: SenyuView, content: Content, monster: str, words: Words) -> Chance:
    points = needed(seen, content, monster)
    name = words.word(GAME, "monster", monster)
    if points > DIE[-1]:
        said = words.say("senyu-board-odds-hopeless", monster=name)
    else:
        said = words.say("senyu-board-odds-monster", monster=name, points=max(1, points))
    return Chance("claw", said, hunt_chance(points))


def _hunts(seen: SenyuView, content: Content, seat: SeatView, words: Words) -> list[Chance]:
    """Against what is left in the pile, with the hero's skill and with the items that may add to the attack."""
    hps = pile_of(seen, content)
    if not hps:
        return []
    skill = content.heroes[content.by_text[f"hero {seat['hero']}"]].skill
    found = [Chance("claw", words.say("senyu-board-odds-hunt", number=len(hps)), hunt_among(hps))]
    named = words.word(GAME, "skill", skill.value)
    if skill is Skill.TWO_MONSTERS:
        found.append(Chance("do-star", words.say("senyu-board-odds-with", what=named), hunt_lower_of_two(hps)))
    if skill in (Skill.BLADE, Skill.WEAKEN):
        found.append(Chance("do-star", words.say("senyu-board-odds-with", what=named), hunt_among(hps, 1)))
    if seat["seat"] == seen["eye"]:
        bonus = 1 if skill in (Skill.BLADE, Skill.WEAKEN) else 0
        for card in dict.fromkeys(seen["hand"]):
            more = _attack_of(content, card)
            if more:
                what = words.word(GAME, "card", card)
                found.append(
                    Chance("items", words.say("senyu-board-odds-with", what=what), hunt_among(hps, bonus + more))
                )
    return found


def pile_of(seen: SenyuView, content: Content) -> list[int]:
    """The HP of the monsters that the next draw may bring (S-165: all of them again when the pile is used up)."""
    away = set(seen["prey"]) | (set(seen["slain"]) if seen["monsters"] else set())
    return [monster.hp for monster in content.monsters if monster.text not in away]


def _attack_of(content: Content, card: str) -> int:
    each = content.cards[content.by_text[f"card {card}"]]
    if each.when is not When.HUNT:
        return 0
    return sum(content.effects[n].n for n in each.effects if content.effects[n].op is Op.ATTACK)


def _duel(seen: SenyuView, words: Words, seat: int) -> list[Chance]:
    hp = seen["seats"][seat]["hp"]
    found = [Chance("swords", words.say("senyu-board-odds-duel"), Fraction(1, 2))]
    falls = duel_falls(hp)
    if falls:
        found.append(Chance("heart", words.say("senyu-board-odds-fall", hp=hp), falls))
    return found
