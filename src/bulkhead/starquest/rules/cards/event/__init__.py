"""Alien event cards, by what they do. Importing the package registers them.

Each is played by whoever draws it, as it is drawn; what it asks, it asks through base.py."""

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
