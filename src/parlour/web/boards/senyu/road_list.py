"""The cells in words: what the pictures on the road mean, for whoever cannot hover or see them."""

from functools import lru_cache

from htpy import Element, b, details, li, span, summary, svg, ul, use

from parlour.web.boards.senyu.pictures import cell_id, content_of
from parlour.web.boards.senyu.sayings import ground_said
from parlour.web.boards.senyu.view import GAME
from parlour.words import Words


@lru_cache(maxsize=8)
def road_list(words: Words) -> Element:
    """Every cell that has a name of its own, and one each of those that have none; folded."""
    content = content_of(words)
    shown = {cell.text if cell.text in content_names(words) else cell.kind: cell for cell in reversed(content.cells)}
    cells = sorted(shown.values(), key=lambda cell: (cell.text in content_names(words), cell.place))
    return details("#board-road.sy-panel.sy-road-list")[
        summary[words.say("senyu-board-road")],
        ul(role="list")[
            [
                li[
                    svg(viewBox="0 0 64 64", aria_hidden="true", focusable="false")[
                        use(href=f"#{cell_id(cell.text, cell.kind)}")
                    ],
                    span[
                        b[words.word(GAME, "cell", cell.text)],
                        " ",
                        span(".sy-small")[
                            _about(cell.place, cell.kind, words, named=cell.text in content_names(words))
                        ],
                        span(".sy-small")[ground_said(cell, words)],
                    ],
                ]
                for cell in cells
            ]
        ],
    ]


@lru_cache(maxsize=8)
def content_names(words: Words) -> frozenset[str]:
    """The texts of the cells that have a name, and are not only called by kind and place, as "task-4"."""
    content = content_of(words)
    return frozenset(
        cell.text
        for cell in content.cells
        if cell.text != f"{cell.kind}-{cell.place}" or content.names.get(f"cell {cell.text}")
    )


def _about(place: int, kind: str, words: Words, *, named: bool) -> str:
    said = words.word(GAME, "kind", kind)
    return words.say("senyu-board-place", place=place, kind=said) if named else ""
