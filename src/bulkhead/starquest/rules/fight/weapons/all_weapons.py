"""Import all weapons, which registers their patterns."""

from bulkhead.starquest.rules.fight.weapons import (
    alien_weapons,
    assault_cannon,
    commander_sets,
    conversion_beamer,
    eldar_las_cannon,
    flamer,
    fusion_gun,
    heavy_weapons,
    las_cannon,
    missile_launcher,
    plasma_gun,
    shuriken_cannon,
    single,
)
from bulkhead.starquest.rules.machines import dreadnought_mounts

WEAPONS = (
    commander_sets,
    heavy_weapons,
    assault_cannon,
    plasma_gun,
    missile_launcher,
    las_cannon,
    fusion_gun,
    conversion_beamer,
    flamer,
    shuriken_cannon,
    eldar_las_cannon,
    alien_weapons,
    dreadnought_mounts,
    single,
)
"""In the order of the rulebook. The Tarantula is a machine and registers nothing here."""
