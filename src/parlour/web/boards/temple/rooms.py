"""What lies in the rooms and changes: tiles, walls, clues, alcoves, bridge, decks, boulder. All of it is open."""

from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element, circle, g, rect, svg, text

from parlour.games.temple.board import COLUMNS
from parlour.games.temple.reckoning import boulder_dread
from parlour.web.boards.temple.ground import laid, numbered, placed
from parlour.web.boards.temple.places import BOARD, TEMPLE, VIEW, corner
from parlour.web.boards.temple.view import GAME
from parlour.words import Words

SHADES: Final = 6
"""Steps of shade along the corridor: the deeper, the sooner the boulder comes."""


class Tile(NamedTuple):
    """A lava tile as one eye knows it; ``noted`` when the eye's own notes say that it is a trap (T-57)."""

    cell: str
    glyph: str
    state: str
    number: int
    noted: bool


@lru_cache(maxsize=1024)
def lava_region(tiles: tuple[Tile, ...], suns: tuple[tuple[str, bool], ...], mask: bool, words: Words) -> Element:
    """The lava room, ``board-lava``; each tile is ``board-tile-<cell>``."""
    return svg(
        "#board-lava.temple-layer",
        viewBox=VIEW,
        role="img",
        aria_label=_lava_said(tiles, suns, mask, words),
    )[
        [_tile(each, mask) for each in tiles],
        [_sun(cell, open) for cell, open in suns],
        _mask() if mask else None,
    ]


@lru_cache(maxsize=1024)
def walls_region(left: int, right: int, zones: tuple[tuple[int, int, int], ...], words: Words) -> Element:
    """The wall room, ``board-walls``: both walls, and for each row the clue tile and the deck.

    ``zones`` are (row, number of the clue, cards). The walls are ``board-wall-left`` and ``board-wall-right``.
    """
    said = [
        words.say("temple-board-walls", left=left, right=right, gap=max(0, COLUMNS - left - right)),
        *(words.say("temple-board-zone", row=row, number=number, cards=cards) for row, number, cards in zones),
    ]
    return svg("#board-walls.temple-layer", viewBox=VIEW, role="img", aria_label=words.listed(said))[
        svg(x="492", y="0", width="616", height="400", viewBox="492 0 616 400")[
            g(id="board-wall-left")[placed("wall", 200 + 100 * left, 0, wide=300, high=400)],
            g(id="board-wall-right")[placed("wall", 1100 - 100 * right, 0, wide=300, high=400)],
        ],
        [_clue(row, number) for row, number, _ in zones],
        [_deck(f"w{row}", 1126, 100 * row - 94, cards) for row, _, cards in zones],
    ]


@lru_cache(maxsize=1024)
def works_region(
    alcoves: tuple[tuple[str, str, bool], ...], planks: int, lava_cards: int, river_cards: int, words: Words
) -> Element:
    """Alcoves, bridge and the decks of lava and river, ``board-works``. ``alcoves`` are (id, cell, full)."""
    full = [words.word(GAME, "cell", cell) for _, cell, there in alcoves if there]
    said = [
        words.say("temple-board-alcoves", cells=words.listed(full)),
        words.say("temple-board-planks", number=planks),
        words.say("temple-board-decks", lava=lava_cards, river=river_cards),
    ]
    return svg("#board-works.temple-layer", viewBox=VIEW, role="img", aria_label=words.listed(said))[
        [_alcove(id, cell, there) for id, cell, there in alcoves],
        g(id="board-bridge")[_bridge(planks)],
        _deck("lava", 526, 756, lava_cards),
        _deck("river", 26, 1022, river_cards),
    ]


@lru_cache(maxsize=1024)
def dread_region(boulder: int, begun: int, end: int, words: Words) -> Element:
    """T-116, T-117: the shade along the corridor, ``board-dread``: for each cell the mean rounds until the boulder is
    there. It has rolled in ``begun`` rounds; ``end`` is the cell at which it seals the exit.
    """
    to_end = boulder_dread(end - boulder, begun) if end > boulder else None
    said = (
        words.say("temple-board-sealed")
        if to_end is None
        else words.say("temple-board-dread-label", mean=one_place(float(to_end.mean)), soonest=to_end.soonest)
    )
    return svg("#board-dread.temple-layer", viewBox=VIEW, role="img", aria_label=said)[
        [_shade(track, boulder, begun, end) for track in range(boulder + 1, end + 1)]
    ]


@lru_cache(maxsize=64)
def boulder_region(cell: str, words: Words) -> Element:
    """The boulder, ``board-boulder``."""
    x, y = corner(cell)
    said = words.say("temple-board-boulder", cell=words.word(GAME, "cell", cell))
    return svg("#board-boulder-layer.temple-layer", viewBox=VIEW, role="img", aria_label=said)[
        g(id="board-boulder")[placed("boulder", x - 3, y - 3, wide=106, high=106)]
    ]


def one_place(number: float) -> str:
    """A number with one decimal place."""
    return f"{number:.1f}"


