"""Answers that say nearly the same are folded away and stay reachable; a board that folds none need not say so."""

import re
from types import SimpleNamespace

import pytest

from parlour.web import boards
from parlour.web.boards import Folded, folded
from parlour.web.table.rail import ask_region
from parlour.web.table.seen import Asked, Offer
from parlour.words import LANGUAGES, Words


@pytest.mark.rule("M-116")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_magic_phase_is_folded_where_the_main_phase_is_open_to_the_card_too(language: str) -> None:
    words = Words(language)
    answers = ["use red-cloak-1", "use red-coin-1", "magic red-cloak-1", "magic blue-amulet-1", "draw"]
    summary = words.say("magi-board-folded", number=1)
    assert folded("magi", "turn", answers, words) == Folded(frozenset({"magic red-cloak-1"}), summary)
    assert "1" in summary


@pytest.mark.parametrize("answers", [["magic red-cloak-1", "face"], ["use red-cloak-1", "draw"], ["1", "2"], []])
def test_without_twins_nothing_is_folded(answers: list[str]) -> None:
    assert folded("magi", "magic", answers, Words("en")) is None


def test_a_board_need_not_say_what_it_folds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "board", lambda key: SimpleNamespace(regions=None))
    assert folded("magi", "turn", ["use red-cloak-1", "magic red-cloak-1"], Words("en")) is None


def ask(behind: tuple[Offer, ...]) -> str:
    asked = Asked("Which?", (Offer("turn draw", "Draw"),), "Or so (2)", behind, (), ())
    return str(ask_region("magi", (asked,), (), "", "", Words("en"), take_back=""))


def test_what_is_folded_answers_by_the_same_form_without_a_script() -> None:
    drawn = ask((Offer("turn magic red-cloak-1", "Cloak"), Offer("turn magic red-amulet-1", "Amulet")))
    fold = re.search(r'<details class="folded" id="folded-0">(.*?)</details>', drawn)
    assert fold is not None, "a fold opens by itself, with or without a script"
    assert fold[1].startswith("<summary>Or so (2)</summary>")
    buttons = re.findall(r"<button [^>]*>", fold[1])
    assert len(buttons) == 2
    assert all('type="submit"' in each and 'form="answers"' in each and 'name="a"' in each for each in buttons)
    assert re.findall(r'value="([^"]*)"', drawn) == [
        "turn draw",
        "turn magic red-cloak-1",
        "turn magic red-amulet-1",
    ]


def test_nothing_folded_leaves_no_fold() -> None:
    assert "folded" not in ask(())
