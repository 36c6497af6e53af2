"""The end of a game as everybody at the table reads it: who has won, why, and what the numbers are."""

from __future__ import annotations

import re

import pytest

from parlour.core.registry import games
from parlour.web.table.rail import Place, verdict_region
from parlour.words import LANGUAGES, Words
from parlour.words.catalogue import catalogue

WHYS = [
    (key, each.removeprefix(f"{key}-verdict-"))
    for key in games()
    for each in catalogue("en", key).placeholders
    if each.startswith(f"{key}-verdict-")
]


def region(words: Words, game: str, why: str, *, places: tuple[int, ...] = (1, 2)) -> str:
    seats = tuple(Place(seat, f"P{seat}", place, 0, mine=seat == 0) for seat, place in enumerate(places))
    return str(verdict_region(game, why, seats, "table", "", "seed", True, words))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "why"), WHYS)
def test_why_it_is_so_stands_beside_who_has_won(language: str, game: str, why: str) -> None:
    words = Words(language)
    shown = region(words, game, why)
    assert words.say("web-verdict", names="P0") in shown
    assert words.say(f"{game}-verdict-{why}") in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_the_numbers_are_called_what_they_are(language: str, game: str) -> None:
    words = Words(language)
    shown = region(words, game, next(why for key, why in WHYS if key == game))
    named = words.say(f"{game}-score") if words.knows(f"{game}-score") else words.say("web-score")
    assert re.findall(r'<th scope="col">([^<]*)</th>', shown)[-1] == named
    assert words.knows(f"{game}-score") == (game in ("magi", "senyu")), "certificates, and penalties: no points"


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nobody_wins_nobody_is_said_to(language: str) -> None:
    words = Words(language)
    shown = region(words, "temple", "nobody-escaped", places=(2, 2))
    heading = re.search(r'id="verdict-heading"[^>]*>([^<]*)<', shown)
    assert heading is not None and heading[1] == words.say("temple-verdict-nobody-escaped")
    assert shown.count(words.say("temple-verdict-nobody-escaped")) == 1


def test_nothing_is_shown_before_the_end() -> None:
    shown = str(verdict_region("magi", "", (), "table", "", "", False, Words("en")))
    assert "hidden" in shown and "<h2" not in shown
