"""Scenes with miniatures on Overwatch."""

from typing import Any

from tests.starquest.scene import CH, Table, scene

CORNER = """
    +-+-+-+-+-+-+
    |. . . . . .|
    +-+-+-+-+   +
            |. .|
            +   +
            |. .|
            +   +
            |. .|
            +-+-+
    """

STEM = """
    +-+-+-+-+-+-+-+-+
    |. . . . . . . .|
    +               +
    |. . . . . . . .|
    +-+-+-+   +-+-+-+
          |. .|
          +   +
          |. .|
          +   +
          |. .|
          +   +
          |. .|
          +-+-+
    """
"""An alley with a passage to the south, as wide as a Dreadnought. From 0.0 the line to 4.2 runs through 3.2, which the
corner hides."""


def ambush(*more: str, **rest: Any) -> Table:
    """ba1 watches the alley from its west end; an Orc is about to come round the corner."""
    return scene(CORNER, "ch1 fig_ork 5.2 N", "ba1 fig_marine_laser 0.0 E watching", *more, turn=CH, **rest)
