"""The Eldar missile launcher (SQ-WPN-79)."""

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.tabletop.clauses import clause


@clause("SQ-WPN-70", "SQ-WPN-79")
def eldar_missile() -> Weapon:
    """Dice and pattern are those of the Marine one (missile_launcher.py); only the bearer is another."""
    return load_box().weapons["wpn_eldar_missile"]
