"""One event may have several causes: the clause beside its line is that of the cause, for every eye."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.rules import State
from parlour.core.seats import REFEREE, SPECTATOR
from parlour.words import LANGUAGES, Words
from tests.games.magi import scenes as magi
from tests.games.senyu import scenes as senyu

NAMES = ["Ann", "Bob", "Cem", "Dee"]


def cited(state: State[Any], event: str) -> list[str]:
    """The clauses behind the one event of this name among the last, which are the same for every eye."""
    found = []
    for eye in (0, 1, SPECTATOR, REFEREE):
        told = [each for each in (happened.told(eye) for happened in state.events) if each and each["event"] == event]
        assert len(told) == 1, told
        for language in LANGUAGES:
            assert Words(language).event(state.game.key, told[0], NAMES)
        found.append(list(state.game.cites(told[0])))
    assert all(each == found[0] for each in found)
    return found[0]


def magi_drawn(*, by: str) -> magi.Play:
    """A card has just been drawn: for a count of 1, by choice, for a missing call or for a wrong accusation."""
    hands = {0: "red-coin-1 red-coin-2" if by == "caught" else "red-coin-1 red-coin-2 red-sword-1"}
    state = magi.scene(count=int(by == "count"), hands=hands, options={"wrong_accusation_draw": 1})
    if by == "count":
        magi.answer(state, 0, "magic", "face")
    elif by == "choice":
        magi.answer(state, 0, "turn", "draw")
    else:
        magi.answer(state, 0, "turn", "use red-coin-1")
        magi.answer(state, 3, "catch", "forgot")
    magi.nature(state, "draw", "mage-1")
    return state


@pytest.mark.parametrize(
    ("by", "clause"), [("choice", "M-47"), ("count", "M-42"), ("caught", "M-50"), ("wrong", "M-109")]
)
def test_a_card_drawn_at_magi_is_cited_by_why_it_is_drawn(by: str, clause: str) -> None:
    assert cited(magi_drawn(by=by), "drew") == [clause]


def test_a_draw_that_needs_the_discards_keeps_its_cause() -> None:
    state = magi.scene(hands={0: "red-coin-1 red-coin-2"}, deck="", rest="pile")
    magi.answer(state, 0, "turn", "use red-coin-1")
    magi.answer(state, 3, "catch", "forgot")
    magi.nature(state, "draw", "mage-1")
    assert cited(state, "drew") == ["M-50"]


def test_whose_turn_it_is_is_cited_as_such() -> None:
    state = magi.scene()
    magi.answer(state, 0, "turn", "draw")
    magi.nature(state, "draw", "mage-1")
    magi.answer(state, 0, "may-use", "pass")
    assert cited(state, "turn") == ["M-32"]


def test_the_clause_of_a_wrong_accusation_and_of_a_lost_turn_leave_room_for_their_options() -> None:
    for game, clause in (("magi", "M-109"), ("senyu", "S-134")):
        assert "unless the option says otherwise" in Words("en").rule(game, clause)
        assert "除非選項另有規定" in Words("zh-Hant").rule(game, clause)


def test_an_item_discarded_at_senyu_is_cited_by_why_it_goes() -> None:
    full = senyu.scene(hands={0: "smoke-1 ward-1"})
    senyu.play(full, "0 turn roll", "* throw 1", "0 reroll keep", "* task sword-1", "0 overflow discard sword-1")
    assert cited(full, "discarded") == ["S-30", "S-125"]
    for held, chosen in (("salve-1 ward-1", ["0 discard ward-1"]), ("ward-1", [])):
        robbed = senyu.scene(hands={0: held})
        lines = ["0 turn roll", "* throw 1", "0 reroll keep", "* task pickpocket-1", *chosen]
        senyu.play(robbed, *lines)
        assert cited(robbed, "discarded") == ["S-24", "S-125"]
