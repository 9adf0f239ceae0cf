"""Computes lines of sight (SQ-LOS-01, 02, 11): walks the exact line between two centres, cached as bit sets.

Walls and solid squares cut a line of sight permanently; a closed door, a miniature or fire cuts it while it is
there. For each viewing square the lines to all others are walked once, and for every *item* (a square that may be
blocked, a door that may be closed) the set of squares in its shadow is cached (`shadows`). The present view is
the view limited by walls minus the shadows of the present items, so nothing is walked again when a door opens or
a figure moves.
"""

from typing import NamedTuple

from bulkhead.starquest.ship.shadows import Shade, Shadows
from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.squares import NOWHERE
from bulkhead.starquest.ship.walk import fans, path
from bulkhead.tabletop.clauses import clause

_KEPT = 256
"""How many different views are cached for each square."""
_REACHED = 8192
"""How many views without figures are cached for each ship."""


class Ray(NamedTuple):
    """What can cut the line between two squares, when walls do not: any of these squares and doors, or both routes
    of one of the corners."""

    squares: int
    doors: int
    corners: tuple[tuple[int, int, int, int], ...]
    """Squares and doors that cut the one route, squares and doors that cut the other."""


class View(NamedTuple):
    """The cached data of a viewing square."""

    clear: int
    """Squares seen when all doors are open and nothing is in the way, its own included."""
    shades: dict[int, Shade]
    matters: int
    """The items that hide any square."""
    seen: dict[int, int]
    """The views computed so far, by the items in the way."""

    def keep(self, items: int, lit: int) -> int:
        """Cache what is seen past these items."""
        if len(self.seen) >= _KEPT:
            self.seen.clear()
        self.seen[items] = lit
        return lit


class Sight:
    """The lines of sight of one ship. They do not depend on a game, so all games on that ship share them."""

    def __init__(self, ship: Ship) -> None:
        self.ship = ship
        self._size = ship.width * ship.height
        self._views: dict[int, View] = {}
        self._rays: dict[tuple[int, int], Ray | None] = {}
        self._reached: dict[tuple[int, int], int] = {}
        """What `reach` has found, by square and closed doors: it is asked for most."""
        self._ways = tuple(
            tuple(ship.leads_on(square, direction, closed=0) for direction in range(8))
            for square in range(self._size)
        )

    @clause("SQ-LOS-02", "SQ-DOOR-14")
    def reach(self, square: int, closed: int) -> int:
        """Squares whose line from here is cut by no wall, solid square or closed door."""
        found = self._reached.get((square, closed))
        if found is None:
            if len(self._reached) >= _REACHED:
                self._reached.clear()
            found = self._reached[square, closed] = self.field(square, closed, 0)
        return found

    @clause("SQ-LOS-01", "SQ-LOS-02", "SQ-LOS-04", "SQ-LOS-11")
    def field(self, square: int, closed: int, blockers: int) -> int:
        """All squares seen from here in all directions, including this one. `blockers` are the squares that block
        now (miniatures, fire; for fire lines the Tarantula too); a blocking square is itself seen."""
        view = self._views.get(square) or self._view(square)
        items = (blockers | closed << self._size) & view.matters
        found = view.seen.get(items)
        return view.keep(items, self._lit(view, items)) if found is None else found

    @clause("SQ-LOS-01", "SQ-LOS-02", "SQ-LOS-04", "SQ-LOS-11")
    def _lit(self, view: View, items: int) -> int:
        """The squares of a view on which these items cast no shadow."""
        dark, rest, shades = 0, items, view.shades
        while rest:
            low = rest & -rest
            rest ^= low
            shade = shades[low.bit_length() - 1]
            dark |= shade.alone
            for others, hidden in shade.together:
                if others & items:
                    dark |= hidden
        return view.clear & ~dark

    @clause("SQ-LOS-01", "SQ-LOS-02", "SQ-LOS-11")
    def sees(self, a: int, b: int, closed: int, blockers: int) -> bool:
        """Is the line between two squares free? The same both ways; the two end squares never block."""
        try:
            ray = self._rays[a, b]
        except KeyError:
            ray = self._rays[a, b] = self._rays[b, a] = self._ray(a, b)
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
        """Clear the caches."""
        self._views.clear()
        self._rays.clear()
        self._reached.clear()

    # Walking the lines

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
        """Walk all lines from a square and collect the shadows."""
        shadows = Shadows(self.ship, self._ways)
        clear = shadows.walk(fans(self.ship.width, self.ship.height), square) | 1 << square
        view = self._views[square] = View(clear, *shadows.gathered(), {})
        return view
