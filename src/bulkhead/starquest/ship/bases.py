"""Figures on more than one square: 2x2 bases (SQ-DREAD-07) and the Tarantula's three in a row (SQ-WPN-54).

A 2x2 base is identified by its north-west square, its *corner*; its squares are a set. A set of one square is a
base too.
"""

from collections.abc import Iterator
from functools import lru_cache

from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.squares import DIRECTIONS, NOWHERE, E, S, bits, direction_of, holds, members
from bulkhead.tabletop.clauses import clause

# 2x2 bases


@clause("SQ-DREAD-07")
def base_at(ship: Ship, corner: int) -> int:
    """The four squares of the base with this north-west square; empty when one of them would be no floor."""
    x, y = ship.xy(corner)
    squares = [ship.at(x + dx, y + dy) for dy in (0, 1) for dx in (0, 1)]
    if any(square == NOWHERE or not holds(ship.floor, square) for square in squares):
        return 0
    return bits(squares)


@clause("SQ-SCAN-16")
def is_whole(ship: Ship, corner: int, closed: int) -> bool:
    """Is there floor for a base here, with no wall and no closed door inside it?"""
    base = base_at(ship, corner)
    return base != 0 and all(ship.passable(square, facing, closed) for square, facing in _inside(ship, base))


@clause("SQ-DREAD-14", "SQ-SCAN-16")
def is_astride(ship: Ship, base: int) -> bool:
    """Does it lie on both sides of a door, open or closed, or of a doorway? A Dreadnought must not stop there."""
    return any(
        (square, ship.step[square][direction_of(facing)]) in ship.sills
        for square, facing in _inside(ship, base)
    )


@clause("SQ-SCAN-16", "SQ-DREAD-09")
def may_stand(ship: Ship, corner: int, closed: int, blockers: int) -> bool:
    """May a base end its move or be placed here? It needs free floor without a wall inside, and not under a door."""
    base = base_at(ship, corner)
    return not base & blockers and is_whole(ship, corner, closed) and not is_astride(ship, base)


@clause("SQ-DREAD-10", "SQ-DREAD-29")
def shifted(ship: Ship, corner: int, facing: int, closed: int, blockers: int = 0) -> int:
    """The corner of a base that has shifted by one square towards a facing; NOWHERE if it cannot: the two squares
    entered must be floor free of `blockers`, and neither wall nor closed door may be crossed or come to lie inside."""
    there = ship.step[corner][direction_of(facing)]
    if there == NOWHERE or not is_whole(ship, there, closed):
        return NOWHERE
    base, target = base_at(ship, corner), base_at(ship, there)
    if (target & ~base) & blockers:
        return NOWHERE
    if not all(ship.passable(square, facing, closed) for square in members(front_of(ship, base, facing))):
        return NOWHERE
    return there


# Any base


@clause("SQ-DREAD-10")
def front_of(ship: Ship, base: int, facing: int) -> int:
    """The squares of a base on the side of a facing."""
    dx, dy = DIRECTIONS[direction_of(facing)]
    far = max(x * dx + y * dy for x, y in map(ship.xy, members(base)))
    return bits(square for square in members(base) if _along(ship, square, dx, dy) == far)


def _along(ship: Ship, square: int, dx: int, dy: int) -> int:
    x, y = ship.xy(square)
    return x * dx + y * dy


@lru_cache(maxsize=8192)
@clause("SQ-LOF-02", "SQ-LOF-05")
def border(ship: Ship, base: int, closed: int) -> int:
    """The squares that share an open edge with a base: from none of its squares there is a line of fire to a base on
    them."""
    found = 0
    for square in members(base):
        for facing in range(4):
            if ship.passable(square, facing, closed):
                found |= 1 << ship.step[square][direction_of(facing)]
    return found & ~base


@clause("SQ-LOF-06")
def line_starts(ship: Ship, base: int, direction: int) -> tuple[int, ...]:
    """The squares of a base from which a straight line in this direction leaves it with its first square."""
    return tuple(
        square
        for square in members(base)
        if (there := ship.step[square][direction]) == NOWHERE or not holds(base, there)
    )


@clause("SQ-WPN-27", "SQ-DREAD-26")
def block_at(ship: Ship, corner_x: int, corner_y: int) -> int:
    """The floor of the four-square area whose north-west square has these coordinates, ignoring walls."""
    squares = (ship.at(corner_x + dx, corner_y + dy) for dy in (0, 1) for dx in (0, 1))
    return bits(square for square in squares if square != NOWHERE) & ship.floor


def _inside(ship: Ship, base: int) -> Iterator[tuple[int, int]]:
    """The edges inside a base, each once."""
    for square in members(base):
        for facing in (E, S):
            there = ship.step[square][direction_of(facing)]
            if there != NOWHERE and holds(base, there):
                yield square, facing


# The Tarantula


@clause("SQ-WPN-54")
def tarantula_at(ship: Ship, centre: int, facing: int) -> tuple[int, int, int] | None:
    """Front, centre and gunner's post of a machine pointing this way; None when one of them would be no floor."""
    front = ship.step[centre][direction_of(facing)]
    post = ship.step[centre][(direction_of(facing) + 4) % 8]
    return None if NOWHERE in (front, post) else (front, centre, post)


@clause("SQ-WPN-56", "SQ-WPN-86")
def may_pivot(ship: Ship, centre: int, facing: int, closed: int, blockers: int) -> bool:
    """May a Tarantula turn on its centre by 90 degrees to this facing? The two squares beside the centre must be
    free floor with nothing between. `blockers` leaves out its own squares; the corners it sweeps do not matter."""
    for side in (facing, (facing + 2) % 4):
        if not ship.passable(centre, side, closed):
            return False
        if holds(blockers, ship.step[centre][direction_of(side)]):
            return False
    return True


@clause("SQ-WPN-55", "SQ-WPN-86")
def tarantula_steps(ship: Ship, centre: int, facing: int, closed: int, blockers: int) -> bool:
    """May a Tarantula move one square ahead? The square before its front must be free, with nothing between."""
    front = ship.step[centre][direction_of(facing)]
    if front == NOWHERE or not ship.passable(front, facing, closed):
        return False
    return not holds(blockers, ship.step[front][direction_of(facing)])
