"""Weapons of the aliens (SQ-ALIEN-30, 31), mounts of Dreadnoughts, and who bears what (SQ-WPN-07, 22 to 24)."""

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.events import Declared, Eliminated, Rolled, Scored, Shared, VentDestroyed, Wounded
from bulkhead.starquest.rules.machines.dreadnought_mounts import mounted, shots_in_all
from tests.starquest.rules.fight.weapons.outcomes import aims, dead, values
from tests.starquest.scene import BA, CH, CU, hall, scene

TOMB = "weapons=wpn_tomb_gun"


@pytest.mark.clause("SQ-ALIEN-31", "SQ-SHOOT-12", "SQ-LOF-02")
def test_two_red_dice_on_one_square_that_holds_a_target() -> None:
    table = scene(
        hall(6, 3),
        f"cu1 fig_bombard 0.1 E {TOMB}",
        "ba1 fig_marine_laser 3.1 W",
        "ba2 fig_marine_laser 1.0 W",
        "ba3 fig_marine_laser 1.1 W",
        "cu2 fig_votary 2.2 W",
        dice=(6, 6),
    ).act("cu1")
    assert aims(table, "cu1") == {"1.0"}
    table = scene(
        hall(6, 3),
        f"cu1 fig_bombard 0.1 E {TOMB}",
        "ba1 fig_marine_laser 3.1 W lp=9",
        "ba2 fig_marine_laser 3.0 W",
        dice=(6, 6),
    ).act("cu1")
    table.do("cu1 shoot wpn_tomb_gun 3.1")
    assert table.happened == [
        Declared(CU, "cu1", "wpn_tomb_gun", "3.1", 1, "shoot"),
        Rolled(CU, "cu1", (3, 3), 2, "shoot", "SQ-SHOOT-03"),
        Wounded(BA, "ba1", 4, 5),
    ]
    assert values(table) == {"ba1": 4}


@pytest.mark.clause("SQ-ALIEN-31", "SQ-SHOOT-12")
def test_why_a_square_is_refused() -> None:
    table = scene(
        hall(6, 3),
        f"cu1 fig_bombard 0.1 E {TOMB}",
        "ba1 fig_marine_laser 3.1 W",
        "ba2 fig_marine_laser 1.1 W",
    ).act("cu1")
    assert table.refused("cu1 shoot wpn_tomb_gun 2.2").clause in ("SQ-LOF-04", "SQ-SHOOT-12")
    assert table.refused("cu1 shoot wpn_tomb_gun 1.0").clause == "SQ-SHOOT-12"
    assert table.refused("cu1 shoot wpn_tomb_gun 1.1").clause == "SQ-LOF-02"
    assert table.refused("cu1 shoot wpn_tomb_gun 0.2").clause == "SQ-LOF-04"
    assert table.refused("cu1 shoot wpn_tomb_gun ba1").clause == "SQ-ALIEN-31"


@pytest.mark.clause("SQ-DOOR-16")
def test_a_vent_in_the_square_is_attacked() -> None:
    drawn = """
        +-+-+-+-+-+
        |. . . V .|
        +-+-+-+-+-+
        """
    table = scene(drawn, f"cu1 fig_bombard 0.0 E {TOMB}", dice=(6, 5)).act("cu1")
    table.do("cu1 shoot wpn_tomb_gun 3.0")
    assert table.happened == [
        Declared(CU, "cu1", "wpn_tomb_gun", "3.0", 1, "shoot"),
        Rolled(CU, "cu1", (3, 2), 2, "shoot", "SQ-SHOOT-03"),
        VentDestroyed(CU, "v1", 5),
    ]


@pytest.mark.clause("SQ-ALIEN-30")
def test_the_autocannon_shares_its_total_like_an_assault_cannon() -> None:
    table = scene(
        hall(6, 2),
        "ch1 fig_hybrid_heavy 0.0 E weapons=wpn_autocannon",
        "ba1 fig_marine_laser 4.0 W lp=1",
        dice=(6, 4),
    ).act("ch1")
    table.do("ch1 shoot wpn_autocannon", "share ba1 4")
    assert table.happened == [
        Declared(CH, "ch1", "wpn_autocannon", "", 1, "shoot"),
        Rolled(CH, "ch1", (3, 1), 2, "shoot", "SQ-SHOOT-03"),
        Shared(CH, "ba1", 4),
        Wounded(BA, "ba1", 1, 0),
        Eliminated(BA, "ba1", "fig_marine_laser", CH),
        Scored(CH, 5, 5, "kill", "ba1"),
        Scored(BA, -5, -5, "loss", "ba1"),
    ]
    assert dead(table) == {"ba1"}


@pytest.mark.clause("SQ-DREAD-16", "SQ-DREAD-19", "SQ-TURN-05")
def test_mounts_of_a_dreadnought() -> None:
    table = scene(hall(6, 6), "ch1 fig_dread_mk7 1.1 E weapons=wpn_body_lasers,wpn_plasma_gun,wpn_las_cannon")
    mini = table.mini("ch1")
    assert mounted(mini) == ["wpn_plasma_gun", "wpn_las_cannon"]
    weapons = load_box().weapons
    assert shots_in_all(mini, weapons["wpn_las_cannon"]) == 3
    assert shots_in_all(mini, weapons["wpn_plasma_gun"]) == 1
    assert shots_in_all(mini, weapons["wpn_fusion_gun"]) == 0
