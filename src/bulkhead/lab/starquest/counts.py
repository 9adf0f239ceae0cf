"""Counts the turns, attacks, eliminations and losses of a game of Starquest."""

from bulkhead.starquest.events import Declared, Eliminated, TurnBegan
from bulkhead.tabletop.events import Event


class StarquestCounts:
    """The counter for Starquest."""

    def __init__(self, seats: int = 7) -> None:
        self.turns = [0] * seats
        self.others = {"attacks": [0] * seats, "eliminated": [0] * seats, "lost": [0] * seats}

    def tell(self, event: Event, to: tuple[int, ...] | None = None, others: Event | None = None) -> None:
        if isinstance(event, TurnBegan):
            self.turns[event.seat] += 1
        elif isinstance(event, Declared):
            self._count("attacks", event.seat)
        elif isinstance(event, Eliminated):
            self._count("eliminated", event.by)
            self._count("lost", event.seat)

    def _count(self, what: str, seat: int) -> None:
        """Count for a seat; things without an owner are not counted."""
        if seat >= 0:
            self.others[what][seat] += 1
