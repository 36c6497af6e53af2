"""The table as lines of text, and the words of every piece, in every language."""

import pytest

from parlour.core.questions import Chance
from parlour.core.seats import SPECTATOR
from parlour.core.stream import Stream
from parlour.words import LANGUAGES, Words
from tests.conformance.walk import pick
from tests.games.dice_forge.scenes import CONTENT, GAME, Hero, nature, scene

NAMES = ["Ada", "Ben", "Cleo", "Dov"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_can_be_said_in_lines(language: str) -> None:
    words = Words(language)
    said: set[str] = set()
    for seats, card_set in ((2, "advanced"), (3, "basic"), (4, "draft")):
        state = GAME.setup(seats=seats, options={"card_set": card_set})
        stream = Stream(f"lines {seats}")
        while state.asked is not None:
            if isinstance(state.asked, Chance):
                state.play_value(-3, state.asked.pick(stream))
                continue
            for line in GAME.lines(GAME.view(state, SPECTATOR)):
                assert words.line("dice_forge", line, NAMES[:seats])
                said.add(str(line["line"]))
            state.play(pick(state, stream)[1])
    assert said == {"round", "hero", "die", "cards", "hammer", "tokens", "pond", "pile", "pawn", "coming"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_its_name_and_its_help(language: str) -> None:
    words = Words(language)
    for face in CONTENT.faces:
        assert words.word("dice_forge", "face", face.id) and words.say(f"dice_forge-face-{face.id}-help")
    for card in CONTENT.cards:
        assert words.word("dice_forge", "card", card.id) and words.say(f"dice_forge-card-{card.id}-help")
    for pond in CONTENT.ponds:
        assert words.word("dice_forge", "pond", pond.id)
    for island in CONTENT.islands:
        assert words.word("dice_forge", "island", island)


def test_captions_tell_what_stands_on_a_card_and_the_colour_of_a_face() -> None:
    assert GAME.caption("card", "hydra") == {"line": "card", "sun": 5, "moon": 5, "points": 26}
    assert GAME.caption("face", "sun_2") == {"tint": "red"}
    assert GAME.caption("face", "mirror") is None
    assert GAME.caption("resource", "gold") is None
    for words in [Words(language) for language in LANGUAGES]:
        assert words.line("dice_forge", GAME.caption("card", "elder") or {}, NAMES)


@pytest.mark.parametrize(
    ("about", "text", "english"),
    [
        ("action", "offer gold_3", "Buy 3 gold"),
        ("action", "feat hydra", "Buy the feat Hydra"),
        ("action", "pass", "Pass"),
        ("forge", "moon 2 vp_2", "moon die, face 2 (2 glory)"),
        ("mirror", "1 sun boar_red", "Ben’s sun die: Red boar"),
        ("option", "3 gold", "3 gold"),
        ("triton", "2 sun", "Token: 2 sun"),
        ("throw", "2 6", "sun die face 2, moon die face 6"),
        ("thin", "gold_6 sun1_vp1", "6 gold and 1 sun + 1 glory"),
        ("swap-sun", "4", "Swap 4 sun"),
        ("order", "1 ship", "Ship first"),
        ("extra", "no", "No extra action"),
        ("ship", "done", "Buy nothing"),
    ],
)
def test_answers_are_said_as_people_would(about: str, text: str, english: str) -> None:
    assert Words("en").answer("dice_forge", GAME.spoken(about, text), NAMES) == english


def test_events_of_a_roll_are_said() -> None:
    state = scene({0: Hero(sun="gold2_moon1")}, agenda=[["Scoring"], ["ApplyPair", 0, -1], ["Throw", 0]])
    nature(state, "throw", "1 2")
    said = [Words("en").event("dice_forge", event.told(SPECTATOR) or {}, NAMES) for event in state.events]
    assert said[:4] == [
        "Ada rolled 2 gold + 1 moon and 2 glory.",
        "Ada got 2 gold.",
        "Ada got 1 moon.",
        "Ada got 2 glory.",
    ]
