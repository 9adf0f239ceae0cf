"""Distance maps: one breadth-first search from a goal serves every figure that goes there."""

from functools import lru_cache

from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.squares import NOWHERE, bits, members

FAR = 99
"""More than any path: the goal cannot be reached."""


Paths = tuple[tuple[int, int], ...]
"""The steps from a square: where they lead and, for a diagonal, the flanks round which it can go as a set of squares; 0
for a straight step."""


@lru_cache(maxsize=64)
def _doors_beside(ship: Ship) -> tuple[int, ...]:
    """For each square the doors that can shut one of its steps."""
    found = []
    for square, edges in enumerate(ship.edges):
        doors = bits(edge for edge in edges if edge >= 0)
        for first, second in ship.corners[square]:
            doors |= first.doors | second.doors
        found.append(doors)
    return tuple(found)


@lru_cache(maxsize=32768)
def _paths_from(ship: Ship, square: int, closed: int) -> Paths:
    """The steps from one square past these closed doors. Give only doors beside it: most squares have none."""
    if not ship.floor >> square & 1:
        return ()
    return tuple(
        (there, _flanks(ship, square, direction, closed) if direction & 1 else 0)
        for direction in range(8)
        if (there := ship.leads_on(square, direction, closed)) != NOWHERE
    )


@lru_cache(maxsize=256)
def _paths(ship: Ship, closed: int) -> tuple[Paths, ...]:
    """The steps from each square."""
    return tuple(
        _paths_from(ship, square, doors & closed) for square, doors in enumerate(_doors_beside(ship))
    )


@lru_cache(maxsize=256)
def _paths_with_keys(ship: Ship, shut: int, closed: int) -> tuple[Paths, ...]:
    """The steps from each square, through doors that are opened from it too; `shut` ones stay closed."""
    beside, found = _doors_beside(ship), list(_paths(ship, closed))
    opened: dict[int, int] = {}
    """By square: the doors that are opened from it."""
    for number, door in enumerate(ship.doors):
        if (closed & ~shut) >> number & 1:
            for square in members(door.fronts):
                opened[square] = opened.get(square, 0) | 1 << number
    for square, doors in opened.items():
        found[square] = _paths_from(ship, square, beside[square] & closed & ~doors)
    return tuple(found)


@lru_cache(maxsize=256)
def neighbours(ship: Ship, closed: int) -> tuple[tuple[int, ...], ...]:
    """The squares one step away from each square, ignoring figures."""
    return tuple(tuple(there for there, _ in paths) for paths in _paths(ship, closed))


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


def _flanks(ship: Ship, square: int, direction: int, closed: int) -> int:
    routes = ship.corners[square][direction >> 1]
    return routes[0].square * (not routes[0].is_cut(closed)) | routes[1].square * (
        not routes[1].is_cut(closed)
    )


def walk(
    ship: Ship, start: int, points: int, doors: tuple[int, int], barred: int, taken: int, shunned: int = 0
) -> tuple[dict[int, int], dict[int, int]]:
    """The squares within `points` steps: the number of steps to each, and the square from which each is entered.

    `doors`: those that stay closed, and those that are closed now; the others are opened on the way, but not from a
    square that is shared. `barred` squares are not entered, and no diagonal squeezes between two of them; `taken` ones
    are passed, but not stopped on, not even where it starts; `shunned` ones are not entered, but are no obstacle."""
    opened, now = _paths_with_keys(ship, *doors), _paths(ship, doors[1])
    closed_to_it = barred | shunned
    steps = {} if taken >> start & 1 else {start: 0}
    came: dict[int, int] = {start: start}
    edge = [start]
    for count in range(1, points + 1):
        free, held = [], []
        for square in edge:
            for there, flanks in now[square] if taken >> square & 1 else opened[square]:
                if there in came or closed_to_it >> there & 1 or (flanks and not flanks & ~barred):
                    continue
                came[there] = square
                if taken >> there & 1:
                    held.append(there)
                else:
                    steps[there] = count
                    free.append(there)
        # Of two ways that are equally long, the one past nobody is taken.
        edge = free + held
        if not edge:
            break
    del came[start]
    return steps, came


def way_to_square(came: dict[int, int], start: int, goal: int) -> tuple[int, ...]:
    """The squares to enter one after the other on the way to a goal; none where it starts."""
    way = []
    while goal != start:
        way.append(goal)
        goal = came[goal]
    return tuple(reversed(way))


def first_step(came: dict[int, int], start: int, goal: int) -> int:
    """The square to enter first on the way to a goal."""
    return way_to_square(came, start, goal)[0]
