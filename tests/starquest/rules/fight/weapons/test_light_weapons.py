"""Rifles, pistols and catapults: one target, one sum (SQ-WPN-01 to 06, 68, 69; SQ-SHOOT-05, 06; SQ-TURN-07, 10)."""

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.events import Declared, Rolled, Unharmed
from bulkhead.starquest.rules.setup import squads
from bulkhead.starquest.table.places import figure
from tests.starquest.rules.fight.weapons.outcomes import aims, dead
from tests.starquest.scene import BA, CH, hall, scene

LONG = hall(12, 2)


@pytest.mark.clause("SQ-WPN-05", "SQ-WPN-69")
@pytest.mark.parametrize(
    ("line", "weapon"),
    [
        ("ba1 fig_marine_laser 0.0 E", "wpn_laser_rifle"),
        ("el1 fig_eldar_warrior 0.0 E", "wpn_shuriken_catapult"),
    ],
)
def test_rifle_and_catapult_roll_two_white_dice(line: str, weapon: str) -> None:
    who = line[:3]
    table = scene(LONG, line, "ch1 fig_gretchin 9.0 W", dice=(5, 6)).act(who)
    table.do(f"{who} shoot {weapon} ch1")
    assert [(event.values, event.red) for event in table.told(Rolled)] == [((1, 2), 0)]
    assert dead(table) == {"ch1"}
    assert load_box().weapons[weapon].kind == "light"


@pytest.mark.clause("SQ-WPN-06", "SQ-TURN-07", "SQ-WPN-69")
@pytest.mark.parametrize("line", ["ba1 fig_marine_laser 0.0 E", "el1 fig_eldar_warrior 0.0 E"])
def test_with_a_light_weapon_the_movement_goes_on_after_the_shot(line: str) -> None:
    who = line[:3]
    table = scene(LONG, line, "ch1 fig_gretchin 11.1 W", dice=(1, 1)).act(who)
    table.do(f"{who} step 1.0", f"{who} step 2.0", table.offered(f"{who} shoot")[0])
    for step in range(figure(table.mini(who)).move - 2):
        table.do(f"{who} step {3 + step}.0")
    assert not table.offered(f"{who} step")


@pytest.mark.clause("SQ-WPN-01", "SQ-WPN-02", "SQ-WPN-03", "SQ-WPN-04")
def test_a_commander_has_three_sets_to_choose_from() -> None:
    table = scene(LONG, "ba1 fig_marine_commander 0.0 E")
    offered = squads.arms_for(table.state, table.mini("ba1"))
    found = {id_: load_box().sets[id_].weapons for id_ in offered}
    assert found == {
        "set_axe_pistol": ("wpn_deadly_axe", "wpn_laser_pistol"),
        "set_bolter": ("wpn_commander_bolter", "wpn_combat_blade"),
        "set_sword_glove": ("wpn_sword_and_glove",),
    }


@pytest.mark.clause("SQ-WPN-02", "SQ-WPN-03")
@pytest.mark.parametrize(
    ("chosen", "weapon", "dice", "red"),
    [("set_axe_pistol", "wpn_laser_pistol", 2, 0), ("set_bolter", "wpn_commander_bolter", 2, 2)],
)
def test_pistol_and_bolter(chosen: str, weapon: str, dice: int, red: int) -> None:
    table = scene(
        LONG, f"ba1 fig_marine_commander 0.0 E weapons={chosen}", "ch1 fig_gretchin 9.0 W", dice=(1, 1)
    ).act("ba1")
    table.do(f"ba1 shoot {weapon} ch1")
    (rolled,) = table.told(Rolled)
    assert (len(rolled.values), rolled.red) == (dice, red)
    assert table.happened == [
        Declared(BA, "ba1", weapon, "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), red, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 0),
    ]


@pytest.mark.clause("SQ-WPN-04")
def test_with_sword_and_glove_nobody_shoots_or_watches() -> None:
    table = scene(
        LONG, "ba1 fig_marine_commander 0.0 E weapons=set_sword_glove", "ch1 fig_gretchin 9.0 W"
    ).act("ba1")
    assert not table.offered("ba1 shoot")
    assert not table.offered("ba1 overwatch")
    assert table.refused("ba1 shoot wpn_laser_pistol ch1").clause == "SQ-SHOOT-03"


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


@pytest.mark.clause("SQ-WPN-68", "SQ-SQUAD-19", "SQ-SQUAD-20")
def test_the_governors_pistol_has_two_shots_anywhere_in_his_movement() -> None:
    table = scene(
        LONG,
        "el1 fig_eldar_governor 0.0 E",
        "ch1 fig_gretchin 9.0 W",
        "ch2 fig_gretchin 9.1 W",
        dice=(5, 1, 6, 1),
    ).act("el1")
    governor = squads.join(table.state, table.mini("el1").seat, "fig_eldar_governor")
    assert set(governor.weapons) == {"wpn_shuriken_pistol", "wpn_reinforced_sword"}
    table.do("el1 step 1.0", "el1 shoot wpn_shuriken_pistol ch1", "el1 step 2.0")
    table.do("el1 shoot wpn_shuriken_pistol ch2", "el1 step 3.0")
    assert dead(table) == {"ch1", "ch2"}
    assert not table.offered("el1 shoot")


@pytest.mark.clause("SQ-LOF-02", "SQ-SHOOT-01")
def test_a_single_shot_is_aimed_at_nobody_orthogonally_beside_but_diagonally() -> None:
    table = scene(LONG, "ba1 fig_marine_laser 0.0 E", "ch1 fig_gretchin 1.0 W", "ch2 fig_gretchin 1.1 W").act(
        "ba1"
    )
    assert aims(table, "ba1") == {"ch2"}
    assert table.refused("ba1 shoot wpn_laser_rifle ch1").clause == "SQ-LOF-02"
