"""The temple: the facade through which everybody else plays it."""

from collections.abc import Mapping, Sequence
from importlib.resources import files

from parlour.core.errors import BadOption
from parlour.core.events import Told
from parlour.core.options import Option, OptionValue
from parlour.core.plain import Plain
from parlour.core.questions import Rng
from parlour.core.rules import Game
from parlour.core.seats import Eye
from parlour.games.temple import answers, layout
from parlour.games.temple.citations import CITATIONS
from parlour.games.temple.heuristics import advise
from parlour.games.temple.model import Temple, read_temple
from parlour.games.temple.saved import load_table
from parlour.games.temple.steps import STEPS
from parlour.games.temple.steps.setup import Game as FirstStep
from parlour.games.temple.table import ESCAPED, MOST_SEATS, Settings, TempleTable
from parlour.games.temple.view import look, redealt

_YES_NO = (True, False)
_NO_YES = (False, True)

PRINTED_SEATS = 5
"""T-01: the original's most; a sixth is in some printed booklets (T-02)."""


class TempleGame(Game[TempleTable]):
    """T-01, T-02: two to six players."""

    def __init__(self, temple: Temple) -> None:
        self.temple = temple
        self.key = "temple"
        self.rules_version = 1
        self.content_hash = temple.hash
        self.seats = tuple(range(2, MOST_SEATS + 1))
        self.options = (
            Option("allow_six_players", _YES_NO, "TA-1"),
            Option("load_timing", ("phase1", "live"), "TA-4"),
            Option("overload", ("level_5", "drop_to_12", "level_6"), "TA-5"),
            Option("wall_pushes", _YES_NO, "TA-6"),
            Option("reserve_keeps_game_open", _YES_NO, "TA-7"),
            Option("first_player_skips_out", _NO_YES, "TA-8"),
            Option("sun_reentry", _NO_YES, "TA-9"),
            Option("alcove_keeps_dice_in_turn", _NO_YES, "TA-10"),
            Option("waterfall_without_action", ("waits", "dies"), "TA-11"),
            Option("tie_big_alcove_wins", _NO_YES, "TA-14"),
            Option("clue_notes", _YES_NO, "TA-15"),
            Option("open_pick", _NO_YES, "TA-16"),
            Option("second_may_wait", _YES_NO, "TA-17"),
            Option("track_end", (31, 26, 27, 28, 29, 30), "TA-19"),
        )
        self.steps = STEPS
        self.bound = 100_000

    def check_options(self, seats: int, options: Mapping[str, OptionValue]) -> None:
        if seats > PRINTED_SEATS and options["allow_six_players"] is not True:
            raise BadOption(f"option 'allow_six_players' is false: expected 2 to {PRINTED_SEATS} seats, got {seats}")

    def own_text(self) -> str:
        return own_text()

    def with_pieces(self, written: str, name: str) -> "TempleGame":
        return TempleGame(read_temple(name, written))

    def new_table(self, seats: int, options: Mapping[str, OptionValue]) -> TempleTable:
        table = TempleTable(seats, self.temple, Settings(options))
        table.then(FirstStep())
        return table

    def load_table(self, seats: int, options: Mapping[str, OptionValue], data: Plain) -> TempleTable:
        return load_table(seats, self.temple, Settings(options), data)

    def look(self, table: TempleTable, eye: Eye) -> dict[str, Plain]:
        return look(table, eye)

    def redealt(self, table: TempleTable, eye: Eye, rng: Rng) -> TempleTable:
        return redealt(table, eye, rng)

    def write_value(self, about: str, value: int) -> str:
        return answers.write_value(self.temple, about, value)

    def read_value(self, about: str, answer: str) -> int:
        return answers.read_value(self.temple, about, answer)

    def advice(self, view: dict[str, Plain], question: dict[str, Plain], rng: Rng) -> str | None:
        return advise(self.temple, view, question, rng)

    def measures(self, table: TempleTable) -> dict[str, float]:
        """Who got out, and what the winner carried: 0 where nobody got out."""
        escaped = sum([status == ESCAPED for status in table.status])
        return {
            "escapes_per_player": escaped / table.seats,
            "nobody_escapes": 0.0 if escaped else 1.0,
            "winning_score": float(max(table.verdict.scores)) if table.verdict else 0.0,
            "rounds_over_14": 1.0 if table.round > 14 else 0.0,
        }

    def spoken(self, about: str, answer: str) -> Told:
        return answers.spoken(about, answer)

    def cites(self, told: Told) -> Sequence[str]:
        return CITATIONS.of(told)

    def lines(self, view: dict[str, Plain]) -> Sequence[Told]:
        return layout.lines(view)

    def caption(self, kind: str, value: str) -> Told | None:
        return layout.caption(self.temple, kind, value)


def temple(content: str | None = None) -> TempleGame:
    """The game with the board and cards of this content text, or with its own. BadContent if they do not add up."""
    if content is None:
        return TempleGame(read_temple("content.toml", own_text()))
    return TempleGame(read_temple("content", content))


def own_text() -> str:
    """The text of the game's own content file."""
    return (files("parlour.games.temple") / "content.toml").read_text("utf-8")
