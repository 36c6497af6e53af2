"""Every value of every option at the door: the form offers it, the table that it opens is shown, and says it."""

import html

import pytest

from parlour.core.options import NumberOption, Option
from parlour.core.registry import game, games
from parlour.core.rules import AnyGame
from parlour.web.boards import has_board
from parlour.words import LANGUAGES, Words
from tests.web.visits import Server

SHOWN = [key for key in games() if has_board(key)]


def fields_of(option: Option) -> list[dict[str, str]]:
    """What the form can send about this option: each listed value, a number, each part by itself."""
    sent = [
        {f"option-{option.key}": "true" if value is True else "false" if value is False else str(value)}
        for value in option.values
    ]
    if isinstance(option, NumberOption):
        sent.append({f"option-{option.key}": str(option.low)})
    sent += [{f"option-{option.key}:{part.key}": part.ids[-1]} for part in option.parts()]
    return sent


def cases() -> list[tuple[str, dict[str, str]]]:
    return [(key, fields) for key in SHOWN for option in game(key).options for fields in fields_of(option)]


@pytest.mark.parametrize(("key", "fields"), cases(), ids=str)
def test_a_table_opens_with_it_and_its_page_is_shown(server: Server, key: str, fields: dict[str, str]) -> None:
    person = server.person()
    # Some values go with few seats only.
    answer = person.send(f"/open/{key}", {"seats": game(key).seats[0], **fields})
    assert answer.status_code == 303, answer.text
    assert person.get(answer.headers["location"]).status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", games())
def test_every_value_and_part_can_be_said(key: str, language: str) -> None:
    words, rules = Words(language), game(key)
    for option in rules.options:
        values = [*option.values]
        if isinstance(option, NumberOption):
            values.append(option.high)
        if option.parts():
            values.append(option.read(option.put_together({part.key: part.ids[-1] for part in option.parts()})))
        said = [words.option_value(key, option, value) for value in values]
        assert len(set(said)) == len(said)
        for part in option.parts():
            assert words.option_part(key, part)


@pytest.mark.parametrize("key", SHOWN)
def test_the_form_has_a_field_for_everything_it_can_send(server: Server, key: str) -> None:
    page = server.person().get("/").text
    for option in game(key).options:
        for fields in fields_of(option):
            for name in fields:
                assert f'name="{name}"' in page


def composed() -> list[tuple[str, AnyGame, Option]]:
    return [(key, game(key), option) for key in SHOWN for option in game(key).options if option.parts()]


@pytest.mark.parametrize(("key", "rules", "option"), composed(), ids=[key for key, _, _ in composed()])
def test_what_is_chosen_by_part_is_what_is_played(server: Server, key: str, rules: AnyGame, option: Option) -> None:
    person, parts = server.person(), option.parts()
    wanted = {part.key: part.ids[-1] for part in parts[:2]}
    sent: dict[str, object] = {f"option-{option.key}:{part}": one for part, one in wanted.items()}
    sent[f"option-{option.key}"] = str(option.values[1])
    path = str(person.send(f"/open/{key}", {"seats": rules.seats[0], **sent}).headers["location"])
    value = server.room(path).snapshot(None).options[option.key]
    assert value == option.read(option.put_together(wanted))
    words = Words("en")
    page = html.unescape(person.get(path).text)
    for number, part in enumerate(parts):
        assert words.word(key, part.kind, part.ids[-1] if number < 2 else part.ids[0]) in page


@pytest.mark.parametrize(("key", "rules", "option"), composed(), ids=[key for key, _, _ in composed()])
def test_a_part_or_an_id_that_is_not_there_is_refused(server: Server, key: str, rules: AnyGame, option: Option) -> None:
    first = option.parts()[0]
    for name, one in (
        (f"option-{option.key}:nowhere", first.ids[0]),
        (f"option-{option.key}:{first.key}", "nothing"),
        (f"option-{option.key}:", first.ids[0]),
        (f"option-{option.key}:{first.key}", "a:b+c"),
    ):
        answer = server.person().send(f"/open/{key}", {"seats": rules.seats[0], name: one})
        assert answer.status_code == 400
