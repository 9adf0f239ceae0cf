"""Games in which everybody speaks when asked and never otherwise: the part of the Game protocol that they can leave."""

from collections.abc import Collection
from typing import Any

from bulkhead.tabletop.game import Rng, Seat


class InTurn:
    """Nothing is said aside, nothing is decided beforehand, and whoever is away is stood in for by a bot."""

    def asides(self, state: Any, seat: Seat, mine: Collection[Seat] = ()) -> tuple[Any, ...]:
        return ()

    def is_aside(self, state: Any, seat: Seat, command: Any) -> bool:
        return False

    def petition(self, state: Any, seat: Seat) -> Any:
        return None

    def standing(self, state: Any) -> Any:
        return None

    def absent(self, state: Any, rng: Rng) -> Any:
        return None

    def turn(self, state: Any) -> tuple[int, Seat] | None:
        return None
