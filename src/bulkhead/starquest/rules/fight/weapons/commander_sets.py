"""The guns of leaders (SQ-TURN-10)."""

from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.starquest.data.options import House
from bulkhead.tabletop.clauses import clause


@clause("SQ-TURN-10")
def is_light(house: House, weapon: Weapon) -> bool:
    """Does the table take a leader's gun as light, whatever its dice?"""
    return house.leader_gun_light and weapon.kind == "leader"
