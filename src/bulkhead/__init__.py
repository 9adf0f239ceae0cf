"""Bulkhead: a digital tabletop. `bulkhead.game("heroes")` is the door to a game's rules."""

from typing import Any

from bulkhead.heroes import HEROES
from bulkhead.starquest import STARQUEST
from bulkhead.tabletop.game import Game
from bulkhead.tabletop.refusals import Mistake

__version__ = "0.1.0"

GAMES: dict[str, Game[Any, Any, Any, Any]] = {"heroes": HEROES, "starquest": STARQUEST}


def game(name: str) -> Game[Any, Any, Any, Any]:
    """The game of that name."""
    if name not in GAMES:
        raise Mistake("game-unknown", game=name, known=", ".join(GAMES))
    return GAMES[name]


__all__ = ["GAMES", "__version__", "game"]
