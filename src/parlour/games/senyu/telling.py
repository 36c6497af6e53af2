"""What effects do, for the catalogues: told from the effects themselves, whoever wrote them."""

from collections.abc import Sequence

from parlour.core.events import Told
from parlour.core.plain import Plain
from parlour.games.senyu.model import Content, Effect, Op


def told_all(content: Content, numbers: Sequence[int]) -> list[Plain]:
    """A line of text for each of the effects, in order; one that says so where there are none."""
    if not numbers:
        return [{"line": "nothing"}]
    return [_told(content, content.effects[number]) for number in numbers]


def _told(content: Content, effect: Effect) -> Told:
    told: Told = {"line": effect.op.value}
    if effect.op is Op.MOVE and effect.n < 0:
        return {"line": "move-back", "number": -effect.n}
    if effect.n:
        told["number"] = effect.n
    if effect.op is Op.JUMP:
        told["cell"] = content.cells[effect.odd].text
    if effect.op in (Op.DEPART, Op.LEAP):
        told["odd"] = _cell(content, effect.odd)
        told["even"] = _cell(content, effect.even)
    if effect.op is Op.ROLL:
        told["rows"] = _rows(content, effect.rows)
    if effect.parts:
        told["parts"] = told_all(content, effect.parts)
    return told


def _cell(content: Content, place: int) -> Plain:
    return {"line": "cell-name", "cell": content.cells[place].text}


def _rows(content: Content, rows: Sequence[tuple[int, ...]]) -> list[Plain]:
    """What each face of the die brings; faces that bring the same stand together."""
    found: list[Plain] = []
    first = 0
    for face in range(1, len(rows) + 1):
        if face == len(rows) or rows[face] != rows[first]:
            told: Told = {"line": "face" if face == first + 1 else "faces", "first": first + 1, "last": face}
            told["parts"] = told_all(content, rows[first])
            found.append(told)
            first = face
    return found
