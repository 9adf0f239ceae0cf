"""The fusion gun (SQ-WPN-33 to 35)."""

import pytest

from bulkhead.starquest.events import (
    BulkheadDestroyed,
    Declared,
    Eliminated,
    Rolled,
    Scored,
    Unharmed,
    Wounded,
)
from tests.starquest.rules.fight.weapons.outcomes import aims, dead
from tests.starquest.scene import BA, CH, LD, hall, scene

FUSION = "weapons=wpn_fusion_gun,wpn_combat_blade"


@pytest.mark.clause("SQ-WPN-33", "SQ-WPN-34", "SQ-WPN-35", "SQ-SHOOT-05")
def test_the_worked_example() -> None:
    table = scene(
        hall(8, 1),
        f"ba1 fig_marine_extra 0.0 E {FUSION}",
        "ch1 fig_ork 6.0 W",
        "ch2 fig_gretchin 2.0 W",
        "ch3 fig_android 4.0 W",
        dice=(6, 6, 4, 5, 1, 1, 6, 4, 1),
    ).act("ba1")
    table.do("ba1 shoot wpn_fusion_gun 0.0>E")
    assert [sum(event.values) for event in table.told(Rolled)] == [7, 2, 4]
    assert [event.red for event in table.told(Rolled)] == [3, 3, 3]
    assert [event.who for event in table.told(Eliminated)] == ["ch2", "ch1"]
    assert [(event.who, event.value) for event in table.told(Unharmed)] == [("ch3", 2)]
    assert not table.offered("ba1 shoot")


@pytest.mark.clause("SQ-WPN-34", "SQ-WPN-35")
def test_the_beam_meets_the_nearest_first_in_every_direction() -> None:
    table = scene(
        hall(8, 1),
        f"ba1 fig_marine_extra 7.0 W {FUSION}",
        "ch1 fig_gretchin 1.0 E",
        "ch2 fig_gretchin 5.0 E",
        "ch3 fig_gretchin 3.0 E",
        dice=(6,) * 9,
    ).act("ba1")
    table.do("ba1 shoot wpn_fusion_gun 7.0>W")
    assert [event.who for event in table.told(Eliminated)] == ["ch2", "ch3", "ch1"]


@pytest.mark.clause("SQ-WPN-34", "SQ-SHOOT-10")
def test_nothing_is_rolled_for_a_victim_that_is_gone_before_its_turn() -> None:
    table = scene(
        hall(8, 1),
        f"ba1 fig_marine_extra 0.0 E {FUSION}",
        "ld1 fig_fanatic 3.0 W lp=1",
        "ch1 fig_gretchin 4.0 W",
        "ch2 fig_gretchin 6.0 W",
        dice=(6,) * 8,
    ).act("ba1")
    table.do("ba1 shoot wpn_fusion_gun 0.0>E", "use trt_martyr ld1", "pass")
    assert [(event.who, event.reason) for event in table.told(Rolled)] == [
        ("ba1", "shoot"),
        ("ld1", "card"),
        ("ba1", "shoot"),
    ]
    assert {event.who: event.by for event in table.told(Eliminated)} == {"ld1": BA, "ch1": LD, "ch2": BA}
    assert not table.dice.left


@pytest.mark.clause("SQ-SHOOT-11")
def test_a_friend_on_the_line_is_rolled_for_and_a_bystander_is_not() -> None:
    table = scene(
        hall(6, 2),
        f"ba1 fig_marine_extra 0.0 E {FUSION}",
        "ba2 fig_marine_laser 1.0 W",
        "ch1 fig_gretchin 3.0 W",
        "ch2 fig_gretchin 3.1 W",
        dice=(6, 6, 6, 6, 6, 6),
    ).act("ba1")
    table.do("ba1 shoot wpn_fusion_gun 0.0>E")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_fusion_gun", "0.0>E", 1, "shoot"),
        Rolled(BA, "ba1", (3, 3, 3), 3, "shoot", "SQ-SHOOT-03"),
        Wounded(BA, "ba2", 2, 0),
        Eliminated(BA, "ba2", "fig_marine_laser", -1),
        Scored(BA, -5, -5, "loss", "ba2"),
        Rolled(BA, "ba1", (3, 3, 3), 3, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 1, 0),
        Eliminated(CH, "ch1", "fig_gretchin", BA),
        Scored(BA, 2, -3, "kill", "ch1"),
    ]
    assert dead(table) == {"ba2", "ch1"}
    assert table.mini("ch2").lp == 1


@pytest.mark.clause("SQ-DREAD-31")
def test_a_dreadnought_is_rolled_for_once() -> None:
    table = scene(
        hall(7, 2),
        f"ba1 fig_marine_extra 0.0 E {FUSION}",
        "ch1 fig_dread_mk7 3.0 W weapons=wpn_body_lasers",
        dice=(6, 4, 4),
    ).act("ba1")
    table.do("ba1 shoot wpn_fusion_gun 0.0>E")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_fusion_gun", "0.0>E", 1, "shoot"),
        Rolled(BA, "ba1", (3, 1, 1), 3, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 1, 2),
    ]
    assert table.mini("ch1").lp == 2


@pytest.mark.clause("SQ-DOOR-16", "SQ-WPN-35")
def test_a_bulkhead_at_the_end_has_a_roll_of_its_own_and_nothing_passes() -> None:
    drawn = """
        +-+-+-+-+-+-+
        |. . . .!a a|
        +       +   +
        |. . . .!a a|
        +-+-+-+-+-+-+
        """
    table = scene(
        drawn,
        f"ba1 fig_marine_extra 0.0 E {FUSION}",
        "ch1 fig_android 2.0 W",
        "ch2 fig_gretchin 5.0 W",
        dice=(1, 1, 1, 6, 5, 1),
    ).act("ba1")
    table.do("ba1 shoot wpn_fusion_gun 0.0>E")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_fusion_gun", "0.0>E", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0, 0), 3, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 2),
        Rolled(BA, "ba1", (3, 2, 0), 3, "shoot", "SQ-SHOOT-03"),
        BulkheadDestroyed(BA, "d1", 5),
    ]
    assert table.mini("ch1").lp == 1
    assert table.mini("ch2").lp == 1


@pytest.mark.clause("SQ-SHOOT-12")
def test_it_needs_somebody_on_the_line() -> None:
    table = scene(
        hall(6, 3), f"ba1 fig_marine_extra 0.1 E {FUSION}", "ch1 fig_gretchin 2.1 W", "ch2 fig_gretchin 2.0 W"
    ).act("ba1")
    assert aims(table, "ba1") == {"0.1>E"}
