"""Rifles, pistols and catapults: one target, one sum (SQ-WPN-01 to 06, 68, 69; SQ-SHOOT-05, 06; SQ-TURN-07, 10)."""

import pytest

from bulkhead.starquest.table.places import figure
from tests.starquest.scene import hall, scene

LONG = hall(12, 2)


@pytest.mark.clause("SQ-WPN-06", "SQ-TURN-07", "SQ-WPN-69")
@pytest.mark.parametrize("line", ["ba1 fig_marine_laser 0.0 E", "el1 fig_eldar_warrior 0.0 E"])
def test_with_a_light_weapon_the_movement_goes_on_after_the_shot(line: str) -> None:
    who = line[:3]
    table = scene(LONG, line, "ch1 fig_gretchin 11.1 W", dice=(1, 1)).act(who)
    table.do(f"{who} step 1.0", f"{who} step 2.0", table.offered(f"{who} shoot")[0])
    for step in range(figure(table.mini(who)).move - 2):
        table.do(f"{who} step {3 + step}.0")
    assert not table.offered(f"{who} step")


@pytest.mark.clause("SQ-TURN-10", "SQ-TURN-09")
@pytest.mark.house("leader-gun-light")
@pytest.mark.parametrize(
    ("chosen", "weapon", "light", "goes_on"),
    [
        ("set_bolter", "wpn_commander_bolter", False, False),
        ("set_bolter", "wpn_commander_bolter", True, True),
        ("set_axe_pistol", "wpn_laser_pistol", False, True),
    ],
)
def test_a_leaders_gun_of_two_red_dice_is_heavy_unless_the_table_takes_it_as_light(
    chosen: str, weapon: str, light: bool, goes_on: bool
) -> None:
    table = scene(
        LONG,
        f"ba1 fig_marine_commander 0.0 E weapons={chosen}",
        "ch1 fig_gretchin 9.0 W",
        house={"leader_gun_light": light},
        dice=(1, 1),
    ).act("ba1")
    table.do("ba1 step 1.0", "ba1 step 2.0", f"ba1 shoot {weapon} ch1")
    assert bool(table.offered("ba1 step")) is goes_on
