"""Who answers the chances: loaded dice, seeds, and the sealed secret of a server."""

import hmac
from collections import Counter
from hashlib import sha256

import pytest

import parlour
from parlour.core.questions import Chance
from parlour.play import Loaded, Sealed, Seeded, settle
from parlour.play.errors import DoesNotFit
from parlour.play.nature import SealedDraws

DIE = Chance("die", (1, 2, 3, 4, 5, 6))
PAIR = Chance("pair", (1, 2, 3, 4), take=2)


def test_loaded_dice_say_what_the_list_says() -> None:
    loaded = Loaded([3, (1, 4)])
    assert loaded.answer(DIE) == 3
    assert loaded.answer(PAIR) == (1, 4)
    loaded.done()


@pytest.mark.parametrize("wrong", [7, (1, 2), "3"])
def test_loaded_dice_name_position_question_and_what_is_possible(wrong: int | tuple[int, ...] | str) -> None:
    loaded = Loaded([1, wrong])
    loaded.answer(DIE)
    with pytest.raises(DoesNotFit) as refused:
        loaded.answer(DIE)
    assert repr(wrong) in str(refused.value) and "'die'" in str(refused.value)
    if not isinstance(wrong, str):
        assert "loaded answer 2" in str(refused.value) and "1, 2, 3, 4, 5, 6" in str(refused.value)


@pytest.mark.parametrize("wrong", [(2, 1), (1, 1), (1,), 1])
def test_several_loaded_at_once_are_different_and_ascending(wrong: int | tuple[int, ...]) -> None:
    with pytest.raises(DoesNotFit, match="2 different, ascending, of 1, 2, 3, 4"):
        Loaded([wrong]).answer(PAIR)


def test_a_list_used_up_and_a_list_left_over() -> None:
    with pytest.raises(DoesNotFit, match=r"loaded answer 1 to the chance 'die' .* a list of 0, all used up"):
        Loaded([]).answer(DIE)
    with pytest.raises(DoesNotFit, match="all 2 loaded answers, got 0 asked and 1, 2 left over"):
        Loaded([1, 2]).done()


def test_texts_are_read_by_the_game() -> None:
    state = parlour.game("magi").setup(seats=4)
    with pytest.raises(DoesNotFit, match=r"loaded answer 3 to the chance 'lot' .*'red-grail-1'"):
        settle(state, Loaded(["red-grail-1", "blue-grail-1", "red-grail-1"]))
    assert state.table.lots[:3] == (
        state.game.read(DIE_LOT, "red-grail-1"),
        state.game.read(DIE_LOT, "blue-grail-1"),
        -1,
    )


DIE_LOT = Chance("lot", (0, 1))


def test_settling_stops_when_a_person_is_asked_and_tells_what_happened() -> None:
    state = parlour.game("magi").setup(seats=5)
    record = parlour.Record.of(state)
    events = settle(state, Seeded(7), record)
    assert [question.about for question in state.questions] == ["discard"] * 5
    assert [line.seat for line in record.lines] == [parlour.NATURE] * len(record.lines)
    assert record.replay().save() == state.save()
    told = [event.told(parlour.SPECTATOR) for event in events]
    assert sum(each is not None and each["event"] == "lot" for each in told) >= 5


def test_the_same_seed_gives_the_same_answers() -> None:
    first, second, other = Seeded("a"), Seeded("a"), Seeded("b")
    answers = [first.answer(DIE) for _ in range(40)]
    assert answers == [second.answer(DIE) for _ in range(40)]
    assert answers != [other.answer(DIE) for _ in range(40)]


def test_a_sealed_outcome_is_what_the_description_says() -> None:
    secret = b"s" * 32
    assert Sealed(secret).commitment == sha256(secret).hexdigest()
    message = (5).to_bytes(8, "big") + (0).to_bytes(8, "big")
    number = int.from_bytes(hmac.new(secret, message, "sha256").digest(), "big")
    assert Sealed(secret, 5).answer(DIE) == DIE.outcomes[number % 6]


def test_sealed_outcomes_go_on_where_they_were() -> None:
    whole = Sealed(b"x")
    outcomes = [whole.answer(PAIR) for _ in range(20)]
    assert outcomes[12:] == [Sealed(b"x", 12 + n).answer(PAIR) for n in range(8)]


def test_numbers_that_would_favour_small_remainders_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = [bytes([255]) * 32, (9).to_bytes(32, "big")]
    monkeypatch.setattr("parlour.play.nature.hmac.digest", lambda *args: numbers.pop(0))
    assert SealedDraws(b"", 0).randrange(6) == 3
    assert not numbers


def test_sealed_outcomes_are_even_and_the_commitment_predicts_nothing() -> None:
    secrets = [f"secret {n}".encode() for n in range(3000)]
    outcomes = [(Sealed(secret).answer(DIE), Sealed(secret).commitment) for secret in secrets]
    counts = Counter(outcome for outcome, _ in outcomes)
    assert all(400 < counts[face] < 600 for face in DIE.outcomes)
    by_digit = Counter((commitment[0], outcome) for outcome, commitment in outcomes)
    # 96 cells of 31.25 on average; chi-square with 95 degrees of freedom stays below 160 but once in 30,000 times.
    assert (
        sum((by_digit[digit, face] - 31.25) ** 2 / 31.25 for digit in "0123456789abcdef" for face in DIE.outcomes) < 160
    )
