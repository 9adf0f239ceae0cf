"""Events of Overwatch, and of offers that were declined."""

from bulkhead.tabletop.events import Event


class OverwatchSet(Event, frozen=True):
    seat: int
    who: str
    why: str = "SQ-OVER-02"


class OverwatchEnded(Event, frozen=True):
    seat: int
    who: str
    why: str = "SQ-OVER-07"


class Waited(Event, frozen=True):
    """An offer was declined: an Overwatch shot, a dodge, a rite, a card."""

    seat: int
    what: str
    why: str
