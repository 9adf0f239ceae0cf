"""`python -m tests.starquest.ship.agree --positions 100000`: quick and slow sight on random positions.

A position is a ship (thrown at random, a board or a whole layout), a set of closed doors, a set of blocked squares and
a viewer; the two must agree on every square of the map, and `sees` with them, both ways.
"""

from random import Random
from time import monotonic
from typing import Annotated

import typer

from bulkhead.starquest.ship import Ship, Sight, bits, members
from tests.starquest.ship.maps import LAYOUTS, board_ship, layout_ship
from tests.starquest.ship.random_maps import random_ship
from tests.starquest.ship.slow_sight import SlowSight

MAPS = ("random", "random", "random", "random", "board", "board", "board", "layout")
FIELDS_OF_ONE_SHIP = 10


def positions(number: int, seed: int) -> int:
    """Compare random positions; returns the number of lines. Raises AssertionError at the first difference."""
    chance = Random(seed)
    sights: dict[str, Sight] = {}
    lines = done = 0
    while done < number:
        sight = _sight(chance, sights)
        for _ in range(min(FIELDS_OF_ONE_SHIP, number - done)):
            lines += compare(sight, chance)
            done += 1
    return lines


def _sight(chance: Random, sights: dict[str, Sight]) -> Sight:
    """The sight of a ship; those that come again keep what they have worked out."""
    kind = chance.choice(MAPS)
    if kind == "random":
        return Sight(random_ship(chance))
    name = chance.choice(LAYOUTS if kind == "layout" else ("brd_a", "brd_b", "brd_c", "brd_d", "brd_factory"))
    if name not in sights:
        sights[name] = Sight(layout_ship(name) if kind == "layout" else board_ship(name))
    return sights[name]


def compare(sight: Sight, chance: Random) -> int:
    """One viewer among random doors and blockers."""
    ship = sight.ship
    closed = chance.getrandbits(len(ship.doors)) if ship.doors else 0
    share = chance.choice((0.0, 0.02, 0.1, 0.3))
    floor = list(members(ship.floor))
    blockers = bits(square for square in floor if chance.random() < share)
    viewer = chance.choice(floor)
    check(sight, viewer, closed, blockers, floor, SlowSight(ship, closed, blockers))
    return len(floor)


def check(sight: Sight, viewer: int, closed: int, blockers: int, targets: list[int], slow: SlowSight) -> None:
    """Field, line and line back all say what the slow sight says."""
    ship = sight.ship
    field = sight.field(viewer, closed, blockers)
    for target in targets:
        expected = target == viewer or slow.sees(ship.xy(viewer), ship.xy(target))
        told = (
            f"{ship.name(viewer)} to {ship.name(target)}, closed {closed:b}, blockers {ship.names(blockers)}"
        )
        assert bool(field >> target & 1) == expected, told
        assert sight.sees(viewer, target, closed, blockers) == expected, told
        assert sight.sees(target, viewer, closed, blockers) == expected, told


def every_pair(ship: Ship, closed: int) -> int:
    """Compare every line of an empty ship; returns the number of lines."""
    sight, slow = Sight(ship), SlowSight(ship, closed, 0)
    floor = list(members(ship.floor))
    for place, viewer in enumerate(floor):
        check(sight, viewer, closed, 0, floor[place:], slow)
    return len(floor) * (len(floor) + 1) // 2


def main(
    positions_: Annotated[int, typer.Option("--positions", help="How many positions to compare.")] = 1_000,
    seed: Annotated[int, typer.Option(help="Another seed throws other positions.")] = 1,
) -> None:
    """Compare the quick sight with the slow one."""
    begin = monotonic()
    lines = positions(positions_, seed)
    print(f"{positions_:,} positions, {lines:,} lines of sight: no difference ({monotonic() - begin:.0f} s)")


if __name__ == "__main__":
    typer.run(main)
