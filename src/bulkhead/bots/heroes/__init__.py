"""The captain, a bot for Heroes. Start reading at `captain.py`."""

from bulkhead.bots.heroes.captain import Captain
from bulkhead.registry.bots import Kind, Kinds
from bulkhead.tabletop.phrases import Phrase

KINDS: Kinds = {"captain": Kind(lambda seed: Captain(), Phrase("bots-captain-what"))}

__all__ = ["KINDS", "Captain"]
