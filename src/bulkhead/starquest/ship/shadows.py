"""Computes the shadows seen from a square: the squares that each possible obstacle hides.

An *item* is a square that may be blocked or a door that may be closed. Sets of items are one number: the squares
in the low bits, the doors above them.
"""

from typing import NamedTuple

from bulkhead.starquest.ship.ship import Route, Ship
from bulkhead.starquest.ship.squares import NOWHERE, bits, members
from bulkhead.starquest.ship.walk import Fan
from bulkhead.tabletop.clauses import clause


class Shade(NamedTuple):
    """The squares that an item hides."""

    alone: int
    """Squares that it hides by itself."""
    together: tuple[tuple[int, int], ...]
    """Items, and the squares that it hides together with any of them: the line touches a corner between the two."""


@clause("SQ-LOS-11")
class Shadows:
    """The shadows seen from one square, while its lines are walked."""

    def __init__(self, ship: Ship, ways: tuple[tuple[int, ...], ...]) -> None:
        self.ship = ship
        self.size = ship.width * ship.height
        self.ways = ways
        """The neighbours in the eight directions that no wall and no solid square hides."""
        self.alone: dict[int, int] = {}
        self.together: dict[tuple[int, int], int] = {}

    def walk(self, fan: tuple[Fan, ...], here: int) -> int:
        """Walk the lines of this fan; returns all squares that walls leave visible. Each item met on a step hides
        the squares beyond."""
        ways, edges = self.ways[here], self.ship.edges[here]
        found = 0
        for direction, ends, beyond in fan:
            there = ways[direction]
            if there == NOWHERE:
                continue
            seen = self.walk(beyond, there)
            if seen:
                self.hide(there, seen)
            if ends:
                seen |= 1 << there
            if not seen:
                continue
            if direction & 1:
                self.pass_corner(*self.ship.routes(here, direction), seen)
            elif edges[direction >> 1] >= 0:
                self.hide(self.size + edges[direction >> 1], seen)
            found |= seen
        return found

    def hide(self, item: int, squares: int) -> None:
        self.alone[item] = self.alone.get(item, 0) | squares

    def pass_corner(self, one: Route, other: Route, squares: int) -> None:
        """Lines through a corner are cut when both its routes are: by items on either side, or, where one route is
        cut permanently, by those on the other alone."""
        pair = _items(one, self.size), _items(other, self.size)
        if one.cut or other.cut:
            for item in members(pair[0] | pair[1]):
                self.hide(item, squares)
        else:
            self.together[pair] = self.together.get(pair, 0) | squares

    def gathered(self) -> tuple[dict[int, Shade], int]:
        """The shade of every item, and all the items that have one."""
        pairs: dict[int, list[tuple[int, int]]] = {}
        matters = bits(self.alone)
        for (one, other), hidden in self.together.items():
            matters |= one | other
            for item in members(one):
                pairs.setdefault(item, []).append((other, hidden))
        shades = {
            item: Shade(self.alone.get(item, 0), tuple(pairs.get(item, ()))) for item in members(matters)
        }
        return shades, matters


def _items(route: Route, size: int) -> int:
    """What cuts a route that walls leave open: a blocker on its flank, a closed door on its edges."""
    return route.square | route.doors << size
