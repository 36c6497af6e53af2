"""Dice Forge: the facade through which everybody else plays it."""

from collections.abc import Mapping, Sequence
from importlib.resources import files

from parlour.core.agenda import AnyStep
from parlour.core.events import Told
from parlour.core.options import Option, OptionValue
from parlour.core.plain import Plain
from parlour.core.questions import Rng
from parlour.core.rules import Game
from parlour.core.seats import Eye
from parlour.games.dice_forge import answers, layout
from parlour.games.dice_forge.citations import CITATIONS
from parlour.games.dice_forge.heuristics import advise
from parlour.games.dice_forge.model import Content
from parlour.games.dice_forge.reading import SEATS, read_content
from parlour.games.dice_forge.saved import load_table
from parlour.games.dice_forge.settings import CardSetOption, Settings
from parlour.games.dice_forge.steps import STEPS
from parlour.games.dice_forge.steps.rounds import Game as FirstStep
from parlour.games.dice_forge.steps.turn import open_windows
from parlour.games.dice_forge.table import ForgeTable
from parlour.games.dice_forge.view import look

_YES_NO = (True, False)
_NO_YES = (False, True)


class DiceForge(Game[ForgeTable]):
    """D-01: two to four players."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.key = "dice_forge"
        self.rules_version = 1
        self.content_hash = content.hash
        self.seats = SEATS
        self.options = (
            Option("rotate_first_player", _YES_NO, "DA-1"),
            Option("ship_single_face", _YES_NO, "DA-3"),
            Option("two_player_remove_gold_6", _NO_YES, "DA-5"),
            Option("allow_pass", _YES_NO, "DA-7"),
            Option("extra_after_pass", _NO_YES, "DA-8"),
            Option("pay_before_oust", _YES_NO, "DA-9"),
            Option("mirror_chain", _YES_NO, "DA-10"),
            Option("swap_split", _NO_YES, "DA-11"),
            Option("boar_colours", ("random", "fixed"), "DA-12"),
            Option("satyrs_mirror_may_copy_pick", _YES_NO, "DA-13"),
            Option("rolled_face_survives_forge", _YES_NO, "DA-14"),
            Option("tie_break", ("shared", "ladder"), "DA-15"),
            CardSetOption(content),
        )
        self.steps = STEPS
        self.bound = 20_000

    def own_text(self) -> str:
        return own_text()

    def with_pieces(self, written: str, name: str) -> "DiceForge":
        return DiceForge(read_content(name, written, _own_content()))

    def new_table(self, seats: int, options: Mapping[str, OptionValue]) -> ForgeTable:
        table = ForgeTable(seats, self.content, Settings(options))
        table.then(FirstStep())
        return table

    def load_table(self, seats: int, options: Mapping[str, OptionValue], data: Plain) -> ForgeTable:
        return load_table(seats, self.content, options, data)

    def standing(self, table: ForgeTable) -> Sequence[AnyStep]:
        return open_windows(table)

    def look(self, table: ForgeTable, eye: Eye) -> dict[str, Plain]:
        return look(table)

    def redealt(self, table: ForgeTable, eye: Eye, rng: Rng) -> ForgeTable:
        # D-133: nothing is hidden, so every world is this one; what is not drawn yet does not exist.
        return table.copy()

    def write_value(self, about: str, value: int) -> str:
        return answers.write_value(self.content, about, value)

    def read_value(self, about: str, answer: str) -> int:
        return answers.read_value(self.content, about, answer)

    def advice(self, view: dict[str, Plain], question: dict[str, Plain], rng: Rng) -> str | None:
        return advise(self.content, view, question, rng)

    def spoken(self, about: str, answer: str) -> Told:
        return answers.spoken(about, answer)

    def cites(self, told: Told) -> Sequence[str]:
        return CITATIONS.of(told)

    def lines(self, view: dict[str, Plain]) -> Sequence[Told]:
        return layout.lines(view)

    def caption(self, kind: str, value: str) -> Told | None:
        return layout.caption(self.content, kind, value)


def dice_forge(content: str | None = None) -> DiceForge:
    """The game with the pieces of this content text, or with its own. BadContent if the pieces do not add up."""
    own = _own_content()
    return DiceForge(own if content is None else read_content("content", content, own))


def _own_content() -> Content:
    return read_content("content.toml", own_text())


def own_text() -> str:
    """The text of the game's own content file."""
    return (files("parlour.games.dice_forge") / "content.toml").read_text("utf-8")
