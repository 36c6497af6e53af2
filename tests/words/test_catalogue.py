"""Reading Fluent, finding catalogues, and saying plain keys."""

from __future__ import annotations

import pytest

from parlour.core.errors import BadContent, BadOption
from parlour.words import LANGUAGES, MissingText, Words, negotiate
from parlour.words.catalogue import FRAME, Catalogue, catalogue, owner_of

ISOLATION = ("\u2066", "\u2067", "\u2068", "\u2069")


def read(text: str, language: str = "en") -> Catalogue:
    return Catalogue(text, language=language, source="some.ftl")


def test_a_text_is_said_with_its_arguments() -> None:
    entries = read("greeting = Hello, { $name }!")
    assert entries.format("greeting", {"name": "Ann"}) == "Hello, Ann!"
    assert entries.placeholders == {"greeting": {"name"}}


def test_numbers_choose_the_plural_of_the_language() -> None:
    text = "cards = { $number ->\n    [one] { $number } card\n   *[other] { $number } cards\n}\n"
    assert read(text).format("cards", {"number": 1}) == "1 card"
    assert read(text).format("cards", {"number": 2}) == "2 cards"
    assert read(text, "zh-Hant").format("cards", {"number": 1}) == "1 cards"


def test_no_isolation_marks_are_added() -> None:
    said = read("line = { $one } and { $other }").format("line", {"one": "Ann", "other": "雅婷"})
    assert said == "Ann and 雅婷"
    assert not any(mark in said for mark in ISOLATION)


@pytest.mark.parametrize(
    "hostile",
    [
        "{ $seat }",
        "{ secret }",
        '{"\\u0041"}',
        "} { NUMBER(3) }",
        "secret = mine",
        "\nsecret = mine",
        "<b>bold</b>",
        "%s %(name)s {0}",
        "-term *[other] .attribute",
        "\u202eevil",
    ],
)
def test_a_hostile_name_is_passed_through_unharmed(hostile: str) -> None:
    entries = read("secret = the secret\nline = { $seat } passes.")
    assert entries.format("line", {"seat": hostile}) == f"{hostile} passes."
    assert entries.format("secret", {}) == "the secret"


LONG = [
    "字" * 600,
    "x" * 2_600,
    "\ue000" * 9_000,
    "\ue0000\ue000" * 900,
    "{ $name }" * 900,
    "\\g<0>" * 900,
    "a\\g<0>\n" * 9_000,
]


@pytest.mark.parametrize("long", LONG)
@pytest.mark.parametrize("other", ["x", "\ue0000\ue000", "\ue000", "\ue0001\ue000" * 600])
def test_an_argument_of_any_length_is_passed_through_unharmed(long: str, other: str) -> None:
    own = Catalogue("a = { $name } says { $text }, { $name }.", language="en", source="a.ftl")
    assert own.format("a", {"name": long, "text": other}) == f"{long} says {other}, {long}."
    assert own.format("a", {"name": other, "text": long}) == f"{other} says {long}, {other}."


def test_an_error_repeats_no_long_argument() -> None:
    own = Catalogue("a = { $name } says { $text }.", language="en", source="a.ftl")
    with pytest.raises(MissingText) as missing:
        own.format("a", {"name": "x" * 9_000, **{f"n{number}": "y" * 400 for number in range(90)}})
    assert len(str(missing.value)) < 800


def test_a_missing_argument_is_an_error_and_no_guess() -> None:
    with pytest.raises(MissingText, match=r"'line' in some\.ftl cannot be said with"):
        read("line = { $seat } passes.").format("line", {})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("one = 1\n\nthis is no entry\n", "some.ftl, line 3: expected a Fluent entry, got 'this is no entry'"),
        ("one = 1\none = 2\n", "some.ftl, line 2: the text 'one' stands here a second time"),
        ("one =\n    .title = 1\n", "some.ftl, line 1: expected a text for 'one', got attributes only"),
    ],
)
def test_a_broken_file_is_refused_with_its_line(text: str, message: str) -> None:
    with pytest.raises(BadContent, match=message):
        read(text)


def test_a_game_without_texts_is_refused() -> None:
    with pytest.raises(BadContent, match=r"expected the texts of the frame in parlour/words/text/fr\.ftl"):
        catalogue("fr")


def test_a_key_belongs_to_the_game_it_begins_with() -> None:
    assert owner_of("magi-name") == "magi"
    assert owner_of("magic-name") == FRAME
    assert owner_of("list-last") == FRAME


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(MissingText, match=r"no text 'no-such-key' in parlour/words/text/en\.ftl"):
        Words("en").say("no-such-key")
    with pytest.raises(LookupError, match=r"no text 'magi-no-such-key' in parlour/games/magi/text/en\.ftl"):
        Words("en").say("magi-no-such-key")
    assert not Words("en").knows("no-such-key")
    assert Words("en").knows("list-last")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(BadOption, match="expected a language, one of zh-Hant, en, got 'fr'"):
        Words("fr")


def test_words_of_one_language_are_equal() -> None:
    assert Words("en") == Words("en")
    assert len({Words("en"), Words("en"), Words("zh-Hant")}) == 2
    assert repr(Words("en")) == "Words('en')"


def test_what_is_remembered_keeps_true_and_one_apart() -> None:
    words = Words("en")
    assert words.answer("magi", {"say": "pick_draw", "x": 1}, ()) == "DRAW[1]: the count rises by 1"
    assert words.answer("magi", {"say": "pick_draw", "x": True}, ()) == "DRAW[true]: the count rises by true"


def test_lists_are_joined_as_the_language_does() -> None:
    assert [Words("en").listed(names) for names in ((), ("A",), ("A", "B"), ("A", "B", "C"))] == [
        "none",
        "A",
        "A and B",
        "A, B and C",
    ]
    assert Words("zh-Hant").listed(("甲", "乙", "丙")) == "甲、乙、丙"


@pytest.mark.parametrize(
    ("accept", "language"),
    [
        (None, "zh-Hant"),
        ("", "zh-Hant"),
        ("zh-TW,zh;q=0.9,en-US;q=0.8", "zh-Hant"),
        ("en-GB,en;q=0.9", "en"),
        ("EN", "en"),
        ("fr-FR, fr;q=0.9, en;q=0.5", "en"),
        ("de", "zh-Hant"),
        ("zh-CN", "zh-Hant"),
        ("en;q=0.4, zh-Hant;q=0.7", "zh-Hant"),
        ("zh;q=0.4, en;q=0.7", "en"),
        ("zh;q=0, en;q=0.1", "en"),
        ("*", "zh-Hant"),
        ("en, *;q=0.1", "en"),
        ("zh;q=high, en;q=0.2", "en"),
        ("zh;q=nan, en;q=0.2", "en"),
        (";;;,,,=q", "zh-Hant"),
        ("en;level=1", "en"),
        ("x" * 100_000 + ",en", "zh-Hant"),
    ],
)
def test_the_browser_is_answered_in_its_language(accept: str | None, language: str) -> None:
    assert negotiate(accept) == language
    assert language in LANGUAGES
