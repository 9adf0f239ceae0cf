"""Directions, and sets of squares as the bits of a whole number.

A square is an index into the grid of its ship; a set of squares is an int whose bit `n` stands for square `n`, so that
union, intersection and difference of whole maps are single machine operations: `|`, `&` and `& ~`.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from bulkhead.tabletop.clauses import clause

NOWHERE = -1
"""No square: there is no floor."""

N, E, S, W = range(4)
"""The four facings; x grows to the east, y to the south."""

DIRECTIONS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""The eight directions N, NE, E, SE, S, SW, W, NW; the even ones are the facings, doubled."""


@clause("SQ-MOVE-05")
def direction_of(facing: int) -> int:
    """The direction straight ahead of a facing."""
    return 2 * facing


def opposite(direction: int) -> int:
    """The direction back."""
    return (direction + 4) % 8


def is_diagonal(direction: int) -> bool:
    return direction % 2 == 1


def bit(square: int) -> int:
    """The set of this square alone."""
    return 1 << square


def bits(squares: Iterable[int]) -> int:
    """The set of these squares."""
    found = 0
    for square in squares:
        found |= 1 << square
    return found


@lru_cache(maxsize=4096)
def base(squares: tuple[int, ...]) -> int:
    """The set of a base's squares; cached, because it is needed for every figure at every look."""
    return bits(squares)


def members(squares: int) -> Iterator[int]:
    """The squares of a set, from the smallest."""
    while squares:
        low = squares & -squares
        yield low.bit_length() - 1
        squares ^= low


def holds(squares: int, square: int) -> bool:
    """Is the square in the set?"""
    return bool(squares >> square & 1)
