"""The shuriken cannon (SQ-WPN-71 to 73): three attacks at one target each (single.py), before and after moving."""

from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.starquest.data.options import House
from bulkhead.tabletop.clauses import clause

ID = clause("SQ-WPN-71", "SQ-WPN-72")("wpn_shuriken_cannon")


@clause("SQ-WPN-73", "SQ-TURN-10")
def goes_round_movement(weapon: Weapon) -> bool:
    """May its shots be divided before and after the one movement, which they do not split?"""
    return weapon.has("around_movement")


@clause("SQ-TURN-10")
def is_light(house: House, weapon: Weapon) -> bool:
    """Does the house option let its bearer split the movement too?"""
    return house.shuriken_cannon_light and weapon.id == ID
