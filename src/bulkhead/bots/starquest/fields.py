"""Distance maps: one breadth-first search from a goal serves every figure that goes there."""

from functools import lru_cache

from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.squares import NOWHERE, members

FAR = 99
"""More than any path: the goal cannot be reached."""


@lru_cache(maxsize=64)
def neighbours(ship: Ship, closed: int) -> tuple[tuple[int, ...], ...]:
    """The squares one step away from each square, ignoring figures."""
    return tuple(
        tuple(
            there for direction in range(8) if (there := ship.leads_on(square, direction, closed)) != NOWHERE
        )
        if ship.floor >> square & 1
        else ()
        for square in range(ship.width * ship.height)
    )


@lru_cache(maxsize=512)
def field(ship: Ship, goals: int, closed: int, barred: int = 0) -> tuple[int, ...]:
    """Steps from every square to the nearest goal; FAR where no path exists. `barred` squares are never entered, but
    a goal may be barred: then the path ends beside it."""
    ways = neighbours(ship, closed)
    found = [FAR] * len(ways)
    edge = list(members(goals))
    for square in edge:
        found[square] = 0
    steps = 0
    while edge:
        steps += 1
        further = []
        for square in edge:
            for there in ways[square]:
                if found[there] == FAR and not barred >> there & 1:
                    found[there] = steps
                    further.append(there)
        edge = further
    return tuple(found)


def walk(
    ship: Ship, start: int, points: int, closed: int, barred: int, taken: int
) -> tuple[dict[int, int], dict[int, int]]:
    """The squares within `points` steps: the number of steps to each, and the square from which each is entered.
    `barred` squares are not entered; `taken` ones are passed, but not stopped on."""
    ways = neighbours(ship, closed)
    steps = {start: 0}
    came: dict[int, int] = {}
    edge = [start]
    for count in range(1, points + 1):
        further = []
        for square in edge:
            for there in ways[square]:
                if there not in steps and not barred >> there & 1:
                    steps[there] = count
                    came[there] = square
                    further.append(there)
        edge = further
        if not edge:
            break
    return {
        square: count for square, count in steps.items() if square == start or not taken >> square & 1
    }, came


def first_step(came: dict[int, int], start: int, goal: int) -> int:
    """The square to enter first on the way to a goal."""
    square = goal
    while came[square] != start:
        square = came[square]
    return square
