"""Starquest: squads against aliens aboard a hulk, for up to seven seats."""

from bulkhead.starquest.game import STARQUEST

__all__ = ["STARQUEST"]
