"""The players of Starquest: the trooper for squads, the overlord for both alien factions. Start at `player.py`."""

from bulkhead.bots.starquest.player import Overlord, Trooper

__all__ = ["Overlord", "Trooper"]
