"""Events of set-up, rounds and turns."""

from bulkhead.tabletop.events import Event


class MissionBegan(Event, frozen=True):
    mission: str
    factions: tuple[str, ...]
    why: str = "SQ-SETUP-03"


class Ranked(Event, frozen=True):
    """The starting order was drawn at random."""

    order: tuple[int, ...]
    why: str = "SQ-SETUP-15"


class Chose(Event, frozen=True):
    """A set-up choice; `value` is empty for those who may not know it."""

    seat: int
    what: str
    value: str
    why: str = "SQ-SETUP-09"


class RoundBegan(Event, frozen=True):
    number: int
    why: str = "SQ-SETUP-17"


class TurnBegan(Event, frozen=True):
    seat: int
    number: int
    why: str = "SQ-SETUP-17"


class TurnEnded(Event, frozen=True):
    seat: int
    why: str = "SQ-TURN-16"


class Activated(Event, frozen=True):
    seat: int
    who: str
    why: str = "SQ-TURN-15"


class Finished(Event, frozen=True):
    seat: int
    who: str
    why: str = "SQ-TURN-15"
