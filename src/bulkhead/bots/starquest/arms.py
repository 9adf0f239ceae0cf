"""How good a weapon is, in one number: for choosing arms and mounts, and for giving them up."""

from bulkhead.starquest.box.box import load_box

REACHES = {
    "split": 1.5,
    "line": 1.3,
    "block": 1.3,
    "blast": 1.2,
    "line-each": 1.2,
    "flame": 1.1,
    "backblast": 0.9,
}
"""What a pattern adds to a weapon's dice: whom else it hits, less the trouble of sparing friends."""
MELEE = 0.5
"""A blade has to be carried to its target."""


def firepower(weapon_id: str) -> float:
    """Dice, shots and reach; nothing for what the box does not know."""
    weapon = load_box().weapons.get(weapon_id)
    if weapon is None:
        return 0.0
    dice: float = (weapon.dice.red + weapon.dice.white / 2) * weapon.shots**0.7
    return dice * (MELEE if weapon.melee else REACHES.get(weapon.pattern, 1.0))
