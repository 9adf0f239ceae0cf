"""The Eldar missile launcher."""

import pytest

from bulkhead.starquest.box.box import load_box
from tests.starquest.rules.fight.weapons.outcomes import aims
from tests.starquest.scene import hall, scene

MISSILE = "weapons=wpn_missile_launcher,wpn_combat_blade"


@pytest.mark.clause("SQ-WPN-79", "SQ-WPN-70")
def test_the_eldar_one_works_the_same_way() -> None:
    marine = scene(hall(5, 3), f"ba1 fig_marine_heavy 0.1 E {MISSILE}", "ch1 fig_gretchin 3.1 W")
    eldar = scene(hall(5, 3), "el1 fig_eldar_heavy 0.1 E weapons=wpn_eldar_missile", "ch1 fig_gretchin 3.1 W")
    assert aims(marine.act("ba1"), "ba1") == aims(eldar.act("el1"), "el1")
    weapon = load_box().weapons["wpn_eldar_missile"]
    assert (weapon.pattern, str(weapon.dice), weapon.shots, weapon.kind) == ("blast", "2R", 1, "heavy")
