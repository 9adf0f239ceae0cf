"""A slow reference version of sight: SQ-LOS-01 and 02 as plane geometry, with exact fractions.

A square is the open unit box around its centre. The line of sight is the segment between two centres. It is blocked

- if it passes through the inside of a square that blocks, the two end squares excepted;
- if it passes through a wall or closed door at any point but its ends;
- if it passes through the point where four squares meet and both ways round that point are blocked: a way is blocked by
  the square beside the line, or by a wall or closed door on one of the two edges that the way crosses.

Nothing here is shared with the quick sight but the ship that both look at.
"""

from fractions import Fraction
from functools import cache
from math import ceil, floor
from typing import NamedTuple

from bulkhead.starquest.ship import OPEN, Ship

HALF = Fraction(1, 2)
XY = tuple[int, int]
Edge = frozenset[XY]


class Corner(NamedTuple):
    """A point where four squares meet, passed from one of them to the opposite one."""

    before: XY
    after: XY
    beside: tuple[XY, XY]


class Crossed(NamedTuple):
    """What a segment from the centre of (0, 0) passes through."""

    squares: frozenset[XY]
    edges: frozenset[Edge]
    corners: tuple[Corner, ...]


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


@cache
def crossed(dx: int, dy: int) -> Crossed:
    """Everything between the centre of (0, 0) and that of (dx, dy)."""
    squares: set[XY] = set()
    edges: set[Edge] = set()
    corners: list[Corner] = []
    sx, sy = _sign(dx), _sign(dy)
    for x in range(min(0, dx), max(0, dx) + 1):
        # The part of the segment in this column of boxes, and the boxes whose inside it meets.
        west, east = max(x - HALF, Fraction(min(0, dx))), min(x + HALF, Fraction(max(0, dx)))
        ends = [Fraction(dy) * side / dx for side in (west, east)] if dx else [Fraction(0), Fraction(dy)]
        low, high = min(ends), max(ends)
        squares |= {(x, y) for y in range(floor(low), ceil(high) + 1) if y - HALF < high and low < y + HALF}
    for x in range(min(0, dx), max(0, dx)):
        # The line between columns x and x+1 is met at this height: at a corner, or inside an edge.
        height = Fraction(dy, dx) * (x + HALF)
        if (height + HALF).denominator == 1:
            up, down = height - HALF * sy, height + HALF * sy
            here, there = (x, x + 1) if sx > 0 else (x + 1, x)
            before, after = (here, int(up)), (there, int(down))
            corners.append(Corner(before, after, ((there, int(up)), (here, int(down)))))
        else:
            row = floor(height + HALF)
            edges.add(frozenset({(x, row), (x + 1, row)}))
    for y in range(min(0, dy), max(0, dy)):
        place = Fraction(dx, dy) * (y + HALF)
        if (place + HALF).denominator != 1:
            column = floor(place + HALF)
            edges.add(frozenset({(column, y), (column, y + 1)}))
    return Crossed(frozenset(squares - {(0, 0), (dx, dy)}), frozenset(edges), tuple(corners))


class SlowSight:
    """The sight of one ship with certain doors closed and certain squares blocked."""

    def __init__(self, ship: Ship, closed: int, blockers: int) -> None:
        self.floor = {ship.xy(one) for one in range(ship.width * ship.height) if ship.floor >> one & 1}
        self.blocked = {ship.xy(one) for one in range(ship.width * ship.height) if blockers >> one & 1}
        self.shut: set[Edge] = set()
        for x, y in self.floor:
            for facing, other in enumerate(((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))):
                edge = ship.edge(ship.at(x, y), facing)
                if edge != OPEN and (edge < 0 or closed >> edge & 1):
                    self.shut.add(frozenset({(x, y), other}))

    def blocks(self, square: XY) -> bool:
        """Is the square solid or blocked?"""
        return square not in self.floor or square in self.blocked

    def sees(self, a: XY, b: XY) -> bool:
        """Is the line between two floor squares free?"""
        found = crossed(b[0] - a[0], b[1] - a[1])

        def put(square: XY) -> XY:
            return square[0] + a[0], square[1] + a[1]

        if any(self.blocks(put(square)) for square in found.squares):
            return False
        if any(frozenset(map(put, edge)) in self.shut for edge in found.edges):
            return False
        return not any(
            self._cut(put(before), put(after), tuple(map(put, beside)))
            for before, after, beside in found.corners
        )

    def _cut(self, before: XY, after: XY, beside: tuple[XY, ...]) -> bool:
        """Are both ways round a corner blocked?"""
        return all(
            self.blocks(flank)
            or frozenset({before, flank}) in self.shut
            or frozenset({flank, after}) in self.shut
            for flank in beside
        )
