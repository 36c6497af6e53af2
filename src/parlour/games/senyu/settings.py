"""The table options (rulebook section 2), typed."""

from collections.abc import Mapping
from typing import Final

from parlour.core.options import NumberOption, Option, OptionValue

_NO_YES: Final = (False, True)
_YES_NO: Final = (True, False)
BY_PLAYERS: Final = "by_players"
OFF: Final = "off"

OPTIONS: Final = (
    Option("knockout_hp", ("current", "full"), "SA-3"),
    Option("knockout_reroll", ("tie_for_highest", "any_repeat"), "SA-4"),
    Option("knockout_items", _NO_YES, "SA-5"),
    Option("near_death_lost_turns", (0, 1), "SA-6"),
    Option("stay_stacks", _NO_YES, "SA-8"),
    Option("stay_blocks_forced_moves", _NO_YES, "SA-9"),
    Option("staying_reactions", _YES_NO, "SA-10"),
    Option("rights_wait", _YES_NO, "SA-11"),
    Option("clair_blocks_all_effects", _NO_YES, "SA-14"),
    Option("rechallenge_after_void", _NO_YES, "SA-16"),
    Option("rift_piece", ("waits", "moves_at_once"), "SA-18"),
    Option("goal_certificates", (BY_PLAYERS, 1, 2, 3, 4, 5, 6, 7, 8, 9), "SA-22"),
    NumberOption("timed_minutes", low=1, high=240, reading="SA-23"),
    Option("early_stop", ("rank", "knockout"), "SA-24"),
    Option("hero_choice", ("chosen", "drawn"), "SA-25"),
)


class Settings:
    """The options of one table; ``goal`` and ``minutes`` are 0 where there is none."""

    __slots__ = (
        "any_repeat",
        "drawn_heroes",
        "full_hp",
        "given",
        "goal",
        "knockout_items",
        "lost_turns",
        "minutes",
        "rechallenge",
        "refuse_all",
        "rift_at_once",
        "rights_wait",
        "stay_blocks",
        "stay_stacks",
        "staying_reactions",
        "stop_knockout",
    )

    def __init__(self, given: Mapping[str, OptionValue], suggested: int) -> None:
        """S-19: the goal agreed on before the game, else the ``suggested`` number of certificates (S-11, S-12)."""
        self.given: Final = dict(given)
        self.full_hp: Final = given["knockout_hp"] == "full"
        self.any_repeat: Final = given["knockout_reroll"] == "any_repeat"
        self.knockout_items: Final = given["knockout_items"] is True
        self.lost_turns: Final = given["near_death_lost_turns"] == 1
        self.stay_stacks: Final = given["stay_stacks"] is True
        self.stay_blocks: Final = given["stay_blocks_forced_moves"] is True
        self.staying_reactions: Final = given["staying_reactions"] is True
        self.rights_wait: Final = given["rights_wait"] is True
        self.refuse_all: Final = given["clair_blocks_all_effects"] is True
        self.rechallenge: Final = given["rechallenge_after_void"] is True
        self.rift_at_once: Final = given["rift_piece"] == "moves_at_once"
        self.stop_knockout: Final = given["early_stop"] == "knockout"
        self.drawn_heroes: Final = given["hero_choice"] == "drawn"
        minutes = given["timed_minutes"]
        self.minutes: Final = minutes if isinstance(minutes, int) and minutes is not False else 0
        # S-162: timed games have no certificate goal.
        agreed = given["goal_certificates"]
        self.goal: Final = 0 if self.minutes else agreed if isinstance(agreed, int) else suggested
