"""What the protocol promises, for every registered game, number of seats and table option."""

import json
from collections.abc import Sequence

import pytest

import parlour
from parlour.core.errors import BadOption, Corrupt, Illegal, OutOfTurn, ParlourError, Unreadable
from parlour.core.questions import Answer, Chance, Choice
from parlour.core.record import Record
from parlour.core.registry import games
from parlour.core.rules import AnyState
from parlour.core.seats import NATURE, REFEREE, SPECTATOR
from parlour.core.stream import Stream
from tests.conformance.walk import Options, cases, name, pick, to_end, variants, walk

CASES = pytest.mark.parametrize(("key", "seats", "options"), cases(), ids=name)
GAMES = pytest.mark.parametrize("key", games())


def start(key: str, seats: int, options: Options) -> AnyState:
    return parlour.game(key).setup(seats=seats, options=options)


@CASES
def test_options_are_non_empty_distinct_and_their_texts_read_back(key: str, seats: int, options: Options) -> None:
    state = start(key, seats, options)
    game = state.game
    for _, _ in walk(state, Stream(f"texts {seats}"), 400):
        taken: dict[int, set[object]] = {}
        for question in state.questions:
            values: Sequence[object]
            if isinstance(question, Choice):
                assert question.options, question.about
                assert question.allows(question.default)
                values = question.options
                written = [game.write(question, value) for value in question.options]
                assert [game.read(question, text) for text in written] == list(question.options)
                assert len(set(written)) == len(written)
                for text in written:
                    said = game.spoken(question.about, text)
                    assert isinstance(said["say"], str)
            else:
                assert isinstance(question, Chance)
                values = question.outcomes
                assert list(question.outcomes) == sorted(set(question.outcomes))
                for outcome in question.outcomes:
                    text = game.write_value(question.about, outcome)
                    assert game.read_value(question.about, text) == outcome
            assert len(set(values)) == len(values)
            # An answer says who and what, so no two open questions of one seat may share an answer.
            assert not taken.setdefault(question.seat, set()) & set(values)
            taken[question.seat] |= set(values)


@CASES
def test_every_game_ends_within_its_bound_with_a_verdict_only_then(key: str, seats: int, options: Options) -> None:
    for seed in range(2):
        state = start(key, seats, options)
        stream = Stream(f"bound {seed}")
        for _ in walk(state, stream, 50):
            assert state.verdict is None
        to_end(state, stream)
        verdict = state.verdict
        assert verdict is not None
        assert len(verdict.places) == len(verdict.scores) == seats
        if verdict.winners:
            for place in verdict.places:
                # Ties share a place, and the next place counts them all.
                assert place == 1 + sum(other < place for other in verdict.places)
        else:
            # All have lost together, and share the last place.
            assert verdict.places == (seats,) * seats
        assert state.questions == []
        with pytest.raises(OutOfTurn):
            state.play(Answer(0, 0))


@CASES
def test_a_saved_position_continues_exactly(key: str, seats: int, options: Options) -> None:
    state = start(key, seats, options)
    game = state.game
    stream, twin_stream = Stream("save"), Stream("save")
    twin = start(key, seats, options)
    for _ in range(250):
        if state.asked is None:
            break
        saved = json.loads(json.dumps(twin.save()))
        twin = game.load(saved)
        assert twin.save() == state.save()
        for eye in (SPECTATOR, REFEREE, *range(seats)):
            assert game.view(twin, eye) == game.view(state, eye)
        state.play(pick(state, stream)[1])
        twin.play(pick(twin, twin_stream)[1])
    assert twin.save() == state.save()


@CASES
def test_a_copy_and_its_original_never_disturb_each_other(key: str, seats: int, options: Options) -> None:
    state = start(key, seats, options)
    stream = Stream("copy")
    for _, answer in walk(state, stream, 200):
        before = json.dumps(state.save())
        other = state.copy()
        assert json.dumps(other.save()) == before
        other.play(answer)
        assert json.dumps(state.save()) == before, "playing a copy changed the original"
        after = json.dumps(other.save())
        third = state.copy()
        third.play(answer)
        third.copy().play(pick(third, Stream("x"))[1]) if third.asked else None
        assert json.dumps(third.save()) == after
        for _ in walk(other, Stream("aside"), 5):
            pass
        assert json.dumps(state.save()) == before


@CASES
def test_a_record_replays_to_the_same_position(key: str, seats: int, options: Options) -> None:
    state = start(key, seats, options)
    record = Record.of(state, {"played": "by the conformance suite"})
    stream = Stream("record")
    while state.asked is not None:
        _, answer = pick(state, stream)
        record.add(state, answer)
        state.play(answer)
    read = Record.parse(record.text())
    assert read.text() == record.text()
    assert read.notes == {"played": "by the conformance suite"}
    assert read.replay().save() == state.save()
    assert read.replay().verdict == state.verdict
    assert read.replay(0).save() == start(key, seats, options).save()


