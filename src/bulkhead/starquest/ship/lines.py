"""The squares of a straight line of fire (SQ-WPN-80): plasma, fusion and conversion follow one of eight directions."""

from typing import NamedTuple

from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.squares import NOWHERE, is_diagonal
from bulkhead.tabletop.clauses import clause


class FireLine(NamedTuple):
    """The squares of a line, and the doors it ends at."""

    squares: tuple[int, ...]
    """From the one next to the shooter outward; a line without squares cannot be chosen."""
    doors: int
    """The closed doors and bulkheads that stop it, as a set of doors (SQ-DOOR-16)."""


@clause("SQ-WPN-14", "SQ-WPN-16", "SQ-WPN-35", "SQ-WPN-36", "SQ-WPN-80", "SQ-DOOR-14")
def fire_line(ship: Ship, start: int, direction: int, closed: int, stoppers: int = 0) -> FireLine:
    """Square by square until a wall, a closed door or the end of the floor. It goes round a corner by either route, and
    miniatures do not stop it; it ends *with* the first of the `stoppers`: burning squares, and those of a Tarantula
    that the shooter does not man."""
    squares = []
    here = start
    while (there := ship.leads_on(here, direction, closed)) != NOWHERE:
        squares.append(there)
        here = there
        if stoppers >> there & 1:
            return FireLine(tuple(squares), 0)
    return FireLine(tuple(squares), _doors_ahead(ship, here, direction, closed))


def _doors_ahead(ship: Ship, here: int, direction: int, closed: int) -> int:
    """The closed doors on the next edge, or on the routes round the next corner that walls leave open."""
    if is_diagonal(direction):
        one, other = ship.routes(here, direction)
        return (one.doors | other.doors) & closed
    edge = ship.edge(here, direction >> 1)
    return 1 << edge & closed if edge >= 0 else 0
