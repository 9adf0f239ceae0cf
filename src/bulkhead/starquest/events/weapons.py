"""Events of weapons emptied, refilled, lost and mounted, and of flames."""

from bulkhead.starquest.events.spot import Spot
from bulkhead.tabletop.events import Event


class Mounted(Event, frozen=True):
    """A Dreadnought was fitted with a weapon."""

    seat: int
    who: str
    weapon: str
    why: str = "SQ-DREAD-18"


class WeaponEmptied(Event, frozen=True):
    """A weapon has no ammunition left."""

    seat: int
    who: str
    weapon: str
    why: str = "SQ-WPN-07"


class WeaponRefilled(Event, frozen=True):
    seat: int
    who: str
    weapon: str
    why: str = "SQ-RECON-01"


class WeaponLost(Event, frozen=True):
    seat: int
    who: str
    weapon: str
    why: str = "SQ-DREAD-22"


class FlamesLit(Event, frozen=True):
    seat: int
    flame: int
    squares: tuple[Spot, ...]
    why: str = "SQ-WPN-43"


class FlamesOut(Event, frozen=True):
    seat: int
    flame: int
    why: str = "SQ-WPN-83"
