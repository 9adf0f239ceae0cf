"""The guns of Golgotha (SQ-DREAD-26): four, each with an area of its own (las_cannon.py)."""

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.tabletop.clauses import clause


@clause("SQ-DREAD-26")
def golgotha_gun() -> Weapon:
    """Two red dice on four squares, one shot; its data forbid to concentrate it with the other three."""
    return load_box().weapons["wpn_golgotha_gun"]
