"""How a sensible player of the temple answers, from what one seat sees and nothing else. No rules: only taste."""

from parlour.core.plain import Plain
from parlour.core.questions import Rng
from parlour.games.temple.model import Temple


def advise(temple: Temple, view: dict[str, Plain], question: dict[str, Plain], rng: Rng) -> str | None:
    """The answer to one of the seat's own questions."""
    default = question["default"]
    assert isinstance(default, str)
    return default
