"""The area of an explosion (SQ-WPN-81): missile, flamer and conversion beamer hit the eight squares around one."""

from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.squares import NOWHERE
from bulkhead.tabletop.clauses import clause


@clause("SQ-WPN-20", "SQ-WPN-21", "SQ-WPN-38", "SQ-WPN-42", "SQ-WPN-81", "SQ-DOOR-14", "SQ-DOOR-17")
def blast(ship: Ship, target: int, closed: int) -> int:
    """The neighbours that an explosion in the target square hits, as a set without the target itself. It reaches an
    orthogonal one across the shared edge, a diagonal one by either route round the corner. Only walls, solid
    squares and closed doors protect from it."""
    found = 0
    for direction in range(8):
        there = ship.leads_on(target, direction, closed)
        if there != NOWHERE:
            found |= 1 << there
    return found
