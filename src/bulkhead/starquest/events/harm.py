"""Events of life points lost and restored, eliminations, and points scored."""

from bulkhead.tabletop.events import Event


class SaveRolled(Event, frozen=True):
    seat: int
    who: str
    values: tuple[int, ...]
    saved: int
    why: str = "SQ-SQUAD-23"


class Wounded(Event, frozen=True):
    seat: int
    who: str
    lost: int
    lp: int
    why: str = "SQ-SHOOT-06"


class CardsDiscarded(Event, frozen=True):
    """A governor gave up cards instead of life points."""

    seat: int
    who: str
    cards: tuple[str, ...]
    why: str = "SQ-SQUAD-14"


class Healed(Event, frozen=True):
    seat: int
    who: str
    lp: int
    why: str = "SQ-LIFE-04"


class RiteUsed(Event, frozen=True):
    seat: int
    who: str
    lp: int
    left: int
    why: str = "SQ-ALIENRANK-07"


class RiteGained(Event, frozen=True):
    """An alien player gets a rite."""

    seat: int
    left: int
    why: str = "SQ-ALIENRANK-05"


class Eliminated(Event, frozen=True):
    seat: int
    who: str
    figure: str
    by: int
    why: str = "SQ-SHOOT-07"


class Scored(Event, frozen=True):
    """A line of the points ledger."""

    seat: int
    points: int
    total: int
    reason: str
    what: str = ""
    why: str = "SQ-SHOOT-07"
