"""The champion of Heroes: the exact turn over a value of boards that was learned from exact solutions.

`features` describes a board, `net` values it, `player` plays. The net was made from the solutions of 121 match-ups, 99
with three rows and 22 with four, in the way of `python -m tools.champion`.
"""

from bulkhead.bots.heroes.champion.player import Champion

__all__ = ["Champion"]
