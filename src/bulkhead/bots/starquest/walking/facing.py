"""Which way to face on the way to an attack.

A step ahead or to the side costs a point, a step backward two, and after each step a quarter turn is free. Who walks
without a thought for that arrives with its back to the target, out of points to turn round.
"""

from collections.abc import Sequence
from functools import lru_cache

from bulkhead.bots.starquest.fields import FAR
from bulkhead.bots.starquest.sense import Table
from bulkhead.starquest.data.facings import QUARTER, facings, step_cost, turn_size
from bulkhead.starquest.data.state import Mini
from bulkhead.starquest.rules.fight.lines_of_sight import wedge
from bulkhead.starquest.ship.squares import base


def looks(table: Table, square: int, foe: Mini) -> tuple[int, ...]:
    """The facings from which a foe can be attacked on this square: straight at it if it is a neighbour, else those that
    have it in their arc."""
    state = table.state
    here, all_ = state.ship.step[square], facings(state.options.house.eight_facings)
    ahead = tuple(facing for facing in all_ if not facing & 1 and here[facing] in foe.squares)
    return ahead or tuple(facing for facing in all_ if wedge(state, square, facing) & base(foe.squares))


def first_look(table: Table, mini: Mini, way: Sequence[int], foe: Mini, points: int) -> int | None:
    """The facing in which to take the first step of a way, so that it arrives with the foe in its arc and spends no
    more than these points; None if that cannot be done."""
    ship, here = table.state.ship, mini.squares[0]
    directions = []
    for to in way:
        if to not in ship.step[here]:
            return mini.facing  # a way of another sort: nothing is known about its turns
        directions.append(ship.step[here].index(to))
        here = to
    wanted, eight = looks(table, here, foe), table.state.options.house.eight_facings
    cost, facing = _cheapest(mini.facing, tuple(directions), wanted, mini.deeds.turned, eight)
    return facing if cost <= points else None


@lru_cache(maxsize=8192)
def _cheapest(
    facing: int, directions: tuple[int, ...], wanted: tuple[int, ...], turned: bool, eight: bool
) -> tuple[int, int]:
    """The least cost of these steps, with a free turn after each, and the facing for the first of them. Among equals
    the one that turns least. A turn that is not free costs a point, once it has arrived."""
    if not directions:
        free = any(turn_size(facing, look) <= (0 if turned else QUARTER) for look in wanted)
        return (0 if free else 1 if wanted else FAR), facing
    best = FAR, facing
    for look in sorted(facings(eight), key=lambda one: (turn_size(facing, one), one)):
        if turn_size(facing, look) > (0 if turned else QUARTER):
            break
        cost = step_cost(look, directions[0]) + _cheapest(look, directions[1:], wanted, False, eight)[0]
        if cost < best[0]:
            best = cost, look
    return best
