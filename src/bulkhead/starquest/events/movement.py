"""Events of movement: steps, squares entered and left, permission to pass."""

from bulkhead.starquest.events.spot import Spot
from bulkhead.tabletop.events import Event


class Moved(Event, frozen=True):
    seat: int
    who: str
    squares: tuple[Spot, ...]
    """Its present base."""
    cost: int
    why: str = "SQ-MOVE-03"


class Faced(Event, frozen=True):
    seat: int
    who: str
    facing: int
    cost: int
    why: str = "SQ-MOVE-06"


class Entered(Event, frozen=True):
    seat: int
    who: str
    squares: tuple[Spot, ...]
    facing: int
    why: str = "SQ-SETUP-18"


class Left(Event, frozen=True):
    seat: int
    who: str
    why: str = "SQ-END-02"


class Asked(Event, frozen=True):
    """An owner is asked to let a miniature pass."""

    seat: int
    who: str
    to: Spot
    why: str = "SQ-MOVE-11"


class Allowed(Event, frozen=True):
    seat: int
    who: str
    allowed: bool
    why: str = "SQ-MOVE-11"


class SentBack(Event, frozen=True):
    """A miniature that could not stay where it was: on a shared square, a vent or a conduit."""

    seat: int
    who: str
    squares: tuple[Spot, ...]
    why: str = "SQ-MOVE-16"
