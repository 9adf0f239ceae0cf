"""The champion of Heroes: the exact turn over a value of boards that was learned from exact solutions.

`features` describes a board, `net` values it, `player` plays. The net is made by `python -m tools.champion`.
"""

from bulkhead.bots.heroes.champion.player import Champion

__all__ = ["Champion"]
