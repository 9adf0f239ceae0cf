"""How good a weapon is, in one number: for choosing arms and mounts, and for giving them up."""

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.rules.fight.weapons.pattern import pattern_of

MELEE = 0.5
"""A blade has to be carried to its target."""


def firepower(weapon_id: str) -> float:
    """Dice, shots and reach; nothing for what the box does not know."""
    weapon = load_box().weapons.get(weapon_id)
    if weapon is None:
        return 0.0
    dice: float = (weapon.dice.red + weapon.dice.white / 2) * weapon.shots**0.7
    return dice * (MELEE if weapon.melee else pattern_of(weapon).worth)
