"""Rulebook 1.1 Components, and the clauses about the cards themselves."""

import re
from collections import Counter
from importlib.resources import files

import pytest

from parlour.core.errors import BadContent, BadOption
from parlour.games.magi.model import COLOURS, GREY, Card, Kind, Op, read_deck
from parlour.games.magi.rules import magi
from parlour.web.boards.magi.centre import count_region
from parlour.words import Words
from parlour.words.languages import LANGUAGES
from tests.games.magi.scenes import DECK, GAME, offered, refused, registered, scene, see

CONTENT = files("parlour.games.magi").joinpath("content.toml").read_text("utf-8")
ZH = Words("zh-Hant")

# Rulebook section 3: kind, cards of it in all, effects, hexagram, points.
GUILD = {"grail": 9, "coin": 9, "sword": 9, "shield": 6, "crystal": 6, "scales": 6, "broom": 6}
ITEMS = {
    "hourglass": (3, ["again"], True),
    "amulet": (6, ["through"], True),
    "scroll": (6, ["shoot"], True),
    "cloak": (6, ["reverse"], True),
    "staff": (6, ["draw 2"], False),
}
MAGICIANS = {
    "mage": (2, ["select", "draw 2"], False, 6),
    "witch": (2, ["free", "draw 3"], False, 6),
    "time_mage": (2, ["select", "again"], True, 6),
    "guard_mage": (2, ["select", "reset"], True, 6),
    "water_mage": (2, ["select", "through"], True, 6),
    "fire_mage": (2, ["select", "shoot"], True, 6),
    "wind_mage": (2, ["select", "reverse"], True, 6),
    "capricious_witch": (2, ["draw 1", "free", "reverse"], True, 8),
    "fickle_witch": (2, ["draw 1", "free", "shoot"], True, 8),
    "scatter_witch": (2, ["draw 1", "free", "through"], True, 8),
    "supreme_mage": (1, ["original"], True, 10),
}


def kinds(type: str) -> list[Kind]:
    return [kind for kind in DECK.kinds if kind.type == type]


def cards(type: str) -> list[Card]:
    return [card for card in DECK.cards if card.kind.type == type]


def names(type: str) -> list[str]:
    return [ZH.word("magi", "kind", kind.id) for kind in kinds(type)]


def row(kind: Kind) -> tuple[int, set[str], bool, int]:
    """Copies, effects, hexagram and points of a kind, as in the rulebook's table."""
    copies = sum(card.kind is kind for card in DECK.cards)
    return copies, {str(effect) for effect in kind.effects}, kind.hexagram, kind.points


def broken(old: str, new: str) -> str:
    """The content file with its first ``old`` replaced."""
    assert old in CONTENT
    return CONTENT.replace(old, new, 1)


@pytest.mark.rule("M-01")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_four_to_eight_play(seats: int) -> None:
    state = registered().setup(seats=seats)
    assert len(state.table.everyone) == seats
    assert registered().seats == (4, 5, 6, 7, 8)


@pytest.mark.rule("M-86")
@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 3, 9, 10, True])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadOption, match="4 to 8"):
        GAME.setup(seats=seats)


@pytest.mark.rule("M-02")
@pytest.mark.parametrize("language", LANGUAGES)
def test_time_and_age_are_told(language: str) -> None:
    text = Words(language).rule("magi", "M-02")
    assert all(number in text for number in ("30", "60", "10"))


@pytest.mark.rule("M-03")
def test_there_are_99_cards() -> None:
    assert len(DECK.cards) == len(DECK.by_text) == 99
    assert [card.number for card in DECK.cards] == list(range(99))
    # At the table it is these 99, wherever they lie.
    assert sorted(scene().table.whereabouts()) == list(range(99))
    with pytest.raises(BadContent, match="99"):
        read_deck("content", broken("cards = 99", "cards = 98"))


@pytest.mark.rule("M-04")
def test_seven_kinds_of_guild_cards_make_51() -> None:
    assert (len(kinds("guild")), len(cards("guild"))) == (7, 51)
    with pytest.raises(BadContent, match="51"):
        read_deck("content", broken("guild = 51", "guild = 50"))


