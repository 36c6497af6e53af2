"""The names that a host gives to cards, on the page: everybody reads them, as text and nothing else."""

from __future__ import annotations

import re
from html import unescape

import pytest

from parlour.core.plain import Plain
from parlour.core.registry import game
from parlour.core.sheets import draft_of, written
from parlour.words import Words
from tests.web.visits import Server

GAME = game("magi")


def named() -> str:
    """The game's own cards, every kind with a name that would be markup if it were not text."""
    draft = draft_of(GAME.sheets, GAME.own_text())
    kinds: list[dict[str, Plain]] = [{**row, "name": f"<b>牌 {n}</b>"} for n, row in enumerate(draft["kind"])]
    return written(GAME.sheets, {**draft, "kind": kinds})


@pytest.mark.parametrize("language", ["zh-Hant", "en"])
def test_everybody_reads_the_names_of_the_host(server: Server, language: str) -> None:
    host, watcher = server.person(language), server.person(language)
    seats = {f"seat-{seat}": "bot-2" for seat in range(2, 5)}
    path = str(host.send("/open/magi", {"seats": 4, "content": named(), **seats}).headers["location"])
    host.post(f"{path}/ready", ready="yes")
    page = host.get(path).text
    assert re.search(r"&lt;b&gt;牌 \d+&lt;/b&gt;", page) and "<b>牌" not in page
    house = [Words(language).word("magi", "card", card.text) for card in GAME.deck.cards]  # type: ignore[attr-defined]
    buttons = [unescape(each) for each in re.findall(r"<button[^>]*>(.*?)</button>", page, flags=re.DOTALL)]
    assert not [name for name in house for each in buttons if name in each]
    assert "牌" in watcher.get(path).text
