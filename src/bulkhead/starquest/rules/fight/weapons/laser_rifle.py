"""The laser rifle, the ordinary weapon of a marine (SQ-WPN-05, 06)."""

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.tabletop.clauses import clause


@clause("SQ-WPN-05", "SQ-WPN-06")
def laser_rifle() -> Weapon:
    """Two white dice at one target (single.py); light, so that its bearer may shoot in the middle of his movement."""
    return load_box().weapons["wpn_laser_rifle"]
