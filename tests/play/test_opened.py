"""Which questions stay as they were when something is answered: on a table made for it."""

from collections.abc import Sequence
from typing import Final

from parlour.core.agenda import AnyStep, Step, Table
from parlour.core.questions import Answer, Choice, Value
from parlour.core.rules import Game, State
from parlour.play.opened import Opened, move_of, reopened

HAND, BELL, LEAD = 0, 9, 1


class Bells(Table):
    """Four seats lay a card at the same time; then seat 0 leads. Everybody may ring a bell at any time."""

    def copy(self) -> "Bells":
        other = Bells(self.seats)
        self.copy_onto(other)
        return other


class Lay(Step[Bells]):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, table: Bells) -> Choice:
        return Choice(self.seat, "lay", (HAND,), HAND)

    def answered(self, table: Bells, value: Value) -> None:
        pass


class Lead(Step[Bells]):
    def ask(self, table: Bells) -> Choice:
        return Choice(0, "lead", (LEAD,), LEAD)

    def answered(self, table: Bells, value: Value) -> None:
        table.then(Lead())


class Ring(Step[Bells]):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, table: Bells) -> Choice:
        return Choice(self.seat, "ring", (BELL,), BELL, optional=True)

    def answered(self, table: Bells, value: Value) -> None:
        pass


class BellGame(Game[Bells]):
    def standing(self, table: Bells) -> Sequence[AnyStep]:
        return [Ring(seat) for seat in range(table.seats)]


def ages(opened: Sequence[Opened]) -> dict[tuple[int, str], int]:
    return {(each.choice.seat, each.choice.about): each.since for each in opened}


def answered(opened: list[Opened], state: State[Bells], seat: int, about: str, *, version: int) -> list[Opened]:
    """Seat answers; the new version is given."""
    asked = next(each for each in opened if (each.choice.seat, each.choice.about) == (seat, about))
    move = move_of(asked, state)
    state.play(Answer(seat, asked.choice.default))
    return reopened(opened, state, move, since=version, at=0.0)


def begin() -> tuple[State[Bells], list[Opened]]:
    table = Bells(3)
    table.then(Lead())
    table.together(*[Lay(seat) for seat in range(3)])
    state = State(BellGame(), table)
    return state, reopened([], state, None, since=1, at=0.0)


def test_all_are_open_since_the_start_and_those_of_a_group_together() -> None:
    _, opened = begin()
    assert set(ages(opened).values()) == {1} and len(opened) == 6
    assert [each.together for each in opened] == [True] * 3 + [False] * 3


def test_an_answer_to_one_of_a_group_leaves_the_others_and_the_windows() -> None:
    state, opened = begin()
    opened = answered(opened, state, 1, "lay", version=2)
    assert ages(opened) == {(0, "lay"): 1, (2, "lay"): 1, (0, "ring"): 1, (1, "ring"): 1, (2, "ring"): 1}
    assert [each.together for each in opened][:2] == [True, True]


def test_an_answer_to_a_window_leaves_everything_else() -> None:
    state, opened = begin()
    opened = answered(opened, state, 2, "ring", version=2)
    assert set(ages(opened).values()) == {1}


def test_the_last_of_a_group_opens_what_follows_and_all_windows_but_its_own_anew() -> None:
    state, opened = begin()
    for version, seat in ((2, 1), (3, 0), (4, 2)):
        opened = answered(opened, state, seat, "lay", version=version)
    assert ages(opened) == {(0, "lead"): 4, (0, "ring"): 4, (1, "ring"): 4, (2, "ring"): 1}


def test_a_question_that_looks_alike_but_is_asked_by_another_step_is_new() -> None:
    state, opened = begin()
    for version, seat in ((2, 0), (3, 1), (4, 2)):
        opened = answered(opened, state, seat, "lay", version=version)
    opened = answered(opened, state, 1, "ring", version=5)
    assert ages(opened)[0, "lead"] == 4
    opened = answered(opened, state, 0, "lead", version=6)
    assert ages(opened)[0, "lead"] == 6
