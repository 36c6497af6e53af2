"""A view of the temple as lines of text, in the order in which one looks at the table."""

from parlour.core.events import Told
from parlour.core.plain import Plain


def lines(view: dict[str, Plain]) -> list[Told]:
    """The round, the players, the collapse, the lava, the own treasures and notes."""
    found: list[Told] = [{"line": "round", "round": view["round"]}]
    return found
