"""Trials on the page: begun, looked at, stopped; one for each guest, two for the server; told beside the house's."""

import asyncio
import re
import time
import urllib.request
from collections.abc import Callable
from html import unescape
from pathlib import Path
from typing import Any

from htpy import fragment

from parlour.core.errors import ParlourError
from parlour.play.trials import TrialBroken, TrialNumbers, TrialTerms, TrialTooLong, Wins
from parlour.web.workshop.results import trial_region
from parlour.web.workshop.trials import State, Trial, Trials
from parlour.words import Words
from tests.web.benches import HomeTrials, Maker, served_with
from tests.web.test_kill import Running, free_port
from tests.web.visits import unlimited

JSON = {"accept": "application/json"}


def told(html: str) -> str:
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", html)))


def looked(maker: Maker, until: str) -> str:
    """Look until the trial says this."""
    html = ""
    for _ in range(200):
        html = str(maker.person.get(f"{maker.path}/trial").json()["html"]["trial"])
        if until in told(html):
            return told(html)
        time.sleep(0.02)
    raise AssertionError(f"expected {until!r}, got {told(html)!r}")


def test_a_trial_is_told_beside_the_games_own_content(tmp_path: Path) -> None:
    trials = HomeTrials()
    with served_with(tmp_path / "data", trials, unlimited()) as server:
        maker = Maker(server.person(), "senyu")
        maker.fields = [
            (name, {"box.0.goal_few": "1", "try-seats": "3", "try-games": "50"}.get(name, value))
            for name, value in maker.fields
        ]
        part = maker.ask("try")
        assert "data-running" in part["html"]["trial"]
        text = looked(maker, "50 games of 3 bots (experienced)")
        assert re.search(r"Rounds (\d+\.\d\d) (\d+\.\d\d)", text)
        own, house = map(float, re.findall(r"Rounds (\d+\.\d\d) (\d+\.\d\d)", text)[0])
        assert own < house
        assert "near deaths a player" in text and "Games without an end 0 0" in text
        assert re.search(r"Who wins.* Luki \d+% \d+%", text) and "Who plays which hero: Drawn" in text
        assert [terms.content is None for terms in trials.asked] == [True, False]
        assert "before the last change" not in told(maker.ask("check")["html"]["trial"])
        maker.change(box__0__goal_few="2")
        assert "before the last change" in told(maker.ask("check")["html"]["trial"])
        maker.press("try")
        looked(maker, "50 games")
        page = maker.press("look").text
        assert "50 games of 3 bots" in told(page), "also without a script"
        assert len(trials.asked) == 3, "the house's numbers are remembered"


def test_one_trial_for_each_guest_and_two_for_the_server(tmp_path: Path) -> None:
    with served_with(tmp_path / "data", HomeTrials(waits=True), unlimited()) as server:
        makers = [Maker(server.person(), "senyu") for _ in range(3)]
        for maker in makers[:2]:
            assert "data-running" in maker.ask("try")["html"]["trial"]
        again = makers[0].press("try")
        assert again.status_code == 409 and "One trial of yours" in again.text
        third = makers[2].press("try")
        assert third.status_code == 503 and "Too many trials" in third.text
        assert "1 of 400 games" in looked(makers[0], "1 of 400")
        assert "Nothing has been tried" in looked(makers[2], "Nothing")
        assert "The trial was stopped" in told(makers[0].ask("stop")["html"]["trial"])
        assert "data-running" in makers[2].ask("try")["html"]["trial"]
        assert "The trial was stopped" in looked(makers[0], "stopped")
        assert "Nothing has been tried" in Maker(makers[0].person, "magi").person.get("/workshop/magi").text


def test_a_trial_of_another_game_is_found_and_stopped_from_this_one(tmp_path: Path) -> None:
    with served_with(tmp_path / "data", HomeTrials(waits=True), unlimited()) as server:
        maker = Maker(server.person(), "senyu")
        maker.ask("try")
        other = Maker(maker.person, "magi")
        again = other.press("try")
        assert again.status_code == 409 and "One trial of yours" in again.text
        assert 'href="/workshop/senyu#try"' in again.text and "being played with" in told(again.text)
        assert 'href="/workshop/senyu#try"' in maker.person.get("/workshop/magi").text
        stop = re.search(r'<button[^>]*value="stop"[^>]*>', again.text)
        assert stop is not None and 'formaction="/workshop/magi#try"' in stop[0]
        assert 'href="/workshop/senyu#try"' not in maker.person.get("/workshop/senyu").text
        assert "Nothing has been tried" in told(other.press("stop").text)
        assert "The trial was stopped" in told(maker.person.get("/workshop/senyu").text)
        assert "data-running" in other.ask("try")["html"]["trial"]


