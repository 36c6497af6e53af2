"""What a simulation of Senyu counts: near deaths, knockouts, and how often each hero wins."""

from __future__ import annotations

import csv
import json

from parlour.core.playout import playout
from parlour.core.stream import Stream
from parlour.lab.reports import statistics_report
from parlour.lab.simulate import Plan, play_one, simulate
from parlour.words import Words
from tests.games.senyu.scenes import GAME, play, scene

HEROES = sorted(hero.text for hero in GAME.content.heroes)
PLAN = Plan("senyu", (1, 1, 1), 40, 5, {"hero_choice": "drawn"})


def test_seats_have_characters_once_all_have_a_hero() -> None:
    state = GAME.setup(seats=2)
    assert GAME.characters(state.table) == ()
    play(state, "0 hero clair", "1 hero alba")
    assert list(GAME.characters(state.table)) == ["clair", "alba"]


def test_near_deaths_and_knockouts_are_counted() -> None:
    state = scene(seats=2, progress={0: 19}, hp={0: 1})
    assert GAME.measures(state.table) == {"near_deaths_per_player": 0.0, "near_deaths_most": 0.0, "knockouts": 0.0}
    play(state, "* throw 1")
    assert GAME.measures(state.table) == {"near_deaths_per_player": 0.5, "near_deaths_most": 1.0, "knockouts": 0.0}
    decided = set()
    for seed in range(30):
        ended = GAME.setup(seats=8)
        assert playout(ended, Stream(f"knockout {seed}"), GAME.bound).finished and ended.verdict is not None
        assert (ended.verdict.why == "knockout") == (GAME.measures(ended.table)["knockouts"] == 1.0)
        decided.add(ended.verdict.why)
    assert decided == {"finished", "knockout"}


def test_wins_are_split_by_hero() -> None:
    numbers = simulate(PLAN)
    games = [play_one(PLAN.checked(), index) for index in range(PLAN.games)]
    assert sorted(numbers.wins_by_character) == list(numbers.wins_by_character) == HEROES
    for hero, won in numbers.wins_by_character.items():
        assert won["seats"] == sum(game.characters.count(hero) for game in games)
        assert won["wins"] == sum(game.characters[seat] == hero for game in games for seat in game.winners)
        assert won["share"] == round(won["wins"] / won["seats"], 4)
    assert sum(won["seats"] for won in numbers.wins_by_character.values()) == 3 * PLAN.games
    assert numbers.measures["near_deaths_most"] >= numbers.measures["near_deaths_per_player"] > 0


def test_every_form_of_the_report_has_them() -> None:
    numbers = simulate(PLAN)
    read = json.loads(statistics_report(numbers, "json", Words("en")))
    assert read["wins_by_character"] == numbers.wins_by_character and "measures" not in read
    names, values = csv.reader(statistics_report(numbers, "csv", Words("en")).splitlines())
    cells = dict(zip(names, values, strict=True))
    assert cells["near_deaths_per_player"] == str(numbers.measures["near_deaths_per_player"])
    assert cells["wins_by_character"].split() == [
        f"{hero}={won['wins']}/{won['seats']}" for hero, won in numbers.wins_by_character.items()
    ]
    alba = numbers.wins_by_character["alba"]
    share = f"{alba['wins']} of {alba['seats']}, {round(100 * alba['share'])}%"
    table = statistics_report(numbers, "table", Words("en"))
    assert any("wins of Alba " in line and share in line for line in table.splitlines())
    assert "阿魯巴獲勝" in statistics_report(numbers, "table", Words("zh-Hant"))


def test_a_game_without_characters_says_nothing_of_them() -> None:
    numbers = simulate(Plan("magi", (1, 1, 1, 1), 2, 5, {}))
    assert numbers.wins_by_character == {}
    for form in ("json", "csv", "table"):
        assert "character" not in statistics_report(numbers, form, Words("en"))
