"""Turns of the aliens."""

from typing import Any

from bulkhead.starquest.data.frames import TurnStep
from tests.starquest.scene import Table, scene

DECK = """
    +-+-+-+-+-+-+-+-+-+
    |. . .|. R R V C .|
    + + + + + + + + + +
    |. . . . . . . . .|
    +-+-+-+-+-+-+-+-+-+
    """


MARINE = "ba1 fig_marine_laser 0.0 W"


def alien(seat: int, step: TurnStep = "act", *lines: str, **more: Any) -> Table:
    """It is an alien player's turn, at this step."""
    return scene(DECK, *(lines or (MARINE,)), turn=seat, step=step, **more)
