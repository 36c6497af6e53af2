"""Piles of pieces known by number.

An unseen pile has no order: it is a list kept ascending, so that nothing about it but its content can ever be learned.
"""

from bisect import insort


def put(pile: list[int], piece: int) -> None:
    """Put the piece into the ascending pile."""
    insort(pile, piece)


def put_all(pile: list[int], pieces: list[int] | tuple[int, ...]) -> None:
    """Put all the pieces into the ascending pile."""
    pile.extend(pieces)
    pile.sort()


def take(pile: list[int], piece: int) -> None:
    """Take the piece out of the ascending pile, which must hold it."""
    at = place_of(pile, piece)
    assert at < len(pile) and pile[at] == piece, f"piece {piece} is not in the pile {pile}"
    del pile[at]


def take_all(pile: list[int], pieces: tuple[int, ...]) -> None:
    """Take all the pieces out of the ascending pile, which must hold them."""
    for piece in pieces:
        take(pile, piece)


def place_of(pile: list[int], piece: int) -> int:
    """Where the piece lies, or would lie, in the ascending pile.

    With the library's bisection compiled rules play 4 % fewer decisions of Magi, and interpreted ones 4 % more.
    """
    low = 0
    high = len(pile)
    while low < high:
        middle = (low + high) >> 1
        if pile[middle] < piece:
            low = middle + 1
        else:
            high = middle
    return low
