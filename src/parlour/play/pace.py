"""How long things take at a table, in seconds. A pace is settled when the table is opened."""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

Span = tuple[float, float]
"""The least and the most; where between them is drawn at random for each answer."""

MINUTE: Final = 60.0
HOUR: Final = 60 * MINUTE


@dataclass(frozen=True, slots=True)
class Pace:
    """The clock of a table.

    ``by_days`` picks the defaults of table options. ``think`` is how long a person may take for a required answer,
    ``think_together`` when several choose at the same time. ``grace`` is how long a person may be disconnected before
    a bot answers for them; None means for ever (the clock still plays defaults).

    Bots take their time, so that people can follow and can call in time: ``bot`` for an answer; ``bot_first_window``
    for the window that the rules meet first (``Game.offers``: the own call), ``bot_later_window`` for the others (what
    another overlooked), and ``bot_behind_window`` for a required answer while such windows are worth something.
    """

    key: str
    by_days: bool
    think: float
    think_together: float
    grace: float | None
    bot: Span
    bot_first_window: Span
    bot_later_window: Span
    bot_behind_window: Span


LIVE: Final = Pace(
    key="live",
    by_days=False,
    think=90.0,
    think_together=60.0,
    grace=30.0,
    bot=(0.9, 1.8),
    bot_first_window=(0.7, 0.9),
    bot_later_window=(2.5, 3.4),
    bot_behind_window=(3.6, 4.2),
)

DAYS: Final = Pace(
    key="days",
    by_days=True,
    think=24 * HOUR,
    think_together=24 * HOUR,
    grace=None,
    bot=LIVE.bot,
    bot_first_window=LIVE.bot_first_window,
    bot_later_window=LIVE.bot_later_window,
    bot_behind_window=LIVE.bot_behind_window,
)

PACES: Final = MappingProxyType({pace.key: pace for pace in (LIVE, DAYS)})
