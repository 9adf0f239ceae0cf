"""What a simulation counts in Starquest: turns, attacks declared, miniatures eliminated and lost."""

from bulkhead.starquest.events import Declared, Eliminated, TurnBegan
from bulkhead.tabletop.events import Event


class StarquestCounts:
    """A listener at a table of Starquest."""

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
        """What belongs to nobody is counted for nobody."""
        if seat >= 0:
            self.others[what][seat] += 1
