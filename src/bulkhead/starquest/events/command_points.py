"""Events of command points, raised hands and standing orders."""

from bulkhead.tabletop.events import Event


class CommandRolled(Event, frozen=True):
    seat: int
    face: int
    why: str = "SQ-CMD-01"


class CommandGained(Event, frozen=True):
    """Command points added to the stock."""

    seat: int
    points: int
    total: int
    why: str = "SQ-CMD-01"


class CommandDrained(Event, frozen=True):
    """A squad has lost its stock of command points to a card."""

    seat: int
    points: int
    why: str = "SQ-CMD-04"


class CommandSpent(Event, frozen=True):
    seat: int
    points: int
    left: int
    why: str = "SQ-CMD-03"


class CommandLost(Event, frozen=True):
    seat: int
    why: str = "SQ-CMD-07"


class WindowOpened(Event, frozen=True):
    """A seat may spend command points now."""

    seat: int
    reason: str
    why: str = "SQ-CMD-09"


class WindowClosed(Event, frozen=True):
    """The seat spends no more: it declined, or has no point left, or no way to spend one."""

    seat: int
    reason: str
    why: str = "SQ-CMD-09"


class HandRaised(Event, frozen=True):
    """Private."""

    seat: int
    why: str = "SQ-CMD-09"


class Instructed(Event, frozen=True):
    """Private: a standing order or a trigger was changed."""

    seat: int
    words: tuple[str, ...]
    why: str = "SQ-SEAT-08"
