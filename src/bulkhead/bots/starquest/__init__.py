"""The bots of Starquest: the trooper for squads, the overlord for both alien factions. Start at `player.py`."""

from bulkhead.bots.starquest.player import Overlord, Trooper
from bulkhead.registry.bots import Kind, Kinds
from bulkhead.starquest.data.factions import ALIENS, SQUADS
from bulkhead.tabletop.phrases import Phrase

KINDS: Kinds = {
    "trooper": Kind(lambda seed: Trooper(), Phrase("bots-trooper-what"), SQUADS),
    "overlord": Kind(lambda seed: Overlord(), Phrase("bots-overlord-what"), ALIENS),
}

__all__ = ["KINDS", "Overlord", "Trooper"]