@pytest.mark.rule("M-05")
def test_five_kinds_of_item_cards_make_27() -> None:
    assert (len(kinds("item")), len(cards("item"))) == (5, 27)
    with pytest.raises(BadContent, match="27"):
        read_deck("content", broken("item = 27", "item = 28"))


@pytest.mark.rule("M-06")
def test_eleven_kinds_of_magicians_make_21() -> None:
    assert (len(kinds("magician")), len(cards("magician"))) == (11, 21)
    with pytest.raises(BadContent, match="21"):
        read_deck("content", broken("magician = 21", "magician = 20"))


@pytest.mark.rule("M-08")
def test_guild_kinds_come_in_three_colours() -> None:
    assert names("guild") == ["聖杯", "金幣", "劍", "盾", "水晶", "天秤", "帚"]
    for kind in kinds("guild"):
        assert {card.colour for card in DECK.cards if card.kind is kind} == set(COLOURS)


@pytest.mark.rule("M-09")
def test_item_kinds_come_in_three_colours() -> None:
    assert names("item") == ["沙漏", "護符", "捲軸", "外套", "杖"]
    for kind in kinds("item"):
        assert {card.colour for card in DECK.cards if card.kind is kind} == set(COLOURS)


@pytest.mark.rule("M-10")
def test_magicians_have_their_names() -> None:
    assert names("magician") == [
        "魔法師",
        "魔女",
        "時之魔法師",
        "守護之魔法師",
        "水之魔法師",
        "炎之魔法師",
        "風之魔法師",
        "反覆無常的魔女",
        "見異思遷的魔女",
        "散漫的魔女",
        "至高的魔法師",
    ]


@pytest.mark.rule("M-11")
@pytest.mark.parametrize("top", ["red-grail-1", "blue-staff-2", "yellow-cloak-1"])
def test_a_magician_fits_every_colour(top: str) -> None:
    magicians = [card.text for card in cards("magician")]
    state = scene(top=top, hands={0: " ".join(magicians)})
    assert {f"use {text}" for text in magicians} < set(offered(state, 0, "turn"))


@pytest.mark.rule("M-12")
def test_an_item_has_exactly_one_effect() -> None:
    assert [len(card.effects) for card in cards("item")] == [1] * 27
    for effects in ("[]", '["again", "reverse"]'):
        with pytest.raises(BadContent, match="exactly one effect"):
            read_deck("content", broken('["again"]', effects))


@pytest.mark.rule("M-13", "M-117")
def test_a_magician_has_two_or_three_effects() -> None:
    """ORIGINAL counts as the three effects its user picks; in the data it is one with three groups."""
    counted = Counter(len(card.effects) for card in cards("magician") if card.kind.id != "supreme_mage")
    assert counted == {2: 14, 3: 6}
    assert [effect.op for effect in DECK.cards[DECK.by_text["supreme_mage-1"]].effects] == [Op.ORIGINAL]
    for effects in ('["select"]', '["select", "again", "reverse", "draw 1"]'):
        with pytest.raises(BadContent, match="two or three effects"):
            read_deck("content", broken('["select", "again"]', effects))
    with pytest.raises(BadContent, match="stand alone"):
        read_deck("content", broken('["original"]', '["original", "free"]'))


@pytest.mark.rule("M-14")
def test_one_card_bears_original() -> None:
    assert [card.text for card in DECK.cards for effect in card.effects if effect.op is Op.ORIGINAL] == [
        "supreme_mage-1"
    ]
    twice = broken(
        'id = "supreme_mage"\ntype = "magician"\ncopies = 1', 'id = "supreme_mage"\ntype = "magician"\ncopies = 2'
    )
    twice = twice.replace("magician = 21", "magician = 22").replace("cards = 99", "cards = 100")
    with pytest.raises(BadContent, match="exactly one card with original"):
        read_deck("content", twice)


@pytest.mark.rule("M-15")
def test_the_staff_bears_draw() -> None:
    staffs = [card for card in DECK.cards if card.kind.id == "staff"]
    assert len(staffs) == 6
    assert all([effect.op for effect in card.effects] == [Op.DRAW] for card in staffs)


