"""The shuriken pistol of an Eldar governor (SQ-WPN-68, SQ-SQUAD-19, 20)."""

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.tabletop.clauses import clause


@clause("SQ-WPN-68")
def governor_arms() -> tuple[Weapon, ...]:
    """What he always bears: the reinforced sword, and the pistol with its two light shots, each at a target of its own
    (single.py) and each wherever in his movement he likes."""
    box = load_box()
    return tuple(box.weapons[id_] for id_ in box.figures["fig_eldar_governor"].weapons)
