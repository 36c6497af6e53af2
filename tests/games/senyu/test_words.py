"""Everything that happens at a table can be said in both languages; every answer reads back."""

import pytest

from parlour.core.errors import Unreadable
from parlour.core.questions import Chance, Choice
from parlour.core.rules import AnyState
from parlour.core.seats import REFEREE, SPECTATOR
from parlour.core.stream import Stream
from parlour.words import LANGUAGES, Words, clauses
from tests.conformance.walk import pick
from tests.games.senyu.scenes import CONTENT, GAME

NAMES = [f"player {seat}" for seat in range(8)]


def test_every_clause_of_the_rulebook_has_its_text_in_order() -> None:
    numbers = [f"S-{number:02}" for number in range(1, 167)]
    assert list(clauses("senyu")) == [*numbers, *[f"SC-{number}" for number in range(1, 8)]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    words = Words(language)
    tables: list[dict[str, object]] = [{"knockout_items": True}, {"timed_minutes": 20, "near_death_lost_turns": 1}]
    for seed, options in enumerate(tables):
        state: AnyState = GAME.setup(seats=4 + seed, options=options)
        stream = Stream(f"told {seed}")
        while state.asked is not None:
            say_all(words, state)
            state.play(pick(state, stream)[1])
        say_all(words, state)
        assert state.verdict is not None
        assert words.say(f"senyu-verdict-{state.verdict.why}")


def say_all(words: Words, state: AnyState) -> None:
    for eye in (SPECTATOR, REFEREE, 0):
        for event in state.events:
            told = event.told(eye)
            assert told is None or words.event("senyu", told, NAMES)
        for line in GAME.lines(GAME.view(state, eye)):
            assert words.line("senyu", line, NAMES)
    for step, question in state.asking():
        values = question.options if isinstance(question, Choice) else question.outcomes  # type: ignore[attr-defined]
        for value in values:
            assert words.answer("senyu", GAME.spoken(question.about, GAME.write_value(question.about, value)), NAMES)  # type: ignore[arg-type]
        if isinstance(question, Chance):
            assert words.waiting("senyu", question.about)
            continue
        assert words.question("senyu", question.about, NAMES)
        assert words.waiting("senyu", question.about, NAMES, seat=question.seat)
        for grey in step.greyed(state.table):
            assert words.refusal("senyu", grey.refusal.reason, NAMES, **grey.refusal.args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name_and_a_caption(language: str) -> None:
    words = Words(language)
    for kind, texts in (
        ("card", [card.text for card in CONTENT.cards]),
        ("monster", [monster.text for monster in CONTENT.monsters]),
        ("cell", [cell.text for cell in CONTENT.cells]),
    ):
        for text in texts:
            assert words.word("senyu", kind, text)
            caption = GAME.caption(kind, text)
            assert caption is not None
            if "line" in caption:
                assert words.line("senyu", caption, NAMES)
    for hero in CONTENT.heroes:
        assert words.word("senyu", "hero", hero.text)
        assert words.word("senyu", "skill", hero.skill.value)
        assert words.say(f"senyu-skill-{hero.skill.value}-help")
    assert GAME.caption("card", "no such card") is None
    assert GAME.caption("colour", "red") is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "reason",
    ["hero-taken", "not-held", "wrong-time", "two-dice-already", "staying", "self-strike", "not-fighting", "not-asked"],
)
def test_every_refusal_has_its_sentence(language: str, reason: str) -> None:
    assert Words(language).refusal("senyu", reason, NAMES)


@pytest.mark.parametrize(
    ("about", "text"),
    [
        ("throw", "12"),
        ("throw", "x"),
        ("target", "٣"),
        ("turn", "use salve"),
        ("turn", "discard salve-1"),
        ("turn", "salve-1"),
        ("overflow", "use"),
        ("hero", "nobody"),
        ("hunt", "maybe"),
        ("monster", "salve-1"),
        ("target", "9" * 5000),
    ],
    ids=lambda text: text[:20],
)
def test_what_is_no_answer_is_unreadable(about: str, text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.read_value(about, text)
