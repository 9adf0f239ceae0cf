"""The registry of games: the only place through which the rest of Bulkhead finds a game and its parts.

A game is one `Entry` (entry.py); `bulkhead/games` has a file with the entry of each game that comes with Bulkhead. A
package adds a game through the entry point `bulkhead.games`, and a bot through `bulkhead.bots`; a program calls
`register` and `register_bot`. Nothing else in Bulkhead names a game.
"""

from bulkhead.registry.bots import Bot, Kind
from bulkhead.registry.entry import AnyGame, Entry
from bulkhead.registry.shelf import (
    GAMES,
    default_game,
    entries,
    entry,
    game,
    guest_bots,
    register,
    register_bot,
    texts,
)

__all__ = [
    "GAMES",
    "AnyGame",
    "Bot",
    "Entry",
    "Kind",
    "default_game",
    "entries",
    "entry",
    "game",
    "guest_bots",
    "register",
    "register_bot",
    "texts",
]
