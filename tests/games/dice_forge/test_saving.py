"""Positions in the middle of nested interrupts, broken positions, and answers written down."""

import json
from typing import Any

import pytest

from parlour.core.errors import Corrupt, Unreadable
from parlour.core.questions import Chance, Choice
from parlour.core.stream import Stream
from tests.conformance.walk import to_end
from tests.games.dice_forge.scenes import (
    GAME,
    Hero,
    Play,
    action,
    answer,
    asked,
    cards,
    die,
    pawn,
    play,
    scene,
    see,
    stock,
    throw,
)


def reloaded(state: Play) -> Play:
    """The same position through its saved text."""
    return GAME.load(json.loads(json.dumps(state.save())))


def mirror_of_a_ship() -> Play:
    """Hero 0 buys on hero 1's island; the ousted one's mirror copies a ship, and the ship forges."""
    rivals = {1: Hero(pawn="moon_3", sun="mirror", gold=3), 2: Hero(sun="ship", up=(1, 6))}
    state = action(Hero(moons=5), rivals=rivals)
    answer(state, 0, "action", "feat helmet_of_invisibility")
    throw(state, "1 6")
    return state


def test_an_oust_inside_an_action_mirror_of_a_ship_reloads_and_finishes() -> None:
    answers = ["mirror 2 sun ship", "order 2 gold_1", "ship offer moon_2", "forge moon 6 gold_1", "forge sun 6 gold_1"]
    whole = mirror_of_a_ship()
    state = reloaded(mirror_of_a_ship())
    for each in answers:
        assert see(state) == see(whole)
        play(whole, each)
        state = reloaded(state)
        play(state, each)
        assert state.save() == whole.save()
    assert (cards(state), pawn(state), pawn(state, 1)) == (["helmet_of_invisibility"], "moon_3", "")
    assert (die(state, 1, 1)[5], stock(state, 1), die(state, 0, 0)[5]) == ("moon_2", (0, 0, 0, 0), "triple")
    to_end(state, Stream("to the end"))
    assert state.verdict is not None


def test_what_is_still_to_come_is_in_the_view() -> None:
    state = mirror_of_a_ship()
    play(state, "mirror 2 sun ship", "order 1 ship", "ship offer moon_1")
    assert asked(state) == (1, "forge")
    assert [(step["step"], step["seat"]) for step in see(state)["coming"]] == [  # type: ignore[index,call-overload,union-attr]
        ("take-card", 0),
        ("extra-action", 0),
    ]


def changed(**fields: Any) -> Any:
    """A good saved position with other fields of its table."""
    good = json.loads(json.dumps(scene({0: Hero(gold=3, cards="elder", sun="gold_6")}, turn=0).save()))
    good["table"].update(fields)
    return good


def table_of(position: Any) -> Any:
    return json.loads(json.dumps(position["table"]))


@pytest.mark.parametrize(
    ("field", "at", "value", "message"),
    [
        ("stock", 0, 13, "at most 12"),
        ("stock", 5, 7, "at most 6"),
        ("faces", 0, 0, "every face in one place"),
        ("temple", 5, 1, "every face in one place"),
        ("hammered", 0, 1, "hammers there are"),
        ("tokens", 0, 1, "no more tokens"),
        ("tokens", 1, 1, "no more tokens"),
        ("piles", 6, 4, "copies of each card"),
        ("piles", 0, 3, "copies of each card"),
        ("lying", 0, 3, "expected 'blacksmiths_hammer'"),
        ("lying", 0, -1, "expected a card"),
        ("boar_owner", 0, 1, "an owned colour"),
        ("pawns", 0, 7, "from -1 to 6"),
    ],
)
def test_impossible_tables_are_corrupt(field: str, at: int, value: int, message: str) -> None:
    good = changed()
    assert GAME.load(good).save() == good
    good["table"][field][at] = value
    with pytest.raises(Corrupt, match=message):
        GAME.load(good)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"boars": [0, 0]}, "each boar once"),
        ({"first": -1}, "a first player"),
        ({"starter": -1}, "a first player"),
        ({"cards": [[], [], []]}, "of 4 seats"),
        ({"up": [0]}, "8 numbers"),
        ({"round": 10}, "from 0 to 9"),
        ({"passed": 1}, "true or false"),
    ],
)
def test_impossible_fields_are_corrupt(fields: dict[str, object], message: str) -> None:
    with pytest.raises(Corrupt, match=message):
        GAME.load(changed(**fields))


def test_a_boar_on_a_die_must_have_an_owner() -> None:
    state = scene({0: Hero(sun="boar_red"), 1: Hero(cards="tenacious_boar", boars="red")})
    good = json.loads(json.dumps(state.save()))
    assert GAME.load(good).save() == good
    good["table"]["boar_owner"][0] = -1
    with pytest.raises(Corrupt, match="owner of the red boar"):
        GAME.load(good)
    good["table"]["boar_owner"][0] = 1
    good["table"]["boars"] = [0, 1, 2]
    with pytest.raises(Corrupt, match="in its pile or bought"):
        GAME.load(good)
    good["table"]["boars"] = [1, 2]
    with pytest.raises(Corrupt, match="colours of 3 boar cards"):
        GAME.load(good)


@pytest.mark.parametrize(
    ("about", "text"),
    [
        ("action", "offer"),
        ("action", "offer no_such_face"),
        ("action", "feat gold_3"),
        ("action", "done"),
        ("offering", "pass"),
        ("ship", "feat elder"),
        ("forge", "sun 7 gold_1"),
        ("forge", "star 1 gold_1"),
        ("forge", "sun 01 gold_1"),
        ("mirror", "1 sun"),
        ("option", "0 gold"),
        ("option", "3 silver"),
        ("option", "gold"),
        ("throw", "7 1"),
        ("throw", "1"),
        ("roll", "0"),
        ("order", "3 ship"),
        ("die", "Sun"),
        ("extra", "maybe"),
        ("hammer", "-1"),
        ("hammer", "٣"),
        ("triton", "6"),
        ("no-such-question", "yes"),
    ],
)
def test_texts_that_are_no_answer_are_unreadable(about: str, text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.read_value(about, text)


def test_every_text_reads_back_over_whole_games() -> None:
    seen: set[str] = set()
    for seed, card_set in enumerate(("advanced", "basic", "draft", "random_per_slot") * 6):
        state = GAME.setup(seats=2 + seed % 3, options={"card_set": card_set})
        stream = Stream(f"texts {seed}")
        while state.asked is not None:
            for question in state.questions:
                if isinstance(question, Choice):
                    seen.add(question.about)
                    for value in question.options:
                        assert GAME.read(question, GAME.write(question, value)) == value
            question = state.questions[0]
            if isinstance(question, Chance):
                state.play_value(-3, question.pick(stream))
            else:
                assert isinstance(question, Choice)
                state.play_value(question.seat, question.options[stream.randrange(len(question.options))])
    assert {"action", "forge", "offering", "gear", "extra", "draft", "mirror", "option", "hammer", "pick"} <= seen
