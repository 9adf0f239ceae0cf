"""Rates a weapon with one number, for choosing weapons and mounts and for giving them up."""

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.rules.fight.weapons.pattern import pattern_of

MELEE = 0.5
"""A melee weapon counts less: its bearer has to reach the target."""
SHIELD = 1.2
"""What a storm shield adds: its bearer lives about twice as long."""


def firepower(weapon_id: str) -> float:
    """A rating from dice, shots, range and shield; 0 for a weapon that is not in the box."""
    weapon = load_box().weapons.get(weapon_id)
    if weapon is None:
        return 0.0
    dice: float = (weapon.dice.red + weapon.dice.white / 2) * weapon.shots**0.7
    shield = SHIELD if weapon.has("shield") else 0.0
    return dice * (MELEE if weapon.melee else pattern_of(weapon).worth) + shield
