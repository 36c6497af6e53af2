"""Rulebook 4 Numbers to check against: exact, by counting and by enumerating what nature may answer."""

from collections.abc import Callable
from fractions import Fraction
from itertools import product

import pytest

from parlour.core.questions import Chance
from parlour.core.seats import NATURE
from tests.games.senyu.scenes import CONTENT, Play, at, fight, play, scene


def distribution(state: Play, until: Callable[[Play], object]) -> dict[object, Fraction]:
    """How likely each end is, enumerating every answer of nature; ``until`` says the end, or None to go on."""
    found: dict[object, Fraction] = {}
    waiting = [(state, Fraction(1))]
    while waiting:
        position, likely = waiting.pop()
        end = until(position)
        if end is not None:
            found[end] = found.get(end, Fraction(0)) + likely
            continue
        chance = position.asked
        assert isinstance(chance, Chance), f"nature is not asked, and it is not over: {position.asked}"
        for value, odd in chance.odds():
            after = position.copy()
            after.play_value(NATURE, value)
            waiting.append((after, likely * odd))
    return found


def _fought(state: Play) -> str | None:
    told = [event.told(-1) for event in state.events]
    names = [each["event"] for each in told if each is not None]
    for name in ("hunt-won", "hunt-lost"):
        if name in names:
            return name
    return None


def hunt_of(hero: str, *, sword: bool = False) -> Play:
    """A hunt just begun, with the monster to be drawn; every skill is used."""
    hands = {0: "sword-1"} if sword else None
    state = scene(heroes=hero, progress={0: 1}, hands=hands)
    play(state, *(["0 turn roll"] if sword else []), "* throw 1", *(["0 reroll keep"] if sword else []), "0 hunt yes")
    return state


def success(hero: str, *, sword: bool = False, about: str = "") -> dict[str, Fraction]:
    """The exact odds of beating each kind of monster."""
    found = {}
    for monster in CONTENT.monsters:
        if monster.text.endswith("-2"):
            continue
        state = hunt_of(hero, sword=sword)
        play(state, f"* monster {monster.text}")
        if about:
            play(state, f"0 {about} yes")
        if sword:
            play(state, "0 sword use sword-1")
        found[monster.kind] = distribution(state, _fought).get("hunt-won", Fraction(0))
    return found


def mean(odds: dict[str, Fraction]) -> Fraction:
    """Over the deck, each card as likely as any other."""
    return sum((odds[monster.kind] for monster in CONTENT.monsters), Fraction(0)) / len(CONTENT.monsters)


@pytest.mark.parametrize(
    ("hero", "sword", "about", "expected"),
    [
        ("luki", False, "", ".5069"),
        ("foyfoy", False, "blade", ".6736"),
        ("princess", False, "weaken", ".6736"),
        ("luki", True, "", ".8125"),
    ],
    ids=["plain", "foyfoy", "princess", "sword"],
)
def test_the_mean_success_of_a_hunt(hero: str, sword: bool, about: str, expected: str) -> None:
    assert round(mean(success(hero, sword=sword, about=about)), 4) == Fraction(expected)


def test_success_by_monster() -> None:
    plain = success("luki")
    assert {kind: odds * 6 for kind, odds in plain.items()} == {
        "slime": 5,
        "bat": 5,
        "boar": 4,
        "goblin": 4,
        "mushroom": 4,
        "plant": 3,
        "skeleton": 3,
        "werewolf": 3,
        "gargoyle": 2,
        "yeti": 2,
        "wyvern": 1,
        "captain": 1,
        "dragon": 0,
    }


def test_albas_pick_of_the_lower_of_two() -> None:
    """Both draws are enumerated; she always fights the one with fewer HP."""
    state = scene(heroes="alba", progress={0: 1})
    play(state, "* throw 1", "0 hunt yes", "0 two-monsters yes")
    odds = success("luki")
    pairs = distribution(state, lambda position: tuple(position.table.prey) if len(position.table.prey) == 2 else None)
    assert len(pairs) == 24 * 23
    monsters = CONTENT.monsters
    won = Fraction(0)
    for pair, likely in pairs.items():
        assert isinstance(pair, tuple)
        lower = min(pair, key=lambda number: monsters[number].hp)
        won += likely * odds[monsters[lower].kind]
    assert round(won, 4) == Fraction(".6431")


