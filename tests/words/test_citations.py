"""The clauses behind the lines of the log: every event has some, they exist, and they are those of who tells it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from random import Random
from typing import Any

import pytest

import parlour
from parlour.core.questions import Answer, Chance, Choice
from parlour.core.registry import games
from parlour.core.rules import State
from parlour.core.seats import REFEREE, SPECTATOR
from parlour.lab.citations import cited_in_python
from parlour.words.catalogue import catalogue
from parlour.words.chapters import chapters, clauses

each_game = pytest.mark.parametrize("key", games())


def events_of(key: str) -> frozenset[str]:
    """The names of all events that the catalogue has a text for."""
    prefix = f"{key}-event-"
    told = {each.removeprefix(prefix) for each in catalogue("en", key).placeholders if each.startswith(prefix)}
    return frozenset(each for each in told if not (each.endswith("-hidden") and each.removesuffix("-hidden") in told))


def table_of(key: str) -> Any:
    """The game's ``CITATIONS``."""
    return __import__(f"parlour.games.{key}.citations", fromlist=["CITATIONS"]).CITATIONS


@each_game
def test_every_event_has_clauses(key: str) -> None:
    game, events = parlour.game(key), events_of(key)
    assert len(events) > 20
    assert {entry.partition(" ")[0] for entry in table_of(key).clauses} == events
    for event in events:
        assert game.cites({"event": event}), event


@each_game
def test_the_clauses_exist_and_stand_in_the_rules_panel(key: str) -> None:
    shown = {clause for chapter in chapters(key) for clause in chapter.clauses}
    for event, cited in table_of(key).clauses.items():
        assert cited, event
        assert set(cited) <= set(clauses(key)) & shown, event
        assert len(set(cited)) == len(cited) <= 2, f"{event}: more would be noise"


@each_game
def test_what_decides_between_clauses_is_told(key: str) -> None:
    table = table_of(key)
    for event in table.by:
        assert event in events_of(key)
        assert [entry for entry in table.clauses if entry.startswith(f"{event} ")]
    for entry in table.clauses:
        event, blank, _ = entry.partition(" ")
        assert not blank or event in table.by


def played(key: str, seats: int, seed: int) -> Iterator[State[Any]]:
    """A game of chance, position by position."""
    rng = Random(seed)
    state: State[Any] = parlour.game(key).setup(seats=seats)
    yield state
    while state.questions:
        question = state.questions[0]
        if isinstance(question, Choice):
            state.play(Answer(question.seat, rng.choice(list(question.options))))
        else:
            assert isinstance(question, Chance)
            state.play(Answer(question.seat, question.pick(rng)))
        yield state


@each_game
def test_what_is_told_in_play_is_cited_for_every_eye(key: str) -> None:
    game = parlour.game(key)
    met = set()
    for seed in range(4):
        for state in played(key, game.seats[-1] if seed else game.seats[0], seed):
            for event in state.events:
                for eye in (0, SPECTATOR, REFEREE):
                    told = event.told(eye)
                    if told is None:
                        continue
                    met.add(told["event"])
                    assert game.cites(told), told
    assert len(met) > len(events_of(key)) / 2


@each_game
def test_an_event_is_cited_by_a_clause_of_the_rules_that_tell_it(key: str) -> None:
    """A slip of the pen in a number is found: the module that tells the event has the clause, or a neighbour does."""
    sources = dict(modules(files(f"parlour.games.{key}")))
    families = frozenset(clause.partition("-")[0] for clause in clauses(key))
    citing = {name: {each.clause for each in cited_in_python(text, name, families)} for name, text in sources.items()}
    table = table_of(key)
    for event in events_of(key):
        tellers = tellers_of(event, sources)
        assert tellers, f"nobody tells {event}"
        known = set().union(*[citing[name] for name in tellers])
        for entry, cited in table.clauses.items():
            if entry.partition(" ")[0] == event:
                assert set(cited) & known, f"{entry}: {cited} is not what {tellers} cite"


def tellers_of(event: str, sources: dict[str, str]) -> list[str]:
    """The modules that tell an event: by its name, or by a class of its own."""
    own = [block for block in sources["events.py"].split("\nclass ")[1:] if f'"{event}"' in block]
    told = [rf"\b{block.partition('(')[0]}\(" for block in own] or [rf'"{re.escape(event)}"']
    return [
        name for name, text in sources.items() if name != "events.py" and any(re.search(each, text) for each in told)
    ]


def modules(folder: Traversable, below: str = "") -> Iterator[tuple[str, str]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from modules(entry, f"{below}{entry.name}/")
        elif entry.name.endswith(".py") and entry.name != "citations.py":
            yield f"{below}{entry.name}", entry.read_text("utf-8")
