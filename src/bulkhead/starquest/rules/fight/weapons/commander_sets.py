"""Whether a leader's gun counts as a light weapon (SQ-TURN-10)."""

from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.starquest.data.options import House
from bulkhead.tabletop.clauses import clause


@clause("SQ-TURN-10")
def is_light(house: House, weapon: Weapon) -> bool:
    """Is the weapon a leader's gun that counts as light by the house option, whatever its dice?"""
    return house.leader_gun_light and weapon.kind == "leader"
