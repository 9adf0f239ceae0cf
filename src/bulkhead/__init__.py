"""Bulkhead: a digital tabletop. `bulkhead.game("heroes")` is the door to a game's rules."""

from bulkhead.games import BUILT_IN
from bulkhead.registry import GAMES, game, register
from bulkhead.version import __version__

for _entry in BUILT_IN:
    register(_entry)

__all__ = ["GAMES", "__version__", "game"]
