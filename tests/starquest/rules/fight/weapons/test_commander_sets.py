"""The arms of a Marine commander."""

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.events import Declared, Rolled, Unharmed
from bulkhead.starquest.rules.setup import squads
from tests.starquest.scene import BA, CH, hall, scene

LONG = hall(12, 2)


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


def test_with_sword_and_glove_nobody_shoots_or_watches() -> None:
    table = scene(
        LONG, "ba1 fig_marine_commander 0.0 E weapons=set_sword_glove", "ch1 fig_gretchin 9.0 W"
    ).act("ba1")
    assert not table.offered("ba1 shoot")
    assert not table.offered("ba1 overwatch")
    assert table.refused("ba1 shoot wpn_laser_pistol ch1").clause == "SQ-SHOOT-03"
