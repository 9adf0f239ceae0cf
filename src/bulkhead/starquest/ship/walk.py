"""The squares between two centres (SQ-LOS-11), and the lines from one centre to all others, walked together."""

from functools import cache
from typing import NamedTuple

from bulkhead.starquest.ship.squares import DIRECTIONS
from bulkhead.tabletop.clauses import clause


@cache
@clause("SQ-LOS-11")
def path(dx: int, dy: int) -> tuple[int, ...]:
    """The steps of the segment between two centres, as directions: an orthogonal one crosses an edge, a diagonal one
    passes exactly through a corner. Whole numbers only: the next vertical edge is crossed at (2i+1)/2a of the way, the
    next horizontal one at (2j+1)/2b."""
    a, b = abs(dx), abs(dy)
    x, y = _sign(dx), _sign(dy)
    i = j = 0
    steps = []
    while i < a or j < b:
        across, down = (2 * i + 1) * b, (2 * j + 1) * a
        if across < down:
            steps.append((x, 0))
            i += 1
        elif across > down:
            steps.append((0, y))
            j += 1
        else:
            steps.append((x, y))
            i += 1
            j += 1
    return tuple(DIRECTIONS.index(step) for step in steps)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


class Fan(NamedTuple):
    """All lines from a centre, as the tree of their steps: common beginnings are walked once."""

    direction: int
    ends: bool
    """Does the line to the centre of a square end with this step?"""
    beyond: "tuple[Fan, ...]"


@cache
def fans(width: int, height: int) -> tuple[Fan, ...]:
    """The lines from any square of a grid of this size to every other."""
    root = _Twig()
    for dy in range(1 - height, height):
        for dx in range(1 - width, width):
            twig = root
            for direction in path(dx, dy):
                twig = twig.twigs.setdefault(direction, _Twig())
            twig.ends = True
    return root.grown()


class _Twig:
    """A step of a fan under construction."""

    def __init__(self) -> None:
        self.ends = False
        self.twigs: dict[int, _Twig] = {}

    def grown(self) -> tuple[Fan, ...]:
        return tuple(Fan(direction, twig.ends, twig.grown()) for direction, twig in self.twigs.items())
