"""Neighbours: the eight squares around one that have an open route (SQ-OBJ-14, SQ-WPN-81)."""

from collections.abc import Iterator
from functools import lru_cache

from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.squares import NOWHERE
from bulkhead.starquest.table.places import figure, is_large, is_machine
from bulkhead.tabletop.clauses import clause


@clause("SQ-OBJ-14")
def neighbours(state: State, square: int) -> tuple[int, ...]:
    """The squares around one that no wall or closed door cuts off; miniatures do not matter."""
    return _around(state.ship, square, state.closed)


@lru_cache(maxsize=8192)
def _around(ship: Ship, square: int, closed: int) -> tuple[int, ...]:
    ways = (ship.leads_on(square, direction, closed) for direction in range(8))
    return tuple(there for there in ways if there != NOWHERE)


@clause("SQ-OBJ-07", "SQ-OBJ-14")
def beside(state: State, mini: Mini) -> Iterator[Mini]:
    """Miniatures of any side next to one that stands on a single square."""
    holder = state.holder
    near = {holder[square] for square in neighbours(state, mini.squares[0]) if square in holder}
    if not near:
        return
    # In the order of the records, so that the order of offers does not depend on directions.
    yield from (other for other in state.minis.values() if other.id in near)


@clause("SQ-DREAD-29")
def has_hands(mini: Mini) -> bool:
    """Can it take things? Not machines, not Dreadnoughts, not the helpless."""
    flags = figure(mini).flags
    return not (is_large(mini) or is_machine(mini) or "no_handling" in flags or "helpless" in flags)
