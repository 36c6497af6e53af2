"""How a sensible hero of Dice Forge answers, from what one seat sees and nothing else."""

from parlour.core.plain import Plain
from parlour.core.questions import Rng
from parlour.games.dice_forge.model import Content


def advise(content: Content, view: dict[str, Plain], question: dict[str, Plain], rng: Rng) -> str | None:
    answers = question["answers"]
    assert isinstance(answers, list)
    return str(answers[rng.randrange(len(answers))])
