"""What each seat has been told since the game began, as one digest a seat: its memory of the game."""

from collections.abc import Sequence
from hashlib import sha256

import msgspec

from bulkhead.tabletop.events import Event
from bulkhead.tabletop.game import Command, Seat


class Knowledge:
    """A listener that keeps a digest of everything that each seat learns. Two histories that a seat cannot tell apart
    have the same digest."""

    def __init__(self, digests: Sequence[str]) -> None:
        self.digests = list(digests)

    def tell(self, event: Event, to: tuple[int, ...] | None = None, others: Event | None = None) -> None:
        for seat in range(len(self.digests)):
            told = event if to is None or seat in to else others
            if told is not None:
                self._add(seat, f"{type(told).__name__} {msgspec.json.encode(told).decode()}")

    def chose(self, seat: Seat, command: Command) -> None:
        """A seat remembers its own commands."""
        self._add(seat, str(command))

    def _add(self, seat: Seat, what: str) -> None:
        self.digests[seat] = sha256(f"{self.digests[seat]}\n{what}".encode()).hexdigest()[:32]
