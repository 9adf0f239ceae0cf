"""Seats and viewers: a viewer is a seat or a spectator, and a spectator is no number."""

from enum import Enum
from typing import Final

from msgspec import Struct, field

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


class Seen(Struct, frozen=True):
    """The base of a game's view: who looks."""

    number: int = field(name="viewer")
    """The seat that looks; -1 for a spectator."""

    @property
    def viewer(self) -> Viewer:
        """Who looks, as code asks it: `number` is for JSON only."""
        return viewer_of(self.number)

    @property
    def seat(self) -> Seat:
        """The seat that looks. A spectator has none, and nothing is played for a spectator."""
        if self.number < 0:
            raise ValueError("a spectator has no seat")
        return self.number
