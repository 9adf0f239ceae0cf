"""Lines of sight between squares, from SQ-LOS-01, 02, 03, 04, 10 and 11.

The line runs from centre to centre. With squares of side 2 and the first centre at (0, 0) it is the set of points
(t·dx, t·dy) for t from 0 to 2; it leaves a square through a vertical or a horizontal edge, or through a corner.
"""

from functools import lru_cache
from typing import NamedTuple

from bulkhead.lab.starquest.referee.board import Map, edge
from bulkhead.lab.starquest.referee.content import XY


class Passage(NamedTuple):
    """One move of a line from a square to the next; over a corner it has two flanks."""

    before: XY
    after: XY
    flanks: tuple[XY, XY] | None


@lru_cache(maxsize=4096)
def passages(dx: int, dy: int) -> tuple[Passage, ...]:
    """The squares that a line from (0, 0) to (dx, dy) passes, in order."""
    a, b = abs(dx), abs(dy)
    right, down = (1 if dx > 0 else -1), (1 if dy > 0 else -1)
    found: list[Passage] = []
    x = y = i = j = 0
    while (x, y) != (dx, dy):
        here = (x, y)
        vertical, horizontal = (2 * i + 1) * b, (2 * j + 1) * a
        across = i < a and (j >= b or vertical <= horizontal)
        along = j < b and (i >= a or horizontal <= vertical)
        if across:
            x, i = x + right, i + 1
        if along:
            y, j = y + down, j + 1
        corner = across and along
        found.append(Passage(here, (x, y), ((x, here[1]), (here[0], y)) if corner else None))
    return tuple(found)


class Line(NamedTuple):
    """What can cut the line between two squares that walls do not cut: any of these squares and doors, or at one of the
    corners both routes."""

    squares: frozenset[XY]
    doors: frozenset[str]
    corners: tuple[tuple[frozenset[XY], frozenset[str], frozenset[XY], frozenset[str]], ...]

    def free(self, closed: set[str], blockers: set[XY]) -> bool:
        """SQ-LOS-11: do neither closed doors nor blocking squares cut the line?"""
        if not self.squares.isdisjoint(blockers) or not self.doors.isdisjoint(closed):
            return False
        for one, one_doors, other, other_doors in self.corners:
            if not (one.isdisjoint(blockers) and one_doors.isdisjoint(closed)) and not (
                other.isdisjoint(blockers) and other_doors.isdisjoint(closed)
            ):
                return False
        return True


class Lines(dict[XY, Line | None]):
    """The lines from one square: each is worked out when it is first asked for; None where walls cut it."""

    def __init__(self, sight: "Sight", square: XY) -> None:
        super().__init__()
        self._sight, self._square = sight, square

    def __missing__(self, other: XY) -> Line | None:
        found = self[other] = self._sight.walk(*edge(self._square, other))
        return found


class Sight:
    """The lines of one map. They are worked out once and serve all games on it."""

    def __init__(self, ship: Map) -> None:
        self.ship = ship
        self._lines: dict[XY, Lines] = {}

    def lines(self, square: XY) -> Lines:
        """The lines from a square to all others."""
        found = self._lines.get(square)
        if found is None:
            found = self._lines[square] = Lines(self, square)
        return found

    def free(self, a: XY, b: XY, closed: set[str], blockers: set[XY]) -> bool:
        """SQ-LOS-11: do neither walls, nor closed doors, nor blocking squares cut the line? The two ends do not."""
        line = self.lines(a)[b]
        return line is not None and line.free(closed, blockers)

    def walk(self, a: XY, b: XY) -> Line | None:
        """The line between two squares, or None where walls or solid squares cut it."""
        ship, squares, doors, corners = self.ship, set[XY](), set[str](), []
        for passage in passages(b[0] - a[0], b[1] - a[1]):
            here, there = _shift(passage.before, a), _shift(passage.after, a)
            if there not in ship.board_of:
                return None
            if there != b:
                squares.add(there)
            if passage.flanks is None:
                if ship.wall(here, there):
                    return None
                if (door := ship.door_at.get(edge(here, there))) is not None:
                    doors.add(door)
                continue
            routes = [self._route(here, _shift(flank, a), there) for flank in passage.flanks]
            if routes[0] is None and routes[1] is None:
                return None
            only = routes[0] or routes[1]
            if routes[0] is None or routes[1] is None:
                assert only is not None
                squares |= only[0]
                doors |= only[1]
            else:
                corners.append((*routes[0], *routes[1]))
        return Line(frozenset(squares), frozenset(doors), tuple(corners))

    def _route(self, here: XY, flank: XY, there: XY) -> tuple[frozenset[XY], frozenset[str]] | None:
        """One way round a corner: its square and its doors; None where a wall or a solid square cuts it."""
        ship = self.ship
        if ship.wall(here, flank) or ship.wall(flank, there):
            return None
        doors = (ship.door_at.get(edge(here, flank)), ship.door_at.get(edge(flank, there)))
        return frozenset((flank,)), frozenset(door for door in doors if door is not None)


def _shift(square: XY, by: XY) -> XY:
    return square[0] + by[0], square[1] + by[1]


_AHEAD: tuple[XY, ...] = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


def in_view(square: XY, facing: int, other: XY) -> bool:
    """SQ-LOS-03: does a square lie in the 180 degrees before a viewer? Exact left and right are included."""
    fx, fy = _AHEAD[facing]
    return (other[0] - square[0]) * fx + (other[1] - square[1]) * fy >= 0


def in_arc(square: XY, facing: int, other: XY) -> bool:
    """SQ-LOF-01: does a square lie between the two diagonals before a shooter, these included?"""
    fx, fy = _AHEAD[facing]
    dx, dy = other[0] - square[0], other[1] - square[1]
    if fx and fy:  # a diagonal facing: the quarter between its two even directions
        return dx * fx >= 0 and dy * fy >= 0 and (dx, dy) != (0, 0)
    forward, sideways = dx * fx + dy * fy, abs(dx * fy) + abs(dy * fx)
    return forward > 0 and sideways <= forward
