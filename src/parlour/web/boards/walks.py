"""Walks over a board: of several events that move one figure, the page shows one journey."""

from collections.abc import Sequence

from parlour.web.boards import Cue


def joined(found: Sequence[Cue]) -> list[Cue]:
    """All walks of one figure become one, where the first of them was: only its end is on the page."""
    cues: list[Cue] = []
    walking: dict[str | int, int] = {}
    for cue in found:
        before = walking.get(cue["at"]) if cue["do"] == "walk" else None
        if before is not None:
            cues[before] = cues[before] | {"along": f"{cues[before]['along']} {cue['along']}".strip()}
            continue
        if cue["do"] == "walk":
            walking[cue["at"]] = len(cues)
        cues.append(cue)
    return cues
