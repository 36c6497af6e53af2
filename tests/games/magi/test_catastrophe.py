"""Rulebook 1.10 Variant: catastrophe (大災難)."""

import pytest

from parlour.words import Words
from parlour.words.languages import LANGUAGES
from tests.games.magi.scenes import DECK, GAME, answer, asked, nature, offered, refused, scene, see, sizes

CATASTROPHE = {"catastrophe": True}


@pytest.mark.rule("M-78")
@pytest.mark.parametrize("card", ["red-staff-1", "mage-1", "witch-1"])
def test_every_draw_counts_as_a_hexagram(card: str) -> None:
    standard = scene(count=1, hands={0: f"{card} red-coin-1"})
    assert offered(standard, 0, "magic") == ["face"]
    refused(standard, 0, "magic", f"magic {card}", reason="no-hexagram", clause="M-34")
    state = scene(count=1, hands={0: f"{card} red-coin-1"}, options=CATASTROPHE)
    assert offered(state, 0, "magic") == [f"magic {card}", "face"]
    answer(state, 0, "magic", f"magic {card}")
    if card == "mage-1":
        answer(state, 0, "colour", "red")
    draw = next(effect.x for effect in DECK.cards[DECK.by_text[card]].effects if effect.x)
    assert (see(state)["count"], sizes(state)[0], asked(state)) == (1 + draw, 1, (1, "magic"))


@pytest.mark.rule("M-78")
def test_cards_without_draw_are_as_before() -> None:
    state = scene(count=1, hands={0: "red-coin-1 red-cloak-1"}, options=CATASTROPHE)
    assert offered(state, 0, "magic") == ["magic red-cloak-1", "face"]
    refused(state, 0, "magic", "magic red-coin-1", reason="no-hexagram", clause="M-34")


@pytest.mark.rule("M-79")
def test_a_staff_is_answered_with_a_staff() -> None:
    state = scene(hands={0: "red-staff-1 red-coin-1", 1: "blue-staff-1 blue-coin-1"}, options=CATASTROPHE)
    answer(state, 0, "turn", "use red-staff-1")
    answer(state, 1, "magic", "magic blue-staff-1")
    assert (see(state)["count"], asked(state), sizes(state)[1]) == (4, (2, "magic"), 1)
    answer(state, 2, "magic", "face")
    nature(state, "draw", "mage-1 mage-2 witch-1 witch-2")
    assert (sizes(state)[2], see(state)["count"]) == (6, 0)


@pytest.mark.rule("M-80")
def test_it_is_optional_and_off_unless_chosen() -> None:
    given: list[dict[str, object]] = [{}, {"catastrophe": False}, {"catastrophe": True}]
    for options, on in zip(given, (False, False, True), strict=True):
        shown = see(GAME.setup(seats=4, options=options), -1)["options"]
        assert isinstance(shown, dict)
        assert shown["catastrophe"] is on


@pytest.mark.rule("M-80")
@pytest.mark.parametrize(("language", "thrill", "balance"), [("zh-Hant", "刺激", "平衡"), ("en", "thrill", "balanced")])
def test_who_chooses_it_is_told_what_it_is_like(language: str, thrill: str, balance: str) -> None:
    assert language in LANGUAGES
    for text in (Words(language).option_help("magi", "catastrophe"), Words(language).rule("magi", "M-80")):
        assert thrill in text
        assert balance in text
