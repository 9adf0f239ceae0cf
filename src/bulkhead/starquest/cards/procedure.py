"""What a card of a pack is written against: `CardTable` to choose, `OpenTable` to play.

A pack names this address in its code, and the digest of the pack covers that line: it must not move.
"""

from bulkhead.starquest.rules.cards.procedure import CardTable, OpenTable

__all__ = ["CardTable", "OpenTable"]