@CASES
def test_an_answer_that_cannot_be_played_changes_nothing(key: str, seats: int, options: Options) -> None:
    state = start(key, seats, options)
    stream = Stream("illegal")
    for question, answer in walk(state, stream, 150):
        before = json.dumps(state.save())
        asked = {each.seat for each in state.questions}
        stranger = next((seat for seat in (NATURE, *range(seats)) if seat not in asked), None)
        wrong: list[tuple[Answer, type[ParlourError]]] = [
            (Answer(question.seat, 987_654_321), Illegal),
            (Answer(question.seat, (1, 2, 3, 987_654_321)), Illegal),
            (Answer(seats, answer.value), OutOfTurn),
        ]
        if stranger is not None:
            wrong.append((Answer(stranger, answer.value), OutOfTurn))
        for bad, error in wrong:
            with pytest.raises(error) as caught:
                state.play(bad)
            assert "\n" not in str(caught.value)
            assert json.dumps(state.save()) == before
        for text in ("", "nonsense", "é" * 50, "use", "1 2 x", "\x00"):
            with pytest.raises(ParlourError):
                state.play(state.game.read_answer(state, question.seat, question.about, text))
        assert json.dumps(state.save()) == before


@CASES
def test_greyed_answers_are_refused_for_the_reason_they_give(key: str, seats: int, options: Options) -> None:
    state = start(key, seats, options)
    for _ in walk(state, Stream("grey"), 200):
        for step, question in state.asking():
            for grey in step.greyed(state.table):
                assert not question.allows(grey.value)
                assert grey.refusal.clauses
                if question is state.asked:
                    with pytest.raises(Illegal) as caught:
                        state.copy().play(Answer(question.seat, grey.value))
                    assert caught.value.reason == grey.refusal.reason
                    assert caught.value.clauses == grey.refusal.clauses


@GAMES
def test_odds_add_up_to_one_and_nature_keeps_to_them(key: str) -> None:
    game = parlour.game(key)
    for seats in game.seats:
        state = game.setup(seats=seats)
        seen = 0
        for question, answer in walk(state, Stream("odds"), 300):
            if isinstance(question, Chance):
                assert question.allows(answer.value)
                if question.take == 1:
                    odds = question.odds()
                    assert sum(odd for _, odd in odds) == 1
                    assert all(odd > 0 for _, odd in odds)
                    assert answer.value in [value for value, _ in odds]
                seen += 1
        assert seen


@CASES
def test_no_eye_can_tell_a_redealt_table_from_the_real_one(key: str, seats: int, options: Options) -> None:
    state = start(key, seats, options)
    game = state.game
    stream, worlds = Stream(f"secrets {seats}"), Stream("worlds")
    for step, (_, answer) in enumerate(walk(state, stream, 300)):
        if step % 3:
            continue
        real = json.dumps(state.save())
        for eye in (SPECTATOR, REFEREE, *range(seats)):
            other = game.redeal(state, eye, worlds)
            assert json.dumps(state.save()) == real, "redealing changed the real table"
            assert json.dumps(game.view(other, eye)) == json.dumps(game.view(state, eye))
            # The other world is a possible one: it loads, and the eye's own answers work there and tell the same.
            twin = game.load(other.save())
            if answer.seat == eye:
                mine = state.copy()
                mine.play(answer)
                twin.play(answer)
                if game.view(twin, eye) != game.view(mine, eye):
                    continue  # the answer laid open what was hidden (a hand that is counted)
                assert [event.told(eye) for event in twin.events] == [event.told(eye) for event in mine.events]


@pytest.mark.parametrize("value", ["nonsense", None, True, 1.5, (1, "2"), (True,), [1]])
def test_an_answer_that_is_no_value_is_unreadable(value: object) -> None:
    with pytest.raises(Unreadable, match="whole number"):
        Answer(0, value)


@GAMES
def test_the_redealt_worlds_differ_where_something_is_hidden(key: str) -> None:
    """Somewhere on a walk: early in a game there may be nothing yet that is hidden and could be otherwise."""
    game = parlour.game(key)
    state = game.setup(seats=game.seats[-1])
    worlds = Stream("many")
    most, hidden = 0, False
    for _ in walk(state, Stream("differ"), 60):
        found = {json.dumps(game.redeal(state, SPECTATOR, worlds).save()) for _ in range(5)}
        most = max(most, len(found))
        if game.look(state.table, SPECTATOR) == game.look(state.table, REFEREE):
            assert found == {json.dumps(state.save())}, "where nothing is hidden there is one world"
        else:
            hidden = True
    assert hidden == (most > 1)


