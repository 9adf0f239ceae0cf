"""Equipment cards with a procedure of their own. Importing the package registers them."""

from bulkhead.starquest.rules.cards.equipment import (
    ash_cloud,
    black_writ,
    charges,
    combi_weapon,
    death_pact,
    grapnel,
    grenades,
    scanners,
    sights,
    spirit_stone,
)

__all__ = [
    "ash_cloud",
    "black_writ",
    "charges",
    "combi_weapon",
    "death_pact",
    "grapnel",
    "grenades",
    "scanners",
    "sights",
    "spirit_stone",
]
