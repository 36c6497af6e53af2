"""The panel of chances weighs what is asked now, and nothing else that happens to lie on the table."""

from __future__ import annotations

from typing import Any, cast

import pytest

from parlour.core.seats import SPECTATOR
from parlour.games.senyu.odds import REFUSAL
from parlour.web.boards.senyu.prospects import Chance, chances
from parlour.web.boards.senyu.view import SenyuView
from parlour.words import Words
from tests.games.senyu.scenes import GAME, Play, asked, play, scene

EN = Words("en")


def signs(state: Play, eye: int) -> list[str]:
    return [each.sign for each in found(state, eye)]


def found(state: Play, eye: int) -> tuple[Chance, ...]:
    view: dict[str, Any] = GAME.view(state, eye)
    return chances(cast(SenyuView, view), EN, eye)


def refusing_a_card() -> Play:
    """Clair is picked by a gale that was drawn on a task cell; nobody duels."""
    state = scene(heroes="luki clair")
    play(state, "* throw 1", "* task gale-1", "0 target 1")
    return state


def refusing_in_a_hunt() -> Play:
    """Clair is picked by a prank letter that a hunt was rewarded with; the slime still lies there."""
    state = scene(heroes="luki clair")
    play(state, "* throw 2", "0 hunt yes", "* monster slime-1", "* attack-die 6", "* task prank-1", "0 target 1")
    return state


@pytest.mark.parametrize("picked", [refusing_a_card, refusing_in_a_hunt])
def test_a_card_refused_weighs_the_refusal_alone(picked: Any) -> None:
    state = picked()
    assert asked(state) == "1 refuse"
    for eye in (0, 1, 2, SPECTATOR):
        assert [(each.sign, each.likely) for each in found(state, eye)] == [("do-star", REFUSAL)]


def test_a_challenge_refused_weighs_the_duel_too() -> None:
    state = scene(heroes="luki clair", progress={0: 3})
    play(state, "* throw 2", "0 duel 1")
    assert asked(state) == "1 refuse"
    assert signs(state, 1)[:2] == ["do-star", "swords"]


def test_the_monster_is_weighed_until_it_has_been_fought() -> None:
    state = scene(heroes="foyfoy clair", hands={0: "knife-1", 1: "ward-1"})
    play(state, "0 turn roll", "* throw 2", "0 reroll keep")
    for line in ("0 hunt yes", "* monster goblin-1"):
        play(state, line)
    points = ["0 blade yes", "0 sword no", "* attack-die 6"]
    for line in points:
        assert signs(state, SPECTATOR) == ["claw"], line
        play(state, line)
    # the goblin has been beaten and still lies there: what its reward asks is not about it any more
    play(state, "* task prank-1")
    assert asked(state) == "0 target"
    assert signs(state, SPECTATOR) == []
