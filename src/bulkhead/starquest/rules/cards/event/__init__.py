"""Alien event cards, by what they do. Importing the package registers them.

The drawer plays a card as it is drawn; its questions go through base.py."""

from bulkhead.starquest.rules.cards.event import (
    arrivals,
    attacks,
    bans,
    boosts,
    classes,
    doors,
    gifts,
    granted,
    places,
    thefts,
)

THEMES = (classes, boosts, granted, attacks, bans, doors, places, arrivals, gifts, thefts)
