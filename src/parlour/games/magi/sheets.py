"""What a content file of Magi consists of. ``model.py`` says what may stand together."""

from typing import Final

from parlour.core.sheets import Field, Sheet

TYPES: Final = ("guild", "item", "magician")

COUNTS: Final = ("cards", *TYPES)

EFFECTS: Final = (
    *("select", "free", "reset", "draw 1", "draw 2", "draw 3", "draw 4", "draw 5"),
    *("reverse", "shoot", "again", "through", "original"),
)

SHEETS: Final = (
    Sheet(
        "deck",
        Field("hand", "whole", low=2, high=9),
        Field("goal", "whole", low=1, high=1000),
        one=True,
        counted=COUNTS,
    ),
    Sheet(
        "kind",
        Field("id", "word"),
        Field("name", "name", optional=True),
        Field("type", "word", allowed=TYPES),
        Field("copies", "whole", low=1, high=20),
        Field("effects", "words", allowed=EFFECTS),
        Field("hexagram", "truth"),
        Field("points", "whole", low=0, high=50),
        said="kind",
    ),
)