def test_a_trial_ends_in_time_with_its_comparison() -> None:
    class SlowTrials:
        async def play(self, terms: TrialTerms, advance: Callable[[int], None]) -> TrialNumbers:
            await asyncio.sleep(0.6)
            return TrialNumbers((4,), 0, (1, 0))

    async def others() -> None:
        me = asyncio.current_task()
        await asyncio.wait([task for task in asyncio.all_tasks() if task is not me])

    async def tried() -> tuple[Trial, float, Trial]:
        trials, terms = Trials(SlowTrials(), longest=1), TrialTerms("senyu", "text", 2, 1, 50)
        began = time.monotonic()
        first = trials.begin("guest", terms)
        await others()
        took = time.monotonic() - began
        second = trials.begin("guest", terms)
        await others()
        return first, took, second

    first, took, second = asyncio.run(tried())
    assert first.state is State.FAILED and isinstance(first.error, TrialTooLong) and first.error.seconds == 1
    assert 0.9 < took < 1.15
    assert second.state is State.DONE, "the comparison is remembered"


def test_a_trial_of_what_cannot_be_played_is_refused_with_the_reason(tmp_path: Path) -> None:
    trials = HomeTrials()
    with served_with(tmp_path / "data", trials, unlimited()) as server:
        maker = Maker(server.person(), "senyu")
        maker.change(monster__0__hp="99")
        assert "still to be mended" in maker.press("try").text
        assert "still to be mended" in maker.ask("try")["html"]["trial"]
        assert trials.asked == []


def test_a_server_without_a_laboratory_offers_no_trials(tmp_path: Path) -> None:
    with served_with(tmp_path / "data", None, unlimited()) as server:
        maker = Maker(server.person(), "senyu")
        assert 'value="try"' not in maker.press("check").text
        response = maker.press("try")
        assert response.status_code == 404


def test_the_server_of_the_command_line_plays_trials(tmp_path: Path) -> None:
    server = Running(tmp_path / "data", free_port())
    try:
        server.wait_until_open()
        with urllib.request.urlopen(f"{server.origin}/workshop/senyu") as page:
            assert 'value="try"' in page.read().decode()
    finally:
        server.kill()


def test_a_trial_that_is_running_when_the_server_stops_holds_nothing_up(tmp_path: Path) -> None:
    with served_with(tmp_path / "data", HomeTrials(waits=True), unlimited()) as server:
        Maker(server.person(), "senyu").ask("try")
        began = time.monotonic()
    assert time.monotonic() - began < 10


def region(state: State, error: ParlourError | None = None, **numbers: Any) -> str:
    trial = Trial("x", "guest", TrialTerms("senyu", "text", 2, 1, 50), 100, done=40, state=state, error=error)
    if numbers:
        trial.numbers = TrialNumbers(**numbers)
        trial.house = TrialNumbers((10, 12), 0, (1, 1), {"knockouts": 0.5}, {"alba": Wins(4, 1)})
    return str(fragment[trial_region(trial, Words("en"), game="senyu")])


def test_every_end_of_a_trial_is_told() -> None:
    assert 'value="40"' in region(State.RUNNING) and 'max="100"' in region(State.RUNNING)
    assert "stopped after 90 seconds" in told(region(State.FAILED, TrialTooLong(90)))
    assert "broke off" in told(region(State.FAILED, TrialBroken("by the machine")))
    assert "by the machine" not in region(State.FAILED, TrialBroken("by the machine"))
    none = told(region(State.DONE, rounds=(), unended=50, wins_by_seat=(0, 0)))
    assert "50 games went on to the limit" in none and "Games without an end 50 0" in none


def test_numbers_stand_beside_their_bars() -> None:
    html = region(
        State.DONE,
        rounds=(8, 10, 30),
        unended=1,
        wins_by_seat=(2, 1),
        measures={"knockouts": 1.0},
        characters={"alba": Wins(3, 2), "own_hero": Wins(3, 1)},
    )
    text = told(html)
    assert "1 game went on" in text and "Rounds 16.00 11.00" in text
    assert re.search(r"Alba 67% 25%", text) and re.search(r"own hero 33% 0%", text)
    spans = re.findall(r"(\d+)–(\d+) (\d+)% (\d+)%", text)
    assert sum(int(own) for _, _, own, _ in spans) in (99, 100, 101) and len(spans) <= 8
    assert html.count("<rect") == html.count('class="percent"') and "aria-hidden" in html
    assert 'style="' not in html