@GAMES
def test_the_same_seed_gives_the_same_game(key: str) -> None:
    game = parlour.game(key)
    ends = []
    for _ in range(2):
        state = game.setup(seats=game.seats[0])
        to_end(state, Stream("again"))
        ends.append(json.dumps(state.save()))
    assert ends[0] == ends[1]


@GAMES
def test_setup_refuses_what_the_game_does_not_know(key: str) -> None:
    game = parlour.game(key)
    for seats in (-1, 0, game.seats[0] - 1, game.seats[-1] + 1, 99, True):
        with pytest.raises(BadOption):
            game.setup(seats=seats)
    with pytest.raises(BadOption, match="unknown option"):
        game.setup(seats=game.seats[0], options={"no such option": True})
    for option in game.options:
        with pytest.raises(BadOption, match=option.key):
            game.setup(seats=game.seats[0], options={option.key: "no such value"})
        # 1 is not True and 0 is not False.
        for value in option.values:
            if isinstance(value, bool):
                with pytest.raises(BadOption):
                    game.setup(seats=game.seats[0], options={option.key: int(value)})


@GAMES
def test_the_view_refuses_an_eye_that_is_nobodys(key: str) -> None:
    game = parlour.game(key)
    state = game.setup(seats=game.seats[0])
    for eye in (-4, NATURE, game.seats[0]):
        with pytest.raises(BadOption):
            game.view(state, eye)
        with pytest.raises(BadOption):
            game.redeal(state, eye, Stream(1))


@GAMES
def test_load_refuses_a_broken_position(key: str) -> None:
    game = parlour.game(key)
    state = game.setup(seats=game.seats[-1])
    for _ in walk(state, Stream("broken"), 60):
        pass
    assert state.asked is not None, "a position in the middle of a game"
    good = json.dumps(state.save())
    assert game.load(json.loads(good)).save() == state.save()
    for field in json.loads(good):
        for bad in (None, "x", -7, [], {}, [[["x"]]], {"x": 1}, 10**30):
            data = json.loads(good)
            if data[field] == bad or (field == "verdict" and bad is None):
                continue
            data[field] = bad
            with pytest.raises((Corrupt, BadOption)):
                game.load(data)
    for field in json.loads(good):
        data = json.loads(good)
        del data[field]
        with pytest.raises(Corrupt):
            game.load(data)
    for field in json.loads(good)["table"]:
        for bad_piece in (None, "x", -7, {"x": 1}, [["x"]], 10**30):
            data = json.loads(good)
            data["table"][field] = bad_piece
            with pytest.raises(Corrupt):
                game.load(data)
    agendas: list[object] = [
        [["NoSuchStep"]],
        [[]],
        ["x"],
        [[1]],
        [["Together", "x"]],
        [["Together", ["NoSuchStep", 1]]],
        [],
    ]
    for agenda in agendas:
        data = json.loads(good)
        data["agenda"] = agenda
        with pytest.raises(Corrupt):
            game.load(data)


@GAMES
def test_variants_cover_every_value_of_every_option(key: str) -> None:
    game = parlour.game(key)
    seen = {(option, value) for options in variants(game) for option, value in options.items()}
    defaults = {(option.key, option.default) for option in game.options}
    assert seen | defaults >= {(option.key, value) for option in game.options for value in option.values}


@CASES
def test_what_is_worth_answering_follows_from_what_everybody_sees(key: str, seats: int, options: Options) -> None:
    """Bots wait longer while a window is worth something, so who waits must not be a secret."""
    state = start(key, seats, options)
    game = state.game
    worlds = Stream("offers")
    for step, _ in enumerate(walk(state, Stream("windows"), 300)):
        if step % 5 == 0:
            other = game.redeal(state, SPECTATOR, worlds)
            assert [(type(each), each.values()) for each in game.offers(other.table)] == [
                (type(each), each.values()) for each in game.offers(state.table)
            ]


@CASES
def test_a_standing_chance_is_the_clocks_and_can_be_answered_at_any_moment(
    key: str, seats: int, options: Options
) -> None:
    """Luck never answers it; where there is one, there is a time limit, and no other time."""
    state = start(key, seats, options)
    game = state.game
    for _, _ in walk(state, Stream(f"clock {seats}"), 120):
        chances = [question for _, question in state.windows() if isinstance(question, Chance)]
        limit = game.time_limit(state.table)
        assert len(chances) <= 1
        assert not chances or limit is not None
        assert limit is None or limit > 0
        assert not [each for each in game.offers(state.table) if isinstance(each.ask(state.table), Chance)]
        for chance in chances:
            rung = state.copy()
            rung.play(Answer(NATURE, chance.outcomes[0]))
            assert game.time_limit(rung.table) is None
            assert rung.asked is not None and state.asked is not None
            assert (rung.asked.seat, rung.asked.about) == (state.asked.seat, state.asked.about)
