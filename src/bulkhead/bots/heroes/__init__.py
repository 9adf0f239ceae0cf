"""The captain, a player of Heroes. Start reading at `captain.py`."""

from bulkhead.bots.heroes.captain import Captain

__all__ = ["Captain"]
