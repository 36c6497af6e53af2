"""Piles of pieces known by number.

An unseen pile has no order: it is a list kept ascending, so that nothing about it but its content can ever be learned.
"""

from bisect import bisect_left, insort


def put(pile: list[int], piece: int) -> None:
    """Put the piece into the ascending pile."""
    insort(pile, piece)


def put_all(pile: list[int], pieces: list[int] | tuple[int, ...]) -> None:
    """Put all the pieces into the ascending pile."""
    pile.extend(pieces)
    pile.sort()


def take(pile: list[int], piece: int) -> None:
    """Take the piece out of the ascending pile, which must hold it."""
    at = bisect_left(pile, piece)
    assert at < len(pile) and pile[at] == piece, f"piece {piece} is not in the pile {pile}"
    del pile[at]


def take_all(pile: list[int], pieces: tuple[int, ...]) -> None:
    """Take all the pieces out of the ascending pile, which must hold them."""
    for piece in pieces:
        take(pile, piece)
