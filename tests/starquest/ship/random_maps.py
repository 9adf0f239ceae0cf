"""Random ships: floor, walls and doors in random places."""

from random import Random

from bulkhead.starquest.ship import Ship
from bulkhead.starquest.ship.blueprint import Blueprint
from bulkhead.starquest.ship.plan import Line


def random_ship(chance: Random) -> Ship:
    """Up to 9 by 9 squares with holes, walls, doors and bulkheads anywhere."""
    width, height = chance.randint(2, 9), chance.randint(2, 9)
    ship = Blueprint()
    ship.boards.append("brd_random")
    solid, walled = chance.choice((0.0, 0.1, 0.3)), chance.choice((0.0, 0.1, 0.3))
    for y in range(height):
        for x in range(width):
            if chance.random() >= solid:
                ship.board_of[x, y] = 0
    if not ship.board_of:
        ship.board_of[0, 0] = 0
    lines: list[Line] = [((x, y), (x + 1, y)) for x, y in ship.board_of if (x + 1, y) in ship.board_of]
    lines += [((x, y), (x, y + 1)) for x, y in ship.board_of if (x, y + 1) in ship.board_of]
    ship.walls = {line for line in lines if chance.random() < walled}
    for number in range(chance.randint(0, 6)):
        pair = _beside(chance.choice(lines), lines, chance) if lines else None
        if pair and not any(set(pair) & set(other) for _, _, other in ship.doors):
            ship.walls -= set(pair)
            ship.doors.append((f"d{number}", chance.choice(("door", "bulkhead")), pair))
    return ship.build()


def _beside(line: Line, lines: list[Line], chance: Random) -> tuple[Line, Line] | None:
    """An edge and the next one in the same row or column, if there is one."""
    (x, y), (east, south) = line
    by = chance.choice((1, -1))
    next_: Line = ((x, y + by), (east, south + by)) if east > x else ((x + by, y), (east + by, south))
    return (line, next_) if next_ in lines else None
