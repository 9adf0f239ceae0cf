"""Rates a weapon with one number, for choosing weapons and mounts and for giving them up."""

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.rules.fight.weapons.pattern import pattern_of

MELEE = 0.5
"""A melee weapon counts less: its bearer has to reach the target."""


def firepower(weapon_id: str) -> float:
    """A rating from dice, shots and range; 0 for a weapon that is not in the box."""
    weapon = load_box().weapons.get(weapon_id)
    if weapon is None:
        return 0.0
    dice: float = (weapon.dice.red + weapon.dice.white / 2) * weapon.shots**0.7
    return dice * (MELEE if weapon.melee else pattern_of(weapon).worth)
