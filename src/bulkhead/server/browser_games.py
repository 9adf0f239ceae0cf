"""The games that have a table in the browser. Others are played in the terminal and through the library."""

from typing import Any

from bulkhead import GAMES
from bulkhead.tabletop.game import Game

SHOWN: dict[str, Game[Any, Any, Any, Any]] = {name: GAMES[name] for name in ("heroes", "starquest")}