def _tile(tile: Tile, mask: bool) -> Element:
    x, y = corner(tile.cell)
    drawn: list[Element] = []
    if tile.state == "hole":
        drawn.append(placed("hole", x, y, wide=100, high=100))
        drawn.append(numbered(x + 80, y + 92, str(tile.number), kind="temple-tile-gone"))
    elif tile.state == "unturned":
        drawn.append(placed("tile", x, y, wide=100, high=100))
        if tile.glyph and not mask:
            drawn.append(g(color="#F6F0D6")[placed(f"glyph-{tile.glyph}", x + 21, y + 18, wide=58, high=58)])
        if tile.noted:
            drawn.append(
                circle(cx=f"{x + 80:g}", cy=f"{y + 20:g}", r="19", fill="#FFF3D6", stroke="#8B1E12", stroke_width="4")
            )
            drawn.append(g(color="#8B1E12")[placed("skull", x + 67, y + 6, wide=26, high=26)])
    else:
        drawn.append(placed(f"tile-{tile.state}", x, y, wide=100, high=100))
        drawn.append(numbered(x + 37, y + 61, str(tile.number), kind=f"temple-tile-number is-{tile.state}"))
        drawn.append(g(color="#3A2B0A", opacity=".8")[placed(f"glyph-{tile.glyph}", x + 58, y + 12, wide=30, high=30)])
        if tile.state == "turned":
            drawn.append(placed("gem", x + 58, y + 54, wide=28, high=28))
    return g(id=f"board-tile-{tile.cell}")[drawn]


def _sun(cell: str, open: bool) -> Element:
    x, y = corner(cell)
    return g(id=f"board-sun-{cell}")[placed("sun-open" if open else "sun", x, y, wide=100, high=100)]


def _mask() -> Element:
    """T-13: the black board over the room."""
    return g(id="board-mask")[laid("mask")]


def _clue(row: int, number: int) -> Element:
    """T-16: the clue tile beside a row shows its brown number; its glyph lies down."""
    y = 100 * row - 88
    return g(id=f"board-clue-{row}")[
        rect(x="400", y=f"{y}", width="76", height="76", rx="12", fill="#8C5F38", stroke="#2C1A0A", stroke_width="5"),
        rect(
            x="409",
            y=f"{y + 9}",
            width="58",
            height="58",
            rx="7",
            fill="none",
            stroke="#E3C08F",
            stroke_opacity=".6",
            stroke_width="2.5",
        ),
        text(class_="temple-clue-number", x="438", y=f"{y + 53}", text_anchor="middle")[str(number) if number else ""],
    ]


def _deck(deck: str, x: float, y: float, cards: int) -> Element:
    """A face-down deck and how many cards it has."""
    colours = {
        "w1": "#C9B98B",
        "w2": "#B5C49A",
        "w3": "#9DBFA9",
        "w4": "#8FB4B4",
        "lava": "#D9762A",
        "river": "#2F86A0",
    }
    heap = [
        rect(
            x=f"{x + 4 * n:g}",
            y=f"{y - 4 * n:g}",
            width="58",
            height="80",
            rx="7",
            fill=colours[deck],
            stroke="#20180C",
            stroke_width="3.5",
        )
        for n in range(3 if cards > 5 else 2 if cards > 1 else cards)
    ]
    if not heap:
        heap = [
            rect(
                x=f"{x:g}",
                y=f"{y:g}",
                width="58",
                height="80",
                rx="7",
                fill="none",
                stroke="#8FA398",
                stroke_width="3.5",
                stroke_dasharray="9 8",
            )
        ]
    return g(id=f"board-deck-{deck}")[
        heap,
        text(
            class_=f"temple-deck-number is-{deck if cards else 'none'}",
            x=f"{x + 33:g}",
            y=f"{y + 50:g}",
            text_anchor="middle",
        )[str(cards)],
    ]


def _alcove(id: str, cell: str, full: bool) -> Element:
    x, y = corner(cell)
    at = x + 104 if id == "big" else x - 74
    treasure = placed("crown-gem" if id == "big" else "gem", at + 13, y + 22, wide=44, high=44)
    value = TEMPLE.treasures[TEMPLE.treasure_of[id]].value
    return g(id=f"board-alcove-{id}")[
        placed("alcove", at, y + 4, wide=70, high=92),
        [
            treasure,
            text(class_="temple-alcove-value", x=f"{at + 35:g}", y=f"{y + 90:g}", text_anchor="middle")[str(value)],
        ]
        if full
        else None,
    ]


def _bridge(planks: int) -> list[Element]:
    """T-99: five planks; of the broken ones only stumps are left."""
    x = corner("bridge")[0]
    drawn = [laid("ropes")]
    for n in range(TEMPLE.planks):
        y = 1008 + 38 * n
        drawn.append(placed("plank", x + 2, y, wide=96, high=36) if n < planks else laid("stump", x, y))
    return drawn


def _shade(track: int, boulder: int, begun: int, end: int) -> Element:
    """The darker the sooner, with the mean number of rounds."""
    dread = boulder_dread(track - boulder, begun)
    depth = max(0, SHADES - int(dread.mean))
    x, y = corner(BOARD.ids[BOARD.corridor[track]])
    return g(class_=f"temple-shade is-{depth}")[
        rect(x=f"{x + 4:g}", y=f"{y + 4:g}", width="92", height="92", rx="9"),
        text(x=f"{x + 12:g}", y=f"{y + 33:g}")[one_place(float(dread.mean))],
    ]


def _lava_said(tiles: tuple[Tile, ...], suns: tuple[tuple[str, bool], ...], mask: bool, words: Words) -> str:
    said = [words.say("temple-board-mask")] if mask else []
    for each in tiles:
        if mask and each.state == "unturned":
            continue
        cell = words.word(GAME, "cell", each.cell)
        glyph = words.word(GAME, "glyph", each.glyph) if each.glyph else ""
        said.append(words.say(f"temple-board-tile-{each.state}", cell=cell, glyph=glyph, number=each.number))
        if each.noted and each.state == "unturned":
            said.append(words.say("temple-board-tile-noted", cell=cell))
    for cell, open in suns:
        said.append(
            words.say("temple-board-sun-open" if open else "temple-board-sun-shut", cell=words.word(GAME, "cell", cell))
        )
    return words.listed(said)
