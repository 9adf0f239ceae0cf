"""Events of objects, loads, machines, marked squares and changes of side."""

from bulkhead.starquest.events.spot import Spot
from bulkhead.tabletop.events import Event


class ThingPickedUp(Event, frozen=True):
    seat: int
    who: str
    thing: str
    why: str = "SQ-OBJ-05"


class ThingDropped(Event, frozen=True):
    seat: int
    who: str
    thing: str
    at: Spot
    why: str = "SQ-OBJ-06"


class ThingGiven(Event, frozen=True):
    seat: int
    who: str
    thing: str
    to: str
    why: str = "SQ-OBJ-07"


class ThingRecovered(Event, frozen=True):
    seat: int
    who: str
    thing: str
    why: str = "SQ-OBJ-17"


class Loaded(Event, frozen=True):
    seat: int
    who: str
    what: str
    why: str = "SQ-OBJ-10"


class Unloaded(Event, frozen=True):
    seat: int
    who: str
    what: str
    squares: tuple[Spot, ...]
    why: str = "SQ-OBJ-10"


class Manned(Event, frozen=True):
    seat: int
    who: str
    machine: str
    why: str = "SQ-WPN-48"


class PostLeft(Event, frozen=True):
    seat: int
    who: str
    machine: str
    why: str = "SQ-WPN-87"


class SiteTurned(Event, frozen=True):
    """A marked square was turned up: a survivor, or nothing."""

    seat: int
    who: str
    at: Spot
    found: bool
    why: str = "SQ-OBJ-03"


class ChargeArmed(Event, frozen=True):
    """A charge was armed, or removed by an alien miniature."""

    seat: int
    who: str
    at: Spot
    armed: bool
    why: str = "SQ-END-05"


class LineAdvanced(Event, frozen=True):
    """The assembly line advances: at `full` a machine is finished. It belongs to the seat."""

    seat: int
    counter: int
    full: int
    why: str = "SQ-END-05"


class Converted(Event, frozen=True):
    """A miniature changed side."""

    seat: int
    who: str
    was: int
    why: str = "SQ-ALIEN-43"


class CardGiven(Event, frozen=True):
    """A miniature handed a card to another of its squad; `card` is empty for the others."""

    seat: int
    who: str
    to: str
    card: str = ""
    why: str = "SQ-OBJ-08"
