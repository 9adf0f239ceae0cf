"""Games in which everybody speaks when asked and never otherwise: the part of the Game protocol that they can leave."""

from typing import Any

from bulkhead.tabletop.game import Seat


class InTurn:
    """Nothing is said aside, and nothing is decided beforehand."""

    def asides(self, state: Any, seat: Seat) -> tuple[Any, ...]:
        return ()

    def is_aside(self, state: Any, seat: Seat, command: Any) -> bool:
        return False

    def standing(self, state: Any) -> Any:
        return None
