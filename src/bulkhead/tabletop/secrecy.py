"""`hidden_from`: finds out, through the Game protocol alone, whether a state hides anything from a viewer."""

from typing import Any

from bulkhead.tabletop.game import Game, Viewer

TRIES = 6


class _Turning:
    """A deterministic Rng that varies its choices from call to call."""

    def __init__(self, step: int) -> None:
        self.step, self.at = step, 0

    def randrange(self, stop: int, /) -> int:
        self.at += self.step
        return self.at % stop


def hidden_from(game: Game[Any, Any, Any, Any], state: Any, viewer: Viewer) -> bool:
    """Does the state hide anything from a viewer? Then a twin, which looks the same to the viewer, differs from it."""
    truth = game.dump(state)
    return any(game.dump(game.twin(state, viewer, _Turning(step))) != truth for step in range(1, TRIES))
