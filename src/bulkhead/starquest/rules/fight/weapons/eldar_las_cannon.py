"""The Eldar las-cannon (SQ-WPN-74 to 78): two shots of the four-square kind (las_cannon.py), two red dice each."""

from bulkhead.starquest.box.items.dice import Pool
from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.fight.weapons.las_cannon import Block
from bulkhead.starquest.rules.fight.weapons.pattern import pattern_of_weapon
from bulkhead.tabletop.clauses import clause


@clause("SQ-WPN-74", "SQ-WPN-75", "SQ-WPN-78")
class EldarBlock(Block):
    """The area of the las-cannon; a house option gives it fewer dice."""

    @clause("SQ-WPN-76", "SQ-WPN-77")
    def dice(self, state: State, weapon: Weapon, attack: Attack) -> Pool:
        """The dice of one shot, or of both on one area: added up, unless the house option gives fewer."""
        house = state.options.house
        one = weapon.dice.red if house.eldar_laser_dice == 2 else 1
        if attack.shots > 1 and house.eldar_laser_together == "two":
            return Pool(2, 0)
        return Pool(one * attack.shots, 0)


pattern_of_weapon("wpn_eldar_las_cannon", EldarBlock())