def test_what_a_duel_costs() -> None:
    state = scene(progress={0: 3})
    play(state, "* throw 2", "0 duel 1")

    def thrown(position: Play) -> object:
        """Two dice have been thrown: what they cost, or that they were equal."""
        names = [told["event"] for event in position.events if (told := event.told(-1)) is not None]
        over = "duel-tie" in names or "duel-won" in names
        return tuple(position.table.hp) if over else None

    ends = distribution(state, thrown)
    tie = ends.pop((10, 10, 10))
    assert tie == Fraction(1, 6)
    losses: dict[int, Fraction] = {}
    for hp, likely in ends.items():
        assert isinstance(hp, tuple)
        losses[30 - sum(hp)] = losses.get(30 - sum(hp), Fraction(0)) + likely * 36
    assert losses == {1: 10, 2: 8, 3: 6, 4: 4, 5: 2}
    assert sum(loss * number / 30 for loss, number in losses.items()) == Fraction(7, 3)


def test_clairs_skill_works_with_a_third() -> None:
    state = scene(heroes="luki clair", hands={0: "knife-1"})
    play(state, "0 turn use knife-1", "0 target 1", "1 refuse yes")
    ends = distribution(state, lambda position: at(position, 1)["hp"] if position.asked is not state.asked else None)
    assert ends == {10: Fraction(1, 3), 8: Fraction(2, 3)}


UNIQUE = {2: ".8333", 3: ".7639", 4: ".6944", 5: ".6295", 6: ".5691", 7: ".5130", 8: ".4612"}
DIFFERENT = {2: ".8333", 3: ".5556", 4: ".2778", 5: ".0926", 6: ".0154", 7: "0", 8: "0"}


@pytest.mark.parametrize("fighters", range(2, 9))
def test_how_often_a_knockout_throw_finds_an_attacker(fighters: int) -> None:
    """All throws of up to four fighters are played; for more the same test is counted over what may be thrown."""
    found = Fraction(0)
    different = Fraction(0)
    if fighters <= 4:
        for option, odds in (("tie_for_highest", "found"), ("any_repeat", "different")):
            attacks = 0
            for points in product(range(1, 7), repeat=fighters):
                state = _fighting(fighters, option)
                for each in points:
                    state.play_value(NATURE, each)
                # With two the only opponent is struck at once; otherwise the attacker is asked and the dice lie there.
                attacks += state.table.dice != () or state.table.hp != [10] * fighters
            share = Fraction(attacks, 6**fighters)
            found, different = (share, different) if odds == "found" else (found, share)
    else:
        found = Fraction(sum(fighters * (points - 1) ** (fighters - 1) for points in range(1, 7)), 6**fighters)
        numbers = range(6, 6 - fighters, -1)
        ways = 1
        for number in numbers:
            ways *= max(0, number)
        different = Fraction(ways, 6**fighters)
    assert round(found, 4) == Fraction(UNIQUE[fighters])
    assert round(different, 4) == Fraction(DIFFERENT[fighters])


_FIGHTS: dict[tuple[int, str], Play] = {}


def _fighting(fighters: int, option: str) -> Play:
    if (fighters, option) not in _FIGHTS:
        _FIGHTS[fighters, option] = fight(fighters, [10] * fighters, {"knockout_reroll": option})
    return _FIGHTS[fighters, option].copy()


def moves_needed(cells: int) -> float:
    """The mean number of plain throws to come so far."""
    need = [0.0] * (cells + 6)
    for left in range(1, cells + 1):
        need[left] = 1 + sum(need[max(0, left - face)] for face in range(1, 7)) / 6
    return need[cells]


def test_how_many_moves_a_lap_takes() -> None:
    assert [round(moves_needed(cells), 2) for cells in (40, 80, 120)] == [11.9, 23.33, 34.76]


def test_how_often_a_cell_is_hit() -> None:
    """Plain throws only, enumerated from the castle."""
    hit = [Fraction(1)] + [Fraction(0)] * 60
    for cell in range(1, 61):
        hit[cell] = sum((hit[cell - face] for face in range(1, 7) if face <= cell), Fraction(0)) / 6
    assert [round(hit[cell], 4) for cell in (1, 3, 6, 10)] == [
        Fraction(each) for each in (".1667", ".2269", ".3602", ".2893")
    ]
    assert abs(hit[60] - Fraction(2, 7)) < Fraction(1, 1000)
    # The rules' own die: one throw from the castle reaches each of the first six cells with a sixth.
    state = scene(seats=2, progress={1: -2})
    ends = distribution(state, lambda position: at(position, 0)["place"] or None)
    assert ends == {cell: Fraction(1, 6) for cell in range(1, 7)}


def test_enough_certificates() -> None:
    """16 with the default goals and no clock: eight players with two, or four with three."""
    assert max(seats * CONTENT.goal(seats) for seats in range(2, 9)) == 16
    assert 8 * 9 == 72
