"""Reading the board from the content, and checking that it is one (T-10)."""

from collections.abc import Sequence

from parlour.core.content import ContentFile, Entry
from parlour.games.temple.board import Board, Grid, Lines, Places


def read_board(file: ContentFile, head: Entry) -> Board:
    """The board that a content file describes; BadContent names the file and the line of what does not add up."""
    rows = file.many("row")
    grid = Grid(rows)
    places = Places(file.one("places"), file.many("sun"), grid)
    lines = Lines(file, [places.entrance, *grid.ids, places.bridge])
    board = Board(grid, lines, places)
    _check_contacts(head, board, lines)
    _check_counts(head, board, lines)
    _check_places(places, board)
    _check_ways(head, board)
    return board


def _check_counts(head: Entry, board: Board, lines: Lines) -> None:
    counts = {
        "cells": len(board.ids),
        "lines": len(lines.both) + len(lines.one_way),
        "one_way": len(lines.one_way),
        "leaps": sum([len(leaps) for leaps in board.leaps]),
    }
    for key, found in counts.items():
        if head.whole(key, low=0, high=1000) != found:
            raise head.wrong(f"expected {head.value(key)} {key}, the board has {found}", key)


def _check_contacts(head: Entry, board: Board, lines: Lines) -> None:
    """T-42, T-43: cells that touch have one line or one solid contact, cells that do not touch have none."""
    drawn = [(board.by_id[one], board.by_id[other]) for one, other in [*lines.both, *lines.one_way, *lines.solid]]
    for cell in board.numbers:
        for other in board.touching(cell):
            if (cell, other) not in drawn and (other, cell) not in drawn:
                raise head.wrong(f"expected a line where {board.ids[cell]} and {board.ids[other]} touch, got none")
    off_grid = (board.entrance, board.bridge)
    for one, other in drawn:
        if one not in off_grid and other not in off_grid and other not in board.touching(one):
            raise head.wrong(f"expected no line between {board.ids[one]} and {board.ids[other]}: they do not touch")


def _check_places(places: Places, board: Board) -> None:
    """T-72: which corridor cells lie next to the lava room; T-99: the bridge's ends; T-148: the suns' corners."""
    entry = places.entry
    hot = [*board.lava, *board.suns]
    near = [board.ids[c] for c in board.corridor if any([cell in hot for cell in board.touching(c)])]
    if sorted(places.next_to_lava) != sorted(near):
        raise entry.wrong(f"expected the corridor cells next to the lava room, {', '.join(near)}", "next_to_lava")
    if sorted([board.by_id[id] for id in places.bridge_ends]) != list(board.moves[board.bridge]):
        raise entry.wrong(f"expected the bridge to join {places.bridge_ends!r}", "bridge_ends")
    for sun, corner in zip(board.suns, board.sun_opens, strict=True):
        cell = board.corridor[corner]
        if abs(board.x[sun] - board.x[cell]) != 1 or abs(board.y[sun] - board.y[cell]) != 1:
            raise entry.wrong(f"expected {board.ids[sun]} to be opened from a cell diagonal to it")


def _check_ways(head: Entry, board: Board) -> None:
    """T-85, T-86: the river runs one way; everything can be reached from the entrance and left to the outside."""
    for at, cell in enumerate(board.river):
        onward = (board.river[at + 1],) if at + 1 < len(board.river) else ()
        if board.moves[cell] != onward:
            raise head.wrong(f"expected one way on from the river cell {board.ids[cell]}")
    ways = [list(cells) for cells in board.moves]
    ways[board.last_river].append(board.landing)
    apart = [board.boulder, *board.suns]
    inside = [c for c in board.numbers if c not in apart]
    missing = [board.ids[c] for c in inside if c not in _reached(ways, board.entrance)]
    if missing:
        raise head.wrong(f"expected every cell to be reached from the entrance, {', '.join(missing)} are not")
    for cell in inside:
        if board.outside not in _reached(ways, cell):
            raise head.wrong(f"expected a way outside from every cell, {board.ids[cell]} has none")


def _reached(ways: Sequence[Sequence[int]], start: int) -> list[int]:
    found = [start]
    for cell in found:
        found.extend([other for other in ways[cell] if other not in found])
    return found
