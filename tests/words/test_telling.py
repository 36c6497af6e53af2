"""Events, answers, questions and refusals of a game as sentences."""

from __future__ import annotations

import pytest

from parlour.core.errors import ParlourError, Unreadable
from parlour.core.plain import Plain
from parlour.core.registry import game, games
from parlour.words import MissingText, Words

NAMES = ("Ann", "雅婷", "Bob", "{ $card }")
EN = Words("en")
ZH = Words("zh-Hant")


@pytest.mark.parametrize(
    ("told", "english", "chinese"),
    [
        (
            {"event": "used", "seat": 0, "card": "red-grail-3", "phase": "main"},
            "Ann uses Red Grail in the main phase.",
            "Ann 在主階段使用「紅色聖杯」。",
        ),
        (
            {"event": "used", "seat": 1, "card": "time_mage-2", "phase": "magic"},
            "雅婷 uses Mage of Time in the magic phase.",
            "雅婷 在魔法階段使用「時之魔法師」。",
        ),
        (
            {"event": "drew", "seat": 2, "number": 1, "cards": ["blue-staff-2"]},
            "Bob draws 1 card: Blue Staff.",
            "Bob 抽了 1 張：藍色杖。",
        ),
        (
            {"event": "drew", "seat": 2, "number": 3, "cards": ["mage-1", "mage-2", "yellow-coin-1"]},
            "Bob draws 3 cards: Mage, Mage and Yellow Coin.",
            "Bob 抽了 3 張：魔法師、魔法師、黃色金幣。",
        ),
        ({"event": "drew", "seat": 2, "number": 3}, "Bob draws 3 cards.", "Bob 抽了 3 張。"),
        ({"event": "drew", "seat": 2, "number": 3, "cards": None}, "Bob draws 3 cards.", "Bob 抽了 3 張。"),
        ({"event": "no_again", "seat": 0}, "Ann declines another turn.", "Ann 放棄再進行一個回合。"),
        (
            {"event": "caught", "by": 0, "seat": 3},
            "Ann catches { $card }: the “Magi” call was forgotten!",
            "Ann 抓到了：{ $card } 忘了喊「Magi」！",
        ),
        (
            {"event": "over", "seats": [0, 2]},
            "The game is over. The win goes to Ann and Bob!",
            "遊戲結束，獲勝的是 Ann、Bob！",
        ),
        (
            {"event": "reversed", "direction": "counter"},
            "Play turns round and now goes counter-clockwise.",
            "方向反轉，現在是逆時針。",
        ),
        (
            {"event": "picked", "seat": 0, "effects": ["free", "draw-2"]},
            "Ann picks FREE and DRAW[2] for ORIGINAL.",
            "Ann 為 ORIGINAL 選了 FREE、DRAW[2]。",
        ),
    ],
)
def test_an_event_is_told(told: dict[str, Plain], english: str, chinese: str) -> None:
    assert EN.event("magi", told, NAMES) == english
    assert ZH.event("magi", told, NAMES) == chinese


def test_what_the_text_does_not_name_is_passed_over() -> None:
    assert EN.event("magi", {"event": "passed", "seat": 0, "strange": {"a": 1}}, NAMES) == "Ann passes."


def test_answers_are_told() -> None:
    assert EN.answer("magi", {"say": "use", "card": "red-grail-1"}, NAMES) == "Use Red Grail"
    assert ZH.answer("magi", {"say": "use-magic", "card": "blue-cloak-2"}, NAMES) == "在魔法階段使用「藍色外套」"
    assert EN.answer("magi", {"say": "target", "seat": 3}, NAMES) == "{ $card }"
    assert EN.answer("magi", {"say": "colour", "colour": "free"}, NAMES) == "any colour"
    assert EN.answer("magi", {"say": "face-count", "count": 1}, NAMES) == "Face it: draw 1 card"
    assert EN.answer("magi", {"say": "face"}, NAMES) == "Face it: draw for the count"


def test_questions_and_waiting_lines() -> None:
    assert ZH.question("magi", "turn") == "輪到你了：使用一張卡，或是抽一張。"
    assert EN.waiting("magi", "may-use", NAMES, seat=2) == "Bob has drawn and may use a card."
    assert EN.waiting("magi", "lot", NAMES) == "Drawing for the start."


def test_the_table_never_announces_a_due_call() -> None:
    """The same neutral words for everybody, whoever is asked, whether or not a call is due."""
    for words in (EN, ZH):
        for about in ("call", "catch"):
            assert {words.waiting("magi", about, NAMES, seat=seat) for seat in range(4)} == {
                words.waiting("magi", "call", NAMES)
            }


def test_a_refusal_is_the_games_own_or_the_frames() -> None:
    assert EN.refusal("magi", "no-match", card="red-grail-1").startswith("That card has neither the colour")
    assert EN.refusal("magi", "not-your-turn") == "It is not your turn."
    assert EN.refusal("magi", "illegal") == "The rules do not allow that."
    with pytest.raises(MissingText, match="no text 'refusal-nonsense'"):
        EN.refusal("magi", "nonsense")


def test_words_rules_and_options() -> None:
    assert EN.word("magi", "card", "red-grail-3") == "Red Grail"
    assert EN.word("magi", "effect", "draw-2") == "DRAW[2]"
    assert EN.rule("magi", "M-58") == "The lowest penalty wins."
    assert EN.chapter("magi", "setup") == "Setting up"
    assert EN.option("magi", "catastrophe") == "Catastrophe"
    assert "hexagram" in EN.option_help("magi", "catastrophe")
    options = {option.key: option for option in game("magi").options}
    assert EN.option_value("magi", options["catastrophe"], value=True) == "On"
    assert EN.option_value("magi", options["wrong_accusation_draw"], value=1) == "1 card"


@pytest.mark.parametrize(
    "told",
    [
        {},
        {"event": None},
        {"event": ["used"]},
        {"event": "nonsense"},
        {"event": "passed"},
        {"event": "passed", "seat": None},
        {"event": "passed", "seat": 4},
        {"event": "passed", "seat": -3},
        {"event": "passed", "seat": True},
        {"event": "passed", "seat": "0"},
        {"event": "turned-up", "card": "no-such-card"},
        {"event": "turned-up", "card": {"kind": "grail"}},
        {"event": "over", "seats": [0, 9]},
    ],
)
def test_what_cannot_be_told_is_refused_in_one_sentence(told: dict[str, Plain]) -> None:
    with pytest.raises((MissingText, Unreadable)) as refused:
        EN.event("magi", told, NAMES)
    assert isinstance(refused.value, ParlourError)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("key", [key for key in games() if game(key).sheets])
def test_a_trial_counts_rounds_by_the_word_of_the_board(key: str) -> None:
    told: dict[str, Plain] = {
        "event": "round",
        "round": 3,
        "rounds": 9,
        "seat": 0,
        "starter": 0,
        "direction": "clockwise",
    }
    assert "輪" in Words("zh-Hant").event(key, told, NAMES)
    for text in ("web-trial-rounds", "web-trial-rounds-short"):
        said = Words("zh-Hant").say(text)
        assert "輪" in said and "回合" not in said
