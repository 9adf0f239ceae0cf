"""Scenes with a Tarantula and its gunner."""

from typing import Any

from tests.starquest.scene import Table, hall, scene

HALL = hall(12, 9)
MANNED = ("ba1 fig_marine_laser 2.4 E mans=ba2", "ba2 mch_tarantula 4.4,3.4 E")
"""Front 4.4, centre 3.4, gunner 2.4, pointing east."""


def manned(*lines: str, drawn: str = HALL, dice: tuple[int, ...] = (), **more: Any) -> Table:
    return scene(drawn, *MANNED, *lines, dice=dice, **more).act("ba1")


def squares(table: Table, who: str = "ba2") -> str:
    """The squares of a figure, in the order of its record."""
    return " ".join(table.state.ship.name(square) for square in table.mini(who).squares)


DOCK = """
    +-+-+-+-+-+-+
    |. . . . . .|
    +           +
    |T . . . . .|
    +           +
    |T . . . . .|
    +           +
    |. . . . . .|
    +-+-+-+-+-+-+
    """
