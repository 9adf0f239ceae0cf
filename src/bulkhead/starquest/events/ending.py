"""Events of the end of a mission: honours and winners."""

from bulkhead.tabletop.events import Event


class MissionEnded(Event, frozen=True):
    reason: str
    why: str = "SQ-END-01"


class SealsWon(Event, frozen=True):
    seat: int
    seals: int
    total: int
    why: str = "SQ-HONOUR-03"


class RankChanged(Event, frozen=True):
    seat: int
    faction: str
    """Whose ladder names the rank."""
    rank: int
    why: str = "SQ-HONOUR-04"


class Won(Event, frozen=True):
    seats: tuple[int, ...]
    points: tuple[int, ...]
    why: str = "SQ-HONOUR-01"
