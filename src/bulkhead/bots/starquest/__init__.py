"""The bots of Starquest: the trooper for squads, the overlord for both alien factions, the raider for newcomers' first
enemies. Start at `player.py`."""

from random import Random

from bulkhead.bots.starquest.drifter import Drifter
from bulkhead.bots.starquest.player import Overlord, Trooper
from bulkhead.bots.starquest.raider import Raider
from bulkhead.registry.bots import Kind, Kinds
from bulkhead.starquest.data.factions import ALIENS, SQUADS
from bulkhead.tabletop.phrases import Phrase

KINDS: Kinds = {
    "random": Kind(lambda seed: Drifter(Random(seed)), Phrase("bots-random-what")),
    "raider": Kind(Raider, Phrase("bots-raider-what"), ALIENS),
    "trooper": Kind(Trooper, Phrase("bots-trooper-what"), SQUADS),
    "overlord": Kind(Overlord, Phrase("bots-overlord-what"), ALIENS),
}

__all__ = ["KINDS", "Overlord", "Raider", "Trooper"]
