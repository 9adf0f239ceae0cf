"""Events: what happened in a game, and which seats may know it."""

from typing import Protocol

from msgspec import Struct

from bulkhead.tabletop.viewers import Seat, Viewer


class Event(Struct, frozen=True, tag=True):
    """Base of all events of all games."""


class Told(Struct, frozen=True):
    """An event with its audience, which the code that creates the event decides."""

    event: Event
    to: tuple[Seat, ...] | None = None
    """Seats that may know it; None means everyone, spectators too."""
    others: Event | None = None
    """The event that everyone else gets instead, if any."""

    def seen_by(self, viewer: Viewer) -> Event | None:
        """What a viewer (a seat, or SPECTATOR) learns."""
        if self.to is None or viewer in self.to:
            return self.event
        return self.others


class Out(Protocol):
    """Where a game writes its events."""

    def tell(self, event: Event, to: tuple[int, ...] | None = None, others: Event | None = None) -> None: ...


class Silence:
    """Discards events, for simulations."""

    def tell(self, event: Event, to: tuple[int, ...] | None = None, others: Event | None = None) -> None:
        pass


class Heard:
    """Collects events."""

    def __init__(self) -> None:
        self.told: list[Told] = []

    def tell(self, event: Event, to: tuple[int, ...] | None = None, others: Event | None = None) -> None:
        self.told.append(Told(event, to, others))

    @property
    def events(self) -> list[Event]:
        """All events in full, in order."""
        return [told.event for told in self.told]

    def seen_by(self, viewer: Viewer) -> list[Event]:
        """What one viewer learns, in order."""
        seen = (told.seen_by(viewer) for told in self.told)
        return [event for event in seen if event is not None]
