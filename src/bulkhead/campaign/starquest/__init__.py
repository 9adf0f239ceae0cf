"""The campaign rules of Starquest: missions, ranks, Seals, psionics, and what missions leave behind for later ones."""

from bulkhead.campaign.starquest.campaigning import CAMPAIGNING

__all__ = ["CAMPAIGNING"]
