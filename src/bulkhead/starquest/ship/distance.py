"""Distances: in squares with diagonals as one (SQ-WPN-46), and on foot around walls and doors."""

from collections.abc import Iterable

from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.squares import NOWHERE, holds, members
from bulkhead.tabletop.clauses import clause


@clause("SQ-WPN-46", "SQ-MOVE-03")
def squares_between(ship: Ship, a: int, b: int) -> int:
    """The number of squares from one to another, diagonals counted as one, ignoring obstacles."""
    (ax, ay), (bx, by) = ship.xy(a), ship.xy(b)
    return max(abs(ax - bx), abs(ay - by))


@clause("SQ-WPN-46")
def within(ship: Ship, square: int, reach: int) -> int:
    """The floor at most `reach` squares away."""
    x, y = ship.xy(square)
    west, east = max(x - reach, ship.west), min(x + reach, ship.west + ship.width - 1)
    found = 0
    for row in range(max(y - reach, ship.north), min(y + reach, ship.north + ship.height - 1) + 1):
        found |= ((1 << east - west + 1) - 1) << ship.at(west, row)
    return found & ship.floor


@clause("SQ-MOVE-03", "SQ-MOVE-12")
def walks(
    ship: Ship, starts: Iterable[int], closed: int, blockers: int = 0, limit: int | None = None
) -> dict[int, int]:
    """The number of steps to every square that can be reached on foot; 0 for the starts. `blockers` are not entered,
    and a diagonal between two of them is closed; facings do not matter."""
    found = dict.fromkeys(starts, 0)
    edge, steps = list(found), 0
    while edge and (limit is None or steps < limit):
        steps += 1
        further = []
        for square in edge:
            for direction in range(8):
                there = ship.leads_on(square, direction, closed, blockers)
                if there != NOWHERE and there not in found and not holds(blockers, there):
                    found[there] = steps
                    further.append(there)
        edge = further
    return found


def steps_to(ship: Ship, starts: Iterable[int], targets: int, closed: int, blockers: int = 0) -> int | None:
    """The number of steps from the nearest start to the nearest target; None when there is no path."""
    found = walks(ship, starts, closed, blockers)
    return min((found[square] for square in members(targets) if square in found), default=None)
