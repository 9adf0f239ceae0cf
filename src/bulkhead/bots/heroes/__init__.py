"""The bots of Heroes: the cadet for newcomers, the captain, and the champion. Start reading at `captain.py`."""

from bulkhead.bots.heroes.cadet import Cadet
from bulkhead.bots.heroes.captain import Captain
from bulkhead.bots.heroes.champion import Champion
from bulkhead.registry.bots import Kind, Kinds
from bulkhead.tabletop.phrases import Phrase

KINDS: Kinds = {
    "cadet": Kind(Cadet, Phrase("bots-cadet-what")),
    "captain": Kind(lambda seed: Captain(), Phrase("bots-captain-what")),
    "champion": Kind(lambda seed: Champion(), Phrase("bots-champion-what"), stands_in=False),
}

__all__ = ["KINDS", "Cadet", "Captain", "Champion"]
