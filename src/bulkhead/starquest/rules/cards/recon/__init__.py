"""Reconnaissance cards (SQ-RECON), found in rooms. Importing the package registers them."""

from bulkhead.starquest.rules.cards.recon import boosts, equipment, medical, secrets, traps

__all__ = ["boosts", "equipment", "medical", "secrets", "traps"]
