"""Senyu: the facade through which everybody else plays it."""

from collections.abc import Mapping, Sequence
from importlib.resources import files

from parlour.core.agenda import AnyStep
from parlour.core.errors import BadOption
from parlour.core.events import Told
from parlour.core.options import OptionValue
from parlour.core.plain import Plain
from parlour.core.playout import check_ends
from parlour.core.questions import Rng
from parlour.core.rules import Game
from parlour.core.seats import Eye
from parlour.games.senyu import answers, layout
from parlour.games.senyu.citations import CITATIONS
from parlour.games.senyu.heuristics import advise
from parlour.games.senyu.loading import load_table
from parlour.games.senyu.model import Content
from parlour.games.senyu.reading import read_content
from parlour.games.senyu.settings import BY_PLAYERS, OFF, OPTIONS, Settings
from parlour.games.senyu.sheets import SHEETS
from parlour.games.senyu.steps import STEPS
from parlour.games.senyu.steps.ending import FOUGHT, WHY
from parlour.games.senyu.steps.opening import Journey
from parlour.games.senyu.steps.round import standing, wishes_to_stop
from parlour.games.senyu.table import NO_HERO, NOBODY, SenyuTable
from parlour.games.senyu.view import look, redealt

MOST_ANY_REPEAT = 6
"""S-161: with more fighters all numbers can hardly ever, or never, differ."""


class Senyu(Game[SenyuTable]):
    """S-04, S-120: two to eight players."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.key = "senyu"
        self.rules_version = 1
        self.content_hash = content.hash
        self.seats = tuple(range(2, 9))
        self.options = OPTIONS
        self.steps = STEPS
        self.character_kind = "hero"
        # Bots would choose the same few heroes every time.
        self.trial_options = (("hero_choice", "drawn"),)
        self.sheets = SHEETS
        self.bound = 200_000

    def check_options(self, seats: int, options: Mapping[str, OptionValue]) -> None:
        """S-161: any_repeat is refused at large tables; S-162: timed games have no certificate goal to agree on."""
        if options["knockout_reroll"] == "any_repeat" and seats > MOST_ANY_REPEAT:
            raise BadOption(
                f"option 'knockout_reroll' expects tie_for_highest at tables of more than {MOST_ANY_REPEAT}, "
                f"got 'any_repeat' at a table of {seats}"
            )
        if options["timed_minutes"] != OFF and options["goal_certificates"] != BY_PLAYERS:
            raise BadOption(
                f"option 'goal_certificates' expects {BY_PLAYERS} in a timed game, which has no goal, "
                f"got {options['goal_certificates']!r} with {options['timed_minutes']!r} minutes"
            )

    def own_text(self) -> str:
        return own_text()

    def with_pieces(self, written: str, name: str) -> "Senyu":
        game = Senyu(read_content(name, written))
        check_ends(game, name)
        return game

    def new_table(self, seats: int, options: Mapping[str, OptionValue]) -> SenyuTable:
        table = SenyuTable(seats, self.content, Settings(options, self.content.goal(seats)))
        table.lay_out()
        table.then(Journey())
        return table

    def load_table(self, seats: int, options: Mapping[str, OptionValue], data: Plain) -> SenyuTable:
        return load_table(seats, self.content, Settings(options, self.content.goal(seats)), data)

    def standing(self, table: SenyuTable) -> Sequence[AnyStep]:
        return standing(table)

    def offers(self, table: SenyuTable) -> Sequence[AnyStep]:
        # Nobody is asked to stop before somebody wishes to.
        return wishes_to_stop(table) if table.wishes and table.turn != NOBODY else ()

    def time_limit(self, table: SenyuTable) -> int | None:
        return table.settings.minutes * 60 if table.settings.minutes and not table.time_up else None

    def look(self, table: SenyuTable, eye: Eye) -> dict[str, Plain]:
        return look(table, eye)

    def redealt(self, table: SenyuTable, eye: Eye, rng: Rng) -> SenyuTable:
        return redealt(table, eye, rng)

    def write_value(self, about: str, value: int) -> str:
        return answers.write_value(self.content, about, value)

    def read_value(self, about: str, answer: str) -> int:
        return answers.read_value(self.content, about, answer)

    def advice(self, view: dict[str, Plain], question: dict[str, Plain], rng: Rng) -> str | None:
        return advise(self.content, view, question, rng)

    def measures(self, table: SenyuTable) -> dict[str, float]:
        """How dangerous the journey is, and how often it takes a knockout (S-14) to end it."""
        knockout = table.verdict is not None and table.verdict.why == WHY[FOUGHT]
        return {
            "near_deaths_per_player": sum(table.falls) / table.seats,
            "near_deaths_most": float(max(table.falls)),
            "knockouts": 1.0 if knockout else 0.0,
        }

    def characters(self, table: SenyuTable) -> Sequence[str]:
        if NO_HERO in table.heroes:
            return ()
        return [table.hero(seat).text for seat in table.everyone]

    def spoken(self, about: str, answer: str) -> Told:
        return answers.spoken(about, answer)

    def cites(self, told: Told) -> Sequence[str]:
        return CITATIONS.of(told)

    def lines(self, view: dict[str, Plain]) -> Sequence[Told]:
        return layout.lines(view)

    def called(self, kind: str, value: str) -> Told | None:
        return layout.called(self.content, kind, value)

    def caption(self, kind: str, value: str) -> Told | None:
        return layout.caption(self.content, kind, value)

    def entry_caption(self, table: str, index: int, id: str) -> Told | None:
        return layout.entry_caption(self.content, table, index, id)


def senyu(content: str | None = None) -> Senyu:
    """The game with the pieces of this content text, or with its own. BadContent if they do not add up."""
    if content is None:
        return Senyu(read_content("content.toml", own_text()))
    return Senyu(read_content("content", content))


def own_text() -> str:
    """The text of the game's own content file."""
    return (files("parlour.games.senyu") / "content.toml").read_text("utf-8")
