"""What a content file of Senyu consists of. ``reading.py`` says what may stand together."""

from typing import Final

from parlour.core.sheets import Field, Sheet
from parlour.games.senyu.model import Skill, When

KINDS: Final = ("start", "task", "event", "wilderness")

TIMES: Final = (When.OWN_TURN, When.BEFORE_ROLL, When.AFTER_ROLL, When.HUNT, When.CHALLENGED, When.PICKED)
"""When an item may be used (S-27)."""

COUNTS: Final = ("cells", "monsters", "events", "items")

_MOVES: Final = ("heal 1", "damage 1", "move 2", "move -2", "stay", "draw 1", "discard 1")
_FATE: Final = "roll: 1-2 move -1 | 3-4 stay | 5-6 heal 1; move 1"
_PICKS: Final = ("any: damage 2", "all: heal 1", "leaders: move -2")
_RIFT: Final = ("jump castle", "depart castle castle", "leap castle castle")
_SPECIAL: Final = ("dice 2", "reroll", "attack 2", "void-duel", "void-card")

_ID: Final = Field("id", "word")
_NAME: Final = Field("name", "name", optional=True)
_COPIES: Final = Field("copies", "whole", low=1, high=20)

SHEETS: Final = (
    Sheet(
        "box",
        Field("hp", "whole", low=3, high=30),
        Field("hand", "whole", low=1, high=5),
        Field("goal_few", "whole", low=1, high=9),
        Field("goal_many", "whole", low=1, high=9),
        one=True,
        counted=COUNTS,
    ),
    Sheet(
        "cell",
        _ID,
        _NAME,
        Field("kind", "word", allowed=KINDS),
        Field("effects", "words", examples=(*_MOVES, *_RIFT, _FATE), optional=True),
        said="cell",
        numbered=True,
    ),
    Sheet(
        "hero",
        _ID,
        Field("skill", "word", allowed=[each.value for each in Skill]),
        Field("skill_cells", "words"),
        Field("home", "word"),
        Field("home_effects", "words", examples=(*_MOVES, *_RIFT, _FATE)),
        fixed=True,
        said="hero",
    ),
    Sheet(
        "monster",
        _ID,
        _NAME,
        Field("hp", "whole", low=1, high=12),
        _COPIES,
        Field("success", "words", examples=(*_MOVES, _FATE)),
        Field("failure", "words", examples=(*_MOVES, _FATE)),
        said="monster",
    ),
    Sheet("event", _ID, _NAME, _COPIES, Field("effects", "words", examples=(*_MOVES, _FATE, *_PICKS)), said="card"),
    Sheet(
        "item",
        _ID,
        _NAME,
        Field("when", "word", allowed=[each.value for each in TIMES]),
        _COPIES,
        Field("effects", "words", examples=(*_MOVES, _FATE, *_PICKS, *_SPECIAL)),
        said="card",
    ),
)