@pytest.mark.rule("M-16")
def test_cards_with_an_effect_on_the_colour_are_grey() -> None:
    changing = [card for card in DECK.cards if {Op.SELECT, Op.FREE} & {effect.op for effect in card.effects}]
    assert len(changing) == 20
    assert {card.colour for card in changing} == {GREY}
    with pytest.raises(BadContent, match="no effect on the colour"):
        read_deck("content", broken('["again"]', '["free"]'))


@pytest.mark.rule("M-17")
@pytest.mark.parametrize(
    ("card", "points"), [("red-broom-2", 2), ("blue-staff-1", 4), ("mage-1", 6), ("fickle_witch-2", 8)]
)
def test_points_are_the_number_on_the_card(card: str, points: int) -> None:
    assert DECK.cards[DECK.by_text[card]].points == points


@pytest.mark.rule("M-77")
def test_magic_effects_come_with_the_hexagram() -> None:
    magic = {Op.AGAIN, Op.REVERSE, Op.SHOOT, Op.THROUGH, Op.RESET, Op.ORIGINAL}
    for card in DECK.cards:
        assert card.hexagram == bool(magic & {effect.op for effect in card.effects}), card.text


@pytest.mark.rule("M-83")
@pytest.mark.parametrize("card", ["red-staff-1", "mage-1", "witch-2"])
def test_select_free_and_draw_alone_bring_no_hexagram(card: str) -> None:
    state = scene(hands={0: f"{card} red-amulet-1"}, count=1)
    assert offered(state, 0, "magic") == ["magic red-amulet-1", "face"]
    refused(state, 0, "magic", f"magic {card}", reason="no-hexagram", clause="M-83")


@pytest.mark.rule("M-84")
def test_guild_cards_have_no_effect() -> None:
    assert {card.effects for card in cards("guild")} == {()}
    with pytest.raises(BadContent, match="no effect"):
        read_deck("content", broken("effects = []", 'effects = ["again"]'))


@pytest.mark.rule("M-85")
def test_copies_effects_and_points_are_those_of_the_table() -> None:
    expected: dict[str, tuple[int, set[str], bool, int]] = {
        id: (copies, set(), False, 2) for id, copies in GUILD.items()
    }
    expected |= {id: (copies, set(effects), star, 4) for id, (copies, effects, star) in ITEMS.items()}
    expected |= {id: (copies, set(effects), star, points) for id, (copies, effects, star, points) in MAGICIANS.items()}
    assert {kind.id: row(kind) for kind in DECK.kinds} == expected


@pytest.mark.rule("M-81")
@pytest.mark.parametrize("language", LANGUAGES)
def test_effects_are_named_in_english(language: str) -> None:
    shown = {op: Words(language).say(f"magi-effect-{op.value}") for op in Op}
    assert shown == {op: op.name for op in Op}


@pytest.mark.rule("M-07")
def test_marker_count_cards_and_rules_are_there() -> None:
    """One marker with two faces, the draw count, and the rule sheet: every clause has its text."""
    assert see(scene())["direction"] == "clockwise"
    assert see(scene(direction="counter"))["direction"] == "counter"
    assert [see(scene(count=count))["count"] for count in (0, 15)] == [0, 15]
    for language in LANGUAGES:
        words = Words(language)
        texts = [words.rule("magi", f"M-{number:02}") for number in range(1, 118)]
        texts += [words.rule("magi", f"MC-{number}") for number in range(1, 9)]
        assert len(set(texts)) == 125


@pytest.mark.rule("M-113")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_count_cards_display_1_to_15_and_above_that_the_number_is_announced(language: str) -> None:
    words = Words(language)
    assert {"1", "2", "4", "8", "0", "15"} <= set(re.findall("[0-9]+", words.rule("magi", "M-113")))
    for count, crystals in ((0, 0), (1, 1), (7, 7), (15, 15), (16, 15), (40, 15)):
        board = str(count_region(count, words))
        assert board.count("#magi-gem") == crystals
        assert f"<b>{count}</b>" in board
    # A display only: the count itself goes on.
    assert see(scene(count=40))["count"] == 40


def test_another_content_file_makes_another_game() -> None:
    other = magi(broken("points = 10", "points = 12"))
    assert other.content_hash != GAME.content_hash
    assert other.deck.cards[-1].points == 12
