"""Seats and viewers: a viewer is a seat or a spectator, and a spectator is no number."""

from enum import Enum
from typing import Final

Seat = int
"""A seat at the table: 0, 1, 2 and so on, never negative."""


class Spectator(Enum):
    """The viewer who has no seat. It is no number, so nothing can be looked up with it by mistake."""

    SPECTATOR = "spectator"


SPECTATOR: Final = Spectator.SPECTATOR

Viewer = Seat | Spectator
"""Who looks at a table: the player in a seat, or a spectator."""

SPECTATOR_NUMBER = -1
"""Stands for a spectator in JSON and in stored rows, where seats are plain numbers."""


def viewer_number(viewer: Viewer) -> int:
    """A viewer as JSON and stored rows have it."""
    return SPECTATOR_NUMBER if isinstance(viewer, Spectator) else viewer


def viewer_of(number: int) -> Viewer:
    """The viewer that a number in JSON or in a stored row stands for."""
    return number if number >= 0 else SPECTATOR
