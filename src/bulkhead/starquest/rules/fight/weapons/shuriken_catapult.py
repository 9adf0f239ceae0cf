"""The shuriken catapult, the ordinary weapon of an Eldar warrior (SQ-WPN-69)."""

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.tabletop.clauses import clause


@clause("SQ-WPN-69")
def shuriken_catapult() -> Weapon:
    """Two white dice at one target (single.py), light."""
    return load_box().weapons["wpn_shuriken_catapult"]
