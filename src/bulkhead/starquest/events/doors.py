"""Events of doors, bulkheads, vents and mission structures."""

from bulkhead.starquest.events.spot import Spot
from bulkhead.tabletop.events import Event


class DoorOpened(Event, frozen=True):
    seat: int
    who: str
    door: str
    why: str = "SQ-DOOR-03"


class DoorClosed(Event, frozen=True):
    seat: int
    door: str
    why: str = "SQ-DOOR-13"


class BulkheadDestroyed(Event, frozen=True):
    seat: int
    door: str
    total: int
    why: str = "SQ-DOOR-12"


class VentDestroyed(Event, frozen=True):
    seat: int
    vent: str
    total: int
    why: str = "SQ-ALIEN-12"


class StructureDamaged(Event, frozen=True):
    """A mission structure, such as an altar, lost life points; with 0 left it is destroyed."""

    seat: int
    structure: str
    at: Spot
    lost: int
    lp: int
    why: str = "SQ-SHOOT-06"
