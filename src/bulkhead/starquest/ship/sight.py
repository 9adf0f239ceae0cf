"""Who sees what (SQ-LOS-01, 02, 11): the exact walk along the line between two centres, kept as bit sets.

Everything that can cut a line of sight from a square is known once and for all: walls and solid squares cut it for
ever; a closed door, a miniature or fire cuts it while it is there. For each viewing square the lines to all others are
walked once, and for every *item* (a square that may be blocked, a door that may be closed) the set of squares in its
shadow is kept (`shadows`). What is seen at a moment is the wall-bound view minus the shadows of the items that are in
the way now, so that nothing is walked again when a door opens or a figure moves.
"""

from typing import NamedTuple

from bulkhead.starquest.ship.shadows import Shade, Shadows
from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.squares import NOWHERE
from bulkhead.starquest.ship.walk import fans, path
from bulkhead.tabletop.clauses import clause

_KEPT = 256
"""How many different views a square remembers."""


class Ray(NamedTuple):
    """What cuts the line between two squares, when walls do not: any of these squares and doors, or
    both routes of one of the corners."""

    squares: int
    doors: int
    corners: tuple[tuple[int, int, int, int], ...]
    """Squares and doors that cut the one route, squares and doors that cut the other."""


class View(NamedTuple):
    """What there is to know about a viewing square."""

    clear: int
    """Squares seen when all doors are open and nothing is in the way, its own included."""
    shades: dict[int, Shade]
    matters: int
    """The items that hide anything at all."""
    seen: dict[int, int]
    """Views worked out already, by the items in the way."""


class Sight:
    """The sight of one ship. Nothing in it depends on a game, so it may be shared by all games on that ship."""

    def __init__(self, ship: Ship) -> None:
        self.ship = ship
        self._size = ship.width * ship.height
        self._views: dict[int, View] = {}
        self._rays: dict[tuple[int, int], Ray | None] = {}
        self._ways = tuple(
            tuple(ship.leads_on(square, direction, closed=0) for direction in range(8))
            for square in range(self._size)
        )

    @clause("SQ-LOS-02", "SQ-DOOR-14")
    def reach(self, square: int, closed: int) -> int:
        """Squares whose line from here is cut by no wall, solid square or closed door."""
        return self.field(square, closed, 0)

    @clause("SQ-LOS-01", "SQ-LOS-02", "SQ-LOS-04", "SQ-LOS-11")
    def field(self, square: int, closed: int, blockers: int) -> int:
        """All squares seen from here, all round, the own one included. `blockers` are the squares that block now
        (miniatures, fire; for fire lines the Tarantula too); one that blocks is still seen itself."""
        view = self._views.get(square) or self._view(square)
        items = (blockers | closed << self._size) & view.matters
        found = view.seen.get(items)
        if found is not None:
            return found
        dark, rest, shades = 0, items, view.shades
        while rest:
            low = rest & -rest
            rest ^= low
            shade = shades[low.bit_length() - 1]
            dark |= shade.alone
            for others, hidden in shade.together:
                if others & items:
                    dark |= hidden
        found = view.clear & ~dark
        if len(view.seen) >= _KEPT:
            view.seen.clear()
        view.seen[items] = found
        return found

    @clause("SQ-LOS-01", "SQ-LOS-02", "SQ-LOS-11")
    def sees(self, a: int, b: int, closed: int, blockers: int) -> bool:
        """Is the line between two squares free? The same both ways; the two end squares never block."""
        key = (a, b) if a < b else (b, a)
        try:
            ray = self._rays[key]
        except KeyError:
            ray = self._rays[key] = self._ray(*key)
        if ray is None:
            return False
        squares, doors, corners = ray
        if squares & blockers or doors & closed:
            return False
        for one, one_doors, other, other_doors in corners:
            if (one & blockers or one_doors & closed) and (other & blockers or other_doors & closed):
                return False
        return True

    def forget(self) -> None:
        """Drop everything worked out so far; nothing but the time it takes to do so again is lost."""
        self._views.clear()
        self._rays.clear()

    # The walk

    def _ray(self, a: int, b: int) -> Ray | None:
        """What can cut the line, or None when walls or solid squares do."""
        ship = self.ship
        squares = doors = 0
        corners: list[tuple[int, int, int, int]] = []
        here = a
        (ax, ay), (bx, by) = ship.xy(a), ship.xy(b)
        for direction in path(bx - ax, by - ay):
            there = self._ways[here][direction]
            if there == NOWHERE:
                return None
            if direction & 1:
                one, other = ship.routes(here, direction)
                if one.cut or other.cut:
                    squares |= one.square | other.square
                    doors |= one.doors | other.doors
                else:
                    corners.append((one.square, one.doors, other.square, other.doors))
            elif ship.edges[here][direction >> 1] >= 0:
                doors |= 1 << ship.edges[here][direction >> 1]
            squares |= 1 << there
            here = there
        return Ray(squares & ~(1 << b), doors, tuple(corners))  # the end itself never blocks

    def _view(self, square: int) -> View:
        """Walk all lines from a square and gather the shadows."""
        shadows = Shadows(self.ship, self._ways)
        clear = shadows.walk(fans(self.ship.width, self.ship.height), square) | 1 << square
        view = self._views[square] = View(clear, *shadows.gathered(), {})
        return view
