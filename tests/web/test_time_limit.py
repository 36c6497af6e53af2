"""A timed game on the page: opened from the form, and always with how long it goes on."""

import pytest

from parlour.words import LANGUAGES, Words
from tests.web.visits import Server


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_how_long_the_game_goes_on(server: Server, language: str) -> None:
    person = server.person(language)
    answer = person.send("/open/senyu", {"seats": 2, "seat_2": "bot-1", "option-timed_minutes": "30"})
    path = answer.headers["location"]
    person.post(f"{path}/ready", ready="yes")
    assert Words(language).say("web-game-ends-minutes", minutes=30) in person.get(path).text


def test_no_table_over_days_is_timed(server: Server) -> None:
    person = server.person()
    fields = {"seats": 2, "pace": "days", "option-timed_minutes": "30"}
    answer = person.send("/open/senyu", fields, headers={"accept": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (400, "timed-by-days")
