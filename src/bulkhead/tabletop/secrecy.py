"""Is there anything on the table that somebody may not know? Found out through the Game protocol alone."""

from typing import Any

from bulkhead.tabletop.game import Game, Seat

TRIES = 6


class _Turning:
    """Not chance, only variety: picks another choice each time."""

    def __init__(self, step: int) -> None:
        self.step, self.at = step, 0

    def randrange(self, stop: int, /) -> int:
        self.at += self.step
        return self.at % stop


def hidden_from(game: Game[Any, Any, Any, Any], state: Any, viewer: Seat) -> bool:
    """Does the table hold anything that a viewer may not know? If so, there is another state that looks the same."""
    truth = game.dump(state)
    return any(game.dump(game.twin(state, viewer, _Turning(step))) != truth for step in range(1, TRIES))
