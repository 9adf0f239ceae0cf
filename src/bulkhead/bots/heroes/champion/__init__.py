"""The champion of Heroes: the exact turn over a value of boards that was learned from exact solutions.

`features` describes a board, `net` values it, `player` plays. The net was made from the solutions of some 150 match-ups
with three and four rows, as `python -m tools.champion` does it.
"""

from bulkhead.bots.heroes.champion.player import Champion

__all__ = ["Champion"]
