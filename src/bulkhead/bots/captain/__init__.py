"""The captain, a player of Heroes. Start reading at `captain.py`."""

from bulkhead.bots.captain.captain import Captain

__all__ = ["Captain"]
