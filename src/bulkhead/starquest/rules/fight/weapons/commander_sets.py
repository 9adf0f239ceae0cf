"""The arms of a Marine commander (SQ-WPN-01 to 04), and the guns of leaders (SQ-TURN-10)."""

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.sets import WeaponSet
from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.starquest.data.options import House
from bulkhead.tabletop.clauses import clause


@clause("SQ-WPN-01", "SQ-WPN-02", "SQ-WPN-03", "SQ-WPN-04")
def commander_sets() -> tuple[WeaponSet, ...]:
    """The three sets of which he takes one: axe and pistol, a bolter, or sword and glove, with which nobody shoots."""
    box = load_box()
    return tuple(box.sets[id_] for id_ in box.figures["fig_marine_commander"].choose)


@clause("SQ-TURN-10")
def is_light(house: House, weapon: Weapon) -> bool:
    """Does the table take a leader's gun as light, whatever its dice?"""
    return house.leader_gun_light and weapon.kind == "leader"
