"""Magi: the facade through which everybody else plays it."""

from collections.abc import Mapping, Sequence
from importlib.resources import files

from parlour.core.agenda import AnyStep
from parlour.core.events import Told
from parlour.core.options import Option, OptionValue
from parlour.core.plain import Plain
from parlour.core.playout import check_ends
from parlour.core.questions import Rng
from parlour.core.rules import Game
from parlour.core.seats import Eye
from parlour.games.magi import answers, layout
from parlour.games.magi.citations import CITATIONS
from parlour.games.magi.heuristics import advise
from parlour.games.magi.model import MOST_SEATS, Deck, read_deck
from parlour.games.magi.sheets import SHEETS
from parlour.games.magi.steps import STEPS
from parlour.games.magi.steps.calls import open_calls, worthwhile_calls
from parlour.games.magi.steps.round import Game as FirstStep
from parlour.games.magi.table import NOBODY, MagiTable, Settings, load_table
from parlour.games.magi.view import look, redealt

_YES_NO = (True, False)
_NO_YES = (False, True)


class Magi(Game[MagiTable]):
    """M-01, M-86: four to eight players. (M-02, time and age, is information and no rule.)"""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.key = "magi"
        self.rules_version = 1
        self.content_hash = deck.hash
        self.seats = tuple(range(4, MOST_SEATS + 1))
        self.options = (
            Option("draw_by_choice", _YES_NO, "MA-2"),
            Option("draw_then", ("any_hand_card", "drawn_card_only"), "MA-3"),
            Option("magic_needs_match", _YES_NO, "MA-6"),
            Option("magic_at_zero", _YES_NO, "MA-7"),
            Option("again_optional", _NO_YES, "MA-13"),
            Option("round_end_hand", ("anyone", "turn_player"), "MA-16"),
            Option("wrong_accusation_draw", (0, 1), "MA-18"),
            Option("start_through_skips", _NO_YES, "MA-19"),
            Option("direction_resets", _YES_NO, "MA-20"),
            Option("catch_at_round_end", _NO_YES, "MA-25"),
            Option("magi_call", ("manual", "auto"), "MA-26", by_days="auto"),
            Option("catastrophe", _NO_YES, "MA-27"),  # M-80
        )
        self.steps = STEPS
        self.sheets = SHEETS
        self.bound = 100_000

    def own_text(self) -> str:
        return own_text()

    def with_pieces(self, written: str, name: str) -> "Magi":
        game = Magi(read_deck(name, written))
        check_ends(game, name)
        return game

    def new_table(self, seats: int, options: Mapping[str, OptionValue]) -> MagiTable:
        table = MagiTable(seats, self.deck, Settings(options))
        table.then(FirstStep())
        return table

    def load_table(self, seats: int, options: Mapping[str, OptionValue], data: Plain) -> MagiTable:
        return load_table(seats, self.deck, Settings(options), data)

    def standing(self, table: MagiTable) -> Sequence[AnyStep]:
        return open_calls(table)

    def offers(self, table: MagiTable) -> Sequence[AnyStep]:
        # Asked before every decision of a playout, so nearly always answered here.
        if table.window == NOBODY or len(table.hands[table.window]) != 1:
            return ()
        return worthwhile_calls(table)

    def look(self, table: MagiTable, eye: Eye) -> dict[str, Plain]:
        return look(table, eye)

    def redealt(self, table: MagiTable, eye: Eye, rng: Rng) -> MagiTable:
        return redealt(table, eye, rng)

    def write_value(self, about: str, value: int) -> str:
        return answers.write_value(self.deck, about, value)

    def read_value(self, about: str, answer: str) -> int:
        return answers.read_value(self.deck, about, answer)

    def advice(self, view: dict[str, Plain], question: dict[str, Plain], rng: Rng) -> str | None:
        return advise(self.deck, view, question, rng)

    def spoken(self, about: str, answer: str) -> Told:
        return answers.spoken(about, answer)

    def cites(self, told: Told) -> Sequence[str]:
        return CITATIONS.of(told)

    def lines(self, view: dict[str, Plain]) -> Sequence[Told]:
        return layout.lines(view)

    def called(self, kind: str, value: str) -> Told | None:
        return layout.called(self.deck, kind, value)

    def caption(self, kind: str, value: str) -> Told | None:
        return layout.caption(self.deck, kind, value)

    def entry_caption(self, table: str, index: int, id: str) -> Told | None:
        return layout.entry_caption(self.deck, table, id)


def magi(content: str | None = None) -> Magi:
    """The game with the cards of this content text, or with its own. BadContent if the cards do not add up."""
    if content is None:
        return Magi(read_deck("content.toml", own_text()))
    return Magi(read_deck("content", content))


def own_text() -> str:
    """The text of the game's own content file."""
    return (files("parlour.games.magi") / "content.toml").read_text("utf-8")
