"""Events of doors, bulkheads and vents."""

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
