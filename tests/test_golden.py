"""Golden records: whole games, replayed line by line; written once, they must fit for ever."""

from pathlib import Path

import pytest

from parlour.core.record import Record, play_line
from parlour.core.registry import game, games

GOLDEN = Path(__file__).parent / "golden"
FILES = sorted(GOLDEN.glob("*.play"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_the_verdict_it_names(path: Path) -> None:
    written = path.read_text("utf-8")
    record = Record.parse(written)
    assert record.text() == written
    state = record.start()
    for number, line in enumerate(record.lines, start=1):
        assert state.verdict is None
        play_line(state, line, number)
    assert state.verdict is not None
    assert " ".join(map(str, state.verdict.places)) == record.notes["places"]
    assert " ".join(map(str, state.verdict.scores)) == record.notes["scores"]


@pytest.mark.parametrize("key", games())
def test_every_game_and_number_of_seats_has_a_golden_record(key: str) -> None:
    found = {Record.parse(path.read_text("utf-8")).seats for path in FILES if path.stem.startswith(f"{key}-")}
    assert found == set(game(key).seats)
